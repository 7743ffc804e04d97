title = Dame de pique
summary = Ne prendre ni cœur ni dame de pique. Ou tout prendre.

## Cards

suit-clubs = trèfle
suit-diamonds = carreau
suit-spades = pique
suit-hearts = cœur
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-jack = valet
rank-queen = dame
rank-king = roi
rank-ace = as
card = { $rank } de { $suit }

way-none = personne
way-left = à gauche
way-across = en face
way-right = à droite

## Decisions

move-play = { $card }
move-pass = passer { $card }
asks-pass = Choisissez trois cartes à passer { $way }.
asks-start = Entamez du 2 de trèfle.
asks-lead = Entamez.
asks-follow = Fournissez : { $suit }.
asks-void = Vous n’avez pas de { $suit }. Jouez ce que vous voulez.

## Refusals, named after the rule

refused-end-winner = La partie est terminée.
refused-pass-cards = Pas maintenant : on passe les cartes avant la première levée.
refused-pass-secret = Vous avez posé trois cartes. Attendez les autres.
refused-hidden = Vous n’avez pas cette carte.
refused-play-turn = Ce n’est pas votre tour.
refused-play-start = Le 2 de trèfle ouvre la première levée.
refused-play-follow = Vous avez du { $suit } : il faut fournir.
refused-play-break = On n’entame pas à cœur avant qu’un cœur ait été joué.
refused-play-first = Ni cœur ni dame de pique dans la première levée.

## Events

dealt = Donne { $deal }. { $way-id ->
    [none] Personne ne passe.
   *[other] On passe { $way }.
}
passed = { $seat } passe { $card }.
passed-hidden = { $seat } pose une carte.
got = { $seat } reçoit { $cards } { DE($giver) }.
played = { $seat } : { $card }.
took = { $seat } prend la levée{ $cost ->
    [0] .
    [one]  : un point.
   *[other]  : { $cost } points.
}
shot = { $seat } fait le grand chelem !
scored = { $seat } perd { $cost } : { FIGURE($points) }.

## Options

option-limit = Points qui terminent la partie
option-passing = Passer des cartes
option-clean_first = Pas de points dans la première levée

## The table

table-status = Donne { $deal } · { $phase ->
    [pass] { $way ->
        [left] on passe à gauche
        [right] on passe à droite
       *[other] on passe en face
    }
    [over] fin
   *[other] levées
}
table-trick = Levée
table-passing = À passer
table-hand = Votre main
table-cards = Cartes
table-cost = Pris
