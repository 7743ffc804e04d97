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
asks-turn = À vous : il vous reste { $actions } { $actions ->
    [one] point
   *[other] points
} d’action.
asks-answer = Arrêter la partie ici, au score actuel ?

## Refusals, named after the rule

refused-end-over = La partie est terminée.
refused-turn-order = Ce n’est pas votre tour.
refused-ruling-agreement = { $why-id ->
    [answer] Répondez d’abord à la proposition d’arrêter la partie.
    [answered] Vous avez accepté ; les autres n’ont pas encore répondu.
    [none] Personne n’a proposé d’arrêter la partie.
    [off] À cette table, la partie ne peut pas s’arrêter d’un commun accord.
    [once] Vous avez déjà proposé d’arrêter la partie pendant ce tour.
   *[late] La dernière manche a commencé : la partie ne peut plus s’arrêter d’un commun accord.
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
refused-move-level = { $left ->
    [0] Un bocal ne monte jamais : la colonne de droite compte { $right } { $right ->
        [one] bocal
       *[other] bocaux
    }.
   *[other] { $right ->
        [0] Un bocal ne monte jamais : la colonne de gauche compte { $left } { $left ->
            [one] bocal
           *[other] bocaux
        }.
       *[other] Ce bocal est bloqué pour l’instant : un bocal ne monte jamais, et les colonnes voisines en comptent { $left } et { $right }.
    }
}
refused-exchange-cost = Un échange coûte { $cost } { $cost ->
    [one] point
   *[other] points
} d’action ; il vous en reste { $actions }.
refused-ruling-empty-deck = Votre pioche est vide : il n’y a pas d’autre recette à prendre.
refused-complete-down = Les trois bocaux du haut de cette colonne ne forment pas votre recette.
refused-complete-across = Les bocaux du haut de ces trois colonnes ne forment pas votre recette.
refused-ruling-apart = Ce ne sont pas trois colonnes côte à côte.

## Events

moved = { $seat } déplace { $jar }{ $above ->
    [0] {""}
    [one] {" "}et le bocal du dessus
   *[other] {" "}et les { $above } bocaux du dessus
} vers la { $side }, { $onto-id ->
    [none] au sol
   *[other] sur { $onto }
}.
exchanged = { $seat } met { $under } sous sa pioche et pioche { $drawn }.
exchanged-hidden = { $seat } échange sa recette.
completed = { $seat } réalise { $recipe } { $columns-count ->
    [one] dans une colonne
   *[other] sur trois colonnes
}.
drew = { $seat } pioche { $drawn }.
drew-hidden = { $seat } pioche une nouvelle recette.
stopped = { $seat } termine son tour avec encore { $unused } { $unused ->
    [one] point
   *[other] points
} d’action.
last-round = { $seat } a atteint l’objectif : c’est la dernière manche.
offered = { $seat } propose d’arrêter la partie ici.
answered = { $agrees ->
    [yes] { $seat } accepte.
   *[no] { $seat } refuse : la partie continue.
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

option-lists = Bocaux et recettes : standard, expert, ou vos propres listes
option-lists-standard = standard
option-lists-expert = expert
option-doctor = Docteur (commence la partie) : au hasard, ou une place au choix
option-agreement = Chacun peut, à son tour, proposer d’arrêter la partie
option-columns = Colonnes au départ
option-action_points = Points d’action par tour
option-exchange_cost = Coût d’un échange, en points d’action
option-targets = Recettes à réaliser à 2, 3 et 4 joueurs
option-stall_turns = Tours de chacun sans recette réalisée avant la fin de la partie

# Variants of ours
preset-small-steps = À petits pas
preset-small-steps-about = Deux points d’action par tour ; à 3 ou 4, une recette de plus à réaliser. Les victoires partagées deviennent rares.

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
screen-recipes = encore à réaliser :
screen-none = –
screen-hand = Recette
screen-under = Sous pioche

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [move] Choisissez un bocal en surbrillance.
   *[other] { pick-lit }
}
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-pantry = Le garde-manger
table-your-recipe = Votre recette
table-no-recipe = Toutes vos recettes sont réalisées.
table-recipe-of = Recette { DE($name) }
table-points-left = { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
} { $n ->
    [one] restant
   *[other] restants
}
table-action-points = Points d’action
table-last-round = Dernière manche
# A column left of the first one, by its number from there.
table-left-column = G{ $n }
table-left-column-how = À gauche de la colonne 1
table-floor = Sol libre : on peut y poser des bocaux
# What marks on the row mean.
table-mark-wanted = manque ici
table-mark-moved = déplacé
table-mark-stood = était ici
table-mark-done = complété
table-seek = { $kind } : montrer ces bocaux
table-seek-found = { $kind }, en place : montrer ces bocaux
table-wanted = Ici il faut : { $kind }
table-jar = { $kind }, colonne { $column }, niveau { $level }
table-lift = { $jar } : soulever { $n ->
    [one] ce bocal
   *[other] les { $n } bocaux du haut
}
table-put-here = { $jar } : poser { $n ->
    [one] le bocal soulevé
   *[other] les { $n } bocaux soulevés
} sur cette colonne
table-lifted = { $n ->
    [one] { $n } bocal
   *[other] { $n } bocaux
} de la colonne { $column } en main. De quel côté ?
table-to-left = { $n ->
    [one] { $n } bocal
   *[other] { $n } bocaux
} à gauche
table-to-right = { $n ->
    [one] { $n } bocal
   *[other] { $n } bocaux
} à droite
table-moving-left = { $n ->
    [one] { $n } bocal
   *[other] { $n } bocaux
} de la colonne { $column } vers la gauche
table-moving-right = { $n ->
    [one] { $n } bocal
   *[other] { $n } bocaux
} de la colonne { $column } vers la droite
table-put-back = Reposer
table-complete-down = Réaliser dans la colonne { $column }
table-down-short = Colonne { $column }
table-across-short = Colonnes { $from }–{ $to }
table-complete-across = Réaliser sur les colonnes { $from } à { $to }
# Said where action points would be lost with it.
table-complete-ends = { $where } (fin du tour)
table-exchange = Échanger ({ $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
})
table-exchange-short = Échanger
table-exchange-ask = Échanger votre recette ?
table-exchange-how = Votre recette va sous votre paquet et vous en piochez une autre, pour { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}.
table-exchange-do = Échanger
table-exchange-keep = La garder
table-stop = Finir le tour
table-offer = Proposer d’arrêter la partie
table-agree = Accepter
table-refuse = Continuer
table-try-out = Planifier
table-try-out-how = Essayer des coups en secret avant de les jouer.
table-planning = Un plan : personne ne le voit.
table-plan-left = Votre plan : encore { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
}.
table-plan-drop = Oublier ce plan
table-plan-play = Jouer { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
table-lift-how = Soulevez un bocal encadré et ceux du dessus.
table-all-recipes = Recettes et bocaux restants
table-all-recipes-how = Chacun peut connaître ces listes. La carte en main, elle, est secrète.
table-in-hand = en main
table-under-deck = sous la pioche
table-jars-left = Bocaux restants
table-left = { $kind } : { $n } sur { $all }
table-completes = { $name } réalise une recette
table-completed = réalisée
table-recipes-done = { $n } { $n ->
    [one] recette
   *[other] recettes
} sur { $target }
table-margin = { $n ->
    [one] { $n } recette
   *[other] { $n } recettes
}
table-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en pioche
table-exchanged = { $n ->
    [one] { $n } remise dessous
   *[other] { $n } remises dessous
}
table-doctor = commence
table-role = Rôle : { $role }
table-role-how = Chaque rôle a ses propres recettes.
table-result-target = Il fallait réaliser { $target ->
    [one] { $target } recette
   *[other] { $target } recettes
}.
table-result-alone = À part { $name }, personne n’y est parvenu.
table-result-points = Plusieurs ont réussi : les points de leurs recettes ont décidé.
table-result-shared = Plusieurs ont réussi avec autant de points : la victoire est partagée.
table-result-assistant-first = { $name } a réussi d’abord ; l’assistant qui y parvient gagne aussitôt.
table-result-assistant-last = Le docteur a réussi, mais { $name } a égalisé au dernier tour.
table-result-doctor-held = Le docteur a réussi, et l’assistant n’a pas pu égaliser au dernier tour.
table-result-stopped = Personne n’a réussi : qui a le plus de recettes gagne, puis le plus de points.
table-result-none = aucune recette réalisée
table-result-sum = { $n ->
    [one] { $n } recette
   *[other] { $n } recettes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-result-rule = La règle
own-tiles = Bocaux : sorte et nombre
own-recipes = Recettes : rôle, points et trois ingrédients

## The first time at a table: the aim, a turn, what counts

first-aim = Réalisez assez de recettes secrètes avant les autres : d’ordinaire cinq à 2 joueurs, quatre à 3 et trois à 4.
first-turn = Décalez des bocaux d’une colonne, jamais vers le haut. Vous avez en général trois points d’action.
first-score = Une recette est prête quand ses trois bocaux sont en haut de trois colonnes voisines, ou d’une seule.

## Lessons

lesson-recipe = Vous êtes le docteur. En haut, votre recette : main, tête de poisson, cœur, dans cet ordre ou à l’envers. Deux sont déjà en place : ils brillent.
lesson-match = Une recette est prête quand ses trois bocaux sont en haut de trois colonnes voisines, quelle que soit leur hauteur, ou les trois du haut d’une seule.
lesson-lift = La main de la colonne 3 est sous un œil. Soulevez l’œil, puis posez-le sur la colonne 4.
lesson-level = Cela vous a coûté un de vos trois points d’action : une lampe s’est éteinte. On peut déplacer plusieurs bocaux à la fois, toujours vers une place voisine, et aucun ne doit finir plus haut qu’avant.
lesson-complete = Cœur, tête de poisson, main : tout y est. Réalisez la recette avec la plaque au-dessus des colonnes 1 à 3. Cela coûte un point d’action et finit votre tour.
lesson-gone = Les trois bocaux sont partis, vous avez une nouvelle recette, et votre assistant Igor, qui joue contre vous, a joué à son tour. Sa recette est secrète, mais sous le garde-manger figurent toutes celles qu’il peut avoir.
lesson-exchange = Une recette sans espoir ? Échangez-la : deux points d’action, et la carte passe sous votre pioche. Et « { table-try-out } » permet d’essayer des coups en secret.
lesson-alone = À vous. Encore une recette et la leçon est gagnée ; l’onglet Conseil connaît un bon coup.
lesson-end = Voilà le garde-manger. Dans une vraie partie il faut cinq recettes à deux, quatre à trois, trois à quatre.

## What bots say

remark-done-any-1 = Le dîner est servi.
remark-done-any-2 = À chaque bocal sa place.
remark-done-greedy-1 = Et une de plus pour moi.
remark-done-grumpy-1 = Ce n’est pas trop tôt.
remark-exchange-any-1 = Cette recette n’était pas pour moi.
remark-exchange-cautious-1 = Mieux vaut une plus simple.

## Records of a group

feat-most-recipes = Le plus de recettes en une partie
feat-tallest-block = Plus haute pile déplacée (bocaux)

## Why a move is the best

because-complete = Augmente vos chances de réaliser la prochaine recette.
because-rival = Complique la prochaine recette { DE($seat) }.
