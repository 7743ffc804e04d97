# What all games say in the same words.

list-end = { $items } { ED($last) }
percentage = { $n }%
# Whom a question is put to, and who said something.
asked-of = { $name }: { $asks }
quoted = { $name }: «{ $words }»

won = { $seats-count ->
    [one] { $seats } vince.
   *[other] { $seats } vincono a pari merito.
}

# A player by the number of the seat, where no name is known.
seat-number = posto { $n }

# Where nothing better is known of what can be chosen on the table.
pick-lit = Scegli qualcosa di evidenziato.

## What people type

yes = sì
no = no
# What declines, whatever is asked.
pass = passa, passo, no
# Words that may stand in a move or not.
filler-words = un uno una il lo la gli le l’ di del dello della dei degli delle d’ al alla ai alle ad con e ed

## Why a move is the best

because-only = È la tua unica mossa.
because-close = La seconda miglior mossa è quasi altrettanto buona.
because-clear = Nettamente la migliore: { $n } vittorie in più su cento rispetto alla seconda migliore.
because-usual = La mossa naturale, e le prove la confermano.
because-tried = È arrivata prima dopo { $n } prove di ogni mossa.
