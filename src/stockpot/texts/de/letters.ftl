# Briefe an Leute, die in ihrem Tempo spielen, und die Seiten, auf die ihre Links führen.

turn-subject = Du bist dran: { $game }
turn-text =
    Du bist in einer Partie { $game } dran.

    { $asks }

    { $link }

    Diese E-Mails abbestellen: { $stop }
word-text =
    { $text }

    { $link }

    Diese E-Mails abbestellen: { $stop }
nudge-subject = { $name } wartet auf dich: { $game }
rematch-subject = { $name } will eine Revanche: { $game }
invited-subject = { $name } lädt dich zu { $game } ein
somebody = Jemand
confirm-subject = Benachrichtigungen von Stockpot
confirm-text =
    Jemand, wahrscheinlich du, möchte eine E-Mail an diese Adresse bekommen, sobald ein eigener Zug auf Stockpot ansteht. Wenn du das warst, bestätige bitte:

    { $link }

    Wenn nicht, ignoriere diese E-Mail einfach: Dann hörst du nichts mehr von uns.
confirm-button = Bestätigen
confirm-done = Du wirst an dieser Adresse benachrichtigt.
stop-button = Abbestellen
stop-done = Du bekommst keine Benachrichtigungen mehr.
