# What is told of a game once it is over, after the result.

# A play by which the chance of winning moved most. $turn: how many turns the listener had had by then
story-turned = the turning point was { $who ->
    [you] your { $card } in turn { $turn }
   *[other] { $name }'s { $card } { $turn ->
        [0] before your first turn
       *[other] after your turn { $turn }
    }
}
# $worth: points of winning chance
story-moved = it { $how ->
    [bumps] bumped { $pawns } and {""}
    [swaps] swapped with { $pawns } and {""}
   *[plain] {""}
}{ $kind ->
    [good] gave you
   *[bad] cost you
} { $worth ->
    [one] 1 point
   *[other] { $worth } points
} of winning chance
# $cards: one, or all that were dealt at once
story-luckiest = { $count ->
    [one] your luckiest card was the { $cards }
   *[other] your luckiest hand was { $cards }
}
story-luckiest-too = it was your luckiest card too
story-lucky = it gave you { $worth ->
    [one] 1 point
   *[other] { $worth } points
}
# $cost: of all choices of the game, in points (hundredths of the chance of winning)
story-cost = your choices cost { $cost ->
    [0] nothing
    [one] 1 point of winning chance
   *[other] { $cost } points of winning chance
}
# $average: of the games before
story-average = your average is { $average }
# $wins: at least 2
story-streak = you have won { $wins } games in a row
