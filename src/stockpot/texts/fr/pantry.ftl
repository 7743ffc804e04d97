title = Le Garde-manger
summary = Déplacez les bocaux, jamais vers le haut, jusqu’à aligner votre recette secrète.

## Pieces

jar-hand = Main
jar-fish-head = Tête de poisson
jar-heart = Cœur
jar-intestines = Boyaux
jar-brain = Cerveau
jar-eyeball = Œil
jar-tongue = Langue
jar-bat-wing = Aile de chauve-souris
jar-ear = Oreille
jar-bone = Os
jar-spider = Araignée
jar-tentacle = Tentacule
role-dr-frankenstein = Dr Frankenstein
role-igor = Igor
role-greta = Greta
role-fritz = Fritz
points = { $points } { $points ->
    [one] point
   *[other] points
}
recipe = { DASHED($ingredients) } ({ points })
side-left = gauche
side-right = droite

## Decisions

move-move = déplacer { $column } { $side } { $jars }
    .also =
        { $column } { $side } { $jars }
        déplacer colonne { $column } { $side } { $jars }
        déplacer { $jars } bocal colonne { $column } { $side }
        déplacer { $jars } bocaux colonne { $column } { $side }
        déplacer { $jars } bocal colonne { $column } vers { $side }
        déplacer { $jars } bocaux colonne { $column } vers { $side }
move-complete = { $way-id ->
    [down] réaliser { $column }
   *[across] réaliser { $column }-{ $last }
}
    .also =
        réaliser colonne { $column }
        réaliser colonnes { $column } { $last }
        réaliser sur colonnes { $column } { $last }
move-exchange = échanger
    .also = échanger recette
move-stop = terminer
    .also =
        terminer tour
        finir
move-offer-end = proposer la fin
    .also = proposer fin partie
move-agree = accepter
    .also = oui
move-refuse = refuser
    .also = non
asks-turn = À vous : il vous reste { $actions } { $actions ->
    [one] point
   *[other] points
} d’action.
asks-answer = Arrêter la partie ici, au score actuel ?

## Refusals, named after the rule

refused-end-over = La partie est terminée.
refused-turn-order = Ce n’est pas votre tour.
refused-ruling-agreement = { $why-id ->
    [answer] Répondez d’abord à la proposition d’arrêter la partie.
    [answered] Vous avez accepté ; les autres n’ont pas encore répondu.
    [none] Personne n’a proposé d’arrêter la partie.
    [off] À cette table, la partie ne peut pas s’arrêter d’un commun accord.
    [once] Vous avez déjà proposé d’arrêter la partie pendant ce tour.
   *[late] La dernière manche a commencé : la partie ne peut plus s’arrêter d’un commun accord.
}
refused-move-top = { $jars ->
    [0] Déplacez au moins un bocal.
   *[other] { $high ->
        [-1] Ce bocal n’existe pas.
        [0] La colonne { $column } est vide.
        [one] La colonne { $column } n’a qu’un bocal.
       *[other] La colonne { $column } n’a que { $high } bocaux.
    }
}
refused-move-level = Un bocal ne monte jamais : la colonne { $onto } compte { $high } { $high ->
    [one] bocal
   *[other] bocaux
}.
refused-exchange-cost = Un échange coûte { $cost } points d’action ; il vous en reste { $actions }.
refused-ruling-empty-deck = Votre pioche est vide : il n’y a pas d’autre recette à prendre.
refused-complete-down = Les trois bocaux du haut de cette colonne ne forment pas votre recette.
refused-complete-across = Les bocaux du haut de ces trois colonnes ne forment pas votre recette.
refused-ruling-apart = Ce ne sont pas trois colonnes côte à côte.

## Events

moved = { $seat } déplace { $jars } { $jars ->
    [one] bocal
   *[other] bocaux
} de la colonne { $column } vers la { $side }.
exchanged = { $seat } met { $under } sous sa pioche et pioche { $drawn }.
exchanged-hidden = { $seat } échange sa recette.
completed = { $seat } réalise { $recipe } { $columns-count ->
    [one] dans la colonne { $columns }
   *[other] sur les colonnes { $columns-first } à { $columns-last }
}.
drew = { $seat } pioche { $drawn }.
drew-hidden = { $seat } pioche une nouvelle recette.
stopped = { $seat } termine son tour avec encore { $unused } { $unused ->
    [one] point
   *[other] points
} d’action.
last-round = { $seat } a atteint l’objectif : c’est la dernière manche.
offered = { $seat } propose d’arrêter la partie ici.
answered = { $agrees ->
    [yes] { $seat } accepte.
   *[no] { $seat } refuse : la partie continue.
}
won = { $why-id ->
    [stall] Trop de tours sans recette réalisée.{" "}
    [agreed] Tout le monde accepte d’arrêter la partie.{" "}
    [shortage] Aucune des recettes restantes n’est réalisable.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}

## Options

option-lists = Bocaux et recettes : standard, expert, ou vos propres listes
option-doctor = Docteur, qui commence : au hasard, ou une place au choix
option-agreement = Chacun peut, à son tour, proposer d’arrêter la partie
option-columns = Colonnes au départ
option-action_points = Points d’action par tour
option-exchange_cost = Coût d’un échange, en points d’action
option-targets = Recettes à réaliser à 2, 3 et 4 joueurs
option-stall_turns = Tours de chacun sans recette réalisée avant la fin de la partie

## The table in a terminal

short-hand = Ma
short-fish-head = Po
short-heart = Cœ
short-intestines = Bo
short-brain = Ce
short-eyeball = Œi
short-tongue = La
short-bat-wing = Ai
short-ear = Or
short-bone = Os
short-spider = Ar
short-tentacle = Te
screen-turn = À { $name } de jouer
screen-actions = il reste { $actions } { $actions ->
    [one] point
   *[other] points
} d’action
screen-over = La partie est terminée
screen-offer = { $name } propose d’arrêter la partie
screen-last = dernière manche
screen-idle = { $idle } tours sur { $limit } sans recette
screen-player = joueur
screen-role = rôle
screen-done = réalisées
screen-points = points
screen-deck = pioche
screen-recipes = encore à réaliser :
screen-none = –
screen-hand = Recette
screen-under = Sous pioche
