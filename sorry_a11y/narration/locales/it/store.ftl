# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
store-offer-help = 1 o Invio continua la partita, 2 la lascia e ne comincia una nuova, q esce, tutti gli altri tasti valgono in partita.
store-going-on = La partita continua.
store-cut = Manca la fine del file, la partita continua dall'ultima riga intera.
store-imported = La partita ora è qui, è la partita { NUMBER($number, useGrouping: 0) }.
store-rescued = Ciò che è buono della partita { NUMBER($number, useGrouping: 0) } ora è la partita { NUMBER($to, useGrouping: 0) }.
store-exported = La partita { NUMBER($number, useGrouping: 0) } ora è in { $file }.
store-deleted = La partita { NUMBER($number, useGrouping: 0) } è cancellata.
store-delete-choose = y, cioè sì, la cancella, un altro tasto la tiene
store-kept = La partita resta.

# -- a game in the list

store-game = partita { NUMBER($number, useGrouping: 0) }
store-turns = { $count ->
    [0] ancora nessun turno
    [one] 1 turno
   *[other] { $count } turni
}
store-home = { $count ->
    [0] nessuna pedina arrivata
    [one] 1 pedina arrivata
   *[other] { $count } pedine arrivate
}
store-home-of = { $name } { $count ->
    [one] 1 arrivata
   *[other] { $count } arrivate
}
store-playing = in corso
store-unfinished = non finita
# $who: you alone, you together with $names, or only others
store-won = { $who ->
    [you] hai vinto
    [together] tu e { $names } avete vinto
   *[other] vittoria di { $names }
}
store-theirs = importata
store-undone = { $count ->
    [one] 1 cosa annullata
   *[other] { $count } cose annullate
}
store-days-ago = { $days ->
    [0] oggi
    [1] ieri
   *[other] { $days } giorni fa
}
# With its article, as behind "cominciata".
store-date = { $day ->
    [1] il primo
    [8] l'8
    [11] l'11
   *[other] il { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { NUMBER($year, useGrouping: 0) }

# -- what went wrong

store-error-not-a-record = Questo non è il file di una partita.
store-error-newer = Questo file viene da una versione più nuova, che questa non sa leggere.
store-error-cut-header = Il file finisce prima che la partita cominci.
store-error-too-big = Questo è troppo lungo per essere il file di una partita.
store-error-changed = La riga { NUMBER($line, useGrouping: 0) } del file non è come è stata scritta.
store-error-header = La riga { NUMBER($line, useGrouping: 0) } del file lì non va.
store-error-refused = La riga { NUMBER($line, useGrouping: 0) } del file non è permessa lì dalle regole.
store-error-no-game = La partita { NUMBER($number, useGrouping: 0) } non c'è.
store-error-none-unfinished = Non c'è nessuna partita non finita. sorry-a11y ne comincia una.
store-error-unreadable = La partita { NUMBER($number, useGrouping: 0) }, l'ultima, non si può leggere, e non ce n'è un'altra da finire. sorry-a11y games dice perché.
store-error-finished = La partita { NUMBER($number, useGrouping: 0) } è finita. sorry-a11y replay { NUMBER($number, useGrouping: 0) } la fa risentire.
store-error-in-use = La partita { NUMBER($number, useGrouping: 0) } è in corso in questo momento.
store-error-hands-hidden = Questa partita non è finita e le carte in mano sono coperte. sorry-a11y resume la continua.
store-error-no-person = Nella partita { NUMBER($number, useGrouping: 0) } giocano solo i bot. sorry-a11y replay { NUMBER($number, useGrouping: 0) } la fa sentire.
store-error-already = Questa partita c'è già, è la partita { NUMBER($number, useGrouping: 0) }.
store-error-no-file = Il file { $file } non c'è.
store-error-not-a-file = { $file } non è un file normale.
store-error-exists = { $file } c'è già, non è stato scritto nulla.
store-error-cannot-read = { $file } non si può leggere.
store-error-cannot-write = { $file } non si può scrivere.

# -- why a game is not being saved

store-trouble-full = Il disco è pieno, la partita continua senza essere salvata.
store-trouble-read-only = Nella cartella delle partite non si scrive, si continua senza salvare.
store-trouble-gone = Il file di questa partita è sparito, si continua senza salvare.
store-trouble-too-long = La partita è ormai troppo lunga da salvare, si continua senza.
store-trouble-failed = Il disco non prende questa partita, si continua senza salvare.
store-trouble-changed = Qualcun altro ha cambiato il file di questa partita, che ora è salvata di nuovo per intero, è la partita { NUMBER($number, useGrouping: 0) }.
store-unsaved = Gli ultimi turni di questa partita non sono salvati.

# -- statistics

store-no-games = Ancora nessuna partita salvata.
store-reading = Partite lette, { $done } su { $count }.
store-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, finite { $finished }, vinte { $won }.
# $opponent: a kind of bot, or people
store-wins = { $book } contro { $opponent }, vinte { $won } su { $games }.
store-opponent-people = persone
# $when: a day
store-best = La migliore, { $book } vinta in { $turns ->
    [one] 1 tuo turno
   *[other] { $turns } tuoi turni
}, { $when }, partita { NUMBER($number, useGrouping: 0) }.
store-worst = La peggiore, { $book } persa con { $home ->
    [0] nessuna pedina arrivata
    [one] 1 pedina arrivata
   *[other] { $home } pedine arrivate
}, { $when }, partita { NUMBER($number, useGrouping: 0) }.
store-bumps = Hai mangiato { $given ->
    [one] 1 pedina
   *[other] { $given } pedine
}, te ne hanno { $taken ->
    [one] mangiata 1
   *[other] mangiate { $taken }
}.
store-streak = Serie più lunga { $longest ->
    [one] 1 vittoria
   *[other] { $longest } vittorie
}, ora { $current }.
store-games-undone = { $count ->
    [one] 1 partita con qualcosa di annullato.
   *[other] { $count } partite con qualcosa di annullato.
}
store-games-imported = { $count ->
    [one] 1 partita importata non conta.
   *[other] { $count } partite importate non contano.
}

# -- hearing a game again

store-replay-help = un tasto qualsiasi continua, p torna indietro, r ripete, q esce
store-replayed = questa era la partita
