title = Soupe
summary = Remplir la marmite et la prendre, ou surtout pas : un jeu de plis à cinq recettes.

## Pieces

color-bug = insecte
color-vegetable = légume
color-fruit = fruit
color-trash = déchet
sign-1 = 1
sign-2 = 2
sign-3 = 3
sign-4 = 4
sign-5 = 5
sign-10 = 10
sign-herb = herbe
sign-reset = remise à zéro
face = { $color } { $sign }
recipe-bug-soup = soupe aux insectes
recipe-vegetable-soup = soupe aux légumes
recipe-fruit-soup = soupe aux fruits
recipe-trash-soup = soupe aux déchets
recipe-clear-water = eau claire

## Decisions

move-card = { $card }
    .also = jouer { $card }
move-recipe = { $recipe }
    .also = préparer { $recipe }
asks-recipe = Choisissez votre recette pour cette donne.
asks-lead = Entamez avec une carte.
asks-any = Il y a un déchet dans la marmite : jouez n’importe quelle carte.
asks-follow = Fournissez : { $color }.
asks-void = Aucun { $color } en main : jouez n’importe quelle carte.

## Refusals, named after the rule

refused-end-winner = La partie est terminée.
refused-play-turn = Ce n’est pas votre tour.
refused-recipe-secret = Vous avez choisi ; les autres pas encore.
refused-recipe-choose = Choisissez d’abord une recette.
refused-score-discard = Vous avez déjà utilisé cette recette.
refused-variant-dealer = Qui donne doit choisir une autre recette que la personne à sa gauche.
refused-recipe-reveal = Les recettes sont choisies ; jouez une carte.
refused-play-hand = Vous n’avez pas cette carte.
refused-passing = On ne peut pas passer : jouez une carte.
refused-play-follow = Vous devez fournir : vous avez la couleur « { $color } ».

## Events

dealt = Donne { $deal } ; { $dealer } distribue.
chose = { $seat } choisit, face cachée : { $recipe }.
chose-hidden = { $seat } a choisi une recette.
showed = { $seat } cuisine : { $recipe }.
played = { $seat } joue { $card } → { $total } dans la marmite.
took = La marmite est pleine : { $seat } prend { $cards } { $cards ->
    [one] carte
   *[other] cartes
}, valeur { SIGNED($worth) }.
ran-out = { $seat } n’a plus de carte : la donne est finie{ $pot ->
    [0] .
    [one] , { $pot } carte dans la marmite.
   *[other] , { $pot } cartes dans la marmite.
}
scored = { $seat } : { SIGNED($gain) }, total { $points }.
turned-up = { $pile-count ->
    [0] { $seat } n’a rien pris.
   *[other] { $seat } retourne son tas : { $pile }.
}

## Options

option-open_recipes = Recettes ouvertes : choisies l’une après l’autre, à la vue de tous
option-first_dealer = Première donne : au hasard, ou une place au choix
option-hand_sizes = Cartes données à chacun à 2, 3, 4 et 5 joueurs
option-start_points = Points au départ
option-full_pot = Total qui remplit la marmite
option-water_points = Points de l’eau claire avant retraits
option-cards = Toutes les cartes (liste CSV)
option-recipe_cards = Toutes les recettes (liste CSV)

# Variants of ours
preset-small-pot = Petite marmite
preset-small-pot-about = Recettes ouvertes, et un total de 7 suffit à remplir la marmite. Les scores restent plus serrés et la partie se décide plus tard.

## The table in a terminal

screen-deal = Donne { $deal } sur { $deals }
screen-dealer = { $name } donne
screen-pot = Marmite
screen-total = total { $total } sur { $full }
screen-required = à fournir
screen-free = toute couleur
screen-hand = Main
screen-pile = Pris
screen-player = nom
screen-points = points
screen-recipe = recette
screen-cards = main
screen-taken = pris
screen-worth = valeur
screen-secret = choisie
screen-none = –
screen-lacks = sans

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [recipe] Choisissez une recette en surbrillance.
   *[other] Choisissez une carte en surbrillance.
}
table-short-bug-soup = Insectes
table-short-vegetable-soup = Légumes
table-short-fruit-soup = Fruits
table-short-trash-soup = Déchets
table-short-clear-water = Eau
table-recipe-says-bug-soup = +{ $gain } par insecte, −{ $cost } par déchet
table-recipe-says-vegetable-soup = +{ $gain } par légume, −{ $cost } par déchet
table-recipe-says-fruit-soup = +{ $gain } par fruit, −{ $cost } par déchet
table-recipe-says-trash-soup = +{ $gain } par déchet, −{ $cost } par herbe
table-recipe-says-clear-water = { $water } { $water ->
    [one] point
   *[other] points
}, −{ $cost } par carte
table-deal = Donne { $deal } sur { $deals }
table-dealer = donne
table-pot = La marmite : { $total } sur { $full }
table-empty = La marmite est vide
table-follow = Fournir : { $color }
table-any-color = Toute couleur
table-lead = Entamer
table-hand = Votre main
table-play = Jouer { $card }
table-fills = remplit la marmite : { SIGNED($worth) } pour vous
table-makes = fait { $total }
table-stays = n’ajoute rien, reste à { $total }
table-resets = remet à { $total }
# A 10 that leads.
table-leads-as = un 10 qui entame compte { $total }
# On the card: short.
table-sign-herb = herbe
table-sign-reset = à zéro
table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-taken = { $n ->
    [one] { $n } prise
   *[other] { $n } prises
}
table-worth = valeur { SIGNED($n) }
table-secret = recette choisie
table-choosing = choisit
table-lacks = sans { $colors }
table-used = Déjà cuisinée
table-takes = { $name } prend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-your-pile = Votre tas
table-recipes-title = Vos recettes
table-in-hand = { $n } en main
table-scores-by-deal = Points donne par donne
table-scores-how = Chacun commence avec { $start } ; personne ne descend sous 0.
table-player = Nom
table-sum = Total
table-deal-counted = Donne { $deal } : le décompte
table-counted = La donne { $deal } est terminée.
table-next-deal = Donne suivante
table-to-result = Voir le résultat
table-points-now = total { $n }
table-points-floor = total { $n }, jamais moins
table-nothing-taken = Aucune carte ramassée
table-last-pot = Dernière marmite :

## The first time at a table: the aim, a turn, what counts

first-aim = Cuisinez une recette par donne et ramassez les cartes qu’elle demande.
first-turn = Jouez une carte dans la marmite, dans la couleur demandée si vous en avez.
first-score = Qui remplit la marmite jusqu’à 10 prend toutes ses cartes : voulues +1, indésirables −1.

## Lessons

lesson-welcome = Bienvenue en cuisine ! Tout le monde cuisine dans une seule marmite, et chacun y veut autre chose. On joue une carte à la fois ; qui fait déborder la marmite prend tout ce qu’elle contient.
lesson-recipe = Choisissez d’abord une recette : elle dit ce que vaudront les cartes que vous prendrez dans cette donne. Regardez votre main : une couleur que vous avez en nombre, vous la maîtrisez. Chaque recette ne sert qu’une fois.
lesson-pot = Les recettes sont sur la table, à côté de chaque nom. Voici la marmite : l’anneau et le nombre montrent son total. À 10 elle est pleine, et qui l’a remplie prend toutes les cartes.
lesson-lead = Vous entamez : toute carte convient. Un insecte, un légume ou un fruit fixe la couleur à fournir. Un 10 qui entame compte 0.
lesson-follow = Une couleur est demandée : le bouillon et le signe sous la marmite la montrent. Si vous l’avez, il faut la fournir ; seules ces cartes sont en surbrillance. Touchez une autre carte pour savoir pourquoi elle est refusée.
lesson-trash = Il y a un déchet dans la marmite : chacun peut maintenant jouer n’importe quelle couleur, jusqu’à ce qu’elle soit prise.
lesson-signs = Deux signes particuliers : une herbe n’ajoute rien, une remise à zéro ramène le total à 0. L’une et l’autre vous laissent passer la main quand vous ne voulez pas de la marmite.
lesson-took = La marmite a été prise ! Ses cartes vont sur le tas de la personne qui l’a remplie, et c’est elle qui entame la suivante. À côté de chaque nom : combien de cartes prises, et ce qu’elles valent pour cette recette.
lesson-fill = Vous pourriez remplir la marmite. Comptez ce qu’elle contient : bon pour votre recette ? Prenez-la. Pleine de choses dont vous ne voulez pas ? Jouez bas et laissez-la aux autres.
lesson-count = Quelqu’un n’a plus de cartes, la donne est donc finie : on compte les tas, les recettes utilisées s’en vont, et l’on redonne. Après cinq donnes, qui a le plus de points gagne. Vous savez tout !

## What bots say

remark-glad-any-1 = Exactement ce que je cuisinais.
remark-glad-any-2 = À moi, merci.
remark-glad-greedy-1 = Et la suivante aussi, merci.
remark-glad-jolly-1 = Ça sent drôlement bon !
remark-glad-cautious-1 = Je l’espérais.
remark-sorry-any-1 = Ce n’était pas prévu.
remark-sorry-any-2 = Qui a jeté ça dedans ?
remark-sorry-bluffer-1 = Tout à fait ce que je voulais. Vraiment.
remark-sorry-grumpy-1 = Évidemment, ça tombe sur moi.
remark-sorry-jolly-1 = J’ai mangé pire !

## Records of a group

feat-longest-pot = Plus grosse marmite (cartes)
feat-best-deal = Meilleure donne (points)

## Why a move is the best

because-points = Vous rapporte environ { $n } { $n ->
    [one] point
   *[other] points
} de plus dans cette donne que le deuxième meilleur coup.
because-spoils = Coûte environ { $n } { $n ->
    [one] point
   *[other] points
} à { $seat } dans cette donne.
