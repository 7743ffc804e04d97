# Die Werkstatt: eine Seite von `stockpot lab GAME --serve`.

workshop = Werkstatt
workshop-of = { $game } in der Werkstatt
how = Ändere eine Zahl oder eine Karte. Bots spielen die gedruckten Regeln (A) und deine (B) mit denselben Karten, und du siehst, was es bewirkt.
not-here = Hier ist keine Werkstatt offen.
not-here-how = Öffne sie auf deinem Rechner: { $command }
which-game = Spiel
players = Spieler
numbers = Zahlen und Varianten
lists = Karten
printed-was = gedruckt: { $value }
as-printed = Wie gedruckt
all-as-printed = Alles wie gedruckt
play-it = Spielen
play-it-how = Ein Tisch mit deinen Regeln, gegen Bots.
changes = { $n ->
    [0] Noch nichts geändert
    [one] 1 Änderung
   *[other] { $n } Änderungen
}
cards-differ = { $n ->
    [one] 1 Karte ist anders
   *[other] { $n } Karten sind anders
}
card-new = neu: { $card }
card-gone = weggelassen: { $card }
cell = { $card }, { $column }
empty = –
find-card = Karte suchen
row-copy = { $card } kopieren
row-remove = { $card } weglassen
open-csv = CSV-Datei öffnen
save-csv = Als CSV speichern
counting = { $games } von { $of } Partien
counted = { $games } Partien
preparing = Die ersten Partien laufen … Wurden die Regeln auf diesem Rechner noch nie kompiliert, geschieht das zuerst und dauert eine Minute oder länger.
fails = Diese Regeln lassen sich nicht auszählen: { $reason }
no-number = Hier fehlt eine Zahl.
wrong-rules = So kann man nicht spielen:
before-that = Zahlen der letzten spielbaren Regeln:
what-differs = Was sich ändert
nothing-differs = Bisher nichts, was nicht auch Zufall sein könnte.
all-figures = Alle Zahlen
printed-rules = die gedruckten Regeln
your-rules = deine Regeln
interval = { $low } bis { $high }
whole-report = Der ganze Bericht mit Diagrammen
see-figures = Zu den Zahlen
own-questions = Nur dieses Spiel
sure-how = Fett: mehr, als der Zufall täte. Hinter jedem Unterschied steht sein 95-%-Intervall.

section-seats = Plätze
section-length = Länge
section-choices = Auswahl
section-drama = Spannung
section-leads-and-when-the-winner-is-decided = Die Führung
section-what-decisions-do = Was Entscheidungen bewirken
section-luck-and-skill = Glück und Können
section-points = Punkte

figure-seats = Siege je Platz
figure-shared = Geteilte Siege
figure-decisions = Entscheidungen je Partie
figure-minutes = Minuten am Tisch
figure-stages = Abschnitte einer Partie
figure-choices = Mögliche Aktionen
figure-real_choices = Aktionen, wo es eine Wahl gibt
figure-forced = Entscheidungen ohne Wahl
figure-drama = Spannung
figure-comeback = Größter Rückstand des Siegers
figure-surprise = Wie weit die Chancen wandern
figure-uncertainty = Wie offen die Partie ist
figure-lead_changes = Führungswechsel
figure-led_by_winner = Anteil der Partie, den der Sieger führte
figure-decided_at = Anteil der Partie, bis sie entschieden ist
figure-runaway = Wer zur Halbzeit führt, gewinnt
figure-dead_decisions = Entscheidungen ohne Folgen
figure-turning = Entscheidungen, die den Sieger ändern
figure-agency = Entscheidungen über den eigenen Sieg
figure-kingmaking = Verlierer, die den Sieger bestimmen
figure-lone_thumb = Siege eines überlegten Spielers unter zufälligen
figure-lone_random = Siege eines zufälligen Spielers unter überlegten
figure-score = Punkte am Ende
figure-winning_score = Punkte des Siegers
figure-margin = Vorsprung des Siegers in Punkten
