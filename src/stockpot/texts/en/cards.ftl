# What an invitation says before it is opened: in messengers, beside its picture and in it.

title-waiting = { $name } invites you to play { $game }
title-playing = { $name } is playing { $game }
title-over = { $name } played { $game }
title-closed = { $name } called { $game } off
free =
    { $n ->
        [0] No seat left
        [one] { $n } seat left
       *[other] { $n } seats left
    }
now-playing = Come and watch
now-over = See the replay
now-closed = Not played
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
minutes = About { $n } minutes
somebody = Someone
site = Five tabletop games about soup, with friends or bots.
group = An invitation to join a group of friends
