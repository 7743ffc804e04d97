# Ce que disent `stockpot play`, `replay`, `analyse` et `games`.

## Before a game

games-players = { $from }–{ $to } joueurs
games-preset = { $name } (notre variante) :
which-game = Quel jeu ?{ " " }
person = Joueur { $n }
welcome = tapez un numéro ou un coup ; « aide » pour en savoir plus
welcome-one = Vous êtes { $name }.

## While playing

hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
hint = { $move } : { PERCENT($share) } de chances de gagner ({ $n } parties simulées)
no-undo = Rien à annuler.
allowed = Ce coup est permis.
stood-in = { $failure } ; un robot simple joue ce coup.
unknown = « { $text } » n’est pas un coup ici. Tapez un numéro, un coup, ou « aide ».
bad-note = « { $text } » ne peut pas accompagner ce coup.
saved = Enregistré dans { $path }
kept = La partie est enregistrée. Pour la revoir :
left = Votre partie est enregistrée. Pour continuer :
help =
    Tapez le numéro d’un coup ou son nom. Un texte qui accompagne un coup s’écrit après une barre : présenter / Bisque
      conseil        ce que jouerait un expert
      annuler        annuler votre dernière décision
      journal        tout ce qui s’est passé
      table          redessiner la table
      pourquoi COUP  pourquoi un coup n’est pas permis
      règles [ID]    la règle du jeu, ou une seule règle
      sauver [FICHIER], charger [FICHIER]
      quitter        arrêter ; la partie est enregistrée

## Words that are commands

command-help = aide
command-hint = indice conseil
command-undo = annuler
command-log = journal
command-table = table plateau
command-rules = règles
command-why = pourquoi
command-save = sauver
command-load = charger
command-quit = quitter

## Watching and analysing

moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
enter = Entrée : suite{ " " }
chances = Chances de gagner au fil de la partie, telles que chacun pouvait les estimer
costly = Les décisions les plus coûteuses
costly-line = { $name } a joué { $played } ; mieux : { $best } (−{ PERCENT($loss) })
costly-none = Aucune : un expert n’aurait rien joué de très différent.
accounts = Décisions et chance
account-line = précision { PERCENT($accuracy) }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, chance { SIGNED($luck) } %
