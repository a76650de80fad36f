"""A second look at options that seem nearly alike, in open draws between two.

For each kind of card that is left: the rival draws it, makes the play that runs home best, and
what stands then is valued. The mean by the odds takes the place of the first value. An option that
falls behind is looked at no further. Where few cards are left the own next card is gone through as
well, so that the end of the pile, where values err most, is counted out. How far is decided by what
it costs, so that no decision takes long.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from sorry_a11y.bots.card_odds import CardOdds, next_cards
from sorry_a11y.bots.features import Outlook
from sorry_a11y.bots.learned import Judge, Valued, logit_of
from sorry_a11y.bots.learned_net import chances
from sorry_a11y.bots.runner import greedy
from sorry_a11y.rules.board import NO_KIND, Kind, Position, Seat
from sorry_a11y.rules.view import View, unseen
from sorry_a11y.rules.ways import SINGLE

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

_new: Final = tuple.__new__
_NEAR = 0.02
"""Options whose chance is at most so much below the best one's are looked at again."""
MOST = 4
"""Options that are looked at again, at most."""
_SWAY = 0.035
"""The difference that one card is reckoned to make between two options. An option that lies behind
by more than the cards not yet looked at are likely to turn is looked at no further: half of the
looks are made, and 98 of 100 choices are those of making all of them."""
_LEAVES = 100
"""Positions that may be valued for one decision when the own next card is gone through too."""
_PLAYS_EACH = 4
"""Options a card has, as reckoned before they are listed."""


def looks_further(seen: View) -> bool:
    """Return whether a second look is made in this game: an open draw between two."""
    return seen.rules.is_open and len(seen.seats) == 2


def reconsidered(seen: View, valued: Sequence[Valued], later: Judge) -> list[Valued]:
    """Return the options that are best after a second look, with the chances that it gives.

    All stay as they were where one stands out, or where the seat draws again. ``later`` values what
    stands once the rival has played.
    """
    best = max(one.chance for one in valued)
    near = [one for one in valued if one.chance >= best - _NEAR]
    if len(near) < 2 or any(one.after.again for one in near):
        return list(valued)
    near = sorted(near, key=lambda one: -one.chance)[:MOST]
    return _Tree(seen, later, len(near)).best_of(near)


class _Tree:
    """The tree of what may come after a decision with this many ``options``.

    Cards left are counted by kind.
    """

    def __init__(self, seen: View, later: Judge, options: int) -> None:
        self.rules: Ruleset = seen.rules
        self.seen = seen
        self.later = later
        self.mine = seen.seat
        self.rival = next(seat for seat in seen.seats if seat != seen.seat)
        left = unseen(seen)
        self.left = left if any(left) else list(seen.rules.deck)
        self._seen_by = {seat: seen.replace(seat=seat) for seat in (self.mine, self.rival)}
        self._card_odds: dict[tuple[int, ...], CardOdds] = {}
        self.drawn = next_cards(self.left, self.rules)
        kinds = len(self.drawn)
        self.deep = options * kinds * kinds * _PLAYS_EACH <= _LEAVES

    def best_of(self, near: Sequence[Valued]) -> list[Valued]:
        """Return the options that may still be the best once card after card was looked at.

        What an option comes to is reckoned by its first value until a card has been looked at.
        """
        cards = sum(self.left)
        racing = [(one, cards * one.chance) for one in near]
        unsure = sum([count * count for _, count, _ in self.drawn])
        for kind, count, fewer in self.drawn:
            least = max([sum_of for _, sum_of in racing]) - _SWAY * sqrt(unsure)
            racing = [one for one in racing if one[1] >= least]
            if len(racing) == 1:
                break
            racing = [
                (one, sum_of + count * (self._after(one.after.position, kind, fewer) - one.chance))
                for one, sum_of in racing
            ]
            unsure -= count * count
        return [
            one._replace(logit=logit_of(sum_of / cards), chance=sum_of / cards)
            for one, sum_of in racing
        ]

    def _after(self, position: Position, kind: Kind, fewer: tuple[int, ...]) -> float:
        """Return the own chance once the own play has led to ``position``.

        Args:
            position: Where the pawns stand.
            kind: The card that the rival draws.
            fewer: The cards left then.
        """
        tables = self.rules.tables
        if tables.won(position, self.mine):
            return 1.0
        found = self.rules.finder.choices(position, self.rival, SINGLE[kind])
        play = greedy(self.rules, self.seen.seats, self.rival, position, found)
        after = play.after if play else position
        if tables.won(after, self.rival):
            return 0.0
        again = self.rules.cards[kind].again
        if self.deep and not again:
            return self._own_card(after, fewer)
        return self._value(self.rival, after, fewer, again)

    def _own_card(self, position: Position, left: tuple[int, ...]) -> float:
        """Return the chance before the own next card: its best play with each kind."""
        cards = self.rules.cards
        sum_of = 0.0
        for kind, count, fewer in next_cards(left, self.rules):
            found = self.rules.finder.choices(position, self.mine, SINGLE[kind])
            again = cards[kind].again
            ends = found.afters()
            if found.may_pass:
                ends.append(position)
            sum_of += count * max(self._value(self.mine, end, fewer, again) for end in ends)
        return sum_of / sum(left)

    def _value(self, mover: Seat, position: Position, left: tuple[int, ...], again: bool) -> float:
        """Return the own chance when ``mover`` has played."""
        if self.rules.tables.won(position, mover):
            return 1.0 if mover == self.mine else 0.0
        card_odds = self._card_odds.get(left)
        if card_odds is None:
            card_odds = self._card_odds[left] = CardOdds(left)
        after = _new(Outlook, (position, b"", again, NO_KIND))
        looks = self.later.look(self._seen_by[mover], card_odds, after)
        scores = self.later.side_scores(looks)
        return chances(scores)[self.later.lens.side_at[self.mine]]
