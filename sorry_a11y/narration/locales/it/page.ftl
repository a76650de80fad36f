# La pagina nel browser: titoli, etichette e ciò che dice da sé.

page-title = Sorry! e Dog, a orecchio e in braille
page-intro = Un gioco da tavolo per chi gioca a orecchio, in braille, con il tocco o con la vista, insieme.
page-sit = Siediti
page-code = Codice d'invito
page-name = Il tuo nome
page-seat = Colore
page-seat-any = quello libero
page-watch = Solo ascoltare, senza posto
page-open = Apri un tavolo tuo
page-game = Gioco
page-open-begin = Apri il tavolo
page-you = tu
page-open-chair = libero per un amico
page-nobody = nessuno
page-house = Regole, squadre e punti
page-rule = Regola
page-few = Un tavolo ha bisogno di due a quattro colori, e uno è il tuo.
page-bot = bot, { $kind }
page-back = Torna al tuo ultimo tavolo
page-language = Lingua
page-news = Novità
page-choices = Scelte
page-ask = Domande
page-board = Tabellone
page-board-note = Il tabellone è disegnato per chi vede. Tutto ciò che mostra è nelle novità e sotto Domande.
page-talk = Conversazione
page-line = Di' qualcosa
page-send = Invia
page-ready = Frasi pronte
page-settings = Impostazioni
page-verbosity = Quanto viene raccontato
page-digits = Cifre
page-forced = Scelta unica
page-sound = Suoni
page-volume = Volume
page-mono = Stereo
page-guard = Protezione dai tasti troppo veloci
page-letters = Le singole lettere chiedono mentre scegli
page-voice = Parla con la voce del browser, per chi non ha uno screen reader
page-big = Caratteri grandi
page-help = Aiuto
page-keys = Tasti
page-help-text = Scorri le scelte con le frecce o con il tocco, e premi quella da giocare. Tab porta al resto della pagina. Ciò che le lettere qui sotto chiedono è anche un pulsante sotto Domande. Le lettere valgono mentre una scelta ha il fuoco, e si disattivano sotto Impostazioni. Per andare via chiudi la pagina, il tuo posto resta.
page-whose = A chi tocca
page-step-back = Torna alla domanda prima
page-link = Gli amici aprono questo link
page-copy = Copia il link
page-copied = Il link è copiato
page-waiting = Intanto è stato detto qualcosa. Chiedi qualunque cosa per sentirlo.
page-asked = Il tavolo chiede
page-yes = Sì
page-no = No
page-lost = La linea con il tavolo è caduta, si riprova.
page-again = La linea con il tavolo è tornata.
page-leave = Chiudi la pagina per uscire, il tuo posto resta, J lascia per sempre

# -- la pagina senza server: il gioco gira nel browser

page-site-help-text = Scorri le scelte con le frecce o con il tocco, e premi quella da giocare. Tab porta al resto della pagina. Ciò che le lettere qui sotto chiedono è anche un pulsante sotto Domande. Le lettere valgono mentre una scelta ha il fuoco, e si disattivano sotto Impostazioni. Per andare via chiudi la pagina, la partita resta salvata.
page-site-whose = Avanti
page-site-menu = Torna al menu iniziale
# $percent: quanto del gioco è arrivato, da 0 a 100
page-site-loading = Sorry! si carica, { $percent } per cento.
page-site-failed = Il gioco non si è caricato. Ricarica la pagina per riprovare.
page-site-unsaved = Questo browser non salva nulla per questa pagina, chiudendola le partite si perdono.
page-site-full = Questo browser non ha più spazio, quello che cambi non viene salvato.
page-site-elsewhere = Il gioco è già aperto in un'altra scheda o finestra.
page-site-take-over = Gioca qui
page-site-taken = La partita continua in un'altra scheda o finestra.
page-site-newer = C'è una nuova versione del gioco. Parte quando ricarichi la pagina, e la partita continua.
page-site-reload = Ricarica ora
page-site-type = Premi E per andare alla riga dove scriverlo.
page-site-talk = Scrivi un nome
page-site-line = Nome
page-site-send = OK
page-site-games = Le tue partite
page-site-games-note = Le tue partite sono salvate solo in questo browser. Un file le porta in un altro, o indietro.
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
