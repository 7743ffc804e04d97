title = Pot bondé
summary = Cinq places dans le pot, et tout le monde pousse. Les petites cartes sont rapides, les grandes sont fortes.

## Cards

vegetable-carrot = carotte
vegetable-onion = oignon
vegetable-potato = patate
vegetable-tomato = tomate
vegetable-leek = poireau
card = { $vegetable } { $number }

## Decisions

move-card = { $card }
asks-card = Choisissez une carte, face cachée.

## Refusals, named after the rule

refused-end-winner = La partie est terminée.
refused-turn-order = Vous avez choisi. Attendez les autres.
refused-turn-choose = Vous n’avez pas cette carte.

## Events

dealt = Donne { $deal }.
chose = { $seat } : { $card }.
chose-hidden = { $seat } a choisi.
put = { $seat } met { $card } dans le pot.
pushed = { $seat } chasse { $out } avec { $card } : { $owner } perd sa place.
sank = { $seat } ne trouve pas de place pour { $card }.
served = { $seat } remplit le pot. La soupe est servie !
ate = { $seat } mange : { $cards ->
    [one] une place
   *[other] { $cards } places
}, { $gain ->
    [one] un point
   *[other] { $gain } points
}.

## Options

option-deals = Donnes d’une partie
option-hand_size = Cartes pour chacun
option-ladle = Points pour qui remplit le pot

## The table

table-status = Donne { $deal } sur { $deals }
table-pot = Le pot
table-chosen = Choisies
table-hand = Votre main
table-cards = Cartes
table-places = Places
