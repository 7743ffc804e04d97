# Who bots are.

## Levels

level-random = Plays any legal move.
level-thumb = Plays by rules of thumb, instantly.
level-novice = Means well, errs often: good company while you learn.
level-cook = Thinks a little ahead: a fair opponent.
level-expert = Thinks hard.
level-master = Thinks as hard as a second allows.

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

## What each is known for

motto-basil = weighs every spoonful
motto-ginger = wants the whole pot
motto-pepper = believe half of it
motto-olive = just here for the fun
motto-garlic = has seen better soups
motto-clover = trusts luck, but checks
motto-honey = keeps what sticks
motto-chestnut = hard to crack
motto-clementine = loses with a laugh
motto-shallot = will make you cry
motto-maple = never in a hurry
motto-cherry = cheers for everybody
