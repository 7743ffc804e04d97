# What the browser application says around the games: home, tables, settings.

tagline = Una cucina, cinque pentole. Con gli amici o contro i bot, subito.
skip = Vai al tavolo
home = Home
notice = Avviso
close = Chiudi
cancel = Annulla
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = Come il sistema
theme-light = Giorno
theme-dark = Notte
speed = Animazioni
speed-off = Nessuna
speed-fast = Veloci
speed-normal = Normali
speed-relaxed = Tranquille
sound = Suoni
notices = Avvisami quando tocca a me

## Home

play-now = Gioca subito
play-now-for = Gioca subito a { $game }
new-table = Nuovo tavolo
new-table-for = Nuovo tavolo di { $game }
learn = Impara
learn-for = Impara { $game } giocando
rules = Regole
rules-of = Regole di { $game }
players-exactly = { $n } giocatori
players = { $low }–{ $high } giocatori
minutes = { $n } min
weight-light = leggero
weight-medium = medio
weight-heavy = sostanzioso
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori. Aprine uno e invita.
join-by-code = Entra con un link o un codice
join-by-code-how = Incolla un invito
join = Entra
bad-invitation = Questo non è un invito: dovrebbe somigliare al link che hai ricevuto.
your-turn = Tocca a te
others-turn = Tocca agli altri
waiting-for-players = { $n ->
    [0] pronto a cominciare
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
finished = Finita
watch = Guarda
open = Apri

## You

your-name = Il tuo nome
name-ask = Come devono chiamarti gli altri?
name-save = Sono io
guest-name = Ospite

## Players

you = tu
bot = bot
level-random = a caso
level-thumb = a occhio
level-novice = principiante
level-cook = cuoco
level-expert = esperto
seat = Posto { $n }
free-seat = Posto libero
away = via
bot-plays = gioca un bot
decides = decide
you-decide = decidi tu
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
spectators = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}

## The decision bar

decision = La tua decisione
choose-lit = Scegli qualcosa di illuminato.
wait-for = In attesa di { $names }.
you-watch = Stai guardando.
showing = Ecco che cosa è successo …
skip-ahead = Salta
undo = Annulla mossa
undo-request = Richiesta di annullare una mossa
undo-ask = { $name } vorrebbe annullare una mossa.
undo-asked = Hai chiesto di annullare la tua mossa.
undo-also = { $n ->
    [one] E { $n } mossa fatta da allora.
   *[other] E { $n } mosse fatte da allora.
}
undo-cancel = Ritira la richiesta
agree = D’accordo
refuse = No

## Somebody is away

is-away = { $name } non c’è.
nudge = Sollecita
let-bot-play = Fai giocare un bot per { $name }
let-bot = Fai giocare un bot
bot-may-soon = Tra { $time } un bot potrà giocare al suo posto.
let-by-other = { $name } lo ha fatto giocare mentre non c’eri.
bot-moves = { $n ->
    [0] Non ha ancora mosso.
    [one] Finora ha fatto { $n } mossa; vedi la cronaca.
   *[other] Finora ha fatto { $n } mosse; vedi la cronaca.
}
time-minute = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
time-hour = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
time-day = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
silence = Un bot può giocare per chi non c’è quando è il suo turno
silence-after = Dopo { $time }
silence-never = Mai: si aspetta
silence-agreed = Se qualcuno manca per { $time } quando è il suo turno, gli altri possono far giocare un bot finché non torna.

## The host

people = Persone
looking-on = Chi guarda
guest-menu = { $name }: silenzia o allontana
mute = Silenzia
unmute = Ridai la parola
muted = senza parola
remove = Allontana
remove-sure = Allontanare { $name } per sempre?
removed = Chi ospita ti ha allontanato da questo tavolo.
you-are-muted = Chi ospita ti ha tolto la parola qui.

## Tabs

tab-log = Cronaca
tab-chat = Chat
tab-rules = Regole
tab-hint = Aiuto
log-empty = Non è ancora successo niente.
log-filter = Mostra
log-all = Tutto
log-mine = Solo ciò che mi riguarda
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa al tavolo
chat-send = Invia
reaction-laugh = ride
reaction-clap = applaude
reaction-wow = è senza parole
reaction-sad = è triste
reaction-angry = si arrabbia
reaction-thanks = ringrazia
reaction-yum = si lecca i baffi
reaction-yuck = è alla nausea
reaction-hurry = chiede di sbrigarsi
reaction-well-played = dice: ben giocato
unread = { $n } da leggere
react = Reagisci
hint-ask = Chiedi allo chef
hint-about = Un esperto guarda quello che puoi sapere tu, e nient’altro, e dice che cosa farebbe.
hint-thinking = Lo chef assaggia …
hint-share = { $percent }% di probabilità
hint-none = Ora non hai niente da decidere.
hint-off = A questo tavolo non si danno suggerimenti.
read-rule = Leggi la regola
search-rules = Cerca nelle regole

## Connection

connecting = Apertura del tavolo …
lost = Connessione persa. Nuovo tentativo …
offline = Il server non risponde. Controlla la connessione e riprova.
again = Riprova
unknown-table = Questo tavolo non esiste, o non hai un invito.
unknown-table-how = Forse il link è incompleto, o il tavolo non c’è più. Chiedi un nuovo invito.
stale = Stockpot è stato aggiornato. Ricarica la pagina; niente va perso.
reload = Ricarica
crowded = Troppe connessioni da qui. Nuovo tentativo tra poco …
nowhere = Qui non c’è niente.
failed = Non ha funzionato.

## The table

table = Tavolo
players-title = Giocatori
leave = Lascia il tavolo
leave-how = Un bot gioca per te finché non torni.
come-back = Riprendi il posto
bot-plays-for-you = Un bot sta giocando per te.
resign = Abbandona
resign-sure = Abbandonare per sempre? Un bot continua al tuo posto.
invite = Invita
spectator-link = Link per chi guarda
spectator-link-how = Chi ha questo link può guardare. Le mani gli restano nascoste.
copy-link = Copia link
copied = Copiato
download = Scarica la partita
seed-hash = Impronta del mescolamento
copy-hash = Copia l’impronta
fairness = Il mescolamento è stato fissato prima della prima mossa. Dopo la partita si mostra il seme, e chiunque può controllare.

## After the game

over = La partita è finita
you-win = Hai vinto!
rematch = Rivincita
to-rematch = Alla rivincita
replay = Rivedi
analysis = Analisi

## Log

noted = { $name }: «{ $note }»
news-sat = { $name } prende posto.
news-seated = { $name }, un bot, si unisce al tavolo.
news-started = La partita comincia.
news-asked = { $name } chiede di annullare l’ultima mossa.
news-withdrawn = { $name } ritira la richiesta.
news-lapsed = La richiesta di { $name } è rimasta senza risposta.
news-agreed = { $name } è d’accordo.
news-declined = { $name } non è d’accordo.
news-undone = { $name } annulla una mossa.
news-left = { $name } si alza; continua un bot.
news-returned = { $name } torna al tavolo.
news-resigned = { $name } abbandona; continua un bot.
news-timedout = { $name } ha finito il tempo; continua un bot.
news-nudged = { $by } sollecita { $name }.
news-nudged-by-nobody = Si sollecita { $name }.
news-replaced = { $name } non c’è: { $by } fa giocare un bot.
news-replaced-by-nobody = { $name } non c’è; continua un bot.
news-muted = Chi ospita toglie la parola a { $name }.
news-unmuted = Chi ospita ridà la parola a { $name }.
news-removed = Chi ospita allontana { $name } dal tavolo.
news-rematched = C’è una rivincita.
reaction-name-laugh = Risata
reaction-name-clap = Applauso
reaction-name-wow = Oh!
reaction-name-sad = Tristezza
reaction-name-angry = Rabbia
reaction-name-thanks = Grazie
reaction-name-yum = Buonissimo
reaction-name-yuck = Che schifo
reaction-name-hurry = Più in fretta
reaction-name-well-played = Ben giocato
hint-simulations = Da { $n } partite di prova.
not-in-lesson = Si può fare, ma in questo momento la lezione parla d’altro.
you-resigned = Hai abbandonato; continua un bot.
connected = Connessione attiva

## Lobby

lobby = { $game }: chi gioca?
here = al tavolo
sit-here = Siediti qui
get-up = Alzati
put-bot = Metti un bot al posto { $n }
put-bot-short = Un bot …
empty-seat = Libera il posto { $n }
empty-seat-short = Libera
start = Comincia
ready-to-start = Ci siete tutti.
full-table = Tutti i posti sono occupati. Potrai guardare quando la partita comincia.
invite-how = Con questo link ci si può sedere finché c’è un posto libero, e dopo guardare.
share = Invia …
qr-show = Codice QR
qr-alt = L’invito come codice QR

## One screen

pass-to = Passa lo schermo a { $name }
pass-how = Ora nessun altro dovrebbe guardare.
i-am = Sono { $name }

## Another device

name-saved = Gli altri vedono il tuo nuovo nome.
other-device = Un altro dispositivo
other-device-how = Continua con la stessa identità sul telefono o su un altro computer. Il link vale una volta, entro dieci minuti.
other-device-do = Mostra il link
links-open = { $n ->
    [one] { $n } link vale fino alle { $until }.
   *[other] { $n } link valgono fino alle { $until }.
}
links-cancel = Annulla
links-cancelled = Nessun link vale più.
sign-out-how = Hai perso un dispositivo, o era di qualcun altro? Qui resti con il tuo accesso.
sign-out-others = Esci dagli altri dispositivi
signed-out-others = Hai chiuso l’accesso su tutti gli altri dispositivi.
signed-out = Il tuo accesso su questo dispositivo è stato chiuso.
carry-ask = Continuare come { $name } su questo dispositivo?
carry-now = Ora qui sei { $now }. I tavoli e le impostazioni di { $now } restano, e per trenta giorni potrai tornare a essere { $now } su questo dispositivo.
carry-new = Anche i tavoli e le impostazioni di { $name } saranno qui.
carry-own = Continua solo se questo link l’hai creato tu: chi l’ha creato condivide tutto ciò che farai da allora in poi.
carry-do = Continua come { $name }
carry-stay = Resta { $now }
carry-not = Non ora
carried-already = Qui sei già { $name }.
were-before = Prima, su questo dispositivo, eri { $name }.
go-back = Torna a essere { $name }
went-back = Sei di nuovo { $name }.
replay-and-analysis = Rivedi e analizza
share-game = Copia il link della partita
opening = Apertura …
carried = Ora anche qui sei { $name }.
credits = Immagini:

## New table

how-many = Chi gioca?
one-screen = Siamo in più a questo schermo
one-screen-how = Un sipario nasconde le mani mentre ve lo passate.
at-this-screen = A questo schermo
me = Io
somebody-invited = Qualcuno che invito
bot-of = Bot: { $level }
name-of-seat = Nome del giocatore { $n }
fill-with-bots = Bot in tutti i posti liberi
who-may-come = Chi può entrare?
by-invitation = Solo chi ha il link
open-to-all = Tutti: il tavolo compare nella home
options = Varianti
numbers-to-change = Numeri e liste diversi da quelli stampati
by-lot = A sorte
written-by-you = scritte da te
house-rules = Regole della casa
undo-rule = Annullare mosse
undo-rule-consent = Se da allora non si è visto niente, o se tutti sono d’accordo
undo-rule-free = Solo se da allora non si è visto niente
undo-rule-none = Mai
hints-allowed = Si possono chiedere suggerimenti
open-the-table = Apri il tavolo e invita
begin-now = Comincia subito

## Replay and analysis

replay-of = Replay: { $game }
eyes = Vista di
eyes-open = Tutto scoperto
eyes-spectator = Chi guarda
move-of = Mossa { $n } di { $of }
first = All’inizio
previous = Una mossa indietro
next-move = Una mossa avanti
last = Alla fine
play-on = Riproduci
pause = Pausa
position = Punto della partita
does = { $name }: { $what }
beginning = L’inizio
not-over = Una partita si rivede quando è finita.
to-table = Al tavolo
analyse = Analizza la partita
analyse-how = Un esperto guarda ogni decisione: che cosa avrebbe giocato, e quanto è costata la differenza.
analysing = L’esperto ha guardato { $done } mosse su { $of } …
analysis-failed = L’analisi non è riuscita.
scores-over-time = Punteggi, mossa per mossa
percent = { $n }%
chances = Probabilità di vittoria, mossa per mossa
costliest = Le mosse più costose
costs = costa { $percent }%
instead = { $played }; l’esperto: { $best }
no-mistakes = Nessuna mossa ha regalato molto. Ben giocato!

## Lessons

learn-title = Impara { $game }
no-lesson = Per questo gioco non c’è ancora una lezione. Leggi le regole o gioca contro i bot.
lesson-step = Passo { $n } di { $of }
lesson-do = Ora tu: scegli qualcosa di illuminato.
lesson-again = Ricomincia la lezione
lesson-done = Ora conosci il gioco. Finisci questa partita, o apri un tavolo tuo.
lesson-go = Avanti

## Clocks

clock = Tempo per pensare
clock-none = Senza limite
clock-own = Con calma, senza limite
clock-blitz = 30 secondi a decisione
clock-easy = 2 minuti a decisione
clock-game = 15 minuti a partita, più 10 secondi a decisione
clock-day = Con calma: un giorno a decisione
clock-week = Con calma: una settimana a decisione
time-left = Tempo rimasto

## Refusals, by the code that the server gives

refused-offline = Il server non risponde. Controlla la connessione e riprova.
refused-failed = Il server ha avuto un problema; riprova.
refused-not_saved = Non è stato possibile salvare; riprova.
refused-busy = Ci sono troppe partite in analisi; riprova più tardi.
refused-too_hard = Serve troppo tempo per pensarci.
refused-too_long = Questo indirizzo è troppo lungo.
refused-too_many_games = Ci sono troppe partite con i bot in corso: prima finiscine una, o torna più tardi.
refused-too_many_tables = Troppi tavoli aperti aspettano giocatori: prima cominciane uno, o invita con un link.
refused-too_fast = Troppe richieste; un po’ più piano.
refused-too_many = Troppe connessioni da qui.
refused-unknown_table = Questo tavolo non esiste, o non hai un invito.
refused-unknown_game = Qui non c’è un gioco così.
refused-not_found = Qui non c’è niente.
refused-unknown_lesson = Qui non c’è una lezione così.
refused-no_identity = Prima scegli un nome.
refused-bad_token = Questo link non è valido, o non lo è più.
refused-no_way_back = Qui non c’era nessuno prima di te, o è passato troppo tempo.
refused-bad_text = Scrivi una riga sola, e breve.
refused-bad_options = Queste impostazioni non vanno d’accordo.
refused-bad_seats = Questi posti non vanno bene per questo tavolo.
refused-bad_level = Non c’è un bot così.
refused-bad_clock = Un orologio ha un tempo per mossa, per partita o entrambi.
refused-bad_move = Non è una mossa di questo gioco.
refused-illegal = Ora questa mossa non è permessa.
refused-not_your_turn = Ora non hai niente da decidere.
refused-started = La partita è cominciata.
refused-not_started = La partita non è cominciata.
refused-over = La partita è finita.
refused-not_over = La partita non è finita.
refused-full = Nessun posto è libero.
refused-taken = Questo posto non è libero.
refused-seated = Hai già un posto a questo tavolo.
refused-not_seated = Non hai un posto a questo tavolo.
refused-not_yours = Questo posto non è tuo.
refused-not_full = Ci sono ancora posti liberi.
refused-not_host = Solo chi ospita il tavolo può farlo.
refused-which_seat = Hai più di un posto: di’ quale intendi.
refused-no_seat = Questo tavolo non ha un posto così.
refused-left = Un bot gioca per te: prima torna.
refused-not_left = Non hai lasciato il tavolo.
refused-resigned = Hai abbandonato.
refused-no_move = Non hai ancora mosso.
refused-no_undo = A questo tavolo questa mossa non si può annullare.
refused-proposed = C’è una richiesta aperta: prima rispondi.
refused-absent = Qualcuno non c’è: finché non torna, si annulla solo una mossa che non ha mostrato niente.
refused-asked_enough = Hai chiesto abbastanza volte: prima gioca.
refused-bad_silence = Nessuno viene sostituito prima di un minuto.
refused-nudged_enough = Solleciti ne ha già ricevuti abbastanza.
refused-too_early = Dagli ancora un po’ di tempo.
refused-no_replacing = A questo tavolo nessun bot gioca per chi non c’è.
refused-not_waited_for = Nessuno aspetta questa persona.
refused-present = Ha il tavolo aperto.
refused-removed = Chi ospita ti ha allontanato da questo tavolo.
refused-muted = Chi ospita ti ha tolto la parola a questo tavolo.
refused-plays = Nessuno viene allontanato da una partita cominciata.
refused-no_guest = A questo tavolo non c’è nessuno con quel nome.
refused-no_proposal = Nessuna richiesta aperta, o è già decisa.
refused-not_asked = Hai già risposto, o la richiesta è tua.
refused-no_hints = A questo tavolo si gioca senza suggerimenti.
refused-talked_out = A questo tavolo si è parlato abbastanza: continuate a uno nuovo.
refused-too_often = A questo tavolo lo si è fatto troppe volte.
refused-log_full = A questo tavolo è successo così tanto che non ci sta altro: continuate a uno nuovo.
refused-quarantined = Questo tavolo è danneggiato ed è stato messo da parte.
refused-unwritable = Non si può eseguire; niente è cambiato.
refused-bad_reaction = Non c’è una reazione così.
refused-other_rules = Questa partita è stata giocata con regole diverse da quelle di qui.
refused-bad_record = Questa non è una partita salvata.
