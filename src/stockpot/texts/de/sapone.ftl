title = Sapone
summary = Nimm, bluffe und feilsche dich zu Münzen, Gemüse, Werkzeug und Seife.

## Pieces

card-coin = Münze
card-watermelon = Melone
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
# A card in a sentence.
a-card = { $card-id ->
    [leek] einen { $card }
    [broccoli] einen { $card }
    [broom] einen { $card }
    [rake] einen { $card }
    [four-coins] eine Karte mit vier Münzen
    [three-coins] eine Karte mit drei Münzen
    [two-coins] eine Karte mit zwei Münzen
    [diamond] den Diamanten
   *[other] eine { $card }
}
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { a-card }
   *[other] { $count } { $card-id ->
        [leek] Stangen Lauch
        [broccoli] Brokkoli
        [broom] Besen
        [rake] Rechen
        [diamond] Diamanten
        [four-coins] Karten mit vier Münzen
        [three-coins] Karten mit drei Münzen
        [two-coins] Karten mit zwei Münzen
        [shovel] Schaufeln
       *[other] { $card }n
    }
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
move-offer = Karte verkaufen
    .also = verkaufen
move-buy = Seife kaufen
    .also = kaufen
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
move-refuse = alle Gebote ablehnen
    .also =
        alle ablehnen
        ablehnen
move-accept = Gebot von { $seat } annehmen
    .also = annehmen { $seat-id }
move-ask = { $seat-id ->
    [none] von allen mehr verlangen
   *[other] von { $seat } mehr verlangen
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
asks-pay = Zahle noch { $left } { $left ->
    [one] Karte
   *[other] Karten
} für deine Seifenkarte.
asks-offer = Wähle eine Karte zum Verkauf.
asks-declare = Was sagst du an?
asks-wish = Was hättest du gern dafür?
asks-bid = Biete eine Karte oder passe.
asks-add = Leg noch eine Karte dazu oder schließ dein Gebot ab.
asks-claim = Du bietest { a-card }. Was behauptest du?
asks-doubt = Die Ansage lautet auf { a-card }. Zweifelst du sie an?
asks-give = Die Ansage war wahr: Gib eine Karte ab.
asks-answer = Nimm ein Gebot an, verlange mehr oder lehne ab.
asks-request = Was möchtest du noch dazu?
asks-diamond = Als was zählt dein Diamant?

## Refusals, named after the rule

refused-end-target = Die Partie ist zu Ende.
refused-turn-order = Du bist nicht dran.
refused-sell-bids = Du verkaufst; jetzt bieten die anderen.
refused-sell-hidden = Du hast entschieden. Warte auf die anderen.
refused-sell-asked = Du hast keine freie Karte mehr.
refused-sell-locked = Karten bleiben liegen, bis der Verkauf vorbei ist: Du kannst nur etwas dazulegen.
refused-sell-claim = Sag zuerst, was die Karte ist, oder sag nichts.
refused-sell-answer = Nimm eines der Gebote an, lehne ab oder verlange mehr.
refused-sell-more = Du hast oft genug mehr verlangt: Nimm an oder lehne ab.
refused-sell-offer = Wähle eine Karte zum Verkauf.
refused-sell-declare = Sag zuerst an, was die Karte ist.
refused-sell-wish = Sag, was du gern hättest, oder äußere keinen Wunsch.
refused-turn-hand = Diese Karte hast du nicht.
refused-turn-choice = Entscheide zuerst: verkaufen oder kaufen?
refused-ruling-few = Du kannst nicht kaufen, also musst du verkaufen: Zum Kaufen braucht es { $price } { $price ->
    [one] Karte
   *[other] Karten
} und eine Karte im Seifenstapel.
refused-buy-price = Bezahle zuerst deine Seifenkarte.
refused-doubt-ask = Glaubst du die Ansage, oder zweifelst du sie an?
refused-doubt-once = Dieser Verkauf wurde schon angezweifelt.
refused-doubt-option = An diesem Tisch wird nicht angezweifelt.
refused-doubt-true = Die Ansage war wahr: Gib eine deiner freien Karten ab.
refused-diamond-name = Wähle für deinen Diamanten eine der anderen sechzehn Sorten.

## Events

round = Runde { $round }: { $first } beginnt.
picked = { $seat } nimmt { $compensation ->
    [yes] zum Ausgleich{" "}
   *[no] {""}
}{ a-card }{ $face_up ->
    [yes] {""}
   *[no] {" "}(verdeckt)
}.
picked-hidden = { $seat } nimmt { $compensation ->
    [yes] zum Ausgleich{" "}
   *[no] {""}
}eine verdeckte Karte.
put = { $seat } bietet { a-card } und sagt { $claim-id ->
    [none] nichts dazu
   *[other] „{ $claim }“
}.
paid = { $seat } zahlt { a-card }.
bought = { $seat } zahlt { $price } { $price ->
    [one] Karte
   *[other] Karten
} und zieht { a-card }.
bought-hidden = { $seat } zahlt { $price } { $price ->
    [one] Karte
   *[other] Karten
} und zieht eine Seifenkarte.
offered = { $seat } bietet eine Karte an: „{ $declared }“{ $true ->
    [yes] {""}
   *[no] {" "}(in Wahrheit { a-card })
}{ $wish-id ->
    [none] {""}
   *[other] , gesucht: { $wish }
}.
offered-hidden = { $seat } bietet eine Karte an: „{ $declared }“{ $wish-id ->
    [none] {""}
   *[other] , gesucht: { $wish }
}.
passed = { $seat } { $cards ->
    [0] passt
   *[other] legt nichts dazu
}.
bid = { $seat } bietet { some-cards }{ $claims-count ->
    [0] {""}
   *[other] , angeblich { $claims }
}.
claimed = { $seat } nennt außerdem { $claims }.
doubted = { $seat } zweifelt die Ansage an.
believed = Niemand zweifelt die Ansage von { $seat } an.
turned = Die Karte wird aufgedeckt und zeigt { a-card }. { $seat } hat { $true ->
    [yes] die Wahrheit gesagt
   *[no] gelogen
}.
gave = { $seat } gibt { $to } { a-card }.
gave-hidden = { $seat } gibt { $to } eine Karte.
caught = { $seat } bekommt von { $from } umsonst { a-card }, und der Verkauf ist vorbei.
asked = { $seat } verlangt mehr von { $to-id ->
    [none] allen
   *[other] { $to }
}{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } lehnt alle Gebote ab.
unsold = Niemand bietet, und { $seat } nimmt die Karte zurück.
sold = { $seat } verkauft { a-card } für { some-cards } an { $to }.
sold-hidden = { $seat } verkauft die Karte für { some-cards } an { $to }.
received = { $seat } bekommt { a-card } von { $from }.
named = { $seat } hat den Diamanten: Er steht für { a-card }.
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
option-ties = Unauflösbarer Gleichstand: Alle Beteiligten gewinnen die Kategorie oder niemand
option-ties-each = alle gewinnen
option-ties-none = niemand gewinnt
option-table = Punktetabelle: klassisch, überarbeitet oder eigene
option-table-classic = klassisch
option-table-revised = überarbeitet
option-table-own = eigene
option-points = Eigene Tabelle: Punkte für M, G, W, S, MG, MW, GW, MS, GS, WS, MGW, MGS, MWS, GWS, MGWS (M Münzen, G Gemüse, W Werkzeug, S Seife)
option-doubt = Zweifel: Ansagen dürfen angezweifelt werden
option-direction = Spielrichtung
option-direction-clockwise = im Uhrzeigersinn
option-direction-counterclockwise = gegen den Uhrzeigersinn
option-backs = Kartenrücken: alle gleich oder nach Stapel verschieden
option-backs-alike = alle gleich
option-backs-by-deck = nach Stapel
option-dealt = Marktkarten pro Person
option-price = Preis einer Seifenkarte in Karten
option-requests = Wie oft man beim Verkauf mehr verlangen darf
option-compensation = Größe eines Gebots, ab der es einen Ausgleich gibt

# Variants of ours
preset-brisk-market = Reger Markt
preset-brisk-market-about = Eine Seifenkarte kostet 2 Karten, und wer kauft, bekommt immer einen Ausgleich. Das Blatt wendet sich öfter, und Partien sind etwas kürzer.

## The table in a terminal

screen-round = Runde { $round }
screen-target = { $target } { $target ->
    [one] Punkt
   *[other] Punkte
} zum Sieg
screen-market = Markt { $market }, oben: { $top }
screen-down = verdeckt
screen-empty = leer
screen-soap = Seife { $soap }
screen-discard = Ablage { $discard }
screen-player = Name
screen-points = Punkte
screen-cards = Karten
screen-bought = Seife gekauft
screen-last = vorige Runde
screen-sale = { $name } bietet eine Karte an: „{ $declared }“
screen-thinking = { $name } bietet gerade eine Karte an
screen-up = offen: { $card }
screen-mine = in Wahrheit: { $card }
screen-wish = gesucht: { $wish }
screen-asks = verlangt mehr
screen-bid = { $name } bietet { $n }:
screen-silent = { $n } ohne ein Wort
screen-own = dein Gebot:
screen-holding = gleich geboten: { $card }
screen-hand = Hand
screen-known = Gesehen
screen-place = { $place }:
screen-or = oder
screen-discarded = Ablage
screen-deck = Seifenkarte
screen-diamond = { $name } sagt, als was der Diamant zählt

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [give] Wähle eine leuchtende Karte.
    [offer] Zeig auf eine Wahl, um zu sehen, was sie bewirkt.
    [buy] Zeig auf eine Wahl, um zu sehen, was sie bewirkt.
   *[other] { pick-lit }
}
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
    [one] Punkt
   *[other] Punkte
} zum Sieg
table-round-ends = Die Runde endet, wenn der Markt leer ist.
table-points-table = Punkte
table-points-how = Du bekommst Punkte für alle Kategorien zusammen, die du in einer Runde gewinnst, nicht für jede einzeln.
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
table-picking = { $name } überlegt: eine Karte verkaufen oder Seife kaufen?
table-paying = { $name } zahlt für eine Seifenkarte.
table-offering = { $name } legt eine Karte auf die Theke.
table-naming = { $name } hat den Diamanten und sagt, als was er zählt.
table-game-over = Der Stand ist geschlossen.
table-you = Du
table-says = „{ CAPITAL($good) }!“
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
table-silent-card = nichts gesagt
table-claims-of = „{ $goods }“
table-no-word = …
table-is-doubting = wahr oder gelogen?
table-has-doubted = Das glaube ich nicht!
table-lie = Gelogen
table-truth = Wahr
table-your-bluff = Bluff
table-sold = { $seller } verkauft für { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} an { $buyer }
table-sold-unseen = Was den Besitzer gewechselt hat, wissen nur die beiden.
table-refused = { $seller } lehnt alle Gebote ab.
table-unsold = Niemand bietet, und { $seller } nimmt die Karte zurück.
table-bought = { $name } kauft eine Seifenkarte.
table-bought-good = { $name } kauft eine Seifenkarte: { $good }.
table-caught = Erwischt! { $doubter } bekommt die Karte von { $seller } umsonst.
table-wrong-doubt = Es war wahr: { $doubter } gibt { $seller } eine Karte.
table-declared-as = angesagt: „{ $good }“
table-in-return = dafür
table-compensation = { $name } nimmt zum Ausgleich eine Marktkarte.
table-compensation-good = { $name } nimmt zum Ausgleich eine Karte: { $good }.
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
table-wish-anything = egal was
table-your-words = Ein Wort dazu (optional)
table-pass = Passen
table-keep-bid = Gebot so lassen
table-done-bidding = Das ist mein Gebot
table-accept-bid = Annehmen: { $bid }, { $said }
table-accept-short = Annehmen
table-refuse-all = Alle ablehnen
table-ask-more = Mehr verlangen
table-ask-all = Von allen mehr verlangen
table-all = alle
table-ask-one = Von { $name } mehr verlangen
table-asks-left = noch { $n }
table-believe = Ich glaube es
table-doubt = Das glaube ich nicht!
table-count-as = Er zählt als: { $good }
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
table-bid-back = Dein Gebot geht an dich zurück.
table-holding = noch nichts gesagt
table-worth-coins = Münzen: { $n }
table-worth-soap = Seife: { $n }
table-worth-vegetables = Gemüse: { $n } { $n ->
    [one] Sorte
   *[other] Sorten
}
table-worth-tools = Werkzeug: { $n } { $n ->
    [one] Sorte
   *[other] Sorten
}
table-scored = Runde { $round }: Wertung
table-last-round = Vorige Runde
table-round-over = Runde { $round } ist vorbei.
table-next-round = Nächste Runde
table-to-result = Zum Ergebnis
table-if-true = wenn es stimmt:
table-counts-coins = Summe
table-counts-soap = Summe
table-counts-vegetables = Sorten
table-counts-tools = Sorten
table-nobody = Niemand hat welche.
table-alone = Sonst hat niemand welche.
table-by-sum = Die höchste Summe gewinnt.
table-by-largest = Gleiche Summen: Wer öfter „{ $good }“ hat, gewinnt.
table-by-types = Die meisten Sorten gewinnen.
table-by-types-later = Immer noch gleich: Es gewinnen die meisten Sorten unter den { $layer ->
    [2] zweiten
    [3] dritten
   *[other] { $layer }.
} Exemplaren.
table-by-rarer = Gleich viele Sorten: Die seltenere Karte gewinnt ({ $good }).
table-by-rarer-later = Immer noch gleich: Unter den { $layer ->
    [2] zweiten
    [3] dritten
   *[other] { $layer }.
} Exemplaren gewinnt die seltenere Karte ({ $good }).
table-tie-each = Völliger Gleichstand: Alle Beteiligten gewinnen die Kategorie.
table-tie-none = Völliger Gleichstand: Niemand gewinnt die Kategorie.
table-diamond-was = Der Diamant von { $name } zählte als: { $good }.
table-lies = Lügen dieser Runde, von denen du weißt
table-lie-line = { $name } sagte „{ $said }“. In Wahrheit: { $was }.
table-player = Name
table-won = Gewonnene Kategorien
table-gain = Runde
table-sum = Gesamt
table-place = { $n }.
table-seat-bought = Seife gekauft: { $n }
table-seen = Gesehen
table-unseen-soap = Seifenkarte
table-perhaps = vielleicht

## The first time at a table: the aim, a turn, what counts

first-aim = Handle und flunkere dich zu den besten Waren.
first-turn = Nimm eine Karte, dann verkaufe eine verdeckt oder kaufe Seife. Auch Gebote dürfen lügen.
first-score = Meiste Münzen, bestes Gemüse, bestes Werkzeug und meiste Seife zählen am Ende jeder Runde.

## Lessons

lesson-welcome = Willkommen auf dem Markt. Vier Dinge bringen am Ende einer Runde Punkte: meiste Münzen, bestes Gemüse, bestes Werkzeug, meiste Seife. Du hast drei Gemüsesorten: Behalte sie.
lesson-pick = Jeder Zug beginnt mit einer Karte vom Markt; deine ist schon auf deiner Hand. Der halbe Stapel liegt offen, manchmal sehen also alle, was als Nächstes kommt.
lesson-choice = Dann verkaufst du eine Karte an die anderen oder kaufst vom Seifenstapel. Lass uns verkaufen.
lesson-offer = Leg die Schaufel auf die Theke: Sie ist das häufigste Werkzeug, und du sammelst Gemüse.
lesson-declare = Sie liegt verdeckt. Sag an, was es ist. Du darfst lügen: Der einzige Besen würde sie neugierig machen …
lesson-wish = Sag, was du dafür möchtest: Gemüse.
lesson-answer = Auch Gebote liegen verdeckt, und was dazu gesagt wird, kann gelogen sein. Nimm eines an, lehne alle ab oder verlange mehr: höchstens zweimal.
lesson-request = Sag, was noch fehlt.
lesson-answer-again = Ein Gebot kann wachsen, aber nie schrumpfen. Was sagst du?
lesson-bid = Jetzt verkauft jemand anders. Leg eine Karte hin, die du entbehren kannst, oder passe. Wer zwei oder mehr Karten zahlt, nimmt zum Ausgleich eine Marktkarte.
lesson-claim = Sag, was deine Karte ist, wahr oder nicht, oder sag nichts.
lesson-done = Du kannst noch eine Karte hinlegen oder es dabei lassen. Alle Gebote werden gemeinsam gezeigt.
lesson-buy = Du bist wieder dran. Seife zählt am meisten, und für drei Karten bekommst du eine vom Seifenstapel: Seife, mehr Münzen oder den Diamanten. Kaufe, wenn du Karten übrig hast.
lesson-free = Jetzt kennst du den Markt. Spiel weiter: Die Runde endet, wenn der Marktstapel leer ist.
lesson-scored = Alle Hände werden gezeigt. Jede Kategorie geht an eine Person, und du bekommst Punkte für genau die Gruppe, die du gewonnen hast: Zwei zusammen bringen mehr als beide einzeln. Eine richtige Partie geht bis 20 Punkte.

## What bots say

remark-offer-any-1 = Heute früh frisch vom Stand.
remark-offer-any-2 = So etwas seht ihr kein zweites Mal.
remark-offer-any-3 = Ich will nur einen fairen Preis.
remark-offer-any-4 = Kommt näher, es beißt nicht.
remark-offer-any-5 = Davon habe ich wirklich mehr als genug.
remark-offer-cautious-1 = Eine ehrliche Karte genügt mir.
remark-offer-cautious-2 = Lasst euch Zeit, schaut von allen Seiten.
remark-offer-greedy-1 = Mindestens zwei Karten, ich habe Familie.
remark-offer-greedy-2 = Je mehr ihr bringt, desto mehr lächle ich.
remark-offer-bluffer-1 = Würde ich euch anlügen?
remark-offer-bluffer-2 = Schaut mir in die Augen. Es stimmt.
remark-offer-bluffer-3 = Meine Oma würde darauf schwören.
remark-offer-jolly-1 = Nur heran, nur heran!
remark-offer-jolly-2 = Es singt beim Waschen!
remark-offer-grumpy-1 = Kaufen oder weitergehen.
remark-offer-grumpy-2 = Umsonst habe ich das nicht hergeschleppt.
remark-more-any-1 = Wir sind uns fast einig.
remark-more-any-2 = Noch eine, und es gehört euch.
remark-more-cautious-1 = Ich gehe lieber auf Nummer sicher.
remark-more-greedy-1 = Meine Hand ist noch offen.
remark-more-bluffer-1 = Da hat mir gerade jemand zugezwinkert.
remark-more-jolly-1 = Nur keine Scheu!
remark-more-grumpy-1 = Ist das alles?
remark-deal-any-1 = War mir ein Vergnügen.
remark-deal-any-2 = Verkauft!
remark-deal-cautious-1 = Das war fair, glaube ich.
remark-deal-greedy-1 = Komm bald wieder, mit mehr.
remark-deal-bluffer-1 = Umtausch ausgeschlossen.
remark-deal-jolly-1 = Hand drauf!
remark-deal-grumpy-1 = Na endlich.
remark-refuse-any-1 = Dafür nicht, danke.
remark-refuse-any-2 = Dann behalte ich es eben.
remark-refuse-cautious-1 = Mein Gefühl sagt: abwarten.
remark-refuse-greedy-1 = Da müsst ihr schon mehr bieten.
remark-refuse-bluffer-1 = Pech gehabt, es war ein Schnäppchen.
remark-refuse-jolly-1 = Beim nächsten Mal, Freunde!
remark-refuse-grumpy-1 = In der Gosse liegen bessere Angebote.
remark-soap-any-1 = Saubere Hände, reines Gewissen.
remark-soap-any-2 = Seife wird nie schlecht.
remark-soap-bluffer-1 = Ihr erratet nie, was ich gezogen habe.
remark-soap-grumpy-1 = Drei Karten dafür. Das ist Raub.
remark-caught-any-1 = Ich hab’s gewusst!
remark-caught-any-2 = Schäm dich.
remark-caught-bluffer-1 = So was erkenne ich auf den ersten Blick.
remark-caught-jolly-1 = Erwischt, du Schlingel!

## Records of a group

feat-biggest-lie = Größte geglaubte Lüge (bezahlte Karten)
feat-most-caught = Die meisten entlarvten Lügen in einer Partie
feat-best-round = Beste Runde (Punkte)

## Why a move is the best

because-coins = So hast du am Ende mehr Münzen.
because-vegetables = So hast du am Ende mehr Gemüsesorten.
because-tools = So hast du am Ende mehr Werkzeugarten.
because-soap = So hast du am Ende mehr Seife.
because-cards = So hast du am Ende mehr Karten.
