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
asks-claim = { CAPITAL($card) }: Was behauptest du, was das ist?
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
refused-sell-more = Öfter darfst du nicht mehr verlangen: Nimm an oder lehne ab.
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
