# What the browser application says around the games: home, tables, settings.

tagline = Eine Küche, fünf Töpfe. Mit Freunden oder mit Bots, sofort.
skip = Zum Tisch springen
home = Startseite
notice = Hinweis
close = Schließen
cancel = Abbrechen
settings = Einstellungen
language = Sprache
theme = Design
theme-auto = Wie System
theme-light = Hell
theme-dark = Dunkel
speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-relaxed = Gemütlich
sound = Ton
notices = Sag mir, wenn ich dran bin

## Home

play-now = Jetzt spielen
play-now-for = { $game } jetzt spielen
new-table = Neuer Tisch
new-table-for = Neuer Tisch: { $game }
learn = Lernen
learn-for = { $game } spielend lernen
rules = Regeln
rules-of = Regeln: { $game }
players-exactly = { $n } Personen
players = { $low }–{ $high } Personen
minutes = { $n } Min.
weight-light = leicht
weight-medium = mittel
weight-heavy = deftig
your-tables = Deine Tische
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und lade ein.
join-by-code = Mit Link oder Code beitreten
join-by-code-how = Einladung einfügen
join = Beitreten
bad-invitation = Das ist keine Einladung: Sie sieht aus wie der Link, den du bekommen hast.
your-turn = Du bist dran
others-turn = Andere am Zug
waiting-for-players = { $n ->
    [0] bereit zum Start
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
finished = Beendet
watch = Zuschauen
open = Öffnen

## You

your-name = Dein Name
name-ask = Wie sollen die anderen dich nennen?
name-save = Das bin ich
guest-name = Gast

## Players

you = du
bot = Bot
level-random = Zufall
level-thumb = Faustregel
level-novice = Neuling
level-cook = Koch
level-expert = Profi
seat = Platz { $n }
free-seat = Freier Platz
away = abwesend
bot-plays = ein Bot spielt
decides = entscheidet
you-decide = du entscheidest
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
spectators = { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauer
}

## The decision bar

decision = Deine Entscheidung
choose-lit = Wähle etwas, das leuchtet.
wait-for = Warten auf { $names }.
you-watch = Du schaust zu.
showing = Was eben geschah …
skip-ahead = Überspringen
undo = Zurücknehmen
undo-request = Bitte um Zugrücknahme
undo-ask = { $name } möchte einen Zug zurücknehmen.
undo-asked = Du möchtest deinen Zug zurücknehmen.
undo-also = { $n ->
    [one] Und { $n } Zug seitdem.
   *[other] Und { $n } Züge seitdem.
}
undo-cancel = Bitte zurückziehen
agree = Einverstanden
refuse = Nein

## Somebody is away

is-away = { $name } ist nicht da.
nudge = Anstupsen
let-bot-play = Bot für { $name } spielen lassen
let-bot = Bot spielen lassen
bot-may-soon = In { $time } darf hier ein Bot einspringen.
let-by-other = { $name } hat ihn spielen lassen, während du weg warst.
bot-moves = { $n ->
    [0] Er hat noch nicht gezogen.
    [one] Er hat bisher { $n } Zug gemacht; siehe Verlauf.
   *[other] Er hat bisher { $n } Züge gemacht; siehe Verlauf.
}
time-minute = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
time-hour = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
time-day = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tagen
}
silence = Ein Bot darf einspringen, wenn jemand am Zug und nicht da ist
silence-after = Nach { $time }
silence-never = Nie: Alle warten
silence-agreed = Ist jemand seit { $time } am Zug und nicht da, dürfen die anderen bis zur Rückkehr einen Bot spielen lassen.

## The host

people = Leute
looking-on = Zuschauer
guest-menu = { $name }: stummschalten oder entfernen
mute = Stummschalten
unmute = Stummschaltung aufheben
muted = stumm
remove = Entfernen
remove-sure = { $name } endgültig entfernen?
removed = Der Host hat dich von diesem Tisch entfernt.
you-are-muted = Der Host hat dich hier stummgeschaltet.

## Tabs

tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-hint = Tipp
log-empty = Noch ist nichts geschehen.
log-filter = Zeigen
log-all = Alles
log-mine = Nur was mich betrifft
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas in die Runde sagen
chat-send = Senden
reaction-laugh = lacht
reaction-clap = klatscht
reaction-wow = staunt
reaction-sad = ist traurig
reaction-angry = ist sauer
reaction-thanks = sagt danke
reaction-yum = findet es köstlich
reaction-yuck = findet es eklig
reaction-hurry = bittet um Eile
reaction-well-played = sagt: gut gespielt
unread = { $n } ungelesen
react = Reagieren
hint-ask = Küchenchef fragen
hint-about = Ein Profi sieht nur, was du wissen darfst, und sagt, was er tun würde.
hint-thinking = Der Küchenchef kostet …
hint-share = { $percent } % Chance
hint-none = Du hast gerade nichts zu entscheiden.
hint-off = An diesem Tisch gibt es keine Tipps.
read-rule = Regel lesen
search-rules = Regeln durchsuchen

## Connection

connecting = Der Tisch wird geöffnet …
lost = Verbindung verloren. Neuer Versuch …
offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
again = Noch einmal
unknown-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
unknown-table-how = Vielleicht ist der Link unvollständig, oder der Tisch ist weg. Bitte um eine neue Einladung.
stale = Stockpot wurde aktualisiert. Lade die Seite neu; nichts geht verloren.
reload = Neu laden
crowded = Zu viele Verbindungen von hier. Gleich ein neuer Versuch …
nowhere = Hier ist nichts.
failed = Das hat nicht geklappt.

## The table

table = Tisch
players-title = Spieler
leave = Tisch verlassen
leave-how = Ein Bot spielt für dich, bis du zurückkommst.
come-back = Meinen Platz wieder einnehmen
bot-plays-for-you = Ein Bot spielt für dich.
resign = Aufgeben
resign-sure = Endgültig aufgeben? An deiner Stelle spielt ein Bot weiter.
invite = Einladen
spectator-link = Link für Zuschauer
spectator-link-how = Wer diesen Link hat, kann zuschauen. Die Hände bleiben verborgen.
copy-link = Link kopieren
copied = Kopiert
download = Partie herunterladen
seed-hash = Fingerabdruck der Mischung
copy-hash = Fingerabdruck kopieren
fairness = Die Mischung stand vor dem ersten Zug fest. Nach der Partie wird der Startwert gezeigt, und alle können es nachprüfen.

## After the game

over = Die Partie ist zu Ende
you-win = Du gewinnst!
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
analysis = Analyse

## Log

noted = { $name }: „{ $note }“
news-sat = { $name } setzt sich.
news-seated = { $name } spielt als Bot mit.
news-started = Die Partie beginnt.
news-asked = { $name } möchte den letzten Zug zurücknehmen.
news-withdrawn = { $name } zieht die Bitte zurück.
news-lapsed = Die Bitte von { $name } blieb ohne Antwort.
news-agreed = { $name } ist einverstanden.
news-declined = { $name } ist nicht einverstanden.
news-undone = { $name } nimmt einen Zug zurück.
news-left = { $name } steht auf; ein Bot spielt weiter.
news-returned = { $name } ist wieder da.
news-resigned = { $name } gibt auf; ein Bot spielt weiter.
news-timedout = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
news-nudged = { $by } stupst { $name } an.
news-nudged-by-nobody = { $name } wird angestupst.
news-replaced = { $name } ist nicht da: { $by } lässt einen Bot spielen.
news-replaced-by-nobody = { $name } ist nicht da; ein Bot spielt weiter.
news-muted = Der Host schaltet { $name } stumm.
news-unmuted = Der Host hebt die Stummschaltung von { $name } auf.
news-removed = Der Host entfernt { $name } vom Tisch.
news-rematched = Es gibt eine Revanche.
reaction-name-laugh = Lachen
reaction-name-clap = Applaus
reaction-name-wow = Wow
reaction-name-sad = Traurig
reaction-name-angry = Sauer
reaction-name-thanks = Danke
reaction-name-yum = Köstlich
reaction-name-yuck = Eklig
reaction-name-hurry = Beeilung
reaction-name-well-played = Gut gespielt
hint-simulations = Aus { $n } durchgespielten Partien.
not-in-lesson = Das ist erlaubt, aber in der Lektion geht es gerade um etwas anderes.
you-resigned = Du hast aufgegeben; ein Bot spielt weiter.
connected = Verbunden

## Lobby

lobby = { $game }: Wer spielt mit?
here = am Tisch
sit-here = Hier sitzen
get-up = Aufstehen
put-bot = Bot auf Platz { $n } setzen
put-bot-short = Bot …
empty-seat = Platz { $n } freigeben
empty-seat-short = Freigeben
start = Beginnen
ready-to-start = Alle sind da.
full-table = Alle Plätze sind besetzt. Du kannst zuschauen, sobald die Partie beginnt.
invite-how = Wer diesen Link hat, kann sich setzen, solange ein Platz frei ist, und danach zuschauen.
share = Senden …
qr-show = QR-Code
qr-alt = Die Einladung als QR-Code

## One screen

pass-to = Gib den Bildschirm an { $name } weiter
pass-how = Sonst sollte jetzt niemand hinsehen.
i-am = Ich bin { $name }

## Another device

name-saved = Die anderen sehen deinen neuen Namen.
other-device = Anderes Gerät
other-device-how = Mach auf dem Handy oder einem anderen Computer unter demselben Namen weiter. Der Link gilt einmal, zehn Minuten lang.
other-device-do = Link zeigen
links-open = { $n ->
    [one] { $n } Link gilt bis { $until }.
   *[other] { $n } Links gelten bis { $until }.
}
links-cancel = Aufheben
links-cancelled = Kein Link gilt mehr.
sign-out-how = Gerät verloren, oder gehört es jemand anderem? Hier bleibst du angemeldet.
sign-out-others = Meine anderen Geräte abmelden
signed-out-others = Alle anderen Geräte sind abgemeldet.
signed-out = Du wurdest auf diesem Gerät abgemeldet.
carry-ask = Auf diesem Gerät als { $name } weitermachen?
carry-now = Hier bist du gerade { $now }. Tische und Einstellungen von { $now } bleiben erhalten, und dreißig Tage lang kannst du auf diesem Gerät wieder { $now } werden.
carry-new = Die Tische und Einstellungen von { $name } sind dann auch hier.
carry-own = Mach nur weiter, wenn du diesen Link selbst erstellt hast: Wer ihn erstellt hat, teilt von da an alles, was du tust.
carry-do = Als { $name } weitermachen
carry-stay = { $now } bleiben
carry-not = Jetzt nicht
carried-already = Hier bist du schon { $name }.
were-before = Vorher warst du auf diesem Gerät { $name }.
go-back = Wieder { $name } werden
went-back = Du bist wieder { $name }.
replay-and-analysis = Nachspielen und analysieren
share-game = Link zur Partie kopieren
opening = Wird geöffnet …
carried = Du bist jetzt auch hier { $name }.
credits = Bilder:

## New table

how-many = Wer spielt mit?
one-screen = Wir spielen zu mehreren an diesem Bildschirm
one-screen-how = Ein Vorhang verdeckt die Hände, während ihr ihn weitergebt.
at-this-screen = An diesem Bildschirm
me = Ich
somebody-invited = Jemand, den ich einlade
bot-of = Bot: { $level }
name-of-seat = Name von Spieler { $n }
fill-with-bots = Bots auf alle freien Plätze
who-may-come = Wer darf an den Tisch?
by-invitation = Nur wer den Link hat
open-to-all = Alle: Der Tisch steht auf der Startseite
options = Varianten
numbers-to-change = Andere Zahlen und Listen als die gedruckten
by-lot = Auslosen
written-by-you = selbst geschrieben
house-rules = Hausregeln
undo-rule = Züge zurücknehmen
undo-rule-consent = Wenn seitdem nichts gezeigt wurde oder alle einverstanden sind
undo-rule-free = Nur wenn seitdem nichts gezeigt wurde
undo-rule-none = Nie
hints-allowed = Tipps sind erlaubt
open-the-table = Tisch eröffnen und einladen
begin-now = Jetzt beginnen

## Replay and analysis

replay-of = Nachspielen: { $game }
eyes = Gesehen von
eyes-open = Alles offen
eyes-spectator = Zuschauer
move-of = Zug { $n } von { $of }
first = Zum Anfang
previous = Einen Zug zurück
next-move = Einen Zug vor
last = Zum Ende
play-on = Abspielen
pause = Pause
position = Stelle in der Partie
does = { $name }: { $what }
beginning = Der Anfang
not-over = Nachspielen kann man eine Partie erst, wenn sie zu Ende ist.
to-table = Zum Tisch
analyse = Partie analysieren
analyse-how = Ein Profi sieht sich jede Entscheidung an: was er gespielt hätte und was der Unterschied gekostet hat.
analysing = Der Profi hat { $done } von { $of } Zügen angesehen …
analysis-failed = Die Analyse ist gescheitert.
scores-over-time = Punkte, Zug um Zug
percent = { $n } %
chances = Gewinnchancen, Zug um Zug
costliest = Die teuersten Züge
costs = kostet { $percent } %
instead = { $played }; der Profi: { $best }
no-mistakes = Kein Zug hat viel verschenkt. Gut gespielt!

## Lessons

learn-title = { $game } lernen
no-lesson = Für dieses Spiel gibt es noch keine Lektion. Lies die Regeln oder spiel gegen Bots.
lesson-step = Schritt { $n } von { $of }
lesson-do = Jetzt du: Wähle etwas, das leuchtet.
lesson-again = Lektion neu beginnen
lesson-done = Jetzt kennst du das Spiel. Spiel diese Partie zu Ende oder eröffne einen eigenen Tisch.
lesson-go = Weiter

## Clocks

clock = Bedenkzeit
clock-none = Ohne Limit
clock-own = In eurem Tempo, ohne Limit
clock-blitz = 30 Sekunden pro Entscheidung
clock-easy = 2 Minuten pro Entscheidung
clock-game = 15 Minuten pro Partie, dazu 10 Sekunden pro Entscheidung
clock-day = In eurem Tempo: ein Tag pro Entscheidung
clock-week = In eurem Tempo: eine Woche pro Entscheidung
time-left = Restzeit

## Refusals, by the code that the server gives

refused-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
refused-failed = Beim Server ist etwas schiefgegangen; versuch es noch einmal.
refused-not_saved = Das ließ sich nicht speichern; versuch es noch einmal.
refused-busy = Gerade werden zu viele Partien analysiert; versuch es später.
refused-too_hard = Darüber nachzudenken, dauert zu lange.
refused-too_long = Diese Adresse ist zu lang.
refused-too_many_games = Es laufen zu viele Partien mit Bots: Beende zuerst eine oder komm später wieder.
refused-too_many_tables = Zu viele offene Tische warten auf Mitspieler: Beginne zuerst einen oder lade per Link ein.
refused-too_fast = Zu viele Anfragen; mach langsamer.
refused-too_many = Zu viele Verbindungen von hier.
refused-unknown_table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
refused-unknown_game = Dieses Spiel gibt es hier nicht.
refused-not_found = Hier ist nichts.
refused-unknown_lesson = Diese Lektion gibt es hier nicht.
refused-no_identity = Wähle zuerst einen Namen.
refused-bad_token = Dieser Link gilt nicht oder nicht mehr.
refused-no_way_back = Vor dir war niemand hier, oder es ist zu lange her.
refused-bad_text = Schreib eine einzige, kurze Zeile.
refused-bad_options = Diese Einstellungen passen nicht zusammen.
refused-bad_seats = Diese Plätze passen nicht zu diesem Tisch.
refused-bad_level = Diesen Bot gibt es nicht.
refused-bad_clock = Eine Uhr hat eine Zeit pro Zug, pro Partie oder beides.
refused-bad_move = Das ist kein Zug dieses Spiels.
refused-illegal = Dieser Zug ist jetzt nicht erlaubt.
refused-not_your_turn = Du hast gerade nichts zu entscheiden.
refused-started = Die Partie hat schon begonnen.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-full = Kein Platz ist frei.
refused-taken = Dieser Platz ist nicht frei.
refused-seated = Du sitzt schon an diesem Tisch.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-not_yours = Dieser Platz gehört dir nicht.
refused-not_full = Es sind noch Plätze frei.
refused-not_host = Das darf nur der Host des Tischs.
refused-which_seat = Du hast mehrere Plätze: Sag, welchen du meinst.
refused-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-left = Ein Bot spielt für dich: Komm zuerst zurück.
refused-not_left = Du bist gar nicht weg.
refused-resigned = Du hast aufgegeben.
refused-no_move = Du hast noch keinen Zug gemacht.
refused-no_undo = Dieser Zug lässt sich an diesem Tisch nicht zurücknehmen.
refused-proposed = Eine Bitte ist offen: Beantworte sie zuerst.
refused-absent = Jemand ist nicht da: Bis zur Rückkehr lässt sich nur ein Zug zurücknehmen, der nichts gezeigt hat.
refused-asked_enough = Du hast oft genug gefragt: Spiel erst weiter.
refused-bad_silence = Niemand wird vor Ablauf einer Minute ersetzt.
refused-nudged_enough = Hier wurde oft genug gestupst.
refused-too_early = Gib noch ein wenig Zeit.
refused-no_replacing = An diesem Tisch springt kein Bot für Abwesende ein.
refused-not_waited_for = Auf diese Person wartet niemand.
refused-present = Diese Person hat den Tisch offen.
refused-removed = Der Host hat dich von diesem Tisch entfernt.
refused-muted = Der Host hat dich an diesem Tisch stummgeschaltet.
refused-plays = Aus einer begonnenen Partie wird niemand entfernt.
refused-no_guest = Niemand an diesem Tisch heißt so.
refused-no_proposal = Es ist um nichts gebeten, oder es ist erledigt.
refused-not_asked = Du hast schon geantwortet oder selbst darum gebeten.
refused-no_hints = An diesem Tisch wird ohne Tipps gespielt.
refused-talked_out = An diesem Tisch ist genug geredet: Macht an einem neuen weiter.
refused-too_often = Das war an diesem Tisch zu oft.
refused-log_full = An diesem Tisch ist so viel geschehen, dass nichts mehr hineinpasst: Macht an einem neuen weiter.
refused-quarantined = Dieser Tisch ist beschädigt und wurde beiseitegestellt.
refused-unwritable = Das lässt sich nicht ausführen; nichts hat sich geändert.
refused-bad_reaction = Diese Reaktion gibt es nicht.
refused-other_rules = Diese Partie wurde nach anderen Regeln gespielt als hier.
refused-bad_record = Das ist keine aufgezeichnete Partie.
