# Un tavolo tra amici, ognuno alla propria tastiera: chi viene e va, parole, domande, la cattedra.

people-open = { $mode ->
    [lines] un tavolo tra amici, un comando e Invio, h aiuta
   *[keys] un tavolo tra amici, tasti singoli, h aiuta
}
people-code = il codice d'invito è { $code }
people-how = gli amici scrivono sorry-a11y join { $code } --at { $address }
people-here = su questo computer basta sorry-a11y join { $code }
people-page = nel browser gli amici aprono { $link }
people-joined = sei al tavolo, ospita { $name }
people-welcome-back = sei di nuovo al tavolo
people-you-are = il nome { $given } è preso, qui ti chiami { $name }
people-reported = la segnalazione su { $name } è annotata, con le ultime righe della chat
people-invited = { $name } ti invita, { $game }, con il codice d'invito { $code }
people-announced = chi gestisce questo server dice { $text }
people-gather = { $count ->
    [0] Invio comincia, ci sono tutti
    [one] Invio comincia, 1 posto è libero, lo prende un bot
   *[other] Invio comincia, { $count } posti sono liberi, li prendono i bot
}
people-gather-guest = comincia { $name }, aspetta
people-wait-table = aspetta il tavolo
people-wait-for = si aspetta { $name }
people-missed = { $count ->
    [one] 1 turno prima
   *[other] { $count } turni prima
}
people-over = la partita è finita, j per un'altra, q esce
people-kept = era la tua partita { $number }, salvata per replay e review
people-quit = { $serves ->
    [yes] premi ancora q per uscire, gli altri aspettano che torni, un altro tasto resta
   *[no] premi ancora q per uscire, il posto resta tuo, un altro tasto resta
}
people-goodbye = Alla prossima, sorry-a11y join riporta al tavolo
people-watching = il tasto { $key } non fa nulla per chi ascolta, h aiuta
people-undo-asked = lo si chiede agli altri
people-watchers = { $names } in ascolto
people-nobody = non si sa ancora di nessun altro

people-chair-you = tu sei { $colour }
people-chair = { $name } è { $colour }
people-chair-empty = { $kind ->
    [open] { $colour } è libero
   *[bot] { $colour } è per un bot
}
people-chair-host = ospita
people-chair-away = via
people-chair-bot = un bot
people-chair-muted = zittito da te

# la cattedra, tasto j
people-desk = la cattedra, Tab prosegue, Invio esegue, Esc esce
people-desk-left = di nuovo al tavolo
people-do-start = comincia la partita
people-do-rematch = un'altra partita
people-do-pause = pausa
people-do-go-on = riprendi la partita
people-do-bot = fai giocare un bot per un turno
people-do-silence = zittisci qualcuno per tutti
people-do-kick = allontana qualcuno
people-do-lock = non far entrare più nessuno
people-do-unlock = fai entrare di nuovo altri
people-do-pass-on = affida il tavolo a un altro
people-do-mute = zittisci qualcuno per te, o riascoltalo
people-do-hall = amici, blocchi e segnalazioni
people-do-report = segnala qualcuno a chi gestisce questo server
people-do-friend = aggiungi qualcuno agli amici
people-do-block = blocca qualcuno
people-do-invite = invita un amico che è sul server
people-do-leave = lascia per sempre, gioca un bot
people-muted = { $name } è zittito
people-heard = { $name } si sente di nuovo
people-lost = ora manca il collegamento al tavolo, nulla è stato inviato
people-line-lost = il collegamento al tavolo è caduto, si riprova
people-line-back = il collegamento al tavolo è tornato

# parole
people-say = scrivi qualcosa, Invio manda, Tab per le frasi pronte
people-say-left = non hai detto nulla
people-says = { $name } dice { $text }
people-said = hai detto { $text }
people-no-chat = prima non si è detto nulla
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
    [0] { $name } vuole annullare, uguale per sì, meno per no
   *[other] { $name } vuole annullare, anche le mosse di { $names }, uguale per sì, meno per no
}
people-asks-stand-in = { $name } è via, gioca un bot, uguale per sì, meno per no
people-nothing-asked = non c'è nessuna domanda
people-answered = { $yes ->
    [yes] hai detto sì
   *[no] hai detto no
}
people-undo-no = non annullato
people-waiting-goes-on = niente bot, il tavolo aspetta { $name }

# che cosa è accaduto; $who è you o other
people-came = { $name } si siede
people-takes-over = { $name } prende il posto del bot { $other } e gioca come { $other }
people-left = { $name } lascia per sempre
people-away = { $name } è via
people-back = { $name } è di nuovo qui
people-removed = { $name } è allontanato
people-silenced = { $who ->
    [you] non puoi più parlare
   *[other] { $name } non può più parlare
}
people-unsilenced = { $who ->
    [you] puoi di nuovo parlare
   *[other] { $name } può di nuovo parlare
}
people-locked = non entra più nessuno
people-unlocked = altri possono di nuovo entrare
people-stands-in = un bot gioca per { $name }
people-paused = la partita è in pausa
people-went-on = la partita riprende
people-hosts = { $who ->
    [you] ora ospiti tu
   *[other] ora ospita { $name }
}
people-took-back = annullate anche le mosse di { $names }
people-new-rules = il server ha regole più nuove, la partita di prima non può continuare, cominciatene un'altra
people-watches = { $name } ascolta

# rifiuti; $given ciò che si voleva, $accepted ciò che andrebbe bene
people-refused-rules = il tavolo non accetta
people-refused-full = il tavolo è pieno
people-refused-closed = il tavolo non accoglie più nessuno
people-refused-code = nessun tavolo ha questo codice
people-refused-token = il posto a quel tavolo non c'è più
people-refused-name = il nome { $given } non va
people-refused-name-free = il nome { $given } è preso o non va, { $accepted } è libero
people-refused-many = troppo in una volta, aspetta un poco
people-refused-version = il tavolo vuole sorry-a11y { $accepted }
people-refused-host = può farlo solo chi ospita
people-refused-undo-away = non c'è nessuno a cui chiedere, non annullato
people-refused-paused = la partita è in pausa
people-refused-begun = la partita è già cominciata
people-refused-silenced = ora non puoi parlare
people-refused-saved = non si è potuto salvare, quindi non vale
people-refused-game = il tavolo non conosce il gioco { $given }
people-refused-message = il tavolo non lo capisce
people-refused-seat = quel posto non è libero
people-refused-watch = a questo tavolo non si può ascoltare
people-refused-record = a questo tavolo non c'è nessuna registrazione per te
people-refused-identity = scegli prima un nome tuo
people-refused-person = qui nessuno ha { $given } come nome suo
people-refused-no-hall = questo server non ha una sala
people-refused-barred = chi gestisce questo server non ti fa entrare
people-refused-barred-until = chi gestisce questo server non ti fa entrare fino a { $accepted }

# perché manca il collegamento; $address come fu dato
people-link-address = L'indirizzo { $address } non esiste.
people-link-plain = { $address } è su internet, dove solo wss è sicuro.
people-link-refused = A { $address } non risponde nessuno.
people-link-silent = { $address } risponde troppo tardi.
people-link-certificate = { $address } non può provare chi è.
people-link-newer = { $address } parla di cose che questo programma non conosce.
people-no-table = Non c'è un ultimo tavolo, sorry-a11y join con un codice ne trova uno.
people-hosting = Ospiti già un tavolo. Chiudi prima quello, o vacci con sorry-a11y join.
people-unkept = In { $folder } non si possono conservare tavoli.
people-port-taken = La porta { $port } è occupata, --port ne indica un'altra.

# la fine
people-end-elsewhere = continui su un altro dispositivo, arrivederci
people-end-removed = ti hanno allontanato dal tavolo, arrivederci
people-end-left = hai lasciato il tavolo, arrivederci
people-end-token = il tuo posto al tavolo non c'è più, arrivederci
people-end-newer = il tavolo è più nuovo di questo programma, arrivederci
people-end-version = il tavolo vuole un'altra versione, arrivederci
people-end-flood = il tavolo manda troppo, arrivederci
people-end-failed = per ora il tavolo non si apre, il tuo posto resta, arrivederci

# con ssh
people-ssh-language = premi { $number } per l'italiano
people-ssh-name = scrivi il tuo nome e Invio
people-ssh-hint = chi aveva già un posto qui scrive invece il suo numero
people-ssh-number = il tuo posto ha il numero { $number }, scrivilo al posto del nome per tornare
people-ssh-no-number = nessun posto qui ha questo numero
people-ssh-listens = ascolti senza un posto
people-ssh-key = nella sala il tuo ssh deve mostrare una chiave, ssh-keygen ne crea una
people-ssh-ends = il server si chiude, il posto resta tuo, torna più tardi allo stesso modo
