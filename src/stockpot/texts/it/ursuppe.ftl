title = Ursuppe
summary = Le amebe vagano nel brodo primordiale, mangiano ciò che lasciano le altre, mutano e si moltiplicano.

## Pieces

color-red = rosso
color-blue = blu
color-green = verde
color-yellow = giallo
amoeba = { $color } { $number }
any-amoeba = ameba
counted-color = { $count } { $count ->
    [one] { $color }
   *[other] { $color-id ->
        [red] rossi
        [green] verdi
        [yellow] gialli
       *[other] { $color }
    }
}
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest
direction-rest = ferma
movement-drift = deriva
movement-move = muovi
movement-stay = resta
response-escape = fuggi
response-defend = difenditi
gene-int = Intelligenza
gene-mo1 = Movimento I
gene-spo = Spore
gene-spd = Velocità
gene-def = Difesa
gene-esc = Fuga
gene-sub = Sostituzione
gene-ray = Protezione dai raggi
gene-str = Idrodinamica
gene-ten = Tentacolo
gene-hol = Presa
gene-lon = Longevità
gene-fru = Frugalità
gene-sfs = Lotta per la sopravvivenza
gene-par = Parassitismo
gene-div = Tasso di divisione
gene-per = Tenacia
gene-mo2 = Movimento II
gene-agg = Aggressività
gene-arm = Corazza

## Decisions

move-space = gradino { $number }
move-place = piazza { $cell }
move-divide = { $cell-id ->
    [none] basta
   *[other] dividi { $cell }
}
move-number = numero { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] ameba { $number } { $movement }
}
    .also = { $amoeba } { $movement }
move-carry = { $color-id ->
    [none] non portare altro
   *[other] porta { $color }
}
move-follow = { $yes ->
    [yes] segui sì
   *[no] segui no
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] secondo movimento sì
   *[no] secondo movimento no
}
move-meal = { $cubes-count ->
    [0] digiuna
   *[other] mangia { $cubes }{ $parasite ->
        [yes] {" "}da parassita
       *[no] {""}
    }
}
move-victim = parassita { $color }
move-attack = { $target-id ->
    [none] nessun attacco
   *[other] attacca { $target }
}
move-response = { $response-id ->
    [none] arrenditi
   *[other] { $response }
}
move-return = restituisci { $gene }
move-pay = paga
move-buy = { $gene-id ->
    [none] non comprare
   *[other] compra { $gene }{ $instead-id ->
        [none] {""}
       *[other] {" "}in cambio di { $instead }
    }
}
move-aggression = { $amoeba-id ->
    [none] nessuna aggressione
   *[other] aggressione con { $number }
}
    .also = aggressione con { $amoeba }

asks-space = Scegli un gradino di partenza.
asks-place = Metti un’ameba su una casella vuota.
asks-divide = Metti una nuova ameba, o basta così.
asks-number = Quale numero va in { $spot }?
asks-movement = Come lascia { $cell } l’ameba { $amoeba }?
asks-carry = Che cosa porta con sé { $claimant }?
asks-follow = { $claimant } segue { $mover }?
asks-direction = Dove va { $mover }{ $dice-count ->
    [0] {""}
    [one] {" "}({ $dice-first })
   *[other] {" "}({ $dice-first }, { $dice-last })
}?
asks-second = { $mover } si muove ancora?
asks-meal = Che cosa mangia { $amoeba } in { $cell }?
asks-victim = Chi sfrutta { $amoeba } come parassita?
asks-attack = Chi attacca l’ameba { $amoeba }?
asks-response = { $attacker } attacca { $target }: come rispondi?
asks-retry = Secondo tentativo: { $attacker } attacca chi?
asks-settle = { $rest ->
    [one] Devi { $rest } punto
   *[other] Devi { $rest } punti
} mutazione: restituisci un gene o paga.
asks-buy = Compri un gene? Hai { $bp } PB.
asks-aggressor = Quale ameba attacca?
asks-target = { $attacker } attacca chi?

## Refusals

refused-now-space = Non ora. { asks-space }
refused-now-place = Non ora. { asks-place }
refused-now-divide = Non ora. { asks-divide }
refused-now-number = Non ora. { asks-number }
refused-now-movement = Non ora. { asks-movement }
refused-now-carry = Non ora. { asks-carry }
refused-now-follow = Non ora. { asks-follow }
refused-now-direction = Non ora. { asks-direction }
refused-now-second = Non ora. { asks-second }
refused-now-meal = Non ora. { asks-meal }
refused-now-victim = Non ora. { asks-victim }
refused-now-attack = Non ora. { asks-attack }
refused-now-response = Non ora. { asks-response }
refused-now-retry = Non ora. { asks-retry }
refused-now-settle = Non ora. { asks-settle }
refused-now-buy = Non ora. { asks-buy }
refused-now-aggressor = Non ora. { asks-aggressor }
refused-now-target = Non ora. { asks-target }
refused-over = La partita è finita.
refused-turn = Ora non tocca a te decidere.
refused-space = Quel gradino è occupato, o non è di partenza.
refused-occupied = C’è un’ameba su quella casella.
refused-place = Devi mettere un’ameba.
refused-seven = Tutte e sette le amebe sono sul tabellone.
refused-energy = Ti mancano i punti biologici.
refused-own = Hai già un’ameba su quella casella.
refused-far = Quella casella non è vicina a una delle tue.
refused-number = Quell’ameba è già sul tabellone.
refused-stay = Per restare serve Presa.
refused-cube = Non ci sono più cubetti così.
refused-dice = I dadi non dicono questo.
refused-named = Con Movimento II scegli una direzione.
refused-piece = Tocca all’ameba { $amoeba }.
refused-own-cubes = Nessuno mangia cubetti del proprio colore.
refused-eat = C’è un pasto senza geni: l’ameba mangia.
refused-menu = I tuoi geni non permettono quel pasto.
refused-victim = Lì nessuno può essere sfruttato così.
refused-food = Per quel pasto mancano i cubetti.
refused-target = Quell’ameba non è un bersaglio.
refused-armor = Nella fase 1 Corazza la protegge.
refused-attack = Indica un bersaglio.
refused-gene = Ti manca il gene per farlo.
refused-used = L’hai già usato in questo tentativo.
refused-hand = Non hai quel gene.
refused-mix = Quella carta non serve per il debito.
refused-sold-out = Nel pool non ne restano copie.
refused-owned = Hai già quel gene.
refused-barred = Hai già il suo gene avanzato.
refused-advanced = Devi cedere il suo gene di base, posseduto da un round precedente.
refused-alone = Quell’ameba non ha nessuno da attaccare.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}per { $price } PB
}
cubes-left = { $cubes-count ->
    [0] niente
   *[other] { $cubes }
}

space = { $seat } prende il gradino di partenza { $space }.
placed = { $seat } mette { $amoeba } in { $cell }{ $damage ->
    [0] {""}
   *[other] {" "}con { $damage } PD
}.
round = Round { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] tenta la fuga
   *[move] si muove
}{ for-price }.
stayed = { CAPITAL($amoeba) } si tiene stretta.
carries = { CAPITAL($amoeba) } { $cubes-count ->
    [0] non porterà niente con sé
   *[other] porterà con sé { $cubes }
}.
follows = { CAPITAL($amoeba) } { $follows ->
    [yes] seguirà
   *[no] non segue
} { $mover }.
rolled = { $seat } lancia { $dice }.
stepped = { CAPITAL($amoeba) } { $blocked ->
    [yes] resta in { $from }: c’è un ostacolo
   *[no] { $direction-id ->
        [rest] resta in { $from }
       *[other] { $way-id ->
            [drift] va alla deriva
           *[other] va
        } verso { $direction } in { $to }
    }
}.
went-along = { CAPITAL($amoeba) } segue in { $to }.
took-along = Portati in { $to }: { $cubes }.
second = { CAPITAL($amoeba) } si muove ancora.
ate = { CAPITAL($amoeba) } mangia { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}a spese di { $victim } (1 PB)
}, e lascia { $excreted } { $excreted ->
    [one] { $color }
   *[other] { $color-id ->
        [red] rossi
        [green] verdi
        [yellow] gialli
       *[other] { $color }
    }
}.
starved = { CAPITAL($amoeba) } digiuna: { $damage } PD.
attacked = { CAPITAL($amoeba) } attacca{ $attempt ->
    [2] {" "}di nuovo
   *[other] {""}
}: { $target }{ for-price }.
defended = { CAPITAL($amoeba) } si difende{ for-price }.
fought = Combattimento: { $amoeba } { $dice-first }, { $target } { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}dopo { $ties } parità
   *[other] {" "}dopo { $ties } parità
}.
caught = { CAPITAL($amoeba) } non riesce a scappare.
yielded = { CAPITAL($amoeba) } si arrende.
killed = { CAPITAL($attacker) } mangia { $amoeba }; in { $cell } resta: { cubes-left }.
wounded = Corazza salva { $amoeba } da { $attacker }: { $damage } PD.
failed = { CAPITAL($target) } la scampa: { $amoeba } ha fallito.
card = Nuovo ambiente: { $drift-id ->
    [none] senza deriva
   *[other] deriva a { $drift }
}, ozono { $ozone }.
owes = { $seat } ha { $mutation } punti mutazione, ozono { $ozone }: { $debt } da saldare.
returned = { $seat } restituisce { $gene } ({ $worth }).
paid = { $seat } paga { $points } PB.
bought = { $seat } compra { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}e cede { $given_up }
}.
earned = { $seat } riceve { $points } PB.
divided = { $seat } mette { $amoeba } in { $cell }{ for-price }.
died = { CAPITAL($amoeba) } muore; in { $cell } resta: { cubes-left }.
scored = { $seat }: { $amoebas } per le amebe, { $genes } per i geni, dal gradino { $from } al { $to }.
passed = { $seat } { $decision-id ->
    [buy] non compra altro
   *[divide] non si divide più
}.

## Options

option-defense_mp = Punti mutazione di Difesa
option-holding = Chi segue decide prima o dopo che si conosce la direzione
option-holding-before = prima
option-holding-after = dopo
option-substitution = Pasti di Sostituzione
option-substitution-strict = solo 2:2:0
option-substitution-wide = anche 3:1:0
option-finish = Primo gradino della zona d’arrivo
option-full_game = Partita completa: si giocano tutte le carte ambiente
option-start_bp = Punti biologici iniziali
option-income = Punti biologici a ogni round
option-move_price = Prezzo di un movimento o di una fuga
option-attack_price = Prezzo di un attacco
option-defense_price = Prezzo di una difesa
option-division_price = Prezzo di una divisione
option-cheap_division_price = Prezzo di una divisione con Tasso di divisione
option-capacity = Cubetti che porta un Tentacolo, in 3 e in 4
option-first_damage = Danni della prima ameba, in 3 e in 4
option-gene_prices = Prezzi dei geni
option-gene_points = Punti mutazione dei geni
option-ray_worth = Quanto vale Protezione dai raggi quando si restituisce
option-ozone = Ozono delle carte ambiente
option-amoeba_spaces = Gradini per 0–7 amebe
option-gene_spaces = Gradini per 0–6 carte gene

## The table in a terminal

phase-setup = preparazione
phase-feeding = 1 movimento e nutrizione
phase-environment = 2 ambiente
phase-genes = 3 nuovi geni
phase-division = 4 divisione
phase-deaths = 5 morti
phase-scoring = 6 punteggio
screen-round = Round { $round }
screen-phase = fase { $phase }
screen-dice = dadi { $dice }
screen-debt = debito { $debt }
screen-drift = deriva { $drift }
screen-calm = senza deriva
screen-ozone = ozono { $ozone }
screen-ladder = Scala
screen-tribe = { $bp } PB  amebe { $amoebas }  gradino { $marker }  PM { $mutation }
screen-wins = vince!
screen-reserve = Riserva: { $cubes }
screen-pool = Geni in vendita (prezzo): { $genes }
screen-cards = Carte ancora da uscire: { $cards }
