title = Sapone
summary = Nimm, bluffe und feilsche um Münzen, Gemüse, Werkzeug und Seife.

## Pieces

card-coin = Münze
card-watermelon = Wassermelone
card-leek = Lauch
card-broccoli = Brokkoli
card-cucumber = Gurke
card-artichoke = Artischocke
card-broom = Besen
card-scythe = Sense
card-rake = Rechen
card-pick = Spitzhacke
card-shovel = Schaufel
card-soap = Seife
card-double-soap = Doppelseife
card-four-coins = vier Münzen
card-three-coins = drei Münzen
card-two-coins = zwei Münzen
card-diamond = Diamant
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
    .one = { $card-id ->
        [leek] einen { $card }
        [broccoli] einen { $card }
        [broom] einen { $card }
        [rake] einen { $card }
        [diamond] den Diamanten
        [four-coins] { $card }
        [three-coins] { $card }
        [two-coins] { $card }
       *[other] eine { $card }
    }
category-coins = meiste Münzen
category-vegetables = bestes Gemüse
category-tools = bestes Werkzeug
category-soap = meiste Seife
wish-coins = Münzen
wish-vegetables = Gemüse
wish-tools = Werkzeug
wish-soap = Seife
wish-anything = irgendetwas
some-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}

## Decisions

move-sell = { $card } verkaufen
move-declare = { $card } ansagen
move-bid = { $card } bieten
move-claim = { $card-id ->
    [none] nichts behaupten
   *[other] { $card } behaupten
}
    .also = { $card-id ->
        [none] nichts sagen
       *[other] { $card } sagen
    }
move-pay = { $card } zahlen
move-give = { $card } geben
move-name = { $card } nennen
move-offer = verkaufen
move-buy = kaufen
move-wish = { $wish-id ->
    [none] kein Wunsch
   *[other] { $wish } wünschen
}
    .also = { $wish-id ->
        [none] nichts wünschen
       *[other] { $wish } wollen
    }
move-done = { $adds ->
    [no] passen
   *[yes] fertig
}
move-refuse = ablehnen
    .also =
        alle Gebote ablehnen
        alle ablehnen
move-accept = Platz { $seat-id } annehmen
    .also = annehmen { $seat-id }
move-ask = { $seat-id ->
    [none] von allen mehr verlangen
   *[other] von Platz { $seat-id } mehr verlangen
}
    .also = { $seat-id ->
        [none] mehr verlangen
       *[other] mehr verlangen von { $seat-id }
    }
move-believe = glauben
    .also = nicht anzweifeln
move-doubt = anzweifeln
    .also = zweifeln
asks-choice = Eine Karte verkaufen oder Seife kaufen?
asks-pay = Zahle für die Seifenkarte: noch { $left }.
asks-offer = Wähle eine Karte zum Verkauf.
asks-declare = Was sagst du an?
asks-wish = Was hättest du gern dafür?
asks-bid = Biete eine Karte oder passe.
asks-add = Leg noch eine Karte dazu, oder sei fertig.
asks-claim = Du legst hin: { $card }. Was behauptest du?
asks-doubt = Angesagt: { $card }. Zweifelst du das an?
asks-give = Die Ansage war wahr: Gib eine Karte ab.
asks-answer = Nimm ein Gebot an, lehne ab oder verlange mehr.
asks-request = Was möchtest du noch dazu?
asks-diamond = Als was zählt dein Diamant?

## Refusals, named after the rule

refused-end-target = Die Partie ist zu Ende.
refused-turn-order = Du bist nicht dran.
refused-sell-bids = Du verkaufst; jetzt bieten die anderen.
refused-sell-hidden = Du bist fertig, die anderen noch nicht.
refused-sell-asked = Du hast keine freie Karte zum Bieten.
refused-sell-locked = Hingelegte Karten bleiben bis zum Ende des Verkaufs; ein Gebot kann nur wachsen.
refused-sell-claim = Sag zuerst, was die Karte ist, oder sag nichts dazu.
refused-sell-answer = Nimm ein Gebot an, das daliegt, lehne ab oder verlange mehr.
refused-sell-more = Noch einmal darfst du nicht mehr verlangen: Nimm an oder lehne ab.
refused-sell-offer = Wähle die Karte zum Verkauf.
refused-sell-declare = Sag an, was die Karte ist.
refused-sell-wish = Sag, was du gern hättest, oder nichts.
refused-turn-hand = Diese Karte hast du nicht.
refused-turn-choice = Entscheide: verkaufen oder kaufen.
refused-ruling-few = Zum Kaufen brauchst du { $price } Karten und einen Seifenstapel, der nicht leer ist: Du musst verkaufen.
refused-buy-price = Zahle zuerst die Seifenkarte.
refused-doubt-ask = Sag, ob du zweifelst.
refused-doubt-once = In diesem Verkauf wurde schon gezweifelt.
refused-doubt-option = In dieser Partie wird nicht gezweifelt.
refused-doubt-true = Gib dem Verkäufer eine deiner freien Karten.
refused-diamond-name = Nenne für deinen Diamanten eine der anderen sechzehn Sorten.

## Events

round = Runde { $round }; { $first } beginnt.
picked = { $seat } { $compensation ->
    [yes] zieht zum Ausgleich { counted-card.one }
   *[no] nimmt { counted-card.one }
}{ $face_up ->
    [yes] {""}
   *[no] , verdeckt
}.
picked-hidden = { $seat } { $compensation ->
    [yes] zieht zum Ausgleich eine verdeckte Karte
   *[no] nimmt eine verdeckte Karte
}.
put = { $seat } legt { counted-card.one } hin und sagt { $claim-id ->
    [none] nichts
   *[other] „{ $claim }“
}.
paid = { $seat } zahlt { counted-card.one }.
bought = { $seat } zahlt { $price } { $price ->
    [one] Karte
   *[other] Karten
} und zieht { counted-card.one }.
bought-hidden = { $seat } zahlt { $price } { $price ->
    [one] Karte
   *[other] Karten
} und zieht eine Seifenkarte.
offered = { $seat } verkauft eine Karte, Ansage: { $declared }{ $true ->
    [yes] {""}
   *[no] {" "}(in Wahrheit: { $card })
}{ $wish-id ->
    [none] {""}
   *[other] , Wunsch: { $wish }
}.
offered-hidden = { $seat } verkauft eine Karte, Ansage: { $declared }{ $wish-id ->
    [none] {""}
   *[other] , Wunsch: { $wish }
}.
passed = { $seat } { $cards ->
    [0] passt
   *[other] legt nichts dazu
}.
bid = { $seat } bietet { some-cards }{ $claims-count ->
    [0] {""}
   *[other] , angeblich { $claims }
}.
claimed = { $seat } behauptet außerdem: { $claims }.
doubted = { $seat } zweifelt.
believed = Niemand zweifelt an { $seat }.
turned = Die Karte von { $seat } wird aufgedeckt: { $card }, { $true ->
    [yes] also wahr
   *[no] also gelogen
}.
gave = { $seat } gibt { $to } { counted-card.one }.
gave-hidden = { $seat } gibt { $to } eine Karte.
caught = { $seat } bekommt von { $from } umsonst { counted-card.one }; der Verkauf ist vorbei.
asked = { $seat } verlangt mehr von { $to-id ->
    [none] allen
   *[other] { $to }
}{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } lehnt alle Gebote ab.
unsold = Niemand bietet: { $seat } nimmt die Karte zurück.
sold = { $seat } verkauft { counted-card.one } für { some-cards } an { $to }.
sold-hidden = { $seat } verkauft die Karte für { some-cards } an { $to }.
received = { $seat } bekommt { counted-card.one } von { $from }.
named = { $seat } hat den Diamanten und nennt: { $card }.
revealed = { $seat } zeigt { $hand-count ->
    [0] nichts
   *[other] { $hand }
}.
category = { CAPITAL($category) }: { $seats-count ->
    [0] niemand
   *[other] { $seats }
}.
scored = { $seat }: { SIGNED($gain) }, jetzt { $points }.

## Options

option-target = Punkte zum Sieg
option-ties = Unauflösbarer Gleichstand: an alle oder an niemanden
option-ties-each = an alle
option-ties-none = an niemanden
option-table = Punktetabelle: klassisch, überarbeitet oder eigene Zahlen
option-table-classic = klassisch
option-table-revised = überarbeitet
option-table-own = eigene Zahlen
option-points = Eigene Tabelle: Punkte für C, V, T, S, CV, CT, VT, CS, VS, TS, CVT, CVS, CTS, VTS, CVTS (C Münzen, V Gemüse, T Werkzeug, S Seife)
option-doubt = Zweifel: Eine Ansage darf angezweifelt werden
option-direction = Spielrichtung
option-direction-clockwise = im Uhrzeigersinn
option-direction-counterclockwise = gegen den Uhrzeigersinn
option-backs = Rückseiten der beiden Stapel: gleich oder verschieden
option-backs-alike = gleich
option-backs-by-deck = je Stapel
option-dealt = Marktkarten pro Person
option-price = Karten, die eine Seifenkarte kostet
option-requests = Wie oft man beim Verkauf mehr verlangen darf
option-compensation = Gezahlte Karten, ab denen es einen Ausgleich gibt

## The table in a terminal

screen-round = Runde { $round }
screen-target = { $target } Punkte gewinnen
screen-market = Markt { $market }, oben: { $top }
screen-down = verdeckt
screen-empty = leer
screen-soap = Seife { $soap }
screen-discard = Ablage { $discard }
screen-player = Spieler
screen-points = Punkte
screen-cards = Karten
screen-bought = Seife gekauft
screen-last = letzte Runde
screen-sale = { $name } verkauft eine Karte, Ansage: { $declared }
screen-thinking = { $name } bietet gerade eine Karte an
screen-up = sie liegt offen: { $card }
screen-mine = in Wahrheit: { $card }
screen-wish = Wunsch: { $wish }
screen-asks = verlangt mehr
screen-bid = { $name } bietet { $n }:
screen-silent = { $n } ohne ein Wort
screen-own = dein Gebot:
screen-holding = dafür in der Hand: { $card }
screen-hand = Hand
screen-known = Gesehen
screen-place = { $place }:
screen-or = oder
screen-discarded = Ablage
screen-deck = Seifenkarte
screen-diamond = { $name } benennt den Diamanten

## The table in a browser

table-category-coins = Münzen
table-category-vegetables = Gemüse
table-category-tools = Werkzeug
table-category-soap = Seife
table-title-coins = Meiste Münzen
table-title-vegetables = Bestes Gemüse
table-title-tools = Bestes Werkzeug
table-title-soap = Meiste Seife
table-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-round = Runde { $n } · { $target } { $target ->
    [one] Punkt gewinnt
   *[other] Punkte gewinnen
}
table-points-table = Punkte
table-points-how = Du bekommst Punkte für genau die Gruppe von Kategorien, die du in einer Runde gewinnst.
table-market = Markt
table-market-top = Marktstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, obenauf: { $good }
table-market-back = Marktstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, die oberste verdeckt
table-market-empty = Der Marktstapel ist leer
table-up-left = { $n } offen
table-soap-deck = Seife
table-soap-label = Seifenstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-discard = Ablage
table-discard-label = Ablage, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, verdeckt
table-face-down = eine verdeckte Karte
table-soap-back = eine verdeckte Seifenkarte
table-stage = Der Marktstand
table-picking = { $name } entscheidet: eine Karte verkaufen oder Seife kaufen?
table-paying = { $name } zahlt für eine Seifenkarte.
table-offering = { $name } legt eine Karte auf die Theke.
table-naming = { $name } hat den Diamanten und sagt, als was er zählt.
table-game-over = Der Stand ist geschlossen.
table-you = Du
table-says = „{ $good }!“
table-sell-here = Tippe eine Karte deiner Hand an, um sie auf die Theke zu legen, oder zieh sie hierher.
table-pay-here = Tippe die Karten an, mit denen du zahlst, oder zieh sie hierher.
table-thinks-up = Als was gebe ich die wohl aus …
table-wants = Gesucht: { $wish }.
table-wants-more-of = { $name }, ein bisschen mehr! Gesucht: { $wish }.
table-wants-more = { $name }, ein bisschen mehr!
table-everybody = Ihr alle
table-bidders = Gebote
table-is-bidding = überlegt …
table-passes = passt
table-bids = { $name } bietet { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-silent-card = wortlos
table-claims-of = „{ $goods }“
table-no-word = …
table-is-doubting = glaubt es, oder nicht?
table-has-doubted = Das glaube ich nicht!
table-lie = Gelogen
table-truth = Wahr
table-your-bluff = Bluff
table-sold = { $seller } verkauft für { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} an { $buyer }
table-sold-unseen = Was den Besitzer gewechselt hat, wissen nur diese beiden.
table-refused = { $seller } lehnt alle Gebote ab.
table-unsold = Niemand bietet; { $seller } nimmt die Karte zurück.
table-bought = { $name } kauft vom Seifenstapel.
table-bought-good = { $name } kauft vom Seifenstapel: { $good }.
table-caught = Erwischt! { $doubter } bekommt die Karte von { $seller } umsonst.
table-wrong-doubt = Es war wahr: { $doubter } gibt { $seller } eine Karte.
table-declared-as = angesagt: „{ $good }“
table-in-return = dafür
table-compensation = { $name } zieht zum Ausgleich eine Marktkarte.
table-compensation-good = { $name } zieht zum Ausgleich: { $good }.
table-sell = Karte verkaufen
table-buy = Seife kaufen ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
})
table-choose-card = Wähle eine Karte deiner Hand.
table-paid = { $paid } von { $price } gezahlt
table-say-is = Ansagen: { $good }
table-the-truth = die Wahrheit
table-say-nothing = Nichts sagen
table-wish-for = Wunsch: { $wish }
table-no-wish = Kein Wunsch
table-your-words = Ein Wort dazu (wenn du magst)
table-pass = Passen
table-done-bidding = Das ist mein Gebot
table-accept = { $name } annehmen: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-accept-bid = Annehmen: { $bid }, { $said }
table-accept-short = Annehmen
table-refuse-all = Alle ablehnen
table-ask-more = Mehr verlangen
table-ask-all = Von allen mehr verlangen
table-all = alle
table-ask-one = Von { $name } mehr verlangen
table-asks-left = { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
}
table-believe = Ich glaube es
table-doubt = Das glaube ich nicht!
table-count-as = Zählt als { $good }
table-hand = Deine Hand
table-use-sell = Verkaufen
table-use-bid = Bieten
table-use-pay = Zahlen
table-use-give = Geben
table-in-hand = { $n ->
    [one] { $good }
   *[other] { $good }, { $n }-mal
}
table-your-bid = Dein Gebot
table-said-of = du sagst: { $good }
table-holding = noch nichts dazu gesagt
table-worth-coins = { $n } in Münzen
table-worth-soap = { $n } in Seife
table-worth-vegetables = { $n } { $n ->
    [one] Gemüsesorte
   *[other] Gemüsesorten
}
table-worth-tools = { $n } { $n ->
    [one] Werkzeugsorte
   *[other] Werkzeugsorten
}
table-scored = Runde { $round } ist gewertet
table-last-round = Letzte Runde
table-onwards = Weiter geht’s
table-counts-coins = Summe
table-counts-soap = Summe
table-counts-vegetables = Sorten
table-counts-tools = Sorten
table-nobody = Niemand hat welche.
table-alone = Sonst hat niemand welche.
table-by-sum = Die größere Summe gewinnt.
table-by-largest = Gleiche Summen: Mehr „{ $good }“ entscheidet.
table-by-types = Mehr Sorten gewinnen.
table-by-types-later = Zunächst gleich: Mehr Sorten unter den { $layer ->
    [2] zweiten
    [3] dritten
   *[other] { $layer }.
} Exemplaren entscheiden.
table-by-rarer = Gleich viele Sorten: Die seltenere Karte entscheidet ({ $good }).
table-by-rarer-later = Zunächst gleich: Unter den { $layer ->
    [2] zweiten
    [3] dritten
   *[other] { $layer }.
} Exemplaren entscheidet die seltenere Karte ({ $good }).
table-tie-each = Alles gleich: Alle Beteiligten gewinnen die Kategorie.
table-tie-none = Alles gleich: Niemand gewinnt die Kategorie.
table-diamond-was = Der Diamant von { $name } zählte als: { $good }.
table-lies = Lügen dieser Runde, von denen du weißt
table-lie-line = { $name } sagte { $said }: Es war { $was }.
table-player = Spieler
table-won = Gewonnene Kategorien
table-gain = Runde
table-sum = Gesamt
table-place = { $n }.
table-seat-bought = Seife ×{ $n }
table-seen = Gesehen
table-unseen-soap = Seifenkarte
table-perhaps = vielleicht

## Lessons

lesson-welcome = Willkommen auf dem Markt. Vier Dinge bringen am Ende einer Runde Punkte: meiste Münzen, bestes Gemüse, bestes Werkzeug, meiste Seife. Du hast drei Gemüsesorten: Behalte sie.
lesson-pick = Jeder Zug beginnt mit einer Karte vom Markt; sie ist schon für dich genommen. Der halbe Stapel liegt offen, manchmal sehen also alle, was als Nächstes kommt.
lesson-choice = Dann verkaufst du eine Karte an die anderen oder kaufst vom Seifenstapel. Lass uns verkaufen.
lesson-offer = Leg die Schaufel auf die Theke: Sie ist das häufigste Werkzeug, und du sammelst Gemüse.
lesson-declare = Sie liegt verdeckt. Sag an, was es ist. Du darfst lügen: Der einzige Besen würde sie neugierig machen …
lesson-wish = Sag, was du dafür möchtest: Gemüse.
lesson-answer = Auch Gebote liegen verdeckt, und was dazu gesagt wird, kann gelogen sein. Nimm eines an, lehne alle ab oder verlange mehr: höchstens zweimal.
lesson-request = Sag, was noch fehlt.
lesson-answer-again = Ein Gebot kann wachsen, aber nie schrumpfen. Entscheide.
lesson-bid = Jetzt verkauft jemand anders. Leg eine Karte hin, die du entbehren kannst, oder passe. Wer zwei oder mehr Karten zahlt, zieht zum Ausgleich eine Marktkarte.
lesson-claim = Sag, was deine Karte ist, wahr oder nicht, oder sag nichts.
lesson-done = Leg noch eine Karte dazu, oder sag, dass das dein Gebot ist. Alle Gebote werden gemeinsam gezeigt.
lesson-buy = Du bist wieder dran. Seife zählt am meisten, und drei Karten kaufen eine vom Seifenstapel: Seife, mehr Münzen oder den Diamanten. Kaufe, wenn du Karten übrig hast.
lesson-free = Jetzt kennst du den Markt. Spiel weiter: Die Runde endet, wenn der Marktstapel leer ist.
lesson-scored = Alle Hände werden gezeigt. Jede Kategorie geht an eine Person, und du bekommst Punkte für genau die Gruppe, die du gewonnen hast: Zwei zusammen sind mehr wert als ihre Summe. Eine richtige Partie geht bis 20 Punkte.
