# What the keys do. A letter is explained by an English word that it stands for, or by a word of the
# sentence, never by a word that would have to be sought.

help-open = { $mode ->
    [lines] scrivi un tasto o una parola, come dove, e senti cosa fa, di nuovo h per tutti
   *[keys] premi un tasto e senti cosa fa, di nuovo h per tutti i tasti
}
help-end = i tasti sono tutti qui, Invio dice la tua scelta
help-key = tasto { $key }
help-nothing = il tasto { $key } non fa nulla
help-key-row = { $key } e poi { $digit }
help-key-digits = cifre da 1 a 9
help-name-enter = Invio
help-name-space = Spazio
help-name-tab = Tab
help-name-shift-tab = Maiusc Tab
help-name-backspace = Backspace
help-name-escape = Esc
help-name-up = Su
help-name-down = Giù
help-name-left = Sinistra
help-name-right = Destra
help-name-comma = virgola
help-name-stop = punto
help-name-question = punto interrogativo
help-name-left-bracket = parentesi quadra aperta
help-name-right-bracket = parentesi quadra chiusa
help-name-minus = meno
help-name-equals = uguale
help-name-unknown = sconosciuto

help-digit = una cifra legge la sua scelta, e la gioca se l'hai già sentita
help-next = la scelta seguente, n come next
help-previous = la scelta precedente
help-take = gioca la scelta appena detta
help-back = torna alla domanda di prima
help-list = legge tutte le scelte
help-undo = annulla il tuo ultimo turno, u come undo
help-pawns = dove sono le tue pedine, w come where
help-opponents = osserva le pedine di un avversario, di nuovo per il prossimo
help-card = la tua carta e che cosa fa, di nuovo per la sua regola
help-hand = fa sentire le carte che hai in mano, a Dog e nel gioco a punti
help-ask = indice di altre domande, a chi tocca, carte rimaste, chi è vicino
help-table = informazioni sulla partita, le regole, quando finisce, chi c'è
help-turn = a chi tocca il turno
help-standing = situazione, poi le carte che portano a casa o vincono, poi le probabilità
help-cards-left = le carte che restano nel mazzo, e quali sono finite
help-danger = i pericoli dopo questa scelta, poi quelli di adesso, poi chi puoi mangiare
help-why = perché una pedina non può muoversi o una carta non si può giocare
help-advice = che cosa farebbe un buon giocatore, poi le scelte in ordine, poi il perché
help-neighbours = zona attorno a una pedina, chi è vicino, di nuovo per la prossima
help-track = tutte le pedine sul percorso, in ordine dalla tua partenza
help-news = annuncia tutto ciò che è successo dal tuo ultimo turno
help-repeat = ripete l'ultima risposta
help-earlier = torna indietro di una frase in tutto ciò che è stato detto
help-later = va di nuovo avanti di una frase
help-hush = ferma la voce del gioco
help-verbosity = varia il dettaglio, breve, normale o completo
help-board = disegna il tabellone per chi vede
help-settings = menu delle impostazioni
help-help = l'aiuto sui tasti, h come help
help-quit = esce, se lo premi due volte, q come quit

# dove altri siedono alle proprie tastiere
help-say = invia un messaggio a tutti gli altri al tavolo
help-chat = torna indietro nella chat, prima il messaggio più nuovo
help-desk = il menu del tavolo, per cominciare, mettere in pausa, silenziare o lasciare
help-yes = dice sì a ciò che qualcuno chiede, o fa giocare da soli i turni senza scelta
help-no = dice no a ciò che qualcuno chiede, o fa aspettare i turni senza scelta

# The questions in few words: rows of the list of key i, and buttons of the page.
ask-open = che cosa vuoi sapere, una cifra o l'iniziale chiede, Esc esce
ask-pawns = Le mie pedine
ask-opponents = Avversari
ask-danger = Pericoli
ask-why = Perché no?
ask-advice = Consiglio
ask-card = La mia carta
ask-hand = La mia mano
ask-standing = Situazione
ask-list = Tutte le scelte
ask-news = Tutte le novità
ask-repeat = Ancora
ask-earlier = Prima
ask-later = Dopo
ask-chat = Chat finora
ask-undo = Annulla
ask-desk = Menu del tavolo
ask-table = informazioni, regole, giocatori
ask-turn = turno, a chi tocca
ask-cards-left = carte rimaste
ask-neighbours = vicini di una pedina
ask-track = giro di tutte le pedine
ask-verbosity = dettaglio, quanto si dice

# Che cosa si scrive a righe al posto di un tasto, una parola ciascuna, tutte diverse.
help-word-next = seguente
help-word-previous = precedente
help-word-take = gioca
help-word-back = indietro
help-word-list = lista
help-word-undo = annulla
help-word-pawns = dove
help-word-opponents = avversari
help-word-card = carta
help-word-hand = mano
help-word-turn = turno
help-word-standing = situazione
help-word-cards-left = mazzo
help-word-danger = pericolo
help-word-neighbours = vicino
help-word-track = percorso
help-word-why = perché
help-word-advice = consiglio
help-word-news = novità
help-word-repeat = ripeti
help-word-earlier = prima
help-word-later = dopo
help-word-hush = silenzio
help-word-verbosity = dettaglio
help-word-board = tabellone
help-word-settings = impostazioni
help-word-help = aiuto
help-word-quit = esci
help-word-say = scrivi
help-word-chat = chat
help-word-ask = domande
help-word-table = informazioni
help-word-desk = menu
help-word-yes = sì
help-word-no = no

# Ciò che si dice altrimenti dove non ci sono tasti: touch-NOME al posto di NOME.

touch-greeting-title = { greeting-game }
touch-people-open = questo è un tavolo tra amici
touch-people-gather = { $count ->
    [0] ci sono tutti, si può cominciare
    [one] si può cominciare, 1 posto è libero, lo prende un bot
   *[other] si può cominciare, { $count } posti sono liberi, li prendono i bot
}
touch-people-over = la partita è finita
touch-people-desk = questo è il menu del tavolo
touch-decision-key = { "" }
touch-menu-open = Menu iniziale
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = varianti
touch-menu-type-name = scrivi un nome, o continua senza
touch-menu-name-so-far = nome { $name }
touch-setting-open = { menu-settings }
touch-ask-open = che cosa vuoi sapere
touch-end-quit = fallo ancora una volta per uscire, altrimenti la partita continua
touch-end-quit-kept = fallo ancora una volta per uscire, la partita è salvata, altrimenti continua
touch-decision-wait = ora tocca a { $name }
touch-decision-stopped = in pausa
touch-menu-people = { $count ->
    [0] solo tu su questo dispositivo
    [one] { $names } gioca su questo dispositivo
   *[other] { $names } giocano su questo dispositivo
}
touch-help-quit = esce, se lo scegli ancora una volta
touch-page-site-type = Il pulsante Scrivi un nome apre la riga dove scriverlo.
touch-decision-forced-offer = un turno senza scelta si gioca da solo, lo cambi nelle impostazioni
touch-decision-go-on = si continua
touch-once-key = prima scegli una carta, poi una pedina
touch-menu-newcomer-choose = la scelta che tocchi si gioca
touch-menu-newcomer-ask = i pulsanti in basso dicono dove sono le tue pedine, e altro
touch-menu-newcomer-hand = i pulsanti in basso dicono la tua mano, dove sono le tue pedine, e altro
touch-hall-type-name = scrivi un nome tuo
touch-hall-tables-none = nessun tavolo è aperto
touch-hall-tables-open = tavoli aperti
touch-hall-people-open = queste persone sono qui
touch-hall-person-open = { $name }
touch-hall-you-open = ti chiami { $name }
