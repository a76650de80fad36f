# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
store-cut = Manca la fine del file, perciò la partita continua dalla sua ultima riga intera.
store-imported = Ora è la partita { NUMBER($number, useGrouping: 0) } del tuo elenco.
store-rescued = La parte buona della partita { NUMBER($number, useGrouping: 0) } ora è la partita { NUMBER($to, useGrouping: 0) }.
store-exported = La partita { NUMBER($number, useGrouping: 0) } ora è anche in { $file }.
store-deleted = La partita { NUMBER($number, useGrouping: 0) } è cancellata.
store-delete-choose = premi y per cancellarla, con un altro tasto resta
store-kept = La partita resta nel tuo elenco.

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
    [0] non ha pedine arrivate
    [one] ha 1 pedina arrivata
   *[other] ha { $count } pedine arrivate
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
    [one] 1 turno annullato
   *[other] { $count } turni annullati
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
store-error-newer = Questo file viene da una versione più nuova del gioco. Aggiorna la tua per leggerlo.
store-error-cut-header = Il file finisce prima che la partita cominci.
store-error-too-big = Questo file è troppo lungo per essere quello di una partita.
store-error-changed = La riga { NUMBER($line, useGrouping: 0) } del file è rovinata o è stata cambiata.
store-error-header = La riga { NUMBER($line, useGrouping: 0) } del file è fuori posto.
store-error-refused = La riga { NUMBER($line, useGrouping: 0) } del file va contro le regole del gioco.
store-error-no-game = La partita { NUMBER($number, useGrouping: 0) } non c'è.
store-error-none-unfinished = Non hai partite da finire. Scrivi sorry-a11y per cominciarne una.
store-error-unreadable = La partita { NUMBER($number, useGrouping: 0) }, la tua ultima, non si può leggere, e non ne hai altre da finire. sorry-a11y games dice perché.
store-error-finished = La partita { NUMBER($number, useGrouping: 0) } è finita. sorry-a11y replay { NUMBER($number, useGrouping: 0) } la fa riascoltare.
store-error-in-use = Qualcuno sta giocando proprio ora la partita { NUMBER($number, useGrouping: 0) }.
store-error-hands-hidden = Questa partita non è finita, e chi gioca nasconde le sue carte agli altri. sorry-a11y resume la continua.
store-error-no-person = Nella partita { NUMBER($number, useGrouping: 0) } giocano solo i bot. sorry-a11y replay { NUMBER($number, useGrouping: 0) } la fa ascoltare.
store-error-already = Hai già questa partita, è la partita { NUMBER($number, useGrouping: 0) }.
store-error-no-file = Il file { $file } non c'è.
store-error-not-a-file = { $file } non è un file normale.
store-error-exists = { $file } c'è già, perciò non è stato scritto nulla. Scegli un altro nome.
store-error-cannot-read = { $file } non si può leggere.
store-error-cannot-write = { $file } non si può scrivere.
store-error-set-aside = Il file delle tue partite era danneggiato. Ciò che si poteva leggere è nel tuo elenco e il file danneggiato ora è { $file }.

# -- why a game is not being saved

store-trouble-full = Il disco è pieno, perciò la partita continua senza essere salvata.
store-trouble-read-only = Nella cartella delle partite non si può scrivere, perciò la partita continua senza essere salvata.
store-trouble-gone = Il file di questa partita è sparito, perciò la partita continua senza essere salvata.
store-trouble-failed = Il disco non è riuscito a salvare la partita, perciò continua senza essere salvata.
store-trouble-changed = Qualcun altro ha cambiato il file di questa partita, perciò ora è salvata di nuovo per intero come partita { NUMBER($number, useGrouping: 0) }.
store-unsaved = Gli ultimi turni di questa partita non si sono potuti salvare.

# -- statistics

# $who: you o other, di chi è il tavolo.
store-friends = { $who ->
    [you] Una partita al tuo tavolo non è finita, sorry-a11y join ci torna.
   *[other] Una partita al tavolo di { $name } non è finita, sorry-a11y join ci torna.
}
store-no-games = Non hai ancora partite salvate.
store-reading = Partite lette, { $done } su { $count }.
store-games = Hai giocato { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, finite { $finished }, vinte { $won }.
# $opponent: a kind of bot, or people
store-wins = { $book ->
    [dog] A Dog
    [parker] A Sorry! con le istruzioni Parker
    [bounce-home] A Sorry! con rimbalzo da casa
    [hobby] A Sorry! con le regole hobby
   *[hasbro] A Sorry!
} contro { $opponent ->
    [beginner] principianti
    [casual] avversari occasionali
    [steady] avversari regolari
    [strong] avversari forti
    [champion] campioni
    [bumper] avversari aggressivi
    [homebody] avversari prudenti
    [racer] avversari veloci
    [chance] avversari a caso
    [runner] avversari normali
   *[other] { $opponent }
} hai vinto { $won ->
    [one] 1 partita
   *[other] { $won } partite
} su { $games }.
store-opponent-people = persone
# $when: a day
store-best = La tua vittoria più veloce è stata a { $book ->
    [dog] Dog
    [parker] Sorry! con le istruzioni Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! con le regole hobby
   *[hasbro] Sorry!
} in { $turns ->
    [one] 1 tuo turno
   *[other] { $turns } tuoi turni
}, { $when }, partita { NUMBER($number, useGrouping: 0) }.
store-worst = La tua sconfitta peggiore è stata a { $book ->
    [dog] Dog
    [parker] Sorry! con le istruzioni Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! con le regole hobby
   *[hasbro] Sorry!
} con { $home ->
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
store-streak = La tua serie più lunga è di { $longest ->
    [one] 1 vittoria
   *[other] { $longest } vittorie
}, quella di adesso è di { $current }.
# $game: il tipo di gioco. $cost: di una partita in media, in punti; $games: quante
store-rating = A { $game ->
    [dog] Dog
   *[sorry] Sorry!
} le tue scelte ti costano { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
} di probabilità di vincere a partita, { $games ->
    [one] finora in 1 partita
   *[other] in media su { $games } partite
}.
# Quanto costano 100 scelte in una partita alla pari, in punti
store-rating-value = Il tuo punteggio di scelta è { $rating }{ $error ->
    [0] {""}
   *[other] , { $error } in più o in meno
}. Più è basso, meglio è, i bot occasionali hanno circa { $casual }, quelli forti { $strong }.
# $before e $lately: il punteggio nella prima metà delle ultime $games partite e nella seconda
store-rating-trend = Nelle tue ultime { $games } partite le scelte ti costano { $direction ->
    [less] meno, il punteggio scende da { $before } a { $lately }
    [more] di più, il punteggio sale da { $before } a { $lately }
   *[same] più o meno lo stesso, il punteggio era { $before } prima e { $lately } poi
}.
store-games-undone = { $count ->
    [one] In 1 partita sono stati annullati dei turni.
   *[other] In { $count } partite sono stati annullati dei turni.
}
store-games-imported = { $count ->
    [one] 1 partita importata non conta.
   *[other] { $count } partite importate non contano.
}

# -- hearing a game again

store-replay-help = con un tasto qualsiasi continui, p torna indietro, r ripete, q esce
store-replayed = la partita finisce qui
