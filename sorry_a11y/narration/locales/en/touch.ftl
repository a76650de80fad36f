# What is told otherwise where there are no keys: touch-NAME in place of NAME.

touch-open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
}
touch-people-open = this is a table of friends
touch-people-gather = { $count ->
    [0] everyone is here, you can start the game
    [one] waiting for 1 friend, or start now, with a bot in that seat
   *[other] waiting for { $count } friends, or start now, with bots in their seats
}
touch-people-over = the game is over
touch-people-desk = this is the table menu
touch-ask-key = { "" }
touch-turn-forced-tip = turns without a choice can play by themselves, see only one choice in the settings
