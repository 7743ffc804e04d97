list-end = { $items } et { $last }
percentage = { $n } %
# Whom a question is put to, and who said something.
asked-of = { $name } : { $asks }
quoted = { $name } : « { $words } »

won = { $seats-count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}

# A player by the number of the seat, where no name is known.
seat-number = place { $n }

# Where nothing better is known of what can be chosen on the table.
pick-lit = Choisissez un élément en surbrillance.

## What people type

yes = oui
no = non
# What declines, whatever is asked.
pass = passer, passe, je passe, non
# Words that may stand in a move or not.
filler-words = un une le la les l’ à au aux de du des d’ et avec

## Why a move is the best

because-only = C’est votre seul coup.
because-close = Le deuxième meilleur coup est presque aussi bon.
because-clear = Nettement le meilleur : { $n } victoires de plus sur cent que le deuxième meilleur coup.
because-usual = Le coup naturel, et les essais le confirment.
because-tried = Ce coup est arrivé en tête après { $n } essais de chaque coup.
