title = The Pantry
summary = Shift the jars, never upwards, until your secret recipe stands in line.

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
asks-turn = Move jars: { $actions } action { $actions ->
    [one] point
   *[other] points
} left.
asks-answer = The game may end here, as the score stands. Do you agree?

## Refusals, named after the rule

refused-end-over = The game is over.
refused-turn-order = It is not your turn.
refused-ruling-agreement = Ending by agreement: { $why-id ->
    [answer] an offer stands, first it is answered
    [answered] you have agreed; others have not answered
    [none] nobody has offered it
    [off] this table plays without it
    [once] you have offered it in this turn
   *[late] the last round has begun
}.
refused-move-top = { $jars ->
    [0] Move at least one jar.
   *[other] { $high ->
        [-1] There is no such jar in the pantry.
        [0] Column { $column } is empty.
        [one] Column { $column } has only one jar.
       *[other] Column { $column } has only { $high } jars.
    }
}
refused-move-level = Column { $onto } is { $high } high: these jars would end higher than they stand.
refused-exchange-cost = An exchange takes { $cost } action points; you have { $actions }.
refused-ruling-empty-deck = Your deck is empty: there is nothing to exchange for.
refused-complete-down = The top three jars of this column are not your recipe.
refused-complete-across = The top jars of these three columns are not your recipe.
refused-ruling-apart = These are not three columns side by side.

## Events

moved = { $seat } moves { $jars } { $jars ->
    [one] jar
   *[other] jars
} of column { $column } to the { $side }.
exchanged = { $seat } puts { $under } under the deck and draws { $drawn }.
exchanged-hidden = { $seat } exchanges the recipe.
completed = { $seat } completes { $recipe } { $columns-count ->
    [one] from column { $columns }
   *[other] across columns { $columns-first } to { $columns-last }
}.
drew = { $seat } draws { $drawn }.
drew-hidden = { $seat } draws the next recipe.
stopped = { $seat } stops, { $unused } action { $unused ->
    [one] point
   *[other] points
} unused.
last-round = { $seat } has completed enough recipes: the round is played to its end.
offered = { $seat } offers to end the game here.
answered = { $agrees ->
    [yes] { $seat } agrees.
   *[no] { $seat } refuses: play goes on.
}
won = { $why-id ->
    [stall] Too many turns without a recipe.{" "}
    [agreed] All agree to end here.{" "}
    [shortage] No recipe can be made any more.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## Options

option-lists = Jars and recipes: standard, expert, or lists of your own
option-doctor = Doctor, who starts: drawn by lot, or a seat
option-agreement = The player to move may offer to end the game
option-columns = Columns at the start
option-action_points = Action points of a turn
option-exchange_cost = Action points for an exchange
option-targets = Recipes to complete with 2, 3 and 4 players
option-stall_turns = Turns of each player without a completed recipe that end the game

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
