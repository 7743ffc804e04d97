# Letters to people who play at their own pace, and the pages that links in them lead to.

turn-subject = Your turn: { $game }
turn-text =
    It’s your turn at a table of { $game }.

    { $asks }

    { $link }

    Stop these e-mails: { $stop }
word-text =
    { $text }

    { $link }

    Stop these e-mails: { $stop }
nudge-subject = { $name } is waiting for you: { $game }
rematch-subject = { $name } wants a rematch: { $game }
invited-subject = { $name } invites you to a game of { $game }
somebody = Someone
confirm-subject = Notifications from Stockpot
confirm-text =
    Somebody, most likely you, wants to be notified here when it’s their turn at a table of Stockpot. If it was you, please confirm:

    { $link }

    If not, just ignore this e-mail: you won’t hear from us again.
confirm-button = Confirm
confirm-done = You will be notified at this address.
stop-button = Unsubscribe
stop-done = You won’t get any more notifications.
