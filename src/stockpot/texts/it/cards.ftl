# What an invitation says before it is opened: in messengers, beside its picture and in it.

title-waiting = { $name } ti invita a giocare a { $game }
title-playing = { $name } sta giocando a { $game }
title-over = { $name } ha giocato a { $game }
title-closed = { $name } ha annullato { $game }
free =
    { $n ->
        [0] Nessun posto libero
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
now-playing = Vieni a guardare
now-over = Rivedi la partita
now-closed = Partita annullata
players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
minutes = Circa { $n } minuti
somebody = Qualcuno
site = Cinque giochi da tavolo sulla zuppa, con amici o bot.
group = Un invito a unirti a un gruppo di amici
