# What `stockpot play`, `replay`, `analyse` and `games` say.

## Before a game

games-players = { $from }–{ $to } players
games-preset = { $name } (our variant):
which-game = Which game?{ " " }
person = Player { $n }
welcome = type a number or a move; help for more
welcome-one = You are { $name }.

## While playing

hand-over = { $name }, it’s your turn. Press Enter when nobody else is looking.
hint = { $move }: { PERCENT($share) } to win ({ $n } simulated games)
no-undo = Nothing to undo.
allowed = That’s a legal move.
stood-in = { $failure }; a simple bot plays this move.
unknown = “{ $text }” isn’t a move here. Type a number, a move, or help.
bad-note = “{ $text }” can’t go with this move.
saved = Saved to { $path }
kept = The game is saved. Watch it again with
left = Your game is saved. Continue with
help =
    Type the number of a move or its name. Text that goes with a move follows a slash: present / Bog bisque
      hint         what an expert would play
      undo         take back your last decision
      log          everything that happened
      table        draw the table again
      why MOVE     why a move isn’t allowed
      rules [ID]   the rulebook, or one rule
      save [FILE], load [FILE]
      quit         leave; the game is saved

## Words that are commands

command-help = help ?
command-hint = hint
command-undo = undo
command-log = log
command-table = table board
command-rules = rules
command-why = why
command-save = save
command-load = load
command-quit = quit exit q

## Watching and analysing

moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
enter = Enter: next{ " " }
chances = Winning chances over the game, as each player could see them
costly = Costliest decisions
costly-line = { $name } played { $played }; better: { $best } (−{ PERCENT($loss) })
costly-none = None that an expert would have played very differently.
accounts = Decisions and luck
account-line = accuracy { PERCENT($accuracy) }, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, luck { SIGNED($luck) }%
