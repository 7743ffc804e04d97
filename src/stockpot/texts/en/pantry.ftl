title = The Pantry
summary = Shift jars sideways, never upwards, until your secret recipe lines up.

## Pieces

jar-hand = Hand
jar-fish-head = Fish Head
jar-heart = Heart
jar-intestines = Intestines
jar-brain = Brain
jar-eyeball = Eyeball
jar-tongue = Tongue
jar-bat-wing = Bat Wing
jar-ear = Ear
jar-bone = Bone
jar-spider = Spider
jar-tentacle = Tentacle
role-dr-frankenstein = Dr. Frankenstein
role-igor = Igor
role-greta = Greta
role-fritz = Fritz
points = { $points } { $points ->
    [one] point
   *[other] points
}
recipe = { DASHED($ingredients) } ({ points })
side-left = left
side-right = right

## Decisions

move-move = move { $column } { $side } { $jars }
    .also =
        { $column } { $side } { $jars }
        move column { $column } { $side } { $jars }
        move { $jars } jar column { $column } { $side }
        move { $jars } jars column { $column } { $side }
        move { $jars } jar from column { $column } { $side }
        move { $jars } jars from column { $column } { $side }
move-complete = { $way-id ->
    [down] complete { $column }
   *[across] complete { $column }-{ $last }
}
    .also =
        complete column { $column }
        complete down column { $column }
        complete columns { $column } { $last }
        complete across { $column } { $last }
move-exchange = exchange
    .also =
        exchange recipe
        swap
move-stop = stop
    .also =
        end turn
        done
move-offer-end = offer end
    .also = offer end game
move-agree = agree
    .also = yes
move-refuse = refuse
    .also = no
asks-turn = Your turn: { $actions } action { $actions ->
    [one] point
   *[other] points
} left.
asks-answer = End the game here, with the score as it stands?

## Refusals, named after the rule

refused-end-over = The game is over.
refused-turn-order = It’s not your turn.
refused-ruling-agreement = { $why-id ->
    [answer] First answer the offer to end the game.
    [answered] You’ve agreed. Wait for the others.
    [none] Nobody has offered to end the game.
    [off] At this table the game can’t be ended by agreement.
    [once] You’ve already offered to end the game this turn.
   *[late] The last round has begun: the game can no longer be ended by agreement.
}
refused-move-top = { $jars ->
    [0] Move at least one jar.
   *[other] { $high ->
        [-1] There’s no such jar.
        [0] Column { $column } is empty.
        [one] Column { $column } has only one jar.
       *[other] Column { $column } has only { $high } jars.
    }
}
refused-move-level = { $left ->
    [0] Jars never move up: the column on the right is { $right } { $right ->
        [one] jar
       *[other] jars
    } high.
   *[other] { $right ->
        [0] Jars never move up: the column on the left is { $left } { $left ->
            [one] jar
           *[other] jars
        } high.
       *[other] That jar can’t be moved now: jars never move up, and the columns beside it are { $left } and { $right } jars high.
    }
}
refused-exchange-cost = An exchange costs { $cost } action points; you have { $actions } left.
refused-ruling-empty-deck = Your deck is empty: there’s no recipe to draw.
refused-complete-down = The top three jars of that column don’t make your recipe.
refused-complete-across = The top jars of those three columns don’t make your recipe.
refused-ruling-apart = Those aren’t three columns side by side.

## Events

moved = { $seat } moves { $jar }{ $above ->
    [0] {""}
    [one] {" "}and the jar above it
   *[other] {" "}and the { $above } jars above it
} to the { $side }, { $onto-id ->
    [none] onto the floor
   *[other] onto { $onto }
}.
exchanged = { $seat } puts { $under } under their deck and draws { $drawn }.
exchanged-hidden = { $seat } exchanges their recipe.
completed = { $seat } completes { $recipe } { $columns-count ->
    [one] in one column
   *[other] across three columns
}.
drew = { $seat } draws { $drawn }.
drew-hidden = { $seat } draws a new recipe.
stopped = { $seat } stops with { $unused } action { $unused ->
    [one] point
   *[other] points
} left.
last-round = { $seat } has reached the target: this is the last round.
offered = { $seat } offers to end the game here.
answered = { $agrees ->
    [yes] { $seat } agrees.
   *[no] { $seat } refuses: the game goes on.
}
won = { $why-id ->
    [stall] Too many turns without a completed recipe.{" "}
    [agreed] Everyone agrees to end the game.{" "}
    [shortage] None of the remaining recipes can be made.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## Options

option-lists = Jars and recipes: standard, expert, or your own lists
option-lists-standard = standard
option-lists-expert = expert
option-doctor = Doctor, who goes first: random, or choose a seat
option-agreement = Players may offer to end the game on their turn
option-columns = Columns at the start
option-action_points = Action points per turn
option-exchange_cost = Cost of an exchange, in action points
option-targets = Recipes to complete with 2, 3 and 4 players
option-stall_turns = Turns per player without a completed recipe before the game ends

# Variants of ours
preset-small-steps = Small steps
preset-small-steps-about = Two action points per turn; with 3 or 4 players, one more recipe to complete. Shared victories become rare.

## The table in a terminal

short-hand = Ha
short-fish-head = Fi
short-heart = He
short-intestines = In
short-brain = Br
short-eyeball = Ey
short-tongue = To
short-bat-wing = Ba
short-ear = Ea
short-bone = Bo
short-spider = Sp
short-tentacle = Te
screen-turn = { $name } to play
screen-actions = { $actions } action { $actions ->
    [one] point
   *[other] points
} left
screen-over = The game is over
screen-offer = { $name } offers to end the game
screen-last = last round
screen-idle = { $idle } of { $limit } turns without a recipe
screen-player = player
screen-role = role
screen-done = completed
screen-points = points
screen-deck = deck
screen-recipes = still to complete:
screen-none = –
screen-hand = Recipe
screen-under = Under deck

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [move] Pick a highlighted jar.
   *[other] { pick-lit }
}
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-pantry = The pantry
table-your-recipe = Your recipe
table-no-recipe = All your recipes are completed.
table-recipe-of = Recipe of { $name }
table-points-left = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
} left
table-action-points = Action points
table-last-round = Last round
# A column left of the first one, by its number from there.
table-left-column = L{ $n }
table-left-column-how = Left of column 1
table-floor = Free floor: jars may be put here
# What marks on the row mean.
table-mark-wanted = wanted here
table-mark-moved = moved
table-mark-stood = stood here
table-mark-done = completed
table-seek = { $kind }: show its jars
table-seek-found = { $kind }, in place: show its jars
table-wanted = { $kind } belongs here
table-jar = { $kind }, column { $column }, level { $level }
table-lift = { $jar }: pick { $n ->
    [one] it up
   *[other] up the top { $n } jars
}
table-put-here = { $jar }: put the { $n ->
    [one] jar
   *[other] { $n } jars
} in hand on this column
table-lifted = { $n ->
    [one] { $n } jar
   *[other] { $n } jars
} from column { $column } picked up. Where to?
table-to-left = { $n ->
    [one] { $n } jar
   *[other] { $n } jars
} left
table-to-right = { $n ->
    [one] { $n } jar
   *[other] { $n } jars
} right
table-moving-left = { $n ->
    [one] { $n } jar
   *[other] { $n } jars
} from column { $column } to the left
table-moving-right = { $n ->
    [one] { $n } jar
   *[other] { $n } jars
} from column { $column } to the right
table-put-back = Put back
table-complete-down = Complete from column { $column }
table-down-short = Column { $column }
table-across-short = Columns { $from }–{ $to }
table-complete-across = Complete across columns { $from }–{ $to }
# Said where action points would be lost with it.
table-complete-ends = { $where } (ends your turn)
table-exchange = Exchange ({ $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
})
table-exchange-short = Exchange
table-exchange-ask = Exchange your recipe?
table-exchange-how = Your recipe goes under your deck and you draw another, for { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
}.
table-exchange-do = Exchange
table-exchange-keep = Keep it
table-stop = End turn
table-offer = Offer to end the game
table-agree = Agree
table-refuse = Play on
table-try-out = Plan
table-try-out-how = Try out moves in private before you make them.
table-planning = Just a plan: nobody sees it.
table-plan-left = Your plan: { $n ->
    [one] { $n } action point
   *[other] { $n } action points
} left.
table-plan-drop = Drop plan
table-plan-play = Play { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
table-lift-how = Pick up a highlighted jar and those above.
table-all-recipes = Recipes and jars left
table-all-recipes-how = These lists are public. Which card is in whose hand is secret.
table-in-hand = in hand
table-under-deck = under the deck
table-jars-left = Jars left in the pantry
table-left = { $kind }: { $n } of { $all }
table-completes = { $name } completes a recipe
table-completed = completed
table-recipes-done = { $n } of { $target ->
    [one] { $target } recipe
   *[other] { $target } recipes
}
table-margin = { $n ->
    [one] { $n } recipe
   *[other] { $n } recipes
}
table-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck
table-exchanged = { $n } put back underneath
table-doctor = starts
table-role = Role: { $role }
table-role-how = Each role has recipes of its own.
table-result-target = The aim was { $target ->
    [one] { $target } completed recipe
   *[other] { $target } completed recipes
}.
table-result-alone = Only { $name } reached it.
table-result-points = Several reached it, so the points on their recipes decided.
table-result-shared = Several reached it with equal points, so they share the victory.
table-result-assistant-first = { $name } got there first: an assistant who does wins at once.
table-result-assistant-last = The doctor got there, but { $name } matched it in the last turn.
table-result-doctor-held = The doctor got there, and the assistant couldn’t match it in the last turn.
table-result-stopped = Nobody reached it: most recipes win, then most points.
table-result-none = no recipe completed
table-result-sum = { $n ->
    [one] { $n } recipe
   *[other] { $n } recipes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-result-rule = The rule
own-tiles = Jars: kind and copies
own-recipes = Recipes: owner, points and three ingredients

## The first time at a table: the aim, a turn, what counts

first-aim = Be the first to complete enough secret recipes: usually five with two players, four with three, three with four.
first-turn = Shift jars to a neighbouring column, never upwards. You usually have three action points.
first-score = A recipe is complete when its three jars are on top of neighbouring columns, or at the top of one column.

## Lessons

lesson-recipe = You are the doctor. Above is your recipe: hand, fish head, heart, in this order or backwards. Two of them are already in place: they glow.
lesson-match = A recipe is complete when its three jars are on top of three neighbouring columns, whatever their height, or are the top three of one column.
lesson-lift = The hand in column 3 is covered by an eyeball. Pick up the eyeball, then put it on column 4.
lesson-level = That took one of your three action points: a lamp has gone out. You may move several jars at once, always to the place next door, and no jar may end up higher than it was.
lesson-complete = Heart, fish head, hand: all there. Complete the recipe with the plate above columns 1 to 3. It costs an action point and ends your turn.
lesson-gone = The three jars are gone, you have a new recipe, and your assistant Igor, who plays against you, has had his turn. His recipe is secret, but below the pantry you’ll find all the recipes he might have.
lesson-exchange = When a recipe looks hopeless, exchange it: two action points, and the card goes under your deck. And “{ table-try-out }” lets you try moves in private.
lesson-alone = Now it’s up to you. One more recipe wins this lesson; the Hint tab knows a good move.
lesson-end = That’s the pantry. In a full game two players need five recipes, three need four, four need three.

## What bots say

remark-done-any-1 = Dinner is served.
remark-done-any-2 = A place for every jar.
remark-done-greedy-1 = That makes one more for me.
remark-done-grumpy-1 = Took long enough.
remark-exchange-any-1 = That recipe wasn’t for me.
remark-exchange-cautious-1 = I’d rather have an easier one.

## Records of a group

feat-most-recipes = Most recipes in a game
feat-tallest-block = Tallest stack moved (jars)

## Why a move is the best

because-complete = Makes you more likely to complete the next recipe.
because-rival = Makes it harder for { $seat } to complete the next recipe.
