# Words and phrases that all files share. Names, numbers and whole noun phrases are passed in.

terms-colour-red = red
terms-colour-blue = blue
terms-colour-yellow = yellow
terms-colour-green = green

# Somebody who plays two colours, by one of them: Ben blue 7, pawn 2 out.
terms-name-colour = { $name } { $colour }

# A pawn of the one who acts; of the listener, told about somebody else's doing; of the
# listener's partner; of others. $case is subject, object (bumps ...) or with (swaps with ...).
terms-pawn = { $case ->
   *[subject] pawn { $number }
}
terms-pawn-yours = { $case ->
   *[subject] your pawn { $number }
}
terms-pawn-partner = { $case ->
   *[subject] your partner's { $number }
}
terms-pawn-other = { $case ->
   *[subject] { $name }'s { $number }
}
# A pawn of the one who acts ($name), bumped by its own side. $who is you or other.
terms-pawn-own = { $who ->
    [you] your own pawn { $number }
   *[other] { $name }'s own { $number }
}

# Cards by their names in notation.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = jack
terms-card-Q = queen
terms-card-K = king
terms-card-A = ace
terms-card-joker = joker

# Places. $board is safety (a board with homes) or target (a board with targets).
terms-in-start = { $board ->
    [target] in the kennel
   *[safety] in start
}
terms-home = home
terms-hand = your hand is { $cards }
terms-you = you
terms-to-go = { $steps } to go
terms-target = target { $target }
terms-to-targets = { $steps } to targets

# How clauses and lists are put together.
terms-list = { $first }, { $second }
terms-items = { $first }, { $second }
terms-and = { $first } and { $second }
terms-or = { $first } or { $second }
terms-sentence = { $text }.
