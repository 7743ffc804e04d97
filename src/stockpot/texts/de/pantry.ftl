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

move-move = Turm { $column }: { $jars } { $jars ->
    [one] Glas
   *[other] Gläser
} nach { $side }
    .also =
        { $column } { $side } { $jars }
        schiebe { $column } { $side } { $jars }
        Turm { $column }: { $jars } Glas nach { $side }
        schiebe Turm { $column } { $side } { $jars }
        schiebe { $jars } Glas Turm { $column } { $side }
        schiebe { $jars } Gläser Turm { $column } { $side }
        schiebe { $jars } Glas von Turm { $column } nach { $side }
        schiebe { $jars } Gläser von Turm { $column } nach { $side }
move-complete = { $way-id ->
    [down] Rezept in Turm { $column } erfüllen
   *[across] Rezept quer über { $column }–{ $last } erfüllen
}
    .also =
        Rezept in Turm { $column } erfüllen
        erfülle { $column }
        erfülle { $column } { $last }
        erfülle Turm { $column }
        erfülle Türme { $column } { $last }
        erfülle quer { $column } { $last }
move-exchange = Rezept tauschen
    .also =
        tausche
        tauschen
move-stop = Zug beenden
    .also =
        aufhören
        fertig
move-offer-end = Ende anbieten
    .also = Ende der Partie anbieten
move-agree = zustimmen
    .also = ja
move-refuse = ablehnen
    .also = nein
asks-turn = Du bist dran: noch { $actions } { $actions ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
}.
asks-answer = Die Partie hier beenden, so wie es steht?

## Refusals, named after the rule

refused-end-over = Die Partie ist zu Ende.
refused-turn-order = Du bist nicht dran.
refused-ruling-agreement = { $why-id ->
    [answer] Antworte zuerst auf das Angebot, die Partie zu beenden.
    [answered] Du hast zugestimmt; die anderen haben noch nicht geantwortet.
    [none] Niemand hat angeboten, die Partie zu beenden.
    [off] An diesem Tisch lässt sich die Partie nicht im Einvernehmen beenden.
    [once] Du hast in diesem Zug schon angeboten, die Partie zu beenden.
   *[late] Die letzte Runde hat begonnen: Im Einvernehmen lässt sich die Partie nicht mehr beenden.
}
refused-move-top = { $jars ->
    [0] Verschiebe mindestens ein Glas.
   *[other] { $high ->
        [-1] Dieses Glas gibt es nicht.
        [0] Turm { $column } ist leer.
        [one] Turm { $column } hat nur ein Glas.
       *[other] Turm { $column } hat nur { $high } Gläser.
    }
}
refused-move-level = { $left ->
    [0] Gläser wandern nie nach oben: Der Turm rechts ist { $right } { $right ->
        [one] Glas
       *[other] Gläser
    } hoch.
   *[other] { $right ->
        [0] Gläser wandern nie nach oben: Der Turm links ist { $left } { $left ->
            [one] Glas
           *[other] Gläser
        } hoch.
       *[other] Dieses Glas kann gerade nicht weg: Nach oben geht es nie, und die Türme daneben sind { $left } und { $right } Gläser hoch.
    }
}
refused-exchange-cost = Ein Tausch kostet { $cost } { $cost ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
}; du hast noch { $actions }.
refused-ruling-empty-deck = Dein Stapel ist leer: Du kannst kein Rezept ziehen.
refused-complete-down = Die obersten drei Gläser dieses Turms sind nicht dein Rezept.
refused-complete-across = Die obersten Gläser dieser drei Türme sind nicht dein Rezept.
refused-ruling-apart = Das sind keine drei Türme nebeneinander.

## Events

moved = { $seat } schiebt { $jar }{ $above ->
    [0] {""}
    [one] {" "}samt dem Glas darüber
   *[other] {" "}samt den { $above } Gläsern darüber
} nach { $side }, { $onto-id ->
    [none] auf den Boden
   *[other] auf { $onto }
}.
exchanged = { $seat } legt { $under } unter den Stapel und zieht { $drawn }.
exchanged-hidden = { $seat } tauscht das Rezept aus.
completed = { $seat } erfüllt { $recipe } { $columns-count ->
    [one] in einem Turm
   *[other] quer über drei Türme
}.
drew = { $seat } zieht { $drawn }.
drew-hidden = { $seat } zieht ein neues Rezept.
stopped = { $seat } beendet den Zug und lässt { $unused } { $unused ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
} verfallen.
last-round = { $seat } hat das Ziel erreicht: Das ist die letzte Runde.
offered = { $seat } bietet an, die Partie hier zu beenden.
answered = { $agrees ->
    [yes] { $seat } ist einverstanden.
   *[no] { $seat } lehnt ab: Es geht weiter.
}
won = { $why-id ->
    [stall] Zu viele Züge ohne erfülltes Rezept.{" "}
    [agreed] Alle sind sich einig, hier aufzuhören.{" "}
    [shortage] Keines der übrigen Rezepte lässt sich noch erfüllen.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

## Options

option-lists = Gläser und Rezepte: Standard, Experte oder eigene Listen
option-lists-standard = Standard
option-lists-expert = Experte
option-doctor = Doktor (beginnt): Zufall oder ein Platz
option-agreement = Man darf im eigenen Zug anbieten, die Partie zu beenden
option-columns = Türme zu Beginn
option-action_points = Aktionspunkte pro Zug
option-exchange_cost = Kosten eines Tauschs in Aktionspunkten
option-targets = Zu erfüllende Rezepte zu zweit, zu dritt und zu viert
option-stall_turns = Züge pro Person ohne erfülltes Rezept, nach denen die Partie endet

# Variants of ours
preset-small-steps = Kleine Schritte
preset-small-steps-about = Zwei Aktionspunkte pro Zug, zu dritt und zu viert ein Rezept mehr. Geteilte Siege werden selten.

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
screen-player = Name
screen-role = Rolle
screen-done = erfüllt
screen-points = Punkte
screen-deck = Stapel
screen-recipes = noch zu erfüllen:
screen-none = –
screen-hand = Rezept
screen-under = Darunter

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [move] Wähle ein leuchtendes Glas.
   *[other] { pick-lit }
}
table-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
table-pantry = Die Speisekammer
table-your-recipe = Dein Rezept
table-no-recipe = Alle deine Rezepte sind erfüllt.
table-recipe-of = Rezept von { $name }
table-points-left = noch { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
}
table-action-points = Aktionspunkte
table-last-round = Letzte Runde
# A column left of the first one, by its number from there.
table-left-column = L{ $n }
table-left-column-how = Links von Turm 1
table-floor = Freier Boden: Hier darf ein Glas hin
# What marks on the row mean.
table-mark-wanted = fehlt hier
table-mark-moved = bewegt
table-mark-stood = stand hier
table-mark-done = fertig
table-seek = { $kind }: Gläser zeigen
table-seek-found = { $kind }, steht richtig: Gläser zeigen
table-wanted = Hier fehlt: { $kind }
table-jar = { $kind }, Turm { $column }, Höhe { $level }
table-lift = { $jar }: { $n ->
    [one] aufnehmen
   *[other] die obersten { $n } Gläser aufnehmen
}
table-put-here = { $jar }: { $n ->
    [one] das aufgenommene Glas
   *[other] die { $n } aufgenommenen Gläser
} auf diesen Turm stellen
table-lifted = { $n ->
    [one] { $n } Glas
   *[other] { $n } Gläser
} von Turm { $column } aufgenommen. Wohin?
table-to-left = { $n ->
    [one] { $n } Glas
   *[other] { $n } Gläser
} nach links
table-to-right = { $n ->
    [one] { $n } Glas
   *[other] { $n } Gläser
} nach rechts
table-moving-left = { $n ->
    [one] { $n } Glas
   *[other] { $n } Gläser
} von Turm { $column } nach links
table-moving-right = { $n ->
    [one] { $n } Glas
   *[other] { $n } Gläser
} von Turm { $column } nach rechts
table-put-back = Zurückstellen
table-complete-down = Erfüllen in Turm { $column }
table-down-short = Turm { $column }
table-across-short = Türme { $from }–{ $to }
table-complete-across = Erfüllen in Türmen { $from }–{ $to }
# Said where action points would be lost with it.
table-complete-ends = { $where } (Zugende)
table-exchange = Tauschen ({ $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
})
table-exchange-short = Tauschen
table-exchange-ask = Rezept tauschen?
table-exchange-how = Dein Rezept kommt unter deinen Stapel, du ziehst ein anderes: { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
}.
table-exchange-do = Tauschen
table-exchange-keep = Behalten
table-stop = Zug beenden
table-offer = Ende der Partie anbieten
table-agree = Einverstanden
table-refuse = Weiterspielen
table-try-out = Planen
table-try-out-how = Probiere Züge für dich aus, bevor du sie machst.
table-planning = Nur ein Plan: Niemand sieht ihn.
table-plan-left = Dein Plan: noch { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
}.
table-plan-drop = Verwerfen
table-plan-play = { $n ->
    [one] { $n } Zug machen
   *[other] { $n } Züge machen
}
table-lift-how = Nimm ein leuchtendes Glas und alle darüber.
table-all-recipes = Rezepte und übrige Gläser
table-all-recipes-how = Diese Listen sind offen. Welche Karte auf welcher Hand ist, bleibt geheim.
table-in-hand = auf der Hand
table-under-deck = unter dem Stapel
table-jars-left = Gläser in der Speisekammer
table-left = { $kind }: { $n } von { $all }
table-completes = { $name } erfüllt ein Rezept
table-completed = erfüllt
table-recipes-done = { $n } von { $target ->
    [one] { $target } Rezept
   *[other] { $target } Rezepten
}
table-margin = { $n ->
    [one] { $n } Rezept
   *[other] { $n } Rezepte
}
table-deck = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} im Stapel
table-exchanged = { $n } daruntergelegt
table-doctor = beginnt
table-role = Rolle: { $role }
table-role-how = Jede Rolle hat eigene Rezepte.
table-result-target = Das Ziel: { $target ->
    [one] { $target } erfülltes Rezept
   *[other] { $target } erfüllte Rezepte
}.
table-result-alone = Nur { $name } hat es erreicht.
table-result-points = Mehrere haben es erreicht, also entschieden die Punkte auf ihren Rezepten.
table-result-shared = Mehrere haben es mit gleich vielen Punkten erreicht: Sie teilen sich den Sieg.
table-result-assistant-first = { $name } hat es zuerst erreicht; ein Gehilfe gewinnt damit sofort.
table-result-assistant-last = Der Doktor hat es erreicht, aber { $name } hat im letzten Zug gleichgezogen.
table-result-doctor-held = Der Doktor hat es erreicht, und der Gehilfe konnte im letzten Zug nicht gleichziehen.
table-result-stopped = Niemand hat es erreicht: Es gewinnt, wer die meisten Rezepte hat, dann die meisten Punkte.
table-result-none = kein Rezept erfüllt
table-result-sum = { $n ->
    [one] { $n } Rezept
   *[other] { $n } Rezepte
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-result-rule = Die Regel
own-tiles = Gläser: Sorte und Anzahl
own-recipes = Rezepte: Rolle, Punkte und drei Zutaten

## The first time at a table: the aim, a turn, what counts

first-aim = Erfülle vor allen anderen genügend geheime Rezepte: üblich sind fünf zu zweit, vier zu dritt und drei zu viert.
first-turn = Schiebe Gläser auf einen Nachbarturm, nie nach oben. Du hast meist drei Aktionspunkte.
first-score = Ein Rezept ist erfüllt, wenn seine drei Gläser auf Nachbartürmen obenauf stehen oder auf einem Turm.

## Lessons

lesson-recipe = Du bist der Doktor. Oben ist dein Rezept: Hand, Fischkopf, Herz, in dieser Reihenfolge oder umgekehrt. Zwei davon stehen schon richtig: Sie leuchten.
lesson-match = Ein Rezept ist erfüllt, wenn seine drei Gläser auf drei benachbarten Türmen obenauf stehen, egal wie hoch, oder die obersten drei eines Turms sind.
lesson-lift = Auf der Hand in Turm 3 steht ein Auge. Nimm das Auge und stell es auf Turm 4 ab.
lesson-level = Das hat einen deiner drei Aktionspunkte gekostet: Eine Lampe ist erloschen. Du darfst mehrere Gläser auf einmal verschieben, immer auf einen Nachbarplatz, und kein Glas darf höher enden, als es stand.
lesson-complete = Herz, Fischkopf, Hand: Alles ist da. Erfülle das Rezept mit dem Schild über den Türmen 1 bis 3. Das kostet einen Aktionspunkt und beendet deinen Zug.
lesson-gone = Die drei Gläser sind weg, du hast ein neues Rezept, und dein Gehilfe Igor, der gegen dich spielt, hatte seinen Zug. Sein Rezept ist geheim, aber unter der Speisekammer stehen alle Rezepte, die er haben kann.
lesson-exchange = Sieht ein Rezept hoffnungslos aus, tausche es: zwei Aktionspunkte, und die Karte kommt unter deinen Stapel. Und mit „{ table-try-out }“ probierst du Züge für dich aus.
lesson-alone = Jetzt bist du dran. Mit noch einem Rezept gewinnst du diese Lektion; unter „Tipp“ findest du einen guten Zug.
lesson-end = Das ist die Speisekammer. In einer vollen Partie braucht man zu zweit fünf Rezepte, zu dritt vier, zu viert drei.

## What bots say

remark-done-any-1 = Es ist angerichtet.
remark-done-any-2 = Jedes Glas an seinem Platz.
remark-done-greedy-1 = Und noch eins für mich.
remark-done-grumpy-1 = Hat ja lange genug gedauert.
remark-exchange-any-1 = Das Rezept war nichts für mich.
remark-exchange-cautious-1 = Lieber ein leichteres.

## Records of a group

feat-most-recipes = Die meisten Rezepte in einer Partie
feat-tallest-block = Höchster verschobener Block (Gläser)

## Why a move is the best

because-complete = So erfüllst du eher das nächste Rezept.
because-rival = So hat es { $seat } schwerer, das nächste Rezept zu erfüllen.
