title = Ursuppe
summary = Amöben treiben durch die Ursuppe, fressen, was die anderen übrig lassen, mutieren und vermehren sich.

## Pieces

color-red = rot
color-blue = blau
color-green = grün
color-yellow = gelb
amoeba = { CAPITAL($color) } { $number }
any-amoeba = Amöbe
counted-color = { $count } { $color }{ $count ->
    [one] en
   *[other] e
}
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

move-space = Startstufe { $number }
move-place = auf { $cell } setzen
move-divide = { $cell-id ->
    [none] nicht weiter teilen
   *[other] neue Amöbe auf { $cell }
}
    .also = { $cell-id ->
        [none] aufhören
       *[other] teilen { $cell }
    }
move-number = Nummer { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] { $amoeba }: { $movement }
}
    .also = Amöbe { $number } { $movement }
move-carry = { $color-id ->
    [none] nichts mehr mitnehmen
   *[other] { CAPITAL($color) } mitnehmen
}
move-follow = { $yes ->
    [yes] mitziehen
   *[no] nicht mitziehen
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] noch einmal bewegen
   *[no] nicht noch einmal bewegen
}
move-meal = { $cubes-count ->
    [0] hungern
   *[other] { $cubes } fressen{ $parasite ->
        [yes] {" "}als Parasit
       *[no] {""}
    }
}
move-victim = bei { CAPITAL($color) } schmarotzen
move-attack = { $target-id ->
    [none] nicht angreifen
   *[other] { $target } angreifen
}
move-response = { $response-id ->
    [none] sich ergeben
   *[other] { $response }
}
move-return = { $gene } abgeben
move-pay = zahlen
move-buy = { $gene-id ->
    [none] nichts kaufen
   *[other] { $gene } kaufen{ $instead-id ->
        [none] {""}
       *[other] {" "}(gegen { $instead })
    }
}
move-aggression = { $amoeba-id ->
    [none] niemand greift an
   *[other] { $amoeba } greift an
}
    .also = Aggression mit { $amoeba }

asks-space = Wähle eine Startstufe auf der Leiter.
asks-place = Setze eine Amöbe auf ein leeres Feld.
asks-divide = Setze eine neue Amöbe oder hör auf zu teilen.
asks-number = Welche Nummer setzt du auf { $spot }?
asks-movement = Was macht { $amoeba } auf { $cell }?
asks-carry = Welche Nährstoffe nimmt { $claimant } mit?
asks-follow = Zieht { $claimant } mit { $mover } mit?
asks-direction = { $dice-count ->
    [0] Wohin geht { $mover }?
   *[other] Gewürfelt: { $dice }. Wohin geht { $mover }?
}
asks-second = Bewegt sich { $mover } noch einmal?
asks-meal = Was frisst { $amoeba } auf { $cell }?
asks-victim = Bei wem schmarotzt { $amoeba }?
asks-attack = { CAPITAL($amoeba) } findet nichts zu fressen: angreifen oder hungern?
asks-response = { CAPITAL($attacker) } greift { $target } an: Wie reagierst du?
asks-retry = Mit { $attacker } noch einmal angreifen?
asks-settle = Du musst { $rest } { $rest ->
    [one] Mutationspunkt
   *[other] Mutationspunkte
} begleichen: Gib ein Gen ab oder zahle.
asks-buy = Ein Gen kaufen? Du hast { $bp } BP.
asks-aggressor = Welche deiner Amöben greift an?
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
refused-space = Diese Startstufe ist nicht frei.
refused-occupied = Auf diesem Feld ist schon eine Amöbe.
refused-place = Du musst eine Amöbe setzen.
refused-seven = Alle deine sieben Amöben sind auf dem Plan.
refused-energy = Du hast nicht genug BP.
refused-own = Auf diesem Feld hast du schon eine Amöbe.
refused-far = Dieses Feld liegt nicht neben einer deiner Amöben.
refused-number = Diese Amöbe ist schon auf dem Plan.
refused-stay = Bleiben dürfen nur Amöben mit Festhalten.
refused-cube = Von dieser Farbe ist hier kein Nährstoff mehr.
refused-dice = Das erlauben die Würfel nicht.
refused-named = Mit Bewegung II nennst du eine der vier Richtungen.
refused-piece = { $amoeba } ist dran.
refused-own-cubes = Amöben fressen keine Nährstoffe der eigenen Farbe.
refused-eat = Es gibt eine Mahlzeit, die kein Gen braucht: Die Amöbe muss fressen.
refused-menu = Deine Gene erlauben diese Mahlzeit nicht.
refused-victim = Hier gibt es niemanden, bei dem man für diese Mahlzeit schmarotzen könnte.
refused-food = Die Nährstoffe für diese Mahlzeit sind nicht da.
refused-target = Diese Amöbe kann man nicht angreifen.
refused-armor = In Phase 1 schützt sie ihr Panzer.
refused-attack = Wähle ein Ziel.
refused-gene = Dafür fehlt dir das Gen.
refused-used = Das hast du in diesem Versuch schon genutzt.
refused-hand = Dieses Gen hast du nicht.
refused-mix = Auch diese Karte abzugeben wäre zu viel.
refused-sold-out = Von diesem Gen ist keine Karte mehr da.
refused-owned = Dieses Gen hast du schon.
refused-barred = Du hast schon das Aufbaugen.
refused-advanced = Du musst das Grundgen abgeben, und ein in dieser Runde gekauftes zählt nicht.
refused-alone = Diese Amöbe kann niemanden angreifen.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}für { $price } BP
}

space = { $seat } nimmt Startstufe { $space }.
placed = { $seat } setzt { $amoeba } auf { $cell }{ $damage ->
    [0] {""}
   *[other] {" "}mit { $damage } SP
}.
round = Runde { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] versucht{ $price ->
        [0] {" "}kostenlos
       *[other] {" "}für { $price } BP
    } zu fliehen
   *[move] bewegt sich{ $price ->
        [0] {" "}kostenlos
       *[other] {" "}für { $price } BP
    }
}.
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
    [yes] wird blockiert und bleibt auf { $from }
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
} und scheidet { $excreted ->
    [0] nichts
    [one] { $excreted } { $color }en
   *[other] { $excreted } { $color }e
} aus.
starved = { CAPITAL($amoeba) } hungert und hat jetzt { $damage } { $damage ->
    [one] Schadenspunkt
   *[other] Schadenspunkte
}.
attacked = { CAPITAL($amoeba) } greift{ $attempt ->
    [2] {" "}noch einmal
   *[other] {""}
}{ for-price } { $target } an.
defended = { CAPITAL($amoeba) } wehrt sich{ for-price }.
fought = Kampf: { $amoeba } würfelt { $dice-first }, { $target } { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}nach { $ties } Gleichstand
   *[other] {" "}nach { $ties }-mal Gleichstand
}.
caught = { CAPITAL($amoeba) } entkommt nicht.
yielded = { CAPITAL($amoeba) } ergibt sich.
killed = { CAPITAL($amoeba) } wird von { $attacker } gefressen{ $cubes-count ->
    [0] {""}
   *[other] {" "}und hinterlässt { $cubes } auf { $cell }
}.
wounded = Der Panzer rettet { $amoeba } vor { $attacker }; sie hat { $damage } { $damage ->
    [one] Schadenspunkt
   *[other] Schadenspunkte
}.
failed = { CAPITAL($target) } ist vor { $amoeba } sicher.
card = Neue Umwelt: { $drift-id ->
    [none] keine Strömung
   *[other] Strömung nach { $drift }
}, Ozon { $ozone }.
owes = { $seat } hat { $mutation } Mutationspunkte bei Ozon { $ozone } und muss { $debt } begleichen.
returned = { $seat } gibt { $gene } ab, { $worth } wert.
paid = { $seat } zahlt { $points } BP.
bought = { $seat } kauft { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}und gibt { $given_up } ab
}.
earned = { $seat } bekommt { $points } BP.
divided = { $seat } setzt { $amoeba } auf { $cell }{ for-price }.
died = { CAPITAL($amoeba) } stirbt{ $cubes-count ->
    [0] {""}
   *[other] {" "}und hinterlässt { $cubes } auf { $cell }
}.
climbed = { $seat } bekommt { $amoebas } für Amöben und { $genes } für Gene: von Stufe { $from } auf Stufe { $to }.
scored = { $amoebas ->
    [0] { $genes ->
        [0] { $seat } bekommt nichts und bleibt auf Stufe { $to }.
       *[other] { climbed }
    }
   *[other] { climbed }
}
passed = { $seat } { $decision-id ->
    [buy] ist mit dem Kaufen fertig
   *[divide] teilt nicht weiter
}.

## What a gene would do now

now-amoebas = { $n ->
    [0] Jetzt: Du hast noch keine Amöben.
    [one] Jetzt: für deine { $n } Amöbe.
   *[other] Jetzt: für deine { $n } Amöben.
}
now-card = Jetzt: eine Genkarte mehr.
now-saves = Jetzt: spart bis zu { $n } BP pro Runde.
now-carries = Jetzt: bis zu { $n } Nährstoffe pro Schritt.
now-stays = Jetzt: { $n } von deinen { $n ->
    [one] könnte
   *[other] könnten
} bleiben und fressen.
now-meals = { $hungry ->
    [0] Jetzt: Alle deine Amöben können auch so fressen.
   *[other] Jetzt: sättigt { $n } deiner { $hungry } hungrigen Amöben.
}
now-divisions = { $n ->
    [one] Jetzt: { $n } Zellteilung in dieser Runde statt { $before }.
   *[other] Jetzt: { $n } Zellteilungen in dieser Runde statt { $before }.
}
now-divisions-same = { $n ->
    [one] Jetzt: { $n } Zellteilung in dieser Runde, mit oder ohne.
   *[other] Jetzt: { $n } Zellteilungen in dieser Runde, mit oder ohne.
}
now-cells = { $n ->
    [one] Jetzt: { $n } Feld zum Teilen statt { $before }.
   *[other] Jetzt: { $n } Felder zum Teilen statt { $before }.
}
now-cells-same = Jetzt: keine weiteren Felder zum Teilen.
now-lives = { $n ->
    [0] Jetzt: keine stirbt; { $wounded } mit Schaden.
    [one] Jetzt: rettet { $n } Amöbe vor dem Tod.
   *[other] Jetzt: rettet { $n } Amöben vor dem Tod.
}
now-lowers = Jetzt: von { FIGURE($from) } auf { FIGURE($to) } MP.
now-hunters = { $n ->
    [0] Jetzt: Noch jagt niemand.
    [one] Jetzt: { $n } Stamm jagt.
   *[other] Jetzt: { $n } Stämme jagen.
}
now-prey = { $n ->
    [0] Jetzt: keine Beute auf deinen Feldern.
    [one] Jetzt: { $n } von deinen hat Beute auf dem Feld.
   *[other] Jetzt: { $n } von deinen haben Beute auf dem Feld.
}

## Options

option-defense_mp = Mutationspunkte der Abwehr
option-holding = Mitziehen entscheiden, bevor oder nachdem die Richtung feststeht
option-holding-before = vorher
option-holding-after = nachher
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
option-gene_cards = Genkarten (CSV-Liste)
option-ray_worth = Was Strahlenschutz beim Abgeben wert ist
option-environment_cards = Umweltkarten (CSV-Liste)
option-amoeba_spaces = Stufen für 0 bis 7 Amöben
option-gene_spaces = Stufen für 0 bis 6 Genkarten

# Variants of ours
preset-slow-growth = Langsames Wachstum
preset-slow-growth-about = Eine Zellteilung kostet 7 Biopunkte. Wer wann eine Startstufe wählt, zählt viel weniger, und wer gewinnt, lag vorher öfter zurück.

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
screen-drift = Strömung: { $drift }
screen-calm = keine Strömung
screen-ozone = Ozon { $ozone }
screen-ladder = Leiter
screen-tribe = { $bp } BP  Amöben { $amoebas }  Stufe { $marker }  MP { $mutation }
screen-wins = gewinnt!
screen-reserve = Vorrat: { $cubes }
screen-pool = Gene zu kaufen (Preis): { $genes }
screen-cards = Kommende Karten: { $cards }

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [movement] Wähle ein leuchtendes Feld.
    [direction] Wähle ein leuchtendes Feld.
    [attack] Wähle eine leuchtende Amöbe.
   *[other] { pick-lit }
}
table-soup = Suppe
table-market = Gene
table-phase-setup = Aufbau
table-phase-feeding = Bewegen und Fressen
table-phase-environment = Umwelt
table-phase-genes = Neue Gene
table-phase-division = Zellteilung
table-phase-deaths = Todesfälle
table-phase-scoring = Wertung
table-timeline = Die Runde
table-round = Runde { $n } von höchstens { $of }
table-round-short = Runde { $n }
table-ascending = Reihenfolge: auf der Leiter von unten nach oben
table-descending = Reihenfolge: auf der Leiter von oben nach unten
table-board = Die Suppe
table-cell = { $name }: { $cubes }
table-cell-amoebas = { $name }: { $cubes }; { $amoebas }
table-cubeless = keine Nährstoffe
table-on-cell = { $damage ->
    [0] { $amoeba }
   *[other] { $amoeba }, { $damage } SP
}
table-place-here = Amöbe auf { $cell } setzen
table-go-here = { $what }: auf { $cell }
table-stay-here = { $what }: bleibt auf { $cell }
table-attack-this = { $amoeba } angreifen
table-attack-with = Mit { $amoeba } angreifen
table-compass = Windrose: 1 Westen, 2 Norden, 3 Osten, 4 Süden, 5 bleiben, 6 freie Wahl
table-roll-to-move = { $price ->
    [0] Richtung würfeln, kostenlos
   *[other] Richtung würfeln, { $price } BP
}
table-name-way = { $price ->
    [0] Richtung wählen, kostenlos
   *[other] Richtung wählen, { $price } BP
}
table-die = Würfel: { $n }
table-die-rests = bleibt
table-ties = nach { $n ->
    [one] { $n } Gleichstand
   *[other] { $n }-mal Gleichstand
}
table-closer = Feld { $cell }
table-no-cubes = Keine Nährstoffe.
table-no-amoebas = Keine Amöben.
table-yours-eat = Deine können hier fressen.
table-yours-starve = Deine können hier nicht fressen.
table-environment = Umwelt
table-drift = Strömung
table-ozone = Ozon
table-no-drift = keine
table-environment-is = Umwelt. Strömung: { $drift }, Ozon: { $ozone }. Alle Karten
table-coming = Kommen noch, Reihenfolge unbekannt ({ $n })
table-gone = Vorbei
table-now-in-force = Gilt jetzt
table-to-come = noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-environment-how = Die Strömung treibt die Amöben in Phase 1. Wer in Phase 2 mehr Mutationspunkte hat, als der Ozonwert erlaubt, zahlt die Differenz mit BP oder Genen.
table-ladder = Die Leiter
table-on-space = { $name }: Stufe { $space }
table-finish-from = Das Ziel beginnt bei { $n }
table-finish = Ziel
table-bp = { $n } BP
table-bp-long = { $n ->
    [one] { $n } Biopunkt
   *[other] { $n } Biopunkte
}
table-amoeba-count = { $n ->
    [one] { $n } Amöbe
   *[other] { $n } Amöben
} in der Suppe
table-mutation = { $n ->
    [one] { $n } Mutationspunkt
   *[other] { $n } Mutationspunkte
}, Ozon { $ozone }
table-mp = { $n } MP
table-gains = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
} bei der nächsten Wertung, so wie es steht: { $amoebas } für Amöben, { $genes } für Gene
table-gain-short = +{ $n }
table-tribe = Dein Stamm
table-next-scoring = bei der nächsten Wertung
table-for-amoebas = { $n ->
    [one] { $n } Amöbe
   *[other] { $n } Amöben
}: { $spaces ->
    [one] { $spaces } Stufe
   *[other] { $spaces } Stufen
}
table-for-genes = { $n ->
    [one] { $n } Genkarte
   *[other] { $n } Genkarten
}: { $spaces ->
    [one] { $spaces } Stufe
   *[other] { $spaces } Stufen
}
table-hungry = { $of ->
    [0] Du hast keine Amöben in der Suppe.
   *[other] { $n ->
        [0] Alle deine Amöben können fressen, wo sie sind.
        [one] { $n } deiner { $of } Amöben kann nicht fressen, wo sie ist.
       *[other] { $n } deiner { $of } Amöben können nicht fressen, wo sie sind.
    }
}
table-died = { CAPITAL($amoeba) } ist gestorben
table-dying = { $n ->
    [one] { $n } deiner Amöben stirbt
   *[other] { $n } deiner Amöben sterben
} in Phase 5.
table-safe = { $n } MP: Keine kommende Karte bringt dich über den Ozonwert.
table-risky = { $n } MP: { $risk } von { $of } kommenden Karten { $risk ->
    [one] würde
   *[other] würden
} dich über den Ozonwert bringen.
table-pool = Gen-Auslage
table-prices = BP (Biopunkte) sind der Preis. MP (Mutationspunkte) zählen zusammen: Mehr als das Ozon kostet dich etwas.
table-your-genes = Deine Gene
table-copies = { $n ->
    [0] Ausverkauft
   *[other] noch { $n }
}
table-price = kostet { $n } BP
table-points = { FIGURE($n) } Mutationspunkte
table-points-short = { FIGURE($n) } MP
table-buy = { $gene } für { $price } BP kaufen
table-give-back = { $gene } abgeben, { $worth } wert
table-give-up = { $gene } abgeben
table-owners = Im Besitz von { $names }
table-scores-more = +{ $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
} pro Runde
table-new-gene = neu
table-debt-risk = { $risk } von { $of } Karten { $risk ->
    [one] würde
   *[other] würden
} dich über den Ozonwert bringen
table-effect-int = Keine Wirkung; zählt bei der Wertung als Gen.
table-effect-mo1 = Bewegen: zwei Würfel, einen davon nutzen.
table-effect-spo = Neue Amöben auf jedes Feld ohne eigene.
table-effect-spd = Nach einer Bewegung kostenlos eine zweite.
table-effect-def = Bei Angriff: für { $defense } BP einen Kampf auswürfeln.
table-effect-esc = Bei Angriff: für { $move } BP die Flucht versuchen.
table-effect-sub = Eine Farbe weglassen, einen Nährstoff mehr fressen.
table-effect-ray = Senkt deine Mutationspunkte; zählt nicht bei der Wertung.
table-effect-str = Bewegungen und Fluchten sind kostenlos.
table-effect-ten = Bei jedem Schritt Nährstoffe mitnehmen.
table-effect-hol = Bleiben statt bewegen; mit anderen mitziehen.
table-effect-lon = Deine sterben erst bei 3 Schadenspunkten.
table-effect-fru = Einen Nährstoff weniger fressen.
table-effect-sfs = Hungrige Amöben dürfen eine andere fressen.
table-effect-par = Einen Nährstoff weniger, auf fremde Kosten.
table-effect-div = Zellteilung kostet { $division } BP.
table-effect-per = Schnelligkeit und ein zweiter Versuch im Kampf.
table-effect-mo2 = Bewegen: Richtung wählen, ohne Würfel.
table-effect-agg = Überlebenskampf und ein Angriff in Phase 5.
table-effect-arm = In Phase 1 sicher; in Phase 5 nur 1 Schadenspunkt.
table-drifts = Treiben { $arrow } { $to }
table-drift-stays = Treiben: blockiert, bleibt
table-free = kostenlos
table-move = { $dice ->
    [0] Richtung wählen
    [1] Würfeln
   *[other] Zwei Würfel werfen
}
table-stay = Bleiben
table-blocked = { $arrow } blockiert
table-rest = Bleiben (5)
table-second-yes = Noch einmal bewegen
table-second-no = Genug
table-follow-yes = Mitziehen
table-follow-no = Dableiben
table-carry-none = Nichts mitnehmen
table-carry-done = Das ist alles
table-carry = Mitnehmen: { $color } ({ $left } hier)
table-carried = { $n } von { $of } genommen
table-eat = Fressen: { $cubes }
table-eat-as = Als Parasit fressen: { $cubes }
table-parasite = Parasit
table-starve = Hungern: 1 Schadenspunkt
table-victim = { $name } zahlt 1 BP
table-no-attack = Kein Angriff: hungern
table-no-retry = Gut sein lassen
table-no-aggression = Kein Angriff
table-escape = Fliehen
table-defend = Abwehren
table-yield = Sich ergeben
table-pay = { $n } BP zahlen
table-buy-nothing = Nichts kaufen
table-buy-instead = { $gene } gegen { $instead }
table-buy-no-more = Genug gekauft
table-or-buy = oder tippe ein Gen an, um es zu kaufen
table-stop = Genug geteilt
table-new-costs = Jede kostet { $price } BP; du hast { $bp }.
table-new-free = Diese ist kostenlos.
table-choose-cell = Wähle ein leuchtendes Feld.
table-piece = Amöbe { $n }
table-piece-how = Niedrige Nummern kommen zuerst.
table-space = Stufe { $n }
table-space-how = Wer niedrig steht, ist in Phase 1 zuerst dran; wer hoch steht, in allen anderen.
table-try-out = Erst ausprobieren
table-trying = { $n ->
    [0] Vorschau: Nichts ist endgültig
    [one] Vorschau: { $n } Zug
   *[other] Vorschau: { $n } Züge
}
table-carry-out = So machen
table-give-up-try = Vorschau beenden
table-try-ends = Die Vorschau endet hier: Wie es weitergeht, liegt am Zufall oder an den anderen.
table-how = Wie es dazu kam
table-round-scored = Runde { $n }: Wertung
table-round-over = Runde { $n } ist vorbei.
table-next-round = Nächste Runde
table-to-result = Zum Ergebnis
table-born = { $n } neu
table-lost = { $n } gestorben
table-skipped = besetzte Stufen werden übersprungen
table-column-tribe = Stamm
table-column-ladder = Leiter
table-column-amoebas = Amöben
table-column-genes = Genkarten
table-column-bp = BP übrig
table-column-last = Schlussrunde
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Ende in Runde { $round }: Ein Setzstein hat Stufe { $n } erreicht.
table-ended-deck = Ende in Runde { $round }: Die letzte Umweltkarte wurde aufgedeckt.

## The first time at a table: the aim, a turn, what counts

first-aim = Führe deinen Amöbenstamm am weitesten auf der Leiter voran.
first-turn = Jede Runde: treiben und fressen, Gene kaufen, teilen, überleben.
first-score = Viele Amöben und Gene bringen Stufen auf der Leiter. Bei Stufe 42 ist Schluss.

## Lessons

lesson-welcome = Willkommen in der Ursuppe! Du führst den roten Stamm der Amöben. Sie treiben, fressen, was andere übrig lassen, teilen sich und entwickeln Gene. Jede Runde bringt deinen Setzstein auf der Leiter um die Suppe voran; bei Stufe 42 endet die Partie, und der vorderste Setzstein gewinnt.
lesson-place = Setze deine erste Amöbe auf ein leuchtendes Feld. Auf jedem Feld liegen zwei Nährstoffe jeder Farbe: Das ist die Nahrung. Der Pfeil auf der Insel zeigt, wohin die Strömung deine Amöbe treiben wird; lass ihr also Platz.
lesson-number = Welche Figur? Deine Amöben kommen in der Reihenfolge ihrer Nummern dran; eine niedrige frisst vor einer hohen.
lesson-round = Die Suppe wird lebendig. Eine Runde hat sechs Phasen; die Leiste über der Suppe zeigt, wo du bist: Bewegen und Fressen, Umwelt, Gene, Zellteilung, Todesfälle, Wertung. Wer auf der Leiter hinten liegt, bewegt sich und frisst zuerst; in allen anderen Phasen beginnt, wer vorn liegt.
lesson-move = Die eingekreiste Amöbe ist dran. Treiben ist kostenlos und führt mit der Strömung auf das leuchtende Feld. Oder zahle 1 BP, wirf den Würfel auf der Insel und geh, wohin die Windrose zeigt: 1 Westen, 2 Norden, 3 Osten, 4 Süden, 5 bleiben, 6 freie Wahl.
lesson-fed = Nach dem Bewegen frisst eine Amöbe drei Nährstoffe der anderen Farben, zwei von der einen und einen von der anderen, und scheidet zwei der eigenen aus. Ihre eigene Farbe frisst sie nie! Wo es keine Mahlzeit gibt, hungert sie und bekommt einen Schadenspunkt, den durchgestrichenen Punkt.
lesson-card = Eine neue Umwelt: die nächste Strömung und der Ozonwert. Ab Runde 2 zahlt ein Stamm mit mehr Mutationspunkten (MP), als der Ozonwert erlaubt, die Differenz. Tippe die Karte oben an der Suppe an, um zu sehen, welche Karten noch kommen.
lesson-buy = Die Gen-Auslage. Jede Karte zeigt ihren Preis, ihre Mutationspunkte, was sie bewirkt und, fett gedruckt, was sie dir jetzt bringen würde. Ab drei Genkarten gibt es auch Stufen auf der Leiter. Kaufe eine, oder spar deine BP für die Zellteilung.
lesson-divide = Du hast 10 BP bekommen. Für 6 teilt sich eine Amöbe: Tippe ein leuchtendes Feld neben einer deiner Amöben an. Achte dort auf Nahrung in anderen Farben. Mehr Amöben bringen in der Wertung mehr Stufen.
lesson-scored = Wertung: Drei Amöben bringen 1 Stufe, vier 2, fünf 4; drei Genkarten 1, vier 2. Setzsteine überspringen einander. „{ table-tribe }“ unter der Suppe sagt, was die nächste Wertung bringen würde.
lesson-again = Zweite Runde: Die Nahrung wird knapper. Tippe ein Feld an, um es näher anzusehen und zu erfahren, ob deine Amöben dort fressen könnten. Eine Amöbe mit zwei Schadenspunkten stirbt in Phase 5 und wird selbst zu Nahrung.
lesson-risk = Gene lohnen sich, aber ihre Mutationspunkte summieren sich: Eine Karte warnt dich, wenn der kommende Ozonwert dafür nicht reichen könnte. „{ table-try-out }“ unter der Suppe zeigt, was ein Kauf bewirken würde, bevor du ihn machst.
lesson-farewell = Das ist der ganze Kreislauf: fressen, anpassen, teilen, klettern. Alles Weitere steht auf den Genen, und alles, was nicht leuchtet, sagt beim Antippen, warum. Spiel von hier weiter oder eröffne einen eigenen Tisch!

## What bots say

remark-family-any-1 = Willkommen, Kleines.
remark-family-jolly-1 = Es hat meine Augen! Wenn wir Augen hätten.
remark-family-greedy-1 = Eine ist nie genug.
remark-gene-any-1 = Fortschritt!
remark-gene-any-2 = Das kann ich sicher gebrauchen.
remark-gene-grumpy-1 = Zu meiner Zeit ließ man sich treiben.
remark-hungry-any-1 = Hier gibt es nichts zu fressen.
remark-hungry-grumpy-1 = Das nenne ich eine dünne Suppe.
remark-hungry-jolly-1 = Mir knurrt das Plasma.

## Records of a group

feat-most-amoebas-lost = Die meisten verlorenen Amöben in einer Partie
feat-most-kills = Die meisten gefressenen Amöben in einer Partie
feat-best-round = Beste Runde (Punkte)

## Why a move is the best

because-amoebas = So hast du am Ende der Runde mehr Amöben.
because-points = So hast du am Ende der Runde etwa { $n } BP mehr.
because-steps = So kommst du in dieser Runde auf der Leiter weiter.
because-damage = So hungern deine Amöben seltener.
because-rival = So hat { $seat } am Ende der Runde weniger Amöben.
