title = Die Speisekammer
summary = Verschiebe Gläser, nie nach oben, bis dein geheimes Rezept in einer Linie steht.

## Pieces

jar-hand = Hand
jar-fish-head = Fischkopf
jar-heart = Herz
jar-intestines = Gedärm
jar-brain = Hirn
jar-eyeball = Auge
jar-tongue = Zunge
jar-bat-wing = Fledermausflügel
jar-ear = Ohr
jar-bone = Knochen
jar-spider = Spinne
jar-tentacle = Tentakel
role-dr-frankenstein = Dr. Frankenstein
role-igor = Igor
role-greta = Greta
role-fritz = Fritz
points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
recipe = { DASHED($ingredients) } ({ points })
side-left = links
side-right = rechts

## Decisions

move-move = schiebe { $column } { $side } { $jars }
    .also =
        { $column } { $side } { $jars }
        schiebe Turm { $column } { $side } { $jars }
        schiebe { $jars } Glas Turm { $column } { $side }
        schiebe { $jars } Gläser Turm { $column } { $side }
        schiebe { $jars } Glas von Turm { $column } nach { $side }
        schiebe { $jars } Gläser von Turm { $column } nach { $side }
move-complete = { $way-id ->
    [down] erfülle { $column }
   *[across] erfülle { $column }-{ $last }
}
    .also =
        erfülle Turm { $column }
        erfülle Türme { $column } { $last }
        erfülle quer { $column } { $last }
move-exchange = tauschen
    .also =
        tausche
        Rezept tauschen
move-stop = aufhören
    .also =
        Zug beenden
        fertig
move-offer-end = Ende anbieten
    .also = Ende der Partie anbieten
move-agree = zustimmen
    .also = ja
move-refuse = ablehnen
    .also = nein
asks-turn = Verschiebe Gläser: noch { $actions } { $actions ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
}.
asks-answer = Die Partie könnte hier enden, so wie es steht. Bist du einverstanden?

## Refusals, named after the rule

refused-end-over = Die Partie ist zu Ende.
refused-turn-order = Du bist nicht dran.
refused-ruling-agreement = Ende im Einvernehmen: { $why-id ->
    [answer] Ein Angebot steht, zuerst wird darauf geantwortet
    [answered] Du hast zugestimmt; andere haben noch nicht geantwortet
    [none] Niemand hat es angeboten
    [off] An diesem Tisch wird ohne gespielt
    [once] Du hast es in diesem Zug schon angeboten
   *[late] Die letzte Runde hat begonnen
}.
refused-move-top = { $jars ->
    [0] Verschiebe mindestens ein Glas.
   *[other] { $high ->
        [-1] Dieses Glas gibt es in der Speisekammer nicht.
        [0] Turm { $column } ist leer.
        [one] Turm { $column } hat nur ein Glas.
       *[other] Turm { $column } hat nur { $high } Gläser.
    }
}
refused-move-level = Turm { $onto } ist { $high } hoch: Diese Gläser würden höher enden, als sie stehen.
refused-exchange-cost = Ein Tausch kostet { $cost } Aktionspunkte; du hast { $actions }.
refused-ruling-empty-deck = Dein Stapel ist leer: Es gibt nichts einzutauschen.
refused-complete-down = Die obersten drei Gläser dieses Turms sind nicht dein Rezept.
refused-complete-across = Die obersten Gläser dieser drei Türme sind nicht dein Rezept.
refused-ruling-apart = Das sind keine drei Türme nebeneinander.

## Events

moved = { $seat } schiebt { $jars } { $jars ->
    [one] Glas
   *[other] Gläser
} von Turm { $column } nach { $side }.
exchanged = { $seat } legt { $under } unter den Stapel und zieht { $drawn }.
exchanged-hidden = { $seat } tauscht das Rezept.
completed = { $seat } erfüllt { $recipe } { $columns-count ->
    [one] in Turm { $columns }
   *[other] quer über Turm { $columns-first } bis { $columns-last }
}.
drew = { $seat } zieht { $drawn }.
drew-hidden = { $seat } zieht das nächste Rezept.
stopped = { $seat } hört auf, { $unused } { $unused ->
    [one] Aktionspunkt bleibt
   *[other] Aktionspunkte bleiben
} ungenutzt.
last-round = { $seat } hat genug Rezepte erfüllt: Die Runde wird zu Ende gespielt.
offered = { $seat } bietet an, die Partie hier zu beenden.
answered = { $agrees ->
    [yes] { $seat } ist einverstanden.
   *[no] { $seat } lehnt ab: Es geht weiter.
}
won = { $why-id ->
    [stall] Zu viele Züge ohne Rezept.{" "}
    [agreed] Alle wollen hier aufhören.{" "}
    [shortage] Kein Rezept lässt sich mehr erfüllen.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

## Options

option-lists = Gläser und Rezepte: Standard, Experte oder eigene Listen
option-doctor = Doktor, der beginnt: ausgelost oder ein Platz
option-agreement = Wer am Zug ist, darf anbieten, die Partie zu beenden
option-columns = Türme zu Beginn
option-action_points = Aktionspunkte pro Zug
option-exchange_cost = Aktionspunkte für einen Tausch
option-targets = Zu erfüllende Rezepte zu zweit, zu dritt und zu viert
option-stall_turns = Züge aller ohne erfülltes Rezept, nach denen die Partie endet

## The table in a terminal

short-hand = Ha
short-fish-head = Fi
short-heart = He
short-intestines = Ge
short-brain = Hi
short-eyeball = Au
short-tongue = Zu
short-bat-wing = Fl
short-ear = Oh
short-bone = Kn
short-spider = Sp
short-tentacle = Te
screen-turn = { $name } ist dran
screen-actions = noch { $actions } { $actions ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
}
screen-over = Die Partie ist zu Ende
screen-offer = { $name } bietet das Ende der Partie an
screen-last = letzte Runde
screen-idle = { $idle } von { $limit } Zügen ohne Rezept
screen-player = Spieler
screen-role = Rolle
screen-done = erfüllt
screen-points = Punkte
screen-deck = Stapel
screen-recipes = noch zu erfüllen:
screen-none = –
screen-hand = Rezept
screen-under = Darunter
