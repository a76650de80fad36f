# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pedina 2", "la tua 2", "Ben 2"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn } parte
play-walk = { $pawn }
play-walk-by = { $pawn } avanti { $steps }
# Una scelta che divide il 7: la $first va di $steps, la $second di $more.
play-pair = pedina { $first } avanti { $steps }, la { $second } avanti { $more }
play-back = { $pawn } indietro { $steps }
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn } a casa{ $count ->
    [0] {""}
   *[other] { $when ->
        [choice] , e sono { $count }
       *[news] , { $count } su 4
    }
}
play-wins = vince la partita
play-safe = { $board ->
    [target] { $pawn } in meta
   *[safety] { $pawn } al sicuro
}
play-walk-slides = { $pawn } scivola
play-to-and-fro = { $pawn } indietro { $steps }, scivola avanti { $steps }
play-slides = scivola
play-stays = senza scivolare
play-past = oltre la meta
play-bounces = { $pawn } rimbalza di { $steps }
play-take = { $pawn } mangia { $other }
play-swap = { $pawn } si scambia con { $other }
play-swaps-with = si scambia con { $other }
play-pay = { $pawn } torna alla partenza
play-bumps = mangia { $pawns }
# Che cosa conta della casella su cui finisce. $count: quanti sono $names.
play-circle = { $board ->
    [target] sulla casella di partenza di { $name }
   *[safety] sul cerchio di partenza di { $name }
}
play-before-slide = davanti a uno scivolo
# Quante volte su 100 la pedina mossa viene mangiata prima del prossimo turno.
play-risk = rischio { $chance }
# A carte scoperte scambia solo l'11.
play-swap-danger = un { $card } potrebbe portarla via
# Una casella come la direbbe chi vede la plancia.
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
# $place is a distance here, since pawns are swapped on the track only.
# Behind a pawn just named: what it has to go, had to go, and has after a swap.
play-now = ora a { $place }
play-had = { $alone ->
    [yes] { $pawn }, { $place }
   *[no] { $pawn } da { $steps }
}
play-falls = da { $before } a { $after }

# A card in a turn. $who is you, partner or other.
play-head = { $who ->
    [you] con { $card ->
        [donna] la donna
        [asso] l'asso
        [1] l'1
        [8] l'8
        [11] l'11
       *[other] il { $card }
    }
   *[other] { $picture ->
        [yes] { $name } gioca { $card }
       *[no] { $name } { $card }
    }
}
play-then = poi { $card }
play-stuck = non si muove
play-declined = rinuncia
play-passed = passi
# In mano non c'è nulla per continuare dopo una carta che fa giocare ancora.
play-spent = nessun'altra mossa
# Chi ha tutte le pedine arrivate e ora gioca per $partner. $who: you, for-you or other.
play-frees = { $who ->
    [you] ora giochi per { $partner }
    [for-you] ora { $name } gioca per te
   *[other] ora { $name } gioca per { $partner }
}
