# The game and the positions of the day.

# $date: a date such as 23 November 2026
today-open = today is { $date }
today-unsaved = saving is off, so the game of the day counts as practice
# $table: the rule book and the opponents
today-game = game of the day, { $table }
today-continue = continue the game of the day
# $result: the clause of today-result
today-again = play the game of the day again for practice, { $result }
today-result = { $won ->
    [yes] you won in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[no] you lost with { $home ->
        [0] no pawn home
        [one] 1 pawn home
       *[other] { $home } pawns home
    }
}
today-practice = you have played this game before, so this one is practice
# $days: in a row, today included
today-streak = { $days ->
    [one] you have played the game of the day
   *[other] you have played the game of the day { $days } days in a row
}
today-share = the line to share
today-line = Sorry! a11y, game of the day, { $date }
today-line-luck = luck { $sign } { $luck }
today-line-cost = choices cost { $cost }
today-known = hear yesterday's game, the best one we know
# $kind: who played it
today-known-open = the best known game of { $date } was played by { $kind ->
    [person] you
    [champion] a champion
    [strong] a strong player
    [racer] a racer
    [bumper] a bumper
   *[runner] an average player
}
today-known-result = { $won ->
    [yes] and won in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[no] and lost with { $home ->
        [0] no pawn home
        [one] 1 pawn home
       *[other] { $home } pawns home
    }
}
today-position = position of the day
today-position-before = yesterday's position
today-more = more positions
today-level-open = how hard?
today-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
today-position-of = the position of { $date }
today-position-number = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
} position { NUMBER($number, useGrouping: 0) }
today-puzzle = { $title }, you have { $count } choices, which is best?
today-puzzle-right = that is the best choice
today-puzzle-better = choice { $number } is better
today-puzzle-worth = choice { $number } wins { $wins } in 100
today-another = another position
today-back = back
