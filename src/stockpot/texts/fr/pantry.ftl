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
asks-turn = Déplacez des bocaux : encore { $actions } { $actions ->
    [one] point
   *[other] points
} d’action.
asks-answer = La partie peut s’arrêter ici, au score actuel. Êtes-vous d’accord ?

## Refusals, named after the rule

refused-end-over = La partie est terminée.
refused-turn-order = Ce n’est pas votre tour.
refused-ruling-agreement = Fin d’un commun accord : { $why-id ->
    [answer] une proposition est en cours, il faut d’abord y répondre
    [answered] vous avez accepté ; d’autres n’ont pas répondu
    [none] personne ne l’a proposée
    [off] cette table joue sans
    [once] vous l’avez déjà proposée dans ce tour
   *[late] la dernière manche a commencé
}.
refused-move-top = { $jars ->
    [0] Déplacez au moins un bocal.
   *[other] { $high ->
        [-1] Ce bocal n’est pas dans le garde-manger.
        [0] La colonne { $column } est vide.
        [one] La colonne { $column } n’a qu’un bocal.
       *[other] La colonne { $column } n’a que { $high } bocaux.
    }
}
refused-move-level = La colonne { $onto } a { $high } bocaux : ceux-ci finiraient plus haut qu’ils ne sont.
refused-exchange-cost = Un échange demande { $cost } points d’action ; vous en avez { $actions }.
refused-ruling-empty-deck = Votre pioche est vide : il n’y a rien à échanger.
refused-complete-down = Les trois bocaux du haut de cette colonne ne sont pas votre recette.
refused-complete-across = Les bocaux du haut de ces trois colonnes ne sont pas votre recette.
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
drew-hidden = { $seat } pioche la recette suivante.
stopped = { $seat } termine son tour ; points d’action non utilisés : { $unused }.
last-round = { $seat } a réalisé assez de recettes : on termine la manche.
offered = { $seat } propose d’arrêter la partie ici.
answered = { $agrees ->
    [yes] { $seat } accepte.
   *[no] { $seat } refuse : la partie continue.
}
won = { $why-id ->
    [stall] Trop de tours sans recette.{" "}
    [agreed] Tous sont d’accord pour s’arrêter.{" "}
    [shortage] Plus aucune recette n’est réalisable.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}

## Options

option-lists = Bocaux et recettes : standard, expert, ou vos propres listes
option-doctor = Docteur, qui commence : au sort, ou une place
option-agreement = Le joueur dont c’est le tour peut proposer d’arrêter la partie
option-columns = Colonnes au départ
option-action_points = Points d’action par tour
option-exchange_cost = Points d’action pour un échange
option-targets = Recettes à réaliser à 2, 3 et 4 joueurs
option-stall_turns = Tours de chacun sans recette réalisée qui mettent fin à la partie

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
