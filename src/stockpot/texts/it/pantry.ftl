title = La dispensa
summary = Sposta i barattoli, mai verso l’alto, finché la tua ricetta segreta non è in fila.

## Pieces

jar-hand = Mano
jar-fish-head = Testa di pesce
jar-heart = Cuore
jar-intestines = Intestino
jar-brain = Cervello
jar-eyeball = Occhio
jar-tongue = Lingua
jar-bat-wing = Ala di pipistrello
jar-ear = Orecchio
jar-bone = Osso
jar-spider = Ragno
jar-tentacle = Tentacolo
role-dr-frankenstein = Dr. Frankenstein
role-igor = Igor
role-greta = Greta
role-fritz = Fritz
points = { $points } { $points ->
    [one] punto
   *[other] punti
}
recipe = { DASHED($ingredients) } ({ points })
side-left = sinistra
side-right = destra

## Decisions

move-move = sposta { $column } { $side } { $jars }
    .also =
        { $column } { $side } { $jars }
        sposta colonna { $column } { $side } { $jars }
        sposta { $jars } barattolo colonna { $column } { $side }
        sposta { $jars } barattoli colonna { $column } { $side }
        sposta { $jars } barattolo dalla colonna { $column } a { $side }
        sposta { $jars } barattoli dalla colonna { $column } a { $side }
move-complete = { $way-id ->
    [down] completa { $column }
   *[across] completa { $column }-{ $last }
}
    .also =
        completa colonna { $column }
        completa colonne { $column } { $last }
        completa da { $column } a { $last }
move-exchange = cambia
    .also =
        cambia ricetta
        scambia
move-stop = stop
    .also =
        fine turno
        basta
move-offer-end = proponi la fine
    .also = proponi fine partita
move-agree = accetta
    .also = sì
move-refuse = rifiuta
    .also = no
asks-turn = Tocca a te: { $actions ->
    [one] ti resta { $actions } punto
   *[other] ti restano { $actions } punti
} azione.
asks-answer = Finiamo qui la partita, con questo punteggio?

## Refusals, named after the rule

refused-end-over = La partita è finita.
refused-turn-order = Non è il tuo turno.
refused-ruling-agreement = { $why-id ->
    [answer] Prima rispondi alla proposta di finire la partita.
    [answered] Tu hai accettato; gli altri non hanno ancora risposto.
    [none] Nessuno ha proposto di finire la partita.
    [off] A questo tavolo non si può finire la partita di comune accordo.
    [once] In questo turno hai già proposto di finire la partita.
   *[late] L’ultimo giro è cominciato: non si può più finire di comune accordo.
}
refused-move-top = { $jars ->
    [0] Sposta almeno un barattolo.
   *[other] { $high ->
        [-1] Quel barattolo non esiste.
        [0] La colonna { $column } è vuota.
        [one] La colonna { $column } ha un solo barattolo.
       *[other] La colonna { $column } ha solo { $high } barattoli.
    }
}
refused-move-level = { $left ->
    [0] I barattoli non salgono mai: la colonna a destra è alta { $right } { $right ->
        [one] barattolo
       *[other] barattoli
    }.
   *[other] { $right ->
        [0] I barattoli non salgono mai: la colonna a sinistra è alta { $left } { $left ->
            [one] barattolo
           *[other] barattoli
        }.
       *[other] Quel barattolo ora è bloccato: i barattoli non salgono mai, e le colonne vicine ne contano { $left } e { $right }.
    }
}
refused-exchange-cost = Un cambio costa { $cost } { $cost ->
    [one] punto
   *[other] punti
} azione; te ne { $actions ->
    [one] resta
   *[other] restano
} { $actions }.
refused-ruling-empty-deck = Il tuo mazzo è vuoto: non c’è una ricetta da pescare.
refused-complete-down = I tre barattoli in cima a quella colonna non sono la tua ricetta.
refused-complete-across = I barattoli in cima a quelle tre colonne non sono la tua ricetta.
refused-ruling-apart = Quelle non sono tre colonne affiancate.

## Events

moved = { $seat } sposta { $jar }{ $above ->
    [0] {""}
    [one] {" "}e il barattolo sopra
   *[other] {" "}e i { $above } barattoli sopra
} verso { $side }, { $onto-id ->
    [none] a terra
   *[other] su { $onto }
}.
exchanged = { $seat } mette { $under } sotto il suo mazzo e pesca { $drawn }.
exchanged-hidden = { $seat } cambia ricetta.
completed = { $seat } completa { $recipe } { $columns-count ->
    [one] in una colonna
   *[other] su tre colonne
}.
drew = { $seat } pesca { $drawn }.
drew-hidden = { $seat } pesca una nuova ricetta.
stopped = { $seat } si ferma con { $unused } { $unused ->
    [one] punto azione
   *[other] punti azione
} d’avanzo.
last-round = { $seat } ha raggiunto l’obiettivo: è l’ultimo giro.
offered = { $seat } propone di finire qui la partita.
answered = { $agrees ->
    [yes] { $seat } accetta.
   *[no] { $seat } rifiuta: si continua.
}
won = { $why-id ->
    [stall] Troppi turni senza ricette completate.{" "}
    [agreed] Tutti d’accordo: si finisce qui.{" "}
    [shortage] Nessuna delle ricette rimaste è più possibile.{" "}
   *[target] {""}
}{ $seats-count ->
    [one] { $seats } vince.
   *[other] { $seats } vincono a pari merito.
}

## Options

option-lists = Barattoli e ricette: standard, esperto o liste personalizzate
option-lists-standard = standard
option-lists-expert = esperto
option-doctor = Dottore (comincia): a caso, o scegli un posto
option-agreement = Chi è di turno può proporre di finire la partita
option-columns = Colonne all’inizio
option-action_points = Punti azione per turno
option-exchange_cost = Costo di un cambio, in punti azione
option-targets = Ricette da completare in 2, 3 e 4
option-stall_turns = Turni a testa senza ricette completate prima che la partita finisca

# Variants of ours
preset-small-steps = Piccoli passi
preset-small-steps-about = Due punti azione per turno; in 3 o in 4, una ricetta in più da completare. Le vittorie condivise diventano rare.

## The table in a terminal

short-hand = Ma
short-fish-head = Pe
short-heart = Cu
short-intestines = In
short-brain = Ce
short-eyeball = Oc
short-tongue = Li
short-bat-wing = Al
short-ear = Or
short-bone = Os
short-spider = Ra
short-tentacle = Te
screen-turn = tocca { AD($name) }
screen-actions = { $actions } { $actions ->
    [one] punto azione
   *[other] punti azione
}
screen-over = La partita è finita
screen-offer = { $name } propone di finire la partita
screen-last = ultimo giro
screen-idle = { $idle } di { $limit } turni senza una ricetta
screen-player = giocatore
screen-role = ruolo
screen-done = completate
screen-points = punti
screen-deck = mazzo
screen-recipes = ancora da completare:
screen-none = –
screen-hand = Ricetta
screen-under = Sotto il mazzo

## The table in a browser

# What to touch, by the kind of the first choice.
choose-lit = { $kind ->
    [move] Scegli un barattolo evidenziato.
   *[other] { pick-lit }
}
table-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
table-pantry = La dispensa
table-your-recipe = La tua ricetta
table-no-recipe = Hai completato tutte le tue ricette.
table-recipe-of = Ricetta di { $name }
table-points-left = { $n ->
    [one] { $n } punto azione rimasto
   *[other] { $n } punti azione rimasti
}
table-action-points = Punti azione
table-last-round = Ultimo giro
# A column left of the first one, by its number from there.
table-left-column = S{ $n }
table-left-column-how = A sinistra della colonna 1
table-floor = Pavimento libero: qui puoi mettere barattoli
# What marks on the row mean.
table-mark-wanted = manca qui
table-mark-moved = spostato
table-mark-stood = stava qui
table-mark-done = completato
table-seek = { $kind }: mostra i suoi barattoli
table-seek-found = { $kind }, a posto: mostra i suoi barattoli
table-wanted = Qui serve: { $kind }
table-jar = { $kind }, colonna { $column }, livello { $level }
table-lift = { $jar }: { $n ->
    [one] prendilo
   *[other] prendi i primi { $n } barattoli dall’alto
}
table-put-here = { $jar }: metti { $n ->
    [one] il barattolo preso
   *[other] tutti i barattoli presi ({ $n })
} su questa colonna
table-lifted = { $n ->
    [one] { $n } barattolo
   *[other] { $n } barattoli
} della colonna { $column } in mano. Dove?
table-to-left = { $n ->
    [one] { $n } barattolo
   *[other] { $n } barattoli
} a sinistra
table-to-right = { $n ->
    [one] { $n } barattolo
   *[other] { $n } barattoli
} a destra
table-moving-left = { $n ->
    [one] { $n } barattolo
   *[other] { $n } barattoli
} della colonna { $column } verso sinistra
table-moving-right = { $n ->
    [one] { $n } barattolo
   *[other] { $n } barattoli
} della colonna { $column } verso destra
table-put-back = Rimetti giù
table-complete-down = Completa nella colonna { $column }
table-down-short = Colonna { $column }
table-across-short = Colonne { $from }–{ $to }
table-complete-across = Completa nelle colonne { $from }–{ $to }
# Said where action points would be lost with it.
table-complete-ends = { $where } (fine turno)
table-exchange = Cambia ({ $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
})
table-exchange-short = Scambia
table-exchange-ask = Scambiare la ricetta?
table-exchange-how = La tua ricetta va sotto il mazzo e ne peschi un’altra, per { $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
}.
table-exchange-do = Scambia
table-exchange-keep = Tienila
table-stop = Fine turno
table-offer = Proponi di finire la partita
table-agree = Accetta
table-refuse = Si continua
table-try-out = Pianifica
table-try-out-how = Prova le mosse in privato prima di farle.
table-planning = Solo un piano: non lo vede nessuno.
table-plan-left = Il tuo piano: ancora { $n ->
    [one] { $n } punto azione
   *[other] { $n } punti azione
}.
table-plan-drop = Lascia perdere
table-plan-play = Gioca { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
table-lift-how = Prendi un barattolo evidenziato e quelli sopra.
table-all-recipes = Ricette e barattoli rimasti
table-all-recipes-how = Queste liste sono pubbliche. Quale carta sia in mano a chi è un segreto.
table-in-hand = in mano
table-under-deck = sotto il mazzo
table-jars-left = Barattoli rimasti nella dispensa
table-left = { $kind }: { $n } di { $all }
table-completes = { $name } completa una ricetta
table-completed = completata
table-recipes-done = { $n } di { $target ->
    [one] { $target } ricetta
   *[other] { $target } ricette
}
table-margin = { $n ->
    [one] { $n } ricetta
   *[other] { $n } ricette
}
table-deck = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} nel mazzo
table-exchanged = { $n } { $n ->
    [one] rimessa
   *[other] rimesse
} sotto
table-doctor = comincia
table-role = Ruolo: { $role }
table-role-how = Ogni ruolo ha le proprie ricette.
table-result-target = L’obiettivo era { $target ->
    [one] { $target } ricetta completata
   *[other] { $target } ricette completate
}.
table-result-alone = Solo { $name } l’ha raggiunto.
table-result-points = L’hanno raggiunto in più d’uno: hanno deciso i punti delle ricette.
table-result-shared = L’hanno raggiunto in più d’uno con gli stessi punti: vincono insieme.
table-result-assistant-first = { $name } ce l’ha fatta prima: l’assistente che ci riesce vince subito.
table-result-assistant-last = Il dottore ce l’ha fatta, ma { $name } ha pareggiato nell’ultimo turno.
table-result-doctor-held = Il dottore ce l’ha fatta, e l’assistente non ha saputo pareggiare nell’ultimo turno.
table-result-stopped = Nessuno l’ha raggiunto: vince chi ha più ricette, poi più punti.
table-result-none = nessuna ricetta completata
table-result-sum = { $n ->
    [one] { $n } ricetta
   *[other] { $n } ricette
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-result-rule = La regola
own-tiles = Barattoli: tipo e copie
own-recipes = Ricette: ruolo, punti e tre ingredienti

## The first time at a table: the aim, a turn, what counts

first-aim = Completa prima degli altri abbastanza ricette segrete: di solito cinque in 2, quattro in 3 e tre in 4.
first-turn = Sposta i barattoli in una colonna vicina, mai verso l’alto. Di solito hai tre punti azione.
first-score = Una ricetta è completa quando i suoi tre barattoli sono in cima a colonne vicine, o a una sola.

## Lessons

lesson-recipe = Sei il dottore. Sopra c’è la tua ricetta: mano, testa di pesce, cuore, in quest’ordine o al contrario. Due sono già a posto: brillano.
lesson-match = Una ricetta è completa quando i suoi tre barattoli sono in cima a tre colonne vicine, a qualsiasi altezza, o sono i tre in cima a una sola colonna.
lesson-lift = La mano nella colonna 3 è coperta da un occhio. Prendi l’occhio, poi mettilo sulla colonna 4.
lesson-level = Ti è costato uno dei tuoi tre punti azione: si è spenta una lampada. Puoi spostare più barattoli insieme, sempre nel posto accanto, e nessun barattolo può finire più in alto di dov’era.
lesson-complete = Cuore, testa di pesce, mano: ci sono tutti. Completa la ricetta con la targhetta sopra le colonne da 1 a 3. Costa un punto azione e chiude il tuo turno.
lesson-gone = I tre barattoli sono spariti, hai una nuova ricetta, e il tuo assistente Igor, che gioca contro di te, ha fatto il suo turno. La sua ricetta è segreta, ma sotto la dispensa trovi tutte quelle che può avere.
lesson-exchange = Quando una ricetta sembra senza speranza, cambiala: due punti azione, e la carta va sotto il tuo mazzo. E con «{ table-try-out }» puoi provare mosse in privato.
lesson-alone = Ora tocca a te. Un’altra ricetta e vinci questa lezione; la scheda «Consiglio» conosce una buona mossa.
lesson-end = La dispensa è tutta qui. In una partita completa in due servono cinque ricette, in tre quattro, in quattro tre.

## What bots say

remark-done-any-1 = La cena è servita.
remark-done-any-2 = Ogni barattolo al suo posto.
remark-done-greedy-1 = E un’altra per me.
remark-done-grumpy-1 = Era ora.
remark-exchange-any-1 = Quella ricetta non faceva per me.
remark-exchange-cautious-1 = Ne preferisco una più facile.

## Records of a group

feat-most-recipes = Più ricette in una partita
feat-tallest-block = Pila più alta spostata (barattoli)

## Why a move is the best

because-complete = Così è più probabile che la prossima ricetta la completi tu.
because-rival = Così per { $seat } è più difficile completare la prossima ricetta.
