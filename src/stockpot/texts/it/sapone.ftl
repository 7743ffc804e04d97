title = Sapone
summary = Pesca, bluffa e mercanteggia: monete, verdure, attrezzi e sapone.

## Pieces

card-coin = moneta
card-watermelon = anguria
card-leek = porro
card-broccoli = broccolo
card-cucumber = cetriolo
card-artichoke = carciofo
card-broom = scopa
card-scythe = falce
card-rake = rastrello
card-pick = piccone
card-shovel = pala
card-soap = sapone
card-double-soap = doppio sapone
card-four-coins = quattro monete
card-three-coins = tre monete
card-two-coins = due monete
card-diamond = diamante
# A card in a sentence.
a-card = { $card-id ->
    [coin] una { $card }
    [watermelon] un’{ $card }
    [broom] una { $card }
    [scythe] una { $card }
    [shovel] una { $card }
    [four-coins] una carta da { $card }
    [three-coins] una carta da { $card }
    [two-coins] una carta da { $card }
    [diamond] il { $card }
   *[other] un { $card }
}
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { a-card }
   *[other] { $count } { $card-id ->
        [coin] monete
        [watermelon] angurie
        [leek] porri
        [broccoli] broccoli
        [cucumber] cetrioli
        [artichoke] carciofi
        [broom] scope
        [scythe] falci
        [rake] rastrelli
        [pick] picconi
        [shovel] pale
        [soap] saponi
        [double-soap] doppi saponi
        [four-coins] carte da quattro monete
        [three-coins] carte da tre monete
        [two-coins] carte da due monete
       *[other] { $card }
    }
}
category-coins = più monete
category-vegetables = verdure migliori
category-tools = attrezzi migliori
category-soap = più sapone
wish-coins = monete
wish-vegetables = verdure
wish-tools = attrezzi
wish-soap = sapone
wish-anything = qualsiasi cosa
some-cards = { $cards } { $cards ->
    [one] carta
   *[other] carte
}

## Decisions

move-sell = vendi { $card }
move-declare = dichiara { $card }
move-bid = offri { $card }
move-claim = { $card-id ->
    [none] non dire niente
   *[other] dico { $card }
}
move-pay = paga { $card }
move-give = dai { $card }
move-name = nomina { $card }
move-offer = vendi una carta
move-buy = compra sapone
move-wish = { $wish-id ->
    [none] nessun desiderio
   *[other] desidera { $wish }
}
    .also = { $wish-id ->
        [none] non desidero niente
       *[other] voglio { $wish }
    }
move-done = { $adds ->
    [no] passa
   *[yes] fatto
}
move-refuse = rifiuta tutte le offerte
    .also = rifiuta tutto
move-accept = accetta l’offerta di { $seat }
    .also =
        accetta { $seat }
        accetta { $seat-id }
move-ask = { $seat-id ->
    [none] chiedi di più a tutti
   *[other] chiedi di più { AD($seat) }
}
    .also = { $seat-id ->
        [none] chiedi di più
       *[other] chiedi { $seat-id }
    }
move-believe = ci credo
    .also = non dubito
move-doubt = dubito
asks-choice = Vendi una carta o compri dal mazzo del sapone?
asks-pay = Paga ancora { $left } { $left ->
    [one] carta
   *[other] carte
} per la tua carta del sapone.
asks-offer = Scegli una carta da vendere.
asks-declare = Che cosa dichiari che sia?
asks-wish = Che cosa vorresti in cambio?
asks-bid = Offri una carta o passa.
asks-add = Aggiungi una carta alla tua offerta, o chiudi.
asks-claim = Offri { a-card }. Che cosa dici che sia?
asks-doubt = Dubiti che sia { a-card }?
asks-give = Era vero: dai una carta a chi vende.
asks-answer = Accetta un’offerta, chiedi di più o rifiuta.
asks-request = Che cos’altro vorresti?
asks-diamond = Per quale carta vale il tuo diamante?

## Refusals, named after the rule

refused-end-target = La partita è finita.
refused-turn-order = Non è il tuo turno.
refused-sell-bids = Tu stai vendendo; gli altri stanno offrendo.
refused-sell-hidden = Hai deciso. Aspetta gli altri.
refused-sell-asked = Non hai più carte libere.
refused-sell-locked = Le carte restano giù fino alla fine della vendita: a un’offerta si può solo aggiungere.
refused-sell-claim = Prima di’ che cos’è la carta, o non dire niente.
refused-sell-answer = Accetta una delle offerte, rifiuta o chiedi di più.
refused-sell-more = Non puoi più chiedere di più: accetta o rifiuta.
refused-sell-offer = Scegli una carta da vendere.
refused-sell-declare = Prima di’ che cos’è la carta.
refused-sell-wish = Di’ che cosa vorresti, o non chiedere niente.
refused-turn-hand = Non hai quella carta.
refused-turn-choice = Prima scegli: vendi o compri?
refused-ruling-few = Non puoi comprare, quindi devi vendere: per comprare { $price ->
    [one] serve { $price } carta
   *[other] servono { $price } carte
}, e una carta nel mazzo del sapone.
refused-buy-price = Prima paga la tua carta del sapone.
refused-doubt-ask = Ci credi o dubiti?
refused-doubt-once = In questa vendita si è già dubitato.
refused-doubt-option = Questa partita si gioca senza il dubbio.
refused-doubt-true = Dai a chi vende una delle tue carte libere.
refused-diamond-name = Scegli per il tuo diamante una delle altre sedici carte.

## Events

round = Round { $round }: comincia { $first }.
picked = { $seat } pesca { a-card }{ $compensation ->
    [yes] {" "}come indennizzo
   *[no] {""}
}{ $face_up ->
    [yes] {""}
   *[no] {" "}(carta coperta)
}.
picked-hidden = { $seat } pesca una carta coperta{ $compensation ->
    [yes] {" "}come indennizzo
   *[no] {""}
}.
put = { $seat } offre { a-card }, { $claim-id ->
    [none] senza dire niente
   *[other] dicendo «{ $claim }»
}.
paid = { $seat } paga { a-card }.
bought = { $seat } paga { $price } { $price ->
    [one] carta
   *[other] carte
} e pesca { a-card }.
bought-hidden = { $seat } paga { $price } { $price ->
    [one] carta
   *[other] carte
} e pesca una carta del sapone.
offered = { $seat } mette in vendita una carta: «{ $declared }»{ $true ->
    [yes] {""}
   *[no] {" "}(in realtà { a-card })
}{ $wish-id ->
    [none] {""}
   *[other] , e vorrebbe { $wish }
}.
offered-hidden = { $seat } mette in vendita una carta: «{ $declared }»{ $wish-id ->
    [none] {""}
   *[other] , e vorrebbe { $wish }
}.
passed = { $seat } { $cards ->
    [0] passa
   *[other] non aggiunge nulla
}.
bid = { $seat } offre { some-cards }{ $claims-count ->
    [0] {""}
   *[other] : «{ $claims }»
}.
claimed = { $seat } dice anche «{ $claims }».
doubted = { $seat } non ci crede.
believed = Nessuno dubita di { $seat }.
turned = La carta si scopre: è { a-card }. { $seat } ha detto { $true ->
    [yes] la verità
   *[no] una bugia
}.
gave = { $seat } dà { a-card } { AD($to) }.
gave-hidden = { $seat } dà una carta { AD($to) }.
caught = { $seat } prende gratis { a-card } da { $from }, e la vendita è finita.
asked = { $seat } chiede di più { $to-id ->
    [none] a tutti
   *[other] { AD($to) }
}{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } rifiuta tutte le offerte.
unsold = Nessuno offre, { ED($seat) } riprende la carta.
sold = { $seat } vende { a-card } { AD($to) } per { some-cards }.
sold-hidden = { $seat } vende la carta { AD($to) } per { some-cards }.
received = { $seat } riceve { a-card } da { $from }.
named = { $seat } ha il diamante: vale come { a-card }.
revealed = { $seat } mostra { $hand-count ->
    [0] una mano vuota
   *[other] { $hand }
}.
category = { CAPITAL($category) }: { $seats-count ->
    [0] nessuno
   *[other] { $seats }
}.
scored = { $seat }: { SIGNED($gain) }, ora { $points }.

## Options

option-target = Punti per vincere
option-ties = Parità assolute: la categoria va a tutti quelli in parità, o a nessuno
option-ties-each = a tutti
option-ties-none = a nessuno
option-table = Tabella dei punti: classica, riveduta o personalizzata
option-table-classic = classica
option-table-revised = riveduta
option-table-own = personalizzata
option-points = Tabella personalizzata: punti per M, V, A, S, MV, MA, VA, MS, VS, AS, MVA, MVS, MAS, VAS, MVAS (M monete, V verdure, A attrezzi, S sapone)
option-doubt = Dubbio: si può sfidare chi vende
option-direction = Senso di gioco
option-direction-clockwise = orario
option-direction-counterclockwise = antiorario
option-backs = Dorsi delle carte: tutti uguali, o diversi per mazzo
option-backs-alike = tutti uguali
option-backs-by-deck = per mazzo
option-dealt = Carte del mercato a testa
option-price = Prezzo di una carta del sapone, in carte
option-requests = Quante volte si può chiedere di più
option-compensation = Carte di un’offerta che danno diritto a un indennizzo

# Variants of ours
preset-brisk-market = Mercato vivace
preset-brisk-market-about = Una carta del sapone costa 2 carte, e chi compra riceve sempre un indennizzo. Partite più movimentate e un po’ più brevi.

## The table in a terminal

screen-round = Round { $round }
screen-target = { $target } { $target ->
    [one] punto
   *[other] punti
} per vincere
screen-market = Mercato { $market }, in cima: { $top }
screen-down = coperta
screen-empty = vuoto
screen-soap = sapone { $soap }
screen-discard = scarti { $discard }
screen-player = giocatore
screen-points = punti
screen-cards = carte
screen-bought = saponi comprati
screen-last = round prima
screen-sale = { $name } mette in vendita una carta: «{ $declared }»
screen-thinking = { $name } sta mettendo in vendita una carta
screen-up = scoperta: { $card }
screen-mine = in realtà { $card }
screen-wish = vorrebbe { $wish }
screen-asks = chiede di più
screen-bid = { $name } offre { $n }:
screen-silent = { $n } senza dire niente
screen-own = la tua offerta:
screen-holding = stai per offrire: { $card }
screen-hand = Mano
screen-known = Viste
screen-place = { $place }:
screen-or = o
screen-discarded = scarti
screen-deck = carta del sapone
screen-diamond = { $name } dice per quale carta vale il diamante

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [give] Scegli una carta evidenziata.
    [offer] Punta una scelta per vederne l’effetto.
    [buy] Punta una scelta per vederne l’effetto.
   *[other] { pick-lit }
}
table-category-coins = Monete
table-category-vegetables = Verdure
table-category-tools = Attrezzi
table-category-soap = Sapone
table-title-coins = Più monete
table-title-vegetables = Verdure migliori
table-title-tools = Attrezzi migliori
table-title-soap = Più sapone
table-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
table-round = Round { $n } · { $target } { $target ->
    [one] punto
   *[other] punti
} per vincere
table-round-ends = Il round finisce quando il mercato è vuoto.
table-points-table = Punti
table-points-how = Fai punti una volta sola, per l’intera combinazione di categorie che vinci in un round.
table-market = Mercato
table-market-top = Mazzo del mercato, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, in cima: { $good }
table-market-back = Mazzo del mercato, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, la prima coperta
table-market-empty = Il mazzo del mercato è vuoto
table-up-left = { $n } { $n ->
    [one] scoperta
   *[other] scoperte
}
table-soap-deck = Sapone
table-soap-label = Mazzo del sapone, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
table-discard = Scarti
table-discard-label = Scarti, { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
}
table-face-down = una carta coperta
table-soap-back = una carta del sapone coperta
table-stage = La bancarella
table-picking = { $name } sta decidendo: vendere una carta o comprare sapone?
table-paying = { $name } sta pagando una carta del sapone.
table-offering = { $name } sta mettendo una carta sul banco.
table-naming = { $name } ha il diamante e dice per quale carta vale.
table-game-over = La bancarella è chiusa.
table-you = Tu
table-says = «{ CAPITAL($good) }!»
table-sell-here = Tocca una carta della tua mano per metterla sul banco, o trascinala qui.
table-pay-here = Tocca le carte con cui paghi, o trascinale qui.
table-thinks-up = Come la chiamo…
table-wants = Cerco { $wish }.
table-wants-more-of = { $name }, ancora un po’! Vorrei { $wish }.
table-wants-more = { $name }, ancora un po’!
table-everybody = Tutti
table-bidders = Offerte
table-is-bidding = ci pensa…
table-passes = passa
table-bids = { $name } offre { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
table-silent-card = senza dire niente
table-claims-of = «{ $goods }»
table-no-word = …
table-is-doubting = vero o falso?
table-has-doubted = Non ci credo!
table-lie = Bugia
table-truth = Vero
table-your-bluff = bluff
table-sold = { $seller } vende { AD($buyer) } per { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
table-sold-unseen = Solo loro due sanno che cosa è passato di mano.
table-refused = { $seller } rifiuta tutte le offerte.
table-unsold = Nessuno offre, { ED($seller) } riprende la carta.
table-bought = { $name } compra una carta del sapone.
table-bought-good = { $name } compra una carta del sapone: { $good }.
table-caught = Bugia scoperta! { $doubter } prende gratis la carta di { $seller }.
table-wrong-doubt = Era vero: { $doubter } dà una carta { AD($seller) }.
table-declared-as = dichiarata «{ $good }»
table-in-return = in cambio
table-compensation = { $name } pesca una carta del mercato come indennizzo.
table-compensation-good = { $name } pesca una carta come indennizzo: { $good }.
table-sell = Vendi una carta
table-buy = Compra sapone ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
})
table-choose-card = Scegli una carta della tua mano.
table-paid = { $paid } di { $price } pagate
table-say-is = Di’ che è: { $good }
table-the-truth = la verità
table-say-nothing = Non dire niente
table-wish-for = Chiedi { $wish }
table-wish-anything = va bene tutto
table-your-words = Aggiungi due parole (se vuoi)
table-pass = Passa
table-keep-bid = Lascio la mia offerta
table-done-bidding = Questa è la mia offerta
table-accept-bid = Accetta: { $bid }, { $said }
table-accept-short = Accetta
table-refuse-all = Rifiuta tutte
table-ask-more = Chiedi di più
table-ask-all = Chiedi di più a tutti
table-all = tutti
table-ask-one = Chiedi di più { AD($name) }
table-asks-left = ancora { $n }
table-believe = Ci credo
table-doubt = Non ci credo!
table-count-as = Vale come: { $good }
table-hand = La tua mano
table-use-sell = Vendi
table-use-bid = Offri
table-use-pay = Paga
table-use-give = Dai
table-in-hand = { $n ->
    [one] { $good }
   *[other] { $good }, { $n } carte
}
table-your-bid = La tua offerta
table-bid-back = La tua offerta torna a te.
table-holding = non hai ancora detto che cos’è
table-worth-coins = monete: { $n }
table-worth-soap = sapone: { $n }
table-worth-vegetables = verdure: { $n } { $n ->
    [one] tipo
   *[other] tipi
}
table-worth-tools = attrezzi: { $n } { $n ->
    [one] tipo
   *[other] tipi
}
table-scored = Round { $round }: punteggio
table-last-round = Round precedente
table-round-over = Il round { $round } è finito.
table-next-round = Prossimo round
table-to-result = Al risultato
table-if-true = se è vero:
table-counts-coins = somma
table-counts-soap = somma
table-counts-vegetables = tipi
table-counts-tools = tipi
table-nobody = Nessuno ne ha.
table-alone = Nessun altro ne ha.
table-by-sum = Vince il totale più alto.
table-by-largest = Totali uguali: vince chi ha più carte «{ $good }».
table-by-types = Vince chi ha più tipi.
table-by-types-later = Ancora pari: vince chi ha più tipi tra le { $layer ->
    [2] seconde
    [3] terze
   *[other] { $layer }e
} copie.
table-by-rarer = Stesso numero di tipi: vince la carta più rara ({ $good }).
table-by-rarer-later = Ancora pari: vince la carta più rara ({ $good }) tra le { $layer ->
    [2] seconde
    [3] terze
   *[other] { $layer }e
} copie.
table-tie-each = Parità assoluta: la vincono tutti.
table-tie-none = Parità assoluta: non la vince nessuno.
table-diamond-was = Il diamante di { $name } valeva come: { $good }.
table-lies = Bugie di questo round che conosci
table-lie-line = { $name } ha detto «{ $said }». In realtà: { $was }.
table-player = Nome
table-won = Categorie vinte
table-gain = Round
table-sum = Totale
table-place = { $n }º posto
table-seat-bought = sapone comprato: { $n }
table-seen = Viste
table-unseen-soap = carta del sapone
table-perhaps = forse

## The first time at a table: the aim, a turn, what counts

first-aim = Commercia, e menti un po’, per avere le merci migliori.
first-turn = Prendi una carta, poi vendine una coperta o compra sapone. Anche le offerte possono mentire.
first-score = Più monete, verdure migliori, attrezzi migliori e più sapone danno punti alla fine di ogni round.

## Lessons

lesson-welcome = Ti diamo il benvenuto al mercato. Quattro cose danno punti alla fine di un round: più monete, verdure migliori, attrezzi migliori, più sapone. Hai tre tipi di verdure: tienili.
lesson-pick = Ogni turno comincia con una carta del mercato, la tua è già pescata. Metà di quel mazzo è scoperta: ogni tanto, quindi, tutti vedono che cosa arriva.
lesson-choice = Poi vendi una carta agli altri o compri dal mazzo del sapone. Vendiamo.
lesson-offer = Metti la pala sul banco: è l’attrezzo più comune, e tu raccogli verdure.
lesson-declare = È coperta. Di’ che cos’è, o menti: l’unica scopa li incuriosirebbe…
lesson-wish = Di’ che cosa vorresti in cambio: verdure.
lesson-answer = Anche le offerte sono coperte, e quello che se ne dice può essere una bugia. Accettane una, rifiutale tutte o chiedi di più: al massimo due volte.
lesson-request = Di’ che cosa manca.
lesson-answer-again = Un’offerta può crescere ma non diminuire. Che cosa rispondi?
lesson-bid = Ora vende qualcun altro. Metti giù una carta di cui puoi fare a meno, o passa. Chi paga due o più carte pesca dal mercato come indennizzo.
lesson-claim = Di’ che cos’è la tua carta, sinceramente o no, o non dire niente.
lesson-done = Puoi mettere giù ancora una carta, o lasciare così. Tutte le offerte si mostrano insieme.
lesson-buy = Di nuovo il tuo turno. Il sapone vale più di tutto, e tre carte ne comprano una dal mazzo del sapone: sapone, altre monete o il diamante. Compra, se hai carte che ti avanzano.
lesson-free = Ora conosci il mercato. Continua a giocare: il round finisce quando il mazzo del mercato è vuoto.
lesson-scored = Si mostrano tutte le mani. Ogni categoria va a una persona, e si fanno punti per l’esatta combinazione vinta: due insieme valgono più che separate. Una vera partita va a 20 punti.

## What bots say

remark-offer-any-1 = Freschissimo, di stamattina.
remark-offer-any-2 = Un’occasione così non ricapita.
remark-offer-any-3 = Chiedo solo un prezzo onesto.
remark-offer-any-4 = Avvicinatevi, non morde.
remark-offer-any-5 = Ne ho a bizzeffe, davvero.
remark-offer-cautious-1 = Mi basta una carta onesta.
remark-offer-cautious-2 = Con calma, guardatela da ogni lato.
remark-offer-greedy-1 = Almeno due carte: tengo famiglia.
remark-offer-greedy-2 = Più portate, più sorrido.
remark-offer-bluffer-1 = Mentirei mai, io?
remark-offer-bluffer-2 = Guardatemi negli occhi. È vero.
remark-offer-bluffer-3 = Lo giurerebbe anche mia nonna.
remark-offer-jolly-1 = Venghino, signori, venghino!
remark-offer-jolly-2 = Quando la lavi, canta!
remark-offer-grumpy-1 = O comprate o circolate.
remark-offer-grumpy-2 = Non l’ho portata fin qui per niente.
remark-more-any-1 = Ci siamo quasi.
remark-more-any-2 = Ancora una, ed è tua.
remark-more-cautious-1 = Vorrei andare sul sicuro.
remark-more-greedy-1 = La mia mano è ancora aperta.
remark-more-bluffer-1 = Qualcuno mi ha appena fatto l’occhiolino.
remark-more-jolly-1 = Su, niente timidezza!
remark-more-grumpy-1 = Tutto qui?
remark-deal-any-1 = È stato un piacere fare affari.
remark-deal-any-2 = Venduto!
remark-deal-cautious-1 = Mi sembra uno scambio equo.
remark-deal-greedy-1 = Torna presto, e con di più.
remark-deal-bluffer-1 = Non si accettano resi.
remark-deal-jolly-1 = Qua la mano!
remark-deal-grumpy-1 = Finalmente.
remark-refuse-any-1 = Per così poco, no grazie.
remark-refuse-any-2 = Allora me la tengo.
remark-refuse-cautious-1 = Qualcosa mi dice di aspettare.
remark-refuse-greedy-1 = Dovete fare di meglio.
remark-refuse-bluffer-1 = Peggio per voi, era un affare.
remark-refuse-jolly-1 = Sarà per la prossima, gente!
remark-refuse-grumpy-1 = Ho visto offerte migliori nella spazzatura.
remark-soap-any-1 = Mani pulite, coscienza pulita.
remark-soap-any-2 = Il sapone non scade mai.
remark-soap-bluffer-1 = Non indovinerete mai che cosa ho pescato.
remark-soap-grumpy-1 = Tre carte per questo. Un furto.
remark-caught-any-1 = Lo sapevo!
remark-caught-any-2 = Vergogna.
remark-caught-bluffer-1 = Tra bugiardi ci si riconosce.
remark-caught-jolly-1 = Con le mani nel sacco!

## Records of a group

feat-biggest-lie = Bugia più grossa creduta (carte pagate)
feat-most-caught = Più bugie smascherate in una partita
feat-best-round = Miglior round (punti)

## Why a move is the best

because-coins = Così finisci con più monete.
because-vegetables = Così finisci con più tipi di verdure.
because-tools = Così finisci con più tipi di attrezzi.
because-soap = Così finisci con più sapone.
because-cards = Così finisci con più carte.
