title = Sapone
summary = Pick, bluff and trade for coins, vegetables, tools and soap.

## Pieces

card-coin = coin
card-watermelon = watermelon
card-leek = leek
card-broccoli = broccoli
card-cucumber = cucumber
card-artichoke = artichoke
card-broom = broom
card-scythe = scythe
card-rake = rake
card-pick = pick
card-shovel = shovel
card-soap = soap
card-double-soap = double soap
card-four-coins = four coins
card-three-coins = three coins
card-two-coins = two coins
card-diamond = diamond
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
category-coins = most coins
category-vegetables = best vegetables
category-tools = best tools
category-soap = most soap
wish-coins = coins
wish-vegetables = vegetables
wish-tools = tools
wish-soap = soap
wish-anything = anything
some-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
}

## Decisions

move-sell = sell { $card }
move-declare = declare { $card }
move-bid = bid { $card }
move-claim = { $card-id ->
    [none] no claim
   *[other] claim { $card }
}
    .also = { $card-id ->
        [none] say nothing
       *[other] say { $card }
    }
move-pay = pay { $card }
move-give = give { $card }
move-name = name { $card }
move-offer = sell
move-buy = buy
move-wish = { $wish-id ->
    [none] no wish
   *[other] wish for { $wish }
}
    .also = { $wish-id ->
        [none] wish nothing
       *[other] want { $wish }
    }
move-done = { $adds ->
    [no] pass
   *[yes] done
}
move-refuse = refuse
    .also =
        refuse all bids
        refuse all
move-accept = accept seat { $seat-id }
    .also = accept { $seat-id }
move-ask = { $seat-id ->
    [none] ask all
   *[other] ask seat { $seat-id }
}
    .also = { $seat-id ->
        [none] ask for more
       *[other] ask { $seat-id }
    }
move-believe = believe
    .also = no doubt
move-doubt = doubt
asks-choice = Sell a card, or buy from the soap deck?
asks-pay = Pay for the soap card: { $left } more.
asks-offer = Choose a card to sell.
asks-declare = What do you say it is?
asks-wish = What would you like for it?
asks-bid = Bid a card, or pass.
asks-add = Add a card to your bid, or be done.
asks-claim = What do you say your { $card } is?
asks-doubt = Do you doubt that it is a { $card }?
asks-give = The seller told the truth: give a card.
asks-answer = Accept a bid, refuse, or ask for more.
asks-request = What more would you like?
asks-diamond = Name what your Diamond counts as.

## Refusals, named after the rule

refused-end-target = The game is over.
refused-turn-order = It is not your turn.
refused-sell-bids = You sell; the others bid now.
refused-sell-hidden = You are done; the others are not.
refused-sell-asked = You have no free card to bid.
refused-sell-locked = Cards put down stay until the sale ends; a bid may only grow.
refused-sell-claim = First say what the card is, or say nothing about it.
refused-sell-answer = Accept a bid that lies there, refuse, or ask for more.
refused-sell-more = You have asked for more as often as you may: accept or refuse.
refused-sell-offer = Choose the card to sell.
refused-sell-declare = Declare what the card is.
refused-sell-wish = Say what you would like, or nothing.
refused-turn-hand = You do not hold that card.
refused-turn-choice = Choose: sell or buy.
refused-ruling-few = Buying takes { $price } cards and a soap deck that is not empty: you must sell.
refused-buy-price = Pay the price of the soap card first.
refused-doubt-ask = Say whether you doubt.
refused-doubt-once = This sale has had its doubt.
refused-doubt-option = There is no doubting in this game.
refused-doubt-true = Give the seller one of your free cards.
refused-diamond-name = Name one of the other sixteen types for your Diamond.

## Events

round = Round { $round }; { $first } starts.
picked = { $seat } { $compensation ->
    [yes] draws { $card } in compensation
   *[no] picks { $card }
}{ $face_up ->
    [yes] {""}
   *[no] , face down
}.
picked-hidden = { $seat } { $compensation ->
    [yes] draws a card face down in compensation
   *[no] picks a card face down
}.
put = { $seat } puts down { $card }, { $claim-id ->
    [none] says nothing
   *[other] says { $claim }
}.
paid = { $seat } pays { $card }.
bought = { $seat } pays { $price } { $price ->
    [one] card
   *[other] cards
} and draws { $card }.
bought-hidden = { $seat } pays { $price } { $price ->
    [one] card
   *[other] cards
} and draws a soap card.
offered = { $seat } sells a card, says { $declared }{ $true ->
    [yes] {""}
   *[no] {" "}(it is { $card })
}{ $wish-id ->
    [none] {""}
   *[other] , wants { $wish }
}.
offered-hidden = { $seat } sells a card, says { $declared }{ $wish-id ->
    [none] {""}
   *[other] , wants { $wish }
}.
passed = { $seat } { $cards ->
    [0] passes
   *[other] adds nothing
}.
bid = { $seat } offers { some-cards }{ $claims-count ->
    [0] {""}
   *[other] , says { $claims }
}.
claimed = { $seat } also says { $claims }.
doubted = { $seat } doubts.
believed = Nobody doubts { $seat }.
turned = The card of { $seat } is turned up: { $card }, { $true ->
    [yes] true
   *[no] a lie
}.
gave = { $seat } gives { $to } { $card }.
gave-hidden = { $seat } gives { $to } a card.
caught = { $seat } takes { $card } from { $from } for nothing; the sale is over.
asked = { $seat } asks { $to-id ->
    [none] everybody
   *[other] { $to }
} for more{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } refuses all bids.
unsold = Nobody bids: { $seat } takes the card back.
sold = { $seat } sells { $card } to { $to } for { some-cards }.
sold-hidden = { $seat } sells the card to { $to } for { some-cards }.
received = { $seat } gets { $card } from { $from }.
named = { $seat } holds the Diamond and names { $card }.
revealed = { $seat } shows { $hand-count ->
    [0] nothing
   *[other] { $hand }
}.
category = { CAPITAL($category) }: { $seats-count ->
    [0] nobody
   *[other] { $seats }
}.
scored = { $seat }: { SIGNED($gain) }, now { $points }.

## Options

option-target = Points to win
option-ties = Unbreakable ties: award to each, or to none
option-ties-each = to each
option-ties-none = to none
option-table = Table of points: classic, revised, or your own numbers
option-table-classic = classic
option-table-revised = revised
option-table-own = own numbers
option-points = Own table: points for C, V, T, S, CV, CT, VT, CS, VS, TS, CVT, CVS, CTS, VTS, CVTS
option-doubt = Doubt: a declaration may be called a lie
option-direction = Direction of play
option-direction-clockwise = clockwise
option-direction-counterclockwise = counterclockwise
option-backs = Backs of the two decks: alike, or different
option-backs-alike = alike
option-backs-by-deck = by deck
option-dealt = Market cards dealt to each
option-price = Cards paid for a soap card
option-requests = How often a seller may ask for more
option-compensation = Cards paid that earn a compensation

## The table in a terminal

screen-round = Round { $round }
screen-target = { $target } points win
screen-market = Market { $market }, top: { $top }
screen-down = face down
screen-empty = empty
screen-soap = soap { $soap }
screen-discard = discard { $discard }
screen-player = player
screen-points = points
screen-cards = cards
screen-bought = soap bought
screen-last = last round
screen-sale = { $name } sells a card, says { $declared }
screen-thinking = { $name } is putting a card up for sale
screen-up = it lies face up: { $card }
screen-mine = it is { $card }
screen-wish = wants { $wish }
screen-asks = asks for more
screen-bid = { $name } bids { $n }:
screen-silent = { $n } without a word
screen-own = your bid:
screen-holding = in your hand for it: { $card }
screen-hand = Hand
screen-known = Seen
screen-place = { $place }:
screen-or = or
screen-discarded = discard
screen-deck = soap card
screen-diamond = { $name } names the diamond
