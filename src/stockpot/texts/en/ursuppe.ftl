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

move-space = space { $number }
move-place = place { $cell }
move-divide = { $cell-id ->
    [none] stop
   *[other] divide { $cell }
}
move-number = number { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] amoeba { $number } { $movement }
}
    .also = { $amoeba } { $movement }
move-carry = { $color-id ->
    [none] carry no more
   *[other] carry { $color }
}
move-follow = { $yes ->
    [yes] follow yes
   *[no] follow no
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] second move yes
   *[no] second move no
}
move-meal = { $cubes-count ->
    [0] starve
   *[other] eat { $cubes }{ $parasite ->
        [yes] {" "}as parasite
       *[no] {""}
    }
}
move-victim = parasitise { $color }
move-attack = { $target-id ->
    [none] no attack
   *[other] attack { $target }
}
move-response = { $response-id ->
    [none] yield
   *[other] { $response }
}
move-return = return { $gene }
move-pay = pay
move-buy = { $gene-id ->
    [none] buy nothing
   *[other] buy { $gene }{ $instead-id ->
        [none] {""}
       *[other] {" "}for { $instead }
    }
}
move-aggression = { $amoeba-id ->
    [none] no aggression
   *[other] aggression with { $number }
}
    .also = aggression with { $amoeba }

asks-space = Choose a start space.
asks-place = Place an amoeba on an empty cell.
asks-divide = Place a new amoeba, or stop.
asks-number = Which number goes to { $spot }?
asks-movement = How does { $amoeba } leave { $cell }?
asks-carry = What does { $claimant } take along?
asks-follow = Does { $claimant } follow { $mover }?
asks-direction = Where does { $mover } go{ $dice-count ->
    [0] {""}
    [one] {" "}({ $dice-first })
   *[other] {" "}({ $dice-first }, { $dice-last })
}?
asks-second = Does { $mover } move once more?
asks-meal = What does { $amoeba } eat in { $cell }?
asks-victim = Whom does { $amoeba } parasitise?
asks-attack = Whom does { $amoeba } attack?
asks-response = { $attacker } attacks { $target }: your answer?
asks-retry = Whom does { $attacker } attack once more?
asks-settle = You owe { $rest } mutation { $rest ->
    [one] point
   *[other] points
}: return a gene or pay.
asks-buy = Buy a gene? You have { $bp } BP.
asks-aggressor = Which amoeba attacks?
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
refused-turn = The decision is not yours now.
refused-space = That space is taken, or no start space.
refused-occupied = There is an amoeba on that cell.
refused-place = An amoeba must be placed.
refused-seven = All seven amoebas are on the board.
refused-energy = You lack the biological points.
refused-own = You have an amoeba on that cell.
refused-far = That cell is not next to one of yours.
refused-number = That amoeba is on the board.
refused-stay = Staying needs Holding.
refused-cube = There is no such cube left.
refused-dice = The dice do not show that.
refused-named = With Movement II you name a direction.
refused-piece = It is the turn of { $amoeba }.
refused-own-cubes = Nobody eats cubes of their own colour.
refused-eat = There is a meal without a gene: the amoeba eats.
refused-menu = Your genes do not allow that meal.
refused-victim = Nobody there can be parasitised so.
refused-food = The cubes for that meal are not there.
refused-target = That amoeba is no target.
refused-armor = Armor protects it in phase 1.
refused-attack = Name a target.
refused-gene = You lack the gene for that.
refused-used = You have used that in this attempt.
refused-hand = You do not hold that gene.
refused-mix = That card is not needed for the debt.
refused-sold-out = No copy is left in the pool.
refused-owned = You hold that gene.
refused-barred = You hold the advanced gene of it.
refused-advanced = You must give up its lower gene, held since an earlier round.
refused-alone = That amoeba has nobody to attack.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}for { $price } BP
}
cubes-left = { $cubes-count ->
    [0] nothing
   *[other] { $cubes }
}

space = { $seat } takes start space { $space }.
placed = { $seat } places { $amoeba } in { $cell }{ $damage ->
    [0] {""}
   *[other] {" "}with { $damage } DP
}.
round = Round { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] tries to escape
   *[move] moves
}{ for-price }.
stayed = { CAPITAL($amoeba) } holds on.
carries = { CAPITAL($amoeba) } will take along { $cubes-count ->
    [0] nothing
   *[other] { $cubes }
}.
follows = { CAPITAL($amoeba) } { $follows ->
    [yes] will follow
   *[no] does not follow
} { $mover }.
rolled = { $seat } rolls { $dice }.
stepped = { CAPITAL($amoeba) } { $blocked ->
    [yes] stays in { $from }: an obstacle
   *[no] { $direction-id ->
        [rest] stays in { $from }
       *[other] { $way-id ->
            [drift] drifts
           *[other] goes
        } { $direction } to { $to }
    }
}.
went-along = { CAPITAL($amoeba) } goes along to { $to }.
took-along = Carried to { $to }: { $cubes }.
second = { CAPITAL($amoeba) } moves once more.
ate = { CAPITAL($amoeba) } eats { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}at the cost of { $victim } (1 BP)
}, and leaves { $excreted } { $color }.
starved = { CAPITAL($amoeba) } starves: { $damage } DP.
attacked = { CAPITAL($amoeba) } attacks{ $attempt ->
    [2] {" "}again
   *[other] {""}
}: { $target }{ for-price }.
defended = { CAPITAL($amoeba) } defends itself{ for-price }.
fought = Fight: { $amoeba } { $dice-first }, { $target } { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}after { $ties } tie
   *[other] {" "}after { $ties } ties
}.
caught = { CAPITAL($amoeba) } does not get away.
yielded = { CAPITAL($amoeba) } gives in.
killed = { CAPITAL($amoeba) } is eaten by { $attacker }; left in { $cell }: { cubes-left }.
wounded = Armor saves { $amoeba } from { $attacker }: { $damage } DP.
failed = { CAPITAL($target) } is safe from { $amoeba }.
card = New environment: { $drift-id ->
    [none] no drift
   *[other] drift { $drift }
}, ozone { $ozone }.
owes = { $seat } has { $mutation } mutation points, ozone { $ozone }: { $debt } to settle.
returned = { $seat } returns { $gene } ({ $worth }).
paid = { $seat } pays { $points } BP.
bought = { $seat } buys { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}and gives up { $given_up }
}.
earned = { $seat } gets { $points } BP.
divided = { $seat } puts { $amoeba } in { $cell }{ for-price }.
died = { CAPITAL($amoeba) } dies; left in { $cell }: { cubes-left }.
scored = { $seat }: { $amoebas } for amoebas, { $genes } for genes, from space { $from } to { $to }.
passed = { $seat } { $decision-id ->
    [buy] buys no more
   *[divide] divides no more
}.

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
option-move_price = Price of a move or an escape
option-attack_price = Price of an attack
option-defense_price = Price of a defence
option-division_price = Price of a division
option-cheap_division_price = Price of a division with Division Rate
option-capacity = Cubes that a Tentacle carries, with 3 and 4 players
option-first_damage = Damage of the first amoeba, with 3 and 4 players
option-gene_prices = Prices of the genes
option-gene_points = Mutation points of the genes
option-ray_worth = What Ray Protection is worth when given up
option-ozone = Ozone of the environment cards
option-amoeba_spaces = Spaces for 0 to 7 amoebas
option-gene_spaces = Spaces for 0 to 6 gene cards

## The table in a terminal

phase-setup = set-up
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
screen-cards = Cards to come: { $cards }

## The table in a browser

table-soup = Soup
table-market = Genes
table-phase-setup = Set-up
table-phase-feeding = Move and feed
table-phase-environment = Environment
table-phase-genes = New genes
table-phase-division = Division
table-phase-deaths = Deaths
table-phase-scoring = Scoring
table-timeline = The round
table-round = Round { $n } of { $of } at most
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
table-place-here = Place an amoeba on { $cell }
table-go-here = { $what }: to { $cell }
table-stay-here = { $what }: stays on { $cell }
table-attack-this = Attack { $amoeba }
table-attack-with = Attack with { $amoeba }
table-compass = Compass: 1 west, 2 north, 3 east, 4 south, 5 stay, 6 free choice
table-roll-to-move = { $price ->
    [0] Roll for a direction, free
   *[other] Roll for a direction, { $price } BP
}
table-name-way = { $price ->
    [0] Choose a direction, free
   *[other] Choose a direction, { $price } BP
}
table-die = Die: { $n }
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
table-finish-from = The finish begins at { $n }
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
} in the next scoring as things are: { $amoebas } for amoebas, { $genes } for genes
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
table-dying = { $n ->
    [one] { $n } of your amoebas
   *[other] { $n } of your amoebas
} will die in phase 5.
table-safe = { $n } MP: no upcoming card puts you over the ozone limit.
table-risky = { $n } MP: { $risk } of { $of } upcoming cards would put you over the ozone limit.
table-pool = Gene market
table-your-genes = Your genes
table-copies = { $n ->
    [0] Sold out.
   *[other] { $n } left
}
table-price = price { $n } BP
table-points = { FIGURE($n) } mutation points
table-points-short = { FIGURE($n) } MP
table-buy = Buy { $gene } for { $price } BP
table-give-back = Return { $gene }, worth { $worth }
table-give-up = give up { $gene }
table-owners = Held by { $names }
table-scores-more = +{ $n ->
    [one] { $n } space
   *[other] { $n } spaces
} a round
table-new-gene = new
table-debt-risk = { $risk } of { $of } cards would put you over the ozone limit
table-effect-int = No power; counts as a gene when scoring.
table-effect-mo1 = Move: roll two dice and use either.
table-effect-spo = New amoebas go on any cell without one of yours.
table-effect-spd = After a move, a second one for free.
table-effect-def = When attacked: pay 1 BP to fight back with dice.
table-effect-esc = When attacked: pay 1 BP to try to get away.
table-effect-sub = Leave one colour out, eat one cube more.
table-effect-ray = Lowers your mutation by 2; doesn’t count when scoring.
table-effect-str = Moves and escapes are free.
table-effect-ten = Take cubes along with every step.
table-effect-hol = Stay instead of moving; follow others.
table-effect-lon = Yours die only at 3 damage.
table-effect-fru = Eat one cube less.
table-effect-sfs = Hungry amoebas may eat a neighbour.
table-effect-par = Eat one cube less, at a neighbour’s expense.
table-effect-div = Dividing costs 4 BP.
table-effect-per = Speed, plus a second try in fights.
table-effect-mo2 = Move: choose the direction, no dice.
table-effect-agg = Struggle, plus one attack in phase 5.
table-effect-arm = Safe in phase 1; only a wound in phase 5.
table-now-amoebas = { $n ->
    [0] Now: you have no amoeba yet.
    [one] Now: for { $n } amoeba of yours.
   *[other] Now: for { $n } amoebas of yours.
}
table-now-card = Now: one more gene card.
table-now-saves = Now: saves you up to { $n } BP a round.
table-now-carries = Now: up to { $n } cubes with each step.
table-now-stays = Now: { $n } of yours could stay and eat.
table-now-meals = { $hungry ->
    [0] Now: all yours find a meal without it.
   *[other] Now: a meal for { $n } of your { $hungry } hungry.
}
table-now-divisions = { $n ->
    [one] Now: { $n } division this round instead of { $before }.
   *[other] Now: { $n } divisions this round instead of { $before }.
}
table-now-divisions-same = { $n ->
    [one] Now: { $n } division this round with or without it.
   *[other] Now: { $n } divisions this round with or without it.
}
table-now-cells = { $n ->
    [one] Now: { $n } cell to divide to instead of { $before }.
   *[other] Now: { $n } cells to divide to instead of { $before }.
}
table-now-cells-same = Now: no more cells than without it.
table-now-lives = { $n ->
    [0] Now: none dying; { $wounded } wounded.
    [one] Now: saves { $n } amoeba from dying.
   *[other] Now: saves { $n } amoebas from dying.
}
table-now-lowers = Now: from { $from } to { $to } MP.
table-now-hunters = { $n ->
    [0] Now: nobody hunts yet.
    [one] Now: { $n } tribe hunts.
   *[other] Now: { $n } tribes hunt.
}
table-now-prey = { $n ->
    [0] Now: no prey on your cells.
   *[other] Now: { $n } of yours share a cell with prey.
}
table-drifts = Drift { $arrow } { $to }
table-drift-stays = Drift: blocked, stays
table-free = free
table-move = { $dice ->
    [0] Choose a way
    [1] Roll a die
   *[other] Roll two dice
}
table-stay = Stay
table-blocked = { $arrow } stays
table-rest = Stay (5)
table-second-yes = Move once more
table-second-no = Enough
table-follow-yes = Follow
table-follow-no = Stay behind
table-carry-none = Take nothing
table-carry-done = Enough
table-carry = Take a { $color } cube, { $left } here
table-carried = { $n } of { $of } taken
table-eat = Eat { $cubes }
table-eat-as = Eat { $cubes } as a parasite
table-parasite = parasite
table-starve = Starve: 1 damage
table-victim = { $name } pays 1 BP
table-no-attack = No attack: starve
table-no-retry = Let go
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
table-new-costs = { $price } BP each; you have { $bp }
table-new-free = The first one is free.
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
table-take-back = Take back
table-give-up-try = Leave preview
table-try-ends = The preview ends here: what comes next is up to chance or the others.
table-how = How it came about
table-column-tribe = Tribe
table-column-ladder = Ladder
table-column-amoebas = Amoebas
table-column-genes = Gene cards
table-column-bp = BP left
table-column-last = Last round
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Ended in round { $round }: a marker reached space { $n }.
table-ended-deck = Ended in round { $round }: the last environment card was turned up.

## Lessons

lesson-welcome = Welcome to the primordial soup! You lead the red tribe of amoebas. They drift, eat what others leave behind, divide, and grow genes. Every round moves your marker up the ladder around the soup; at space 42 the game ends, and the furthest marker wins.
lesson-place = Place your first amoeba on a highlighted cell. Every cell holds two cubes of each colour: that is the food. The arrow on the island shows where the drift will carry your amoeba, so leave it room.
lesson-number = Which piece? Your amoebas act in the order of their numbers, so a low number eats before a high one.
lesson-round = The soup comes alive. A round has six phases; the strip above the soup shows where you are: move and feed, environment, genes, division, deaths, scoring. Who is low on the ladder moves and feeds first; in all other phases the highest goes first.
lesson-move = The ringed amoeba is to move. Drifting is free and goes with the current to the highlighted cell. Or pay 1 BP, throw the die on the island and go where the compass points: 1 west, 2 north, 3 east, 4 south, 5 stays, 6 is your choice.
lesson-fed = After moving an amoeba eats three cubes of the other colours, two of one and one of the other, and leaves two of its own. It never eats its own colour! Where there is no meal it starves and gets a wound, the crossed dot.
lesson-card = A new environment: the next drift, and the ozone. From round 2 on, a tribe with more mutation points (MP) than ozone pays for the difference. Touch the card at the top of the soup to see which cards are still to come.
lesson-buy = The gene market. Each card shows its price, its mutation points, what it does, and in bold what it would do for you now. Three gene cards or more also bring spaces on the ladder. Buy one, or keep your BP for dividing.
lesson-divide = You now have 10 BP. For 6 of them an amoeba divides: tap a highlighted cell next to one of yours. Look for food of other colours there. More amoebas mean more spaces in scoring.
lesson-scored = Scoring: three amoebas bring 1 space, four 2, five 4; three gene cards 1, four 2. Markers jump over one another. “Your tribe” below the soup tells what the next scoring would bring.
lesson-again = Second round: the food is thinner. Touch any cell to look closer and see whether yours would find a meal there. An amoeba with two wounds dies in phase 5, and feeds the soup once more.
lesson-risk = Genes are worth having, but their mutation points add up: a card warns you when the ozone to come may not bear them. “Try it out first” below the soup shows what a purchase would do before you make it.
lesson-farewell = That is the whole circle: eat, adapt, divide, climb. All else stands on the genes, and every quiet thing says why when you touch it. Play on from here, or open a table of your own!
