# What is asked: the options of a menu, stage by stage. The number comes last.
# Of the cards donna and Sorry are feminine. A choice is told in the present (scarti un 8), what was
# done in the past (hai scartato un 8).

# Dove le cifre vanno per caselle o per carte e non per posto.
ask-key = tasto { $digit }
ask-number = { $number } di { $of }
# $count: scelte di questo passo; 0 dove il passo dopo ne ha un altro numero.
ask-turn = hai pescato { $card ->
    [Sorry] una Sorry
   *[other] un { $card }
}{ $count ->
    [0] {""}
    [one] {""}
   *[other] , { $count } scelte
}
ask-turn-hand = { $count ->
    [0] tocca a te
    [one] tocca a te, una scelta
   *[other] tocca a te, { $count } scelte
}
ask-turn-dead = tocca a te, non puoi giocare nessuna carta
ask-exchange = scegli una carta per { $name }
ask-pass = nessuna mossa, salti il turno
ask-pass-again = nessuna mossa, peschi ancora
ask-decline = non scambi
ask-end-turn = finisci il turno
ask-discard = scarti { $card ->
    [donna] una donna
    [Sorry] una Sorry
   *[other] un { $card }
}
ask-lay-down = scarti invece una carta
ask-give = dai a { $name } { $card ->
    [donna] la tua donna
    [Sorry] la tua Sorry
   *[other] il tuo { $card }
}
ask-fold = metti giù le carte
ask-again = { $hand ->
    [yes] giochi ancora
   *[no] peschi ancora
}
# $picture: se la carta ha un nome, che nessuno prende per il numero di una pedina.
ask-card = { $picture ->
    [yes] { $card }
   *[no] carta { $card }
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
    [one] 1 casella
   *[other] fino a { $steps } caselle
}
ask-ways = { $count ->
    [one] un modo
   *[other] { $count } modi
}
ask-ways-bump = { $count ->
    [one] uno mangia una pedina di { $names }
   *[other] { $count } mangiano una pedina di { $names }
}
ask-ways-home = { $count ->
    [one] uno fa arrivare una pedina
   *[other] { $count } fanno arrivare una pedina
}
# Dietro una pedina con una parte di un 7: le caselle che lo fanno.
ask-home-with = arriva con { $steps }
ask-bumps-with = mangia una pedina di { $names } con { $steps }
ask-whose = { $who ->
    [you] con una delle tue
    [none] senza scambio
   *[other] con { $name }
}
ask-kind = { $kind ->
    [out] fai partire una pedina
    [swap] scambi
    [take] mangi
    [pay] rimandi indietro
    [seven] come sette
    [back] indietro di 4
    [low] avanti da 1 a 6
   *[high] avanti da 8 a 13
}
ask-forward = avanti di { $steps }
ask-back = indietro di { $steps }
ask-way = { $way ->
    [past] oltre la meta
   *[in] in meta
}
