# What all games say in the same words.

list-end = { $items } and { $last }
percentage = { $n }%
# Whom a question is put to, and who said something.
asked-of = { $name }: { $asks }
quoted = { $name }: “{ $words }”

won = { $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

# A player by the number of the seat, where no name is known.
seat-number = seat { $n }

# Where nothing better is known of what can be chosen on the table.
pick-lit = Pick something highlighted.

## What people type

yes = yes
no = no
# What declines, whatever is asked.
pass = pass, I pass, no
# Words that may stand in a move or not.
filler-words = a an the of to for and with

## Why a move is the best

because-only = It’s your only move.
because-close = The next best move is about as good.
because-clear = Clearly best: it wins { $n } more games in a hundred than the next best move.
because-usual = The natural move, and trying it out confirms it.
because-tried = It came out ahead when each move was tried { $n } times.
