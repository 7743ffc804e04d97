title = La despensa
summary = Mueve los tarros de lado, nunca hacia arriba, hasta alinear tu receta secreta.

## Pieces

jar-hand = Mano
jar-fish-head = Cabeza de pescado
jar-heart = Corazón
jar-intestines = Tripas
jar-brain = Cerebro
jar-eyeball = Ojo
jar-tongue = Lengua
jar-bat-wing = Ala de murciélago
jar-ear = Oreja
jar-bone = Hueso
jar-spider = Araña
jar-tentacle = Tentáculo
role-dr-frankenstein = Dr. Frankenstein
role-igor = Igor
role-greta = Greta
role-fritz = Fritz
points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
recipe = { DASHED($ingredients) } ({ points })
side-left = izquierda
side-right = derecha

## Decisions

move-move = mover { $column } { $side } { $jars }
    .also =
        { $column } { $side } { $jars }
        mover columna { $column } { $side } { $jars }
        mover { $jars } tarro columna { $column } { $side }
        mover { $jars } tarros columna { $column } { $side }
        mover { $jars } tarro desde columna { $column } { $side }
        mover { $jars } tarros desde columna { $column } { $side }
move-complete = { $way-id ->
    [down] completar { $column }
   *[across] completar { $column }-{ $last }
}
    .also =
        completar columna { $column }
        completar columnas { $column } { $last }
        completar en fila { $column } { $last }
move-exchange = cambiar
    .also = cambiar receta
move-stop = terminar
    .also =
        terminar turno
        parar
move-offer-end = proponer final
    .also = proponer final partida
move-agree = aceptar
    .also = sí
move-refuse = rechazar
    .also = no
asks-turn = Te toca: { $actions ->
    [one] te queda { $actions } punto
   *[other] te quedan { $actions } puntos
} de acción.
asks-answer = ¿Terminar aquí la partida, con la puntuación actual?

## Refusals, named after the rule

refused-end-over = La partida ha terminado.
refused-turn-order = No te toca.
refused-ruling-agreement = { $why-id ->
    [answer] Primero responde a la propuesta de terminar la partida.
    [answered] Has aceptado; los demás aún no han respondido.
    [none] Nadie ha propuesto terminar la partida.
    [off] En esta mesa la partida no puede terminar de común acuerdo.
    [once] Ya has propuesto terminar la partida en este turno.
   *[late] Ha empezado la última ronda: la partida ya no puede terminar de común acuerdo.
}
refused-move-top = { $jars ->
    [0] Mueve al menos un tarro.
   *[other] { $high ->
        [-1] Ese tarro no existe.
        [0] La columna { $column } está vacía.
        [one] La columna { $column } solo tiene un tarro.
       *[other] La columna { $column } solo tiene { $high } tarros.
    }
}
refused-move-level = { $left ->
    [0] Los tarros nunca suben: en la columna de la derecha ya hay { $right } { $right ->
        [one] tarro
       *[other] tarros
    }.
   *[other] { $right ->
        [0] Los tarros nunca suben: en la columna de la izquierda ya hay { $left } { $left ->
            [one] tarro
           *[other] tarros
        }.
       *[other] Ese tarro no se puede mover ahora: los tarros nunca suben, y en las columnas vecinas hay { $left } y { $right }.
    }
}
refused-exchange-cost = Cambiar cuesta { $cost } { $cost ->
    [one] punto
   *[other] puntos
} de acción; te { $actions ->
    [one] queda { $actions }
   *[other] quedan { $actions }
}.
refused-ruling-empty-deck = Tu mazo está vacío: no hay ninguna receta que robar.
refused-complete-down = Los tres tarros de arriba de esa columna no forman tu receta.
refused-complete-across = Los tarros de arriba de esas tres columnas no forman tu receta.
refused-ruling-apart = Esas no son tres columnas contiguas.

## Events

moved = { $seat } mueve { $jar }{ $above ->
    [0] {""}
    [one] {" "}y el tarro de encima
   *[other] {" "}y los { $above } tarros de encima
} a la { $side }, { $onto-id ->
    [none] al suelo
   *[other] sobre { $onto }
}.
exchanged = { $seat } pone { $under } bajo su mazo y roba { $drawn }.
exchanged-hidden = { $seat } cambia de receta.
completed = { $seat } completa { $recipe } { $columns-count ->
    [one] en una columna
   *[other] en tres columnas
}.
drew = { $seat } roba { $drawn }.
drew-hidden = { $seat } roba una receta nueva.
stopped = { $seat } termina su turno; { $unused ->
    [one] le sobra { $unused } punto
   *[other] le sobran { $unused } puntos
} de acción.
last-round = { $seat } ha alcanzado el objetivo: esta es la última ronda.
offered = { $seat } propone terminar aquí la partida.
answered = { $agrees ->
    [yes] { $seat } acepta.
   *[no] { $seat } lo rechaza: la partida sigue.
}
won = { $why-id ->
    [stall] Demasiados turnos sin completar ninguna receta.{" "}
    [agreed] La partida termina de común acuerdo.{" "}
    [shortage] Ya no se puede completar ninguna de las recetas que quedan.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
}

## Options

option-lists = Tarros y recetas: estándar, para expertos o tus propias listas
option-lists-standard = estándar
option-lists-expert = para expertos
option-doctor = Quién es el doctor y empieza: al azar, o elige un asiento
option-agreement = Cada cual puede proponer en su turno terminar la partida
option-columns = Columnas al empezar
option-action_points = Puntos de acción por turno
option-exchange_cost = Coste de cambiar de receta, en puntos de acción
option-targets = Recetas por completar con 2, 3 y 4 jugadores
option-stall_turns = Turnos por persona sin completar recetas antes de que termine la partida

# Variants of ours
preset-small-steps = Pasos cortos
preset-small-steps-about = Dos puntos de acción por turno; con 3 o 4 jugadores, una receta más. Las victorias compartidas son raras.

## The table in a terminal

short-hand = Ma
short-fish-head = Pe
short-heart = Co
short-intestines = Tr
short-brain = Ce
short-eyeball = Oj
short-tongue = Le
short-bat-wing = Al
short-ear = Or
short-bone = Hu
short-spider = Ar
short-tentacle = Te
screen-turn = Le toca a { $name }
screen-actions = { $actions ->
    [one] queda { $actions } punto
   *[other] quedan { $actions } puntos
} de acción
screen-over = La partida ha terminado
screen-offer = { $name } propone terminar la partida
screen-last = última ronda
screen-idle = { $idle } de { $limit } turnos sin receta
screen-player = jugador
screen-role = papel
screen-done = completadas
screen-points = puntos
screen-deck = mazo
screen-recipes = por completar:
screen-none = –
screen-hand = Receta
screen-under = Bajo mazo

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [move] Elige un tarro resaltado.
   *[other] { pick-lit }
}
table-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
table-pantry = La despensa
table-your-recipe = Tu receta
table-no-recipe = Has completado todas tus recetas.
table-recipe-of = Receta de { $name }
table-points-left = { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
}
table-action-points = Puntos de acción
table-last-round = Última ronda
# A column left of the first one, by its number from there.
table-left-column = I{ $n }
table-left-column-how = A la izquierda de la columna 1
table-floor = Suelo libre: aquí caben tarros
# What marks on the row mean.
table-mark-wanted = falta aquí
table-mark-moved = movido
table-mark-stood = estaba aquí
table-mark-done = completado
table-seek = { $kind }: mostrar sus tarros
table-seek-found = { $kind }, en su sitio: mostrar sus tarros
table-wanted = Aquí falta: { $kind }
table-jar = { $kind }, columna { $column }, altura { $level }
table-lift = { $jar }: levantar { $n ->
    [one] el tarro
   *[other] los { $n } de arriba
}
table-put-here = { $jar }: dejar { $n ->
    [one] el tarro levantado
   *[other] los { $n } tarros levantados
} en esta columna
table-lifted = { $n ->
    [one] { $n } tarro
   *[other] { $n } tarros
} de la columna { $column } en la mano. ¿Adónde?
table-to-left = { $n ->
    [one] { $n } tarro
   *[other] { $n } tarros
} a la izquierda
table-to-right = { $n ->
    [one] { $n } tarro
   *[other] { $n } tarros
} a la derecha
table-moving-left = { $n ->
    [one] { $n } tarro
   *[other] { $n } tarros
} de la columna { $column } a la izquierda
table-moving-right = { $n ->
    [one] { $n } tarro
   *[other] { $n } tarros
} de la columna { $column } a la derecha
table-put-back = Devolver
table-complete-down = Completar en la columna { $column }
table-down-short = Columna { $column }
table-across-short = Columnas { $from }–{ $to }
table-complete-across = Completar en las columnas { $from }–{ $to }
# Said where action points would be lost with it.
table-complete-ends = { $where } (fin de turno)
table-exchange = Cambiar ({ $cost ->
    [one] { $cost } punto de acción
   *[other] { $cost } puntos de acción
})
table-exchange-short = Cambiar
table-exchange-ask = ¿Cambiar tu receta?
table-exchange-how = Tu receta va debajo de tu mazo y robas otra, por { $cost ->
    [one] { $cost } punto de acción
   *[other] { $cost } puntos de acción
}.
table-exchange-do = Cambiar
table-exchange-keep = Quedármela
table-stop = Terminar turno
table-offer = Proponer terminar la partida
table-agree = Aceptar
table-refuse = Seguir jugando
table-try-out = Planear
table-try-out-how = Prueba jugadas en privado antes de hacerlas.
table-planning = Solo es un plan: nadie lo ve.
table-plan-left = Tu plan: { $n ->
    [one] queda { $n } punto
   *[other] quedan { $n } puntos
} de acción.
table-plan-drop = Descartarlo
table-plan-play = Jugar { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
table-lift-how = Levanta un tarro resaltado y los de encima.
table-all-recipes = Recetas y tarros que quedan
table-all-recipes-how = Estas listas son públicas. Qué carta tiene cada cual en la mano es secreto.
table-in-hand = en la mano
table-under-deck = bajo el mazo
table-jars-left = Tarros que quedan en la despensa
table-left = { $kind }: { $n } de { $all }
table-completes = { $name } completa una receta
table-completed = completada
table-recipes-done = { $n } de { $target ->
    [one] { $target } receta
   *[other] { $target } recetas
}
table-margin = { $n ->
    [one] { $n } receta
   *[other] { $n } recetas
}
table-deck = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} en el mazo
table-exchanged = { $n ->
    [one] { $n } devuelta
   *[other] { $n } devueltas
} al fondo
table-doctor = empieza
table-role = Papel: { $role }
table-role-how = Cada papel tiene sus propias recetas.
table-result-target = El objetivo era completar { $target ->
    [one] { $target } receta
   *[other] { $target } recetas
}.
table-result-alone = Solo { $name } lo alcanzó.
table-result-points = Varios lo alcanzaron: decidieron los puntos de sus recetas.
table-result-shared = Varios lo alcanzaron con los mismos puntos: comparten la victoria.
table-result-assistant-first = { $name } llegó antes, y el ayudante que llega antes gana en el acto.
table-result-assistant-last = El doctor llegó, pero { $name } lo igualó en el último turno.
table-result-doctor-held = El doctor llegó, y el ayudante no pudo igualarlo en el último turno.
table-result-stopped = Nadie lo alcanzó: gana quien tenga más recetas y, si empatan, más puntos.
table-result-none = ninguna receta completada
table-result-sum = { $n ->
    [one] { $n } receta
   *[other] { $n } recetas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-result-rule = La regla
own-tiles = Tarros: tipo y cantidad
own-recipes = Recetas: papel, puntos y tres ingredientes

## The first time at a table: the aim, a turn, what counts

first-aim = Completa antes que nadie suficientes recetas secretas: lo normal son cinco con 2 jugadores, cuatro con 3 y tres con 4.
first-turn = Mueve tarros a una columna vecina, nunca hacia arriba. Sueles tener tres puntos de acción.
first-score = Una receta está completa cuando sus tres tarros están en lo alto de columnas vecinas, o de una sola.

## Lessons

lesson-recipe = Eres el doctor. Arriba está tu receta: mano, cabeza de pescado y corazón, en este orden o al revés. Los dos que brillan ya están en su sitio.
lesson-match = Una receta está completa cuando sus tres tarros son los de arriba de tres columnas contiguas, a cualquier altura, o los tres de arriba de una sola columna.
lesson-lift = Un ojo tapa la mano de la columna 3. Levanta el ojo y déjalo en la columna 4.
lesson-level = Eso te ha costado uno de tus tres puntos de acción: se ha apagado una lámpara. Puedes mover varios tarros a la vez, siempre a un sitio contiguo, y ninguno puede acabar más alto de lo que estaba.
lesson-complete = Corazón, cabeza de pescado, mano: ya están todos. Completa la receta con la placa que hay sobre las columnas 1 a 3. Cuesta un punto de acción y termina tu turno.
lesson-gone = Los tres tarros han desaparecido, tienes una receta nueva y tu ayudante Igor, que juega contra ti, ya ha jugado. Su receta es secreta, pero bajo la despensa ves todas las que puede tener.
lesson-exchange = Si una receta no tiene remedio, cámbiala: cuesta dos puntos de acción y la carta va al fondo de tu mazo. Y con «{ table-try-out }» puedes probar jugadas en privado.
lesson-alone = Ahora tú. Con otra receta ganas esta lección; la pestaña «Pista» conoce una buena jugada.
lesson-end = Así es La despensa. En una partida completa se necesitan cinco recetas con dos jugadores, cuatro con tres y tres con cuatro.

## What bots say

remark-done-any-1 = La cena está servida.
remark-done-any-2 = Cada tarro en su sitio.
remark-done-greedy-1 = Y va otra para mí.
remark-done-grumpy-1 = Ya era hora.
remark-exchange-any-1 = Esa receta no era para mí.
remark-exchange-cautious-1 = Prefiero una más fácil.

## Records of a group

feat-most-recipes = Más recetas en una partida
feat-tallest-block = Pila más alta movida (tarros)

## Why a move is the best

because-complete = Así es más fácil que completes tú la próxima receta.
because-rival = Así { $seat } lo tiene más difícil para completar la próxima receta.
