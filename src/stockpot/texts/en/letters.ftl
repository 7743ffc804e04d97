# Letters to people who play at their own pace, and the pages that links in them lead to.

turn-subject = Your turn: { $game }
turn-text =
    It’s your turn in a game of { $game }.

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
    Someone, most likely you, asked for an e-mail to this address whenever it’s their turn at Stockpot. If it was you, please confirm:

    { $link }

    If not, just ignore this e-mail: you won’t hear from us again.
confirm-button = Confirm
confirm-done = We’ll write to this address when it’s your turn.
stop-button = Unsubscribe
stop-done = You won’t get any more notifications.
