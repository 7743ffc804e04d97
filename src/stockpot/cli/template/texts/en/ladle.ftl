title = Ladle
summary = Choose in secret, and be the highest that nobody else has chosen.

## Cards

card-onion = onion
card-carrot = carrot
card-potato = potato
card-tomato = tomato
card-mushroom = mushroom

## Decisions

move-card = { $card }
asks-card = Choose a card, face down.

## Refusals, named after the rule

refused-end-winner = The game is over.
refused-round-choose = You’ve chosen. Wait for the others.
refused-round-hand = You don’t hold that card.

## Events

chose = { $seat } has chosen { $card }.
chose-hidden = { $seat } has chosen.
showed = { $seat }: { $card }.
scored = { $seat-id ->
    [none] Nobody is alone.
   *[other] { $seat } takes the point.
}

## Options

option-rounds = Rounds of a game
option-cards = List of cards

## The table

table-status = Round { $round } of { $rounds }
table-last = Last round
table-chosen = Chosen
table-hand = Your hand
table-cards = Cards
