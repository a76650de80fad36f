# La partita e le posizioni del giorno.

# $date: un giorno con l'articolo, "il 23 novembre 2026"
today-open = oggi è { $date }
today-unsaved = il salvataggio è spento, quindi la partita del giorno vale come allenamento
today-game = partita del giorno, { $table }
today-continue = continua la partita del giorno
today-again = rigioca la partita del giorno per allenarti, { $result }
today-result = { $won ->
    [yes] hai vinto in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
   *[no] hai perso con { $home ->
        [0] nessuna pedina
        [one] una pedina
       *[other] { $home } pedine
    } a casa
}
today-practice = questa partita l'hai già giocata, quindi è un allenamento
today-streak = { $days ->
    [one] hai giocato la partita del giorno
   *[other] hai giocato la partita del giorno per { $days } giorni di fila
}
today-share = la riga da passare agli amici
today-line = Sorry! a11y, partita del giorno, { $date }
today-line-luck = fortuna { $sign ->
    [minus] meno
   *[plus] più
} { $luck }
today-line-cost = le mie scelte sono costate { $cost }
today-known = ascolta la migliore partita di ieri che conosciamo
today-known-open = la migliore partita che conosciamo, { $date }, { $kind ->
    [person] è la tua
    [champion] è di un campione
    [strong] è di un giocatore forte
    [racer] è di un giocatore veloce
    [bumper] è di un giocatore aggressivo
   *[runner] è di un giocatore normale
}
today-known-result = { $won ->
    [yes] vinta in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
   *[no] persa con { $home ->
        [0] nessuna pedina
        [one] una pedina
       *[other] { $home } pedine
    } a casa
}
today-position = posizione del giorno
today-position-before = posizione di ieri
today-more = altre posizioni
today-level-open = quanto difficile?
today-level = { $level ->
    [easy] facile
    [medium] media
   *[hard] difficile
}
today-position-of = posizione del giorno, { $date }
today-position-number = posizione { NUMBER($number, useGrouping: 0) }, { $level ->
    [easy] facile
    [medium] media
   *[hard] difficile
}
today-puzzle = { $title }, hai { $count } scelte, qual è la migliore?
today-puzzle-right = è la scelta migliore
today-puzzle-better = è meglio la scelta { $number }
today-puzzle-worth = la scelta { $number } vince { $wins } volte su 100
today-another = un'altra posizione
today-back = torna indietro
