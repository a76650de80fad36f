# News that is not a pawn's move. $who is you, partner or other (together: you and your partner).
# Of the cards only donna is feminine.

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
news-drew = { $who ->
    [you] peschi { $card ->
        [donna] una donna
       *[other] un { $card }
    }
   *[other] { $name } pesca { $card ->
        [donna] una donna
       *[other] un { $card }
    }
}
news-shuffle = { $count ->
    [one] 1 scarto mescolato in un nuovo mazzo
   *[other] { $count } scarti mescolati in un nuovo mazzo
}
news-round = partita { $number }
news-dealt = hai in mano { $cards }
news-given = { $name } ti dà { $card ->
    [donna] una donna
   *[other] un { $card }
}
news-discard = { $who ->
    [you] scarti { $card ->
        [donna] una donna
       *[other] un { $card }
    }
   *[other] { $name } scarta { $card ->
        [donna] una donna
       *[other] un { $card }
    }
}
news-fold = { $who ->
    [you] posi { $cards }
   *[other] { $name } posa { $cards }
}
news-round-won = { $who ->
    [you] vinci la partita
    [together] tu e { $names } vincete la partita
   *[other] { $count ->
        [one] { $names } vince la partita
       *[other] { $names } vincono la partita
    }
}
news-game-won = { $who ->
    [you] hai vinto, complimenti
    [together] tu e { $names } avete vinto, complimenti
   *[other] { $count ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    }
}
news-score = { $who ->
    [you] { $together ->
        [yes] tu e { $names } segnate { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[no] segni { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
   *[other] { $together ->
        [yes] { $names } segnano { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[no] { $names } segna { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
}
news-score-own = { $points } per le pedine a casa
news-score-rivals = { $points } per le avversarie non a casa
news-score-bonus = bonus { $points }
news-score-total = { $points } in tutto
news-taken-back = { $name } annulla l'ultima mossa
