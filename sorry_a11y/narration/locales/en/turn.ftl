# At the table: refusals, handing over, taking back.

turn-refuse = key { $key } does nothing here, h for help
turn-wait = it's { $name }'s turn next, press Enter
turn-no-choice = { $count ->
    [one] there is no choice { $number }, there is only one
   *[other] there is no choice { $number }, there are only { $count }
}
turn-no-steps = there is no choice { $number } here
turn-first-stage = there is nothing to go back to
turn-not-yours = it is not your turn
turn-undo-off = you can't undo in this game
turn-undo-none = there is nothing to undo yet
turn-undo-exchange = there is nothing to undo since you exchanged cards
turn-undone = undone
turn-hand-over = { $name }'s turn at the keyboard, { $name }, press Enter
turn-scrollback = the text above stays readable
turn-sent = sent
turn-stopped = stopped, Enter goes on
turn-forced-pass = nothing can move
turn-forced-offer = where there is only one choice, it can play by itself, key m has the settings
