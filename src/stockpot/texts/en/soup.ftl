title = Soup
summary = Fill the pot and take it, or better not: a trick-taking game with five recipes.

## Pieces

color-bug = bug
color-vegetable = vegetable
color-fruit = fruit
color-trash = trash
sign-1 = 1
sign-2 = 2
sign-3 = 3
sign-4 = 4
sign-5 = 5
sign-10 = 10
sign-herb = herb
sign-reset = reset
face = { $color } { $sign }
recipe-bug-soup = bug soup
recipe-vegetable-soup = vegetable soup
recipe-fruit-soup = fruit soup
recipe-trash-soup = trash soup
recipe-clear-water = clear water

## Decisions

move-card = { $card }
    .also = play { $card }
move-recipe = { $recipe }
    .also = cook { $recipe }
asks-recipe = Choose your recipe for this deal.
asks-lead = Lead a card.
asks-any = There’s trash in the pot: play any card.
asks-follow = Follow with a { $color } card.
asks-void = No { $color } in hand: play any card.

## Refusals, named after the rule

refused-end-winner = The game is over.
refused-play-turn = It’s not your turn.
refused-recipe-secret = You’ve chosen. Wait for the others.
refused-recipe-choose = Choose a recipe first.
refused-score-discard = You’ve already used that recipe.
refused-variant-dealer = The dealer must choose a different recipe from the player on their left.
refused-recipe-reveal = All recipes are chosen: play a card.
refused-play-hand = You don’t hold that card.
refused-passing = You can’t pass: play a card.
refused-play-follow = You must follow: you hold a { $color }.

## Events

dealt = Deal { $deal }; { $dealer } is the dealer.
chose = { $seat } chooses { $recipe }, face down.
chose-hidden = { $seat } has chosen a recipe.
showed = { $seat } cooks { $recipe }.
played = { $seat } plays { $card } → { $total } in the pot.
took = The pot is full: { $seat } takes { $cards } { $cards ->
    [one] card
   *[other] cards
}, worth { SIGNED($worth) }.
ran-out = { $seat } has no cards left: the deal ends{ $pot ->
    [0] .
    [one] , { $pot } card left in the pot.
   *[other] , { $pot } cards left in the pot.
}
scored = { $seat }: { SIGNED($gain) }, now { $points }.
turned-up = { $pile-count ->
    [0] { $seat } has taken nothing.
   *[other] { $seat } turns up { $pile }.
}

## Options

option-open_recipes = Open recipes: chosen one after the other, seen by all
option-first_dealer = First dealer: random, or choose a seat
option-hand_sizes = Cards dealt to each with 2, 3, 4 and 5 players
option-start_points = Points at the start
option-full_pot = Total that fills the pot
option-water_points = Points of clear water before deductions
option-cards = All cards (CSV list)
option-recipe_cards = All recipes (CSV list)

# Variants of ours
preset-small-pot = Small pot
preset-small-pot-about = Open recipes, and a total of 7 fills the pot. Scores stay closer, and the winner is decided later.

## The table in a terminal

screen-deal = Deal { $deal } of { $deals }
screen-dealer = dealer { $name }
screen-pot = Pot
screen-total = total { $total } of { $full }
screen-required = follow
screen-free = any colour
screen-hand = Hand
screen-pile = Taken
screen-player = player
screen-points = points
screen-recipe = recipe
screen-cards = hand
screen-taken = taken
screen-worth = worth
screen-secret = chosen
screen-none = –
screen-lacks = void in

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [recipe] Pick a highlighted recipe.
   *[other] Pick a highlighted card.
}
table-short-bug-soup = Bugs
table-short-vegetable-soup = Vegetables
table-short-fruit-soup = Fruit
table-short-trash-soup = Trash
table-short-clear-water = Water
table-recipe-says-bug-soup = +{ $gain } for each bug, −{ $cost } for each trash
table-recipe-says-vegetable-soup = +{ $gain } for each vegetable, −{ $cost } for each trash
table-recipe-says-fruit-soup = +{ $gain } for each fruit, −{ $cost } for each trash
table-recipe-says-trash-soup = +{ $gain } for each trash, −{ $cost } for each herb
table-recipe-says-clear-water = { $water } { $water ->
    [one] point
   *[other] points
}, −{ $cost } for each card
table-deal = Deal { $deal } of { $deals }
table-dealer = dealer
table-pot = The pot: { $total } of { $full }
table-empty = The pot is empty
table-follow = Follow: { $color }
table-any-color = Any colour
table-lead = Lead a card
table-hand = Your hand
table-play = Play { $card }
table-fills = fills the pot: { SIGNED($worth) } for you
table-makes = makes it { $total }
table-stays = adds nothing, stays at { $total }
table-resets = resets it to { $total }
# A 10 that leads.
table-leads-as = a 10 that leads counts as { $total }
# On the card: short.
table-sign-herb = herb
table-sign-reset = reset
table-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
table-taken = { $n } taken
table-worth = worth { SIGNED($n) }
table-secret = recipe chosen
table-choosing = is choosing
table-lacks = no { $colors }
table-used = Already cooked
table-takes = { $name } takes { $n } { $n ->
    [one] card
   *[other] cards
}
table-your-pile = Your pile
table-recipes-title = Your recipes
table-in-hand = { $n } in hand
table-scores-by-deal = Points by deal
table-scores-how = Everyone starts with { $start }; nobody drops below 0.
table-player = Player
table-sum = Total
table-deal-counted = Deal { $deal }: the count
table-counted = Deal { $deal } is over.
table-next-deal = Next deal
table-to-result = To the result
table-points-now = now { $n }
table-points-floor = now { $n }, never less
table-nothing-taken = No cards taken
table-last-pot = Last pot:

## The first time at a table: the aim, a turn, what counts

first-aim = Cook one recipe per deal and collect the cards it wants.
first-turn = Play a card into the pot, in the colour led if you have it.
first-score = Fill the pot to 10 and you take every card in it: wanted ones +1, unwanted ones −1.

## Lessons

lesson-welcome = Welcome to the kitchen! Everyone cooks in the same pot, and everyone wants something different in it. You play one card at a time; whoever makes the pot boil over takes everything in it.
lesson-recipe = First commit to a recipe. It decides what the cards you take are worth this deal. Look at your hand below: a colour you hold plenty of is one you can control. You cook each recipe only once per game.
lesson-pot = All recipes are now on the table, beside each name. This is the pot: the ring and the number show its total. At 10 it is full, and whoever filled it takes every card.
lesson-lead = You lead, so any card will do. A bug, vegetable or fruit sets the colour to follow. A 10 that leads counts as 0.
lesson-follow = You must follow a colour: the broth and the sign under the pot show which. If you hold it you have to play it, so only those cards are highlighted. Tap any other card to see why not.
lesson-trash = There is trash in the pot: from now on anyone may play any colour until the pot is taken.
lesson-signs = Two special signs: a herb adds nothing to the total, a reset takes it back to 0. Both let you pass the pot on when you don’t want it.
lesson-took = The pot has been taken! Its cards go to the taker’s pile, and the taker leads the next one. Beside each name you see how many cards were taken and what they are worth for that recipe.
lesson-fill = You could fill the pot now. What’s in it: good for your recipe? Then take it. Full of things you don’t want? Play low and leave it to the others.
lesson-count = Someone has no cards left, so the deal is over: piles are counted, used recipes are gone, and new cards are dealt. After five deals, most points win. That’s all you need to know!

## What bots say

remark-glad-any-1 = Just what I was cooking.
remark-glad-any-2 = Mine, thank you.
remark-glad-greedy-1 = And the next one too, please.
remark-glad-jolly-1 = Smells wonderful!
remark-glad-cautious-1 = I was hoping for that.
remark-sorry-any-1 = That wasn’t the plan.
remark-sorry-any-2 = Who threw that in?
remark-sorry-bluffer-1 = Exactly what I wanted. Honest.
remark-sorry-grumpy-1 = Of course it had to be me.
remark-sorry-jolly-1 = I’ve eaten worse!

## Records of a group

feat-longest-pot = Biggest pot (cards)
feat-best-deal = Best deal (points)

## Why a move is the best

because-points = Brings you about { $n } more { $n ->
    [one] point
   *[other] points
} this deal than the next best move.
because-spoils = Costs { $seat } about { $n } { $n ->
    [one] point
   *[other] points
} this deal.
