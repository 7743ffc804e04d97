title = La dispensa
summary = Sposta i barattoli, mai verso l’alto, finché la tua ricetta segreta non è in fila.

## Pieces

jar-hand = Mano
jar-fish-head = Testa di pesce
jar-heart = Cuore
jar-intestines = Intestino
jar-brain = Cervello
jar-eyeball = Occhio
jar-tongue = Lingua
jar-bat-wing = Ala di pipistrello
jar-ear = Orecchio
jar-bone = Osso
jar-spider = Ragno
jar-tentacle = Tentacolo
role-dr-frankenstein = Dr. Frankenstein
role-igor = Igor
role-greta = Greta
role-fritz = Fritz
points = { $points } { $points ->
    [one] punto
   *[other] punti
}
recipe = { DASHED($ingredients) } ({ points })
side-left = sinistra
side-right = destra

## Decisions

move-move = sposta { $column } { $side } { $jars }
    .also =
        { $column } { $side } { $jars }
        sposta colonna { $column } { $side } { $jars }
        sposta { $jars } barattolo colonna { $column } { $side }
        sposta { $jars } barattoli colonna { $column } { $side }
        sposta { $jars } barattolo dalla colonna { $column } a { $side }
        sposta { $jars } barattoli dalla colonna { $column } a { $side }
move-complete = { $way-id ->
    [down] completa { $column }
   *[across] completa { $column }-{ $last }
}
    .also =
        completa colonna { $column }
        completa colonne { $column } { $last }
        completa da { $column } a { $last }
move-exchange = cambia
    .also =
        cambia ricetta
        scambia
move-stop = stop
    .also =
        fine turno
        basta
move-offer-end = proponi la fine
    .also = proponi fine partita
move-agree = accetta
    .also = sì
move-refuse = rifiuta
    .also = no
asks-turn = Tocca a te: { $actions ->
    [one] ti resta { $actions } punto
   *[other] ti restano { $actions } punti
} azione.
asks-answer = Finiamo qui la partita, con questo punteggio?

## Refusals, named after the rule

refused-end-over = La partita è finita.
refused-turn-order = Non è il tuo turno.
refused-ruling-agreement = { $why-id ->
    [answer] Prima rispondi alla proposta di finire la partita.
    [answered] Tu hai accettato; gli altri non hanno ancora risposto.
    [none] Nessuno ha proposto di finire la partita.
    [off] A questo tavolo non si può finire la partita di comune accordo.
    [once] In questo turno hai già proposto di finire la partita.
   *[late] L’ultimo giro è cominciato: non si può più finire di comune accordo.
}
refused-move-top = { $jars ->
    [0] Sposta almeno un barattolo.
   *[other] { $high ->
        [-1] Non c’è un barattolo così.
        [0] La colonna { $column } è vuota.
        [one] La colonna { $column } ha un solo barattolo.
       *[other] La colonna { $column } ha solo { $high } barattoli.
    }
}
refused-move-level = I barattoli non salgono mai: la colonna { $onto } è alta { $high } { $high ->
    [one] barattolo
   *[other] barattoli
}.
refused-exchange-cost = Un cambio costa { $cost } punti azione; te ne { $actions ->
    [one] resta
   *[other] restano
} { $actions }.
refused-ruling-empty-deck = Il tuo mazzo è vuoto: non c’è una ricetta da pescare.
refused-complete-down = I tre barattoli in cima a quella colonna non sono la tua ricetta.
refused-complete-across = I barattoli in cima a quelle tre colonne non sono la tua ricetta.
refused-ruling-apart = Quelle non sono tre colonne affiancate.

## Events

moved = { $seat } sposta { $jars } { $jars ->
    [one] barattolo
   *[other] barattoli
} della colonna { $column } verso { $side }.
exchanged = { $seat } mette { $under } sotto il suo mazzo e pesca { $drawn }.
exchanged-hidden = { $seat } cambia ricetta.
completed = { $seat } completa { $recipe } { $columns-count ->
    [one] nella colonna { $columns }
   *[other] nelle colonne da { $columns-first } a { $columns-last }
}.
drew = { $seat } pesca { $drawn }.
drew-hidden = { $seat } pesca una nuova ricetta.
stopped = { $seat } si ferma con { $unused } { $unused ->
    [one] punto azione
   *[other] punti azione
} d’avanzo.
last-round = { $seat } ha raggiunto l’obiettivo: è l’ultimo giro.
offered = { $seat } propone di finire qui la partita.
answered = { $agrees ->
    [yes] { $seat } accetta.
   *[no] { $seat } rifiuta: si continua.
}
won = { $why-id ->
    [stall] Troppi turni senza ricette completate.{" "}
    [agreed] Tutti d’accordo: si finisce qui.{" "}
    [shortage] Nessuna delle ricette rimaste è più possibile.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } vince.
   *[other] { $seats } vincono a pari merito.
}

## Options

option-lists = Barattoli e ricette: standard, esperto o liste proprie
option-doctor = Dottore, che comincia: a sorte, o un posto
option-agreement = Chi è di turno può proporre di finire la partita
option-columns = Colonne all’inizio
option-action_points = Punti azione per turno
option-exchange_cost = Costo di un cambio, in punti azione
option-targets = Ricette da completare in 2, 3 e 4
option-stall_turns = Turni a testa senza ricette completate prima che la partita finisca

## The table in a terminal

short-hand = Ma
short-fish-head = Pe
short-heart = Cu
short-intestines = In
short-brain = Ce
short-eyeball = Oc
short-tongue = Li
short-bat-wing = Al
short-ear = Or
short-bone = Os
short-spider = Ra
short-tentacle = Te
screen-turn = tocca a { $name }
screen-actions = { $actions } { $actions ->
    [one] punto azione
   *[other] punti azione
}
screen-over = La partita è finita
screen-offer = { $name } propone di finire la partita
screen-last = ultimo giro
screen-idle = { $idle } di { $limit } turni senza una ricetta
screen-player = giocatore
screen-role = ruolo
screen-done = completate
screen-points = punti
screen-deck = mazzo
screen-recipes = ancora da completare:
screen-none = –
screen-hand = Ricetta
screen-under = Sotto il mazzo
