"""Source 001, the German Parker leaflet."""

from __future__ import annotations

from tests.output.rulebook.written_pages.reading import sections

SECTIONS = sections("""
= aim 6
silent | Praise of the game.
kept 1 | Two to four players from six years.
kept 1 | A board, a pile of cards, 16 pawns of four colours.
kept 34 | The aim is to bring four pawns home fast.
kept 12 | Cards that are drawn say exactly how pawns move.
kept 34 | The first with four pawns home wins.
= play 12
kept 1 2 | Everybody takes a colour and puts its four pawns into start.
kept 7 | The cards are shuffled and lie face down on one of two fields.
kept 3 first=draw | Everybody draws a card.
kept 3 first=draw | Sorry! begins.
kept 3 first=draw | Without one the highest number begins.
kept 3 first=draw | Before that the cards go back and all are shuffled.
kept 4 | Play goes clockwise.
kept 7 | The first player turns the top card face up onto the other field.
kept 12 | What it says decides what is done.
kept 8 | If it lets a pawn move, the first comes into play.
kept 35 | If not, the turn goes to the neighbour.
kept 4 12 | In turn everybody draws and does what the card says.
= 1 7
kept 8 9 | A 1 may put a pawn from start onto the circle, which ends the turn.
kept 8 9 11 | A 2 does the same, and a second card may be drawn.
kept 11 12 | That one must be obeyed at once.
kept 9 12 | Another pawn in play may move instead of the one brought out.
kept 10 | Never two own pawns on the circle.
kept 10 | Another's pawn on the circle goes back when one comes out.
kept 10 | The own pawn is then put there.
= 2 10
kept 4 | Pawns move in the direction of the arrows.
kept 12 | The card drawn before says what is done.
kept 13 | Pawns of one colour never share a square.
kept 13 35 | Where nothing else is possible no move is made, the neighbour goes on.
kept 12 19 eleven=forced | Every instruction must be obeyed, to the own harm too.
otherwise 15 seven=cards | A 7 goes with one pawn or is shared by two in play. | A part may bring \
one into play, as the sentences after it say.
kept 15 seven=cards | Example: seven with one pawn, or five and two.
kept 8 15 seven=cards | That lets another pawn in and gives what a 2 gives.
kept 15 seven=cards | For each part holds what the card of its number says.
kept 13 | A pawn that is landed on goes back to its start.
= 3 5
otherwise 8 | A pawn sent back may come in again in the next round. | It may as soon as a card \
lets it, in the same round too.
kept 13 22 26 | There are three ways to send an opponent's pawn back.
kept 13 | By landing on it.
kept 22 | By Sorry!, as the card says.
kept 26 | By landing on the triangle of an opponent's slide.
= 4 3
kept 24 25 slide=optional | On the triangle of an opponent's slide a pawn may go on to its circle.
kept 26 | Then all others on the slide go back, own ones too.
kept 24 | On the own slide it does not go on.
= 5 2
kept 17 28 | Not forward beyond the own diamond, but back (4 and 10).
otherwise 19 28 | It may be jumped to throw an opponent's pawn out, as Sorry! and 11 ask. | An 11 \
swaps and throws nobody out; the swap may lead past it.
= 6 1
kept 30 | Only the own safety zone, and only forward.
= 7 2
kept 33 home=exact | Home takes the exact number.
kept 33 | Pawns at home stay there.
= 8 2
kept 34 | The game ends when a player has all pawns home.
kept 34 | That player wins.
= team 2
silent | Praise of playing in teams.
silent | What follows must be heeded.
= team 1 2
otherwise 37 44 | All rules stay. | A slide asks for the colour of the pawn, so that a partner's \
slide counts as another's, though a partner is no opponent.
kept 36 | Red and yellow play green and blue.
= team 2 2
kept 36 | Own pawns and the partner's may be moved.
kept 35 36 | Where neither can move the turn goes on.
= team 3 1
otherwise 40 team-sorry=partner | Sorry! must be carried out, against the partner where no \
opponent stands on a square. | It is lost where the team has no pawn in start.
= team 4 3
kept 39 team-seven=two | A 7 may be shared with the partner's pawns.
kept 38 | The same holds for a 2.
kept 38 | Its second card may move the partner's pawns too.
= team 5 2
kept 42 | Who has all pawns home goes on with the partner's.
kept 43 | The first team with eight pawns home wins.
= points 3
silent | Praise of the game for points.
kept 51 | The winner is found by points.
silent | The rules stay with few exceptions.
= points 1 4
kept 45 | Three pawns begin in start.
kept 45 | The fourth begins on the circle.
kept 46 | The cards are shuffled, everybody is dealt five, face down.
kept 46 | The others lie on one of the two fields.
= points 2 9
kept 4 | Play goes in the direction of the arrows.
kept 46 | The first player lays a card down openly and makes its move.
kept 46 | Then a new card is drawn from the pile.
kept 46 | The next does the same.
kept 47 | With no card to play the turn goes on.
kept 47 | Before that a card is discarded and one drawn.
kept 46 | Everybody always holds five.
kept 6 | When the pile is used up the discards are shuffled.
kept 51 | Who first has four pawns home ends the game and wins (here, the round).
= points 3 5
kept 52 own-points=all | 5 for each own pawn at home, for everybody.
kept 53 | The winner: 5 for each pawn of another that is not home.
kept 54 | 25 if no other has more than two home.
kept 54 | 50 if no other has more than one home.
kept 54 | 100 if no pawn of another is home.
""")
