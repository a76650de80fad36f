# The lessons.

learn-open = { $count } short lessons, q leaves
learn-lesson = lesson { $number } of { $count }
learn-done = well done
learn-left = Goodbye, sorry-a11y starts a game
learn-end = That was all, sorry-a11y starts a game

learn-start = your pawn comes out, press Enter to play this choice
learn-where = press w to hear where your pawns are
learn-again = press Enter to hear your choice again
learn-play = press Enter once more to play it
learn-next = press n for the next choice
learn-bump = this one bumps an opponent, press Enter
learn-hear = press 5 to hear choice 5
learn-digit = it brings a pawn home, press 5 again to play it
learn-danger = press d to hear what can hit you
learn-why = press y to hear why pawns cannot move
learn-list = press l to hear all choices
learn-take = play a choice, press Enter
learn-undo = press u to take it back
learn-help = press h for help, then any key tells what it does
