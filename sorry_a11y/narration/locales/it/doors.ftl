# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
doors-play = { $says }, { NUMBER($number, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }.
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
doors-may-pass = { $count ->
    [0] { $kind ->
        [draws] Nessuna mossa è possibile, perciò chi gioca salta e pesca un'altra carta.
        [stuck] Questa carta non si può giocare.
        [dead] Nessuna carta si può giocare, perciò chi gioca ne scarta una.
        [folds] Nessuna carta si può giocare, perciò chi gioca mette giù tutte le sue.
       *[drawn] Nessuna mossa è possibile, perciò chi gioca salta il turno.
    }
   *[other] { $kind ->
        [dead] Chi gioca può anche non giocare nessuna carta e scartarne una.
       *[drawn] Chi gioca può anche saltare il turno.
    }
}

# -- what is wrong with a line

doors-empty-line = La riga è vuota. Scrivi un oggetto JSON per riga.
doors-long-line = La riga supera un milione di byte. A una richiesta ne bastano poche centinaia.
doors-not-utf-8 = La riga non è testo UTF-8. Scrivi un oggetto JSON per riga.
doors-broken-json = La riga non è JSON, il carattere { NUMBER($column, useGrouping: 0) } è sbagliato. Scrivi un oggetto JSON per riga.
doors-too-deep = La riga ha troppi livelli. Scrivi un oggetto JSON con le chiavi di una richiesta.
doors-huge-number = Un numero nella riga ha troppe cifre. A nessun valore ne servono più di tre.
doors-no-number = { $given } in JSON non è un numero. Scrivi un oggetto JSON per riga.

# -- what is wrong with a query

doors-no-object = La richiesta non è un oggetto. Scrivi un oggetto JSON con game, pawns, turn, e card o hand.
doors-key-twice = { $given } compare due volte. Scrivilo una volta.
doors-unknown-key = La chiave { $given } non c'è. Le chiavi sono { $accepted }.
doors-missing-key = Manca la chiave { $key }. A una richiesta servono game, pawns, turn, e card o hand.
doors-card-and-hand = Una richiesta ha card o hand, non tutte e due.
doors-no-card = A una richiesta serve card o hand.
# $where: a key, a colour or an option
doors-wrong-type = Il valore di { $where } è del tipo sbagliato. Deve essere { $wanted ->
    [text] un testo
    [flag] true o false
    [object] un oggetto
    [value] un testo o un piccolo numero intero
   *[list] una lista di testi
}.
doors-pawns-text = In { $given } mancano i due punti. Scrivi le pedine come red: start, 12, safety 2, home; yellow: start, start, 0, start
doors-unknown-colour = Il colore { $given } non c'è. I colori sono { $accepted }.
doors-colour-count = { $count ->
    [0] Nessun colore ha pedine.
    [one] Un colore solo ha pedine.
   *[other] { $count } colori hanno pedine.
} Scrivine da due a quattro tra { $accepted }.
doors-not-playing = Non può toccare a { $given }, che non ha pedine. Giocano { $accepted }.
doors-pawn-count = { $count ->
    [one] { $colour } ha una pedina.
   *[other] { $colour } ha { NUMBER($count, useGrouping: 0) } pedine.
} Ogni colore ne ha quattro.
doors-unknown-place = { $colour } non può stare su { $given }. I posti sono { $accepted }.
doors-two-pawns = { $one } e { $two } stanno tutti e due su { $place }. Lì c'è posto per una pedina sola.
doors-no-fresh = Questo gioco non ha pedine appena partite. Togli la chiave fresh.
doors-unknown-pawn = La pedina { $given } non c'è. Le pedine vanno da red 1 a red 4, e così blue, yellow e green.
doors-not-fresh = { $pawn } non è appena partita. Una pedina appena partita sta sulla sua casella di partenza, per questo colore la casella { $square }.
doors-unknown-card = La carta { $given } non c'è. Le carte sono { $accepted }.
doors-hand-count = { $count ->
    [0] Non ci sono carte in mano.
    [one] C'è una carta in mano.
   *[other] Ci sono { NUMBER($count, useGrouping: 0) } carte in mano.
} Scrivine da 1 a { $most }.
doors-too-many-cards = In mano ci sono { $count } carte { $card }. Il mazzo ne ha { $most }.

# -- what is wrong with a decision

doors-unknown-decision = { $given } non indica una decisione. Scrivi per esempio r 7 r1+3 r2+4, o b pass.
doors-seats = I posti sono da due a quattro dei numeri da 0 a 3, in quest'ordine.

# -- what is wrong with wishes for a game

doors-unknown-game = Il gioco { $game } non c'è. I giochi sono { $accepted }.
# $where: the game
doors-near = { $given } non c'è. Volevi dire { $nearest }?
doors-no-option = { $where } non ha l'opzione { $given }. Le opzioni sono { $accepted }.
# $where: the option
doors-no-value = Il valore { $given } non c'è. I valori di { $where } sono { $accepted }.
doors-teams-seats = A squadre servono quattro giocatori. Prendi quattro colori, o togli teams.
doors-partners-seats = { $game } richiede tutti e quattro i colori, perché i compagni siedono uno di fronte all'altro.
doors-dog-teams = { $game } si gioca sempre a squadre. Togli teams.
doors-dog-points = { $game } non si gioca a punti. Togli points, rounds e target.
doors-points-only = rounds e target fanno parte del gioco a punti. Chiedi anche points, o toglili.
doors-no-quick = { $game } non ha un suo gioco più veloce. Chiedi invece la regola start=quick.

# -- simulate

doors-unknown-bot = Il bot { $given } non c'è. I bot sono { $accepted }.
# $accepted: how many there can be
doors-bot-count = { $count ->
    [0] Non hai indicato nessun bot.
    [one] Hai indicato un bot solo.
   *[other] Hai indicato { NUMBER($count, useGrouping: 0) } bot.
} Ne servono { $accepted }.
doors-game-count = { NUMBER($count, useGrouping: 0) } partite non si possono giocare. Scrivi un numero da 1 in su.
doors-job-count = { NUMBER($count, useGrouping: 0) } processi non sono possibili. Scrivi 0 per tutti i core, o un numero da 1 in su.
doors-progress = Partite giocate, { NUMBER($done, useGrouping: 0) } su { NUMBER($games, useGrouping: 0) }.
doors-minutes-left = { $minutes ->
    [one] Manca circa un minuto.
   *[other] Mancano circa { NUMBER($minutes, useGrouping: 0) } minuti.
}
# $mean: turns on average, rounded
doors-games = { $games ->
    [one] Una partita, { NUMBER($longest, useGrouping: 0) } turni.
   *[other] { NUMBER($games, useGrouping: 0) } partite, in media { NUMBER($mean, useGrouping: 0) } turni, { NUMBER($longest, useGrouping: 0) } nella più lunga.
}
# $colours: one colour, or two that one bot plays
doors-wins = { $wins ->
    [one] Una vittoria
   *[other] { NUMBER($wins, useGrouping: 0) } vittorie
} per { $colours ->
    [red] il rosso
    [blue] l'azzurro
    [yellow] il giallo
    [green] il verde
   *[other] { $colours }
}, gioca { $bot }, da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) } su 100 con certezza del 95 %.
doors-speed = { NUMBER($speed, useGrouping: 0) } turni al secondo.
