title = SaPotage
summary = Cucina per un giudice difficile, rovina i piatti altrui e presenta il tuo come se nulla fosse.

## Flavors, ingredients and judges

flavor-sweet = Dolce
flavor-sour = Aspro
flavor-salty = Salato
flavor-bitter = Amaro
flavor-umami = Umami
flavor-starchy = Amidaceo
flavor-oleo = Grasso
flavor-spicy = Piccante
flavor-earthy = Terroso
# Soft hyphens (U+00AD) stand where a long name may be broken on its card.
ingredient-strawberry = Fragola
ingredient-lemon = Limone
ingredient-lime = Lime
ingredient-grapefruit = Pompelmo
ingredient-mango = Mango
ingredient-pineapple = Ananas
ingredient-banana = Banana
ingredient-raspberry = Lampone
ingredient-coconut = Cocco
ingredient-avocado = Avocado
ingredient-green-olive = Oliva verde
ingredient-tomato = Pomodoro
ingredient-cranberry = Mirtillo rosso
ingredient-potato = Patata
ingredient-sweet-potato = Patata dolce
ingredient-beetroot = Barba­bietola
ingredient-kale = Cavolo riccio
ingredient-spinach = Spinaci
ingredient-arugula = Rucola
ingredient-brussels-sprouts = Cavoletti di Bruxelles
ingredient-bitter-melon = Melone amaro
ingredient-radicchio = Radicchio
ingredient-eggplant = Melanzana
ingredient-onion = Cipolla
ingredient-garlic = Aglio
ingredient-wasabi = Wasabi
ingredient-sweet-corn = Mais dolce
ingredient-pumpkin = Zucca
ingredient-jalapeno = Jalapeño
ingredient-habanero = Habanero
ingredient-ghost-pepper = Peperoncino fantasma
ingredient-chipotle = Chipotle
ingredient-horseradish = Rafano
ingredient-shiitake = Shiitake
ingredient-seaweed = Alghe
ingredient-asparagus = Asparagi
ingredient-chickpeas = Ceci
ingredient-lentils = Lenticchie
ingredient-tofu = Tofu
ingredient-kimchi = Kimchi
ingredient-sauerkraut = Crauti
ingredient-pickle = Cetriolino sottaceto
ingredient-capers = Capperi
ingredient-miso-paste = Pasta di miso
ingredient-bacon = Pancetta
ingredient-steak = Bistecca
ingredient-roast-chicken = Pollo arrosto
ingredient-chorizo = Chorizo
ingredient-ham = Prosciutto
ingredient-duck-leg = Coscia d’anatra
ingredient-spicy-jerky = Carne secca piccante
ingredient-deviled-egg = Uovo alla diavola
ingredient-anchovy = Acciuga
ingredient-shrimp = Gambero
ingredient-smoked-salmon = Salmone affumicato
ingredient-sardines = Sardine
ingredient-butter = Burro
ingredient-whipped-cream = Panna montata
ingredient-cheddar = Cheddar
ingredient-parmesan = Parmigiano
ingredient-blue-cheese = Gorgonzola
ingredient-feta = Feta
ingredient-plain-yogurt = Yogurt bianco
ingredient-sour-cream = Panna acida
ingredient-ice-cream = Gelato
ingredient-white-rice = Riso bianco
ingredient-sourdough = Pane di pasta madre
ingredient-rye-bread = Pane di segale
ingredient-oatmeal = Fiocchi d’avena
ingredient-soft-pretzel = Pretzel
ingredient-caramel-corn = Popcorn al caramello
ingredient-ramen-noodles = Ramen
ingredient-croissant = Croissant
ingredient-tortilla = Tortilla
ingredient-peanut-butter = Burro d’arachidi
ingredient-walnuts = Noci
ingredient-tahini = Tahina
ingredient-chestnuts = Castagne
ingredient-sea-salt = Sale marino
ingredient-black-pepper = Pepe nero
ingredient-cinnamon = Cannella
ingredient-curry-powder = Curry
ingredient-soy-sauce = Salsa di soia
ingredient-vinegar = Aceto
ingredient-hot-sauce = Salsa piccante
ingredient-mustard = Senape
ingredient-honey = Miele
ingredient-sugar-cubes = Zollette di zucchero
ingredient-dark-chocolate = Cioccolato fondente
ingredient-espresso = Espresso
ingredient-truffle-shavings = Scaglie di tartufo
ingredient-gold-leaf = Foglia d’oro
ingredient-saffron-threads = Pistilli di zafferano
ingredient-spoon-of-caviar = Cucchiaiata di caviale
ingredient-vanilla-pod = Baccello di vaniglia
ingredient-wagyu-slice = Fetta di wagyu
ingredient-grandma-s-secret-sauce = Salsa segreta della nonna
ingredient-edible-flowers = Fiori commestibili
ingredient-gym-sock = Calzino da palestra
ingredient-toothpaste = Dentifricio
ingredient-bar-of-soap = Saponetta
ingredient-lost-shoelace = Laccio smarrito
ingredient-pencil-shavings = Trucioli di matita
ingredient-bubble-bath = Bagno­schiuma
ingredient-old-chewing-gum = Vecchia gomma da masticare
ingredient-cat-kibble = Croccantini per gatti
ingredient-lump-of-charcoal = Pezzo di carbone
ingredient-mystery-slime = Melma misteriosa
judge-candy-cassidy = Cassidy Zuccherini
judge-grandpa-gus = Nonno Gus
judge-captain-brine = Capitan Salamoia
judge-zesty-zelda = Zelda Scorzetta
judge-old-salt-selma = Selma Lupa di mare
judge-binge-benny = Benny Sgranocchia
judge-critic-crabtree = Critico Malmostoso
judge-night-shift-nadia = Nadia Notturna
judge-professor-dashi = Professor Dashi
judge-barbecue-bo = Bo Barbecue
judge-baker-bruna = Bruna la Fornaia
judge-noodle-nico = Nico Tagliolini
judge-madame-beurre = Madame Beurre
judge-sir-drizzle = Sir Filo d’Olio
judge-blaze-beatriz = Beatriz la Fiamma
judge-inferno-ian = Ian Inferno
judge-forager-fern = Felce la Raccoglitrice
judge-ranger-rowan = Ranger Rowan
title-fairground-confectioner = Pasticciera da luna park
title-kettle-corn-king = Re del popcorn
title-retired-pickle-sailor = Marinaio in pensione, sott’aceto
title-street-market-ceviche-star = Diva del ceviche da mercato
title-lighthouse-keeper = Guardiana del faro
title-snack-reviewer = Critico di merendine
title-newspaper-grump = Brontolone di redazione
title-coffee-fuelled-night-nurse = Infermiera di notte a tutto caffè
title-broth-scholar = Dotto del brodo
title-pit-master = Maestro della brace
title-village-bread-queen = Regina del pane di paese
title-noodle-bar-owner = Padrone del noodle bar
title-butter-sculptor = Scultrice di burro
title-olive-grove-knight = Cavaliere dell’uliveto
title-fire-juggler = Giocoliera del fuoco
title-hot-sauce-champion = Campione di salse piccanti
title-mushroom-guide = Guida micologica
title-campfire-storyteller = Cantastorie da falò

## Decisions

answer-laugh = risata
answer-no-reaction = nessuna reazione
answer-not-fitting = poco azzeccato
move-cook = cucina { $cards }{ $shared-id ->
    [none] {""}
   *[other] {" "}+ { $shared }
}
    .also =
        { $cards }
        servi { $cards }
move-peek = scopri { $place } di { $seat }
    .also =
        sbircia { $place } di { $seat }
        scopri carta { $place } di { $seat }
move-give = dai { $card } { AD($seat) }
    .also =
        dai { $card } al posto { $seat-id }
        infila { $card } al posto { $seat-id }
        { $card } al posto { $seat-id }
move-discard = scarta { $card }
    .also = butta via { $card }
move-present = presenta
move-react = { $reaction }
move-token = gettone { AD($seat) }
    .also = gettone risata { AD($seat) }
move-vote = vota per { $seat }
    .also = vota { $seat }
asks-cook = Scegli tre carte per il tuo piatto.
asks-cook-shared = Scegli due carte e un ingrediente comune per il tuo piatto.
asks-peek = Scopri una carta in un piatto che non ne mostra ancora.
asks-give = Infila una carta in un altro piatto, o scartane una.
asks-present = Presenta il tuo piatto: dagli un nome.
asks-react = Come reagisci al piatto di { $seat }?
asks-token = Dai il tuo gettone risata a un altro piatto.
asks-vote = Parità: vota il nome di piatto migliore.

## Refusals, named after the rule

refused-win-game = La partita è finita.
refused-round-together = Hai scelto. Aspetta gli altri.
refused-cook-dish = Tutti stanno cucinando: un piatto è fatto di esattamente tre carte.
refused-variant-shared = Con gli ingredienti comuni un piatto è fatto di due carte della tua mano e di una comune.
refused-variant-peeking = Si scopre una carta a testa, in senso antiorario, a partire da chi dà le carte.
refused-ruling-peek-once = Quel piatto mostra già una carta.
refused-variant-shared-peek = Si possono scoprire solo le due carte venute dalla mano.
refused-sabotage-own = Non puoi mettere una carta nel tuo piatto.
refused-sabotage-one = Deve andarsene esattamente una carta: in un altro piatto o negli scarti.
refused-setup-players = Questo posto non esiste.
refused-present-order = I piatti si presentano uno alla volta, quello di chi dà le carte per ultimo.
refused-present-honor = Gli altri stanno reagendo alla presentazione.
refused-ruling-one-laugh = Non si reagisce al proprio piatto.
refused-present-tokens = Ognuno dà un gettone risata al piatto di un altro.
refused-win-vote = Si vota tra i piatti in parità.
refused-ruling-voters = Chi è in parità non vota.
refused-not-held = Non hai in mano { $card }.

## Events

round = Round { $round }; dà le carte { $dealer }.
reshuffled = Il mazzo è finito: si mescolano gli scarti in un mazzo nuovo.
judge = Giudica { $judge }.
shared = Ingrediente comune: { $card }.
cooked = { $seat } cucina { $cards }{ $shared-id ->
    [none] .
   *[other] {" "}con l’ingrediente comune { $shared }.
}
cooked-hidden = Il piatto di { $seat } è pronto.
uses = { $seat } usa l’ingrediente comune { $card }.
turned-up = { $seat } scopre { $card } nel piatto di { $owner }.
chose-gift = { $to-id ->
    [none] { $seat } scarta { $card }, coperta.
   *[other] { $seat } infila { $card } nel piatto di { $to }, coperta.
}
chose-gift-hidden = { $seat } ha deciso.
gave = { $to-id ->
    [none] { $seat } ha scartato una carta.
   *[other] { $seat } ha infilato una carta nel piatto di { $to }.
}
revealed = Il piatto di { $seat }: { $cards }{ $shared-id ->
    [none] .
   *[other] , con l’ingrediente comune { $shared }.
}
foreign = { $giver } ci ha infilato { $card }.
# What a dish is called when its cook gives it no name.
dish-name = { $first } & { $second }
presented = { $seat } presenta: «{ dish-name }».
# With a name of the cook's own.
noted-presented = { $name } presenta: «{ $note }».
chose-reaction = { $seat } ha reagito.
chose-reaction-hidden = { chose-reaction }
reacted = { $seat } { $reaction-id ->
    [laugh] ride
    [quiet] non fa una piega
   *[unfit] lo trova poco azzeccato
}.
chose-token = { $seat } ha scelto un piatto.
chose-token-hidden = { chose-token }
token = { $seat } dà il gettone risata { AD($to) }.
presentation = { $fitting ->
    [no] La presentazione di { $seat } è poco azzeccata: nessun punto.
   *[yes] La presentazione di { $seat }: { $laughs } { $laughs ->
        [one] risata
       *[other] risate
    }, { SIGNED($points) }.
}
scored = { $judge } dà { AD($seat) } { FIGURE($ingredients) } + { $presentation } = { FIGURE($total) }.
tied = Parità per { $judge }: { $seats }.
chose-vote = { $seat } ha votato.
chose-vote-hidden = { chose-vote }
voted = { $seat } vota per { $for }.
judge-won = { $seat } conquista { $judge }{ $how-id ->
   *[best] {""}
    [votes] {" "}grazie ai voti
    [ingredients] {" "}grazie ai punti degli ingredienti
    [favorite] {" "}grazie al sapore preferito
    [fewer] , avendo meno giudici
    [seat] {" "}per l’ordine dei posti
}.
won = { $seats-count ->
    [one] { $seats } vince la partita.
   *[other] { $seats } vincono a pari merito.
}

## Options

option-presentation = Presentazione dei piatti
option-presentation-honor = Sulla parola: gli altri ridono, o la trovano poco azzeccata
option-presentation-tokens = Gettoni risata: ognuno ne dà uno
option-presentation-name = Solo il nome
option-presentation-off = Senza: né nomi né punti di presentazione
option-judges = Giudici a ogni round
option-peeking = Sbirciare nella pentola
option-shared = Ingredienti comuni
option-first_dealer = Chi dà le carte per primo: a caso, o scegli un posto
option-judges_to_win = Giudici per vincere
option-favorite_points = Punti per un sapore preferito
option-liked_points = Punti per un sapore gradito
option-disliked_points = Punti persi per un sapore sgradito
option-name_points = Punti per una presentazione azzeccata
option-laugh_points = Punti per ogni risata
option-ingredient_cards = Elenco degli ingredienti
option-judge_cards = Elenco dei giudici

# Variants of ours
preset-sharp-tongues = Lingue taglienti
preset-sharp-tongues-about = Un sapore sgradito costa 2 punti e ogni risata ne porta 3. Si vince più spesso in rimonta.

## The table in a terminal

screen-round = Round { $round } · dà le carte { $dealer } · mazzo { $deck } · scarti { $discard } · giudici rimasti { $judges }
screen-judge = Giudice: { $name }
screen-won-by = va { AD($name) }
screen-favorite = adora
screen-likes = gradisce
screen-dislikes = detesta
screen-shared = Comuni:
screen-hand = La tua mano:
screen-hidden = coperta
screen-from = da { $name }
screen-from-with = da { $name }:
screen-uses = { $card } (comune)
screen-judges = { $count } { $count ->
    [one] giudice
   *[other] giudici
}
screen-discarded = scarta
screen-gave = carta per { $name }
screen-tied = in parità
screen-points = punti { $points }
screen-laughs = { $count } { $count ->
    [one] risata
   *[other] risate
}
screen-unfit = { $count } × poco azzeccato
screen-presentation = presentazione { $points }
screen-winners = Vince: { $names }

## The table in a browser

table-code-sweet = Do
table-code-sour = As
table-code-salty = Sa
table-code-bitter = Am
table-code-umami = Um
table-code-starchy = Ad
table-code-oleo = Gr
table-code-spicy = Pi
table-code-earthy = Te
table-flat = { SIGNED($points) } con ogni giudice
table-judge = Il giudice
table-judges = I giudici
table-favorite = Adora
table-likes = Gradisce
table-dislikes = Detesta
table-each = { SIGNED($points) } ciascuno
table-won = va { AD($name) }
table-your-hand = La tua mano
table-your-dish = Il tuo piatto
table-shared = Ingredienti comuni
table-worth = { SIGNED($points) } per { $judge }
table-estimate = totale: { $points }
table-empty-place = vuoto
table-dish-of = Piatto di { $name }
table-dishes = I piatti
table-covered = sotto la cloche
table-cooking = ancora ai fornelli
table-face-down = coperta
table-from = da { $name }
table-from-you = da te
table-shared-card = comune
table-foreign = { $n ->
    [one] { $n } carta infilata
   *[other] { $n } carte infilate
}
table-gave-to = Hai infilato { $card } nel piatto di { $name }.
table-you-discarded = Hai scartato { $card }.
table-quoted = «{ $name }»
table-serve = Servi questo piatto
table-pick-more = Scegli { $n ->
    [one] ancora { $n } carta
   *[other] ancora { $n } carte
}.
table-pick-shared = Scegli un ingrediente comune.
table-dish-whole = Il tuo piatto è completo.
table-take-back = Riprendi { $card }
table-pick-gift = Prima scegli la carta, poi un altro piatto o la pattumiera.
table-pick-target = { $card }: nel piatto di chi?
table-slip = Infila nel piatto di { $name }
table-bin = Scarta
table-bin-place = Pattumiera
table-turn-up = Scopri la carta { $place } del piatto di { $name }
table-name-label = Nome del tuo piatto
table-present = Presenta
table-another = Un altro nome
table-laugh = Ridi
table-quiet = Non fare una piega
table-unfit = Poco azzeccato
table-react-how = Il nome { SIGNED($name) }, ogni risata { SIGNED($laugh) }. Se per i più è poco azzeccato: niente.
table-reaction-laugh = ride
table-reaction-quiet = non fa una piega
table-reaction-unfit = lo trova poco azzeccato
table-token-to = Dai il gettone risata { AD($name) }
table-vote-for = Vota per { $name }
table-presentation = presentazione { SIGNED($points) }
table-last-round = Round { $n }: il verdetto
table-wins = { $name } conquista { $judge }
table-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } voti
}
table-verdict-in = Ecco il verdetto.
table-next-judge = Al prossimo giudice
table-to-result = Al risultato
table-margin = { $n ->
    [one] { $n } giudice
   *[other] { $n } giudici
}
# What each judge says on entering.
table-line-candy-cassidy = Sono qui per il dolce.
table-line-grandpa-gus = Dolce e croccante, come alla fiera.
table-line-zesty-zelda = Fatemi lacrimare, ma con gusto.
table-line-captain-brine = Se non è aspro, finisce in mare.
table-line-old-salt-selma = Un pizzico di sale in più non guasta mai.
table-line-binge-benny = Un morso non basta mai. Dimostratelo.
table-line-critic-crabtree = La vita è amara, e mi piace così.
table-line-night-shift-nadia = Nero come il mio turno, grazie.
table-line-professor-dashi = Profondità, per favore.
table-line-barbecue-bo = Fuoco lento, e niente fretta.
table-line-baker-bruna = Niente pane, niente patate, niente voto.
table-line-noodle-nico = Se faccio rumore, è un complimento.
table-line-madame-beurre = Burro. E poi altro burro.
table-line-sir-drizzle = Un buon olio non vuole armatura.
table-line-inferno-ian = Se non sudo, non vincete.
table-line-blaze-beatriz = Io gioco col fuoco. Non annoiatemi.
table-line-forager-fern = Voglio sentire il sottobosco.
table-line-ranger-rowan = Cucinatemi una storia da falò.
table-round = Round { $n }
table-dealer = dà le carte
table-ready = a posto
table-hand-size = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} in mano
table-judges-won = { $n } di { $of ->
    [one] { $of } giudice
   *[other] { $of } giudici
}
table-no-judges = nessun giudice
table-bonus = Bonus
table-sabotage = Sabotaggio
table-invent-name = { $dish } { $adjective } con { SMALL($card) }
table-result-aim = { $n ->
    [one] Serviva { $n } giudice
   *[other] Servivano { $n } giudici
}.
table-result-last = L’ultimo round
table-result-rule = La regola
table-adjectives = regale, proibita, della nonna, di mezzanotte, destrutturata, sospetta, vulcanica, sincera, ubriaca, pluripremiata
table-dish-names = Bisque, Sorpresa, Sinfonia, Casseruola, Torre, Fonduta, Zuppetta, Delizia

## The first time at a table: the aim, a turn, what counts

first-aim = Conquista i giudici con i tuoi piatti.
first-turn = Servi tre carte, poi infilane una quarta in un piatto rivale.
first-score = I sapori graditi valgono punti, quelli detestati ne costano. Il piatto migliore conquista il giudice.

## Lessons

lesson-judge = A ogni round c’è un giudice da conquistare. Un sapore che adora vale 2, uno che gradisce 1; uno che detesta costa 1.
lesson-cards = Un ingrediente ha tre sapori. Il numero accanto alla figura dice quanto vale per questo giudice. Una carta bonus vale 3 e una di sabotaggio costa 3, chiunque giudichi.
lesson-cook = Metti tre carte sul tuo tagliere e servi. Tieniti in mano qualcosa di disgustoso: ti servirà.
lesson-give = Tutti i piatti sono sotto le cloche. Ora infila una delle tue due carte in un altro piatto, o scartala. Tutti scelgono insieme, e nessuno vede che cosa dai finché i piatti non si scoprono.
lesson-present = Il tuo piatto si scopre, con tutto quello che ci hanno infilato gli altri. Dagli un nome e presentalo come se nulla fosse: vale un punto.
lesson-verdict = Il verdetto: ogni piatto si conta sapore per sapore, e il migliore conquista il giudice. Tieni una carta e ne ricevi quattro.
lesson-alone = Ora tocca a te. In questa lezione si vince con due giudici; in una partita completa ne servono tre.
lesson-end = Buon appetito! A un vero tavolo gli altri possono anche ridere della tua presentazione: ogni risata è un punto.

## What bots say

remark-dish-any-1 = Bisque di palude
remark-dish-any-2 = Sorpresa di mezzanotte
remark-dish-any-3 = Il segreto della nonna
remark-dish-any-4 = Tre cucchiai fino alla luna
remark-dish-any-5 = Due domeniche fa
remark-dish-any-6 = Tuono di velluto
remark-dish-any-7 = Zuppa del giorno dopo
remark-dish-any-8 = Il rimorso dello chef
remark-dish-any-9 = Quel che passa il convento
remark-dish-any-10 = Lettera d’amore in scodella
remark-dish-any-11 = Meglio non scoperchiare
remark-dish-any-12 = Nebbia in porto
remark-dish-cautious-1 = Brodino giudizioso
remark-dish-cautious-2 = Stufato a prova di errore
remark-dish-cautious-3 = Già assaggiato dal gatto
remark-dish-greedy-1 = Doppia porzione deluxe
remark-dish-greedy-2 = Il mestolo d’oro
remark-dish-greedy-3 = Tutto a me, grazie
remark-dish-bluffer-1 = Consommé pluripremiato
remark-dish-bluffer-2 = Tartufo, credo
remark-dish-bluffer-3 = La ricetta della regina
remark-dish-jolly-1 = Pentolaccia al singhiozzo
remark-dish-jolly-2 = Gnocchi ballerini
remark-dish-jolly-3 = La zuppa che ti fa l’occhiolino
remark-dish-grumpy-1 = Lunedì riscaldato
remark-dish-grumpy-2 = L’avete voluto voi
remark-dish-grumpy-3 = Grigio a pezzetti
remark-laugh-any-1 = Ah! Già solo il nome!
remark-laugh-any-2 = A momenti mi cade il cucchiaio.
remark-laugh-jolly-1 = Basta, mi fa male la pancia!
remark-laugh-grumpy-1 = E va bene. Faceva ridere.
remark-laugh-bluffer-1 = Non riderei mai di una cosa così. Ops.
remark-vote-any-1 = Il nome migliore del round.
remark-vote-any-2 = Questo lo ordinerei.
remark-vote-cautious-1 = Dopo lunga riflessione: questo.
remark-vote-grumpy-1 = Il meno peggio.

## Records of a group

feat-harshest-judge = Giudice più severo (totale più basso)
feat-best-dish = Miglior piatto (punti)
feat-most-laughs = Più risate per un piatto

## Why a move is the best

because-judge = Così è più probabile che tu conquisti un giudice in questo round.
because-rival = Così è meno probabile che { $seat } conquisti un giudice in questo round.
