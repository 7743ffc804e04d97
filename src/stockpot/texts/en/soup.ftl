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
move-recipe = { $recipe }
asks-recipe = Choose your recipe for this deal.
asks-lead = Lead a card.
asks-any = Play any card.
asks-follow = Follow with a { $color } card.
asks-void = No { $color } in hand: play any card.

## Refusals, named after the rule

refused-end-winner = The game is over.
refused-play-turn = It is not your turn.
refused-recipe-secret = You have chosen; the others have not.
refused-recipe-choose = Choose a recipe first.
refused-score-discard = You have used that recipe.
refused-variant-dealer = The dealer must differ from the player on the left.
refused-recipe-reveal = The recipes are chosen; play a card.
refused-play-hand = You do not hold that card.
refused-play-follow = You hold a { $color } and { $color } is required.

## Events

dealt = Deal { $deal }; { $dealer } is the dealer.
chose = { $seat } chooses { $recipe }, face down.
chose-hidden = { $seat } has chosen a recipe.
showed = { $seat } cooks { $recipe }.
played = { $seat } plays { $card }: { $total }.
took = The pot is full: { $seat } takes { $cards } { $cards ->
    [one] card
   *[other] cards
}, worth { SIGNED($worth) }.
ran-out = { $seat } has no card left: the deal ends{ $pot ->
    [0] .
   *[other] , { $pot } left in the pot.
}
scored = { $seat }: { SIGNED($gain) }, now { $points }.
turned-up = { $pile-count ->
    [0] { $seat } has taken nothing.
   *[other] { $seat } turns up { $pile }.
}

## Options

option-open_recipes = Open recipes: chosen one after the other, seen by all
option-first_dealer = First dealer: drawn by lot, or a seat
option-hand_sizes = Cards dealt to each with 2, 3, 4 and 5 players
option-start_points = Points at the start
option-full_pot = Total that fills the pot
option-water_points = Points of clear water before deductions

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
screen-lacks = shown to have no

## The table in a browser

table-short-bug-soup = Bugs
table-short-vegetable-soup = Vegetables
table-short-fruit-soup = Fruit
table-short-trash-soup = Trash
table-short-clear-water = Clear water
table-recipe-says-bug-soup = +1 for each bug, −1 for each trash
table-recipe-says-vegetable-soup = +1 for each vegetable, −1 for each trash
table-recipe-says-fruit-soup = +1 for each fruit, −1 for each trash
table-recipe-says-trash-soup = +1 for each trash, −1 for each herb
table-recipe-says-clear-water = 5 points, −1 for each card
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
table-makes = makes { $total }
table-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
table-taken = { $n } taken
table-worth = worth { SIGNED($n) }
table-secret = has chosen
table-choosing = is choosing
table-lacks = no { $colors }
table-used = Cooked already
table-takes = { $name } takes { $n } { $n ->
    [one] card
   *[other] cards
}
table-your-pile = Your pile
table-recipes-title = Your recipes
table-in-hand = { $n } in hand
table-scores-by-deal = Points deal by deal
table-scores-how = Everybody begins with { $start }; nobody falls below 0.
table-player = Player
table-sum = Sum

## Lessons

lesson-welcome = Welcome to the kitchen! Everybody cooks in one pot, and everybody wants something else in it. You play one card at a time; whoever makes the pot run over takes all that is in it.
lesson-recipe = First promise a recipe. It says what the cards you take will be worth in this deal. Look at your hand below: a colour you hold plenty of is one you can steer. Each recipe is cooked once in the game.
lesson-pot = All recipes are on the table: see beside each name. This is the pot. The ring and the number show its total. At 10 it is full, and the cook who filled it takes every card.
lesson-lead = You lead: any card will do. A bug, vegetable or fruit makes its colour the one to follow. A 10 that leads counts 0.
lesson-follow = A colour is required: the broth and the sign under the pot show it. If you hold it you must follow; only those cards are lit. Touch a quiet card to be told why not.
lesson-trash = There is trash in the pot: from now on anybody may play any colour, until the pot is taken.
lesson-signs = Two special signs: a herb adds nothing to the total, a reset brings it back to 0. Both let you pass the pot on when you do not want it.
lesson-took = The pot was taken! Its cards lie on the taker’s pile, and the taker leads the next one. Beside each name you see how many cards were taken, and what they are worth for that recipe.
lesson-fill = You could fill the pot now. Count what is in it: good for your recipe? Then take it. Full of what you do not want? Play low, and leave it to the others.
lesson-count = The deal is over: piles are counted, the recipes used are gone, and new cards are dealt. After five deals most points win. That is all there is to know!
