# What all games say in the same words.

list-end = { $items } { YE($last) }
percentage = { $n } %
# Whom a question is put to, and who said something.
asked-of = { $name }: { $asks }
quoted = { $name }: «{ $words }»

won = { $seats-count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
}

# A player by the number of the seat, where no name is known.
seat-number = asiento { $n }

# Where nothing better is known of what can be chosen on the table.
pick-lit = Elige algo resaltado.

## What people type

yes = sí
no = no
# What declines, whatever is asked.
pass = pasar, paso, no
# Words that may stand in a move or not.
filler-words = un una el la los las a al de del en con para y e

## Why a move is the best

because-only = Es tu única jugada.
because-close = La segunda mejor jugada es casi igual de buena.
because-clear = Claramente la mejor: gana { $n } partidas más de cada cien que la segunda mejor.
because-usual = La jugada natural, y las pruebas lo confirman.
because-tried = Quedó por delante tras { $n } pruebas de cada jugada.
