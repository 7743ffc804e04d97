title = SaPotage
summary = Cocina para un juez exigente, estropea los demás platos y presenta el tuyo sin pestañear.

## Flavors, ingredients and judges

flavor-sweet = Dulce
flavor-sour = Ácido
flavor-salty = Salado
flavor-bitter = Amargo
flavor-umami = Umami
flavor-starchy = Harinoso
flavor-oleo = Graso
flavor-spicy = Picante
flavor-earthy = Terroso
ingredient-strawberry = Fresa
ingredient-lemon = Limón
ingredient-lime = Lima
ingredient-grapefruit = Pomelo
ingredient-mango = Mango
ingredient-pineapple = Piña
ingredient-banana = Plátano
ingredient-raspberry = Frambuesa
ingredient-coconut = Coco
ingredient-avocado = Aguacate
ingredient-green-olive = Aceituna verde
ingredient-tomato = Tomate
ingredient-cranberry = Arándano rojo
ingredient-potato = Patata
ingredient-sweet-potato = Boniato
ingredient-beetroot = Remolacha
ingredient-kale = Col rizada
ingredient-spinach = Espinacas
ingredient-arugula = Rúcula
ingredient-brussels-sprouts = Coles de Bruselas
ingredient-bitter-melon = Melón amargo
ingredient-radicchio = Radicchio
ingredient-eggplant = Berenjena
ingredient-onion = Cebolla
ingredient-garlic = Ajo
ingredient-wasabi = Wasabi
ingredient-sweet-corn = Maíz dulce
ingredient-pumpkin = Calabaza
ingredient-jalapeno = Jalapeño
ingredient-habanero = Habanero
ingredient-ghost-pepper = Chile fantasma
ingredient-chipotle = Chipotle
ingredient-horseradish = Rábano picante
ingredient-shiitake = Shiitake
ingredient-seaweed = Algas
ingredient-asparagus = Espárragos
ingredient-chickpeas = Garbanzos
ingredient-lentils = Lentejas
ingredient-tofu = Tofu
ingredient-kimchi = Kimchi
ingredient-sauerkraut = Chucrut
ingredient-pickle = Pepinillo
ingredient-capers = Alcaparras
ingredient-miso-paste = Pasta de miso
ingredient-bacon = Beicon
ingredient-steak = Bistec
ingredient-roast-chicken = Pollo asado
ingredient-chorizo = Chorizo
ingredient-ham = Jamón
ingredient-duck-leg = Muslo de pato
ingredient-spicy-jerky = Cecina picante
ingredient-deviled-egg = Huevo relleno
ingredient-anchovy = Anchoa
ingredient-shrimp = Gamba
ingredient-smoked-salmon = Salmón ahumado
ingredient-sardines = Sardinas
ingredient-butter = Mantequilla
ingredient-whipped-cream = Nata montada
ingredient-cheddar = Cheddar
ingredient-parmesan = Parmesano
ingredient-blue-cheese = Queso azul
ingredient-feta = Feta
ingredient-plain-yogurt = Yogur natural
ingredient-sour-cream = Nata agria
ingredient-ice-cream = Helado
ingredient-white-rice = Arroz blanco
ingredient-sourdough = Pan de masa madre
ingredient-rye-bread = Pan de centeno
ingredient-oatmeal = Avena
ingredient-soft-pretzel = Pretzel
ingredient-caramel-corn = Palomitas con caramelo
ingredient-ramen-noodles = Fideos ramen
ingredient-croissant = Cruasán
ingredient-tortilla = Tortilla de maíz
ingredient-peanut-butter = Crema de cacahuete
ingredient-walnuts = Nueces
ingredient-tahini = Tahini
ingredient-chestnuts = Castañas
ingredient-sea-salt = Sal marina
ingredient-black-pepper = Pimienta negra
ingredient-cinnamon = Canela
ingredient-curry-powder = Curri
ingredient-soy-sauce = Salsa de soja
ingredient-vinegar = Vinagre
ingredient-hot-sauce = Salsa picante
ingredient-mustard = Mostaza
ingredient-honey = Miel
ingredient-sugar-cubes = Terrones de azúcar
ingredient-dark-chocolate = Chocolate negro
ingredient-espresso = Café expreso
ingredient-truffle-shavings = Virutas de trufa
ingredient-gold-leaf = Pan de oro
ingredient-saffron-threads = Hebras de azafrán
ingredient-spoon-of-caviar = Cucharada de caviar
ingredient-vanilla-pod = Vaina de vainilla
ingredient-wagyu-slice = Loncha de wagyu
ingredient-grandma-s-secret-sauce = Salsa secreta de la abuela
ingredient-edible-flowers = Flores comestibles
ingredient-gym-sock = Calcetín de gimnasio
ingredient-toothpaste = Pasta de dientes
ingredient-bar-of-soap = Pastilla de jabón
ingredient-lost-shoelace = Cordón perdido
ingredient-pencil-shavings = Virutas de lápiz
ingredient-bubble-bath = Gel de baño
ingredient-old-chewing-gum = Chicle viejo
ingredient-cat-kibble = Pienso para gatos
ingredient-lump-of-charcoal = Trozo de carbón
ingredient-mystery-slime = Baba misteriosa
judge-candy-cassidy = Cassidy Caramelo
judge-grandpa-gus = Abuelo Gus
judge-captain-brine = Capitán Salmuera
judge-zesty-zelda = Zelda la Agria
judge-old-salt-selma = Selma la Marinera
judge-binge-benny = Benny el Tragón
judge-critic-crabtree = Crítico Crabtree
judge-night-shift-nadia = Nadia la Nocturna
judge-professor-dashi = Profesor Dashi
judge-barbecue-bo = Bo Barbacoa
judge-baker-bruna = Bruna la Panadera
judge-noodle-nico = Nico Fideos
judge-madame-beurre = Madame Beurre
judge-sir-drizzle = Sir Chorrito
judge-blaze-beatriz = Beatriz la Ardiente
judge-inferno-ian = Ian el Infernal
judge-forager-fern = Fern la Recolectora
judge-ranger-rowan = Rowan el Guardabosques
title-fairground-confectioner = Confitera de feria
title-kettle-corn-king = Rey de las palomitas
title-retired-pickle-sailor = Marinero jubilado en escabeche
title-street-market-ceviche-star = Estrella del ceviche callejero
title-lighthouse-keeper = Farera
title-snack-reviewer = Catador de aperitivos
title-newspaper-grump = Gruñón de periódico
title-coffee-fuelled-night-nurse = Enfermera de noche a base de café
title-broth-scholar = Erudito del caldo
title-pit-master = Maestro de la brasa
title-village-bread-queen = Reina del pan del pueblo
title-noodle-bar-owner = Dueño de un bar de fideos
title-butter-sculptor = Escultora de mantequilla
title-olive-grove-knight = Caballero del olivar
title-fire-juggler = Malabarista de fuego
title-hot-sauce-champion = Campeón de la salsa picante
title-mushroom-guide = Guía de setas
title-campfire-storyteller = Cuentacuentos de fogata

## Decisions

answer-laugh = risa
answer-no-reaction = sin reacción
answer-not-fitting = no encaja
move-cook = cocinar { $cards }{ $shared-id ->
    [none] {""}
   *[other] {" "}+ { $shared }
}
    .also =
        { $cards }
        servir { $cards }
move-peek = descubrir { $place } de { $seat }
    .also =
        mirar { $place } de { $seat }
        descubrir la carta { $place } de { $seat }
move-give = dar { $card } a { $seat }
    .also =
        dar { $card } al asiento { $seat-id }
        colar { $card } en el asiento { $seat-id }
        { $card } al asiento { $seat-id }
move-discard = descartar { $card }
    .also = tirar { $card }
move-present = presentar
move-react = { $reaction }
move-token = ficha para { $seat }
    .also = ficha de risa para { $seat }
move-vote = votar a { $seat }
    .also = voto por { $seat }
asks-cook = Elige tres cartas para tu plato.
asks-cook-shared = Elige dos cartas y un ingrediente común para tu plato.
asks-peek = Descubre una carta de un plato que aún no muestre ninguna.
asks-give = Cuela una carta en otro plato, o descarta una.
asks-present = Presenta tu plato: ponle nombre.
asks-react = ¿Cómo reaccionas al plato de { $seat }?
asks-token = Da tu ficha de risa a otro plato.
asks-vote = Empate: vota el mejor nombre de plato.

## Refusals, named after the rule

refused-win-game = La partida ha terminado.
refused-round-together = Ya has elegido. Espera a los demás.
refused-cook-dish = Todo el mundo cocina: un plato son exactamente tres cartas.
refused-variant-shared = Con ingredientes comunes, un plato son dos cartas de tu mano y una común.
refused-variant-peeking = Se descubre una carta por turnos, en sentido antihorario desde quien reparte.
refused-ruling-peek-once = Ese plato ya muestra una carta.
refused-variant-shared-peek = Solo se pueden descubrir las dos cartas que vienen de la mano.
refused-sabotage-own = No puedes meter una carta en tu propio plato.
refused-sabotage-one = Hay que soltar exactamente una carta: en otro plato o en el descarte.
refused-setup-players = Ese asiento no existe.
refused-present-order = Los platos se presentan de uno en uno; el último, el de quien reparte.
refused-present-honor = Los demás están reaccionando a la presentación.
refused-ruling-one-laugh = No reaccionas a tu propio plato.
refused-present-tokens = Cada cual da una ficha de risa al plato de otra persona.
refused-win-vote = Se vota entre los platos empatados.
refused-ruling-voters = Quienes empatan no votan.
refused-not-held = No tienes { $card } en la mano.

## Events

round = Ronda { $round }; reparte { $dealer }.
reshuffled = El mazo se ha agotado: se baraja el descarte y se forma otro.
judge = Juez: { $judge }.
shared = Ingrediente común: { $card }.
cooked = { $seat } cocina { $cards }{ $shared-id ->
    [none] .
   *[other] {" "}con el ingrediente común { $shared }.
}
cooked-hidden = El plato de { $seat } está listo.
uses = { $seat } usa el ingrediente común { $card }.
turned-up = { $seat } descubre { $card } en el plato de { $owner }.
chose-gift = { $to-id ->
    [none] { $seat } descarta { $card }, boca abajo.
   *[other] { $seat } cuela { $card } en el plato de { $to }, boca abajo.
}
chose-gift-hidden = { $seat } ya ha decidido.
gave = { $to-id ->
    [none] { $seat } ha descartado una carta.
   *[other] { $seat } ha colado una carta en el plato de { $to }.
}
revealed = El plato de { $seat }: { $cards }{ $shared-id ->
    [none] .
   *[other] , con el ingrediente común { $shared }.
}
foreign = { $giver } coló { $card }.
# What a dish is called when its cook gives it no name.
dish-name = { $first } & { $second }
presented = { $seat } presenta: «{ dish-name }».
# With a name of the cook's own.
noted-presented = { $name } presenta: «{ $note }».
chose-reaction = { $seat } ha reaccionado.
chose-reaction-hidden = { chose-reaction }
reacted = { $seat } { $reaction-id ->
    [laugh] se ríe
    [quiet] no se inmuta
   *[unfit] dice que no encaja
}.
chose-token = { $seat } ha elegido un plato.
chose-token-hidden = { chose-token }
token = { $seat } da su ficha de risa a { $to }.
presentation = { $fitting ->
    [no] La presentación de { $seat } no encaja: sin puntos.
   *[yes] La presentación de { $seat }: { $laughs } { $laughs ->
        [one] risa
       *[other] risas
    }, { SIGNED($points) }.
}
scored = { $judge } da a { $seat } { FIGURE($ingredients) } + { $presentation } = { FIGURE($total) }.
tied = Empate por { $judge }: { $seats }.
chose-vote = { $seat } ha votado.
chose-vote-hidden = { chose-vote }
voted = { $seat } vota a { $for }.
judge-won = { $judge } es para { $seat }{ $how-id ->
   *[best] {""}
    [votes] {" "}por votación
    [ingredients] {" "}por puntos de ingredientes
    [favorite] {" "}por el sabor favorito
    [fewer] , por tener menos jueces
    [seat] {" "}por orden de asiento
}.
won = { $seats-count ->
    [one] { $seats } gana la partida.
   *[other] { $seats } comparten la victoria.
}

## Options

option-presentation = Presentación de los platos
option-presentation-honor = De palabra: los demás ríen, o dicen que no encaja
option-presentation-tokens = Fichas de risa: cada cual da una
option-presentation-name = Solo el nombre
option-presentation-off = Sin presentación: ni nombres ni puntos por ellos
option-judges = Jueces en cada ronda
option-peeking = Mirar en la olla
option-shared = Ingredientes comunes
option-first_dealer = Quién reparte primero: al azar, o elige un asiento
option-judges_to_win = Jueces para ganar
option-favorite_points = Puntos por sabor favorito
option-liked_points = Puntos por sabor que gusta
option-disliked_points = Puntos perdidos por sabor que disgusta
option-name_points = Puntos por una presentación que encaja
option-laugh_points = Puntos por risa
option-ingredient_cards = Lista de ingredientes
option-judge_cards = Lista de jueces

# Variants of ours
preset-sharp-tongues = Lenguas afiladas
preset-sharp-tongues-about = Un sabor que disgusta cuesta 2 puntos y cada risa da 3. Se gana más a menudo remontando.

## The table in a terminal

screen-round = Ronda { $round } · reparte { $dealer } · mazo { $deck } · descarte { $discard } · jueces { $judges }
screen-judge = Juez { $name }
screen-won-by = para { $name }
screen-favorite = adora
screen-likes = le gusta
screen-dislikes = detesta
screen-shared = Comunes:
screen-hand = Tu mano:
screen-hidden = boca abajo
screen-from = de { $name }
screen-from-with = de { $name }:
screen-uses = { $card } (común)
screen-judges = { $count } { $count ->
    [one] juez
   *[other] jueces
}
screen-discarded = descartada
screen-gave = carta a { $name }
screen-tied = empate
screen-points = puntos { $points }
screen-laughs = { $count } { $count ->
    [one] risa
   *[other] risas
}
screen-unfit = { $count } × no encaja
screen-presentation = presentación { $points }
screen-winners = Victoria: { $names }

## The table in a browser

table-code-sweet = Du
table-code-sour = Ác
table-code-salty = Sa
table-code-bitter = Am
table-code-umami = Um
table-code-starchy = Ha
table-code-oleo = Gr
table-code-spicy = Pi
table-code-earthy = Te
table-flat = { SIGNED($points) } con todos los jueces
table-judge = El juez
table-judges = Los jueces
table-favorite = Adora
table-likes = Le gusta
table-dislikes = Detesta
table-each = { SIGNED($points) } por sabor
table-won = para { $name }
table-your-hand = Tu mano
table-your-dish = Tu plato
table-shared = Ingredientes comunes
table-worth = { SIGNED($points) } para { $judge }
table-estimate = total: { $points }
table-empty-place = vacío
table-dish-of = Plato de { $name }
table-dishes = Los platos
table-covered = bajo su campana
table-cooking = aún cocinando
table-face-down = boca abajo
table-from = de { $name }
table-from-you = tuya
table-shared-card = común
table-foreign = { $n ->
    [one] { $n } carta colada
   *[other] { $n } cartas coladas
}
table-gave-to = Has colado { $card } en el plato de { $name }.
table-you-discarded = Has descartado { $card }.
table-quoted = «{ $name }»
table-serve = Servir este plato
table-pick-more = Elige { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} más.
table-pick-shared = Elige un ingrediente común.
table-dish-whole = Tu plato está completo.
table-take-back = Recuperar { $card }
table-pick-gift = Primero elige la carta; después, un plato rival o la basura.
table-pick-target = { $card }: ¿en qué plato?
table-slip = Colarla en el plato de { $name }
table-bin = Descartarla
table-bin-place = Basura
table-turn-up = Descubrir la carta { $place } del plato de { $name }
table-name-label = Nombre de tu plato
table-present = Presentar
table-another = Otro nombre
table-laugh = Reír
table-quiet = No inmutarse
table-unfit = No encaja
table-react-how = El nombre { SIGNED($name) }, cada risa { SIGNED($laugh) }. Si la mayoría cree que no encaja: nada.
table-reaction-laugh = se ríe
table-reaction-quiet = no se inmuta
table-reaction-unfit = dice que no encaja
table-token-to = Dar tu ficha de risa a { $name }
table-vote-for = Votar a { $name }
table-presentation = presentación { SIGNED($points) }
table-last-round = Ronda { $n }: el veredicto
table-wins = { $judge } es para { $name }
table-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
}
table-verdict-in = Hay veredicto.
table-next-judge = Al siguiente juez
table-to-result = Ver el resultado
table-margin = { $n ->
    [one] { $n } juez
   *[other] { $n } jueces
}
# What each judge says on entering.
table-line-candy-cassidy = He venido por el postre.
table-line-grandpa-gus = Dulce y crujiente, como en la feria.
table-line-zesty-zelda = Hacedme llorar… de acidez.
table-line-captain-brine = Lo que no sea ácido, por la borda.
table-line-old-salt-selma = Una pizca más de sal nunca hizo daño.
table-line-binge-benny = Un bocado nunca basta. Demostradlo.
table-line-critic-crabtree = La vida es amarga, y así me gusta.
table-line-night-shift-nadia = Negro como mi turno, por favor.
table-line-professor-dashi = Profundidad, por favor.
table-line-barbecue-bo = Fuego lento y sin prisas.
table-line-baker-bruna = Sin pan ni patatas, no hay voto.
table-line-noodle-nico = Sorber es un cumplido. Ganáoslo.
table-line-madame-beurre = Mantequilla. Y más mantequilla.
table-line-sir-drizzle = Un buen aceite no necesita armadura.
table-line-inferno-ian = Si no sudo, no ganáis.
table-line-blaze-beatriz = Yo juego con fuego. No me aburráis.
table-line-forager-fern = Quiero saborear el bosque.
table-line-ranger-rowan = Cocinadme una historia para la hoguera.
table-round = Ronda { $n }
table-dealer = reparte
table-ready = ya está
table-hand-size = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} en la mano
table-judges-won = { $n } de { $of ->
    [one] { $of } juez
   *[other] { $of } jueces
}
table-no-judges = ningún juez
table-bonus = Bonus
table-sabotage = Sabotaje
# An ingredient before a noun: “Honest lentil symphony”.
table-invent-name = { $card } en { $dish } { $adjective }
table-result-aim = El objetivo era { $n ->
    [one] { $n } juez
   *[other] { $n } jueces
}.
table-result-last = La última ronda
table-result-rule = La regla
table-adjectives = real, prohibida, de la abuela, de medianoche, deconstruida, sospechosa, volcánica, honrada, borracha, galardonada
table-dish-names = crema, espuma, sinfonía, cazuela, torre, fondue, menestra, delicia

## The first time at a table: the aim, a turn, what counts

first-aim = Conquista a los jueces con tus platos.
first-turn = Sirve tres cartas y cuela una cuarta en un plato rival.
first-score = Los sabores que gustan suman y los odiados restan. El mejor plato se lleva al juez.

## Lessons

lesson-judge = En cada ronda hay que conquistar a un juez. Un sabor que adora cuenta 2; uno que le gusta, 1; uno que detesta resta 1.
lesson-cards = Un ingrediente tiene tres sabores. La cifra junto al dibujo es lo que vale para este juez. Una carta de bonificación suma 3 y una de sabotaje resta 3, sea quien sea el juez.
lesson-cook = Pon tres cartas en tu tabla de cocina y sirve. Guárdate algo repugnante en la mano: te hará falta.
lesson-give = Todos los platos están bajo su campana. Ahora cuela una de tus dos cartas en un plato rival, o descártala. Todos eligen a la vez, y nadie ve lo que diste hasta el final.
lesson-present = Tu plato se descubre, con todo lo que te han colado los demás. Ponle nombre y preséntalo sin reírte: vale un punto.
lesson-verdict = El veredicto: cada plato se cuenta sabor a sabor, y el mejor se lleva al juez. Conservas una carta y robas cuatro.
lesson-alone = Te toca. En esta lección se gana con dos jueces; en una partida completa, con tres.
lesson-end = ¡Buen provecho! En una mesa de verdad, los demás también pueden reírse con tu presentación: cada risa es un punto.

## What bots say

remark-dish-any-1 = Crema de pantano
remark-dish-any-2 = Sorpresa de medianoche
remark-dish-any-3 = El secreto de la abuela
remark-dish-any-4 = Tres cucharas rumbo a la luna
remark-dish-any-5 = Hace dos domingos
remark-dish-any-6 = Trueno de terciopelo
remark-dish-any-7 = Sopa del día siguiente
remark-dish-any-8 = El arrepentimiento del chef
remark-dish-any-9 = Lo que quedaba en la nevera
remark-dish-any-10 = Carta de amor en un cuenco
remark-dish-any-11 = La tapa no se levanta
remark-dish-any-12 = Niebla del puerto
remark-dish-cautious-1 = Caldo sensato
remark-dish-cautious-2 = Guiso sin sobresaltos
remark-dish-cautious-3 = Probado antes por el gato
remark-dish-greedy-1 = Doble ración de lujo
remark-dish-greedy-2 = El cucharón de oro
remark-dish-greedy-3 = Todo para mí, gracias
remark-dish-bluffer-1 = Consomé galardonado
remark-dish-bluffer-2 = Trufas, seguramente
remark-dish-bluffer-3 = La receta de la reina
remark-dish-jolly-1 = Puchero con hipo
remark-dish-jolly-2 = Albóndigas bailarinas
remark-dish-jolly-3 = La sopa que te guiña el ojo
remark-dish-grumpy-1 = Lunes recalentado
remark-dish-grumpy-2 = Tú te lo has buscado
remark-dish-grumpy-3 = Gris con tropezones
remark-laugh-any-1 = ¡Ja! ¡Solo con el nombre ya…!
remark-laugh-any-2 = Casi se me cae la cuchara.
remark-laugh-jolly-1 = ¡Para, que me duele la barriga!
remark-laugh-grumpy-1 = Vale. Ha tenido gracia.
remark-laugh-bluffer-1 = Yo jamás me reiría de eso. Ups.
remark-vote-any-1 = El mejor nombre de la ronda.
remark-vote-any-2 = Ese lo pediría yo.
remark-vote-cautious-1 = Tras mucho meditar: este.
remark-vote-grumpy-1 = El menos malo de todos.

## Records of a group

feat-harshest-judge = Juez más duro (total más bajo)
feat-best-dish = Mejor plato (puntos)
feat-most-laughs = Más risas por un plato

## Why a move is the best

because-judge = Así es más fácil que conquistes a un juez en esta ronda.
because-rival = Así es más difícil que { $seat } conquiste a un juez en esta ronda.
