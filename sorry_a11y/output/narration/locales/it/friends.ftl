# Un tavolo tra amici, ognuno alla propria tastiera: chi viene e va, chat, domande, il menu del tavolo.
# Di chi gioca non si sa il genere: nessun participio dopo essere con un nome o con tu.

# $mode: how the key for help is told; none where the opening of a game tells it, or there is no key.
people-open = questo è un tavolo { $of ->
    [all] aperto a tutti
   *[friends] tra amici
}{ $mode ->
    [lines] , scrivi h e premi Invio per l'aiuto
    [keys] , h spiega i tasti
   *[none] { "" }
}
people-code = il codice d'invito è { $code }
# $way: how the host came here
people-how = { $way ->
    [menu] gli amici scelgono gioca con gli amici, poi unisciti con un codice d'invito, l'indirizzo è { $address }
   *[command] per unirsi gli amici scrivono sorry-a11y join { $code } --at { $address }
}
people-here = su questo computer basta sorry-a11y join { $code }
people-page = oppure gli amici aprono { $link } nel browser
people-welcome-back = sei di nuovo al tavolo
people-login-name = qui ti chiami { $name }, come il tuo utente del computer, un nome nelle impostazioni lo sostituisce
people-you-are = il nome { $given } è già preso o qui non va, perciò ti chiami { $name }
people-reported = chi gestisce questo server leggerà la tua segnalazione su { $name }{ $chat ->
    [yes] { "" } e le ultime righe della chat
   *[no] { "" }
}, { $name } non ne saprà nulla
people-invited = { $name } ti invita a giocare a { $game }, con il codice d'invito { $code }
people-announced = chi gestisce questo server dice { $text }
people-plays = { $game } è il gioco di questo tavolo
people-missing = { $host ->
    [none] { $count ->
        [0] ci sono tutti
        [one] manca ancora 1 persona
       *[other] mancano ancora { $count } persone
    }
   *[other] { $count ->
        [0] aspettiamo che { $name } avvii la partita, ci sono tutti
        [one] aspettiamo che { $name } avvii la partita, 1 posto è libero
       *[other] aspettiamo che { $name } avvii la partita, { $count } posti sono liberi
    }
}
people-watch-only = segui la partita senza un posto
people-wait-table = il tavolo non ha ancora risposto
hall-waits = aspetto la risposta del server
people-wait-for = aspettiamo { $name }
people-missed = { $count ->
    [one] prima ti è sfuggito 1 turno
   *[other] prima ti sono sfuggiti { $count } turni
}
people-since = { $count ->
    [0] da quando eri qui non è successo nulla
    [one] da quando eri qui c'è stato 1 turno
   *[other] da quando eri qui ci sono stati { $count } turni
}, { $turn ->
    [yours] e tocca a te
   *[other] e tocca a { $name }
}
people-kept = questa partita è salvata con il numero { $number }, puoi riascoltarla e rivederla
people-quit = vuoi lasciare il tavolo?
people-leave-keep = { $serves ->
    [yes] esci e tieni il posto, gli altri dovranno aspettarti
   *[no] esci e tieni il posto
}
people-leave-watch = per ora smetti di seguire la partita
people-leave-give-up = cedi il posto a un bot
people-leave-stay = resta al tavolo
people-stay = resti al tavolo
people-give-up-open = il tuo posto sarebbe perso, nulla lo riporta
people-give-up-no = tengo il mio posto
people-give-up-yes = cedo il mio posto
people-goodbye = { $back ->
    [join] Alla prossima, scrivi sorry-a11y join per tornare al tavolo
   *[same] Alla prossima, torni al tavolo per la stessa via
}
people-watching = il tasto { $key } non fa nulla mentre segui la partita, h per l'aiuto
people-undo-asked = lo chiedo agli altri
people-watchers = chi segue la partita, { $names }
people-nobody = al tavolo non c'è ancora nessun altro
people-invites = { $name } ti invita a { $game }
people-seats-open = { $count ->
    [one] 1 posto è libero
   *[other] { $count } posti sono liberi
}

people-seat-you = tu hai { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
people-seat = { $name } ha { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
people-seat-empty = { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
} { $kind ->
    [open] è libero, ci gioca un bot se non viene nessuno
    [none] non è di nessuno
   *[bot] va a un bot
}
people-seat-ready = d'accordo
people-seat-unready = non ancora
people-seat-host = a capo del tavolo
people-seat-away = assente
people-seat-bot = un bot
people-seat-muted = non senti i suoi messaggi

# il menu del tavolo, tasto j
people-desk = questo è il menu del tavolo, { people-list-help }
people-list-help = Tab va avanti, Invio sceglie, Esc torna indietro
people-desk-left = sei di nuovo al tavolo
people-do-start = { menu-begin }
people-do-pause = metti in pausa la partita
people-do-go-on = riprendi la partita
people-do-bot = { $count ->
    [0] fai giocare un bot per { $name }
    [one] fai giocare un bot per { $name }, fra 1 secondo
   *[other] fai giocare un bot per { $name }, fra { $count } secondi
}
people-do-silence = togli la parola a qualcuno
people-do-kick = allontana qualcuno dal tavolo
people-do-lock = blocca il tavolo
people-do-unlock = sblocca il tavolo
people-do-pass-on = metti qualcun altro a capo del tavolo
people-do-mute = silenzia qualcuno solo per te, o torna a sentirlo
people-do-hall = amici, blocchi e segnalazioni
people-do-report = segnala qualcuno a chi gestisce questo server
people-report-open = perché segnali { $name }, Esc torna indietro
people-report-insults = insulti o minacce
people-report-advertising = pubblicità
people-report-cheating = imbrogli
people-report-name = un nome offensivo
people-report-other = altro
people-do-friend = chiedi a qualcuno di diventare amici
people-do-block = { $host ->
    [yes] blocca qualcuno, che poi lascia il tavolo
   *[no] blocca qualcuno, poi lasci tu il tavolo
}
people-do-invite = invita un amico che è sul server
people-do-leave = lascia il tavolo
people-muted = non senti più { $name }
people-heard = senti di nuovo { $name }
people-lost = il collegamento al tavolo è caduto, perciò non è stato inviato nulla
people-line-lost = il collegamento al tavolo è caduto, ci riprovo
people-line-back = il collegamento al tavolo è tornato
people-no-answer = il tavolo non ha ancora risposto

# le righe prima e dopo una partita
people-room-start = { $count ->
    [0] comincia la partita
    [one] comincia subito, con un bot nel posto libero
   *[other] comincia subito, con dei bot in { $count } posti liberi
}
people-room-ready = io ci sono
people-room-unready = aspettatemi ancora
people-room-again = gioca un'altra partita
people-room-not-again = per me niente altra partita
people-room-now = comincia subito, senza aspettare gli altri
people-room-stop = ferma il conto alla rovescia
people-room-rules = cambia le regole
people-room-seats = cambia i posti
people-room-seats-open = quale posto? Esc torna indietro
people-room-look-back = riascolta la partita
people-room-say = manda un messaggio agli altri
people-room-menu = altro, il menu del tavolo
people-rules-open = le regole della prossima partita, Esc torna indietro
people-rules-done = gioca con queste regole
people-seat-take = prendi tu { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
people-seat-ask = chiedi il posto di { $name }
people-seat-kind = { $kind ->
    [open] tienilo libero per un amico
   *[none] non ci gioca nessuno
}
people-seat-bot-kind = ci gioca un bot, { $text }
people-arranged = { $who ->
    [you] hai cambiato il tavolo
   *[other] { $name } cambia il tavolo
}
people-moved = { $who ->
    [you] ora tu hai
   *[other] ora { $name } ha
} { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
people-ready = { $stage ->
    [over] { $who ->
        [you] vuoi un'altra partita
       *[other] { $name } vuole un'altra partita
    }
   *[other] { $who ->
        [you] hai detto che ci sei
       *[other] { $name } dice che c'è
    }
}
people-unready = { $who ->
    [you] vuoi aspettare
   *[other] { $name } vuole aspettare
}
people-begins = tutti sono d'accordo, la partita comincia fra { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}

# chat
people-say = scrivi un messaggio, Invio lo manda, Tab per le frasi pronte
people-say-left = non hai detto nulla
people-says = { $name } dice { $text }
people-said = hai detto { $text }
people-unsaid = al tavolo non è arrivato { $text }
people-no-chat = questo è il messaggio più vecchio
people-phrase-hello = ciao
people-phrase-moment = un momento
people-phrase-well-played = ben giocato
people-phrase-thanks = grazie
people-phrase-sorry = mi dispiace
people-phrase-yes = sì
people-phrase-no = no
people-phrase-bye = arrivederci

# domande
people-asks-undo = { $count ->
    [0] { $name } chiede di annullare il suo ultimo turno, il segno uguale per sì, il meno per no
   *[other] { $name } chiede di annullare il suo ultimo turno, si annullano anche turni di { $names }, il segno uguale per sì, il meno per no
}
people-asks-seat = { $name } chiede di giocare al posto di { $other }, che non c'è, il segno uguale per sì, il meno per no
people-nothing-asked = in questo momento nessuno chiede nulla
people-answered = { $yes ->
    [yes] hai detto sì
   *[no] hai detto no
}
people-undo-no = { $denied ->
    [yes] il turno non è annullato, qualcuno ha detto no
   *[no] il turno non è annullato
}
people-seat-no = { $who ->
    [you] non ottieni il posto
   *[other] { $name } non ottiene il posto
}

# che cosa è accaduto; $who è you o other
people-came = { $name } si siede al tavolo
people-takes-over = { $who ->
    [you] prendi il posto del bot { $other }
   *[other] { $name } prende il posto del bot { $other }
}
people-left = { $name } ha lasciato la partita, al suo posto gioca un bot
people-away = { $name } non c'è
people-awaited = { $count ->
    [one] fra 1 secondo un bot può giocare per { $name }
   *[other] fra { $count } secondi un bot può giocare per { $name }
}
people-bot-may = ora un bot può giocare per { $name }, premi 1
people-idle = { $who ->
    [you] ora un bot può giocare per te, premi un tasto qualsiasi per continuare tu
   *[other] { $name } non preme tasti da alcuni minuti
}
people-wants-seat = { $who ->
    [you] hai chiesto il posto di { $other }, aspetta la risposta
   *[other] { $name } chiede il posto di { $other }
}
people-handed = { $name } continua a giocare da un altro dispositivo
people-handed-you = il posto è tuo, e continui a giocare come { $name }
people-back = { $name } è di nuovo al tavolo
people-removed = chi è a capo del tavolo ha allontanato { $name }
people-banned = chi gestisce questo server ha allontanato { $name }
people-silenced = { $who ->
    [you] non puoi più scrivere nella chat
   *[other] { $name } non può più scrivere nella chat
}
people-unsilenced = { $who ->
    [you] puoi di nuovo scrivere nella chat
   *[other] { $name } può di nuovo scrivere nella chat
}
people-locked = il tavolo è bloccato, nessun altro può unirsi
people-unlocked = il tavolo è sbloccato, altri possono unirsi
people-stands-in = un bot gioca per { $name }
people-paused = la partita è in pausa
people-went-on = { end-stay }
people-hosts = { $who ->
    [you] ora sei tu a capo del tavolo
   *[other] ora { $name } è a capo del tavolo
}
people-wants-undo = { $name } chiede di annullare un turno
people-took-back = sono annullati anche turni di { $names }
people-new-rules = il server ha regole più nuove, la partita di prima non può continuare, cominciatene un'altra
people-watched = { $count ->
    [0] nessuno segue più la partita
    [one] 1 persona segue la partita
   *[other] { $count } persone seguono la partita
}

# rifiuti; $given ciò che si voleva, $accepted ciò che andrebbe bene
people-refused-rules = il tavolo non può farlo
people-refused-full = il tavolo è pieno, chiedi un posto a chi è a capo del tavolo
people-refused-closed = il tavolo è bloccato, chiedi a chi è a capo del tavolo di sbloccarlo
people-refused-code = nessun tavolo ha questo codice
people-refused-token = il tuo posto a quel tavolo non c'è più
people-refused-name-none = scrivi prima il tuo nome
people-refused-name = il nome { $given } non va, scegline un altro
people-refused-name-free = il nome { $given } è preso o non va, { $accepted } è libero
people-refused-many = troppe cose in una volta, aspetta un poco
people-refused-version = il tavolo richiede sorry-a11y { $accepted }, aggiorna il tuo
people-refused-host = può farlo solo chi è a capo del tavolo
people-refused-undo-away = non c'è nessuno a cui chiedere, perciò non si annulla nulla
people-refused-undo-asked = lo hai già chiesto agli altri, chiedi di nuovo dopo il tuo prossimo turno
people-refused-paused = la partita è in pausa
people-refused-begun = la partita è già cominciata
people-refused-silenced = per ora non puoi scrivere nella chat
people-refused-saved = non si è potuto salvare, perciò non è successo nulla
people-refused-game = il tavolo non conosce il gioco { $given }
people-refused-message = il tavolo non capisce questa richiesta
people-refused-seat = quel posto è occupato, scegline un altro
people-refused-watch = la partita di questo tavolo non si può seguire
people-refused-record = questo tavolo non ha partite salvate per te
people-refused-identity = scegli prima un nome tuo
people-refused-person = qui nessuno ha { $given } come nome suo
people-refused-no-hall = questo server non ha una sala
people-refused-early = è troppo presto per far giocare un bot
people-refused-seat-asked = hai già chiesto questo posto
people-refused-seat-away = non c'è nessuno che possa darti questo posto
people-refused-elsewhere = il tuo posto ora è su un altro dispositivo
people-refused-invited = { $given } ha già un tuo invito
people-refused-blocked = a quel tavolo c'è { $given }, che hai bloccato
people-refused-banned = chi gestisce questo server non ti fa entrare
people-refused-banned-until = chi gestisce questo server non ti fa entrare prima di { $accepted }

# perché manca il collegamento; $address come fu dato
people-link-address = { $address } non è un indirizzo.
people-link-plain = { $address } è su internet, perciò il suo indirizzo deve cominciare con wss.
people-link-refused = A { $address } non risponde nessuno. Forse il tavolo è chiuso.
people-link-closed = Il tavolo di { $name } al momento è chiuso. Riprova più tardi.
people-link-silent = { $address } ci mette troppo a rispondere. Riprova più tardi.
people-link-certificate = Non posso verificare l'identità di { $address }.
people-link-proxy = Il proxy di questo computer non lascia passare i tavoli di { $address }.
people-link-waits = aspetto la risposta di { $address }
people-link-newer = { $address } usa una versione più nuova di sorry-a11y. Aggiorna la tua.
people-no-table = Non c'è un ultimo tavolo a cui tornare. Scrivi sorry-a11y join con un codice d'invito.
people-hosting = Hai già aperto un tavolo. Chiudilo prima, o torna lì con sorry-a11y join.
people-unkept = { $why ->
    [full] In { $folder } non si possono salvare tavoli, perché il disco è pieno.
    [read-only] In { $folder } non si possono salvare tavoli, perché il disco è di sola lettura.
    [denied] In { $folder } non si possono salvare tavoli, perché i permessi non lo consentono.
    [gone] In { $folder } non si possono salvare tavoli, perché non si può creare la cartella.
    [locked] In { $folder } non si possono salvare tavoli, perché un altro programma tiene bloccato il loro file.
    [no-locks] In { $folder } non si possono salvare tavoli, perché il disco non ha blocchi.
    [newer] In { $folder } non si possono salvare tavoli, perché una versione più nuova del gioco ha scritto il loro file.
    [foreign] In { $folder } non si possono salvare tavoli, perché lì c'è un file di un altro programma.
    [damaged] In { $folder } non si possono salvare tavoli, perché il loro file è danneggiato.
   *[other] In { $folder } non si possono salvare tavoli.
}
people-port-taken = La porta { $port } è occupata. Indicane un'altra con --port.

# la fine
people-end-elsewhere = ora giochi su un altro dispositivo, arrivederci
people-end-removed = chi è a capo del tavolo ti ha fatto uscire, arrivederci
people-end-ended = chi gestisce questo server ha chiuso il tavolo, arrivederci
people-end-left = hai lasciato il tavolo, arrivederci
people-end-token = il tuo posto al tavolo non c'è più, arrivederci
people-end-banned = arrivederci
people-end-newer = il tavolo usa una versione più nuova di sorry-a11y, aggiorna la tua, arrivederci
people-end-version = il tavolo richiede un'altra versione di sorry-a11y, arrivederci
people-end-flood = il tavolo invia troppo, perciò il collegamento è chiuso, arrivederci
people-end-failed = per ora il tavolo non si può aprire, il posto resta tuo, torna più tardi, arrivederci

# con ssh
people-ssh-language = premi { $number } per l'italiano
people-ssh-name = scrivi il tuo nome e premi Invio
people-ssh-hint = se avevi già un posto qui, scrivi invece il suo numero
people-ssh-number = il tuo posto ha il numero { $number }, scrivilo al posto del nome per tornare
people-ssh-no-number = nessun posto qui ha questo numero
people-ssh-key = nella sala il tuo ssh deve mostrare una chiave, ssh-keygen ne crea una
people-ssh-silent = il tavolo ci mette troppo a rispondere, torna più tardi allo stesso modo
people-ssh-ends = Il server si chiude, il posto resta tuo, torna più tardi allo stesso modo

# La sala di un server, dove si incontra chi non si conosce ancora.

hall-welcome = questa è la sala, qui incontri chi gioca su questo server
hall-rule-1 = regole del server, sii gentile con tutti
hall-rule-2 = niente insulti, minacce o pubblicità
hall-rule-3 = se devi andare, saluta, al tuo posto gioca un bot
hall-rule-4 = se qualcuno ti disturba, bloccalo
hall-hint-name = se qui hai già un nome su un altro dispositivo, scrivi invece il codice che ti dà
hall-type-name = scrivi un nome tuo e premi Invio
hall-name-yours = il nome { $name } su questo server è tuo
hall-open = { $count ->
    [0] sei nella sala, non c'è nessun altro
    [one] sei nella sala, c'è 1 altra persona
   *[other] sei nella sala, ci sono altre { $count } persone
}

# le righe
hall-now = gioca subito a { $game }
hall-tables = tavoli aperti, { $count ->
    [0] ora nessuno
   *[other] { $count }, { $names }
}
hall-people = chi c'è, { $count ->
    [0] nessun altro
   *[other] { $count }, { $names }
}
hall-friends = i tuoi amici, { $asks ->
    [0] { $count ->
        [0] ancora nessuno
       *[other] { $count }
    }
    [one] 1 persona lo chiede
   *[other] { $asks } persone lo chiedono
}
hall-watch-people = { $on ->
    [yes] senti chi arriva e chi va via, disattiva questo avviso
   *[no] fammi sentire chi arriva e chi va via
}
hall-watch-tables = { $on ->
    [yes] senti quando si apre un tavolo, disattiva questo avviso
   *[no] fammi sentire quando si apre un tavolo
}
hall-you = { $name ->
    [none] prendi un nome tuo
   *[other] il tuo nome qui, { $name }
}
hall-more = avvisi e regole della sala
hall-more-open = avvisi e regole della sala, Esc torna indietro
hall-rules = regole del server
hall-slow = apri un tavolo lento, { $game }, un giorno a turno
hall-offer-table = siediti al tavolo di { $name }, { $game }
hall-offer-invited = accetta l'invito di { $name }, { $game }

# tavoli aperti e persone
hall-tables-open = { $count ->
    [0] nessun tavolo è aperto
    [one] 1 tavolo aperto
   *[other] { $count } tavoli aperti
}, Esc torna indietro
hall-table = { $game }, { $host } è a capo del tavolo, { $open ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $open } posti liberi
}
hall-table-begun = { $game } già in corso, { $host } è a capo del tavolo, { $open ->
    [one] puoi prendere il posto di 1 bot
   *[other] puoi prendere il posto di uno dei { $open } bot
}
hall-table-slow = lento, un giorno a turno
hall-table-gone = ora chiuso
hall-nobody = non c'è nessun altro
hall-person-gone = ora via
hall-friends-open = i tuoi amici, Esc torna indietro
hall-no-friends = qui non hai ancora amici, chiedi a qualcuno che c'è
hall-friend-away = tra i tuoi amici, { $name }, non è qui
hall-friend-gone = non più
hall-people-open = { $count ->
    [one] c'è 1 altra persona
   *[other] ci sono altre { $count } persone
}, Esc torna indietro
hall-people-choose = scegli qualcuno per giocare o fare amicizia
hall-person = { $friend ->
    [yes] tra i tuoi amici, { $name }
   *[no] { $name }
}, { $place ->
    [game] in partita
    [table] a un tavolo
   *[hall] nella sala
}
hall-person-open = { $name }, Esc torna indietro
hall-invite = invita a giocare a { $game }, a un nuovo tavolo
hall-friend = chiedi a { $name } di diventare amici
hall-accept = accetta { $name } tra gli amici
hall-refuse = rifiuta { $name }, che non lo saprà
hall-asked = hai chiesto a { $name } di diventare amici
hall-refuse-done = hai rifiutato { $name }
hall-unfriend = togli { $name } dagli amici
hall-block = blocca { $name }, che non potrà più trovarti, vederti o contattarti
hall-unblock = non bloccare più { $name }
hall-friend-done = { $name } è tra i tuoi amici
hall-unfriend-done = { $name } non è più tra i tuoi amici
hall-block-done = hai bloccato { $name }, e non ti trova più neanche chi qui non ha un nome
hall-unblock-done = non blocchi più { $name }
hall-invited = hai invitato { $name }

# sé stessi
hall-you-open = ti chiami { $name }, Esc torna indietro
hall-rename = prendi un altro nome
hall-transfer = usa il tuo nome su un altro dispositivo
hall-transfer-code = scrivi { $code } sull'altro dispositivo al posto di un nome, entro { $minutes } minuti
hall-forget = fatti dimenticare da questo server
hall-forget-open = nome, amici e blocchi si perdono e non tornano
hall-forget-no = tieni tutto
hall-forget-yes = dimenticami
hall-forgotten = questo server ti ha dimenticato

# che cosa arriva
hall-news-friend = { $name }, tra i tuoi amici, è qui
hall-news-asks = { $count ->
    [one] { $name } chiede la tua amicizia
   *[other] { $name } chiedono la tua amicizia
}
hall-news-friends = { $name } ora è tra i tuoi amici
hall-news-came = { $name } arriva nella sala
hall-news-went = { $name } lascia la sala
hall-news-turn = { $name ->
    [none] tocca a te al tuo tavolo lento
   *[other] tocca a te al tavolo lento di { $name }
}
hall-line-lost = il collegamento al server è caduto, ci riprovo
hall-line-back = il collegamento al server è tornato
hall-news-table = { $name } apre un tavolo, { $game }, è la voce { $number } della sala
hall-news-invited = { $name } ti invita a giocare a { $game }, è la voce { $number } della sala
