# Il laboratorio: una pagina di `stockpot lab GAME --serve`.

workshop = Laboratorio
workshop-of = { $game } in laboratorio
how = Cambia un numero o una carta. I bot giocano con le regole stampate (A) e con le tue (B), con gli stessi mazzi, e vedi l’effetto.
not-here = Qui il laboratorio non è aperto.
not-here-how = Aprilo sul tuo computer: { $command }
which-game = Gioco
players = Giocatori
numbers = Numeri e varianti
lists = Carte
printed-was = stampato: { $value }
as-printed = Come stampato
all-as-printed = Tutto come stampato
play-it = Gioca
play-it-how = Un tavolo con le tue regole, contro i bot.
changes = { $n ->
    [0] Ancora nessuna modifica
    [one] 1 modifica
   *[other] { $n } modifiche
}
cards-differ = { $n ->
    [one] 1 carta diversa
   *[other] { $n } carte diverse
}
card-new = nuova: { $card }
card-gone = tolta: { $card }
cell = { $card }, { $column }
empty = –
find-card = Cerca una carta
row-copy = Copia { $card }
row-remove = Togli { $card }
open-csv = Apri un file CSV
save-csv = Salva come CSV
counting = { $games } partite su { $of }
counted = { $games } partite
preparing = Si giocano le prime partite… Se le regole non sono mai state compilate su questo computer, prima lo si fa: ci vuole un minuto o più.
fails = Queste regole non si possono contare: { $reason }
no-number = Qui manca un numero.
wrong-rules = Con queste regole non si può giocare:
before-that = Cifre delle ultime regole giocabili:
what-differs = Che cosa cambia
nothing-differs = Per ora niente più del caso.
all-figures = Tutte le cifre
printed-rules = le regole stampate
your-rules = le tue regole
interval = da { $low } a { $high }
whole-report = Il rapporto completo con i grafici
see-figures = Vai alle cifre
own-questions = Solo questo gioco
sure-how = In grassetto: più di quanto farebbe il caso. Dopo ogni differenza c’è il suo intervallo al 95 %.

section-seats = Posti
section-length = Durata
section-choices = Scelte
section-drama = Tensione
section-leads-and-when-the-winner-is-decided = Il comando
section-what-decisions-do = L’effetto delle decisioni
section-luck-and-skill = Fortuna e bravura
section-points = Punti

figure-seats = Vittorie per posto
figure-shared = Vittorie condivise
figure-decisions = Decisioni per partita
figure-minutes = Minuti al tavolo
figure-stages = Fasi di una partita
figure-choices = Azioni possibili
figure-real_choices = Azioni, dove c’è una scelta
figure-forced = Decisioni obbligate
figure-drama = Tensione
figure-comeback = Massimo svantaggio del vincitore
figure-surprise = Quanto si muovono le probabilità
figure-uncertainty = Quanto è aperta la partita
figure-lead_changes = Cambi al comando
figure-led_by_winner = Parte della partita guidata dal vincitore
figure-decided_at = Parte della partita prima che sia decisa
figure-runaway = Chi è in testa a metà partita vince
figure-dead_decisions = Decisioni senza effetto
figure-turning = Decisioni che cambiano il vincitore
figure-agency = Decisioni con cui un giocatore vince o perde
figure-kingmaking = Perdenti che scelgono il vincitore
figure-lone_thumb = Vittorie di un giocatore accorto tra giocatori a caso
figure-lone_random = Vittorie di un giocatore a caso tra giocatori accorti
figure-score = Punti alla fine
figure-winning_score = Punti del vincitore
figure-margin = Vantaggio del vincitore in punti
