# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
store-cut = The end of the record is missing, so the game goes on from its last whole line.
store-imported = The game is now game { NUMBER($number, useGrouping: 0) } in your list.
store-rescued = The undamaged part of game { NUMBER($number, useGrouping: 0) } is now game { NUMBER($to, useGrouping: 0) }.
store-exported = Game { NUMBER($number, useGrouping: 0) } is now also in { $file }.
store-deleted = Game { NUMBER($number, useGrouping: 0) } is deleted.
store-delete-choose = press y to delete it for good, any other key keeps it
store-kept = The game stays in your list.

# -- a game in the list

store-game = game { NUMBER($number, useGrouping: 0) }
store-turns = { $count ->
    [0] no turn yet
    [one] 1 turn
   *[other] { $count } turns
}
store-home = { $count ->
    [0] no pawn home
    [one] 1 pawn home
   *[other] { $count } pawns home
}
store-home-of = { $name } has { $count ->
    [0] none
   *[other] { $count }
} home
store-playing = being played
store-unfinished = not finished
# $who: you alone, you together with $names, or only others
store-won = { $who ->
    [you] you won
    [together] you and { $names } won
   *[other] { $names } won
}
store-theirs = imported
store-undone = { $count ->
    [one] 1 turn undone
   *[other] { $count } turns undone
}
store-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
store-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }

# -- what went wrong

store-error-not-a-record = This is not a record of a game.
store-error-newer = A newer version of the game wrote this record. Update yours to read it.
store-error-cut-header = The record ends before its game starts.
store-error-too-big = This file is too long to be a record of a game.
store-error-changed = Line { NUMBER($line, useGrouping: 0) } of the record is damaged or was changed.
store-error-header = Line { NUMBER($line, useGrouping: 0) } of the record does not belong there.
store-error-refused = Line { NUMBER($line, useGrouping: 0) } of the record breaks the rules of the game.
store-error-no-game = There is no game { NUMBER($number, useGrouping: 0) }.
store-error-none-unfinished = You have no unfinished game. Type sorry-a11y to start one.
store-error-unreadable = Game { NUMBER($number, useGrouping: 0) }, your last one, cannot be read, and no other is unfinished. sorry-a11y games says why.
store-error-finished = Game { NUMBER($number, useGrouping: 0) } is over. sorry-a11y replay { NUMBER($number, useGrouping: 0) } tells it again.
store-error-in-use = Game { NUMBER($number, useGrouping: 0) } is being played right now.
store-error-hands-hidden = This game is not over, and its players hide their hands from each other. sorry-a11y resume goes on with it.
store-error-no-person = Only bots play in game { NUMBER($number, useGrouping: 0) }. sorry-a11y replay { NUMBER($number, useGrouping: 0) } tells it.
store-error-already = You have this game already, as game { NUMBER($number, useGrouping: 0) }.
store-error-no-file = There is no file { $file }.
store-error-not-a-file = { $file } is not an ordinary file.
store-error-exists = { $file } is there already, so nothing was written. Choose another name.
store-error-cannot-read = { $file } cannot be read.
store-error-cannot-write = { $file } cannot be written.
store-error-set-aside = The file of your games was damaged. What could be read is in your list, and the damaged file is now { $file }.

# -- why a game is not being saved

store-trouble-full = The disk is full, so this game goes on unsaved.
store-trouble-read-only = The folder of games cannot be written to, so this game goes on unsaved.
store-trouble-gone = The record of this game is gone, so the game goes on unsaved.
store-trouble-failed = The disk could not save this game, so it goes on unsaved.
store-trouble-changed = Somebody else changed the record of this game, so all of it is saved again as game { NUMBER($number, useGrouping: 0) }.
store-unsaved = The last turns of this game could not be saved.

# -- statistics

# $who: you or other, whose table it is.
store-friends = { $who ->
    [you] A game at your table is not over, sorry-a11y join goes back to it.
   *[other] A game at { $name }'s table is not over, sorry-a11y join goes back to it.
}
store-no-games = You have no saved games yet.
store-reading = { $done } of { $count } games have been read.
store-games = You have played { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $finished } finished, { $won } won.
# $opponent: a kind of bot, or people
store-wins = { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
} against { $opponent ->
    [beginner] beginners
    [champion] champions
    [bumper] bumpers
    [homebody] homebodies
    [racer] racers
    [chance] random bots
    [runner] average bots
    [casual] casual bots
    [steady] steady bots
    [strong] strong bots
   *[other] { $opponent }
}, you won { $won } of { $games }.
store-opponent-people = people
# $when: a day
store-best = Your fastest win was { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
} in { $turns } of your turns, { $when }, game { NUMBER($number, useGrouping: 0) }.
store-worst = Your worst loss was { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
} with { $home ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $home } pawns
} home, { $when }, game { NUMBER($number, useGrouping: 0) }.
store-bumps = { $given ->
    [one] You bumped 1 pawn
   *[other] You bumped { $given } pawns
} and lost { $taken } to bumps.
store-streak = Your longest streak is { $longest ->
    [one] 1 win
   *[other] { $longest } wins
}, your streak now is { $current }.
# $game: the family of game. $cost: of a game on average, in points; $games: how many
store-rating = In { $game ->
    [dog] Dog
   *[sorry] Sorry!
} your choices cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
} of winning chance a game, { $games ->
    [one] so far in 1 game
   *[other] on average over { $games } games
}.
# What 100 choices cost in an even game, in points
store-rating-value = Your rating is { $rating }{ $error ->
    [0] {""}
   *[other] , give or take { $error }
}. Lower is better, casual bots have about { $casual }, strong ones { $strong }.
# $before and $lately: the rating in the first half of the last $games games and in the second
store-rating-trend = Over your last { $games } games your choices cost { $direction ->
    [less] less, from a rating of { $before } down to { $lately }
    [more] more, from a rating of { $before } up to { $lately }
   *[same] about the same, a rating of { $before } before and { $lately } lately
}.
store-games-undone = { $count ->
    [one] In 1 game turns were undone.
   *[other] In { $count } games turns were undone.
}
store-games-imported = { $count ->
    [one] 1 imported game does not count.
   *[other] { $count } imported games do not count.
}

# -- hearing a game again

store-replay-help = any key goes on, p goes back, r repeats, q leaves
store-replayed = that was the whole game
