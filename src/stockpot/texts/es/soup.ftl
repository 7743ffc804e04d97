title = Sopa
summary = Llena la olla y llévatela, o mejor no: un juego de bazas con cinco recetas.

## Pieces

color-bug = bicho
color-vegetable = verdura
color-fruit = fruta
color-trash = basura
sign-1 = 1
sign-2 = 2
sign-3 = 3
sign-4 = 4
sign-5 = 5
sign-10 = 10
sign-herb = hierba
sign-reset = reinicio
face = { $color } { $sign }
recipe-bug-soup = sopa de bichos
recipe-vegetable-soup = sopa de verduras
recipe-fruit-soup = sopa de frutas
recipe-trash-soup = sopa de basura
recipe-clear-water = agua clara

## Decisions

move-card = { $card }
move-recipe = { $recipe }
asks-recipe = Elige tu receta para este reparto.
asks-lead = Sal con una carta.
asks-any = Juega cualquier carta.
asks-follow = Asiste con una carta de { $color }.
asks-void = No te quedan cartas de { $color }: juega cualquiera.

## Refusals, named after the rule

refused-end-winner = La partida ha terminado.
refused-play-turn = No te toca.
refused-recipe-secret = Ya has elegido; los demás, no.
refused-recipe-choose = Antes, elige una receta.
refused-score-discard = Ya has usado esa receta.
refused-variant-dealer = Quien reparte debe elegir otra receta que quien tiene a su izquierda.
refused-recipe-reveal = Las recetas están elegidas; juega una carta.
refused-play-hand = No tienes esa carta.
refused-play-follow = Hay que asistir: tienes { $color }.

## Events

dealt = Reparto { $deal }; reparte { $dealer }.
chose = { $seat } elige { $recipe }, boca abajo.
chose-hidden = { $seat } ha elegido una receta.
showed = { $seat } cocina { $recipe }.
played = { $seat } juega { $card } → { $total } en la olla.
took = La olla está llena: { $seat } se lleva { $cards } { $cards ->
    [one] carta
   *[other] cartas
}, que { $cards ->
    [one] vale
   *[other] valen
} { SIGNED($worth) }.
ran-out = { $seat } no tiene más cartas: termina el reparto{ $pot ->
    [0] .
    [one] , con { $pot } carta en la olla.
   *[other] , con { $pot } cartas en la olla.
}
scored = { $seat }: { SIGNED($gain) }, total { $points }.
turned-up = { $pile-count ->
    [0] { $seat } no se ha llevado nada.
   *[other] { $seat } descubre { $pile }.
}

## Options

option-open_recipes = Recetas a la vista: se eligen por turnos, ante todos
option-first_dealer = Primer repartidor: al azar, o elige un asiento
option-hand_sizes = Cartas por jugador con 2, 3, 4 y 5 jugadores
option-start_points = Puntos al empezar
option-full_pot = Total que llena la olla
option-water_points = Puntos del agua clara antes de restar

## The table in a terminal

screen-deal = Reparto { $deal } de { $deals }
screen-dealer = reparte { $name }
screen-pot = Olla
screen-total = total { $total } de { $full }
screen-required = asistir
screen-free = cualquier color
screen-hand = Mano
screen-pile = Montón
screen-player = jugador
screen-points = puntos
screen-recipe = receta
screen-cards = mano
screen-taken = montón
screen-worth = valor
screen-secret = elegida
screen-none = –
screen-lacks = sin

## The table in a browser

table-short-bug-soup = Bichos
table-short-vegetable-soup = Verduras
table-short-fruit-soup = Frutas
table-short-trash-soup = Basura
table-short-clear-water = Agua clara
table-recipe-says-bug-soup = +1 por bicho, −1 por basura
table-recipe-says-vegetable-soup = +1 por verdura, −1 por basura
table-recipe-says-fruit-soup = +1 por fruta, −1 por basura
table-recipe-says-trash-soup = +1 por basura, −1 por hierba
table-recipe-says-clear-water = 5 puntos, −1 por carta
table-deal = Reparto { $deal } de { $deals }
table-dealer = reparte
table-pot = La olla: { $total } de { $full }
table-empty = La olla está vacía
table-follow = Asistir: { $color }
table-any-color = Cualquier color
table-lead = Sal con una carta
table-hand = Tu mano
table-play = Jugar { $card }
table-fills = llena la olla: { SIGNED($worth) } para ti
table-makes = la deja en { $total }
table-cards = { $n } { $n ->
    [one] carta
   *[other] cartas
}
table-taken = { $n ->
    [one] { $n } ganada
   *[other] { $n } ganadas
}
table-worth = vale { SIGNED($n) }
table-secret = ha elegido
table-choosing = está eligiendo
table-lacks = sin { $colors }
table-used = Ya cocinada
table-takes = { $name } se lleva { $n } { $n ->
    [one] carta
   *[other] cartas
}
table-your-pile = Tu montón
table-recipes-title = Tus recetas
table-in-hand = { $n } en la mano
table-scores-by-deal = Puntos por reparto
table-scores-how = Se empieza con { $start }; nadie baja de 0.
table-player = Jugador
table-sum = Total

## Lessons

lesson-welcome = ¡Te damos la bienvenida a la cocina! Todo el mundo cocina en la misma olla y cada cual quiere algo distinto en ella. Juegas las cartas de una en una; quien hace rebosar la olla se lleva todo lo que contiene.
lesson-recipe = Primero comprométete con una receta. Decide cuánto valen en este reparto las cartas que te lleves. Mira tu mano, abajo: un color del que tienes mucho es un color que controlas. Cada receta se cocina una sola vez por partida.
lesson-pot = Ya están todas las recetas sobre la mesa, junto a cada nombre. Esta es la olla: el anillo y el número muestran su total. Con 10 está llena, y quien la llenó se lleva todas las cartas.
lesson-lead = Sales tú, así que vale cualquier carta. Un bicho, una verdura o una fruta fija el color obligado. Un 10 de salida cuenta como 0.
lesson-follow = Tienes que asistir: el caldo y la señal bajo la olla muestran el color. Si lo tienes, debes jugarlo, y por eso solo se resaltan esas cartas. Toca cualquier otra para ver por qué no.
lesson-trash = Hay basura en la olla: desde ahora vale cualquier color hasta que alguien se la lleve.
lesson-signs = Dos signos especiales: una hierba no suma nada y un reinicio devuelve el total a 0. Los dos sirven para endosar la olla cuando no la quieres.
lesson-took = ¡Alguien se ha llevado la olla! Sus cartas van a su montón, y esa persona sale en la siguiente. Junto a cada nombre ves cuántas cartas se ha llevado y cuánto valen para su receta.
lesson-fill = Ahora podrías llenar la olla. ¿Lo que hay dentro le va bien a tu receta? Llévatela. ¿Está llena de cosas que no quieres? Juega bajo y déjasela a los demás.
lesson-count = El reparto ha terminado: se cuentan los montones, las recetas usadas se retiran y se reparten cartas nuevas. Tras cinco repartos, gana quien tenga más puntos. ¡No hace falta saber más!

## What bots say

remark-glad-any-1 = Justo lo que le faltaba a mi guiso.
remark-glad-any-2 = Para mí, gracias.
remark-glad-greedy-1 = Y la siguiente también, por favor.
remark-glad-jolly-1 = ¡Qué bien huele!
remark-glad-cautious-1 = Eso esperaba.
remark-sorry-any-1 = Ese no era el plan.
remark-sorry-any-2 = ¿Quién ha echado eso?
remark-sorry-bluffer-1 = Tal como yo quería. De verdad.
remark-sorry-grumpy-1 = Cómo no, me tenía que tocar a mí.
remark-sorry-jolly-1 = ¡Peores cosas he comido!
