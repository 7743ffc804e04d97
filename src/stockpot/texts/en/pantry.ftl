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
refused-turn-order = It is not your turn.
refused-ruling-agreement = { $why-id ->
    [answer] First answer the offer to end the game.
    [answered] You have agreed; the others have not answered yet.
    [none] Nobody has offered to end the game.
    [off] At this table the game cannot be ended by agreement.
    [once] You have already offered to end the game this turn.
   *[late] The last round has begun: the game can no longer be ended by agreement.
}
refused-move-top = { $jars ->
    [0] Move at least one jar.
   *[other] { $high ->
        [-1] There is no such jar.
        [0] Column { $column } is empty.
        [one] Column { $column } has only one jar.
       *[other] Column { $column } has only { $high } jars.
    }
}
refused-move-level = Jars never move up: column { $onto } is { $high } { $high ->
    [one] jar
   *[other] jars
} high.
refused-exchange-cost = An exchange costs { $cost } action points; you have { $actions } left.
refused-ruling-empty-deck = Your deck is empty: there is no recipe to draw.
refused-complete-down = The top three jars of that column do not make your recipe.
refused-complete-across = The top jars of those three columns do not make your recipe.
refused-ruling-apart = Those are not three columns side by side.

## Events

moved = { $seat } moves { $jars } { $jars ->
    [one] jar
   *[other] jars
} from column { $column } to the { $side }.
exchanged = { $seat } puts { $under } under their deck and draws { $drawn }.
exchanged-hidden = { $seat } exchanges their recipe.
completed = { $seat } completes { $recipe } { $columns-count ->
    [one] in column { $columns }
   *[other] across columns { $columns-first }–{ $columns-last }
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
option-doctor = Doctor, who goes first: random, or choose a seat
option-agreement = Players may offer to end the game on their turn
option-columns = Columns at the start
option-action_points = Action points per turn
option-exchange_cost = Cost of an exchange, in action points
option-targets = Recipes to complete with 2, 3 and 4 players
option-stall_turns = Turns per player without a completed recipe before the game ends

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
