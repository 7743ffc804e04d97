# What `stockpot play`, `replay`, `analyse` and `games` say.

## Before a game

games-players = { $from }–{ $to } giocatori
games-preset = { $name } (la nostra variante):
which-game = Quale gioco?{ " " }
person = Giocatore { $n }
welcome = scrivi un numero o una mossa; «aiuto» per saperne di più
welcome-one = Sei { $name }.

## While playing

hand-over = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
hint = { $move }: { PERCENT($share) } di probabilità di vittoria ({ $n } partite simulate)
no-undo = Niente da annullare.
allowed = Questa mossa è permessa.
stood-in = { $failure }; un bot semplice gioca questa mossa.
unknown = «{ $text }» qui non è una mossa. Scrivi un numero, una mossa o «aiuto».
bad-note = «{ $text }» non può accompagnare questa mossa.
saved = Salvata in { $path }
kept = La partita è salvata. Per rivederla:
left = La tua partita è salvata. Per continuare:
help =
    Scrivi il numero di una mossa o il suo nome. Il testo che l’accompagna segue una barra: presenta / Zuppa di palude
      consiglio      che cosa giocherebbe un esperto
      annulla        ritira la tua ultima decisione
      cronaca        tutto quello che è successo
      tavolo         ridisegna il tavolo
      perché MOSSA   perché una mossa non è permessa
      regole [ID]    il regolamento, o una sola regola
      salva [FILE], carica [FILE]
      esci           smetti; la partita viene salvata

## Words that are commands

command-help = aiuto ?
command-hint = consiglio suggerimento
command-undo = annulla
command-log = cronaca
command-table = tavolo
command-rules = regole
command-why = perché
command-save = salva
command-load = carica
command-quit = esci

## Watching and analysing

moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
enter = Invio: avanti{ " " }
chances = Probabilità di vittoria nel corso della partita, dal punto di vista di ciascuno
costly = Le decisioni più costose
costly-line = { $name } ha giocato { $played }; meglio: { $best } (−{ PERCENT($loss) })
costly-none = Nessuna: un esperto avrebbe giocato più o meno così.
accounts = Decisioni e fortuna
account-line = precisione { PERCENT($accuracy) }, { $mistakes ->
    [one] 1 errore
   *[other] { $mistakes } errori
}, fortuna { SIGNED($luck) }%
