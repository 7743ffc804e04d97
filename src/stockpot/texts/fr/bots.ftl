# Qui sont les robots.

## Levels

level-random = Joue n’importe quel coup permis.
level-thumb = Joue d’instinct, tout de suite.
level-novice = Se trompe souvent : idéal pour apprendre.
level-cook = Réfléchit un peu : un adversaire honnête.
level-expert = Réfléchit beaucoup.
level-master = Réfléchit une seconde entière à chaque coup.

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

## What each is known for

motto-basil = pèse chaque cuillerée
motto-ginger = veut toute la marmite
motto-pepper = n’en croyez que la moitié
motto-olive = vient pour s’amuser
motto-garlic = a connu de meilleures soupes
motto-clover = croit à la chance, mais vérifie
motto-honey = garde tout ce qui colle
motto-chestnut = pas facile à décortiquer
motto-clementine = perd avec le sourire
motto-shallot = vous fera pleurer
motto-maple = prend tout son temps
motto-cherry = applaudit tout le monde
