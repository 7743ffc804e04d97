title = SaPotage
summary = Cook for a picky judge, spoil the other dishes, and present your own with a straight face.

## Flavours, ingredients and judges

flavor-sweet = Sweet
flavor-sour = Sour
flavor-salty = Salty
flavor-bitter = Bitter
flavor-umami = Umami
flavor-starchy = Starchy
flavor-oleo = Oleo
flavor-spicy = Spicy
flavor-earthy = Earthy
ingredient-strawberry = Strawberry
ingredient-lemon = Lemon
ingredient-lime = Lime
ingredient-grapefruit = Grapefruit
ingredient-mango = Mango
ingredient-pineapple = Pineapple
ingredient-banana = Banana
ingredient-raspberry = Raspberry
ingredient-coconut = Coconut
ingredient-avocado = Avocado
ingredient-green-olive = Green Olive
ingredient-tomato = Tomato
ingredient-cranberry = Cranberry
ingredient-potato = Potato
ingredient-sweet-potato = Sweet Potato
ingredient-beetroot = Beetroot
ingredient-kale = Kale
ingredient-spinach = Spinach
ingredient-arugula = Arugula
ingredient-brussels-sprouts = Brussels Sprouts
ingredient-bitter-melon = Bitter Melon
ingredient-radicchio = Radicchio
ingredient-eggplant = Eggplant
ingredient-onion = Onion
ingredient-garlic = Garlic
ingredient-wasabi = Wasabi
ingredient-sweet-corn = Sweet Corn
ingredient-pumpkin = Pumpkin
ingredient-jalapeno = Jalapeno
ingredient-habanero = Habanero
ingredient-ghost-pepper = Ghost Pepper
ingredient-chipotle = Chipotle
ingredient-horseradish = Horseradish
ingredient-shiitake = Shiitake
ingredient-seaweed = Seaweed
ingredient-asparagus = Asparagus
ingredient-chickpeas = Chickpeas
ingredient-lentils = Lentils
ingredient-tofu = Tofu
ingredient-kimchi = Kimchi
ingredient-sauerkraut = Sauerkraut
ingredient-pickle = Pickle
ingredient-capers = Capers
ingredient-miso-paste = Miso Paste
ingredient-bacon = Bacon
ingredient-steak = Steak
ingredient-roast-chicken = Roast Chicken
ingredient-chorizo = Chorizo
ingredient-ham = Ham
ingredient-duck-leg = Duck Leg
ingredient-spicy-jerky = Spicy Jerky
ingredient-deviled-egg = Deviled Egg
ingredient-anchovy = Anchovy
ingredient-shrimp = Shrimp
ingredient-smoked-salmon = Smoked Salmon
ingredient-sardines = Sardines
ingredient-butter = Butter
ingredient-whipped-cream = Whipped Cream
ingredient-cheddar = Cheddar
ingredient-parmesan = Parmesan
ingredient-blue-cheese = Blue Cheese
ingredient-feta = Feta
ingredient-plain-yogurt = Plain Yogurt
ingredient-sour-cream = Sour Cream
ingredient-ice-cream = Ice Cream
ingredient-white-rice = White Rice
ingredient-sourdough = Sourdough
ingredient-rye-bread = Rye Bread
ingredient-oatmeal = Oatmeal
ingredient-soft-pretzel = Soft Pretzel
ingredient-caramel-corn = Caramel Corn
ingredient-ramen-noodles = Ramen Noodles
ingredient-croissant = Croissant
ingredient-tortilla = Tortilla
ingredient-peanut-butter = Peanut Butter
ingredient-walnuts = Walnuts
ingredient-tahini = Tahini
ingredient-chestnuts = Chestnuts
ingredient-sea-salt = Sea Salt
ingredient-black-pepper = Black Pepper
ingredient-cinnamon = Cinnamon
ingredient-curry-powder = Curry Powder
ingredient-soy-sauce = Soy Sauce
ingredient-vinegar = Vinegar
ingredient-hot-sauce = Hot Sauce
ingredient-mustard = Mustard
ingredient-honey = Honey
ingredient-sugar-cubes = Sugar Cubes
ingredient-dark-chocolate = Dark Chocolate
ingredient-espresso = Espresso
ingredient-truffle-shavings = Truffle Shavings
ingredient-gold-leaf = Gold Leaf
ingredient-saffron-threads = Saffron Threads
ingredient-spoon-of-caviar = Spoon of Caviar
ingredient-vanilla-pod = Vanilla Pod
ingredient-wagyu-slice = Wagyu Slice
ingredient-grandma-s-secret-sauce = Grandma's Secret Sauce
ingredient-edible-flowers = Edible Flowers
ingredient-gym-sock = Gym Sock
ingredient-toothpaste = Toothpaste
ingredient-bar-of-soap = Bar of Soap
ingredient-lost-shoelace = Lost Shoelace
ingredient-pencil-shavings = Pencil Shavings
ingredient-bubble-bath = Bubble Bath
ingredient-old-chewing-gum = Old Chewing Gum
ingredient-cat-kibble = Cat Kibble
ingredient-lump-of-charcoal = Lump of Charcoal
ingredient-mystery-slime = Mystery Slime
judge-candy-cassidy = Candy Cassidy
judge-grandpa-gus = Grandpa Gus
judge-captain-brine = Captain Brine
judge-zesty-zelda = Zesty Zelda
judge-old-salt-selma = Old Salt Selma
judge-binge-benny = Binge Benny
judge-critic-crabtree = Critic Crabtree
judge-night-shift-nadia = Night-Shift Nadia
judge-professor-dashi = Professor Dashi
judge-barbecue-bo = Barbecue Bo
judge-baker-bruna = Baker Bruna
judge-noodle-nico = Noodle Nico
judge-madame-beurre = Madame Beurre
judge-sir-drizzle = Sir Drizzle
judge-blaze-beatriz = Blaze Beatriz
judge-inferno-ian = Inferno Ian
judge-forager-fern = Forager Fern
judge-ranger-rowan = Ranger Rowan
title-fairground-confectioner = Fairground confectioner
title-kettle-corn-king = Kettle-corn king
title-retired-pickle-sailor = Retired pickle sailor
title-street-market-ceviche-star = Street-market ceviche star
title-lighthouse-keeper = Lighthouse keeper
title-snack-reviewer = Snack reviewer
title-newspaper-grump = Newspaper grump
title-coffee-fuelled-night-nurse = Coffee-fuelled night nurse
title-broth-scholar = Broth scholar
title-pit-master = Pit master
title-village-bread-queen = Village bread queen
title-noodle-bar-owner = Noodle-bar owner
title-butter-sculptor = Butter sculptor
title-olive-grove-knight = Olive-grove knight
title-fire-juggler = Fire juggler
title-hot-sauce-champion = Hot-sauce champion
title-mushroom-guide = Mushroom guide
title-campfire-storyteller = Campfire storyteller

## Decisions

answer-laugh = laugh
answer-no-reaction = no reaction
answer-not-fitting = doesn’t fit
move-cook = cook { $cards }{ $shared-id ->
    [none] {""}
   *[other] {" "}+ { $shared }
}
    .also =
        { $cards }
        serve { $cards }
move-peek = turn up { $place } of { $seat }
    .also =
        peek at { $place } of { $seat }
        turn up card { $place } of { $seat }
move-give = give { $card } to { $seat }
    .also =
        slip { $card } into seat { $seat-id }
        { $card } to seat { $seat-id }
move-discard = discard { $card }
    .also = throw { $card } away
move-present = present
move-react = { $reaction }
move-token = token to { $seat }
    .also = laugh token to { $seat }
move-vote = vote for { $seat }
    .also = vote { $seat }
asks-cook = Choose three cards for your dish.
asks-cook-shared = Choose two cards and a shared ingredient for your dish.
asks-peek = Turn up a card in a dish that shows none yet.
asks-give = Slip a card into another dish, or discard one.
asks-present = Present your dish: give it a name.
asks-react = How do you react to { $seat }’s dish?
asks-token = Give your laugh token to another dish.
asks-vote = It’s a tie: vote for the best dish name.

## Refusals, named after the rule

refused-win-game = The game is over.
refused-round-together = You’ve chosen. Wait for the others.
refused-cook-dish = Everyone is cooking: a dish is exactly three cards.
refused-variant-shared = With shared ingredients, a dish is two cards from your hand and one shared card.
refused-variant-peeking = Players are turning up a card each, counterclockwise from the dealer.
refused-ruling-peek-once = That dish already shows a card.
refused-variant-shared-peek = Only the two cards from the cook’s hand can be turned up.
refused-sabotage-own = You can’t put a card into your own dish.
refused-sabotage-one = Exactly one card must go: into another dish or onto the discard pile.
refused-setup-players = There’s no such seat.
refused-present-order = The dishes are being presented one by one, the dealer’s last.
refused-present-honor = The others are reacting to the presentation.
refused-ruling-one-laugh = You don’t react to your own dish.
refused-present-tokens = Everyone gives a laugh token to someone else’s dish.
refused-win-vote = The tied dishes are being voted on.
refused-ruling-voters = Tied players don’t vote.
refused-not-held = You don’t hold { $card }.

## Events

round = Round { $round }; { $dealer } deals.
reshuffled = The deck ran out: the discard pile is shuffled into a new one.
judge = The judge is { $judge }.
shared = Shared by all: { $card }.
cooked = { $seat } cooks { $cards }{ $shared-id ->
    [none] .
   *[other] {" "}with the shared { $shared }.
}
cooked-hidden = { $seat }’s dish is ready.
uses = { $seat } uses the shared { $card }.
turned-up = { $seat } turns up { $card } in { $owner }’s dish.
chose-gift = { $to-id ->
    [none] { $seat } discards { $card }, face down.
   *[other] { $seat } slips { $card } into { $to }’s dish, face down.
}
chose-gift-hidden = { $seat } has decided.
gave = { $to-id ->
    [none] { $seat } has discarded a card.
   *[other] { $seat } has slipped a card into { $to }’s dish.
}
revealed = { $seat }’s dish: { $cards }{ $shared-id ->
    [none] .
   *[other] , with the shared { $shared }.
}
foreign = { $giver } slipped in { $card }.
# What a dish is called when its cook gives it no name.
dish-name = { $first } & { $second }
presented = { $seat } presents: “{ dish-name }”.
# With a name of the cook's own.
noted-presented = { $name } presents: “{ $note }”.
chose-reaction = { $seat } has reacted.
chose-reaction-hidden = { chose-reaction }
reacted = { $seat } { $reaction-id ->
    [laugh] laughs
    [quiet] keeps a straight face
   *[unfit] says it doesn’t fit
}.
chose-token = { $seat } has chosen a dish.
chose-token-hidden = { chose-token }
token = { $seat } gives a laugh token to { $to }.
presentation = { $fitting ->
    [no] { $seat }’s presentation doesn’t fit: no points.
   *[yes] { $seat }’s presentation: { $laughs } { $laughs ->
        [one] laugh
       *[other] laughs
    }, { SIGNED($points) }.
}
scored = { $judge } gives { $seat } { FIGURE($ingredients) } + { $presentation } = { FIGURE($total) }.
tied = Tied for { $judge }: { $seats }.
chose-vote = { $seat } has voted.
chose-vote-hidden = { chose-vote }
voted = { $seat } votes for { $for }.
judge-won = { $seat } wins { $judge }{ $how-id ->
   *[best] {""}
    [votes] {" "}on votes
    [ingredients] {" "}on ingredient points
    [favorite] {" "}on the favourite flavour
    [fewer] , having fewer judges
    [seat] {" "}by seat order
}.
won = { $seats-count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}

## Options

option-presentation = Presentation of the dishes
option-presentation-honor = Honour: the others laugh, or say it doesn’t fit
option-presentation-tokens = Laugh tokens: everyone gives one
option-presentation-name = Name only
option-presentation-off = Off: no names, no presentation points
option-judges = Judges in each round
option-peeking = Peeking in the pot
option-shared = Shared ingredients
option-first_dealer = First dealer: random, or choose a seat
option-judges_to_win = Judges needed to win
option-favorite_points = Points for a favourite flavour
option-liked_points = Points for a liked flavour
option-disliked_points = Points lost for a disliked flavour
option-name_points = Points for a fitting presentation
option-laugh_points = Points for each laugh
option-ingredient_cards = List of ingredients
option-judge_cards = List of judges

# Variants of ours
preset-sharp-tongues = Sharp tongues
preset-sharp-tongues-about = A disliked flavour costs 2 points, and every laugh brings 3. Winners come back from further behind.

## The table in a terminal

screen-round = Round { $round } · dealer { $dealer } · deck { $deck } · discards { $discard } · judges left { $judges }
screen-judge = Judge { $name }
screen-won-by = won by { $name }
screen-favorite = loves
screen-likes = likes
screen-dislikes = dislikes
screen-shared = Shared:
screen-hand = Your hand:
screen-hidden = face down
screen-from = from { $name }
screen-from-with = from { $name }:
screen-uses = { $card } (shared)
screen-judges = { $count } { $count ->
    [one] judge
   *[other] judges
}
screen-discarded = discarded
screen-gave = card to { $name }
screen-tied = tied
screen-points = points { $points }
screen-laughs = { $count } { $count ->
    [one] laugh
   *[other] laughs
}
screen-unfit = { $count } × doesn’t fit
screen-presentation = presentation { $points }
screen-winners = Winners: { $names }

## The table in a browser

table-code-sweet = Sw
table-code-sour = So
table-code-salty = Sa
table-code-bitter = Bi
table-code-umami = Um
table-code-starchy = St
table-code-oleo = Ol
table-code-spicy = Sp
table-code-earthy = Ea
table-flat = { SIGNED($points) } with every judge
table-judge = The judge
table-judges = The judges
table-favorite = Loves
table-likes = Likes
table-dislikes = Hates
table-each = { SIGNED($points) } each
table-won = won by { $name }
table-your-hand = Your hand
table-your-dish = Your dish
table-shared = Shared ingredients
table-worth = { SIGNED($points) } for { $judge }
table-estimate = total: { $points }
table-empty-place = empty
table-dish-of = { $name }’s dish
table-dishes = The dishes
table-covered = under its cloche
table-cooking = still cooking
table-face-down = face down
table-from = from { $name }
table-from-you = from you
table-shared-card = shared
table-foreign = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} slipped in
table-gave-to = You slipped { $card } into { $name }’s dish.
table-you-discarded = You discarded { $card }.
table-quoted = “{ $name }”
table-serve = Serve this dish
table-pick-more = Choose { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
table-pick-shared = Choose a shared ingredient.
table-dish-whole = Your dish is complete.
table-take-back = Take { $card } back
table-pick-gift = Choose the card first, then a rival’s dish or the bin.
table-pick-target = { $card }: into whose dish?
table-slip = Slip it into { $name }’s dish
table-bin = Discard it
table-bin-place = Bin
table-turn-up = Turn up card { $place } in { $name }’s dish
table-name-label = Name of your dish
table-present = Present
table-another = Another name
table-laugh = Laugh
table-quiet = Keep a straight face
table-unfit = Doesn’t fit
table-react-how = The name { SIGNED($name) }, each laugh { SIGNED($laugh) }. If most say it doesn’t fit: nothing.
table-reaction-laugh = laughs
table-reaction-quiet = keeps a straight face
table-reaction-unfit = says it doesn’t fit
table-token-to = Give your laugh token to { $name }
table-vote-for = Vote for { $name }
table-presentation = presentation { SIGNED($points) }
table-last-round = Round { $n }: the verdict
table-wins = { $name } wins { $judge }
table-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
table-verdict-in = The verdict is in.
table-next-judge = On to the next judge
table-to-result = To the result
table-margin = { $n ->
    [one] { $n } judge
   *[other] { $n } judges
}
# What each judge says on entering.
table-line-candy-cassidy = I came for dessert. Surprise me.
table-line-grandpa-gus = Sweet and crunchy, like at the fair.
table-line-zesty-zelda = Make my eyes water. In a good way.
table-line-captain-brine = If it isn’t sour, it walks the plank.
table-line-old-salt-selma = A pinch more salt never hurt anyone.
table-line-binge-benny = One bite is never enough. Prove it.
table-line-critic-crabtree = Life is bitter. I like it that way.
table-line-night-shift-nadia = Black as my shift, please.
table-line-professor-dashi = Depth, please. I want to taste it tomorrow.
table-line-barbecue-bo = Low and slow. Don’t rush me.
table-line-baker-bruna = No bread, no potatoes, no vote.
table-line-noodle-nico = Slurping is a compliment. Earn it.
table-line-madame-beurre = Butter it. Then butter it again.
table-line-sir-drizzle = A good oil needs no armour.
table-line-inferno-ian = If I don’t sweat, you don’t win.
table-line-blaze-beatriz = I juggle fire. Don’t bore me.
table-line-forager-fern = I want to taste the forest floor.
table-line-ranger-rowan = Cook me a tale for the campfire.
table-round = Round { $n }
table-dealer = deals
table-ready = ready
table-hand-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand
table-judges-won = { $n } of { $of ->
    [one] { $of } judge
   *[other] { $of } judges
}
table-no-judges = no judges
table-bonus = Bonus
table-sabotage = Sabotage
# An ingredient before a noun: “Honest lentil symphony”.
table-invent-name = { $adjective } { $card-id ->
   *[other] { SMALL($card) }
    [bar-of-soap] soap
    [brussels-sprouts] Brussels sprout
    [capers] caper
    [chestnuts] chestnut
    [chickpeas] chickpea
    [edible-flowers] edible-flower
    [grandma-s-secret-sauce] secret-sauce
    [lentils] lentil
    [lump-of-charcoal] charcoal
    [pencil-shavings] pencil-shaving
    [ramen-noodles] ramen
    [saffron-threads] saffron
    [sardines] sardine
    [spoon-of-caviar] caviar
    [sugar-cubes] sugar-cube
    [truffle-shavings] truffle
    [vanilla-pod] vanilla
    [wagyu-slice] wagyu
    [walnuts] walnut
} { $dish }
table-result-aim = The aim was { $n ->
    [one] { $n } judge
   *[other] { $n } judges
}.
table-result-last = The last round
table-result-rule = The rule
table-adjectives = Royal, Forbidden, Grandma’s, Midnight, Deconstructed, Suspicious, Volcanic, Honest, Drunken, Award-winning
table-dish-names = bisque, surprise, symphony, casserole, tower, fondue, stew, delight

## The first time at a table: the aim, a turn, what counts

first-aim = Win over the judges with your dishes.
first-turn = Serve three cards, then slip a fourth into a rival’s dish.
first-score = Flavours a judge likes add points, hated ones cost. The best dish wins the judge.

## Lessons

lesson-judge = Each round there is a judge to win over. A flavour the judge loves counts 2, one the judge likes 1; one the judge hates costs 1.
lesson-cards = An ingredient has three flavours. The figure beside its picture is what it is worth to this judge. A bonus card counts 3 and a sabotage card costs 3, whoever is judging.
lesson-cook = Lay three cards on your prep board and serve. Keep something nasty in your hand: you will need it.
lesson-give = All dishes are under their cloches. Now slip one of your two cards into a rival’s dish, or discard it. Everyone chooses at once, and nobody sees what you gave until the reveal.
lesson-present = Your dish is turned up, along with whatever the others slipped in. Give it a name and present it with a straight face: that is worth a point.
lesson-verdict = The verdict: every dish is counted flavour by flavour, and the best one wins the judge. You keep one card and draw four.
lesson-alone = Your turn. In this lesson two judges win; a full game takes three.
lesson-end = Bon appétit! At a real table the others may also laugh at your presentation: every laugh is a point.

## What bots say

remark-dish-any-1 = Bog bisque
remark-dish-any-2 = Midnight surprise
remark-dish-any-3 = Grandmother’s secret
remark-dish-any-4 = Three spoons to the moon
remark-dish-any-5 = The Sunday before last
remark-dish-any-6 = Velvet thunder
remark-dish-any-7 = Soup of the day after
remark-dish-any-8 = Chef’s regret
remark-dish-any-9 = Whatever was left
remark-dish-any-10 = A love letter in a bowl
remark-dish-any-11 = The lid stays on
remark-dish-any-12 = Harbour fog
remark-dish-cautious-1 = Sensible broth
remark-dish-cautious-2 = Nothing-can-go-wrong stew
remark-dish-cautious-3 = Tested on the cat
remark-dish-greedy-1 = Double portion deluxe
remark-dish-greedy-2 = The golden ladle
remark-dish-greedy-3 = All of it, please
remark-dish-bluffer-1 = Award-winning consommé
remark-dish-bluffer-2 = Truffles, probably
remark-dish-bluffer-3 = The queen’s own recipe
remark-dish-jolly-1 = Hiccup hotpot
remark-dish-jolly-2 = Dancing dumplings
remark-dish-jolly-3 = Soup that winks back
remark-dish-grumpy-1 = Monday, reheated
remark-dish-grumpy-2 = You asked for it
remark-dish-grumpy-3 = Grey with bits
remark-laugh-any-1 = Ha! That name alone!
remark-laugh-any-2 = I nearly dropped my spoon.
remark-laugh-jolly-1 = Stop, my belly hurts!
remark-laugh-grumpy-1 = Fine. That was funny.
remark-laugh-bluffer-1 = I would never laugh at that. Oh.
remark-vote-any-1 = The best name of the round.
remark-vote-any-2 = I’d order that one.
remark-vote-cautious-1 = After long thought: this one.
remark-vote-grumpy-1 = The least bad of the lot.

## Records of a group

feat-harshest-judge = Harshest judge (lowest total)
feat-best-dish = Best dish (points)
feat-most-laughs = Most laughs for one dish

## Why a move is the best

because-judge = Makes you more likely to win this round’s judge.
because-rival = Makes { $seat } less likely to win this round’s judge.
