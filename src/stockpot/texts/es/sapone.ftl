title = Sapone
summary = Toma, farolea y regatea: monedas, verduras, herramientas y jabón.

## Pieces

card-coin = moneda
card-watermelon = sandía
card-leek = puerro
card-broccoli = brócoli
card-cucumber = pepino
card-artichoke = alcachofa
card-broom = escoba
card-scythe = guadaña
card-rake = rastrillo
card-pick = pico
card-shovel = pala
card-soap = jabón
card-double-soap = jabón doble
card-four-coins = cuatro monedas
card-three-coins = tres monedas
card-two-coins = dos monedas
card-diamond = diamante
# A card in a sentence.
a-card = { $card-id ->
    [coin] una { $card }
    [watermelon] una { $card }
    [artichoke] una { $card }
    [broom] una { $card }
    [scythe] una { $card }
    [shovel] una { $card }
    [soap] un { $card } simple
    [four-coins] una carta de { $card }
    [three-coins] una carta de { $card }
    [two-coins] una carta de { $card }
    [diamond] el diamante
   *[other] un { $card }
}
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { a-card }
   *[other] { $count } { $card-id ->
        [soap] jabones simples
        [double-soap] jabones dobles
        [four-coins] cartas de { $card }
        [three-coins] cartas de { $card }
        [two-coins] cartas de { $card }
       *[other] { $card }s
    }
}
category-coins = más monedas
category-vegetables = mejores verduras
category-tools = mejores herramientas
category-soap = más jabón
wish-coins = monedas
wish-vegetables = verduras
wish-tools = herramientas
wish-soap = jabón
wish-anything = lo que sea
some-cards = { $cards } { $cards ->
    [one] carta
   *[other] cartas
}

## Decisions

move-sell = vender { $card }
move-declare = declarar { $card }
move-bid = ofrecer { $card }
move-claim = { $card-id ->
    [none] no decir nada
   *[other] decir { $card }
}
    .also = { $card-id ->
        [none] callar
       *[other] digo { $card }
    }
move-pay = pagar { $card }
move-give = dar { $card }
move-name = nombrar { $card }
move-offer = vender una carta
    .also = vender
move-buy = comprar jabón
    .also = comprar
move-wish = { $wish-id ->
    [none] sin deseo
   *[other] pedir { $wish }
}
    .also = { $wish-id ->
        [none] no pedir nada
       *[other] quiero { $wish }
    }
move-done = { $adds ->
    [no] pasar
   *[yes] terminar
}
    .also = { $adds ->
        [no] paso
       *[yes] listo
    }
move-refuse = rechazar todas las ofertas
    .also =
        rechazar
        rechazar todo
move-accept = aceptar la oferta de { $seat }
    .also =
        aceptar { $seat }
        aceptar { $seat-id }
move-ask = { $seat-id ->
    [none] pedir más a todos
   *[other] pedir más a { $seat }
}
    .also = { $seat-id ->
        [none] pedir más
       *[other] pedir más a { $seat-id }
    }
move-believe = creerlo
    .also = no dudar
move-doubt = dudar
    .also = dudo
asks-choice = ¿Vender una carta o comprar del mazo del jabón?
asks-pay = Paga { $left } { $left ->
    [one] carta
   *[other] cartas
} más por tu carta de jabón.
asks-offer = Elige una carta para vender.
asks-declare = ¿Qué dices que es?
asks-wish = ¿Qué quieres a cambio?
asks-bid = Ofrece una carta o pasa.
asks-add = Añade una carta a tu oferta, o ciérrala.
asks-claim = Ofreces { a-card }. ¿Qué dices que es?
asks-doubt = ¿Dudas de que sea { a-card }?
asks-give = Era verdad: da una carta a quien vende.
asks-answer = Acepta una oferta, pide más o rechaza.
asks-request = ¿Qué más quieres?
asks-diamond = ¿Como qué carta cuenta tu diamante?

## Refusals, named after the rule

refused-end-target = La partida ha terminado.
refused-turn-order = No te toca.
refused-sell-bids = Vendes tú; ofrecen los demás.
refused-sell-hidden = Ya has decidido. Espera a los demás.
refused-sell-asked = No te quedan cartas libres.
refused-sell-locked = Las cartas ofrecidas se quedan hasta el final de la venta: solo puedes añadir más.
refused-sell-claim = Antes, di qué es la carta, o no digas nada.
refused-sell-answer = Acepta una de las ofertas, rechaza o pide más.
refused-sell-more = Ya no puedes pedir más: acepta o rechaza.
refused-sell-offer = Elige una carta para vender.
refused-sell-declare = Antes, di qué es la carta.
refused-sell-wish = Di qué quieres, o no pidas nada.
refused-turn-hand = No tienes esa carta.
refused-turn-choice = Antes, elige: ¿vender o comprar?
refused-ruling-few = No puedes comprar, así que tienes que vender: para comprar hacen falta { $price } { $price ->
    [one] carta
   *[other] cartas
} y una carta en el mazo del jabón.
refused-buy-price = Antes, paga tu carta de jabón.
refused-doubt-ask = ¿Te lo crees o lo dudas?
refused-doubt-once = Ya se ha dudado de esta venta.
refused-doubt-option = Esta partida se juega sin dudas.
refused-doubt-true = Da a quien vende una de tus cartas libres.
refused-diamond-name = Elige una de las otras dieciséis cartas para tu diamante.

## Events

round = Ronda { $round }: empieza { $first }.
picked = { $seat } toma { a-card }{ $compensation ->
    [yes] {" "}como compensación
   *[no] {""}
}{ $face_up ->
    [yes] {""}
   *[no] {" "}(boca abajo)
}.
picked-hidden = { $seat } toma una carta boca abajo{ $compensation ->
    [yes] {" "}como compensación
   *[no] {""}
}.
put = { $seat } ofrece { a-card }{ $claim-id ->
    [none] {" "}sin decir nada
   *[other] {" "}y dice «{ $claim }»
}.
paid = { $seat } paga { a-card }.
bought = { $seat } paga { $price } { $price ->
    [one] carta
   *[other] cartas
} y roba { a-card }.
bought-hidden = { $seat } paga { $price } { $price ->
    [one] carta
   *[other] cartas
} y roba una carta de jabón.
offered = { $seat } pone una carta a la venta: «{ $declared }»{ $true ->
    [yes] {""}
   *[no] {" "}(en realidad, { a-card })
}{ $wish-id ->
    [none] {""}
   *[other] , y pide { $wish }
}.
offered-hidden = { $seat } pone una carta a la venta: «{ $declared }»{ $wish-id ->
    [none] {""}
   *[other] , y pide { $wish }
}.
passed = { $seat } { $cards ->
    [0] pasa
   *[other] no añade nada
}.
bid = { $seat } ofrece { some-cards }{ $claims-count ->
    [0] {""}
   *[other] : «{ $claims }»
}.
claimed = { $seat } dice también «{ $claims }».
doubted = { $seat } lo duda.
believed = Nadie duda de { $seat }.
turned = Se descubre la carta: { a-card }. { $seat } { $true ->
    [yes] decía la verdad
   *[no] mentía
}.
gave = { $seat } da { a-card } a { $to }.
gave-hidden = { $seat } da una carta a { $to }.
caught = { $seat } se lleva gratis { a-card } de { $from }, y la venta termina.
asked = { $seat } pide más a { $to-id ->
    [none] todo el mundo
   *[other] { $to }
}{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } rechaza todas las ofertas.
unsold = Nadie ofrece nada, y { $seat } recupera su carta.
sold = { $seat } vende { a-card } a { $to } por { some-cards }.
sold-hidden = { $seat } vende la carta a { $to } por { some-cards }.
received = { $seat } recibe { a-card } de { $from }.
named = { $seat } tiene el diamante: cuenta como { a-card }.
revealed = { $hand-count ->
    [0] { $seat } no tiene nada que mostrar
   *[other] { $seat } muestra { $hand }
}.
category = { CAPITAL($category) }: { $seats-count ->
    [0] nadie
   *[other] { $seats }
}.
scored = { $seat }: { SIGNED($gain) }, total { $points }.

## Options

option-target = Puntos para ganar
option-ties = Empates insalvables: ganan la categoría todos, o nadie
option-ties-each = ganan todos
option-ties-none = no gana nadie
option-table = Tabla de puntos: clásica, revisada o a medida
option-table-classic = clásica
option-table-revised = revisada
option-table-own = a medida
option-points = Tabla a medida: puntos por M, V, H, J, MV, MH, VH, MJ, VJ, HJ, MVH, MVJ, MHJ, VHJ, MVHJ (M monedas, V verduras, H herramientas, J jabón)
option-doubt = Dudas: se puede desafiar a quien vende
option-direction = Sentido de juego
option-direction-clockwise = horario
option-direction-counterclockwise = antihorario
option-backs = Dorsos: todos iguales, o distintos en cada mazo
option-backs-alike = todos iguales
option-backs-by-deck = por mazo
option-dealt = Cartas del mercado repartidas a cada cual
option-price = Precio de una carta de jabón, en cartas
option-requests = Cuántas veces puede pedir más quien vende
option-compensation = Tamaño de una oferta que da derecho a compensación

# Variants of ours
preset-brisk-market = Mercado animado
preset-brisk-market-about = Una carta de jabón cuesta 2 cartas, y quien compra recibe siempre una compensación. Partidas con más vuelcos y algo más cortas.

## The table in a terminal

screen-round = Ronda { $round }
screen-target = { $target } { $target ->
    [one] punto
   *[other] puntos
} para ganar
screen-market = Mercado { $market }, encima: { $top }
screen-down = boca abajo
screen-empty = vacío
screen-soap = jabón { $soap }
screen-discard = descarte { $discard }
screen-player = jugador
screen-points = puntos
screen-cards = cartas
screen-bought = jabón comprado
screen-last = ronda anterior
screen-sale = { $name } pone una carta a la venta: «{ $declared }»
screen-thinking = { $name } va a poner una carta a la venta
screen-up = boca arriba: { $card }
screen-mine = en realidad { $card }
screen-wish = pide { $wish }
screen-asks = pide más
screen-bid = { $name } ofrece { $n }:
screen-silent = { $n } sin decir nada
screen-own = tu oferta:
screen-holding = a punto de ofrecer: { $card }
screen-hand = Mano
screen-known = Vistas
screen-place = { $place }:
screen-or = o
screen-discarded = descarte
screen-deck = carta de jabón
screen-diamond = { $name } dice como qué cuenta el diamante

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [give] Elige una carta resaltada.
    [offer] Señala una opción para ver qué efecto tiene.
    [buy] Señala una opción para ver qué efecto tiene.
   *[other] { pick-lit }
}
table-category-coins = Monedas
table-category-vegetables = Verduras
table-category-tools = Herramientas
table-category-soap = Jabón
table-title-coins = Más monedas
table-title-vegetables = Mejores verduras
table-title-tools = Mejores herramientas
table-title-soap = Más jabón
table-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-round = Ronda { $n } · { $target } { $target ->
    [one] punto
   *[other] puntos
} para ganar
table-round-ends = La ronda acaba cuando se vacía el mercado.
table-points-table = Puntos
table-points-how = Puntúas una sola vez por el conjunto de categorías que ganas en la ronda.
table-market = Mercado
table-market-top = Mazo del mercado, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, encima: { $good }
table-market-back = Mazo del mercado, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, la de encima boca abajo
table-market-empty = El mazo del mercado está vacío
table-up-left = { $n } boca arriba
table-soap-deck = Jabón
table-soap-label = Mazo del jabón, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-discard = Descarte
table-discard-label = Descarte, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, boca abajo
table-face-down = una carta boca abajo
table-soap-back = una carta de jabón boca abajo
table-stage = El puesto
table-picking = { $name } decide: ¿vender una carta o comprar jabón?
table-paying = { $name } paga una carta de jabón.
table-offering = { $name } pone una carta en el mostrador.
table-naming = { $name } tiene el diamante y dice como qué cuenta.
table-game-over = El puesto ha cerrado.
table-you = Tú
table-says = «¡{ CAPITAL($good) }!»
table-sell-here = Toca una carta de tu mano para ponerla en el mostrador, o arrástrala aquí.
table-pay-here = Toca las cartas con las que pagas, o arrástralas aquí.
table-thinks-up = ¿Cómo la llamo…?
table-wants = Busco { $wish }.
table-wants-more-of = { $name }, ¡un poquito más! Quiero { $wish }.
table-wants-more = { $name }, ¡un poquito más!
table-everybody = Todo el mundo
table-bidders = Ofertas
table-is-bidding = pensando…
table-passes = pasa
table-bids = { $name } ofrece { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-silent-card = sin decir nada
table-claims-of = «{ $goods }»
table-no-word = …
table-is-doubting = ¿verdad o mentira?
table-has-doubted = ¡Lo dudo!
table-lie = Mentira
table-truth = Verdad
table-your-bluff = farol
table-sold = { $seller } vende a { $buyer } por { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-sold-unseen = Lo que cambió de manos queda entre los dos.
table-refused = { $seller } rechaza todas las ofertas.
table-unsold = Nadie ofrece nada, y { $seller } recupera su carta.
table-bought = { $name } compra una carta de jabón.
table-bought-good = { $name } compra una carta de jabón: { $good }.
table-caught = ¡Mentira! { $doubter } se lleva gratis la carta de { $seller }.
table-wrong-doubt = Era verdad: { $doubter } da una carta a { $seller }.
table-declared-as = declarada «{ $good }»
table-in-return = a cambio
table-compensation = { $name } toma una carta del mercado como compensación.
table-compensation-good = { $name } toma una carta como compensación: { $good }.
table-sell = Vender una carta
table-buy = Comprar jabón ({ $n ->
    [one] { $n } carta
   *[other] { $n } cartas
})
table-choose-card = Elige una carta de tu mano.
table-paid = { $paid } de { $price } pagadas
table-say-is = Decir que es: { $good }
table-the-truth = la verdad
table-say-nothing = No decir nada
table-wish-for = Pedir { $wish }
table-wish-anything = lo que sea
table-your-words = Añade unas palabras (opcional)
table-pass = Pasar
table-keep-bid = Dejar mi oferta así
table-done-bidding = Esta es mi oferta
table-accept-bid = Aceptar: { $bid }, { $said }
table-accept-short = Aceptar
table-refuse-all = Rechazar todas
table-ask-more = Pedir más
table-ask-all = Pedir más a todos
table-all = todos
table-ask-one = Pedir más a { $name }
table-asks-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
table-believe = Me lo creo
table-doubt = ¡Lo dudo!
table-count-as = Cuenta como: { $good }
table-hand = Tu mano
table-use-sell = Vender
table-use-bid = Ofrecer
table-use-pay = Pagar
table-use-give = Dar
table-in-hand = { $n ->
    [one] { $good }
   *[other] { $good }, { $n } copias
}
table-your-bid = Tu oferta
table-bid-back = Tu oferta vuelve a tus manos.
table-holding = aún no has dicho nada
table-worth-coins = monedas: { $n }
table-worth-soap = jabón: { $n }
table-worth-vegetables = verduras: { $n } { $n ->
    [one] tipo
   *[other] tipos
}
table-worth-tools = herramientas: { $n } { $n ->
    [one] tipo
   *[other] tipos
}
table-scored = Ronda { $round }: puntuación
table-last-round = Ronda anterior
table-round-over = La ronda { $round } ha terminado.
table-next-round = Siguiente ronda
table-to-result = Ver el resultado
table-if-true = si es verdad:
table-counts-coins = suma
table-counts-soap = suma
table-counts-vegetables = tipos
table-counts-tools = tipos
table-nobody = Nadie tiene.
table-alone = Nadie más tiene.
table-by-sum = Gana el total más alto.
table-by-largest = Totales iguales: gana quien tenga más de «{ $good }».
table-by-types = Gana quien tenga más tipos.
table-by-types-later = Sigue el empate: gana quien tenga más tipos entre las { $layer ->
    [2] segundas
    [3] terceras
   *[other] { $layer }.as
} copias.
table-by-rarer = Mismo número de tipos: gana la carta más rara ({ $good }).
table-by-rarer-later = Sigue el empate: gana la carta más rara entre las { $layer ->
    [2] segundas
    [3] terceras
   *[other] { $layer }.as
} copias ({ $good }).
table-tie-each = Empate insalvable: la ganan todos.
table-tie-none = Empate insalvable: no la gana nadie.
table-diamond-was = El diamante de { $name } contaba como: { $good }.
table-lies = Mentiras que conoces de esta ronda
table-lie-line = { $name } dijo «{ $said }». En realidad: { $was }.
table-player = Nombre
table-won = Categorías ganadas
table-gain = Ronda
table-sum = Total
table-place = puesto { $n }
table-seat-bought = jabón comprado: { $n }
table-seen = Vistas
table-unseen-soap = carta de jabón
table-perhaps = quizás

## The first time at a table: the aim, a turn, what counts

first-aim = Comercia, y miente un poco, para acabar con las mejores mercancías.
first-turn = Toma una carta y luego vende una boca abajo o compra jabón. Las ofertas también pueden mentir.
first-score = Más monedas, mejores verduras, mejores herramientas y más jabón puntúan al final de cada ronda.

## Lessons

lesson-welcome = Te damos la bienvenida al mercado. Cuatro cosas dan puntos al final de la ronda: más monedas, mejores verduras, mejores herramientas y más jabón. Tienes tres tipos de verduras: consérvalas.
lesson-pick = Cada turno empieza con una carta del mercado; la tuya ya está tomada. La mitad de ese mazo está boca arriba, así que a veces todos ven qué viene después.
lesson-choice = Luego vendes una carta a los demás o compras del mazo del jabón. Vamos a vender.
lesson-offer = Pon la pala en el mostrador: es la herramienta más común, y tú coleccionas verduras.
lesson-declare = Está boca abajo. Di qué es, o miente: con la única escoba les picaría la curiosidad…
lesson-wish = Di qué quieres a cambio: verduras.
lesson-answer = Las ofertas también están boca abajo, y lo que se dice de ellas puede ser mentira. Acepta una, recházalas todas o pide más: dos veces como mucho.
lesson-request = Di qué falta.
lesson-answer-again = Una oferta puede crecer, pero nunca menguar. ¿Qué respondes?
lesson-bid = Ahora vende otra persona. Ofrece una carta que te sobre, o pasa. Quien paga dos cartas o más toma una carta del mercado como compensación.
lesson-claim = Di qué es tu carta, sea verdad o no, o no digas nada.
lesson-done = Aún puedes ofrecer una carta, o dejarlo así. Todas las ofertas se muestran a la vez.
lesson-buy = Te toca otra vez. El jabón es lo que más cuenta, y con tres cartas compras una del mazo del jabón: jabón, más monedas o el diamante. Compra si te sobran cartas.
lesson-free = Ya conoces el mercado. Sigue jugando: la ronda acaba cuando se agota el mazo del mercado.
lesson-scored = Se muestran todas las manos. Cada categoría la gana una persona, y puntúas por el conjunto exacto que has ganado: dos juntas valen más que por separado. Una partida de verdad llega hasta los 20 puntos.

## What bots say

remark-offer-any-1 = Recién traído esta mañana.
remark-offer-any-2 = No verás otra igual.
remark-offer-any-3 = Solo pido un precio justo.
remark-offer-any-4 = Acércate, que no muerde.
remark-offer-any-5 = Si de estas me sobran, de verdad.
remark-offer-cautious-1 = Con una carta honrada me basta.
remark-offer-cautious-2 = Sin prisa, mírala por todos lados.
remark-offer-greedy-1 = Dos cartas como poco, que tengo familia.
remark-offer-greedy-2 = Cuanto más traes, más sonrío.
remark-offer-bluffer-1 = ¿Te mentiría yo a ti?
remark-offer-bluffer-2 = Mírame a los ojos. Es verdad.
remark-offer-bluffer-3 = Mi abuela lo juraría.
remark-offer-jolly-1 = ¡Pasen y vean!
remark-offer-jolly-2 = ¡Canta cuando la lavas!
remark-offer-grumpy-1 = O compras o circulas.
remark-offer-grumpy-2 = No la he cargado hasta aquí para nada.
remark-more-any-1 = Ya casi estamos.
remark-more-any-2 = Una más y es tuya.
remark-more-cautious-1 = Prefiero ir sobre seguro.
remark-more-greedy-1 = Mi mano sigue abierta.
remark-more-bluffer-1 = Alguien acaba de guiñarme un ojo.
remark-more-jolly-1 = ¡Venga, sin timidez!
remark-more-grumpy-1 = ¿Y ya está?
remark-deal-any-1 = Da gusto hacer negocios contigo.
remark-deal-any-2 = ¡Vendido!
remark-deal-cautious-1 = Creo que ha sido justo.
remark-deal-greedy-1 = Vuelve pronto, y con más.
remark-deal-bluffer-1 = No se admiten devoluciones.
remark-deal-jolly-1 = ¡Choca esos cinco!
remark-deal-grumpy-1 = Por fin.
remark-refuse-any-1 = Por eso no, gracias.
remark-refuse-any-2 = Pues me la quedo.
remark-refuse-cautious-1 = Algo me dice que espere.
remark-refuse-greedy-1 = Habrá que rascarse más el bolsillo.
remark-refuse-bluffer-1 = Tú te lo pierdes, era una ganga.
remark-refuse-jolly-1 = ¡Otra vez será!
remark-refuse-grumpy-1 = He visto mejores ofertas en la alcantarilla.
remark-soap-any-1 = Manos limpias, conciencia limpia.
remark-soap-any-2 = El jabón nunca se pone malo.
remark-soap-bluffer-1 = No adivinarás jamás lo que he robado.
remark-soap-grumpy-1 = Tres cartas por esto. Un atraco.
remark-caught-any-1 = ¡Lo sabía!
remark-caught-any-2 = Debería darte vergüenza.
remark-caught-bluffer-1 = Cree el ladrón que todos son de su condición. Y acierta.
remark-caught-jolly-1 = ¡Te pillé, pillastre!

## Records of a group

feat-biggest-lie = Mayor mentira creída (cartas pagadas)
feat-most-caught = Más mentiras descubiertas en una partida
feat-best-round = Mejor ronda (puntos)

## Why a move is the best

because-coins = Así acabas con más monedas.
because-vegetables = Así acabas con más tipos de verduras.
because-tools = Así acabas con más tipos de herramientas.
because-soap = Así acabas con más jabón.
because-cards = Así acabas con más cartas.
