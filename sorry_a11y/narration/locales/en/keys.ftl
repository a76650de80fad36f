# What the keys do.

help-open = { $mode ->
    [lines] type a key, or a word such as where, to hear what it does, h again for all
   *[keys] press a key to hear what it does, h again for all keys
}
help-end = those are all keys, Enter tells your choice
help-key = key { $key }
help-nothing = key { $key } does nothing
help-key-row = { $key } then { $digit }
help-key-digits = digits 1 to 9
help-name-enter = Enter
help-name-space = Space
help-name-tab = Tab
help-name-shift-tab = Shift Tab
help-name-backspace = Backspace
help-name-escape = Escape
help-name-up = Up
help-name-down = Down
help-name-left = Left
help-name-right = Right
help-name-comma = comma
help-name-stop = full stop
help-name-question = question mark
help-name-left-bracket = left bracket
help-name-right-bracket = right bracket
help-name-minus = minus
help-name-equals = equals
help-name-unknown = unknown

help-digit = tells that choice, and plays it once you have heard it
help-next = next choice
help-previous = previous choice
help-take = plays the choice just told
help-back = goes back to the question before
help-list = lists all choices
help-undo = undoes your last turn
help-pawns = where your pawns are
help-opponents = an opponent's pawns, again for the next opponent
help-card = your card and what it does, again for its rule
help-hand = fans out your hand, in Dog and games for points
help-ask = index of more to ask, whose turn, cards left, who is near
help-table = information on the game, its rules, its end, who is there
help-turn = whose turn it is
help-standing = standing, again for cards that bring a pawn home or win, again for the chances
help-cards-left = cards left in the pile, and which kinds are gone
help-danger = dangers after this choice, again for right now, again for what you can hit
help-why = why a pawn can't move, or a card can't be played
help-advice = what a strong player would choose, again for all ranked, again for why
help-neighbours = zone around a pawn, who is near, again for the next pawn
help-track = all pawns round the track, in order from your start
help-news = all news since your last turn
help-repeat = repeats what was said last
help-earlier = one sentence back in all that was said
help-later = one sentence forward again
help-hush = stops the game's own speech
help-verbosity = verbosity, how much is told, brief, normal or full
help-board = draws the board for somebody who sees
help-settings = menu of settings
help-help = help on the keys
help-quit = quits, when you press it twice

# where others sit at keyboards of their own
help-say = sends a message to everyone else at the table
help-chat = back through the chat, the newest message first
help-desk = table menu, to start, pause, mute or leave
help-yes = says yes to what somebody asks, or lets turns without a choice play themselves
help-no = says no to what somebody asks, or makes turns without a choice wait

# The questions in few words: rows of the list of key i, and buttons of the page.
ask-open = what do you want to know, a digit or a first letter asks, Escape leaves
ask-pawns = My pawns
ask-opponents = Opponents
ask-danger = Dangers
ask-why = Why not?
ask-advice = Advice
ask-card = My card
ask-hand = My hand
ask-standing = Standing
ask-list = All choices
ask-news = All news
ask-repeat = Again
ask-earlier = Earlier
ask-later = Later
ask-chat = Chat so far
ask-undo = Undo
ask-desk = Table menu
ask-table = info, rules, players
ask-turn = turn, whose it is
ask-cards-left = cards left
ask-neighbours = zone around a pawn
ask-track = all pawns in order
ask-verbosity = verbose or brief

# What is typed by lines in place of a key, one word each, all different.
help-word-next = next
help-word-previous = previous
help-word-take = play
help-word-back = back
help-word-list = list
help-word-undo = undo
help-word-pawns = where
help-word-opponents = opponents
help-word-card = card
help-word-hand = hand
help-word-turn = turn
help-word-standing = standing
help-word-cards-left = cards
help-word-danger = danger
help-word-neighbours = near
help-word-track = track
help-word-why = why
help-word-advice = advice
help-word-news = news
help-word-repeat = repeat
help-word-earlier = earlier
help-word-later = later
help-word-hush = hush
help-word-verbosity = verbosity
help-word-board = board
help-word-settings = settings
help-word-help = help
help-word-quit = quit
help-word-say = say
help-word-chat = chat
help-word-ask = ask
help-word-table = information
help-word-desk = menu
help-word-yes = yes
help-word-no = no

# What is told otherwise where there are no keys: touch-NAME in place of NAME.

touch-greeting-title = { greeting-game }
touch-people-open = this is a table of friends
touch-people-gather = { $count ->
    [0] everyone is here, you can start the game
    [one] waiting for 1 friend, or start now, with a bot in that seat
   *[other] waiting for { $count } friends, or start now, with bots in their seats
}
touch-people-over = the game is over
touch-people-desk = this is the table menu
touch-decision-key = { "" }
touch-menu-open = Start menu
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = house rules
touch-menu-type-name = type a name, or go on without one
touch-menu-name-so-far = name { $name }
touch-setting-open = { menu-settings }
touch-ask-open = what do you want to know
touch-end-quit = do that again to quit, or anything else to stay in the game
touch-end-quit-kept = do that again to quit, your game is saved, or anything else to stay
touch-decision-wait = it's { $name }'s turn next
touch-decision-stopped = stopped
touch-menu-people = { $count ->
    [0] just you at this device
    [one] { $names } shares this device
   *[other] { $names } share this device
}
touch-help-quit = quits, when you pick it once more
touch-page-site-type = The button Type a name opens the line for it.
touch-decision-forced-offer = a turn without a choice plays itself, the settings can make it wait
touch-decision-go-on = more follows
touch-once-key = you choose a card first, then a pawn
touch-menu-newcomer-choose = a choice plays when you pick it
touch-menu-newcomer-ask = the buttons below tell where your pawns are, and more
touch-menu-newcomer-hand = the buttons below tell your hand, where your pawns are, and more
touch-hall-type-name = type a name of your own
touch-hall-tables-none = no table is open
touch-hall-tables-open = these tables are open
touch-hall-people-open = these people are here
touch-hall-person-open = this is { $name }
touch-hall-you-open = your name is { $name }
