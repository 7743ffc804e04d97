title = Ursuppe
summary = Las amebas flotan en la sopa primigenia, comen lo que dejan las demás, mutan y se multiplican.

## Pieces

color-red = rojo
color-blue = azul
color-green = verde
color-yellow = amarillo
amoeba = { $color ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $color }
} { $number }
any-amoeba = ameba
counted-color = { $count } { $count ->
    [one] { $color }
   *[other] { $color-id ->
        [blue] azules
       *[other] { $color }s
    }
}
direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste
direction-rest = quieta
movement-drift = deriva
movement-move = mover
movement-stay = quedarse
response-escape = huir
response-defend = defenderse
gene-int = Inteligencia
gene-mo1 = Movimiento I
gene-spo = Esporas
gene-spd = Velocidad
gene-def = Defensa
gene-esc = Huida
gene-sub = Sustitución
gene-ray = Protección UV
gene-str = Hidrodinámica
gene-ten = Tentáculo
gene-hol = Agarre
gene-lon = Longevidad
gene-fru = Frugalidad
gene-sfs = Lucha por la supervivencia
gene-par = Parasitismo
gene-div = Tasa de división
gene-per = Persistencia
gene-mo2 = Movimiento II
gene-agg = Agresividad
gene-arm = Coraza

## Decisions

move-space = escalón inicial { $number }
move-place = colocar en { $cell }
move-divide = { $cell-id ->
    [none] no dividir más
   *[other] dividir en { $cell }
}
move-number = número { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] { $amoeba }: { $movement }
}
    .also = ameba { $number } { $movement }
move-carry = { $color-id ->
    [none] no llevar más
   *[other] llevar un cubo { $color }
}
    .also = llevar { $color }
move-follow = { $yes ->
    [yes] seguir
   *[no] no seguir
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] volver a mover
   *[no] no volver a mover
}
move-meal = { $cubes-count ->
    [0] pasar hambre
   *[other] comer { $cubes }{ $parasite ->
        [yes] {" "}como parásito
       *[no] {""}
    }
}
move-victim = parasitar al { $color }
move-attack = { $target-id ->
    [none] no atacar
   *[other] atacar a la { $target }
}
move-response = { $response-id ->
    [none] ceder
   *[other] { $response }
}
move-return = devolver { $gene }
move-pay = pagar
move-buy = { $gene-id ->
    [none] no comprar nada
   *[other] comprar { $gene }{ $instead-id ->
        [none] {""}
       *[other] {" "}(a cambio de { $instead })
    }
}
move-aggression = { $amoeba-id ->
    [none] nadie ataca
   *[other] ataca la { $amoeba }
}
    .also = agresión con { $amoeba }

asks-space = Elige un escalón inicial en la escalera.
asks-place = Coloca una ameba en una casilla vacía.
asks-divide = Coloca una ameba nueva, o no dividas más.
asks-number = ¿Qué número colocas en { $spot }?
asks-movement = Mueve la { $amoeba } ({ $cell }).
asks-carry = ¿Qué cubos se lleva la { $claimant }?
asks-follow = ¿Sigue la { $claimant } a la { $mover }?
asks-direction = { $dice-count ->
    [0] ¿Adónde va la { $mover }?
   *[other] Has sacado { $dice }: ¿adónde va la { $mover }?
}
asks-second = ¿Se mueve otra vez la { $mover }?
asks-meal = ¿Qué come la { $amoeba } en { $cell }?
asks-victim = ¿A quién parasita la { $amoeba }?
asks-attack = La { $amoeba } no encuentra comida: ¿atacar o pasar hambre?
asks-response = La { $attacker } ataca a la { $target }: ¿cómo respondes?
asks-retry = ¿Atacar otra vez con la { $attacker }?
asks-settle = Te { $rest ->
    [one] queda { $rest } punto
   *[other] quedan { $rest } puntos
} de mutación por saldar: devuelve un gen o paga.
asks-buy = ¿Comprar un gen? Tienes { $bp } PB.
asks-aggressor = ¿Cuál de tus amebas ataca?
asks-target = ¿A quién ataca la { $attacker }?

## Refusals

refused-now-space = Ahora no. { asks-space }
refused-now-place = Ahora no. { asks-place }
refused-now-divide = Ahora no. { asks-divide }
refused-now-number = Ahora no. { asks-number }
refused-now-movement = Ahora no. { asks-movement }
refused-now-carry = Ahora no. { asks-carry }
refused-now-follow = Ahora no. { asks-follow }
refused-now-direction = Ahora no. { asks-direction }
refused-now-second = Ahora no. { asks-second }
refused-now-meal = Ahora no. { asks-meal }
refused-now-victim = Ahora no. { asks-victim }
refused-now-attack = Ahora no. { asks-attack }
refused-now-response = Ahora no. { asks-response }
refused-now-retry = Ahora no. { asks-retry }
refused-now-settle = Ahora no. { asks-settle }
refused-now-buy = Ahora no. { asks-buy }
refused-now-aggressor = Ahora no. { asks-aggressor }
refused-now-target = Ahora no. { asks-target }
refused-over = La partida ha terminado.
refused-turn = No te toca decidir.
refused-space = Ese escalón inicial no está libre.
refused-occupied = Ya hay una ameba en esa casilla.
refused-place = Tienes que colocar una ameba.
refused-seven = Tus siete amebas ya están en el tablero.
refused-energy = No tienes suficientes PB.
refused-own = Ya tienes una ameba en esa casilla.
refused-far = Esa casilla no es contigua a una de las tuyas.
refused-number = Esa ameba ya está en el tablero.
refused-stay = Solo las amebas con Agarre pueden quedarse.
refused-cube = Aquí no queda ningún cubo de ese color.
refused-dice = Los dados no lo permiten.
refused-named = Con Movimiento II eliges una de las cuatro direcciones.
refused-piece = Le toca a la { $amoeba }.
refused-own-cubes = Las amebas no comen cubos de su propio color.
refused-eat = Hay una comida que no necesita ningún gen, así que la ameba tiene que comer.
refused-menu = Tus genes no permiten esa comida.
refused-victim = Aquí no hay nadie a quien parasitar para esa comida.
refused-food = Aquí no hay cubos para esa comida.
refused-target = No se puede atacar a esa ameba.
refused-armor = La Coraza la protege en la fase 1.
refused-attack = Elige una víctima.
refused-gene = No tienes el gen necesario.
refused-used = Ya lo has hecho en este intento.
refused-hand = No tienes ese gen.
refused-mix = Devolver también esa carta sería pagar de más.
refused-sold-out = No queda ninguna carta de ese gen.
refused-owned = Ya tienes ese gen.
refused-barred = Ya tienes el gen avanzado.
refused-advanced = Tienes que entregar su gen de base, y uno comprado en esta ronda no cuenta.
refused-alone = Esa ameba no tiene a quién atacar.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}por { $price } PB
}

space = { $seat } ocupa el escalón inicial { $space }.
placed = { $seat } coloca la { $amoeba } en { $cell }{ $damage ->
    [0] {""}
    [one] {" "}con { $damage } herida
   *[other] {" "}con { $damage } heridas
}.
round = Ronda { $round }.
announced = La { $amoeba } { $way-id ->
    [escape] intenta huir
   *[move] se mueve
}{ $price ->
    [0] {" "}gratis
   *[other] {" "}por { $price } PB
}.
stayed = La { $amoeba } se agarra y no se mueve.
carries = La { $amoeba } { $cubes-count ->
    [0] no se llevará nada
   *[other] se llevará { $cubes }
}.
follows = La { $amoeba } { $follows ->
    [yes] seguirá
   *[no] no sigue
} a la { $mover }.
rolled = { $seat } saca { $dice }.
stepped = La { $amoeba } { $blocked ->
    [yes] está bloqueada y se queda en { $from }
   *[no] { $direction-id ->
        [rest] se queda en { $from }
       *[other] { $way-id ->
            [drift] deriva
           *[other] va
        } al { $direction }, a { $to }
    }
}.
went-along = La { $amoeba } la sigue a { $to }.
took-along = También van a { $to }: { $cubes }.
second = La { $amoeba } se mueve otra vez.
ate = La { $amoeba } come { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}a costa de { $victim } (1 PB)
}; { $excreted ->
    [0] no deja ningún cubo
    [one] deja { $excreted } { $color }
   *[other] deja { $excreted } { $color-id ->
        [blue] azules
       *[other] { $color }s
    }
}.
starved = La { $amoeba } pasa hambre y tiene { $damage } { $damage ->
    [one] herida
   *[other] heridas
}.
attacked = La { $amoeba } ataca { $attempt ->
    [2] otra vez{" "}
   *[other] {""}
}a la { $target }{ for-price }.
defended = La { $amoeba } se defiende{ for-price }.
fought = Combate: la { $amoeba } saca { $dice-first }; la { $target }, { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}tras { $ties } empate
   *[other] {" "}tras { $ties } empates
}.
caught = La { $amoeba } no logra escapar.
yielded = La { $amoeba } cede.
killed = La { $attacker } se come a la { $amoeba }{ $cubes-count ->
    [0] {""}
   *[other] , que deja { $cubes } en { $cell }
}.
wounded = La Coraza salva a la { $amoeba } de la { $attacker }; tiene { $damage } { $damage ->
    [one] herida
   *[other] heridas
}.
failed = La { $target } se libra de la { $amoeba }.
card = Nuevo ambiente: { $drift-id ->
    [none] sin deriva
   *[other] deriva al { $drift }
}, ozono { $ozone }.
owes = { $seat } tiene { $mutation } puntos de mutación con ozono { $ozone } y debe saldar { $debt }.
returned = { $seat } devuelve { $gene }, que vale { $worth }.
paid = { $seat } paga { $points } PB.
bought = { $seat } compra { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}y entrega { $given_up }
}.
earned = { $seat } recibe { $points } PB.
divided = { $seat } coloca la { $amoeba } en { $cell }{ for-price }.
died = La { $amoeba } muere{ $cubes-count ->
    [0] {""}
   *[other] {" "}y deja { $cubes } en { $cell }
}.
climbed = { $seat } avanza { $amoebas } por amebas y { $genes } por genes: del escalón { $from } al { $to }.
scored = { $amoebas ->
    [0] { $genes ->
        [0] { $seat } no avanza: sigue en el escalón { $to }.
       *[other] { climbed }
    }
   *[other] { climbed }
}
passed = { $seat } { $decision-id ->
    [buy] termina sus compras
   *[divide] no divide más
}.

## What a gene would do now

now-amoebas = { $n ->
    [0] Ahora: aún no tienes amebas.
    [one] Ahora: para tu única ameba.
   *[other] Ahora: para tus { $n } amebas.
}
now-card = Ahora: una carta de gen más.
now-saves = Ahora: te ahorra hasta { $n } PB por ronda.
now-carries = Ahora: hasta { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
} por paso.
now-stays = Ahora: { $n } de las tuyas { $n ->
    [one] podría
   *[other] podrían
} quedarse y comer.
now-meals = { $hungry ->
    [0] Ahora: todas tus amebas pueden comer sin él.
   *[other] Ahora: da de comer a { $n } de tus { $hungry } hambrientas.
}
now-divisions = { $n ->
    [one] Ahora: { $n } división esta ronda en vez de { $before }.
   *[other] Ahora: { $n } divisiones esta ronda en vez de { $before }.
}
now-divisions-same = { $n ->
    [one] Ahora: { $n } división esta ronda, con él o sin él.
   *[other] Ahora: { $n } divisiones esta ronda, con él o sin él.
}
now-cells = { $n ->
    [one] Ahora: { $n } casilla donde dividirte en vez de { $before }.
   *[other] Ahora: { $n } casillas donde dividirte en vez de { $before }.
}
now-cells-same = Ahora: ninguna casilla más donde dividirte.
now-lives = { $n ->
    [0] Ahora: ninguna se muere; { $wounded ->
        [one] { $wounded } herida
       *[other] { $wounded } heridas
    }.
    [one] Ahora: salva a { $n } ameba de la muerte.
   *[other] Ahora: salva a { $n } amebas de la muerte.
}
now-lowers = Ahora: de { FIGURE($from) } a { FIGURE($to) } PM.
now-hunters = { $n ->
    [0] Ahora: nadie caza todavía.
    [one] Ahora: caza { $n } tribu.
   *[other] Ahora: cazan { $n } tribus.
}
now-prey = { $n ->
    [0] Ahora: no hay presas en tus casillas.
    [one] Ahora: { $n } de las tuyas comparte casilla con una presa.
   *[other] Ahora: { $n } de las tuyas comparten casilla con una presa.
}

## Options

option-defense_mp = Puntos de mutación de Defensa
option-holding = Quien sigue decide antes o después de conocer la dirección
option-holding-before = antes
option-holding-after = después
option-substitution = Comidas de Sustitución
option-substitution-strict = solo 2:2:0
option-substitution-wide = también 3:1:0
option-finish = Primer escalón de la zona de meta
option-full_game = Partida completa: jugar todas las cartas de ambiente
option-start_bp = Puntos biológicos al empezar
option-income = Puntos biológicos por ronda
option-move_price = Precio de un movimiento o una huida
option-attack_price = Precio de un ataque
option-defense_price = Precio de una defensa
option-division_price = Precio de una división
option-cheap_division_price = Precio de una división con Tasa de división
option-capacity = Cubos que lleva un Tentáculo, con 3 y 4 jugadores
option-first_damage = Daño de la primera ameba, con 3 y 4 jugadores
option-gene_cards = Cartas de gen (lista CSV)
option-ray_worth = Valor de Protección UV al devolverla
option-environment_cards = Cartas de ambiente (lista CSV)
option-amoeba_spaces = Escalones que dan de 0 a 7 amebas
option-gene_spaces = Escalones que dan de 0 a 6 cartas de gen

# Variants of ours
preset-slow-growth = Crecimiento lento
preset-slow-growth-about = Una división cuesta 7 puntos biológicos. El orden de elegir escalón inicial importa mucho menos, y se gana más a menudo remontando.

## The table in a terminal

phase-setup = preparación
phase-feeding = 1 movimiento y alimentación
phase-environment = 2 ambiente
phase-genes = 3 genes nuevos
phase-division = 4 división
phase-deaths = 5 muertes
phase-scoring = 6 puntuación
screen-round = Ronda { $round }
screen-phase = fase { $phase }
screen-dice = dados { $dice }
screen-debt = deuda { $debt }
screen-drift = deriva { $drift }
screen-calm = sin deriva
screen-ozone = ozono { $ozone }
screen-ladder = Escalera
screen-tribe = { $bp } PB  amebas { $amoebas }  escalón { $marker }  PM { $mutation }
screen-wins = ¡gana!
screen-reserve = Reserva: { $cubes }
screen-pool = Genes a la venta (precio): { $genes }
screen-cards = Cartas por venir: { $cards }

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [movement] Elige una casilla resaltada.
    [direction] Elige una casilla resaltada.
    [attack] Elige una ameba resaltada.
   *[other] { pick-lit }
}
table-soup = Sopa
table-market = Genes
table-phase-setup = Preparación
table-phase-feeding = Mover y comer
table-phase-environment = Ambiente
table-phase-genes = Genes nuevos
table-phase-division = División
table-phase-deaths = Muertes
table-phase-scoring = Puntuación
table-timeline = La ronda
table-round = Ronda { $n } de { $of } como mucho
table-round-short = Ronda { $n }
table-ascending = Orden: de abajo arriba en la escalera
table-descending = Orden: de arriba abajo en la escalera
table-board = La sopa
table-cell = { $name }: { $cubes }
table-cell-amoebas = { $name }: { $cubes }; { $amoebas }
table-cubeless = sin cubos
table-on-cell = { $damage ->
    [0] { $amoeba }
    [one] { $amoeba }, { $damage } herida
   *[other] { $amoeba }, { $damage } heridas
}
table-place-here = Colocar una ameba en { $cell }
table-go-here = { $what }, a { $cell }
table-stay-here = { $what }, se queda en { $cell }
table-attack-this = Atacar a la { $amoeba }
table-attack-with = Atacar con la { $amoeba }
table-compass = Brújula: 1 oeste, 2 norte, 3 este, 4 sur, 5 quieta, 6 a tu elección
table-roll-to-move = { $price ->
    [0] Tirar para la dirección, gratis
   *[other] Tirar para la dirección, { $price } PB
}
table-name-way = { $price ->
    [0] Elegir la dirección, gratis
   *[other] Elegir la dirección, { $price } PB
}
table-die = Dado: { $n }
table-die-rests = se queda
table-ties = tras { $n ->
    [one] { $n } empate
   *[other] { $n } empates
}
table-closer = Casilla { $cell }
table-no-cubes = Sin cubos.
table-no-amoebas = Sin amebas.
table-yours-eat = Las tuyas pueden comer aquí.
table-yours-starve = Las tuyas no pueden comer aquí.
table-environment = Ambiente
table-drift = Deriva
table-ozone = Ozono
table-no-drift = sin deriva
table-environment-is = Deriva: { $drift }; ozono: { $ozone }. Ver todas las cartas de ambiente
table-coming = Por venir, en cualquier orden ({ $n })
table-gone = Ya jugadas
table-now-in-force = En vigor
table-to-come = { $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
}
table-environment-how = La deriva arrastra a las amebas en la fase 1. En la fase 2, quien tenga más puntos de mutación que el nivel de ozono paga la diferencia en PB o en genes.
table-ladder = La escalera
table-on-space = { $name }: escalón { $space }
table-finish-from = La meta empieza en { $n }
table-finish = Meta
table-bp = { $n } PB
table-bp-long = { $n ->
    [one] { $n } punto biológico
   *[other] { $n } puntos biológicos
}
table-amoeba-count = { $n ->
    [one] { $n } ameba
   *[other] { $n } amebas
} en la sopa
table-mutation = { $n ->
    [one] { $n } punto de mutación
   *[other] { $n } puntos de mutación
}, ozono { $ozone }
table-mp = { $n } PM
table-gains = { $n ->
    [one] { $n } escalón
   *[other] { $n } escalones
} en la próxima puntuación tal como están las cosas: { $amoebas } por amebas, { $genes } por genes
table-gain-short = +{ $n }
table-tribe = Tu tribu
table-next-scoring = en la próxima puntuación
table-for-amoebas = { $n ->
    [one] { $n } ameba
   *[other] { $n } amebas
}: { $spaces ->
    [one] { $spaces } escalón
   *[other] { $spaces } escalones
}
table-for-genes = { $n ->
    [one] { $n } carta de gen
   *[other] { $n } cartas de gen
}: { $spaces ->
    [one] { $spaces } escalón
   *[other] { $spaces } escalones
}
table-hungry = { $of ->
    [0] No tienes amebas en la sopa.
   *[other] { $n ->
        [0] Todas tus amebas pueden comer donde están.
        [one] { $n } de tus { $of } amebas no puede comer donde está.
       *[other] { $n } de tus { $of } amebas no pueden comer donde están.
    }
}
table-died = La { $amoeba } ha muerto
table-dying = { $n ->
    [one] { $n } de tus amebas morirá en la fase 5.
   *[other] { $n } de tus amebas morirán en la fase 5.
}
table-safe = { $n } PM: ninguna carta por venir te hace superar el ozono.
table-risky = { $n } PM: { $risk } de las { $of } cartas por venir te { $risk ->
    [one] haría
   *[other] harían
} superar el ozono.
table-pool = Mercado de genes
table-prices = Los PB (puntos biológicos) son el precio. Los PM (puntos de mutación) se suman: si superan el ozono, se paga.
table-your-genes = Tus genes
table-copies = { $n ->
    [0] Agotado.
    [one] queda { $n }
   *[other] quedan { $n }
}
table-price = cuesta { $n } PB
table-points = { FIGURE($n) } puntos de mutación
table-points-short = { FIGURE($n) } PM
table-buy = Comprar { $gene } por { $price } PB
table-give-back = Devolver { $gene } (vale { $worth })
table-give-up = entregar { $gene }
table-owners = En manos de { $names }
table-scores-more = +{ $n ->
    [one] { $n } escalón
   *[other] { $n } escalones
} por ronda
table-new-gene = nuevo
table-debt-risk = { $risk } de { $of } cartas te { $risk ->
    [one] haría
   *[other] harían
} superar el ozono
table-effect-int = Sin efecto; solo cuenta al puntuar.
table-effect-mo1 = Mover: tira dos dados y elige uno.
table-effect-spo = Coloca amebas nuevas en cualquier casilla sin las tuyas.
table-effect-spd = Tras un movimiento, otro gratis.
table-effect-def = Si te atacan: paga { $defense } PB y pelea con dados.
table-effect-esc = Si te atacan: paga { $move } PB e intenta huir.
table-effect-sub = Prescinde de un color y come un cubo más.
table-effect-ray = Resta puntos de mutación; no cuenta al puntuar.
table-effect-str = Mover y huir son gratis.
table-effect-ten = Llévate cubos a cada paso.
table-effect-hol = Quédate en vez de moverte; sigue a otras.
table-effect-lon = Las tuyas no mueren hasta tener 3 heridas.
table-effect-fru = Come un cubo menos.
table-effect-sfs = Con hambre, pueden comerse a una vecina.
table-effect-par = Come un cubo menos, a costa de otra tribu.
table-effect-div = Dividirse cuesta { $division } PB.
table-effect-per = Velocidad, y un segundo intento en combate.
table-effect-mo2 = Mover: elige la dirección, sin dados.
table-effect-agg = Lucha, y un ataque en la fase 5.
table-effect-arm = A salvo en la fase 1; solo una herida en la fase 5.
table-drifts = Deriva { $arrow } { $to }
table-drift-stays = Deriva: bloqueada, se queda
table-free = gratis
table-move = { $dice ->
    [0] Elegir dirección
    [1] Tirar un dado
   *[other] Tirar dos dados
}
table-stay = Quedarse
table-blocked = { $arrow } bloqueada
table-rest = Quieta (5)
table-second-yes = Mover otra vez
table-second-no = Basta
table-follow-yes = Seguir
table-follow-no = No seguir
table-carry-none = No llevar nada
table-carry-done = Nada más
table-carry = Llevar un cubo { $color } ({ $left } aquí)
table-carried = { $n } de { $of }
table-eat = Comer: { $cubes }
table-eat-as = Comer como parásito: { $cubes }
table-parasite = parásito
table-starve = Pasar hambre: 1 herida
table-victim = { $name } paga 1 PB
table-no-attack = No atacar: pasar hambre
table-no-retry = Dejarlo
table-no-aggression = No atacar
table-escape = Huir
table-defend = Defenderse
table-yield = Ceder
table-pay = Pagar { $n } PB
table-buy-nothing = No comprar
table-buy-instead = { $gene } por { $instead }
table-buy-no-more = No comprar más
table-or-buy = o toca un gen para comprarlo
table-stop = No dividir más
table-new-costs = Cada una cuesta { $price } PB; tienes { $bp }.
table-new-free = Esta es gratis.
table-choose-cell = Elige una casilla resaltada.
table-piece = Ameba { $n }
table-piece-how = Los números bajos actúan antes.
table-space = Escalón { $n }
table-space-how = Quien está más abajo actúa antes en la fase 1; quien está más arriba, en todas las demás.
table-try-out = Probar antes
table-trying = { $n ->
    [0] Prueba: nada es definitivo
    [one] Prueba: { $n } jugada
   *[other] Prueba: { $n } jugadas
}
table-carry-out = Hacerlo
table-give-up-try = Salir de la prueba
table-try-ends = La prueba termina aquí: lo que sigue depende del azar o de los demás.
table-how = Así se decidió
table-round-scored = Ronda { $n }: puntuación
table-round-over = La ronda { $n } ha terminado.
table-next-round = Siguiente ronda
table-to-result = Ver el resultado
table-born = { $n } { $n ->
    [one] nueva
   *[other] nuevas
}
table-lost = { $n } { $n ->
    [one] muerta
   *[other] muertas
}
table-skipped = los escalones ocupados se saltan
table-column-tribe = Tribu
table-column-ladder = Escalera
table-column-amoebas = Amebas
table-column-genes = Cartas de gen
table-column-bp = PB restantes
table-column-last = Última ronda
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Terminó en la ronda { $round }: un marcador llegó al escalón { $n }.
table-ended-deck = Terminó en la ronda { $round }: salió la última carta de ambiente.

## The first time at a table: the aim, a turn, what counts

first-aim = Lleva tu tribu de amebas más lejos que nadie en la escalera.
first-turn = Cada ronda: derivar y comer, comprar genes, dividirse, sobrevivir.
first-score = Muchas amebas y genes dan escalones. En el escalón 42 termina la partida.

## Lessons

lesson-welcome = ¡Te damos la bienvenida a la sopa primigenia! Diriges la tribu de amebas rojas. Van a la deriva, comen lo que dejan las demás, se dividen y desarrollan genes. En cada ronda tu marcador sube por la escalera que rodea la sopa; en el escalón 42 acaba la partida, y gana el marcador que llegue más lejos.
lesson-place = Coloca tu primera ameba en una casilla resaltada. Cada casilla tiene dos cubos de cada color: esa es la comida. La flecha de la isla muestra adónde la llevará la deriva, así que déjale sitio.
lesson-number = ¿Cuál colocas? Tus amebas actúan por orden de número: un número bajo come antes que uno alto.
lesson-round = La sopa cobra vida. Una ronda tiene seis fases; la franja sobre la sopa muestra en cuál estás: mover y comer, ambiente, genes, división, muertes, puntuación. Quien está más abajo en la escalera mueve y come primero; en las demás fases empieza quien está más arriba.
lesson-move = Le toca mover a la ameba rodeada por un anillo. Ir a la deriva es gratis y sigue la corriente hasta la casilla resaltada. O paga 1 PB, tira el dado de la isla y ve adonde diga la brújula: 1 oeste, 2 norte, 3 este, 4 sur, 5 quieta, 6 a tu elección.
lesson-fed = Después de moverse, una ameba come tres cubos de otros colores, dos de uno y uno de otro, y deja dos del suyo. ¡Nunca come su propio color! Donde no hay comida pasa hambre y recibe una herida, el punto tachado.
lesson-card = Un nuevo ambiente: la próxima deriva y el ozono. Desde la ronda 2, una tribu con más puntos de mutación (PM) que el nivel de ozono paga la diferencia. Toca la carta que hay en lo alto de la sopa para ver cuáles quedan por venir.
lesson-buy = El mercado de genes. Cada carta muestra su precio, sus puntos de mutación, qué hace y, en negrita, qué haría ahora por ti. Desde tres cartas, los genes también dan escalones. Compra uno, o guarda tus PB para dividirte.
lesson-divide = Has recibido 10 PB. Por 6 se divide una ameba: toca una casilla resaltada junto a una de las tuyas. Busca allí comida de otros colores. Más amebas son más escalones al puntuar.
lesson-scored = Puntuación: tres amebas dan 1 escalón; cuatro, 2; cinco, 4; tres cartas de gen dan 1 y cuatro, 2. Los marcadores se saltan unos a otros. «{ table-tribe }», bajo la sopa, dice qué daría la próxima puntuación.
lesson-again = Segunda ronda: la comida escasea. Toca cualquier casilla para verla de cerca y saber si tus amebas podrían comer allí. Una ameba con dos heridas muere en la fase 5 y alimenta la sopa por última vez.
lesson-risk = Los genes valen la pena, pero sus puntos de mutación se suman: la carta te avisa si puede llegar un ozono que no los cubra. «{ table-try-out }», bajo la sopa, muestra el efecto de una compra antes de hacerla.
lesson-farewell = Ese es todo el ciclo: comer, adaptarse, dividirse, subir. Lo demás está escrito en los genes, y todo lo que está en gris te dice por qué si lo tocas. ¡Sigue jugando desde aquí o abre tu propia mesa!

## What bots say

remark-family-any-1 = Hola, chiquitina.
remark-family-jolly-1 = ¡Tiene mis ojos! Si tuviéramos ojos.
remark-family-greedy-1 = Con una nunca basta.
remark-gene-any-1 = ¡El progreso!
remark-gene-any-2 = Esto me vendrá bien.
remark-gene-grumpy-1 = En mis tiempos íbamos a la deriva y tan contentos.
remark-hungry-any-1 = Aquí no hay nada que comer.
remark-hungry-grumpy-1 = A esto lo llamo yo sopa aguada.
remark-hungry-jolly-1 = Me rugen las tripas. Si las tuviera.

## Records of a group

feat-most-amoebas-lost = Más amebas perdidas en una partida
feat-most-kills = Más amebas devoradas en una partida
feat-best-round = Mejor ronda (puntos)

## Why a move is the best

because-amoebas = Así terminas la ronda con más amebas.
because-points = Así te quedan unos { $n } PB más al final de la ronda.
because-steps = Así tu marcador sube más en esta ronda.
because-damage = Así tus amebas pasan menos hambre.
because-rival = Así { $seat } termina la ronda con menos amebas.
