title = Sapone
summary = Piocher, bluffer, marchander : des pièces, des légumes, des outils, du savon.

## Pieces

card-coin = pièce
card-watermelon = pastèque
card-leek = poireau
card-broccoli = brocoli
card-cucumber = concombre
card-artichoke = artichaut
card-broom = balai
card-scythe = faux
card-rake = râteau
card-pick = pioche
card-shovel = pelle
card-soap = savon
card-double-soap = double savon
card-four-coins = quatre pièces
card-three-coins = trois pièces
card-two-coins = deux pièces
card-diamond = diamant
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
category-coins = le plus de pièces
category-vegetables = les meilleurs légumes
category-tools = les meilleurs outils
category-soap = le plus de savon
wish-coins = des pièces
wish-vegetables = des légumes
wish-tools = des outils
wish-soap = du savon
wish-anything = n’importe quoi
some-cards = { $cards } { $cards ->
    [one] carte
   *[other] cartes
}

## Decisions

move-sell = vendre { $card }
move-declare = annoncer { $card }
move-bid = miser { $card }
move-claim = { $card-id ->
    [none] ne rien dire
   *[other] prétendre { $card }
}
    .also = { $card-id ->
        [none] rien
       *[other] dire { $card }
    }
move-pay = payer { $card }
move-give = donner { $card }
move-name = nommer { $card }
move-offer = vendre
move-buy = acheter
move-wish = { $wish-id ->
    [none] sans souhait
   *[other] souhaiter { $wish }
}
    .also = { $wish-id ->
        [none] ne rien souhaiter
       *[other] vouloir { $wish }
    }
move-done = { $adds ->
    [no] passer
   *[yes] terminé
}
move-refuse = refuser
    .also =
        refuser toutes les mises
        tout refuser
move-accept = accepter place { $seat-id }
    .also = accepter { $seat-id }
move-ask = { $seat-id ->
    [none] demander à tous
   *[other] demander à place { $seat-id }
}
    .also = { $seat-id ->
        [none] demander davantage
       *[other] demander { $seat-id }
    }
move-believe = croire
    .also = ne pas douter
move-doubt = douter
asks-choice = Vendre une carte, ou acheter du savon ?
asks-pay = Payez la carte savon : encore { $left }.
asks-offer = Choisissez une carte à vendre.
asks-declare = Qu’annoncez-vous ?
asks-wish = Que souhaitez-vous en échange ?
asks-bid = Misez une carte, ou passez.
asks-add = Ajoutez une carte à votre mise, ou terminez.
asks-claim = Que dites-vous de cette carte ({ $card }) ?
asks-doubt = Doutez-vous de l’annonce « { $card } » ?
asks-give = Le vendeur disait vrai : donnez une carte.
asks-answer = Acceptez une mise, refusez, ou demandez davantage.
asks-request = Que souhaitez-vous de plus ?
asks-diamond = Dites pour quelle carte compte votre diamant.

## Refusals, named after the rule

refused-end-target = La partie est terminée.
refused-turn-order = Ce n’est pas votre tour.
refused-sell-bids = Vous vendez ; les autres misent maintenant.
refused-sell-hidden = Vous avez terminé ; les autres pas encore.
refused-sell-asked = Vous n’avez plus de carte libre à miser.
refused-sell-locked = Les cartes posées le restent jusqu’à la fin de la vente ; une mise ne peut que grandir.
refused-sell-claim = Dites d’abord ce qu’est la carte, ou ne dites rien.
refused-sell-answer = Acceptez une mise posée, refusez, ou demandez davantage.
refused-sell-more = Vous avez demandé davantage autant que permis : acceptez ou refusez.
refused-sell-offer = Choisissez la carte à vendre.
refused-sell-declare = Annoncez ce qu’est la carte.
refused-sell-wish = Dites ce que vous souhaitez, ou rien.
refused-turn-hand = Vous n’avez pas cette carte.
refused-turn-choice = Choisissez : vendre ou acheter.
refused-ruling-few = Il faut { $price } cartes et un paquet savon non vide pour acheter : vous devez vendre.
refused-buy-price = Payez d’abord la carte savon.
refused-doubt-ask = Dites si vous doutez.
refused-doubt-once = Cette vente a déjà eu son doute.
refused-doubt-option = Cette partie se joue sans le doute.
refused-doubt-true = Donnez au vendeur une de vos cartes libres.
refused-diamond-name = Nommez pour le diamant un des seize autres types.

## Events

round = Manche { $round } ; { $first } commence.
picked = { $seat } { $compensation ->
    [yes] tire { $card } en compensation
   *[no] prend { $card }
}{ $face_up ->
    [yes] {""}
   *[no] , face cachée
}.
picked-hidden = { $seat } { $compensation ->
    [yes] tire une carte face cachée en compensation
   *[no] prend une carte face cachée
}.
put = { $seat } pose { $card }, { $claim-id ->
    [none] ne dit rien
   *[other] dit { $claim }
}.
paid = { $seat } paie { $card }.
bought = { $seat } paie { $price } { $price ->
    [one] carte
   *[other] cartes
} et tire { $card }.
bought-hidden = { $seat } paie { $price } { $price ->
    [one] carte
   *[other] cartes
} et tire une carte savon.
offered = { $seat } vend une carte, annonce { $declared }{ $true ->
    [yes] {""}
   *[no] {" "}(c’est { $card })
}{ $wish-id ->
    [none] {""}
   *[other] , souhaite { $wish }
}.
offered-hidden = { $seat } vend une carte, annonce { $declared }{ $wish-id ->
    [none] {""}
   *[other] , souhaite { $wish }
}.
passed = { $seat } { $cards ->
    [0] passe
   *[other] n’ajoute rien
}.
bid = { $seat } offre { some-cards }{ $claims-count ->
    [0] {""}
   *[other] , dit { $claims }
}.
claimed = { $seat } dit aussi { $claims }.
doubted = { $seat } doute.
believed = Personne ne doute de { $seat }.
turned = La carte de { $seat } est retournée : { $card }, { $true ->
    [yes] c’était vrai
   *[no] c’était faux
}.
gave = { $seat } donne { $card } à { $to }.
gave-hidden = { $seat } donne une carte à { $to }.
caught = { $seat } prend { $card } à { $from } pour rien ; la vente est finie.
asked = { $seat } demande davantage à { $to-id ->
    [none] tous
   *[other] { $to }
}{ $wish-id ->
    [none] {""}
   *[other] {" "}: { $wish }
}.
refused = { $seat } refuse toutes les mises.
unsold = Personne ne mise : { $seat } reprend la carte.
sold = { $seat } vend { $card } à { $to } pour { some-cards }.
sold-hidden = { $seat } vend la carte à { $to } pour { some-cards }.
received = { $seat } reçoit { $card } de { $from }.
named = { $seat } a le diamant et nomme { $card }.
revealed = { $seat } montre : { $hand-count ->
    [0] rien
   *[other] { $hand }
}.
category = { CAPITAL($category) } : { $seats-count ->
    [0] personne
   *[other] { $seats }
}.
scored = { $seat } : { SIGNED($gain) }, total { $points }.

## Options

option-target = Points pour gagner
option-ties = Égalités parfaites : à chacun, ou à personne
option-ties-each = à chacun
option-ties-none = à personne
option-table = Barème : classique, révisé, ou vos propres nombres
option-table-classic = classique
option-table-revised = révisé
option-table-own = vos nombres
option-points = Barème propre : points pour C, V, T, S, CV, CT, VT, CS, VS, TS, CVT, CVS, CTS, VTS, CVTS
option-doubt = Doute : on peut contester une annonce
option-direction = Sens du jeu
option-direction-clockwise = horaire
option-direction-counterclockwise = antihoraire
option-backs = Dos des deux paquets : pareils, ou différents
option-backs-alike = pareils
option-backs-by-deck = par paquet
option-dealt = Cartes de marché données à chacun
option-price = Cartes payées pour une carte savon
option-requests = Combien de fois demander davantage
option-compensation = Cartes payées qui donnent droit à une compensation

## The table in a terminal

screen-round = Manche { $round }
screen-target = victoire à { $target } points
screen-market = Marché { $market }, dessus : { $top }
screen-down = face cachée
screen-empty = vide
screen-soap = savon { $soap }
screen-discard = défausse { $discard }
screen-player = joueur
screen-points = points
screen-cards = cartes
screen-bought = savons achetés
screen-last = dernière manche
screen-sale = { $name } vend une carte, annonce { $declared }
screen-thinking = { $name } met une carte en vente
screen-up = elle est retournée : { $card }
screen-mine = c’est { $card }
screen-wish = souhaite { $wish }
screen-asks = demande davantage
screen-bid = { $name } mise { $n } :
screen-silent = { $n } sans un mot
screen-own = votre mise :
screen-holding = à miser : { $card }
screen-hand = Main
screen-known = Vues
screen-place = { $place } :
screen-or = ou
screen-discarded = défausse
screen-deck = carte savon
screen-diamond = { $name } nomme le diamant

## The table in a browser

table-category-coins = Pièces
table-category-vegetables = Légumes
table-category-tools = Outils
table-category-soap = Savon
table-title-coins = Le plus de pièces
table-title-vegetables = Les meilleurs légumes
table-title-tools = Les meilleurs outils
table-title-soap = Le plus de savon
table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-round = Manche { $n } · victoire à { $target } { $target ->
    [one] point
   *[other] points
}
table-points-table = Barème
table-points-how = On marque selon l’ensemble exact des catégories gagnées dans une manche.
table-market = Marché
table-market-top = Paquet marché, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, dessus : { $good }
table-market-back = Paquet marché, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, celle du dessus face cachée
table-market-empty = Le paquet marché est vide
table-up-left = { $n } visibles
table-soap-deck = Savon
table-soap-label = Paquet savon, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-discard = Défausse
table-discard-label = Défausse, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, face cachée
table-face-down = une carte face cachée
table-soap-back = une carte savon face cachée
table-stage = L’étal
table-picking = { $name } réfléchit : vendre une carte, ou acheter du savon ?
table-paying = { $name } paie une carte savon.
table-offering = { $name } pose une carte sur le comptoir.
table-naming = { $name } a le diamant et dit pour quoi il compte.
table-game-over = L’étal est fermé.
table-you = Vous
table-says = « { $good } ! »
table-sell-here = Touchez une carte de votre main pour la poser sur l’étal, ou glissez-la ici.
table-pay-here = Touchez les cartes avec lesquelles vous payez, ou glissez-les ici.
table-thinks-up = Comment l’appeler …
table-wants = Je cherche { $wish }.
table-wants-more-of = { $name }, encore un peu ! Je voudrais { $wish }.
table-wants-more = { $name }, encore un peu !
table-everybody = Tout le monde
table-bidders = Mises
table-is-bidding = réfléchit …
table-passes = passe
table-bids = { $name } offre { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-silent-card = sans un mot
table-claims-of = « { $goods } »
table-no-word = …
table-is-doubting = y croit, ou pas ?
table-has-doubted = J’en doute !
table-lie = Faux
table-truth = Vrai
table-your-bluff = bluff
table-sold = { $seller } vend à { $buyer } pour { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-sold-unseen = Eux seuls savent ce qui a changé de mains.
table-refused = { $seller } refuse toutes les mises.
table-unsold = Personne ne mise ; { $seller } reprend la carte.
table-bought = { $name } achète au paquet savon.
table-bought-good = { $name } achète au paquet savon : { $good }.
table-caught = Démasqué ! { $doubter } prend la carte à { $seller } pour rien.
table-wrong-doubt = C’était vrai : { $doubter } donne une carte à { $seller }.
table-declared-as = annoncée « { $good } »
table-in-return = en échange
table-compensation = { $name } tire une carte du marché en compensation.
table-compensation-good = { $name } tire { $good } en compensation.
table-sell = Vendre une carte
table-buy = Acheter du savon ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
table-choose-card = Choisissez une carte de votre main.
table-paid = { $paid } sur { $price } payées
table-say-is = Annoncer : { $good }
table-the-truth = la vérité
table-say-nothing = Ne rien dire
table-wish-for = Demander { $wish }
table-no-wish = Sans souhait
table-your-words = Ajouter un mot (facultatif)
table-pass = Passer
table-done-bidding = C’est ma mise
table-accept = Accepter { $name } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-accept-bid = Accepter : { $bid }, { $said }
table-accept-short = Accepter
table-refuse-all = Tout refuser
table-ask-more = Demander plus
table-ask-all = Demander plus à tous
table-all = à tous
table-ask-one = Demander plus à { $name }
table-asks-left = { $n } fois
table-believe = J’y crois
table-doubt = J’en doute !
table-count-as = Compte comme { $good }
table-hand = Votre main
table-use-sell = Vendre
table-use-bid = Miser
table-use-pay = Payer
table-use-give = Donner
table-in-hand = { $n ->
    [one] { $good }
   *[other] { $good }, { $n } exemplaires
}
table-your-bid = Votre mise
table-said-of = vous dites : { $good }
table-holding = sans annonce encore
table-worth-coins = { $n } en pièces
table-worth-soap = { $n } en savon
table-worth-vegetables = { $n } { $n ->
    [one] sorte
   *[other] sortes
} de légumes
table-worth-tools = { $n } { $n ->
    [one] sorte
   *[other] sortes
} d’outils
table-scored = La manche { $round } est comptée
table-last-round = Dernière manche
table-onwards = On continue
table-counts-coins = somme
table-counts-soap = somme
table-counts-vegetables = sortes
table-counts-tools = sortes
table-nobody = Personne n’en a.
table-alone = Personne d’autre n’en a.
table-by-sum = La plus grande somme gagne.
table-by-largest = Sommes égales : le plus de « { $good } » décide.
table-by-types = Le plus de sortes gagne.
table-by-types-later = D’abord égalité : le plus de sortes parmi les { $layer }es exemplaires décide.
table-by-rarer = Autant de sortes : la carte plus rare ({ $good }) décide.
table-by-rarer-later = D’abord égalité : la carte plus rare ({ $good }) parmi les { $layer }es exemplaires décide.
table-tie-each = Égalité parfaite : chacun la gagne.
table-tie-none = Égalité parfaite : personne ne la gagne.
table-diamond-was = Le diamant de { $name } a compté comme { $good }.
table-lies = Mensonges que vous connaissez dans cette manche
table-lie-line = { $name } annonçait { $said } : c’était { $was }.
table-player = Joueur
table-won = Catégories gagnées
table-gain = Manche
table-sum = Total
table-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
table-seat-bought = savon ×{ $n }
table-seen = Vues
table-unseen-soap = carte savon
table-perhaps = peut-être

## Lessons

lesson-welcome = Bienvenue au marché. Quatre choses rapportent à la fin d’une manche : le plus de pièces, les meilleurs légumes, les meilleurs outils, le plus de savon. Vous avez trois sortes de légumes : gardez-les.
lesson-pick = Chaque tour commence par une carte du marché, déjà prise pour vous. La moitié de ce paquet est face visible : parfois, chacun voit ce qui vient.
lesson-choice = Ensuite, vous vendez une carte aux autres ou vous achetez au paquet savon. Vendons.
lesson-offer = Posez la pelle sur le comptoir : c’est l’outil le plus commun, et vous collectionnez les légumes.
lesson-declare = Elle est face cachée. Dites ce que c’est. Vous pouvez mentir : l’unique balai les rendrait curieux …
lesson-wish = Dites ce que vous aimeriez en échange : des légumes.
lesson-answer = Les mises aussi sont face cachée, et ce qu’on en dit peut être faux. Acceptez-en une, refusez tout, ou demandez davantage : deux fois au plus.
lesson-request = Dites ce qui manque.
lesson-answer-again = Une mise peut grandir, jamais diminuer. Décidez.
lesson-bid = À un autre de vendre. Posez une carte dont vous pouvez vous passer, ou passez. Qui paie deux cartes ou plus tire une carte du marché en compensation.
lesson-claim = Dites ce qu’est votre carte, vrai ou faux, ou ne dites rien.
lesson-done = Ajoutez une carte, ou dites que c’est votre mise. Toutes sont montrées ensemble.
lesson-buy = À vous de nouveau. Le savon compte le plus, et trois cartes en achètent une du paquet savon : savon, pièces, ou le diamant. Achetez si vous avez des cartes de trop.
lesson-free = Vous connaissez le marché. Continuez : la manche finit quand le paquet marché est vide.
lesson-scored = Les mains sont montrées. Chaque catégorie revient à un joueur, et l’on marque selon l’ensemble exact gagné : deux valent plus que leur somme. Une vraie partie va jusqu’à 20 points.
