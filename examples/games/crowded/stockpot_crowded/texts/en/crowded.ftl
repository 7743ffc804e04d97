title = Crowded Pot
summary = Five places in the pot, and everybody pushes. Low cards are quick, high cards are strong.

## Cards

vegetable-carrot = carrot
vegetable-onion = onion
vegetable-potato = potato
vegetable-tomato = tomato
vegetable-leek = leek
card = { $vegetable } { $number }

## Decisions

move-card = { $card }
asks-card = Choose a card, face down.

## Refusals, named after the rule

refused-end-winner = The game is over.
refused-turn-order = You’ve chosen. Wait for the others.
refused-turn-choose = You don’t hold that card.

## Events

dealt = Deal { $deal }.
chose = { $seat }: { $card }.
chose-hidden = { $seat } has chosen.
put = { $seat } puts { $card } in.
pushed = { $seat } pushes { $out } out with { $card }: { $owner } loses the place.
sank = { $seat } finds no place for { $card }.
served = { $seat } fills the pot. Soup is served!
ate = { $seat } eats: { $cards ->
    [one] one place
   *[other] { $cards } places
}, { $gain ->
    [one] one point
   *[other] { $gain } points
}.

## Options

option-deals = Deals of a game
option-hand_size = Cards dealt to each
option-ladle = Points for filling the pot

## The table

table-status = Deal { $deal } of { $deals }
table-pot = The pot
table-chosen = Chosen
table-hand = Your hand
table-cards = Cards
table-places = Places
