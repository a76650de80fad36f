# A table of friends, each at a keyboard of their own: who comes and goes, talk, questions, the table menu.

# $mode: how the key for help is told; none where the opening of a game tells it, or there is no key.
people-open = { $of ->
    [all] this is a table open to all
   *[friends] this is a table of friends
}{ $mode ->
    [lines] , type h and Enter for help
    [keys] , h explains the keys
   *[none] { "" }
}
people-code = the invite code is { $code }
# $way: how the host came here
people-how = { $way ->
    [menu] friends pick play with friends, then join with an invite code, the address is { $address }
   *[command] to join, friends type sorry-a11y join { $code } --at { $address }
}
people-here = on this computer, sorry-a11y join { $code } is enough
people-page = or friends open { $link } in a browser
people-welcome-back = you are back at the table
people-login-name = your name here is { $name }, that of your login, a name in the settings replaces it
people-you-are = the name { $given } is taken or won't work here, so you are { $name }
people-reported = the people who run this server will read your report{ $chat ->
    [yes] { "" } and the last lines of chat
   *[no] { "" }
}, { $name } is not told of it
people-invited = { $name } invites you to play { $game }, with the invite code { $code }
people-announced = the people who run this server say { $text }
people-plays = { $game } is played at this table
# $host: the name of the host, "none" for the host's own ears; $count: seats that are open
people-missing = { $host ->
    [none] { $count ->
        [0] everyone is here
        [one] waiting for 1 friend
       *[other] waiting for { $count } friends
    }
   *[other] { $count ->
        [0] waiting for { $name } to start the game, everyone is here
        [one] waiting for { $name } to start the game, 1 seat is open
       *[other] waiting for { $name } to start the game, { $count } seats are open
    }
}
people-watch-only = you watch without a seat
people-wait-table = waiting for the table to answer
hall-waits = waiting for the answer of the server
people-wait-for = waiting for { $name }
people-missed = { $count ->
    [one] you missed 1 turn before that
   *[other] you missed { $count } turns before that
}
people-since = { $count ->
    [0] nothing has happened since you were here
    [one] 1 turn was played since you were here
   *[other] { $count } turns were played since you were here
}, { $turn ->
    [yours] and it is your turn
   *[other] and it is { $name }'s turn
}
people-kept = this game is saved as number { $number }, to replay and review
people-quit = do you want to leave the table?
people-leave-keep = { $serves ->
    [yes] leave and keep your seat, the others have to wait for you
   *[no] leave and keep your seat
}
people-leave-watch = stop watching for now
people-leave-give-up = give up your seat, a bot takes over
people-leave-stay = stay at the table
people-stay = you stay at the table
people-give-up-open = your seat would be gone, nothing brings it back
people-give-up-no = keep my seat
people-give-up-yes = give up my seat
# $back: how the player comes back, by a command of a terminal or the way they came
people-goodbye = { $back ->
    [join] Goodbye, type sorry-a11y join to come back to the table
   *[same] Goodbye, come back to the table the same way
}
people-watching = key { $key } does nothing while you watch, h for help
people-undo-asked = asking the others
people-watchers = watching, { $names }
people-nobody = nobody else is at the table yet
people-invites = { $name } invites you to { $game }
people-seats-open = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}

people-seat-you = you are { $colour }
people-seat = { $name } is { $colour }
people-seat-empty = { $kind ->
    [open] { $colour } is open, a bot plays there if nobody comes
    [none] nobody plays { $colour }
   *[bot] { $colour } goes to a bot
}
people-seat-ready = ready
people-seat-unready = not ready
people-seat-host = the host
people-seat-away = away
people-seat-bot = a bot
people-seat-muted = muted by you

# the table menu, key j
people-desk = this is the table menu, { people-list-help }
people-list-help = Tab moves on, Enter picks, Escape goes back
people-desk-left = you are back at the table
people-do-start = { menu-begin }
people-do-pause = pause the game
people-do-go-on = go on with the game
people-do-bot = { $count ->
    [0] let a bot play for { $name }
    [one] let a bot play for { $name }, in 1 second
   *[other] let a bot play for { $name }, in { $count } seconds
}
people-do-silence = stop somebody from chatting
people-do-kick = remove somebody from the table
people-do-lock = lock the table
people-do-unlock = unlock the table
people-do-pass-on = make somebody else the host
people-do-mute = mute or unmute somebody, only for you
people-do-hall = friends, blocks and reports
people-do-report = report somebody to the people who run this server
people-report-open = why do you report { $name }, Escape goes back
people-report-insults = insults or threats
people-report-advertising = advertising
people-report-cheating = cheating
people-report-name = an offensive name
people-report-other = something else
people-do-friend = ask somebody here to be a friend
people-do-block = { $host ->
    [yes] block somebody, who leaves this table then
   *[no] block somebody, you leave this table then
}
people-do-invite = invite a friend who is here at the server
people-do-leave = leave the table
people-muted = you no longer hear { $name }
people-heard = you hear { $name } again
people-lost = the connection to the table is lost, so nothing was sent
people-line-lost = the connection to the table is lost, trying again
people-line-back = the connection to the table is back
people-no-answer = no answer from the table yet

# the rows before a game and after it
people-room-start = { $count ->
    [0] start the game
    [one] start now, with a bot in the open seat
   *[other] start now, with bots in { $count } open seats
}
people-room-ready = I am ready
people-room-unready = I am not ready yet
people-room-again = play another game
people-room-not-again = no other game for me
people-room-now = start it now, without waiting for the others
people-room-stop = stop the countdown
people-room-rules = change the rules
people-room-seats = change the seats
people-room-seats-open = which seat? Escape goes back
people-room-look-back = look back at the game
people-room-say = say something to the others
people-room-menu = more, the table menu
people-rules-open = the rules of the next game, Escape goes back
people-rules-done = play by these rules
people-seat-take = take { $colour } yourself
people-seat-ask = ask for the seat of { $name }
people-seat-kind = { $kind ->
    [open] keep it open for a friend
   *[none] nobody sits there
}
people-seat-bot-kind = a bot sits there, { $text }
people-arranged = { $who ->
    [you] you have changed the table
   *[other] { $name } changes the table
}
people-moved = { $who ->
    [you] you are { $colour } now
   *[other] { $name } is { $colour } now
}
people-ready = { $stage ->
    [over] { $who ->
        [you] you want another game
       *[other] { $name } wants another game
    }
   *[other] { $who ->
        [you] you are ready
       *[other] { $name } is ready
    }
}
people-unready = { $who ->
    [you] you want to wait
   *[other] { $name } wants to wait
}
people-begins = everyone is ready, the game starts in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

# talk
people-say = type a message, Enter sends it, Tab for ready phrases
people-say-left = you said nothing
people-says = { $name } says { $text }
people-said = you said { $text }
people-unsaid = the table did not get { $text }
people-no-chat = that's the oldest message
people-phrase-hello = hello
people-phrase-moment = one moment
people-phrase-well-played = well played
people-phrase-thanks = thank you
people-phrase-sorry = sorry about that
people-phrase-yes = yes
people-phrase-no = no
people-phrase-bye = goodbye

# what is asked
people-asks-undo = { $count ->
    [0] { $name } asks to undo their last turn, equals for yes, minus for no
   *[other] { $name } asks to undo their last turn, turns of { $names } would be undone too, equals for yes, minus for no
}
people-asks-seat = { $name } asks to play on in the seat of { $other }, who is away, equals for yes, minus for no
people-nothing-asked = nobody is asking anything now
people-answered = { $yes ->
    [yes] you said yes
   *[no] you said no
}
people-undo-no = { $denied ->
    [yes] the turn is not undone, somebody said no
   *[no] the turn is not undone
}
people-seat-no = { $who ->
    [you] you don't get the seat
   *[other] { $name } doesn't get the seat
}

# what happened; $who is you or other
people-came = { $name } sits down
people-takes-over = { $who ->
    [you] you take over from the bot { $other }
   *[other] { $name } takes over from the bot { $other }
}
people-left = { $name } left the game, a bot takes over
people-away = { $name } is away
people-awaited = { $count ->
    [one] a bot may play for { $name } in 1 second
   *[other] a bot may play for { $name } in { $count } seconds
}
people-bot-may = a bot may play for { $name } now, press 1
people-idle = { $who ->
    [you] a bot may play for you now, press any key to go on yourself
   *[other] { $name } has pressed no key for some minutes
}
people-wants-seat = { $who ->
    [you] you asked for the seat of { $other }, wait for the answer
   *[other] { $name } asks for the seat of { $other }
}
people-handed = { $name } sits down again on another device
people-handed-you = the seat is yours, and you play on as { $name }
people-back = { $name } is back
people-removed = the host removed { $name }
people-banned = the people who run this server removed { $name }
people-silenced = { $who ->
    [you] you may no longer chat
   *[other] { $name } may no longer chat
}
people-unsilenced = { $who ->
    [you] you may chat again
   *[other] { $name } may chat again
}
people-locked = the table is locked, nobody else may join
people-unlocked = the table is unlocked, others may join
people-stands-in = a bot plays for { $name }
people-paused = the game is paused
people-went-on = { end-stay }
people-hosts = { $who ->
    [you] you are the host now
   *[other] { $name } is the host now
}
people-wants-undo = { $name } asks to undo a turn
people-took-back = turns of { $names } are undone too
people-new-rules = the server has newer rules, so the last game can't go on, start another one
people-watched = { $count ->
    [0] nobody watches any more
    [one] 1 person watches
   *[other] { $count } people watch
}

# refusals; $given what was asked for, $accepted what would be right
people-refused-rules = the table can't do that
people-refused-full = the table is full, ask the host for a seat
people-refused-closed = the table is locked, ask the host to unlock it
people-refused-code = that code doesn't match any table
people-refused-token = your seat at that table is gone
people-refused-name-none = type your name first
people-refused-name = the name { $given } won't work, choose another
people-refused-name-free = the name { $given } is taken or won't work, { $accepted } is free
people-refused-many = that was too much at once, wait a little
people-refused-version = the table needs sorry-a11y { $accepted }, update yours
people-refused-host = only the host can do that
people-refused-undo-away = nobody is here to ask, so nothing is undone
people-refused-undo-asked = you asked the others already, ask again after your next turn
people-refused-paused = the game is paused
people-refused-begun = the game has already started
people-refused-silenced = you may not chat at the moment
people-refused-saved = that couldn't be saved, so it did not happen
people-refused-game = the table doesn't know the game { $given }
people-refused-message = the table doesn't understand that
people-refused-seat = that seat is taken, choose another
people-refused-watch = nobody may watch this table
people-refused-record = this table has no record of a game for you
people-refused-identity = choose a name of your own first
people-refused-person = nobody here has the name { $given }
people-refused-no-hall = this server has no hall
people-refused-early = it's too early for a bot to play
people-refused-seat-asked = you asked for this seat already
people-refused-seat-away = nobody is here who could give you this seat
people-refused-elsewhere = your seat is at another device now
people-refused-invited = { $given } has an invitation from you already
people-refused-blocked = { $given }, whom you have blocked, is at that table
people-refused-banned = the people who run this server don't let you in
people-refused-banned-until = the people who run this server don't let you in before { $accepted }

# why there is no line to a table; $address as it was given
people-link-address = { $address } is not an address.
people-link-plain = { $address } is on the internet, so its address must begin with wss.
people-link-refused = Nobody answers at { $address }. The table may be closed.
people-link-closed = { $name }'s table is closed at the moment. Try again later.
people-link-silent = { $address } takes too long to answer. Try again later.
people-link-certificate = The identity of { $address } can't be verified.
people-link-proxy = The proxy of this computer lets no table at { $address } through.
people-link-waits = waiting for the answer of { $address }
people-link-newer = { $address } runs a newer version of sorry-a11y. Update yours.
people-no-table = There is no last table to go back to. Type sorry-a11y join with an invite code.
people-hosting = You host a table already. End that one first, or join it with sorry-a11y join.
people-unkept = { $why ->
    [full] Tables can't be saved in { $folder }, because the disk is full.
    [read-only] Tables can't be saved in { $folder }, because the disk is read only.
    [denied] Tables can't be saved in { $folder }, because its permissions forbid it.
    [gone] Tables can't be saved in { $folder }, because that folder cannot be made.
    [locked] Tables can't be saved in { $folder }, because another program has locked their file.
    [no-locks] Tables can't be saved in { $folder }, because the disk has no locks.
    [newer] Tables can't be saved in { $folder }, because a newer version of the game wrote their file.
    [foreign] Tables can't be saved in { $folder }, because another program has a file there.
    [damaged] Tables can't be saved in { $folder }, because their file is damaged.
   *[other] Tables can't be saved in { $folder }.
}
people-port-taken = Port { $port } is taken. Choose another one with --port.

# the end
people-end-elsewhere = you now play on another device, goodbye
people-end-removed = the host removed you from the table, goodbye
people-end-ended = the people who run this server closed the table, goodbye
people-end-left = you left the table, goodbye
people-end-token = your seat at the table is gone, goodbye
people-end-banned = goodbye
people-end-newer = the table runs a newer version of sorry-a11y, update yours, goodbye
people-end-version = the table needs another version of sorry-a11y, goodbye
people-end-flood = the table sends too much, so the connection is closed, goodbye
people-end-failed = the table can't be opened at the moment, your seat is kept, come back later, goodbye

# by ssh
people-ssh-language = press { $number } for English
people-ssh-name = type your name and press Enter
people-ssh-hint = if you had a seat here, type its number instead
people-ssh-number = your seat has the number { $number }, type it in place of a name to come back
people-ssh-no-number = no seat here has this number
people-ssh-key = in the hall your ssh must show a key, ssh-keygen makes one
people-ssh-silent = the table takes too long to answer, come back later the same way
people-ssh-ends = The server is shutting down, your seat is kept, come back later the same way

# The hall of a server, where people meet who do not know each other yet.

hall-welcome = this is the hall, where you meet others who play at this server
hall-rule-1 = rules of the hall, be kind to everybody here
hall-rule-2 = no insults, no threats, no advertising
hall-rule-3 = if you have to go, say goodbye, a bot takes over
hall-rule-4 = if somebody bothers you, block them
hall-hint-name = if you have a name here on another device, type the code it tells you instead
hall-type-name = type a name of your own and press Enter
hall-name-yours = the name { $name } is yours at this server
hall-open = { $count ->
    [0] you are in the hall, nobody else is here
    [one] you are in the hall, 1 other person is here
   *[other] you are in the hall, { $count } others are here
}

# the rows
hall-now = play { $game } now
hall-tables = open tables, { $count ->
    [0] none now
   *[other] { $count }, { $names }
}
hall-people = who is here, { $count ->
    [0] nobody else
   *[other] { $count }, { $names }
}
hall-friends = your friends, { $asks ->
    [0] { $count ->
        [0] none yet
       *[other] { $count }
    }
    [one] 1 person asks to be one
   *[other] { $asks } people ask to be one
}
hall-watch-people = { $on ->
    [yes] you are told who comes and goes, turn this off
   *[no] tell me who comes and goes
}
hall-watch-tables = { $on ->
    [yes] you are told when a table opens, turn this off
   *[no] tell me when a table opens
}
hall-you = { $name ->
    [none] take a name of your own
   *[other] your name here, { $name }
}
hall-more = news and rules of the hall
hall-more-open = news and rules of the hall, Escape goes back
hall-rules = rules of the hall
hall-slow = open a slow table, { $game }, a day a turn
hall-offer-table = sit down at { $name }'s table, { $game }
hall-offer-invited = accept { $name }'s invitation, { $game }

# open tables and people
hall-tables-open = { $count ->
    [0] no table is open
    [one] 1 table is open
   *[other] { $count } tables are open
}, Escape goes back
hall-table = { $game }, { $host } hosts, { $open ->
    [0] no seat is free
    [one] 1 seat is free
   *[other] { $open } seats are free
}
hall-table-begun = { $game } under way, { $host } hosts, { $open ->
    [one] you can take over from 1 bot
   *[other] you can take over from one of { $open } bots
}
hall-table-slow = slow, a day a turn
hall-table-gone = closed now
hall-nobody = nobody else is here
hall-person-gone = gone now
hall-friends-open = your friends, Escape goes back
hall-no-friends = you have no friends here yet, ask somebody who is here
hall-friend-away = your friend { $name }, not here
hall-friend-gone = no more
hall-people-open = { $count ->
    [one] 1 other person is here
   *[other] { $count } others are here
}, Escape goes back
hall-people-choose = choose one to play with or to be friends
hall-person = { $friend ->
    [yes] your friend { $name }
   *[no] { $name }
}, { $place ->
    [game] in a game
    [table] at a table
   *[hall] in the hall
}
hall-person-open = this is { $name }, Escape goes back
hall-invite = invite to { $game }, at a new table
hall-friend = ask { $name } to be your friend
hall-accept = accept { $name } as a friend
hall-refuse = refuse { $name }, who is not told
hall-asked = you asked { $name } to be your friend
hall-refuse-done = you refused { $name }
hall-unfriend = remove { $name } from your friends
hall-block = block { $name }, who can't find, see or reach you then
hall-unblock = stop blocking { $name }
hall-friend-done = { $name } is your friend now
hall-unfriend-done = { $name } is no longer your friend
hall-block-done = { $name } is blocked, and nobody without a name here finds you either
hall-unblock-done = { $name } is no longer blocked
hall-invited = you have invited { $name }

# oneself
hall-you-open = your name is { $name }, Escape goes back
hall-rename = take another name
hall-transfer = use your name on another device
hall-transfer-code = type { $code } on the other device in place of a name, within { $minutes } minutes
hall-forget = have this server forget you
hall-forget-open = your name, friends and blocks would be gone, and nothing brings them back
hall-forget-no = keep everything
hall-forget-yes = forget me
hall-forgotten = this server has forgotten you

# what comes
hall-news-friend = your friend { $name } is here
hall-news-asks = { $count ->
    [one] { $name } asks to be your friend
   *[other] { $name } ask to be your friends
}
hall-news-friends = { $name } is your friend now
hall-news-came = { $name } comes into the hall
hall-news-went = { $name } leaves the hall
hall-news-turn = { $name ->
    [none] it is your turn at your slow table
   *[other] it is your turn at { $name }'s slow table
}
hall-line-lost = the connection to the server is lost, trying again
hall-line-back = the connection to the server is back
hall-news-table = { $name } opens a table for { $game }, it is row { $number } of the hall
hall-news-invited = { $name } invites you to play { $game }, it is row { $number } of the hall
