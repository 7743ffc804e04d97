# Who bots are.

## Levels

level-random = Hace cualquier jugada legal.
level-thumb = Juega a ojo, al instante.
level-novice = Pone empeño, pero falla a menudo: ideal para aprender.
level-cook = Piensa un poco antes de jugar: un rival decente.
level-expert = Piensa a fondo.
level-master = Piensa todo lo que cabe en un segundo.

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

## What each is known for

motto-basil = mide cada cucharada
motto-ginger = quiere toda la olla
motto-pepper = no te creas ni la mitad
motto-olive = ha venido a divertirse
motto-garlic = ha probado sopas mejores
motto-clover = cree en la suerte, pero echa cuentas
motto-honey = se queda con lo que se pega
motto-chestnut = dura de pelar
motto-clementine = pierde con una sonrisa
motto-shallot = te hará llorar
motto-maple = nunca tiene prisa
motto-cherry = anima a todo el mundo
