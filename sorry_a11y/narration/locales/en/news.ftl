# News that is not a pawn's move. $who is you, partner or other (together: you and your partner).

news-first = { $how ->
    [rotation] { $who ->
        [you] you go first in the next deal
       *[other] { $name } goes first in the next deal
    }
    [winner] { $who ->
        [you] you go first as the winner
       *[other] { $name } goes first as the winner
    }
   *[lot] { $who ->
        [you] you go first
       *[other] { $name } goes first
    }
}
news-drew = { $who ->
    [you] you drew { $card }
   *[other] { $name } drew { $card }
}
news-shuffle = { $count } discards shuffled into a new pile
news-round = round { $number }
# $kind: the card as a record of a game notes it
news-given = { $name } gave you { $kind ->
    [joker] a joker
   *[other] the { $card }
}
news-discard = { $who ->
    [you] you discard { $card }
   *[other] { $name } discards { $card }
}
news-fold = { $who ->
    [you] you lay down { $cards }
   *[other] { $name } lays down { $cards }
}
news-round-won = { $who ->
    [you] you win the round
    [together] you and { $names } win the round
   *[other] { $count ->
        [one] { $names } wins the round
       *[other] { $names } win the round
    }
}
news-game-won = { $who ->
    [you] you win, well played
    [together] you and { $names } win, well played
   *[other] { $count ->
        [one] { $names } wins the game
       *[other] { $names } win the game
    }
}
news-score = { $who ->
    [you] { $together ->
        [yes] you and { $names } score { $points }
       *[no] you score { $points }
    }
   *[other] { $together ->
        [yes] { $names } score { $points }
       *[no] { $names } scores { $points }
    }
}
news-score-own = { $points } for pawns home
news-score-rivals = { $points } for opponents not home
news-score-bonus = bonus { $points }
news-score-total = { $points } in all
news-taken-back = { $name }'s turn is undone
