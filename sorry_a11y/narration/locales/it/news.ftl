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
news-shuffle = { $count ->
    [one] 1 scarto mescolato in un nuovo mazzo
   *[other] { $count } scarti mescolati in un nuovo mazzo
}
news-round = manche { $number }
news-given = { $name } ti ha dato { $card ->
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
    [you] hai messo giù { $cards }
   *[other] { $name } mette giù { $cards }
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
