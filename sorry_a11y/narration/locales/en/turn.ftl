# At the table: refusals, handing over, taking back.

turn-refuse = key { $key } does nothing here, h helps
turn-wait = { $name } is next, press Enter
turn-no-choice = no choice { $number }, there { $count ->
    [one] is only 1
   *[other] are { $count }
}
turn-no-steps = no choice { $number } here
turn-first-stage = nothing to go back from
turn-not-yours = it is not your turn
turn-undo-off = taking back is switched off in this game
turn-undo-none = nothing to take back yet
turn-undo-exchange = nothing to take back since cards were exchanged
turn-undone = taken back
turn-hand-over = hand the keyboard to { $name }, who presses Enter
turn-scrollback = what was told stays readable above
turn-sent = sent
turn-stopped = stopped, Enter goes on
turn-forced-pass = nothing can move
