# The designers' workshop: a page of `stockpot lab GAME --serve`.

workshop = Workshop
workshop-of = { $game } in the workshop
how = Change a number or a card. Bots play the printed rules (A) and yours (B) on the same shuffles, and you see what it does.
not-here = The workshop isn’t open here.
not-here-how = Open it on your own machine: { $command }
which-game = Game
players = Players
numbers = Numbers and variants
lists = Cards
printed-was = printed: { $value }
as-printed = As printed
all-as-printed = Everything as printed
play-it = Play it
play-it-how = A table with your rules, against bots.
changes = { $n ->
    [0] Nothing changed yet
    [one] 1 change
   *[other] { $n } changes
}
cards-differ = { $n ->
    [one] 1 card differs
   *[other] { $n } cards differ
}
card-new = new: { $card }
card-gone = left out: { $card }
cell = { $card }, { $column }
empty = –
find-card = Find a card
row-copy = Copy { $card }
row-remove = Leave out { $card }
open-csv = Open a CSV file
save-csv = Save as CSV
counting = { $games } of { $of } games
counted = { $games } games
preparing = The first games are being played … If the rules were never compiled on this machine, that is done first and takes a minute or more.
fails = These rules can’t be counted: { $reason }
no-number = A number is missing here.
wrong-rules = These rules can’t be played:
before-that = Figures of the last rules that could be played:
what-differs = What differs
nothing-differs = Nothing beyond chance so far.
all-figures = All figures
printed-rules = the printed rules
your-rules = your rules
interval = { $low } to { $high }
whole-report = The whole report with its charts
see-figures = See the figures
own-questions = This game alone
sure-how = Bold: more than chance would do. Behind each difference stands its 95% interval.

section-seats = Seats
section-length = Length
section-choices = Choices
section-drama = Drama
section-leads-and-when-the-winner-is-decided = The lead
section-what-decisions-do = What decisions do
section-luck-and-skill = Luck and skill
section-points = Points

figure-seats = Wins of each seat
figure-shared = Shared victories
figure-decisions = Decisions in a game
figure-minutes = Minutes at a table
figure-stages = Stages of a game
figure-choices = Actions to choose from
figure-real_choices = Actions where there is a choice
figure-forced = Decisions without a choice
figure-drama = Drama
figure-comeback = How far the winner was behind
figure-surprise = How far chances move
figure-uncertainty = How open the game is
figure-lead_changes = Changes of the lead
figure-led_by_winner = Part of the game that the winner led
figure-decided_at = Part of the game until it is decided
figure-runaway = Whoever leads at half-time wins
figure-dead_decisions = Decisions that don’t matter
figure-turning = Decisions that change the winner
figure-agency = Decisions that win or lose the game for the player
figure-kingmaking = Losers who pick the winner
figure-lone_thumb = Wins of one thoughtful player among random ones
figure-lone_random = Wins of one random player among thoughtful ones
figure-score = Points at the end
figure-winning_score = Points of the winner
figure-margin = Lead of the winner in points
