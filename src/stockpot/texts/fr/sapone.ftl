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
