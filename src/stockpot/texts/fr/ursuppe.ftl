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
