# Letters to people who play at their own pace, and the pages that links in them lead to.

turn-subject = Te toca: { $game }
turn-text =
    Te toca jugar ({ $game }).

    { $asks }

    { $link }

    Dejar de recibir estos correos: { $stop }
word-text =
    { $text }

    { $link }

    Dejar de recibir estos correos: { $stop }
nudge-subject = { $name } te espera: { $game }
rematch-subject = { $name } quiere la revancha: { $game }
invited-subject = { $name } te invita a jugar a { $game }
somebody = Alguien
confirm-subject = Avisos de Stockpot
confirm-text =
    Alguien, seguramente tú, quiere recibir un correo en esta dirección cada vez que le toque jugar en Stockpot. Si has sido tú, confírmalo:

    { $link }

    Si no has sido tú, ignora este correo: no te escribiremos más.
confirm-button = Confirmar
confirm-done = Recibirás los avisos en esta dirección.
stop-button = Darme de baja
stop-done = No recibirás más avisos.
