# What an invitation says before it is opened: in messengers, beside its picture and in it.

title-waiting = { $name } lädt dich zu { $game } ein
title-playing = { $name } spielt { $game }
title-over = { $name } hat { $game } gespielt
title-closed = { $name } hat { $game } abgesagt
free =
    { $n ->
        [0] Kein Platz frei
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
now-playing = Schau zu
now-over = Sieh dir die Partie an
now-closed = Nicht gespielt
players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
minutes = Etwa { $n } Minuten
somebody = Jemand
site = Fünf Brettspiele rund um Suppe, mit anderen oder gegen Bots.
group = Einladung in eine Gruppe von Freunden
