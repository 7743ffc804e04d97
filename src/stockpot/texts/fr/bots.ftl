# Qui sont les robots.

## Levels

level-random = Joue n’importe quel coup permis.
level-thumb = Joue d’instinct, tout de suite.
level-novice = Se trompe souvent : idéal pour apprendre.
level-cook = Réfléchit un peu : un adversaire honnête.
level-expert = Réfléchit beaucoup.
level-master = Réfléchit autant qu’une seconde le permet.

## Temperaments

temperament-cautious = pèse chaque cuillerée
temperament-greedy = veut toute la marmite
temperament-bluffer = n’en croyez que la moitié
temperament-jolly = vient pour s’amuser
temperament-grumpy = a connu de meilleures soupes

## Personas

persona-basil = Basile
persona-ginger = Gingembre
persona-pepper = Piment
persona-olive = Olive
persona-garlic = Gousse
persona-clover = Trèfle
persona-honey = Miel
persona-chestnut = Châtaigne
persona-clementine = Clémentine
persona-shallot = Échalote
persona-maple = Érable
persona-cherry = Cerise
