title = Ladle
summary = Choisir en secret, et être le plus haut que personne d’autre n’a choisi.

## Cards

card-onion = oignon
card-carrot = carotte
card-potato = pomme de terre
card-tomato = tomate
card-mushroom = champignon

## Decisions

move-card = { $card }
asks-card = Choisissez une carte, face cachée.

## Refusals, named after the rule

refused-end-winner = La partie est terminée.
refused-round-choose = Vous avez choisi ; les autres pas encore.
refused-round-hand = Vous n’avez pas cette carte.

## Events

chose = { $seat } a choisi { $card }.
chose-hidden = { $seat } a choisi.
showed = { $seat } : { $card }.
scored = { $seat-id ->
    [none] Personne n’est seul.
   *[other] { $seat } prend le point.
}

## Options

option-rounds = Manches d’une partie
option-cards = Liste des cartes

## The table

table-status = Manche { $round } sur { $rounds }
table-last = Manche précédente
table-chosen = Choisies
table-hand = Votre main
table-cards = Cartes
