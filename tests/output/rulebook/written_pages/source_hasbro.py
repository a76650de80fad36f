"""Source 002, the Italian Hasbro leaflet."""

from __future__ import annotations

from tests.output.rulebook.written_pages.reading import sections

SECTIONS = sections("""
= aim 2
kept 1 | Two to four players from six years.
kept 34 | Be the first to bring all four pawns from start to home.
= contents 3
silent | A board.
kept 5 | A deck without 6 and 9.
kept 1 | 16 pawns, four of each of four colours.
= setup 7
kept 1 | Everybody takes four pawns of a colour.
kept 2 start=full | They go into its start.
kept 2 start=quick | For a quicker game only three.
kept 2 start=quick | The fourth goes onto the circle.
kept 5 | The cards are shuffled and lie face down on the board.
otherwise 3 first=random | A player is chosen to begin. | Lots are drawn where nobody is named.
kept 4 | Pawns move clockwise, the turn goes to the left.
= play 3
kept 35 | With no pawn on the track and no starting card the turn is lost.
kept 12 | Each turn the top card is drawn and obeyed, if it can be.
kept 7 | It is discarded face up.
= leaving start 3
kept 8 | A pawn leaves start with a 1 or a 2.
kept 8 11 | A 2 does that, then one draws again and moves if one can.
kept 8 seven=forward | No other card starts a pawn.
= jumping 2
kept 14 | Own and other pawns may be jumped, their squares count.
kept 13 | An opponent's pawn that is landed on goes back to start.
= backward 2
otherwise 17 18 | 4 and 10 go backward. | A 10 goes forward too, as its own entry says.
kept 29 | Two squares or more behind start, a later move may enter the safety zone.
= backward notes 5
kept 13 | Two pawns of a colour never share a square.
kept 13 35 | If the only move ends on an own pawn the turn is lost.
kept 35 | Who cannot move loses the turn.
kept 12 | Who can move must, to their own harm too.
otherwise 6 | When the last card is drawn the discards are shuffled. | They are shuffled when a \
card is wanted and none is left, so that the last one is among them.
= winning 2
kept 34 | The first with four pawns home wins.
kept 3 first=random | The winner begins the next game.
= board 13
kept 33 home=exact | Home takes an exact count.
kept 33 | A pawn at home stays there.
kept 23 24 25 26 32 slide=others | Whatever the card, a pawn on the triangle of another colour \
slides to the end and bumps all on the way, own ones too.
kept 24 slide=others | On the own colour it stays on the triangle.
kept 30 | Only its own colour enters a safety zone.
kept 31 | All other rules hold in there.
kept 30 31 | Nobody enters it backward; a pawn may go back out of it and come in again.
kept 28 | Forward no pawn passes the entrance of its zone.
kept 28 | Backward, by Sorry! or by a swap it may.
kept 8 10 | A 1 puts a pawn onto the circle and ends the turn.
kept 10 11 | A 2 does so and draws again.
kept 10 | Never two own pawns on the circle.
kept 10 | Another's pawn there goes back.
= cards 18
kept 9 | 1 starts a pawn or goes one forward.
kept 9 | 2 starts a pawn or goes two forward.
kept 11 | Whatever was done, even nothing, one draws again.
kept 12 | 3 forward.
kept 17 | 4 back.
kept 12 | 5 forward.
kept 15 | 7 forward, or shared by two pawns.
kept 15 seven=forward | A 7 starts no pawn.
kept 15 | If a part takes a pawn home, another must be able to use the rest.
kept 12 | 8 forward.
kept 18 | 10 forward or 1 back.
kept 19 | 11 forward, or a swap with an opponent's pawn.
kept 12 19 eleven=decline | The swap may be declined where eleven forward is impossible.
kept 20 | An 11 is for pawns on the track only.
kept 21 | Who swaps onto another's triangle slides.
kept 12 | 12 forward.
kept 22 | Sorry! puts a pawn from start onto an opponent's square and sends that one back.
kept 12 22 | Without a pawn in start or an opponent to take it is lost.
= teams 8
kept 36 | Red is with yellow, green with blue.
kept 36 | All rules hold; own pawns and the partner's may be moved and bumped.
kept 37 | A partner's pawn that is landed on goes back.
otherwise 40 team-sorry=team | Sorry! must be used. | It is lost where the team has no pawn in \
start.
kept 40 team-sorry=team | With nobody to land on an own pawn or the partner's is sent back.
kept 39 team-seven=any | A 7 may be shared among the eight.
kept 38 | 1 and 2 start or move either's; the card after a 2 is for any of the eight.
kept 43 | The first pair with eight pawns home wins.
= points 14
silent | All rules hold but for what follows.
kept 46 | The cards are shuffled, five are dealt to everybody, face down.
kept 46 | The others lie face down on the board.
kept 46 48 | Each turn a card is chosen and obeyed.
kept 46 | It is discarded and one drawn, so that five are held.
kept 47 | With none to play one is discarded and one drawn.
kept 47 | That ends the turn; nothing is moved before the next.
kept 51 | The first with four pawns home wins.
kept 52 own-points=all | Everybody scores 5 for each own pawn at home.
silent | The winner scores besides what follows.
kept 53 | 5 for each opposing pawn not home.
kept 54 | 25 if no opponent has more than two home.
kept 54 | 50 if no opponent has more than one home.
kept 54 | 100 if no opposing pawn is home.
""")
