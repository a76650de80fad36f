# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pedina 2", "la tua 2", "Ben 2"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn } parte
play-walk = { $pawn }
play-walk-by = { $pawn } avanti { $steps }
play-back = { $pawn } indietro { $steps }
play-home = { $pawn } a casa
play-safe = { $board ->
    [target] { $pawn } in meta
   *[safety] { $pawn } al sicuro
}
play-walk-slides = { $pawn } scivola
play-slides = scivola
play-stays = senza scivolare
play-past = oltre la meta
play-bounces = { $pawn } rimbalza di { $steps }
play-take = { $pawn } sbatte { $other }
play-swap = { $pawn } scambia con { $other }
play-pay = { $pawn } torna alla partenza
play-bumps = sbatte { $pawns }
play-square = casella { $square }
# $place is a distance here, since pawns are swapped on the track only.
play-now = { $pawn } ora a { $place }

# A card in a turn. $who is you, partner or other.
play-head = { $who ->
    [you] tu { $card }
   *[other] { $name } { $card }
}
play-then = poi { $card }
play-stuck = non muove
play-declined = rinuncia
play-passed = passi
