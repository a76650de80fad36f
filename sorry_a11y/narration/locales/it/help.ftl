# What the keys do. Where no word of the sentence begins with the letter, the sentence says what
# the letter stands for.

help-open = { $mode ->
    [lines] scrivi un tasto, o una parola come dove, e senti cosa fa, ancora h per tutti
   *[keys] premi un tasto e senti cosa fa, ancora h per tutti
}
help-end = fine dei tasti, Invio dice la tua scelta
help-key = tasto { $key }
help-nothing = tasto { $key }, non fa nulla
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

help-digit = quella scelta, ancora per giocarla
help-next = scelta seguente, n come next
help-previous = scelta precedente
help-take = gioca la scelta appena detta
help-back = torna alla domanda prima
help-list = lista di tutte le scelte
help-undo = annulla la tua ultima mossa e quel che è seguito, u come ultima
help-pawns = dove sono le tue pedine, w come where
help-opponents = oppositori, le pedine di uno, ancora per un altro
help-card = la carta e che cosa fa, di nuovo per la sua regola
help-hand = le carte che hai in mano, f come fan, il ventaglio
help-table = informazioni sulla partita, le regole, fino a quando, chi c'è
help-turn = a chi tocca il turno
help-standing = situazione, poi le carte che portano a casa o vincono, poi le probabilità
help-cards-left = carte ancora da uscire e carte finite, k suona come carte
help-danger = danni possibili dopo questa scelta, poi adesso, poi chi puoi mangiare
help-why = perché una pedina non può muoversi o una carta non si gioca, y come why
help-advice = giocata di chi gioca bene, poi tutte le scelte in ordine, poi il perché
help-neighbours = zona attorno a una pedina, di nuovo per la prossima
help-track = tutte le pedine sul percorso, in ordine dalla tua partenza
help-news = tutto l'accaduto dal tuo ultimo turno
help-repeat = ripete l'ultima risposta
help-earlier = indietro di una frase in tutto ciò che è stato detto
help-later = di nuovo avanti di una frase
help-hush = ferma la voce del gioco, x come la crocetta che chiude
help-verbosity = dettaglio, breve, normale o completo, v come verbosità
help-board = la plancia disegnata per chi vede
help-settings = menu delle impostazioni
help-help = aiuto, h come help
help-quit = esce, premuto due volte, q come quit

# dove altri siedono alle proprie tastiere
help-say = dice qualcosa agli altri al tavolo
help-chat = ciò che si è detto al tavolo, prima l'ultimo
help-desk = la cattedra del tavolo, per cominciare, fermare, zittire, andare
help-yes = sì a ciò che chiede il tavolo
help-no = no a ciò che chiede il tavolo

# Che cosa si scrive a righe al posto di un tasto, una parola ciascuna, tutte diverse.
help-word-next = seguente
help-word-previous = precedente
help-word-take = gioca
help-word-back = indietro
help-word-list = elenco
help-word-undo = annulla
help-word-pawns = dove
help-word-opponents = avversari
help-word-card = carta
help-word-hand = mano
help-word-turn = turno
help-word-standing = classifica
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
help-word-board = plancia
help-word-settings = impostazioni
help-word-help = aiuto
help-word-quit = esci
help-word-say = parla
help-word-chat = chat
help-word-table = informazioni
help-word-desk = tavolo
help-word-yes = sì
help-word-no = no
