# The sounds: what each is called and what it means, the gallery, and guessing.

# -- the gallery

sounds-open = there are { $count } sounds on { $pages } pages of nine
sounds-page = page { $page } of { $pages }, a digit plays a sound, h for help
sounds-turned = page { $page } of { $pages }
sounds-item = { $name }, { $number }
sounds-told = { $name }, { $number } of { $count }
sounds-no-such = there is no sound { $number } here, digits 1 to { $count } play
# a line of the list for pipes; $file: the sound's file, $what: a whole sentence
sounds-line = { $number }, { $name }, { $file }. { $what }
sounds-refuse = key { $key } does nothing here, a digit plays, h for help
sounds-leave = those were the sounds
# $reason: why nothing is heard
sounds-silent = { $reason ->
    [no-library] you hear nothing, because the sound library SDL 2 is missing, doctor says how to get it
    [no-files] you hear nothing, because the sound files are not installed
    [no-device] you hear nothing, because no sound device opens
    [busy] you hear nothing, because another program holds the sound device
   *[other] you hear nothing, because the sound device does not answer
}
sounds-unused = { $count ->
    [one] one file of your folder is not used, sorry-a11y doctor names it
   *[other] { $count } files of your folder are not used, sorry-a11y doctor names them
}

# -- help, one sentence a key

sounds-help-digit = a digit plays that sound of the page
sounds-help-take = Enter plays the next sound
sounds-help-next = n turns to the next page
sounds-help-previous = p turns to the page before
sounds-help-list = l lists the page
sounds-help-repeat = r plays the sound again
sounds-help-guess = g lets you guess the sounds of the page
sounds-help-back = Escape leaves

# -- guessing

sounds-guess = which sound is that, 1 to { $count }
sounds-guess-again = that one again, 1 to { $count }
sounds-right = right, { $name }
sounds-wrong = no, the answer is { $name }
sounds-score = { $right } of { $asked } right, Enter goes on
sounds-guess-refuse = key { $key } does nothing here, digits 1 to { $count } guess, r plays again, Escape ends
sounds-guess-go-on = key { $key } does nothing here, Enter goes on, r plays again, Escape ends
sounds-guess-silent = there is nothing to guess while no sound can be heard
sounds-guess-end = { $right } of { $asked } right

# -- names, in a sentence

sounds-name-card-draw = card drawn
sounds-name-card-1 = card 1
sounds-name-card-2 = card 2
sounds-name-card-3 = card 3
sounds-name-card-4 = card 4
sounds-name-card-5 = card 5
sounds-name-card-6 = card 6
sounds-name-card-7 = card 7
sounds-name-card-8 = card 8
sounds-name-card-9 = card 9
sounds-name-card-10 = card 10
sounds-name-card-11 = card 11
sounds-name-card-12 = card 12
sounds-name-card-13 = king
sounds-name-card-sorry = Sorry card
sounds-name-card-joker = { terms-card-joker }
sounds-name-exchange = exchange
sounds-name-hand-folded = hand laid down
sounds-name-step-forward = step forward
sounds-name-step-back = step back
sounds-name-start-exit = pawn out
sounds-name-bump-opponent = bump
sounds-name-bump-own = your pawn bumped
sounds-name-bump-own-half = your pawn bumped half way
sounds-name-bump-own-most = your pawn bumped near home
sounds-name-burn = pawn hit by a 7
sounds-name-slide = slide
sounds-name-safety = safe
sounds-name-target = target
sounds-name-home = home
sounds-name-swap = swap
sounds-name-protected = protected pawn
sounds-name-turn-red = red's turn
sounds-name-turn-blue = blue's turn
sounds-name-turn-yellow = yellow's turn
sounds-name-turn-green = green's turn
sounds-name-your-turn = your turn
sounds-name-handover = hand over the keyboard
sounds-name-win = game won
sounds-name-lose = game lost
sounds-name-round-won = round won
sounds-name-score = points
sounds-name-undo = turn undone
sounds-name-error = refusal
sounds-name-menu-move = next choice
sounds-name-menu-select = choice picked
sounds-name-menu-edge = end of the choices

# -- what each means

sounds-what-card-draw = A card is drawn or laid down.
sounds-what-card-1 = The card is a 1 or an ace, one short high note.
sounds-what-card-2 = The card is a 2, two short high notes.
sounds-what-card-3 = The card is a 3, three short high notes.
sounds-what-card-4 = The card is a 4, four notes that fall.
sounds-what-card-5 = The card is a 5, one long low note.
sounds-what-card-6 = The card is a 6, one long low note and one short high note.
sounds-what-card-7 = The card is a 7, one long low note and two short high notes.
sounds-what-card-8 = The card is an 8, one long low note and three short high notes.
sounds-what-card-9 = The card is a 9, one long low note and four notes that fall.
sounds-what-card-10 = The card is a 10, two long low notes.
sounds-what-card-11 = The card is an 11 or a jack, two long low notes and one short high note.
sounds-what-card-12 = The card is a 12 or a queen, two long low notes and two short high notes.
sounds-what-card-13 = The card is a king, two long low notes and three short high notes.
sounds-what-card-sorry = The card is a Sorry card, a clarinet that steps down and sighs.
sounds-what-card-joker = The card is a joker, four quick notes that leap up and down.
sounds-what-exchange = Partners have exchanged a card.
sounds-what-hand-folded = A player has no card to play and lays down the whole hand.
sounds-what-step-forward = A pawn walks forward.
sounds-what-step-back = A pawn walks backward.
sounds-what-start-exit = A pawn comes out of its start.
sounds-what-bump-opponent = A pawn of somebody else is sent back to its start.
sounds-what-bump-own = One of your own pawns is sent back to its start, from the first third of its way.
sounds-what-bump-own-half = The same from the second third of its way, with two falls.
sounds-what-bump-own-most = The same from the last third of its way, with three falls.
sounds-what-burn = A 7 that passes over a pawn sends it back.
sounds-what-slide = A pawn slides.
sounds-what-safety = A pawn enters its safety zone.
sounds-what-target = A pawn enters its target squares.
sounds-what-home = A pawn is home.
sounds-what-swap = Two pawns change places.
sounds-what-protected = A protected pawn stands in the way.
sounds-what-turn-red = It is red's turn, one level note of an organ.
sounds-what-turn-blue = It is blue's turn, a soft note that rises.
sounds-what-turn-yellow = It is yellow's turn, two quick knocks on wood.
sounds-what-turn-green = It is green's turn, a reedy note that falls.
sounds-what-your-turn = It is your turn.
sounds-what-handover = It is time to hand over the keyboard.
sounds-what-win = You have won the game.
sounds-what-lose = Somebody else has won the game.
sounds-what-round-won = A round has been won.
sounds-what-score = Somebody scores points.
sounds-what-undo = A turn has been undone.
sounds-what-error = You cannot do that.
sounds-what-menu-move = You move to the next choice of a menu.
sounds-what-menu-select = You have picked a choice.
sounds-what-menu-edge = You are at the first or the last choice of a menu.
