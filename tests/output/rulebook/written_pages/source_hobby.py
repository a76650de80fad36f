"""Source 000, the German hobby page, without its advertisements and its words on the author.

Captions of pictures count as sentences.
"""

from __future__ import annotations

from tests.output.rulebook.written_pages.reading import sections

SECTIONS = sections("""
= aim 1
kept 34 | Be the first with all four pawns home.
= setup 4
kept 1 2 | Everybody takes a colour and puts its four pawns into start.
kept 5 | The cards are shuffled and lie face down on the board.
otherwise 3 first=random | A player is chosen to begin. | Lots are drawn where nobody is named.
kept 3 first=random | Who won the last game begins the next.
= play 3
kept 7 12 | The turn begins with the top card.
kept 12 | The card says what is done.
kept 7 | It is discarded face up.
= entering 7
kept 2 start=full | At first all pawns are in start.
kept 8 | Pawns come into play on the square below start.
kept 8 9 | A 1 or 2 may bring one out.
kept 8 | Picture: a card is needed to bring a pawn out.
otherwise 11 | After a 2 one may draw again. | One always does.
kept 10 | While an own pawn stands on that square no other comes out.
kept 10 | Another's pawn there goes back to its start when one comes out.
= movement 16
kept 12 | The card lets one own pawn move.
kept 12 | As a rule it moves as many squares as the card says.
kept 12 15 | Only a 7 need not be used on a single pawn.
kept 4 | Unless something else is said, clockwise.
kept 12 | Exactly that many squares.
kept 12 | Picture: a 3 takes a pawn three forward.
kept 4 | As a rule play goes clockwise.
kept 17 18 | 4 and 10 may go backward.
kept 29 | Who goes back past the entrance may go home without the lap.
kept 17 | Picture: a 4 takes a pawn four back from its circle.
kept 28 | Not forward beyond the own diamond.
kept 28 | Backward beyond it is allowed.
kept 28 | So are Sorry! and 11.
kept 13 14 | Pawns may be passed, but an own one may not be landed on.
kept 12 | Who can move must, to their own harm too.
kept 35 | With no pawn on the board the turn is lost.
= slides 6
kept 24 slide=others | A pawn on the triangle of another colour slides.
kept 25 | It goes to the round end.
kept 26 | All pawns on the slide go back to their starts.
kept 24 | Picture: a pawn has landed on another's slide.
kept 25 | Picture: it has gone to its end.
kept 26 | Picture: a pawn on the slide is sent back.
= sending back 7
kept 13 | Others' pawns can be sent back to start.
kept 13 22 26 | There are three ways.
kept 13 | A pawn that is landed on goes back.
kept 13 | Picture: a pawn lands on another's square.
kept 13 | Picture: the other goes back.
kept 22 | Sorry! sends a pawn of another player's choice back.
kept 26 | So does a slide that goes through a pawn's square.
= safety zone 6
kept 22 30 | In there a pawn is safe from others.
kept 30 | Only the zone of the own colour may be entered.
kept 30 | Picture: a pawn has entered its zone.
kept 30 31 | Picture: it is safe unless it goes back out.
kept 30 | It may not be entered backward.
kept 31 | A pawn is open to others again only when it must go back out.
= home 6
kept 33 home=exact | Home takes an exact count.
kept 33 | A pawn at home stays there.
kept 33 | Picture: a 5 is played.
kept 33 | Picture: five squares to go, so it goes home.
kept 33 | Picture: one of four is home.
kept 33 | Picture: it stays there.
= end of turn 1
kept 4 | Then the next player clockwise has the turn.
= cards 24
kept 8 9 | A 1 brings a pawn out.
kept 9 | Or it takes one a square forward.
kept 8 9 | A 2 brings a pawn out.
kept 9 | Or it takes one two squares forward.
otherwise 11 | After it one may draw again and act. | One always does.
kept 12 | 3, 5, 8 and 12 go forward by their number.
kept 17 | A 4 goes four back.
kept 15 | A 7 goes forward, or is shared by two pawns.
kept 15 | Picture: a 7 is played.
kept 15 | Picture: three squares take one pawn home.
kept 15 | Picture: the other four take another one home.
kept 15 seven=forward | A 7 brings no pawn out.
kept 18 | A 10 goes ten forward.
otherwise 18 | Otherwise it goes one back. | Either may be chosen, also where both can be done.
kept 19 | An 11 has two uses.
kept 19 | It goes eleven forward.
kept 19 | Or an own pawn changes places with an opponent's.
kept 19 | Picture: a swap near home.
kept 19 eleven=decline | Who does not want to swap and cannot go eleven loses the turn.
kept 22 | Sorry! puts a pawn from start onto another's square.
kept 22 | The other goes back to its start.
kept 22 | Picture: Sorry! is played against a pawn near home.
kept 22 | Picture: that pawn goes back.
kept 12 22 | Without a pawn in start or a pawn to take the card is lost.
= winning 2
kept 34 | The first with four pawns home wins.
kept 34 | Picture: a player has won.
= partnership 11
kept 36 | Four may play in pairs.
kept 36 | Nearly all stays; red and yellow play blue and green.
silent | What follows is what changes.
kept 38 | A starting card brings out an own pawn or the partner's.
kept 36 | A moving card moves an own pawn or the partner's.
kept 39 team-seven=two | A 7 may be shared by an own pawn and one of the partner's.
kept 38 | The card after a 2 may move either's.
otherwise 40 team-sorry=partner | Sorry! must be used, against the partner too. | It is lost \
where the team has no pawn in start.
kept 37 | A partner's pawn that is landed on goes back.
kept 42 | Who has all pawns home goes on with the partner's.
kept 43 | The first team with eight pawns home wins.
= points 14
silent | Points make a game for advanced players.
silent | Most rules stay; what changes follows.
kept 45 | Three pawns begin in start, one on the circle.
kept 46 | Everybody is dealt five cards.
kept 46 | They are held in hand, none is drawn for the turn.
kept 46 48 | Each turn one of the five is played.
kept 46 | Then a card is drawn.
kept 47 | With none to play one is discarded and one drawn.
kept 48 | Picture: a hand, of which one card is to be chosen.
kept 51 52 own-points=none | The first with four pawns home wins and scores.
kept 53 | 5 for each opposing pawn not home.
kept 54 | 100 if no opposing pawn is home.
kept 54 | 50 if no opponent has more than one home.
kept 54 | 25 if no opponent has more than two home.
= components 5
silent | Year, makers and authors.
silent | Kinds of game.
kept 1 | Ages, two to four players, half an hour.
silent | How hard it is.
kept 5 deck=45 | 45 cards, five of them a 1, 16 pawns, a board.
""")
