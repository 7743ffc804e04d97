# Who bots are.

## Levels

level-random = Plays any legal move.
level-thumb = Plays by rules of thumb, instantly.
level-novice = Means well, errs often: good company while you learn.
level-cook = Thinks a little ahead: a fair opponent.
level-expert = Thinks hard.
level-master = Thinks as hard as a second allows.

## Temperaments

temperament-cautious = weighs every spoonful
temperament-greedy = wants the whole pot
temperament-bluffer = believe half of it
temperament-jolly = just here for the fun
temperament-grumpy = has seen better soups

## Personas

persona-basil = Basil
persona-ginger = Ginger
persona-pepper = Pepper
persona-olive = Olive
persona-garlic = Garlic
persona-clover = Clover
persona-honey = Honey
persona-chestnut = Chestnut
persona-clementine = Clementine
persona-shallot = Shallot
persona-maple = Maple
persona-cherry = Cherry
