# What an invitation says before it is opened: in messengers, beside its picture and in it.

title-waiting = { $name } vous invite à jouer à { $game }
title-playing = { $name } joue à { $game }
title-over = { $name } a joué à { $game }
title-closed = { $name } a annulé { $game }
free =
    { $n ->
        [0] Plus de place
        [one] { $n } place libre
       *[other] { $n } places libres
    }
now-playing = Venez regarder
now-over = Revoir la partie
now-closed = Partie annulée
players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
minutes = Environ { $n } minutes
somebody = Quelqu’un
site = Cinq jeux de société autour de la soupe, entre amis ou contre des robots.
group = Une invitation à rejoindre un groupe d’amis
