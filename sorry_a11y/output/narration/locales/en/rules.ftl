# The rules in words. No message holds a digit: every number and every card's name is a value
# taken from the rule book. One sentence a message, the numbers are those of the points.

# Cards as they are called. $rest is a row of words so far, $last the word that follows.
rules-run = { $first } to { $last }
rules-deck-each = { $kinds ->
    [1] { $count } of the { $cards }
   *[other] { $count } each of { $cards }
}

# The head of a page
rules-title-intro = The rule book { $preset }
rules-intro-hasbro = This is Sorry! as in the Hasbro leaflet, in its Italian and its English text.
rules-intro-parker = This is Sorry! as in the German Parker leaflet.
rules-intro-bounce-home = This is Sorry! as in a Chinese article, which lets pawns bounce back from home.
rules-intro-hobby = This is Sorry! as on a German hobby page.
rules-intro-dog = This is Dog with rummy cards, as on a page for players of braille games.
rules-aim-sorry = Bring your { $pawns } pawns home before the others do.
rules-aim-dog = Bring your pawns and your partner's home into your targets before the other team does.
rules-house = This game has house rules, { $changes }.
rules-change = { $option } { $value }

# Titles
rules-title-setup = Setting up
rules-title-turns = Turns and cards
rules-title-out = Leaving start
rules-title-moving = Moving
rules-title-seven = The { $splitter }
rules-title-back = The { $backers-both }
rules-title-eleven = The { $swapper }
rules-title-sorry = The card { $taker }
rules-title-slides = Slides
rules-title-safety = Diamond and safety zone
rules-title-home = Home and the end
rules-title-teams = Teams
rules-title-points = Points and hands of { $hand }
rules-title-clashes = Where the rule books disagree
rules-title-options = House rules
rules-title-dog-board = The board
rules-title-dog-cards = Cards and deals
rules-title-dog-turn = A turn
rules-title-dog-functions = What the cards do
rules-title-dog-hitting = Bumping and protection
rules-title-dog-targets = The targets
rules-title-dog-partners = Partners and the end

# Setting up
rules-1-players = Each of { $fewest } to { $seats } players takes a colour and its { $pawns } pawns.
rules-1-opposite = Two players sit opposite each other as { $side }, unless they choose otherwise.
rules-2-full = All { $pawns } pawns of a colour begin in start.
rules-2-quick = One pawn of each colour begins on its start circle, the other { $waiting } in start.
rules-2-offer = A quicker game, with start set to quick, puts one pawn of each colour on its start circle.
rules-3-lot = The first player is chosen at random.
rules-3-next = The winner goes first in the next round.
rules-3-draw = Everybody draws a card, and whoever draws { $best } goes first, or else the highest number.
rules-3-ties = If several tie for it, they draw again.
rules-3-back = Then the cards go back, and all are shuffled again.
rules-3-again = Every round begins with such a draw.

# Turns and cards
rules-4-forward = Forward is clockwise.
rules-4-turns = Turns go round clockwise too.
rules-4-seats = Clockwise the colours are { $colours }.
rules-4-track = The track has { $track } squares.
rules-4-numbers = Squares are numbered clockwise from zero to { $last }, and zero lies just before the first red slide.
rules-5-deck = There are { $deck } in the deck of { $cards } cards.
rules-5-missing = No card is called { $missing }.
rules-6-empty = When the pile is empty, the discards are shuffled into a new one.
rules-7-discard = Played cards go face up on the discards.

# Leaving start
rules-8-out = A pawn comes out of start with { $starters }, and stands on its start circle.
rules-8-only = Apart from that, only { $taker } takes a pawn out of start.
rules-8-only-parts = Apart from that, only { $taker } and parts of a { $splitter } take a pawn out of start.
rules-8-no-step = Coming out uses up the card, the pawn takes no further step.
rules-9-choice = Whether you start a pawn with { $starters } or move one is your choice.
rules-10-own = No pawn comes out while another of its colour stands on the circle.
rules-10-foreign = A pawn of another colour that stands there is bumped back to its start.
rules-11-again = After a { $again } the same player goes on with another card, even if the { $again } could move nothing.
rules-11-won = If the { $again } has won, the game is over instead.

# Moving
rules-12-plain = With { $plain }, move one pawn that many squares forward.
rules-12-must = You must move if you can, even if it hurts you.
rules-12-but = You may decline only the swap of an { $swapper }.
rules-13-own = You cannot end a move on a square where another pawn of the same colour stands.
rules-13-bump = A pawn of another colour that stands there is bumped back to its start.
rules-13-others = If one move is not allowed, you may still make any other.
rules-14-pass = Pawns may pass over others, own or not, and every square counts.

# The 7
rules-15-whole = A { $splitter } takes one pawn { $seven } forward.
rules-15-two = Or { $parts } different pawns that are already out share the { $seven }, all forward, in parts of at most { $most }.
rules-15-no-start = No part brings a pawn out of start.
rules-15-cards = Or { $parts } different pawns share it, and each part acts as the card of its number.
rules-15-part-out = So a part of { $starters } may bring a pawn out of start.
rules-15-part-again = After a part of { $again } you go on with another card.
rules-15-part-back = A part of { $backer } goes { $back } back.
rules-15-part-six = A part of { $most } goes forward, though no card has that number.
rules-15-twice = Two ways to the same places are two choices if only one of them lets you go on.
rules-15-rest = All { $seven } must be used, so if a part takes one pawn home, another pawn needs to move the rest.
rules-16-order = You make the parts one after the other, and each finds the board as the last one left it, after its slide and its bumps.
rules-16-legal = Every part must be allowed when you make it.

# The 4 and the 10
rules-17-back = A { $backer } takes one pawn { $back } back.
rules-18-either = A { $turner } takes one pawn { $turner-on } forward or { $turner-back } back, as you like.
rules-18-must = If only one of the two is possible, you must do it.

# The 11
rules-19-either = An { $swapper } takes one pawn { $swap-steps } forward, or swaps a pawn of yours with an opponent's.
rules-19-decline = You may decline the swap when no pawn of yours can go { $swap-steps } forward.
rules-19-forced = You must swap when no pawn of yours can go { $swap-steps } forward.
rules-20-both = Both pawns of a swap must stand on the track, not in start, in safety or at home.
rules-20-walk = No { $swapper } moves a pawn that stands in its safety zone.
rules-21-slide = Your own pawn slides after a swap onto a triangle as after any move.
rules-21-other = The opponent's pawn does not slide.
rules-21-bump = Every pawn on that slide is bumped, the swapped pawn too.

# Sorry!
rules-22-take = { $taker } puts a pawn from your start on the square of an opponent's pawn, which is bumped back to its start.
rules-22-track = Only a pawn on the track can be taken, not one in start, in safety or at home.
rules-22-lost = The card is lost if you have no pawn in start, or if no opponent stands on the track.
rules-23-slide = A pawn put on a triangle by { $taker } slides as after any move.

# Slides
rules-24-others = You must slide, so a pawn that ends any move on a triangle of another colour slides to the end.
rules-24-optional = You may slide, so a pawn that ends any move on a triangle of another colour slides to the end or stays.
rules-24-stay = A pawn on a triangle of its own colour stays there.
rules-24-occupied = No pawn may land on a triangle where one of its own colour stands, whether or not it would slide on.
rules-24-own = Pawns slide only on their own colour, so a pawn that ends any move on a triangle of its own colour slides to the end.
rules-24-own-stay = A pawn on a triangle of another colour stays there.
rules-25-end = The slide ends on its last square, the one with the circle.
rules-26-all = All other pawns on the slide are bumped back to their start, your own too.
rules-26-triangle = A pawn of the same colour on the triangle itself makes the move illegal instead.
rules-27-lengths = Each colour has slides of { $lengths } squares, triangle and end included.
rules-27-where = Red slides run over squares { $runs }.
rules-27-next = The slides of each next colour lie { $spacing } squares further on.

# Diamond and safety zone
rules-28-turn = Going forward, a pawn never passes the diamond of its own colour but turns into its safety zone before it.
rules-28-pass = Backward moves, swaps and { $taker } may take it past.
rules-28-where = Red pawns turn in after square { $door }, the red diamond is square { $diamond }, the red start circle square { $circle }.
rules-28-beyond = A pawn that was brought onto its own diamond goes on forward round the board.
rules-29-back = A pawn that has gone back at least { $enough } squares behind its start circle may go forward into its safety zone, without a lap.
rules-29-example = So after { $back } back from the circle home is { $near } steps away, not { $lap }.
rules-30-own = Only pawns of its colour enter a safety zone, which has { $lane } squares.
rules-30-forward = They enter it by forward moves only.
rules-30-safe = Nobody can bump or swap a pawn in there.
rules-31-out = Back moves with { $backers } work inside the safety zone too and lead out onto the track, where the pawn can bump and be bumped.
rules-31-must = You must make them like any other move.
rules-32-triangle = Backward moves that end on a triangle slide like forward ones.
rules-32-round = A move counts even if it ends where it began, as when a slide leads back there.

# Home and the end
rules-33-exact = A pawn needs the exact count to get home.
rules-33-bounce = A pawn needs no exact count to get home, because steps left over lead back out of it.
rules-33-bounce-out = They may lead out of the safety zone, and where they end the pawn bumps and slides.
rules-33-bounce-same = A bounce counts as a move even if it ends where it began.
rules-33-stay = A pawn whose move has ended at home stays there.
rules-34-win = The first to have all { $pawns } pawns at home wins.
rules-35-pass = If you can't move, you pass.

# Teams
rules-teams-when = These rules hold when { $seats } play in teams.
rules-teams-now = These rules hold in this game, which you play in teams.
rules-36-sides = Two teams play, { $side } against { $other-side }.
rules-36-any = Every card may move your own pawns or your partner's, { $all-pawns } in all.
rules-37-partner = A pawn that lands on a partner's pawn bumps it like any other.
rules-37-own = It still cannot land on a pawn of its own colour.
rules-38-start = With { $starters } you may start or move a pawn of either colour.
rules-38-second = The card that follows a { $again } may move any pawn of the team.
rules-39-any = A { $splitter } may be shared by any of the { $all-pawns } pawns, by up to { $team-parts } of them.
rules-39-once = Each of them gets one part.
rules-39-two = A { $splitter } may be shared by any { $team-parts } of the { $all-pawns } pawns, both of the partner's included.
rules-40-first = Opponents come first, so { $taker } bumps one of theirs if one stands on the track.
rules-40-team = If none does, it must bump a pawn of your own team on the track.
rules-40-team-colour = The pawn from start is then of the other colour than the one that it bumps.
rules-40-partner = If none does, it must put a pawn of yours on the square of a pawn of your partner's on the track.
rules-40-lost = If that is impossible too, you lose the card.
rules-40-penalty = If it can do nothing, a pawn of your team must go back to its start.
rules-40-penalty-where = That pawn stands on the track or in safety, never at home.
rules-41-swap = You can swap only with opponents.
rules-42-home = When you have all { $pawns } at home, you go on drawing cards and move your partner's pawns.
rules-43-win = The first team to have all { $all-pawns } pawns at home wins.
rules-44-colour = Slides go by the colour of the pawn that moves, so a partner's triangle is of another colour.

# Points
rules-points-when = These rules hold when you play for points.
rules-points-now = These rules hold in this game, which you play for points.
rules-45-quick = { rules-2-quick }
rules-45-full = { rules-2-full }
rules-45-offer = With start set to quick, one of them begins on its start circle.
rules-46-hand = Everybody is dealt { $hand } cards.
rules-46-turn = In your turn you play one card of your hand and draw another.
rules-46-hidden = You hide your hand from the others.
rules-47-dead = If you can play no card of your hand, you discard one of your choice, draw another, and your turn ends.
rules-48-must = If you can play a card, you must play one.
rules-48-which = Which one is your choice.
rules-48-penalty = In teams you cannot play a { $taker } that could only send a pawn of your own team back.
rules-49-again = After a { $again } you draw first and then play another card if you can.
rules-49-part = A part of { $again } of a { $splitter } does the same.
rules-49-end = If you can't, your turn ends, and you discard nothing.
rules-49-nothing = You cannot play a { $again } that can move nothing.
rules-50-dead = If an { $swapper } allows only a swap, you need not play it, and may treat your hand as one that cannot be played.
rules-50-forced = If an { $swapper } allows only a swap, you must play it when you can play nothing else.
rules-51-round = A round ends when somebody has all pawns at home, and that player wins the round.
rules-51-match = The highest total wins in the end.
rules-51-team = Partners have one score together.
rules-52-all = Everybody scores { $each } points for each of their own pawns at home.
rules-52-none = Your own pawns at home score nothing, and only the winner of the round scores.
rules-53-others = The winner of the round scores { $each } points for each pawn of the others that is not at home.
rules-54-first = The winner scores { $bonus-first } more if no other has more than { $limit-first } pawns at home.
rules-54-second = The winner scores { $bonus-second } if no other has more than { $limit-second } at home.
rules-54-third = The winner scores { $bonus-third } if { $limit-third ->
    [0] nobody else has a pawn
   *[other] no other has more than { $limit-third }
} at home.
rules-54-sum = These bonuses add up, to { $bonuses } at most.
rules-54-highest = Only the highest of these bonuses counts, { $bonuses } at most.
rules-54-example = If you shut out { $others } others, you score { $shut-out }.
rules-55-open = One round is the whole game, unless you ask for more rounds or for a target of points.
rules-55-rounds = The whole game is { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
rules-55-target = The game ends with the round in which somebody reaches { $target } points.
rules-55-tie = If several share the highest total, they win together.

# Dog, the board
rules-d1-track = The track has { $track } squares, { $spacing } for each of the { $seats } colours.
rules-d1-numbers = Squares are numbered clockwise from zero to { $last }.
rules-d1-start = Start squares are { $exits }, for { $colours }.
rules-d1-kennel = Each colour has { $pawns } pawns, which begin in its kennel, and { $lane } targets.
rules-d2-before = Pawns enter the targets from the square before the start square, which is { $doors }.
rules-d2-on = Pawns enter the targets from the start square itself.
rules-d2-lap = From the start square it is { $lap-first } steps to the first target.

# Cards and deals
rules-d3-packs = The cards are { $packs } packs of rummy cards with { $jokers } jokers, { $cards } in all.
rules-d3-each = There are { $kind } cards of every kind, apart from the jokers.
rules-d4-deals = Deals of { $sizes } cards each follow one another, and then { $largest } again.
rules-d4-shuffle = When the pile cannot cover a deal, all cards are shuffled together first.
rules-d4-cycle = A full round of deals takes { $cycle } cards.
rules-d5-give = After every deal you give your partner one card of your choice, which the others do not see.
rules-d5-look = You do so before you see the card that you get.
rules-d5-always = You can't skip it, however small the deal.
rules-d6-lot = The first player of the first deal is chosen at random.
rules-d6-next = Every deal begins with the next player clockwise.

# A turn
rules-d7-turn = Turns go clockwise, and in your turn you play one card openly and do what it says.
rules-d8-cannot = You cannot play a card if you cannot do what it says.
rules-d8-must = { rules-48-must }
rules-d8-fold = If you can't play any card, you show your hand, lay it down and sit out the rest of the deal.

# What the cards do
rules-d9-out = A pawn comes out of its kennel onto its start square with { $starters }.
rules-d10-value = With { $plain }, move one pawn exactly that many squares forward.
rules-d11-four = A { $turner } takes one pawn { $turner-on } forward or { $turner-back } back.
rules-d11-ring = Backward moves stay on the track, never inside the targets or into them.
rules-d11-start = You may go back from the start square, and then { $near-first } to { $near } steps forward reach the targets.
rules-d12-queen = A { terms-card-Q } takes one pawn { $queen } forward.
rules-d12-king = A { terms-card-K } brings a pawn out, or takes a pawn { $king } forward.
rules-d12-ace = An { terms-card-A } brings a pawn out, or takes a pawn { $ace } forward.
rules-d13-any = A { $swapper } swaps a pawn of yours with any other on the track, whoever owns it, you included.
rules-d13-own = If you swap two pawns of your own, nothing changes.
rules-d13-foreign = A { $swapper } swaps a pawn of yours with one of another colour on the track.
rules-d13-nobody = If there is nobody to swap with, you cannot play it.
rules-d13-not = You can never swap pawns that have just come out, pawns in targets, or protected pawns of another colour.
rules-d13-owner = You may swap your own protected pawn once it has come round to its start square.
rules-d14-steps = A { $splitter } is { $seven } single steps forward, shared by your pawns as you like, in any order.
rules-d14-hit = Every step bumps whoever stands on its square, your own pawns and your partner's too.
rules-d14-all = You must use all { $seven }, or else you cannot play the { $splitter }.
rules-d14-guard = It neither passes nor bumps a protected pawn, and no pawn passes another in the targets.
rules-d14-door = Where the targets begin, each pawn may turn in or go past.
rules-d14-kennel = It brings no pawn out of its kennel.
rules-d14-partner = Once your last pawn is in, the rest goes to your partner's pawns.
rules-d15-joker = A { $wild } does what any other card does.
rules-d15-seven = As a { $splitter } you share it and it bumps on the way like one.

# Bumping and protection
rules-d16-hit = A pawn that ends its move where another stands bumps it back to its kennel, even one of its own colour.
rules-d16-out = The same holds for a pawn that comes out, unless the other is protected.
rules-d17-start = Every pawn on the start square of its own colour is protected, nobody else can bump or move it.
rules-d17-fresh = A pawn that has just come out onto its start square is protected until it moves, nobody else can bump or move it.
rules-d17-jack = A pawn that a { $swapper } put there, or that came round, is not protected.
rules-d17-targets = Pawns in their targets cannot be bumped or moved by others.
rules-d18-pass = No pawn can pass a protected pawn, forward, back or with a { $splitter }.
rules-d18-own = That holds for pawns of the same colour too.
rules-d18-lane = It blocks the way into its targets as well.
rules-d18-out = No second pawn comes out while a protected pawn stands on the start square.

# The targets
rules-d19-exact = A pawn needs the exact count to enter a target.
rules-d19-jump = No pawn passes another in the targets.
rules-d19-inside = Pawns may move forward inside the targets.
rules-d20-both = Where the targets begin, a pawn may turn in or go past, for another lap.
rules-d21-lap = A pawn that has just come out has the whole lap before it, unless it goes back.
rules-d21-left = A pawn may turn in only after it has left its start square once.

# Partners and the end
rules-d22-own = At first you move pawns of your own colour only.
rules-d22-partner = Once all { $pawns } of yours are in their targets, your cards move your partner's pawns.
rules-d22-both = Your partner goes on playing too.
rules-d23-win = The first team to have all { $all-pawns } pawns in their targets wins.
rules-d23-whole = You must use up the last card, a { $splitter } too.
rules-d24-four = There is one player for each of the { $seats } colours.
rules-d24-two = There are { $fewest } players, who each take { $per-seat } colours that face each other.
rules-d24-two-give = Each colour has its own hand and its own turn, and these two hands exchange cards.
rules-d24-teams = Colours that face each other are partners, { $side } against { $other-side }.
rules-d25-talk = Partners do not tell each other what they hold.

# Where the sources are at odds. The option that decides, if one does, is told after it.
rules-clash-option = Option { $option } decides, and here it is { $value }.
rules-clash-3 = The Parker leaflet has everybody draw for the first turn, the others let the players choose.
rules-clash-5 = The number of cards differs from edition to edition.
rules-clash-6 = The Italian leaflet shuffles the discards when the last card is drawn.
rules-clash-6-here = Here they are shuffled when somebody needs a card and none is left, the last one among them.
rules-clash-8 = The Parker leaflet lets a pawn that was sent back come in again in the next round.
rules-clash-8-here = Here it comes in as soon as a card of its player lets it, in the same round too.
rules-clash-9 = The Chinese article says in one place that a { $starter } must start a pawn, in another that it may.
rules-clash-9-here = Here it may.
rules-clash-11 = The German hobby page says that you may draw after a { $again }, the others that you do.
rules-clash-11-here = Here you always do.
rules-clash-13 = The Chinese article has you skip your turn when a move ends on a pawn of your own.
rules-clash-13-here = Here such a move is not allowed and any other must be made, and you pass only if there is none.
rules-clash-15 = The Parker leaflet shares a { $splitter } between pawns in play, and in the next sentence lets a part of it bring one into play.
rules-clash-15-read = We read this as each part acting as the card of its number.
rules-clash-15-others = The other sources let no part start a pawn.
rules-clash-18-hobby = The German hobby page may mean that a { $turner } goes back only if it cannot go forward.
rules-clash-18-here = Here it is your choice.
rules-clash-18-name = The Italian leaflet lists the { $backers-both } as cards that move backward, though the { $turner } goes forward too.
rules-clash-18-both = Here the { $turner } can do either.
rules-clash-19-parker = The Parker leaflet wants every instruction obeyed, but the others let you decline the swap.
rules-clash-19-half = The Chinese article would let you skip an { $swapper } as soon as one half of it is impossible.
rules-clash-19-read = We read it like the other sources, so you must do what is possible.
rules-clash-24 = The Parker leaflet says that you may slide, the others that you do, and a later Hasbro edition slides on your own colour only.
rules-clash-28 = The Parker leaflet says that an { $swapper } throws an opponent out when it brings a pawn past the diamond.
rules-clash-28-here = Here an { $swapper } swaps past it and throws nobody out.
rules-clash-29 = The Chinese article asks for more than { $enough } squares behind the start, the others for at least { $enough }.
rules-clash-29-here = Here { $enough } are enough.
rules-clash-33 = The Chinese article lets steps left over bounce back from home, the others ask for an exact count.
rules-clash-39 = The Italian leaflet shares a { $splitter } among all pawns of a team, the others between two.
rules-clash-40 = When { $taker } finds no opponent, the Italian leaflet bumps a pawn of the team, the German ones a partner's, and the Chinese article sends one back.
rules-clash-40-must = The Italian leaflet and the German sources say that a team must use { $taker }.
rules-clash-40-read = We take this to hold if the team has a pawn in start, and otherwise the card is lost.
rules-clash-44 = The Parker leaflet has pawns slide on an opponent's triangle, and keeps all rules for teams, where a partner is no opponent.
rules-clash-44-here = Here only the colour of the pawn counts, and a partner's triangle is of another colour.
rules-clash-45 = The Italian leaflet does not say how a game for points begins, the others begin with one pawn on the circle.
rules-clash-52 = The German hobby page gives nothing for own pawns at home, the others do.
rules-clash-54 = No source says whether the bonuses add up or only the highest counts.
rules-clash-d16 = The source puts a bumped pawn back on the start square, where it would be protected.
rules-clash-d16-read = We read this as the kennel.
rules-clash-d17 = The source protects pawns on a start square from being bumped, and pawns on the start square of their own colour from being passed.
rules-clash-d17-read = We read both as the start square of their own colour.
rules-clash-d22 = The source has you play your partner's pawns once all of your partner's are in, when none are left to play.
rules-clash-d22-read = We read this as, once all of your own are in.

# Options and what their values mean
rules-options-opening = You can set each of these on its own, over any rule book of this game, with the option rules of the command play.
rules-option-is = Option { $option } is { $value } here.
rules-option-set = With { $option } set to { $value }, { $meaning }.
rules-set-start-full = all pawns begin in start
rules-set-start-quick = one pawn of each colour begins on its start circle
rules-set-first-random = the first player is chosen at random
rules-set-first-draw = everybody draws a card, and { $best } or the highest number goes first
rules-set-home-exact = a pawn needs the exact count to get home
rules-set-home-bounce = steps left over at home lead back out of it
rules-set-seven-forward = both parts of a { $splitter } go forward and neither starts a pawn
rules-set-seven-cards = each part of a { $splitter } acts as the card of its number
rules-set-eleven-decline = you may decline the swap of an { $swapper }
rules-set-eleven-forced = an { $swapper } that allows only a swap must be played as a swap
rules-set-slide-others = pawns must slide on triangles of other colours
rules-set-slide-optional = pawns may slide on triangles of other colours or stay
rules-set-slide-own = pawns slide on triangles of their own colour only
rules-set-team-sorry-team = a { $taker } that finds no opponent bumps a pawn of your own team
rules-set-team-sorry-partner = a { $taker } that finds no opponent bumps a pawn of your partner's
rules-set-team-sorry-penalty = a { $taker } that can do nothing sends a pawn of your own team back to its start
rules-set-team-seven-any = a { $splitter } in teams may be shared by any of the team's pawns
rules-set-team-seven-two = a { $splitter } in teams may be shared by two of the team's pawns
rules-set-own-points-all = everybody scores for their own pawns at home
rules-set-own-points-none = your own pawns at home score nothing
rules-set-bonus-sum = the bonuses of the winner add up
rules-set-bonus-highest = only the highest bonus of the winner counts
rules-set-deck = the deck has { $cards } cards, { $ones } of them a { $starter }
rules-set-board-40 = the targets begin before the start square
rules-set-board-64 = the targets begin on the start square
rules-set-protect-start = every pawn on the start square of its own colour is protected
rules-set-protect-fresh = only a pawn that has just come out is protected
rules-set-jack-any = a { $swapper } may swap two pawns of the same colour
rules-set-jack-foreign = a { $swapper } swaps only pawns of different colours
rules-set-jokers = the deck has { $cards } cards
rules-set-seats-4 = every player has one colour
rules-set-seats-2 = every player has two colours that face each other

# In what one rule book departs from another
rules-same = There is no difference, because { $preset } and { $base } have the same rules.
rules-other-game-sorry = Sorry! is another game, played with cards of its own.
rules-other-game-dog = Dog is another game, played with rummy cards in teams.
rules-teams-differ = You play in teams, { $side } against { $other-side }.
rules-points-differ = You play for points, and everybody holds { $hand } cards.
rules-points-start-differ = A game for points begins with one pawn of each colour on its start circle.

# Reference cards, one line a card, 40 columns at most
rules-card-title = { $preset }, { $cards } cards
rules-card-line = { $name } { $moves }
rules-card-or = { $rest }, or { $last }
rules-card-out = start a pawn
rules-card-forward = forward { $steps }
rules-does-out = start a pawn
rules-does-steps = { $way ->
    [back] back { $steps }
   *[forward] forward { $steps }
}
rules-does-swap = { $others ->
    [rivals] swap with an opponent
    [foreign] swap with another player's pawn
   *[anyone] swap two pawns
}
rules-does-sorry = put a pawn from start in an opponent's place
rules-does-split = { $acting ->
    [cards] split over two pawns, each part as the card of that number
   *[steps] { $pawns ->
        [2] split over two pawns
       *[other] split over your side's pawns
    }
}
rules-does-burn = { $steps } single steps shared among your pawns, which bump all on the way
rules-card-back = back { $steps }
rules-card-split = split over { $pawns } pawns
rules-card-share = split over up to { $pawns } pawns
rules-card-parts = { $pawns } parts as cards
rules-card-share-parts = up to { $pawns } parts as cards
rules-card-burn = shared in single steps, bumping all
rules-card-swap-rivals = swap with an opponent
rules-card-swap-foreign = swap with another colour
rules-card-swap-anyone = swap with any pawn
rules-card-sorry = from start onto an opponent
rules-card-wild = as any other card
rules-card-again = { $moves }, draw again
rules-card-play-again = { $moves }, play again
