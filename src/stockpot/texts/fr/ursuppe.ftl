title = Ursuppe
summary = Des amibes dérivent dans la soupe primitive, mangent ce que laissent les autres, mutent et se multiplient.

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

move-space = case de départ { $number }
move-place = placer en { $cell }
    .also = placer { $cell }
move-divide = { $cell-id ->
    [none] ne plus diviser
   *[other] diviser en { $cell }
}
    .also = diviser { $cell }
move-number = numéro { $number }
move-movement = { $amoeba-id ->
    [none] { $movement }
   *[other] { $amoeba } { $movement }
}
    .also = amibe { $number } { $movement }
move-carry = { $color-id ->
    [none] ne plus rien emporter
   *[other] emporter un cube { $color }
}
    .also = emporter { $color }
move-follow = { $yes ->
    [yes] suivre
   *[no] ne pas suivre
}
move-direction = { $direction }
move-second = { $yes ->
    [yes] se déplacer encore
   *[no] ne plus se déplacer
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
    [none] ne pas attaquer
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
       *[other] {" "}(en rendant { $instead })
    }
}
    .also = acheter { $gene } contre { $instead }
move-aggression = { $amoeba-id ->
    [none] personne n’attaque
   *[other] { $amoeba } attaque
}
    .also = agression avec { $amoeba }

asks-space = Choisissez une case de départ sur l’échelle.
asks-place = Placez une amibe sur une case vide.
asks-divide = Placez une nouvelle amibe, ou terminez.
asks-number = Quel numéro placez-vous en { $spot } ?
asks-movement = À { $amoeba } de bouger ({ $cell }).
asks-carry = Quels cubes { $claimant } emporte-t-elle ?
asks-follow = { CAPITAL($claimant) } suit-elle { $mover } ?
asks-direction = { $dice-count ->
    [0] Où va { $mover } ?
   *[other] Vous obtenez { $dice } : où va { $mover } ?
}
asks-second = { CAPITAL($mover) } se déplace-t-elle encore ?
asks-meal = Que mange { $amoeba } en { $cell } ?
asks-victim = Qui { $amoeba } parasite-t-elle ?
asks-attack = { CAPITAL($amoeba) } ne trouve rien à manger : attaquer ou jeûner ?
asks-response = { CAPITAL($attacker) } attaque { $target } : que faites-vous ?
asks-retry = Attaquer encore avec { $attacker } ?
asks-settle = Il vous reste { $rest } { $rest ->
    [one] point
   *[other] points
} de mutation à régler : rendez un gène ou payez.
asks-buy = Acheter un gène ? Vous avez { $bp } PE.
asks-aggressor = Laquelle de vos amibes attaque ?
asks-target = Qui { $attacker } attaque-t-elle ?

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
refused-space = Cette case de départ n’est pas libre.
refused-occupied = Il y a déjà une amibe sur cette case.
refused-place = Vous devez placer une amibe.
refused-seven = Vos sept amibes sont déjà sur le plateau.
refused-energy = Vous n’avez pas assez de PE.
refused-own = Vous avez déjà une amibe sur cette case.
refused-far = Cette case ne touche aucune des vôtres.
refused-number = Cette amibe est déjà sur le plateau.
refused-stay = Seules les amibes avec Agrippement peuvent rester.
refused-cube = Il ne reste ici aucun cube de cette couleur.
refused-dice = Les dés ne le permettent pas.
refused-named = Avec Autonomie, vous nommez l’une des quatre directions.
refused-piece = C’est à { $amoeba } de jouer.
refused-own-cubes = Une amibe ne mange pas les cubes de sa couleur.
refused-eat = Un repas sans gène est possible : l’amibe doit manger.
refused-menu = Vos gènes ne permettent pas ce repas.
refused-victim = Il n’y a ici personne à parasiter pour ce repas.
refused-food = Les cubes de ce repas ne sont pas là.
refused-target = Cette amibe ne peut pas être attaquée.
refused-armor = Carapace la protège à la phase 1.
refused-attack = Choisissez une cible.
refused-gene = Vous n’avez pas le gène qu’il faut.
refused-used = Vous l’avez déjà fait dans cette tentative.
refused-hand = Vous n’avez pas ce gène.
refused-mix = Rendre aussi cette carte serait trop.
refused-sold-out = Il n’en reste aucune carte.
refused-owned = Vous avez déjà ce gène.
refused-barred = Vous avez déjà le gène avancé.
refused-advanced = Il faut rendre son gène de base, et un gène acheté ce tour-ci ne compte pas.
refused-alone = Cette amibe n’a personne à attaquer.

## Events

for-price = { $price ->
    [0] {""}
   *[other] {" "}pour { $price } PE
}

space = { $seat } prend la case de départ { $space }.
placed = { $seat } place { $amoeba } en { $cell }{ $damage ->
    [0] {""}
    [one] {" "}avec { $damage } blessure
   *[other] {" "}avec { $damage } blessures
}.
round = Tour { $round }.
announced = { CAPITAL($amoeba) } { $way-id ->
    [escape] tente de fuir
   *[move] se déplace
}{ $price ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $price } PE
}.
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
    [yes] est bloquée et reste en { $from }
   *[no] { $direction-id ->
        [rest] reste en { $from }
       *[other] { $way-id ->
            [drift] dérive
           *[other] va
        } { $direction-id ->
            [east] vers l’est
            [west] vers l’ouest
           *[other] vers le { $direction }
        } en { $to }
    }
}.
went-along = { CAPITAL($amoeba) } suit en { $to }.
took-along = Emporté en { $to } : { $cubes }.
second = { CAPITAL($amoeba) } se déplace encore.
ate = { CAPITAL($amoeba) } mange { $cubes }{ $victim-id ->
    [none] {""}
   *[other] {" "}aux dépens de { $victim } (1 PE)
} et laisse { $excreted } { $color }{ $excreted ->
    [one] {""}
   *[other] s
}.
starved = { CAPITAL($amoeba) } souffre de la faim : { $damage } { $damage ->
    [one] blessure
   *[other] blessures
}.
attacked = { CAPITAL($amoeba) } attaque { $attempt ->
    [2] encore{" "}
   *[other] {""}
}{ $target }{ for-price }.
defended = { CAPITAL($amoeba) } se défend{ for-price }.
fought = Combat : { $amoeba } obtient { $dice-first }, { $target } obtient { $dice-last }{ $ties ->
    [0] {""}
    [one] {" "}après { $ties } égalité
   *[other] {" "}après { $ties } égalités
}.
caught = { CAPITAL($amoeba) } ne s’échappe pas.
yielded = { CAPITAL($amoeba) } cède.
killed = { CAPITAL($amoeba) } est mangée par { $attacker }{ $cubes-count ->
    [0] {""}
   *[other] {" "}et laisse { $cubes } en { $cell }
}.
wounded = Sa carapace sauve { $amoeba } de { $attacker } : { $damage } { $damage ->
    [one] blessure
   *[other] blessures
}.
failed = { CAPITAL($target) } échappe à { $amoeba }.
card = Nouvel environnement : { $drift-id ->
    [none] pas de dérive
   *[other] dérive { $drift }
}, ozone { $ozone }.
owes = { $seat } a { $mutation } points de mutation pour { $ozone } d’ozone et doit en régler { $debt }.
returned = { $seat } rend { $gene }, qui vaut { $worth }.
paid = { $seat } paie { $points } PE.
bought = { $seat } achète { $gene }{ for-price }{ $given_up-id ->
    [none] {""}
   *[other] {" "}et rend { $given_up }
}.
earned = { $seat } reçoit { $points } PE.
divided = { $seat } pose { $amoeba } en { $cell }{ for-price }.
died = { CAPITAL($amoeba) } meurt{ $cubes-count ->
    [0] {""}
   *[other] {" "}et laisse { $cubes } en { $cell }
}.
climbed = { $seat } marque { $amoebas } pour les amibes et { $genes } pour les gènes : de la case { $from } à la case { $to }.
scored = { $amoebas ->
    [0] { $genes ->
        [0] { $seat } ne marque rien et reste sur la case { $to }.
       *[other] { climbed }
    }
   *[other] { climbed }
}
passed = { $seat } { $decision-id ->
    [buy] a fini ses achats
   *[divide] ne divise plus
}.

## What a gene would do now

now-amoebas = { $n ->
    [0] Maintenant : vous n’avez pas encore d’amibe.
    [one] Maintenant : pour votre amibe.
   *[other] Maintenant : pour vos { $n } amibes.
}
now-card = Maintenant : une carte de gène de plus.
now-saves = Maintenant : jusqu’à { $n } PE d’économie par tour.
now-carries = Maintenant : jusqu’à { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} à chaque pas.
now-stays = Maintenant : { $n } des vôtres { $n ->
    [one] pourrait
   *[other] pourraient
} rester et manger.
now-meals = { $hungry ->
    [0] Maintenant : toutes vos amibes mangent sans ce gène.
   *[other] Maintenant : un repas pour { $n } de vos { $hungry } affamées.
}
now-divisions = { $n ->
    [one] Maintenant : { $n } division ce tour au lieu de { $before }.
   *[other] Maintenant : { $n } divisions ce tour au lieu de { $before }.
}
now-divisions-same = { $n ->
    [one] Maintenant : { $n } division ce tour, avec ou sans ce gène.
   *[other] Maintenant : { $n } divisions ce tour, avec ou sans ce gène.
}
now-cells = { $n ->
    [one] Maintenant : { $n } case possible au lieu de { $before }.
   *[other] Maintenant : { $n } cases possibles au lieu de { $before }.
}
now-cells-same = Maintenant : pas plus de cases que sans ce gène.
now-lives = { $n ->
    [0] Maintenant : aucune mourante ; { $wounded ->
        [one] { $wounded } blessée
       *[other] { $wounded } blessées
    }.
    [one] Maintenant : sauve { $n } amibe de la mort.
   *[other] Maintenant : sauve { $n } amibes de la mort.
}
now-lowers = Maintenant : de { FIGURE($from) } à { FIGURE($to) } PM.
now-hunters = { $n ->
    [0] Maintenant : personne ne chasse encore.
    [one] Maintenant : { $n } tribu chasse.
   *[other] Maintenant : { $n } tribus chassent.
}
now-prey = { $n ->
    [0] Maintenant : aucune proie sur vos cases.
    [one] Maintenant : { $n } des vôtres côtoie une proie.
   *[other] Maintenant : { $n } des vôtres côtoient une proie.
}

## Options

option-defense_mp = Points de mutation de Défense
option-holding = On décide de suivre avant ou après avoir connu la direction
option-holding-before = avant
option-holding-after = après
option-substitution = Repas de Substitution
option-substitution-strict = 2:2:0 seulement
option-substitution-wide = aussi 3:1:0
option-finish = Première case de la zone d’arrivée
option-full_game = Partie complète : jouer toutes les cartes d’environnement
option-start_bp = Points d’énergie au départ
option-income = Points d’énergie par tour
option-move_price = Prix d’un mouvement ou d’une évasion
option-attack_price = Prix d’une attaque
option-defense_price = Prix d’une défense
option-division_price = Prix d’une division
option-cheap_division_price = Prix d’une division avec Taux de division
option-capacity = Cubes qu’emporte un tentacule, à 3 et 4 joueurs
option-first_damage = Blessures de la première amibe, à 3 et 4 joueurs
option-gene_cards = Cartes gène (liste CSV)
option-ray_worth = Valeur d’Anti-radiation quand on la rend
option-environment_cards = Cartes d’environnement (liste CSV)
option-amoeba_spaces = Cases pour 0 à 7 amibes
option-gene_spaces = Cases pour 0 à 6 cartes de gènes

# Variants of ours
preset-slow-growth = Croissance lente
preset-slow-growth-about = Une division coûte 7 points d’énergie. L’ordre de choix des cases de départ compte bien moins, et l’on gagne plus souvent en revenant de l’arrière.

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
screen-wins = gagne !
screen-reserve = Réserve : { $cubes }
screen-pool = Gènes à vendre (prix) : { $genes }
screen-cards = Cartes à venir : { $cards }

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [movement] Choisissez une case en surbrillance.
    [direction] Choisissez une case en surbrillance.
    [attack] Choisissez une amibe en surbrillance.
   *[other] { pick-lit }
}
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
table-ascending = Ordre : de bas en haut de l’échelle
table-descending = Ordre : de haut en bas de l’échelle
table-board = La soupe
table-cell = { $name } : { $cubes }
table-cell-amoebas = { $name } : { $cubes } ; { $amoebas }
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
table-die-rests = reste
table-ties = après { $n ->
    [one] { $n } égalité
   *[other] { $n } égalités
}
table-closer = Case { $cell }
table-no-cubes = Aucun cube.
table-no-amoebas = Aucune amibe.
table-yours-eat = Vos amibes peuvent manger ici.
table-yours-starve = Vos amibes ne peuvent pas manger ici.
table-environment = Environnement
table-drift = Dérive
table-ozone = Ozone
table-no-drift = sans dérive
table-environment-is = Environnement : dérive { $drift }, ozone { $ozone }. Voir toutes les cartes
table-coming = À venir, dans un ordre inconnu ({ $n })
table-gone = Passées
table-now-in-force = En vigueur
table-to-come = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à venir
table-environment-how = La dérive emporte les amibes à la phase 1. À la phase 2, une tribu qui a plus de points de mutation que d’ozone paie la différence en PE ou en gènes.
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
} au prochain décompte, en l’état actuel : { $amoebas } pour les amibes, { $genes } pour les gènes
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
        [0] Toutes vos amibes pourraient manger là où elles sont.
        [one] { $n } de vos { $of } amibes resterait sans repas sur place.
       *[other] { $n } de vos { $of } amibes resteraient sans repas sur place.
    }
}
table-died = { CAPITAL($amoeba) } est morte
table-dying = { $n ->
    [one] { $n } amibe mourra à la phase 5.
   *[other] { $n } amibes mourront à la phase 5.
}
table-safe = { $n } PM : aucune carte à venir ne vous fait dépasser l’ozone.
table-risky = { $n } PM : { $risk } des { $of } cartes à venir vous { $risk ->
    [one] ferait
   *[other] feraient
} dépasser l’ozone.
table-pool = Marché des gènes
table-prices = Les PE (points d’énergie) sont le prix. Les PM (points de mutation) s’additionnent : au-delà de l’ozone, il faut payer.
table-your-genes = Vos gènes
table-copies = { $n ->
    [0] Épuisé.
   *[other] { $n } en vente
}
table-price = coûte { $n } PE
table-points = { FIGURE($n) } points de mutation
table-points-short = { FIGURE($n) } PM
table-buy = Acheter { $gene } pour { $price } PE
table-give-back = Rendre { $gene } (vaut { $worth })
table-give-up = rendre { $gene }
table-owners = Possédé par { $names }
table-scores-more = +{ $n ->
    [one] { $n } case
   *[other] { $n } cases
} par tour
table-new-gene = nouveau
table-debt-risk = Au-delà de l’ozone avec { $risk } des { $of } cartes
table-effect-int = Aucun pouvoir ; compte comme gène au décompte.
table-effect-mo1 = Mouvement : deux dés, l’un au choix.
table-effect-spo = Nouvelles amibes sur toute case sans l’une des vôtres.
table-effect-spd = Après un mouvement, un second, gratuit.
table-effect-def = Si l’on vous attaque : { $defense } PE pour se battre aux dés.
table-effect-esc = Si l’on vous attaque : { $move } PE pour tenter de fuir.
table-effect-sub = Se passer d’une couleur en mangeant un cube de plus.
table-effect-ray = Moins de points de mutation ; ne compte pas au décompte.
table-effect-str = Mouvements et fuites gratuits.
table-effect-ten = Emporter des cubes à chaque pas.
table-effect-hol = Rester au lieu de bouger ; suivre les autres.
table-effect-lon = Vos amibes meurent à 3 blessures au lieu de 2.
table-effect-fru = Un cube de moins par repas.
table-effect-sfs = Affamées, vos amibes peuvent manger une voisine.
table-effect-par = Un cube de moins ; un voisin paie 1 PE.
table-effect-div = Diviser coûte { $division } PE.
table-effect-per = Vitesse, et un second essai aux combats.
table-effect-mo2 = Mouvement : nommer la direction, sans dé.
table-effect-agg = Attaque, et une agression à la phase 5.
table-effect-arm = À l’abri à la phase 1 ; seulement blessée à la phase 5.
table-drifts = Dériver { $arrow } { $to }
table-drift-stays = Dériver (bloquée, reste)
table-free = gratuit
table-move = { $dice ->
    [0] Choisir où aller
    [1] Lancer un dé
   *[other] Lancer deux dés
}
table-stay = Rester
table-blocked = { $arrow } bloquée
table-rest = Rester (5)
table-second-yes = Bouger encore
table-second-no = S’arrêter là
table-follow-yes = Suivre
table-follow-no = Ne pas suivre
table-carry-none = Ne rien emporter
table-carry-done = C’est tout
table-carry = Emporter un cube { $color } ({ $left } ici)
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
table-buy-no-more = Achats terminés
table-or-buy = ou touchez un gène pour l’acheter
table-stop = Divisions terminées
table-new-costs = Chacune coûte { $price } PE ; vous en avez { $bp }.
table-new-free = Celle-ci est gratuite.
table-choose-cell = Choisissez une case en surbrillance.
table-piece = Amibe { $n }
table-piece-how = Les petits numéros agissent d’abord.
table-space = Case { $n }
table-space-how = Le pion le plus bas joue d’abord à la phase 1, le plus haut à toutes les autres.
table-try-out = Essayer d’abord
table-trying = { $n ->
    [0] Aperçu : rien n’est définitif
    [one] Aperçu : { $n } coup
   *[other] Aperçu : { $n } coups
}
table-carry-out = Jouer ainsi
table-give-up-try = Quitter l’aperçu
table-try-ends = L’aperçu s’arrête ici : la suite dépend du hasard ou des autres.
table-how = Comment on en est arrivé là
table-round-scored = Tour { $n } : les points
table-round-over = Le tour { $n } est terminé.
table-next-round = Tour suivant
table-to-result = Voir le résultat
table-born = { $n } { $n ->
    [one] née
   *[other] nées
}
table-lost = { $n } { $n ->
    [one] morte
   *[other] mortes
}
table-skipped = les cases occupées ne comptent pas
table-column-tribe = Tribu
table-column-ladder = Échelle
table-column-amoebas = Amibes
table-column-genes = Cartes de gènes
table-column-bp = PE restants
table-column-last = Dernier tour
table-last-round = { $amoebas } + { $genes }
table-ended-finish = Fin au tour { $round } : un pion a atteint la case { $n }.
table-ended-deck = Fin au tour { $round } : la dernière carte d’environnement a été retournée.

## The first time at a table: the aim, a turn, what counts

first-aim = Menez votre tribu d’amibes le plus loin sur l’échelle.
first-turn = À chaque tour : dériver et manger, acheter des gènes, se diviser, survivre.
first-score = Beaucoup d’amibes et de gènes font avancer sur l’échelle. La partie finit à la case 42.

## Lessons

lesson-welcome = Bienvenue dans la soupe primitive ! Vous menez la tribu rouge. Vos amibes dérivent, mangent ce que les autres laissent, se divisent et acquièrent des gènes. Chaque tour fait monter votre pion sur l’échelle autour de la soupe ; à la case 42 la partie s’arrête, et le plus avancé gagne.
lesson-place = Placez votre première amibe sur une case en surbrillance. Chaque case contient deux cubes de chaque couleur : la nourriture. La flèche de l’île montre où la dérive l’emportera ; laissez-lui de la place.
lesson-number = Quelle pièce ? Vos amibes agissent dans l’ordre de leurs numéros : un petit numéro mange avant un grand.
lesson-round = La soupe prend vie. Un tour a six phases ; la bande au-dessus de la soupe montre où vous en êtes : bouger et manger, environnement, gènes, division, décès, décompte. Le pion le plus bas sur l’échelle désigne la tribu qui bouge et mange d’abord ; à toutes les autres phases, le plus haut commence.
lesson-move = L’amibe cerclée va bouger. Dériver est gratuit et suit le courant jusqu’à la case en surbrillance. Ou payez 1 PE, lancez le dé sur l’île et allez où dit la boussole : 1 ouest, 2 nord, 3 est, 4 sud, 5 sur place, 6 au choix.
lesson-fed = Après avoir bougé, une amibe mange trois cubes des autres couleurs, deux de l’une et un de l’autre, et en laisse deux de la sienne. Jamais sa propre couleur ! Sans repas, elle jeûne et reçoit une blessure, le point barré.
lesson-card = Un nouvel environnement : la prochaine dérive, et l’ozone. Dès le tour 2, une tribu qui a plus de points de mutation (PM) que d’ozone paie la différence. Touchez la carte en haut de la soupe pour voir celles qui restent.
lesson-buy = Le marché des gènes. Chaque carte montre son prix, ses points de mutation, son effet et, en gras, ce qu’elle vous apporterait maintenant. Dès trois cartes, les gènes rapportent aussi des cases. Achetez, ou gardez vos PE pour vous diviser.
lesson-divide = Vous avez reçu 10 PE. Pour 6, une amibe se divise : touchez une case en surbrillance à côté d’une des vôtres. Cherchez-y de la nourriture d’autres couleurs. Plus d’amibes, plus de cases au décompte.
lesson-scored = Décompte : trois amibes rapportent 1 case, quatre 2, cinq 4 ; trois cartes de gènes 1, quatre 2. Les pions se sautent. « { table-tribe } », sous la soupe, dit ce que rapporterait le prochain décompte.
lesson-again = Deuxième tour : la nourriture se fait rare. Touchez une case pour la voir de près et savoir si vos amibes y mangeraient. Une amibe à deux blessures meurt à la phase 5, et nourrit la soupe à son tour.
lesson-risk = Les gènes sont précieux, mais leurs points de mutation s’additionnent : la carte vous prévient quand l’ozone à venir pourrait ne pas suffire. « { table-try-out } », sous la soupe, montre l’effet d’un achat avant de le faire.
lesson-farewell = Voilà tout le cycle : manger, s’adapter, se diviser, grimper. Le reste est écrit sur les gènes, et tout ce qui est grisé dit pourquoi quand on le touche. Continuez ici, ou ouvrez votre propre table !

## What bots say

remark-family-any-1 = Bienvenue, petite.
remark-family-jolly-1 = Elle a mes yeux ! Si nous en avions.
remark-family-greedy-1 = Une seule ne suffit jamais.
remark-gene-any-1 = Le progrès !
remark-gene-any-2 = Ça devrait servir.
remark-gene-grumpy-1 = De mon temps, on dérivait.
remark-hungry-any-1 = Rien à manger ici.
remark-hungry-grumpy-1 = Voilà une soupe bien claire.
remark-hungry-jolly-1 = Mon ventre gargouille.

## Records of a group

feat-most-amoebas-lost = Le plus d’amibes perdues en une partie
feat-most-kills = Le plus d’amibes mangées en une partie
feat-best-round = Meilleur tour (points)

## Why a move is the best

because-amoebas = Ainsi, vous finissez le tour avec plus d’amibes.
because-points = Ainsi, il vous reste environ { $n } PE de plus à la fin du tour.
because-steps = Ainsi, votre pion monte plus haut ce tour-ci.
because-damage = Ainsi, vos amibes souffrent moins de la faim.
because-rival = Ainsi, { $seat } finit le tour avec moins d’amibes.
