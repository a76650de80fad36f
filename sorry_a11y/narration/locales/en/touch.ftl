# What is told otherwise where there are no keys: touch-NAME in place of NAME.

touch-open-title = { open-game }
touch-people-open = this is a table of friends
touch-people-gather = { $count ->
    [0] everyone is here, you can start the game
    [one] waiting for 1 friend, or start now, with a bot in that seat
   *[other] waiting for { $count } friends, or start now, with bots in their seats
}
touch-people-over = the game is over
touch-people-desk = this is the table menu
touch-ask-key = { "" }
touch-menu-open = Start menu
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = house rules
touch-menu-type-name = type a name, or go on without one
touch-menu-name-so-far = name { $name }
touch-set-open = { menu-settings }
touch-end-quit = do that again to quit, or anything else to stay in the game
touch-end-quit-kept = do that again to quit, your game is saved, or anything else to stay
touch-turn-wait = it's { $name }'s turn next
touch-turn-stopped = stopped
touch-menu-people = { $count ->
    [0] just you at this device
    [one] { $names } shares this device
   *[other] { $names } share this device
}
touch-help-quit = quits, when you pick it once more
touch-page-site-type = The button Type a name opens the line for it.
touch-turn-forced-offer = where there is only one choice, it can play by itself, see the settings
touch-menu-newcomer-choose = a choice plays when you pick it
touch-menu-newcomer-ask = the buttons below tell where your pawns are, and more
touch-hall-type-name = type a name of your own
touch-hall-tables-none = no table is open
touch-hall-tables-open = these tables are open
touch-hall-people-open = these people are here
touch-hall-person-open = this is { $name }
touch-hall-you-open = your name is { $name }
