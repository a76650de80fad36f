# The menus before and after a game, and typing a name.

menu-open = Start menu by { $mode ->
    [lines] lines, a command and Enter, h helps
   *[keys] single keys, h helps
}
menu-help = a digit tells a row, pressed again takes it, Enter takes the one told, n the next, q quits
menu-more = more
menu-kept = go on, { $game }
menu-again = again, { $game }
# $book: a rule book by its name on the command line
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing home
    [hobby] Sorry! by the hobby rules
   *[hasbro] Sorry!
}
menu-choose = choose a table
menu-learn = learn
menu-settings = settings
menu-language = language
menu-language-name = English
menu-language-open = languages
menu-quit = quit

# -- choosing a table

menu-choose-open = choose a table, Escape goes back
menu-game = game, { $text }
menu-game-open = which game
menu-opponents = opponents, { $text }
menu-opponents-open = what opponents
menu-each = one by one
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
    [chance] by chance
   *[runner] usual
}
menu-begin = begin
menu-players = players, { $count }
menu-people = { $count ->
    [0] nobody else at this keyboard
   *[other] at this keyboard also { $names }
}
menu-with = with { $names }
menu-against = opponents { $names }
menu-teams = { $value ->
    [yes] in teams
   *[no] no teams
}
menu-points = { $until ->
    [no] no points
    [target] up to { $count } points
   *[rounds] { $count ->
        [one] for points, 1 round
       *[other] for points, { $count } rounds
    }
}
menu-points-open = points, after rounds of hands of five
menu-rules = { $count ->
    [0] house rules, none
   *[other] house rules, { $count }
}
menu-rules-open = house rules, a digit tells one, again changes it, Escape goes back
menu-first = { $how ->
    [draw] the highest card drawn begins
   *[lot] lots say who begins
}
menu-first-colour = { $colour } begins
menu-first-open = who begins
menu-keep = keep this table under a name
menu-table-kept = kept as { $name }
menu-tables = your tables
menu-tables-open = your tables

# -- typing a name

menu-type-name = type a name and Enter, Enter alone for none, Escape goes back
menu-name-so-far = name { $name }, Enter keeps it
menu-name-refused = this is no name here, take 1 to { $count } letters that no sentence of the game uses

# -- after a game

menu-play-again = play again
menu-review = review your choices
menu-replay = hear it again, part by part
menu-transcript = hear all of it
menu-menu = start menu
# $won: wins among $games of this kind
menu-result = you have won { $won ->
    [0] none
   *[other] { $won }
} of { $games } like this

# -- playing with friends

menu-friends = play with friends
menu-friends-open = play with friends, Escape goes back
menu-friends-back = back to the last table
menu-friends-join = sit down with an invite code
menu-friends-host = open a table, { $game }
menu-friends-choose = open a table of your choice
menu-friends-list = tables open to all
menu-friends-list-open = tables open to all, Escape goes back
menu-friends-server = { $address ->
    [none] no server, tables are opened on this computer
   *[other] the server is { $address }
}
menu-friends-hint-code = Enter ends the line, Escape goes back
menu-friends-type-code = type the invite code
menu-friends-hint-address = { $address ->
    [none] Enter alone takes this computer
   *[other] Enter alone takes { $address }
}
menu-friends-type-address = type the address of the table
menu-friends-hint-server = Enter alone for no server
menu-friends-type-server = type the address of a server
menu-friends-no-address = that is no address, one looks like table.example or 192.168.1.5
menu-friends-one = { $game }, { $host } is the host, { $open ->
    [0] no seat is open
    [one] 1 seat is open
   *[other] { $open } seats are open
}
