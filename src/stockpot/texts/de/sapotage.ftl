title = SaPotage
summary = Koche für einen wählerischen Juror, versalze den anderen die Suppe und verzieh beim Servieren keine Miene.

## Flavors, ingredients and judges

flavor-sweet = Süß
flavor-sour = Sauer
flavor-salty = Salzig
flavor-bitter = Bitter
flavor-umami = Umami
flavor-starchy = Mehlig
flavor-oleo = Fettig
flavor-spicy = Scharf
flavor-earthy = Erdig
# Soft hyphens (U+00AD) stand where a long name may be broken on its card.
ingredient-strawberry = Erdbeere
ingredient-lemon = Zitrone
ingredient-lime = Limette
ingredient-grapefruit = Grapefruit
ingredient-mango = Mango
ingredient-pineapple = Ananas
ingredient-banana = Banane
ingredient-raspberry = Himbeere
ingredient-coconut = Kokosnuss
ingredient-avocado = Avocado
ingredient-green-olive = Grüne Olive
ingredient-tomato = Tomate
ingredient-cranberry = Cranberry
ingredient-potato = Kartoffel
ingredient-sweet-potato = Süß­kartoffel
ingredient-beetroot = Rote Bete
ingredient-kale = Grünkohl
ingredient-spinach = Spinat
ingredient-arugula = Rucola
ingredient-brussels-sprouts = Rosenkohl
ingredient-bitter-melon = Bitter­melone
ingredient-radicchio = Radicchio
ingredient-eggplant = Aubergine
ingredient-onion = Zwiebel
ingredient-garlic = Knoblauch
ingredient-wasabi = Wasabi
ingredient-sweet-corn = Zuckermais
ingredient-pumpkin = Kürbis
ingredient-jalapeno = Jalapeño
ingredient-habanero = Habanero
ingredient-ghost-pepper = Geister­chili
ingredient-chipotle = Chipotle
ingredient-horseradish = Meerrettich
ingredient-shiitake = Shiitake
ingredient-seaweed = Seetang
ingredient-asparagus = Spargel
ingredient-chickpeas = Kicher­erbsen
ingredient-lentils = Linsen
ingredient-tofu = Tofu
ingredient-kimchi = Kimchi
ingredient-sauerkraut = Sauerkraut
ingredient-pickle = Saure Gurke
ingredient-capers = Kapern
ingredient-miso-paste = Misopaste
ingredient-bacon = Speck
ingredient-steak = Steak
ingredient-roast-chicken = Brat­hähnchen
ingredient-chorizo = Chorizo
ingredient-ham = Schinken
ingredient-duck-leg = Entenkeule
ingredient-spicy-jerky = Scharfes Trocken­fleisch
ingredient-deviled-egg = Gefülltes Ei
ingredient-anchovy = Sardelle
ingredient-shrimp = Garnele
ingredient-smoked-salmon = Räucher­lachs
ingredient-sardines = Sardinen
ingredient-butter = Butter
ingredient-whipped-cream = Schlagsahne
ingredient-cheddar = Cheddar
ingredient-parmesan = Parmesan
ingredient-blue-cheese = Blauschimmel­käse
ingredient-feta = Feta
ingredient-plain-yogurt = Natur­joghurt
ingredient-sour-cream = Saure Sahne
ingredient-ice-cream = Eiscreme
ingredient-white-rice = Reis
ingredient-sourdough = Sauerteig­brot
ingredient-rye-bread = Roggenbrot
ingredient-oatmeal = Hafer­flocken
ingredient-soft-pretzel = Laugen­brezel
ingredient-caramel-corn = Karamell-Popcorn
ingredient-ramen-noodles = Ramennudeln
ingredient-croissant = Croissant
ingredient-tortilla = Tortilla
ingredient-peanut-butter = Erdnuss­butter
ingredient-walnuts = Walnüsse
ingredient-tahini = Tahini
ingredient-chestnuts = Maronen
ingredient-sea-salt = Meersalz
ingredient-black-pepper = Pfeffer
ingredient-cinnamon = Zimt
ingredient-curry-powder = Currypulver
ingredient-soy-sauce = Sojasoße
ingredient-vinegar = Essig
ingredient-hot-sauce = Chilisoße
ingredient-mustard = Senf
ingredient-honey = Honig
ingredient-sugar-cubes = Würfel­zucker
ingredient-dark-chocolate = Zartbitter­schokolade
ingredient-espresso = Espresso
ingredient-truffle-shavings = Trüffel­späne
ingredient-gold-leaf = Blattgold
ingredient-saffron-threads = Safranfäden
ingredient-spoon-of-caviar = Löffel Kaviar
ingredient-vanilla-pod = Vanille­schote
ingredient-wagyu-slice = Scheibe Wagyu
ingredient-grandma-s-secret-sauce = Omas Geheimsoße
ingredient-edible-flowers = Essbare Blüten
ingredient-gym-sock = Turnsocke
ingredient-toothpaste = Zahnpasta
ingredient-bar-of-soap = Stück Seife
ingredient-lost-shoelace = Schnür­senkel
ingredient-pencil-shavings = Bleistift­späne
ingredient-bubble-bath = Schaumbad
ingredient-old-chewing-gum = Altes Kaugummi
ingredient-cat-kibble = Katzen­futter
ingredient-lump-of-charcoal = Stück Kohle
ingredient-mystery-slime = Rätsel­schleim
judge-candy-cassidy = Candy Cassidy
judge-grandpa-gus = Opa Gus
judge-captain-brine = Käpt’n Essig
judge-zesty-zelda = Zitrus-Zelda
judge-old-salt-selma = Seebärin Selma
judge-binge-benny = Knabber-Benny
judge-critic-crabtree = Kritiker Griesgram
judge-night-shift-nadia = Nachtschicht-Nadia
judge-professor-dashi = Professor Dashi
judge-barbecue-bo = Barbecue-Bo
judge-baker-bruna = Bäckerin Bruna
judge-noodle-nico = Nudel-Nico
judge-madame-beurre = Madame Beurre
judge-sir-drizzle = Sir Ölschuss
judge-blaze-beatriz = Flammen-Beatriz
judge-inferno-ian = Inferno-Ian
judge-forager-fern = Kräuterfrau Farn
judge-ranger-rowan = Ranger Rowan
title-fairground-confectioner = Zuckerbäckerin vom Jahrmarkt
title-kettle-corn-king = Popcornkönig
title-retired-pickle-sailor = Gurkenmatrose im Ruhestand
title-street-market-ceviche-star = Ceviche-Star vom Straßenmarkt
title-lighthouse-keeper = Leuchtturmwärterin
title-snack-reviewer = Snacktester
title-newspaper-grump = Zeitungsgrantler
title-coffee-fuelled-night-nurse = Nachtschwester auf Koffein
title-broth-scholar = Gelehrter der Brühe
title-pit-master = Meister am Smoker
title-village-bread-queen = Brotkönigin des Dorfs
title-noodle-bar-owner = Wirt der Nudelbar
title-butter-sculptor = Butterbildhauerin
title-olive-grove-knight = Ritter vom Olivenhain
title-fire-juggler = Feuerjongleurin
title-hot-sauce-champion = Chilisoßen-Champion
title-mushroom-guide = Pilzführerin
title-campfire-storyteller = Lagerfeuererzähler

## Decisions

answer-laugh = lachen
answer-no-reaction = keine Reaktion
answer-not-fitting = passt nicht
move-cook = { $cards }{ $shared-id ->
    [none] {""}
   *[other] {" "}+ { $shared }
} kochen
    .also =
        { $cards }
        koche { $cards }
        serviere { $cards }
move-peek = Karte { $place } von { $seat } aufdecken
    .also =
        { $place } von { $seat } angucken
        { $place } von { $seat } aufdecken
move-give = { $card } bei { $seat } einschmuggeln
    .also =
        { $card } bei Platz { $seat-id } einschmuggeln
        { $card } Platz { $seat-id } geben
        { $card } Platz { $seat-id } unterjubeln
        { $card } zu Platz { $seat-id }
move-discard = { $card } ablegen
    .also = { $card } wegwerfen
move-present = präsentieren
move-react = { $reaction }
move-token = Marke für { $seat }
    .also = Lachmarke für { $seat }
move-vote = Stimme für { $seat }
    .also = stimmen für { $seat }
asks-cook = Wähle drei Karten für dein Gericht.
asks-cook-shared = Wähle zwei Karten und eine gemeinsame Zutat für dein Gericht.
asks-peek = Decke eine Karte in einem Gericht auf, das noch keine zeigt.
asks-give = Schmuggle eine Karte in ein fremdes Gericht oder lege eine ab.
asks-present = Präsentiere dein Gericht: Gib ihm einen Namen.
asks-react = Wie reagierst du auf das Gericht von { $seat }?
asks-token = Gib deine Lachmarke an ein fremdes Gericht.
asks-vote = Gleichstand: Stimme für den besten Namen.

## Refusals, named after the rule

refused-win-game = Die Partie ist zu Ende.
refused-round-together = Du hast gewählt. Warte auf die anderen.
refused-cook-dish = Jetzt wird gekocht: Ein Gericht sind genau drei Karten.
refused-variant-shared = Mit gemeinsamen Zutaten besteht ein Gericht aus zwei deiner Handkarten und einer gemeinsamen Karte.
refused-variant-peeking = Jetzt decken alle nacheinander eine Karte auf, gegen den Uhrzeigersinn; wer gibt, beginnt.
refused-ruling-peek-once = Dieses Gericht zeigt schon eine Karte.
refused-variant-shared-peek = Nur die beiden Handkarten lassen sich aufdecken.
refused-sabotage-own = Ins eigene Gericht darfst du nichts legen.
refused-sabotage-one = Genau eine Karte muss weg: in ein fremdes Gericht oder auf den Ablagestapel.
refused-setup-players = Diesen Platz gibt es nicht.
refused-present-order = Die Gerichte werden eins nach dem anderen präsentiert; wer gibt, kommt zuletzt.
refused-present-honor = Jetzt reagieren die anderen auf die Präsentation.
refused-ruling-one-laugh = Auf dein eigenes Gericht reagierst du nicht.
refused-present-tokens = Jetzt geben alle eine Lachmarke an ein fremdes Gericht.
refused-win-vote = Jetzt wird über die Gerichte abgestimmt, die gleichauf liegen.
refused-ruling-voters = Wer gleichauf liegt, stimmt nicht ab.
refused-not-held = { $card } hast du nicht.

## Events

round = Runde { $round }; { $dealer } gibt.
reshuffled = Der Stapel ist leer: Der Ablagestapel wird gemischt und kommt an seine Stelle.
judge = In der Jury: { $judge }.
shared = Gemeinsame Zutat: { $card }.
cooked = { $seat } kocht { $cards }{ $shared-id ->
    [none] .
   *[other] {" "}mit gemeinsamer Zutat: { $shared }.
}
cooked-hidden = Das Gericht von { $seat } ist fertig.
uses = { $seat } verwendet die gemeinsame Zutat { $card }.
turned-up = { $seat } deckt { $card } im Gericht von { $owner } auf.
chose-gift = { $to-id ->
    [none] { $seat } legt { $card } verdeckt ab.
   *[other] { $seat } schmuggelt verdeckt { $card } ins Gericht von { $to }.
}
chose-gift-hidden = { $seat } hat entschieden.
gave = { $to-id ->
    [none] { $seat } hat eine Karte abgelegt.
   *[other] { $seat } hat eine Karte ins Gericht von { $to } geschmuggelt.
}
revealed = Das Gericht von { $seat }: { $cards }{ $shared-id ->
    [none] .
   *[other] , mit gemeinsamer Zutat: { $shared }.
}
foreign = Hineingeschmuggelt von { $giver }: { $card }.
# What a dish is called when its cook gives it no name.
dish-name = { $first } & { $second }
presented = { $seat } präsentiert: „{ dish-name }“.
# With a name of the cook's own.
noted-presented = { $name } präsentiert: „{ $note }“.
chose-reaction = { $seat } hat reagiert.
chose-reaction-hidden = { chose-reaction }
reacted = { $seat } { $reaction-id ->
    [laugh] lacht
    [quiet] verzieht keine Miene
   *[unfit] findet es unpassend
}.
chose-token = { $seat } hat ein Gericht gewählt.
chose-token-hidden = { chose-token }
token = { $seat } gibt { $to } eine Lachmarke.
presentation = { $fitting ->
    [no] Die Präsentation von { $seat } passt nicht: keine Punkte.
   *[yes] Die Präsentation von { $seat }: { $laughs } { $laughs ->
        [one] Lacher
       *[other] Lacher
    }, { SIGNED($points) }.
}
scored = { $judge } gibt { $seat } { FIGURE($ingredients) } + { $presentation } = { FIGURE($total) }.
tied = Gleichstand bei { $judge }: { $seats }.
chose-vote = { $seat } hat abgestimmt.
chose-vote-hidden = { chose-vote }
voted = { $seat } stimmt für { $for }.
judge-won = { $judge } geht an { $seat }{ $how-id ->
   *[best] {""}
    [votes] {" "}(mehr Stimmen)
    [ingredients] {" "}(mehr Punkte für die Zutaten)
    [favorite] {" "}(öfter der Lieblingsgeschmack)
    [fewer] {" "}(weniger Juroren)
    [seat] {" "}(nach der Sitzordnung)
}.
won = { $seats-count ->
    [one] { $seats } gewinnt die Partie.
   *[other] { $seats } teilen sich den Sieg.
}

## Options

option-presentation = Präsentation der Gerichte
option-presentation-honor = Ehrensache: Die anderen lachen oder sagen „passt nicht“
option-presentation-tokens = Lachmarken: Alle geben eine
option-presentation-name = Nur der Name
option-presentation-off = Aus: keine Namen, keine Präsentationspunkte
option-judges = Juroren pro Runde
option-peeking = Topfgucken
option-shared = Gemeinsame Zutaten
option-first_dealer = Wer zuerst gibt: Zufall oder ein Platz
option-judges_to_win = Juroren zum Sieg
option-favorite_points = Punkte für den Lieblingsgeschmack
option-liked_points = Punkte für einen Geschmack, den der Juror mag
option-disliked_points = Punktabzug für einen Geschmack, den der Juror hasst
option-name_points = Punkte für eine passende Präsentation
option-laugh_points = Punkte für jeden Lacher
option-ingredient_cards = Zutatenliste
option-judge_cards = Jurorenliste

# Variants of ours
preset-sharp-tongues = Scharfe Zungen
preset-sharp-tongues-about = Ein verhasster Geschmack kostet 2 Punkte, jeder Lacher bringt 3. Wer gewinnt, lag vorher öfter weit zurück.

## The table in a terminal

screen-round = Runde { $round } · { $dealer } gibt · Stapel { $deck } · Ablage { $discard } · Juroren übrig: { $judges }
screen-judge = Jury: { $name }
screen-won-by = gewonnen von { $name }
screen-favorite = liebt
screen-likes = mag
screen-dislikes = hasst
screen-shared = Gemeinsam:
screen-hand = Deine Hand:
screen-hidden = verdeckt
screen-from = von { $name }
screen-from-with = von { $name }:
screen-uses = { $card } (gemeinsam)
screen-judges = { $count } { $count ->
    [one] Juror
   *[other] Juroren
}
screen-discarded = abgelegt
screen-gave = Karte an { $name }
screen-tied = gleichauf
screen-points = Punkte { $points }
screen-laughs = { $count } { $count ->
    [one] Lacher
   *[other] Lacher
}
screen-unfit = { $count }-mal „passt nicht“
screen-presentation = Präsentation { $points }
screen-winners = Sieg: { $names }

## The table in a browser

table-code-sweet = Sü
table-code-sour = Sr
table-code-salty = Sz
table-code-bitter = Bi
table-code-umami = Um
table-code-starchy = Me
table-code-oleo = Fe
table-code-spicy = Sf
table-code-earthy = Er
table-flat = { SIGNED($points) } bei jedem Juror
table-judge = Die Jury
table-judges = Die Jury
table-favorite = Liebt
table-likes = Mag
table-dislikes = Hasst
table-each = je { SIGNED($points) }
table-won = gewonnen von { $name }
table-your-hand = Deine Hand
table-your-dish = Dein Gericht
table-shared = Gemeinsame Zutaten
table-worth = { SIGNED($points) } für { $judge }
table-estimate = zusammen: { $points }
table-empty-place = leer
table-dish-of = Gericht von { $name }
table-dishes = Die Gerichte
table-covered = unter der Haube
table-cooking = kocht noch
table-face-down = verdeckt
table-from = von { $name }
table-from-you = von dir
table-shared-card = gemeinsam
table-foreign = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} hineingeschmuggelt
table-gave-to = Du hast { $card } ins Gericht von { $name } geschmuggelt.
table-you-discarded = Du hast { $card } abgelegt.
table-quoted = „{ $name }“
table-serve = Dieses Gericht servieren
table-pick-more = Wähle noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
table-pick-shared = Wähle eine gemeinsame Zutat.
table-dish-whole = Dein Gericht ist komplett.
table-take-back = { $card } zurücknehmen
table-pick-gift = Wähle erst die Karte, dann ein fremdes Gericht oder den Abfalleimer.
table-pick-target = { $card }: in wessen Gericht?
table-slip = Ins Gericht von { $name } schmuggeln
table-bin = Ablegen
table-bin-place = Abfalleimer
table-turn-up = Karte { $place } im Gericht von { $name } aufdecken
table-name-label = Name deines Gerichts
table-present = Präsentieren
table-another = Anderer Name
table-laugh = Lachen
table-quiet = Ernst bleiben
table-unfit = Passt nicht
table-react-how = Der Name { SIGNED($name) }, jedes Lachen { SIGNED($laugh) }. Finden die meisten, er passt nicht: nichts.
table-reaction-laugh = lacht
table-reaction-quiet = verzieht keine Miene
table-reaction-unfit = findet es unpassend
table-token-to = Lachmarke an { $name } geben
table-vote-for = Für { $name } stimmen
table-presentation = Präsentation { SIGNED($points) }
table-last-round = Runde { $n }: das Urteil
table-wins = { $judge } geht an { $name }
table-votes = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}
table-verdict-in = Das Urteil ist gefällt.
table-next-judge = Auf zum nächsten Juror
table-to-result = Zum Ergebnis
table-margin = { $n ->
    [one] { $n } Juror
   *[other] { $n } Juroren
}
# What each judge says on entering.
table-line-candy-cassidy = Ich bin wegen des Nachtischs hier.
table-line-grandpa-gus = Süß und knusprig, wie auf dem Jahrmarkt.
table-line-zesty-zelda = Bringt mich zum Weinen. Vor Säure.
table-line-captain-brine = Was nicht sauer ist, geht über die Planke.
table-line-old-salt-selma = Eine Prise Salz mehr hat nie geschadet.
table-line-binge-benny = Ein Bissen ist nie genug. Beweist es.
table-line-critic-crabtree = Das Leben ist bitter. So mag ich es.
table-line-night-shift-nadia = Schwarz wie meine Nachtschicht, bitte.
table-line-professor-dashi = Tiefe, bitte. Das will ich morgen noch schmecken.
table-line-barbecue-bo = Gut Ding will Glut haben.
table-line-baker-bruna = Ohne Brot und Kartoffeln keine Stimme.
table-line-noodle-nico = Schlürfen ist ein Lob. Verdient es euch.
table-line-madame-beurre = Mehr Butter. Noch mehr Butter.
table-line-sir-drizzle = Gutes Öl braucht keine Rüstung.
table-line-inferno-ian = Wenn ich nicht schwitze, gewinnt ihr nicht.
table-line-blaze-beatriz = Ich jongliere mit Feuer. Langweilt mich nicht.
table-line-forager-fern = Ich will den Waldboden schmecken.
table-line-ranger-rowan = Kocht mir eine Geschichte fürs Lagerfeuer.
table-round = Runde { $n }
table-dealer = gibt
table-ready = fertig
table-hand-size = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} auf der Hand
table-judges-won = { $n } von { $of ->
    [one] { $of } Juror
   *[other] { $of } Juroren
}
table-no-judges = keine Juroren
table-bonus = Bonus
table-sabotage = Sabotage
# An ingredient before a noun: “Honest lentil symphony”.
table-invent-name = { $adjective } { $card-id ->
   *[other] { $card }
    [anchovy] Sardellen
    [banana] Bananen
    [bar-of-soap] Seifen
    [beetroot] Rote-Bete
    [bitter-melon] Bittermelonen
    [curry-powder] Curry
    [dark-chocolate] Zartbitter
    [deviled-egg] Eier
    [duck-leg] Enten
    [edible-flowers] Blüten
    [eggplant] Auberginen
    [grandma-s-secret-sauce] Geheimsoßen
    [green-olive] Oliven
    [gym-sock] Turnsocken
    [hot-sauce] Chili
    [lemon] Zitronen
    [lime] Limetten
    [lump-of-charcoal] Kohle
    [miso-paste] Miso
    [mystery-slime] Schleim
    [oatmeal] Hafer
    [old-chewing-gum] Kaugummi
    [onion] Zwiebel
    [pencil-shavings] Bleistift
    [pickle] Saure-Gurken
    [plain-yogurt] Joghurt
    [raspberry] Himbeer
    [saffron-threads] Safran
    [shrimp] Garnelen
    [soft-pretzel] Brezel
    [sour-cream] Sauerrahm
    [soy-sauce] Soja
    [spicy-jerky] Trockenfleisch
    [spoon-of-caviar] Kaviar
    [strawberry] Erdbeer
    [sugar-cubes] Zucker
    [tomato] Tomaten
    [truffle-shavings] Trüffel
    [vanilla-pod] Vanille
    [wagyu-slice] Wagyu
    [walnuts] Walnuss
    [whipped-cream] Sahne
}-{ $dish }
table-result-aim = Das Ziel: { $n ->
    [one] { $n } Juror
   *[other] { $n } Juroren
}.
table-result-last = Die letzte Runde
table-result-rule = Die Regel
table-adjectives = Königliche, Verbotene, Omas, Mitternächtliche, Dekonstruierte, Verdächtige, Vulkanische, Ehrliche, Beschwipste, Preisgekrönte
table-dish-names = Bisque, Überraschung, Symphonie, Kasserolle, Pyramide, Terrine, Pfanne, Köstlichkeit

## The first time at a table: the aim, a turn, what counts

first-aim = Gewinne die Jury mit deinen Gerichten.
first-turn = Serviere drei Karten, dann schmuggle eine vierte in ein fremdes Gericht.
first-score = Was ein Juror mag, zählt; was er hasst, kostet. Das beste Gericht gewinnt den Juror.

## Lessons

lesson-judge = In jeder Runde gilt es, einen Juror zu überzeugen. Ein Geschmack, den er liebt, zählt 2, einer, den er mag, 1; einer, den er hasst, kostet 1.
lesson-cards = Eine Zutat hat drei Geschmäcker. Die Zahl neben dem Bild sagt, was sie diesem Juror wert ist. Eine Bonuskarte bringt 3 und eine Sabotagekarte kostet 3, wer auch immer urteilt.
lesson-cook = Leg drei Karten auf dein Küchenbrett und servier sie. Behalte etwas Ekliges auf der Hand: Du wirst es brauchen.
lesson-give = Alle Gerichte sind unter der Haube. Schmuggle jetzt eine deiner zwei Karten in ein fremdes Gericht oder leg sie ab. Alle entscheiden gleichzeitig, und niemand sieht vor dem Aufdecken, was du gegeben hast.
lesson-present = Dein Gericht wird aufgedeckt, mit allem, was die anderen hineingeschmuggelt haben. Gib ihm einen Namen und präsentier es, ohne eine Miene zu verziehen: Das ist einen Punkt wert.
lesson-verdict = Das Urteil: Jedes Gericht wird Geschmack für Geschmack gezählt, und das beste gewinnt den Juror. Du behältst eine Karte und ziehst vier.
lesson-alone = Du bist dran. In dieser Lektion reichen zwei Juroren zum Sieg; in einer vollen Partie braucht man drei.
lesson-end = Guten Appetit! An einem richtigen Tisch können die anderen auch über deine Präsentation lachen: Jeder Lacher ist ein Punkt.

## What bots say

remark-dish-any-1 = Sumpfsüppchen
remark-dish-any-2 = Mitternachtsüberraschung
remark-dish-any-3 = Großmutters Geheimnis
remark-dish-any-4 = Drei Löffel bis zum Mond
remark-dish-any-5 = Vorletzter Sonntag
remark-dish-any-6 = Samtener Donner
remark-dish-any-7 = Suppe vom nächsten Tag
remark-dish-any-8 = Die Reue des Küchenchefs
remark-dish-any-9 = Was noch da war
remark-dish-any-10 = Ein Liebesbrief im Schälchen
remark-dish-any-11 = Deckel bleibt drauf
remark-dish-any-12 = Hafennebel
remark-dish-cautious-1 = Vernünftige Brühe
remark-dish-cautious-2 = Da-kann-nichts-schiefgehen-Eintopf
remark-dish-cautious-3 = An der Katze getestet
remark-dish-greedy-1 = Doppelte Portion deluxe
remark-dish-greedy-2 = Die goldene Kelle
remark-dish-greedy-3 = Alles, bitte
remark-dish-bluffer-1 = Preisgekrönte Consommé
remark-dish-bluffer-2 = Trüffel, wahrscheinlich
remark-dish-bluffer-3 = Leibrezept der Königin
remark-dish-jolly-1 = Schluckauf-Schmortopf
remark-dish-jolly-2 = Tanzende Knödel
remark-dish-jolly-3 = Die Suppe, die zurückzwinkert
remark-dish-grumpy-1 = Montag, aufgewärmt
remark-dish-grumpy-2 = Ihr habt es so gewollt
remark-dish-grumpy-3 = Grau mit Stückchen
remark-laugh-any-1 = Ha! Allein der Name!
remark-laugh-any-2 = Mir ist fast der Löffel runtergefallen.
remark-laugh-jolly-1 = Aufhören, mein Bauch tut weh!
remark-laugh-grumpy-1 = Na gut. Das war lustig.
remark-laugh-bluffer-1 = Darüber würde ich nie lachen. Oh.
remark-vote-any-1 = Der beste Name der Runde.
remark-vote-any-2 = Das würde ich bestellen.
remark-vote-cautious-1 = Nach reiflicher Überlegung: das hier.
remark-vote-grumpy-1 = Das kleinste Übel.

## Records of a group

feat-harshest-judge = Strengstes Urteil (niedrigste Summe)
feat-best-dish = Bestes Gericht (Punkte)
feat-most-laughs = Die meisten Lacher für ein Gericht

## Why a move is the best

because-judge = So hast du in dieser Runde bessere Chancen auf einen Juror.
because-rival = So hat { $seat } in dieser Runde schlechtere Chancen auf einen Juror.
