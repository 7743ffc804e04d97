# El taller: una página de `stockpot lab GAME --serve`.

workshop = Taller
workshop-of = { $game } en el taller
how = Cambia un número o una carta. Los bots juegan con las reglas impresas (A) y con las tuyas (B), con los mismos repartos, y ves el efecto.
not-here = Aquí el taller no está abierto.
not-here-how = Ábrelo en tu ordenador: { $command }
which-game = Juego
players = Jugadores
numbers = Números y variantes
lists = Cartas
printed-was = impreso: { $value }
as-printed = Como está impreso
all-as-printed = Todo como está impreso
play-it = Jugar
play-it-how = Una mesa con tus reglas, contra bots.
changes = { $n ->
    [0] Aún no hay cambios
    [one] 1 cambio
   *[other] { $n } cambios
}
cards-differ = { $n ->
    [one] 1 carta distinta
   *[other] { $n } cartas distintas
}
card-new = nueva: { $card }
card-gone = quitada: { $card }
cell = { $card }, { $column }
empty = –
find-card = Buscar una carta
row-copy = Copiar { $card }
row-remove = Quitar { $card }
open-csv = Abrir un archivo CSV
save-csv = Guardar como CSV
counting = { $games } de { $of } partidas
counted = { $games } partidas
preparing = Se juegan las primeras partidas… Si las reglas nunca se han compilado en este ordenador, primero se hace eso y tarda un minuto o más.
fails = Estas reglas no se pueden contar: { $reason }
no-number = Aquí falta un número.
wrong-rules = Con estas reglas no se puede jugar:
before-that = Cifras de las últimas reglas jugables:
what-differs = Qué cambia
nothing-differs = Por ahora, nada más que azar.
all-figures = Todas las cifras
printed-rules = las reglas impresas
your-rules = tus reglas
interval = de { $low } a { $high }
whole-report = El informe completo con sus gráficos
see-figures = Ver las cifras
own-questions = Solo este juego
sure-how = En negrita: más de lo que haría el azar. Detrás de cada diferencia está su intervalo del 95 %.

section-seats = Asientos
section-length = Duración
section-choices = Opciones
section-drama = Emoción
section-leads-and-when-the-winner-is-decided = El liderato
section-what-decisions-do = El efecto de las decisiones
section-luck-and-skill = Suerte y destreza
section-points = Puntos

figure-seats = Victorias por asiento
figure-shared = Victorias compartidas
figure-decisions = Decisiones por partida
figure-minutes = Minutos en la mesa
figure-stages = Fases de una partida
figure-choices = Acciones posibles
figure-real_choices = Acciones, cuando hay elección
figure-forced = Decisiones sin elección
figure-drama = Emoción
figure-comeback = Mayor desventaja del ganador
figure-surprise = Cuánto se mueven las opciones de ganar
figure-uncertainty = Lo abierta que está la partida
figure-lead_changes = Cambios de líder
figure-led_by_winner = Parte de la partida con el ganador en cabeza
figure-decided_at = Parte de la partida hasta que se decide
figure-runaway = Quien va primero a mitad de partida gana
figure-dead_decisions = Decisiones sin efecto
figure-turning = Decisiones que cambian al ganador
figure-agency = Decisiones con las que un jugador gana o pierde
figure-kingmaking = Perdedores que deciden el ganador
figure-lone_thumb = Victorias de un jugador sensato entre jugadores al azar
figure-lone_random = Victorias de un jugador al azar entre jugadores sensatos
figure-score = Puntos al final
figure-winning_score = Puntos del ganador
figure-margin = Ventaja del ganador en puntos
