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

## The table in a browser

table-category-coins = Coins
table-category-vegetables = Vegetables
table-category-tools = Tools
table-category-soap = Soap
table-title-coins = Most coins
table-title-vegetables = Best vegetables
table-title-tools = Best tools
table-title-soap = Most soap
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-round = Round { $n } · { $target } { $target ->
    [one] point wins
   *[other] points win
}
table-points-table = Points
table-points-how = You score for the exact set of categories you win in a round.
table-market = Market
table-market-top = Market deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, on top: { $good }
table-market-back = Market deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, the top one face down
table-market-empty = The market deck is empty
table-up-left = { $n } face up
table-soap-deck = Soap
table-soap-label = Soap deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-discard = Discard
table-discard-label = Discard, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, face down
table-face-down = a card face down
table-soap-back = a soap card face down
table-stage = The stall
table-picking = { $name } decides: sell a card, or buy soap?
table-paying = { $name } pays for a soap card.
table-offering = { $name } is putting a card on the counter.
table-naming = { $name } holds the Diamond and says what it counts as.
table-game-over = The stall is closed.
table-you = You
table-says = “{ $good }!”
table-sell-here = Touch a card of your hand to put it on the counter, or drag it here.
table-pay-here = Touch the cards you pay with, or drag them here.
table-thinks-up = What shall I call it …
table-wants = Looking for { $wish }.
table-wants-more-of = { $name }, a little more! I would like { $wish }.
table-wants-more = { $name }, a little more!
table-everybody = Everybody
table-bidders = Bids
table-is-bidding = thinks it over …
table-passes = passes
table-bids = { $name } offers { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-silent-card = no word
table-claims-of = “{ $goods }”
table-no-word = …
table-is-doubting = believes it, or not?
table-has-doubted = I doubt it!
table-lie = Lie
table-truth = True
table-your-bluff = bluff
table-sold = { $seller } sells to { $buyer } for { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-sold-unseen = What changed hands only these two know.
table-refused = { $seller } refuses all bids.
table-unsold = Nobody bids; { $seller } takes the card back.
table-bought = { $name } buys from the soap deck.
table-bought-good = { $name } buys from the soap deck: { $good }.
table-caught = Caught! { $doubter } takes the card from { $seller } for nothing.
table-wrong-doubt = It was true: { $doubter } gives { $seller } a card.
table-declared-as = called “{ $good }”
table-in-return = in return
table-compensation = { $name } draws a market card in compensation.
table-compensation-good = { $name } draws { $good } in compensation.
table-sell = Sell a card
table-buy = Buy soap ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})
table-choose-card = Choose a card of your hand.
table-paid = { $paid } of { $price } paid
table-say-is = Say it is: { $good }
table-the-truth = the truth
table-say-nothing = Say nothing
table-wish-for = Ask for { $wish }
table-no-wish = No wish
table-your-words = Add a word (optional)
table-pass = Pass
table-done-bidding = That is my bid
table-accept = Accept { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-accept-bid = Accept: { $bid }, { $said }
table-accept-short = Accept
table-refuse-all = Refuse all
table-ask-more = Ask for more
table-ask-all = Ask all for more
table-all = all
table-ask-one = Ask { $name } for more
table-asks-left = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
table-believe = I believe it
table-doubt = I doubt it!
table-count-as = Counts as { $good }
table-hand = Your hand
table-use-sell = Sell
table-use-bid = Bid
table-use-pay = Pay
table-use-give = Give
table-in-hand = { $n ->
    [one] { $good }
   *[other] { $good }, { $n } of them
}
table-your-bid = Your bid
table-said-of = you say: { $good }
table-holding = not yet spoken for
table-worth-coins = { $n } in coins
table-worth-soap = { $n } in soap
table-worth-vegetables = { $n } { $n ->
    [one] kind
   *[other] kinds
} of vegetables
table-worth-tools = { $n } { $n ->
    [one] kind
   *[other] kinds
} of tools
table-scored = Round { $round } is scored
table-last-round = Last round
table-onwards = On we go
table-counts-coins = sum
table-counts-soap = sum
table-counts-vegetables = kinds
table-counts-tools = kinds
table-nobody = Nobody has any.
table-alone = Nobody else has any.
table-by-sum = The larger sum wins.
table-by-largest = Equal sums: more of “{ $good }” decides.
table-by-types = More kinds win.
table-by-types-later = Equal at first: more kinds among the { $layer ->
    [2] second
    [3] third
   *[other] { $layer }th
} copies decide.
table-by-rarer = Equally many kinds: the rarer { $good } decides.
table-by-rarer-later = Equal at first: the rarer { $good } among the { $layer ->
    [2] second
    [3] third
   *[other] { $layer }th
} copies decides.
table-tie-each = All equal: each of them wins it.
table-tie-none = All equal: nobody wins it.
table-diamond-was = { $name }’s Diamond counted as { $good }.
table-lies = Lies you know of in this round
table-lie-line = { $name } said { $said }: it was { $was }.
table-player = Player
table-won = Categories won
table-gain = Round
table-sum = Total
table-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
table-seat-bought = soap ×{ $n }
table-seen = Seen
table-unseen-soap = soap card
table-perhaps = perhaps

## Lessons

lesson-welcome = Welcome to the market. Four things win points at the end of a round: most coins, best vegetables, best tools, most soap. You hold three kinds of vegetables: keep them.
lesson-pick = Every turn begins with a card from the market, taken for you already. Half of that deck lies face up, so now and then all can see what comes next.
lesson-choice = Then you sell a card to the others or buy from the soap deck. Let us sell.
lesson-offer = Put the shovel on the counter: it is the commonest tool, and you collect vegetables.
lesson-declare = It lies face down. Say what it is. You may lie: the only broom would make them curious …
lesson-wish = Say what you would like for it: vegetables.
lesson-answer = Bids lie face down too, and what is said about them may be a lie. Accept one, refuse all, or ask for more: at most twice.
lesson-request = Say what is missing.
lesson-answer-again = A bid may grow and never shrinks. Decide.
lesson-bid = Now another player sells. Put down a card you can spare, or pass. Who pays two cards or more draws a market card in compensation.
lesson-claim = Say what your card is, truly or not, or say nothing.
lesson-done = Add another card, or say that this is your bid. All bids are shown together.
lesson-buy = Your turn again. Soap counts most, and three cards buy one from the soap deck: soap, more coins, or the Diamond. Buy if you have cards to spare.
lesson-free = You know the market now. Play on: the round ends when the market deck is empty.
lesson-scored = All hands are shown. Each category goes to one player, and you score for the exact set you won: two are worth more than their sum. A real game goes to 20 points.
