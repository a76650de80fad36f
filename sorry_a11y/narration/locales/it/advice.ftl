# Che cosa farebbe un buon giocatore e perché, i rischi in numeri, e uno sguardo alla partita finita.
# Il soggetto delle frasi è la scelta.

# La scelta si dice con la sua parola, perché la 3 da sola è una pedina.
advice-best = { $number ->
    [0] ecco la scelta di un buon giocatore
   *[other] un buon giocatore farebbe la scelta { $number }
}
advice-only = hai una sola scelta
advice-no-turn = ora non c'è nulla da decidere
advice-chance = così vinci { $wins ->
    [one] 1 volta
   *[other] { $wins } volte
} su 100
advice-next = con la seconda migliore { $wins }
advice-alike = la seconda migliore è altrettanto buona
advice-rank = { $count ->
    [one] la scelta { $numbers } vince { $wins ->
        [one] 1 volta
       *[other] { $wins } volte
    }
   *[other] le scelte { $numbers } vincono { $wins ->
        [one] 1 volta
       *[other] { $wins } volte
    }
} su 100
advice-rank-more = { $count ->
    [one] la scelta { $numbers } vince { $wins ->
        [one] 1 volta
       *[other] { $wins } volte
    }
   *[other] le scelte { $numbers } vincono { $wins ->
        [one] 1 volta
       *[other] { $wins } volte
    }
}

advice-why-home = porta a casa { $pawns }
advice-why-target = porta in meta { $pawns }
advice-why-lane = porta al sicuro { $pawns }
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

advice-odds-none = nessuno può mangiarti fino al tuo prossimo turno
# "Qualcuno mangia", perché $pawn può essere una pedina o più.
advice-odds = { $chance ->
    [one] 1 volta
   *[other] { $chance } volte
} su 100 qualcuno mangia { $pawn }
advice-odds-by = { $name } con { $cards }, { $shuffled ->
    [yes] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a mazzo rimescolato
   *[no] { $count ->
        [one] 1 carta rimasta
       *[other] { $count } carte rimaste
    }
}
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
advice-review-none = Nessuna scelta è costata più di 1 partita su 100.
advice-review-undecided = In questa partita non c'era nulla da scegliere.
advice-review-made = il tuo turno { $turn }, { $card }
advice-review-who = turno { $turn } di { $name }, { $card }
advice-review-took = la scelta è stata { $choice }
advice-review-better = era meglio { $choice }
advice-review-wins = che vince { $better } volte su 100 invece di { $wins }
# Quanta fortuna c'è stata. $worth e $cost: su 100 partite.
advice-luck-cards = { $kind ->
    [even] la fortuna non ha favorito nessuno
    [good] la fortuna ti ha dato { $worth ->
        [one] 1 punto
       *[other] { $worth } punti
    } di probabilità di vincere
   *[bad] la sfortuna ti ha tolto { $worth ->
        [one] 1 punto
       *[other] { $worth } punti
    } di probabilità di vincere
}
advice-luck-choices = le tue scelte { $cost ->
    [0] non ti sono costate nulla
    [one] ti sono costate 1 punto
   *[other] ti sono costate { $cost } punti
}
