# What `stockpot play`, `replay`, `analyse` and `games` say.

## Before a game

games-players = { $from }–{ $to } jugadores
games-preset = { $name } (nuestra variante):
which-game = ¿Qué juego?{ " " }
person = Jugador { $n }
welcome = escribe un número o una jugada; «ayuda» para más
welcome-one = Eres { $name }.

## While playing

hand-over = { $name }, te toca. Pulsa Intro cuando nadie más esté mirando.
hint = { $move }: { PERCENT($share) } de probabilidad de ganar ({ $n } partidas simuladas)
no-undo = No hay nada que deshacer.
allowed = Esa jugada está permitida.
stood-in = { $failure }; un bot sencillo hace esta jugada.
unknown = «{ $text }» no es una jugada posible aquí. Escribe un número, una jugada o «ayuda».
bad-note = «{ $text }» no puede acompañar a esta jugada.
saved = Guardado en { $path }
kept = La partida está guardada. Para volver a verla:
left = Tu partida está guardada. Para continuar:
help =
    Escribe el número de una jugada o su nombre. El texto que acompaña a una jugada va tras una barra: presentar / Crema de pantano
      pista            lo que jugaría un experto
      deshacer         deshacer tu última decisión
      crónica          todo lo que ha pasado
      mesa             volver a dibujar la mesa
      porqué JUGADA    por qué no se permite una jugada
      reglas [ID]      el reglamento, o una sola regla
      guardar [ARCHIVO], cargar [ARCHIVO]
      salir            dejar la partida, que queda guardada

## Words that are commands

command-help = ayuda
command-hint = pista
command-undo = deshacer
command-log = crónica
command-table = mesa tablero
command-rules = reglas
command-why = porqué
command-save = guardar
command-load = cargar
command-quit = salir

## Watching and analysing

moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
enter = Intro: siguiente{ " " }
chances = Probabilidades de ganar a lo largo de la partida, tal como cada uno podía verlas
costly = Los errores más caros
costly-line = { $name } jugó { $played }; mejor: { $best } (−{ PERCENT($loss) })
costly-none = Ninguno: un experto no habría jugado nada muy distinto.
accounts = Decisiones y suerte
account-line = precisión { PERCENT($accuracy) }, { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
}, suerte { SIGNED($luck) } %
