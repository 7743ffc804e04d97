# Letters to people who play at their own pace, and the pages that links in them lead to.

turn-subject = Tocca a te: { $game }
turn-text =
    Tocca a te ({ $game }).

    { $asks }

    { $link }

    Non ricevere più queste e-mail: { $stop }
word-text =
    { $text }

    { $link }

    Non ricevere più queste e-mail: { $stop }
nudge-subject = { $name } ti aspetta: { $game }
rematch-subject = { $name } vuole la rivincita: { $game }
invited-subject = { $name } ti invita a giocare a { $game }
somebody = Qualcuno
confirm-subject = Notifiche da Stockpot
confirm-text =
    Qualcuno, molto probabilmente tu, chiede un’e-mail a questo indirizzo ogni volta che è il suo turno su Stockpot. Se sei tu, conferma:

    { $link }

    Altrimenti ignora questa e-mail: non ci faremo più sentire.
confirm-button = Conferma
confirm-done = Riceverai le notifiche a questo indirizzo.
stop-button = Annulla l’iscrizione
stop-done = Non riceverai più notifiche.
