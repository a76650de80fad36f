# Words and phrases that all files share. Names, numbers and whole noun phrases are passed in.
# Things are called as in the Italian leaflet: pedina, partenza, casa, zona sicura, scivolo,
# compagno; blue is azzurro there. What pawns do is said as players say it: mangia.

terms-colour-red = rosso
terms-colour-blue = azzurro
terms-colour-yellow = giallo
terms-colour-green = verde

# Somebody who plays two colours, by one of them: Ben azzurro 7, pedina 2 fuori.
terms-name-colour = { $name } { $colour }

# A pawn of the one who acts; of the listener, told about somebody else's doing; of the
# listener's partner; of others. $case is subject, object (mangia ...) or with (si scambia
# con ...); a pedina behind a verb has its article, one that opens a clause has none. La tua 2 is
# a pawn and il tuo 2 a card: the gender tells them apart.
terms-pawn = { $case ->
   *[subject] pedina { $number }
    [object] la pedina { $number }
    [with] la pedina { $number }
}
terms-pawns = { $count ->
    [one] la pedina { $numbers }
   *[other] le pedine { $numbers }
}
terms-pawn-yours = { $case ->
    [short] la tua { $number }
   *[subject] la tua pedina { $number }
}
terms-pawn-other = { $case ->
    [short] la { $number } di { $name }
   *[subject] la pedina { $number } di { $name }
}
# A pawn of the one who acts, bumped by its own side. $who is you or other.
terms-pawn-own = { $who ->
    [you] la tua pedina { $number }
   *[other] la propria pedina { $number }
}

# Cards by their names in notation. La donna and la Sorry are feminine, all others masculine.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = fante
terms-card-Q = donna
terms-card-K = re
terms-card-A = asso
terms-card-joker = jolly
# Una carta dopo "con". $kind: il suo numero o il suo nome nella notazione.
terms-with-card = { $kind ->
    [Q] una { $card }
    [sorry] una { $card }
   *[other] un { $card }
}

# Places, as clauses of their own: pedina 1, 12 da casa. $board is safety (a board with homes)
# or target (a board with targets).
terms-in-start = { $board ->
    [target] in cuccia
   *[safety] alla partenza
}
terms-home = a casa
terms-hand = hai in mano { $cards }
terms-you = tu
terms-to-go = { $steps ->
    [one] manca 1
   *[other] mancano { $steps }
}
# Follows play-safe: pedina 2 in meta, posto 3.
terms-target = casella d'arrivo { $target }

# How clauses and lists are put together.
terms-list = { $first }, { $second }
terms-items = { $first }, { $second }
terms-and = { $first } e { $second }
terms-or = { $first } o { $second }
terms-sentence = { $text }.

# Days.
terms-days-ago = { $days ->
    [0] oggi
    [1] ieri
   *[other] { $days } giorni fa
}
terms-date = { $day ->
    [1] il primo
    [8] l'8
    [11] l'11
   *[other] il { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { NUMBER($year, useGrouping: 0) }

# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pedina 2", "la tua 2", "la 2 di Ben"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $board ->
    [target] { $pawn } esce dalla cuccia
   *[safety] { $pawn } parte
}
play-walk = { $how ->
    [moves] { $pawn } avanza
    [forward] { $pawn } avanti
    [other] muove { $pawn }
   *[bare] { $pawn }
}
play-walk-by = { $how ->
    [other] muove { $pawn } avanti di { $steps }
   *[bare] { $pawn } avanti di { $steps }
}
play-back = { $pawn } arretra di { $steps }
# $count: which of four it is, 0 where that is told otherwise.
play-home = { $pawn } a casa{ $count ->
    [0] {""}
    [1] , la prima di quattro
    [2] , la seconda di quattro
    [3] , la terza di quattro
   *[other] , l'ultima
}
play-wins = { $round ->
    [yes] vince la manche
   *[no] vince la partita
}
play-safe = { $board ->
    [target] { $pawn } arriva alla casella d'arrivo { $target }
   *[safety] { $pawn } va al sicuro
}
play-inside = { $board ->
    [target] { $pawn } avanza alla casella d'arrivo { $target }
   *[safety] { $pawn } avanza in zona sicura
}
play-walk-slides = { $pawn } scivola
play-to-and-fro = { $pawn } arretra di { $steps }, scivola avanti di { $steps }
play-slides = scivola
play-stays = senza scivolare
play-past = oltre la meta
play-bounces = { $pawn } rimbalza di { $steps }
play-leaves-safety = lascia la zona sicura
play-take = { $pawn } mangia { $other }
# Una scelta con Sorry, per cui va bene ogni pedina alla partenza; e la notizia.
play-replace = { $when ->
    [choice] mangia { $short }
   *[news] { $pawn } mangia { $other }
}
play-swap = { $when ->
    [choice] scambia { $object } con { $other }
   *[news] { $pawn } si scambia con { $other }
}
play-swaps-with = si scambia con { $other }
play-pay = { $pawn } torna alla partenza
play-bumps = mangia { $pawns }
# Dove finisce la pedina appena detta: in una scelta, dopo la propria mossa, dopo quelle altrui.
play-ends = { $when ->
    [choice] { $steps ->
        [one] resta 1
       *[other] restano { $steps }
    }
    [moved] { $steps ->
        [one] resta 1
       *[other] restano { $steps }
    }
    [gets] { $steps ->
        [one] resta 1
       *[other] restano { $steps }
    }
    [named] { $steps ->
        [one] le resta 1
       *[other] le restano { $steps }
    }
    [own] ora { $place }
   *[news] { $place }
}
play-swap-ends = da { $before } a { $steps }
# Che cosa conta della casella su cui finisce. $count: quanti sono $names.
play-circle = { $board ->
    [target] sulla casella di partenza di { $name }
   *[safety] sul cerchio di partenza di { $name }
}
play-before-slide = una casella prima di uno scivolo
# Quante volte su 100 la pedina mossa viene mangiata prima del prossimo turno.
play-risk = rischio { $chance }{ $count ->
    [one] {""}
   *[other] {" "}in tutto
}
# A carte scoperte scambia solo l'11.
play-swap-danger = un { $card } potrebbe scambiarla
# Una casella come la direbbe chi vede il tabellone.
play-landmark = { $where ->
    [circle] sul cerchio di partenza
    [start] sulla casella di partenza
    [short] casella { $count } dello scivolo corto
    [long] casella { $count } dello scivolo lungo
   *[after] { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    } dopo { $where ->
        [after-short] lo scivolo corto
        [after-long] lo scivolo lungo
       *[after-start] la casella di partenza
    }
} { $colour ->
    [blue] { $where ->
        [start] azzurra
        [after-start] azzurra
       *[other] azzurro
    }
    [yellow] { $where ->
        [start] gialla
        [after-start] gialla
       *[other] giallo
    }
    [green] verde
   *[red] { $where ->
        [start] rossa
        [after-start] rossa
       *[other] rosso
    }
}
# What the other pawn of a swap has to go now ($place is a distance, since pawns are swapped on the
# track only), what a pawn just named had to go, and what that of a swap has before and after.
play-had = { $pawn }, a cui { $steps ->
    [one] mancava 1
   *[other] mancavano { $steps }
}
play-falls = { $who ->
    [named] che
    [you] la tua pedina { $number }
   *[other] la pedina { $number } di { $name }
} { $when ->
    [choice] poi
   *[news] ora
} ne ha { $after }, prima { $before }

# A card in a turn. $who is you, partner or other; $picture: whether the card has a name
# instead of a number; $steps: those walked by a card with a name, else 0.
play-head = { $who ->
    [you] con { $kind ->
        [1] l'1
        [8] l'8
        [11] l'11
        [A] l'asso
        [Q] la donna
        [sorry] la Sorry
       *[other] il { $card }
    }
   *[other] { $picture ->
        [yes] { $name } gioca { $kind ->
            [Q] una { $card }
           *[other] un { $card }
        }
       *[no] { $name } { $card }
    }
}{ $steps ->
    [0] {""}
   *[other] {" "}come { $steps }
}
play-then = poi { $card ->
    [donna] una donna
    [Sorry] una Sorry
   *[other] un { $card }
}{ $steps ->
    [0] {""}
   *[other] {" "}come { $steps }
}
play-stuck = nessuna mossa
play-declined = non scambia
play-passed = hai saltato il turno
# In mano non c'è nulla per continuare dopo una carta che fa giocare ancora.
play-spent = nient'altro da giocare
# Chi ha tutte le pedine arrivate e ora gioca per $partner. $who: you, for-you or other.
play-frees = { $who ->
    [you] le tue sono arrivate e ora giochi per { $partner }
    [for-you] le pedine di { $name } sono arrivate e ora { $name } gioca per te
   *[other] le pedine di { $name } sono arrivate e ora { $name } gioca per { $partner }
}

# What is asked: the options of a menu, stage by stage. The number comes last.
# Of the cards donna and Sorry are feminine. A choice is told in the present (scarti un 8), what was
# done in the past (hai scartato un 8).

# Dove le cifre vanno per carte e non per posto.
decision-key = { $told ->
    [key] tasto { $digit }
   *[press] premi { $digit }
}
decision-number = { $number } di { $of }
decision-turn = tocca a te
decision-no-card = tocca a te, non puoi giocare nessuna carta
decision-exchange = scegli una carta per { $name }
decision-pass = nessuna mossa, salti il turno
decision-pass-again = nessuna mossa, peschi ancora
decision-decline = non scambi
decision-end-turn = finisci il turno
decision-discard = scarti { $card ->
    [donna] una donna
    [Sorry] una Sorry
   *[other] un { $card }
}
decision-lay-down = scarti invece una carta
decision-alone = una pedina sola
decision-longer = altri modi di dividere
# Di un 7 diviso fra più pedine: una pedina che non si muove.
decision-stays = { $pawn } resta ferma
decision-give = dai a { $name } { $card ->
    [donna] una donna
    [Sorry] una Sorry
   *[other] un { $card }
}
decision-fold = scarti tutte le carte
decision-again = { $hand ->
    [yes] giochi ancora
   *[no] peschi ancora
}
decision-card = { $kind ->
    [1] l'1
    [8] l'8
    [11] l'11
    [A] l'{ $card }
    [Q] la { $card }
    [sorry] la { $card }
   *[other] il { $card }
}{ $steps ->
    [0] {""}
   *[other] {" "}come { $steps }
}
# Quante righe vengono dopo, e con quante si può fare che cosa.
decision-ways = { $count ->
    [one] con una scelta
   *[other] con { $count } scelte
}
decision-ways-bump = con { $all ->
    [yes] ognuna
   *[no] { $count ->
        [one] una
       *[other] { $count }
    }
} puoi mangiare { $pawns }
decision-pawn-of = una pedina di { $names }
decision-ways-home = con { $count ->
    [one] una
   *[other] { $count }
} puoi portare una pedina { $board ->
    [target] in meta
   *[safety] a casa
}
decision-whose = { $who ->
    [you] con una delle tue
    [none] senza scambio
   *[other] con { $name }
}
decision-kind = { $kind ->
    [out] far partire una pedina
    [swap] uno scambio
    [take] mangiare
    [pay] rimandare indietro
    [seven] come sette
    [back] indietro di 4
    [low] avanti da 1 a 6
   *[high] avanti da 8 a 13
}
# Di una riga appena scelta che porta avanti: carta 3, pedina 2, avanti di 4, con Ben.
decision-entered = { $how ->
    [chosen] { $title }, scegli come
    [chosen-card] scegli come giocare { $title }
    [chosen-pawn] { $title }, scegli come muoverla
    [card] puoi giocare solo { $title }
    [pawn] può muovere solo { $title }
   *[other] solo { $title }
}
decision-forward = avanti di { $steps }
decision-back = indietro di { $steps }
decision-way = { $way ->
    [past] oltre la meta
   *[in] in meta
}

# At the table: refusals, handing over, taking back.

decision-refuse = il tasto { $key } qui non fa nulla, h per l'aiuto
decision-wait = ora tocca a { $who ->
    [you] te
   *[other] { $name }
}
decision-no-choice = la scelta { $number } non c'è, { $count ->
    [one] ce n'è una sola
   *[other] ce ne sono solo { $count }
}
decision-no-digit = il tasto { $number } non ha carte, { $count ->
    [one] il tuo tasto è { $keys }
   *[other] i tuoi tasti sono { $keys }
}
decision-first-stage = sei già alla prima domanda
decision-not-yours = non tocca a te
decision-undo-off = in questa partita non si può annullare
decision-undo-none = non c'è ancora nulla da annullare
decision-undo-exchange = dopo lo scambio di carte non c'è nulla da annullare
decision-undone = il tuo turno è annullato
decision-hand-over = la tastiera passa a { $name }, { $name }, premi Invio
decision-scrollback = il testo qui sopra resta leggibile
decision-sent = inviato
decision-forced-offer = un turno senza scelta si gioca da solo, con il tasto meno ti aspetta
decision-go-on = Invio continua
decision-go-on-short = Invio
decision-continue = continua

# News that is not a pawn's move. $who is you, partner or other (together: you and your partner).
# Of the cards donna and Sorry are feminine. What you did is past (hai scartato), since the present
# (scarti) is what a choice offers.

news-first = { $how ->
    [rotation] { $who ->
        [you] cominci tu la prossima mano
       *[other] { $name } comincia la prossima mano
    }
    [winner] { $who ->
        [you] cominci tu, che hai vinto
       *[other] comincia { $name }, che ha vinto
    }
   *[lot] { $who ->
        [you] cominci tu
       *[other] comincia { $name }
    }
}
news-first-draw = { $again ->
    [yes] chi è pari pesca ancora
   *[no] una carta decide chi comincia
}
news-drew = { $who ->
    [you] hai pescato { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
   *[other] { $name } ha pescato { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
}
news-shuffle = carte rimescolate
news-round = manche { $number }
news-given = { $who ->
    [you] hai dato a { $name }
   *[other] { $name } ti ha dato
} { $card ->
    [donna] una donna
    [Sorry] una Sorry
   *[other] un { $card }
}
news-discard = { $who ->
    [you] hai scartato { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
   *[other] { $name } scarta { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
}
news-fold = { $who ->
    [you] hai scartato
   *[other] { $name } non può giocare e scarta
} { $count ->
    [one] { $cards ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $cards }
    }
   *[other] { $cards }
}
news-round-won = { $who ->
    [you] hai vinto la manche
    [together] tu e { $names } avete vinto la manche
   *[other] { $count ->
        [one] { $names } ha vinto la manche
       *[other] { $names } hanno vinto la manche
    }
}
news-game-won = { $who ->
    [you] hai vinto, complimenti
    [together] tu e { $names } avete vinto, complimenti
   *[other] { $count ->
        [one] { $names } ha vinto la partita
       *[other] { $names } hanno vinto la partita
    }
}
# L'ultima riga di una partita: chi ha vinto, e la prima riga di ciò che si può fare ($text).
end-won = { $who ->
    [you] hai vinto
    [together] tu e { $names } avete vinto
   *[other] { $names } { $count ->
        [one] ha
       *[other] hanno
    } vinto
}. { $text }
news-score = { $who ->
    [you] { $together ->
        [yes] tu e { $names } avete segnato { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[no] hai segnato { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
   *[other] { $together ->
        [yes] { $names } hanno segnato { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[no] { $names } ha segnato { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
}
news-score-own = { $points } per le pedine a casa
news-score-rivals = { $points } per le pedine avversarie non a casa
news-score-bonus = bonus { $points }
news-score-total = { $points } in tutto
news-taken-back = l'ultimo turno di { $name } è annullato

# The first lines of a game. $colour is a word of terms.ftl; azzurro takes the elided article.

greeting-colour = { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
greeting-you = { $named ->
    [yes] { $name }, hai { $colour }
    [colour] hai { $colour }, e senza un nome ti chiami così
   *[no] hai { $colour }
}
greeting-person = { $name } ha { $colour }
greeting-against = contro { $names }
greeting-rival-colours = { $who } con { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
greeting-kind = { $kind ->
    [beginner] { $name } di livello principiante
    [casual] { $name }, giocatore occasionale
    [steady] { $name } di livello regolare
    [strong] { $name } di livello forte
    [champion] { $name } di livello campione
    [bumper] { $name } di stile aggressivo
    [homebody] { $name } di stile prudente
    [racer] { $name } di stile veloce
   *[other] { $name }
}
# più avversari che giocano allo stesso modo, come in open-kind
greeting-kinds = { $kind ->
    [beginner] { $names }, di livello principiante
    [casual] { $names }, giocatori occasionali
    [steady] { $names }, di livello regolare
    [strong] { $names }, di livello forte
    [champion] { $names }, di livello campione
    [bumper] { $names }, di stile aggressivo
    [homebody] { $names }, di stile prudente
    [racer] { $names }, di stile veloce
   *[other] { $names }
}
greeting-partner = { $name } gioca in coppia con te
greeting-again = { end-stay }
greeting-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
greeting-help = { $mode ->
    [lines] scrivi h e premi Invio per l'aiuto
   *[keys] h spiega i tasti
}
greeting-book = { $book ->
    [parker] regole Parker
    [bounce-home] regole con rimbalzo da casa
    [hobby] regole hobby
   *[hasbro] regole Hasbro
}
greeting-ask = premi i e poi 1 per sentirle

# Che cosa conta di più in un giro, una frase breve.

drama-wins = { $name } può vincere con { $cards }
drama-loss = hai perso { $steps } caselle
# $count: quanti sono i nomi
drama-last = { $count ->
    [one] a { $names } manca una sola pedina per vincere
   *[other] a { $names } manca in tutto una sola pedina per vincere
}

# Che cosa vogliono dire le ultime notizie per chi ascolta, in breve, perché segue un tasto.

means-bumped = { $name } ha mangiato { $pawns }
means-lost = perdi { $pawns }
means-swapped = { $name } ha fatto scambio con { $pawns }
means-nothing = per te non è cambiato niente
means-stuck = non potevi muovere
means-stands = { $where ->
    [home] { $pawn } è a casa
    [start] { $pawn } è { $board ->
        [target] in cuccia
       *[safety] alla partenza
    }
    [target] { $pawn } è sulla casella d'arrivo { $target }
   *[track] al{ $pawn } { $steps ->
        [one] manca 1
       *[other] mancano { $steps }
    }
}

# Che cosa si dice di una partita finita, dopo il risultato.

# La mossa che ha cambiato di più la probabilità di vincere. $turn: i turni avuti fin lì
story-turned = la svolta è stata { $who ->
    [you] la tua carta { $card } al turno { $turn }
   *[other] la carta { $card } di { $name } { $turn ->
        [0] prima del tuo primo turno
       *[other] dopo il tuo turno { $turn }
    }
}
# $worth: vittorie su 100
story-moved = { $how ->
    [bumps] ha mangiato { $pawns } e {""}
    [swaps] ha fatto scambio con { $pawns } e {""}
   *[plain] {""}
}{ $kind ->
    [good] ti ha dato
   *[bad] ti ha tolto
} { $worth ->
    [one] 1 vittoria
   *[other] { $worth } vittorie
} su 100
# $cards: una, o tutte quelle date insieme
story-luckiest = { $count ->
    [one] la tua carta più fortunata è stata { $cards ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $cards }
    }
   *[other] la tua mano più fortunata è stata { $cards }
}
story-luckiest-too = è stata anche la tua carta più fortunata
story-lucky = ti ha dato { $worth ->
    [one] 1 vittoria
   *[other] { $worth } vittorie
} su 100

# Endings, and the line between two pages.

end-quit = premi ancora q per uscire, con un altro tasto continui la partita
end-quit-kept = premi ancora q per uscire, la partita è salvata, con un altro tasto continui
end-stay = la partita continua
end-goodbye = Alla prossima
end-goodbye-kept = Alla prossima, la partita è salvata
end-end-of-input = L'input è finito, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-interrupt = Hai interrotto il programma, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-hang-up = Il terminale si è chiuso
end-terminate = Il sistema chiude il programma, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-failure = Qualcosa è andato storto, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-mistake = { $kept ->
    [yes] qualcosa è andato storto, la tua partita è salvata, i dettagli sono in { $file }
   *[no] qualcosa è andato storto, i dettagli sono in { $file }
}
end-failure-file = Il programma ha fatto un errore, è scritto in { $file }
# in partita: q salta il resto
end-more = { $count ->
    [one] un'altra riga, Spazio la legge, q la salta
   *[other] altre { $count } righe, Spazio continua, q le salta
}
# in un testo da leggere: q lo lascia
end-more-text = { $count ->
    [one] un'altra riga, Spazio la legge, q esce
   *[other] altre { $count } righe, Spazio continua, q esce
}
end-more-sentences = { $count ->
    [one] un'altra frase, Spazio la legge, q esce
   *[other] altre { $count } frasi, Spazio continua, q esce
}
end-lost-paste = Il testo incollato era troppo lungo o non finiva, perciò non è stato usato

# Il tabellone disegnato per chi vede. Le righe non sono mai pronunciate; ognuna ha al massimo 39 colonne.

# una lettera per colore, tutte diverse
board-letter = { $colour ->
    [blue] A
    [yellow] G
    [green] V
   *[red] R
}
board-signs = { $board ->
    [target] R1 pedina, ro partenza, r. mete
   *[safety] R1 pedina, r> scivolo, ro cerchio
}
board-player = { $letter } { $who }, { $start } { $board ->
    [target] in cuccia
   *[safety] alla partenza, { $home } a casa
}
board-drawn = qui sopra c'è il tabellone disegnato per chi vede, largo { $columns } colonne

# Parole del gioco spiegate una volta, in dieci parole al massimo.

once-to-go = { $board ->
    [target] mancano 20 sono 20 caselle fino alla prima d'arrivo
   *[safety] mancano 20 sono 20 caselle fino a casa
}
once-risk = rischio 20, 20 volte su 100 mangiata prima che giochi
once-out = { $board ->
    [target] re, asso e jolly fanno uscire una pedina dalla cuccia
   *[safety] solo 1, 2 e Sorry fanno partire una pedina
}
once-safe = { $board ->
    [target] in meta nessuno può mangiarti
   *[safety] in zona sicura nessuno può mangiarti
}
once-slide = chi scivola va avanti e mangia chi trova sullo scivolo
once-key = una carta tiene lo stesso tasto finché l'hai in mano
once-past = oltre la meta vuol dire un altro giro del tabellone
once-points = chi vince prende 5 per ogni pedina altrui fuori
once-swap = da 64 a 26 sono le caselle prima e dopo
