# What is asked: the options of a menu, stage by stage. The number comes last.

# Where the digits go by steps or by cards and not by place.
ask-key = key { $digit }
ask-number = { $number } of { $of }
# $count: choices on this stage; 0 where the next stage has another number.
ask-turn = { $count ->
    [0] you drew { $card }
    [one] you drew { $card }
   *[other] you drew { $card }, { $count } choices
}
ask-turn-hand = { $count ->
    [0] your turn
    [one] your turn, 1 choice
   *[other] your turn, { $count } choices
}
ask-turn-dead = your turn, you can't play any card
ask-exchange = choose a card for { $name }
ask-pass = nothing can move, pass
ask-pass-again = nothing can move, draw again
ask-decline = don't swap
ask-end-turn = end your turn
ask-discard = discard your { $card }
ask-lay-down = discard a card instead
ask-give = give { $name } your { $card }
ask-fold = lay down your hand
ask-again = { $hand ->
    [yes] play again
   *[no] draw again
}
# $picture: whether the card has a name, which nobody takes for a pawn's number
ask-card = { $picture ->
    [yes] { $card }
   *[no] card { $card }
}
ask-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
ask-left = { $steps } left
ask-up-to = up to { $steps } steps
ask-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
ask-ways-bump = { $count ->
    [one] one of them bumps { $names }
   *[other] { $count } of them bump { $names }
}
ask-ways-home = { $count ->
    [one] one gets home
   *[other] { $count } get home
}
# Behind a pawn that has a part of a 7: the steps that do it.
ask-home-with = home with { $steps }
ask-bumps-with = bumps { $names } with { $steps }
ask-whose = { $who ->
    [you] with your own
    [none] without a swap
   *[other] with { $name }
}
ask-kind = { $kind ->
    [out] bring out
    [swap] swap
    [take] bump
    [pay] send back
    [seven] seven
    [back] back 4
    [low] forward 1 to 6
   *[high] forward 8 to 13
}
ask-forward = forward { $steps }
ask-back = back { $steps }
ask-way = { $way ->
    [past] past the targets
   *[in] into the targets
}
