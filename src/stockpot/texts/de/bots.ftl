# Wer die Bots sind.

## Levels

level-random = Macht irgendeinen erlaubten Zug.
level-thumb = Spielt nach Faustregeln, ohne Zögern.
level-novice = Meint es gut und irrt sich oft: ideal zum Lernen.
level-cook = Denkt ein wenig voraus: ein fairer Gegner.
level-expert = Denkt gründlich nach.
level-master = Nutzt für jeden Zug eine ganze Sekunde.

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

## What each is known for

motto-basil = wägt jeden Löffel ab
motto-ginger = will den ganzen Topf
motto-pepper = glaub nur die Hälfte
motto-olive = nur zum Spaß hier
motto-garlic = kennt bessere Suppen
motto-clover = glaubt ans Glück, zählt aber nach
motto-honey = behält, was kleben bleibt
motto-chestnut = eine harte Nuss
motto-clementine = verliert mit einem Lachen
motto-shallot = bringt dich zum Weinen
motto-maple = hat es nie eilig
motto-cherry = freut sich mit allen
