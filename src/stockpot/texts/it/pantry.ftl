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
asks-turn = Sposta i barattoli: { $actions ->
    [one] ti resta { $actions } punto
   *[other] ti restano { $actions } punti
} azione.
asks-answer = La partita può finire qui, con questo punteggio. Sei d’accordo?

## Refusals, named after the rule

refused-end-over = La partita è finita.
refused-turn-order = Non è il tuo turno.
refused-ruling-agreement = Fine di comune accordo: { $why-id ->
    [answer] c’è una proposta, prima bisogna rispondere
    [answered] tu hai accettato; altri non hanno ancora risposto
    [none] nessuno l’ha proposta
    [off] a questo tavolo non si usa
    [once] l’hai già proposta in questo turno
   *[late] l’ultimo giro è cominciato
}.
refused-move-top = { $jars ->
    [0] Sposta almeno un barattolo.
   *[other] { $high ->
        [-1] Nella dispensa non c’è un barattolo così.
        [0] La colonna { $column } è vuota.
        [one] La colonna { $column } ha un solo barattolo.
       *[other] La colonna { $column } ha solo { $high } barattoli.
    }
}
refused-move-level = La colonna { $onto } è alta { $high }: questi barattoli finirebbero più in alto di dove sono.
refused-exchange-cost = Un cambio richiede { $cost } punti azione; ne hai { $actions }.
refused-ruling-empty-deck = Il tuo mazzo è vuoto: non c’è nulla con cui cambiare.
refused-complete-down = I tre barattoli in cima a questa colonna non sono la tua ricetta.
refused-complete-across = I barattoli in cima a queste tre colonne non sono la tua ricetta.
refused-ruling-apart = Queste non sono tre colonne affiancate.

## Events

moved = { $seat } sposta { $jars } { $jars ->
    [one] barattolo
   *[other] barattoli
} della colonna { $column } verso { $side }.
exchanged = { $seat } mette { $under } sotto il mazzo e pesca { $drawn }.
exchanged-hidden = { $seat } cambia ricetta.
completed = { $seat } completa { $recipe } { $columns-count ->
    [one] nella colonna { $columns }
   *[other] nelle colonne da { $columns-first } a { $columns-last }
}.
drew = { $seat } pesca { $drawn }.
drew-hidden = { $seat } pesca la prossima ricetta.
stopped = { $seat } si ferma, { $unused } { $unused ->
    [one] punto azione non usato
   *[other] punti azione non usati
}.
last-round = { $seat } ha completato abbastanza ricette: si finisce il giro.
offered = { $seat } propone di finire qui la partita.
answered = { $agrees ->
    [yes] { $seat } accetta.
   *[no] { $seat } rifiuta: si continua.
}
won = { $why-id ->
    [stall] Troppi turni senza una ricetta.{" "}
    [agreed] Tutti d’accordo: si finisce qui.{" "}
    [shortage] Nessuna ricetta è più possibile.{" "}
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
option-action_points = Punti azione di un turno
option-exchange_cost = Punti azione per un cambio
option-targets = Ricette da completare in 2, 3 e 4
option-stall_turns = Turni di ciascuno senza ricette completate che chiudono la partita

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
