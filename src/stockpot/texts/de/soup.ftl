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
move-recipe = { $recipe }
asks-recipe = Wähle dein Rezept für diesen Durchgang.
asks-lead = Spiele eine Karte aus.
asks-any = Spiele eine beliebige Karte.
asks-follow = Bediene: { $color }.
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
refused-variant-dealer = Wer gibt, muss ein anderes Rezept wählen als links davon.
refused-recipe-reveal = Die Rezepte sind gewählt; spiele eine Karte.
refused-play-hand = Diese Karte hast du nicht.
refused-play-follow = { $color } ist verlangt, und du kannst bedienen.

## Events

dealt = Durchgang { $deal }; { $dealer } gibt.
chose = { $seat } wählt verdeckt { $recipe }.
chose-hidden = { $seat } hat ein Rezept gewählt.
showed = { $seat } kocht { $recipe }.
played = { $seat } spielt { $card }: { $total }.
took = Der Topf ist voll: { $seat } nimmt { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, Wert { SIGNED($worth) }.
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
option-first_dealer = Wer zuerst gibt: ausgelost oder ein Platz
option-hand_sizes = Karten pro Person zu zweit, zu dritt, zu viert und zu fünft
option-start_points = Punkte zu Beginn
option-full_pot = Summe, die den Topf füllt
option-water_points = Punkte für klares Wasser vor Abzügen

## The table in a terminal

screen-deal = Durchgang { $deal } von { $deals }
screen-dealer = { $name } gibt
screen-pot = Topf
screen-total = Summe { $total } von { $full }
screen-required = bedienen
screen-free = jede Farbe
screen-hand = Hand
screen-pile = Stapel
screen-player = Spieler
screen-points = Punkte
screen-recipe = Rezept
screen-cards = Hand
screen-taken = Stapel
screen-worth = Wert
screen-secret = gewählt
screen-none = –
screen-lacks = hat gezeigt: kein
