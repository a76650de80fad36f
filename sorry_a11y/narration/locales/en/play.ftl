# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pawn 2", "your pawn 2", "Ben 2"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn } out
play-walk = { $pawn }
play-walk-by = { $pawn } by { $steps }
play-back = { $pawn } back { $steps }
play-home = { $pawn } home
play-safe = { $board ->
    [target] { $pawn } in
   *[safety] { $pawn } safe
}
play-walk-slides = { $pawn } slides
play-slides = slides
play-stays = without sliding
play-past = past the targets
play-bounces = { $pawn } bounces back { $steps }
play-take = { $pawn } bumps { $other }
play-swap = { $pawn } swaps with { $other }
play-pay = { $pawn } back to start
play-bumps = bumps { $pawns }
play-square = square { $square }
play-now = { $pawn } now { $place }

# A card in a turn. $who is you, partner or other.
play-head = { $who ->
    [you] you { $card }
   *[other] { $name } { $card }
}
play-then = then { $card }
play-stuck = no move
play-declined = declined
play-passed = you pass
