title = Ursuppe
summary = Amöben treiben durch die Ursuppe, fressen, was die anderen übrig lassen, mutieren und vermehren sich.

## Pieces

color-red = rot
color-blue = blau
color-green = grün
color-yellow = gelb
amoeba = { CAPITAL($color) } { $number }
any-amoeba = Amöbe
counted-color = { $count } { $color }
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
direction-rest = auf der Stelle
movement-drift = treiben
movement-move = bewegen
movement-stay = bleiben
response-escape = fliehen
response-defend = abwehren
gene-int = Intelligenz
gene-mo1 = Bewegung I
gene-spo = Sporen
gene-spd = Schnelligkeit
gene-def = Abwehr
gene-esc = Flucht
gene-sub = Substitution
gene-ray = Strahlenschutz
gene-str = Stromlinienform
gene-ten = Tentakel
gene-hol = Festhalten
gene-lon = Lebenserwartung
gene-fru = Sparsamkeit
gene-sfs = Überlebenskampf
gene-par = Parasitismus
gene-div = Teilungsrate
gene-per = Ausdauer
gene-mo2 = Bewegung II
gene-agg = Aggression
gene-arm = Panzer

## Decisions

move-space = Stufe { $number }
move-place = auf { $cell } setzen
move-divide = { $cell-id ->
    [none] aufhören
   *[other] auf { $cell } teilen
}
move-number = Nummer { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] Amöbe { $number } { $movement }
}
    .also = { $amoeba } { $movement }
move-carry = { $color-id ->
    [none] nichts mehr mitnehmen
   *[other] { $color } mitnehmen
}
move-follow = { $yes ->
    [yes] mitziehen ja
   *[no] mitziehen nein
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] zweiter Schritt ja
   *[no] zweiter Schritt nein
}
move-meal = { $cubes-count ->
    [0] hungern
   *[other] { $cubes } fressen{ $parasite ->
        [yes] {" "}als Parasit
       *[no] {""}
    }
}
move-victim = schmarotzen bei { $color }
move-attack = { $target-id ->
    [none] kein Angriff
   *[other] { $target } angreifen
}
move-response = { $response-id ->
    [none] aufgeben
   *[other] { $response }
}
move-return = { $gene } abgeben
move-pay = zahlen
move-buy = { $gene-id ->
    [none] nichts kaufen
   *[other] { $gene } kaufen{ $instead-id ->
        [none] {""}
       *[other] {" "}gegen { $instead }
    }
}
move-aggression = { $amoeba-id ->
    [none] keine Aggression
   *[other] Aggression mit { $number }
}
    .also = Aggression mit { $amoeba }

asks-space = Wähle eine Startstufe.
asks-place = Setze eine Amöbe auf ein leeres Feld.
asks-divide = Setze eine neue Amöbe oder hör auf.
asks-number = Welche Nummer kommt auf { $spot }?
asks-movement = Wie verlässt { $amoeba } das Feld { $cell }?
asks-carry = Was nimmt { $claimant } mit?
asks-follow = Zieht { $claimant } mit { $mover } mit?
asks-direction = Wohin geht { $mover }{ $dice-count ->
    [0] {""}
    [one] {" "}({ $dice-first })
   *[other] {" "}({ $dice-first }, { $dice-last })
}?
asks-second = Bewegt sich { $mover } noch einmal?
asks-meal = Was frisst { $amoeba } auf { $cell }?
asks-victim = Bei wem schmarotzt { $amoeba }?
asks-attack = Wen greift { $amoeba } an?
asks-response = { $attacker } greift { $target } an: Deine Antwort?
asks-retry = Wen greift { $attacker } noch einmal an?
asks-settle = Du schuldest { $rest } { $rest ->
    [one] Mutationspunkt
   *[other] Mutationspunkte
}: Gib ein Gen ab oder zahle.
asks-buy = Ein Gen kaufen? Du hast { $bp } BP.
asks-aggressor = Welche Amöbe greift an?
asks-target = Wen greift { $attacker } an?

## Refusals

refused-now-space = Nicht jetzt. { asks-space }
refused-now-place = Nicht jetzt. { asks-place }
refused-now-divide = Nicht jetzt. { asks-divide }
refused-now-number = Nicht jetzt. { asks-number }
refused-now-movement = Nicht jetzt. { asks-movement }
refused-now-carry = Nicht jetzt. { asks-carry }
refused-now-follow = Nicht jetzt. { asks-follow }
refused-now-direction = Nicht jetzt. { asks-direction }
refused-now-second = Nicht jetzt. { asks-second }
refused-now-meal = Nicht jetzt. { asks-meal }
refused-now-victim = Nicht jetzt. { asks-victim }
refused-now-attack = Nicht jetzt. { asks-attack }
refused-now-response = Nicht jetzt. { asks-response }
refused-now-retry = Nicht jetzt. { asks-retry }
refused-now-settle = Nicht jetzt. { asks-settle }
refused-now-buy = Nicht jetzt. { asks-buy }
refused-now-aggressor = Nicht jetzt. { asks-aggressor }
refused-now-target = Nicht jetzt. { asks-target }
refused-over = Die Partie ist zu Ende.
refused-turn = Das hast du jetzt nicht zu entscheiden.
refused-space = Diese Stufe ist besetzt oder keine Startstufe.
refused-occupied = Auf diesem Feld ist eine Amöbe.
refused-place = Eine Amöbe muss gesetzt werden.
refused-seven = Alle sieben Amöben sind auf dem Plan.
refused-energy = Dir fehlen die Biopunkte.
refused-own = Auf diesem Feld hast du schon eine Amöbe.
refused-far = Dieses Feld liegt nicht neben einer deiner Amöben.
refused-number = Diese Amöbe ist auf dem Plan.
refused-stay = Zum Bleiben brauchst du Festhalten.
refused-cube = Einen solchen Nährstoff gibt es hier nicht mehr.
refused-dice = Das zeigen die Würfel nicht.
refused-named = Mit Bewegung II nennst du eine Richtung.
refused-piece = { $amoeba } ist dran.
refused-own-cubes = Niemand frisst Nährstoffe der eigenen Farbe.
refused-eat = Es gibt eine Mahlzeit ohne Gene: Die Amöbe frisst.
refused-menu = Deine Gene erlauben diese Mahlzeit nicht.
refused-victim = Dort kann man bei niemandem so schmarotzen.
refused-food = Die Nährstoffe für diese Mahlzeit sind nicht da.
refused-target = Diese Amöbe ist kein Ziel.
refused-armor = In Phase 1 schützt sie ihr Panzer.
refused-attack = Nenne ein Ziel.
refused-gene = Dafür fehlt dir das Gen.
refused-used = Das hast du in diesem Versuch schon genutzt.
refused-hand = Dieses Gen hast du nicht.
refused-mix = Diese Karte ist für die Schuld nicht nötig.
refused-sold-out = Davon ist keine Karte mehr in der Auslage.
refused-owned = Dieses Gen hast du schon.
refused-barred = Du hast schon das Aufbaugen dazu.
refused-advanced = Du musst das Grundgen abgeben und seit einer früheren Runde haben.
refused-alone = Diese Amöbe kann niemanden angreifen.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}für { $price } BP
}
cubes-left = { $cubes-count ->
    [0] nichts
   *[other] { $cubes }
}

space = { $seat } nimmt Startstufe { $space }.
placed = { $seat } setzt { $amoeba } auf { $cell }{ $damage ->
    [0] {""}
   *[other] {" "}mit { $damage } SP
}.
round = Runde { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] versucht zu fliehen
   *[move] bewegt sich
}{ for-price }.
stayed = { CAPITAL($amoeba) } hält sich fest.
carries = { CAPITAL($amoeba) } will { $cubes-count ->
    [0] nichts
   *[other] { $cubes }
} mitnehmen.
follows = { CAPITAL($amoeba) } { $follows ->
    [yes] zieht mit { $mover } mit
   *[no] zieht nicht mit { $mover } mit
}.
rolled = { $seat } würfelt { $dice }.
stepped = { CAPITAL($amoeba) } { $blocked ->
    [yes] bleibt auf { $from }: ein Hindernis
   *[no] { $direction-id ->
        [rest] bleibt auf { $from }
       *[other] { $way-id ->
            [drift] treibt
           *[other] geht
        } nach { $direction } auf { $to }
    }
}.
went-along = { CAPITAL($amoeba) } zieht mit auf { $to }.
took-along = Mitgenommen auf { $to }: { $cubes }.
second = { CAPITAL($amoeba) } bewegt sich noch einmal.
ate = { CAPITAL($amoeba) } frisst { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}auf Kosten von { $victim } (1 BP)
} und scheidet { $excreted } { $color } aus.
starved = { CAPITAL($amoeba) } hungert: { $damage } SP.
attacked = { CAPITAL($amoeba) } greift{ $attempt ->
    [2] {" "}noch einmal
   *[other] {""}
}{ for-price } { $target } an.
defended = { CAPITAL($amoeba) } wehrt sich{ for-price }.
fought = Kampf: { $amoeba } { $dice-first }, { $target } { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}nach { $ties } Gleichstand
   *[other] {" "}nach { $ties }-mal Gleichstand
}.
caught = { CAPITAL($amoeba) } entkommt nicht.
yielded = { CAPITAL($amoeba) } gibt auf.
killed = { CAPITAL($amoeba) } wird von { $attacker } gefressen; übrig auf { $cell }: { cubes-left }.
wounded = Der Panzer rettet { $amoeba } vor { $attacker }: { $damage } SP.
failed = { CAPITAL($target) } ist vor { $amoeba } sicher.
card = Neue Umwelt: { $drift-id ->
    [none] keine Strömung
   *[other] Strömung nach { $drift }
}, Ozon { $ozone }.
owes = { $seat } hat { $mutation } Mutationspunkte, Ozon { $ozone }: { $debt } zu begleichen.
returned = { $seat } gibt { $gene } ab ({ $worth }).
paid = { $seat } zahlt { $points } BP.
bought = { $seat } kauft { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}und gibt { $given_up } ab
}.
earned = { $seat } bekommt { $points } BP.
divided = { $seat } setzt { $amoeba } auf { $cell }{ for-price }.
died = { CAPITAL($amoeba) } stirbt; übrig auf { $cell }: { cubes-left }.
scored = { $seat }: { $amoebas } für Amöben, { $genes } für Gene, von Stufe { $from } auf { $to }.
passed = { $seat } { $decision-id ->
    [buy] kauft nichts mehr
   *[divide] teilt sich nicht mehr
}.

## Options

option-defense_mp = Mutationspunkte der Abwehr
option-holding = Mitziehen wird entschieden, bevor oder nachdem die Richtung feststeht
option-holding-before = bevor
option-holding-after = nachdem
option-substitution = Mahlzeiten der Substitution
option-substitution-strict = nur 2:2:0
option-substitution-wide = auch 3:1:0
option-finish = Erste Stufe der Zielzone
option-full_game = Volle Partie: alle Umweltkarten spielen
option-start_bp = Biopunkte zu Beginn
option-income = Biopunkte pro Runde
option-move_price = Preis einer Bewegung oder Flucht
option-attack_price = Preis eines Angriffs
option-defense_price = Preis einer Abwehr
option-division_price = Preis einer Zellteilung
option-cheap_division_price = Preis einer Zellteilung mit Teilungsrate
option-capacity = Nährstoffe, die ein Tentakel trägt, zu dritt und zu viert
option-first_damage = Schaden der ersten Amöbe, zu dritt und zu viert
option-gene_prices = Preise der Gene
option-gene_points = Mutationspunkte der Gene
option-ray_worth = Was Strahlenschutz beim Abgeben wert ist
option-ozone = Ozon der Umweltkarten
option-amoeba_spaces = Stufen für 0 bis 7 Amöben
option-gene_spaces = Stufen für 0 bis 6 Genkarten

## The table in a terminal

phase-setup = Aufbau
phase-feeding = 1 Bewegen und Fressen
phase-environment = 2 Umwelt
phase-genes = 3 Neue Gene
phase-division = 4 Zellteilung
phase-deaths = 5 Todesfälle
phase-scoring = 6 Wertung
screen-round = Runde { $round }
screen-phase = Phase { $phase }
screen-dice = Würfel { $dice }
screen-debt = Schuld { $debt }
screen-drift = Strömung { $drift }
screen-calm = keine Strömung
screen-ozone = Ozon { $ozone }
screen-ladder = Leiter
screen-tribe = { $bp } BP  Amöben { $amoebas }  Stufe { $marker }  MP { $mutation }
screen-wins = gewinnt!
screen-reserve = Vorrat: { $cubes }
screen-pool = Gene zu kaufen (Preis): { $genes }
screen-cards = Kommende Karten: { $cards }
