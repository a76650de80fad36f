# The command line: help, and mistakes in one line each: what was wrong, what would be right.

cli-help =
    sorry-a11y fa giocare a Sorry! e a Dog a orecchio e in braille.
    Uso: sorry-a11y [comando] [opzioni]
    Senza un comando si apre un menu. Lì h dice i tasti e q esce.

    play       gioca una partita
    today      gioca la partita e la posizione del giorno
    window     gioca in una finestra del browser, senza terminale
    learn      brevi lezioni, learn dog quelle di Dog
    host       apre un tavolo per amici altrove
    join       si siede al tavolo di un amico
    resume     continua una partita
    games      elenca le partite salvate
    review     fa sentire le scelte che ti sono costate di più
    statistics dice quante volte hai vinto
    rules      dice le regole di un gioco
    keys       dice i tasti
    doctor     scopre che cosa parla, suona e scrive, e che cosa no

    Anche puzzle, settings, board, sounds, transcript, export, import, plays,
    simulate, replay, docs, e per i server serve, server e tables.
    sorry-a11y play --help elenca le opzioni di una partita, e così via.
    --lang LINGUA parla en, de, it o zh-Hant. --version dice la versione.
    Questo gioco non è legato al proprietario del marchio Sorry!
cli-help-play =
    sorry-a11y play [opzioni]
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --players N          2, 3 o 4 giocatori, tu hai il rosso
    --opponents A,B      uno per tutti o uno per ciascuno, beginner, casual,
                         steady, strong, champion, bumper, homebody, racer,
                         runner o chance
    --seats POSTI        chi siede dove, come red=you,yellow=runner,blue=Ann
    --name NOME          come ti chiami
    --teams              rosso e giallo contro verde e azzurro
    --points             gioco a punti, con cinque carte in mano
    --rounds N           gioca N manche a punti
    --target N           gioca a punti finché qualcuno ne ha N
    --quick              una pedina di ogni colore comincia sul percorso
    --rules A=B,C=D      varianti, sorry-a11y rules le elenca
    --seed N             stesso seme e stessi tasti danno la stessa partita
    --mode MODO          keys, tasti singoli, o lines, righe con Invio
    --pace RITMO         avversari tutti insieme con all, uno per tasto con
                         step, uno ogni tanti secondi con 1s, 2s o 3s
    --verbosity QUANTO   brief breve, normal normale o full completo
    --digits COME        tell legge prima una scelta, play la gioca subito
    --forced COME        ask chiede anche una scelta unica, play la gioca
    --guard N            ignora i tasti che giocano nei primi N millisecondi
    --first CHI          chi comincia, un colore, lot a sorte, o draw pescando
    --output COME        terminal scritto, speech parlato o both, tutti e due
    --sound QUANTI       full tutti, short quelli importanti, off nessuno
    --volume N           suoni, da 0 a 100
    --mono COME          yes o no
    --sounds CARTELLA    suoni tuoi
    --bell COME          yes o no, un segnale quando tocca a te con amici
    --messages COME      now o wait, che cosa dicono gli amici mentre scegli
    --banter COME        usual, rare o off, che cosa dicono gli avversari
    --drama COME         yes o no, una frase nei momenti di tensione
    --save COME          yes o no, se la partita viene salvata
    --cells N            righe non più lunghe di una riga braille di N celle
    --no-undo            nessuno può annullare un turno
    --lang LINGUA        en, de, it o zh-Hant
cli-help-today =
    sorry-a11y today [opzioni]
    Gioca la partita del giorno, uguale per tutti, dove non si annulla nulla.
    Il primo tentativo conta, gli altri sono allenamento. Offre anche la
    posizione del giorno e quella di ieri.
    --name NOME          come ti chiami
    --mode e le impostazioni come per play.
cli-help-window =
    sorry-a11y window
    Apre il gioco in una finestra sua, in Chromium, Chrome o Edge, altrimenti
    nel tuo browser. Partite e impostazioni sono quelle del terminale. Il
    comando finisce quando chiudi la finestra.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-puzzle =
    sorry-a11y puzzle [LIVELLO]
    Chiede la scelta migliore, una posizione dopo l'altra.
    LIVELLO è easy, medium o hard, altrimenti medium.
    --seed N             comincia dalla posizione N
    --mode e le impostazioni come per play.
cli-help-learn =
    sorry-a11y learn [dog]
    Insegna Sorry! o Dog in brevi lezioni, con un tasto da premere. q esce.
    --mode MODO          keys, tasti singoli, o lines, righe con Invio
    --lang LINGUA        en, de, it o zh-Hant
cli-help-host =
    sorry-a11y host [opzioni]
    Apre un tavolo per amici ad altri computer e ne dice il codice.
    --seats POSTI        chi siede dove, you, open o un bot, come
                         red=you,yellow=open,blue=runner
    --name NOME          come ti chiami
    --at SERVER          apre il tavolo su un server, non qui
    --port N             dove ascolta questo programma, altrimenti 8765
    --page               gioca nel browser di questo computer
    --undo COME          annullare, ask chiede agli altri, off no, o host,
                         decide chi è a capo del tavolo
    --stand-in COME      se un bot gioca per chi manca, anyone, auto o wait
    --patience N         secondi prima di questo, o 45, o day, un giorno a turno
    --watch COME         yes o no, se altri possono seguire la partita
    --public COME        yes o no, se un server elenca il tavolo
    --game, --rules, --teams, --points, --rounds, --target, --quick, --mode
    e le impostazioni sono quelle di play.
cli-help-join =
    sorry-a11y join CODICE [opzioni]
    Si siede al tavolo con quel codice d'invito, o con il link.
    sorry-a11y join      torna all'ultimo tavolo
    --at INDIRIZZO       dove è il tavolo, altrimenti questo computer
    --name NOME          come ti chiami
    --seat COLORE        red, blue, yellow o green
    --watch              segue la partita senza un posto
    --mode e le impostazioni sono quelle di play.
cli-help-resume =
    sorry-a11y resume [N]
    Continua la partita N dell'elenco, o l'ultima giocata tra quelle non finite.
    --mode, --pace, --verbosity e le altre impostazioni sono quelle di play.
cli-help-games =
    sorry-a11y games
    Elenca le partite salvate, per prima l'ultima giocata.
    sorry-a11y games delete N     cancella la partita N, dopo aver chiesto
    sorry-a11y games rescue N     salva la parte buona della partita N
    --lang LINGUA        en, de, it o zh-Hant
cli-help-replay =
    sorry-a11y replay N o FILE
    Fa riascoltare una partita, un po' di più a ogni tasto, q esce.
    --from TURNO         comincia da quel turno
    --verbosity QUANTO   brief breve, normal normale o full completo
    --lang LINGUA        en, de, it o zh-Hant
cli-help-transcript =
    sorry-a11y transcript N o FILE
    Scrive tutto ciò che si è sentito, una frase per riga.
    --verbosity QUANTO   brief breve, normal normale o full completo
    --lang LINGUA        en, de, it o zh-Hant
cli-help-board =
    sorry-a11y board [N o FILE]
    Disegna il tabellone di una partita per chi vede. Senza N disegna quello
    dell'ultima giocata. I segni che usa non sono per uno screen reader.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-export =
    sorry-a11y export N FILE
    Copia la partita N in un nuovo file.
cli-help-import =
    sorry-a11y import FILE
    Aggiunge al tuo elenco la partita di un file, o tutte le partite di un file
    salvato dalla pagina nel browser.
cli-help-statistics =
    sorry-a11y statistics
    Dice quante volte hai vinto, e altro, nelle partite salvate.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-rules =
    sorry-a11y rules [GIOCO] [opzioni]
    GIOCO è hasbro, parker, bounce-home, hobby o dog.
    --differences        solo ciò che è diverso da hasbro
    --cards              una riga breve per carta, da stampare in braille
    --rules A=B,C=D      con varianti
    --teams              a squadre
    --points             con cinque carte in mano
    --rounds N           gioca N manche a punti
    --target N           gioca a punti finché qualcuno ne ha N
    --quick              una pedina di ogni colore comincia sul percorso
    --game GIOCO         lo stesso che GIOCO
    --lang LINGUA        en, de, it o zh-Hant
cli-help-keys =
    sorry-a11y keys
    Dice tutti i tasti del gioco.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-settings =
    sorry-a11y settings [opzioni]
    Apre le impostazioni, come il tasto m in partita; una cifra ne cambia una.
    --list               dice ogni impostazione, un esempio di ogni valore,
                         quale è in uso, e il file
    Un'opzione conta più di una variabile d'ambiente, come SORRY_A11Y_PACE,
    una variabile più del file delle impostazioni.
    SORRY_A11Y_HOME indica un'altra cartella per il file.
    --pace, --verbosity, --digits, --output, --sound, --volume, --mono,
    --sounds, --bell, --banter, --drama, --save e --cells funzionano come per
    una partita.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-sounds =
    sorry-a11y sounds [opzioni]
    Fa sentire e spiega ogni suono, nove per pagina. h dice i tasti.
    Senza terminale li elenca.
    --sounds CARTELLA    suoni tuoi
    --volume N           da 0 a 100
    --mono COME          yes o no
    --output COME        terminal scritto, speech parlato o both, tutti e due
    --lang LINGUA        en, de, it o zh-Hant
cli-help-docs =
    sorry-a11y docs [PAGINA]
    Legge una pagina della documentazione. Senza nome elenca le pagine.
    Le pagine sono in inglese.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-doctor =
    sorry-a11y doctor [opzioni]
    Dice che cosa trova di screen reader, voce, suoni, terminale e
    impostazioni, e che cosa fare. Su un terminale chiede poi quale di due
    righe hai sentito, una scritta, una parlata, e imposta così output.
    --sounds CARTELLA    controlla anche i tuoi suoni
    --report FILE        scrive tutto in un file nuovo, da allegare
    --lang LINGUA        en, de, it o zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TESTO --turn COLORE --card CARTA
    sorry-a11y plays --json
    Dice quali mosse sono permesse in una posizione.
    --pawns TESTO        come "red: start, 12, safety 2, home; yellow: ..."
    --turn COLORE        red rosso, blue azzurro, yellow giallo o green verde
    --card CARTA         la carta pescata
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --rules A=B,C=D      varianti
    --teams              a squadre
    --json               legge e risponde con un oggetto JSON per riga
    --lang LINGUA        en, de, it o zh-Hant
    Con --json gioco, regole, squadre e carte in mano stanno negli oggetti.
cli-help-simulate =
    sorry-a11y simulate [opzioni]
    --bots A,B           da due a quattro avversari come in play, per posto
    --games N            quante partite, altrimenti 1000
    --seed N             lo stesso seme dà lo stesso risultato
    --jobs N             usa N processi, 0 per tutti i core
    --json               un oggetto JSON invece di frasi
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --rules A=B,C=D      varianti
    --teams              a squadre
    --points             con cinque carte in mano
    --rounds N           gioca N manche a punti
    --target N           gioca a punti finché qualcuno ne ha N
    --quick              una pedina di ogni colore comincia sul percorso
    --lang LINGUA        en, de, it o zh-Hant
cli-help-review =
    sorry-a11y review [N o FILE]
    Dice quali scelte sono costate di più in una partita. Senza N prende
    l'ultima giocata.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-serve =
    sorry-a11y serve [opzioni]
    Gestisce tavoli per molte persone fino a Ctrl C. Senza --url o un
    certificato accoglie solo ospiti di reti private.
    --port N             dove ascolta, altrimenti 8765
    --data CARTELLA      dove si salvano i tavoli
    --url INDIRIZZO      che cosa scrivono gli ospiti, per un server dietro
                         un programma come Caddy, allora ascolta solo su
                         questo computer
    --certificate FILE   per cifrare senza un altro programma davanti
    --key FILE           la chiave del certificato
    --ssh PORTA          gli ospiti possono venire anche con ssh, a questa
                         porta
    --keep GIORNI        dimentica i tavoli non usati da tanti giorni,
                         altrimenti 90
    --postgres DSN       salva i tavoli in PostgreSQL, per più server
    --front INDIRIZZO    con --url, dov'è il programma davanti, se è su un
                         altro computer
    --migrate            crea ciò che serve a PostgreSQL, e finisce
    --lang LINGUA        en, de, it o zh-Hant
cli-help-server =
    sorry-a11y server COMANDO [parole] [opzioni]
    Per chi gestisce un server, sul suo computer.
    tables, people       che cosa c'è adesso
    say TESTO            lo sentono tutti quelli che ci sono
    end TAVOLO           chiude un tavolo del tutto
    ban CHI, unban CHI   vieta o permette l'ingresso a un nome o a una rete
    bans, reports        chi non può entrare, e le segnalazioni
    forget NOME          cancella quello che è salvato su qualcuno
    backup CARTELLA      copia tutto, anche mentre un server lavora
    restore CARTELLA     mette una copia dove non c'è ancora nulla
    --days N             vieta l'ingresso per tanti giorni
    --data CARTELLA      dove si salvano i tavoli
    --lang LINGUA        en, de, it o zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    Elenca i tavoli di un server aperti a tutti.
    --lang LINGUA        en, de, it o zh-Hant

cli-report = Il rapporto è in { $file }. Leggilo prima di mandarlo, nomina programmi e cartelle di questo computer.
cli-docs-pages = sorry-a11y docs NOME legge una di queste pagine, che sono in inglese.
cli-docs-page = { $name }, { $title }.

cli-no-command = Il comando { $given } non c'è. I comandi sono { $accepted }, e altri in sorry-a11y --help.
cli-no-command-near = Il comando { $given } non c'è. Volevi dire { $nearest }?
cli-first-dog = A Dog nessuno pesca per chi comincia. Con --first usa lot o un colore.
cli-no-option = Qui l'opzione { $given } non c'è. sorry-a11y { $command } --help le elenca.
cli-no-option-near = Qui l'opzione { $given } non c'è. Volevi dire { $nearest }?
cli-needs-value = Dopo { $option } serve un valore.
cli-login = Il tuo nome utente è { $given }, e nel gioco nessuno si può chiamare così. Indica un nome con --name.
cli-no-login = Questo computer non conosce un tuo nome utente. Indica il tuo nome con --name.
cli-takes-no-value = { $option } non vuole nessun valore.
cli-beside-json = Con --json tutto sta negli oggetti. Ometti { $option }.
cli-too-many = { $given } è una parola di troppo. sorry-a11y --help dice che cosa vuole un comando.
cli-from-end = La partita finisce prima del turno { $given }. Scegline uno precedente.
cli-output-full = L'output non si può scrivere, perché lo spazio è finito.
cli-output-fails = L'output non si può scrivere.
cli-file-fails = { $file } non si può leggere o scrivere.
cli-too-large = { $where } { $given } è troppo grande. Usa al massimo { $accepted }.
cli-rules-twice = La variante { $given } è scritta due volte.
cli-rounds-or-target = Scrivi --rounds o --target, non tutti e due.
cli-no-number = { $where } { $given } non è un numero intero.
cli-too-small = { $where } { $given } è troppo piccolo. Scrivi un numero sopra lo 0.
cli-rules-text = { $given } non è una variante. Scrivi nome=valore, come home=bounce.
cli-no-such = { $where } { $given } non esiste. Usa { $accepted }.
cli-seats-or-players = Scrivi --seats, oppure --players e --opponents, non tutti e tre.
cli-seat-colour = Il colore { $given } non c'è. I colori sono { $accepted }.
cli-seat-twice = { $given } ha due giocatori. Nomina ogni colore una volta.
cli-seat-bot = Il bot { $given } non c'è. Usa { $accepted }, o un nome con la maiuscola per una persona.
cli-seat-name = Il nome { $given } non va. Un nome ha da 1 a { $accepted } lettere, anche cifre, e fra loro uno spazio, un trattino o un apostrofo alla volta.
cli-seat-name-script = Il nome { $given } mescola più scritture. Scrivilo in una sola.
cli-seat-name-word = Il nome { $given } contiene una parola del gioco. Scegline un altro, per esempio { $accepted }.
cli-seat-name-twice = Due giocatori si chiamano { $given }. Dai a ognuno un nome suo.
cli-seat-players = { $given } giocatori non sono possibili. Usa { $accepted }.
cli-seat-opponents = Hai nominato { $given } avversari. Nominane uno per tutti, o { $accepted }.
cli-seat-pair = { $given } non indica un giocatore. Scrivi colore=giocatore, come red=you.
cli-host-you = Nessun posto è tuo. Prendine uno, come red=you.
cli-seat-nobody = Alla tastiera non siede nessuno. Dai un colore a you, o usa simulate.
cli-window = Premi un tasto per chiudere questa finestra

# -- tavoli per gli amici su un server

cli-serve-open = Questo server gestisce tavoli sulla porta { $port }, cifrati, per ospiti da ogni parte. Ctrl C lo chiude.
cli-serve-here = Questo server gestisce tavoli sulla porta { $port }, per gli ospiti di questa rete. Ctrl C lo chiude.
cli-serve-url = Questo server gestisce tavoli sulla porta { $port }, per gli ospiti che scrivono { $url }. Ctrl C lo chiude.
cli-window-open = Il gioco si apre in una finestra del browser. Per finire chiudi quella finestra, oppure premi qui Ctrl C.
cli-window-none = Qui non c'è nessun browser. Installane uno, o gioca in questo terminale con sorry-a11y.
cli-window-failed = Il browser non ha aperto il gioco. Gioca in questo terminale con sorry-a11y, o indica un altro browser nella variabile BROWSER.
cli-page-here = Il tuo browser apre { $address }. Ctrl C chiude il tavolo.
cli-page-open = Apri { $address } in un browser. Ctrl C chiude il tavolo.
cli-page-phones = Su un telefono di questa rete apri { $address }.
cli-serve-port = Il server non può ascoltare alla porta { $port }. È occupata da un altro programma, o non hai il permesso di usarla.
cli-serve-in-use = Un altro server tiene i suoi tavoli in { $folder }. Chiudilo, o indica un'altra cartella con --data.
cli-serve-no-data = { $why ->
    [full] In { $folder } non si possono salvare i tavoli, perché il disco è pieno. Fai spazio, o indica un'altra cartella con --data.
    [read-only] In { $folder } non si possono salvare i tavoli, perché il disco è di sola lettura. Indica un'altra cartella con --data.
    [denied] In { $folder } non si possono salvare i tavoli, perché i permessi non lo consentono. Indica un'altra cartella con --data.
    [gone] In { $folder } non si possono salvare i tavoli, perché lì non si può creare la cartella. Indicane un'altra con --data.
    [locked] Un altro programma tiene bloccati i tavoli in { $folder }. Chiudilo, o indica un'altra cartella con --data.
    [no-locks] In { $folder } non si possono salvare i tavoli, perché il disco non ha blocchi. Indica un'altra cartella con --data.
    [newer] I tavoli in { $folder } vengono da una versione più nuova del gioco. Aggiorna la tua, o indica un'altra cartella con --data.
    [foreign] tables.sqlite in { $folder } è un file di un altro programma. Indica un'altra cartella con --data.
    [damaged] I tavoli in { $folder } sono danneggiati. Ripristina una copia, o indica un'altra cartella con --data.
   *[other] In { $folder } non si possono salvare i tavoli. Indica un'altra cartella con --data.
}
cli-serve-certificate = Il certificato { $file } o la sua chiave non si può usare. Controlla i due file.
cli-serve-ssh = Con ssh gli ospiti scrivono ssh -p { $port } CODICE@INDIRIZZO. La chiave di questo server è { $key }.
cli-serve-ssh-extra = A --ssh serve un altro pacchetto. Installalo con pip install sorry-a11y[ssh].
cli-serve-keep-postgres = Indica --keep o --postgres, non tutti e due.
cli-serve-ssh-key = { $file } esiste ma non contiene una chiave per ssh. Spostalo, e il server ne crea una nuova.
cli-serve-extra = A { $given } servono altri pacchetti. Installali con pip install sorry-a11y[servers].
cli-serve-database-address = --postgres non è l'indirizzo di un database. Un indirizzo è come postgresql://NOME@HOST/DATABASE.
cli-serve-database-silent = PostgreSQL non risponde all'indirizzo di --postgres. Controlla l'indirizzo, e se PostgreSQL è in funzione.
cli-serve-database-encryption = La connessione a PostgreSQL non si può cifrare come chiede --postgres. Controlla sslmode e i certificati.
cli-serve-database-login = PostgreSQL non fa entrare questo utente. Controlla il nome e la password in --postgres.
cli-serve-database-missing = PostgreSQL non ha un database con questo nome. Controlla --postgres, o crea il database con createdb.
cli-serve-database-refused = PostgreSQL non fa quello che serve a un server. Controlla i permessi dell'utente in --postgres.
cli-serve-old = Il database non è ancora pronto per questa versione. Esegui una volta lo stesso comando con --migrate.
cli-serve-newer = Il database è fatto per una versione più nuova. Installa quella versione di sorry-a11y.
cli-serve-migrated = Ora il database è pronto per la versione { $version } dei tavoli.
cli-serve-current = Il database era già pronto per la versione { $version } dei tavoli.
cli-tables-no-server = A { $server } non risponde nessun server.
cli-tables-none = Nessun tavolo è aperto a tutti.
# -- chi gestisce un server
cli-server-none = Nessun server ha ancora salvato nomi di persone in { $folder }. Indica la sua cartella con --data.
cli-server-silent = Nessun server risponde. È in funzione con questa cartella?
cli-server-table = Tavolo { $table }, { $game }, { $stage ->
    [gathering] in attesa
    [playing] in partita
    [paused] in pausa
   *[over] finito
}, { $count ->
    [one] 1 persona presente
   *[other] { $count } persone presenti
}, { $public ->
    [public] aperto a tutti
   *[private] su invito
}, a capo del tavolo c'è { $host }.
cli-server-no-tables = Nessun tavolo è in uso.
cli-server-person = { $name }, { $place ->
    [game] in partita
    [table] a un tavolo
   *[hall] in nessuna partita
}.
cli-server-nobody = Non c'è nessuno con un nome suo.
cli-server-said = { $count ->
    [one] Il testo è arrivato a 1 collegamento.
   *[other] Il testo è arrivato a { $count } collegamenti.
}
cli-server-no-text = Nel testo non c'è nulla che si possa leggere.
cli-server-ended = Il tavolo { $table } è chiuso.
cli-server-no-table = Nessun tavolo, o più di uno, comincia con { $table }. Il comando tables li elenca.
cli-server-no-person = { $name } qui non è il nome di nessuno, e non è una rete.
cli-server-banned = { $name } non può più entrare.
cli-server-banned-until = { $name } non può entrare prima di { $day }.
cli-server-not-banned = { $name } può già entrare.
cli-server-unbanned = { $name } può entrare di nuovo.
cli-server-no-bans = Tutti possono entrare.
cli-server-forgotten = Il server ha dimenticato { $name }.
cli-server-report = Il { $day } { $by ->
    [none] qualcuno senza nome
   *[other] { $by }
} ha segnalato { $about }, dalla rete { $network }, { $why ->
    [insults] per insulti
    [advertising] per pubblicità
    [cheating] per imbrogli
    [name] per il nome
   *[other] per un altro motivo
}. { $chat ->
    [yes] Seguono le ultime righe della chat.
   *[no] Non ci sono righe di chat.
}
cli-server-line = { $text }
cli-server-no-reports = Non c'è nessuna segnalazione.
cli-server-backup = Tutto è copiato in { $folder }. Tavoli { $tables }, nomi di persone { $people }.
cli-server-restore = Tutto è ora in { $folder }. Tavoli { $tables }, nomi di persone { $people }.
cli-server-copy-taken = In { $place } ci sono già file. Indica una cartella vuota o che non c'è.
cli-server-copy-none = In { $place } non ci sono tavoli.
cli-server-copy-damaged = I tavoli in { $place } sono danneggiati. Non è stato copiato nulla.
cli-server-copy-postgres = I tavoli e le persone sono nel database. Copialo con pg_dump mentre i server funzionano.
cli-server-copy-failed = { $why ->
    [full] { $place } non si può scrivere, perché il disco è pieno. Niente è stato copiato.
    [read-only] { $place } non si può scrivere, perché il disco è di sola lettura. Niente è stato copiato.
    [denied] { $place } non si può leggere o scrivere, perché i permessi non lo consentono. Niente è stato copiato.
    [gone] { $place } non c'è. Niente è stato copiato.
    [locked] { $place } non si può leggere, perché un altro programma lo tiene bloccato. Niente è stato copiato.
    [no-locks] { $place } non si può leggere, perché il suo disco non ha blocchi. Niente è stato copiato.
    [newer] { $place } viene da una versione più nuova del gioco. Niente è stato copiato.
    [foreign] { $place } è un file di un altro programma. Niente è stato copiato.
   *[other] { $place } non si può leggere o scrivere. Niente è stato copiato.
}
cli-tables-one = { $game ->
    [dog] Dog
    [parker] Sorry! con le istruzioni Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! con le regole hobby
    [hasbro] Sorry!
   *[other] { $game }
}, { $host } è a capo del tavolo, { $open ->
    [0] nessun posto è libero
    [one] 1 posto è libero
   *[other] { $open } posti sono liberi
}{ $slow ->
    [yes] , lento, un giorno a turno
   *[no] {""}
}, codice { $code }.

# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
plays-told = { $says }, { NUMBER($number, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }.
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
plays-may-pass = { $count ->
    [0] { $kind ->
        [draws] Nessuna mossa è possibile, perciò chi gioca salta e pesca un'altra carta.
        [stuck] Questa carta non si può giocare.
        [dead] Nessuna carta si può giocare, perciò chi gioca ne scarta una.
        [folds] Nessuna carta si può giocare, perciò chi gioca scarta tutte le sue.
       *[drawn] Nessuna mossa è possibile, perciò chi gioca salta il turno.
    }
   *[other] { $kind ->
        [dead] Chi gioca può anche non giocare nessuna carta e scartarne una.
       *[drawn] Chi gioca può anche saltare il turno.
    }
}

# -- what is wrong with a line

mistake-long-line = La riga supera un milione di byte. A una richiesta ne bastano poche centinaia.
mistake-broken-json = La riga non è JSON in UTF-8. { $told }. Scrivi un oggetto JSON per riga.
mistake-too-deep = La riga ha troppi livelli. Scrivi un oggetto JSON con le chiavi di una richiesta.

# -- what is wrong with a query

mistake-key-twice = { $given } compare due volte. Scrivilo una volta.
mistake-unknown-key = La chiave { $given } non c'è. Le chiavi sono { $accepted }.
mistake-missing-key = Manca la chiave { $key }. A una richiesta servono game, pawns, turn, e card o hand.
mistake-wrong-data = Questi valori non vanno bene. { $told }.
mistake-card-and-hand = Una richiesta ha card o hand, non tutte e due.
mistake-no-card = A una richiesta serve card o hand.
mistake-no-part = La parte { $given } non c'è. Le parti sono { $accepted }.
mistake-part-fields = { $part } non si può fare con questi campi. Accetta { $accepted }.
mistake-own-options = Le regole proprie contengono già le loro opzioni. Ometti { $given }.
mistake-no-book = Il valore di game non indica regole. Indica uno di { $accepted }, o un Ruleset con le sue parti.
mistake-game-data = { $given } non va bene in { $where } di una partita. Indica ciò che as_data dà di una partita.
mistake-pawns-text = In { $given } mancano i due punti. Scrivi le pedine come red: start, 12, safety 2, home; yellow: start, start, 0, start.
mistake-unknown-colour = Il colore { $given } non c'è. I colori sono { $accepted }.
mistake-colour-count = { $count ->
    [0] Nessun colore ha pedine.
    [one] Un colore solo ha pedine.
   *[other] { $count } colori hanno pedine.
} Scrivine da due a quattro tra { $accepted }.
mistake-not-playing = Non può toccare a { $given }, che non ha pedine. Giocano { $accepted }.
mistake-pawn-count = { $count ->
    [one] { $colour } ha una pedina.
   *[other] { $colour } ha { NUMBER($count, useGrouping: 0) } pedine.
} Ogni colore ne ha quattro.
mistake-unknown-place = { $colour } non può stare su { $given }. I posti sono { $accepted }.
mistake-two-pawns = { $one } e { $two } stanno tutti e due su { $place }. Lì c'è posto per una pedina sola.
mistake-won = { $colour } ha già vinto. Lascia una pedina di quel lato in cammino.
mistake-no-fresh = Questo gioco non ha pedine appena partite. Togli la chiave fresh.
mistake-unknown-pawn = La pedina { $given } non c'è. Le pedine vanno da red 1 a red 4, e così blue, yellow e green.
mistake-not-fresh = { $pawn } non è appena partita. Una pedina appena partita sta sulla sua casella di partenza, per questo colore la casella { $square }.
mistake-unknown-card = La carta { $given } non c'è. Le carte sono { $accepted }.
mistake-hand-count = { $count ->
    [0] Non ci sono carte in mano.
    [one] C'è una carta in mano.
   *[other] Ci sono { NUMBER($count, useGrouping: 0) } carte in mano.
} Scrivine da 1 a { $most }.
mistake-too-many-cards = In mano ci sono { $count } carte { $card }. Il mazzo ne ha { $most }.

# -- what is wrong with a decision

mistake-unknown-decision = { $wanted ->
    [seat] { $given } non è un colore, cioè r, b, y o g.
    [card] La carta { $given } non c'è in questo gioco.
    [legs] { $given } non è una mossa come r1+3, r1 out o r1=y3.
   *[decision] { $given } non indica una decisione.
} Scrivi una decisione come r 7 r1+3 r2+4, o b pass.
mistake-seats = I posti sono da due a quattro dei numeri da 0 a 3, in quest'ordine.
mistake-no-seat = { $given } non è un posto di questa partita. I posti sono { $accepted }.
mistake-view-seat = Una vista è di un solo posto. Per il posto { $given } indica la partita, o la sua vista.
mistake-watcher = Chi guarda non ha pedine. Indica la partita e un posto, o la vista di un posto che gioca.
mistake-no-bot = Il posto { $given } non ha un bot. Indicane uno per ogni posto che gioca.
mistake-only-bots = In questa partita giocano solo bot. Si annullano le decisioni delle persone.
mistake-position-rules = Una posizione ha già regole e posti. Ometti rules e seats.
mistake-own-rules = Una partita con regole proprie non ha un file. Ce l'hanno solo { $accepted }, con le loro opzioni.
mistake-no-position = La partita non aspetta una giocata, quindi la posizione non si può scrivere.

# -- what is wrong with wishes for a game

mistake-unknown-game = Il gioco { $game } non c'è. I giochi sono { $accepted }.
# $where: the game
mistake-near = { $given } non c'è. Volevi dire { $nearest }?
mistake-no-option = { $where } non ha l'opzione { $given }. Le opzioni sono { $accepted }.
# $where: the option
mistake-no-value = Il valore { $given } non c'è. I valori di { $where } sono { $accepted }.
mistake-teams-seats = A squadre servono quattro giocatori. Prendi quattro colori, o togli teams.
mistake-partners-seats = { $game } richiede tutti e quattro i colori, perché i compagni siedono uno di fronte all'altro.
mistake-dog-teams = { $game } si gioca sempre a squadre. Togli teams.
mistake-dog-points = { $game } non si gioca a punti. Togli points, rounds e target.
mistake-points-only = rounds e target fanno parte del gioco a punti. Chiedi anche points, o toglili.
mistake-two-ends = Il gioco a punti finisce dopo le manche o a un certo punteggio. Indica rounds, o points come numero, non tutti e due.
mistake-no-quick = { $game } non ha un suo gioco più veloce. Chiedi invece la regola start=quick.

# -- simulate

mistake-unknown-bot = Il bot { $given } non c'è. I bot sono { $accepted }.
# $accepted: how many there can be
mistake-bot-count = { $count ->
    [0] Non hai indicato nessun bot.
    [one] Hai indicato un bot solo.
   *[other] Hai indicato { NUMBER($count, useGrouping: 0) } bot.
} Ne servono { $accepted }.
mistake-game-count = { NUMBER($count, useGrouping: 0) } partite non si possono giocare. Scrivi un numero da 1 in su.
mistake-job-count = { NUMBER($count, useGrouping: 0) } processi non sono possibili. Scrivi 0 per tutti i core, o un numero da 1 in su.
simulate-progress = Partite giocate, { NUMBER($done, useGrouping: 0) } su { NUMBER($games, useGrouping: 0) }.
simulate-minutes-left = { $minutes ->
    [one] Manca circa un minuto.
   *[other] Mancano circa { NUMBER($minutes, useGrouping: 0) } minuti.
}
# $mean: turns on average, rounded
simulate-games = { $games ->
    [one] Una partita, { NUMBER($longest, useGrouping: 0) } turni.
   *[other] { NUMBER($games, useGrouping: 0) } partite, in media { NUMBER($mean, useGrouping: 0) } turni, { NUMBER($longest, useGrouping: 0) } nella più lunga.
}
# $colours: one colour, or two that one bot plays
simulate-wins = { $wins ->
    [one] Una vittoria
   *[other] { NUMBER($wins, useGrouping: 0) } vittorie
} per { $colours ->
    [red] il rosso
    [blue] l'azzurro
    [yellow] il giallo
    [green] il verde
   *[other] { $colours }
}, gioca { $bot }, da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) } su 100 con certezza del 95 %.
simulate-speed = { NUMBER($speed, useGrouping: 0) } turni al secondo.
