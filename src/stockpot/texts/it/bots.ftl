# Who bots are.

## Levels

level-random = Gioca una mossa qualsiasi.
level-thumb = Gioca a occhio, all’istante.
level-novice = Ci mette impegno e sbaglia spesso: ideale per imparare.
level-cook = Ragiona un po’: un avversario alla pari.
level-expert = Ci pensa su parecchio.
level-master = Sfrutta un secondo intero per ogni mossa.

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

## What each is known for

motto-basil = pesa ogni cucchiaiata
motto-ginger = vuole tutta la pentola
motto-pepper = credi alla metà di quel che dice
motto-olive = è qui solo per divertirsi
motto-garlic = ha visto zuppe migliori
motto-clover = crede alla fortuna, ma controlla
motto-honey = si tiene quel che resta attaccato
motto-chestnut = un osso duro
motto-clementine = perde con il sorriso
motto-shallot = ti farà piangere
motto-maple = non ha mai fretta
motto-cherry = fa il tifo per tutti
