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
face = { $sign-id ->
    [herb] { $sign } de { $color }
    [reset] { $sign } de { $color }
   *[other] { $color } { $sign }
}
recipe-bug-soup = sopa de bichos
recipe-vegetable-soup = sopa de verduras
recipe-fruit-soup = sopa de frutas
recipe-trash-soup = sopa de basura
recipe-clear-water = agua clara

## Decisions

move-card = { $card }
    .also = jugar { $card }
move-recipe = { $recipe }
    .also = cocinar { $recipe }
asks-recipe = Elige tu receta para este reparto.
asks-lead = Sal con una carta.
asks-any = Hay basura en la olla: juega cualquier carta.
asks-follow = Asiste con { $color-id ->
    [bug] un { $color }
   *[other] una { $color }
}.
asks-void = No tienes { $color }s: juega cualquier carta.

## Refusals, named after the rule

refused-end-winner = La partida ha terminado.
refused-play-turn = No te toca.
refused-recipe-secret = Ya has elegido; los demás aún no.
refused-recipe-choose = Primero elige una receta.
refused-score-discard = Ya has usado esa receta.
refused-variant-dealer = Quien reparte no puede elegir la misma receta que la persona a su izquierda.
refused-recipe-reveal = Ya están elegidas todas las recetas: juega una carta.
refused-play-hand = No tienes esa carta.
refused-passing = No se puede pasar: juega una carta.
refused-play-follow = Tienes que asistir: te quedan { $color }s.

## Events

dealt = Reparto { $deal }: da las cartas { $dealer }.
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
scored = { $seat }: { SIGNED($gain) }, en total { $points }.
turned-up = { $pile-count ->
    [0] { $seat } no se ha llevado nada.
   *[other] { $seat } descubre { $pile }.
}

## Options

option-open_recipes = Recetas a la vista: se eligen por turnos y todos las ven
option-first_dealer = Quién reparte primero: al azar, o elige un asiento
option-hand_sizes = Cartas por persona con 2, 3, 4 y 5 jugadores
option-start_points = Puntos al empezar
option-full_pot = Total que llena la olla
option-water_points = Puntos del agua clara antes de restar
option-cards = Todas las cartas (lista CSV)
option-recipe_cards = Todas las recetas (lista CSV)

# Variants of ours
preset-small-pot = Olla pequeña
preset-small-pot-about = Recetas a la vista, y un total de 7 llena la olla. La partida va más igualada y se decide más tarde.

## The table in a terminal

screen-deal = Reparto { $deal } de { $deals }
screen-dealer = reparte { $name }
screen-pot = Olla
screen-total = total { $total } de { $full }
screen-required = asistir
screen-free = cualquier color
screen-hand = Mano
screen-pile = Montón
screen-player = nombre
screen-points = puntos
screen-recipe = receta
screen-cards = mano
screen-taken = montón
screen-worth = valor
screen-secret = elegida
screen-none = –
screen-lacks = sin

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [recipe] Elige una receta resaltada.
   *[other] Elige una carta resaltada.
}
table-short-bug-soup = Bichos
table-short-vegetable-soup = Verduras
table-short-fruit-soup = Frutas
table-short-trash-soup = Basura
table-short-clear-water = Agua
table-recipe-says-bug-soup = +{ $gain } por bicho, −{ $cost } por basura
table-recipe-says-vegetable-soup = +{ $gain } por verdura, −{ $cost } por basura
table-recipe-says-fruit-soup = +{ $gain } por fruta, −{ $cost } por basura
table-recipe-says-trash-soup = +{ $gain } por basura, −{ $cost } por hierba
table-recipe-says-clear-water = { $water } { $water ->
    [one] punto
   *[other] puntos
}, −{ $cost } por carta
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
table-stays = no suma nada, se queda en { $total }
table-resets = la devuelve a { $total }
# A 10 that leads.
table-leads-as = un 10 de salida cuenta { $total }
# On the card: short.
table-sign-herb = hierba
table-sign-reset = a cero
table-cards = { $n } { $n ->
    [one] carta
   *[other] cartas
}
table-taken = { $n ->
    [one] { $n } ganada
   *[other] { $n } ganadas
}
table-worth = vale { SIGNED($n) }
table-secret = receta elegida
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
table-player = Nombre
table-sum = Total
table-deal-counted = Reparto { $deal }: el recuento
table-counted = El reparto { $deal } ha terminado.
table-next-deal = Siguiente reparto
table-to-result = Ver el resultado
table-points-now = ahora { $n }
table-points-floor = ahora { $n }, nunca menos
table-nothing-taken = No se llevó cartas
table-last-pot = Última olla:

## The first time at a table: the aim, a turn, what counts

first-aim = Cocina una receta por reparto y reúne las cartas que pide.
first-turn = Juega una carta a la olla, del color obligado si lo tienes.
first-score = Quien llena la olla hasta 10 se lleva todas sus cartas: las buscadas +1, las indeseadas −1.

## Lessons

lesson-welcome = ¡Te damos la bienvenida a la cocina! Todo el mundo cocina en la misma olla y cada cual quiere algo distinto en ella. Se juega una carta cada vez; quien hace rebosar la olla se lleva todo lo que contiene.
lesson-recipe = Primero elige una receta: de ella depende lo que valdrán en este reparto las cartas que te lleves. Mira tu mano, abajo: si tienes muchas cartas de un color, ese color lo controlas tú. Cada receta se cocina una sola vez por partida.
lesson-pot = Ya están todas las recetas sobre la mesa, junto a cada nombre. Esta es la olla: el anillo y el número muestran su total. Al llegar a 10 está llena, y quien la llena se lleva todas las cartas.
lesson-lead = Sales tú, así que vale cualquier carta. Si es un bicho, una verdura o una fruta, fija el color al que hay que asistir. Un 10 de salida cuenta 0.
lesson-follow = Tienes que asistir: el caldo y el letrero bajo la olla indican a qué color. Si lo tienes, debes jugarlo, y por eso solo se resaltan esas cartas. Toca cualquier otra para ver por qué no.
lesson-trash = Hay basura en la olla: desde ahora vale cualquier color, hasta que alguien se lleve la olla.
lesson-signs = Hay dos signos especiales: una hierba no suma nada y un reinicio devuelve el total a 0. Ambos sirven para pasar la olla cuando no la quieres.
lesson-took = ¡Alguien se ha llevado la olla! Las cartas van a su montón, y esa persona sale en la siguiente. Junto a cada nombre ves cuántas cartas se ha llevado y cuánto valen para su receta.
lesson-fill = Ahora podrías llenar la olla. ¿Lo que hay dentro le va bien a tu receta? Llévatela. ¿Está llena de cosas que no quieres? Juega bajo y déjasela a los demás.
lesson-count = Alguien se ha quedado sin cartas, así que el reparto ha terminado: se cuentan los montones, se retiran las recetas usadas y se reparten cartas nuevas. Tras cinco repartos, gana quien tenga más puntos. ¡Y eso es todo!

## What bots say

remark-glad-any-1 = Justo lo que le faltaba a mi guiso.
remark-glad-any-2 = Para mí, gracias.
remark-glad-greedy-1 = Y la siguiente también, por favor.
remark-glad-jolly-1 = ¡Qué bien huele!
remark-glad-cautious-1 = Eso esperaba.
remark-sorry-any-1 = Ese no era el plan.
remark-sorry-any-2 = ¿Quién ha echado eso?
remark-sorry-bluffer-1 = Justo lo que yo quería. De verdad.
remark-sorry-grumpy-1 = Cómo no, me tenía que tocar a mí.
remark-sorry-jolly-1 = ¡Peores cosas he comido!

## Records of a group

feat-longest-pot = Olla más grande (cartas)
feat-best-deal = Mejor reparto (puntos)

## Why a move is the best

because-points = Te da { $n ->
    [one] cerca de { $n } punto
   *[other] unos { $n } puntos
} más en este reparto que la segunda mejor jugada.
because-spoils = Le cuesta a { $seat } { $n ->
    [one] cerca de { $n } punto
   *[other] unos { $n } puntos
} en este reparto.
