# I menu prima e dopo una partita, e come si scrive un nome.

menu-open = Menu iniziale a { $mode ->
    [lines] righe, un comando e Invio, h aiuta
   *[keys] tasti singoli, h aiuta
}
menu-help = una cifra dice una voce, di nuovo la sceglie, Invio sceglie quella detta, q esce
menu-more = altro
menu-kept = continua, { $game }
menu-again = di nuovo, { $game }
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! secondo il foglio Parker
    [bounce-home] Sorry! con rimbalzo a casa
    [hobby] Sorry! secondo le regole hobby
   *[hasbro] Sorry!
}
menu-choose = prepara un tavolo
menu-learn = impara
menu-settings = impostazioni
menu-language = lingua
menu-language-name = italiano
menu-language-open = lingue
menu-quit = esci

menu-choose-open = prepara un tavolo, Esc torna indietro
menu-game = gioco, { $text }
menu-game-open = quale gioco
menu-opponents = avversari, { $text }
menu-opponents-open = quali avversari
menu-each = uno alla volta
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
        [all] solidi
       *[each] solido
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
        [all] casalinghi
       *[each] casalingo
    }
    [racer] { $number ->
        [all] corridori
       *[each] corridore
    }
    [chance] a caso
   *[runner] soliti
}
menu-begin = comincia
menu-players = giocatori, { $count }
menu-people = { $count ->
    [0] nessun altro a questa tastiera
   *[other] a questa tastiera anche { $names }
}
menu-with = con { $names }
menu-against = avversari { $names }
menu-teams = { $value ->
    [yes] a squadre
   *[no] senza squadre
}
menu-points = { $until ->
    [no] senza punti
    [target] fino a { $count } punti
   *[rounds] { $count ->
        [one] a punti, 1 partita
       *[other] a punti, { $count } partite
    }
}
menu-points-open = punti, dopo partite con cinque carte in mano
menu-rules = { $count ->
    [0] varianti, nessuna
   *[other] varianti, { $count }
}
menu-rules-open = varianti, una cifra ne dice una, di nuovo la cambia, Esc torna indietro
menu-first = { $how ->
    [draw] comincia chi pesca la carta più alta
   *[lot] la sorte dice chi comincia
}
menu-first-colour = comincia il { $colour }
menu-first-open = chi comincia
menu-keep = salva questo tavolo con un nome
menu-table-kept = salvato come { $name }
menu-tables = i tuoi tavoli
menu-tables-open = i tuoi tavoli

menu-type-name = scrivi un nome e Invio, solo Invio per nessuno, Esc torna indietro
menu-name-so-far = nome { $name }, Invio lo salva
menu-name-refused = qui questo non è un nome, usa da 1 a { $count } lettere che il gioco non usa nelle frasi

menu-play-again = gioca ancora
menu-review = rivedi le tue scelte
menu-replay = riascolta, un pezzo alla volta
menu-transcript = riascolta tutto
menu-menu = menu iniziale
menu-result = di partite così { $won ->
    [0] non ne hai ancora vinta nessuna
    [one] ne hai vinta 1 su { $games }
   *[other] ne hai vinte { $won } su { $games }
}

# -- giocare con gli amici

menu-friends = gioca con gli amici
menu-friends-open = gioca con gli amici, Esc torna indietro
menu-friends-back = torna all'ultimo tavolo
menu-friends-join = siediti con un codice d'invito
menu-friends-host = apri un tavolo, { $game }
menu-friends-choose = apri un tavolo a scelta
menu-friends-list = tavoli aperti a tutti
menu-friends-list-open = tavoli aperti a tutti, Esc torna indietro
menu-friends-server = { $address ->
    [none] nessun server, i tavoli si aprono su questo computer
   *[other] il server è { $address }
}
menu-friends-hint-code = Invio chiude la riga, Esc torna indietro
menu-friends-type-code = scrivi il codice d'invito
menu-friends-hint-address = { $address ->
    [none] solo Invio prende questo computer
   *[other] solo Invio prende { $address }
}
menu-friends-type-address = scrivi l'indirizzo del tavolo
menu-friends-hint-server = solo Invio per nessun server
menu-friends-type-server = scrivi l'indirizzo di un server
menu-friends-no-address = questo non è un indirizzo, uno è come tavolo.example o 192.168.1.5
menu-friends-one = { $game }, il tavolo è di { $host }, { $open ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $open } posti liberi
}

# -- da consultare, dove non ci sono comandi

menu-archive = regole, partite salvate e statistiche
menu-archive-open = che cosa vuoi sentire?
menu-read-rules = regole di { $game }
menu-saved-games = partite salvate
menu-statistics = statistiche
menu-sounds = suoni del gioco
menu-delete = elimina
menu-go-on = continua
