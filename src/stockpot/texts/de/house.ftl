# What all games say in the same words.

list-end = { $items } und { $last }
percentage = { $n } %
# Whom a question is put to, and who said something.
asked-of = { $name }: { $asks }
quoted = { $name }: „{ $words }“

won = { $seats-count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

# A player by the number of the seat, where no name is known.
seat-number = Platz { $n }

# Where nothing better is known of what can be chosen on the table.
pick-lit = Wähle etwas Leuchtendes.

## What people type

yes = ja
no = nein
# What declines, whatever is asked.
pass = passen, passe, ich passe, nein
# Words that may stand in a move or not.
filler-words = ein eine einen einem einer der die das den dem von vom an für und mit nach auf in im

## Why a move is the best

because-only = Etwas anderes geht nicht.
because-close = Der nächstbeste Zug ist etwa gleich gut.
because-clear = Klar am besten: gewinnt von hundert Partien { $n } mehr als der nächstbeste Zug.
because-usual = Der naheliegende Zug, und Ausprobieren gibt ihm recht.
because-tried = Lag vorn, als jeder Zug { $n }-mal ausprobiert wurde.
