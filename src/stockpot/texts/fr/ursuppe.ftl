title = Ursuppe
summary = Des amibes dérivent dans la soupe primordiale, mangent ce que laissent les autres, mutent et se multiplient.

## Pieces

color-red = rouge
color-blue = bleu
color-green = vert
color-yellow = jaune
amoeba = { $color } { $number }
any-amoeba = amibe
counted-color = { $count } { $color }{ $count ->
    [one] {""}
   *[other] s
}
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest
direction-rest = sur place
movement-drift = dérive
movement-move = se déplace
movement-stay = reste
response-escape = fuir
response-defend = se défendre
gene-int = Intelligence
gene-mo1 = Mouvement 1
gene-spo = Spores
gene-spd = Vitesse
gene-def = Défense
gene-esc = Évasion
gene-sub = Substitution
gene-ray = Anti-radiation
gene-str = Nage
gene-ten = Tentacules
gene-hol = Agrippement
gene-lon = Résistance
gene-fru = Frugalité
gene-sfs = Attaque
gene-par = Parasitisme
gene-div = Taux de division
gene-per = Endurance
gene-mo2 = Autonomie
gene-agg = Agression
gene-arm = Carapace

## Decisions

move-space = case { $number }
move-place = placer { $cell }
move-divide = { $cell-id ->
    [none] ne plus diviser
   *[other] diviser { $cell }
}
move-number = numéro { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] amibe { $number } { $movement }
}
    .also = { $amoeba } { $movement }
move-carry = { $color-id ->
    [none] ne plus rien emporter
   *[other] emporter { $color }
}
move-follow = { $yes ->
    [yes] suivre oui
   *[no] suivre non
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] second mouvement oui
   *[no] second mouvement non
}
move-meal = { $cubes-count ->
    [0] jeûner
   *[other] manger { $cubes }{ $parasite ->
        [yes] {" "}en parasite
       *[no] {""}
    }
}
move-victim = parasiter { $color }
move-attack = { $target-id ->
    [none] pas d’attaque
   *[other] attaquer { $target }
}
move-response = { $response-id ->
    [none] céder
   *[other] { $response }
}
move-return = rendre { $gene }
move-pay = payer
move-buy = { $gene-id ->
    [none] ne rien acheter
   *[other] acheter { $gene }{ $instead-id ->
        [none] {""}
       *[other] {" "}contre { $instead }
    }
}
move-aggression = { $amoeba-id ->
    [none] pas d’agression
   *[other] agression avec { $number }
}
    .also = agression avec { $amoeba }

asks-space = Choisissez une case de départ.
asks-place = Placez une amibe sur une case vide.
asks-divide = Placez une nouvelle amibe, ou arrêtez.
asks-number = Quel numéro va en { $spot } ?
asks-movement = Comment { $amoeba } quitte-t-elle { $cell } ?
asks-carry = Qu’emporte { $claimant } ?
asks-follow = { $claimant } suit-elle { $mover } ?
asks-direction = Où va { $mover }{ $dice-count ->
    [0] {""}
    [one] {" "}({ $dice-first })
   *[other] {" "}({ $dice-first }, { $dice-last })
} ?
asks-second = { $mover } se déplace-t-elle encore ?
asks-meal = Que mange { $amoeba } en { $cell } ?
asks-victim = Qui { $amoeba } parasite-t-elle ?
asks-attack = Qui { $amoeba } attaque-t-elle ?
asks-response = { $attacker } attaque { $target } : votre réponse ?
asks-retry = Qui { $attacker } attaque-t-elle encore ?
asks-settle = Vous devez { $rest } { $rest ->
    [one] point
   *[other] points
} de mutation : rendez un gène ou payez.
asks-buy = Acheter un gène ? Vous avez { $bp } PE.
asks-aggressor = Quelle amibe attaque ?
asks-target = Qui { $attacker } attaque-t-elle ?

## Refusals

refused-now-space = Pas maintenant. { asks-space }
refused-now-place = Pas maintenant. { asks-place }
refused-now-divide = Pas maintenant. { asks-divide }
refused-now-number = Pas maintenant. { asks-number }
refused-now-movement = Pas maintenant. { asks-movement }
refused-now-carry = Pas maintenant. { asks-carry }
refused-now-follow = Pas maintenant. { asks-follow }
refused-now-direction = Pas maintenant. { asks-direction }
refused-now-second = Pas maintenant. { asks-second }
refused-now-meal = Pas maintenant. { asks-meal }
refused-now-victim = Pas maintenant. { asks-victim }
refused-now-attack = Pas maintenant. { asks-attack }
refused-now-response = Pas maintenant. { asks-response }
refused-now-retry = Pas maintenant. { asks-retry }
refused-now-settle = Pas maintenant. { asks-settle }
refused-now-buy = Pas maintenant. { asks-buy }
refused-now-aggressor = Pas maintenant. { asks-aggressor }
refused-now-target = Pas maintenant. { asks-target }
refused-over = La partie est terminée.
refused-turn = Ce n’est pas à vous de décider.
refused-space = Cette case est prise, ou n’est pas de départ.
refused-occupied = Il y a une amibe sur cette case.
refused-place = Il faut placer une amibe.
refused-seven = Les sept amibes sont sur le plateau.
refused-energy = Il vous manque des points d’énergie.
refused-own = Vous avez une amibe sur cette case.
refused-far = Cette case ne touche aucune des vôtres.
refused-number = Cette amibe est sur le plateau.
refused-stay = Rester demande Agrippement.
refused-cube = Il ne reste pas de tel cube.
refused-dice = Les dés ne le permettent pas.
refused-named = Avec Autonomie, vous nommez une direction.
refused-piece = C’est à { $amoeba } de jouer.
refused-own-cubes = On ne mange pas les cubes de sa couleur.
refused-eat = Un repas sans gène est possible : l’amibe mange.
refused-menu = Vos gènes ne permettent pas ce repas.
refused-victim = Il n’y a là personne à parasiter ainsi.
refused-food = Les cubes de ce repas n’y sont pas.
refused-target = Cette amibe n’est pas une cible.
refused-armor = Carapace la protège à la phase 1.
refused-attack = Nommez une cible.
refused-gene = Il vous manque le gène pour cela.
refused-used = Vous l’avez déjà utilisé dans cette tentative.
refused-hand = Vous n’avez pas ce gène.
refused-mix = Cette carte n’est pas nécessaire pour la dette.
refused-sold-out = Il n’en reste aucun exemplaire.
refused-owned = Vous avez déjà ce gène.
refused-barred = Vous avez le gène supérieur correspondant.
refused-advanced = Il faut rendre le gène inférieur, possédé depuis un tour précédent.
refused-alone = Cette amibe n’a personne à attaquer.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}pour { $price } PE
}
cubes-left = { $cubes-count ->
    [0] rien
   *[other] { $cubes }
}

space = { $seat } prend la case de départ { $space }.
placed = { $seat } place { $amoeba } en { $cell }{ $damage ->
    [0] {""}
   *[other] {" "}avec { $damage } PB
}.
round = Tour { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] tente de fuir
   *[move] se déplace
}{ for-price }.
stayed = { CAPITAL($amoeba) } s’agrippe.
carries = { CAPITAL($amoeba) } { $cubes-count ->
    [0] n’emportera rien
   *[other] emportera { $cubes }
}.
follows = { CAPITAL($amoeba) } { $follows ->
    [yes] suivra
   *[no] ne suit pas
} { $mover }.
rolled = { $seat } obtient { $dice }.
stepped = { CAPITAL($amoeba) } { $blocked ->
    [yes] reste en { $from } : un obstacle
   *[no] { $direction-id ->
        [rest] reste en { $from }
       *[other] { $way-id ->
            [drift] dérive
           *[other] va
        } vers { $direction } en { $to }
    }
}.
went-along = { CAPITAL($amoeba) } suit en { $to }.
took-along = Emporté en { $to } : { $cubes }.
second = { CAPITAL($amoeba) } se déplace encore.
ate = { CAPITAL($amoeba) } mange { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}aux dépens de { $victim } (1 PE)
}, et laisse { $excreted } { $color }{ $excreted ->
    [one] {""}
   *[other] s
}.
starved = { CAPITAL($amoeba) } souffre de la faim : { $damage } PB.
attacked = { CAPITAL($amoeba) } attaque{ $attempt ->
    [2] {" "}encore
   *[other] {""}
} : { $target }{ for-price }.
defended = { CAPITAL($amoeba) } se défend{ for-price }.
fought = Combat : { $amoeba } { $dice-first }, { $target } { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}après { $ties } égalité
   *[other] {" "}après { $ties } égalités
}.
caught = { CAPITAL($amoeba) } ne s’échappe pas.
yielded = { CAPITAL($amoeba) } cède.
killed = { CAPITAL($amoeba) } est mangée par { $attacker } ; reste en { $cell } : { cubes-left }.
wounded = Sa carapace sauve { $amoeba } de { $attacker } : { $damage } PB.
failed = { CAPITAL($target) } échappe à { $amoeba }.
card = Nouvel environnement : { $drift-id ->
    [none] pas de dérive
   *[other] dérive { $drift }
}, ozone { $ozone }.
owes = { $seat } a { $mutation } points de mutation, ozone { $ozone } : { $debt } à régler.
returned = { $seat } rend { $gene } ({ $worth }).
paid = { $seat } paie { $points } PE.
bought = { $seat } achète { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}et rend { $given_up }
}.
earned = { $seat } reçoit { $points } PE.
divided = { $seat } pose { $amoeba } en { $cell }{ for-price }.
died = { CAPITAL($amoeba) } meurt ; reste en { $cell } : { cubes-left }.
scored = { $seat } : { $amoebas } pour les amibes, { $genes } pour les gènes, de la case { $from } à la case { $to }.
passed = { $seat } { $decision-id ->
    [buy] n’achète plus rien
   *[divide] ne divise plus
}.

## Options

option-defense_mp = Points de mutation de Défense
option-holding = Suivre se décide avant ou après que la direction est connue
option-holding-before = avant
option-holding-after = après
option-substitution = Repas de Substitution
option-substitution-strict = 2:2:0 seulement
option-substitution-wide = aussi 3:1:0
option-finish = Première case de la zone d’arrivée
option-full_game = Partie complète : jouer toutes les cartes d’environnement
option-start_bp = Points d’énergie au départ
option-income = Points d’énergie par tour
option-move_price = Prix d’un mouvement ou d’une évasion
option-attack_price = Prix d’une attaque
option-defense_price = Prix d’une défense
option-division_price = Prix d’une division
option-cheap_division_price = Prix d’une division avec Taux de division
option-capacity = Cubes qu’emporte un tentacule, à 3 et 4 joueurs
option-first_damage = Blessures de la première amibe, à 3 et 4 joueurs
option-gene_prices = Prix des gènes
option-gene_points = Points de mutation des gènes
option-ray_worth = Valeur d’Anti-radiation quand on la rend
option-ozone = Ozone des cartes d’environnement
option-amoeba_spaces = Cases pour 0 à 7 amibes
option-gene_spaces = Cases pour 0 à 6 cartes de gènes

## The table in a terminal

phase-setup = mise en place
phase-feeding = 1 mouvement et nourriture
phase-environment = 2 environnement
phase-genes = 3 nouveaux gènes
phase-division = 4 division
phase-deaths = 5 morts
phase-scoring = 6 décompte
screen-round = Tour { $round }
screen-phase = phase { $phase }
screen-dice = dés { $dice }
screen-debt = dette { $debt }
screen-drift = dérive { $drift }
screen-calm = sans dérive
screen-ozone = ozone { $ozone }
screen-ladder = Échelle
screen-tribe = { $bp } PE  amibes { $amoebas }  case { $marker }  PM { $mutation }
screen-wins = gagne!
screen-reserve = Réserve : { $cubes }
screen-pool = Gènes à vendre (prix) : { $genes }
screen-cards = Cartes à venir : { $cards }

## The table in a browser

table-soup = Soupe
table-market = Gènes
table-phase-setup = Mise en place
table-phase-feeding = Bouger et manger
table-phase-environment = Environnement
table-phase-genes = Nouveaux gènes
table-phase-division = Division
table-phase-deaths = Décès
table-phase-scoring = Décompte
table-timeline = Le tour
table-round = Tour { $n } sur { $of } au plus
table-round-short = Tour { $n }
table-ascending = Ordre : le dernier de l’échelle d’abord
table-descending = Ordre : le premier de l’échelle d’abord
table-board = La soupe
table-cell = { $name } : { $cubes }
table-cell-amoebas = { $name } : { $cubes } ; { $amoebas }
table-cubeless = aucun cube
table-on-cell = { $damage ->
    [0] { $amoeba }
    [one] { $amoeba }, { $damage } blessure
   *[other] { $amoeba }, { $damage } blessures
}
table-place-here = Placer une amibe en { $cell }
table-go-here = { $what } : vers { $cell }
table-stay-here = { $what } : reste en { $cell }
table-attack-this = Attaquer { $amoeba }
table-attack-with = Attaquer avec { $amoeba }
table-compass = Boussole : 1 ouest, 2 nord, 3 est, 4 sud, 5 sur place, 6 au choix
table-roll-to-move = { $price ->
    [0] Lancer le dé pour une direction, gratuit
   *[other] Lancer le dé pour une direction, { $price } PE
}
table-name-way = { $price ->
    [0] Choisir une direction, gratuit
   *[other] Choisir une direction, { $price } PE
}
table-die = Dé : { $n }
table-ties = après { $n ->
    [one] { $n } égalité
   *[other] { $n } égalités
}
table-closer = Case { $cell }
table-no-cubes = Aucun cube.
table-no-amoebas = Aucune amibe.
table-yours-eat = Les vôtres y trouvent un repas.
table-yours-starve = Les vôtres n’y trouvent pas de repas.
table-environment = Environnement
table-drift = Dérive
table-ozone = Ozone
table-no-drift = sans dérive
table-environment-is = Environnement : dérive { $drift }, ozone { $ozone }. Toutes les cartes
table-coming = À venir, dans un ordre inconnu ({ $n })
table-gone = Passées
table-now-in-force = En vigueur
table-to-come = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à venir
table-environment-how = La dérive emporte les amibes à la phase 1. À la phase 2, qui a plus de points de mutation que d’ozone paie la différence en PE ou en gènes.
table-ladder = L’échelle
table-on-space = { $name } : case { $space }
table-finish-from = L’arrivée commence à { $n }
table-finish = Arrivée
table-bp = { $n } PE
table-bp-long = { $n ->
    [one] { $n } point d’énergie
   *[other] { $n } points d’énergie
}
table-amoeba-count = { $n ->
    [one] { $n } amibe
   *[other] { $n } amibes
} dans la soupe
table-mutation = { $n ->
    [one] { $n } point de mutation
   *[other] { $n } points de mutation
}, ozone { $ozone }
table-mp = { $n } PM
table-gains = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au prochain décompte en l’état : { $amoebas } pour les amibes, { $genes } pour les gènes
table-gain-short = +{ $n }
table-tribe = Votre tribu
table-next-scoring = au prochain décompte
table-for-amoebas = { $n ->
    [one] { $n } amibe
   *[other] { $n } amibes
} : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
table-for-genes = { $n ->
    [one] { $n } carte de gène
   *[other] { $n } cartes de gènes
} : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
table-hungry = { $of ->
    [0] Vous n’avez aucune amibe dans la soupe.
   *[other] { $n ->
        [0] Toutes vos amibes trouveraient un repas là où elles sont.
        [one] { $n } de vos { $of } amibes ne trouverait pas de repas sur place.
       *[other] { $n } de vos { $of } amibes ne trouveraient pas de repas sur place.
    }
}
table-dying = { $n ->
    [one] { $n } amibe mourra à la phase 5.
   *[other] { $n } amibes mourront à la phase 5.
}
table-safe = { $n } PM : aucune carte à venir ne vous endette.
table-risky = { $n } PM : { $risk } des { $of } cartes à venir vous { $risk ->
    [one] endetterait
   *[other] endetteraient
}.
table-pool = Marché des gènes
table-your-genes = Vos gènes
table-copies = { $n ->
    [0] Épuisé.
   *[other] reste { $n }
}
table-price = prix { $n } PE
table-points = { FIGURE($n) } points de mutation
table-points-short = { FIGURE($n) } PM
table-buy = Acheter { $gene } pour { $price } PE
table-give-back = Rendre { $gene }, vaut { $worth }
table-give-up = contre { $gene }
table-owners = Possédé par { $names }
table-scores-more = +{ $n ->
    [one] { $n } case
   *[other] { $n } cases
} par tour
table-new-gene = nouveau
table-debt-risk = Dette avec { $risk } cartes sur { $of }
table-effect-int = Aucun effet ; une carte pour le décompte.
table-effect-mo1 = Mouvement : deux dés, l’un au choix.
table-effect-spo = Nouvelles amibes sur toute case sans une des vôtres.
table-effect-spd = Après un mouvement, un second gratuit.
table-effect-def = Attaquée : pour 1 PE, un combat aux dés.
table-effect-esc = Attaquée : pour 1 PE, tenter de fuir.
table-effect-sub = Omettre une couleur, manger un cube de plus.
table-effect-ray = Baisse votre mutation de 2 ; ne compte pas au décompte.
table-effect-str = Mouvements et fuites gratuits.
table-effect-ten = Emporter des cubes à chaque pas.
table-effect-hol = Rester au lieu de bouger ; suivre les autres.
table-effect-lon = Les vôtres ne meurent qu’à 3 blessures.
table-effect-fru = Manger un cube de moins.
table-effect-sfs = Affamées, vos amibes peuvent manger une voisine.
table-effect-par = Un cube de moins, aux frais d’un voisin.
table-effect-div = Diviser coûte 4 PE.
table-effect-per = Vitesse, et un second essai aux combats.
table-effect-mo2 = Mouvement : nommer la direction, sans dé.
table-effect-agg = Attaque, et une agression à la phase 5.
table-effect-arm = À l’abri à la phase 1 ; une blessure à la phase 5.
table-now-amoebas = { $n ->
    [0] Maintenant : vous n’avez pas encore d’amibe.
    [one] Maintenant : pour { $n } amibe à vous.
   *[other] Maintenant : pour { $n } amibes à vous.
}
table-now-card = Maintenant : une carte de gène de plus.
table-now-saves = Maintenant : jusqu’à { $n } PE d’économie par tour.
table-now-carries = Maintenant : jusqu’à { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} à chaque pas.
table-now-stays = Maintenant : { $n } des vôtres { $n ->
    [one] pourrait
   *[other] pourraient
} rester et manger.
table-now-meals = { $hungry ->
    [0] Maintenant : toutes les vôtres mangent sans lui.
   *[other] Maintenant : un repas pour { $n } de vos { $hungry } affamées.
}
table-now-divisions = { $n ->
    [one] Maintenant : { $n } division ce tour au lieu de { $before }.
   *[other] Maintenant : { $n } divisions ce tour au lieu de { $before }.
}
table-now-divisions-same = { $n ->
    [one] Maintenant : { $n } division ce tour, avec ou sans lui.
   *[other] Maintenant : { $n } divisions ce tour, avec ou sans lui.
}
table-now-cells = { $n ->
    [one] Maintenant : { $n } case possible au lieu de { $before }.
   *[other] Maintenant : { $n } cases possibles au lieu de { $before }.
}
table-now-cells-same = Maintenant : pas plus de cases que sans lui.
table-now-lives = { $n ->
    [0] Maintenant : aucune mourante ; { $wounded ->
        [one] { $wounded } blessée
       *[other] { $wounded } blessées
    }.
    [one] Maintenant : sauve { $n } amibe de la mort.
   *[other] Maintenant : sauve { $n } amibes de la mort.
}
table-now-lowers = Maintenant : de { $from } à { $to } PM.
table-now-hunters = { $n ->
    [0] Maintenant : personne ne chasse encore.
    [one] Maintenant : { $n } tribu chasse.
   *[other] Maintenant : { $n } tribus chassent.
}
table-now-prey = { $n ->
    [0] Maintenant : aucune proie sur vos cases.
    [one] Maintenant : { $n } des vôtres côtoie une proie.
   *[other] Maintenant : { $n } des vôtres côtoient une proie.
}
table-drifts = Dériver { $arrow } { $to }
table-drift-stays = Dériver : reste ici
table-free = gratuit
table-move = { $dice ->
    [0] Choisir où aller
    [1] Lancer un dé
   *[other] Lancer deux dés
}
table-stay = Rester
table-blocked = { $arrow } reste
table-rest = Rester (5)
table-second-yes = Bouger encore
table-second-no = Cela suffit
table-follow-yes = Suivre
table-follow-no = Ne pas suivre
table-carry-none = Ne rien emporter
table-carry-done = Assez
table-carry = Emporter un cube ({ $color }), { $left } ici
table-carried = { $n } sur { $of }
table-eat = Manger { $cubes }
table-eat-as = Manger { $cubes } en parasite
table-parasite = parasite
table-starve = Jeûner : 1 blessure
table-victim = { $name } paie 1 PE
table-no-attack = Pas d’attaque : jeûner
table-no-retry = Renoncer
table-no-aggression = Pas d’agression
table-escape = Fuir
table-defend = Se défendre
table-yield = Céder
table-pay = Payer { $n } PE
table-buy-nothing = Ne rien acheter
table-buy-instead = { $gene } contre { $instead }
table-buy-no-more = Assez de gènes
table-or-buy = ou touchez un gène pour l’acheter
table-stop = Ne plus diviser
table-new-costs = { $price } PE chacune ; vous avez { $bp }
table-new-free = La première est gratuite.
table-choose-cell = Choisissez une case en surbrillance.
table-piece = Amibe { $n }
table-piece-how = Les petits numéros agissent d’abord.
table-space = Case { $n }
table-space-how = En bas, on joue d’abord à la phase 1 ; en haut, d’abord à toutes les autres.
table-try-out = Essayer d’abord
table-trying = { $n ->
    [0] Un simple essai : choisissez librement
    [one] Un simple essai : { $n } coup
   *[other] Un simple essai : { $n } coups
}
table-carry-out = Jouer ainsi
table-take-back = Reprendre
table-give-up-try = Finir l’essai
table-try-ends = L’essai s’arrête ici : la suite dépend du hasard ou des autres.
table-how = Comment on en est arrivé là
table-column-tribe = Tribu
table-column-ladder = Échelle
table-column-amoebas = Amibes
table-column-genes = Cartes de gènes
table-column-bp = PE restants
table-column-last = Dernier tour
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Fin au tour { $round } : un pion a atteint la case { $n }.
table-ended-deck = Fin au tour { $round } : la dernière carte d’environnement a été retournée.

## Lessons

lesson-welcome = Bienvenue dans la soupe primitive ! Vous menez la tribu rouge. Vos amibes dérivent, mangent ce que les autres laissent, se divisent et acquièrent des gènes. Chaque tour fait monter votre pion sur l’échelle autour de la soupe ; à la case 42 la partie s’arrête, et le plus avancé gagne.
lesson-place = Placez votre première amibe sur une case en surbrillance. Chaque case contient deux cubes de chaque couleur : la nourriture. La flèche de l’île montre où la dérive l’emportera ; laissez-lui de la place.
lesson-number = Quelle pièce ? Vos amibes agissent dans l’ordre de leurs numéros : un petit numéro mange avant un grand.
lesson-round = La soupe prend vie. Un tour a six phases ; la bande au-dessus de la soupe montre où vous en êtes : bouger et manger, environnement, gènes, division, décès, décompte. Le plus bas sur l’échelle bouge et mange d’abord ; à toutes les autres phases, le plus haut commence.
lesson-move = L’amibe cerclée va bouger. Dériver est gratuit et suit le courant jusqu’à la case en surbrillance. Ou payez 1 PE, lancez le dé sur l’île et allez où dit la boussole : 1 ouest, 2 nord, 3 est, 4 sud, 5 sur place, 6 au choix.
lesson-fed = Après avoir bougé, une amibe mange trois cubes des autres couleurs, deux de l’une et un de l’autre, et en laisse deux de la sienne. Jamais sa propre couleur ! Sans repas, elle jeûne et reçoit une blessure, le point barré.
lesson-card = Un nouvel environnement : la prochaine dérive, et l’ozone. Dès le tour 2, une tribu qui a plus de points de mutation (PM) que d’ozone paie la différence. Touchez la carte en haut de la soupe pour voir celles qui restent.
lesson-buy = Le marché des gènes. Chaque carte montre son prix, ses points de mutation, son effet et, en gras, ce qu’elle vous apporterait maintenant. Dès trois cartes, les gènes rapportent aussi des cases. Achetez, ou gardez vos PE pour vous diviser.
lesson-divide = Vous avez reçu 10 PE. Pour 6, une amibe se divise : touchez une case en surbrillance à côté d’une des vôtres. Cherchez-y de la nourriture d’autres couleurs. Plus d’amibes, plus de cases au décompte.
lesson-scored = Décompte : trois amibes rapportent 1 case, quatre 2, cinq 4 ; trois cartes de gènes 1, quatre 2. Les pions se sautent. « Votre tribu », sous la soupe, dit ce que rapporterait le prochain décompte.
lesson-again = Deuxième tour : la nourriture se fait rare. Touchez une case pour la voir de près et savoir si les vôtres y trouveraient un repas. Une amibe à deux blessures meurt à la phase 5, et nourrit la soupe à son tour.
lesson-risk = Les gènes sont précieux, mais leurs points de mutation s’additionnent : la carte vous prévient quand l’ozone à venir pourrait ne pas suffire. « Essayer d’abord », sous la soupe, montre l’effet d’un achat avant de le faire.
lesson-farewell = Voilà tout le cycle : manger, s’adapter, se diviser, grimper. Le reste est écrit sur les gènes, et toute chose éteinte dit pourquoi quand on la touche. Continuez ici, ou ouvrez votre propre table !
