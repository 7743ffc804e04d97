# Lettres à qui joue à son rythme, et pages auxquelles mènent leurs liens.

turn-subject = À vous de jouer : { $game }
turn-text =
    C’est à vous de jouer ({ $game }).

    { $asks }

    { $link }

    Ne plus recevoir ces messages : { $stop }
word-text =
    { $text }

    { $link }

    Ne plus recevoir ces messages : { $stop }
nudge-subject = { $name } vous attend : { $game }
rematch-subject = { $name } veut une revanche : { $game }
invited-subject = { $name } vous invite à jouer à { $game }
somebody = Quelqu’un
confirm-subject = Notifications de Stockpot
confirm-text =
    Quelqu’un, sans doute vous, demande un message à cette adresse chaque fois que c’est son tour sur Stockpot. Si c’est bien vous, confirmez :

    { $link }

    Sinon, ignorez simplement ce message : vous n’entendrez plus parler de nous.
confirm-button = Confirmer
confirm-done = Les notifications seront envoyées à cette adresse.
stop-button = Se désabonner
stop-done = Vous ne recevrez plus de notifications.
