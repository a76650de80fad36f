# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
doors-play = { $says }, { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }.
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
doors-may-pass = { $count ->
    [0] { $kind ->
        [draws] Nothing can move, so the player passes and draws another card.
        [stuck] This card cannot be played.
        [dead] No card can be played, so the player discards one.
        [folds] No card can be played, so the player lays down the hand.
       *[drawn] Nothing can move, so the player passes.
    }
   *[other] { $kind ->
        [dead] The player need not play any card, and may discard one instead.
       *[drawn] The player may pass instead.
    }
}

# -- what is wrong with a line

doors-empty-line = The line is empty. Give one JSON object a line.
doors-long-line = The line is longer than a million bytes. A query takes a few hundred.
doors-not-utf-8 = The line is not UTF-8 text. Give one JSON object a line.
doors-broken-json = The line is not JSON, character { NUMBER($column, useGrouping: 0) } is wrong. Give one JSON object a line.
doors-too-deep = The line is nested too deeply. Give one JSON object with the keys of a query.
doors-huge-number = A number in the line has too many digits. No value needs more than three.
doors-no-number = { $given } is not a number in JSON. Give one JSON object a line.

# -- what is wrong with a query

doors-no-object = The query is not an object. Give a JSON object with game, pawns, turn, and card or hand.
doors-key-twice = { $given } is there twice. Give it once.
doors-unknown-key = There is no key { $given }. The keys are { $accepted }.
doors-missing-key = The key { $key } is missing. A query needs game, pawns, turn, and card or hand.
doors-card-and-hand = A query has a card or a hand, not both.
doors-no-card = A query needs a card or a hand.
# $where: a key, a colour or an option
doors-wrong-type = The value of { $where } is of the wrong kind. It must be { $wanted ->
    [text] a text
    [flag] true or false
    [object] an object
    [value] a text or a small whole number
   *[list] a list of texts
}.
doors-pawns-text = { $given } has no colon. Write the pawns like red: start, 12, safety 2, home; yellow: start, start, 0, start
doors-unknown-colour = There is no colour { $given }. The colours are { $accepted }.
doors-colour-count = { $count ->
    [0] No colour has pawns.
    [one] Only one colour has pawns.
   *[other] { $count } colours have pawns.
} Give two to four of { $accepted }.
doors-not-playing = It cannot be the turn of { $given }, which has no pawns. The colours that play are { $accepted }.
doors-pawn-count = { $count ->
    [one] { $colour } has one pawn.
   *[other] { $colour } has { NUMBER($count, useGrouping: 0) } pawns.
} Every colour has four.
doors-unknown-place = { $colour } cannot stand on { $given }. Places are { $accepted }.
doors-two-pawns = { $one } and { $two } both stand on { $place }. That place holds one pawn.
doors-no-fresh = This game has no fresh pawns. Leave out the key fresh.
doors-unknown-pawn = There is no pawn { $given }. Pawns are red 1 to red 4, and blue, yellow and green likewise.
doors-not-fresh = { $pawn } is not fresh. A fresh pawn stands on the square where it came out, for this colour square { $square }.
doors-unknown-card = There is no card { $given }. The cards are { $accepted }.
doors-hand-count = { $count ->
    [0] The hand has no card.
    [one] The hand has one card.
   *[other] The hand has { NUMBER($count, useGrouping: 0) } cards.
} Give 1 to { $most }.
doors-too-many-cards = The hand has { $count } cards { $card }. The deck has { $most }.

# -- what is wrong with a decision

doors-unknown-decision = { $given } names no decision. Write one like r 7 r1+3 r2+4, or b pass.
doors-seats = Seats must be two to four of the numbers 0 to 3, in this order.

# -- what is wrong with wishes for a game

doors-unknown-game = There is no game { $game }. The games are { $accepted }.
# $where: the game
doors-near = There is no { $given }. Did you mean { $nearest }?
doors-no-option = { $where } has no option { $given }. The options are { $accepted }.
# $where: the option
doors-no-value = There is no { $given }. The values of { $where } are { $accepted }.
doors-teams-seats = Teams need four players. Take four colours, or leave teams out.
doors-partners-seats = { $game } needs all four colours, because partners sit opposite each other.
doors-dog-teams = { $game } is always played in teams. Leave teams out.
doors-dog-points = { $game } keeps no points. Leave out points, rounds and target.
doors-points-only = Rounds and a target belong to the points game. Ask for points too, or leave them out.
doors-no-quick = { $game } has no quick game of its own. Ask for the rule start=quick instead.

# -- simulate

doors-unknown-bot = There is no bot { $given }. The bots are { $accepted }.
# $accepted: how many there can be
doors-bot-count = { $count ->
    [0] No bot was given.
    [one] Only one bot was given.
   *[other] { NUMBER($count, useGrouping: 0) } bots were given.
} Give { $accepted }.
doors-game-count = { NUMBER($count, useGrouping: 0) } games cannot be played. Give a number from 1 on.
doors-job-count = { NUMBER($count, useGrouping: 0) } processes are not possible. Give 0 for all cores, or a number from 1 on.
doors-progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games are played.
doors-minutes-left = { $minutes ->
    [one] About one minute is left.
   *[other] About { NUMBER($minutes, useGrouping: 0) } minutes are left.
}
# $mean: turns on average, rounded
doors-games = { $games ->
    [one] One game, { NUMBER($longest, useGrouping: 0) } turns.
   *[other] { NUMBER($games, useGrouping: 0) } games, { NUMBER($mean, useGrouping: 0) } turns on average, { NUMBER($longest, useGrouping: 0) } in the longest.
}
# $colours: one colour, or two that one bot plays
doors-wins = { $wins ->
    [one] One win
   *[other] { NUMBER($wins, useGrouping: 0) } wins
} for { $colours }, played by { $bot }, { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } in 100 with 95 % certainty.
doors-speed = { NUMBER($speed, useGrouping: 0) } turns a second.
