# Answers to the keys that ask. $who is you, partner or other.

answer-pawns-own = { $first }
answer-pawns-of = { $name }, { $first }
answer-pawns-at = { $count ->
    [one] pawn { $pawns } { $place }
   *[other] pawns { $pawns } { $place }
}
answer-pawns-all = all four pawns { $place }
answer-all-pawns = all four pawns
answer-pawn-numbers = { $count ->
    [one] pawn { $pawns }
   *[other] pawns { $pawns }
}
answer-to-go = { $board ->
   *[safety] has { $steps } to go
}
answer-target = in target { $target }
answer-safe = safe with { $steps } to go
answer-side = { $who ->
    [you] on your own side
    [none] { $colour ->
        [blue] on the blue side
        [yellow] on the yellow side
        [green] on the green side
       *[red] on the red side
    }
   *[other] on { $name }'s side
}
answer-slide-ahead = a slide begins { $steps } ahead

answer-then-again = { $text }, then draw again
answer-card-any = any card
answer-card-stuck = { $count ->
    [one] you can't play the { $card }
   *[other] you can't play the { $card }
}

answer-hand-empty = you hold no cards
answer-pile = { $count ->
    [one] the pile has 1 card
   *[other] the pile has { $count } cards
}
answer-pile-empty = the pile is empty, all { $count } are shuffled before the next card
answer-gone = none left of { $cards }
answer-unseen = left are { $counts }
# How many cards of a kind are to come; $kind is card- and its name in notation.
answer-kind-left = { $count } { $kind ->
    [card-1] { $count ->
        [one] one
       *[other] ones
    }
    [card-2] { $count ->
        [one] two
       *[other] twos
    }
    [card-3] { $count ->
        [one] three
       *[other] threes
    }
    [card-4] { $count ->
        [one] four
       *[other] fours
    }
    [card-5] { $count ->
        [one] five
       *[other] fives
    }
    [card-6] { $count ->
        [one] six
       *[other] sixes
    }
    [card-7] { $count ->
        [one] seven
       *[other] sevens
    }
    [card-8] { $count ->
        [one] eight
       *[other] eights
    }
    [card-9] { $count ->
        [one] nine
       *[other] nines
    }
    [card-10] { $count ->
        [one] ten
       *[other] tens
    }
    [card-11] { $count ->
        [one] eleven
       *[other] elevens
    }
    [card-12] { $count ->
        [one] twelve
       *[other] twelves
    }
    [card-J] { $count ->
        [one] jack
       *[other] jacks
    }
    [card-Q] { $count ->
        [one] queen
       *[other] queens
    }
    [card-K] { $count ->
        [one] king
       *[other] kings
    }
    [card-A] { $count ->
        [one] ace
       *[other] aces
    }
    [card-joker] { $count ->
        [one] joker
       *[other] jokers
    }
   *[card-sorry] Sorry
}

answer-over = the game is over
answer-turn = { $who ->
    [you] it's your turn
    [colour] { $name }, it's your turn
   *[other] it's { $name }'s turn
}
answer-turn-card = { $who ->
    [you] it's your turn, you drew { $card }
    [colour] { $name }, it's your turn, you drew { $card }
   *[other] it's { $name }'s turn, { $name } drew { $card }
}
answer-turn-give = { $who ->
    [both] it's your turn to choose a card for your other colour
    [you] it's your turn to choose a card for your partner
   *[other] { $name } is choosing a card
}
answer-standing = { $who ->
    [you] you have
   *[other] { $name } has
} { $home ->
    [4] all four
    [0] none
   *[other] { $home }
} { $board ->
    [target] in targets
   *[safety] home
}{ $whole ->
    [yes] {""}
   *[no] { $scores ->
        [yes] ,
       *[no] {" "}and
    } { $steps } to go
}{ $scores ->
    [yes] {" "}and { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] {""}
}
# Partners. $who: you (who plays both), together (you and $names) or other; $count: of $names.
answer-standing-team = { $who ->
    [you] you have
    [together] you and { $names } have
    [each] { $names } each have
    [each-with-you] { $names } each have
   *[other] { $count ->
        [one] { $names } has
       *[other] { $names } have
    }
} { $home ->
    [8] all eight
    [0] none
   *[other] { $home }
} { $board ->
    [target] in targets
   *[safety] home
}{ $whole ->
    [yes] {""}
   *[no] { $scores ->
        [yes] ,
       *[no] {" "}and
    } { $steps } to go
}{ $scores ->
    [yes] {" "}and { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] {""}
}
answer-none-stuck = all your pawns can move
# Why pawns cannot move. $count: how many $pawns are.
answer-why = { $reason ->
    [in-start] { $pawns } { $count ->
        [one] is
       *[other] are
    } in { $board ->
        [target] the kennel
       *[safety] start
    }, only { $starters } brings one out
    [is-home] { $pawns } { $count ->
        [one] is
       *[other] are
    } already { $board ->
        [target] in place
       *[safety] home
    }
    [overshoots] { $pawns } would run past { $board ->
        [target] the last target
       *[safety] home
    }
    [own-pawn] { $pawns } would land on { $other }
    [no-backward] { $pawns } cannot go backward in the targets
    [guarded] a protected pawn blocks { $pawns }
    [lane-blocked] a pawn in the targets blocks { $pawns }
    [not-on-track] { $pawns } { $count ->
        [one] is
       *[other] are
    } not on the track
    [nobody-there] there is nobody for { $pawns } to hit
    [no-rest] nothing could use the rest of the steps after { $pawns }
    [not-yours] { $pawns } { $count ->
        [one] is
       *[other] are
    } not yours to move
    [not-in-start] { $pawns } { $count ->
        [one] is
       *[other] are
    } not in { $board ->
        [target] the kennel
       *[safety] start
    }
    [no-slide] no slide begins where { $pawns } { $count ->
        [one] stands
       *[other] stand
    }
   *[wrong-card] this card can't move { $pawns }
}
answer-barred = { $why ->
    [card] There is no { $card } to play
    [must-play] You can't pass while something can move
    [use] The card { $card } can't be played like that
    [foreign] That is a play of another position
   *[other] That choice isn't offered now
}
# $decisions: as programs write them, such as r 1 r1 out
answer-instead = Choose { $decisions } instead
answer-give = now you choose a card to give away
answer-no-hands = nobody holds cards in this game
answer-bump = { $who ->
    [you] you bumped { $pawns }
   *[other] { $name } bumped { $pawns }
}
# one of them, and where it stood
answer-bump-pawn = { $pawn } at { $steps } to go
# $turns: the turns since
answer-bump-ago = { $turns ->
    [0] in the last turn
    [one] 1 turn ago
   *[other] { $turns } turns ago
}
answer-bump-none = nobody has been bumped yet
# $value: what key minus or equals has set
answer-forced = { $value ->
    [play] now a turn without a choice plays itself
   *[ask] now a turn without a choice waits for a key
}
answer-no-news = there is no news yet
answer-no-earlier = that's the oldest sentence
answer-no-later = that's the newest sentence
# What is near a pawn just named.
answer-near-behind = { $other } is { $steps } behind
answer-near-ahead = { $other } is { $steps } ahead
answer-near-nobody = nobody is near
answer-near-circle = { $board ->
    [target] { $name }'s start square { $steps } ahead
   *[safety] { $name }'s start circle { $steps } ahead
}
answer-near-lane = { $board ->
    [target] targets { $steps } ahead
   *[safety] safety { $steps } ahead
}
answer-near-none = you have no pawn on the track

# The table at a glance. $first: the first pawn; $steps: squares ahead of the own start circle.
answer-track = { $who ->
    [you] from your start { $first }
   *[other] from { $name }'s start { $first }
}
answer-track-at = { $pawn } at { $steps }
answer-track-empty = no pawn is on the track
answer-track-home = { $who ->
    [you] you have { $count }
   *[other] { $name } has { $count }
} { $board ->
    [target] in targets
   *[safety] home
}
answer-hits = you can hit { $pawn } with { $cards }
answer-hits-more = { $pawn } with { $cards }
answer-hits-chance = { $chance } in 100
answer-hits-none = you can hit nobody with one card
answer-goal = { $pawn } gets { $board ->
    [target] into a target
   *[safety] home
} with { $cards }
answer-goal-none = none of your pawns gets { $board ->
    [target] into a target
   *[safety] home
} with one card
answer-winner = { $who ->
    [you] you win
   *[other] { $name } wins
} with { $cards }
answer-winner-none = nobody wins with one card
answer-chances = of 100 games from here { $who ->
    [you] you win
    [together] you and { $names } win
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
} { $wins }
answer-chances-more = { $who ->
    [you] you
    [together] you and { $names }
   *[other] { $names }
} { $wins }

# What a strong player would do and why, the odds of being hit, and the review of a game.

# $number: the option's number in the menu, 0 where it has none
advice-best = { $how ->
    [number] a strong player picks choice { $number }, { $choice }
    [card] a strong player picks { $choice }
   *[other] here is a strong player's choice, { $choice }
}
advice-only = this is your only choice
advice-no-turn = there is nothing to decide now
advice-chance = it wins { $wins } in 100 from here
advice-next = the second best wins { $wins }
advice-alike = the second best is as good
advice-rank = { $what ->
    [cards] { $numbers }
   *[choices] { $count ->
        [one] choice
       *[other] choices
    } { $numbers }
} { $count ->
    [one] wins
   *[other] win
} { $wins } in 100
advice-rank-more = { $what ->
    [cards] { $numbers }
   *[choices] { $count ->
        [one] choice
       *[other] choices
    } { $numbers }
} { $count ->
    [one] wins
   *[other] win
} { $wins }

# Why: what the option does, then what it leaves open. $pawns: pawns as objects.
advice-why-home = it brings { $pawns } home
advice-why-target = it brings { $pawns } into the targets
advice-why-lane = it brings { $pawns } into safety
advice-why-start = it brings { $pawns } out
advice-why-back = { $steps ->
    [0] it bumps { $pawns }
    [one] it bumps { $pawns }, which loses 1 step
   *[other] it bumps { $pawns }, which loses { $steps } steps
}
advice-why-loses = it costs you { $pawns }
advice-why-nearer = { $steps ->
    [one] you gain 1 step
   *[other] you gain { $steps } steps
}
advice-why-farther = { $steps ->
    [one] you lose 1 step
   *[other] you lose { $steps } steps
}
advice-why-safer = { $name } can no longer hit { $pawn } with { $cards }
advice-why-exposed = { $name } can then hit { $pawn } with { $cards }
advice-why-other-exposed = after the second best { $name } could hit { $pawn } with { $cards }
advice-why-other-loses = the second best costs you { $pawns }
advice-why-place = your pawns are just better placed
advice-why-nothing = you have no other choice
advice-why-cards = the cards you keep are worth more

# Odds. $chance: in 100, before your next turn; $count: how many of these cards are left
advice-danger = { $name } can hit { $pawn } with { $cards }
advice-odds-none = nothing can hit { $whom ->
    [you] you before your next turn
   *[anybody] that side before its next turn
}
advice-odds = { $pawn } would be hit { $chance } times in 100
advice-odds-by = by { $name } with { $cards }
advice-odds-left = { $shuffled ->
    [yes] { $count } of them after the shuffle
   *[no] { $count ->
        [one] 1 such card left
       *[other] { $count } such cards left
    }
}
advice-odds-more = { $pawn } would be hit { $chance } times
# $when: of the choice just told, or of the board before it.
advice-odds-when = { $when ->
    [after] then { $first }
   *[now] right now { $first }
}
# $how: a card called by its number, one with a name, or several
advice-odds-swap = { $how ->
    [number] an { $cards }
   *[name] { $cards }
} could swap { $pawns } back

# Review of a game
advice-review-agreed = { $agreed } of the { $decisions } choices were the best.
# How much choices or cards were worth: one game in $share (0: too little to tell), or $whole games.
advice-worth = { $whole ->
    [0] { $share ->
        [0] next to nothing
        [2] half a game
       *[other] one game in { $share }
    }
    [one] a whole game
   *[other] { $whole } games
}
advice-review-worse = { $worse ->
    [0] all your { $choices } choices were the best
    [one] 1 of your { $choices } choices was worse than the best, by { $worth }
   *[other] { $worse } of your { $choices } choices were worse than the best, together by { $worth }
}
advice-review-average = { $than ->
    [less] that is less than in your other games, where it is { $worth } on average
    [more] that is more than in your other games, where it is { $worth } on average
   *[same] that is as in your other games
}
advice-review-none = No choice cost more than 1 game in 100.
advice-review-undecided = This game left nothing to choose.
# $rank: of all choices of the game
advice-review-made = { $rank ->
    [best] best was your turn { $turn }, { $card }
    [worst] worst was your turn { $turn }, { $card }
   *[other] your turn { $turn }, { $card }
}
advice-review-who = { $rank ->
    [best] best was { $name }'s turn { $turn }, { $card }
    [worst] worst was { $name }'s turn { $turn }, { $card }
   *[other] { $name }'s turn { $turn }, { $card }
}
advice-review-took = the choice was { $choice }
advice-review-other = { $rank ->
    [best] the next best was { $choice }
   *[other] better was { $choice }
}
advice-review-wins = which wins { $other } in 100 instead of { $wins }
# How lucky the game was. $worth and $cost: in 100 games, 100 at most, though a game's draws may add up to more.
advice-luck-cards = { $kind ->
    [even] luck favoured nobody
    [good] luck gave you { $worth }
   *[bad] luck cost you { $worth }
}
# What the cards were worth to a player named
advice-luck-of = luck { $kind ->
    [bad] cost
   *[good] gave
} { $name } { $worth ->
    [one] 1 win in 100 games
    [100] a whole win or more
   *[other] { $worth } wins in 100 games
}

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
help-undo = undoes your last turn, the pile is mixed only at a table of friends
help-pawns = where your pawns are
help-opponents = an opponent's pawns, again for the next opponent
help-card = your card and what it does, again for its rule
help-hand = fans out your hand, in Dog and games for points
help-ask = index of more to ask, whose turn, cards left, who is near
help-table = information on the game, its rules, its end, who is there
help-turn = whose turn it is
help-standing = standing, again for cards that bring a pawn home or win, again for the chances
help-cards-left = cards left in the pile, and which kinds are gone
help-danger = dangers after this choice, again in detail, for now, for what you can hit
help-why = why a pawn can't move, or a card can't be played
help-advice = what a strong player would choose, again for all ranked, again for why
help-neighbours = zone around a pawn, who is near, again for the next pawn
help-track = all pawns round the track, in order from your start
help-bump = who bumped whom last
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
ask-bump = Last bump
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
help-word-bump = bump
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

touch-people-asks-undo = { $count ->
    [0] { $name } asks to undo their last turn
   *[other] { $name } asks to undo their last turn, turns of { $names } would be undone too
}
touch-people-asks-seat = { $name } asks to play on in the seat of { $other }, who is away
touch-people-bot-may = a bot may play for { $name } now
touch-people-desk = this is the table menu
touch-people-report-open = why do you report { $name }
touch-decision-key = { "" }
touch-menu-open = Start menu
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = house rules
touch-menu-type-name = type { $what ->
    [setup] a name for this setup
    [person] the name of somebody who plays here too
   *[player] your name
}, or go on without one
touch-setting-open = { menu-settings }
touch-ask-open = what do you want to know
touch-end-quit = do that again to quit, or anything else to stay in the game
touch-end-quit-kept = do that again to quit, your game is saved, or anything else to stay
touch-menu-people = at this device, { $count ->
    [0] just you
   *[other] { $names } too
}
touch-help-quit = quits, when you pick it once more
touch-decision-forced-offer = a turn without a choice plays itself, the settings can make it wait
touch-decision-go-on = more follows
touch-once-key = you choose a card first, then a pawn
touch-menu-newcomer-choose = a choice plays when you pick it
touch-menu-newcomer-ask = the buttons below tell where your pawns are, and more
touch-menu-newcomer-hand = the buttons below tell your hand, where your pawns are, and more
touch-hall-type-name = type a name of your own
touch-hall-tables-open = { $count ->
    [0] no table is open
    [one] 1 table is open
   *[other] { $count } tables are open
}
touch-hall-people-open = { $count ->
    [one] 1 other person is here
   *[other] { $count } others are here
}
touch-hall-friends-open = your friends
touch-hall-more-open = { hall-more }
touch-hall-person-open = this is { $name }
touch-hall-you-open = your name is { $name }
