title = Ladle
summary = Choisir en secret, et être le plus haut que personne d’autre n’a choisi.

## Decisions

move-card = carte { $card }
asks-card = Choisissez une carte, face cachée.

## Refusals, named after the rule

refused-end-winner = La partie est terminée.
refused-round-choose = Vous avez choisi ; les autres pas encore.
refused-round-hand = Vous n’avez pas cette carte.

## Events

chose = { $seat } : carte { $card }.
chose-hidden = { $seat } a choisi.
showed = { $seat } : carte { $card }.
scored = { $seat-id ->
    [none] Personne n’est seul.
   *[other] { $seat } prend le point.
}

## Options

option-rounds = Manches d’une partie

## The table in a terminal

screen-round = Manche { $round } sur { $rounds }
screen-points = points
screen-chosen = choisi
