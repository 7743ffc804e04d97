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

move-space = gradino di partenza { $number }
move-place = piazza in { $cell }
move-divide = { $cell-id ->
    [none] basta divisioni
   *[other] dividi in { $cell }
}
move-number = numero { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] { $amoeba }: { $movement }
}
    .also = ameba { $number } { $movement }
move-carry = { $color-id ->
    [none] non portare altro
   *[other] porta un cubetto { $color }
}
move-follow = { $yes ->
    [yes] segui
   *[no] non seguire
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] muovi ancora
   *[no] non muovere più
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
    [none] non attaccare
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
       *[other] {" "}(cedendo { $instead })
    }
}
move-aggression = { $amoeba-id ->
    [none] nessuna attacca
   *[other] manda all’attacco { $amoeba }
}
    .also = aggressione con { $amoeba }

asks-space = Scegli un gradino di partenza sulla scala.
asks-place = Metti un’ameba su una casella vuota.
asks-divide = Metti una nuova ameba, o smetti di dividere.
asks-number = Quale numero metti in { $spot }?
asks-movement = Muovi { $amoeba } ({ $cell }).
asks-carry = Quali cubetti porta con sé { $claimant }?
asks-follow = { CAPITAL($claimant) } segue { $mover }?
asks-direction = { $dice-count ->
    [0] Dove va { $mover }?
   *[other] Hai lanciato { $dice }: dove va { $mover }?
}
asks-second = { CAPITAL($mover) } si muove ancora?
asks-meal = Che cosa mangia { $amoeba } in { $cell }?
asks-victim = Chi sfrutta { $amoeba } come parassita?
asks-attack = { CAPITAL($amoeba) } non trova da mangiare: attacca o digiuna?
asks-response = { CAPITAL($attacker) } attacca { $target }: come rispondi?
asks-retry = Attacchi ancora con { $attacker }?
asks-settle = Devi saldare { $rest } { $rest ->
    [one] punto
   *[other] punti
} mutazione: restituisci un gene o paga.
asks-buy = Compri un gene? Hai { $bp } PB.
asks-aggressor = Quale delle tue amebe attacca?
asks-target = { CAPITAL($attacker) } attacca chi?

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
refused-space = Quel gradino di partenza non è libero.
refused-occupied = In quella casella c’è già un’ameba.
refused-place = Devi mettere un’ameba.
refused-seven = Tutte e sette le tue amebe sono sul tabellone.
refused-energy = Non hai abbastanza PB.
refused-own = In quella casella hai già un’ameba.
refused-far = Quella casella non è vicina a una delle tue.
refused-number = Quell’ameba è già sul tabellone.
refused-stay = Solo le amebe con Presa possono restare.
refused-cube = Qui non restano cubetti di quel colore.
refused-dice = I dadi non lo permettono.
refused-named = Con Movimento II scegli una delle quattro direzioni.
refused-piece = Tocca all’ameba { $amoeba }.
refused-own-cubes = Le amebe non mangiano cubetti del proprio colore.
refused-eat = C’è un pasto che non richiede geni: l’ameba deve mangiare.
refused-menu = I tuoi geni non permettono quel pasto.
refused-victim = Qui non c’è nessuno da sfruttare per quel pasto.
refused-food = Qui mancano i cubetti per quel pasto.
refused-target = Quell’ameba non si può attaccare.
refused-armor = Nella fase 1 Corazza la protegge.
refused-attack = Scegli un bersaglio.
refused-gene = Non hai il gene per farlo.
refused-used = In questo tentativo l’hai già fatto.
refused-hand = Non hai quel gene.
refused-mix = Restituire anche quella carta sarebbe troppo.
refused-sold-out = Non restano carte di quel gene.
refused-owned = Hai già quel gene.
refused-barred = Hai già il gene avanzato.
refused-advanced = Devi cedere il suo gene di base, e uno comprato in questo round non vale.
refused-alone = Quell’ameba non ha nessuno da attaccare.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}per { $price } PB
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
}{ $price ->
    [0] {" "}gratis
   *[other] {" "}per { $price } PB
}.
stayed = { CAPITAL($amoeba) } resta aggrappata.
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
    [yes] trova un ostacolo e resta in { $from }
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
}, lasciando { $excreted } { $excreted ->
    [one] { $color }
   *[other] { $color-id ->
        [red] rossi
        [green] verdi
        [yellow] gialli
       *[other] { $color }
    }
}.
starved = { CAPITAL($amoeba) } digiuna: ora ha { $damage } { $damage ->
    [one] punto danno
   *[other] punti danno
}.
attacked = { CAPITAL($amoeba) } attacca { $target }{ $attempt ->
    [2] {" "}di nuovo
   *[other] {""}
}{ for-price }.
defended = { CAPITAL($amoeba) } si difende{ for-price }.
fought = Combattimento: { $amoeba } fa { $dice-first }, { $target } fa { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}dopo { $ties } parità
   *[other] {" "}dopo { $ties } parità
}.
caught = { CAPITAL($amoeba) } non riesce a scappare.
yielded = { CAPITAL($amoeba) } si arrende.
killed = { CAPITAL($attacker) } mangia { $amoeba }{ $cubes-count ->
    [0] {""}
   *[other] , che lascia { $cubes } in { $cell }
}.
wounded = Corazza salva { $amoeba } da { $attacker }: ora ha { $damage } { $damage ->
    [one] punto danno
   *[other] punti danno
}.
failed = { CAPITAL($target) } la scampa: { $amoeba } ha fallito.
card = Nuovo ambiente: { $drift-id ->
    [none] senza deriva
   *[other] deriva a { $drift }
}, ozono { $ozone }.
owes = { $seat } ha { $mutation } punti mutazione con ozono { $ozone } e deve saldarne { $debt }.
returned = { $seat } restituisce { $gene }, vale { $worth }.
paid = { $seat } paga { $points } PB.
bought = { $seat } compra { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}e cede { $given_up }
}.
earned = { $seat } riceve { $points } PB.
divided = { $seat } mette { $amoeba } in { $cell }{ for-price }.
died = { CAPITAL($amoeba) } muore{ $cubes-count ->
    [0] {""}
   *[other] {" "}e lascia { $cubes } in { $cell }
}.
climbed = { $seat } fa { $amoebas } per le amebe e { $genes } per i geni: dal gradino { $from } al gradino { $to }.
scored = { $amoebas ->
    [0] { $genes ->
        [0] { $seat } non fa punti e resta sul gradino { $to }.
       *[other] { climbed }
    }
   *[other] { climbed }
}
passed = { $seat } { $decision-id ->
    [buy] ha finito gli acquisti
   *[divide] non si divide più
}.

## What a gene would do now

now-amoebas = { $n ->
    [0] Ora: non hai ancora amebe.
    [one] Ora: per { $n } tua ameba.
   *[other] Ora: per { $n } tue amebe.
}
now-card = Ora: una carta gene in più.
now-saves = Ora: ti fa risparmiare fino a { $n } PB a round.
now-carries = Ora: fino a { $n } cubetti per passo.
now-stays = { $n ->
    [one] Ora: { $n } delle tue potrebbe restare e mangiare.
   *[other] Ora: { $n } delle tue potrebbero restare e mangiare.
}
now-meals = { $hungry ->
    [0] Ora: le tue possono mangiare tutte anche senza.
   *[other] Ora: sfama { $n } delle tue { $hungry } amebe affamate.
}
now-divisions = { $n ->
    [one] Ora: { $n } divisione in questo round invece di { $before }.
   *[other] Ora: { $n } divisioni in questo round invece di { $before }.
}
now-divisions-same = { $n ->
    [one] Ora: { $n } divisione in questo round, con o senza.
   *[other] Ora: { $n } divisioni in questo round, con o senza.
}
now-cells = { $n ->
    [one] Ora: { $n } casella dove dividersi invece di { $before }.
   *[other] Ora: { $n } caselle dove dividersi invece di { $before }.
}
now-cells-same = Ora: nessuna casella in più dove dividersi.
now-lives = { $n ->
    [0] Ora: nessuna in fin di vita; { $wounded } con danni.
    [one] Ora: salva { $n } ameba dalla morte.
   *[other] Ora: salva { $n } amebe dalla morte.
}
now-lowers = Ora: da { FIGURE($from) } a { FIGURE($to) } PM.
now-hunters = { $n ->
    [0] Ora: nessuno va ancora a caccia.
    [one] Ora: { $n } tribù va a caccia.
   *[other] Ora: { $n } tribù vanno a caccia.
}
now-prey = { $n ->
    [0] Ora: nessuna preda sulle tue caselle.
    [one] Ora: { $n } delle tue è accanto a una preda.
   *[other] Ora: { $n } delle tue sono accanto a una preda.
}

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
option-gene_cards = Carte gene (elenco CSV)
option-ray_worth = Quanto vale Protezione dai raggi quando si restituisce
option-environment_cards = Carte ambiente (elenco CSV)
option-amoeba_spaces = Gradini per 0–7 amebe
option-gene_spaces = Gradini per 0–6 carte gene

# Variants of ours
preset-slow-growth = Crescita lenta
preset-slow-growth-about = Una divisione costa 7 punti biologici. L’ordine di scelta del gradino di partenza conta molto meno, e si vince più spesso in rimonta.

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
screen-cards = Prossime carte: { $cards }

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [movement] Scegli una casella evidenziata.
    [direction] Scegli una casella evidenziata.
    [attack] Scegli un’ameba evidenziata.
   *[other] { pick-lit }
}
table-soup = Brodo
table-market = Geni
table-phase-setup = Preparazione
table-phase-feeding = Movimento e cibo
table-phase-environment = Ambiente
table-phase-genes = Nuovi geni
table-phase-division = Divisione
table-phase-deaths = Morti
table-phase-scoring = Punteggio
table-timeline = Il round
table-round = Round { $n } di { $of } al massimo
table-round-short = Round { $n }
table-ascending = Ordine: sulla scala dal basso in alto
table-descending = Ordine: sulla scala dall’alto in basso
table-board = Il brodo
table-cell = { $name }: { $cubes }
table-cell-amoebas = { $name }: { $cubes }; { $amoebas }
table-cubeless = nessun cubetto
table-on-cell = { $damage ->
    [0] { $amoeba }
   *[other] { $amoeba }, danno { $damage }
}
table-place-here = Metti un’ameba in { $cell }
table-go-here = { $what }: verso { $cell }
table-stay-here = { $what }: resta in { $cell }
table-attack-this = Attacca { $amoeba }
table-attack-with = Attacca con { $amoeba }
table-compass = Rosa dei venti: 1 ovest, 2 nord, 3 est, 4 sud, 5 resta, 6 scegli tu
table-roll-to-move = { $price ->
    [0] Lancia per la direzione, gratis
   *[other] Lancia per la direzione, { $price } PB
}
table-name-way = { $price ->
    [0] Scegli una direzione, gratis
   *[other] Scegli una direzione, { $price } PB
}
table-die = Dado: { $n }
table-die-rests = resta
table-ties = dopo { $n ->
    [one] { $n } parità
   *[other] { $n } parità
}
table-closer = Casella { $cell }
table-no-cubes = Nessun cubetto.
table-no-amoebas = Nessuna ameba.
table-yours-eat = Le tue qui possono mangiare.
table-yours-starve = Le tue qui non possono mangiare.
table-environment = Ambiente
table-drift = Deriva
table-ozone = Ozono
table-no-drift = senza deriva
table-environment-is = Ambiente: deriva { $drift }, ozono { $ozone }. Tutte le carte
table-coming = Ancora da uscire, in qualsiasi ordine ({ $n })
table-gone = Uscite
table-now-in-force = In vigore ora
table-to-come = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} ancora
table-environment-how = La deriva trascina le amebe nella fase 1. Nella fase 2 chi ha più punti mutazione dell’ozono paga la differenza in PB o geni.
table-ladder = La scala
table-on-space = { $name }: gradino { $space }
table-finish-from = L’arrivo comincia dal { $n }
table-finish = Arrivo
table-bp = { $n } PB
table-bp-long = { $n ->
    [one] { $n } punto biologico
   *[other] { $n } punti biologici
}
table-amoeba-count = { $n ->
    [one] { $n } ameba
   *[other] { $n } amebe
} nel brodo
table-mutation = { $n ->
    [one] { $n } punto mutazione
   *[other] { $n } punti mutazione
}, ozono { $ozone }
table-mp = { $n } PM
table-gains = { $n ->
    [one] { $n } gradino
   *[other] { $n } gradini
} al prossimo punteggio, così come stanno le cose: { $amoebas } per le amebe, { $genes } per i geni
table-gain-short = +{ $n }
table-tribe = La tua tribù
table-next-scoring = al prossimo punteggio
table-for-amoebas = { $n ->
    [one] { $n } ameba
   *[other] { $n } amebe
}: { $spaces ->
    [one] { $spaces } gradino
   *[other] { $spaces } gradini
}
table-for-genes = { $n ->
    [one] { $n } carta gene
   *[other] { $n } carte gene
}: { $spaces ->
    [one] { $spaces } gradino
   *[other] { $spaces } gradini
}
table-hungry = { $of ->
    [0] Non hai amebe nel brodo.
   *[other] { $n ->
        [0] Tutte le tue amebe possono mangiare dove sono.
        [one] { $n } delle tue { $of } amebe non può mangiare dov’è.
       *[other] { $n } delle tue { $of } amebe non possono mangiare dove sono.
    }
}
table-died = { CAPITAL($amoeba) } è morta
table-dying = { $n ->
    [one] { $n } tua ameba morirà
   *[other] { $n } tue amebe moriranno
} nella fase 5.
table-safe = { $n } PM: nessuna carta da uscire ti porta oltre l’ozono.
table-risky = { $n } PM: con { $risk } delle { $of } carte da uscire saresti oltre l’ozono.
table-pool = Mercato dei geni
table-prices = I PB (punti biologici) sono il prezzo. I PM (punti mutazione) si sommano: oltre l’ozono si paga.
table-your-genes = I tuoi geni
table-copies = { $n ->
    [0] Esaurito.
    [one] { $n } rimasta
   *[other] { $n } rimaste
}
table-price = costa { $n } PB
table-points = { FIGURE($n) } punti mutazione
table-points-short = { FIGURE($n) } PM
table-buy = Compra { $gene } per { $price } PB
table-give-back = Restituisci { $gene }, vale { $worth }
table-give-up = cedi { $gene }
table-owners = Ce l’ha: { $names }
table-scores-more = +{ $n ->
    [one] { $n } gradino
   *[other] { $n } gradini
} a round
table-new-gene = nuovo
table-debt-risk = Con { $risk } carte su { $of } saresti oltre l’ozono
table-effect-int = Nessun potere; conta come gene per il punteggio.
table-effect-mo1 = Movimento: lanci due dadi, ne usi uno.
table-effect-spo = Le nuove amebe vanno su qualsiasi casella senza le tue.
table-effect-spd = Dopo un movimento, un secondo gratis.
table-effect-def = In difesa: paga { $defense } PB per combattere con i dadi.
table-effect-esc = In difesa: paga { $move } PB per tentare di scappare.
table-effect-sub = Tralasci un colore, mangi un cubetto in più.
table-effect-ray = Abbassa i tuoi punti mutazione; non conta per il punteggio.
table-effect-str = Movimenti e fughe sono gratis.
table-effect-ten = Porti cubetti con te a ogni passo.
table-effect-hol = Resti invece di muoverti; segui altre.
table-effect-lon = Le tue muoiono solo con 3 danni.
table-effect-fru = Mangi un cubetto in meno.
table-effect-sfs = Le affamate possono mangiare una vicina.
table-effect-par = Mangi un cubetto in meno, a spese altrui.
table-effect-div = Dividersi costa { $division } PB.
table-effect-per = Velocità, e un secondo tentativo negli scontri.
table-effect-mo2 = Movimento: scegli la direzione, senza dadi.
table-effect-agg = Lotta, e un attacco nella fase 5.
table-effect-arm = Al sicuro nella fase 1; solo un danno nella fase 5.
table-drifts = Deriva { $arrow } { $to }
table-drift-stays = Deriva: bloccata, resta
table-free = gratis
table-move = { $dice ->
    [0] Scegli la direzione
    [1] Lancia un dado
   *[other] Lancia due dadi
}
table-stay = Resta
table-blocked = { $arrow } bloccata
table-rest = Resta (5)
table-second-yes = Muovi ancora
table-second-no = Basta
table-follow-yes = Segui
table-follow-no = Resta qui
table-carry-none = Non portare niente
table-carry-done = È tutto
table-carry = Prendi un cubetto { $color } ({ $left } qui)
table-carried = { $n } di { $of } presi
table-eat = Mangia { $cubes }
table-eat-as = Mangia { $cubes } da parassita
table-parasite = parassita
table-starve = Digiuna: 1 danno
table-victim = { $name } paga 1 PB
table-no-attack = Nessun attacco: digiuna
table-no-retry = Lascia perdere
table-no-aggression = Nessun attacco
table-escape = Fuggi
table-defend = Difenditi
table-yield = Arrenditi
table-pay = Paga { $n } PB
table-buy-nothing = Non comprare
table-buy-instead = { $gene } al posto di { $instead }
table-buy-no-more = Ho finito
table-or-buy = o tocca un gene per comprarlo
table-stop = Basta divisioni
table-new-costs = Ognuna costa { $price } PB; ne hai { $bp }.
table-new-free = Questa è gratis.
table-choose-cell = Scegli una casella evidenziata.
table-piece = Ameba { $n }
table-piece-how = I numeri più bassi agiscono per primi.
table-space = Gradino { $n }
table-space-how = Chi è in basso agisce prima nella fase 1, chi è in alto in tutte le altre.
table-try-out = Anteprima
table-trying = { $n ->
    [0] Anteprima: niente è definitivo
    [one] Anteprima: { $n } mossa
   *[other] Anteprima: { $n } mosse
}
table-carry-out = Fallo
table-give-up-try = Esci dall’anteprima
table-try-ends = L’anteprima finisce qui: il seguito dipende dal caso o dagli altri.
table-how = Com’è andata
table-round-scored = Round { $n }: punteggio
table-round-over = Il round { $n } è finito.
table-next-round = Prossimo round
table-to-result = Al risultato
table-born = { $n } { $n ->
    [one] nata
   *[other] nate
}
table-lost = { $n } { $n ->
    [one] morta
   *[other] morte
}
table-skipped = i gradini occupati si saltano
table-column-tribe = Tribù
table-column-ladder = Scala
table-column-amoebas = Amebe
table-column-genes = Carte gene
table-column-bp = PB rimasti
table-column-last = Ultimo round
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Finita nel round { $round }: un segnalino ha raggiunto il gradino { $n }.
table-ended-deck = Finita nel round { $round }: è stata pescata l’ultima carta ambiente.

## The first time at a table: the aim, a turn, what counts

first-aim = Porta la tua tribù di amebe più avanti di tutti sulla scala.
first-turn = Ogni round: deriva e cibo, nuovi geni, divisione, sopravvivenza.
first-score = Molte amebe e molti geni danno gradini sulla scala. Al gradino 42 si finisce.

## Lessons

lesson-welcome = Ti diamo il benvenuto nel brodo primordiale! Guidi la tribù rossa di amebe. Vanno alla deriva, mangiano ciò che lasciano le altre, si dividono e sviluppano geni. A ogni round il tuo segnalino sale sulla scala attorno al brodo; al gradino 42 la partita finisce, e vince il segnalino più avanti.
lesson-place = Metti la tua prima ameba su una casella evidenziata. Ogni casella ha due cubetti di ogni colore: è il cibo. La freccia sull’isola mostra dove la deriva porterà la tua ameba: lasciale spazio.
lesson-number = Quale pedina? Le tue amebe agiscono in ordine di numero: un numero basso mangia quindi prima di uno alto.
lesson-round = Il brodo prende vita. Un round ha sei fasi; la striscia sopra il brodo mostra a che punto sei: movimento e cibo, ambiente, geni, divisione, morti, punteggio. Chi è in basso sulla scala si muove e mangia per primo; in tutte le altre fasi comincia chi è più in alto.
lesson-move = Tocca all’ameba cerchiata. Andare alla deriva è gratis e porta con la corrente alla casella evidenziata. Oppure paga 1 PB, lancia il dado sull’isola e va’ dove indica la rosa dei venti: 1 ovest, 2 nord, 3 est, 4 sud, con 5 resta, con 6 scegli tu.
lesson-fed = Dopo il movimento un’ameba mangia tre cubetti degli altri colori, due di uno e uno dell’altro, e ne lascia due del proprio. Non mangia mai il suo colore! Dove non c’è un pasto digiuna e subisce un danno, il punto barrato.
lesson-card = Un nuovo ambiente: la prossima deriva, e l’ozono. Dal round 2 una tribù con più punti mutazione (PM) dell’ozono paga la differenza. Tocca la carta in cima al brodo per vedere quali devono ancora uscire.
lesson-buy = Il mercato dei geni. Ogni carta mostra il prezzo, i punti mutazione, che cosa fa e, in grassetto, che cosa farebbe per te ora. Tre o più carte gene danno anche gradini sulla scala. Comprane una, o tieni i PB per dividerti.
lesson-divide = Hai ricevuto 10 PB. Con 6 un’ameba si divide: tocca una casella evidenziata accanto a una delle tue. Cerca lì cibo di altri colori. Più amebe, più gradini al punteggio.
lesson-scored = Punteggio: tre amebe danno 1 gradino, quattro 2, cinque 4; tre carte gene 1, quattro 2. I segnalini si scavalcano. «{ table-tribe }», sotto il brodo, dice che cosa porterebbe il prossimo punteggio.
lesson-again = Secondo round: il cibo scarseggia. Tocca una casella per guardarla da vicino e vedere se le tue potrebbero mangiarci. Un’ameba con due danni muore nella fase 5, e nutre il brodo ancora una volta.
lesson-risk = I geni fanno comodo, ma i loro punti mutazione si sommano: una carta ti avverte quando l’ozono in arrivo potrebbe non reggerli. «{ table-try-out }», sotto il brodo, mostra l’effetto di un acquisto prima che tu lo faccia.
lesson-farewell = Il ciclo è tutto qui: mangiare, adattarsi, dividersi, salire. Il resto sta scritto sui geni, e ciò che è in grigio dice perché quando lo tocchi. Continua da qui, o apri un tavolo tuo!

## What bots say

remark-family-any-1 = Benvenuta, piccolina.
remark-family-jolly-1 = Ha i miei occhi! Se avessimo gli occhi.
remark-family-greedy-1 = Una non basta mai.
remark-gene-any-1 = Progresso!
remark-gene-any-2 = Questo tornerà utile.
remark-gene-grumpy-1 = Ai miei tempi si andava alla deriva.
remark-hungry-any-1 = Qui non c’è niente da mangiare.
remark-hungry-grumpy-1 = E questo lo chiamate brodo?
remark-hungry-jolly-1 = Mi brontola la pancia.

## Records of a group

feat-most-amoebas-lost = Più amebe perse in una partita
feat-most-kills = Più amebe mangiate in una partita
feat-best-round = Miglior round (punti)

## Why a move is the best

because-amoebas = Così finisci il round con più amebe.
because-points = Così ti restano circa { $n } PB in più alla fine del round.
because-steps = Così il tuo segnalino sale di più in questo round.
because-damage = Così le tue amebe digiunano meno spesso.
because-rival = Così { $seat } finisce il round con meno amebe.
