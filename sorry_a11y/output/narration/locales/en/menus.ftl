# The menus before and after a game, and typing a name.

menu-open = { $mode ->
    [lines] Start menu, type h and Enter for help
   *[keys] Start menu, h explains the keys
}
menu-help = a digit reads a row, and picks it once you have heard it, the arrows read on, n and p too, Enter picks the row just read, Escape goes back, q quits
menu-more = more
menu-more-settings = more, with settings and quit
menu-more-games = back to the games
# the same on the front of a page, whose first part has few rows
menu-more-others = Dog and more
# $who: you or other, whose table it is.
menu-table = { $who ->
    [you] go back to your table
   *[other] go back to { $name }'s table
}
# added to the row before, of a slow table that waited for the player when they left
menu-table-waited = it was your turn when you left
menu-kept = continue { $game }
menu-again = play again, { $game }
menu-more-opponents = play with three opponents
# $book: a rule book by its name on the command line
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
}
# The first row for a player who has played nothing yet, and what is told as that game begins.
menu-newcomer = play a quick first game of Sorry!
menu-newcomer-choose = Enter plays the choice that you hear, n tells the next one
menu-newcomer-ask = w tells where your pawns are, h tells what every key does
menu-newcomer-hand = f tells your hand, w where your pawns are, h what every key does
menu-choose = set up a game
menu-today = game and position of the day
menu-learn = learn to play
menu-settings = settings
menu-language = language
menu-language-name = English
menu-language-open = languages
menu-quit = quit

# -- setting up a game

menu-choose-open = set up a game, Escape goes back
menu-game = game, { $text }
menu-game-open = which game do you want?
menu-opponents = opponents, { $text }
menu-opponents-open = what opponents do you want?
menu-each = choose each opponent
menu-each-open = opponent { $number }
# $kind: as it is asked for with --opponents; $number: "all" of one kind, or "each" of its own
menu-kind = { $kind ->
    [beginner] { $number ->
        [all] beginners
       *[each] beginner
    }
    [casual] casual
    [steady] steady
    [strong] strong
    [champion] { $number ->
        [all] champions
       *[each] champion
    }
    [bumper] { $number ->
        [all] bumpers
       *[each] bumper
    }
    [homebody] { $number ->
        [all] homebodies
       *[each] homebody
    }
    [racer] { $number ->
        [all] racers
       *[each] racer
    }
    [chance] random
   *[runner] average
}
# how a kind of opponent plays; $who: its name in a list
menu-way = { $kind ->
    [beginner] { $who }, often wrong
    [casual] { $who }, wrong now and then
    [steady] { $who }, seldom far wrong
    [strong] { $who }, hardly ever wrong
    [champion] { $who }, never wrong, and looking ahead
    [bumper] { $who }, fond of sending pawns back
    [homebody] { $who }, fond of being safe and home
    [racer] { $who }, fond of running with one pawn
    [chance] { $who }, any choice at all
   *[runner] { $who }, running home, holding others back
}
menu-begin = start the game
menu-players = players, { $count }
menu-people = at this keyboard, { $count ->
    [0] just you
   *[other] { $names } too
}
menu-with = with { $names }
menu-against = opponents { $names }
menu-teams = { $value ->
    [yes] in teams
   *[no] teams, none
}
menu-points = { $until ->
    [no] points, none
    [target] play up to { $count } points
   *[rounds] { $count ->
        [one] play for points, 1 round
       *[other] play for points, { $count } rounds
    }
}
menu-points-open = play for points, five cards each
menu-rules = { $count ->
    [0] house rules, none
   *[other] house rules, { $count }
}
menu-rules-open = house rules, a digit reads one, and changes it once you have heard it, Escape goes back
menu-first = { $how ->
    [draw] everyone draws, highest card goes first
   *[lot] who goes first, at random
}
menu-first-colour = { $colour } goes first
menu-first-open = who goes first?
menu-keep = save this setup
menu-table-kept = saved as { $name }
menu-tables = saved setups
menu-tables-open = these are your saved setups

# -- typing a name

menu-type-name = type { $what ->
    [setup] a name for this setup
    [person] the name of somebody who plays here too
   *[player] your name
} and press Enter, or just Enter for none, Escape goes back
menu-name-refused = that name won't work, use 1 to { $count } letters and no word of the game

# -- after a game

menu-play-again = play again
menu-review = your best and worst choice
menu-replay = replay it step by step
menu-transcript = read the whole game
menu-menu = start menu
# $won: wins among $games of this kind
menu-result = { $won ->
    [0] { $games ->
        [one] that was your first game of this kind
       *[other] you have played { $games } games of this kind
    }
   *[other] { $games ->
        [one] that was your first game of this kind, and you won
       *[other] you have won { $won } of { $games } games of this kind
    }
}
menu-streak = { $wins } in a row

# -- playing with friends

menu-friends = play with friends
menu-friends-open = play with friends, Escape goes back
menu-friends-back = go back to the last table
menu-friends-join = join with an invite code
menu-friends-host = open a table, { $game }
menu-friends-choose = set up a game and open a table
menu-friends-list = list tables open to everyone
menu-friends-hall = meet others in the hall
menu-friends-list-open = these tables are open to everyone, Escape goes back
menu-friends-server = { $address ->
    [none] no server, tables open on this computer
   *[other] the server is { $address }
}
menu-friends-hint-code = Enter ends the line, Escape goes back
menu-friends-type-code = type the invite code, or paste the link
menu-friends-hint-address = { $address ->
    [none] just Enter means this computer
   *[other] just Enter means { $address }
}
menu-friends-type-address = type the address of the table
menu-friends-hint-server = just Enter means no server
menu-friends-type-server = type the address of a server
menu-friends-no-address = that is not an address, type one such as table.example or 192.168.1.5
menu-friends-one = { $game }, { $host } is the host, { $open ->
    [0] no seat is free
    [one] 1 seat is free
   *[other] { $open } seats are free
}

# -- what is looked up, where there are no commands for it

menu-archive = rules, saved games and statistics
menu-archive-open = what do you want to hear?
menu-read-rules = rules of { $game }
menu-saved-games = saved games
menu-statistics = statistics
menu-sounds = sounds of the game
menu-delete = delete it
menu-go-on = continue it

# The game and the positions of the day.

# $date: a date such as 23 November 2026
today-open = game and position of { $date }
today-unsaved = saving is off, so the game of the day counts as practice
# $table: the rule book and the opponents
today-game = game of the day, { $table }{ $hands ->
    [yes] , with cards in hand and a partner
   *[no] { "" }
}
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
today-puzzle = { $title }, { $count } choices, which is best?
today-puzzle-right = that is the best choice
today-puzzle-better = choice { $number } is better
today-puzzle-worth = choice { $number } wins { $wins } in 100
today-another = another position
today-back = back

# A season: five levels of opponents, best of three each.

season-none = season, five opponents, best of three each
# $level: from 1
season-level = season, level { $level } of { $levels }
season-lead = { $lead ->
    [you] you lead { $more } to { $less }
    [other] you trail { $less } to { $more }
    [level] { $more } all
   *[none] no game yet
}
season-won = season, all levels won
season-rules = two wins out of three open the next level, nothing can be undone
season-unsaved = saving is off, so the season stays as it is
# $name: the opponent with the kind
season-play = play game { $game } against { $name }
season-continue = continue the game of the season
season-next = next game of the season
season-again = begin another season
season-anew = begin the season again
season-anew-open = begin again at level 1? You are at level { $level }
season-anew-no = no, go on
season-anew-yes = yes, begin at level 1
season-opens = you have won two games, level { $level } is open, against { $name }
season-lost = { $name } has won two games, level { $level } begins again
season-all-won = you have won all levels, the season is yours

# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
saved-cut = The end of the record is missing, so the game goes on from its last whole line.
saved-imported = The game is now game { NUMBER($number, useGrouping: 0) } in your list.
saved-rescued = The undamaged part of game { NUMBER($number, useGrouping: 0) } is now game { NUMBER($to, useGrouping: 0) }.
saved-exported = Game { NUMBER($number, useGrouping: 0) } is now also in { $file }.
saved-deleted = Game { NUMBER($number, useGrouping: 0) } is deleted.
saved-delete-choose = press y to delete it for good, any other key keeps it
saved-kept = The game stays in your list.

# -- a game in the list

saved-game = game { NUMBER($number, useGrouping: 0) }
saved-turns = { $count ->
    [0] no turn yet
    [one] 1 turn
   *[other] { $count } turns
}
saved-home = { $count ->
    [0] no pawn home
    [one] 1 pawn home
   *[other] { $count } pawns home
}
saved-home-of = { $name } has { $count ->
    [0] none
   *[other] { $count }
} home
saved-playing = being played
saved-unfinished = not finished
# $who: you alone, you together with $names, or only others
saved-won = { $who ->
    [you] you won
    [together] you and { $names } won
   *[other] { $names } won
}
saved-theirs = imported
saved-undone = { $count ->
    [one] 1 turn undone
   *[other] { $count } turns undone
}

# -- what went wrong

saved-error-not-a-record = This is not a record of a game.
saved-error-newer = A newer version of the game wrote this record. Update yours to read it.
saved-error-cut = The end of the record is missing. sorry-a11y import takes in what is left of it.
saved-error-cut-header = The record ends before its game starts.
saved-error-too-big = This file is too long to be a record of a game.
saved-error-changed = Line { NUMBER($line, useGrouping: 0) } of the record is damaged or was changed.
saved-error-header = Line { NUMBER($line, useGrouping: 0) } of the record does not belong there.
saved-error-refused = Line { NUMBER($line, useGrouping: 0) } of the record breaks the rules of the game.
saved-error-no-game = There is no game { NUMBER($number, useGrouping: 0) }.
saved-error-none-unfinished = You have no unfinished game. Type sorry-a11y to start one.
saved-error-unreadable = Game { NUMBER($number, useGrouping: 0) }, your last one, cannot be read, and no other is unfinished. sorry-a11y games says why.
saved-error-finished = Game { NUMBER($number, useGrouping: 0) } is over. sorry-a11y replay { NUMBER($number, useGrouping: 0) } tells it again.
saved-error-in-use = Game { NUMBER($number, useGrouping: 0) } is being played right now.
saved-error-hands-hidden = This game is not over, and its players hide their hands from each other. sorry-a11y resume goes on with it.
saved-error-no-person = Only bots play in game { NUMBER($number, useGrouping: 0) }. sorry-a11y replay { NUMBER($number, useGrouping: 0) } tells it.
saved-error-already = You have this game already, as game { NUMBER($number, useGrouping: 0) }.
saved-error-no-file = There is no file { $file }.
saved-error-not-a-file = { $file } is not an ordinary file.
saved-error-exists = { $file } is there already, so nothing was written. Choose another name.
saved-error-cannot-read = { $why ->
    [denied] { $file } cannot be read, because its permissions forbid it.
    [locked] { $file } cannot be read, because another program has locked it.
    [no-locks] { $file } cannot be read, because its disk has no locks.
    [newer] { $file } was written by a newer version of the game. Update yours to read it.
    [foreign] { $file } is a file of another program. It stays as it is.
    [full] { $file } cannot be read, because the disk is full.
   *[other] { $file } cannot be read.
}
saved-error-cannot-write = { $why ->
    [full] { $file } cannot be written, because the disk is full.
    [read-only] { $file } cannot be written, because the disk is read only.
    [denied] { $file } cannot be written, because its permissions forbid it.
    [gone] { $file } cannot be written, because its folder is missing.
    [locked] { $file } cannot be written, because another program has locked it.
    [no-locks] { $file } cannot be written, because its disk has no locks.
    [newer] { $file } was written by a newer version of the game. Update yours to change it.
    [foreign] { $file } is a file of another program. It stays as it is.
   *[other] { $file } cannot be written.
}
saved-error-damaged = { $why ->
    [full] { $file } is damaged. The disk is full, so what can be read of it cannot be saved.
    [read-only] { $file } is damaged. The disk is read only, so what can be read of it cannot be saved.
    [denied] { $file } is damaged. Its folder cannot be written to, so what can be read of it cannot be saved.
   *[other] { $file } is damaged, and what can be read of it could not be saved.
}
saved-error-set-aside = The file of your games was damaged. { $saved ->
    [no] { $lost ->
        [0] No game in it could be read
        [one] Its only game could not be read
       *[other] None of its { $lost } games could be read
    }
   *[yes] { $whole ->
        [0] No game is whole
        [one] 1 game is saved whole
       *[other] { $whole } games are saved whole
    }{ $part ->
        [0] { "" }
       *[other] , { $part } up to the damage
    }, { $lost ->
        [0] none is lost
        [one] 1 is lost
       *[other] { $lost } are lost
    }
}. { $notes ->
    [no] Setups and seats saved with them may be lost.{ " " }
   *[yes] { "" }
}The damaged file is now { $file }.

# -- why a game is not being saved

saved-trouble-full = The disk is full, so this game goes on unsaved.
saved-trouble-read-only = The disk is read only, so this game goes on unsaved.
saved-trouble-denied = The folder of games cannot be written to, so this game goes on unsaved.
saved-trouble-gone = The folder of games is missing, so this game goes on unsaved.
saved-trouble-locked = Another program has locked the file of games, so this game goes on unsaved.
saved-trouble-no-locks = The disk has no locks, so this game goes on unsaved.
saved-trouble-newer = A newer version of the game wrote your file of games, so this game goes on unsaved.
saved-trouble-foreign = The file in the place of your games belongs to another program, so this game goes on unsaved.
saved-trouble-failed = The disk could not save this game, so it goes on unsaved.
saved-trouble-changed = Somebody else changed the record of this game, so all of it is saved again as game { NUMBER($number, useGrouping: 0) }.
saved-trouble-damaged = The file of your games was damaged, so all of this game is saved again as game { NUMBER($number, useGrouping: 0) }.
saved-unsaved = The last turns of this game could not be saved.
# instead of a reply while the disk hangs
saved-waits = waiting for the disk to answer
# the last reply while it does
saved-waits-to-end = the program ends once the disk has saved everything

# -- statistics

# $who: you or other, whose table it is.
saved-friends = { $who ->
    [you] A game at your table is not over, sorry-a11y join goes back to it.
   *[other] A game at { $name }'s table is not over, sorry-a11y join goes back to it.
}
saved-no-games = You have no saved games yet.
saved-reading = { $done } of { $count } games have been read.
statistics-games = You have played { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $finished } finished, { $won } won.
# $opponent: a kind of bot, or people
statistics-wins = { $book ->
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
statistics-people = people
# $when: a day
statistics-best = Your fastest win was { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
} in { $turns } of your turns, { $when }, game { NUMBER($number, useGrouping: 0) }.
statistics-worst = Your worst loss was { $book ->
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
statistics-bumps = { $given ->
    [one] You bumped 1 pawn
   *[other] You bumped { $given } pawns
} and lost { $taken } to bumps.
statistics-streak = Your longest streak is { $longest ->
    [one] 1 win
   *[other] { $longest } wins
}, your streak now is { $current }.
# $game: the family of game. $cost: of a game on average, as wins in 100 games; $games: how many
statistics-rating = In { $game ->
    [dog] Dog
   *[sorry] Sorry!
} your choices in a game cost { $cost ->
    [one] 1 win
   *[other] { $cost } wins
} in 100, { $games ->
    [one] so far in 1 game
   *[other] on average over { $games } games
}.
# What 100 choices cost in an even game, as wins in 100 games
statistics-rating-value = Your rating is { $rating }{ $error ->
    [0] {""}
   *[other] , give or take { $error }
}. Lower is better, casual bots have about { $casual }, strong ones { $strong }.
# $before and $lately: the rating in the first half of the last $games games and in the second
statistics-rating-trend = Over your last { $games } games your choices cost { $direction ->
    [less] less, from a rating of { $before } down to { $lately }
    [more] more, from a rating of { $before } up to { $lately }
   *[same] about the same, a rating of { $before } before and { $lately } lately
}.
statistics-undone = { $count ->
    [one] In 1 game turns were undone.
   *[other] In { $count } games turns were undone.
}
statistics-imported = { $count ->
    [one] 1 imported game does not count.
   *[other] { $count } imported games do not count.
}

# -- hearing a game again

saved-replay-help = any key goes on, p goes back, r repeats, q leaves
saved-replayed = that was the whole game
