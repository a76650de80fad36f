# The menus before and after a game, and typing a name.

menu-open = Start menu by { $mode ->
    [lines] lines, a command and Enter, h for help
   *[keys] single keys, h for help
}
menu-help = a digit reads a row, and picks it once you have heard it, Enter picks the row just read, n reads the next, q quits
menu-more = more
# A start menu of more than nine rows is told in two parts.
menu-part = { $part ->
    [games] back to the games
    [settings] more, with settings
   *[rest] more, with settings and quit
}
# $who: you or other, whose table it is.
menu-table = { $who ->
    [you] go back to your table
   *[other] go back to { $name }'s table
}
# added to the row before, of a slow table that waited for the player when they left
menu-table-waited = it was your turn when you left
menu-kept = continue { $game }
menu-again = play again, { $game }
# $book: a rule book by its name on the command line
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
}
# The first row for a player who has played nothing yet, and what is told as that game begins.
menu-newcomer = Sorry!, a quick first game
menu-newcomer-choose = Enter plays the choice that you hear, n tells the next one
menu-newcomer-ask = w tells where your pawns are, h tells what every key does
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
menu-people = { $count ->
    [0] just you at this keyboard
    [one] { $names } shares this keyboard
   *[other] { $names } share this keyboard
}
menu-with = with { $names }
menu-against = opponents { $names }
menu-teams = { $value ->
    [yes] in teams
   *[no] no teams
}
menu-points = { $until ->
    [no] play for points, no
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
   *[lot] who goes first is chosen at random
}
menu-first-colour = { $colour } goes first
menu-first-open = who goes first?
menu-keep = save this setup
menu-table-kept = saved as { $name }
menu-tables = saved setups
menu-tables-open = these are your saved setups

# -- typing a name

menu-type-name = type a name and press Enter, or just Enter for none, Escape goes back
menu-name-so-far = name { $name }, Enter saves it
menu-name-refused = that name won't work, use 1 to { $count } letters and no word of the game

# -- after a game

menu-play-again = play again
menu-review = review your choices
menu-replay = replay it step by step
menu-transcript = read the whole game
menu-menu = start menu
# $won: wins among $games of this kind
menu-result = { $won ->
    [0] { $games ->
        [one] that was your first game like this, no win yet
       *[other] you have won none of { $games } games like this
    }
   *[other] { $games ->
        [one] that was your first game like this, and you won
       *[other] you have won { $won } of { $games } games like this
    }
}

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
menu-friends-type-code = type the invite code
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
