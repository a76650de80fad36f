# Che cosa si dice di una partita finita, dopo il risultato.

# La mossa che ha cambiato di più la probabilità di vincere. $turn: i turni avuti fin lì
story-turned = la svolta è stata { $who ->
    [you] la tua carta { $card } al turno { $turn }
   *[other] la carta { $card } di { $name } { $turn ->
        [0] prima del tuo primo turno
       *[other] dopo il tuo turno { $turn }
    }
}
# $worth: punti di probabilità di vincere
story-moved = { $how ->
    [bumps] ha mangiato { $pawns } e {""}
    [swaps] ha fatto scambio con { $pawns } e {""}
   *[plain] {""}
}{ $kind ->
    [good] ti ha dato
   *[bad] ti ha tolto
} { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
} di probabilità di vincere
# $cards: una, o tutte quelle date insieme
story-luckiest = { $count ->
    [one] la tua carta più fortunata è stata { $cards ->
        [donna] una donna
        [Sorry] una Sorry
       *[other] un { $cards }
    }
   *[other] la tua mano più fortunata è stata { $cards }
}
story-luckiest-too = è stata anche la tua carta più fortunata
story-lucky = ti ha dato { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
}
# $cost: di tutte le scelte della partita, in punti (centesimi della probabilità di vincere)
story-cost = le tue scelte { $cost ->
    [0] non ti sono costate nulla
    [one] ti sono costate 1 punto di probabilità di vincere
   *[other] ti sono costate { $cost } punti di probabilità di vincere
}
# $average: delle partite di prima
story-average = la tua media è { $average }
# $wins: almeno 2
story-streak = hai vinto { $wins } partite di fila
