# What the browser application says around the games: home, tables, settings.

tagline = One kitchen, five pots. Play with friends or bots, right away.
skip = Skip to the table
home = Home
notice = Notice
close = Close
colon = :
cancel = Cancel
settings = Settings
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
speed = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-relaxed = Relaxed
sound = Sound
notices = Notify me when it’s my turn

## Home

play-now = Play now
play-now-for = Play { $game } now
new-table = New table
new-table-for = New table: { $game }
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
your-turn-count = Your turn ({ $n })
with-players = with { $names }
you-won = Won
open-tables = Open tables
no-open-tables = No tables are waiting for players. Open one and invite someone.
join-by-code = Join with a link or code
join-by-code-how = Link or code
join = Join
bad-invitation = That isn’t an invitation link. It should look like the one you were sent.
your-turn = Your turn
others-turn = Waiting for others
waiting-for-players = { $n ->
    [0] ready to start
    [one] { $n } seat free
   *[other] { $n } seats free
}
finished = Finished
just-now = just now
watch = Watch
open = Open

## You

your-name = Your name
name-ask = What should the others call you?
name-save = Save
guest-name = Guest

## Players

you = you
bot = bot
level-random = random
level-thumb = rules of thumb
level-novice = novice
level-cook = cook
level-expert = expert
level-master = master
seat = Seat { $n }
free-seat = Free seat
away = away
bot-plays = bot playing
decides = to move
you-decide = your move
points = { $n ->
    [one] { FIGURE($n) } point
   *[other] { FIGURE($n) } points
}
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

## The decision bar

decision = Your decision
effect = Effect: { $what }
foretell-how = Press and hold to see what a choice does.
wait-for = Waiting for { $names }.
you-watch = You are watching.
showing = Replaying the last moves …
skip-ahead = Skip
undo = Undo
undo-request = Takeback request
undo-ask = { $name } would like to take back a move.
undo-asked = You asked to take back your move.
undo-done = Your move is taken back.
undo-also = { $n ->
    [one] And { $n } move since.
   *[other] And { $n } moves since.
}
undo-cancel = Cancel request
agree = Accept
refuse = Decline

## What the others did

meanwhile = Since your last move
# Stands before the last of several lines.
meanwhile-more = { $n } earlier
log-undone = taken back
side-panel = Side panel

## Somebody is away

is-away = { $name } is away.
nudge = Nudge
let-bot-play = Let a bot play for { $name }
let-bot = Let a bot play
bot-may-soon = A bot can take over in { $time }.
let-by-other = { $name } let a bot play while you were away.
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
silence = If someone is away on their turn, a bot may play for them
silence-after = After { $time }
silence-never = Never: everyone waits
silence-agreed = If someone is away on their turn for { $time }, the others may let a bot play for them until they’re back.

## The host

people = People
looking-on = Spectators
guest-menu = { $name }: mute or remove
mute = Mute
unmute = Unmute
muted = muted
remove = Remove
remove-sure = Remove { $name }?
removed-people = Removed
let-back = Let back in
let-back-for = Let { $name } back in
removed = The host removed you from this table.
you-are-muted = The host has muted you.

## Tabs

tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-hint = Hint
log-empty = Nothing has happened yet.
log-filter = Show
log-all = Everything
log-mine = Only what concerns me
chat-empty = No messages yet.
chat-write = Message the table
chat-sit-first = Take a seat to chat.
chat-send = Send
reaction-laugh = laughs
reaction-clap = claps
reaction-wow = is amazed
reaction-sad = is sad
reaction-angry = is annoyed
reaction-thanks = says: thanks!
reaction-yum = says: delicious!
reaction-yuck = says: yuck!
reaction-hurry = says: hurry up!
reaction-well-played = says: well played!
unread = { $n } unread
react = React
hint-ask = Ask the chef
hint-about = An expert bot that sees only what you can see suggests a move.
hint-thinking = The chef is tasting …
hint-share =
    { $percent ->
        [0] under 1% to win
       *[other] { $percent }% to win
    }
hint-none = It’s not your turn.
hint-over = The game is over. “Replay” has an analysis, move by move.
hint-off = Hints are off at this table.
hint-how = Tap a suggestion to see it on the table.
hint-advised = The chef suggests: { $move }
hint-weighed = The chef also considered: { $move }
hint-play = Play it
read-rule = Read the rule
search-rules = Search the rules

## Connection

connecting = Opening the table …
lost = Connection lost. Reconnecting …
offline = Can’t reach the server. Check your connection and try again.
again = Try again
unknown-table = This table doesn’t exist, or you aren’t invited.
unknown-table-how = The link may be incomplete, or the table is gone. Ask for a new invitation.
stale = Stockpot has been updated. Reload the page; nothing is lost.
reload = Reload
crowded = Too many connections from here. Trying again shortly …
nowhere = There’s nothing here.
failed = That didn’t work.

## The table

table = Table
players-title = Players
leave = Leave the table
leave-how = A bot plays for you until you’re back.
leave-waits = The game waits for you.
come-back = Take my seat back
bot-plays-for-you = A bot is playing for you.
resign = Resign
resign-sure = Resign for good? A bot will play on in your place.
invite = Invite
spectator-link = Spectator link
spectator-link-how = Anyone with this link can watch. Hands stay hidden from them.
copy-link = Copy link
copied = Copied
download = Download game record
seed-hash = Shuffle fingerprint
copy-hash = Copy fingerprint
fairness = The shuffle was fixed before the first move. The seed is revealed after the game, so anyone can check it.

## After the game

over = Game over
you-win = You win!
result-ahead = { $margin } ahead of { $name }.
result-behind = { $margin } behind { $name }.
place-of =
    { $place ->
        [1] 1st of { $of }
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $place }th of { $of }
    }
tied = tie
rematch = Rematch
to-rematch = Go to the rematch
rematch-wanted = { $name } wants a rematch.
join-rematch = Join the rematch
next-game = Next game
other-games = Other games
replay = Replay
analysis = Analysis

## Log

noted = { $name }: “{ $note }”
news-sat = { $name } sits down.
news-seated = { $name } joins as a bot.
news-started = The game begins.
news-closed = The host calls the table off.
news-asked = { $name } asks to take back a move.
news-withdrawn = { $name } withdraws the request.
news-lapsed = { $name }’s request went unanswered.
news-agreed = { $name } accepts.
news-declined = { $name } declines.
news-undone = { $name } takes back a move.
news-left = { $name } leaves; a bot takes over.
news-returned = { $name } is back.
news-resigned = { $name } resigns; a bot takes over.
news-timedout = { $name } ran out of time; a bot takes over.
news-nudged = { $by } nudges { $name }.
news-nudged-by-nobody = { $name } is nudged.
news-replaced = { $name } is away; { $by } lets a bot take over.
news-replaced-by-nobody = { $name } is away; a bot takes over.
news-muted = The host mutes { $name }.
news-unmuted = The host unmutes { $name }.
news-removed = The host removes { $name } from the table.
news-let-back = The host lets { $name } back in.
news-rematched = A rematch has been set up.
reaction-name-laugh = Laugh
reaction-name-clap = Clap
reaction-name-wow = Wow
reaction-name-sad = Sad
reaction-name-angry = Annoyed
reaction-name-thanks = Thanks
reaction-name-yum = Delicious
reaction-name-yuck = Yuck
reaction-name-hurry = Hurry up!
reaction-name-well-played = Well played
hint-simulations = Based on { $n } simulated games.
not-in-lesson = That’s a legal move, but the lesson is about something else right now.
has-resigned = resigned; a bot played on
you-resigned = You resigned; a bot is playing for you.
connected = Connected

## The first time at a game

first-aim = The aim
first-turn = Your turn
first-score = What counts
teach-me = Teach me
just-play = Just play
learned = Lesson finished

## Lobby

lobby = { $game }: who’s playing?
here = at the table
sit-here = Sit here
get-up = Leave seat
put-bot = Seat a bot in seat { $n }
put-bot-short = Add bot …
empty-seat = Remove from seat { $n }
empty-seat-short = Free the seat
start = Start game
ready-to-start = Everyone is here.
all-seated = All seats are taken.
full-table = All seats are taken. You can watch once the game starts.
invite-how = Anyone with this link can take a free seat, or watch once the game has started.
share = Share …
qr-show = QR code
qr-alt = QR code of the invitation

## One screen

pass-to = Pass the screen to { $name }
pass-how = Everyone else, look away.
i-am = I’m { $name }

## Another device

name-saved = Name saved. The others can see it.
other-device = Another device
other-device-how = Continue as yourself on your phone or another computer. The link works once, for ten minutes.
other-device-do = Show link
links-open = { $n ->
    [one] { $n } link works until { $until }.
   *[other] { $n } links work until { $until }.
}
links-cancel = Cancel
links-cancelled = All links cancelled.
sign-out-how = Lost a device, or used someone else’s? You’ll stay signed in here.
sign-out-others = Sign out everywhere else
signed-out-others = Signed out everywhere else.
signed-out = You’ve been signed out on this device.
carry-ask = Continue as { $name } on this device?
carry-now = You’re { $now } here. { $now }’s tables and settings are kept, and for thirty days you can switch back to { $now } on this device.
carry-new = { $name }’s tables and settings will be here too.
carry-own = Only continue if you made this link yourself: whoever made it will share everything you do from then on.
carry-do = Continue as { $name }
carry-stay = Stay { $now }
carry-not = Not now
carried-already = You’re already { $name } here.
were-before = On this device you used to be { $name }.
go-back = Switch back to { $name }
went-back = You’re { $name } again.
share-game = Copy link to this game
opening = Opening …
updating = Updating …
carried = You’re now { $name } here too.
credits = Pictures:

## In this browser

tagline-here = One kitchen, five pots. Play against bots, right away, even offline.
documentation = Documentation
offline-ready = Ready to play offline.
new-version = A new version of Stockpot is ready.
friends = Play with friends
friends-here = Your games stay in this browser. To play with someone next to you, share this screen. To invite friends online, use a Stockpot server: save your table to a file and open it there.
offline-here = Can’t reach the server. You can still play against bots.
bots-where = Games against bots
bots-here = In this browser
bots-server = On the server
bots-where-how = In this browser they work offline and stay on this device. On the server you can continue on another device.
stays-here = This table stays in this browser: it’s for you, bots and anyone who shares the screen.
in-this-browser = in this browser
not-kept = This browser won’t let anything be saved, so your games won’t be saved either. Finish them before you close the page.
backup = Save and restore
backup-how = All games and settings of this browser in one file, to keep or to open on another device.
backup-save = Save everything
backup-open = Open a file
backup-opened = Done: everything in the file is here.
keep-going-elsewhere = Continue elsewhere
to-server = Move to the server
to-server-how = Then others can join or watch, and you can continue on another device.
to-browser = Continue in this browser
to-browser-how = A copy of this table for you alone. It works offline.
to-file = Save this table
to-file-how = Open the file on a Stockpot server to invite friends, or on another device.
show-all = Show all ({ $n })
was-carried = This game was brought here from elsewhere. Whoever brought it could have looked at every card.
delete-table = Delete this game
delete-sure = Delete it for good?

## Groups

groups = Groups
group = Group
group-new = New group
group-new-how = For friends who meet again and again: one link that stays, your tables, your next date, standings.
group-name = Name of the group
group-name-such = Tuesday kitchen
group-make = Create group
group-join-ask = Join “{ $name }”?
group-join = Join the group
group-gone = This group doesn’t exist, or the link no longer works.
group-gone-how = Ask a member for the current link.
group-invite-how = Anyone with this link can join the group.
group-tables = Tables
group-no-tables = No table right now. Make one, and everyone in the group sees it.
best-of-three = Best of three: first to two wins
next-of-series = Next game of the series
same-as-last = Same as last time
for-group = For the group “{ $name }”
group-date = Next date
group-no-date = No date yet.
group-date-set = Set a date
group-date-change = Change
group-date-clear = Call off
group-date-at = Day and time
group-date-weekly = Every week
group-date-zone = Your time zone: { $zone }
group-calendar = Add to calendar
group-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
members = Members
standings = Standings
standings-none = Standings begin with the first finished game.
standings-how = Each game is worth one point: all of it for beating everyone, part of it for beating some.
overall = Overall
standing-player = Player
standing-games = Games
standing-wins = Wins
standing-points = Points
standing-streak = Wins in a row (longest)
head-to-head = Head to head
head-level = { $n ->
    [one] { $n } tie
   *[other] { $n } ties
}
records = Records
history = History
history-none = No finished games yet.
more = Show more
somebody-gone = someone who left
with-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
admin = admin
member-menu = { $name }: make admin or remove
member-remove-how = The group gets a new link, so the old one can’t be used to come back.
make-admin = Make admin
make-admin-sure = Make { $name } the admin? You will no longer be one.
group-rename = Rename
group-renew = New link
group-renew-sure = The old link stops working. Members stay members.
group-leave = Leave group
group-leave-sure = You can only come back with the link.
group-delete = Delete group
group-delete-sure = Delete the group for everyone? Games stay with those who played them.
save-all-json = Save everything (JSON)
put-away = Put away
put-table-away = Put the table away
put-table-away-how = It moves from your tables to “Put away” below them.
call-off = Call the table off
call-off-sure = Everyone loses their seat, the invitation stops working, and the table disappears from every list.
called-off = { $name } called this table off.
called-off-how = No game was played. The chairs are back in the kitchen.
put-away-of = Put away: { $table }
put-away-title = Put away ({ $n })
take-out = Bring back

## Ratings and tournaments

rating = Rating
rating-want = Rate my games
rating-how = Off by default. You start at 1500; 400 more means about ten wins for each loss. ± shows how unsure it is. Bots are on the same scale. Switch it off and your ratings are deleted.
record = My record
record-none = Choose a name first; then your games are kept here.
forget = Delete me
forget-sure = Your name, messages, settings, groups and ratings are deleted for good. In games you’ve played, your seat stays without a name; a bot plays on where one is still running.
standing-game = Game
tournaments = Tournaments
tournament-new = New tournament
tournament-make = Create tournament
tournament-name = Name of the tournament
tournament-game = Game
tournament-kind = Format
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-robin = round robin
tournament-swiss = Swiss
tournament-robin-how = Everyone meets everyone.
tournament-swiss-how = Each round brings together players with about the same points who haven’t met yet.
tie-breaks-swiss = Ties are broken by what your opponents scored (Buchholz), by what those you beat scored (Sonneborn-Berger), then by wins.
tie-breaks-robin = Ties are broken by what those you beat scored (Sonneborn-Berger), then by wins.
tie-buchholz = Buchholz
tie-berger = Sonneborn-Berger
tie-buchholz-short = BH
tie-berger-short = SB
tables-of = tables of { $n }
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
round-number = Round { $n }
entrants = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-entry = Members take part on this page until round 1 is drawn. That takes at least two.
enter = Take part
withdraw = Withdraw
withdraw-sure = You won’t be drawn any more. What you’ve played counts.
draw-round = Draw round { $n }
draw-anyway = Draw without waiting
draw-anyway-sure = Some tables aren’t finished. They count only if they are finished later.
tournament-delete = Delete tournament
tournament-delete-sure = Delete the tournament? Its games stay.
byes = Bye: { $names }
to-group = To the group

## New table

how-many = Who’s playing?
one-screen = Share this screen
one-screen-how = Hands stay covered while you pass the device around.
at-this-screen = At this screen
me = Me
somebody-invited = Someone I invite
bot-of = Bot: { $level }
name-of-seat = Name of player { $n }
fill-with-bots = Fill free seats with bots
who-may-come = Who can join?
by-invitation = Anyone with the link
open-to-all = Anyone: listed on the home page
options = Variants
rules-changed =
    { $n ->
        [0] Standard rules
        [one] { $n } rule changed
       *[other] { $n } rules changed
    }
rules-change = Change single rules
preset = Rules
preset-ours = { $name } (our variant)
numbers-to-change = Custom numbers and cards
by-lot = Random
written-by-you = custom
house-rules = House rules
undo-rule = Takebacks
undo-rule-consent = Until something is revealed, or if everyone agrees
undo-rule-free = Only until something is revealed
undo-rule-none = Never
hints-allowed = Allow hints
open-the-table = Open the table and invite
begin-now = Start now

## Replay and analysis

replay-of = Replay: { $game }
eyes = View as
eyes-open = All cards open
eyes-spectator = Spectator
move-of = Move { $n } of { $of }
first = To the start
previous = Back one move
next-move = Forward one move
last = To the end
play-on = Play
pause = Pause
position = Position in the game
does = { $name }: { $what }
beginning = Start of the game
not-over = You can replay a game once it’s over.
to-table = Go to the table
analyse = Analyse the game
analyse-how = An expert checks every decision: what it would have played, and what the difference cost.
analysing = { $done } of { $of } moves analysed …
analysis-failed = The analysis failed.
scores-over-time = Scores, move by move
percent = { $n }%
chances = Chances of winning, as each player could see them
costliest = Costliest moves
costs = −{ $percent }%
decisions-and-luck = Decisions and luck
accuracy = Accuracy
mistakes = Mistakes
luck = Luck
luck-of = { SIGNED($percent) }%
accounts-how = Accuracy: how much of the chance to win each decision preserved. Mistakes: decisions that cost { $percent }% or more. Luck: what mistakes, one’s own and the others’, don’t explain.
instead = Played { $played }. Better: { $best }.
no-mistakes = No big mistakes. Well played!

## Lessons

learn-title = Learn { $game }
no-lesson = There’s no lesson for this game yet. Read the rules, or play against bots.
lesson-step = Step { $n } of { $of }
lesson-do = Your turn: try it!
lesson-again = Restart the lesson
lesson-done = Now you know the game. Finish this one, or open a table of your own.
lesson-over = Now you know the game. Play now, or open a table of your own.
lesson-go = Continue

## Clocks

clock = Time limit
clock-none = None
clock-own = Play at your own pace, no limit
clock-blitz = 30 seconds per move
clock-easy = 2 minutes per move
clock-game = 15 minutes per player + 10 seconds per move
clock-day = Correspondence: 1 day per move
clock-week = Correspondence: 1 week per move
time-left = Time left

## Refusals, by the code that the server gives

refused-offline = Can’t reach the server. Check your connection and try again.
refused-failed = Something went wrong on the server. Try again.
refused-not_saved = That couldn’t be saved. Try again.
refused-busy = Too many games are being analysed. Try again later.
refused-too_hard = That would take too long to work out.
refused-too_long = That address is too long.
refused-too_many_games = Too many games with bots are running. Finish one first, or come back later.
refused-too_many_tables = Too many open tables are waiting for players. Start one first, or invite by link.
refused-too_fast = Too many requests. Slow down a little.
refused-too_many = Too many connections from here.
refused-unknown_table = This table doesn’t exist, or you aren’t invited.
refused-unknown_group = This group doesn’t exist, or you’re not a member.
refused-not_admin = Only the group’s admin can do that.
refused-group_full = This group is full.
refused-too_many_groups = You’re in too many groups. Leave one first.
refused-no_member = That person is no longer in the group.
refused-bad_date = Choose a time in the next two years.
refused-bad_zone = That time zone isn’t known here.
refused-no_date = There’s no date yet.
refused-unknown_tournament = There’s no such tournament.
refused-tournament_begun = The first round has been drawn.
refused-tournament_full = This tournament is full.
refused-too_many_tournaments = This group has too many tournaments. Delete one first.
refused-not_entered = You’re not taking part.
refused-no_round = There’s no further round to draw.
refused-round_open = Some tables aren’t finished yet.
refused-too_few = At least two players are needed.
refused-unknown_game = This server doesn’t have that game.
refused-not_found = There’s nothing here.
refused-unknown_lesson = There’s no such lesson.
refused-no_identity = Choose a name first.
refused-bad_token = This link isn’t valid, or has expired.
refused-no_way_back = Nobody was signed in here before you, or it was too long ago.
refused-bad_text = Write one short line.
refused-bad_options = These settings don’t go together.
refused-bad_seats = These seats don’t fit this table.
refused-bad_level = There’s no such bot.
refused-bad_clock = A clock needs a time per move, per game, or both.
refused-bad_move = That isn’t a move in this game.
refused-illegal = That move isn’t allowed now.
refused-not_your_turn = It’s not your turn.
refused-started = The game has already started.
refused-closed = The host called this table off.
refused-not_started = The game hasn’t started yet.
refused-over = The game is over.
refused-not_over = The game isn’t over yet.
refused-full = All seats are taken.
refused-taken = That seat is taken.
refused-seated = You already have a seat at this table.
refused-not_seated = You don’t have a seat at this table.
refused-not_yours = That isn’t your seat.
refused-not_full = Some seats are still free.
refused-not_host = Only the host can do that.
refused-which_seat = You have several seats. Choose one.
refused-no_seat = There’s no such seat.
refused-left = A bot is playing for you. Take your seat back first.
refused-not_left = You haven’t left.
refused-resigned = You’ve resigned.
refused-no_move = You haven’t moved yet.
refused-no_undo = That move can’t be taken back at this table.
refused-proposed = There’s already a request. Answer it first.
refused-absent = Someone is away. Until they’re back, you can only take back moves that revealed nothing.
refused-asked_enough = You’ve asked often enough. Play on first.
refused-bad_silence = A bot can’t take over before a minute is up.
refused-nudged_enough = They’ve been nudged often enough.
refused-too_early = Give them a little more time.
refused-no_replacing = Bots don’t take over for absent players at this table.
refused-not_waited_for = Nobody is waiting for that player.
refused-present = They’re at the table.
refused-removed = The host removed you from this table.
refused-muted = The host has muted you.
refused-plays = You can’t remove someone from a game in progress.
refused-no_guest = That person is no longer here.
refused-no_proposal = There’s no request, or it’s been settled.
refused-not_asked = You’ve already answered, or it’s your own request.
refused-no_hints = Hints are off at this table.
refused-talked_out = Chat is full at this table. Continue at a new one.
refused-too_often = You’ve done that too often at this table.
refused-log_full = This table is full. Continue at a new one.
refused-quarantined = This table is damaged and has been set aside.
refused-unwritable = That couldn’t be done. Nothing has changed.
refused-bad_reaction = There’s no such reaction.
refused-other_rules = This game was played under different rules.
refused-bad_record = That isn’t a game record.
refused-needs_server = That needs a server. Open Stockpot on one to play with others.
refused-store_full = There’s no space left on this device. Nothing has changed. Delete some old games and try again.
refused-store_denied = This browser won’t let anything be saved. Nothing has changed.
refused-not_fetched = This game couldn’t be loaded. Check your connection and try again.
refused-no_house = Games couldn’t be started in this browser. Check your connection and try again; if it still fails, update your browser.
refused-other_tab = Another tab is busy with this. Try again.
refused-failed_here = Something went wrong. Try again.
refused-others_play = Others play at this table, so it can’t be moved.
refused-bad_table = That isn’t a table that can continue here.
refused-bad_device = That file is damaged or isn’t a Stockpot backup. Nothing has changed.

## Reaching people and talking

talk = Chat and reactions
open-chat = Open the chat
chat-aside = to spectators
chat-to = Who can read it
chat-to-spectators = Spectators only
chat-to-all = Everyone
block = Block
block-ask = Block { $name }
blocked = You won’t hear from { $name } any more.
blocked-people = Blocked people
unblock = Unblock
unblock-for = Unblock { $name }
polite = Mask swear words
polite-here = Swear words are masked here.
notifications = Notifications
push = Notify me even when Stockpot is closed
push-how = For your turn, nudges, rematches and invitations, on this device.
push-denied = Your browser blocks notifications from this site. Allow them in its settings.
push-not-here = This browser can’t do that here. On an iPhone, add Stockpot to the home screen first.
email-notices = E-mail for games at your own pace
email-save = Save
email-asked = We’ve sent you an e-mail: please confirm the address.
email-saved = Saved.
quiet-hours = Quiet hours
quiet-from = From
quiet-until = Until
passkeys = Passkeys
passkeys-how = A passkey keeps your name and seats: use it to sign in on any device. No password.
passkey-make = Create a passkey
passkey-made = Your passkey is ready.
passkey-use = Sign in with a passkey
passkey-since = Created { $date }
passkey-remove = Remove
passkey-removed = The passkey is removed.
passkey-not = Nothing was changed.
you-are-now = You’re { $name } now.
invites-you = { $name } invites you
played-as = How it’s played
usual-rules = Standard rules
first-lesson = New to this game? Learn it in a minute or two.
option-on = yes
option-off = no
option-own = custom
invite-friend = Invite friends
invite-do = Invite { $name }
invited-told = { $name } gets a notification.
invited-not-told = { $name } can’t be notified: send the link.
refused-bad_subscription = This browser’s notifications can’t be used here.
refused-not_your_browser = This browser’s notifications belong to someone else.
refused-bad_address = That isn’t an e-mail address.
refused-not_sent = The e-mail couldn’t be sent. Check the address.
refused-bad_passkey = The passkey didn’t work. Please try again.
refused-unknown_passkey = Nobody here has this passkey.
refused-known_passkey = You already have this passkey.
refused-no_passkeys = Passkeys don’t work at this address.
refused-bad_block = You can’t block yourself.
refused-no_aside = Only spectators can write to spectators.
