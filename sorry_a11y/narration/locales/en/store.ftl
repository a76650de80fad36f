# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
store-offer-help = 1 or Enter goes on with the game you have, 2 leaves it and starts a new one, q quits, all other keys work in the game.
store-going-on = The game goes on.
store-cut = The end of the record is missing, the game goes on from its last whole line.
store-imported = The game is here as game { NUMBER($number, useGrouping: 0) }.
store-rescued = What is good of game { NUMBER($number, useGrouping: 0) } is now game { NUMBER($to, useGrouping: 0) }.
store-exported = Game { NUMBER($number, useGrouping: 0) } is now in { $file }.
store-deleted = Game { NUMBER($number, useGrouping: 0) } is deleted.
store-delete-choose = y deletes it, any other key keeps it
store-kept = The game is kept.

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
store-home-of = { $name } { $count } home
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
    [one] 1 thing taken back
   *[other] { $count } things taken back
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

store-error-not-a-record = This is no record of a game.
store-error-newer = This record was written by a newer version of the game, which this one cannot read.
store-error-cut-header = The record ends before its game begins.
store-error-too-big = This is too long to be a record of a game.
store-error-changed = Line { NUMBER($line, useGrouping: 0) } of the record is not as it was written.
store-error-header = Line { NUMBER($line, useGrouping: 0) } of the record does not belong there.
store-error-refused = Line { NUMBER($line, useGrouping: 0) } of the record is nothing that the rules allow there.
store-error-no-game = There is no game { NUMBER($number, useGrouping: 0) }.
store-error-none-unfinished = There is no unfinished game. sorry-a11y starts one.
store-error-unreadable = Game { NUMBER($number, useGrouping: 0) } is the last one and cannot be read, and no other is unfinished. sorry-a11y games says why.
store-error-finished = Game { NUMBER($number, useGrouping: 0) } is over. sorry-a11y replay { NUMBER($number, useGrouping: 0) } tells it again.
store-error-in-use = Game { NUMBER($number, useGrouping: 0) } is being played at this moment.
store-error-hands-hidden = This game is not over, and its hands are hidden from each other. sorry-a11y resume goes on with it.
store-error-no-person = In game { NUMBER($number, useGrouping: 0) } nobody but bots plays. sorry-a11y replay { NUMBER($number, useGrouping: 0) } tells it.
store-error-already = This game is here already, as game { NUMBER($number, useGrouping: 0) }.
store-error-no-file = There is no file { $file }.
store-error-not-a-file = { $file } is not an ordinary file.
store-error-exists = { $file } is there already, nothing was written.
store-error-cannot-read = { $file } cannot be read.
store-error-cannot-write = { $file } cannot be written.

# -- why a game is not being saved

store-trouble-full = The disk is full, this game goes on unsaved.
store-trouble-read-only = The folder of games cannot be written to, this game goes on unsaved.
store-trouble-gone = The record of this game is gone, the game goes on unsaved.
store-trouble-too-long = This game has become too long to be saved, it goes on unsaved.
store-trouble-failed = The disk does not take this game, it goes on unsaved.
store-trouble-changed = Somebody else changed the record of this game, so all of it is saved anew, as game { NUMBER($number, useGrouping: 0) }.
store-unsaved = The last turns of this game are not saved.

# -- statistics

store-no-games = No game has been kept yet.
store-reading = { $done } of { $count } games read.
store-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $finished } finished, { $won } won.
# $opponent: a kind of bot, or people
store-wins = { $book } against { $opponent }, { $won } of { $games } won.
store-opponent-people = people
# $when: a day
store-best = Best, { $book } won in { $turns } of your turns, { $when }, game { NUMBER($number, useGrouping: 0) }.
store-worst = Worst, { $book } lost with { $home ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $home } pawns
} home, { $when }, game { NUMBER($number, useGrouping: 0) }.
store-bumps = { $given ->
    [one] 1 pawn bumped
   *[other] { $given } pawns bumped
}, { $taken } lost to bumps.
store-streak = Longest streak { $longest ->
    [one] 1 win
   *[other] { $longest } wins
}, now { $current }.
store-games-undone = { $count ->
    [one] 1 game with something taken back.
   *[other] { $count } games with something taken back.
}
store-games-imported = { $count ->
    [one] 1 imported game does not count.
   *[other] { $count } imported games do not count.
}

# -- hearing a game again

store-replay-help = any key goes on, p goes back, r repeats, q leaves
store-replayed = that was the game
