# The command line: help, and mistakes in one line each: what was wrong, what would be right.

cli-help =
    sorry-a11y plays Sorry! and Dog by ear and by braille.
    Usage: sorry-a11y [command] [options]
    Without a command a menu opens. There h tells the keys and q quits.

    play       play a game
    today      play the game of the day, and find the best choice
    window     play in a window of your browser, without a terminal
    learn      short lessons, learn dog those for Dog
    host       open a table for friends elsewhere
    join       sit down at a friend's table
    resume     go on with a game
    games      list your saved games
    review     hear which choices cost you most
    statistics hear how often you have won
    rules      tell the rules of a game
    keys       tell the keys
    doctor     find out what speaks, sounds and prints, and what does not

    Also puzzle, settings, board, sounds, transcript, export, import, plays,
    simulate, replay, docs, and for servers serve, server and tables.
    sorry-a11y play --help lists the options of a game, and so on.
    --lang LANGUAGE speaks en, de, it or zh-Hant. --version tells the version.
    This game is not affiliated with the owner of the Sorry! trademark.
cli-help-play =
    sorry-a11y play [options]
    --game PRESET        hasbro, parker, bounce-home, hobby or dog
    --players N          2, 3 or 4 players, you are red
    --opponents A,B      one for all or one for each, beginner, casual, steady,
                         strong, champion, bumper, homebody, racer, runner
                         or chance
    --seats SEATS        who sits where, such as red=you,yellow=runner,blue=Ann
    --name NAME          what you are called
    --teams              red and yellow against blue and green
    --points             play for points, with five cards each
    --rounds N           play that many rounds for points
    --target N           play for points until somebody has that many
    --quick              one pawn of each colour starts on the board
    --rules A=B,C=D      house rules, sorry-a11y rules lists them
    --seed N             the same seed and keys give the same game
    --mode MODE          keys, or lines with Enter
    --pace PACE          opponents all at once, step by step, 1s, 2s or 3s
    --verbosity HOW      brief, normal or full
    --digits HOW         tell a choice first, or play it at once
    --forced HOW         ask when there is only one choice, or play it
    --guard N            ignore keys that play in the first N milliseconds
    --first WHO          who goes first, a colour, lot for chance, or draw
    --output HOW         terminal, speech or both
    --sound HOW          full, short or off
    --volume N           sounds, 0 to 100
    --mono HOW           yes or no
    --sounds FOLDER      sounds of your own
    --bell HOW           yes or no, the terminal rings on your turn with friends
    --messages HOW       now or wait, what friends say while you choose
    --banter HOW         usual, rare or off, what opponents say between turns
    --drama HOW          yes or no, one sentence when a game gets tense
    --save HOW           yes or no, whether the game is saved
    --cells N            lines that fit a braille display of N cells
    --no-undo            nobody can undo a turn
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-today =
    sorry-a11y today [options]
    Plays the game of the day, which is the same for everybody. You can't undo
    in it. The first try counts, every other is practice. It also offers the
    position of the day, and yesterday's.
    --name NAME          what you are called
    --mode and the settings are those of play.
cli-help-window =
    sorry-a11y window
    Opens the game in a window of its own, in Chromium, Chrome or Edge, or else
    in your browser. Games and settings are those of the terminal. The command
    ends when you close the window.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-puzzle =
    sorry-a11y puzzle [LEVEL]
    Asks for the best choice of one position after the other.
    LEVEL is easy, medium or hard, medium if you do not say.
    --seed N             begins with position N
    --mode and the settings are those of play.
cli-help-learn =
    sorry-a11y learn [dog]
    Teaches Sorry! or Dog in short lessons, each with a key to press. q leaves.
    --mode MODE          keys, or lines with Enter
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-host =
    sorry-a11y host [options]
    Opens a table for friends at other computers, and tells the invite code.
    --seats SEATS        who sits where, you, open or a bot, such as
                         red=you,yellow=open,blue=runner
    --name NAME          what you are called
    --at SERVER          opens the table on a server, not in this program
    --port N             where this program listens, 8765 if you do not say
    --page               plays in the browser of this computer
    --undo HOW           ask the others, off, or host if the host decides
    --stand-in HOW       a bot plays for somebody away, anyone, auto, wait
    --patience N         seconds before that, else 45, or day for a day a turn
    --watch HOW          yes or no, whether others may watch
    --public HOW         yes or no, whether a server lists the table
    --game, --rules, --teams, --points, --rounds, --target, --quick, --mode
    and the settings are those of play.
cli-help-join =
    sorry-a11y join CODE [options]
    Joins the table with that invite code, or by the link in place of it.
    sorry-a11y join      goes back to the last table
    --at ADDRESS         where the table is, this computer if you do not say
    --name NAME          what you are called
    --seat COLOUR        red, blue, yellow or green
    --watch              watch without a seat
    --mode and the settings are those of play.
cli-help-resume =
    sorry-a11y resume [N]
    Goes on with game N of the list, or with the unfinished game played last.
    --mode, --pace, --verbosity and the other settings are those of play.
cli-help-games =
    sorry-a11y games
    Lists your saved games, the one played last first.
    sorry-a11y games delete N     deletes game N, after asking
    sorry-a11y games rescue N     saves the undamaged part of game N
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-replay =
    sorry-a11y replay N or FILE
    Tells a game again, more at each key, q leaves.
    --from TURN          begins with that turn
    --verbosity HOW      brief, normal or full
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-transcript =
    sorry-a11y transcript N or FILE
    Writes everything that was heard, a sentence a line.
    --verbosity HOW      brief, normal or full
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-board =
    sorry-a11y board [N or FILE]
    Draws the board of a game for somebody who sees. Without N it draws the
    game played last. It uses signs that are not meant for a screen reader.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-export =
    sorry-a11y export N FILE
    Copies game N to a new file.
cli-help-import =
    sorry-a11y import FILE
    Adds the game in a file to your list, or all games of a file that the page
    in a browser has saved.
cli-help-statistics =
    sorry-a11y statistics
    Tells how often you have won, and more, in your saved games.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-rules =
    sorry-a11y rules [PRESET] [options]
    PRESET is hasbro, parker, bounce-home, hobby or dog.
    --differences        only what differs from hasbro
    --cards              one short line a card, to emboss
    --rules A=B,C=D      with house rules
    --teams              with partners
    --points             with hands of five
    --rounds N           play that many rounds for points
    --target N           play for points until somebody has that many
    --quick              one pawn of each colour starts on the board
    --game PRESET        the same as PRESET
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-keys =
    sorry-a11y keys
    Tells every key of the game.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-settings =
    sorry-a11y settings [options]
    Opens the settings, as key m does in a game; a digit changes one.
    --list               tells every setting, a sample of each value, which
                         one is chosen, and the file
    An option overrides an environment variable, such as SORRY_A11Y_PACE,
    and a variable overrides the settings file.
    SORRY_A11Y_HOME names another folder for the file.
    --pace, --verbosity, --digits, --output, --sound, --volume, --mono,
    --sounds, --bell, --banter, --drama, --save and --cells work as for a game.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-sounds =
    sorry-a11y sounds [options]
    Plays and explains every sound, nine to a page. h tells the keys.
    Without a terminal it lists them.
    --sounds FOLDER      sounds of your own
    --volume N           0 to 100
    --mono HOW           yes or no
    --output HOW         terminal, speech or both
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-docs =
    sorry-a11y docs [PAGE]
    Reads a page of the documentation. Without a name it lists the pages.
    The pages are in English.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-doctor =
    sorry-a11y doctor [options]
    Tells what was found of readers, speech, sound, terminal and settings,
    and what to do about it. On a terminal it then asks which of two lines
    you heard, one printed, one spoken, and sets the output by the answer.
    --sounds FOLDER      looks at sounds of your own too
    --report FILE        writes all of it into a new file, to be sent along
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TEXT --turn COLOUR --card CARD
    sorry-a11y plays --json
    Tells which moves are allowed in a position.
    --pawns TEXT         such as "red: start, 12, safety 2, home; yellow: ..."
    --turn COLOUR        red, blue, yellow or green
    --card CARD          the card drawn
    --game PRESET        hasbro, parker, bounce-home, hobby or dog
    --rules A=B,C=D      house rules
    --teams              with partners
    --json               reads one JSON object a line, answers with one a line
    --lang LANGUAGE      en, de, it or zh-Hant
    With --json the game, rules, teams and hands are in the objects.
cli-help-simulate =
    sorry-a11y simulate [options]
    --bots A,B           two to four opponents as in play, in seat order
    --games N            how many games, 1000 if not said
    --seed N             the same seed gives the same result
    --jobs N             use N processes, 0 for all cores
    --json               one JSON object in place of sentences
    --game PRESET        hasbro, parker, bounce-home, hobby or dog
    --rules A=B,C=D      house rules
    --teams              with partners
    --points             with hands of five
    --rounds N           play that many rounds for points
    --target N           play for points until somebody has that many
    --quick              one pawn of each colour starts on the board
    --lang LANGUAGE      en, de, it or zh-Hant

cli-help-review =
    sorry-a11y review [N or FILE]
    Tells which choices of a game cost most. Without N, of the last one played.
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-serve =
    sorry-a11y serve [options]
    Runs tables for many people until Ctrl C. Without --url or a
    certificate it takes guests of private networks only.
    --port N             where it listens, 8765 if you do not say
    --data FOLDER        where the tables are saved
    --url ADDRESS        what guests type, for a server behind a proxy such
                         as Caddy, it then listens on this machine only
    --certificate FILE   for encryption without a proxy
    --key FILE           the key of the certificate
    --ssh PORT           guests may come by ssh as well, on that port
    --keep DAYS          forgets tables nobody used for that long, 90 if you
                         do not say
    --postgres DSN       saves the tables in PostgreSQL, for several servers
    --front ADDRESS      the proxy of --url, if it is on another machine
    --migrate            makes what PostgreSQL needs, and ends
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-server =
    sorry-a11y server COMMAND [words] [options]
    For those who run a server, on its own machine.
    tables, people       what there is now
    say TEXT             everybody who is there hears it
    end TABLE            ends a table, and it does not come back
    ban WHO, unban WHO   a name or a network may not come, or may again
    bans, reports        who is banned, and what was reported
    forget NAME          deletes what is saved about somebody
    backup FOLDER        copies everything, even while a server runs
    restore FOLDER       puts a copy where nothing is saved yet
    --days N             bans for that many days
    --data FOLDER        where the tables are saved
    --lang LANGUAGE      en, de, it or zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    Lists the tables of a server that are open to everyone.
    --lang LANGUAGE      en, de, it or zh-Hant

cli-report = The report is in { $file }. Read it before you send it, it names programs and folders of this computer.
cli-docs-pages = sorry-a11y docs NAME reads one of these pages, which are in English.
cli-docs-page = { $name }, { $title }.

cli-no-command = There is no command { $given }. The commands are { $accepted }, and more in sorry-a11y --help.
cli-no-command-near = There is no command { $given }. Did you mean { $nearest }?
cli-first-dog = In Dog nobody draws for who goes first. With --first, use lot or a colour.
cli-no-option = There is no option { $given } here. sorry-a11y { $command } --help lists them.
cli-no-option-near = There is no option { $given } here. Did you mean { $nearest }?
cli-needs-value = { $option } needs a value after it.
cli-login = You are logged in as { $given }, which can't be the name of a player. Give one with --name.
cli-no-login = This computer knows no login of yours. Give your name with --name.
cli-takes-no-value = { $option } takes no value.
cli-beside-json = With --json the objects tell everything. Leave out { $option }.
cli-too-many = { $given } is one word too many. sorry-a11y --help tells what a command takes.
cli-from-end = The game ends before turn { $given }. Choose an earlier one.
cli-output-full = The output cannot be written, because there is no room left.
cli-output-fails = The output cannot be written.
cli-file-fails = { $file } cannot be read or written.
cli-too-large = { $where } { $given } is too large. Use at most { $accepted }.
cli-rules-twice = The house rule { $given } is given twice.
cli-rounds-or-target = Give --rounds or --target, not both.
cli-no-number = { $where } { $given } is not a whole number.
cli-too-small = { $where } { $given } is too small. Give a number above 0.
cli-rules-text = { $given } is not a house rule. Write name=value, such as home=bounce.
cli-no-such = { $where } { $given } is not known. Use { $accepted }.
cli-seats-or-players = Give --seats, or --players and --opponents, not both.
cli-seat-colour = There is no colour { $given }. The colours are { $accepted }.
cli-seat-twice = { $given } has two players. Name each colour once.
cli-seat-bot = There is no bot { $given }. Use { $accepted }, or a name with a capital letter for a person.
cli-seat-name = The name { $given } won't work. A name has 1 to { $accepted } letters, also digits, and single spaces, hyphens or apostrophes between them.
cli-seat-name-script = The name { $given } mixes scripts. Write it in one.
cli-seat-name-word = The name { $given } has a word of the game in it. Choose another, such as { $accepted }.
cli-seat-name-twice = Two players are called { $given }. Give each a name of their own.
cli-seat-players = { $given } players are not possible. Use { $accepted }.
cli-seat-opponents = You named { $given } opponents. Name one for all, or { $accepted }.
cli-seat-pair = { $given } does not name a player. Write colour=player, such as red=you.
cli-host-you = No seat is yours. Take one, such as red=you.
cli-seat-nobody = Nobody sits at the keyboard. Give yourself one, such as red=you, or use simulate.
cli-window = Press any key to close this window

# -- tables for friends on a server

cli-serve-open = This server runs tables on port { $port }, encrypted, for guests from anywhere. Ctrl C ends it.
cli-serve-here = This server runs tables on port { $port }, for guests of this network. Ctrl C ends it.
cli-serve-url = This server runs tables on port { $port }, for guests who type { $url }. Ctrl C ends it.
cli-window-open = The game opens in a window of your browser. Close that window to end it, or press Ctrl C here.
cli-window-none = No browser was found here. Install one, or play in this terminal with sorry-a11y.
cli-window-failed = The browser did not open the game. Play in this terminal with sorry-a11y, or set the variable BROWSER to another browser.
cli-page-here = Your browser opens { $address }. Ctrl C ends the table.
cli-page-open = Open { $address } in a browser. Ctrl C ends the table.
cli-page-phones = On a phone of this network, open { $address }.
cli-serve-port = The server cannot listen on port { $port }. Another program has it, or you are not allowed to use it.
cli-serve-in-use = Another server keeps its tables in { $folder }. Stop it, or give another folder with --data.
cli-serve-no-data = { $why ->
    [full] Tables cannot be saved in { $folder }, because the disk is full. Make room, or give another folder with --data.
    [read-only] Tables cannot be saved in { $folder }, because the disk is read only. Give another folder with --data.
    [denied] Tables cannot be saved in { $folder }, because its permissions forbid it. Give another folder with --data.
    [gone] Tables cannot be saved in { $folder }, because the folder cannot be made there. Give another one with --data.
    [locked] The tables in { $folder } are locked by another program. End it, or give another folder with --data.
    [no-locks] Tables cannot be saved in { $folder }, because the disk has no locks. Give another folder with --data.
    [newer] A newer version of the game wrote the tables in { $folder }. Update yours, or give another folder with --data.
    [foreign] tables.sqlite in { $folder } is a file of another program. Give another folder with --data.
    [damaged] The tables in { $folder } are damaged. Restore a backup, or give another folder with --data.
   *[other] Tables cannot be saved in { $folder }. Give another folder with --data.
}
cli-serve-certificate = The certificate { $file } or its key cannot be used. Check both files.
cli-serve-ssh = By ssh guests type ssh -p { $port } CODE@ADDRESS. The key of this server is { $key }.
cli-serve-ssh-extra = --ssh needs one more package. Install it with pip install sorry-a11y[ssh].
cli-serve-keep-postgres = Give --keep or --postgres, not both.
cli-serve-ssh-key = { $file } exists but does not hold a key for ssh. Move it away, and the server makes a new one.
cli-serve-extra = { $given } needs more packages. Install them with pip install sorry-a11y[servers].
cli-serve-database-address = --postgres is not the address of a database. An address looks like postgresql://NAME@HOST/DATABASE.
cli-serve-database-silent = PostgreSQL does not answer at the address of --postgres. Check the address, and whether PostgreSQL runs.
cli-serve-database-encryption = The connection to PostgreSQL cannot be encrypted as --postgres asks. Check sslmode and the certificates.
cli-serve-database-login = PostgreSQL does not let this user in. Check the name and the password in --postgres.
cli-serve-database-missing = PostgreSQL has no database of this name. Check --postgres, or make the database with createdb.
cli-serve-database-refused = PostgreSQL does not do what a server needs. Check the rights of the user in --postgres.
cli-serve-old = The database is not made for this version yet. Run the same command with --migrate once.
cli-serve-newer = The database was made for a newer version. Install that version of sorry-a11y.
cli-serve-migrated = The database is now made for version { $version } of the tables.
cli-serve-current = The database is already made for version { $version } of the tables.
cli-tables-no-server = No server answers at { $server }.
cli-tables-none = No table is open to everyone.
# -- those who run a server
cli-server-none = No server has saved people's names in { $folder } yet. Give its folder with --data.
cli-server-silent = No server answers. Is it running with this folder?
# $stage: gathering, playing, paused or over
cli-server-table = Table { $table }, { $game }, { $stage ->
    [gathering] waiting to start
    [playing] playing
    [paused] paused
   *[over] over
}, { $count ->
    [one] 1 person here
   *[other] { $count } people here
}, { $public ->
    [public] open to everyone
   *[private] by invitation
}, hosted by { $host }.
cli-server-no-tables = No table is in use.
cli-server-person = { $name }, { $place ->
    [game] in a game
    [table] at a table
   *[hall] in no game
}.
cli-server-nobody = Nobody with a name of their own is here.
cli-server-said = { $count ->
    [one] 1 connection was told.
   *[other] { $count } connections were told.
}
cli-server-no-text = There is nothing in the text that can be read out.
cli-server-ended = Table { $table } is ended.
cli-server-no-table = No table begins with { $table }, or more than one does. The command tables lists them.
cli-server-no-person = { $name } is neither the name of a person here nor a network.
cli-server-banned = { $name } may not come any more.
cli-server-banned-until = { $name } may not come before { $day }.
cli-server-not-banned = { $name } is not banned.
cli-server-unbanned = { $name } may come again.
cli-server-no-bans = Nobody is banned.
cli-server-forgotten = { $name } is forgotten.
cli-server-report = On { $day }, { $by ->
    [none] somebody without a name
   *[other] { $by }
} reported { $about }, who came from { $network }, { $why ->
    [insults] because of insults
    [advertising] because of advertising
    [cheating] because of cheating
    [name] because of the name
   *[other] for another reason
}. { $chat ->
    [yes] The last lines of chat follow.
   *[no] There are no lines of chat.
}
cli-server-line = { $text }
cli-server-no-reports = Nobody has reported anything.
cli-server-backup = Everything is copied to { $folder }. Tables { $tables }, names of people { $people }.
cli-server-restore = Everything is in { $folder } now. Tables { $tables }, names of people { $people }.
cli-server-copy-taken = { $place } has files already. Give a folder that is empty or does not exist.
cli-server-copy-none = There are no tables in { $place }.
cli-server-copy-damaged = The tables in { $place } are damaged. Nothing was copied.
cli-server-copy-postgres = The tables and people are in the database. Copy it with pg_dump while the servers run.
cli-server-copy-failed = { $why ->
    [full] { $place } cannot be written, because the disk is full. Nothing was copied.
    [read-only] { $place } cannot be written, because the disk is read only. Nothing was copied.
    [denied] { $place } cannot be read or written, because its permissions forbid it. Nothing was copied.
    [gone] { $place } is not there. Nothing was copied.
    [locked] { $place } cannot be read, because another program has locked it. Nothing was copied.
    [no-locks] { $place } cannot be read, because its disk has no locks. Nothing was copied.
    [newer] { $place } was written by a newer version of the game. Nothing was copied.
    [foreign] { $place } is a file of another program. Nothing was copied.
   *[other] { $place } cannot be read or written. Nothing was copied.
}
# $game: the name of a rule book as it is typed; $open: how many seats wait for somebody
cli-tables-one = { $game ->
    [dog] Dog
    [parker] Sorry! by the Parker leaflet
    [bounce-home] Sorry! with bouncing from home
    [hobby] Sorry! by the hobby rules
    [hasbro] Sorry!
   *[other] { $game }
}, { $host } is the host, { $open ->
    [0] no seat is free
    [one] 1 seat is free
   *[other] { $open } seats are free
}{ $slow ->
    [yes] , slow, a day a turn
   *[no] {""}
}, code { $code }.

# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
plays-told = { $says }, { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }.
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
plays-may-pass = { $count ->
    [0] { $kind ->
        [draws] Nothing can move, so the player passes and draws another card.
        [stuck] This card cannot be played.
        [dead] No card can be played, so the player discards one.
        [folds] No card can be played, so the player lays down the hand.
       *[drawn] Nothing can move, so the player passes.
    }
   *[other] { $kind ->
        [dead] The player need not play any card, and may discard one instead.
       *[drawn] The player may pass instead.
    }
}

# -- what is wrong with a line

mistake-long-line = The line is longer than a million bytes. A query takes a few hundred.
mistake-broken-json = The line is not JSON in UTF-8. { $told }. Give one JSON object a line.
mistake-too-deep = The line is nested too deeply. Give one JSON object with the keys of a query.

# -- what is wrong with a query

mistake-key-twice = { $given } is there twice. Give it once.
mistake-unknown-key = There is no key { $given }. The keys are { $accepted }.
mistake-missing-key = The key { $key } is missing. A query needs game, pawns, turn, and card or hand.
mistake-wrong-data = These values do not fit. { $told }.
mistake-card-and-hand = A query has a card or a hand, not both.
mistake-no-card = A query needs a card or a hand.
mistake-no-part = There is no part { $given }. The parts are { $accepted }.
mistake-part-fields = A { $part } cannot be made of these fields. Its fields are { $accepted }.
mistake-own-options = A rule book of your own has its options in itself. Leave out { $given }.
mistake-no-book = The value of game is no rule book. Give one of { $accepted }, or a Ruleset with its parts.
# $given: what is wrong; $where: header or log
mistake-game-data = { $given } does not fit in the { $where } of a game. Give what as_data gives of a game.
mistake-pawns-text = { $given } has no colon. Write the pawns like red: start, 12, safety 2, home; yellow: start, start, 0, start.
mistake-unknown-colour = There is no colour { $given }. The colours are { $accepted }.
mistake-colour-count = { $count ->
    [0] No colour has pawns.
    [one] Only one colour has pawns.
   *[other] { $count } colours have pawns.
} Give two to four of { $accepted }.
mistake-not-playing = It cannot be the turn of { $given }, which has no pawns. The colours that play are { $accepted }.
mistake-pawn-count = { $count ->
    [one] { $colour } has one pawn.
   *[other] { $colour } has { NUMBER($count, useGrouping: 0) } pawns.
} Every colour has four.
mistake-unknown-place = { $colour } cannot stand on { $given }. Places are { $accepted }.
mistake-two-pawns = { $one } and { $two } both stand on { $place }. That place holds one pawn.
mistake-won = { $colour } has won already. Leave a pawn of its side on the way.
mistake-no-fresh = This game has no fresh pawns. Leave out the key fresh.
mistake-unknown-pawn = There is no pawn { $given }. Pawns are red 1 to red 4, and blue, yellow and green likewise.
mistake-not-fresh = { $pawn } is not fresh. A fresh pawn stands on the square where it came out, for this colour square { $square }.
mistake-unknown-card = There is no card { $given }. The cards are { $accepted }.
mistake-hand-count = { $count ->
    [0] The hand has no card.
    [one] The hand has one card.
   *[other] The hand has { NUMBER($count, useGrouping: 0) } cards.
} Give 1 to { $most }.
mistake-too-many-cards = The hand has { $count } cards { $card }. The deck has { $most }.

# -- what is wrong with a decision

mistake-unknown-decision = { $wanted ->
    [seat] { $given } is no colour, which is r, b, y or g.
    [card] { $given } is no card of this game.
    [legs] { $given } is no move, such as r1+3, r1 out or r1=y3.
   *[decision] { $given } names no decision.
} Write a decision like r 7 r1+3 r2+4, or b pass.
mistake-seats = Seats must be two to four of the numbers 0 to 3, in this order.
mistake-no-seat = { $given } is no seat of this game. The seats are { $accepted }.
mistake-view-seat = A view is that of one seat. For seat { $given } give the game, or its own view.
mistake-watcher = Whoever watches has no pawns. Give the game and a seat, or the view of a seat that plays.
mistake-no-bot = Seat { $given } has no bot. Give one for every seat that plays.
mistake-only-bots = Only bots play this game. What people decide can be undone.
mistake-position-rules = A position has its own rules and seats. Leave out rules and seats.
mistake-own-rules = A game by a rule book of your own has no record. Only { $accepted } have one, with their options.
mistake-no-position = The game does not wait for a play, so its position cannot be written down.

# -- what is wrong with wishes for a game

mistake-unknown-game = There is no game { $game }. The games are { $accepted }.
# $where: the game
mistake-near = There is no { $given }. Did you mean { $nearest }?
mistake-no-option = { $where } has no option { $given }. The options are { $accepted }.
# $where: the option
mistake-no-value = There is no { $given }. The values of { $where } are { $accepted }.
mistake-teams-seats = Teams need four players. Take four colours, or leave teams out.
mistake-partners-seats = { $game } needs all four colours, because partners sit opposite each other.
mistake-dog-teams = { $game } is always played in teams. Leave teams out.
mistake-dog-points = { $game } keeps no points. Leave out points, rounds and target.
mistake-points-only = Rounds and a target belong to the points game. Ask for points too, or leave them out.
mistake-two-ends = A match ends after rounds or at a number of points. Give rounds, or a number as points, not both.
mistake-no-quick = { $game } has no quick game of its own. Ask for the rule start=quick instead.

# -- simulate

mistake-unknown-bot = There is no bot { $given }. The bots are { $accepted }.
# $accepted: how many there can be
mistake-bot-count = { $count ->
    [0] No bot was given.
    [one] Only one bot was given.
   *[other] { NUMBER($count, useGrouping: 0) } bots were given.
} Give { $accepted }.
mistake-game-count = { NUMBER($count, useGrouping: 0) } games cannot be played. Give a number from 1 on.
mistake-job-count = { NUMBER($count, useGrouping: 0) } processes are not possible. Give 0 for all cores, or a number from 1 on.
simulate-progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games are played.
simulate-minutes-left = { $minutes ->
    [one] About one minute is left.
   *[other] About { NUMBER($minutes, useGrouping: 0) } minutes are left.
}
# $mean: turns on average, rounded
simulate-games = { $games ->
    [one] One game, { NUMBER($longest, useGrouping: 0) } turns.
   *[other] { NUMBER($games, useGrouping: 0) } games, { NUMBER($mean, useGrouping: 0) } turns on average, { NUMBER($longest, useGrouping: 0) } in the longest.
}
# $colours: one colour, or two that one bot plays
simulate-wins = { $wins ->
    [one] One win
   *[other] { NUMBER($wins, useGrouping: 0) } wins
} for { $colours }, played by { $bot }, { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } in 100 with 95 % certainty.
simulate-speed = { NUMBER($speed, useGrouping: 0) } turns a second.
