title = Suppe
summary = Füll den Topf und nimm ihn, oder lieber nicht: ein Stichspiel mit fünf Rezepten.

## Pieces

color-bug = Käfer
color-vegetable = Gemüse
color-fruit = Obst
color-trash = Müll
sign-1 = 1
sign-2 = 2
sign-3 = 3
sign-4 = 4
sign-5 = 5
sign-10 = 10
sign-herb = Kraut
sign-reset = Reset
face = { $color }{ $sign-id ->
    [herb] -{ $sign }
    [reset] -{ $sign }
   *[other] {" "}{ $sign }
}
recipe-bug-soup = Käfersuppe
recipe-vegetable-soup = Gemüsesuppe
recipe-fruit-soup = Obstsuppe
recipe-trash-soup = Müllsuppe
recipe-clear-water = klares Wasser

## Decisions

move-card = { $card }
    .also = spiele { $card }
move-recipe = { $recipe }
    .also = koche { $recipe }
asks-recipe = Wähle dein Rezept für diesen Durchgang.
asks-lead = Spiele eine Karte aus.
asks-any = Müll im Topf: Spiele eine beliebige Karte.
asks-follow = Bediene { $color }.
asks-void = { $color-id ->
    [bug] Keinen { $color }
    [trash] Keinen { $color }
   *[other] Kein { $color }
} auf der Hand: Spiele eine beliebige Karte.

## Refusals, named after the rule

refused-end-winner = Die Partie ist zu Ende.
refused-play-turn = Du bist nicht dran.
refused-recipe-secret = Du hast gewählt, die anderen noch nicht.
refused-recipe-choose = Wähle zuerst ein Rezept.
refused-score-discard = Dieses Rezept hast du schon verbraucht.
refused-variant-dealer = Wer gibt, muss ein anderes Rezept wählen als die Person links daneben.
refused-recipe-reveal = Alle Rezepte sind gewählt: Spiele eine Karte.
refused-play-hand = Diese Karte hast du nicht.
refused-passing = Passen geht nicht: Spiele eine Karte.
refused-play-follow = Du musst bedienen: Du hast { $color }.

## Events

dealt = Durchgang { $deal }; { $dealer } gibt.
chose = { $seat } wählt verdeckt { $recipe }.
chose-hidden = { $seat } hat ein Rezept gewählt.
showed = { $seat } kocht { $recipe }.
played = { $seat } spielt { $card } → { $total } im Topf.
took = Der Topf ist voll: { $seat } nimmt { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} im Wert von { SIGNED($worth) }.
ran-out = { $seat } hat keine Karte mehr: Der Durchgang endet{ $pot ->
    [0] .
    [one] , { $pot } Karte bleibt im Topf.
   *[other] , { $pot } Karten bleiben im Topf.
}
scored = { $seat }: { SIGNED($gain) }, jetzt { $points }.
turned-up = { $pile-count ->
    [0] { $seat } hat nichts genommen.
   *[other] { $seat } deckt auf: { $pile }.
}

## Options

option-open_recipes = Offene Rezepte: nacheinander gewählt, für alle sichtbar
option-first_dealer = Wer zuerst gibt: Zufall oder ein Platz
option-hand_sizes = Karten pro Person zu zweit, zu dritt, zu viert und zu fünft
option-start_points = Punkte zu Beginn
option-full_pot = Summe, die den Topf füllt
option-water_points = Punkte für klares Wasser vor Abzügen
option-cards = Alle Karten (CSV-Liste)
option-recipe_cards = Alle Rezepte (CSV-Liste)

# Variants of ours
preset-small-pot = Kleiner Topf
preset-small-pot-about = Offene Rezepte, und schon eine Summe von 7 füllt den Topf. Es bleibt enger, und die Entscheidung fällt später.

## The table in a terminal

screen-deal = Durchgang { $deal } von { $deals }
screen-dealer = { $name } gibt
screen-pot = Topf
screen-total = Summe { $total } von { $full }
screen-required = bedienen
screen-free = jede Farbe
screen-hand = Hand
screen-pile = Stapel
screen-player = Name
screen-points = Punkte
screen-recipe = Rezept
screen-cards = Hand
screen-taken = Stapel
screen-worth = Wert
screen-secret = gewählt
screen-none = –
screen-lacks = ohne

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [recipe] Wähle ein leuchtendes Rezept.
   *[other] Wähle eine leuchtende Karte.
}
table-short-bug-soup = Käfer
table-short-vegetable-soup = Gemüse
table-short-fruit-soup = Obst
table-short-trash-soup = Müll
table-short-clear-water = Wasser
table-recipe-says-bug-soup = +{ $gain } pro Käfer, −{ $cost } pro Müll
table-recipe-says-vegetable-soup = +{ $gain } pro Gemüse, −{ $cost } pro Müll
table-recipe-says-fruit-soup = +{ $gain } pro Obst, −{ $cost } pro Müll
table-recipe-says-trash-soup = +{ $gain } pro Müll, −{ $cost } pro Kraut
table-recipe-says-clear-water = { $water } { $water ->
    [one] Punkt
   *[other] Punkte
}, −{ $cost } pro Karte
table-deal = Durchgang { $deal } von { $deals }
table-dealer = gibt
table-pot = Der Topf: { $total } von { $full }
table-empty = Der Topf ist leer
table-follow = Bedienen: { $color }
table-any-color = Jede Farbe
table-lead = Spiele eine Karte aus
table-hand = Deine Hand
table-play = { $card } spielen
table-fills = füllt den Topf: { SIGNED($worth) } für dich
table-makes = ergibt { $total }
table-stays = zählt nichts, bleibt bei { $total }
table-resets = setzt zurück auf { $total }
# A 10 that leads.
table-leads-as = eine ausgespielte 10 zählt { $total }
# On the card: short.
table-sign-herb = Kraut
table-sign-reset = Reset
table-cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
}
table-taken = { $n } genommen
table-worth = Wert { SIGNED($n) }
table-secret = Rezept gewählt
table-choosing = wählt
table-lacks = ohne { $colors }
table-used = Schon gekocht
table-takes = { $name } nimmt { $n } { $n ->
    [one] Karte
   *[other] Karten
}
table-your-pile = Dein Stapel
table-recipes-title = Deine Rezepte
table-in-hand = { $n } auf der Hand
table-scores-by-deal = Punkte nach Durchgängen
table-scores-how = Alle beginnen mit { $start }; niemand fällt unter 0.
table-player = Name
table-sum = Summe
table-deal-counted = Durchgang { $deal }: die Abrechnung
table-counted = Durchgang { $deal } ist vorbei.
table-next-deal = Nächster Durchgang
table-to-result = Zum Ergebnis
table-points-now = jetzt { $n }
table-points-floor = jetzt { $n }, nie weniger
table-nothing-taken = Keine Karten genommen
table-last-pot = Letzter Topf:

## The first time at a table: the aim, a turn, what counts

first-aim = Koche in jedem Durchgang ein Rezept und sammle die Karten, die es braucht.
first-turn = Spiele eine Karte in den Topf, in der verlangten Farbe, wenn du sie hast.
first-score = Wer den Topf auf 10 füllt, nimmt alle Karten daraus: gewünschte +1, unerwünschte −1.

## Lessons

lesson-welcome = Willkommen in der Küche! Alle kochen im selben Topf, und alle wollen etwas anderes darin haben. Ihr spielt eine Karte nach der anderen; wer den Topf zum Überkochen bringt, nimmt alles, was darin ist.
lesson-recipe = Entscheide dich zuerst für ein Rezept. Es bestimmt, was deine genommenen Karten in diesem Durchgang wert sind. Sieh dir unten deine Hand an: Eine Farbe, von der du viel hast, kannst du steuern. Jedes Rezept kochst du nur einmal pro Partie.
lesson-pot = Alle Rezepte liegen offen: Sie stehen neben den Namen. Das hier ist der Topf. Ring und Zahl zeigen seine Summe. Bei 10 ist er voll, und wer ihn gefüllt hat, nimmt alle Karten.
lesson-lead = Du spielst aus: Jede Karte ist erlaubt. Käfer, Gemüse oder Obst legt damit die verlangte Farbe fest. Eine ausgespielte 10 zählt 0.
lesson-follow = Du musst eine Farbe bedienen: Die Brühe und das Schild unter dem Topf zeigen, welche. Hast du sie, musst du sie spielen; nur diese Karten leuchten. Tippe eine andere Karte an, um zu sehen, warum sie nicht geht.
lesson-trash = Im Topf ist Müll: Ab jetzt darf man jede Farbe spielen, bis der Topf genommen wird.
lesson-signs = Zwei besondere Zeichen: Ein Kraut ändert die Summe nicht, ein Reset setzt sie auf 0 zurück. Mit beiden kannst du den Topf weitergeben, wenn du ihn nicht willst.
lesson-took = Der Topf wurde genommen! Seine Karten liegen jetzt auf einem Stapel, und wer ihn genommen hat, spielt als Nächstes aus. Neben jedem Namen siehst du, wie viele Karten genommen wurden und was sie für das Rezept wert sind.
lesson-fill = Du könntest jetzt den Topf füllen. Zähl nach, was darin ist: gut für dein Rezept? Dann nimm ihn. Voll mit dem, was du nicht willst? Spiel niedrig und überlass ihn den anderen.
lesson-count = Jemand hat keine Karten mehr, damit ist der Durchgang vorbei: Die Stapel werden abgerechnet, die benutzten Rezepte sind weg, und neue Karten werden gegeben. Nach fünf Durchgängen gewinnt, wer die meisten Punkte hat. Mehr brauchst du nicht zu wissen!

## What bots say

remark-glad-any-1 = Genau das koche ich gerade.
remark-glad-any-2 = Meins, danke.
remark-glad-greedy-1 = Und den nächsten bitte auch.
remark-glad-jolly-1 = Riecht wunderbar!
remark-glad-cautious-1 = Darauf hatte ich gehofft.
remark-sorry-any-1 = So war das nicht geplant.
remark-sorry-any-2 = Wer hat das denn reingeworfen?
remark-sorry-bluffer-1 = Genau so wollte ich es. Ehrlich.
remark-sorry-grumpy-1 = Natürlich trifft es wieder mich.
remark-sorry-jolly-1 = Ich habe schon Schlimmeres gegessen!

## Records of a group

feat-longest-pot = Größter Topf (Karten)
feat-best-deal = Bester Durchgang (Punkte)

## Why a move is the best

because-points = Bringt dir in diesem Durchgang etwa { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} mehr als der nächstbeste Zug.
because-spoils = Kostet { $seat } in diesem Durchgang etwa { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
