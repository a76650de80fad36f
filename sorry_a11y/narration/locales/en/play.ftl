# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pawn 2", "your pawn 2", "Ben 2"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn } out
play-walk = { $pawn }
play-walk-by = { $pawn } by { $steps }
# A choice that shares a 7: pawns $first and $second have $steps and $more to go then.
play-pair = pawn { $first } to { $steps }, { $second } to { $more }
play-back = { $pawn } back { $steps }
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn } home{ $count ->
    [0] {""}
    [1] , the first
    [2] , the second
    [3] , the third
   *[other] { $when ->
        [choice] , the fourth
       *[news] , the last
    }
}
play-wins = { $round ->
    [yes] wins the round
   *[no] wins the game
}
play-safe = { $board ->
    [target] { $pawn } in
   *[safety] { $pawn } safe
}
play-walk-slides = { $pawn } slides
play-to-and-fro = { $pawn } back { $steps }, slides forward { $steps }
play-slides = slides
play-stays = without sliding
play-past = past the targets
play-bounces = { $pawn } bounces back { $steps }
play-take = { $pawn } bumps { $other }
play-swap = { $pawn } swaps with { $other }
play-swaps-with = swaps with { $other }
play-pay = { $pawn } back to start
play-bumps = bumps { $pawns }
# What matters about the square it ends on. $count: how many $names are.
play-circle = { $board ->
    [target] on { $name }'s start square
   *[safety] on { $name }'s start circle
}
play-before-slide = one before a slide
# How many times in 100 the pawn that moves is hit before the next own turn.
play-risk = risk { $chance }
# With open cards only the 11 swaps.
play-swap-danger = an { $card } could swap it back
# A square by what somebody who sees the board would call it by. $count: which square of a slide, or
# how many squares behind it.
play-landmark = { $where ->
    [circle] on the { $colour } start circle
    [start] on the { $colour } start square
    [short] square { $count } of the short { $colour } slide
    [long] square { $count } of the long { $colour } slide
   *[after] { $count ->
        [one] 1 square
       *[other] { $count } squares
    } after the { $where ->
        [after-short] short { $colour } slide
        [after-long] long { $colour } slide
       *[after-start] { $colour } start square
    }
}
# Of a pawn just named: what it has to go now, had to go, and has after a swap. $alone: in the news
# of one bump; else it is one of a list, or a choice.
play-now = now { $place }
play-had = { $alone ->
    [yes] { $pawn }, { $place }
   *[no] { $pawn } from { $steps }
}
play-falls = from { $before } to { $after }

# A card in a turn. $who is you, partner or other; $picture: whether the card has a name
# instead of a number.
play-head = { $who ->
    [you] your { $card }
   *[other] { $picture ->
        [yes] { $name } plays { $card }
       *[no] { $name } { $card }
    }
}
play-then = then { $card }
play-stuck = no move
play-declined = no swap
play-passed = you pass
# The hand holds nothing to go on with after a card that lets one play again.
play-spent = nothing else to play
# Whose last pawn has arrived, and plays for $partner now. $who: you, for-you or other.
play-frees = { $who ->
    [you] you play for { $partner } now
    [for-you] { $name } plays for you now
   *[other] { $name } plays for { $partner } now
}
