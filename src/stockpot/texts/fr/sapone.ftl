title = Sapone
summary = Piocher, bluffer, marchander : des pièces, des légumes, des outils, du savon.

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
# A card in a sentence.
a-card = { $card-id ->
    [coin] une { $card }
    [watermelon] une { $card }
    [scythe] une { $card }
    [pick] une { $card }
    [shovel] une { $card }
    [four-coins] une carte { $card }
    [three-coins] une carte { $card }
    [two-coins] une carte { $card }
    [diamond] le diamant
   *[other] un { $card }
}
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { a-card }
   *[other] { $count } { $card-id ->
        [leek] poireaux
        [scythe] faux
        [rake] râteaux
        [double-soap] doubles savons
        [four-coins] cartes quatre pièces
        [three-coins] cartes trois pièces
        [two-coins] cartes deux pièces
       *[other] { $card }s
    }
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
   *[other] dire { $card }
}
    .also = { $card-id ->
        [none] rien
       *[other] prétendre { $card }
    }
move-pay = payer avec { $card }
move-give = donner { $card }
move-name = nommer { $card }
move-offer = vendre une carte
    .also = vendre
move-buy = acheter du savon
    .also = acheter
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
   *[yes] terminer
}
    .also = terminé
move-refuse = refuser toutes les mises
    .also =
        refuser
        tout refuser
move-accept = accepter la mise { DE($seat) }
    .also =
        accepter { $seat }
        accepter { $seat-id }
move-ask = { $seat-id ->
    [none] demander plus à tous
   *[other] demander plus à { $seat }
}
    .also = { $seat-id ->
        [none] demander à tous
       *[other] demander à { $seat }
    }
move-believe = y croire
    .also =
        croire
        ne pas douter
move-doubt = douter
asks-choice = Vendre une carte, ou acheter du savon ?
asks-pay = Payez encore { $left } { $left ->
    [one] carte
   *[other] cartes
} pour votre carte savon.
asks-offer = Choisissez une carte à vendre.
asks-declare = Qu’annoncez-vous ?
asks-wish = Que voulez-vous en échange ?
asks-bid = Misez une carte, ou passez.
asks-add = Ajoutez une carte à votre mise, ou terminez-la.
asks-claim = Vous misez { a-card }. Qu’en dites-vous ?
asks-doubt = Doutez-vous que ce soit { a-card } ?
asks-give = L’annonce était vraie : donnez une carte à la personne qui vend.
asks-answer = Acceptez une mise, demandez plus, ou refusez.
asks-request = Que voulez-vous de plus ?
asks-diamond = Pour quelle carte compte votre diamant ?

## Refusals, named after the rule

refused-end-target = La partie est terminée.
refused-turn-order = Ce n’est pas votre tour.
refused-sell-bids = C’est vous qui vendez : les autres misent.
refused-sell-hidden = Vous avez décidé. Attendez les autres.
refused-sell-asked = Vous n’avez plus de carte libre.
refused-sell-locked = Les cartes posées le restent jusqu’à la fin de la vente : on peut seulement en ajouter.
refused-sell-claim = Dites d’abord ce qu’est la carte, ou ne dites rien.
refused-sell-answer = Acceptez une des mises, refusez, ou demandez plus.
refused-sell-more = Vous ne pouvez plus demander davantage : acceptez ou refusez.
refused-sell-offer = Choisissez une carte à vendre.
refused-sell-declare = Annoncez d’abord ce qu’est la carte.
refused-sell-wish = Dites ce que vous voulez, ou ne souhaitez rien.
refused-turn-hand = Vous n’avez pas cette carte.
refused-turn-choice = Choisissez d’abord : vendre ou acheter ?
refused-ruling-few = Vous ne pouvez pas acheter, donc vous devez vendre : un achat demande { $price } { $price ->
    [one] carte
   *[other] cartes
} et une carte dans le paquet savon.
refused-buy-price = Payez d’abord votre carte savon.
refused-doubt-ask = Y croyez-vous, ou en doutez-vous ?
refused-doubt-once = On a déjà douté de cette vente.
refused-doubt-option = Cette partie se joue sans le doute.
refused-doubt-true = Donnez une de vos cartes libres à la personne qui vend.
refused-diamond-name = Choisissez une des seize autres cartes pour votre diamant.

## Events

round = Manche { $round } : { $first } commence.
picked = { $seat } prend { a-card }{ $compensation ->
    [yes] {" "}en compensation
   *[no] {""}
}{ $face_up ->
    [yes] {""}
   *[no] {" "}(face cachée)
}.
picked-hidden = { $seat } prend une carte face cachée{ $compensation ->
    [yes] {" "}en compensation
   *[no] {""}
}.
put = { $seat } mise { a-card }{ $claim-id ->
    [none] {" "}sans rien dire
   *[other] {" "}et dit « { $claim } »
}.
paid = { $seat } paie avec { a-card }.
bought = { $seat } échange { $price } { $price ->
    [one] carte
   *[other] cartes
} contre { a-card }.
bought-hidden = { $seat } échange { $price } { $price ->
    [one] carte
   *[other] cartes
} contre une carte savon.
offered = { $seat } propose une carte : « { $declared } »{ $true ->
    [yes] {""}
   *[no] {" "}(en fait { a-card })
}{ $wish-id ->
    [none] {""}
   *[other] , et souhaite { $wish }
}.
offered-hidden = { $seat } propose une carte : « { $declared } »{ $wish-id ->
    [none] {""}
   *[other] , et souhaite { $wish }
}.
passed = { $seat } { $cards ->
    [0] passe
   *[other] n’ajoute rien
}.
bid = { $seat } mise { some-cards }{ $claims-count ->
    [0] {""}
   *[other] {" "}: « { $claims } »
}.
claimed = { $seat } dit aussi « { $claims } ».
doubted = { $seat } en doute.
believed = Personne ne doute { DE($seat) }.
turned = La carte est retournée : { a-card }. { $seat } { $true ->
    [yes] disait vrai
   *[no] mentait
}.
gave = { $seat } donne { a-card } à { $to }.
gave-hidden = { $seat } donne une carte à { $to }.
caught = { $seat } prend { a-card } à { $from } sans rien payer, et la vente est finie.
asked = { $seat } demande plus à { $to-id ->
    [none] tout le monde
   *[other] { $to }
}{ $wish-id ->
    [none] {""}
   *[other] {" "}: { $wish }
}.
refused = { $seat } refuse toutes les mises.
unsold = Personne ne mise, et { $seat } reprend sa carte.
sold = { $seat } vend { a-card } à { $to } pour { some-cards }.
sold-hidden = { $seat } vend la carte à { $to } pour { some-cards }.
received = { $seat } reçoit { a-card } { DE($from) }.
named = { $seat } a le diamant : il compte pour { a-card }.
revealed = { $hand-count ->
    [0] { $seat } n’a rien à montrer
   *[other] { $seat } montre { $hand }
}.
category = { CAPITAL($category) } : { $seats-count ->
    [0] personne
   *[other] { $seats }
}.
scored = { $seat } : { SIGNED($gain) }, total { $points }.

## Options

option-target = Points pour gagner
option-ties = Égalités parfaites : tous gagnent la catégorie, ou personne
option-ties-each = tous gagnent
option-ties-none = personne ne gagne
option-table = Barème : classique, révisé, ou le vôtre
option-table-classic = classique
option-table-revised = révisé
option-table-own = le vôtre
option-points = Votre barème : points pour P, L, O, S, PL, PO, LO, PS, LS, OS, PLO, PLS, POS, LOS, PLOS (P pièces, L légumes, O outils, S savon)
option-doubt = Doute : une annonce peut être contestée
option-direction = Sens du jeu
option-direction-clockwise = horaire
option-direction-counterclockwise = antihoraire
option-backs = Dos des cartes : tous pareils, ou un par paquet
option-backs-alike = tous pareils
option-backs-by-deck = par paquet
option-dealt = Cartes marché distribuées à chacun
option-price = Prix d’une carte savon, en cartes
option-requests = Combien de fois on peut demander plus par vente
option-compensation = Taille d’une mise qui vaut une compensation

# Variants of ours
preset-brisk-market = Marché animé
preset-brisk-market-about = Une carte savon coûte 2 cartes, et tout acheteur reçoit une compensation. Les parties sont plus mouvementées et un peu plus courtes.

## The table in a terminal

screen-round = Manche { $round }
screen-target = { $target } { $target ->
    [one] point
   *[other] points
} pour gagner
screen-market = Marché { $market }, dessus : { $top }
screen-down = face cachée
screen-empty = vide
screen-soap = savon { $soap }
screen-discard = défausse { $discard }
screen-player = joueur
screen-points = points
screen-cards = cartes
screen-bought = savons achetés
screen-last = manche préc.
screen-sale = { $name } propose une carte : « { $declared } »
screen-thinking = { $name } met une carte en vente
screen-up = face visible : { $card }
screen-mine = en fait { $card }
screen-wish = souhaite { $wish }
screen-asks = demande plus
screen-bid = { $name } mise { $n } :
screen-silent = { $n } sans un mot
screen-own = votre mise :
screen-holding = à miser : { $card }
screen-hand = Main
screen-known = Vues
screen-place = { $place } :
screen-or = ou
screen-discarded = défausse
screen-deck = carte savon
screen-diamond = { $name } dit pour quoi compte le diamant

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [give] Choisissez une carte en surbrillance.
    [offer] Pointez un choix pour en voir l’effet.
    [buy] Pointez un choix pour en voir l’effet.
   *[other] { pick-lit }
}
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
table-round = Manche { $n } · { $target } { $target ->
    [one] point
   *[other] points
} pour gagner
table-round-ends = La manche finit quand le marché est vide.
table-points-table = Barème
table-points-how = On marque une seule fois, pour l’ensemble des catégories gagnées dans la manche.
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
table-up-left = { $n } { $n ->
    [one] visible
   *[other] visibles
}
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
table-picking = { $name } hésite : vendre une carte, ou acheter du savon ?
table-paying = { $name } paie sa carte savon.
table-offering = { $name } pose une carte sur le comptoir.
table-naming = { $name } a le diamant et dit pour quoi il compte.
table-game-over = L’étal est fermé.
table-you = Vous
table-says = « { CAPITAL($good) } ! »
table-sell-here = Touchez une carte de votre main pour la poser sur l’étal, ou glissez-la ici.
table-pay-here = Touchez les cartes avec lesquelles vous payez, ou glissez-les ici.
table-thinks-up = Comment l’appeler…
table-wants = Je cherche { $wish }.
table-wants-more-of = { $name }, encore un peu ! Je voudrais { $wish }.
table-wants-more = { $name }, encore un peu !
table-everybody = Tout le monde
table-bidders = Mises
table-is-bidding = réfléchit…
table-passes = passe
table-bids = { $name } mise { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-silent-card = sans un mot
table-claims-of = « { $goods } »
table-no-word = …
table-is-doubting = vrai ou faux ?
table-has-doubted = J’en doute !
table-lie = Faux
table-truth = Vrai
table-your-bluff = bluff
table-sold = { $seller } vend à { $buyer } pour { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-sold-unseen = Personne d’autre ne sait ce qui a changé de mains.
table-refused = { $seller } refuse toutes les mises.
table-unsold = Personne ne mise, et { $seller } reprend sa carte.
table-bought = { $name } achète une carte savon.
table-bought-good = { $name } achète une carte savon : { $good }.
table-caught = Mensonge ! { $doubter } prend la carte à { $seller } sans rien payer.
table-wrong-doubt = C’était vrai : { $doubter } donne une carte à { $seller }.
table-declared-as = annoncée « { $good } »
table-in-return = en échange
table-compensation = { $name } prend une carte du marché en compensation.
table-compensation-good = { $name } prend une carte en compensation : { $good }.
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
table-wish-anything = peu importe
table-your-words = Ajouter un mot (facultatif)
table-pass = Passer
table-keep-bid = Garder ma mise
table-done-bidding = C’est ma mise
table-accept-bid = Accepter : { $bid }, { $said }
table-accept-short = Accepter
table-refuse-all = Tout refuser
table-ask-more = Demander plus
table-ask-all = Demander plus à tous
table-all = à tous
table-ask-one = Demander plus à { $name }
table-asks-left = encore { $n }
table-believe = J’y crois
table-doubt = J’en doute !
table-count-as = Il compte pour : { $good }
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
table-bid-back = Votre mise vous revient.
table-holding = rien d’annoncé encore
table-worth-coins = pièces : { $n }
table-worth-soap = savon : { $n }
table-worth-vegetables = légumes : { $n } { $n ->
    [one] sorte
   *[other] sortes
}
table-worth-tools = outils : { $n } { $n ->
    [one] sorte
   *[other] sortes
}
table-scored = Manche { $round } : les comptes
table-last-round = Manche précédente
table-round-over = La manche { $round } est terminée.
table-next-round = Manche suivante
table-to-result = Voir le résultat
table-if-true = si c’est vrai :
table-counts-coins = somme
table-counts-soap = somme
table-counts-vegetables = sortes
table-counts-tools = sortes
table-nobody = Personne n’en a.
table-alone = Personne d’autre n’en a.
table-by-sum = Le plus grand total gagne.
table-by-largest = Totaux égaux : qui a le plus de « { $good } » gagne.
table-by-types = Qui a le plus de sortes gagne.
table-by-types-later = Toujours égalité : le plus de sortes parmi les { $layer }es exemplaires l’emporte.
table-by-rarer = Autant de sortes : la carte la plus rare gagne ({ $good }).
table-by-rarer-later = Toujours égalité : la carte la plus rare parmi les { $layer }es exemplaires gagne ({ $good }).
table-tie-each = Égalité parfaite : tous la gagnent.
table-tie-none = Égalité parfaite : personne ne la gagne.
table-diamond-was = Le diamant { DE($name) } comptait pour : { $good }.
table-lies = Les mensonges que vous avez vus dans cette manche
table-lie-line = { $name } disait « { $said } ». En fait : { $was }.
table-player = Nom
table-won = Catégories gagnées
table-gain = Manche
table-sum = Total
table-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
table-seat-bought = savon acheté : { $n }
table-seen = Vues
table-unseen-soap = carte savon
table-perhaps = peut-être

## The first time at a table: the aim, a turn, what counts

first-aim = Marchandez, et mentez un peu, pour finir avec les meilleures marchandises.
first-turn = Prenez une carte, puis vendez-en une face cachée ou achetez du savon. Les mises peuvent mentir aussi.
first-score = Le plus de pièces, les meilleurs légumes, les meilleurs outils et le plus de savon comptent à chaque manche.

## Lessons

lesson-welcome = Bienvenue au marché. Quatre choses rapportent à la fin d’une manche : le plus de pièces, les meilleurs légumes, les meilleurs outils, le plus de savon. Vous avez trois sortes de légumes : gardez-les.
lesson-pick = Chaque tour commence par une carte du marché ; la vôtre est déjà prise. La moitié de ce paquet est face visible : parfois, tout le monde voit ce qui vient.
lesson-choice = Ensuite, vous vendez une carte aux autres ou vous achetez au paquet savon. Vendons.
lesson-offer = Posez la pelle sur le comptoir : c’est l’outil le plus commun, et vous collectionnez les légumes.
lesson-declare = Elle est face cachée. Dites ce que c’est, ou mentez : l’unique balai les rendrait curieux…
lesson-wish = Dites ce que vous aimeriez en échange : des légumes.
lesson-answer = Les mises aussi sont face cachée, et ce qu’on en dit peut être faux. Acceptez-en une, refusez tout, ou demandez plus : deux fois au maximum.
lesson-request = Dites ce qui manque.
lesson-answer-again = Une mise peut grandir, jamais diminuer. Que dites-vous ?
lesson-bid = C’est maintenant à quelqu’un d’autre de vendre. Posez une carte dont vous pouvez vous passer, ou passez. Qui paie deux cartes ou plus prend une carte du marché en compensation.
lesson-claim = Dites ce qu’est votre carte, vrai ou faux, ou ne dites rien.
lesson-done = Vous pouvez encore poser une carte, ou en rester là. Toutes les mises sont montrées ensemble.
lesson-buy = À vous de nouveau. Le savon compte le plus, et trois cartes en achètent une du paquet savon : savon, pièces, ou le diamant. Achetez si vous avez des cartes de trop.
lesson-free = Vous connaissez le marché. Continuez : la manche finit quand le paquet marché est vide.
lesson-scored = Les mains sont montrées. Chaque catégorie revient à une personne, et l’on marque selon l’ensemble exact gagné : deux ensemble valent plus que séparément. Une vraie partie va jusqu’à 20 points.

## What bots say

remark-offer-any-1 = Tout frais de l’étal ce matin.
remark-offer-any-2 = Vous ne verrez pas ça deux fois.
remark-offer-any-3 = Je ne demande qu’un prix juste.
remark-offer-any-4 = Approchez, ça ne mord pas.
remark-offer-any-5 = J’en ai bien assez, vraiment.
remark-offer-cautious-1 = Une carte honnête suffira.
remark-offer-cautious-2 = Prenez votre temps, regardez-la bien.
remark-offer-greedy-1 = Deux cartes au moins, j’ai une famille.
remark-offer-greedy-2 = Plus vous apportez, plus je souris.
remark-offer-bluffer-1 = Est-ce que je vous mentirais ?
remark-offer-bluffer-2 = Regardez-moi. C’est vrai.
remark-offer-bluffer-3 = Ma grand-mère en jurerait.
remark-offer-jolly-1 = Approchez, approchez !
remark-offer-jolly-2 = Ça chante quand on le lave !
remark-offer-grumpy-1 = Achetez, ou ne restez pas là.
remark-offer-grumpy-2 = Je ne l’ai pas portée ici pour rien.
remark-more-any-1 = On y est presque.
remark-more-any-2 = Encore une, et c’est à vous.
remark-more-cautious-1 = J’aimerais en avoir le cœur net.
remark-more-greedy-1 = Ma main est encore ouverte.
remark-more-bluffer-1 = Quelqu’un vient de me faire un clin d’œil.
remark-more-jolly-1 = Ne soyez pas timides !
remark-more-grumpy-1 = C’est tout ?
remark-deal-any-1 = C’est un plaisir de faire affaire avec vous.
remark-deal-any-2 = Vendu !
remark-deal-cautious-1 = Je crois que c’était juste.
remark-deal-greedy-1 = Revenez vite, avec davantage.
remark-deal-bluffer-1 = Ni repris ni échangé.
remark-deal-jolly-1 = Tope là !
remark-deal-grumpy-1 = Enfin.
remark-refuse-any-1 = Pas pour ça, merci.
remark-refuse-any-2 = Alors je la garde.
remark-refuse-cautious-1 = Quelque chose me dit d’attendre.
remark-refuse-greedy-1 = Il faudra faire mieux.
remark-refuse-bluffer-1 = Tant pis, c’était une affaire.
remark-refuse-jolly-1 = La prochaine fois, les amis !
remark-refuse-grumpy-1 = J’ai vu mieux dans le caniveau.
remark-soap-any-1 = Mains propres, conscience tranquille.
remark-soap-any-2 = Le savon ne se gâte jamais.
remark-soap-bluffer-1 = Vous ne devinerez jamais ce que j’ai tiré.
remark-soap-grumpy-1 = Trois cartes pour ça. Du vol.
remark-caught-any-1 = Je le savais !
remark-caught-any-2 = Quelle honte.
remark-caught-bluffer-1 = Entre menteurs, on se reconnaît.
remark-caught-jolly-1 = La main dans le sac !

## Records of a group

feat-biggest-lie = Plus gros mensonge avalé (cartes payées)
feat-most-caught = Le plus de mensonges démasqués en une partie
feat-best-round = Meilleure manche (points)

## Why a move is the best

because-coins = Ainsi, vous finissez avec plus de pièces.
because-vegetables = Ainsi, vous finissez avec plus de légumes différents.
because-tools = Ainsi, vous finissez avec plus d’outils différents.
because-soap = Ainsi, vous finissez avec plus de savon.
because-cards = Ainsi, vous finissez avec plus de cartes.
