"""Source 004, Dog with rummy cards."""

from __future__ import annotations

from tests.output.rulebook.written_pages.reading import sections

SECTIONS = sections("""
= game 1
kept D24 seats=4 | A race game for four.
= material 1
kept D1 D3 | A Mensch-ärgere-dich-nicht board, four pawns of each of four colours, rummy cards.
= rules 5
kept D1 board=40 | Play is on that board.
kept D23 | The own pawns and the partner's are to be in their targets first.
kept D24 | Two teams, of colours that face each other.
kept D7 | Cards take the place of the die.
kept D1 | The four pawns begin off the track.
= rounds 5
kept D4 | Play goes in rounds.
kept D4 | Each begins with a deal.
kept D4 | Six cards in the first, five in the second, two in the fifth.
kept D4 | Then six again.
kept D5 | Everybody gives a card to the partner, unseen by the others, and takes one.
= turn 4
kept D6 | The first player moves one place to the left with every round.
kept D7 | The first player plays a card openly and carries it out.
kept D10 | With most cards an own pawn moves exactly by its value.
silent | What differs follows.
= cards 11
kept D13 jack=any | A jack must swap an own pawn with anybody's, an own one too.
kept D13 | A pawn that has just come out is not swapped.
kept D12 | A queen goes 12.
kept D9 D12 | A king brings a pawn out or goes 13.
kept D9 D12 | An ace brings a pawn out or goes 1 or 11.
kept D14 | A 7 moves at least one own pawn, 7 in all.
kept D14 | All pawns on the way are hit.
kept D14 | The seven may be shared by own pawns.
kept D11 | A 4 goes 4 forward or back.
kept D15 D9 | A joker does what any other card does.
kept D21 | To come into play a pawn must have been brought to the start square by a card.
= play 8
otherwise D17 D18 protect=start | Pawns on a start square or in the targets cannot be hit or moved \
by others; on the start square of their own colour they cannot be passed. | Both are read as the \
start square of their own colour.
otherwise D16 | A pawn that is landed on, also an own one, goes back to its start square. | \
It goes back to the kennel; on the start square it would be protected.
kept D19 | No jumping over own pawns in the targets.
kept D8 | A card that cannot be carried out cannot be played.
kept D8 | Without a card to play the hand is shown and the round sat out.
kept D22 | At first only pawns of the own colour are played.
otherwise D22 | When all of the partner's are in, one plays the partner's. | When all of the own \
are in; else none would be left to play.
kept D23 | The team with all pawns in wins.
= adaptation 1
silent | Where board and cards for blind players are sold.
""")
