# What a strong player would do and why, the odds of being hit, and the review of a game.

# $number: the option's number in the menu, 0 where it has none
advice-best = { $number ->
    [0] a strong player's choice
   *[other] strong players take choice { $number }
}
advice-only = there is no other choice
advice-no-turn = there is nothing to decide now
advice-chance = it wins { $wins } in 100 from here
advice-next = the next best { $wins }
advice-alike = the next best wins as often

# Why: what the option does, then what it leaves open. $pawns: pawns as objects.
advice-why-home = it brings { $pawns } home
advice-why-target = it brings { $pawns } into the targets
advice-why-lane = it brings { $pawns } into safety
advice-why-start = it starts { $pawns }
advice-why-back = { $steps ->
    [0] it sends back { $pawns }
    [one] it sends back { $pawns }, who loses 1 step
   *[other] it sends back { $pawns }, who loses { $steps } steps
}
advice-why-loses = it costs you { $pawns }
advice-why-nearer = { $steps ->
    [one] you are 1 step nearer home
   *[other] you are { $steps } steps nearer home
}
advice-why-farther = { $steps ->
    [one] you are 1 step farther from home
   *[other] you are { $steps } steps farther from home
}
advice-why-safer = { $pawn } is safe from { $name } with { $cards }
advice-why-exposed = but { $name } can then hit { $pawn } with { $cards }
advice-why-other-exposed = after the next best { $name } could hit { $pawn } with { $cards }
advice-why-other-loses = the next best costs you { $pawns }
advice-why-place = the pawns simply stand better after it
advice-why-nothing = there is nothing to choose
advice-why-cards = the cards you keep are worth more

# Odds. $chance: in 100, before your next turn; $count: how many of these cards are left
advice-odds-none = nothing can hit you before your next turn
advice-odds = { $pawn }, { $chance } in 100
advice-odds-by = { $name } with { $cards }, { $shuffled ->
    [yes] { $count } once all are shuffled
   *[no] { $count } left
}
# $when: of the choice just told, or of the board before it.
advice-odds-when = { $when ->
    [after] then { $first }
   *[now] as it stands { $first }
}
# $how: a card called by its number, one with a name, or several
advice-odds-swap = { $how ->
    [number] an { $cards }
   *[name] { $cards }
} can swap away { $pawns }

# Review of a game
advice-review-agreed = { $agreed } of { $decisions } choices were those of a strong player.
advice-review-none = No choice cost more than 1 game in 100.
advice-review-undecided = There was nothing to choose in this game.
advice-review-made = turn { $turn }, { $card }
advice-review-who = turn { $turn }, { $name }, { $card }
advice-review-took = chosen { $choice }
advice-review-better = better { $choice }
advice-review-wins = { $better } in 100 instead of { $wins }
# How lucky the game was. $worth and $cost: in 100 games; a game's draws add up, so they may pass 100.
advice-luck-cards = { $kind ->
    [even] the cards favoured nobody
    [good] the cards were worth { $worth } in 100 to you
   *[bad] the cards cost you { $worth } in 100
}
advice-luck-choices = { $cost ->
    [0] your choices cost nothing
   *[other] your choices cost { $cost }
}
advice-luck-turned = the turning point was turn { $turn }, { $who ->
    [you] your { $card }
   *[other] { $name } with { $card }
}
advice-luck-moved = { $kind ->
    [good] worth { $worth } to you
   *[bad] it cost you { $worth }
}
