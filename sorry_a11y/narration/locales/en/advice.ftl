# What a strong player would do and why, the odds, the review of a game, and what the doors for
# opponents say.

# $number: the option's number in the menu, 0 where it has none; $play: what it does
advice-best = { $number ->
    [0] strong players choose this
   *[other] strong players take option { $number }
}
advice-only = there is no other choice
advice-no-turn = there is nothing to decide now
advice-chance = It wins { $wins } in 100 from here
advice-next = the next best { $wins }
advice-alike = the next best wins as often
advice-none-behind = press again for why

# Why. $pawns: pawns as noun phrases, $count of them.
advice-why-home = it brings { $pawns } home
advice-why-target = it brings { $pawns } into the targets
advice-why-lane = it brings { $pawns } into safety
advice-why-start = it starts { $pawns }
advice-why-back = { $steps ->
    [0] it sends back { $pawns }
   *[other] it sends back { $pawns }, who loses { $steps }
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
advice-why-other-exposed = with the next best { $name } could hit { $pawn } with { $cards }
advice-why-other-loses = the next best costs you { $pawns }
advice-why-place = the pawns simply stand better after it

# Odds. $left: cards as "3, 2 left"
advice-odds-none = nothing can hit you before your next turn
advice-odds = { $pawn }, { $wins } in 100 before your next turn
advice-odds-by = { $name } with { $cards }
advice-odds-card = { $count ->
    [0] { $card }, none left
   *[other] { $card }, { $count } left
}

# Review. $turn counts the listener's own decisions.
advice-review-none = No play cost more than 1 game in 100.
advice-review-agreed = { $agreed } of { $decisions } choices were those of a strong player.
advice-review = Turn { $turn }, { $name } with { $card }
advice-review-made = took { $play }
advice-review-better = better was { $play }
advice-review-wins = { $better } in 100 instead of { $wins }

# The ladder and training, for programs and for those who build
advice-ladder = { $upper } beats { $lower } in { $wins } of 100 games, between { $low } and { $high } with 95 % certainty, { $games } games.
advice-train-goes-on = { $family }: going on after lesson { $lesson }.
advice-train-progress = { $family }: lesson { $lesson } of { $lessons }, error { $error }, { $seconds } s.
advice-train-done = { $family }: done, weights in { $file }.
advice-train-not-written = The run cannot be saved: { $reason }.
