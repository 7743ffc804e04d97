title = Hearts
summary = Take no hearts and not the queen of spades. Or take them all.

## Cards

suit-clubs = clubs
suit-diamonds = diamonds
suit-spades = spades
suit-hearts = hearts
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace
card = { $rank } of { $suit }

way-none = nowhere
way-left = left
way-across = across
way-right = right

## Decisions

move-play = { $card }
move-pass = pass { $card }
asks-pass = Choose three cards to pass { $way }.
asks-start = Lead the 2 of clubs.
asks-lead = Lead a card.
asks-follow = Follow suit: { $suit }.
asks-void = You have no { $suit }. Play any card.

## Refusals, named after the rule

refused-end-winner = The game is over.
refused-pass-cards = Not now: cards are passed before the first trick.
refused-pass-secret = You’ve put down three cards. Wait for the others.
refused-hidden = You don’t hold that card.
refused-play-turn = It’s not your turn.
refused-play-start = The 2 of clubs leads the first trick.
refused-play-follow = You have { $suit }, so you have to follow suit.
refused-play-break = Hearts can’t be led until one has been played.
refused-play-first = No hearts and no queen of spades in the first trick.

## Events

dealt = Deal { $deal }. { $way-id ->
    [none] Nobody passes.
   *[other] Pass { $way }.
}
passed = { $seat } passes { $card }.
passed-hidden = { $seat } puts a card down.
got = { $seat } gets { $cards } from { $giver }.
played = { $seat }: { $card }.
took = { $seat } takes the trick{ $cost ->
    [0] .
    [one] : one point.
   *[other] : { $cost } points.
}
shot = { $seat } shoots the moon!
scored = { $seat } loses { $cost }: { FIGURE($points) }.

## Options

option-limit = Points that end the game
option-passing = Pass cards
option-clean_first = No points in the first trick

## The table

table-status = Deal { $deal } · { $phase ->
    [pass] pass { $way }
    [over] the end
   *[other] tricks
}
table-trick = Trick
table-passing = To pass
table-hand = Your hand
table-cards = Cards
table-cost = Taken
