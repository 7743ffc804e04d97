# What the browser application says around the games: home, tables, settings.

tagline = Eine Küche, fünf Töpfe. Spiel sofort los, mit anderen oder gegen Bots.
skip = Zum Tisch springen
home = Startseite
notice = Hinweis
close = Schließen
colon = :
cancel = Abbrechen
settings = Einstellungen
language = Sprache
theme = Design
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-relaxed = Gemütlich
sound = Ton
notices = Benachrichtigen, wenn ich dran bin

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
your-turn-count = Du bist dran ({ $n })
with-players = Mit dabei: { $names }
you-won = Gewonnen
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen und lade jemanden ein.
join-by-code = Mit Link oder Code beitreten
join-by-code-how = Link oder Code
join = Beitreten
bad-invitation = Das ist kein Einladungslink. Er sollte so aussehen wie der, den du bekommen hast.
your-turn = Du bist dran
others-turn = Andere sind dran
waiting-for-players = { $n ->
    [0] bereit zum Start
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
finished = Beendet
just-now = gerade eben
watch = Zuschauen
open = Öffnen

## You

your-name = Dein Name
name-ask = Wie sollen die anderen dich nennen?
name-save = Speichern
guest-name = Gast

## Players

you = du
bot = Bot
level-random = Zufall
level-thumb = Faustregel
level-novice = Neuling
level-cook = Koch
level-expert = Profi
level-master = Meister
seat = Platz { $n }
free-seat = Freier Platz
away = weg
bot-plays = Bot spielt
decides = am Zug
you-decide = du bist dran
points = { $n ->
    [one] { FIGURE($n) } Punkt
   *[other] { FIGURE($n) } Punkte
}
spectators = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}

## The decision bar

decision = Deine Entscheidung
effect = Wirkung: { $what }
foretell-how = Lange drücken zeigt, was eine Wahl bewirkt.
wait-for = Warten auf { $names }.
you-watch = Du schaust zu.
showing = Die letzten Züge …
skip-ahead = Überspringen
undo = Zurücknehmen
undo-request = Zugrücknahme
undo-ask = { $name } möchte einen Zug zurücknehmen.
undo-asked = Du hast darum gebeten, deinen Zug zurückzunehmen.
undo-done = Dein Zug ist zurückgenommen.
undo-also = { $n ->
    [one] Und { $n } Zug danach.
   *[other] Und { $n } Züge danach.
}
undo-cancel = Anfrage zurückziehen
agree = Annehmen
refuse = Ablehnen

## What the others did

meanwhile = Seit deinem letzten Zug
# Stands before the last of several lines.
meanwhile-more = { $n } vorher
log-undone = zurückgenommen
side-panel = Seitenleiste

## Somebody is away

is-away = { $name } ist nicht da.
nudge = Anstupsen
let-bot-play = Bot für { $name } spielen lassen
let-bot = Bot spielen lassen
bot-may-soon = In { $time } kann ein Bot übernehmen.
let-by-other = { $name } hat einen Bot spielen lassen, während du weg warst.
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
silence = Ist jemand am Zug und nicht da, darf ein Bot einspringen
silence-after = Nach { $time }
silence-never = Nie: Alle warten
silence-agreed = Ist jemand seit { $time } am Zug und nicht da, dürfen die anderen bis zur Rückkehr einen Bot spielen lassen.

## The host

people = Leute
looking-on = Schauen zu
guest-menu = { $name }: stummschalten oder entfernen
mute = Stummschalten
unmute = Stummschaltung aufheben
muted = stumm
remove = Entfernen
remove-sure = { $name } entfernen und aussperren?
removed-people = Entfernt
let-back = Wieder zulassen
let-back-for = { $name } wieder zulassen
removed = Der Host hat dich von diesem Tisch entfernt.
you-are-muted = Der Host hat dich stummgeschaltet.

## Tabs

tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-hint = Tipp
log-empty = Noch ist nichts geschehen.
log-filter = Anzeigen
log-all = Alles
log-mine = Nur, was mich betrifft
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht an den Tisch
chat-sit-first = Setz dich an den Tisch, um mitzureden.
chat-send = Senden
reaction-laugh = lacht
reaction-clap = klatscht
reaction-wow = staunt
reaction-sad = ist traurig
reaction-angry = ist genervt
reaction-thanks = sagt: Danke!
reaction-yum = sagt: Köstlich!
reaction-yuck = sagt: Igitt!
reaction-hurry = sagt: Beeilung!
reaction-well-played = sagt: Gut gespielt!
unread = { $n } ungelesen
react = Reagieren
hint-ask = Küchenchef fragen
hint-about = Ein Profi-Bot, der nur sieht, was du siehst, schlägt einen Zug vor.
hint-thinking = Der Küchenchef schmeckt ab …
hint-share =
    { $percent ->
        [0] unter 1 % Gewinnchance
       *[other] { $percent } % Gewinnchance
    }
hint-none = Du bist nicht dran.
hint-over = Die Partie ist vorbei. Beim Nachspielen lässt sie sich Zug für Zug analysieren.
hint-off = An diesem Tisch gibt es keine Tipps.
hint-how = Tippe einen Vorschlag an, um ihn auf dem Tisch zu sehen.
hint-advised = Der Küchenchef rät: { $move }
hint-weighed = Auch erwogen: { $move }
hint-play = Spielen
read-rule = Regel lesen
search-rules = Regeln durchsuchen

## Connection

connecting = Der Tisch wird geöffnet …
lost = Verbindung unterbrochen. Neuer Versuch …
offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
again = Noch einmal versuchen
unknown-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
unknown-table-how = Vielleicht ist der Link unvollständig, oder der Tisch ist weg. Bitte um eine neue Einladung.
stale = Stockpot wurde aktualisiert. Lade die Seite neu; nichts geht verloren.
reload = Neu laden
crowded = Zu viele Verbindungen von hier. Gleich ein neuer Versuch …
nowhere = Hier ist nichts.
failed = Das hat nicht geklappt.

## The table

table = Tisch
players-title = Am Tisch
leave = Tisch verlassen
leave-how = Ein Bot spielt für dich, bis du zurückkommst.
leave-waits = Die Partie wartet auf dich.
come-back = Platz wieder einnehmen
bot-plays-for-you = Ein Bot spielt für dich.
resign = Aufgeben
resign-sure = Endgültig aufgeben? An deiner Stelle spielt ein Bot weiter.
invite = Einladen
spectator-link = Link zum Zuschauen
spectator-link-how = Wer diesen Link hat, kann zuschauen. Handkarten bleiben verborgen.
copy-link = Link kopieren
copied = Kopiert
download = Partie herunterladen
seed-hash = Fingerabdruck der Mischung
copy-hash = Fingerabdruck kopieren
fairness = Die Mischung stand schon vor dem ersten Zug fest. Nach der Partie wird ihr Startwert offengelegt, dann können alle sie nachprüfen.

## After the game

over = Partie beendet
you-win = Du hast gewonnen!
result-ahead = { $margin } vor { $name }.
result-behind = { $margin } hinter { $name }.
place-of = Platz { $place } von { $of }
tied = gleichauf
rematch = Revanche
to-rematch = Zur Revanche
rematch-wanted = { $name } möchte eine Revanche.
join-rematch = Revanche annehmen
next-game = Nächste Partie
other-games = Andere Spiele
replay = Nachspielen
analysis = Analyse

## Log

noted = { $name }: „{ $note }“
news-sat = { $name } setzt sich.
news-seated = { $name } spielt als Bot mit.
news-started = Die Partie beginnt.
news-closed = Der Host sagt den Tisch ab.
news-asked = { $name } möchte einen Zug zurücknehmen.
news-withdrawn = { $name } zieht die Anfrage zurück.
news-lapsed = Die Anfrage von { $name } blieb unbeantwortet.
news-agreed = { $name } nimmt an.
news-declined = { $name } lehnt ab.
news-undone = { $name } nimmt einen Zug zurück.
news-left = { $name } geht; ein Bot übernimmt.
news-returned = { $name } ist wieder da.
news-resigned = { $name } gibt auf; ein Bot übernimmt.
news-timedout = Die Zeit von { $name } ist abgelaufen; ein Bot übernimmt.
news-nudged = { $by } stupst { $name } an.
news-nudged-by-nobody = { $name } wird angestupst.
news-replaced = { $name } ist nicht da; { $by } lässt einen Bot übernehmen.
news-replaced-by-nobody = { $name } ist nicht da; ein Bot übernimmt.
news-muted = Der Host schaltet { $name } stumm.
news-unmuted = Der Host hebt die Stummschaltung von { $name } auf.
news-removed = Der Host entfernt { $name } vom Tisch.
news-let-back = Der Host lässt { $name } wieder an den Tisch.
news-rematched = Die Revanche ist vorbereitet.
reaction-name-laugh = Lachen
reaction-name-clap = Applaus
reaction-name-wow = Wow
reaction-name-sad = Traurig
reaction-name-angry = Genervt
reaction-name-thanks = Danke
reaction-name-yum = Köstlich
reaction-name-yuck = Igitt
reaction-name-hurry = Beeilung!
reaction-name-well-played = Gut gespielt
hint-simulations = Aus { $n } simulierten Partien.
not-in-lesson = Das ist erlaubt, aber in der Lektion geht es gerade um etwas anderes.
has-resigned = hat aufgegeben, ein Bot spielte weiter
you-resigned = Du hast aufgegeben; ein Bot spielt für dich.
connected = Verbunden

## The first time at a game

first-aim = Ziel
first-turn = Dein Zug
first-score = Was zählt
teach-me = Erklär’s mir
just-play = Losspielen
learned = Lektion abgeschlossen

## Lobby

lobby = { $game }: Wer spielt mit?
here = am Tisch
sit-here = Platz nehmen
get-up = Aufstehen
put-bot = Bot auf Platz { $n } setzen
put-bot-short = Bot setzen …
empty-seat = Von Platz { $n } entfernen
empty-seat-short = Platz räumen
start = Partie starten
ready-to-start = Alle sind da.
all-seated = Alle Plätze sind besetzt.
full-table = Alle Plätze sind besetzt. Du kannst zuschauen, sobald die Partie beginnt.
invite-how = Wer diesen Link hat, kann einen freien Platz nehmen oder nach dem Start zuschauen.
share = Teilen …
qr-show = QR-Code
qr-alt = QR-Code der Einladung

## One screen

pass-to = Gib den Bildschirm an { $name } weiter
pass-how = Alle anderen: bitte wegsehen.
i-am = Ich bin { $name }

## Another device

name-saved = Name gespeichert. Die anderen sehen ihn.
other-device = Anderes Gerät
other-device-how = Mach auf dem Handy oder einem anderen Computer unter deinem Namen weiter. Der Link gilt einmal, zehn Minuten lang.
other-device-do = Link zeigen
links-open = { $n ->
    [one] { $n } Link gilt bis { $until }.
   *[other] { $n } Links gelten bis { $until }.
}
links-cancel = Widerrufen
links-cancelled = Alle Links widerrufen.
sign-out-how = Gerät verloren, oder ein fremdes benutzt? Hier bleibst du angemeldet.
sign-out-others = Überall sonst abmelden
signed-out-others = Überall sonst abgemeldet.
signed-out = Du wurdest auf diesem Gerät abgemeldet.
carry-ask = Auf diesem Gerät als { $name } weitermachen?
carry-now = Hier bist du { $now }. Tische und Einstellungen von { $now } bleiben erhalten, und dreißig Tage lang kannst du auf diesem Gerät wieder zu { $now } wechseln.
carry-new = Die Tische und Einstellungen von { $name } sind dann auch hier.
carry-own = Mach nur weiter, wenn du diesen Link selbst erstellt hast. Sonst bekommt jemand anders von da an alles mit, was du tust.
carry-do = Als { $name } weitermachen
carry-stay = { $now } bleiben
carry-not = Jetzt nicht
carried-already = Hier bist du schon { $name }.
were-before = Auf diesem Gerät warst du früher { $name }.
go-back = Zurück zu { $name }
went-back = Du bist wieder { $name }.
share-game = Link zu dieser Partie kopieren
opening = Wird geöffnet …
updating = Wird aktualisiert …
carried = Du bist jetzt auch hier { $name }.
credits = Bilder:

## In this browser

tagline-here = Eine Küche, fünf Töpfe. Spiel sofort los gegen Bots, auch offline.
documentation = Dokumentation
offline-ready = Bereit für unterwegs: Du kannst offline spielen.
new-version = Eine neue Version von Stockpot ist da.
friends = Mit anderen spielen
friends-here = Deine Partien bleiben in diesem Browser. Wer neben dir sitzt, spielt am selben Bildschirm mit. Um andere online einzuladen, brauchst du einen Stockpot-Server: Speichere deinen Tisch als Datei und öffne sie dort.
offline-here = Der Server ist nicht erreichbar. Gegen Bots kannst du trotzdem spielen.
bots-where = Partien gegen Bots
bots-here = In diesem Browser
bots-server = Auf dem Server
bots-where-how = In diesem Browser gehen sie auch offline und bleiben auf diesem Gerät. Auf dem Server kannst du sie auf einem anderen Gerät fortsetzen.
stays-here = Dieser Tisch bleibt in diesem Browser: für dich, Bots und alle am selben Bildschirm.
in-this-browser = in diesem Browser
not-kept = Dieser Browser lässt nichts speichern, auch deine Partien nicht. Spiel sie zu Ende, bevor du die Seite schließt.
backup = Sichern und wiederherstellen
backup-how = Alle Partien und Einstellungen dieses Browsers in einer Datei, zum Aufheben oder für ein anderes Gerät.
backup-save = Alles sichern
backup-open = Datei öffnen
backup-opened = Fertig: Alles aus der Datei ist jetzt hier.
keep-going-elsewhere = Woanders weiterspielen
to-server = Auf den Server verlegen
to-server-how = Dann können andere mitspielen oder zuschauen, und du kannst auf einem anderen Gerät weiterspielen.
to-browser = In diesem Browser weiterspielen
to-browser-how = Eine Kopie dieses Tisches, nur für dich. Sie geht auch offline.
to-file = Diesen Tisch speichern
to-file-how = Öffne die Datei auf einem Stockpot-Server, um andere einzuladen, oder auf einem anderen Gerät.
show-all = Alle anzeigen ({ $n })
was-carried = Diese Partie kommt von anderswo. Wer sie mitgebracht hat, hätte alle Karten ansehen können.
delete-table = Diese Partie löschen
delete-sure = Endgültig löschen?

## Groups

groups = Gruppen
group = Gruppe
group-new = Neue Gruppe
group-new-how = Für alle, die immer wieder zusammen spielen: ein Link, der bleibt, eure Tische, euer nächster Termin, eine Rangliste.
group-name = Name der Gruppe
group-name-such = Dienstagsküche
group-make = Gruppe gründen
group-join-ask = Der Gruppe „{ $name }“ beitreten?
group-join = Beitreten
group-gone = Diese Gruppe gibt es nicht, oder der Link gilt nicht mehr.
group-gone-how = Bitte ein Mitglied um den aktuellen Link.
group-invite-how = Wer diesen Link hat, kann der Gruppe beitreten.
group-tables = Tische
group-no-tables = Gerade kein Tisch. Mach einen auf, dann sieht ihn die ganze Gruppe.
best-of-three = Wer zuerst zweimal gewinnt (Best of three)
next-of-series = Nächste Partie der Serie
same-as-last = Wie beim letzten Mal
for-group = Für die Gruppe „{ $name }“
group-date = Nächster Termin
group-no-date = Noch kein Termin.
group-date-set = Termin festlegen
group-date-change = Ändern
group-date-clear = Absagen
group-date-at = Tag und Uhrzeit
group-date-weekly = Jede Woche
group-date-zone = Deine Zeitzone: { $zone }
group-calendar = In den Kalender
group-members = { $n ->
    [one] { $n } Mitglied
   *[other] { $n } Mitglieder
}
members = Mitglieder
standings = Rangliste
standings-none = Die Rangliste beginnt mit der ersten beendeten Partie.
standings-how = Jede Partie ist einen Punkt wert: den ganzen, wer alle schlägt, einen Teil, wer einige schlägt.
overall = Gesamt
standing-player = Name
standing-games = Partien
standing-wins = Siege
standing-points = Punkte
standing-streak = Siege in Folge (längste)
head-to-head = Direkter Vergleich
head-level = { $n } unentschieden
records = Rekorde
history = Frühere Partien
history-none = Noch keine beendete Partie.
more = Mehr anzeigen
somebody-gone = jemand, der gegangen ist
with-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
}
admin = Admin
member-menu = { $name }: zum Admin machen oder entfernen
member-remove-how = Die Gruppe bekommt einen neuen Link; mit dem alten kommt niemand zurück.
make-admin = Zum Admin machen
make-admin-sure = { $name } zum Admin machen? Du bist es dann nicht mehr.
group-rename = Umbenennen
group-renew = Neuer Link
group-renew-sure = Der alte Link gilt nicht mehr. Mitglieder bleiben Mitglieder.
group-leave = Gruppe verlassen
group-leave-sure = Zurück kommst du nur mit dem Link.
group-delete = Gruppe löschen
group-delete-sure = Die Gruppe für alle löschen? Partien bleiben bei denen, die sie gespielt haben.
save-all-json = Alles speichern (JSON)
put-away = Weglegen
put-table-away = Tisch weglegen
put-table-away-how = Er steht dann nicht mehr bei deinen Tischen, sondern unten bei „Weggelegt“.
call-off = Tisch absagen
call-off-sure = Alle verlieren ihren Platz, die Einladung gilt nicht mehr, und der Tisch verschwindet aus allen Listen.
called-off = { $name } hat diesen Tisch abgesagt.
called-off-how = Es wurde nicht gespielt. Die Stühle stehen wieder in der Küche.
put-away-of = Weglegen: { $table }
put-away-title = Weggelegt ({ $n })
take-out = Zurückholen

## Ratings and tournaments

rating = Wertungszahl
rating-want = Wertungszahl führen
rating-how = Aus, solange du es nicht willst. Anfangs 1500; wer 400 mehr hat, gewinnt zehn Partien auf eine verlorene. ± sagt, wie unsicher es ist. Bots stehen auf derselben Skala. Schaltest du es aus, werden deine Wertungszahlen gelöscht.
record = Meine Bilanz
record-none = Wähle erst einen Namen; dann stehen deine Partien hier.
forget = Mich löschen
forget-sure = Dein Name, deine Nachrichten, Einstellungen, Gruppen und Wertungszahlen werden endgültig gelöscht. In deinen Partien bleibt dein Platz ohne Namen; in laufenden spielt ein Bot weiter.
standing-game = Spiel
tournaments = Turniere
tournament-new = Neues Turnier
tournament-make = Turnier anlegen
tournament-name = Name des Turniers
tournament-game = Spiel
tournament-kind = Modus
tournament-size = Personen am Tisch
tournament-rounds = Runden
tournament-robin = alle gegen alle
tournament-swiss = Schweizer System
tournament-robin-how = Alle treffen auf alle.
tournament-swiss-how = In jeder Runde treffen alle auf andere mit etwa gleich vielen Punkten, gegen die sie noch nicht gespielt haben.
tie-breaks-swiss = Bei Gleichstand zählen die Punkte der Gegner (Buchholz), die der besiegten Gegner (Sonneborn-Berger), dann die Siege.
tie-breaks-robin = Bei Gleichstand zählen die Punkte der besiegten Gegner (Sonneborn-Berger), dann die Siege.
tie-buchholz = Buchholz
tie-berger = Sonneborn-Berger
tie-buchholz-short = BH
tie-berger-short = SB
tables-of = { $n } am Tisch
rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
round-number = Runde { $n }
entrants = { $n } dabei
tournament-entry = Wer zur Gruppe gehört, kann auf dieser Seite einsteigen, bis Runde 1 ausgelost ist. Dafür braucht es mindestens zwei.
enter = Mitspielen
withdraw = Zurückziehen
withdraw-sure = Du wirst nicht mehr ausgelost. Was du gespielt hast, zählt.
draw-round = Runde { $n } auslosen
draw-anyway = Auslosen, ohne zu warten
draw-anyway-sure = Einige Tische sind noch nicht fertig. Sie zählen nur, wenn sie noch fertig werden.
tournament-delete = Turnier löschen
tournament-delete-sure = Das Turnier löschen? Die Partien bleiben.
byes = Spielfrei: { $names }
to-group = Zur Gruppe

## New table

how-many = Wer spielt mit?
one-screen = Gemeinsam an diesem Bildschirm
one-screen-how = Die Handkarten bleiben verdeckt, während ihr das Gerät weitergebt.
at-this-screen = An diesem Bildschirm
me = Ich
somebody-invited = Jemand, den ich einlade
bot-of = Bot: { $level }
name-of-seat = Name auf Platz { $n }
fill-with-bots = Freie Plätze mit Bots füllen
who-may-come = Wer darf mitspielen?
by-invitation = Alle mit dem Link
open-to-all = Alle: Der Tisch steht auf der Startseite
options = Varianten
rules-changed =
    { $n ->
        [0] Standardregeln
        [one] { $n } Regel geändert
       *[other] { $n } Regeln geändert
    }
rules-change = Einzelne Regeln ändern
preset = Regeln
preset-ours = { $name } (unsere Variante)
numbers-to-change = Eigene Zahlen und Karten
by-lot = Zufall
written-by-you = eigene
house-rules = Hausregeln
undo-rule = Züge zurücknehmen
undo-rule-consent = Bis etwas aufgedeckt wird, oder wenn alle einverstanden sind
undo-rule-free = Nur bis etwas aufgedeckt wird
undo-rule-none = Nie
hints-allowed = Tipps erlauben
open-the-table = Tisch eröffnen und einladen
begin-now = Jetzt starten

## Replay and analysis

replay-of = Nachspielen: { $game }
eyes = Ansicht
eyes-open = Alle Karten offen
eyes-spectator = Von außen
move-of = Zug { $n } von { $of }
first = Zum Anfang
previous = Einen Zug zurück
next-move = Einen Zug vor
last = Zum Ende
play-on = Abspielen
pause = Pause
position = Stelle in der Partie
does = { $name }: { $what }
beginning = Beginn der Partie
not-over = Nachspielen kannst du eine Partie erst, wenn sie zu Ende ist.
to-table = Zum Tisch
analyse = Partie analysieren
analyse-how = Ein Profi sieht sich jede Entscheidung an: was er gespielt hätte und was der Unterschied gekostet hat.
analysing = { $done } von { $of } Zügen analysiert …
analysis-failed = Die Analyse ist fehlgeschlagen.
scores-over-time = Punkte, Zug um Zug
percent = { $n } %
chances = Gewinnchancen, wie alle sie selbst sehen konnten
costliest = Die teuersten Züge
costs = −{ $percent } %
decisions-and-luck = Entscheidungen und Glück
accuracy = Genauigkeit
mistakes = Fehler
luck = Glück
luck-of = { SIGNED($percent) } %
accounts-how = Genauigkeit: wie viel von den Chancen jede Entscheidung bewahrt hat. Fehler: was { $percent } % oder mehr gekostet hat. Glück: was sich nicht durch eigene und fremde Fehler erklärt.
instead = Gespielt: { $played }. Besser: { $best }.
no-mistakes = Keine großen Fehler. Gut gespielt!

## Lessons

learn-title = { $game } lernen
no-lesson = Für dieses Spiel gibt es noch keine Lektion. Lies die Regeln oder spiel gegen Bots.
lesson-step = Schritt { $n } von { $of }
lesson-do = Du bist dran: Probier’s aus!
lesson-again = Lektion neu beginnen
lesson-done = Jetzt kennst du das Spiel. Spiel diese Partie zu Ende oder eröffne einen eigenen Tisch.
lesson-over = Jetzt kennst du das Spiel. Spiel gleich eine Partie oder eröffne einen eigenen Tisch.
lesson-go = Weiter

## Clocks

clock = Bedenkzeit
clock-none = Ohne Limit
clock-own = Fernpartie: ohne Limit
clock-blitz = 30 Sekunden pro Zug
clock-easy = 2 Minuten pro Zug
clock-game = 15 Minuten pro Person + 10 Sekunden pro Zug
clock-day = Fernpartie: 1 Tag pro Zug
clock-week = Fernpartie: 1 Woche pro Zug
time-left = Restzeit

## Refusals, by the code that the server gives

refused-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
refused-failed = Beim Server ist etwas schiefgegangen. Versuch es noch einmal.
refused-not_saved = Das ließ sich nicht speichern. Versuch es noch einmal.
refused-busy = Gerade werden zu viele Partien analysiert. Versuch es später noch einmal.
refused-too_hard = Das auszurechnen würde zu lange dauern.
refused-too_long = Diese Adresse ist zu lang.
refused-too_many_games = Es laufen zu viele Partien mit Bots. Beende zuerst eine oder komm später wieder.
refused-too_many_tables = Zu viele offene Tische warten schon. Starte zuerst einen oder lade per Link ein.
refused-too_fast = Zu viele Anfragen. Mach etwas langsamer.
refused-too_many = Zu viele Verbindungen von hier.
refused-unknown_table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
refused-unknown_group = Diese Gruppe gibt es nicht, oder du bist kein Mitglied.
refused-not_admin = Das kann nur der Admin der Gruppe.
refused-group_full = Diese Gruppe ist voll.
refused-too_many_groups = Du bist in zu vielen Gruppen. Verlass erst eine.
refused-no_member = Diese Person ist nicht mehr in der Gruppe.
refused-bad_date = Wähle einen Zeitpunkt in den nächsten zwei Jahren.
refused-bad_zone = Diese Zeitzone ist hier unbekannt.
refused-no_date = Es gibt noch keinen Termin.
refused-unknown_tournament = Dieses Turnier gibt es nicht.
refused-tournament_begun = Die erste Runde ist schon ausgelost.
refused-tournament_full = Dieses Turnier ist voll.
refused-too_many_tournaments = Diese Gruppe hat zu viele Turniere. Lösch erst eines.
refused-not_entered = Du spielst nicht mit.
refused-no_round = Es gibt keine weitere Runde.
refused-round_open = Einige Tische sind noch nicht fertig.
refused-too_few = Es braucht mindestens zwei Personen.
refused-unknown_game = Dieses Spiel gibt es hier nicht.
refused-not_found = Hier ist nichts.
refused-unknown_lesson = Diese Lektion gibt es hier nicht.
refused-no_identity = Wähle zuerst einen Namen.
refused-bad_token = Dieser Link ist ungültig oder abgelaufen.
refused-no_way_back = Vor dir war hier niemand angemeldet, oder es ist zu lange her.
refused-bad_text = Schreib eine kurze Zeile.
refused-bad_options = Diese Einstellungen passen nicht zusammen.
refused-bad_seats = Diese Plätze passen nicht zu diesem Tisch.
refused-bad_level = Diesen Bot gibt es nicht.
refused-bad_clock = Eine Uhr braucht eine Zeit pro Zug, pro Partie oder beides.
refused-bad_move = Das ist kein Zug dieses Spiels.
refused-illegal = Dieser Zug ist jetzt nicht erlaubt.
refused-not_your_turn = Du bist nicht dran.
refused-started = Die Partie hat schon begonnen.
refused-closed = Der Host hat diesen Tisch abgesagt.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-full = Alle Plätze sind besetzt.
refused-taken = Dieser Platz ist besetzt.
refused-seated = Du sitzt schon an diesem Tisch.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-not_yours = Dieser Platz gehört dir nicht.
refused-not_full = Es sind noch Plätze frei.
refused-not_host = Das darf nur der Host.
refused-which_seat = Du hast mehrere Plätze. Wähle einen.
refused-no_seat = Diesen Platz gibt es nicht.
refused-left = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refused-not_left = Du bist gar nicht weg.
refused-resigned = Du hast aufgegeben.
refused-no_move = Du hast noch keinen Zug gemacht.
refused-no_undo = Dieser Zug lässt sich an diesem Tisch nicht zurücknehmen.
refused-proposed = Es gibt schon eine Anfrage. Beantworte sie zuerst.
refused-absent = Jemand ist nicht da. Bis zur Rückkehr lassen sich nur Züge zurücknehmen, die nichts aufgedeckt haben.
refused-asked_enough = Du hast oft genug gefragt. Spiel erst weiter.
refused-bad_silence = Ein Bot kann frühestens nach einer Minute übernehmen.
refused-nudged_enough = Diese Person wurde schon oft genug angestupst.
refused-too_early = Lass der Person noch etwas Zeit.
refused-no_replacing = An diesem Tisch springen keine Bots für Abwesende ein.
refused-not_waited_for = Auf diese Person wartet niemand.
refused-present = Diese Person ist am Tisch.
refused-removed = Der Host hat dich von diesem Tisch entfernt.
refused-muted = Der Host hat dich stummgeschaltet.
refused-plays = Aus einer laufenden Partie lässt sich niemand entfernen.
refused-no_guest = Diese Person ist nicht mehr hier.
refused-no_proposal = Es gibt keine Anfrage, oder sie ist erledigt.
refused-not_asked = Du hast schon geantwortet, oder es ist deine eigene Anfrage.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-talked_out = Der Chat an diesem Tisch ist voll. Macht an einem neuen weiter.
refused-too_often = Das hast du an diesem Tisch zu oft gemacht.
refused-log_full = Dieser Tisch ist voll. Macht an einem neuen weiter.
refused-quarantined = Dieser Tisch ist beschädigt und wurde beiseitegestellt.
refused-unwritable = Das ging nicht. Nichts hat sich geändert.
refused-bad_reaction = Diese Reaktion gibt es nicht.
refused-other_rules = Diese Partie wurde nach anderen Regeln gespielt.
refused-bad_record = Das ist keine aufgezeichnete Partie.
refused-needs_server = Dafür braucht es einen Server. Öffne Stockpot auf einem Server, um mit anderen zu spielen.
refused-store_full = Auf diesem Gerät ist kein Platz mehr. Nichts hat sich geändert. Lösche alte Partien und versuch es noch einmal.
refused-store_denied = Dieser Browser lässt nichts speichern. Nichts hat sich geändert.
refused-not_fetched = Dieses Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
refused-no_house = Die Spiele lassen sich in diesem Browser nicht starten. Prüfe die Verbindung und versuch es noch einmal; hilft das nicht, aktualisiere den Browser.
refused-other_tab = Ein anderer Tab ist gerade damit beschäftigt. Versuch es noch einmal.
refused-failed_here = Etwas ist schiefgegangen. Versuch es noch einmal.
refused-others_play = An diesem Tisch spielen noch andere, er lässt sich nicht mitnehmen.
refused-bad_table = Das ist kein Tisch, an dem hier weitergespielt werden kann.
refused-bad_device = Diese Datei ist beschädigt oder keine Sicherung von Stockpot. Nichts hat sich geändert.

## Reaching people and talking

talk = Chat und Reaktionen
open-chat = Chat öffnen
chat-aside = ans Publikum
chat-to = Wer es liest
chat-to-spectators = Nur das Publikum
chat-to-all = Alle
block = Blockieren
block-ask = { $name } blockieren
blocked = Du hörst nichts mehr von { $name }.
blocked-people = Blockierte Personen
unblock = Freigeben
unblock-for = { $name } freigeben
polite = Schimpfwörter verdecken
polite-here = Schimpfwörter werden hier verdeckt.
notifications = Benachrichtigungen
push = Mich auch benachrichtigen, wenn Stockpot geschlossen ist
push-how = Wenn du dran bist, angestupst oder eingeladen wirst oder jemand eine Revanche will, auf diesem Gerät.
push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
push-not-here = Das kann dieser Browser hier nicht. Auf dem iPhone füge Stockpot zuerst zum Home-Bildschirm hinzu.
email-notices = E-Mail bei Partien im eigenen Tempo
email-save = Speichern
email-asked = Wir haben dir geschrieben: Bitte bestätige die Adresse.
email-saved = Gespeichert.
quiet-hours = Ruhezeiten
quiet-from = Von
quiet-until = Bis
passkeys = Passkeys
passkeys-how = Ein Passkey bewahrt deinen Namen und deine Plätze: Damit meldest du dich auf jedem Gerät an, ohne Passwort.
passkey-make = Passkey erstellen
passkey-made = Dein Passkey ist bereit.
passkey-use = Mit Passkey anmelden
passkey-since = Erstellt am { $date }
passkey-remove = Entfernen
passkey-removed = Der Passkey ist entfernt.
passkey-not = Nichts geändert.
you-are-now = Du bist jetzt { $name }.
invites-you = { $name } lädt dich ein
played-as = So wird gespielt
usual-rules = Standardregeln
first-lesson = Noch nie gespielt? Lerne es in ein, zwei Minuten.
option-on = ja
option-off = nein
option-own = eigene
invite-friend = Freunde einladen
invite-do = { $name } einladen
invited-told = { $name } bekommt eine Benachrichtigung.
invited-not-told = { $name } ist so nicht zu erreichen: Schick den Link.
refused-bad_subscription = Die Benachrichtigungen dieses Browsers sind hier nicht nutzbar.
refused-not_your_browser = Die Benachrichtigungen dieses Browsers gehören jemand anderem.
refused-bad_address = Das ist keine E-Mail-Adresse.
refused-not_sent = Die E-Mail ließ sich nicht senden. Stimmt die Adresse?
refused-bad_passkey = Der Passkey hat nicht funktioniert. Bitte noch einmal.
refused-unknown_passkey = Diesen Passkey hat hier niemand.
refused-known_passkey = Diesen Passkey gibt es schon.
refused-no_passkeys = Unter dieser Adresse gehen keine Passkeys.
refused-bad_block = Dich selbst kannst du nicht blockieren.
refused-no_aside = Nur wer zuschaut, kann ans Publikum schreiben.
