# What matters most of a round, one clause.

drama-wins = { $name } needs the card { $cards } to win
drama-loss = you lost { $steps } steps
# $count: how many are named
drama-last = { $names } { $count ->
    [one] has
   *[other] have
} only one pawn to bring in
