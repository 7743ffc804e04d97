# What the browser application says around the games: home, tables, settings.

tagline = Une cuisine, cinq marmites. Entre amis ou contre des robots, tout de suite.
skip = Aller à la table
home = Accueil
notice = Avis
close = Fermer
colon = { " :" }
cancel = Annuler
settings = Réglages
language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
speed = Animations
speed-off = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-relaxed = Lentes
sound = Son
notices = Me prévenir quand c’est mon tour

## Home

play-now = Jouer
play-now-for = Jouer tout de suite : { $game }
new-table = Nouvelle table
new-table-for = Nouvelle table : { $game }
learn = Apprendre
learn-for = Apprendre en jouant : { $game }
rules = Règles
rules-of = Règles : { $game }
players-exactly = { $n } joueurs
players = { $low } à { $high } joueurs
minutes = { $n } min
weight-light = léger
weight-medium = moyen
weight-heavy = copieux
your-tables = Vos tables
your-turn-count = À vous ({ $n })
with-players = avec { $names }
you-won = Gagnée
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Ouvrez-en une et invitez.
join-by-code = Rejoindre avec un lien ou un code
join-by-code-how = Lien ou code
join = Rejoindre
bad-invitation = Ce n’est pas un lien d’invitation. Il doit ressembler à celui que vous avez reçu.
your-turn = À vous
others-turn = On attend les autres
waiting-for-players = { $n ->
    [0] prête à commencer
    [one] { $n } place libre
   *[other] { $n } places libres
}
finished = Terminée
just-now = à l’instant
watch = Regarder
open = Ouvrir

## You

your-name = Votre nom
name-ask = Comment les autres doivent-ils vous appeler ?
name-save = Enregistrer
guest-name = Invité·e

## Players

you = vous
bot = robot
level-random = au hasard
level-thumb = au jugé
level-novice = novice
level-cook = cuisinier
level-expert = expert
level-master = maître
seat = Place { $n }
free-seat = Place libre
away = pas là
bot-plays = un robot joue
decides = doit jouer
you-decide = à vous de jouer
points = { $n ->
    [one] { FIGURE($n) } point
   *[other] { FIGURE($n) } points
}
spectators = { $n } dans le public

## The decision bar

decision = Votre décision
effect = Effet : { $what }
foretell-how = Maintenez appuyé pour voir l’effet d’un choix.
wait-for = On attend { $names }.
you-watch = Vous regardez.
showing = Voici ce qui s’est passé…
skip-ahead = Accélérer
undo = Annuler le coup
undo-request = Demande d’annulation
undo-ask = { $name } voudrait annuler un coup.
undo-asked = Vous avez demandé à annuler votre coup.
undo-done = Votre coup est annulé.
undo-also = { $n ->
    [one] Et { $n } coup depuis.
   *[other] Et { $n } coups depuis.
}
undo-cancel = Annuler la demande
agree = Accepter
refuse = Refuser

## What the others did

meanwhile = Depuis votre dernier coup
# Stands before the last of several lines.
meanwhile-more = { $n } avant
log-undone = annulé
side-panel = Panneau latéral

## Somebody is away

is-away = { $name } n’est pas là.
nudge = Relancer
let-bot-play = Laisser un robot jouer pour { $name }
let-bot = Laisser un robot jouer
bot-may-soon = Dans { $time }, un robot pourra jouer à sa place.
let-by-other = { $name } l’a laissé jouer en votre absence.
bot-moves = { $n ->
    [0] Il n’a pas encore joué.
    [one] Il a joué { $n } coup : voir le journal.
   *[other] Il a joué { $n } coups : voir le journal.
}
time-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
time-hour = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
time-day = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
silence = Si quelqu’un s’absente à son tour, un robot peut jouer à sa place
silence-after = Après { $time }
silence-never = Jamais : tout le monde attend
silence-agreed = Si quelqu’un s’absente { $time } à son tour, les autres peuvent laisser un robot jouer à sa place jusqu’à son retour.

## The host

people = À la table
looking-on = Dans le public
guest-menu = { $name } : faire taire ou retirer
mute = Faire taire
unmute = Rendre la parole
muted = parole coupée
remove = Retirer
remove-sure = Retirer { $name } ?
removed-people = Personnes retirées
let-back = Laisser revenir
let-back-for = Laisser revenir { $name }
removed = L’hôte vous a fait quitter cette table.
you-are-muted = L’hôte vous a coupé la parole ici.

## Tabs

tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
tab-hint = Conseil
log-empty = Il ne s’est encore rien passé.
log-filter = Montrer
log-all = Tout
log-mine = Ce qui me concerne
chat-empty = Pas encore de message.
chat-write = Écrire à la table
chat-sit-first = Prenez place pour discuter.
chat-send = Envoyer
reaction-laugh = rit
reaction-clap = applaudit
reaction-wow = dit : oh !
reaction-sad = dit : dommage !
reaction-angry = dit : grr !
reaction-thanks = dit : merci !
reaction-yum = dit : délicieux !
reaction-yuck = dit : beurk !
reaction-hurry = dit : plus vite !
reaction-well-played = dit : bien joué !
unread = { $n ->
    [one] { $n } non lu
   *[other] { $n } non lus
}
react = Réagir
hint-ask = Demander au chef
hint-about = Un robot expert, qui ne voit que ce que vous voyez, suggère un coup.
hint-thinking = Le chef goûte…
hint-share =
    { $percent ->
        [0] moins de 1 % de victoire
       *[other] { $percent } % de victoire
    }
hint-none = Ce n’est pas à vous de jouer.
hint-over = La partie est finie. « Revoir » permet de l’analyser coup par coup.
hint-off = Pas de conseils à cette table.
hint-how = Touchez une suggestion pour la voir sur la table.
hint-advised = Le chef suggère : { $move }
hint-weighed = Le chef a aussi envisagé : { $move }
hint-play = Jouer ce coup
read-rule = Lire la règle
search-rules = Chercher dans les règles

## Connection

connecting = Ouverture de la table…
lost = Connexion perdue. Nouvel essai…
offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
again = Réessayer
unknown-table = Cette table n’existe pas, ou vous n’y avez pas accès.
unknown-table-how = Le lien est peut-être incomplet, ou la table n’existe plus. Demandez une nouvelle invitation.
stale = Stockpot a été mis à jour. Rechargez la page ; rien n’est perdu.
reload = Recharger
crowded = Trop de connexions depuis votre réseau. Nouvel essai dans un instant…
nowhere = Il n’y a rien ici.
failed = Cela n’a pas fonctionné.

## The table

table = Table
players-title = À table
leave = Quitter la table
leave-how = Un robot joue pour vous jusqu’à votre retour.
leave-waits = La partie vous attend.
come-back = Reprendre ma place
bot-plays-for-you = Un robot joue pour vous.
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un robot jouera à votre place.
invite = Inviter
spectator-link = Lien pour regarder
spectator-link-how = Avec ce lien, on peut regarder. Les mains restent cachées.
copy-link = Copier le lien
copied = Copié
download = Télécharger la partie
seed-hash = Empreinte du mélange
copy-hash = Copier l’empreinte
fairness = Le mélange a été fixé avant le premier coup. Après la partie, la graine est montrée et chacun peut vérifier.

## After the game

over = Partie terminée
you-win = Vous gagnez !
result-ahead = { $margin } d’avance sur { $name }.
result-behind = { $margin } de retard sur { $name }.
place-of =
    { $place ->
        [1] 1re place sur { $of }
       *[other] { $place }e place sur { $of }
    }
tied = ex æquo
rematch = Revanche
to-rematch = Aller à la revanche
rematch-wanted = { $name } propose une revanche.
join-rematch = Accepter la revanche
next-game = Partie suivante
other-games = Autres jeux
replay = Revoir
analysis = Analyse

## Log

noted = { $name } : « { $note } »
news-sat = { $name } s’installe.
news-seated = { $name }, un robot, se joint à la table.
news-started = La partie commence.
news-closed = L’hôte annule la table.
news-asked = { $name } demande à annuler un coup.
news-withdrawn = { $name } retire sa demande.
news-lapsed = La demande { DE($name) } est restée sans réponse.
news-agreed = { $name } accepte.
news-declined = { $name } refuse.
news-undone = { $name } annule un coup.
news-left = { $name } quitte la table ; un robot prend le relais.
news-returned = { $name } est de retour.
news-resigned = { $name } abandonne ; un robot prend le relais.
news-timedout = { $name } n’a plus de temps ; un robot prend le relais.
news-nudged = { $by } relance { $name }.
news-nudged-by-nobody = On relance { $name }.
news-replaced = { $name } n’est pas là : { $by } laisse jouer un robot.
news-replaced-by-nobody = { $name } n’est pas là ; un robot prend le relais.
news-muted = L’hôte coupe la parole à { $name }.
news-unmuted = L’hôte rend la parole à { $name }.
news-removed = L’hôte retire { $name } de la table.
news-let-back = L’hôte laisse revenir { $name }.
news-rematched = Une revanche est prête.
reaction-name-laugh = Rire
reaction-name-clap = Applaudir
reaction-name-wow = Oh !
reaction-name-sad = Dommage
reaction-name-angry = Grr !
reaction-name-thanks = Merci
reaction-name-yum = Délicieux
reaction-name-yuck = Beurk
reaction-name-hurry = Plus vite !
reaction-name-well-played = Bien joué
hint-simulations = D’après { $n } parties simulées.
not-in-lesson = C’est permis, mais la leçon parle d’autre chose en ce moment.
has-resigned = abandon ; un robot a continué
you-resigned = Vous avez abandonné ; un robot continue.
connected = Connexion établie

## The first time at a game

first-aim = Le but
first-turn = À votre tour
first-score = Ce qui compte
teach-me = Apprendre à jouer
just-play = Jouer directement
learned = Leçon terminée

## Lobby

lobby = { $game } : qui joue ?
here = à table
sit-here = S’asseoir ici
get-up = Quitter la place
put-bot = Mettre un robot à la place { $n }
put-bot-short = Ajouter un robot…
empty-seat = Libérer la place { $n }
empty-seat-short = Libérer
start = Commencer la partie
ready-to-start = Tout le monde est là.
all-seated = Toutes les places sont prises.
full-table = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
invite-how = Avec ce lien, on peut s’asseoir tant qu’une place est libre, et regarder ensuite.
share = Partager…
qr-show = Code QR
qr-alt = L’invitation en code QR

## One screen

pass-to = Passez l’écran à { $name }
pass-how = Les autres, ne regardez pas.
i-am = C’est moi, { $name }

## Another device

name-saved = Nom enregistré. Les autres le voient.
other-device = Un autre appareil
other-device-how = Continuez sous votre nom sur votre téléphone ou un autre ordinateur. Le lien sert une fois, pendant dix minutes.
other-device-do = Afficher le lien
links-open = { $n ->
    [one] { $n } lien valable jusqu’à { $until }.
   *[other] { $n } liens valables jusqu’à { $until }.
}
links-cancel = Annuler
links-cancelled = Tous les liens sont annulés.
sign-out-how = Un appareil perdu, ou celui de quelqu’un d’autre ? Ici, rien ne change.
sign-out-others = Déconnecter mes autres appareils
signed-out-others = Tous les autres appareils sont déconnectés.
signed-out = Cet appareil a été déconnecté.
carry-ask = Continuer comme { $name } sur cet appareil ?
carry-now = Ici, vous êtes { $now }. Vos tables et réglages sous ce nom sont gardés, et pendant trente jours vous pourrez redevenir { $now } sur cet appareil.
carry-new = Vos tables et réglages sous le nom « { $name } » seront aussi ici.
carry-own = Ne continuez que si vous avez créé ce lien vous-même : la personne qui l’a créé aurait accès à tout ce que vous ferez ensuite.
carry-do = Continuer comme { $name }
carry-stay = Rester { $now }
carry-not = Pas maintenant
carried-already = Ici, vous êtes déjà { $name }.
were-before = Avant, vous étiez { $name } sur cet appareil.
go-back = Redevenir { $name }
went-back = Vous êtes de nouveau { $name }.
share-game = Copier le lien de la partie
opening = Ouverture…
updating = Mise à jour…
carried = Ici aussi, vous êtes maintenant { $name }.
credits = Images :

## In this browser

tagline-here = Une cuisine, cinq marmites. Jouez contre des robots, tout de suite, même hors ligne.
documentation = Documentation
offline-ready = Prêt à jouer hors ligne.
new-version = Une nouvelle version de Stockpot est prête.
friends = Jouer entre amis
friends-here = Vos parties restent dans ce navigateur. Pour jouer avec quelqu’un à côté de vous, partagez cet écran. Pour inviter des amis en ligne, il faut un serveur Stockpot : enregistrez votre table dans un fichier et ouvrez-le là-bas.
offline-here = Le serveur ne répond pas. Vous pouvez quand même jouer contre des robots.
bots-where = Parties contre des robots
bots-here = Dans ce navigateur
bots-server = Sur le serveur
bots-where-how = Dans ce navigateur, elles marchent hors ligne et restent sur cet appareil. Sur le serveur, on peut les reprendre sur un autre appareil.
stays-here = Cette table reste dans ce navigateur : pour vous, des robots et toute personne qui partage l’écran.
in-this-browser = dans ce navigateur
not-kept = Ce navigateur ne permet pas d’enregistrer : vos parties ne seront pas gardées. Terminez-les avant de fermer la page.
backup = Sauvegarde
backup-how = Toutes les parties et tous les réglages de ce navigateur dans un fichier, à garder ou à ouvrir sur un autre appareil.
backup-save = Tout enregistrer
backup-open = Ouvrir un fichier
backup-opened = C’est fait : tout le contenu du fichier est là.
keep-going-elsewhere = Continuer ailleurs
to-server = Passer sur le serveur
to-server-how = D’autres pourront jouer ou regarder, et vous pourrez continuer sur un autre appareil.
to-browser = Continuer dans ce navigateur
to-browser-how = Une copie de cette table, rien que pour vous. Elle marche hors ligne.
to-file = Enregistrer cette table
to-file-how = Ouvrez le fichier sur un serveur Stockpot pour inviter des amis, ou sur un autre appareil.
show-all = Tout afficher ({ $n })
was-carried = Cette partie vient d’ailleurs. La personne qui l’a apportée a pu regarder toutes les cartes.
delete-table = Supprimer cette partie
delete-sure = La supprimer pour de bon ?

## Groups

groups = Groupes
group = Groupe
group-new = Nouveau groupe
group-new-how = Pour des amis qui se retrouvent souvent : un lien qui reste, vos tables, votre prochain rendez-vous, un classement.
group-name = Nom du groupe
group-name-such = La cuisine du mardi
group-make = Créer le groupe
group-join-ask = Rejoindre « { $name } » ?
group-join = Rejoindre le groupe
group-gone = Ce groupe n’existe pas, ou le lien n’est plus valable.
group-gone-how = Demandez le lien actuel à un membre.
group-invite-how = Toute personne qui a ce lien peut rejoindre le groupe.
group-tables = Tables
group-no-tables = Aucune table en ce moment. Ouvrez-en une : tout le groupe la verra.
best-of-three = Deux victoires sur trois parties
next-of-series = Partie suivante de la série
same-as-last = Comme la dernière fois
for-group = Pour le groupe « { $name } »
group-date = Prochain rendez-vous
group-no-date = Pas encore de date.
group-date-set = Fixer une date
group-date-change = Modifier
group-date-clear = Annuler le rendez-vous
group-date-at = Jour et heure
group-date-weekly = Chaque semaine
group-date-zone = Votre fuseau horaire : { $zone }
group-calendar = Ajouter au calendrier
group-members = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
}
members = Membres
standings = Classement
standings-none = Le classement commence avec la première partie terminée.
standings-how = Chaque partie vaut un point : entier pour qui bat tout le monde, une part pour qui bat une partie des autres.
overall = Général
standing-player = Nom
standing-games = Parties
standing-wins = Victoires
standing-points = Points
standing-streak = Victoires d’affilée (record)
head-to-head = Face à face
head-level = { $n ->
    [one] { $n } égalité
   *[other] { $n } égalités
}
records = Records
history = Historique
history-none = Aucune partie terminée.
more = Afficher plus
somebody-gone = quelqu’un qui est parti
with-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
admin = admin
member-menu = { $name } : nommer admin ou retirer
member-remove-how = Le groupe reçoit un nouveau lien : l’ancien ne permet plus de revenir.
make-admin = Nommer admin
make-admin-sure = Nommer { $name } admin ? Vous ne le serez plus.
group-rename = Renommer
group-renew = Nouveau lien
group-renew-sure = L’ancien lien ne marchera plus. Les membres le restent.
group-leave = Quitter le groupe
group-leave-sure = Vous ne pourrez revenir qu’avec le lien.
group-delete = Supprimer le groupe
group-delete-sure = Supprimer le groupe pour tout le monde ? Les parties restent à ceux qui les ont jouées.
save-all-json = Tout enregistrer (JSON)
put-away = Ranger
put-table-away = Ranger la table
put-table-away-how = Elle quitte vos tables pour « Rangées », plus bas.
call-off = Annuler la table
call-off-sure = Tout le monde perd sa place, l’invitation n’est plus valable et la table disparaît de toutes les listes.
called-off = { $name } a annulé cette table.
called-off-how = Aucune partie n’a été jouée. Les chaises sont retournées en cuisine.
put-away-of = Ranger : { $table }
put-away-title = Rangées ({ $n })
take-out = Ressortir

## Ratings and tournaments

rating = Cote
rating-want = Calculer ma cote
rating-how = Désactivée par défaut. On commence à 1500 ; 400 de plus, c’est dix victoires pour une défaite. ± dit l’incertitude. Les robots sont sur la même échelle. Si vous désactivez, vos cotes sont effacées.
record = Mon bilan
record-none = Choisissez d’abord un nom ; vos parties seront alors gardées ici.
forget = Supprimer mon profil
forget-sure = Votre nom, vos messages, réglages, groupes et cotes sont supprimés définitivement. Dans vos parties, votre place reste sans nom ; un bot termine celles en cours.
standing-game = Jeu
tournaments = Tournois
tournament-new = Nouveau tournoi
tournament-make = Créer le tournoi
tournament-name = Nom du tournoi
tournament-game = Jeu
tournament-kind = Système
tournament-size = Joueurs par table
tournament-rounds = Rondes
tournament-robin = tous contre tous
tournament-swiss = système suisse
tournament-robin-how = Chacun rencontre tous les autres.
tournament-swiss-how = Chaque ronde réunit des joueurs à peu près à égalité de points qui ne se sont pas encore rencontrés.
tie-breaks-swiss = Départage : les points des adversaires (Buchholz), ceux des adversaires battus (Sonneborn-Berger), puis les victoires.
tie-breaks-robin = Départage : les points des adversaires battus (Sonneborn-Berger), puis les victoires.
tie-buchholz = Buchholz
tie-berger = Sonneborn-Berger
tie-buchholz-short = BH
tie-berger-short = SB
tables-of = tables de { $n }
rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
round-number = Ronde { $n }
entrants = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
tournament-entry = Les membres s’inscrivent sur cette page jusqu’au tirage de la ronde 1. Il en faut au moins deux.
enter = Participer
withdraw = Se retirer
withdraw-sure = Vous ne participerez plus aux tirages. Vos parties jouées comptent.
draw-round = Tirer la ronde { $n }
draw-anyway = Tirer sans attendre
draw-anyway-sure = Des tables ne sont pas terminées. Elles ne compteront que si elles le sont plus tard.
tournament-delete = Supprimer le tournoi
tournament-delete-sure = Supprimer le tournoi ? Les parties restent.
byes = Exempt : { $names }
to-group = Vers le groupe

## New table

how-many = Qui joue ?
one-screen = Partager cet écran
one-screen-how = Les mains restent cachées pendant que l’appareil circule.
at-this-screen = À cet écran
me = Moi
somebody-invited = Quelqu’un que j’invite
bot-of = Robot : { $level }
name-of-seat = Nom à la place { $n }
fill-with-bots = Remplir avec des robots
who-may-come = Qui peut rejoindre la table ?
by-invitation = Toute personne qui a le lien
open-to-all = Tout le monde : la table figure à l’accueil
options = Variantes
rules-changed =
    { $n ->
        [0] Règles standard
        [one] { $n } règle modifiée
       *[other] { $n } règles modifiées
    }
rules-change = Modifier des règles
preset = Règles
preset-ours = { $name } (notre variante)
numbers-to-change = Nombres et cartes personnalisés
by-lot = Au hasard
written-by-you = personnalisé
house-rules = Règles de la maison
undo-rule = Annulation de coups
undo-rule-consent = Tant que rien n’a été révélé, ou si tous acceptent
undo-rule-free = Seulement tant que rien n’a été révélé
undo-rule-none = Jamais
hints-allowed = Autoriser les conseils
open-the-table = Ouvrir la table et inviter
begin-now = Commencer

## Replay and analysis

replay-of = Revoir : { $game }
eyes = Point de vue
eyes-open = Cartes ouvertes
eyes-spectator = Le public
move-of = Coup { $n } sur { $of }
first = Au début
previous = Un coup en arrière
next-move = Un coup en avant
last = À la fin
play-on = Lire
pause = Pause
position = Moment de la partie
does = { $name } : { $what }
beginning = Début de la partie
not-over = On peut revoir une partie quand elle est terminée.
to-table = Aller à la table
analyse = Analyser la partie
analyse-how = Un expert examine chaque décision : ce qu’il aurait joué, et ce que la différence a coûté.
analysing = { $done } coups analysés sur { $of }…
analysis-failed = L’analyse a échoué.
scores-over-time = Scores, coup par coup
percent = { $n } %
chances = Chances de gagner, telles que chacun pouvait les voir
costliest = Les erreurs les plus coûteuses
costs = −{ $percent } %
decisions-and-luck = Décisions et chance
accuracy = Précision
mistakes = Erreurs
luck = Chance
luck-of = { SIGNED($percent) } %
accounts-how = Précision : la part des chances que chaque décision a gardée. Erreurs : les décisions qui ont coûté { $percent } % ou plus. Chance : ce que les erreurs, les siennes et celles des autres, n’expliquent pas.
instead = Joué : { $played }. Mieux : { $best }.
no-mistakes = Pas de grosse erreur. Bien joué !

## Lessons

learn-title = Apprendre : { $game }
no-lesson = Il n’y a pas encore de leçon pour ce jeu. Lisez les règles ou jouez contre des robots.
lesson-step = Étape { $n } sur { $of }
lesson-do = À vous de jouer !
lesson-again = Recommencer la leçon
lesson-done = Vous connaissez le jeu. Finissez cette partie, ou ouvrez une table à vous.
lesson-over = Vous connaissez le jeu. Lancez une partie tout de suite, ou ouvrez une table à vous.
lesson-go = Continuer

## Clocks

clock = Limite de temps
clock-none = Aucune
clock-own = À votre rythme, sans limite
clock-blitz = 30 secondes par coup
clock-easy = 2 minutes par coup
clock-game = 15 minutes par personne + 10 secondes par coup
clock-day = Par correspondance : 1 jour par coup
clock-week = Par correspondance : 1 semaine par coup
time-left = Temps restant

## Refusals, by the code that the server gives

refused-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
refused-failed = Une erreur s’est produite sur le serveur. Réessayez.
refused-not_saved = Cela n’a pas pu être enregistré. Réessayez.
refused-busy = Trop de parties sont en cours d’analyse. Réessayez plus tard.
refused-too_hard = Ce calcul prendrait trop de temps.
refused-too_long = Cette adresse est trop longue.
refused-too_many_games = Trop de parties avec des robots sont en cours : finissez-en une d’abord, ou revenez plus tard.
refused-too_many_tables = Trop de tables ouvertes attendent des joueurs : commencez-en une d’abord, ou invitez par lien.
refused-too_fast = Trop de demandes. Ralentissez un peu.
refused-too_many = Trop de connexions depuis votre réseau.
refused-unknown_table = Cette table n’existe pas, ou vous n’y avez pas accès.
refused-unknown_group = Ce groupe n’existe pas, ou vous n’en êtes pas membre.
refused-not_admin = Seul l’admin du groupe peut faire cela.
refused-group_full = Ce groupe est complet.
refused-too_many_groups = Vous êtes dans trop de groupes. Quittez-en un d’abord.
refused-no_member = Cette personne n’est plus dans le groupe.
refused-bad_date = Choisissez un moment dans les deux ans à venir.
refused-bad_zone = Ce fuseau horaire est inconnu ici.
refused-no_date = Il n’y a pas encore de date.
refused-unknown_tournament = Ce tournoi n’existe pas.
refused-tournament_begun = La première ronde est déjà tirée.
refused-tournament_full = Ce tournoi est complet.
refused-too_many_tournaments = Ce groupe a trop de tournois. Supprimez-en un d’abord.
refused-not_entered = Vous ne participez pas.
refused-no_round = Il n’y a plus de ronde à tirer.
refused-round_open = Des tables ne sont pas encore terminées.
refused-too_few = Il faut au moins deux joueurs.
refused-unknown_game = Ce serveur n’a pas ce jeu.
refused-not_found = Il n’y a rien ici.
refused-unknown_lesson = Cette leçon n’existe pas.
refused-no_identity = Choisissez d’abord un nom.
refused-bad_token = Ce lien n’est pas ou plus valable.
refused-no_way_back = Personne n’utilisait cet appareil avant vous, ou c’est trop ancien.
refused-bad_text = Écrivez une seule ligne, assez courte.
refused-bad_options = Ces réglages ne vont pas ensemble.
refused-bad_seats = Ces places ne vont pas avec cette table.
refused-bad_level = Ce robot n’existe pas.
refused-bad_clock = Une horloge a un temps par coup, par partie, ou les deux.
refused-bad_move = Ce n’est pas un coup de ce jeu.
refused-illegal = Ce coup n’est pas permis maintenant.
refused-not_your_turn = Ce n’est pas à vous de jouer.
refused-started = La partie a déjà commencé.
refused-closed = L’hôte a annulé cette table.
refused-not_started = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not_over = La partie n’est pas encore terminée.
refused-full = Aucune place n’est libre.
refused-taken = Cette place est prise.
refused-seated = Vous avez déjà une place à cette table.
refused-not_seated = Vous n’avez pas de place à cette table.
refused-not_yours = Cette place n’est pas la vôtre.
refused-not_full = Des places sont encore libres.
refused-not_host = Seul l’hôte peut faire cela.
refused-which_seat = Vous occupez plusieurs places : choisissez-en une.
refused-no_seat = Cette place n’existe pas.
refused-left = Un robot joue pour vous : revenez d’abord.
refused-not_left = Vous êtes toujours à la table.
refused-resigned = Vous avez abandonné.
refused-no_move = Vous n’avez pas encore joué.
refused-no_undo = Ce coup ne peut pas être annulé à cette table.
refused-proposed = Une demande attend déjà une réponse.
refused-absent = Quelqu’un n’est pas là : d’ici son retour, seul un coup qui n’a rien révélé peut être annulé.
refused-asked_enough = Assez de demandes pour l’instant : jouez d’abord.
refused-bad_silence = Un robot ne peut pas prendre le relais avant une minute.
refused-nudged_enough = Assez de relances pour le moment.
refused-too_early = Un peu de patience.
refused-no_replacing = À cette table, les robots ne remplacent personne.
refused-not_waited_for = On n’attend pas cette personne.
refused-present = Cette personne est à la table.
refused-removed = L’hôte vous a fait quitter cette table.
refused-muted = L’hôte vous a coupé la parole à cette table.
refused-plays = On ne peut pas retirer quelqu’un d’une partie en cours.
refused-no_guest = Cette personne n’est plus à la table.
refused-no_proposal = Il n’y a pas de demande, ou elle est réglée.
refused-not_asked = Vous avez déjà répondu, ou c’est votre propre demande.
refused-no_hints = Les conseils sont désactivés à cette table.
refused-talked_out = La discussion est pleine : continuez à une nouvelle table.
refused-too_often = Vous l’avez fait trop souvent à cette table.
refused-log_full = Cette table est pleine : continuez à une nouvelle table.
refused-quarantined = Cette table est endommagée et a été mise de côté.
refused-unwritable = Cela n’a pas pu se faire : rien n’a changé.
refused-bad_reaction = Cette réaction n’existe pas.
refused-other_rules = Cette partie a été jouée avec d’autres règles.
refused-bad_record = Ce n’est pas une partie enregistrée.
refused-needs_server = Il faut un serveur pour cela. Ouvrez Stockpot sur un serveur pour jouer à plusieurs.
refused-store_full = Il n’y a plus de place sur cet appareil. Rien n’a changé. Supprimez d’anciennes parties et réessayez.
refused-store_denied = Ce navigateur ne permet pas d’enregistrer. Rien n’a changé.
refused-not_fetched = Ce jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
refused-no_house = Impossible de lancer les jeux dans ce navigateur. Vérifiez la connexion et réessayez ; sinon, mettez le navigateur à jour.
refused-other_tab = Un autre onglet est en train de le faire. Réessayez.
refused-failed_here = Quelque chose n’a pas fonctionné. Réessayez.
refused-others_play = D’autres jouent à cette table : elle ne peut pas être déplacée.
refused-bad_table = Cette table ne peut pas continuer ici.
refused-bad_device = Ce fichier est abîmé ou n’est pas une sauvegarde de Stockpot. Rien n’a changé.

## Reaching people and talking

talk = Discussion et réactions
open-chat = Ouvrir la discussion
chat-aside = au public
chat-to = Qui peut lire
chat-to-spectators = Le public seulement
chat-to-all = Tout le monde
block = Bloquer
block-ask = Bloquer { $name }
blocked = Vous ne verrez plus les messages de { $name }.
blocked-people = Personnes bloquées
unblock = Débloquer
unblock-for = Débloquer { $name }
polite = Masquer les gros mots
polite-here = Les gros mots sont masqués ici.
notifications = Notifications
push = Me prévenir même quand Stockpot est fermé
push-how = Pour votre tour, les rappels, les revanches et les invitations, sur cet appareil.
push-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
push-not-here = Ce navigateur ne le permet pas ici. Sur iPhone, ajoutez d’abord Stockpot à l’écran d’accueil.
email-notices = E-mail pour les parties à votre rythme
email-save = Enregistrer
email-asked = Nous vous avons écrit : confirmez l’adresse.
email-saved = C’est enregistré.
quiet-hours = Heures calmes
quiet-from = De
quiet-until = À
passkeys = Clés d’accès
passkeys-how = Une clé d’accès garde votre nom et vos places : elle vous connecte sur tout appareil, sans mot de passe.
passkey-make = Créer une clé d’accès
passkey-made = Votre clé d’accès est prête.
passkey-use = Se connecter avec une clé d’accès
passkey-since = Créée le { $date }
passkey-remove = Supprimer
passkey-removed = La clé d’accès est supprimée.
passkey-not = Rien n’a changé.
you-are-now = Vous êtes maintenant { $name }.
invites-you = { $name } vous invite
played-as = Règles de cette table
usual-rules = Règles standard
first-lesson = Premier essai ? Apprenez en une minute ou deux.
option-on = oui
option-off = non
option-own = personnalisé
invite-friend = Inviter des amis
invite-do = Inviter { $name }
invited-told = { $name } reçoit une notification.
invited-not-told = Impossible de prévenir { $name } : envoyez le lien.
refused-bad_subscription = Les notifications de ce navigateur ne peuvent pas être utilisées ici.
refused-not_your_browser = Les notifications de ce navigateur sont à quelqu’un d’autre.
refused-bad_address = Ce n’est pas une adresse e-mail.
refused-not_sent = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse.
refused-bad_passkey = La clé d’accès n’a pas fonctionné. Réessayez.
refused-unknown_passkey = Personne ici n’a cette clé d’accès.
refused-known_passkey = Vous avez déjà cette clé d’accès.
refused-no_passkeys = Les clés d’accès ne marchent pas à cette adresse.
refused-bad_block = Vous ne pouvez pas vous bloquer vous-même.
refused-no_aside = Il faut être dans le public pour écrire au public.
