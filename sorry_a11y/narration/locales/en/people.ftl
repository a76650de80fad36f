# A table of friends, each at a keyboard of their own: who comes and goes, talk, questions, the desk.

people-open = { $mode ->
    [lines] a table of friends by lines, a command and Enter, h helps
   *[keys] a table of friends by single keys, h helps
}
people-code = the invite code is { $code }
people-how = friends type sorry-a11y join { $code } --at { $address }
people-here = on this computer sorry-a11y join { $code } is enough
people-page = in a browser friends open { $link }
people-joined = you sit down, the host is { $name }
people-welcome-back = you are back at the table
people-you-are = the name { $given } is taken, here you are { $name }
people-gather = { $count ->
    [0] Enter begins, nobody is missing
    [one] Enter begins, 1 seat is open, a bot takes it
   *[other] Enter begins, { $count } seats are open, bots take them
}
people-gather-guest = { $name } begins the game, wait
people-wait-table = wait for the table
people-wait-for = waiting for { $name }
people-missed = { $count ->
    [one] 1 turn before that
   *[other] { $count } turns before that
}
people-over = the game is over, j for another one, q leaves
people-kept = this was game { $number } of yours, kept for replay and review
people-quit = { $serves ->
    [yes] press q again to leave, the others wait until you are back, any other key stays
   *[no] press q again to leave, your seat is kept, any other key stays
}
people-goodbye = Goodbye, sorry-a11y join goes back to the table
people-watching = key { $key } does nothing for those who watch, h helps
people-undo-asked = the others are asked
people-watchers = { $names } listening
people-nobody = nobody else is known yet

people-chair-you = you are { $colour }
people-chair = { $name } is { $colour }
people-chair-empty = { $kind ->
    [open] { $colour } is open
   *[bot] { $colour } is for a bot
}
people-chair-host = the host
people-chair-away = away
people-chair-bot = a bot
people-chair-muted = muted by you

# the desk, key j
people-desk = the desk, Tab goes on, Enter does it, Escape leaves
people-desk-left = back at the table
people-do-start = begin the game
people-do-rematch = another game
people-do-pause = pause
people-do-go-on = go on with the game
people-do-bot = let a bot play a turn
people-do-silence = silence somebody for all
people-do-kick = remove somebody
people-do-lock = let nobody else in
people-do-unlock = let others in again
people-do-pass-on = make somebody else the host
people-do-mute = mute somebody for yourself, or hear them again
people-do-leave = leave for good, a bot plays on
people-muted = { $name } is muted
people-heard = { $name } is heard again
people-lost = no line to the table at the moment, nothing was sent
people-line-lost = the line to the table is lost, it is tried again
people-line-back = the line to the table is back

# talk
people-say = say something, Enter sends, Tab for ready words
people-say-left = nothing said
people-says = { $name } says { $text }
people-said = you said { $text }
people-no-chat = no more talk before that
people-phrase-hello = hello
people-phrase-moment = one moment
people-phrase-well-played = well played
people-phrase-thanks = thank you
people-phrase-sorry = sorry about that
people-phrase-yes = yes
people-phrase-no = no
people-phrase-bye = goodbye

# what is asked
people-asks-undo = { $name } wants to take back, equals for yes, minus for no
people-asks-stand-in = { $name } is away, shall a bot play, equals for yes, minus for no
people-nothing-asked = nothing is asked
people-answered = { $yes ->
    [yes] you said yes
   *[no] you said no
}
people-undo-no = not taken back
people-waiting-goes-on = no bot, the table waits for { $name }

# what happened; $who is you or other
people-came = { $name } sits down
people-left = { $name } leaves for good
people-away = { $name } is away
people-back = { $name } is back
people-removed = { $name } is removed
people-silenced = { $who ->
    [you] you may not talk any more
   *[other] { $name } may not talk any more
}
people-unsilenced = { $who ->
    [you] you may talk again
   *[other] { $name } may talk again
}
people-locked = nobody else may come in
people-unlocked = others may come in again
people-stands-in = a bot plays for { $name }
people-paused = the game is paused
people-went-on = the game goes on
people-hosts = { $who ->
    [you] you are the host now
   *[other] { $name } is the host now
}
people-watches = { $name } listens

# refusals; $given what was asked for, $accepted what would be right
people-refused-rules = the table does not take that
people-refused-full = the table is full
people-refused-closed = the table takes nobody any more
people-refused-code = no table has this code
people-refused-token = the seat at that table is gone
people-refused-name = the name { $given } cannot be used
people-refused-name-free = the name { $given } is taken or cannot be used, { $accepted } is free
people-refused-many = too much at once, wait a little
people-refused-version = the table needs sorry-a11y { $accepted }
people-refused-host = only the host may do that
people-refused-paused = the game is paused
people-refused-begun = the game has begun already
people-refused-silenced = you may not talk at the moment
people-refused-saved = that could not be saved, so it did not happen
people-refused-game = the table does not know the game { $given }
people-refused-message = that means nothing to the table
people-refused-seat = that seat is not free
people-refused-watch = nobody may listen to this table
people-refused-record = there is no record for you at this table

# why there is no line to a table; $address as it was given
people-link-address = There is no address { $address }.
people-link-plain = { $address } is on the internet, where only wss is safe.
people-link-refused = Nobody answers at { $address }.
people-link-silent = { $address } takes too long to answer.
people-link-certificate = { $address } cannot show that it is what it says.
people-link-newer = { $address } speaks of things that this program does not know.
people-no-table = There is no last table, sorry-a11y join and a code sits down at one.
people-hosting = You host a table already. End that one first, or join it with sorry-a11y join.
people-unkept = Tables cannot be kept in { $folder }.
people-port-taken = Port { $port } is taken, another one goes with --port.

# the end
people-end-elsewhere = you go on at another device, goodbye
people-end-removed = you were removed from the table, goodbye
people-end-left = you left the table, goodbye
people-end-token = your seat at the table is gone, goodbye
people-end-newer = the table is newer than this program, goodbye
people-end-version = the table needs another version of sorry-a11y, goodbye
people-end-flood = the table sends too much, goodbye
people-end-failed = the table cannot be opened at the moment, your seat is kept, goodbye

# by ssh
people-ssh-language = press { $number } for English
people-ssh-name = type your name and Enter
people-ssh-hint = whoever had a seat here types its number instead
people-ssh-number = your seat has the number { $number }, type it instead of a name to come back
people-ssh-no-number = no seat here has this number
people-ssh-listens = you listen without a seat
people-ssh-ends = the server ends, your seat is kept, come back later the same way
