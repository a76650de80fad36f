# The page in a browser: headings, labels, and what it says by itself.

page-title = Sorry! and Dog
page-intro = Two board games by ear, by braille, by touch and by sight, against bots or with friends. In Dog you hold a hand of cards and have a partner.
page-sit = Join a table
page-code = Invite link or code
page-name = Your name
page-watch = Only watch, without a seat
page-hall = The hall
page-hall-meet = Meet others in the hall
page-hall-note = Play with others who are here.
page-hall-leave = Leave the hall
page-open = Open a table
page-game = Game
page-open-begin = Play
page-you = { terms-you }
page-seat-free = open
page-few = A table needs two to four colours, and one of them is yours.
page-back = Go back to your last table
page-language = Language
page-news = News
page-choices = Choices
# The page puts a number of choices, at least 1, in place of the 0.
page-more = 0 more
page-ask = Ask
page-more-asks = More questions
page-board = Board
page-board-note = The board is drawn for those who see it. Everything on it is in the news and under Ask.
page-talk = Chat
page-line = Say something
page-send = Send
page-take = Take this name
page-ready = Ready phrases
page-settings = Settings
page-verbosity = Verbosity, how much is told
page-digits = Digits
page-forced = Only one choice
page-sound = Sounds
page-volume = Volume
page-mono = Stereo
page-banter = Remarks by opponents
page-drama = Tension
page-guard = Key guard
page-letters = Single letters answer while you choose
page-stops = Tab stops at every choice and every button, for those who have no arrow keys
page-voice = Speak with the voice of the browser, for those without a screen reader
page-notify = A notification of the browser when it's your turn or the hall calls you, while you look elsewhere
page-notify-refused = The browser allows this page no notifications.
page-big = Big print
page-pace = How fast pawns move
page-pace-slow = slow
page-pace-medium = medium
page-pace-fast = fast
page-pace-still = without movement
page-help = How to play
page-keys = Keys
page-help-text = Move through the choices with the arrows or by touch, and press one to play it. Tab leads on to the rest of the page. Each letter below is also a button under Ask. Letters work while a choice has the focus, and you can switch them off under Settings. To leave, close the page, and your seat is kept.
page-whose = Whose turn?
page-step-back = Back
page-link = Friends open this link to join
page-copy = Copy the link
page-copied = The link is copied
page-waiting = Something was said meanwhile. Ask anything to hear it.
page-yes = Yes
page-no = No
page-lost = The connection to the table is lost. The page tries again.
page-again = The connection to the table is back.

# -- the page that has no server: the game runs in the browser

page-site-help-text = Move through the choices with the arrows or by touch, and press one to play it. Tab leads on to the rest of the page. Each letter below is also a button under Ask. Letters work while a choice has the focus, and you can switch them off under Settings. To leave, close the page, and your game is saved.
page-site-whose = Go on
page-site-menu = Back to the start menu
page-site-loading = Sorry! is loading.
page-site-failed = The game did not load. Reload the page to try again.
page-site-unsaved = This browser saves nothing for this page, so your games are gone when you close it.
page-site-full = This browser has no room left, so what you change is not saved.
page-site-elsewhere = The game is already running in another tab or window.
page-site-take-over = Play here instead
page-site-taken = The game goes on in another tab or window.
page-site-newer = A new version of the game is here. It starts when you reload the page, and your game goes on.
page-site-reload = Reload now
page-site-talk = Type a name
page-site-send = { page-take }
page-window-over = The game has ended. You can close this window.
page-site-friends = Play with friends
page-site-friends-address = Their link, or the address of their server
page-site-friends-go = Go to the table
page-site-friends-no-address = That is not an address. Type one such as table.example or 192.168.1.5.
page-site-friends-away = Nobody answers at this address. Try again later.
page-site-games = Your games
page-site-games-note = Your games are saved in this browser alone. A file brings them to another one, or back.
page-site-export = Save all games to a file
page-site-import = Add the games of a file
page-site-added = { $count ->
    [0] no game was added
    [one] 1 game was added
   *[other] { $count } games were added
}
page-site-known = { $count ->
    [one] 1 was here already
   *[other] { $count } were here already
}
page-site-damaged = { $count ->
    [one] 1 could not be read
   *[other] { $count } could not be read
}
page-turn = { $whose ->
    [yours] your turn
    [theirs] it's { $name }'s turn
    [over] the game is over
   *[none] waiting for the game
}
page-room = { $who ->
    [host] { $count ->
        [0] everyone is here
        [one] waiting for 1 friend
       *[other] waiting for { $count } friends
    }
    [guest] { $name } will start the game
   *[watcher] you watch, { $name } will start the game
}
page-result = { $whose ->
    [yours] you win!
   *[theirs] { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
}
page-asks-pawns = Pawns
page-asks-cards = Cards
page-asks-game = Game
page-asks-heard = Told before
page-asks-table = Table
page-skip = To the choices
page-quit = Leave
page-terms = “To go” is how many squares a pawn is from home. “Risk 34” is the chance, out of 100, that the pawn is bumped before your next turn. “Safe” is where nobody can bump it.
page-close = Close
page-tools = Tools
page-more-tools = More
page-undo = Undo
page-invite = Invite
page-invite-code = invite code
page-share = Share the link
page-qr = The square is the same link as a QR code, for the camera of a phone.
page-select = The link is selected. Copy it with the browser.
page-lost-key = There is no connection to the table. The page goes on trying.
page-lost-choice = There is no connection to the table, so your choice was not taken. The page goes on trying.
page-lost-sent = You will hear whether your last choice was taken when the connection is back.
page-words = Words
page-hearing = Sound

page-help-touch = Touch a choice to play it, or a pawn on the board and then a square. Every question is a button under Ask. To leave, close the page, and your seat is kept.
page-site-help-touch = Touch a choice to play it, or a pawn on the board and then a square. Every question is a button under Ask. To leave, close the page, and your game is saved.
page-rule-home = The first with all four pawns home wins. They come out of start, go once around the board, and home through their own safe lane.
page-rule-card = Cards say how far to go. In Sorry! you draw one each turn, in Dog you play one from your hand.
page-rule-bump = A pawn that ends on another one bumps it back to its start.
page-rule-slide = In Sorry!, a pawn that ends at the foot of a slide of another colour slides to its end and bumps all on it.
page-open-note = For friends, by a link that you pass on, or against bots.
page-sit-note = By the link or code of a friend.
