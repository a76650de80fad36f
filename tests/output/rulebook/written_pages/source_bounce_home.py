"""Source 003, the Chinese article."""

from __future__ import annotations

from tests.output.rulebook.written_pages.reading import sections

SECTIONS = sections("""
= introduction 5
silent | Year, authors, praise.
kept 12 34 | Cards move pawns over the board; all are to be home as fast as possible.
kept 12 | In turn the top card is turned and one own pawn moved by it.
kept 13 | A pawn that is landed on goes back to start.
kept 34 | The first with all pawns home ends the game and wins.
= contents 3
silent | A board.
kept 5 deck=45 | 45 cards, five of them a 1.
kept 1 | 16 pawns, four of each of four colours.
= players 1
kept 1 | Two to four, four is best.
= 1 4
silent | The board lies in the middle.
kept 1 2 | Everybody takes a colour and puts its four pawns into start.
kept 5 | The cards are shuffled and lie face down on the board.
otherwise 3 4 first=random | Anybody begins, then clockwise. | Lots are drawn where nobody is named.
= 2 11
kept 12 | The turn begins with the top card, which is obeyed.
kept 7 | Then it is discarded face up.
kept 8 | Only a 1 or 2 brings a pawn out of start.
kept 8 | Without one it stays there.
kept 14 | Others may be passed, their squares count.
kept 13 | Another's pawn that is landed on goes back to its start.
otherwise 29 | A pawn that went back by 4 or 10 and stands more than 2 squares behind start may \
turn in later. | Two squares are enough, as for the other sources.
otherwise 13 | Who ends on an own pawn skips the turn. | Such a move is not allowed and any other \
must be made; the turn is lost only where there is none.
kept 12 | Who can move must.
kept 35 | Who cannot skips the turn.
kept 6 | When the pile is used up the discards are shuffled.
= 3.1 3
otherwise 9 | A 1 must bring a pawn out. | It may, as the table of cards says.
kept 11 9 | A 2 may bring one out, and another card is turned and obeyed.
kept 10 | Never two pawns on the circle; another's there goes back.
= 3.2 3
kept 23 24 25 32 slide=others | A pawn on the triangle of another colour slides to the circle.
kept 26 | All on the slide go back, own ones too.
kept 24 slide=others | On the own triangle it stays.
= 3.3 1
kept 30 | Only the own safety zone, and never backward.
= 3.4 2
kept 33 home=bounce | At home all steps must be used.
kept 33 home=bounce | Steps left over lead back out.
= 4 1
kept 34 | The first with four pawns home ends the game and wins.
= 5.1 6
kept 36 | Red and yellow play blue and green; any of the eight may be moved.
kept 37 | A partner's pawn that is landed on goes back.
kept 40 team-sorry=penalty | A Sorry! that can do nothing sends one of the eight back.
kept 39 team-seven=two | A 7 is shared by any two of the eight.
kept 38 | 1 and 2 are for any of the eight.
kept 43 | The first team with eight pawns home wins.
= 5.2 12
kept 45 | Three pawns begin in start, one on the circle.
kept 46 | Five cards are dealt to everybody, the others lie face down.
kept 46 | A card is played, obeyed and discarded, and one drawn, so that five are held.
kept 47 | With none to play one is discarded and one drawn, which ends the turn.
kept 51 | The first with four pawns home ends the game and wins (here, the round).
kept 51 | The highest sum of points wins.
silent | How points are reckoned follows.
kept 52 own-points=all | 5 for each own pawn at home, for everybody.
kept 53 | The winner: 5 for each pawn of another that is not home.
kept 54 | 25 if no other has more than two home.
kept 54 | 50 if no other has more than one home.
kept 54 | 100 if no other has any home.
= 6 17
kept 9 | 1 starts a pawn or goes one forward.
kept 9 | 2 starts a pawn or goes two forward.
kept 11 | Then another card is turned and obeyed.
kept 11 | Also where nothing could be moved.
kept 12 | 3 forward.
kept 17 | 4 back.
kept 12 | 5 forward.
kept 15 | 7 forward, or shared by two pawns.
kept 12 | 8 forward.
kept 18 | 10 forward or 1 back.
kept 19 20 | 11 forward, or a swap with an opponent's pawn.
otherwise 19 12 eleven=decline | Who cannot go eleven, or cannot swap, may skip. | What is \
possible must be done; only the swap may be declined.
kept 20 | Not a pawn in start, at home or in safety.
kept 21 | A pawn that swaps onto another's triangle slides.
kept 12 | 12 forward.
kept 22 | Sorry! puts a pawn from start onto an opponent's square and sends that one back.
kept 12 22 | Without a pawn in start or an opponent to take the turn is skipped.
= theme 2
silent | What the game trains.
silent | Kinds of game, and for whom.
""")
