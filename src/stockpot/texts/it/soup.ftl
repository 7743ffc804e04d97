title = Zuppa
summary = Riempi la pentola e prendila, o meglio di no: un gioco di prese con cinque ricette.

## Pieces

color-bug = insetto
color-vegetable = verdura
color-fruit = frutta
color-trash = rifiuto
sign-1 = 1
sign-2 = 2
sign-3 = 3
sign-4 = 4
sign-5 = 5
sign-10 = 10
sign-herb = erba
sign-reset = azzeramento
face = { $color } { $sign }
recipe-bug-soup = zuppa di insetti
recipe-vegetable-soup = zuppa di verdure
recipe-fruit-soup = zuppa di frutta
recipe-trash-soup = zuppa di rifiuti
recipe-clear-water = acqua limpida

## Decisions

move-card = { $card }
    .also = gioca { $card }
move-recipe = { $recipe }
    .also = cucina { $recipe }
asks-recipe = Scegli la tua ricetta per questa smazzata.
asks-lead = Apri con una carta.
asks-any = C’è un rifiuto nella pentola: gioca una carta qualsiasi.
asks-follow = Rispondi con { $color-id ->
    [bug] un insetto
    [vegetable] una verdura
    [fruit] un frutto
   *[other] { $color }
}.
asks-void = { $color-id ->
    [bug] Nessun insetto
    [vegetable] Nessuna verdura
    [fruit] Nessun frutto
   *[other] Niente { $color }
} in mano: gioca una carta qualsiasi.

## Refusals, named after the rule

refused-end-winner = La partita è finita.
refused-play-turn = Non è il tuo turno.
refused-recipe-secret = Tu hai scelto; gli altri non ancora.
refused-recipe-choose = Prima scegli una ricetta.
refused-score-discard = Hai già usato quella ricetta.
refused-variant-dealer = Chi dà le carte deve scegliere una ricetta diversa da chi siede alla sua sinistra.
refused-recipe-reveal = Tutte le ricette sono scelte: gioca una carta.
refused-play-hand = Non hai quella carta.
refused-passing = Non puoi passare: gioca una carta.
refused-play-follow = Devi rispondere: hai il colore richiesto ({ $color }).

## Events

dealt = Smazzata { $deal }: dà le carte { $dealer }.
chose = { $seat } sceglie, coperta: { $recipe }.
chose-hidden = { $seat } ha scelto una ricetta.
showed = { $seat } cucina: { $recipe }.
played = { $seat } gioca { $card } → { $total } nella pentola.
took = La pentola è piena: { $seat } prende { $cards } { $cards ->
    [one] carta
   *[other] carte
}, valore { SIGNED($worth) }.
ran-out = { $seat } non ha più carte: la smazzata finisce{ $pot ->
    [0] .
    [one] {" "}con { $pot } carta nella pentola.
   *[other] {" "}con { $pot } carte nella pentola.
}
scored = { $seat }: { SIGNED($gain) }, ora { $points }.
turned-up = { $pile-count ->
    [0] { $seat } non ha preso niente.
   *[other] { $seat } scopre { $pile }.
}

## Options

option-open_recipes = Ricette scoperte: scelte una dopo l’altra, sotto gli occhi di tutti
option-first_dealer = Chi dà le carte per primo: a caso, o scegli un posto
option-hand_sizes = Carte a testa in 2, 3, 4 e 5
option-start_points = Punti di partenza
option-full_pot = Totale che riempie la pentola
option-water_points = Punti dell’acqua limpida prima delle detrazioni
option-cards = Tutte le carte (elenco CSV)
option-recipe_cards = Tutte le ricette (elenco CSV)

# Variants of ours
preset-small-pot = Pentolino
preset-small-pot-about = Ricette scoperte, e un totale di 7 basta a riempire la pentola. I punteggi restano più vicini e la partita si decide più tardi.

## The table in a terminal

screen-deal = Smazzata { $deal } di { $deals }
screen-dealer = dà le carte { $name }
screen-pot = Pentola
screen-total = totale { $total } di { $full }
screen-required = richiesto
screen-free = qualsiasi colore
screen-hand = Mano
screen-pile = Prese
screen-player = nome
screen-points = punti
screen-recipe = ricetta
screen-cards = mano
screen-taken = prese
screen-worth = valore
screen-secret = scelta
screen-none = –
screen-lacks = senza

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [recipe] Scegli una ricetta evidenziata.
   *[other] Scegli una carta evidenziata.
}
table-short-bug-soup = Insetti
table-short-vegetable-soup = Verdure
table-short-fruit-soup = Frutta
table-short-trash-soup = Rifiuti
table-short-clear-water = Acqua
table-recipe-says-bug-soup = +{ $gain } per insetto, −{ $cost } per rifiuto
table-recipe-says-vegetable-soup = +{ $gain } per verdura, −{ $cost } per rifiuto
table-recipe-says-fruit-soup = +{ $gain } per frutto, −{ $cost } per rifiuto
table-recipe-says-trash-soup = +{ $gain } per rifiuto, −{ $cost } per erba
table-recipe-says-clear-water = { $water } { $water ->
    [one] punto
   *[other] punti
}, −{ $cost } per carta
table-deal = Smazzata { $deal } di { $deals }
table-dealer = dà le carte
table-pot = La pentola: { $total } di { $full }
table-empty = La pentola è vuota
table-follow = Rispondi: { $color }
table-any-color = Qualsiasi colore
table-lead = Apri con una carta
table-hand = La tua mano
table-play = Gioca { $card }
table-fills = riempie la pentola: { SIGNED($worth) } per te
table-makes = fa { $total }
table-stays = non aggiunge nulla, resta { $total }
table-resets = riporta a { $total }
# A 10 that leads.
table-leads-as = un 10 che apre conta { $total }
# On the card: short.
table-sign-herb = erba
table-sign-reset = azzera
table-cards = { $n } { $n ->
    [one] carta
   *[other] carte
}
table-taken = { $n } { $n ->
    [one] presa
   *[other] prese
}
table-worth = valore { SIGNED($n) }
table-secret = ricetta scelta
table-choosing = sta scegliendo
table-lacks = senza { $colors }
table-used = Già cucinata
table-takes = { $name } prende { $n } { $n ->
    [one] carta
   *[other] carte
}
table-your-pile = Il tuo mucchio
table-recipes-title = Le tue ricette
table-in-hand = { $n } in mano
table-scores-by-deal = Punti per smazzata
table-scores-how = Tutti cominciano con { $start }; nessuno scende sotto 0.
table-player = Nome
table-sum = Totale
table-deal-counted = Smazzata { $deal }: il conteggio
table-counted = La smazzata { $deal } è finita.
table-next-deal = Prossima smazzata
table-to-result = Al risultato
table-points-now = ora { $n }
table-points-floor = ora { $n }, mai meno
table-nothing-taken = Nessuna carta presa
table-last-pot = Ultima pentola:

## The first time at a table: the aim, a turn, what counts

first-aim = Cucina una ricetta per smazzata e raccogli le carte che chiede.
first-turn = Gioca una carta nella pentola, del colore richiesto se ne hai.
first-score = Chi riempie la pentola fino a 10 ne prende tutte le carte: utili +1, sgradite −1.

## Lessons

lesson-welcome = Ti diamo il benvenuto in cucina! Tutti cucinano nella stessa pentola, e ognuno ci vuole dentro qualcosa di diverso. Si gioca una carta alla volta; chi fa traboccare la pentola prende tutto quello che contiene.
lesson-recipe = Prima scegli una ricetta. Decide quanto valgono in questa smazzata le carte che prendi. Guarda la tua mano qui sotto: un colore che hai in abbondanza lo puoi controllare. Ogni ricetta si cucina una volta sola per partita.
lesson-pot = Ora tutte le ricette sono sul tavolo, accanto ai nomi. Questa è la pentola: l’anello e il numero ne mostrano il totale. A 10 è piena, e chi l’ha riempita prende tutte le carte.
lesson-lead = Apri tu, quindi va bene qualsiasi carta. Un insetto, una verdura o un frutto fissa il colore a cui rispondere. Un 10 che apre conta 0.
lesson-follow = Devi rispondere a un colore: quale, lo mostrano il brodo e il cartello sotto la pentola. Se ce l’hai devi giocarlo, perciò solo quelle carte sono evidenziate. Tocca un’altra carta per sapere perché no.
lesson-trash = C’è un rifiuto nella pentola: da ora chiunque può giocare qualsiasi colore, finché la pentola non viene presa.
lesson-signs = Due segni speciali: un’erba non aggiunge nulla al totale, un azzeramento lo riporta a 0. Con entrambi puoi passare avanti la pentola quando non la vuoi.
lesson-took = La pentola è stata presa! Le carte vanno nel mucchio di chi l’ha presa, che apre anche la prossima. Accanto a ogni nome vedi quante carte ha preso e quanto valgono per la sua ricetta.
lesson-fill = Ora potresti riempire la pentola. Che cosa c’è dentro: va bene per la tua ricetta? Allora prendila. È piena di cose che non vuoi? Gioca basso e lasciala agli altri.
lesson-count = Qualcuno non ha più carte, quindi la smazzata è finita: si contano i mucchi, le ricette usate spariscono e si danno nuove carte. Dopo cinque smazzate vince chi ha più punti. È tutto quello che c’è da sapere!

## What bots say

remark-glad-any-1 = Proprio quello che cucinavo.
remark-glad-any-2 = Mia, grazie.
remark-glad-greedy-1 = E anche la prossima, per favore.
remark-glad-jolly-1 = Che profumino!
remark-glad-cautious-1 = Ci speravo.
remark-sorry-any-1 = Non era questo il piano.
remark-sorry-any-2 = Chi ha buttato dentro questa roba?
remark-sorry-bluffer-1 = Esattamente come volevo. Giuro.
remark-sorry-grumpy-1 = E figurati se non toccava a me.
remark-sorry-jolly-1 = Ho mangiato di peggio!

## Records of a group

feat-longest-pot = Pentola più grande (carte)
feat-best-deal = Miglior smazzata (punti)

## Why a move is the best

because-points = Ti porta circa { $n } { $n ->
    [one] punto
   *[other] punti
} in più in questa smazzata rispetto alla seconda miglior mossa.
because-spoils = Costa { AD($seat) } circa { $n } { $n ->
    [one] punto
   *[other] punti
} in questa smazzata.
