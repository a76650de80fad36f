# The command line: help, and mistakes in one line each: what was wrong, what would be right.

cli-help =
    sorry-a11y fa giocare a Sorry! e a Dog a orecchio e in braille.
    Uso: sorry-a11y [comando] [opzioni]
    Senza comando si apre un menu. Lì h dice i tasti, q esce.

    play       gioca una partita
    learn      brevi lezioni, learn dog quelle di Dog
    host       apre un tavolo per amici altrove
    join       siede al tavolo di un amico
    resume     continua una partita
    games      elenca le partite salvate
    replay     fa risentire una partita
    review     le scelte costate di più in una partita
    statistics dice come ti è andata
    rules      dice le regole di un gioco
    keys       dice i tasti
    settings   dice le impostazioni
    doctor     cerca che cosa parla, suona e scrive, e che cosa no

    Anche board, sounds, transcript, export, import, plays, simulate, ladder,
    train, docs, e serve e tables per gli amici su un server.
    sorry-a11y play --help elenca le opzioni di una partita, e così via.
    --lang LINGUA parla en, de, it o zh-Hant. --version dice la versione.
    Questo gioco non è legato al proprietario del marchio Sorry!
cli-help-play =
    sorry-a11y play [opzioni]
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --players N          2, 3 o 4, tu hai il rosso
    --opponents A,B      uno per tutti o uno per ciascuno, beginner, casual,
                         steady, strong, champion, bumper, homebody, racer,
                         runner o chance
    --seats POSTI        chi siede dove, come red=you,yellow=runner,blue=Ann
    --name NOME          come ti chiami
    --teams              rosso e giallo contro verde e azzurro
    --points             cinque carte in mano, punti dopo ogni partita
    --rounds N           tante partite a punti
    --target N           punti finché qualcuno ne ha tanti
    --quick              una pedina di ogni colore comincia sulla pista
    --rules A=B,C=D      varianti, sorry-a11y rules le elenca
    --seed N             con lo stesso seme e gli stessi tasti la stessa partita
    --mode MODO          keys, tasti singoli, o lines, righe con Invio
    --pace RITMO         all, avversari tutti insieme, o step, uno per tasto
    --verbosity QUANTO   brief breve, normal normale o full completo
    --digits COME        tell dice prima una scelta, play la gioca subito
    --forced COME        ask chiede anche una scelta sola, play la gioca
    --guard N            millisecondi in cui nessun tasto gioca
    --first CHI          red e così via, lot o draw
    --output COME        terminal scritto, speech parlato o both, tutti e due
    --sound QUANTI       full tutti, short gli importanti, off nessuno
    --volume N           suoni, da 0 a 100
    --mono COME          yes o no
    --sounds CARTELLA    suoni tuoi
    --bell COME          yes o no, il terminale suona quando tocca a te con gli amici
    --save COME          yes o no
    --cells N            righe non più lunghe di una riga braille di N celle
    --no-undo            nulla si può annullare
    --lang LINGUA        en, de, it o zh-Hant
cli-help-learn =
    sorry-a11y learn [dog]
    Brevi lezioni di Sorry! o di Dog, con tasti da premere, q esce.
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
    --undo COME          ask chiede agli altri, off, o host decide
    --stand-in COME      bot per chi manca, ask chiede, auto, o wait aspetta
    --patience N         secondi di attesa prima, altrimenti 60
    --watch COME         yes o no, se altri possono ascoltare
    --public COME        yes o no, se un server elenca il tavolo
    --game, --rules, --teams, --points, --rounds, --target, --quick, --mode
    e le impostazioni come per play.
cli-help-join =
    sorry-a11y join CODICE [opzioni]
    Siede al tavolo con quel codice d'invito.
    sorry-a11y join      torna all'ultimo tavolo
    --at INDIRIZZO       dove è il tavolo, altrimenti questo computer
    --name NOME          come ti chiami
    --seat COLORE        red, blue, yellow o green
    --watch              ascolta senza un posto
    --mode e le impostazioni come per play.
cli-help-resume =
    sorry-a11y resume [N]
    Continua la partita N dell'elenco, o l'ultima giocata tra quelle non finite.
    --mode, --pace, --verbosity e le altre impostazioni sono quelle di play.
cli-help-games =
    sorry-a11y games
    Elenca le partite salvate, per prima l'ultima giocata.
    sorry-a11y games delete N     cancella la partita N, dopo aver chiesto
    sorry-a11y games rescue N     salva ciò che è buono di una partita rovinata
    --lang LINGUA        en, de, it o zh-Hant
cli-help-replay =
    sorry-a11y replay N o FILE
    Fa risentire una partita, un po' di più a ogni tasto, q esce.
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
    Disegna la plancia di una partita per chi vede, senza N quella lasciata
    per ultima. Sono righe di segni, non per uno screen reader.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-export =
    sorry-a11y export N FILE
    Copia la partita N in un nuovo file.
cli-help-import =
    sorry-a11y import FILE
    Prende nell'elenco una partita da un file.
cli-help-statistics =
    sorry-a11y statistics
    Dice come ti è andata nelle partite salvate.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-rules =
    sorry-a11y rules [GIOCO] [opzioni]
    GIOCO è hasbro, parker, bounce-home, hobby o dog.
    --differences        solo ciò che è diverso da hasbro
    --cards              una riga breve per carta, da stampare in braille
    --rules A=B,C=D      con varianti
    --teams              a squadre
    --points             con cinque carte in mano
    --rounds N           tante partite a punti
    --target N           punti finché qualcuno ne ha tanti
    --quick              una pedina di ogni colore comincia sulla pista
    --game GIOCO         lo stesso che GIOCO
    --lang LINGUA        en, de, it o zh-Hant
cli-help-keys =
    sorry-a11y keys
    Dice tutti i tasti del gioco.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-settings =
    sorry-a11y settings [opzioni]
    Dice ogni impostazione, un esempio di ogni valore, e quale vale.
    Un'opzione conta più di una variabile d'ambiente, come SORRY_A11Y_PACE,
    una variabile più del file delle impostazioni.
    SORRY_A11Y_HOME nomina un'altra cartella per il file.
    --pace, --verbosity, --digits, --output, --sound, --volume, --mono,
    --sounds, --bell, --save e --cells sono opzioni, come per una partita.
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
    Dice che cosa c'è di screen reader, voce, suoni, terminale e impostazioni,
    e che cosa farci. Su un terminale poi chiede quale di due righe hai
    sentito, una scritta, una parlata, e dalla risposta imposta output.
    --sounds CARTELLA    guarda anche suoni tuoi
    --report FILE        scrive tutto in un file nuovo, da allegare
    --lang LINGUA        en, de, it o zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TESTO --turn COLORE --card CARTA
    sorry-a11y plays --json
    Dice che cosa si può fare in una posizione.
    --pawns TESTO        come "red: start, 12, safety 2, home; yellow: start, start, 0, start"
    --turn COLORE        red rosso, blue azzurro, yellow giallo o green verde
    --card CARTA         la carta pescata
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --rules A=B,C=D      varianti
    --teams              a squadre
    --json               legge un oggetto JSON per riga, risponde con uno per riga
    --lang LINGUA        en, de, it o zh-Hant
    Con --json gioco, regole, squadre e carte in mano stanno negli oggetti.
cli-help-simulate =
    sorry-a11y simulate [opzioni]
    --bots A,B           da due a quattro avversari come in play, in ordine
    --games N            quante partite, 1000 se non detto
    --seed N             lo stesso seme dà lo stesso risultato
    --jobs N             tanti processi, 0 per tutti i core
    --json               un oggetto JSON invece di frasi
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --rules A=B,C=D      varianti
    --teams              a squadre
    --points             con cinque carte in mano
    --rounds N           tante partite a punti
    --target N           punti finché qualcuno ne ha tanti
    --quick              una pedina di ogni colore comincia sulla pista
    --lang LINGUA        en, de, it o zh-Hant
cli-help-review =
    sorry-a11y review [N o FILE]
    Dice le scelte costate di più in una partita, se non detto nell'ultima.
    --lang LINGUA        en, de, it o zh-Hant
cli-help-ladder =
    sorry-a11y ladder [opzioni]
    Fa giocare ogni livello di avversari contro ogni altro.
    --games N            partite per coppia, 400 se non detto
    --seed N             lo stesso seme dà lo stesso risultato
    --jobs N             tanti processi, 0 per tutti i core
    --game GIOCO         hasbro, parker, bounce-home, hobby o dog
    --rules A=B,C=D      varianti
    --lang LINGUA        en, de, it o zh-Hant
cli-help-train =
    sorry-a11y train FAMIGLIA FILE
    Impara di nuovo ciò che sanno gli avversari forti e lo scrive in FILE.
    FAMIGLIA è open-2, open-4, teams, hand-2, hand-4 o targets.
    Se riparte, continua da dove era rimasto, con FILE.run.
    --seed N             lo stesso seme dà gli stessi pesi
    --lessons N          tante lezioni di 50 partite
    --members N          tanti imparano separati
    --against BOTS       contro questi bot, da ciò che si sa
    --start FILE         continua da questi pesi
    --lang LINGUA        en, de, it o zh-Hant
cli-help-serve =
    sorry-a11y serve [opzioni]
    Tiene tavoli per molte persone fino a Ctrl C. Senza --url o un
    certificato accoglie solo ospiti di reti private.
    --port N             dove ascolta, altrimenti 8765
    --data CARTELLA      dove sono conservati i tavoli
    --url INDIRIZZO      che cosa scrivono gli ospiti, per un server dietro
                         un programma come Caddy, allora ascolta solo su
                         questo computer
    --certificate FILE   per cifrare senza un altro programma davanti
    --key FILE           la chiave del certificato
    --ssh PORT           gli ospiti possono venire anche con ssh, a questa
                         porta
    --postgres DSN       tiene i tavoli in PostgreSQL, per più server
    --peer URL           dove questi server trovano questo
    --migrate            crea ciò che serve a PostgreSQL, e finisce
    --lang LINGUA        en, de, it o zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    Elenca i tavoli di un server aperti a tutti.
    --lang LINGUA        en, de, it o zh-Hant

cli-report = Il rapporto è in { $file }. Leggilo prima di mandarlo, nomina programmi e cartelle di questo computer.
cli-docs-pages = sorry-a11y docs NOME legge una di queste pagine, che sono in inglese.
cli-docs-page = { $name }, { $title }.
cli-no-command = Il comando { $given } non c'è. Ci sono { $accepted }, e altri in sorry-a11y --help.
cli-no-command-near = Il comando { $given } non c'è. Forse { $nearest }?
cli-first-dog = A Dog non si pesca per chi comincia. Lì --first vuole lot o un colore.
cli-no-option = Qui l'opzione { $given } non c'è. sorry-a11y { $command } --help le elenca.
cli-no-option-near = Qui l'opzione { $given } non c'è. Forse { $nearest }?
cli-needs-value = Dopo { $option } ci vuole un valore.
cli-takes-no-value = { $option } non prende nessun valore.
cli-too-many = { $given } è una parola di troppo. sorry-a11y --help dice che cosa prende un comando.
cli-from-end = La partita finisce prima del turno { $given }.
cli-output-full = Non si può scrivere l'output, lo spazio è finito.
cli-output-fails = Non si può scrivere l'output.
cli-file-fails = { $file } non si può usare.
cli-too-large = { $where } { $given } è troppo grande. Si arriva a { $accepted }.
cli-rules-twice = La regola della casa { $given } è data due volte.
cli-rounds-or-target = Dai --rounds o --target, non tutti e due.
cli-no-number = { $where } { $given } non è un numero intero.
cli-too-small = { $where } { $given } è troppo piccolo. Scrivi un numero sopra lo 0.
cli-rules-text = { $given } non è una variante. Scrivi nome=valore, come home=bounce.
cli-no-such = { $where } { $given } non si conosce. Valgono { $accepted }.
cli-seats-or-players = Scrivi --seats, oppure --players e --opponents, non tutti.
cli-seat-colour = Il colore { $given } non c'è. I colori sono { $accepted }.
cli-seat-twice = { $given } ha due giocatori. Nomina ogni colore una volta.
cli-seat-bot = Il bot { $given } non c'è. Valgono { $accepted }, o un nome con la maiuscola per una persona.
cli-seat-name = Il nome { $given } non va. Un nome ha da 1 a { $accepted } lettere, anche cifre, e fra loro uno spazio, un trattino o un apostrofo alla volta.
cli-seat-name-script = Il nome { $given } mescola più scritture. Scrivilo in una sola.
cli-seat-name-word = Il nome { $given } contiene una parola del gioco. Scegline un altro.
cli-seat-name-twice = Due giocatori si chiamano { $given }. Dai a ognuno un nome suo.
cli-seat-players = In { $given } non si può giocare. Si gioca in { $accepted }.
cli-seat-opponents = Gli avversari nominati sono { $given }. Nominane uno per tutti, o { $accepted }.
cli-seat-pair = { $given } non nomina nessun giocatore. Scrivi colore=giocatore, come red=you.
cli-host-you = Un posto è per te, come red=you.
cli-seat-nobody = Nessuno siede alla tastiera. Dai un colore a you, o usa simulate.
cli-window = Premi un tasto e la finestra si chiude

# -- tavoli per gli amici su un server

cli-serve-open = I tavoli sono alla porta { $port }, cifrati, per ospiti da ogni parte. Ctrl C chiude.
cli-serve-here = I tavoli sono alla porta { $port }, per gli ospiti di questa rete. Ctrl C chiude.
cli-serve-url = I tavoli sono alla porta { $port }, per gli ospiti che scrivono { $url }. Ctrl C chiude.
cli-page-here = Il browser apre { $address }. Ctrl C chiude il tavolo.
cli-page-open = Apri { $address } in un browser. Ctrl C chiude il tavolo.
cli-serve-port = Non si può ascoltare alla porta { $port }. È usata da un altro programma, oppure non è permesso.
cli-serve-in-use = Un altro server conserva i suoi tavoli in { $folder }. Chiudilo, o dai un'altra cartella con --data.
cli-serve-no-data = In { $folder } non si possono conservare tavoli. Dai un'altra cartella con --data.
cli-serve-certificate = Il certificato { $file } o la sua chiave non si può usare.
cli-serve-ssh = Con ssh gli ospiti scrivono ssh -p { $port } CODICE@INDIRIZZO. La chiave di questo server è { $key }.
cli-serve-ssh-extra = --ssh ha bisogno di un altro pacchetto. Installalo con pip install sorry-a11y[ssh].
cli-serve-ssh-postgres = Dai --ssh o --postgres, non tutti e due.
cli-serve-ssh-key = { $file } esiste e non contiene una chiave per ssh. Toglilo, e se ne crea una nuova.
cli-serve-extra = { $given } ha bisogno di altri pacchetti. Installali con pip install sorry-a11y[servers].
cli-serve-no-database = Il database non si raggiunge, oppure non è un database. Controlla --postgres, e se PostgreSQL è in funzione.
cli-serve-old = Il database non è ancora preparato per questa versione. Dai una volta lo stesso comando con --migrate.
cli-serve-newer = Il database è preparato per una versione più nuova. Installa quella versione di sorry-a11y.
cli-serve-migrated = Ora il database è preparato per la versione { $version } dei tavoli.
cli-serve-current = Il database era già preparato per la versione { $version } dei tavoli.
cli-tables-no-server = A { $server } non c'è un server, oppure non risponde.
cli-tables-none = Nessun tavolo è aperto a tutti.
cli-tables-one = { $game }, il tavolo è di { $host }, { $open ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $open } posti liberi
}, codice { $code }.
