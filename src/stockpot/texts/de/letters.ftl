# Briefe an Leute, die in ihrem Tempo spielen, und die Seiten, auf die ihre Links führen.

turn-subject = Du bist dran: { $game }
turn-text =
    Du bist an einem Tisch von { $game } dran.

    { $asks }

    { $link }

    Keine solchen E-Mails mehr: { $stop }
confirm-subject = Benachrichtigungen von Stockpot
confirm-text =
    Jemand, wahrscheinlich du, möchte hier benachrichtigt werden, wenn er an einem Tisch von Stockpot dran ist. Wenn du das warst, bestätige bitte:

    { $link }

    Wenn nicht, ignoriere diese E-Mail einfach: Du hörst dann nichts mehr von uns.
confirm-button = Bestätigen
confirm-done = Du wirst an diese Adresse benachrichtigt.
stop-button = Abbestellen
stop-done = Du bekommst keine Benachrichtigungen mehr.
