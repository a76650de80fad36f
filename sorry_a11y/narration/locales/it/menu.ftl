# I menu prima e dopo una partita, e come si scrive un nome.

menu-open = Menu iniziale a { $mode ->
    [lines] righe, un comando e Invio, h per l'aiuto
   *[keys] tasti singoli, h per l'aiuto
}
menu-help = una cifra legge una voce, e la sceglie se l'hai già sentita, Invio sceglie quella appena letta, n legge la prossima, q esce
menu-more = altro
# Un menu iniziale con più di nove voci ha due parti.
menu-part = { $part ->
    [games] torna alle partite
    [settings] altro, con impostazioni
   *[rest] altro, con impostazioni ed esci
}
# $who: you o other, di chi è il tavolo.
menu-table = { $who ->
    [you] torna al tuo tavolo
   *[other] torna al tavolo di { $name }
}
menu-table-waited = toccava a te quando l'hai lasciato
menu-kept = continua { $game }
menu-again = gioca di nuovo, { $game }
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! con le istruzioni Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! con le regole hobby
   *[hasbro] Sorry!
}
# La prima riga per chi non ha ancora mai giocato, e che cosa si dice quando quella partita comincia.
menu-newcomer = Sorry!, una prima partita breve
menu-newcomer-choose = Invio gioca la scelta che senti, n dice la prossima
menu-newcomer-ask = w dice dove sono le tue pedine, h spiega ogni tasto
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
menu-people = { $count ->
    [0] solo tu a questa tastiera
    [one] { $names } gioca a questa tastiera
   *[other] { $names } giocano a questa tastiera
}
menu-with = con { $names }
menu-against = avversari { $names }
menu-teams = { $value ->
    [yes] a squadre
   *[no] senza squadre
}
menu-points = { $until ->
    [no] gioco a punti, no
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
   *[lot] chi comincia si tira a sorte
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

menu-type-name = scrivi un nome e premi Invio, o solo Invio per nessun nome, Esc torna indietro
menu-name-so-far = nome { $name }, Invio lo salva
menu-name-refused = questo nome non va, usa da 1 a { $count } lettere e nessuna parola del gioco

menu-play-again = gioca di nuovo
menu-review = rivedi le tue scelte
menu-replay = riascoltala passo per passo
menu-transcript = leggi tutta la partita
menu-menu = menu iniziale
menu-result = { $won ->
    [0] { $games ->
        [one] era la tua prima partita così, ancora nessuna vittoria
       *[other] di { $games } partite così non ne hai ancora vinta nessuna
    }
   *[other] { $games ->
        [one] era la tua prima partita così, e hai vinto
       *[other] di { $games } partite così { $won ->
            [one] ne hai vinta 1
           *[other] ne hai vinte { $won }
        }
    }
}

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
menu-friends-type-code = scrivi il codice d'invito
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
