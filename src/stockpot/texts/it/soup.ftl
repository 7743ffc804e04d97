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
move-recipe = { $recipe }
asks-recipe = Scegli la tua ricetta per questa smazzata.
asks-lead = Apri con una carta.
asks-any = Gioca una carta qualsiasi.
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
refused-variant-dealer = Il mazziere deve scegliere una ricetta diversa da chi gli siede a sinistra.
refused-recipe-reveal = Le ricette sono scelte; gioca una carta.
refused-play-hand = Non hai quella carta.
refused-play-follow = Hai il colore richiesto ({ $color }): devi giocarlo.

## Events

dealt = Smazzata { $deal }; mazziere: { $dealer }.
chose = { $seat } sceglie { $recipe }, coperta.
chose-hidden = { $seat } ha scelto una ricetta.
showed = { $seat } cucina: { $recipe }.
played = { $seat } gioca { $card }: { $total }.
took = La pentola è piena: { $seat } prende { $cards } { $cards ->
    [one] carta
   *[other] carte
}, valore { SIGNED($worth) }.
ran-out = { $seat } non ha più carte: la smazzata finisce{ $pot ->
    [0] .
   *[other] , { $pot } nella pentola.
}
scored = { $seat }: { SIGNED($gain) }, ora { $points }.
turned-up = { $pile-count ->
    [0] { $seat } non ha preso niente.
   *[other] { $seat } scopre { $pile }.
}

## Options

option-open_recipes = Ricette scoperte: scelte una dopo l’altra, sotto gli occhi di tutti
option-first_dealer = Primo mazziere: a sorte, o un posto
option-hand_sizes = Carte a testa in 2, 3, 4 e 5
option-start_points = Punti di partenza
option-full_pot = Totale che riempie la pentola
option-water_points = Punti dell’acqua limpida prima delle detrazioni

## The table in a terminal

screen-deal = Smazzata { $deal } di { $deals }
screen-dealer = mazziere { $name }
screen-pot = Pentola
screen-total = totale { $total } di { $full }
screen-required = richiesto
screen-free = qualsiasi colore
screen-hand = Mano
screen-pile = Prese
screen-player = giocatore
screen-points = punti
screen-recipe = ricetta
screen-cards = mano
screen-taken = prese
screen-worth = valore
screen-secret = scelta
screen-none = –
screen-lacks = non ha
