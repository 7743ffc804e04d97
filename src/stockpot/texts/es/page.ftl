# What the browser application says around the games: home, tables, settings.

tagline = Una cocina, cinco ollas. Juega ahora mismo, en compañía o contra bots.
skip = Ir a la mesa
home = Inicio
notice = Aviso
close = Cerrar
colon = :
cancel = Cancelar
settings = Ajustes
language = Idioma
theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
speed = Animaciones
speed-off = Ninguna
speed-fast = Rápidas
speed-normal = Normales
speed-relaxed = Lentas
sound = Sonido
notices = Avisarme cuando me toque

## Home

play-now = Jugar ya
play-now-for = Jugar ya a { $game }
new-table = Mesa nueva
new-table-for = Mesa nueva: { $game }
learn = Aprender
learn-for = Aprender a jugar a { $game }
rules = Reglas
rules-of = Reglas de { $game }
players-exactly = { $n } jugadores
players = { $low }–{ $high } jugadores
minutes = { $n } min
weight-light = ligero
weight-medium = medio
weight-heavy = contundente
your-tables = Tus mesas
your-turn-count = Te toca ({ $n })
with-players = con { $names }
you-won = Ganada
open-tables = Mesas abiertas
no-open-tables = Ninguna mesa espera jugadores. Abre una e invita a alguien.
join-by-code = Entrar con un enlace o código
join-by-code-how = Enlace o código
join = Entrar
bad-invitation = Eso no es un enlace de invitación. Debe parecerse al que te enviaron.
your-turn = Te toca
others-turn = Esperando a los demás
waiting-for-players = { $n ->
    [0] lista para empezar
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
finished = Terminada
just-now = ahora mismo
watch = Mirar
open = Abrir

## You

your-name = Tu nombre
name-ask = ¿Cómo quieres que te llamen?
name-save = Guardar
guest-name = Visitante

## Players

you = tú
bot = bot
level-random = al azar
level-thumb = a ojo
level-novice = principiante
level-cook = cocinero
level-expert = experto
level-master = maestro
seat = Asiento { $n }
free-seat = Asiento libre
away = ausente
bot-plays = juega un bot
decides = le toca
you-decide = te toca
points = { $n ->
    [one] { FIGURE($n) } punto
   *[other] { FIGURE($n) } puntos
}
spectators = { $n } mirando

## The decision bar

decision = Tu decisión
effect = Efecto: { $what }
foretell-how = Mantén pulsado para ver qué efecto tiene.
wait-for = Esperando a { $names }.
you-watch = Estás mirando.
showing = Repasando las últimas jugadas…
skip-ahead = Saltar
undo = Deshacer
undo-request = Petición de deshacer
undo-ask = { $name } quiere deshacer una jugada.
undo-asked = Has pedido deshacer tu jugada.
undo-done = Tu jugada queda deshecha.
undo-also = { $n ->
    [one] Y { $n } jugada posterior.
   *[other] Y { $n } jugadas posteriores.
}
undo-cancel = Retirar la petición
agree = Aceptar
refuse = Rechazar

## What the others did

meanwhile = Desde tu última jugada
# Stands before the last of several lines.
meanwhile-more = { $n } antes
log-undone = deshecha
side-panel = Panel lateral

## Somebody is away

is-away = { $name } no está.
nudge = Avisar
let-bot-play = Que un bot juegue por { $name }
let-bot = Que juegue un bot
bot-may-soon = Un bot podrá jugar dentro de { $time }.
let-by-other = { $name } ha puesto a jugar a un bot en tu ausencia.
bot-moves = { $n ->
    [0] Aún no ha jugado.
    [one] Ha hecho { $n } jugada; está en la crónica.
   *[other] Ha hecho { $n } jugadas; están en la crónica.
}
time-minute = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
time-hour = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
time-day = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
silence = Si alguien se ausenta en su turno, un bot puede jugar por esa persona
silence-after = Tras { $time }
silence-never = Nunca: se le espera
silence-agreed = Si alguien se ausenta { $time } en su turno, los demás pueden dejar que un bot juegue por esa persona hasta que vuelva.

## The host

people = Personas
looking-on = Mirando
guest-menu = { $name }: silenciar o expulsar
mute = Silenciar
unmute = Dejar hablar
muted = en silencio
remove = Expulsar
remove-sure = ¿Expulsar a { $name }? No podrá volver sin tu permiso.
removed-people = Personas expulsadas
let-back = Dejar volver
let-back-for = Dejar volver a { $name }
removed = El anfitrión te ha expulsado de esta mesa.
you-are-muted = El anfitrión te ha silenciado.

## Tabs

tab-log = Crónica
tab-chat = Chat
tab-rules = Reglas
tab-hint = Pista
log-empty = Aún no ha pasado nada.
log-filter = Mostrar
log-all = Todo
log-mine = Solo lo que me afecta
chat-empty = Aún no hay mensajes.
chat-write = Escribe a la mesa
chat-sit-first = Siéntate para chatear.
chat-send = Enviar
reaction-laugh = se ríe
reaction-clap = aplaude
reaction-wow = dice: ¡guau!
reaction-sad = dice: ¡qué pena!
reaction-angry = dice: ¡grrr!
reaction-thanks = dice: ¡gracias!
reaction-yum = dice: ¡delicioso!
reaction-yuck = dice: ¡puaj!
reaction-hurry = dice: ¡date prisa!
reaction-well-played = dice: ¡bien jugado!
unread = { $n } sin leer
react = Reaccionar
hint-ask = Preguntar al chef
hint-about = Un bot experto, que solo ve lo que ves tú, sugiere una jugada.
hint-thinking = El chef está probando el caldo…
hint-share =
    { $percent ->
        [0] menos del 1 % de victoria
       *[other] { $percent } % de victoria
    }
hint-none = No te toca.
hint-over = La partida ha terminado. En la repetición puedes analizarla jugada a jugada.
hint-off = En esta mesa no hay pistas.
hint-how = Toca una sugerencia para verla en la mesa.
hint-advised = El chef sugiere: { $move }
hint-weighed = El chef también ha sopesado: { $move }
hint-play = Jugarla
read-rule = Leer la regla
search-rules = Buscar en las reglas

## Connection

connecting = Abriendo la mesa…
lost = Conexión perdida. Reconectando…
offline = No se puede acceder al servidor. Revisa tu conexión e inténtalo otra vez.
again = Reintentar
unknown-table = Esta mesa no existe o no te han invitado.
unknown-table-how = Puede que el enlace esté incompleto o que la mesa ya no exista. Pide otra invitación.
stale = Stockpot se ha actualizado. Recarga la página; no se pierde nada.
reload = Recargar
crowded = Demasiadas conexiones desde tu red. Enseguida lo intentamos otra vez…
nowhere = Aquí no hay nada.
failed = No ha funcionado.

## The table

table = Mesa
players-title = En la mesa
leave = Dejar la mesa
leave-how = Un bot juega por ti hasta que vuelvas.
leave-waits = La partida te espera.
come-back = Volver a mi asiento
bot-plays-for-you = Un bot está jugando por ti.
resign = Abandonar
resign-sure = ¿Abandonar definitivamente? Un bot seguirá en tu lugar.
invite = Invitar
spectator-link = Enlace para mirar
spectator-link-how = Cualquiera con este enlace puede mirar, pero no ver las manos.
copy-link = Copiar enlace
copied = Copiado
download = Descargar la partida
seed-hash = Huella de la semilla
copy-hash = Copiar huella
fairness = El azar quedó fijado antes de la primera jugada. La semilla se revela al acabar la partida, para que cualquiera pueda comprobarlo.

## After the game

over = Fin de la partida
you-win = ¡Has ganado!
result-ahead = { $margin } de ventaja sobre { $name }.
result-behind = A { $margin } de { $name }.
place-of = Puesto { $place } de { $of }
tied = empate
rematch = Revancha
to-rematch = Ir a la revancha
rematch-wanted = { $name } propone la revancha.
join-rematch = Aceptar la revancha
next-game = Siguiente partida
other-games = Otros juegos
replay = Repetición
analysis = Análisis

## Log

noted = { $name }: «{ $note }»
news-sat = { $name } se sienta.
news-seated = { $name } se une como bot.
news-started = Empieza la partida.
news-closed = El anfitrión cancela la mesa.
news-asked = { $name } pide deshacer una jugada.
news-withdrawn = { $name } retira la petición.
news-lapsed = La petición de { $name } quedó sin respuesta.
news-agreed = { $name } acepta.
news-declined = { $name } la rechaza.
news-undone = { $name } deshace una jugada.
news-left = { $name } se va; sigue un bot.
news-returned = { $name } ha vuelto.
news-resigned = { $name } abandona; sigue un bot.
news-timedout = A { $name } se le acabó el tiempo; sigue un bot.
news-nudged = { $by } avisa a { $name }.
news-nudged-by-nobody = { $name } recibe un aviso.
news-replaced = { $name } no está; { $by } pone a jugar a un bot.
news-replaced-by-nobody = { $name } no está; sigue un bot.
news-muted = El anfitrión silencia a { $name }.
news-unmuted = El anfitrión deja hablar a { $name }.
news-removed = El anfitrión expulsa a { $name } de la mesa.
news-let-back = El anfitrión deja volver a { $name }.
news-rematched = Hay una revancha preparada.
reaction-name-laugh = Risa
reaction-name-clap = Aplauso
reaction-name-wow = ¡Guau!
reaction-name-sad = Qué pena
reaction-name-angry = Grrr
reaction-name-thanks = Gracias
reaction-name-yum = Delicioso
reaction-name-yuck = Puaj
reaction-name-hurry = ¡Date prisa!
reaction-name-well-played = Bien jugado
hint-simulations = Según { $n } partidas simuladas.
not-in-lesson = Esa jugada es legal, pero ahora la lección va de otra cosa.
has-resigned = abandonó; siguió un bot
you-resigned = Has abandonado; un bot juega por ti.
connected = Conexión activa

## The first time at a game

first-aim = El objetivo
first-turn = Tu turno
first-score = Lo que cuenta
teach-me = Enséñame
just-play = Jugar ya
learned = Lección terminada

## Lobby

lobby = { $game }: ¿quién juega?
here = en la mesa
sit-here = Sentarme aquí
get-up = Levantarme
put-bot = Sentar un bot en el asiento { $n }
put-bot-short = Añadir bot…
empty-seat = Liberar el asiento { $n }
empty-seat-short = Liberar
start = Empezar
ready-to-start = Ya está todo el mundo.
all-seated = Todos los asientos están ocupados.
full-table = Todos los asientos están ocupados. Podrás mirar cuando empiece la partida.
invite-how = Cualquiera con este enlace puede ocupar un asiento libre, o mirar cuando la partida haya empezado.
share = Compartir…
qr-show = Código QR
qr-alt = Código QR de la invitación

## One screen

pass-to = Pásale la pantalla a { $name }
pass-how = Que nadie más mire.
i-am = Soy { $name }

## Another device

name-saved = Nombre guardado. Los demás ya lo ven.
other-device = Otro dispositivo
other-device-how = Sigue con tu nombre en el móvil o en otro ordenador. El enlace sirve una sola vez y caduca a los diez minutos.
other-device-do = Mostrar enlace
links-open = { $n ->
    [one] { $n } enlace válido hasta las { $until }.
   *[other] { $n } enlaces válidos hasta las { $until }.
}
links-cancel = Anular
links-cancelled = Todos los enlaces se han anulado.
sign-out-how = ¿Has perdido un dispositivo o has usado uno ajeno? Tu sesión de aquí seguirá abierta.
sign-out-others = Cerrar las demás sesiones
signed-out-others = Las demás sesiones se han cerrado.
signed-out = Tu sesión en este dispositivo se ha cerrado.
carry-ask = ¿Seguir como { $name } en este dispositivo?
carry-now = Aquí eres { $now }. Las mesas y los ajustes de { $now } se conservan, y durante treinta días puedes volver a ser { $now } en este dispositivo.
carry-new = Las mesas y los ajustes de { $name } también estarán aquí.
carry-own = Sigue solo si has creado tú este enlace: quien lo creó tendrá acceso a todo lo que hagas a partir de ahora.
carry-do = Seguir como { $name }
carry-stay = Seguir siendo { $now }
carry-not = Ahora no
carried-already = Aquí ya eres { $name }.
were-before = En este dispositivo eras { $name }.
go-back = Volver a ser { $name }
went-back = Vuelves a ser { $name }.
share-game = Copiar enlace a esta partida
opening = Abriendo…
updating = Actualizando…
carried = Ahora también aquí eres { $name }.
credits = Imágenes:

## In this browser

tagline-here = Una cocina, cinco ollas. Juega contra bots, ahora mismo, también sin conexión.
documentation = Documentación
offline-ready = Listo para jugar sin conexión.
new-version = Hay una nueva versión de Stockpot.
friends = Jugar en compañía
friends-here = Tus partidas se quedan en este navegador. Para jugar con quien tienes al lado, compartid la pantalla. Para invitar a más gente por internet hace falta un servidor de Stockpot: guarda la mesa en un archivo y ábrelo allí.
offline-here = No se puede acceder al servidor. Aun así puedes jugar contra bots.
bots-where = Partidas contra bots
bots-here = En este navegador
bots-server = En el servidor
bots-where-how = En este navegador funcionan sin conexión y se quedan en este dispositivo. En el servidor puedes seguirlas desde otro dispositivo.
stays-here = Esta mesa se queda en este navegador: para ti, los bots y quien comparta la pantalla.
in-this-browser = en este navegador
not-kept = Este navegador no permite guardar nada, así que tus partidas no se guardarán. Termínalas antes de cerrar la página.
backup = Guardar y restaurar
backup-how = Todas las partidas y los ajustes de este navegador en un archivo, para guardarlo o abrirlo en otro dispositivo.
backup-save = Guardar todo
backup-open = Abrir un archivo
backup-opened = Listo: todo lo del archivo está aquí.
keep-going-elsewhere = Seguir en otro sitio
to-server = Pasar al servidor
to-server-how = Así otros pueden jugar o mirar, y tú puedes seguir en otro dispositivo.
to-browser = Seguir en este navegador
to-browser-how = Una copia de esta mesa solo para ti. Funciona sin conexión.
to-file = Guardar esta mesa
to-file-how = Abre el archivo en un servidor de Stockpot para invitar a más gente, o en otro dispositivo.
show-all = Mostrar todo ({ $n })
was-carried = Esta partida viene de otro sitio. Quien la trajo pudo mirar todas las cartas.
delete-table = Borrar esta partida
delete-sure = ¿Borrarla para siempre?

## Groups

groups = Grupos
group = Grupo
group-new = Nuevo grupo
group-new-how = Para amigos que juegan a menudo: un enlace que permanece, vuestras mesas, la próxima cita y una clasificación.
group-name = Nombre del grupo
group-name-such = La cocina de los martes
group-make = Crear grupo
group-join-ask = ¿Unirte a «{ $name }»?
group-join = Unirme al grupo
group-gone = Este grupo no existe o el enlace ya no vale.
group-gone-how = Pide a un miembro el enlace actual.
group-invite-how = Quien tenga este enlace puede unirse al grupo.
group-tables = Mesas
group-no-tables = Ninguna mesa por ahora. Abre una y la verá todo el grupo.
best-of-three = Al mejor de tres: gana quien llega a dos
next-of-series = Siguiente partida de la serie
same-as-last = Como la última vez
for-group = Para el grupo «{ $name }»
group-date = Próxima cita
group-no-date = Aún no hay fecha.
group-date-set = Fijar fecha
group-date-change = Cambiar
group-date-clear = Cancelar la cita
group-date-at = Día y hora
group-date-weekly = Cada semana
group-date-zone = Tu zona horaria: { $zone }
group-calendar = Añadir al calendario
group-members = { $n ->
    [one] { $n } miembro
   *[other] { $n } miembros
}
members = Miembros
standings = Clasificación
standings-none = La clasificación empieza con la primera partida terminada.
standings-how = Cada partida vale un punto: entero para quien gana a todos, una parte para quien gana a algunos.
overall = General
standing-player = Nombre
standing-games = Partidas
standing-wins = Victorias
standing-points = Puntos
standing-streak = Victorias seguidas (récord)
head-to-head = Cara a cara
head-level = { $n ->
    [one] { $n } empate
   *[other] { $n } empates
}
records = Récords
history = Historial
history-none = Aún no hay partidas terminadas.
more = Ver más
somebody-gone = alguien que se fue
with-bots = { $n ->
    [one] un bot
   *[other] { $n } bots
}
admin = admin
member-menu = { $name }: hacer admin o quitar
member-remove-how = El grupo recibe un enlace nuevo; con el antiguo no se puede volver.
make-admin = Hacer admin
make-admin-sure = ¿Hacer admin a { $name }? Tú dejarás de serlo.
group-rename = Cambiar nombre
group-renew = Enlace nuevo
group-renew-sure = El enlace antiguo dejará de valer. Los miembros se quedan.
group-leave = Salir del grupo
group-leave-sure = Solo podrás volver con el enlace.
group-delete = Eliminar grupo
group-delete-sure = ¿Eliminar el grupo para todos? Las partidas quedan con quienes las jugaron.
save-all-json = Guardar todo (JSON)
put-away = Apartar
put-table-away = Apartar la mesa
put-table-away-how = Pasa de tus mesas a «Apartadas», más abajo.
call-off = Cancelar la mesa
call-off-sure = Todos pierden su sitio, la invitación deja de valer y la mesa desaparece de todas las listas.
called-off = { $name } ha cancelado esta mesa.
called-off-how = No se ha jugado ninguna partida. Las sillas han vuelto a la cocina.
put-away-of = Apartar: { $table }
put-away-title = Apartadas ({ $n })
take-out = Recuperar

## Ratings and tournaments

rating = Rating
rating-want = Calcular mi rating
rating-how = Desactivado salvo que lo quieras. Se empieza con 1500; con 400 más se ganan diez partidas por cada derrota. ± indica la incertidumbre. Los bots están en la misma escala. Si lo desactivas, tu rating se borra.
record = Mi balance
record-none = Elige antes un nombre; después tus partidas estarán aquí.
forget = Borrar mi perfil
forget-sure = Tu nombre, mensajes, ajustes, grupos y ratings se borran para siempre. En tus partidas tu asiento queda sin nombre; en las que siguen en curso juega un bot.
standing-game = Juego
tournaments = Torneos
tournament-new = Nuevo torneo
tournament-make = Crear torneo
tournament-name = Nombre del torneo
tournament-game = Juego
tournament-kind = Sistema
tournament-size = Jugadores por mesa
tournament-rounds = Rondas
tournament-robin = todos contra todos
tournament-swiss = sistema suizo
tournament-robin-how = Todos juegan contra todos.
tournament-swiss-how = Cada ronda reúne a jugadores con puntos parecidos que aún no se han enfrentado.
tie-breaks-swiss = En caso de empate cuentan los puntos de los rivales (Buchholz), los de los rivales vencidos (Sonneborn-Berger) y luego las victorias.
tie-breaks-robin = En caso de empate cuentan los puntos de los rivales vencidos (Sonneborn-Berger) y luego las victorias.
tie-buchholz = Buchholz
tie-berger = Sonneborn-Berger
tie-buchholz-short = BH
tie-berger-short = SB
tables-of = mesas de { $n }
rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
round-number = Ronda { $n }
entrants = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
tournament-entry = Los miembros se apuntan en esta página hasta que se sortee la ronda 1. Hacen falta al menos dos.
enter = Participar
withdraw = Retirarme
withdraw-sure = Ya no entrarás en los sorteos. Lo jugado cuenta.
draw-round = Sortear la ronda { $n }
draw-anyway = Sortear sin esperar
draw-anyway-sure = Algunas mesas no han terminado. Solo contarán si terminan más tarde.
tournament-delete = Eliminar torneo
tournament-delete-sure = ¿Eliminar el torneo? Las partidas se quedan.
byes = Descansa: { $names }
to-group = Al grupo

## New table

how-many = ¿Quién juega?
one-screen = Compartir esta pantalla
one-screen-how = Las cartas quedan tapadas mientras el dispositivo pasa de mano en mano.
at-this-screen = En esta pantalla
me = Yo
somebody-invited = Una persona invitada
bot-of = Bot: { $level }
name-of-seat = Nombre en el asiento { $n }
fill-with-bots = Llenar los asientos libres con bots
who-may-come = ¿Quién puede entrar?
by-invitation = Cualquiera con el enlace
open-to-all = Cualquiera: aparece en el inicio
options = Variantes
rules-changed =
    { $n ->
        [0] Reglas estándar
        [one] { $n } regla cambiada
       *[other] { $n } reglas cambiadas
    }
rules-change = Cambiar reglas sueltas
preset = Reglas
preset-ours = { $name } (nuestra variante)
numbers-to-change = Números y cartas a medida
by-lot = Al azar
written-by-you = a medida
house-rules = Reglas de la casa
undo-rule = Deshacer jugadas
undo-rule-consent = Hasta que se revele algo, o si todos aceptan
undo-rule-free = Solo hasta que se revele algo
undo-rule-none = Nunca
hints-allowed = Permitir pistas
open-the-table = Abrir la mesa e invitar
begin-now = Empezar ya

## Replay and analysis

replay-of = Repetición: { $game }
eyes = Ver como
eyes-open = Todo a la vista
eyes-spectator = El público
move-of = Jugada { $n } de { $of }
first = Al principio
previous = Jugada anterior
next-move = Jugada siguiente
last = Al final
play-on = Reproducir
pause = Pausa
position = Posición en la partida
does = { $name }: { $what }
beginning = Comienzo de la partida
not-over = Podrás ver la repetición cuando acabe la partida.
to-table = Ir a la mesa
analyse = Analizar la partida
analyse-how = Un experto revisa cada decisión: qué habría jugado y cuánto costó la diferencia.
analysing = { $done } de { $of } jugadas analizadas…
analysis-failed = El análisis ha fallado.
scores-over-time = Puntos, jugada a jugada
percent = { $n } %
chances = Opciones de ganar, tal como cada uno podía verlas
costliest = Errores más caros
costs = −{ $percent } %
decisions-and-luck = Decisiones y suerte
accuracy = Precisión
mistakes = Errores
luck = Suerte
luck-of = { SIGNED($percent) } %
accounts-how = Precisión: qué parte de las opciones conservó cada decisión. Errores: las decisiones que costaron un { $percent } % o más. Suerte: lo que no explican los errores, ni propios ni ajenos.
instead = Jugado: { $played }. Mejor: { $best }.
no-mistakes = Sin grandes errores. ¡Bien jugado!

## Lessons

learn-title = Aprende a jugar a { $game }
no-lesson = Aún no hay lección para este juego. Lee las reglas o juega contra bots.
lesson-step = Paso { $n } de { $of }
lesson-do = Te toca: ¡pruébalo!
lesson-again = Repetir la lección
lesson-done = Ya conoces el juego. Termina esta partida o abre tu propia mesa.
lesson-over = Ya conoces el juego. Juega una partida ahora mismo o abre tu propia mesa.
lesson-go = Seguir

## Clocks

clock = Límite de tiempo
clock-none = Sin límite
clock-own = Por correspondencia: sin límite
clock-blitz = 30 segundos por jugada
clock-easy = 2 minutos por jugada
clock-game = 15 minutos por persona + 10 segundos por jugada
clock-day = Por correspondencia: 1 día por jugada
clock-week = Por correspondencia: 1 semana por jugada
time-left = Tiempo restante

## Refusals, by the code that the server gives

refused-offline = No se puede acceder al servidor. Revisa tu conexión e inténtalo otra vez.
refused-failed = Algo ha fallado en el servidor. Inténtalo otra vez.
refused-not_saved = No se ha podido guardar. Inténtalo otra vez.
refused-busy = Se están analizando demasiadas partidas. Inténtalo más tarde.
refused-too_hard = Calcular eso llevaría demasiado tiempo.
refused-too_long = Esa dirección es demasiado larga.
refused-too_many_games = Hay demasiadas partidas con bots en marcha. Termina una primero o vuelve más tarde.
refused-too_many_tables = Hay demasiadas mesas abiertas esperando jugadores. Empieza una primero o invita con un enlace.
refused-too_fast = Demasiadas peticiones. Ve un poco más despacio.
refused-too_many = Demasiadas conexiones desde tu red.
refused-unknown_table = Esta mesa no existe o no te han invitado.
refused-unknown_group = Este grupo no existe o no eres miembro.
refused-not_admin = Solo el admin del grupo puede hacerlo.
refused-group_full = Este grupo está completo.
refused-too_many_groups = Estás en demasiados grupos. Sal antes de uno.
refused-no_member = Esa persona ya no está en el grupo.
refused-bad_date = Elige un momento en los próximos dos años.
refused-bad_zone = Esa zona horaria no se conoce aquí.
refused-no_date = Todavía no hay fecha.
refused-unknown_tournament = Ese torneo no existe.
refused-tournament_begun = La primera ronda ya se ha sorteado.
refused-tournament_full = Este torneo está completo.
refused-too_many_tournaments = Este grupo tiene demasiados torneos. Elimina antes uno.
refused-not_entered = No participas.
refused-no_round = No queda ninguna ronda por sortear.
refused-round_open = Algunas mesas aún no han terminado.
refused-too_few = Hacen falta al menos dos jugadores.
refused-unknown_game = Este servidor no tiene ese juego.
refused-not_found = Aquí no hay nada.
refused-unknown_lesson = Esa lección no existe.
refused-no_identity = Primero elige un nombre.
refused-bad_token = Este enlace no es válido o ha caducado.
refused-no_way_back = Aquí no había otra sesión antes de la tuya, o fue hace demasiado tiempo.
refused-bad_text = Escribe una sola línea corta.
refused-bad_options = Estos ajustes no son compatibles.
refused-bad_seats = Esos asientos no encajan en esta mesa.
refused-bad_level = Ese bot no existe.
refused-bad_clock = Un reloj necesita tiempo por jugada, por partida o ambas cosas.
refused-bad_move = Eso no es una jugada de este juego.
refused-illegal = Esa jugada no está permitida ahora.
refused-not_your_turn = No te toca.
refused-started = La partida ya ha empezado.
refused-closed = El anfitrión ha cancelado esta mesa.
refused-not_started = La partida aún no ha empezado.
refused-over = La partida ha terminado.
refused-not_over = La partida aún no ha terminado.
refused-full = Todos los asientos están ocupados.
refused-taken = Ese asiento está ocupado.
refused-seated = Ya tienes un asiento en esta mesa.
refused-not_seated = No tienes asiento en esta mesa.
refused-not_yours = Ese no es tu asiento.
refused-not_full = Aún quedan asientos libres.
refused-not_host = Solo el anfitrión puede hacer eso.
refused-which_seat = Tienes varios asientos. Elige uno.
refused-no_seat = Ese asiento no existe.
refused-left = Un bot juega por ti. Primero vuelve a tu asiento.
refused-not_left = No te has ido.
refused-resigned = Has abandonado.
refused-no_move = Aún no has jugado.
refused-no_undo = En esta mesa no se puede deshacer esa jugada.
refused-proposed = Ya hay una petición. Primero respóndela.
refused-absent = Alguien no está. Hasta que vuelva, solo puedes deshacer jugadas que no revelaron nada.
refused-asked_enough = Ya lo has pedido bastantes veces. Sigue jugando.
refused-bad_silence = Un bot no puede jugar por nadie antes de un minuto.
refused-nudged_enough = Ya ha recibido bastantes avisos.
refused-too_early = Dale un poco más de tiempo.
refused-no_replacing = En esta mesa los bots no juegan por quien se ausenta.
refused-not_waited_for = Nadie espera a esa persona.
refused-present = Está en la mesa.
refused-removed = El anfitrión te ha expulsado de esta mesa.
refused-muted = El anfitrión te ha silenciado.
refused-plays = No puedes expulsar a alguien de una partida en curso.
refused-no_guest = Esa persona ya no está aquí.
refused-no_proposal = No hay ninguna petición, o ya está resuelta.
refused-not_asked = Ya has respondido, o la petición es tuya.
refused-no_hints = En esta mesa no hay pistas.
refused-talked_out = El chat de esta mesa está lleno. Continúa en otra.
refused-too_often = Ya lo has hecho demasiadas veces en esta mesa.
refused-log_full = La crónica de esta mesa está llena. Continúa en otra.
refused-quarantined = Esta mesa está dañada y se ha apartado.
refused-unwritable = No se ha podido hacer. Nada ha cambiado.
refused-bad_reaction = Esa reacción no existe.
refused-other_rules = Esta partida se jugó con otras reglas.
refused-bad_record = Eso no es el registro de una partida.
refused-needs_server = Para eso hace falta un servidor. Abre Stockpot en un servidor para jugar con otras personas.
refused-store_full = No queda espacio en este dispositivo. No ha cambiado nada. Borra partidas antiguas e inténtalo otra vez.
refused-store_denied = Este navegador no permite guardar nada. No ha cambiado nada.
refused-not_fetched = No se ha podido cargar este juego. Comprueba la conexión e inténtalo otra vez.
refused-no_house = No se han podido iniciar los juegos en este navegador. Comprueba la conexión e inténtalo otra vez; si no funciona, actualiza el navegador.
refused-other_tab = Otra pestaña se está ocupando de esto. Inténtalo otra vez.
refused-failed_here = Algo ha salido mal. Inténtalo otra vez.
refused-others_play = En esta mesa juegan más personas: no se puede trasladar.
refused-bad_table = Esta mesa no puede continuar aquí.
refused-bad_device = Este archivo está dañado o no es una copia de Stockpot. No ha cambiado nada.

## Reaching people and talking

talk = Chat y reacciones
open-chat = Abrir el chat
chat-aside = al público
chat-to = Quién lo lee
chat-to-spectators = Solo el público
chat-to-all = Todos
block = Bloquear
block-ask = Bloquear a { $name }
blocked = No verás más mensajes de { $name }.
blocked-people = Personas bloqueadas
unblock = Desbloquear
unblock-for = Desbloquear a { $name }
polite = Ocultar las palabrotas
polite-here = Aquí se ocultan las palabrotas.
notifications = Notificaciones
push = Avisarme también con Stockpot cerrado
push-how = Para tu turno, los avisos, las revanchas y las invitaciones, en este dispositivo.
push-denied = Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes.
push-not-here = Este navegador no lo permite aquí. En un iPhone, añade primero Stockpot a la pantalla de inicio.
email-notices = Correo para partidas a tu ritmo
email-save = Guardar
email-asked = Te hemos escrito: confirma la dirección.
email-saved = Guardado.
quiet-hours = Horas de silencio
quiet-from = Desde
quiet-until = Hasta
passkeys = Claves de acceso
passkeys-how = Una clave de acceso guarda tu nombre y tus asientos: úsala para entrar en cualquier dispositivo, sin contraseña.
passkey-make = Crear una clave de acceso
passkey-made = Tu clave de acceso está lista.
passkey-use = Entrar con una clave de acceso
passkey-since = Creada el { $date }
passkey-remove = Eliminar
passkey-removed = La clave de acceso se ha eliminado.
passkey-not = No ha cambiado nada.
you-are-now = Ahora eres { $name }.
invites-you = { $name } te invita
played-as = Cómo se juega
usual-rules = Reglas estándar
first-lesson = ¿Primera vez? Aprende en un par de minutos.
option-on = sí
option-off = no
option-own = a medida
invite-friend = Invitar a amigos
invite-do = Invitar a { $name }
invited-told = { $name } recibirá una notificación.
invited-not-told = No se puede avisar a { $name }: envía el enlace.
refused-bad_subscription = Las notificaciones de este navegador no sirven aquí.
refused-not_your_browser = Las notificaciones de este navegador son de otra persona.
refused-bad_address = Eso no es una dirección de correo.
refused-not_sent = No se pudo enviar el correo. Revisa la dirección.
refused-bad_passkey = La clave de acceso no ha funcionado. Inténtalo de nuevo.
refused-unknown_passkey = Nadie aquí tiene esta clave de acceso.
refused-known_passkey = Esta clave de acceso ya existe.
refused-no_passkeys = Las claves de acceso no funcionan en esta dirección.
refused-bad_block = No puedes bloquearte a ti.
refused-no_aside = Solo quien mira puede escribir al público.
