# L’atelier : une page de `stockpot lab GAME --serve`.

workshop = Atelier
workshop-of = { $game } à l’atelier
how = Changez un nombre ou une carte. Des bots jouent les règles imprimées (A) et les vôtres (B) avec les mêmes tirages, et vous voyez l’effet.
not-here = L’atelier n’est pas ouvert ici.
not-here-how = Ouvrez-le sur votre machine : { $command }
which-game = Jeu
players = Joueurs
numbers = Nombres et variantes
lists = Cartes
printed-was = imprimé : { $value }
as-printed = Comme imprimé
all-as-printed = Tout comme imprimé
play-it = Jouer
play-it-how = Une table avec vos règles, contre des bots.
changes = { $n ->
    [0] Rien de changé pour l’instant
    [one] 1 changement
   *[other] { $n } changements
}
cards-differ = { $n ->
    [one] 1 carte diffère
   *[other] { $n } cartes diffèrent
}
card-new = nouvelle : { $card }
card-gone = retirée : { $card }
cell = { $card }, { $column }
empty = –
find-card = Chercher une carte
row-copy = Copier { $card }
row-remove = Retirer { $card }
open-csv = Ouvrir un fichier CSV
save-csv = Enregistrer en CSV
counting = { $games } parties sur { $of }
counted = { $games } parties
preparing = Les premières parties se jouent… Si les règles n’ont encore jamais été compilées sur cette machine, elles le sont d’abord : cela prend une minute ou plus.
fails = Ces règles ne peuvent pas être comptées : { $reason }
no-number = Il manque un nombre ici.
wrong-rules = Ces règles ne sont pas jouables :
before-that = Chiffres des dernières règles jouables :
what-differs = Ce qui change
nothing-differs = Rien de plus que le hasard jusqu’ici.
all-figures = Tous les chiffres
printed-rules = les règles imprimées
your-rules = vos règles
interval = { $low } à { $high }
whole-report = Le rapport complet avec ses graphiques
see-figures = Voir les chiffres
own-questions = Propre à ce jeu
sure-how = En gras : plus que le hasard ne ferait. Chaque écart est suivi de son intervalle à 95 %.

section-seats = Places
section-length = Durée
section-choices = Choix
section-drama = Suspense
section-leads-and-when-the-winner-is-decided = La tête
section-what-decisions-do = L’effet des décisions
section-luck-and-skill = Chance et adresse
section-points = Points

figure-seats = Victoires par place
figure-shared = Victoires partagées
figure-decisions = Décisions par partie
figure-minutes = Minutes autour de la table
figure-stages = Étapes d’une partie
figure-choices = Actions possibles
figure-real_choices = Actions, quand il y a un choix
figure-forced = Décisions sans choix
figure-drama = Suspense
figure-comeback = Plus grand retard du vainqueur
figure-surprise = Mouvement des chances
figure-uncertainty = Incertitude
figure-lead_changes = Changements en tête
figure-led_by_winner = Part de la partie menée par le vainqueur
figure-decided_at = Part de la partie avant que tout soit joué
figure-runaway = Qui mène à mi-partie gagne
figure-dead_decisions = Décisions sans effet
figure-turning = Décisions qui changent le vainqueur
figure-agency = Décisions qui font gagner ou perdre le joueur
figure-kingmaking = Perdants qui désignent le vainqueur
figure-lone_thumb = Victoires d’un joueur réfléchi parmi des joueurs au hasard
figure-lone_random = Victoires d’un joueur au hasard parmi des joueurs réfléchis
figure-score = Points à la fin
figure-winning_score = Points du vainqueur
figure-margin = Avance du vainqueur en points
