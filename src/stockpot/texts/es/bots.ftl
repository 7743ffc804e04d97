# Who bots are.

## Levels

level-random = Hace cualquier jugada legal.
level-thumb = Juega a ojo, al instante.
level-novice = Pone empeño, pero falla a menudo: ideal para aprender.
level-cook = Piensa un poco antes de jugar: un rival decente.
level-expert = Piensa a fondo.
level-master = Piensa todo lo que cabe en un segundo.

## Temperaments

temperament-cautious = mide cada cucharada
temperament-greedy = quiere toda la olla
temperament-bluffer = no te creas ni la mitad
temperament-jolly = ha venido a divertirse
temperament-grumpy = ha probado sopas mejores

## Personas

persona-basil = Albahaca
persona-ginger = Jengibre
persona-pepper = Pimienta
persona-olive = Oliva
persona-garlic = Ajo
persona-clover = Trébol
persona-honey = Miel
persona-chestnut = Castaña
persona-clementine = Clementina
persona-shallot = Chalota
persona-maple = Arce
persona-cherry = Cereza
