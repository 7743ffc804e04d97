# Who bots are.

## Levels

level-random = Gioca una mossa qualsiasi.
level-thumb = Gioca a occhio, all’istante.
level-novice = Ci mette impegno e sbaglia spesso: ideale per imparare.
level-cook = Ragiona un po’: un avversario alla pari.
level-expert = Ci pensa su parecchio.
level-master = Pensa quanto un secondo permette.

## Temperaments

temperament-cautious = pesa ogni cucchiaiata
temperament-greedy = vuole tutta la pentola
temperament-bluffer = credi alla metà di quel che dice
temperament-jolly = è qui solo per divertirsi
temperament-grumpy = ha visto zuppe migliori

## Personas

persona-basil = Basilico
persona-ginger = Zenzero
persona-pepper = Pepe
persona-olive = Oliva
persona-garlic = Aglietto
persona-clover = Trifoglio
persona-honey = Miele
persona-chestnut = Castagna
persona-clementine = Clementina
persona-shallot = Scalogno
persona-maple = Acero
persona-cherry = Ciliegia
