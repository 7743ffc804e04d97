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
