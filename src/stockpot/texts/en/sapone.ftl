title = Sapone
summary = Pick, bluff and trade your way to coins, vegetables, tools and soap.

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
card-pick = pickaxe
card-shovel = shovel
card-soap = soap
card-double-soap = double soap
card-four-coins = four coins
card-three-coins = three coins
card-two-coins = two coins
card-diamond = diamond
# A card in a sentence.
a-card = { $card-id ->
    [artichoke] an { $card }
    [soap] a single { $card }
    [four-coins] a four-coin card
    [three-coins] a three-coin card
    [two-coins] a two-coin card
    [diamond] the Diamond
   *[other] a { $card }
}
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { a-card }
   *[other] { $count } { $card-id ->
        [broccoli] broccoli
        [soap] single soaps
        [four-coins] four-coin cards
        [three-coins] three-coin cards
        [two-coins] two-coin cards
       *[other] { $card }s
    }
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
    [none] say nothing
   *[other] say { $card }
}
move-pay = pay { $card }
move-give = give { $card }
move-name = name { $card }
move-offer = sell a card
move-buy = buy soap
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
move-refuse = refuse all bids
    .also = refuse all
move-accept = accept the bid of { $seat }
    .also = accept { $seat-id }
move-ask = { $seat-id ->
    [none] ask everyone for more
   *[other] ask { $seat } for more
}
    .also = { $seat-id ->
        [none] ask for more
       *[other] ask { $seat-id }
    }
move-believe = believe it
    .also = no doubt
move-doubt = doubt it
asks-choice = Sell a card, or buy from the soap deck?
asks-pay = Pay { $left } more { $left ->
    [one] card
   *[other] cards
} for your soap card.
asks-offer = Choose a card to sell.
asks-declare = What do you say it is?
asks-wish = What would you like for it?
asks-bid = Bid a card, or pass.
asks-add = Add a card to your bid, or finish it.
asks-claim = You are bidding { a-card }. What do you say it is?
asks-doubt = Do you doubt that it is { a-card }?
asks-give = The seller told the truth: give them a card.
asks-answer = Accept a bid, ask for more, or refuse.
asks-request = What else would you like?
asks-diamond = What does your Diamond count as?

## Refusals, named after the rule

refused-end-target = The game is over.
refused-turn-order = It’s not your turn.
refused-sell-bids = You are selling; the others are bidding.
refused-sell-hidden = You’ve decided. Wait for the others.
refused-sell-asked = You have no free card left.
refused-sell-locked = Cards stay down until the sale ends: you can only add to a bid.
refused-sell-claim = First say what the card is, or say nothing.
refused-sell-answer = Accept one of the bids, refuse, or ask for more.
refused-sell-more = You can’t ask for more again: accept or refuse.
refused-sell-offer = Choose a card to sell.
refused-sell-declare = First say what the card is.
refused-sell-wish = Say what you would like, or make no wish.
refused-turn-hand = You don’t hold that card.
refused-turn-choice = First choose: sell or buy?
refused-ruling-few = You can’t buy, so you have to sell: buying takes { $price } { $price ->
    [one] card
   *[other] cards
} and a soap card left in the deck.
refused-buy-price = Pay for your soap card first.
refused-doubt-ask = Do you believe it, or doubt it?
refused-doubt-once = This sale has already been doubted.
refused-doubt-option = This game is played without doubting.
refused-doubt-true = Give the seller one of your free cards.
refused-diamond-name = Choose one of the other sixteen cards for your Diamond.

## Events

round = Round { $round }: { $first } starts.
picked = { $seat } takes { a-card }{ $compensation ->
    [yes] {" "}as compensation
   *[no] {""}
}{ $face_up ->
    [yes] {""}
   *[no] {" "}(face down)
}.
picked-hidden = { $seat } takes a face-down card{ $compensation ->
    [yes] {" "}as compensation
   *[no] {""}
}.
put = { $seat } bids { a-card }, { $claim-id ->
    [none] saying nothing
   *[other] calling it “{ $claim }”
}.
paid = { $seat } pays { a-card }.
bought = { $seat } pays { $price } { $price ->
    [one] card
   *[other] cards
} and draws { a-card }.
bought-hidden = { $seat } pays { $price } { $price ->
    [one] card
   *[other] cards
} and draws a soap card.
offered = { $seat } offers a card: “{ $declared }”{ $true ->
    [yes] {""}
   *[no] {" "}(really { a-card })
}{ $wish-id ->
    [none] {""}
   *[other] , and would like { $wish }
}.
offered-hidden = { $seat } offers a card: “{ $declared }”{ $wish-id ->
    [none] {""}
   *[other] , and would like { $wish }
}.
passed = { $seat } { $cards ->
    [0] passes
   *[other] adds nothing
}.
bid = { $seat } bids { some-cards }{ $claims-count ->
    [0] {""}
   *[other] : “{ $claims }”
}.
claimed = { $seat } also says “{ $claims }”.
doubted = { $seat } doubts it.
believed = Nobody doubts { $seat }.
turned = The card is turned up: { a-card }. { $seat } { $true ->
    [yes] told the truth
   *[no] lied
}.
gave = { $seat } gives { $to } { a-card }.
gave-hidden = { $seat } gives { $to } a card.
caught = { $seat } takes { a-card } from { $from } for nothing, and the sale is over.
asked = { $seat } asks { $to-id ->
    [none] everyone
   *[other] { $to }
} for more{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } refuses all bids.
unsold = Nobody bids, and { $seat } takes the card back.
sold = { $seat } sells { a-card } to { $to } for { some-cards }.
sold-hidden = { $seat } sells the card to { $to } for { some-cards }.
received = { $seat } gets { a-card } from { $from }.
named = { $seat } has the Diamond: it counts as { a-card }.
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
option-ties = Perfect ties: all tied players win the category, or nobody
option-ties-each = all win
option-ties-none = nobody wins
option-table = Scoring table: classic, revised, or custom
option-table-classic = classic
option-table-revised = revised
option-table-own = custom
option-points = Custom scoring table: points for C, V, T, S, CV, CT, VT, CS, VS, TS, CVT, CVS, CTS, VTS, CVTS (C coins, V vegetables, T tools, S soap)
option-doubt = Doubting: a seller can be challenged
option-direction = Direction of play
option-direction-clockwise = clockwise
option-direction-counterclockwise = counterclockwise
option-backs = Card backs: all the same, or different for each deck
option-backs-alike = all the same
option-backs-by-deck = by deck
option-dealt = Market cards dealt to each player
option-price = Price of a soap card, in cards
option-requests = How often the seller may ask for more
option-compensation = Size of a bid that earns a compensation card

# Variants of ours
preset-brisk-market = Brisk market
preset-brisk-market-about = A soap card costs 2 cards, and every buyer draws compensation. Fortunes turn more often, and games are a little shorter.

## The table in a terminal

screen-round = Round { $round }
screen-target = { $target } { $target ->
    [one] point
   *[other] points
} to win
screen-market = Market { $market }, top: { $top }
screen-down = face down
screen-empty = empty
screen-soap = soap { $soap }
screen-discard = discard { $discard }
screen-player = player
screen-points = points
screen-cards = cards
screen-bought = soap bought
screen-last = previous round
screen-sale = { $name } offers a card: “{ $declared }”
screen-thinking = { $name } is putting a card up for sale
screen-up = face up: { $card }
screen-mine = really { $card }
screen-wish = would like { $wish }
screen-asks = asks for more
screen-bid = { $name } bids { $n }:
screen-silent = { $n } without a word
screen-own = your bid:
screen-holding = about to bid: { $card }
screen-hand = Hand
screen-known = Seen
screen-place = { $place }:
screen-or = or
screen-discarded = discard
screen-deck = soap card
screen-diamond = { $name } says what the Diamond counts as

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [give] Pick a highlighted card.
    [offer] Point at a choice to see what it does.
    [buy] Point at a choice to see what it does.
   *[other] { pick-lit }
}
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
    [one] point
   *[other] points
} to win
table-round-ends = The round ends when the market is empty.
table-points-table = Points
table-points-how = You score once for the whole set of categories you win in a round.
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
table-face-down = a face-down card
table-soap-back = a face-down soap card
table-stage = The stall
table-picking = { $name } is deciding: sell a card, or buy soap?
table-paying = { $name } is paying for a soap card.
table-offering = { $name } is putting a card on the counter.
table-naming = { $name } has the Diamond and says what it counts as.
table-game-over = The stall is closed.
table-you = You
table-says = “{ CAPITAL($good) }!”
table-sell-here = Tap a card in your hand to put it on the counter, or drag it here.
table-pay-here = Tap the cards you pay with, or drag them here.
table-thinks-up = What shall I call it…
table-wants = Looking for { $wish }.
table-wants-more-of = { $name }, a little more! I’d like { $wish }.
table-wants-more = { $name }, a little more!
table-everybody = Everyone
table-bidders = Bids
table-is-bidding = thinking…
table-passes = passes
table-bids = { $name } bids { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-silent-card = nothing said
table-claims-of = “{ $goods }”
table-no-word = …
table-is-doubting = true or false?
table-has-doubted = I doubt it!
table-lie = Lie
table-truth = True
table-your-bluff = bluff
table-sold = { $seller } sells to { $buyer } for { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-sold-unseen = Only the two of them know what changed hands.
table-refused = { $seller } refuses all bids.
table-unsold = Nobody bids, and { $seller } takes the card back.
table-bought = { $name } buys a soap card.
table-bought-good = { $name } buys a soap card: { $good }.
table-caught = Caught! { $doubter } takes the card from { $seller } for nothing.
table-wrong-doubt = It was true: { $doubter } gives { $seller } a card.
table-declared-as = called “{ $good }”
table-in-return = in return
table-compensation = { $name } takes a market card as compensation.
table-compensation-good = { $name } takes a card as compensation: { $good }.
table-sell = Sell a card
table-buy = Buy soap ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})
table-choose-card = Choose a card from your hand.
table-paid = { $paid } of { $price } paid
table-say-is = Say it is: { $good }
table-the-truth = the truth
table-say-nothing = Say nothing
table-wish-for = Ask for { $wish }
table-wish-anything = anything will do
table-your-words = Add a word (optional)
table-pass = Pass
table-keep-bid = Leave my bid as it is
table-done-bidding = That’s my bid
table-accept-bid = Accept: { $bid }, { $said }
table-accept-short = Accept
table-refuse-all = Refuse all bids
table-ask-more = Ask for more
table-ask-all = Ask everyone for more
table-all = everyone
table-ask-one = Ask { $name } for more
table-asks-left = { $n } left
table-believe = I believe it
table-doubt = I doubt it!
table-count-as = It counts as: { $good }
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
table-bid-back = Your bid comes back to you.
table-holding = nothing said yet
table-worth-coins = coins: { $n }
table-worth-soap = soap: { $n }
table-worth-vegetables = vegetables: { $n } { $n ->
    [one] kind
   *[other] kinds
}
table-worth-tools = tools: { $n } { $n ->
    [one] kind
   *[other] kinds
}
table-scored = Round { $round }: scoring
table-last-round = Previous round
table-round-over = Round { $round } is over.
table-next-round = Next round
table-to-result = To the result
table-if-true = if true:
table-counts-coins = sum
table-counts-soap = sum
table-counts-vegetables = kinds
table-counts-tools = kinds
table-nobody = Nobody has any.
table-alone = Nobody else has any.
table-by-sum = The highest total wins.
table-by-largest = Equal totals: whoever has more of “{ $good }” wins.
table-by-types = Most kinds win.
table-by-types-later = Still tied: most kinds among the { $layer ->
    [2] second
    [3] third
   *[other] { $layer }th
} copies win.
table-by-rarer = Same number of kinds: the rarer card wins ({ $good }).
table-by-rarer-later = Still tied: the rarer card among the { $layer ->
    [2] second
    [3] third
   *[other] { $layer }th
} copies wins ({ $good }).
table-tie-each = A perfect tie: they all win it.
table-tie-none = A perfect tie: nobody wins it.
table-diamond-was = { $name }’s Diamond counted as: { $good }.
table-lies = Lies you know of this round
table-lie-line = { $name } said “{ $said }”. Really: { $was }.
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
table-seat-bought = soap bought: { $n }
table-seen = Seen
table-unseen-soap = soap card
table-perhaps = perhaps

## The first time at a table: the aim, a turn, what counts

first-aim = Trade, and lie a little, to end up with the best goods.
first-turn = Take a card, then sell one face down or buy soap. Bids may lie too.
first-score = Most coins, best vegetables, best tools and most soap score at the end of each round.

## Lessons

lesson-welcome = Welcome to the market. Four things win points at the end of a round: most coins, best vegetables, best tools, most soap. You hold three kinds of vegetables: keep them.
lesson-pick = Every turn begins with a card from the market; yours has been taken for you. Half of that deck lies face up, so sometimes everyone can see what comes next.
lesson-choice = Then you sell a card to the others, or buy from the soap deck. Let’s sell.
lesson-offer = Put the shovel on the counter: it’s the most common tool, and you’re collecting vegetables.
lesson-declare = It lies face down. Say what it is, or lie: the only broom would make them curious…
lesson-wish = Say what you would like for it: vegetables.
lesson-answer = Bids lie face down too, and what is said about them may be a lie. Accept one, refuse them all, or ask for more: twice at most.
lesson-request = Say what is missing.
lesson-answer-again = A bid can grow but never shrink. What do you say?
lesson-bid = Now another player is selling. Put down a card you can spare, or pass. Whoever pays two cards or more takes a market card as compensation.
lesson-claim = Say what your card is, true or not, or say nothing.
lesson-done = You can still put down a card, or leave it at that. All bids are shown together.
lesson-buy = Your turn again. Soap counts most, and three cards buy one from the soap deck: soap, more coins, or the Diamond. Buy one if you have cards to spare.
lesson-free = You know the market now. Play on: the round ends when the market deck runs out.
lesson-scored = All hands are shown. Each category goes to one player, and you score for the exact set you won: two together are worth more than one plus one. A real game goes on to 20 points.

## What bots say

remark-offer-any-1 = Fresh from the stall this morning.
remark-offer-any-2 = You won’t see this twice.
remark-offer-any-3 = A fair price is all I ask.
remark-offer-any-4 = Come closer, it won’t bite.
remark-offer-any-5 = I’ve got plenty of these, really.
remark-offer-cautious-1 = One honest card will do.
remark-offer-cautious-2 = Take your time, look at it from all sides.
remark-offer-greedy-1 = Two cards at least, I have a family.
remark-offer-greedy-2 = The more you bring, the more I smile.
remark-offer-bluffer-1 = Would I lie to you?
remark-offer-bluffer-2 = Look me in the eye. It’s true.
remark-offer-bluffer-3 = My grandmother would swear to it.
remark-offer-jolly-1 = Roll up, roll up!
remark-offer-jolly-2 = It sings when you wash it!
remark-offer-grumpy-1 = Buy it or move along.
remark-offer-grumpy-2 = I didn’t carry it here for nothing.
remark-more-any-1 = We’re nearly there.
remark-more-any-2 = One more, and it’s yours.
remark-more-cautious-1 = I’d like to be sure.
remark-more-greedy-1 = My hand is still open.
remark-more-bluffer-1 = Somebody else just winked at me.
remark-more-jolly-1 = Don’t be shy!
remark-more-grumpy-1 = Is that all?
remark-deal-any-1 = Pleasure doing business.
remark-deal-any-2 = Sold!
remark-deal-cautious-1 = I think that was fair.
remark-deal-greedy-1 = Come back soon, with more.
remark-deal-bluffer-1 = No returns.
remark-deal-jolly-1 = Let’s shake on it!
remark-deal-grumpy-1 = At last.
remark-refuse-any-1 = Not for that, thank you.
remark-refuse-any-2 = I’ll keep it, then.
remark-refuse-cautious-1 = Something tells me to wait.
remark-refuse-greedy-1 = You’ll have to do better.
remark-refuse-bluffer-1 = Your loss, it was a bargain.
remark-refuse-jolly-1 = Next time, friends!
remark-refuse-grumpy-1 = I’ve seen better offers in the gutter.
remark-soap-any-1 = Clean hands, clean conscience.
remark-soap-any-2 = Soap never goes bad.
remark-soap-bluffer-1 = You’ll never guess what I drew.
remark-soap-grumpy-1 = Three cards for this. Robbery.
remark-caught-any-1 = I knew it!
remark-caught-any-2 = Shame on you.
remark-caught-bluffer-1 = It takes one to know one.
remark-caught-jolly-1 = Got you, you rascal!

## Records of a group

feat-biggest-lie = Biggest lie believed (cards paid)
feat-most-caught = Most lies caught in a game
feat-best-round = Best round (points)

## Why a move is the best

because-coins = This way you end up with more coins.
because-vegetables = This way you end up with more kinds of vegetables.
because-tools = This way you end up with more kinds of tools.
because-soap = This way you end up with more soap.
because-cards = This way you end up with more cards.
