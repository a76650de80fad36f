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
    [one] pedina { $pawns }
   *[other] pedine { $pawns }
}
answer-to-go = a { $steps } da casa
answer-to-targets = a { $steps } dalla meta
answer-target = in meta al posto { $target }
answer-safe = al sicuro a { $steps } da casa
answer-side = { $who ->
    [you] sul tuo lato
   *[other] { $colour ->
        [blue] sul lato azzurro
        [yellow] sul lato giallo
        [green] sul lato verde
       *[red] sul lato rosso
    }
}
answer-slide-ahead = scivolo tra { $steps }

answer-or = { $first } o { $second }
answer-then-again = { $text }, poi pesca ancora
answer-card-any = qualsiasi carta
answer-card-stuck = { $card }, { $count ->
    [one] non giocabile
   *[other] non giocabili
}
answer-card-out = fai partire una pedina
answer-card-steps = { $way ->
    [back] indietro { $steps }
   *[forward] avanti { $steps }
}
answer-card-swap = { $others ->
    [rivals] scambia di posto con un avversario
    [foreign] scambia con una pedina altrui
   *[anyone] scambia due pedine
}
answer-card-sorry = metti una pedina dalla partenza al posto di un avversario
answer-card-split = { $acting ->
    [cards] suddividi tra due pedine, ogni parte vale come quella carta
   *[steps] { $pawns ->
        [2] suddividi tra due pedine
       *[other] suddividi tra le pedine della squadra
    }
}
answer-card-burn = { $steps } passi singoli tra le tue pedine, mangiando chi sta sulla strada

answer-hand = hai in mano { $cards }
answer-hand-empty = non hai carte in mano
answer-pile = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
answer-pile-empty = mazzo finito, prima della prossima carta se ne mescolano { $count }
answer-gone = niente più { $cards }
answer-unseen = ancora da uscire { $counts }
# How many cards of a kind are to come; $kind is card- and its name in notation. Numbers as
# nouns keep their form.
answer-kind-left = { $count } { $kind ->
    [card-1] uno
    [card-2] due
    [card-3] tre
    [card-4] quattro
    [card-5] cinque
    [card-6] sei
    [card-7] sette
    [card-8] otto
    [card-9] nove
    [card-10] dieci
    [card-11] undici
    [card-12] dodici
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
    [you] tocca a te, hai { $card ->
        [donna] una donna
       *[other] un { $card }
    }
    [colour] { $name }, tocca a te, hai { $card ->
        [donna] una donna
       *[other] un { $card }
    }
   *[other] tocca a { $name } con { $card ->
        [donna] una donna
       *[other] un { $card }
    }
}
answer-turn-give = { $who ->
    [both] scegli tu una carta per l'altro tuo colore
    [you] tocca a te, scegli una carta per il compagno
   *[other] { $name } sceglie una carta
}
# Told on boards with homes and with targets: arrivate holds for both.
answer-standing = { $home ->
    [4] { $who ->
        [you] tu tutte e quattro arrivate
       *[other] { $name } tutte e quattro arrivate
    }
    [0] { $who ->
        [you] nessuna arrivata e { $steps } da fare
       *[other] { $name } nessuna arrivata e { $steps } da fare
    }
    [1] { $who ->
        [you] tu 1 arrivata e { $steps } da fare
       *[other] { $name } 1 arrivata e { $steps } da fare
    }
   *[other] { $who ->
        [you] tu { $home } arrivate e { $steps } da fare
       *[other] { $name } { $home } arrivate e { $steps } da fare
    }
}
# Compagni. $who: you (chi gioca per due), together (tu e $names) o other.
answer-standing-team = { $who ->
    [you] tu
    [together] tu e { $names },
   *[other] { $names },
} { $home ->
    [8] tutte e otto arrivate
    [0] nessuna arrivata e { $steps } da fare
    [1] 1 arrivata e { $steps } da fare
   *[other] { $home } arrivate e { $steps } da fare
}
answer-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
answer-none-stuck = tutte le pedine possono muoversi
# Told after one pawn or several, so no verb here has a pawn for its subject.
answer-why = { $reason ->
    [in-start] { $board ->
        [target] in cuccia senza { $starters }
       *[safety] alla partenza senza { $starters }
    }
    [is-home] { $board ->
        [target] già in meta
       *[safety] già a casa
    }
    [overshoots] { $board ->
        [target] troppe caselle per la meta
       *[safety] troppe caselle per arrivare a casa
    }
    [own-pawn] lì c'è già { $other }
    [no-backward] in meta non si torna indietro
    [guarded] una pedina protetta sbarra la strada
    [lane-blocked] una pedina in meta sbarra la strada
    [not-on-track] non sulla pista
    [nobody-there] nessuno da prendere
    [no-rest] nessuna pedina può usare il resto
   *[wrong-card] non con questa carta
}
answer-give = ora scegli una carta da dare
answer-no-hands = niente carte in mano, c dice la carta
answer-no-news = ancora nessuna novità
answer-no-earlier = prima non è stato detto nulla
answer-no-later = dopo non è stato detto nulla
# Che cosa c'è vicino a una pedina appena detta.
answer-near-behind = { $steps } dietro c'è { $other }
answer-near-ahead = { $steps } davanti c'è { $other }
answer-near-nobody = nessuno vicino
answer-near-circle = { $board ->
    [target] casella di partenza di { $name } tra { $steps }
   *[safety] cerchio di partenza di { $name } tra { $steps }
}
answer-near-lane = { $board ->
    [target] meta tra { $steps }
   *[safety] zona sicura tra { $steps }
}
answer-near-none = nessuna tua pedina è sulla pista

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
