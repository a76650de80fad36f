# The sounds: what each is called and what it means, the gallery, and guessing.

# -- the gallery

sounds-open = ci sono { $count } suoni su { $pages } pagine di nove
sounds-page = pagina { $page } di { $pages }, una cifra fa sentire un suono, h per l'aiuto
sounds-turned = pagina { $page } di { $pages }
sounds-item = { $name }, { $number }
sounds-told = { $name }, { $number } di { $count }
sounds-no-such = qui il suono { $number } non c'è, usa le cifre da 1 a { $count }
# a line of the list for pipes; $file: the sound's file, $what: a whole sentence
sounds-line = { $number }, { $name }, { $file }. { $what }
sounds-refuse = il tasto { $key } qui non fa nulla, una cifra fa sentire un suono, h per l'aiuto
sounds-leave = i suoni finiscono qui
# $reason: why nothing is heard
sounds-silent = { $reason ->
    [no-library] non senti nulla, perché manca la libreria dei suoni SDL 2, doctor dice come averla
    [no-files] non senti nulla, perché i file dei suoni non sono installati
    [no-device] non senti nulla, perché nessun dispositivo audio si apre
    [busy] non senti nulla, perché un altro programma occupa il dispositivo audio
   *[other] non senti nulla, perché il dispositivo audio non risponde
}
sounds-unused = { $count ->
    [one] un file della tua cartella non viene usato, sorry-a11y doctor dice quale
   *[other] { $count } file della tua cartella non vengono usati, sorry-a11y doctor dice quali
}

# -- help, one sentence a key

sounds-help-digit = una cifra fa sentire quel suono della pagina
sounds-help-take = Invio fa sentire il suono seguente
sounds-help-next = n passa alla pagina seguente
sounds-help-previous = p torna alla pagina precedente
sounds-help-list = l legge la lista della pagina
sounds-help-repeat = r ripete il suono
sounds-help-guess = g ti fa indovinare i suoni della pagina
sounds-help-back = Esc esce

# -- guessing

sounds-guess = che suono è, da 1 a { $count }
sounds-guess-again = di nuovo quel suono, da 1 a { $count }
sounds-right = giusto, { $name }
sounds-wrong = no, la risposta è { $name }
sounds-score = hai indovinato { $right } su { $asked }, Invio continua
sounds-guess-refuse = il tasto { $key } qui non fa nulla, indovina con le cifre da 1 a { $count }, r lo ripete, Esc esce
sounds-guess-go-on = il tasto { $key } qui non fa nulla, Invio continua, r ripete, Esc esce
sounds-guess-silent = non c'è niente da indovinare finché non si sente alcun suono
sounds-guess-end = hai indovinato { $right } su { $asked }

# -- names, in a sentence

sounds-name-card-draw = carta pescata
sounds-name-card-1 = carta 1
sounds-name-card-2 = carta 2
sounds-name-card-3 = carta 3
sounds-name-card-4 = carta 4
sounds-name-card-5 = carta 5
sounds-name-card-6 = carta 6
sounds-name-card-7 = carta 7
sounds-name-card-8 = carta 8
sounds-name-card-9 = carta 9
sounds-name-card-10 = carta 10
sounds-name-card-11 = carta 11
sounds-name-card-12 = carta 12
sounds-name-card-13 = re
sounds-name-card-sorry = carta Sorry
sounds-name-card-joker = { terms-card-joker }
sounds-name-exchange = carte scambiate
sounds-name-hand-folded = carte messe giù
sounds-name-step-forward = passo avanti
sounds-name-step-back = passo indietro
sounds-name-start-exit = pedina che parte
sounds-name-bump-opponent = pedina mangiata
sounds-name-bump-own = una tua pedina mangiata
sounds-name-bump-own-half = una tua pedina mangiata a metà
sounds-name-bump-own-most = una tua pedina mangiata quasi a casa
sounds-name-burn = pedina mangiata da un 7
sounds-name-slide = scivolo
sounds-name-safety = in zona sicura
sounds-name-target = in meta
sounds-name-home = a casa
sounds-name-swap = scambio di posto
sounds-name-protected = pedina protetta
sounds-name-turn-red = turno del rosso
sounds-name-turn-blue = turno dell'azzurro
sounds-name-turn-yellow = turno del giallo
sounds-name-turn-green = turno del verde
sounds-name-your-turn = il tuo turno
sounds-name-handover = passaggio della tastiera
sounds-name-win = vittoria
sounds-name-lose = sconfitta
sounds-name-round-won = manche vinta
sounds-name-score = punti
sounds-name-undo = turno annullato
sounds-name-error = rifiuto
sounds-name-menu-move = scelta seguente
sounds-name-menu-select = scelta fatta
sounds-name-menu-edge = fine delle scelte

# -- what each means

sounds-what-card-draw = Qualcuno pesca o scarta una carta.
sounds-what-card-1 = La carta è un 1 o un asso, una nota alta e breve.
sounds-what-card-2 = La carta è un 2, due note alte e brevi.
sounds-what-card-3 = La carta è un 3, tre note alte e brevi.
sounds-what-card-4 = La carta è un 4, quattro note che scendono.
sounds-what-card-5 = La carta è un 5, una nota bassa e lunga.
sounds-what-card-6 = La carta è un 6, una nota bassa e lunga e un'altra alta e breve.
sounds-what-card-7 = La carta è un 7, una nota bassa e lunga e due alte e brevi.
sounds-what-card-8 = La carta è un 8, una nota bassa e lunga e tre alte e brevi.
sounds-what-card-9 = La carta è un 9, una nota bassa e lunga e quattro note che scendono.
sounds-what-card-10 = La carta è un 10, due note basse e lunghe.
sounds-what-card-11 = La carta è un 11 o un fante, due note basse e lunghe e un'altra alta e breve.
sounds-what-card-12 = La carta è un 12 o una donna, due note basse e lunghe e due alte e brevi.
sounds-what-card-13 = La carta è un re, due note basse e lunghe e tre alte e brevi.
sounds-what-card-sorry = La carta è una Sorry, un clarinetto che scende e sospira.
sounds-what-card-joker = La carta è un jolly, quattro note veloci che saltano su e giù.
sounds-what-exchange = Due compagni si sono dati una carta.
sounds-what-hand-folded = Qualcuno non può giocare nessuna carta e scarta tutte quelle che ha.
sounds-what-step-forward = Una pedina va avanti.
sounds-what-step-back = Una pedina va indietro.
sounds-what-start-exit = Una pedina parte.
sounds-what-bump-opponent = Una pedina di qualcun altro torna alla sua partenza.
sounds-what-bump-own = Una tua pedina torna alla sua partenza dal primo terzo del cammino.
sounds-what-bump-own-half = Lo stesso dal secondo terzo del cammino, con due note che scendono.
sounds-what-bump-own-most = Lo stesso dal terzo finale del cammino, con tre note che scendono.
sounds-what-burn = Un 7 passa sopra una pedina e la mangia.
sounds-what-slide = Una pedina scivola.
sounds-what-safety = Una pedina entra nella sua zona sicura.
sounds-what-target = Una pedina entra in meta.
sounds-what-home = Una pedina è a casa.
sounds-what-swap = Due pedine si scambiano di posto.
sounds-what-protected = Una pedina protetta sbarra la strada.
sounds-what-turn-red = È il turno del rosso, una nota ferma d'organo.
sounds-what-turn-blue = È il turno dell'azzurro, una nota morbida che sale.
sounds-what-turn-yellow = È il turno del giallo, due colpi rapidi sul legno.
sounds-what-turn-green = È il turno del verde, una nota nasale che scende.
sounds-what-your-turn = È il tuo turno.
sounds-what-handover = È ora di passare la tastiera.
sounds-what-win = Hai vinto la partita.
sounds-what-lose = Qualcun altro ha vinto la partita.
sounds-what-round-won = Qualcuno ha vinto una manche.
sounds-what-score = Qualcuno segna punti.
sounds-what-undo = Qualcuno ha annullato un turno.
sounds-what-error = Questo non puoi farlo.
sounds-what-menu-move = Vai alla scelta seguente di un menu.
sounds-what-menu-select = Hai fatto una scelta.
sounds-what-menu-edge = Sei alla prima o all'ultima scelta di un menu.
