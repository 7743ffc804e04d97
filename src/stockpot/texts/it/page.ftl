# What the browser application says around the games: home, tables, settings.

tagline = Una cucina, cinque pentole. Gioca subito, in compagnia o contro i bot.
skip = Vai al tavolo
home = Home
notice = Avviso
close = Chiudi
colon = :
cancel = Annulla
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
speed = Animazioni
speed-off = Disattivate
speed-fast = Veloci
speed-normal = Normali
speed-relaxed = Tranquille
sound = Suoni
notices = Avvisami quando è il mio turno

## Home

play-now = Gioca subito
play-now-for = Gioca subito a { $game }
new-table = Nuovo tavolo
new-table-for = Nuovo tavolo: { $game }
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
your-turn-count = Tocca a te ({ $n })
with-players = con { $names }
you-won = Vinta
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori. Aprine uno e invita qualcuno.
join-by-code = Entra con un link o un codice
join-by-code-how = Link o codice
join = Entra
bad-invitation = Questo non è un link d’invito. Dovrebbe somigliare a quello che hai ricevuto.
your-turn = Tocca a te
others-turn = In attesa degli altri
waiting-for-players = { $n ->
    [0] pronto a cominciare
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
finished = Finita
just-now = adesso
watch = Guarda
open = Apri

## You

your-name = Il tuo nome
name-ask = Come devono chiamarti gli altri?
name-save = Salva
guest-name = Ospite

## Players

you = tu
bot = bot
level-random = a caso
level-thumb = a occhio
level-novice = principiante
level-cook = cuoco
level-expert = esperto
level-master = maestro
seat = Posto { $n }
free-seat = Posto libero
away = assente
bot-plays = gioca un bot
decides = di turno
you-decide = tocca a te
points = { $n ->
    [one] { FIGURE($n) } punto
   *[other] { FIGURE($n) } punti
}
spectators = { $n } nel pubblico

## The decision bar

decision = La tua decisione
effect = Effetto: { $what }
foretell-how = Tieni premuto per vedere l’effetto di una scelta.
wait-for = In attesa di { $names }.
you-watch = Stai guardando.
showing = Le ultime mosse…
skip-ahead = Salta
undo = Annulla mossa
undo-request = Richiesta di annullare una mossa
undo-ask = { $name } vorrebbe annullare una mossa.
undo-asked = Hai chiesto di annullare la tua mossa.
undo-done = La tua mossa è annullata.
undo-also = { $n ->
    [one] E { $n } mossa fatta da allora.
   *[other] E { $n } mosse fatte da allora.
}
undo-cancel = Ritira la richiesta
agree = Accetta
refuse = Rifiuta

## What the others did

meanwhile = Dalla tua ultima mossa
# Stands before the last of several lines.
meanwhile-more = { $n } prima
log-undone = annullata
side-panel = Pannello laterale

## Somebody is away

is-away = { $name } non c’è.
nudge = Sollecita
let-bot-play = Fai giocare un bot per { $name }
let-bot = Fai giocare un bot
bot-may-soon = Tra { $time } un bot potrà giocare al suo posto.
let-by-other = { $name } ha fatto giocare un bot mentre non c’eri.
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
silence = Se qualcuno manca quando è il suo turno, un bot può giocare al suo posto
silence-after = Dopo { $time }
silence-never = Mai: si aspetta
silence-agreed = Se qualcuno manca per { $time } quando è il suo turno, gli altri possono far giocare un bot finché non torna.

## The host

people = Persone
looking-on = Nel pubblico
guest-menu = { $name }: silenzia o allontana
mute = Silenzia
unmute = Ridai la parola
muted = in silenzio
remove = Allontana
remove-sure = Allontanare { $name }?
removed-people = Persone allontanate
let-back = Lascia tornare
let-back-for = Lascia tornare { $name }
removed = Chi ospita ti ha fatto lasciare questo tavolo.
you-are-muted = Chi ospita ti ha tolto la parola.

## Tabs

tab-log = Cronaca
tab-chat = Chat
tab-rules = Regole
tab-hint = Consiglio
log-empty = Non è ancora successo niente.
log-filter = Mostra
log-all = Tutto
log-mine = Solo ciò che mi riguarda
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi al tavolo
chat-sit-first = Siediti per chattare.
chat-send = Invia
reaction-laugh = ride
reaction-clap = applaude
reaction-wow = è senza parole
reaction-sad = è triste
reaction-angry = è di cattivo umore
reaction-thanks = dice: grazie!
reaction-yum = dice: che bontà!
reaction-yuck = dice: che schifo!
reaction-hurry = dice: sbrigati!
reaction-well-played = dice: ben giocato!
unread = { $n } da leggere
react = Reagisci
hint-ask = Chiedi allo chef
hint-about = Un bot esperto, che vede solo quello che vedi tu, suggerisce una mossa.
hint-thinking = Lo chef assaggia…
hint-share =
    { $percent ->
        [0] meno dell’1% di vittoria
       *[other] { $percent }% di vittoria
    }
hint-none = Non è il tuo turno.
hint-over = La partita è finita. Con «Rivedi» la puoi analizzare mossa per mossa.
hint-off = A questo tavolo i consigli sono disattivati.
hint-how = Tocca un consiglio per vederlo sul tavolo.
hint-advised = Lo chef consiglia: { $move }
hint-weighed = Lo chef ha valutato anche: { $move }
hint-play = Gioca
read-rule = Leggi la regola
search-rules = Cerca nelle regole

## Connection

connecting = Apertura del tavolo…
lost = Connessione persa. Riconnessione…
offline = Il server non risponde. Controlla la connessione e riprova.
again = Riprova
unknown-table = Questo tavolo non esiste, o non hai un invito.
unknown-table-how = Forse il link è incompleto, o il tavolo non c’è più. Chiedi un nuovo invito.
stale = Stockpot è stato aggiornato. Ricarica la pagina; niente va perso.
reload = Ricarica
crowded = Troppe connessioni dalla tua rete. Nuovo tentativo a breve…
nowhere = Qui non c’è niente.
failed = Non ha funzionato.

## The table

table = Tavolo
players-title = Al tavolo
leave = Lascia il tavolo
leave-how = Un bot gioca per te finché non torni.
leave-waits = La partita ti aspetta.
come-back = Riprendi il posto
bot-plays-for-you = Un bot sta giocando per te.
resign = Abbandona
resign-sure = Abbandonare definitivamente? Un bot continuerà al tuo posto.
invite = Invita
spectator-link = Link per guardare
spectator-link-how = Chi ha questo link può guardare, ma non vede le mani.
copy-link = Copia link
copied = Copiato
download = Scarica la partita
seed-hash = Impronta del mescolamento
copy-hash = Copia l’impronta
fairness = Il mescolamento è stato fissato prima della prima mossa. Il seme si rivela dopo la partita, così chiunque può controllare.

## After the game

over = Partita finita
you-win = Hai vinto!
result-ahead = { $margin } di vantaggio su { $name }.
result-behind = { $margin } di distacco da { $name }.
place-of = { $place }º posto su { $of }
tied = a pari merito
rematch = Rivincita
to-rematch = Vai alla rivincita
rematch-wanted = { $name } propone la rivincita.
join-rematch = Accetta la rivincita
next-game = Prossima partita
other-games = Altri giochi
replay = Rivedi
analysis = Analisi

## Log

noted = { $name }: «{ $note }»
news-sat = { $name } si siede.
news-seated = { $name }, un bot, si unisce al tavolo.
news-started = La partita comincia.
news-closed = Chi ospita annulla il tavolo.
news-asked = { $name } chiede di annullare una mossa.
news-withdrawn = { $name } ritira la richiesta.
news-lapsed = La richiesta di { $name } è rimasta senza risposta.
news-agreed = { $name } accetta.
news-declined = { $name } rifiuta.
news-undone = { $name } annulla una mossa.
news-left = { $name } lascia il tavolo; continua un bot.
news-returned = { $name } torna al tavolo.
news-resigned = { $name } abbandona; continua un bot.
news-timedout = { $name } ha finito il tempo; continua un bot.
news-nudged = { $by } sollecita { $name }.
news-nudged-by-nobody = { $name } riceve un sollecito.
news-replaced = { $name } non c’è: { $by } fa giocare un bot.
news-replaced-by-nobody = { $name } non c’è; continua un bot.
news-muted = Chi ospita toglie la parola { AD($name) }.
news-unmuted = Chi ospita ridà la parola { AD($name) }.
news-removed = Chi ospita allontana { $name } dal tavolo.
news-let-back = Chi ospita lascia tornare { $name }.
news-rematched = La rivincita è pronta.
reaction-name-laugh = Risata
reaction-name-clap = Applauso
reaction-name-wow = Oh!
reaction-name-sad = Tristezza
reaction-name-angry = Cattivo umore
reaction-name-thanks = Grazie
reaction-name-yum = Buonissimo
reaction-name-yuck = Che schifo
reaction-name-hurry = Sbrigati!
reaction-name-well-played = Ben giocato
hint-simulations = Da { $n } partite simulate.
not-in-lesson = È una mossa permessa, ma in questo momento la lezione parla d’altro.
has-resigned = ha abbandonato, ha continuato un bot
you-resigned = Hai abbandonato; un bot gioca per te.
connected = Connessione attiva

## The first time at a game

first-aim = L’obiettivo
first-turn = Il tuo turno
first-score = Cosa conta
teach-me = Insegnami
just-play = Gioca e basta
learned = Lezione completata

## Lobby

lobby = { $game }: chi gioca?
here = al tavolo
sit-here = Siediti qui
get-up = Lascia il posto
put-bot = Metti un bot al posto { $n }
put-bot-short = Aggiungi bot…
empty-seat = Libera il posto { $n }
empty-seat-short = Libera
start = Comincia
ready-to-start = Siete al completo.
all-seated = Tutti i posti sono occupati.
full-table = Tutti i posti sono occupati. Potrai guardare quando la partita comincia.
invite-how = Con questo link chiunque può prendere un posto libero, o guardare a partita cominciata.
share = Condividi…
qr-show = Codice QR
qr-alt = Codice QR dell’invito

## One screen

pass-to = Passa lo schermo { AD($name) }
pass-how = Tutti gli altri, occhi altrove.
i-am = Sono { $name }

## Another device

name-saved = Nome salvato. Gli altri lo vedono.
other-device = Un altro dispositivo
other-device-how = Continua con il tuo nome sul telefono o su un altro computer. Il link vale una volta, entro dieci minuti.
other-device-do = Mostra il link
links-open = { $n ->
    [one] { $n } link vale fino alle { $until }.
   *[other] { $n } link valgono fino alle { $until }.
}
links-cancel = Annulla
links-cancelled = Tutti i link sono annullati.
sign-out-how = Hai perso un dispositivo, o ne hai usato uno altrui? Qui l’accesso resta aperto.
sign-out-others = Esci da tutti gli altri dispositivi
signed-out-others = Accesso chiuso su tutti gli altri dispositivi.
signed-out = Il tuo accesso su questo dispositivo è stato chiuso.
carry-ask = Continuare come { $name } su questo dispositivo?
carry-now = Qui sei { $now }. I tavoli e le impostazioni di { $now } restano, e per trenta giorni potrai tornare { $now } su questo dispositivo.
carry-new = Anche i tavoli e le impostazioni di { $name } saranno qui.
carry-own = Continua solo se questo link l’hai creato tu: chi l’ha creato avrà accesso a tutto ciò che farai da allora in poi.
carry-do = Continua come { $name }
carry-stay = Resta { $now }
carry-not = Non ora
carried-already = Qui sei già { $name }.
were-before = Su questo dispositivo prima eri { $name }.
go-back = Torna a essere { $name }
went-back = Sei di nuovo { $name }.
share-game = Copia il link di questa partita
opening = Apertura…
updating = Aggiornamento…
carried = Ora anche qui sei { $name }.
credits = Immagini:

## In this browser

tagline-here = Una cucina, cinque pentole. Gioca contro i bot, subito, anche offline.
documentation = Documentazione
offline-ready = Pronto per giocare offline.
new-version = È pronta una nuova versione di Stockpot.
friends = Giocare in compagnia
friends-here = Le tue partite restano in questo browser. Per giocare con chi ti sta accanto, condividete lo schermo. Per invitare altre persone online serve un server Stockpot: salva il tavolo in un file e aprilo lì.
offline-here = Il server non risponde. Contro i bot puoi giocare lo stesso.
bots-where = Partite contro i bot
bots-here = In questo browser
bots-server = Sul server
bots-where-how = In questo browser funzionano offline e restano su questo dispositivo. Sul server puoi continuarle su un altro dispositivo.
stays-here = Questo tavolo resta in questo browser: per te, i bot e chi condivide lo schermo.
in-this-browser = in questo browser
not-kept = Questo browser non permette di salvare: le tue partite non verranno conservate. Finiscile prima di chiudere la pagina.
backup = Salvare e ripristinare
backup-how = Tutte le partite e le impostazioni di questo browser in un file, da conservare o da aprire su un altro dispositivo.
backup-save = Salva tutto
backup-open = Apri un file
backup-opened = Fatto: tutto il contenuto del file è qui.
keep-going-elsewhere = Continuare altrove
to-server = Sposta sul server
to-server-how = Così altri possono giocare o guardare, e tu puoi continuare su un altro dispositivo.
to-browser = Continua in questo browser
to-browser-how = Una copia di questo tavolo solo per te. Funziona offline.
to-file = Salva questo tavolo
to-file-how = Apri il file su un server Stockpot per invitare altre persone, o su un altro dispositivo.
show-all = Mostra tutto ({ $n })
was-carried = Questa partita viene da altrove. Chi l’ha portata poteva guardare tutte le carte.
delete-table = Elimina questa partita
delete-sure = Eliminarla definitivamente?

## Groups

groups = Gruppi
group = Gruppo
group-new = Nuovo gruppo
group-new-how = Per amici che si ritrovano spesso: un link che resta, i vostri tavoli, il prossimo appuntamento, una classifica.
group-name = Nome del gruppo
group-name-such = La cucina del martedì
group-make = Crea gruppo
group-join-ask = Entrare in «{ $name }»?
group-join = Entra nel gruppo
group-gone = Questo gruppo non esiste o il link non vale più.
group-gone-how = Chiedi a un membro il link attuale.
group-invite-how = Chi ha questo link può entrare nel gruppo.
group-tables = Tavoli
group-no-tables = Nessun tavolo al momento. Aprine uno: lo vedrà tutto il gruppo.
best-of-three = Al meglio delle tre: vince chi arriva a due
next-of-series = Prossima partita della serie
same-as-last = Come l’ultima volta
for-group = Per il gruppo «{ $name }»
group-date = Prossimo appuntamento
group-no-date = Ancora nessuna data.
group-date-set = Fissa una data
group-date-change = Cambia
group-date-clear = Annulla
group-date-at = Giorno e ora
group-date-weekly = Ogni settimana
group-date-zone = Il tuo fuso orario: { $zone }
group-calendar = Aggiungi al calendario
group-members = { $n ->
    [one] { $n } membro
   *[other] { $n } membri
}
members = Membri
standings = Classifica
standings-none = La classifica comincia con la prima partita finita.
standings-how = Ogni partita vale un punto: intero per chi batte tutti, una parte per chi ne batte qualcuno.
overall = Generale
standing-player = Nome
standing-games = Partite
standing-wins = Vittorie
standing-points = Punti
standing-streak = Vittorie di fila (record)
head-to-head = Scontri diretti
head-level = { $n ->
    [one] { $n } pareggio
   *[other] { $n } pareggi
}
records = Record
history = Storico
history-none = Ancora nessuna partita finita.
more = Mostra altro
somebody-gone = qualcuno che se n’è andato
with-bots = { $n ->
    [one] un bot
   *[other] { $n } bot
}
admin = admin
member-menu = { $name }: rendi admin o rimuovi
member-remove-how = Il gruppo riceve un nuovo link: con quello vecchio non si torna.
make-admin = Rendi admin
make-admin-sure = Rendere { $name } admin? Tu non lo sarai più.
group-rename = Rinomina
group-renew = Nuovo link
group-renew-sure = Il vecchio link non funzionerà più. I membri restano.
group-leave = Esci dal gruppo
group-leave-sure = Potrai tornare solo con il link.
group-delete = Elimina gruppo
group-delete-sure = Eliminare il gruppo per tutti? Le partite restano a chi le ha giocate.
save-all-json = Salva tutto (JSON)
put-away = Metti via
put-table-away = Metti via il tavolo
put-table-away-how = Passa dai tuoi tavoli a «Messi via», più sotto.
call-off = Annulla il tavolo
call-off-sure = Tutti perdono il posto, l’invito non vale più e il tavolo sparisce da ogni elenco.
called-off = { $name } ha annullato questo tavolo.
called-off-how = Non si è giocato. Le sedie sono tornate in cucina.
put-away-of = Metti via: { $table }
put-away-title = Messi via ({ $n })
take-out = Riprendi

## Ratings and tournaments

rating = Rating
rating-want = Calcola il mio rating
rating-how = Disattivato finché non lo vuoi. Si parte da 1500; con 400 in più si vincono dieci partite per ogni sconfitta. ± dice quanto è incerto. I bot sono sulla stessa scala. Se lo disattivi, il tuo rating viene cancellato.
record = Il mio bilancio
record-none = Prima scegli un nome; poi le tue partite saranno qui.
forget = Elimina il mio profilo
forget-sure = Nome, messaggi, impostazioni, gruppi e rating vengono eliminati per sempre. Nelle tue partite il tuo posto resta senza nome; in quelle in corso continua un bot.
standing-game = Gioco
tournaments = Tornei
tournament-new = Nuovo torneo
tournament-make = Crea torneo
tournament-name = Nome del torneo
tournament-game = Gioco
tournament-kind = Formula
tournament-size = Giocatori per tavolo
tournament-rounds = Turni
tournament-robin = girone all’italiana
tournament-swiss = sistema svizzero
tournament-robin-how = Tutti incontrano tutti.
tournament-swiss-how = Ogni turno mette insieme giocatori con circa gli stessi punti che non si sono ancora incontrati.
tie-breaks-swiss = A parità contano i punti degli avversari (Buchholz), quelli degli avversari battuti (Sonneborn-Berger), poi le vittorie.
tie-breaks-robin = A parità contano i punti degli avversari battuti (Sonneborn-Berger), poi le vittorie.
tie-buchholz = Buchholz
tie-berger = Sonneborn-Berger
tie-buchholz-short = BH
tie-berger-short = SB
tables-of = tavoli da { $n }
rounds = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
round-number = Turno { $n }
entrants = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
tournament-entry = I membri si iscrivono in questa pagina finché non si sorteggia il turno 1. Ne servono almeno due.
enter = Partecipa
withdraw = Ritirati
withdraw-sure = Non parteciperai più ai sorteggi. Le partite giocate contano.
draw-round = Sorteggia il turno { $n }
draw-anyway = Sorteggia senza aspettare
draw-anyway-sure = Alcuni tavoli non sono finiti. Contano solo se finiranno più tardi.
tournament-delete = Elimina torneo
tournament-delete-sure = Eliminare il torneo? Le partite restano.
byes = Riposa: { $names }
to-group = Al gruppo

## New table

how-many = Chi gioca?
one-screen = Condividete questo schermo
one-screen-how = Le mani restano coperte mentre vi passate il dispositivo.
at-this-screen = A questo schermo
me = Io
somebody-invited = Qualcuno che invito
bot-of = Bot: { $level }
name-of-seat = Nome al posto { $n }
fill-with-bots = Bot nei posti liberi
who-may-come = Chi può entrare?
by-invitation = Chiunque abbia il link
open-to-all = Chiunque: compare nella home
options = Varianti
rules-changed =
    { $n ->
        [0] Regole standard
        [one] { $n } regola modificata
       *[other] { $n } regole modificate
    }
rules-change = Modifica singole regole
preset = Regole
preset-ours = { $name } (variante nostra)
numbers-to-change = Numeri e carte personalizzati
by-lot = A caso
written-by-you = personalizzate
house-rules = Regole della casa
undo-rule = Annullare mosse
undo-rule-consent = Finché non si rivela qualcosa, o se tutti sono d’accordo
undo-rule-free = Solo finché non si rivela qualcosa
undo-rule-none = Mai
hints-allowed = Permetti i consigli
open-the-table = Apri il tavolo e invita
begin-now = Comincia subito

## Replay and analysis

replay-of = Replay: { $game }
eyes = Guarda come
eyes-open = Tutte le carte scoperte
eyes-spectator = Il pubblico
move-of = Mossa { $n } di { $of }
first = All’inizio
previous = Una mossa indietro
next-move = Una mossa avanti
last = Alla fine
play-on = Riproduci
pause = Pausa
position = Posizione nella partita
does = { $name }: { $what }
beginning = Inizio della partita
not-over = Puoi rivedere una partita quando è finita.
to-table = Vai al tavolo
analyse = Analizza la partita
analyse-how = Un esperto controlla ogni decisione: che cosa avrebbe giocato, e quanto è costata la differenza.
analysing = { $done } di { $of } mosse analizzate…
analysis-failed = L’analisi non è riuscita.
scores-over-time = Punteggi, mossa per mossa
percent = { $n }%
chances = Probabilità di vittoria, come ciascuno poteva vederle
costliest = Le mosse più costose
costs = −{ $percent }%
decisions-and-luck = Decisioni e fortuna
accuracy = Precisione
mistakes = Errori
luck = Fortuna
luck-of = { SIGNED($percent) }%
accounts-how = Precisione: quanta parte delle probabilità ogni decisione ha conservato. Errori: le decisioni costate il { $percent }% o più. Fortuna: ciò che gli errori, propri e altrui, non spiegano.
instead = Giocata: { $played }. Meglio: { $best }.
no-mistakes = Nessun errore grave. Ben giocato!

## Lessons

learn-title = Impara { $game }
no-lesson = Per questo gioco non c’è ancora una lezione. Leggi le regole o gioca contro i bot.
lesson-step = Passo { $n } di { $of }
lesson-do = Tocca a te: prova!
lesson-again = Ricomincia la lezione
lesson-done = Ora conosci il gioco. Finisci questa partita, o apri un tavolo tuo.
lesson-over = Ora conosci il gioco. Gioca subito una partita, o apri un tavolo tuo.
lesson-go = Continua

## Clocks

clock = Limite di tempo
clock-none = Nessuno
clock-own = Al tuo ritmo, senza limite
clock-blitz = 30 secondi a mossa
clock-easy = 2 minuti a mossa
clock-game = 15 minuti a testa + 10 secondi a mossa
clock-day = Per corrispondenza: 1 giorno a mossa
clock-week = Per corrispondenza: 1 settimana a mossa
time-left = Tempo rimasto

## Refusals, by the code that the server gives

refused-offline = Il server non risponde. Controlla la connessione e riprova.
refused-failed = Il server ha avuto un problema. Riprova.
refused-not_saved = Non è stato possibile salvare. Riprova.
refused-busy = Ci sono troppe partite in analisi. Riprova più tardi.
refused-too_hard = Ci vorrebbe troppo tempo per calcolarlo.
refused-too_long = Questo indirizzo è troppo lungo.
refused-too_many_games = Ci sono troppe partite con i bot in corso. Prima finiscine una, o torna più tardi.
refused-too_many_tables = Troppi tavoli aperti aspettano giocatori. Prima cominciane uno, o invita con un link.
refused-too_fast = Troppe richieste. Un po’ più piano.
refused-too_many = Troppe connessioni dalla tua rete.
refused-unknown_table = Questo tavolo non esiste, o non hai un invito.
refused-unknown_group = Questo gruppo non esiste o non ne fai parte.
refused-not_admin = Può farlo solo l’admin del gruppo.
refused-group_full = Questo gruppo è al completo.
refused-too_many_groups = Sei in troppi gruppi. Prima esci da uno.
refused-no_member = Questa persona non è più nel gruppo.
refused-bad_date = Scegli un momento nei prossimi due anni.
refused-bad_zone = Questo fuso orario non è conosciuto qui.
refused-no_date = Non c’è ancora una data.
refused-unknown_tournament = Questo torneo non esiste.
refused-tournament_begun = Il primo turno è già stato sorteggiato.
refused-tournament_full = Questo torneo è al completo.
refused-too_many_tournaments = Questo gruppo ha troppi tornei. Prima eliminane uno.
refused-not_entered = Non stai partecipando.
refused-no_round = Non ci sono altri turni da sorteggiare.
refused-round_open = Alcuni tavoli non sono ancora finiti.
refused-too_few = Servono almeno due giocatori.
refused-unknown_game = Questo server non ha quel gioco.
refused-not_found = Qui non c’è niente.
refused-unknown_lesson = Questa lezione non esiste.
refused-no_identity = Prima scegli un nome.
refused-bad_token = Questo link non è valido, o è scaduto.
refused-no_way_back = Qui prima di te non c’era nessuno, o è passato troppo tempo.
refused-bad_text = Scrivi una sola riga breve.
refused-bad_options = Queste impostazioni non sono compatibili.
refused-bad_seats = Questi posti non vanno bene per questo tavolo.
refused-bad_level = Questo bot non esiste.
refused-bad_clock = Un orologio ha bisogno di un tempo per mossa, per partita o di entrambi.
refused-bad_move = Non è una mossa di questo gioco.
refused-illegal = Ora questa mossa non è permessa.
refused-not_your_turn = Non è il tuo turno.
refused-started = La partita è già cominciata.
refused-closed = Chi ospita ha annullato questo tavolo.
refused-not_started = La partita non è ancora cominciata.
refused-over = La partita è finita.
refused-not_over = La partita non è ancora finita.
refused-full = Tutti i posti sono occupati.
refused-taken = Quel posto è occupato.
refused-seated = Hai già un posto a questo tavolo.
refused-not_seated = Non hai un posto a questo tavolo.
refused-not_yours = Quello non è il tuo posto.
refused-not_full = Ci sono ancora posti liberi.
refused-not_host = Solo chi ospita può farlo.
refused-which_seat = Hai più di un posto. Scegline uno.
refused-no_seat = Questo posto non esiste.
refused-left = Un bot gioca per te. Prima riprendi il posto.
refused-not_left = Non hai lasciato il tavolo.
refused-resigned = Hai abbandonato.
refused-no_move = Non hai ancora mosso.
refused-no_undo = A questo tavolo questa mossa non si può annullare.
refused-proposed = C’è già una richiesta. Prima rispondi.
refused-absent = Qualcuno manca. Finché non torna, si annullano solo mosse che non hanno rivelato niente.
refused-asked_enough = L’hai già chiesto abbastanza volte. Prima continua a giocare.
refused-bad_silence = Un bot non può subentrare prima di un minuto.
refused-nudged_enough = Ha già ricevuto abbastanza solleciti.
refused-too_early = Aspetta ancora un po’.
refused-no_replacing = A questo tavolo i bot non sostituiscono chi manca.
refused-not_waited_for = Nessuno sta aspettando quella persona.
refused-present = È al tavolo.
refused-removed = Chi ospita ti ha fatto lasciare questo tavolo.
refused-muted = Chi ospita ti ha tolto la parola.
refused-plays = Non si può allontanare nessuno da una partita in corso.
refused-no_guest = Quella persona non è più qui.
refused-no_proposal = Non c’è nessuna richiesta, o è già decisa.
refused-not_asked = Hai già risposto, o la richiesta è tua.
refused-no_hints = A questo tavolo i consigli sono disattivati.
refused-talked_out = La chat di questo tavolo è piena. Continuate a uno nuovo.
refused-too_often = A questo tavolo l’hai fatto troppe volte.
refused-log_full = Questo tavolo è pieno. Continuate a uno nuovo.
refused-quarantined = Questo tavolo è danneggiato ed è stato messo da parte.
refused-unwritable = Non è stato possibile. Non è cambiato nulla.
refused-bad_reaction = Questa reazione non esiste.
refused-other_rules = Questa partita è stata giocata con altre regole.
refused-bad_record = Questa non è una partita salvata.
refused-needs_server = Per questo serve un server. Apri Stockpot su un server per giocare con altri.
refused-store_full = Su questo dispositivo non c’è più spazio. Non è cambiato nulla. Elimina qualche vecchia partita e riprova.
refused-store_denied = Questo browser non permette di salvare. Non è cambiato nulla.
refused-not_fetched = Non è stato possibile caricare questo gioco. Controlla la connessione e riprova.
refused-no_house = Non è stato possibile avviare i giochi in questo browser. Controlla la connessione e riprova; se non basta, aggiorna il browser.
refused-other_tab = Un’altra scheda se ne sta occupando. Riprova.
refused-failed_here = Qualcosa è andato storto. Riprova.
refused-others_play = A questo tavolo giocano anche altri: non si può spostare.
refused-bad_table = Questo tavolo non può continuare qui.
refused-bad_device = Questo file è danneggiato o non è un backup di Stockpot. Non è cambiato nulla.

## Reaching people and talking

talk = Chat e reazioni
open-chat = Apri la chat
chat-aside = al pubblico
chat-to = Chi può leggere
chat-to-spectators = Solo il pubblico
chat-to-all = Tutti
block = Blocca
block-ask = Blocca { $name }
blocked = Non vedrai più i messaggi di { $name }.
blocked-people = Persone bloccate
unblock = Sblocca
unblock-for = Sblocca { $name }
polite = Nascondi le parolacce
polite-here = Qui le parolacce vengono nascoste.
notifications = Notifiche
push = Avvisami anche quando Stockpot è chiuso
push-how = Per il tuo turno, i solleciti, le rivincite e gli inviti, su questo dispositivo.
push-denied = Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni.
push-not-here = Questo browser qui non lo permette. Su iPhone, aggiungi prima Stockpot alla schermata Home.
email-notices = E-mail per le partite senza fretta
email-save = Salva
email-asked = Ti abbiamo scritto: conferma l’indirizzo.
email-saved = Salvato.
quiet-hours = Ore di silenzio
quiet-from = Dalle
quiet-until = Alle
passkeys = Passkey
passkeys-how = Una passkey conserva il tuo nome e i tuoi posti: usala per accedere da qualsiasi dispositivo, senza password.
passkey-make = Crea una passkey
passkey-made = La tua passkey è pronta.
passkey-use = Accedi con una passkey
passkey-since = Creata il { $date }
passkey-remove = Rimuovi
passkey-removed = La passkey è stata rimossa.
passkey-not = Nessuna modifica.
you-are-now = Ora sei { $name }.
invites-you = { $name } ti invita
played-as = Come si gioca
usual-rules = Regole standard
first-lesson = Mai provato? Impara in un minuto o due.
option-on = sì
option-off = no
option-own = personalizzato
invite-friend = Invita amici
invite-do = Invita { $name }
invited-told = { $name } riceve una notifica.
invited-not-told = Impossibile avvisare { $name }: manda il link.
refused-bad_subscription = Le notifiche di questo browser qui non si possono usare.
refused-not_your_browser = Le notifiche di questo browser sono di qualcun altro.
refused-bad_address = Non è un indirizzo e-mail.
refused-not_sent = Impossibile inviare l’e-mail. Controlla l’indirizzo.
refused-bad_passkey = La passkey non ha funzionato. Riprova.
refused-unknown_passkey = Qui nessuno ha questa passkey.
refused-known_passkey = Questa passkey c’è già.
refused-no_passkeys = A questo indirizzo le passkey non funzionano.
refused-bad_block = Non puoi bloccarti.
refused-no_aside = Solo chi guarda può scrivere al pubblico.
