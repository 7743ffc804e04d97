# What an invitation says before it is opened: in messengers, beside its picture and in it.

title-waiting = { $name } te invita a jugar a { $game }
title-playing = { $name } está jugando a { $game }
title-over = { $name } jugó a { $game }
title-closed = { $name } ha cancelado { $game }
free =
    { $n ->
        [0] No quedan asientos
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }
now-playing = Ven a mirar
now-over = Mira la repetición
now-closed = Partida cancelada
players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
minutes = Unos { $n } minutos
somebody = Alguien
site = Cinco juegos de mesa sobre sopa, con amigos o bots.
group = Una invitación a unirte a un grupo de amigos
