# I menu prima e dopo una partita, e come si scrive un nome.

menu-open = { $mode ->
    [lines] Menu iniziale, scrivi h e premi Invio per l'aiuto
   *[keys] Menu iniziale, h spiega i tasti
}
menu-help = una cifra legge una voce, e la sceglie se l'hai già sentita, le frecce leggono le altre, anche n e p, Invio sceglie quella appena letta, Esc torna indietro, q esce
menu-more = altro
menu-more-settings = altro, con impostazioni ed esci
menu-more-games = torna alle partite
menu-more-others = Dog e altro
# $who: you o other, di chi è il tavolo.
menu-table = { $who ->
    [you] torna al tuo tavolo
   *[other] torna al tavolo di { $name }
}
menu-table-waited = toccava a te quando l'hai lasciato
menu-kept = continua { $game }
menu-again = gioca di nuovo, { $game }
menu-more-opponents = gioca contro tre avversari
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! con le istruzioni Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! con le regole hobby
   *[hasbro] Sorry!
}
# La prima riga per chi non ha ancora mai giocato, e che cosa si dice quando quella partita comincia.
menu-newcomer = gioca una prima partita breve a Sorry!
menu-newcomer-choose = Invio gioca la scelta che senti, n dice la prossima
menu-newcomer-ask = w dice dove sono le tue pedine, h spiega ogni tasto
menu-newcomer-hand = f dice la tua mano, w dove sono le tue pedine, h spiega ogni tasto
menu-choose = prepara una partita
menu-today = partita e posizione del giorno
menu-learn = impara a giocare
menu-settings = impostazioni
menu-language = lingua
menu-language-name = italiano
menu-language-open = lingue
menu-quit = esci

menu-choose-open = prepara una partita, Esc torna indietro
menu-game = gioco, { $text }
menu-game-open = a che gioco vuoi giocare?
menu-opponents = avversari, { $text }
menu-opponents-open = che avversari vuoi?
menu-each = scegli ogni avversario
menu-each-open = avversario { $number }
menu-kind = { $kind ->
    [beginner] { $number ->
        [all] principianti
       *[each] principiante
    }
    [casual] { $number ->
        [all] occasionali
       *[each] occasionale
    }
    [steady] { $number ->
        [all] regolari
       *[each] regolare
    }
    [strong] { $number ->
        [all] forti
       *[each] forte
    }
    [champion] { $number ->
        [all] campioni
       *[each] campione
    }
    [bumper] { $number ->
        [all] aggressivi
       *[each] aggressivo
    }
    [homebody] { $number ->
        [all] prudenti
       *[each] prudente
    }
    [racer] { $number ->
        [all] veloci
       *[each] veloce
    }
    [chance] a caso
   *[runner] { $number ->
        [all] normali
       *[each] normale
    }
}
# come gioca un tipo di avversario; $who: il suo nome in un elenco
menu-way = { $kind ->
    [beginner] { $who }, spesso in errore
    [casual] { $who }, ogni tanto in errore
    [steady] { $who }, di rado in errore
    [strong] { $who }, quasi mai in errore
    [champion] { $who }, mai in errore, con lo sguardo avanti
    [bumper] { $who }, con il gusto di mangiare pedine
    [homebody] { $who }, con il gusto di stare al sicuro
    [racer] { $who }, con il gusto di correre
    [chance] { $who }, una mossa qualsiasi
   *[runner] { $who }, verso casa, frenando gli altri
}
menu-begin = comincia la partita
menu-players = giocatori, { $count }
menu-people = a questa tastiera, { $count ->
    [0] solo tu
   *[other] anche { $names }
}
menu-with = con { $names }
menu-against = avversari { $names }
menu-teams = { $value ->
    [yes] a squadre
   *[no] squadre, nessuna
}
menu-points = { $until ->
    [no] punti, nessuno
    [target] gioco fino a { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
   *[rounds] gioco a punti, { $count ->
        [one] 1 manche
       *[other] { $count } manche
    }
}
menu-points-open = gioco a punti, con cinque carte in mano
menu-rules = { $count ->
    [0] varianti, nessuna
   *[other] varianti, { $count }
}
menu-rules-open = varianti, una cifra ne legge una, e la cambia se l'hai già sentita, Esc torna indietro
menu-first = { $how ->
    [draw] ognuno pesca, comincia chi ha la carta più alta
   *[lot] chi comincia, si tira a sorte
}
menu-first-colour = comincia { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
menu-first-open = chi comincia?
menu-keep = salva questa configurazione
menu-table-kept = salvata come { $name }
menu-tables = configurazioni salvate
menu-tables-open = queste sono le tue configurazioni salvate

menu-type-name = scrivi { $what ->
    [setup] un nome per questa configurazione
    [person] il nome di chi gioca qui con te
   *[player] il tuo nome
} e premi Invio, o solo Invio per nessun nome, Esc torna indietro
menu-name-refused = questo nome non va, usa da 1 a { $count } lettere e nessuna parola del gioco

menu-play-again = gioca di nuovo
menu-review = la scelta migliore e la peggiore
menu-replay = riascoltala passo per passo
menu-transcript = leggi tutta la partita
menu-menu = menu iniziale
menu-result = { $won ->
    [0] { $games ->
        [one] era la tua prima partita di questo tipo
       *[other] hai giocato { $games } partite di questo tipo
    }
   *[other] { $games ->
        [one] era la tua prima partita di questo tipo, e hai vinto
       *[other] di { $games } partite di questo tipo { $won ->
            [one] ne hai vinta 1
           *[other] ne hai vinte { $won }
        }
    }
}
menu-streak = { $wins } di fila

# -- giocare con gli amici

menu-friends = gioca con gli amici
menu-friends-open = gioca con gli amici, Esc torna indietro
menu-friends-back = torna all'ultimo tavolo
menu-friends-join = unisciti a un tavolo con un codice d'invito
menu-friends-host = apri un tavolo, { $game }
menu-friends-choose = prepara una partita e apri un tavolo
menu-friends-list = elenca i tavoli aperti a tutti
menu-friends-hall = incontra altri nella sala
menu-friends-list-open = questi tavoli sono aperti a tutti, Esc torna indietro
menu-friends-server = { $address ->
    [none] nessun server, i tavoli si aprono su questo computer
   *[other] il server è { $address }
}
menu-friends-hint-code = Invio chiude la riga, Esc torna indietro
menu-friends-type-code = scrivi il codice d'invito, o incolla il link
menu-friends-hint-address = { $address ->
    [none] o solo Invio per questo computer
   *[other] o solo Invio per { $address }
}
menu-friends-type-address = scrivi l'indirizzo del tavolo
menu-friends-hint-server = o solo Invio per nessun server
menu-friends-type-server = scrivi l'indirizzo di un server
menu-friends-no-address = questo non è un indirizzo, scrivine uno come tavolo.example o 192.168.1.5
menu-friends-one = { $game }, { $host } è a capo del tavolo, { $open ->
    [0] nessun posto è libero
    [one] 1 posto è libero
   *[other] { $open } posti sono liberi
}

# -- da consultare, dove non ci sono comandi

menu-archive = regole, partite salvate e statistiche
menu-archive-open = che cosa vuoi sentire?
menu-read-rules = regole di { $game }
menu-saved-games = partite salvate
menu-statistics = statistiche
menu-sounds = suoni del gioco
menu-delete = cancella
menu-go-on = continua

# La partita e le posizioni del giorno.

# $date: un giorno con l'articolo, "il 23 novembre 2026"
today-open = partita e posizione, { $date }
today-unsaved = il salvataggio è spento, quindi la partita del giorno vale come allenamento
today-game = partita del giorno, { $table }{ $hands ->
    [yes] , con carte in mano e un compagno
   *[no] { "" }
}
today-continue = continua la partita del giorno
today-again = rigioca la partita del giorno per allenarti, { $result }
today-result = { $won ->
    [yes] hai vinto in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
   *[no] hai perso con { $home ->
        [0] nessuna pedina
        [one] una pedina
       *[other] { $home } pedine
    } a casa
}
today-practice = questa partita l'hai già giocata, quindi è un allenamento
today-streak = { $days ->
    [one] hai giocato la partita del giorno
   *[other] hai giocato la partita del giorno per { $days } giorni di fila
}
today-share = la riga da passare agli amici
today-line = Sorry! a11y, partita del giorno, { $date }
today-line-luck = fortuna { $sign ->
    [minus] meno
   *[plus] più
} { $luck }
today-line-cost = le mie scelte sono costate { $cost }
today-known = ascolta la migliore partita di ieri che conosciamo
today-known-open = la migliore partita che conosciamo, { $date }, { $kind ->
    [person] è la tua
    [champion] è di un campione
    [strong] è di un giocatore forte
    [racer] è di un giocatore veloce
    [bumper] è di un giocatore aggressivo
   *[runner] è di un giocatore normale
}
today-known-result = { $won ->
    [yes] vinta in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
   *[no] persa con { $home ->
        [0] nessuna pedina
        [one] una pedina
       *[other] { $home } pedine
    } a casa
}
today-position = posizione del giorno
today-position-before = posizione di ieri
today-more = altre posizioni
today-level-open = quanto difficile?
today-level = { $level ->
    [easy] facile
    [medium] media
   *[hard] difficile
}
today-position-of = posizione del giorno, { $date }
today-position-number = posizione { NUMBER($number, useGrouping: 0) }, { $level ->
    [easy] facile
    [medium] media
   *[hard] difficile
}
today-puzzle = { $title }, { $count } scelte, qual è la migliore?
today-puzzle-right = è la scelta migliore
today-puzzle-better = è meglio la scelta { $number }
today-puzzle-worth = la scelta { $number } vince { $wins } volte su 100
today-another = un'altra posizione
today-back = torna indietro

# Una stagione: cinque livelli di avversari, due vittorie su tre per ciascuno.

season-none = stagione, cinque avversari, due vittorie su tre con ciascuno
season-level = stagione, livello { $level } di { $levels }
season-lead = { $lead ->
    [you] conduci { $more } a { $less }
    [other] insegui { $less } a { $more }
    [level] { $more } pari
   *[none] ancora nessuna partita
}
season-won = stagione, tutti i livelli vinti
season-rules = due vittorie su tre aprono il livello seguente, e non si annulla nulla
season-unsaved = il salvataggio è spento, quindi la stagione resta com'è
season-play = gioca la partita { $game } contro { $name }
season-continue = continua la partita della stagione
season-next = prossima partita della stagione
season-again = comincia un'altra stagione
season-anew = ricomincia la stagione
season-anew-open = ricominciare dal livello 1? Sei al livello { $level }
season-anew-no = no, avanti così
season-anew-yes = sì, ricomincia dal livello 1
season-opens = hai vinto due partite, si apre il livello { $level }, contro { $name }
season-lost = { $name } ha vinto due partite, il livello { $level } ricomincia
season-all-won = hai vinto tutti i livelli, la stagione è tua

# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
saved-cut = Manca la fine del file, perciò la partita continua dalla sua ultima riga intera.
saved-imported = Ora è la partita { NUMBER($number, useGrouping: 0) } del tuo elenco.
saved-rescued = La parte buona della partita { NUMBER($number, useGrouping: 0) } ora è la partita { NUMBER($to, useGrouping: 0) }.
saved-exported = La partita { NUMBER($number, useGrouping: 0) } ora è anche in { $file }.
saved-deleted = La partita { NUMBER($number, useGrouping: 0) } è cancellata.
saved-delete-choose = premi y per cancellarla, con un altro tasto resta
saved-kept = La partita resta nel tuo elenco.

# -- a game in the list

saved-game = partita { NUMBER($number, useGrouping: 0) }
saved-turns = { $count ->
    [0] ancora nessun turno
    [one] 1 turno
   *[other] { $count } turni
}
saved-home = { $count ->
    [0] nessuna pedina arrivata
    [one] 1 pedina arrivata
   *[other] { $count } pedine arrivate
}
saved-home-of = { $name } { $count ->
    [0] non ha pedine arrivate
    [one] ha 1 pedina arrivata
   *[other] ha { $count } pedine arrivate
}
saved-playing = in corso
saved-unfinished = non finita
# $who: you alone, you together with $names, or only others
saved-won = { $who ->
    [you] hai vinto
    [together] tu e { $names } avete vinto
   *[other] vittoria di { $names }
}
saved-theirs = importata
saved-undone = { $count ->
    [one] 1 turno annullato
   *[other] { $count } turni annullati
}
# With its article, as behind "cominciata".

# -- what went wrong

saved-error-not-a-record = Questo non è il file di una partita.
saved-error-newer = Questo file viene da una versione più nuova del gioco. Aggiorna la tua per leggerlo.
saved-error-cut = Manca la fine del file. sorry-a11y import prende ciò che ne resta.
saved-error-cut-header = Il file finisce prima che la partita cominci.
saved-error-too-big = Questo file è troppo lungo per essere quello di una partita.
saved-error-changed = La riga { NUMBER($line, useGrouping: 0) } del file è rovinata o è stata cambiata.
saved-error-header = La riga { NUMBER($line, useGrouping: 0) } del file è fuori posto.
saved-error-refused = La riga { NUMBER($line, useGrouping: 0) } del file va contro le regole del gioco.
saved-error-no-game = La partita { NUMBER($number, useGrouping: 0) } non c'è.
saved-error-none-unfinished = Non hai partite da finire. Scrivi sorry-a11y per cominciarne una.
saved-error-unreadable = La partita { NUMBER($number, useGrouping: 0) }, la tua ultima, non si può leggere, e non ne hai altre da finire. sorry-a11y games dice perché.
saved-error-finished = La partita { NUMBER($number, useGrouping: 0) } è finita. sorry-a11y replay { NUMBER($number, useGrouping: 0) } la fa riascoltare.
saved-error-in-use = Qualcuno sta giocando proprio ora la partita { NUMBER($number, useGrouping: 0) }.
saved-error-hands-hidden = Questa partita non è finita, e chi gioca nasconde le sue carte agli altri. sorry-a11y resume la continua.
saved-error-no-person = Nella partita { NUMBER($number, useGrouping: 0) } giocano solo i bot. sorry-a11y replay { NUMBER($number, useGrouping: 0) } la fa ascoltare.
saved-error-already = Hai già questa partita, è la partita { NUMBER($number, useGrouping: 0) }.
saved-error-no-file = Il file { $file } non c'è.
saved-error-not-a-file = { $file } non è un file normale.
saved-error-exists = { $file } c'è già, perciò non è stato scritto nulla. Scegli un altro nome.
saved-error-cannot-read = { $why ->
    [denied] { $file } non si può leggere, perché i suoi permessi non lo consentono.
    [locked] { $file } non si può leggere, perché un altro programma lo tiene bloccato.
    [no-locks] { $file } non si può leggere, perché il suo disco non ha blocchi.
    [newer] { $file } viene da una versione più nuova del gioco. Aggiorna la tua per leggerlo.
    [foreign] { $file } è un file di un altro programma. Resta com'è.
    [full] { $file } non si può leggere, perché il disco è pieno.
   *[other] { $file } non si può leggere.
}
saved-error-cannot-write = { $why ->
    [full] { $file } non si può scrivere, perché il disco è pieno.
    [read-only] { $file } non si può scrivere, perché il disco è di sola lettura.
    [denied] { $file } non si può scrivere, perché i permessi non lo consentono.
    [gone] { $file } non si può scrivere, perché manca la cartella.
    [locked] { $file } non si può scrivere, perché un altro programma lo tiene bloccato.
    [no-locks] { $file } non si può scrivere, perché il suo disco non ha blocchi.
    [newer] { $file } viene da una versione più nuova del gioco. Aggiorna la tua per cambiarlo.
    [foreign] { $file } è un file di un altro programma. Resta com'è.
   *[other] { $file } non si può scrivere.
}
saved-error-damaged = { $why ->
    [full] { $file } è danneggiato. Il disco è pieno, perciò ciò che si può leggere non si può salvare.
    [read-only] { $file } è danneggiato. Il disco è di sola lettura, perciò ciò che si può leggere non si può salvare.
    [denied] { $file } è danneggiato. Nella cartella non si può scrivere, perciò ciò che si può leggere non si può salvare.
   *[other] { $file } è danneggiato, e ciò che si può leggere non è stato salvato.
}
saved-error-set-aside = Il file delle tue partite era danneggiato. { $saved ->
    [no] { $lost ->
        [0] Nessuna partita si poteva leggere
        [one] La sua unica partita non si poteva leggere
       *[other] Delle sue { $lost } partite nessuna si poteva leggere
    }
   *[yes] { $whole ->
        [0] Nessuna partita è intera
        [one] 1 partita è salva per intero
       *[other] { $whole } partite sono salve per intero
    }{ $part ->
        [0] { "" }
       *[other] , { $part } fino al danno
    }, { $lost ->
        [0] nessuna è perduta
        [one] 1 è perduta
       *[other] { $lost } sono perdute
    }
}. { $notes ->
    [no] I tavoli e i posti salvati insieme possono essere perduti.{ " " }
   *[yes] { "" }
}Il file danneggiato ora è { $file }.

# -- why a game is not being saved

saved-trouble-full = Il disco è pieno, perciò la partita continua senza essere salvata.
saved-trouble-read-only = Il disco è di sola lettura, perciò la partita continua senza essere salvata.
saved-trouble-denied = Nella cartella delle partite non si può scrivere, perciò la partita continua senza essere salvata.
saved-trouble-gone = La cartella delle partite manca, perciò la partita continua senza essere salvata.
saved-trouble-locked = Un altro programma tiene bloccato il file delle partite, perciò la partita continua senza essere salvata.
saved-trouble-no-locks = Il disco non ha blocchi, perciò la partita continua senza essere salvata.
saved-trouble-newer = Il file delle tue partite viene da una versione più nuova, perciò la partita continua senza essere salvata.
saved-trouble-foreign = Il file al posto delle tue partite è di un altro programma, perciò la partita continua senza essere salvata.
saved-trouble-failed = Il disco non è riuscito a salvare la partita, perciò continua senza essere salvata.
saved-trouble-changed = Qualcun altro ha cambiato il file di questa partita, perciò ora è salvata di nuovo per intero come partita { NUMBER($number, useGrouping: 0) }.
saved-trouble-damaged = Il file delle tue partite era danneggiato, perciò questa ora è salvata di nuovo per intero come partita { NUMBER($number, useGrouping: 0) }.
saved-unsaved = Gli ultimi turni di questa partita non si sono potuti salvare.
saved-waits = il disco non ha ancora risposto
saved-waits-to-end = il programma termina appena il disco ha salvato tutto

# -- statistics

# $who: you o other, di chi è il tavolo.
saved-friends = { $who ->
    [you] Una partita al tuo tavolo non è finita, sorry-a11y join ci torna.
   *[other] Una partita al tavolo di { $name } non è finita, sorry-a11y join ci torna.
}
saved-no-games = Non hai ancora partite salvate.
saved-reading = Partite lette, { $done } su { $count }.
statistics-games = Hai giocato { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, finite { $finished }, vinte { $won }.
# $opponent: a kind of bot, or people
statistics-wins = { $book ->
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
statistics-people = persone
# $when: a day
statistics-best = La tua vittoria più veloce è stata a { $book ->
    [dog] Dog
    [parker] Sorry! con le istruzioni Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! con le regole hobby
   *[hasbro] Sorry!
} in { $turns ->
    [one] 1 tuo turno
   *[other] { $turns } tuoi turni
}, { $when }, partita { NUMBER($number, useGrouping: 0) }.
statistics-worst = La tua sconfitta peggiore è stata a { $book ->
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
statistics-bumps = Hai mangiato { $given ->
    [one] 1 pedina
   *[other] { $given } pedine
}, te ne hanno { $taken ->
    [one] mangiata 1
   *[other] mangiate { $taken }
}.
statistics-streak = La tua serie più lunga è di { $longest ->
    [one] 1 vittoria
   *[other] { $longest } vittorie
}, quella di adesso è di { $current }.
# $game: il tipo di gioco. $cost: di una partita in media, in vittorie su 100; $games: quante
statistics-rating = A { $game ->
    [dog] Dog
   *[sorry] Sorry!
} le tue scelte in una partita ti costano { $cost ->
    [one] 1 vittoria
   *[other] { $cost } vittorie
} su 100, { $games ->
    [one] finora in 1 partita
   *[other] in media su { $games } partite
}.
# Quanto costano 100 scelte in una partita alla pari, in vittorie su 100
statistics-rating-value = Il tuo punteggio di scelta è { $rating }{ $error ->
    [0] {""}
   *[other] , { $error } in più o in meno
}. Più è basso, meglio è, i bot occasionali hanno circa { $casual }, quelli forti { $strong }.
# $before e $lately: il punteggio nella prima metà delle ultime $games partite e nella seconda
statistics-rating-trend = Nelle tue ultime { $games } partite le scelte ti costano { $direction ->
    [less] meno, il punteggio scende da { $before } a { $lately }
    [more] di più, il punteggio sale da { $before } a { $lately }
   *[same] più o meno lo stesso, il punteggio era { $before } prima e { $lately } poi
}.
statistics-undone = { $count ->
    [one] In 1 partita sono stati annullati dei turni.
   *[other] In { $count } partite sono stati annullati dei turni.
}
statistics-imported = { $count ->
    [one] 1 partita importata non conta.
   *[other] { $count } partite importate non contano.
}

# -- hearing a game again

saved-replay-help = con un tasto qualsiasi continui, p torna indietro, r ripete, q esce
saved-replayed = la partita finisce qui
