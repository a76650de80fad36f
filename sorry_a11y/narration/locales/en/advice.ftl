# What a strong player would do and why, the odds of being hit, and the review of a game.

# $number: the option's number in the menu, 0 where it has none
advice-best = { $number ->
    [0] here is a strong player's choice
   *[other] a strong player picks choice { $number }
}
advice-only = this is your only choice
advice-no-turn = there is nothing to decide now
advice-chance = it wins { $wins } in 100 from here
advice-next = the second best wins { $wins }
advice-alike = the second best is as good
advice-rank = { $count ->
    [one] choice { $numbers } wins { $wins }
   *[other] choices { $numbers } win { $wins }
} in 100
advice-rank-more = { $count ->
    [one] choice { $numbers } wins { $wins }
   *[other] choices { $numbers } win { $wins }
}

# Why: what the option does, then what it leaves open. $pawns: pawns as objects.
advice-why-home = it brings { $pawns } home
advice-why-target = it brings { $pawns } into the targets
advice-why-lane = it brings { $pawns } into safety
advice-why-start = it starts { $pawns }
advice-why-back = { $steps ->
    [0] it bumps { $pawns }
    [one] it bumps { $pawns }, which loses 1 step
   *[other] it bumps { $pawns }, which loses { $steps } steps
}
advice-why-loses = it costs you { $pawns }
advice-why-nearer = { $steps ->
    [one] it gains 1 step
   *[other] it gains { $steps } steps
}
advice-why-farther = { $steps ->
    [one] it loses 1 step
   *[other] it loses { $steps } steps
}
advice-why-safer = { $name } can no longer hit { $pawn } with { $cards }
advice-why-exposed = { $name } can then hit { $pawn } with { $cards }
advice-why-other-exposed = after the second best { $name } could hit { $pawn } with { $cards }
advice-why-other-loses = the second best costs you { $pawns }
advice-why-place = your pawns are just better placed
advice-why-nothing = you have no other choice
advice-why-cards = the cards you keep are worth more

# Odds. $chance: in 100, before your next turn; $count: how many of these cards are left
advice-odds-none = nothing can hit you before your next turn
advice-odds = { $pawn } would be hit { $chance } times in 100
advice-odds-by = by { $name } with { $cards }, { $shuffled ->
    [yes] { $count } of them after the shuffle
   *[no] { $count } left
}
# $when: of the choice just told, or of the board before it.
advice-odds-when = { $when ->
    [after] then { $first }
   *[now] right now { $first }
}
# $how: a card called by its number, one with a name, or several
advice-odds-swap = { $how ->
    [number] an { $cards }
   *[name] { $cards }
} could swap { $pawns } back

# Review of a game
advice-review-agreed = { $agreed } of the { $decisions } choices were the best.
advice-review-none = No choice cost more than 1 game in 100.
advice-review-undecided = This game left nothing to choose.
advice-review-made = your turn { $turn }, { $card }
advice-review-who = { $name }'s turn { $turn }, { $card }
advice-review-took = the choice was { $choice }
advice-review-better = better was { $choice }
advice-review-wins = which wins { $better } in 100 instead of { $wins }
# How lucky the game was. $worth and $cost: in 100 games; a game's draws add up, so they may pass 100.
advice-luck-cards = { $kind ->
    [even] luck favoured nobody
    [good] { $worth ->
        [one] luck gave you 1 point of winning chance
       *[other] luck gave you { $worth } points of winning chance
    }
   *[bad] { $worth ->
        [one] luck cost you 1 point of winning chance
       *[other] luck cost you { $worth } points of winning chance
    }
}
advice-luck-choices = { $cost ->
    [0] your choices cost nothing
   *[other] your choices cost { $cost }
}
