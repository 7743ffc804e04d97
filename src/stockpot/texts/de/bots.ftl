# Wer die Bots sind.

## Levels

level-random = Macht irgendeinen erlaubten Zug.
level-thumb = Spielt nach Faustregeln, ohne Zögern.
level-novice = Meint es gut und irrt sich oft: ideal zum Lernen.
level-cook = Denkt ein wenig voraus: ein fairer Gegner.
level-expert = Denkt gründlich nach.
level-master = Nutzt für jeden Zug eine ganze Sekunde.

## Temperaments

temperament-cautious = wägt jeden Löffel ab
temperament-greedy = will den ganzen Topf
temperament-bluffer = glaub nur die Hälfte
temperament-jolly = nur zum Spaß hier
temperament-grumpy = kennt bessere Suppen

## Personas

persona-basil = Basil
persona-ginger = Ingwer
persona-pepper = Peperoni
persona-olive = Olive
persona-garlic = Knofi
persona-clover = Klee
persona-honey = Honig
persona-chestnut = Marone
persona-clementine = Clementine
persona-shallot = Schalotte
persona-maple = Ahorn
persona-cherry = Kirsche
