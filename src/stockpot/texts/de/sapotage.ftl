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
ingredient-sweet-potato = Süßkartoffel
ingredient-beetroot = Rote Bete
ingredient-kale = Grünkohl
ingredient-spinach = Spinat
ingredient-arugula = Rucola
ingredient-brussels-sprouts = Rosenkohl
ingredient-bitter-melon = Bittermelone
ingredient-radicchio = Radicchio
ingredient-eggplant = Aubergine
ingredient-onion = Zwiebel
ingredient-garlic = Knoblauch
ingredient-wasabi = Wasabi
ingredient-sweet-corn = Zuckermais
ingredient-pumpkin = Kürbis
ingredient-jalapeno = Jalapeño
ingredient-habanero = Habanero
ingredient-ghost-pepper = Geisterchili
ingredient-chipotle = Chipotle
ingredient-horseradish = Meerrettich
ingredient-shiitake = Shiitake
ingredient-seaweed = Seetang
ingredient-asparagus = Spargel
ingredient-chickpeas = Kichererbsen
ingredient-lentils = Linsen
ingredient-tofu = Tofu
ingredient-kimchi = Kimchi
ingredient-sauerkraut = Sauerkraut
ingredient-pickle = Saure Gurke
ingredient-capers = Kapern
ingredient-miso-paste = Misopaste
ingredient-bacon = Speck
ingredient-steak = Steak
ingredient-roast-chicken = Brathähnchen
ingredient-chorizo = Chorizo
ingredient-ham = Schinken
ingredient-duck-leg = Entenkeule
ingredient-spicy-jerky = Scharfes Trockenfleisch
ingredient-deviled-egg = Gefülltes Ei
ingredient-anchovy = Sardelle
ingredient-shrimp = Garnele
ingredient-smoked-salmon = Räucherlachs
ingredient-sardines = Sardinen
ingredient-butter = Butter
ingredient-whipped-cream = Schlagsahne
ingredient-cheddar = Cheddar
ingredient-parmesan = Parmesan
ingredient-blue-cheese = Blauschimmelkäse
ingredient-feta = Feta
ingredient-plain-yogurt = Naturjoghurt
ingredient-sour-cream = Saure Sahne
ingredient-ice-cream = Eiscreme
ingredient-white-rice = Weißer Reis
ingredient-sourdough = Sauerteigbrot
ingredient-rye-bread = Roggenbrot
ingredient-oatmeal = Haferflocken
ingredient-soft-pretzel = Laugenbrezel
ingredient-caramel-corn = Karamell-Popcorn
ingredient-ramen-noodles = Ramennudeln
ingredient-croissant = Croissant
ingredient-tortilla = Tortilla
ingredient-peanut-butter = Erdnussbutter
ingredient-walnuts = Walnüsse
ingredient-tahini = Tahini
ingredient-chestnuts = Maronen
ingredient-sea-salt = Meersalz
ingredient-black-pepper = Schwarzer Pfeffer
ingredient-cinnamon = Zimt
ingredient-curry-powder = Currypulver
ingredient-soy-sauce = Sojasoße
ingredient-vinegar = Essig
ingredient-hot-sauce = Chilisoße
ingredient-mustard = Senf
ingredient-honey = Honig
ingredient-sugar-cubes = Würfelzucker
ingredient-dark-chocolate = Zartbitterschokolade
ingredient-espresso = Espresso
ingredient-truffle-shavings = Trüffelspäne
ingredient-gold-leaf = Blattgold
ingredient-saffron-threads = Safranfäden
ingredient-spoon-of-caviar = Löffel Kaviar
ingredient-vanilla-pod = Vanilleschote
ingredient-wagyu-slice = Scheibe Wagyu
ingredient-grandma-s-secret-sauce = Omas Geheimsoße
ingredient-edible-flowers = Essbare Blüten
ingredient-gym-sock = Turnsocke
ingredient-toothpaste = Zahnpasta
ingredient-bar-of-soap = Stück Seife
ingredient-lost-shoelace = Verlorener Schnürsenkel
ingredient-pencil-shavings = Bleistiftspäne
ingredient-bubble-bath = Schaumbad
ingredient-old-chewing-gum = Alter Kaugummi
ingredient-cat-kibble = Katzenfutter
ingredient-lump-of-charcoal = Stück Kohle
ingredient-mystery-slime = Rätselhafter Schleim
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
move-cook = koche { $cards }{ $shared-id ->
    [none] {""}
   *[other] {" "}+ { $shared }
}
    .also =
        { $cards }
        serviere { $cards }
move-peek = { $place } von Platz { $seat-id } aufdecken
    .also =
        { $place } von Platz { $seat-id } angucken
        Karte { $place } von Platz { $seat-id } aufdecken
move-give = { $card } zu Platz { $seat-id }
    .also =
        { $card } Platz { $seat-id } geben
        { $card } Platz { $seat-id } unterjubeln
move-discard = { $card } ablegen
    .also = { $card } wegwerfen
move-present = präsentieren
move-react = { $reaction }
move-token = Marke an Platz { $seat-id }
    .also = Lachmarke an Platz { $seat-id }
move-vote = Stimme für Platz { $seat-id }
    .also = stimmen für Platz { $seat-id }
asks-cook = Wähle drei Karten für dein Gericht.
asks-cook-shared = Wähle zwei Karten und eine gemeinsame Zutat für dein Gericht.
asks-peek = Decke eine Karte in einem Gericht auf, das noch keine zeigt.
asks-give = Schmuggle eine Karte in ein fremdes Gericht, oder lege eine ab.
asks-present = Präsentiere dein Gericht: Gib ihm einen Namen.
asks-react = Wie reagierst du?
asks-token = Gib deine Lachmarke an ein fremdes Gericht.
asks-vote = Gleichstand: Stimme für den besten Namen.

## Refusals, named after the rule

refused-win-game = Die Partie ist zu Ende.
refused-round-together = Du hast gewählt; warte auf die anderen.
refused-cook-dish = Jetzt wird gekocht: Ein Gericht sind genau drei Karten.
refused-variant-shared = Mit gemeinsamen Zutaten besteht ein Gericht aus zwei deiner Handkarten und einer gemeinsamen Karte.
refused-variant-peeking = Jetzt decken alle nacheinander eine Karte auf, vom Geber an gegen den Uhrzeigersinn.
refused-ruling-peek-once = Dieses Gericht zeigt schon eine Karte.
refused-variant-shared-peek = Nur die beiden Handkarten lassen sich aufdecken.
refused-sabotage-own = Ins eigene Gericht darfst du nichts legen.
refused-sabotage-one = Genau eine Karte muss weg: in ein fremdes Gericht oder auf den Ablagestapel.
refused-setup-players = Diesen Platz gibt es nicht.
refused-present-order = Die Gerichte werden eins nach dem anderen präsentiert, das des Gebers zuletzt.
refused-present-honor = Jetzt reagieren die anderen auf die Präsentation.
refused-ruling-one-laugh = Auf dein eigenes Gericht reagierst du nicht.
refused-present-tokens = Jetzt geben alle eine Lachmarke an ein fremdes Gericht.
refused-win-vote = Jetzt wird über die Gerichte abgestimmt, die gleichauf liegen.
refused-ruling-voters = Wer gleichauf liegt, stimmt nicht ab.
refused-not-held = { $card } hast du nicht.

## Events

round = Runde { $round }; { $dealer } gibt.
reshuffled = Der Stapel ist leer: Der Ablagestapel wird gemischt und ist der neue.
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
chose-reaction = { $seat } hat reagiert.
chose-reaction-hidden = { chose-reaction }
reacted = { $seat } { $reaction-id ->
    [laugh] lacht
    [quiet] verzieht keine Miene
   *[unfit] findet, das passt nicht
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
judge-won = { $seat } gewinnt { $judge }{ $how-id ->
   *[best] {""}
    [votes] {" "}nach Stimmen
    [ingredients] {" "}nach Punkten der Zutaten
    [favorite] {" "}nach dem Lieblingsgeschmack
    [fewer] {" "}mit weniger Juroren
    [seat] {" "}nach der Sitzordnung
}.
won = { $seats-count ->
    [one] { $seats } gewinnt die Partie.
   *[other] { $seats } teilen sich den Sieg.
}

## Options

option-presentation = Präsentation der Gerichte
option-presentation-honor = Ehrensache: Die anderen lachen oder sagen, es passt nicht
option-presentation-tokens = Lachmarken: Alle geben eine
option-presentation-name = Nur der Name
option-presentation-off = Aus: keine Namen, keine Präsentationspunkte
option-judges = Juroren pro Runde
option-peeking = Topfgucken
option-shared = Gemeinsame Zutaten
option-first_dealer = Wer zuerst gibt: ausgelost oder ein Platz
option-judges_to_win = Juroren zum Sieg
option-favorite_points = Punkte für den Lieblingsgeschmack
option-liked_points = Punkte für einen gemochten Geschmack
option-disliked_points = Punktabzug für einen ungeliebten Geschmack
option-name_points = Punkte für eine passende Präsentation
option-laugh_points = Punkte für jeden Lacher
option-ingredient_cards = Zutatenliste
option-judge_cards = Jurorenliste

## The table in a terminal

screen-round = Runde { $round } · { $dealer } gibt · Stapel { $deck } · Ablage { $discard } · Juroren übrig { $judges }
screen-judge = Jury: { $name }
screen-won-by = gewonnen von { $name }
screen-favorite = liebt
screen-likes = mag
screen-dislikes = mag nicht
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
