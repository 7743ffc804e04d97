title = SaPotage
summary = Cuisinez pour un juge difficile, gâchez les autres plats et présentez le vôtre sans rire.

## Flavors, ingredients and judges

flavor-sweet = Sucré
flavor-sour = Acide
flavor-salty = Salé
flavor-bitter = Amer
flavor-umami = Umami
flavor-starchy = Féculent
flavor-oleo = Gras
flavor-spicy = Piquant
flavor-earthy = Terreux
# Soft hyphens (U+00AD) stand where a long name may be broken on its card.
ingredient-strawberry = Fraise
ingredient-lemon = Citron
ingredient-lime = Citron vert
ingredient-grapefruit = Pample­mousse
ingredient-mango = Mangue
ingredient-pineapple = Ananas
ingredient-banana = Banane
ingredient-raspberry = Framboise
ingredient-coconut = Noix de coco
ingredient-avocado = Avocat
ingredient-green-olive = Olive verte
ingredient-tomato = Tomate
ingredient-cranberry = Canneberge
ingredient-potato = Pomme de terre
ingredient-sweet-potato = Patate douce
ingredient-beetroot = Betterave
ingredient-kale = Chou kale
ingredient-spinach = Épinards
ingredient-arugula = Roquette
ingredient-brussels-sprouts = Choux de Bruxelles
ingredient-bitter-melon = Melon amer
ingredient-radicchio = Trévise
ingredient-eggplant = Aubergine
ingredient-onion = Oignon
ingredient-garlic = Ail
ingredient-wasabi = Wasabi
ingredient-sweet-corn = Maïs doux
ingredient-pumpkin = Potiron
ingredient-jalapeno = Jalapeño
ingredient-habanero = Habanero
ingredient-ghost-pepper = Piment fantôme
ingredient-chipotle = Chipotle
ingredient-horseradish = Raifort
ingredient-shiitake = Shiitaké
ingredient-seaweed = Algue
ingredient-asparagus = Asperges
ingredient-chickpeas = Pois chiches
ingredient-lentils = Lentilles
ingredient-tofu = Tofu
ingredient-kimchi = Kimchi
ingredient-sauerkraut = Choucroute
ingredient-pickle = Cornichon
ingredient-capers = Câpres
ingredient-miso-paste = Pâte de miso
ingredient-bacon = Lard fumé
ingredient-steak = Steak
ingredient-roast-chicken = Poulet rôti
ingredient-chorizo = Chorizo
ingredient-ham = Jambon
ingredient-duck-leg = Cuisse de canard
ingredient-spicy-jerky = Bœuf séché piquant
ingredient-deviled-egg = Œuf mimosa
ingredient-anchovy = Anchois
ingredient-shrimp = Crevette
ingredient-smoked-salmon = Saumon fumé
ingredient-sardines = Sardines
ingredient-butter = Beurre
ingredient-whipped-cream = Crème fouettée
ingredient-cheddar = Cheddar
ingredient-parmesan = Parmesan
ingredient-blue-cheese = Fromage bleu
ingredient-feta = Feta
ingredient-plain-yogurt = Yaourt nature
ingredient-sour-cream = Crème aigre
ingredient-ice-cream = Glace
ingredient-white-rice = Riz blanc
ingredient-sourdough = Pain au levain
ingredient-rye-bread = Pain de seigle
ingredient-oatmeal = Flocons d’avoine
ingredient-soft-pretzel = Bretzel
ingredient-caramel-corn = Pop-corn au caramel
ingredient-ramen-noodles = Nouilles ramen
ingredient-croissant = Croissant
ingredient-tortilla = Tortilla
ingredient-peanut-butter = Beurre de cacahuète
ingredient-walnuts = Noix
ingredient-tahini = Tahini
ingredient-chestnuts = Marrons
ingredient-sea-salt = Sel marin
ingredient-black-pepper = Poivre noir
ingredient-cinnamon = Cannelle
ingredient-curry-powder = Curry
ingredient-soy-sauce = Sauce soja
ingredient-vinegar = Vinaigre
ingredient-hot-sauce = Sauce piquante
ingredient-mustard = Moutarde
ingredient-honey = Miel
ingredient-sugar-cubes = Sucre en morceaux
ingredient-dark-chocolate = Chocolat noir
ingredient-espresso = Expresso
ingredient-truffle-shavings = Copeaux de truffe
ingredient-gold-leaf = Feuille d’or
ingredient-saffron-threads = Pistils de safran
ingredient-spoon-of-caviar = Cuillerée de caviar
ingredient-vanilla-pod = Gousse de vanille
ingredient-wagyu-slice = Tranche de wagyu
ingredient-grandma-s-secret-sauce = Sauce secrète de mamie
ingredient-edible-flowers = Fleurs comestibles
ingredient-gym-sock = Chaussette de sport
ingredient-toothpaste = Dentifrice
ingredient-bar-of-soap = Savonnette
ingredient-lost-shoelace = Lacet perdu
ingredient-pencil-shavings = Copeaux de crayon
ingredient-bubble-bath = Bain moussant
ingredient-old-chewing-gum = Vieux chewing-gum
ingredient-cat-kibble = Croquettes pour chat
ingredient-lump-of-charcoal = Morceau de charbon
ingredient-mystery-slime = Gelée mystère
judge-candy-cassidy = Cassidy Bonbon
judge-grandpa-gus = Papi Gus
judge-captain-brine = Capitaine Saumure
judge-zesty-zelda = Zelda la Zesteuse
judge-old-salt-selma = Selma Vieux-Sel
judge-binge-benny = Benny l’Insatiable
judge-critic-crabtree = Maître Ronchon
judge-night-shift-nadia = Nadia de Nuit
judge-professor-dashi = Professeur Dashi
judge-barbecue-bo = Bo Barbecue
judge-baker-bruna = Bruna la Boulangère
judge-noodle-nico = Nico les Nouilles
judge-madame-beurre = Madame Beurre
judge-sir-drizzle = Sire Filet-d’Huile
judge-blaze-beatriz = Beatriz la Flamme
judge-inferno-ian = Ian l’Infernal
judge-forager-fern = Fougère la Cueilleuse
judge-ranger-rowan = Rowan le Garde
title-fairground-confectioner = Confiseuse foraine
title-kettle-corn-king = Roi du pop-corn
title-retired-pickle-sailor = Marin retraité au vinaigre
title-street-market-ceviche-star = Vedette du ceviche de marché
title-lighthouse-keeper = Gardienne de phare
title-snack-reviewer = Testeur d’en-cas
title-newspaper-grump = Grincheux de gazette
title-coffee-fuelled-night-nurse = Infirmière de nuit dopée au café
title-broth-scholar = Savant du bouillon
title-pit-master = Maître du gril
title-village-bread-queen = Reine du pain du village
title-noodle-bar-owner = Patron d’un bar à nouilles
title-butter-sculptor = Sculptrice sur beurre
title-olive-grove-knight = Chevalier de l’oliveraie
title-fire-juggler = Jongleuse de feu
title-hot-sauce-champion = Champion de sauce piquante
title-mushroom-guide = Guide mycologue
title-campfire-storyteller = Conteur de feu de camp

## Decisions

answer-laugh = rire
answer-no-reaction = aucune réaction
answer-not-fitting = ça ne colle pas
move-cook = cuisiner { $cards }{ $shared-id ->
    [none] {""}
   *[other] {" "}+ { $shared }
}
    .also =
        { $cards }
        servir { $cards }
move-peek = retourner { $place } { DE($seat) }
    .also =
        regarder { $place } de { $seat }
        retourner la carte { $place } de { $seat }
move-give = donner { $card } à { $seat }
    .also =
        donner { $card } à la place { $seat-id }
        glisser { $card } à la place { $seat-id }
        { $card } à la place { $seat-id }
move-discard = défausser { $card }
    .also = jeter { $card }
move-present = présenter
move-react = { $reaction }
move-token = jeton à { $seat }
    .also = jeton de rire à { $seat }
move-vote = voter pour { $seat }
    .also = voter { $seat }
asks-cook = Choisissez trois cartes pour votre plat.
asks-cook-shared = Choisissez deux cartes et un ingrédient partagé pour votre plat.
asks-peek = Retournez une carte d’un plat qui n’en montre pas encore.
asks-give = Glissez une carte dans un autre plat, ou défaussez-en une.
asks-present = Présentez votre plat : donnez-lui un nom.
asks-react = Comment réagissez-vous au plat { DE($seat) } ?
asks-token = Donnez votre jeton de rire à un autre plat.
asks-vote = Égalité : votez pour le meilleur nom de plat.

## Refusals, named after the rule

refused-win-game = La partie est terminée.
refused-round-together = Vous avez choisi ; attendez les autres.
refused-cook-dish = Tout le monde cuisine : un plat se compose d’exactement trois cartes.
refused-variant-shared = Avec les ingrédients partagés, un plat se compose de deux cartes de votre main et d’une carte partagée.
refused-variant-peeking = On retourne une carte à tour de rôle, dans le sens antihoraire, en commençant par la personne qui donne.
refused-ruling-peek-once = Ce plat montre déjà une carte.
refused-variant-shared-peek = Seules les deux cartes venues de la main peuvent être retournées.
refused-sabotage-own = Vous ne pouvez rien ajouter à votre propre plat.
refused-sabotage-one = Exactement une carte doit partir : dans un autre plat ou à la défausse.
refused-setup-players = Cette place n’existe pas.
refused-present-order = On présente les plats l’un après l’autre ; la personne qui donne passe en dernier.
refused-present-honor = Les autres réagissent à la présentation.
refused-ruling-one-laugh = Vous ne réagissez pas à votre propre plat.
refused-present-tokens = Tout le monde donne un jeton de rire au plat de quelqu’un d’autre.
refused-win-vote = On vote entre les plats à égalité.
refused-ruling-voters = On ne vote pas quand son propre plat est à égalité.
refused-not-held = Vous n’avez pas { $card } en main.

## Events

round = Manche { $round } ; { $dealer } donne.
reshuffled = La pioche est épuisée : la défausse, mélangée, la remplace.
judge = Juge : { $judge }.
shared = Ingrédient partagé : { $card }.
cooked = { $seat } cuisine : { $cards }{ $shared-id ->
    [none] .
   *[other] {" "}avec l’ingrédient partagé { $shared }.
}
cooked-hidden = Le plat { DE($seat) } est prêt.
uses = { $seat } utilise l’ingrédient partagé : { $card }.
turned-up = { $seat } retourne { $card } dans le plat { DE($owner) }.
chose-gift = { $to-id ->
    [none] { $seat } défausse { $card }, face cachée.
   *[other] { $seat } glisse { $card } dans le plat { DE($to) }, face cachée.
}
chose-gift-hidden = { $seat } a décidé.
gave = { $to-id ->
    [none] { $seat } a défaussé une carte.
   *[other] { $seat } a glissé une carte dans le plat { DE($to) }.
}
revealed = Le plat { DE($seat) } : { $cards }{ $shared-id ->
    [none] .
   *[other] , avec l’ingrédient partagé { $shared }.
}
foreign = { $giver } y a glissé : { $card }.
# What a dish is called when its cook gives it no name.
dish-name = { $first } & { $second }
presented = { $seat } présente : « { dish-name } ».
# With a name of the cook's own.
noted-presented = { $name } présente : « { $note } ».
chose-reaction = { $seat } a réagi.
chose-reaction-hidden = { chose-reaction }
reacted = { $seat } { $reaction-id ->
    [laugh] rit
    [quiet] reste de marbre
   *[unfit] trouve que ça ne colle pas
}.
chose-token = { $seat } a choisi un plat.
chose-token-hidden = { chose-token }
token = { $seat } donne son jeton de rire à { $to }.
presentation = { $fitting ->
    [no] La présentation { DE($seat) } ne colle pas : aucun point.
   *[yes] La présentation { DE($seat) } : { $laughs } { $laughs ->
        [one] rire
       *[other] rires
    }, { SIGNED($points) }.
}
scored = { $judge } donne à { $seat } { FIGURE($ingredients) } + { $presentation } = { FIGURE($total) }.
tied = Égalité pour { $judge } : { $seats }.
chose-vote = { $seat } a voté.
chose-vote-hidden = { chose-vote }
voted = { $seat } vote pour { $for }.
judge-won = { $seat } remporte { $judge }{ $how-id ->
   *[best] {""}
    [votes] {" "}grâce aux votes
    [ingredients] {" "}grâce aux points des ingrédients
    [favorite] {" "}grâce à la saveur favorite
    [fewer] , ayant moins de juges
    [seat] {" "}par l’ordre des places
}.
won = { $seats-count ->
    [one] { $seats } gagne la partie.
   *[other] { $seats } se partagent la victoire.
}

## Options

option-presentation = Présentation des plats
option-presentation-honor = Sur l’honneur : les autres rient, ou trouvent que ça ne colle pas
option-presentation-tokens = Jetons de rire : un par personne
option-presentation-name = Nom seul
option-presentation-off = Sans : ni noms ni points de présentation
option-judges = Juges à chaque manche
option-peeking = Coup d’œil dans la marmite
option-shared = Ingrédients partagés
option-first_dealer = Première donne : au hasard, ou une place au choix
option-judges_to_win = Juges à gagner pour remporter la partie
option-favorite_points = Points par saveur favorite
option-liked_points = Points par saveur aimée
option-disliked_points = Points perdus par saveur détestée
option-name_points = Points pour une présentation réussie
option-laugh_points = Points par rire
option-ingredient_cards = Liste des ingrédients
option-judge_cards = Liste des juges

# Variants of ours
preset-sharp-tongues = Langues acérées
preset-sharp-tongues-about = Une saveur détestée coûte 2 points et chaque rire en rapporte 3. On gagne plus souvent en revenant de loin.

## The table in a terminal

screen-round = Manche { $round } · donne : { $dealer } · pioche { $deck } · défausse { $discard } · juges { $judges }
screen-judge = Juge { $name }
screen-won-by = remporté par { $name }
screen-favorite = adore
screen-likes = aime
screen-dislikes = déteste
screen-shared = Partagés :
screen-hand = Votre main :
screen-hidden = face cachée
screen-from = { DE($name) }
screen-from-with = { DE($name) } :
screen-uses = { $card } (partagé)
screen-judges = { $count } { $count ->
    [one] juge
   *[other] juges
}
screen-discarded = défausse
screen-gave = carte à { $name }
screen-tied = à égalité
screen-points = points { $points }
screen-laughs = { $count } { $count ->
    [one] rire
   *[other] rires
}
screen-unfit = { $count } × ça ne colle pas
screen-presentation = présentation { $points }
screen-winners = Victoire : { $names }

## The table in a browser

table-code-sweet = Su
table-code-sour = Ac
table-code-salty = Sa
table-code-bitter = Am
table-code-umami = Um
table-code-starchy = Fé
table-code-oleo = Gr
table-code-spicy = Pi
table-code-earthy = Te
table-flat = { SIGNED($points) } avec tous les juges
table-judge = Le juge
table-judges = Les juges
table-favorite = Adore
table-likes = Aime
table-dislikes = Déteste
table-each = { SIGNED($points) } par saveur
table-won = remporté par { $name }
table-your-hand = Votre main
table-your-dish = Votre plat
table-shared = Ingrédients partagés
table-worth = { SIGNED($points) } pour { $judge }
table-estimate = total : { $points }
table-empty-place = vide
table-dish-of = Plat { DE($name) }
table-dishes = Les plats
table-covered = sous sa cloche
table-cooking = encore en cuisine
table-face-down = face cachée
table-from = { DE($name) }
table-from-you = de vous
table-shared-card = partagé
table-foreign = { $n ->
    [one] { $n } carte glissée
   *[other] { $n } cartes glissées
} dedans
table-gave-to = Vous avez glissé { $card } dans le plat { DE($name) }.
table-you-discarded = Vous avez défaussé { $card }.
table-quoted = « { $name } »
table-serve = Servir ce plat
table-pick-more = Encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à choisir.
table-pick-shared = Choisissez un ingrédient partagé.
table-dish-whole = Votre plat est complet.
table-take-back = Reprendre { $card }
table-pick-gift = D’abord la carte, puis un autre plat ou la poubelle.
table-pick-target = { $card } : dans quel plat ?
table-slip = La glisser dans le plat { DE($name) }
table-bin = Défausser
table-bin-place = Poubelle
table-turn-up = Retourner la carte { $place } du plat { DE($name) }
table-name-label = Nom de votre plat
table-present = Présenter
table-another = Un autre nom
table-laugh = Rire
table-quiet = Rester de marbre
table-unfit = Ça ne colle pas
table-react-how = Le nom { SIGNED($name) }, chaque rire { SIGNED($laugh) }. Si la majorité trouve que ça ne colle pas : rien.
table-reaction-laugh = rit
table-reaction-quiet = reste de marbre
table-reaction-unfit = trouve que ça ne colle pas
table-token-to = Donner votre jeton de rire à { $name }
table-vote-for = Voter pour { $name }
table-presentation = présentation { SIGNED($points) }
table-last-round = Manche { $n } : le verdict
table-wins = { $name } remporte { $judge }
table-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
table-verdict-in = Le verdict est tombé.
table-next-judge = Au juge suivant
table-to-result = Voir le résultat
table-margin = { $n ->
    [one] { $n } juge
   *[other] { $n } juges
}
# What each judge says on entering.
table-line-candy-cassidy = Je suis là pour le dessert.
table-line-grandpa-gus = Sucré et croustillant, comme à la foire.
table-line-zesty-zelda = Faites-moi pleurer… de plaisir acide.
table-line-captain-brine = Pas acide ? Par-dessus bord !
table-line-old-salt-selma = Une pincée de sel n’a jamais fait de mal.
table-line-binge-benny = Une bouchée ne suffit jamais. Prouvez-le.
table-line-critic-crabtree = La vie est amère, et j’aime ça.
table-line-night-shift-nadia = Noir comme mes nuits, merci.
table-line-professor-dashi = De la profondeur, je vous prie.
table-line-barbecue-bo = Feu doux, et ne me pressez pas.
table-line-baker-bruna = Sans pain ni patates, pas de voix.
table-line-noodle-nico = Faire du bruit est un compliment. Méritez-le.
table-line-madame-beurre = Du beurre. Encore du beurre.
table-line-sir-drizzle = Une bonne huile se passe d’armure.
table-line-inferno-ian = Si je ne transpire pas, vous perdez.
table-line-blaze-beatriz = Je jongle avec le feu. Étonnez-moi.
table-line-forager-fern = Je veux goûter le sous-bois.
table-line-ranger-rowan = Cuisinez-moi une histoire pour la veillée.
table-round = Manche { $n }
table-dealer = donne
table-ready = c’est prêt
table-hand-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main
table-judges-won = { $n } { $n ->
    [one] juge
   *[other] juges
} sur { $of }
table-no-judges = aucun juge
table-bonus = Bonus
table-sabotage = Sabotage
# An ingredient before a noun: “Honest lentil symphony”.
table-invent-name = { $dish } { $adjective } : { SMALL($card) }
table-result-aim = Il fallait { $n ->
    [one] { $n } juge
   *[other] { $n } juges
}.
table-result-last = La dernière manche
table-result-rule = La règle
table-adjectives = royale, interdite, de mamie, de minuit, déstructurée, suspecte, volcanique, honnête, ivre, primée
table-dish-names = Bisque, Surprise, Symphonie, Potée, Tour, Fondue, Ratatouille, Merveille

## The first time at a table: the aim, a turn, what counts

first-aim = Séduisez les juges avec vos plats.
first-turn = Servez trois cartes, puis glissez-en une quatrième dans un plat rival.
first-score = Les saveurs aimées rapportent, les détestées coûtent. Le meilleur plat remporte le juge.

## Lessons

lesson-judge = À chaque manche, il faut séduire un juge. Ce qu’il adore compte 2, ce qu’il aime 1 ; ce qu’il déteste coûte 1.
lesson-cards = Un ingrédient a trois saveurs. Le chiffre à côté de son image dit ce qu’il vaut pour ce juge. Un bonus compte 3, un sabotage coûte 3, quel que soit le juge.
lesson-cook = Posez trois cartes sur votre plan de travail et servez. Gardez une horreur en main : elle servira.
lesson-give = Tous les plats sont sous cloche. Glissez maintenant une de vos deux cartes dans un autre plat, ou défaussez-la. Tout le monde choisit en même temps, et personne ne voit ce que vous donnez avant la révélation.
lesson-present = Votre plat est découvert, avec tout ce que les autres y ont mis. Donnez-lui un nom et présentez-le sans rire : cela vaut un point.
lesson-verdict = Le verdict : chaque plat est compté saveur par saveur, et le meilleur emporte le juge. Vous gardez une carte et en piochez quatre.
lesson-alone = À vous. Dans cette leçon, deux juges suffisent ; dans une vraie partie, il en faut trois.
lesson-end = Bon appétit ! À une vraie table, les autres peuvent aussi rire de votre présentation : chaque rire est un point.

## What bots say

remark-dish-any-1 = Bisque du marécage
remark-dish-any-2 = Surprise de minuit
remark-dish-any-3 = Le secret de grand-mère
remark-dish-any-4 = Trois cuillers vers la lune
remark-dish-any-5 = L’avant-dernier dimanche
remark-dish-any-6 = Tonnerre de velours
remark-dish-any-7 = Soupe du lendemain
remark-dish-any-8 = Le regret du chef
remark-dish-any-9 = Ce qui restait
remark-dish-any-10 = Lettre d’amour en bol
remark-dish-any-11 = Le couvercle reste dessus
remark-dish-any-12 = Brume du port
remark-dish-cautious-1 = Bouillon raisonnable
remark-dish-cautious-2 = Ragoût sans risque
remark-dish-cautious-3 = Goûté par le chat
remark-dish-greedy-1 = Double portion de luxe
remark-dish-greedy-2 = La louche d’or
remark-dish-greedy-3 = Tout, s’il vous plaît
remark-dish-bluffer-1 = Consommé primé
remark-dish-bluffer-2 = Des truffes, sans doute
remark-dish-bluffer-3 = La recette de la reine
remark-dish-jolly-1 = Potée du hoquet
remark-dish-jolly-2 = Boulettes dansantes
remark-dish-jolly-3 = La soupe qui fait un clin d’œil
remark-dish-grumpy-1 = Lundi réchauffé
remark-dish-grumpy-2 = Vous l’aurez voulu
remark-dish-grumpy-3 = Du gris avec des morceaux
remark-laugh-any-1 = Ha ! Rien que le nom !
remark-laugh-any-2 = J’ai failli lâcher ma cuiller.
remark-laugh-jolly-1 = Arrêtez, j’ai mal au ventre !
remark-laugh-grumpy-1 = Bon. C’était drôle.
remark-laugh-bluffer-1 = Jamais je ne rirais de ça. Oh.
remark-vote-any-1 = Le meilleur nom de la manche.
remark-vote-any-2 = Celui-là, je le commanderais.
remark-vote-cautious-1 = Après mûre réflexion : celui-ci.
remark-vote-grumpy-1 = Le moins mauvais du lot.

## Records of a group

feat-harshest-judge = Juge le plus sévère (total le plus bas)
feat-best-dish = Meilleur plat (points)
feat-most-laughs = Le plus de rires pour un plat

## Why a move is the best

because-judge = Augmente vos chances de remporter un juge cette manche.
because-rival = Réduit les chances { DE($seat) } de remporter un juge cette manche.
