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
