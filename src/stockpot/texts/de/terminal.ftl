# Was `stockpot play`, `replay`, `analyse` und `games` sagen.

## Before a game

games-players = { $from }–{ $to } Personen
games-preset = { $name } (unsere Variante):
which-game = Welches Spiel?{ " " }
person = Person { $n }
welcome = tippe eine Nummer oder einen Zug; „hilfe“ für mehr
welcome-one = Du bist { $name }.

## While playing

hand-over = { $name }, du bist dran. Drücke Enter, wenn sonst niemand hinsieht.
hint = { $move }: { PERCENT($share) } Gewinnchance ({ $n } simulierte Partien)
no-undo = Es gibt nichts zurückzunehmen.
allowed = Das ist ein erlaubter Zug.
stood-in = { $failure }; ein einfacher Bot macht diesen Zug.
unknown = „{ $text }“ ist hier kein Zug. Tippe eine Nummer, einen Zug oder „hilfe“.
bad-note = „{ $text }“ passt nicht zu diesem Zug.
saved = Gespeichert in { $path }
kept = Die Partie ist gespeichert. Noch einmal ansehen mit
left = Deine Partie ist gespeichert. Weiter geht es mit
help =
    Tippe die Nummer eines Zugs oder seinen Namen. Text zu einem Zug folgt nach einem Schrägstrich: präsentieren / Sumpfsüppchen
      tipp           was ein Profi spielen würde
      zurück         deine letzte Entscheidung zurücknehmen
      verlauf        alles, was geschehen ist
      tisch          den Tisch neu zeichnen
      warum ZUG      warum ein Zug nicht erlaubt ist
      regeln [ID]    die Spielregel oder eine einzelne Regel
      speichern [DATEI], laden [DATEI]
      ende           aufhören; die Partie ist gespeichert

## Words that are commands

command-help = hilfe
command-hint = tipp
command-undo = zurück
command-log = verlauf
command-table = tisch plan
command-rules = regeln
command-why = warum
command-save = speichern
command-load = laden
command-quit = ende beenden

## Watching and analysing

moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
enter = Enter: weiter{ " " }
chances = Gewinnchancen im Lauf der Partie, jeweils aus eigener Sicht
costly = Die teuersten Entscheidungen
costly-line = { $name } spielte { $played }; besser: { $best } (−{ PERCENT($loss) })
costly-none = Keine, die ein Profi ganz anders getroffen hätte.
accounts = Entscheidungen und Glück
account-line = Genauigkeit { PERCENT($accuracy) }, { $mistakes } Fehler, Glück { SIGNED($luck) } %
