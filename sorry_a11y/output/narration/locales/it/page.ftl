# La pagina nel browser: titoli, etichette e ciò che dice da sé.

page-title = Sorry! e Dog
page-intro = Due giochi da tavolo a orecchio, in braille, con il tocco e con la vista, contro bot o con gli amici. In Dog hai più carte in mano e un compagno.
page-sit = Siediti a un tavolo
page-code = Link o codice d'invito
page-name = Il tuo nome
page-watch = Segui soltanto, senza un posto
page-hall = La sala
page-hall-meet = Incontra altri nella sala
page-hall-note = Gioca con chi è qui.
page-hall-leave = Esci dalla sala
page-open = Apri un tavolo tuo
page-game = Gioco
page-open-begin = Gioca
page-you = { terms-you }
page-seat-free = libero
page-few = A un tavolo servono da due a quattro colori, e uno è il tuo.
page-back = Torna al tuo ultimo tavolo
page-language = Lingua
page-news = Novità
page-choices = Scelte
# La pagina mette al posto dello 0 un numero di scelte, almeno 1.
page-more = ancora 0
page-ask = Domande
page-more-asks = Altre domande
page-board = Tabellone
page-board-note = Il tabellone è disegnato per chi vede. Tutto ciò che mostra è nelle novità e sotto Domande.
page-talk = Chat
page-line = Scrivi qualcosa
page-send = Invia
page-take = Prendi questo nome
page-ready = Frasi pronte
page-settings = Impostazioni
page-verbosity = Dettaglio, quanto si racconta
page-digits = Cifre
page-forced = Scelta unica
page-sound = Suoni
page-volume = Volume
page-mono = Stereo
page-banter = Commenti degli avversari
page-drama = Tensione
page-guard = Protezione dei tasti
page-letters = Le singole lettere rispondono mentre scegli
page-stops = Tab si ferma a ogni scelta e a ogni pulsante, per chi non ha le frecce
page-voice = Parla con la voce del browser, per chi non ha uno screen reader
page-notify = Una notifica del browser quando serve la tua attenzione e stai guardando altrove
page-notify-refused = Il browser non permette notifiche a questa pagina.
page-big = Caratteri grandi
page-pace = Mosse mentre guardi
page-pace-slow = lente
page-pace-medium = medie
page-pace-fast = veloci
page-pace-still = senza movimento
page-help = Come si gioca
page-keys = Tasti
page-help-text = Scorri le scelte con le frecce o con il tocco, e premine una per giocarla. Tab porta al resto della pagina. Ogni lettera qui sotto è anche un pulsante sotto Domande. Le lettere funzionano mentre una scelta ha il focus, e puoi spegnerle sotto Impostazioni. Per uscire chiudi la pagina, il posto resta tuo.
page-whose = A chi tocca?
page-step-back = Indietro
page-link = Gli amici aprono questo link per unirsi
page-copy = Copia il link
page-copied = Il link è copiato
page-waiting = Intanto è stato detto qualcosa. Chiedi qualunque cosa per sentirlo.
page-yes = Sì
page-no = No
page-lost = Il collegamento al tavolo è caduto. La pagina ci riprova.
page-again = Il collegamento al tavolo è tornato.

# -- la pagina senza server: il gioco gira nel browser

page-site-help-text = Scorri le scelte con le frecce o con il tocco, e premi quella da giocare. Tab porta al resto della pagina. Ciò che le lettere qui sotto chiedono è anche un pulsante sotto Domande. Le lettere funzionano mentre una scelta ha il focus, e si disattivano sotto Impostazioni. Per andare via chiudi la pagina, la partita resta salvata.
page-site-whose = Avanti
page-site-menu = Torna al menu iniziale
page-site-loading = Sorry! si carica.
page-site-failed = Il gioco non si è caricato. Ricarica la pagina per riprovare.
page-site-unsaved = Questo browser non salva nulla per questa pagina, chiudendola le partite si perdono.
page-site-full = Questo browser non ha più spazio, quello che cambi non viene salvato.
page-site-elsewhere = Il gioco è già aperto in un'altra scheda o finestra.
page-site-take-over = Gioca qui
page-site-taken = La partita continua in un'altra scheda o finestra.
page-site-newer = C'è una nuova versione del gioco. Parte quando ricarichi la pagina, e la partita continua.
page-site-reload = Ricarica ora
page-site-talk = Scrivi un nome
page-site-send = { page-take }
page-window-over = Il gioco è finito. Puoi chiudere questa finestra.
page-site-friends = Gioca con gli amici
page-site-friends-address = Il loro link o l'indirizzo del loro server
page-site-friends-go = Vai al tavolo
page-site-friends-no-address = Questo non è un indirizzo. Scrivine uno come tavolo.example o 192.168.1.5.
page-site-friends-away = A questo indirizzo non risponde nessuno. Riprova più tardi.
page-site-games = Le tue partite
page-site-games-note = Le tue partite sono salvate solo in questo browser. Un file le porta in un altro, o di nuovo qui.
page-site-export = Salva tutte le partite in un file
page-site-import = Aggiungi le partite di un file
page-site-added = { $count ->
    [0] nessuna partita aggiunta
    [one] 1 partita aggiunta
   *[other] { $count } partite aggiunte
}
page-site-known = { $count ->
    [one] 1 c'era già
   *[other] { $count } c'erano già
}
page-site-damaged = { $count ->
    [one] 1 non si può leggere
   *[other] { $count } non si possono leggere
}
page-turn = { $whose ->
    [yours] tocca a te
    [theirs] tocca a { $name }
    [over] la partita è finita
   *[none] si aspetta la partita
}
page-room = { $who ->
    [host] { $count ->
        [0] ci sono tutti
        [one] manca ancora 1 persona
       *[other] mancano ancora { $count } persone
    }
    [guest] { $name } avvia la partita
   *[watcher] segui la partita, il via lo dà { $name }
}
page-result = { $whose ->
    [yours] hai vinto!
   *[theirs] { $count ->
        [one] { $names } vince!
       *[other] { $names } vincono!
    }
}
page-asks-pawns = Pedine
page-asks-cards = Carte
page-asks-game = Partita
page-asks-heard = Già detto
page-asks-table = Tavolo
page-skip = Alle scelte
page-quit = Esci
page-terms = «34 da casa» vuol dire che una pedina è a 34 caselle da casa. «Rischio 34» vuol dire che in 34 casi su 100 viene mangiata prima del tuo prossimo turno. «In zona sicura» nessuno può mangiarla.
page-close = Chiudi
page-tools = Strumenti
page-more-tools = Altro
page-undo = Annulla il turno
page-invite = Invita
page-invite-code = codice d'invito
page-share = Condividi il link
page-qr = Il quadrato è lo stesso link come codice QR, per la fotocamera di un telefono.
page-select = Il link è selezionato. Copialo con il browser.
page-lost-key = Manca il collegamento al tavolo. La pagina continua a riprovare.
page-lost-choice = Manca il collegamento al tavolo, la tua scelta non è arrivata. La pagina continua a riprovare.
page-lost-sent = Quando torna il collegamento senti se la tua ultima scelta è arrivata.
page-words = Testo
page-hearing = Audio

page-help-touch = Tocca una scelta per giocarla, oppure sul tabellone una pedina e poi una casella. Ogni domanda è un pulsante sotto Domande. Per uscire chiudi la pagina, il posto resta tuo.
page-site-help-touch = Tocca una scelta per giocarla, oppure sul tabellone una pedina e poi una casella. Ogni domanda è un pulsante sotto Domande. Per andare via chiudi la pagina, la partita resta salvata.
page-rule-home = Vince chi porta per primo tutte e quattro le pedine a casa. Escono dalla partenza, fanno un giro del tabellone ed entrano a casa per la loro corsia sicura.
page-rule-card = Le carte dicono di quanto si va. In Sorry! ne peschi una a turno, in Dog ne giochi una dalla mano.
page-rule-bump = Una pedina che finisce su un'altra la rimanda alla sua partenza.
page-rule-slide = In Sorry! una pedina che finisce ai piedi di uno scivolo di un altro colore scivola fino in fondo e manda via tutte quelle che ci sono sopra.
page-open-note = Per gli amici, con un link, o contro i bot.
page-sit-note = Con il link o il codice che hai ricevuto.
