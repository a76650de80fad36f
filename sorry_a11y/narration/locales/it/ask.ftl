# What is asked: the options of a menu, stage by stage. The number comes last.
# Of the cards only donna is feminine.

# Dove le cifre vanno per caselle o per carte e non per posto.
ask-key = tasto { $digit }
ask-number = { $number } di { $of }
# $count: scelte di questo passo; 0 dove il passo dopo ne ha un altro numero.
ask-turn = { $count ->
    [0] peschi un { $card }
    [one] peschi un { $card }
   *[other] peschi un { $card }, { $count } scelte
}
ask-turn-hand = { $count ->
    [0] tocca a te
    [one] tocca a te, 1 scelta
   *[other] tocca a te, { $count } scelte
}
ask-turn-dead = tocca a te, nessuna carta giocabile
ask-exchange = scegli una carta per { $name }
ask-pass = nessuna mossa, passi
ask-pass-again = nessuna mossa, peschi ancora
ask-decline = rinunci, non giochi nulla
ask-end-turn = chiudi il turno
ask-discard = scarti { $card ->
    [donna] una donna
   *[other] un { $card }
}
ask-lay-down = scarti una carta invece
ask-give = dai a { $name } { $card ->
    [donna] la tua donna
   *[other] il tuo { $card }
}
ask-fold = posi tutte le carte
ask-again = { $hand ->
    [yes] giochi ancora
   *[no] peschi ancora
}
ask-card = { $card ->
    [fante] fante
    [donna] donna
    [re] re
    [asso] asso
    [jolly] jolly
   *[other] carta { $card }
}
ask-steps = { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}
ask-left = { $steps ->
    [one] ne resta 1
   *[other] ne restano { $steps }
}
ask-up-to = { $steps ->
    [one] fino a 1 casella
   *[other] fino a { $steps } caselle
}
ask-ways = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
ask-ways-bump = { $count ->
    [one] 1 mangia { $names }
   *[other] { $count } mangiano { $names }
}
ask-ways-home = { $count ->
    [one] 1 arriva
   *[other] { $count } arrivano
}
# Dietro una pedina con una parte di un 7: le caselle che lo fanno.
ask-home-with = arriva con { $steps }
ask-bumps-with = mangia { $names } con { $steps }
ask-whose = { $who ->
    [you] con una tua
    [none] senza scambio
   *[other] con { $name }
}
ask-kind = { $kind ->
    [out] fai partire
    [swap] scambi
    [take] mangi
    [pay] rimandi indietro
    [seven] sette
    [back] indietro 4
    [low] avanti da 1 a 6
   *[high] avanti da 8 a 13
}
ask-forward = avanti { $steps }
ask-back = indietro { $steps }
ask-way = { $way ->
    [past] oltre la meta
   *[in] in meta
}
