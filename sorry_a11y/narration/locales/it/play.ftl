# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pedina 2", "la tua 2", "la 2 di Ben"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn } parte
play-walk = { $pawn }
play-walk-by = { $pawn } avanti di { $steps }
# Una scelta che divide il 7: poi alla $first mancano $steps, alla $second $more.
play-pair = pedina { $first } a { $steps }, la { $second } a { $more }
play-back = { $pawn } indietro di { $steps }
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn } a casa{ $count ->
    [0] {""}
    [1] , la prima
    [2] , la seconda
    [3] , la terza
   *[other] { $when ->
        [choice] , la quarta
       *[news] , l'ultima
    }
}
play-wins = { $round ->
    [yes] vince la manche
   *[no] vince la partita
}
play-safe = { $board ->
    [target] { $pawn } in meta
   *[safety] { $pawn } al sicuro
}
play-walk-slides = { $pawn } scivola
play-to-and-fro = { $pawn } indietro di { $steps }, scivola avanti di { $steps }
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
play-before-slide = una casella prima di uno scivolo
# Quante volte su 100 la pedina mossa viene mangiata prima del prossimo turno.
play-risk = rischio { $chance }
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
play-now = ora l'altra è a { $place }
play-had = { $alone ->
    [yes] { $pawn }, { $place }
   *[no] { $pawn } che era a { $steps }
}
play-falls = che passa da { $before } a { $after }

# A card in a turn. $who is you, partner or other; $picture: whether the card has a name
# instead of a number. A card has no article here: a number is a text, by which l'8 could not be
# told from il 7.
play-head = { $who ->
    [you] { $picture ->
        [yes] { $card }
       *[no] carta { $card }
    }
   *[other] { $picture ->
        [yes] { $name } gioca { $card }
       *[no] { $name } { $card }
    }
}
play-then = poi { $card ->
    [donna] una donna
    [Sorry] una Sorry
   *[other] un { $card }
}
play-stuck = nessuna mossa
play-declined = non scambia
play-passed = hai saltato il turno
# In mano non c'è nulla per continuare dopo una carta che fa giocare ancora.
play-spent = nient'altro da giocare
# Chi ha tutte le pedine arrivate e ora gioca per $partner. $who: you, for-you or other.
play-frees = { $who ->
    [you] ora giochi per { $partner }
    [for-you] ora { $name } gioca per te
   *[other] ora { $name } gioca per { $partner }
}
