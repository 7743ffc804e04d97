# What the browser application says around the games: home, tables, settings.

tagline = One kitchen, five pots. With friends or with bots, right away.
skip = Skip to the table
home = Home
notice = Notice
close = Close
cancel = Cancel
settings = Settings
language = Language
theme = Light
theme-auto = As the system
theme-light = Day
theme-dark = Night
speed = Motion
speed-off = None
speed-fast = Fast
speed-normal = Normal
speed-relaxed = Relaxed
sound = Sound
notices = Tell me when it is my turn

## Home

play-now = Play now
play-now-for = Play { $game } now
new-table = New table
new-table-for = New table of { $game }
learn = Learn
learn-for = Learn { $game } by playing
rules = Rules
rules-of = Rules of { $game }
players-exactly = { $n } players
players = { $low }–{ $high } players
minutes = { $n } min
weight-light = light
weight-medium = medium
weight-heavy = hearty
your-tables = Your tables
open-tables = Open tables
no-open-tables = No table is waiting for players. Open one and invite.
join-by-code = Join by link or code
join-by-code-how = Paste an invitation
join = Join
bad-invitation = This is not an invitation: it looks like the link you were sent.
your-turn = Your turn
others-turn = Others decide
waiting-for-players = { $n ->
    [0] ready to start
    [one] { $n } seat free
   *[other] { $n } seats free
}
finished = Finished
watch = Watch
open = Open

## You

your-name = Your name
name-ask = What shall the others call you?
name-save = That is me
guest-name = Guest

## Players

you = you
bot = bot
level-random = random
level-thumb = rules of thumb
level-novice = novice
level-cook = cook
level-expert = expert
seat = Seat { $n }
free-seat = Free seat
away = away
bot-plays = a bot plays
decides = decides
you-decide = you decide
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

## The decision bar

decision = Your decision
choose-lit = Choose something that is lit.
wait-for = Waiting for { $names }.
you-watch = You are watching.
showing = Showing what happened …
skip-ahead = Skip ahead
undo = Undo
undo-request = Request to take a move back
undo-ask = { $name } would like to take a move back.
undo-asked = You asked to take your move back.
undo-also = { $n ->
    [one] And { $n } move since.
   *[other] And { $n } moves since.
}
undo-cancel = Cancel request
agree = Agree
refuse = No

## Somebody is away

is-away = { $name } is away.
nudge = Nudge
let-bot-play = Let a bot play for { $name }
let-bot = Let a bot play
bot-may-soon = In { $time } a bot may play for them.
let-by-other = { $name } let it play while you were away.
bot-moves = { $n ->
    [0] It has not moved yet.
    [one] It has made { $n } move so far; see the log.
   *[other] It has made { $n } moves so far; see the log.
}
time-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
time-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
time-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
silence = A bot may play for somebody who is away on their turn
silence-after = After { $time }
silence-never = Never: everybody waits
silence-agreed = If somebody is away on their turn for { $time }, the others may let a bot play for them until they are back.

## The host

people = People
looking-on = Watching
guest-menu = { $name }: mute or remove
mute = Mute
unmute = Unmute
muted = muted
remove = Remove
remove-sure = Remove { $name } for good?
removed = The host has removed you from this table.
you-are-muted = The host has muted you here.

## Tabs

tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-hint = Hint
log-empty = Nothing has happened yet.
log-filter = Show
log-all = Everything
log-mine = Only about me
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Say
reaction-laugh = laughs
reaction-clap = claps
reaction-wow = is amazed
reaction-sad = is sad
reaction-angry = is cross
reaction-thanks = says thanks
reaction-yum = finds it delicious
reaction-yuck = finds it disgusting
reaction-hurry = asks for haste
reaction-well-played = says: well played
unread = { $n } unread
react = React
hint-ask = Ask the chef
hint-about = An expert looks at what you may know, and nothing else, and says what it would do.
hint-thinking = The chef is tasting …
hint-share = { $percent }% chance
hint-none = There is nothing for you to decide now.
hint-off = Hints are off at this table.
read-rule = Read the rule
search-rules = Search the rules

## Connection

connecting = Opening the table …
lost = The connection is lost. Trying again …
offline = The server cannot be reached. Check the connection and try again.
again = Try again
unknown-table = There is no such table, or you are not invited.
unknown-table-how = The link may be incomplete, or the table is gone. Ask for a new invitation.
stale = Stockpot was updated. Load the page again; nothing is lost.
reload = Load again
crowded = Too many connections from here. Trying again soon …
nowhere = There is nothing here.
failed = That did not work.

## The table

table = Table
players-title = Players
leave = Leave the table
leave-how = A bot plays for you until you come back.
come-back = Take my seat back
bot-plays-for-you = A bot is playing for you.
resign = Resign
resign-sure = Give up for good? A bot plays on in your place.
invite = Invite
spectator-link = Link for spectators
spectator-link-how = Whoever has this link can watch. Hands stay hidden from them.
copy-link = Copy link
copied = Copied
download = Download the record
seed-hash = Fingerprint of the shuffle
copy-hash = Copy the fingerprint
fairness = The shuffle was fixed before the first move. After the game the seed is shown, and anybody can check it.

## After the game

over = The game is over
you-win = You win!
rematch = Rematch
to-rematch = To the rematch
replay = Replay
analysis = Analysis

## Log

noted = { $name }: “{ $note }”
news-sat = { $name } takes a seat.
news-seated = { $name } joins as a bot.
news-started = The game begins.
news-asked = { $name } asks to take the last move back.
news-withdrawn = { $name } cancels the request.
news-lapsed = { $name }’s request was not answered in time.
news-agreed = { $name } agrees.
news-declined = { $name } does not agree.
news-undone = { $name } takes a move back.
news-left = { $name } gets up; a bot plays on.
news-returned = { $name } is back.
news-resigned = { $name } resigns; a bot plays on.
news-timedout = { $name } has run out of time; a bot plays on.
news-nudged = { $by } nudges { $name }.
news-nudged-by-nobody = { $name } is nudged.
news-replaced = { $name } is away: { $by } lets a bot play.
news-replaced-by-nobody = { $name } is away; a bot plays on.
news-muted = The host mutes { $name }.
news-unmuted = The host unmutes { $name }.
news-removed = The host removes { $name } from the table.
news-rematched = There is a rematch.
reaction-name-laugh = Laugh
reaction-name-clap = Clap
reaction-name-wow = Wow
reaction-name-sad = Sad
reaction-name-angry = Cross
reaction-name-thanks = Thanks
reaction-name-yum = Delicious
reaction-name-yuck = Disgusting
reaction-name-hurry = Hurry up
reaction-name-well-played = Well played
hint-simulations = From { $n } games tried out.
not-in-lesson = That is allowed, but the lesson is about something else just now.
you-resigned = You have resigned; a bot plays on.
connected = Connected

## Lobby

lobby = { $game }: who plays?
here = at the table
sit-here = Sit here
get-up = Get up
put-bot = Put a bot into seat { $n }
put-bot-short = A bot …
empty-seat = Empty seat { $n }
empty-seat-short = Empty
start = Begin
ready-to-start = Everybody is here.
full-table = All seats are taken. You can watch once the game begins.
invite-how = Whoever has this link can sit down while a seat is free, and watch afterwards.
share = Send …
qr-show = QR code
qr-alt = The invitation as a QR code

## One screen

pass-to = Pass the screen to { $name }
pass-how = Nobody else should look now.
i-am = I am { $name }

## Another device

name-saved = The others see your new name.
other-device = Another device
other-device-how = Go on as the same person on your phone or another computer. The link works once, within ten minutes.
other-device-do = Show the link
links-open = { $n ->
    [one] { $n } link works until { $until }.
   *[other] { $n } links work until { $until }.
}
links-cancel = Cancel
links-cancelled = No link works any more.
sign-out-how = Lost a device, or was it somebody else’s? You stay signed in here.
sign-out-others = Sign out my other devices
signed-out-others = All other devices are signed out.
signed-out = You were signed out on this device.
carry-ask = Continue as { $name } on this device?
carry-now = You are { $now } here now. { $now }’s tables and settings are kept, and for thirty days you can go back to being { $now } on this device.
carry-new = { $name }’s tables and settings will be here, too.
carry-own = Continue only if you made this link yourself: whoever made it shares everything you do from then on.
carry-do = Continue as { $name }
carry-stay = Stay { $now }
carry-not = Not now
carried-already = You are { $name } here already.
were-before = Before, you were { $name } on this device.
go-back = Go back to being { $name }
went-back = You are { $name } again.
replay-and-analysis = Replay and analysis
share-game = Copy link to the game
opening = Opening …
carried = You are { $name } here too now.
credits = Pictures:

## New table

how-many = Who plays?
one-screen = Several of us share this screen
one-screen-how = A curtain hides the hands while you pass it on.
at-this-screen = At this screen
me = Me
somebody-invited = Somebody I invite
bot-of = Bot: { $level }
name-of-seat = Name of player { $n }
fill-with-bots = Bots in all free seats
who-may-come = Who may come in?
by-invitation = Only who has the link
open-to-all = Everybody: the table is listed on the home page
options = Variants
numbers-to-change = Other numbers and lists than the printed ones
by-lot = By lot
written-by-you = written by you
house-rules = House rules
undo-rule = Taking moves back
undo-rule-consent = If nothing was shown since, or all agree
undo-rule-free = Only if nothing was shown since
undo-rule-none = Never
hints-allowed = Hints may be asked for
open-the-table = Open the table and invite
begin-now = Begin now

## Replay and analysis

replay-of = Replay: { $game }
eyes = Seen by
eyes-open = All open
eyes-spectator = A spectator
move-of = Move { $n } of { $of }
first = To the beginning
previous = One move back
next-move = One move on
last = To the end
play-on = Play
pause = Pause
position = Place in the game
does = { $name }: { $what }
beginning = The beginning
not-over = A game can be replayed after its end.
to-table = To the table
analyse = Analyse the game
analyse-how = An expert looks at every decision: what it would have played, and what the difference cost.
analysing = The expert has looked at { $done } of { $of } moves …
analysis-failed = The analysis failed.
scores-over-time = Scores, move by move
percent = { $n }%
chances = Chances of winning, move by move
costliest = The costliest moves
costs = cost { $percent }%
instead = { $played }; the expert: { $best }
no-mistakes = No move gave much away. Well played!

## Lessons

learn-title = Learn { $game }
no-lesson = There is no lesson for this game yet. Read the rules or play against bots.
lesson-step = Step { $n } of { $of }
lesson-do = Now you: choose something that is lit.
lesson-again = Start the lesson over
lesson-done = You know the game now. Play this one to its end, or open a table of your own.
lesson-go = Go on

## Clocks

clock = Time to think
clock-none = No limit
clock-own = At your own pace, no limit
clock-blitz = 30 seconds a decision
clock-easy = 2 minutes a decision
clock-game = 15 minutes a game, 10 seconds more for each decision
clock-day = At your own pace: a day for each decision
clock-week = At your own pace: a week for each decision
time-left = Time left

## Refusals, by the code that the server gives

refused-offline = The server cannot be reached. Check the connection and try again.
refused-failed = The server failed; try again.
refused-not_saved = This could not be saved; try again.
refused-busy = Too many games are being analysed; try again later.
refused-too_hard = This takes too long to think out.
refused-too_long = This address is too long.
refused-too_many_games = Too many games with bots are running: finish one first, or come back later.
refused-too_many_tables = Too many open tables are waiting for players: begin one first, or invite by link.
refused-too_fast = Too many requests; slow down.
refused-too_many = Too many connections from here.
refused-unknown_table = There is no such table, or you are not invited.
refused-unknown_game = There is no such game here.
refused-not_found = There is nothing here.
refused-unknown_lesson = There is no such lesson here.
refused-no_identity = Choose a name first.
refused-bad_token = This link is not valid, or not any more.
refused-no_way_back = Nobody was here before you, or it is too long ago.
refused-bad_text = Write a single line, and a short one.
refused-bad_options = These settings do not go together.
refused-bad_seats = These seats do not fit this table.
refused-bad_level = There is no such bot.
refused-bad_clock = A clock has a time for each move, for the game, or both.
refused-bad_move = This is no move of this game.
refused-illegal = This move is not allowed now.
refused-not_your_turn = You owe no decision now.
refused-started = The game has begun.
refused-not_started = The game has not begun.
refused-over = The game is over.
refused-not_over = The game is not over.
refused-full = No seat is free.
refused-taken = This seat is not free.
refused-seated = You sit at this table already.
refused-not_seated = You do not sit at this table.
refused-not_yours = This seat is not yours.
refused-not_full = Some seats are still free.
refused-not_host = Only the host of the table may do this.
refused-which_seat = You hold several seats: say which one you mean.
refused-no_seat = This table has no such seat.
refused-left = A bot plays for you: return first.
refused-not_left = You have not left.
refused-resigned = You have resigned.
refused-no_move = You have not moved yet.
refused-no_undo = This move cannot be taken back at this table.
refused-proposed = A request is open: answer it first.
refused-absent = Somebody is away: until they are back, only a move that showed nothing is taken back.
refused-asked_enough = You have asked often enough: play on first.
refused-bad_silence = Nobody is replaced before a minute is over.
refused-nudged_enough = They were nudged often enough.
refused-too_early = Give them a little more time.
refused-no_replacing = At this table no bot plays for somebody who is away.
refused-not_waited_for = Nobody waits for this player.
refused-present = They have the table open.
refused-removed = The host has removed you from this table.
refused-muted = The host has muted you at this table.
refused-plays = Nobody is removed from a game that has begun.
refused-no_guest = There is nobody of that name at this table.
refused-no_proposal = Nothing is asked for, or it is settled.
refused-not_asked = You have answered, or asked for it yourself.
refused-no_hints = This table plays without hints.
refused-talked_out = Enough was said at this table: go on at a new one.
refused-too_often = This was done too often at this table.
refused-log_full = So much has happened at this table that nothing more fits: go on at a new one.
refused-quarantined = This table is damaged and was set aside.
refused-unwritable = This cannot be carried out; nothing has changed.
refused-bad_reaction = There is no such reaction.
refused-other_rules = This game was played by other rules than those here.
refused-bad_record = This is not the record of a game.
