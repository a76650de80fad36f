"""A look one card ahead at options of nearly equal value, in games of two with open draws.

For each kind of card that is left, the rival makes the play with the highest reward (`runner`), and
the position after it is valued. The mean of these values, weighted by the odds of the kinds,
replaces the first value of an option. An option that falls behind is given up. If few cards are
left, the own next card is gone through as well, since values err most at the end of the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from sorry_a11y.core.bots.card_odds import CardOdds, next_cards
from sorry_a11y.core.bots.features import Outlook
from sorry_a11y.core.bots.learned import Judge, Valued, logit_of
from sorry_a11y.core.bots.learned_net import chances
from sorry_a11y.core.bots.runner import greedy
from sorry_a11y.core.rules.board import NO_KIND, Kind, Position, Seat
from sorry_a11y.core.rules.view import View, unseen
from sorry_a11y.core.rules.ways import SINGLE

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

_new: Final = tuple.__new__
_NEAR = 0.02
"""The greatest distance to the best option's chance at which an option is looked at again."""
MOST = 4
"""The most options that are looked at again."""
_SWAY = 0.035
"""The difference, as a chance, that one card is expected to make between two options. An option is
given up once the cards not yet looked at are unlikely to make up for its distance. That halves the
work, and 98 of 100 choices stay the same."""
_LEAVES = 100
"""The most positions, as estimated, for which the own next card is gone through too."""
_PLAYS_EACH = 4
"""The estimated number of plays of a card."""


def looks_further(seen: View) -> bool:
    """Return whether a second look is made in this game: an open draw between two."""
    return seen.rules.is_open and len(seen.seats) == 2


def reconsidered(seen: View, valued: Sequence[Valued], later: Judge) -> list[Valued]:
    """Return the options that may be the best after the look ahead, with its chances.

    All stay as they were if one stands out, or if the seat draws again after one of the best.

    Args:
        seen: What the seat sees.
        valued: Its options with their first values, at least one.
        later: The judge that values positions after the rival's play.
    """
    best = max(one.chance for one in valued)
    near = [one for one in valued if one.chance >= best - _NEAR]
    if len(near) < 2 or any(one.after.again for one in near):
        return list(valued)
    near = sorted(near, key=lambda one: -one.chance)[:MOST]
    return _Tree(seen, later, len(near)).best_of(near)


class _Tree:
    """The cards and plays that may follow a decision.

    Args:
        seen: What the seat that decides sees.
        later: The judge that values positions.
        options: The number of options that are looked at.
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
        """Return the options that are not given up, with their new chances.

        A card that has not yet been looked at counts with the first value of the option.
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
        """Return the own chance of winning, 0 to 1, after the rival's next play.

        Args:
            position: The spots of the pawns after the own play.
            kind: The kind of card that the rival draws.
            fewer: The number of cards of each kind left after that.
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
        """Return the mean of the own chances after the best play with each next card."""
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
        """Return the own chance of winning, 0 to 1, after a play of ``mover``."""
        if self.rules.tables.won(position, mover):
            return 1.0 if mover == self.mine else 0.0
        card_odds = self._card_odds.get(left)
        if card_odds is None:
            card_odds = self._card_odds[left] = CardOdds(left)
        after = _new(Outlook, (position, b"", again, NO_KIND))
        looks = self.later.look(self._seen_by[mover], card_odds, after)
        scores = self.later.side_scores(looks)
        return chances(scores)[self.later.lens.side_at[self.mine]]
