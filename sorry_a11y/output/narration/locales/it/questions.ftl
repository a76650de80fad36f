# Answers to the keys that ask. $who is you, partner or other.

answer-pawns-own = { $first }
answer-pawns-of = { $name }, { $first }
answer-pawns-at = { $count ->
    [one] pedina { $pawns } { $place }
   *[other] pedine { $pawns } { $place }
}
answer-pawns-all = tutte e quattro le pedine { $place }
answer-all-pawns = tutte e quattro le pedine
answer-pawn-numbers = { $count ->
    [one] la pedina { $pawns }
   *[other] le pedine { $pawns }
}
answer-to-go = { $board ->
    [target] a { $steps } dalla meta
   *[safety] a { $steps } da casa
}
answer-target = sulla casella d'arrivo { $target }
answer-safe = in zona sicura a { $steps } da casa
answer-side = { $who ->
    [you] sul tuo lato
    [none] { $colour ->
        [blue] sul lato azzurro
        [yellow] sul lato giallo
        [green] sul lato verde
       *[red] sul lato rosso
    }
   *[other] sul lato di { $name }
}
answer-slide-ahead = uno scivolo comincia { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
} più avanti

answer-then-again = { $text }, poi peschi ancora
answer-card-any = qualsiasi carta
answer-card-stuck = non puoi giocare { $count ->
    [one] { $card ->
        [fante] il fante
        [donna] la donna
        [re] il re
        [asso] l'asso
        [jolly] il jolly
        [Sorry] la Sorry
       *[other] la carta { $card }
    }
   *[other] le carte { $card }
}

answer-hand-empty = non hai carte in mano
answer-pile = { $count ->
    [one] nel mazzo c'è 1 carta
   *[other] nel mazzo ci sono { $count } carte
}
answer-pile-empty = il mazzo è finito, prima della prossima carta si rimescolano tutte e { $count }
answer-gone = di { $cards } non ce n'è più
answer-unseen = restano { $counts }
# How many cards of a kind are to come; $kind is card- and its name in notation. Between the count
# and a card called by its number stands da, or nobody could tell them apart: 4 da 5.
answer-kind-left = { $count } { $kind ->
    [card-1] da 1
    [card-2] da 2
    [card-3] da 3
    [card-4] da 4
    [card-5] da 5
    [card-6] da 6
    [card-7] da 7
    [card-8] da 8
    [card-9] da 9
    [card-10] da 10
    [card-11] da 11
    [card-12] da 12
    [card-J] { $count ->
        [one] fante
       *[other] fanti
    }
    [card-Q] { $count ->
        [one] donna
       *[other] donne
    }
    [card-K] re
    [card-A] { $count ->
        [one] asso
       *[other] assi
    }
    [card-joker] jolly
   *[card-sorry] Sorry
}

answer-over = la partita è finita
answer-turn = { $who ->
    [you] tocca a te
    [colour] { $name }, tocca a te
   *[other] tocca a { $name }
}
answer-turn-card = { $who ->
    [you] tocca a te, hai pescato { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
    [colour] { $name }, tocca a te, hai pescato { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
   *[other] tocca a { $name }, che ha pescato { $card ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $card }
    }
}
answer-turn-give = { $who ->
    [both] tocca a te, scegli una carta per l'altro tuo colore
    [you] tocca a te, scegli una carta per il tuo compagno
   *[other] { $name } sta scegliendo una carta
}
# Told on boards with homes and with targets: arrivate holds for both.
answer-standing = { $who ->
    [you] tu { $home ->
        [0] non hai
       *[other] hai
    }
   *[other] { $name } { $home ->
        [0] non ha
       *[other] ha
    }
} { $home ->
    [4] tutte e quattro le pedine arrivate
    [0] pedine arrivate
    [one] 1 pedina arrivata
   *[other] { $home } pedine arrivate
}{ $whole ->
    [yes] {""}
   *[no] {" "}e { $steps ->
        [one] manca 1 casella
       *[other] mancano { $steps } caselle
    }
}{ $scores ->
    [yes] , con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[no] {""}
}
# Compagni. $who: you (chi gioca per due), together (tu e $names) o other.
answer-standing-team = { $who ->
    [you] tu
    [together] tu e { $names }
   *[other] { $names }
} { $home ->
    [0] non{" "}
   *[other] {""}
}{ $who ->
    [you] hai
    [together] avete
    [each] hanno
    [each-with-you] avete
   *[other] { $count ->
        [one] ha
       *[other] hanno
    }
} { $home ->
    [8] tutte le pedine arrivate
    [0] pedine arrivate
    [one] 1 pedina arrivata
   *[other] { $home } pedine arrivate
}{ $whole ->
    [yes] {""}
   *[no] {" "}e { $steps ->
        [one] manca 1 casella
       *[other] mancano { $steps } caselle
    }{ $who ->
        [each] {" "}a testa
        [each-with-you] {" "}a testa
       *[other] {""}
    }
}{ $scores ->
    [yes] , con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[no] {""}
}
answer-none-stuck = tutte le tue pedine possono muoversi
# Perché le pedine non possono muoversi. $count: quante sono $pawns.
answer-why = { $reason ->
    [in-start] { $pawns } { $count ->
        [one] è
       *[other] sono
    } { $board ->
        [target] in cuccia
       *[safety] alla partenza
    }, per uscire serve { $starters }
    [is-home] { $pawns } { $count ->
        [one] è
       *[other] sono
    } già { $board ->
        [target] in meta
       *[safety] a casa
    }
    [overshoots] { $pawns } { $count ->
        [one] andrebbe
       *[other] andrebbero
    } oltre { $board ->
        [target] l'ultima casella d'arrivo
       *[safety] la casa
    }
    [own-pawn] { $pawns } { $count ->
        [one] arriverebbe
       *[other] arriverebbero
    } dove c'è già { $other }
    [no-backward] { $pawns } non { $count ->
        [one] può
       *[other] possono
    } tornare indietro in meta
    [guarded] { $pawns } { $count ->
        [one] trova
       *[other] trovano
    } la strada sbarrata da una pedina protetta
    [lane-blocked] { $pawns } { $count ->
        [one] trova
       *[other] trovano
    } la strada sbarrata da una pedina in meta
    [not-on-track] { $pawns } non { $count ->
        [one] è
       *[other] sono
    } sul percorso
    [nobody-there] { $pawns } non { $count ->
        [one] ha
       *[other] hanno
    } nessuno da mangiare o scambiare
    [no-rest] dopo { $pawns } non potresti usare le caselle che restano
    [not-yours] non tocca a te muovere { $pawns }
    [not-in-start] { $pawns } non { $count ->
        [one] è
       *[other] sono
    } { $board ->
        [target] in cuccia
       *[safety] alla partenza
    }
    [no-slide] dove { $count ->
        [one] è
       *[other] sono
    } { $pawns } non comincia nessuno scivolo
   *[wrong-card] questa carta non può muovere { $pawns }
}
answer-barred = { $why ->
    [card] La carta { $card } da giocare non c'è
    [must-play] Bisogna fare una mossa
    [use] La carta { $card } non si gioca così
    [foreign] Questa mossa è di un'altra posizione
   *[other] Ora questa scelta non c'è
}
answer-instead = Scegli invece { $decisions }
answer-give = ora scegli una carta da dare via
answer-no-hands = in questa partita nessuno ha carte in mano
answer-bump = { $who ->
    [you] hai mangiato { $pawns }
   *[other] { $name } ha mangiato { $pawns }
}
answer-bump-pawn = { $pawn } a cui ne mancavano { $steps }
answer-bump-ago = { $turns ->
    [0] nell'ultimo turno
    [one] 1 turno fa
   *[other] { $turns } turni fa
}
answer-bump-none = nessuno è ancora stato mangiato
answer-forced = { $value ->
    [play] ora un turno senza scelta si gioca da solo
   *[ask] ora un turno senza scelta aspetta un tasto
}
answer-no-news = non ci sono ancora novità
answer-no-earlier = questa è la frase più vecchia
answer-no-later = questa è la frase più nuova
# Che cosa c'è vicino a una pedina appena detta.
answer-near-behind = { $other } è { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
} dietro
answer-near-ahead = { $other } è { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
} davanti
answer-near-nobody = non c'è nessuno vicino
answer-near-circle = { $board ->
    [target] casella di partenza di { $name }
   *[safety] cerchio di partenza di { $name }
} { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
} più avanti
answer-near-lane = { $board ->
    [target] meta
   *[safety] zona sicura
} { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
} più avanti
answer-near-none = nessuna tua pedina è sul percorso

# Il tavolo a colpo d'occhio. $first: la prima pedina; $steps: caselle dopo il proprio cerchio di partenza.
answer-track = { $who ->
    [you] dalla tua partenza { $first }
   *[other] dalla partenza di { $name } { $first }
}
answer-track-at = { $pawn } a { $steps }
answer-track-empty = nessuna pedina è sul percorso
answer-track-home = { $who ->
    [you] ne hai { $count }
   *[other] { $name } ne ha { $count }
} { $board ->
    [target] in meta
   *[safety] a casa
}
answer-hits = puoi mangiare { $pawn } con { $cards }
answer-hits-more = { $pawn } con { $cards }
answer-hits-chance = { $chance } volte su 100
answer-hits-none = con una carta non puoi mangiare nessuno
answer-goal = { $pawn } arriva { $board ->
    [target] in meta
   *[safety] a casa
} con { $cards }
answer-goal-none = con una carta nessuna tua pedina arriva { $board ->
    [target] in meta
   *[safety] a casa
}
answer-winner = { $who ->
    [you] vinci
   *[other] { $name } vince
} con { $cards }
answer-winner-none = con una carta non vince nessuno
answer-chances = su 100 partite { $who ->
    [you] tu ne vinci { $wins }
    [together] tu e { $names } ne vincete { $wins }
   *[other] { $count ->
        [one] { $names } ne vince { $wins }
       *[other] { $names } ne vincono { $wins }
    }
}
answer-chances-more = { $who ->
    [you] tu { $wins }
    [together] tu e { $names } { $wins }
   *[other] { $names } { $wins }
}

# Che cosa farebbe un buon giocatore e perché, i rischi in numeri, e uno sguardo alla partita finita.
# Il soggetto delle frasi è la scelta.

# La scelta si dice con la sua parola, perché la 3 da sola è una pedina.
advice-best = { $how ->
    [number] un buon giocatore farebbe la scelta { $number }, { $choice }
    [card] un buon giocatore sceglierebbe { $choice }
   *[other] ecco la scelta di un buon giocatore, { $choice }
}
advice-only = hai una sola scelta
advice-no-turn = ora non c'è nulla da decidere
advice-chance = così vinci { $wins ->
    [one] 1 volta
   *[other] { $wins } volte
} su 100
advice-next = con la seconda migliore { $wins }
advice-alike = la seconda migliore è altrettanto buona
advice-rank = { $what ->
    [cards] { $numbers }
   *[choices] { $count ->
        [one] la scelta
       *[other] le scelte
    } { $numbers }
} { $count ->
    [one] vince
   *[other] vincono
} { $wins ->
    [one] 1 volta
   *[other] { $wins } volte
} su 100
advice-rank-more = { $what ->
    [cards] { $numbers }
   *[choices] { $count ->
        [one] la scelta
       *[other] le scelte
    } { $numbers }
} { $count ->
    [one] vince
   *[other] vincono
} { $wins ->
    [one] 1 volta
   *[other] { $wins } volte
}

advice-why-home = porta a casa { $pawns }
advice-why-target = porta in meta { $pawns }
advice-why-lane = porta in zona sicura { $pawns }
advice-why-start = fa partire { $pawns }
advice-why-back = { $steps ->
    [0] mangia { $pawns }
    [one] mangia { $pawns }, che perde 1 casella
   *[other] mangia { $pawns }, che perde { $steps } caselle
}
advice-why-loses = ti costa { $pawns }
advice-why-nearer = { $steps ->
    [one] guadagni 1 casella
   *[other] guadagni { $steps } caselle
}
advice-why-farther = { $steps ->
    [one] perdi 1 casella
   *[other] perdi { $steps } caselle
}
advice-why-safer = { $name } non può più mangiare { $pawn } con { $cards }
advice-why-exposed = poi { $name } può mangiare { $pawn } con { $cards }
advice-why-other-exposed = con la seconda migliore { $name } potrebbe mangiare { $pawn } con { $cards }
advice-why-other-loses = la seconda migliore ti costa { $pawns }
advice-why-place = le tue pedine restano in posizione migliore
advice-why-nothing = non hai altra scelta
advice-why-cards = le carte che tieni valgono di più

advice-danger = { $name } può mangiare { $pawn } con { $cards }
advice-odds-none = nessuno può { $whom ->
    [you] mangiarti fino al tuo prossimo turno
   *[anybody] mangiare quel lato fino al suo prossimo turno
}
# "Qualcuno mangia", perché $pawn può essere una pedina o più.
advice-odds = { $chance ->
    [one] 1 volta
   *[other] { $chance } volte
} su 100 qualcuno mangia { $pawn }
advice-odds-by = { $name } con { $cards }
advice-odds-left = { $shuffled ->
    [yes] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a mazzo rimescolato
   *[no] { $count ->
        [one] 1 carta rimasta
       *[other] { $count } carte rimaste
    }
}
advice-odds-more = { $chance ->
    [one] 1 volta
   *[other] { $chance } volte
} qualcuno mangia { $pawn }
# $when: dopo la scelta appena detta, o sul tabellone com'è.
advice-odds-when = { $when ->
    [after] poi { $first }
   *[now] adesso { $first }
}
# $how: una carta chiamata col suo numero, una con un nome, o più carte
advice-odds-swap = { $how ->
    [several] { $cards } possono
   *[one] un { $cards } può
} scambiare { $pawns }

advice-review-agreed = { $agreed ->
    [one] 1 scelta su { $decisions } era la migliore.
   *[other] { $agreed } scelte su { $decisions } erano le migliori.
}
# Quanto hanno pesato scelte o carte: una partita su $share (0: troppo poco), o $whole partite.
advice-worth = { $whole ->
    [0] { $share ->
        [0] quasi nulla
        [2] mezza partita
       *[other] una partita su { $share }
    }
    [one] una partita intera
   *[other] { $whole } partite
}
advice-review-worse = { $worse ->
    [0] tutte le tue { $choices } scelte erano le migliori
    [one] 1 delle tue { $choices } scelte non era la migliore, ed è costata { $worth }
   *[other] { $worse } delle tue { $choices } scelte non erano le migliori, e insieme sono costate { $worth }
}
advice-review-average = { $than ->
    [less] è meno che nelle altre tue partite, dove in media è { $worth }
    [more] è più che nelle altre tue partite, dove in media è { $worth }
   *[same] è come nelle altre tue partite
}
advice-review-none = Nessuna scelta è costata più di 1 partita su 100.
advice-review-undecided = In questa partita non c'era nulla da scegliere.
# $rank: tra tutte le scelte della partita
advice-review-made = { $rank ->
    [best] il tuo turno migliore è stato il numero { $turn }, { $card }
    [worst] il tuo turno peggiore è stato il numero { $turn }, { $card }
   *[other] il tuo turno { $turn }, { $card }
}
advice-review-who = { $rank ->
    [best] il turno migliore è stato il numero { $turn } di { $name }, { $card }
    [worst] il turno peggiore è stato il numero { $turn } di { $name }, { $card }
   *[other] turno { $turn } di { $name }, { $card }
}
advice-review-took = la scelta è stata { $choice }
advice-review-other = { $rank ->
    [best] al secondo posto c'era { $choice }
   *[other] era meglio { $choice }
}
advice-review-wins = che vince { $other } volte su 100 invece di { $wins }
# Quanta fortuna c'è stata. $worth e $cost: su 100 partite.
advice-luck-cards = { $kind ->
    [even] la fortuna non ha favorito nessuno
    [good] la fortuna ti ha dato { $worth }
   *[bad] la sfortuna ti ha tolto { $worth }
}
# Quanto sono valse le carte per un giocatore nominato
advice-luck-of = { $kind ->
    [bad] la sfortuna ha tolto
   *[good] la fortuna ha dato
} a { $name } { $worth ->
    [one] 1 vittoria su 100
    [100] una vittoria intera o più
   *[other] { $worth } vittorie su 100
}

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
help-undo = annulla il tuo ultimo turno, si rimescola solo tra amici, u come undo
help-pawns = dove sono le tue pedine, w come where
help-opponents = osserva le pedine di un avversario, di nuovo per il prossimo
help-card = la tua carta e che cosa fa, di nuovo per la sua regola
help-hand = fa sentire le carte che hai in mano, a Dog e nel gioco a punti
help-ask = indice di altre domande, a chi tocca, carte rimaste, chi è vicino
help-table = informazioni sulla partita, le regole, quando finisce, chi c'è
help-turn = a chi tocca il turno
help-standing = situazione, poi le carte che portano a casa o vincono, poi le probabilità
help-cards-left = le carte che restano nel mazzo, e quali sono finite
help-danger = i pericoli dopo la scelta, poi i dettagli, quelli di adesso, chi puoi mangiare
help-why = perché una pedina non può muoversi o una carta non si può giocare
help-advice = che cosa farebbe un buon giocatore, poi le scelte in ordine, poi il perché
help-neighbours = zona attorno a una pedina, chi è vicino, di nuovo per la prossima
help-track = tutte le pedine sul percorso, in ordine dalla tua partenza
help-bump = chi ha mangiato chi per ultimo
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
ask-bump = Ultima mangiata
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
help-word-bump = mangiata
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

touch-people-asks-undo = { $count ->
    [0] { $name } chiede di annullare il suo ultimo turno
   *[other] { $name } chiede di annullare il suo ultimo turno, si annullano anche turni di { $names }
}
touch-people-asks-seat = { $name } chiede di giocare al posto di { $other }, che non c'è
touch-people-bot-may = ora un bot può giocare per { $name }
touch-people-desk = questo è il menu del tavolo
touch-people-report-open = perché segnali { $name }
touch-decision-key = { "" }
touch-menu-open = Menu iniziale
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = varianti
touch-menu-type-name = scrivi { $what ->
    [setup] un nome per questa configurazione
    [person] il nome di chi gioca qui con te
   *[player] il tuo nome
}, o continua senza
touch-setting-open = { menu-settings }
touch-ask-open = che cosa vuoi sapere
touch-end-quit = fallo ancora una volta per uscire, altrimenti la partita continua
touch-end-quit-kept = fallo ancora una volta per uscire, la partita è salvata, altrimenti continua
touch-menu-people = su questo dispositivo, { $count ->
    [0] solo tu
   *[other] anche { $names }
}
touch-help-quit = esce, se lo scegli ancora una volta
touch-decision-forced-offer = un turno senza scelta si gioca da solo, lo cambi nelle impostazioni
touch-decision-go-on = si continua
touch-once-key = prima scegli una carta, poi una pedina
touch-menu-newcomer-choose = la scelta che tocchi si gioca
touch-menu-newcomer-ask = i pulsanti in basso dicono dove sono le tue pedine, e altro
touch-menu-newcomer-hand = i pulsanti in basso dicono la tua mano, dove sono le tue pedine, e altro
touch-hall-type-name = scrivi un nome tuo
touch-hall-tables-open = { $count ->
    [0] nessun tavolo è aperto
    [one] 1 tavolo aperto
   *[other] { $count } tavoli aperti
}
touch-hall-people-open = { $count ->
    [one] c'è 1 altra persona
   *[other] ci sono altre { $count } persone
}
touch-hall-friends-open = i tuoi amici
touch-hall-more-open = { hall-more }
touch-hall-person-open = { $name }
touch-hall-you-open = ti chiami { $name }
