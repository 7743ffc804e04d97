title = Ursuppe
summary = Amoebas drift through the primordial soup, eat what the others leave, mutate and multiply.

## Pieces

color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
amoeba = { $color } { $number }
any-amoeba = amoeba
counted-color = { $count } { $color }
direction-north = north
direction-east = east
direction-south = south
direction-west = west
direction-rest = rest
movement-drift = drift
movement-move = move
movement-stay = stay
response-escape = escape
response-defend = defend
gene-int = Intelligence
gene-mo1 = Movement I
gene-spo = Spores
gene-spd = Speed
gene-def = Defense
gene-esc = Escape
gene-sub = Substitution
gene-ray = Ray Protection
gene-str = Streamlining
gene-ten = Tentacle
gene-hol = Holding
gene-lon = Longevity
gene-fru = Frugality
gene-sfs = Struggle for Survival
gene-par = Parasitism
gene-div = Division Rate
gene-per = Persistence
gene-mo2 = Movement II
gene-agg = Aggression
gene-arm = Armor

## Decisions

move-space = start space { $number }
move-place = place in { $cell }
move-divide = { $cell-id ->
    [none] done dividing
   *[other] divide into { $cell }
}
move-number = number { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] { $amoeba }: { $movement }
}
    .also = amoeba { $number } { $movement }
move-carry = { $color-id ->
    [none] carry no more
   *[other] carry a { $color } cube
}
move-follow = { $yes ->
    [yes] follow
   *[no] don’t follow
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] move again
   *[no] don’t move again
}
move-meal = { $cubes-count ->
    [0] starve
   *[other] eat { $cubes }{ $parasite ->
        [yes] {" "}as a parasite
       *[no] {""}
    }
}
move-victim = parasitise { $color }
move-attack = { $target-id ->
    [none] don’t attack
   *[other] attack { $target }
}
move-response = { $response-id ->
    [none] give in
   *[other] { $response }
}
move-return = return { $gene }
move-pay = pay
move-buy = { $gene-id ->
    [none] buy nothing
   *[other] buy { $gene }{ $instead-id ->
        [none] {""}
       *[other] {" "}(giving up { $instead })
    }
}
move-aggression = { $amoeba-id ->
    [none] nobody attacks
   *[other] { $amoeba } attacks
}
    .also = aggression with { $amoeba }

asks-space = Choose a start space on the ladder.
asks-place = Place an amoeba in an empty cell.
asks-divide = Place a new amoeba, or finish dividing.
asks-number = Which number do you place in { $spot }?
asks-movement = Move { $amoeba } ({ $cell }).
asks-carry = Which cubes does { $claimant } take along?
asks-follow = Does { $claimant } follow { $mover }?
asks-direction = { $dice-count ->
    [0] Where does { $mover } go?
   *[other] You rolled { $dice }: where does { $mover } go?
}
asks-second = Does { $mover } move again?
asks-meal = What does { $amoeba } eat in { $cell }?
asks-victim = Whom does { $amoeba } parasitise?
asks-attack = { CAPITAL($amoeba) } finds nothing to eat: attack or starve?
asks-response = { CAPITAL($attacker) } attacks { $target }: how do you respond?
asks-retry = Attack again with { $attacker }?
asks-settle = You have { $rest } mutation { $rest ->
    [one] point
   *[other] points
} to settle: return a gene or pay.
asks-buy = Buy a gene? You have { $bp } BP.
asks-aggressor = Which of your amoebas attacks?
asks-target = Whom does { $attacker } attack?

## Refusals

refused-now-space = Not now. { asks-space }
refused-now-place = Not now. { asks-place }
refused-now-divide = Not now. { asks-divide }
refused-now-number = Not now. { asks-number }
refused-now-movement = Not now. { asks-movement }
refused-now-carry = Not now. { asks-carry }
refused-now-follow = Not now. { asks-follow }
refused-now-direction = Not now. { asks-direction }
refused-now-second = Not now. { asks-second }
refused-now-meal = Not now. { asks-meal }
refused-now-victim = Not now. { asks-victim }
refused-now-attack = Not now. { asks-attack }
refused-now-response = Not now. { asks-response }
refused-now-retry = Not now. { asks-retry }
refused-now-settle = Not now. { asks-settle }
refused-now-buy = Not now. { asks-buy }
refused-now-aggressor = Not now. { asks-aggressor }
refused-now-target = Not now. { asks-target }
refused-over = The game is over.
refused-turn = It’s not your decision.
refused-space = That start space is taken.
refused-occupied = There is already an amoeba in that cell.
refused-place = You must place an amoeba.
refused-seven = All seven of your amoebas are on the board.
refused-energy = You don’t have enough BP.
refused-own = You already have an amoeba in that cell.
refused-far = That cell isn’t next to one of yours.
refused-number = That amoeba is already on the board.
refused-stay = Only amoebas with Holding may stay.
refused-cube = No cube of that colour is left here.
refused-dice = The dice don’t allow that.
refused-named = With Movement II you name one of the four directions.
refused-piece = It’s { $amoeba }’s turn.
refused-own-cubes = Amoebas don’t eat cubes of their own colour.
refused-eat = There’s a meal that needs no gene, so the amoeba must eat.
refused-menu = Your genes don’t allow that meal.
refused-victim = There’s nobody here to parasitise for that meal.
refused-food = The cubes for that meal aren’t here.
refused-target = That amoeba can’t be attacked.
refused-armor = Armor protects it in phase 1.
refused-attack = Choose a target.
refused-gene = You don’t have the gene for that.
refused-used = You’ve already done that in this attempt.
refused-hand = You don’t have that gene.
refused-mix = Returning that card as well would be too much.
refused-sold-out = No card of that gene is left.
refused-owned = You already have that gene.
refused-barred = You already have the advanced gene.
refused-advanced = You have to give up its basic gene, and one you bought this round doesn’t count.
refused-alone = That amoeba has nobody to attack.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}for { $price } BP
}

space = { $seat } takes start space { $space }.
placed = { $seat } places { $amoeba } in { $cell }{ $damage ->
    [0] {""}
   *[other] {" "}with { $damage } damage
}.
round = Round { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] tries to escape
   *[move] moves
}{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price } BP
}.
stayed = { CAPITAL($amoeba) } holds on.
carries = { CAPITAL($amoeba) } will take { $cubes-count ->
    [0] nothing
   *[other] { $cubes }
} along.
follows = { CAPITAL($amoeba) } { $follows ->
    [yes] will follow
   *[no] won’t follow
} { $mover }.
rolled = { $seat } rolls { $dice }.
stepped = { CAPITAL($amoeba) } { $blocked ->
    [yes] is blocked and stays in { $from }
   *[no] { $direction-id ->
        [rest] stays in { $from }
       *[other] { $way-id ->
            [drift] drifts
           *[other] goes
        } { $direction } to { $to }
    }
}.
went-along = { CAPITAL($amoeba) } follows to { $to }.
took-along = Carried to { $to }: { $cubes }.
second = { CAPITAL($amoeba) } moves again.
ate = { CAPITAL($amoeba) } eats { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}at { $victim }’s expense (1 BP)
}, leaving { $excreted } { $color }.
starved = { CAPITAL($amoeba) } starves and has { $damage } damage.
attacked = { CAPITAL($amoeba) } attacks { $target }{ $attempt ->
    [2] {" "}again
   *[other] {""}
}{ for-price }.
defended = { CAPITAL($amoeba) } defends itself{ for-price }.
fought = Fight: { $amoeba } rolls { $dice-first }, { $target } rolls { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}after { $ties } tie
   *[other] {" "}after { $ties } ties
}.
caught = { CAPITAL($amoeba) } doesn’t get away.
yielded = { CAPITAL($amoeba) } gives in.
killed = { CAPITAL($amoeba) } is eaten by { $attacker }{ $cubes-count ->
    [0] {""}
   *[other] , leaving { $cubes } in { $cell }
}.
wounded = Armor saves { $amoeba } from { $attacker }; it has { $damage } damage.
failed = { CAPITAL($target) } is safe from { $amoeba }.
card = New environment: { $drift-id ->
    [none] no drift
   *[other] drift { $drift }
}, ozone { $ozone }.
owes = { $seat } has { $mutation } mutation points at ozone { $ozone } and must settle { $debt }.
returned = { $seat } returns { $gene }, worth { $worth }.
paid = { $seat } pays { $points } BP.
bought = { $seat } buys { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}and gives up { $given_up }
}.
earned = { $seat } gets { $points } BP.
divided = { $seat } places { $amoeba } in { $cell }{ for-price }.
died = { CAPITAL($amoeba) } dies{ $cubes-count ->
    [0] {""}
   *[other] , leaving { $cubes } in { $cell }
}.
climbed = { $seat } scores { $amoebas } for amoebas and { $genes } for genes: from space { $from } to space { $to }.
scored = { $amoebas ->
    [0] { $genes ->
        [0] { $seat } scores nothing and stays on space { $to }.
       *[other] { climbed }
    }
   *[other] { climbed }
}
passed = { $seat } { $decision-id ->
    [buy] is done buying
   *[divide] is done dividing
}.

## What a gene would do now

now-amoebas = { $n ->
    [0] Now: you have no amoebas yet.
    [one] Now: for your { $n } amoeba.
   *[other] Now: for your { $n } amoebas.
}
now-card = Now: one more gene card.
now-saves = Now: saves you up to { $n } BP per round.
now-carries = Now: up to { $n } cubes per step.
now-stays = Now: { $n } of yours could stay put and eat.
now-meals = { $hungry ->
    [0] Now: all your amoebas can eat without it.
   *[other] Now: feeds { $n } of your { $hungry } hungry amoebas.
}
now-divisions = { $n ->
    [one] Now: { $n } division this round instead of { $before }.
   *[other] Now: { $n } divisions this round instead of { $before }.
}
now-divisions-same = { $n ->
    [one] Now: { $n } division this round with or without it.
   *[other] Now: { $n } divisions this round with or without it.
}
now-cells = { $n ->
    [one] Now: { $n } cell to divide into instead of { $before }.
   *[other] Now: { $n } cells to divide into instead of { $before }.
}
now-cells-same = Now: no extra cells to divide into.
now-lives = { $n ->
    [0] Now: none are dying; { $wounded } wounded.
    [one] Now: saves { $n } amoeba from dying.
   *[other] Now: saves { $n } amoebas from dying.
}
now-lowers = Now: from { FIGURE($from) } to { FIGURE($to) } MP.
now-hunters = { $n ->
    [0] Now: nobody hunts yet.
    [one] Now: { $n } tribe hunts.
   *[other] Now: { $n } tribes hunt.
}
now-prey = { $n ->
    [0] Now: no prey in your cells.
   *[other] Now: { $n } of yours share a cell with prey.
}

## Options

option-defense_mp = Mutation points of Defense
option-holding = Followers decide before or after the direction is known
option-holding-before = before
option-holding-after = after
option-substitution = Meals of Substitution
option-substitution-strict = 2:2:0 only
option-substitution-wide = also 3:1:0
option-finish = First space of the finish zone
option-full_game = Full game: play all environment cards
option-start_bp = Biological points at the start
option-income = Biological points each round
option-move_price = Price of a move or escape
option-attack_price = Price of an attack
option-defense_price = Price of a defence
option-division_price = Price of a division
option-cheap_division_price = Price of a division with Division Rate
option-capacity = Cubes a Tentacle carries, with 3 and 4 players
option-first_damage = Damage of the first amoeba, with 3 and 4 players
option-gene_cards = Gene cards (CSV list)
option-ray_worth = What Ray Protection is worth when returned
option-environment_cards = Environment cards (CSV list)
option-amoeba_spaces = Spaces for 0 to 7 amoebas
option-gene_spaces = Spaces for 0 to 6 gene cards

# Variants of ours
preset-slow-growth = Slow growth
preset-slow-growth-about = A division costs 7 biological points. The order of choosing start spaces matters much less, and winners come from further behind.

## The table in a terminal

phase-setup = setup
phase-feeding = 1 movement and feeding
phase-environment = 2 environment
phase-genes = 3 new genes
phase-division = 4 division
phase-deaths = 5 deaths
phase-scoring = 6 scoring
screen-round = Round { $round }
screen-phase = phase { $phase }
screen-dice = dice { $dice }
screen-debt = debt { $debt }
screen-drift = drift { $drift }
screen-calm = no drift
screen-ozone = ozone { $ozone }
screen-ladder = Ladder
screen-tribe = { $bp } BP  amoebas { $amoebas }  space { $marker }  MP { $mutation }
screen-wins = wins!
screen-reserve = Reserve: { $cubes }
screen-pool = Genes for sale (price): { $genes }
screen-cards = Upcoming cards: { $cards }

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [movement] Pick a highlighted cell.
    [direction] Pick a highlighted cell.
    [attack] Pick a highlighted amoeba.
   *[other] { pick-lit }
}
table-soup = Soup
table-market = Genes
table-phase-setup = Setup
table-phase-feeding = Move and feed
table-phase-environment = Environment
table-phase-genes = New genes
table-phase-division = Division
table-phase-deaths = Deaths
table-phase-scoring = Scoring
table-timeline = The round
table-round = Round { $n } of at most { $of }
table-round-short = Round { $n }
table-ascending = Order: last on the ladder goes first
table-descending = Order: first on the ladder goes first
table-board = The soup
table-cell = { $name }: { $cubes }
table-cell-amoebas = { $name }: { $cubes }; { $amoebas }
table-cubeless = no cubes
table-on-cell = { $damage ->
    [0] { $amoeba }
   *[other] { $amoeba }, { $damage } damage
}
table-place-here = Place an amoeba in { $cell }
table-go-here = { $what }: to { $cell }
table-stay-here = { $what }: stays in { $cell }
table-attack-this = Attack { $amoeba }
table-attack-with = Attack with { $amoeba }
table-compass = Compass: 1 west, 2 north, 3 east, 4 south, 5 stay, 6 your choice
table-roll-to-move = { $price ->
    [0] Roll for a direction, free
   *[other] Roll for a direction, { $price } BP
}
table-name-way = { $price ->
    [0] Choose a direction, free
   *[other] Choose a direction, { $price } BP
}
table-die = Die: { $n }
table-die-rests = stays
table-ties = after { $n ->
    [one] { $n } tie
   *[other] { $n } ties
}
table-closer = Cell { $cell }
table-no-cubes = No cubes.
table-no-amoebas = No amoebas.
table-yours-eat = Yours can eat here.
table-yours-starve = Yours can’t eat here.
table-environment = Environment
table-drift = Drift
table-ozone = Ozone
table-no-drift = no drift
table-environment-is = Environment: drift { $drift }, ozone { $ozone }. All cards
table-coming = Still to come, in any order ({ $n })
table-gone = Gone
table-now-in-force = In force now
table-to-come = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left
table-environment-how = The drift carries amoebas in phase 1. In phase 2, whoever has more mutation points than the ozone pays the difference in BP or genes.
table-ladder = The ladder
table-on-space = { $name }: space { $space }
table-finish-from = The finish starts at { $n }
table-finish = Finish
table-bp = { $n } BP
table-bp-long = { $n ->
    [one] { $n } biological point
   *[other] { $n } biological points
}
table-amoeba-count = { $n ->
    [one] { $n } amoeba
   *[other] { $n } amoebas
} in the soup
table-mutation = { $n ->
    [one] { $n } mutation point
   *[other] { $n } mutation points
}, ozone { $ozone }
table-mp = { $n } MP
table-gains = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} at the next scoring as things stand: { $amoebas } for amoebas, { $genes } for genes
table-gain-short = +{ $n }
table-tribe = Your tribe
table-next-scoring = at the next scoring
table-for-amoebas = { $n ->
    [one] { $n } amoeba
   *[other] { $n } amoebas
}: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
table-for-genes = { $n ->
    [one] { $n } gene card
   *[other] { $n } gene cards
}: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
table-hungry = { $of ->
    [0] You have no amoebas in the soup.
   *[other] { $n ->
        [0] All your amoebas can eat where they are.
       *[other] { $n } of your { $of } amoebas can’t eat where they are.
    }
}
table-died = { CAPITAL($amoeba) } has died
table-dying = { $n } of your amoebas will die in phase 5.
table-safe = { $n } MP: no upcoming card puts you over the ozone limit.
table-risky = { $n } MP: { $risk } of { $of } upcoming cards would put you over the ozone limit.
table-pool = Gene market
table-prices = BP (biological points) are what you pay. MP (mutation points) add up, and more of them than the ozone cost you.
table-your-genes = Your genes
table-copies = { $n ->
    [0] Sold out.
   *[other] { $n } left
}
table-price = costs { $n } BP
table-points = { FIGURE($n) } mutation points
table-points-short = { FIGURE($n) } MP
table-buy = Buy { $gene } for { $price } BP
table-give-back = Return { $gene }, worth { $worth }
table-give-up = give up { $gene }
table-owners = Held by { $names }
table-scores-more = +{ $n ->
    [one] { $n } space
   *[other] { $n } spaces
} per round
table-new-gene = new
table-debt-risk = { $risk } of { $of } cards would put you over the ozone limit
table-effect-int = No power; counts as a gene when scoring.
table-effect-mo1 = Move: roll two dice and use either.
table-effect-spo = New amoebas go on any cell without one of yours.
table-effect-spd = After a move, a second one for free.
table-effect-def = When attacked: pay { $defense } BP to fight back with dice.
table-effect-esc = When attacked: pay { $move } BP to try to get away.
table-effect-sub = Leave one colour out, eat one cube more.
table-effect-ray = Lowers your mutation points; doesn’t count when scoring.
table-effect-str = Moves and escapes are free.
table-effect-ten = Take cubes along with every step.
table-effect-hol = Stay instead of moving; follow others.
table-effect-lon = Yours die only at 3 damage.
table-effect-fru = Eat one cube less.
table-effect-sfs = Hungry amoebas may eat a neighbour.
table-effect-par = Eat one cube less, at a neighbour’s expense.
table-effect-div = Dividing costs { $division } BP.
table-effect-per = Speed, plus a second try in fights.
table-effect-mo2 = Move: choose the direction, no dice.
table-effect-agg = Struggle, plus one attack in phase 5.
table-effect-arm = Safe in phase 1; only a wound in phase 5.
table-drifts = Drift { $arrow } { $to }
table-drift-stays = Drift: blocked, stays
table-free = free
table-move = { $dice ->
    [0] Choose a direction
    [1] Roll a die
   *[other] Roll two dice
}
table-stay = Stay
table-blocked = { $arrow } blocked
table-rest = Stay (5)
table-second-yes = Move once more
table-second-no = Enough
table-follow-yes = Follow
table-follow-no = Stay behind
table-carry-none = Take nothing
table-carry-done = That’s all
table-carry = Take a { $color } cube ({ $left } here)
table-carried = { $n } of { $of } taken
table-eat = Eat { $cubes }
table-eat-as = Eat { $cubes } as a parasite
table-parasite = parasite
table-starve = Starve: 1 damage
table-victim = { $name } pays 1 BP
table-no-attack = No attack: starve
table-no-retry = Let it go
table-no-aggression = No attack
table-escape = Escape
table-defend = Defend
table-yield = Give in
table-pay = Pay { $n } BP
table-buy-nothing = Buy nothing
table-buy-instead = { $gene } for { $instead }
table-buy-no-more = Done buying
table-or-buy = or tap a gene to buy it
table-stop = Done dividing
table-new-costs = Each costs { $price } BP; you have { $bp }.
table-new-free = This one is free.
table-choose-cell = Choose a highlighted cell.
table-piece = Amoeba { $n }
table-piece-how = Lower numbers act first.
table-space = Space { $n }
table-space-how = Low acts first in phase 1, high acts first in all others.
table-try-out = Preview first
table-trying = { $n ->
    [0] Preview: nothing is final
    [one] Preview: { $n } move
   *[other] Preview: { $n } moves
}
table-carry-out = Do it
table-give-up-try = Leave preview
table-try-ends = The preview ends here: what comes next is up to chance or the others.
table-how = How it came about
table-round-scored = Round { $n }: scoring
table-round-over = Round { $n } is over.
table-next-round = Next round
table-to-result = To the result
table-born = { $n } born
table-lost = { $n } died
table-skipped = occupied spaces are skipped
table-column-tribe = Tribe
table-column-ladder = Ladder
table-column-amoebas = Amoebas
table-column-genes = Gene cards
table-column-bp = BP left
table-column-last = Final round
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Ended in round { $round }: a marker reached space { $n }.
table-ended-deck = Ended in round { $round }: the last environment card was drawn.

## The first time at a table: the aim, a turn, what counts

first-aim = Lead your tribe of amoebas furthest up the ladder.
first-turn = Each round: drift and eat, buy genes, divide, survive.
first-score = Many amoebas and genes bring spaces on the ladder. At space 42 the game ends.

## Lessons

lesson-welcome = Welcome to the primordial soup! You lead the red tribe of amoebas. They drift, eat what others leave behind, divide, and grow genes. Every round moves your marker up the ladder around the soup; at space 42 the game ends, and the furthest marker wins.
lesson-place = Place your first amoeba on a highlighted cell. Every cell holds two cubes of each colour: that is the food. The arrow on the island shows where the drift will carry your amoeba, so leave it room.
lesson-number = Which piece? Your amoebas act in the order of their numbers, so a low number eats before a high one.
lesson-round = The soup comes alive. A round has six phases; the strip above the soup shows where you are: move and feed, environment, genes, division, deaths, scoring. Whoever is lowest on the ladder moves and feeds first; in all other phases the highest goes first.
lesson-move = The ringed amoeba is up. Drifting is free and goes with the current to the highlighted cell. Or pay 1 BP, roll the die on the island and go where the compass points: 1 west, 2 north, 3 east, 4 south, 5 stay, 6 your choice.
lesson-fed = After moving, an amoeba eats three cubes of the other colours, two of one and one of the other, and leaves two of its own. It never eats its own colour! Where there’s no meal it starves and takes a wound, the crossed dot.
lesson-card = A new environment: the next drift, and the ozone. From round 2 on, a tribe with more mutation points (MP) than ozone pays for the difference. Touch the card at the top of the soup to see which cards are still to come.
lesson-buy = The gene market. Each card shows its price, its mutation points, what it does, and in bold what it would do for you now. Three gene cards or more also bring spaces on the ladder. Buy one, or keep your BP for dividing.
lesson-divide = You’ve been given 10 BP. For 6 BP an amoeba divides: tap a highlighted cell next to one of yours. Look for food of other colours there. More amoebas mean more spaces in scoring.
lesson-scored = Scoring: three amoebas bring 1 space, four 2, five 4; three gene cards 1, four 2. Markers jump over one another. “{ table-tribe }” below the soup shows what the next scoring would bring.
lesson-again = Second round: food is getting scarce. Tap any cell to look closer and see whether your amoebas could eat there. An amoeba with two wounds dies in phase 5, and feeds the soup once more.
lesson-risk = Genes are worth having, but their mutation points add up: a card warns you when upcoming ozone may not cover them. “{ table-try-out }” below the soup shows what a purchase would do before you make it.
lesson-farewell = That’s the whole cycle: eat, adapt, divide, climb. Everything else is written on the genes, and anything greyed out tells you why when you tap it. Play on from here, or open a table of your own!

## What bots say

remark-family-any-1 = Welcome, little one.
remark-family-jolly-1 = It has my eyes! If we had eyes.
remark-family-greedy-1 = One is never enough.
remark-gene-any-1 = Progress!
remark-gene-any-2 = That should come in handy.
remark-gene-grumpy-1 = In my day we drifted.
remark-hungry-any-1 = Nothing to eat here.
remark-hungry-grumpy-1 = I call this a thin soup.
remark-hungry-jolly-1 = My tummy’s rumbling.

## Records of a group

feat-most-amoebas-lost = Most amoebas lost in a game
feat-most-kills = Most amoebas eaten in a game
feat-best-round = Best round (points)

## Why a move is the best

because-amoebas = This way you end the round with more amoebas.
because-points = This way you have about { $n } more BP at the end of the round.
because-steps = This way your marker climbs further this round.
because-damage = This way your amoebas go hungry less often.
because-rival = This way { $seat } ends the round with fewer amoebas.
