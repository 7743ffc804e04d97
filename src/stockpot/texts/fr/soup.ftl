title = Soupe
summary = Remplir la marmite et la prendre, ou surtout pas : un jeu de plis à cinq recettes.

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
move-recipe = { $recipe }
asks-recipe = Choisissez votre recette pour cette donne.
asks-lead = Entamez avec une carte.
asks-any = Jouez n’importe quelle carte.
asks-follow = Fournissez : { $color }.
asks-void = Aucun { $color } en main : jouez n’importe quelle carte.

## Refusals, named after the rule

refused-end-winner = La partie est terminée.
refused-play-turn = Ce n’est pas votre tour.
refused-recipe-secret = Vous avez choisi ; les autres pas encore.
refused-recipe-choose = Choisissez d’abord une recette.
refused-score-discard = Vous avez déjà utilisé cette recette.
refused-variant-dealer = Le donneur doit choisir une autre recette que son voisin de gauche.
refused-recipe-reveal = Les recettes sont choisies ; jouez une carte.
refused-play-hand = Vous n’avez pas cette carte.
refused-play-follow = Vous avez la couleur « { $color } » et elle est demandée.

## Events

dealt = Donne { $deal } ; donneur : { $dealer }.
chose = { $seat } choisit { $recipe }, face cachée.
chose-hidden = { $seat } a choisi une recette.
showed = { $seat } prépare : { $recipe }.
played = { $seat } joue { $card } : { $total }.
took = La marmite est pleine : { $seat } prend { $cards } { $cards ->
    [one] carte
   *[other] cartes
}, valeur { SIGNED($worth) }.
ran-out = { $seat } n’a plus de carte : la donne est finie{ $pot ->
    [0] .
   *[other] , { $pot } dans la marmite.
}
scored = { $seat } : { SIGNED($gain) }, total { $points }.
turned-up = { $pile-count ->
    [0] { $seat } n’a rien pris.
   *[other] { $seat } retourne sa pile : { $pile }.
}

## Options

option-open_recipes = Recettes ouvertes : choisies l’une après l’autre, à la vue de tous
option-first_dealer = Premier donneur : au sort, ou une place
option-hand_sizes = Cartes données à chacun à 2, 3, 4 et 5 joueurs
option-start_points = Points au départ
option-full_pot = Total qui remplit la marmite
option-water_points = Points de l’eau claire avant retraits

## The table in a terminal

screen-deal = Donne { $deal } sur { $deals }
screen-dealer = donneur { $name }
screen-pot = Marmite
screen-total = total { $total } sur { $full }
screen-required = à fournir
screen-free = toute couleur
screen-hand = Main
screen-pile = Pris
screen-player = joueur
screen-points = points
screen-recipe = recette
screen-cards = main
screen-taken = pris
screen-worth = valeur
screen-secret = choisie
screen-none = –
screen-lacks = n’a plus de
