# Words and phrases that all files share. Names, numbers and whole noun phrases are passed in.

terms-colour-red = red
terms-colour-blue = blue
terms-colour-yellow = yellow
terms-colour-green = green

# Somebody who plays two colours, by one of them: Ben blue 7, pawn 2 out.
terms-name-colour = { $name } { $colour }

# A pawn of the one who acts; of the listener, told about somebody else's doing; of the
# listener's partner; of others. $case is subject, object (bumps ...), with (swaps with ...) or
# short (swap pawn 1 with ...).
terms-pawn = { $case ->
   *[subject] pawn { $number }
}
terms-pawns = { $count ->
    [one] pawn { $numbers }
   *[other] pawns { $numbers }
}
terms-pawn-yours = { $case ->
    [short] your { $number }
   *[subject] your pawn { $number }
}
terms-pawn-other = { $case ->
    [short] { $name }'s { $number }
   *[subject] { $ends ->
       *[plain] { $name }'s pawn { $number }
    }
}
# A pawn of the one who acts ($name), bumped by its own side. $who is you or other.
terms-pawn-own = { $who ->
    [you] your own pawn { $number }
   *[other] { $name }'s own pawn { $number }
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
# A card behind "with". $kind: its number, or its name in notation.
terms-with-card = { $kind ->
    [8] an { $card }
    [11] an { $card }
    [A] an { $card }
    [sorry] { $card }
   *[other] a { $card }
}

# Places. $board is safety (a board with homes) or target (a board with targets).
terms-in-start = { $board ->
    [target] in the kennel
   *[safety] in start
}
terms-home = home
terms-hand = your hand is { $cards }
terms-you = you
terms-to-go = { $board ->
   *[safety] { $steps } to go
}
terms-target = target { $target }

# How clauses and lists are put together.
terms-list = { $first }, { $second }
terms-items = { $first }, { $second }
terms-and = { $first } and { $second }
terms-or = { $first } or { $second }
terms-sentence = { $text }.

# Days.
terms-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
terms-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }

# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases ("pawn 2", "your pawn 2", "Ben 2"), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $board ->
    [target] { $pawn } leaves the kennel
   *[safety] { $pawn } leaves start
}
play-walk = { $how ->
    [moves] { $pawn } moves
    [forward] { $pawn } ahead
    [other] moves { $pawn }
   *[bare] { $pawn }
}
play-walk-by = { $how ->
    [other] moves { $pawn } by { $steps }
   *[bare] { $pawn } by { $steps }
}
play-back = { $pawn } back { $steps }
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn } home{ $count ->
    [0] {""}
    [1] , first pawn of four
    [2] , second pawn of four
    [3] , third pawn of four
   *[other] , last pawn of four
}
play-wins = { $round ->
    [yes] wins the round
   *[no] wins the game
}
play-safe = { $board ->
    [target] { $pawn } into target { $target }
   *[safety] { $pawn } into safety
}
play-inside = { $board ->
    [target] { $pawn } goes on to target { $target }
   *[safety] { $pawn } in safety
}
play-walk-slides = { $pawn } slides
play-to-and-fro = { $pawn } back { $steps }, slides forward { $steps }
play-slides = { $mood ->
    [do] slide
   *[does] slides
}
play-stays = without sliding
play-past = past the targets
play-bounces = { $pawn } bounces back { $steps }
play-leaves-safety = leaves safety
play-take = { $pawn } bumps { $other }
# How a choice of Sorry says it, which any pawn of start may play; and the news. $short: $other as it
# stands behind a pawn.
play-replace = { $when ->
    [choice] bump { $short ->
       *[other] { $other }
    }
   *[news] { $pawn } bumps { $other }
}
play-swap = { $when ->
    [choice] swap { $object } with { $other }
   *[news] { $pawn } swaps with { $other }
}
play-swaps-with = swaps with { $other }
play-pay = { $pawn } back to start
play-bumps = { $mood ->
    [do] bumping { $pawns }
   *[does] bumps { $pawns }
}
# Where a pawn just named ends: in a choice, in the news of the own move, in those of others.
play-ends = { $when ->
    [own] now { $place }
    [news] { $steps ->
       *[other] { $place }
    }
    [moved] { $place }
    [gets] get { $place }
    [named] { $pawn } gets { $place }
   *[choice] then { $place }
}
# The same of a swap. $loses: whether it has more to go there than before.
play-swap-ends = { $loses ->
    [yes] back to
   *[no] { $before ->
       *[other] to
    }
} { $steps }
# What matters about the square it ends on. $count: how many $names are.
play-circle = { $board ->
    [target] on { $name }'s start square
   *[safety] on { $name }'s start circle
}
play-before-slide = one before a slide
# How many times in 100 the pawn that moves is hit before the next own turn.
# $count: how many pawns that it moves can be hit.
play-risk = risk { $chance }{ $count ->
    [one] {""}
   *[other] {" "}together
}
# With open cards only the 11 swaps.
play-swap-danger = an { $card } could swap it back
# A square by what somebody who sees the board would call it by. $count: which square of a slide, or
# how many squares behind it.
play-landmark = { $where ->
    [circle] on the { $colour } start circle
    [start] on the { $colour } start square
    [short] square { $count } of the short { $colour } slide
    [long] square { $count } of the long { $colour } slide
   *[after] { $count ->
        [one] 1 square
       *[other] { $count } squares
    } after the { $where ->
        [after-short] short { $colour } slide
        [after-long] long { $colour } slide
       *[after-start] { $colour } start square
    }
}
# Of a pawn just named: what it had to go when it was bumped, and what it has after a swap.
play-had = { $steps ->
   *[other] { $pawn } at { $place }
}
play-falls = { $who ->
    [named] which
    [you] your pawn { $number }
   *[other] { $name }'s pawn { $number }
} { $when ->
    [choice] gets
   *[news] now has
} { $after } to go, { $before } before

# A card in a turn. $who is you, partner or other; $picture: whether the card has a name
# instead of a number; $kind: its number, or its name in notation; $steps: those walked by a card
# with a name, else 0.
play-head = { $who ->
    [you] you play your { $card }
   *[other] { $picture ->
        [yes] { $name } plays { $kind ->
            [A] an { $card }
           *[other] a { $card }
        }
       *[no] { $name } { $card }
    }
}{ $steps ->
    [0] {""}
   *[other] {" "}as { $steps }
}
play-then = { $hand ->
    [yes] then plays
   *[no] then
} { $kind ->
    [8] an { $card }
    [11] an { $card }
    [A] an { $card }
   *[other] a { $card }
}{ $steps ->
    [0] {""}
   *[other] {" "}as { $steps }
}
play-stuck = no move
play-declined = no swap
play-passed = you pass
# The hand holds nothing to go on with after a card that lets one play again.
play-spent = nothing else to play
# Whose last pawn has arrived, and plays for $partner now. $who: you, for-you or other.
play-frees = { $who ->
    [you] yours are all in, from now on you play for { $partner }
    [for-you] { $name }'s pawns are all in, from now on { $name } plays for you
   *[other] { $name }'s pawns are all in, from now on { $name } plays for { $partner }
}

# What is asked: the options of a menu, stage by stage. The number comes last.

# Where the digits go by cards and not by place.
decision-key = { $told ->
    [key] key { $digit }
   *[press] press { $digit }
}
decision-number = { $number } of { $of }
decision-turn = your turn
decision-no-card = your turn, you can't play any card
decision-exchange = choose a card for { $name }
decision-pass = nothing can move, pass
decision-pass-again = nothing can move, draw again
decision-decline = don't swap
decision-end-turn = end your turn
decision-discard = discard your { $card }
decision-lay-down = discard a card instead
decision-alone = one pawn alone
decision-longer = other ways to share
# Of a 7 that several pawns share: a pawn that does not move.
decision-stays = { $pawn } stays
decision-give = give { $name } { $kind ->
   *[other] your { $card }
}
decision-fold = lay down your hand
decision-again = { $hand ->
    [yes] play again
   *[no] draw again
}
# A card that may be played; $steps as above
decision-card = { $kind ->
   *[other] the { $card }
}{ $steps ->
    [0] {""}
   *[other] {" "}as { $steps }
}
# How many rows come next if this one is chosen, and how many of them may do what.
decision-ways = { $count ->
    [one] with 1 choice
   *[other] with { $count } choices
}
decision-ways-bump = { $all ->
    [yes] { $count ->
        [2] both
       *[other] all
    }
   *[no] { $count ->
        [one] one
       *[other] { $count }
    }
} can bump { $pawns }
decision-pawn-of = a pawn of { $names }
decision-ways-home = { $count ->
    [one] one
   *[other] { $count }
} can get a pawn { $board ->
    [target] into a target
   *[safety] home
}
decision-whose = { $who ->
    [you] with your own
    [none] without a swap
   *[other] with { $name }
}
decision-kind = { $kind ->
    [out] bring out
    [swap] swap
    [take] bump
    [pay] send back
    [seven] seven
    [back] back 4
    [low] forward 1 to 6
   *[high] forward 8 to 13
}
# Of a row that was just chosen and leads on: card 3, pawn 2, forward 4, with Ben.
decision-entered = { $how ->
    [chosen] { $title }, choose how
    [chosen-card] choose how to play { $title }
    [chosen-pawn] choose how { $title } moves
    [card] you can only play { $title }
    [pawn] only { $title } can move
   *[other] only { $title }
}
decision-forward = forward { $steps }
decision-back = back { $steps }
decision-way = { $way ->
    [past] past the targets
   *[in] into the targets
}

# At the table: refusals, handing over, taking back.

decision-refuse = key { $key } does nothing here, h for help
decision-wait = { $who ->
    [you] your turn is next
   *[other] { $name }'s turn is next
}
decision-no-choice = { $count ->
    [one] there is no choice { $number }, there is only one
   *[other] there is no choice { $number }, there are only { $count }
}
decision-no-digit = no card on { $number }, { $count ->
    [one] your key is { $keys }
   *[other] your keys are { $keys }
}
decision-first-stage = there is nothing to go back to
decision-not-yours = it is not your turn
decision-undo-off = you can't undo in this game
decision-undo-none = there is nothing to undo yet
decision-undo-exchange = there is nothing to undo since you exchanged cards
decision-undone = undone
decision-hand-over = { $name }'s turn at the keyboard, { $name }, press Enter
decision-scrollback = the text above stays readable
decision-sent = sent
decision-forced-offer = a turn without a choice plays itself, minus makes it wait
decision-go-on = Enter goes on
decision-go-on-short = Enter
decision-continue = continue

# News that is not a pawn's move. $who is you, partner or other (together: you and your partner).

news-first = { $how ->
    [rotation] { $who ->
        [you] you go first in the next deal
       *[other] { $name } goes first in the next deal
    }
    [winner] { $who ->
        [you] you go first as the winner
       *[other] { $name } goes first as the winner
    }
   *[lot] { $who ->
        [you] you go first
       *[other] { $name } goes first
    }
}
news-first-draw = { $again ->
    [yes] those with the same card draw again
   *[no] a card decides who goes first
}
news-drew = { $who ->
    [you] you drew { $card }
   *[other] { $name } drew { $card }
}
news-shuffle = cards reshuffled
news-round = round { $number }
# $kind: the card as a record of a game notes it
news-given = { $who ->
    [you] you gave { $name } { $kind ->
        [joker] a joker
       *[other] the { $card }
    }
   *[other] { $name } gave you { $kind ->
        [joker] a joker
       *[other] the { $card }
    }
}
news-discard = { $who ->
    [you] you discard
   *[other] { $name } discards
} { $kind ->
    [joker] a joker
   *[other] the { $card }
}
news-fold = { $who ->
    [you] you lay down
   *[other] { $name } can't play and lays down
} { $count ->
    [one] the { $cards }
   *[other] { $cards }
}
news-round-won = { $who ->
    [you] you win the round
    [together] you and { $names } win the round
   *[other] { $count ->
        [one] { $names } wins the round
       *[other] { $names } win the round
    }
}
news-game-won = { $who ->
    [you] you win, well played
    [together] you and { $names } win, well played
   *[other] { $count ->
        [one] { $names } wins the game
       *[other] { $names } win the game
    }
}
# The last line of a game: who won, and the first row of what can be done next ($text).
end-won = { $who ->
    [you] you won
    [together] you and { $names } won
   *[other] { $names } { $count ->
       *[other] won
    }
}. { $text }
news-score = { $who ->
    [you] { $together ->
        [yes] you and { $names } score { $points }
       *[no] you score { $points }
    }
   *[other] { $together ->
        [yes] { $names } score { $points }
       *[no] { $names } scores { $points }
    }
}
news-score-own = { $points } for pawns home
news-score-rivals = { $points } for opponents not home
news-score-bonus = bonus { $points }
news-score-total = { $points } in all
news-taken-back = { $name }'s turn is undone

# The first lines of a game.

greeting-colour = { $colour }
greeting-you = { $named ->
    [yes] { $name }, you are { $colour }
    [colour] you are { $colour }, and without a name you are called that
   *[no] you are { $colour }
}
greeting-person = { $name } is { $colour }
greeting-against = against { $names }
greeting-rival-colours = { $who } with { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
greeting-kind = { $kind ->
    [beginner] beginner { $name }
    [casual] casual { $name }
    [steady] steady { $name }
    [strong] strong { $name }
    [champion] champion { $name }
    [bumper] bumper { $name }
    [homebody] homebody { $name }
    [racer] racer { $name }
   *[other] { $name }
}
# several bots that play alike, as with open-kind
greeting-kinds = { $kind ->
    [beginner] the beginners { $names }
    [casual] the casual players { $names }
    [steady] the steady players { $names }
    [strong] the strong players { $names }
    [champion] the champions { $names }
    [bumper] the bumpers { $names }
    [homebody] the homebodies { $names }
    [racer] the racers { $names }
   *[other] { $names }
}
greeting-partner = { $name } is your partner
greeting-again = { end-stay }
greeting-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
greeting-help = { $mode ->
    [lines] type h and Enter for help
   *[keys] h explains the keys
}
# $book: a rule book by its name on the command line
greeting-book = { $book ->
    [parker] Parker rules
    [bounce-home] rules with bouncing from home
    [hobby] hobby rules
   *[hasbro] Hasbro rules
}
# of house rules just counted
greeting-ask = press i and 1 to hear them

# What matters most of a round, one clause.

drama-wins = { $name } can win with { $cards }
drama-loss = you lost { $steps } steps
# $count: how many are named
drama-last = { $names } { $count ->
    [one] has
   *[other] have
} only one pawn to bring in

# What the last news mean for the listener, in at most 25 letters with short names, since a key follows
# on the same line. $pawns: whole noun phrases.

means-bumped = { $name } bumped { $pawns }
means-lost = you lost { $pawns }
means-swapped = { $name } swapped with { $pawns }
means-nothing = nothing of yours changed
means-stuck = you could not move
means-stands = { $where ->
    [home] { $pawn } is home
    [start] { $pawn } is { $board ->
        [target] in the kennel
       *[safety] in start
    }
    [target] { $pawn } is in target { $target }
   *[track] { $pawn } has { $steps } to go
}

# What is told of a game once it is over, after the result.

# A play by which the chance of winning moved most. $turn: how many turns the listener had had by then
story-turned = the turning point was { $who ->
    [you] your { $card } in turn { $turn }
   *[other] { $name }'s { $card } { $turn ->
        [0] before your first turn
       *[other] after your turn { $turn }
    }
}
# $worth: wins in 100 games
story-moved = it { $how ->
    [bumps] bumped { $pawns } and {""}
    [swaps] swapped with { $pawns } and {""}
   *[plain] {""}
}{ $kind ->
    [good] gave you
   *[bad] cost you
} { $worth ->
    [one] 1 win
   *[other] { $worth } wins
} in 100 games
# $cards: one, or all that were dealt at once
story-luckiest = { $count ->
    [one] your luckiest card was the { $cards }
   *[other] your luckiest hand was { $cards }
}
story-luckiest-too = it was your luckiest card too
story-lucky = it gave you { $worth ->
    [one] 1 win
   *[other] { $worth } wins
} in 100 games

# Endings, and the line between two pages.

end-quit = press q again to quit, any other key to stay in the game
end-quit-kept = press q again to quit, your game is saved, or any other key to stay
end-stay = the game goes on
end-goodbye = Goodbye
end-goodbye-kept = Goodbye, the game is saved
end-end-of-input = { $kept ->
    [yes] The input ended, the game is saved
   *[no] The input ended, the game is not finished
}
end-interrupt = { $kept ->
    [yes] You stopped the program, the game is saved
   *[no] You stopped the program, the game is not finished
}
end-hang-up = The terminal was closed
end-terminate = The system ends the program, the game is { $kept ->
    [yes] saved
   *[no] not finished
}
end-failure = Something went wrong, the game is { $kept ->
    [yes] saved
   *[no] not finished
}
end-mistake = { $kept ->
    [yes] something went wrong, your game is saved, the details are in { $file }
   *[no] something went wrong, the details are in { $file }
}
end-failure-file = The program made a mistake, it is written in { $file }
# in a game: q leaves the rest untold
end-more = { $count ->
    [one] 1 more line, Space reads it, q skips it
   *[other] { $count } more lines, Space reads on, q skips them
}
# in a text to read: q leaves the text
end-more-text = { $count ->
    [one] 1 more line, Space reads it, q leaves
   *[other] { $count } more lines, Space reads on, q leaves
}
end-more-sentences = { $count ->
    [one] 1 more sentence, Space reads it, q leaves
   *[other] { $count } more sentences, Space reads on, q leaves
}
end-lost-paste = That paste was too long or had no end, so it is left out

# The board drawn for somebody who sees. Its lines are never spoken; each has at most 39 columns.

# one letter for each colour, all different
board-letter = { $colour ->
    [blue] B
    [yellow] Y
    [green] G
   *[red] R
}
board-signs = { $board ->
    [target] R1 pawn, ro start square, r. targets
   *[safety] R1 pawn, r> slide, ro start, r. safety
}
board-player = { $letter } { $who }, { $start } { $board ->
    [target] in kennel
   *[safety] in start, { $home } home
}
# What is told when the board has been drawn.
board-drawn = the board is drawn above for somebody who sees, { $columns } columns wide

# Words of the game, explained once, in at most ten words.

once-to-go = { $board ->
    [target] to go counts the steps to the first target
   *[safety] to go counts the steps from there to home
}
once-risk = risk 20 is 20 hits in 100 before your turn
once-out = { $board ->
    [target] a king, ace or joker leads out of the kennel
   *[safety] only 1, 2 and Sorry lead out of start
}
once-safe = { $board ->
    [target] a pawn in a target cannot be bumped
   *[safety] nobody can bump a pawn in safety
}
once-slide = a slide carries a pawn on and bumps all there
once-key = a card keeps its key while you hold it
once-past = past the targets is another lap of the board
once-points = the winner earns 5 for each opponent's pawn not home
once-swap = to 36 is 36 to go after the swap
