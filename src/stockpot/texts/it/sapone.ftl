title = Sapone
summary = Pesca, bluffa e mercanteggia: monete, verdure, attrezzi e sapone.

## Pieces

card-coin = moneta
card-watermelon = anguria
card-leek = porro
card-broccoli = broccolo
card-cucumber = cetriolo
card-artichoke = carciofo
card-broom = scopa
card-scythe = falce
card-rake = rastrello
card-pick = piccone
card-shovel = pala
card-soap = sapone
card-double-soap = doppio sapone
card-four-coins = quattro monete
card-three-coins = tre monete
card-two-coins = due monete
card-diamond = diamante
# Equal cards of a hand that is shown.
counted-card = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
category-coins = più monete
category-vegetables = verdure migliori
category-tools = attrezzi migliori
category-soap = più sapone
wish-coins = monete
wish-vegetables = verdure
wish-tools = attrezzi
wish-soap = sapone
wish-anything = qualsiasi cosa
some-cards = { $cards } { $cards ->
    [one] carta
   *[other] carte
}

## Decisions

move-sell = vendi { $card }
move-declare = dichiara { $card }
move-bid = offri { $card }
move-claim = { $card-id ->
    [none] non dire niente
   *[other] afferma { $card }
}
    .also = { $card-id ->
        [none] niente
       *[other] dico { $card }
    }
move-pay = paga { $card }
move-give = dai { $card }
move-name = nomina { $card }
move-offer = vendi
move-buy = compra
move-wish = { $wish-id ->
    [none] nessun desiderio
   *[other] desidera { $wish }
}
    .also = { $wish-id ->
        [none] non desidero niente
       *[other] voglio { $wish }
    }
move-done = { $adds ->
    [no] passa
   *[yes] fatto
}
move-refuse = rifiuta
    .also =
        rifiuta tutte le offerte
        rifiuta tutto
move-accept = accetta posto { $seat-id }
    .also = accetta { $seat-id }
move-ask = { $seat-id ->
    [none] chiedi a tutti
   *[other] chiedi al posto { $seat-id }
}
    .also = { $seat-id ->
        [none] chiedi di più
       *[other] chiedi { $seat-id }
    }
move-believe = ci credo
    .also = non dubito
move-doubt = dubito
asks-choice = Vendi una carta o compri dal mazzo del sapone?
asks-pay = Paga la carta del sapone: ancora { $left }.
asks-offer = Scegli una carta da vendere.
asks-declare = Che cosa dichiari che sia?
asks-wish = Che cosa vorresti in cambio?
asks-bid = Offri una carta o passa.
asks-add = Aggiungi una carta alla tua offerta, o chiudi.
asks-claim = Che cosa dici di questa carta ({ $card })?
asks-doubt = Dubiti della dichiarazione «{ $card }»?
asks-give = Chi vende ha detto la verità: dai una carta.
asks-answer = Accetta un’offerta, rifiuta o chiedi di più.
asks-request = Che cosa vorresti ancora?
asks-diamond = Di’ per quale carta conta il tuo diamante.

## Refusals, named after the rule

refused-end-target = La partita è finita.
refused-turn-order = Non è il tuo turno.
refused-sell-bids = Tu vendi; ora offrono gli altri.
refused-sell-hidden = Tu hai finito; gli altri no.
refused-sell-asked = Non hai carte libere da offrire.
refused-sell-locked = Le carte messe giù restano lì fino alla fine della vendita; un’offerta può solo crescere.
refused-sell-claim = Prima di’ che cos’è la carta, o non dirne niente.
refused-sell-answer = Accetta un’offerta sul tavolo, rifiuta o chiedi di più.
refused-sell-more = Hai chiesto di più quante volte potevi: accetta o rifiuta.
refused-sell-offer = Scegli la carta da vendere.
refused-sell-declare = Dichiara che cos’è la carta.
refused-sell-wish = Di’ che cosa vorresti, o niente.
refused-turn-hand = Non hai quella carta.
refused-turn-choice = Scegli: vendere o comprare.
refused-ruling-few = Per comprare servono { $price } carte e un mazzo del sapone non vuoto: devi vendere.
refused-buy-price = Prima paga il prezzo della carta del sapone.
refused-doubt-ask = Di’ se dubiti.
refused-doubt-once = In questa vendita si è già dubitato.
refused-doubt-option = In questa partita non si può dubitare.
refused-doubt-true = Dai a chi vende una delle tue carte libere.
refused-diamond-name = Nomina per il tuo diamante uno degli altri sedici tipi.

## Events

round = Round { $round }; comincia { $first }.
picked = { $seat } pesca { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
}{ $compensation ->
    [yes] {" "}come indennizzo
   *[no] {""}
}{ $face_up ->
    [yes] {""}
   *[no] {" "}(carta coperta)
}.
picked-hidden = { $seat } pesca una carta coperta{ $compensation ->
    [yes] {" "}come indennizzo
   *[no] {""}
}.
put = { $seat } mette giù { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
}, { $claim-id ->
    [none] non dice niente
   *[other] dice { $claim }
}.
paid = { $seat } paga { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
}.
bought = { $seat } paga { $price } { $price ->
    [one] carta
   *[other] carte
} e pesca { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
}.
bought-hidden = { $seat } paga { $price } { $price ->
    [one] carta
   *[other] carte
} e pesca una carta del sapone.
offered = { $seat } vende una carta, dichiara «{ $declared }»{ $true ->
    [yes] {""}
   *[no] {" "}(è { $card })
}{ $wish-id ->
    [none] {""}
   *[other] , vuole { $wish }
}.
offered-hidden = { $seat } vende una carta, dichiara «{ $declared }»{ $wish-id ->
    [none] {""}
   *[other] , vuole { $wish }
}.
passed = { $seat } { $cards ->
    [0] passa
   *[other] non aggiunge nulla
}.
bid = { $seat } offre { some-cards }{ $claims-count ->
    [0] {""}
   *[other] , dice { $claims }
}.
claimed = { $seat } dice anche { $claims }.
doubted = { $seat } dubita.
believed = Nessuno dubita di { $seat }.
turned = Si scopre la carta di { $seat } ({ $card }): { $true ->
    [yes] era vero
   *[no] era una bugia
}.
gave = { $seat } dà { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
} a { $to }.
gave-hidden = { $seat } dà una carta a { $to }.
caught = { $seat } prende gratis la carta di { $from } ({ $card }); la vendita è finita.
asked = { $seat } chiede di più a { $to-id ->
    [none] tutti
   *[other] { $to }
}{ $wish-id ->
    [none] {""}
   *[other] : { $wish }
}.
refused = { $seat } rifiuta tutte le offerte.
unsold = Nessuno offre: { $seat } riprende la carta.
sold = { $seat } vende { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
} a { $to } per { some-cards }.
sold-hidden = { $seat } vende la carta a { $to } per { some-cards }.
received = { $seat } riceve { $card-id ->
    [coin] una moneta
    [watermelon] un’anguria
    [broom] una scopa
    [scythe] una falce
    [shovel] una pala
    [four-coins] quattro monete
    [three-coins] tre monete
    [two-coins] due monete
    [diamond] il diamante
   *[other] un { $card }
} da { $from }.
named = { $seat } ha il diamante e nomina { $card }.
revealed = { $seat } mostra { $hand-count ->
    [0] una mano vuota
   *[other] { $hand }
}.
category = { CAPITAL($category) }: { $seats-count ->
    [0] nessuno
   *[other] { $seats }
}.
scored = { $seat }: { SIGNED($gain) }, ora { $points }.

## Options

option-target = Punti per vincere
option-ties = Parità assolute: a ciascuno o a nessuno
option-ties-each = a ciascuno
option-ties-none = a nessuno
option-table = Tabella dei punti: classica, riveduta o numeri propri
option-table-classic = classica
option-table-revised = riveduta
option-table-own = numeri propri
option-points = Tabella propria: punti per M, V, A, S, MV, MA, VA, MS, VS, AS, MVA, MVS, MAS, VAS, MVAS
option-doubt = Dubbio: si può dare del bugiardo a chi dichiara
option-direction = Senso di gioco
option-direction-clockwise = orario
option-direction-counterclockwise = antiorario
option-backs = Dorsi dei due mazzi: uguali o diversi
option-backs-alike = uguali
option-backs-by-deck = diversi
option-dealt = Carte del mercato date a ciascuno
option-price = Carte pagate per una carta del sapone
option-requests = Quante volte si può chiedere di più
option-compensation = Carte pagate che danno diritto a un indennizzo

## The table in a terminal

screen-round = Round { $round }
screen-target = si vince con { $target } punti
screen-market = Mercato { $market }, in cima: { $top }
screen-down = coperta
screen-empty = vuoto
screen-soap = sapone { $soap }
screen-discard = scarti { $discard }
screen-player = giocatore
screen-points = punti
screen-cards = carte
screen-bought = saponi comprati
screen-last = ultimo round
screen-sale = { $name } vende una carta, dichiara «{ $declared }»
screen-thinking = { $name } sta mettendo in vendita una carta
screen-up = è scoperta: { $card }
screen-mine = è { $card }
screen-wish = vuole { $wish }
screen-asks = chiede di più
screen-bid = { $name } offre { $n }:
screen-silent = { $n } senza dire niente
screen-own = la tua offerta:
screen-holding = la carta che stai offrendo: { $card }
screen-hand = Mano
screen-known = Viste
screen-place = { $place }:
screen-or = o
screen-discarded = scarti
screen-deck = carta del sapone
screen-diamond = { $name } nomina il diamante
