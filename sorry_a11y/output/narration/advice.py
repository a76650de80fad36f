"""Advice, odds, luck, the review and the story of a game, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from sorry_a11y.core.analysis.advice import Advice, Change, Judged, Turning, in_100
from sorry_a11y.core.analysis.luck import Fortune, Highlights, LuckyDraw, Swing
from sorry_a11y.core.analysis.odds import Hitter, PawnOdds
from sorry_a11y.core.analysis.queries import Danger
from sorry_a11y.core.analysis.rating import POINTS_A_GAME, together
from sorry_a11y.core.rules.actions import Decision, Discard, Give, Pass
from sorry_a11y.core.rules.board import WATCHER, Kind, Pawn, Seat, kinds_in
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.answers import Sentences, pawn_numbers
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.choices import decision_clauses
from sorry_a11y.output.narration.listener import Listener

_MOST_DANGERS = 2
"""The most dangers that are told with a choice."""


def advice(to: Listener, seen: View, found: Advice | None, number: int = 0) -> Sentences:
    """Return the sentences about a strong player's choice, its chance and the reasons.

    Args:
        to: The listener.
        seen: The view of the seat on turn.
        found: The advice; None if there is none.
        number: The option's number in the menu; 0 if it has none, or if the menu asks for a card.
    """
    if found is None:
        return [to.sentence([to.say("advice-no-turn")])]
    clauses = [to.say("advice-chance", wins=found.in_100)]
    if found.next_best is None:
        return [to.sentence([to.say("advice-only"), *clauses])]
    how = "number" if number else "card" if _names_card(seen, found.decision) else "other"
    choice = to.join(_named(to, seen, found.decision))
    what = [to.say("advice-best", how=how, number=number, choice=choice)]
    if found.next_in_100 == found.in_100:
        clauses.append(to.say("advice-alike"))
    else:
        clauses.append(to.say("advice-next", wins=found.next_in_100))
    return [to.sentence(what), to.sentence(clauses)]


def _names_card(seen: View, decision: Decision) -> bool:
    is_of_hand = not seen.rules.is_open and len(set(seen.hand)) > 1
    return isinstance(decision, Play) and is_of_hand


def _named(to: Listener, seen: View, decision: Decision) -> list[str]:
    """Return the clauses of a decision, after its card if the seat holds several cards."""
    clauses = decision_clauses(decision, seen, to)
    if isinstance(decision, Play) and _names_card(seen, decision):
        return [to.held_card(decision.card), *clauses]
    return clauses


def reasons(to: Listener, found: Advice) -> Sentences:
    """Return two sentences at most: the effect of the choice, then the dangers that it leaves."""
    if found.next_best is None:
        return [to.sentence([to.say("advice-why-nothing")])]
    if not isinstance(found.decision, Play | Pass):
        return [to.sentence([to.say("advice-why-cards")])]
    does = _gains(to, found.change)
    leaves = _risks(to, found)
    if not does and not leaves:
        does = [to.say("advice-why-place")]
    return [to.sentence(clauses) for clauses in (does, leaves) if clauses]


def _gains(to: Listener, change: Change) -> list[str]:
    clauses = []
    home = "advice-why-home" if to.rules.board.has_home else "advice-why-target"
    for message, pawns in (
        (home, change.arrives),
        ("advice-why-lane", change.in_lane),
        ("advice-why-start", change.starts),
    ):
        if pawns:
            clauses.append(to.say(message, pawns=_pawns(to, pawns)))
    if change.sends_back:
        sent = _pawns(to, [pawn for pawn, _ in change.sends_back])
        steps = sum(lost for _, lost in change.sends_back) if len(change.sends_back) == 1 else 0
        clauses.append(to.say("advice-why-back", pawns=sent, steps=steps))
    if change.loses:
        clauses.append(to.say("advice-why-loses", pawns=_pawns(to, change.loses)))
    if change.nearer > 0 and not change.arrives:
        clauses.append(to.say("advice-why-nearer", steps=change.nearer))
    elif change.nearer < 0:
        clauses.append(to.say("advice-why-farther", steps=-change.nearer))
    return clauses


def _risks(to: Listener, found: Advice) -> list[str]:
    """Return the greatest dangers that the choice removes, adds, or avoids."""
    here = found.change.exposed
    clauses = [
        *(_danger(to, "advice-why-safer", one) for one in found.change.safer),
        *(_danger(to, "advice-why-exposed", one) for one in here),
    ]
    if found.next_change:
        pairs = {(one.pawn, one.by) for one in here}
        clauses += [
            _danger(to, "advice-why-other-exposed", one)
            for one in found.next_change.exposed
            if (one.pawn, one.by) not in pairs
        ]
        if found.next_change.loses and not found.change.loses:
            lost = _pawns(to, found.next_change.loses)
            clauses.insert(0, to.say("advice-why-other-loses", pawns=lost))
    return clauses[:_MOST_DANGERS]


def _danger(to: Listener, message: str, one: Danger) -> str:
    return to.say(
        message,
        pawn=to.pawn(one.pawn, to.seat, "object"),
        name=to.name(one.by),
        cards=to.every([to.card(card) for card in one.cards]),
    )


def _pawns(to: Listener, pawns: Sequence[Pawn]) -> str:
    return to.every([to.pawn(pawn, to.seat, "object") for pawn in pawns])


def danger_sentences(to: Listener, found: Sequence[Danger]) -> Sentences:
    """Return the sentences who can send back which pawns of the listener's side, by which cards."""
    return [to.sentence([_danger(to, "advice-danger", one)]) for one in found]


When = Literal["after", "now"]
"""Whether dangers are told for the position after the current choice, or for the present one."""


def odds_answer(
    to: Listener, found: Sequence[PawnOdds], swaps: Sequence[Danger] = (), when: When = "now"
) -> Sentences:
    """Return the sentences about pawns that can be hit, those most in danger first.

    The first tells the chance in 100, and who can hit with which cards; pawns in the same danger
    share it. Of other pawns the chance alone is told; the rest is `hitters_answer`. Swaps follow. A
    watcher is told of a side that is not named if there is nothing to tell.
    """
    alike = _in_same_danger(found)
    clauses = [
        to.say(
            "advice-odds-more" if at else "advice-odds", pawn=pawn_numbers(to, pawns), chance=chance
        )
        for at, ((chance, _), pawns) in enumerate(alike)
    ] or [to.say("advice-odds-none", whom="anybody" if to.seat == WATCHER else "you")]
    told = [[to.say("advice-odds-when", when=when, first=clauses[0])], clauses[1:]]
    if alike:
        (_, hitters), _ = alike[0]
        told[0] += [clause for one in _alike_hitters(hitters) for clause in _hitter(to, *one)[:1]]
    told[-1 if len(clauses) > 1 else 0] += _swaps(to, swaps)
    return [to.sentence(clauses) for clauses in told if clauses]


def hitters_answer(to: Listener, found: Sequence[PawnOdds]) -> Sentences:
    """Return who can hit which pawns, with which cards, and how many of these are left.

    Pawns in the same danger share a sentence; without a danger there is none.
    """
    return [
        to.sentence(
            [
                to.say("advice-odds", pawn=pawn_numbers(to, pawns), chance=chance),
                *(clause for one in _alike_hitters(hitters) for clause in _hitter(to, *one)),
            ]
        )
        for (chance, hitters), pawns in _in_same_danger(found)
    ]


_Danger = tuple[int, tuple[Hitter, ...]]


def _in_same_danger(found: Sequence[PawnOdds]) -> list[tuple[_Danger, list[Pawn]]]:
    """Return the pawns by chance and by who hits them, those most in danger first."""
    alike: dict[_Danger, list[Pawn]] = {}
    for one in sorted(found, key=lambda pawn: -pawn.chance):
        alike.setdefault((one.in_100, one.hitters), []).append(one.pawn)
    return list(alike.items())


_AlikeHitters = tuple[tuple[tuple[Kind, int], ...], bool, list[Seat]]


def _alike_hitters(hitters: Sequence[Hitter]) -> list[_AlikeHitters]:
    """Return the cards that hit, whether only after a shuffle, and the seats that hit with them."""
    alike: dict[tuple[tuple[tuple[Kind, int], ...], bool], list[Seat]] = {}
    for one in hitters:
        alike.setdefault((one.cards, one.shuffled), []).append(one.by)
    return [(cards, shuffled, seats) for (cards, shuffled), seats in alike.items()]


def _hitter(
    to: Listener, cards: Sequence[tuple[Kind, int]], shuffled: bool, seats: Sequence[Seat]
) -> list[str]:
    """Return the clauses who hits with which cards, and how many of these are left."""
    return [
        to.say(
            "advice-odds-by",
            name=to.every([to.name(by) for by in seats]),
            cards=to.every([to.card(kind) for kind, _ in cards]),
        ),
        to.say(
            "advice-odds-left",
            count=sum(count for _, count in cards),
            shuffled="yes" if shuffled else "no",
        ),
    ]


def _swaps(to: Listener, swaps: Sequence[Danger]) -> list[str]:
    """Return sentences which cards swap which pawns away; pawns with the same cards share one."""
    cards: dict[Pawn, list[Kind]] = {}
    for one in swaps:
        cards.setdefault(one.pawn, []).extend(one.cards)
    alike: dict[tuple[Kind, ...], list[Pawn]] = {}
    for pawn, kinds in cards.items():
        alike.setdefault(tuple(sorted(set(kinds))), []).append(pawn)
    return [
        to.say(
            "advice-odds-swap",
            cards=to.every([to.card(kind) for kind in kinds]),
            pawns=_pawns(to, pawns),
            how=_how_called(to, kinds),
        )
        for kinds, pawns in alike.items()
    ]


def _how_called(to: Listener, kinds: Sequence[Kind]) -> str:
    if len(kinds) > 1:
        return "several"
    return "number" if to.rules.cards[kinds[0]].name.isdecimal() else "name"


# -- after the game ----------------------------------------------------------------------------


def choice_sentences(
    to: Listener, found: Judged, *, named: bool, average: float | None = None
) -> Sentences:
    """Return the review of a game: how many choices were the best, then the notable ones.

    Args:
        to: A listener; each choice is told as if to the seat that made it.
        found: The review.
        named: Whether players are named, since several played.
        average: The mean cost of the choices of earlier games, in points, to compare with; None to
            compare with none.
    """
    if not found.choices:
        return [to.say("advice-review-undecided")]
    if named:
        told = [to.say("advice-review-agreed", agreed=found.agreed, decisions=found.choices)]
    else:
        told = [to.stopped(to.sentence(clauses)) for clauses in _cost_clauses(to, found, average)]
    if not found.turnings:
        told.append(to.say("advice-review-none"))
    for one in found.told:
        told += turning(to, one, named=named)
    return told


_ALIKE = 5
"""The points up to which two costs are told as alike."""


def _cost_clauses(to: Words, found: Judged, average: float | None) -> list[list[str]]:
    """Return what the choices of one player cost, and how that compares with ``average``."""
    cost = together(found.costs.values()).cost
    told = [
        [
            to.say(
                "advice-review-worse",
                worse=found.choices - found.agreed,
                choices=found.choices,
                worth=_worth(to, cost),
            )
        ]
    ]
    if average is not None:
        than = "same" if abs(cost - average) <= _ALIKE else "less" if cost < average else "more"
        told.append([to.say("advice-review-average", than=than, worth=_worth(to, average))])
    return told


_MOST_OF_A_GAME = 67
"""Points from which a cost or gain is told in whole games."""


def _worth(to: Words, points: float) -> str:
    """Return points, of which a game has 100, as "one game in five" or a number of games."""
    if points >= _MOST_OF_A_GAME:
        return to.say("advice-worth", whole=round(points / POINTS_A_GAME), share=1)
    share = round(POINTS_A_GAME / points) if points >= _LEAST_POINTS else 0
    return to.say("advice-worth", whole=0, share=share)


def turning(to: Listener, found: Turning, *, named: bool) -> Sentences:
    """Return one choice of a game, told as if to the seat that made it, and the best other one.

    Args:
        to: A listener.
        found: The choice.
        named: Whether the player is named, since several played.
    """
    to = Listener(found.seen.seat, to.seating, to.rules, to.language, to.verbosity)
    card = to.held_card(_card_of(found))
    message = "advice-review-who" if named else "advice-review-made"
    name = to.name(found.seen.seat)
    took = to.join(decision_clauses(found.decision, found.seen, to))
    other = to.join(_named(to, found.seen, found.other))
    wins = {"other": in_100(found.other_chance), "wins": in_100(found.chance)}
    return [
        to.stopped(
            to.sentence(
                [
                    to.say(message, rank=found.rank, turn=found.turn, name=name, card=card),
                    to.say("advice-review-took", choice=took),
                ]
            )
        ),
        to.stopped(
            to.sentence(
                [
                    to.say("advice-review-other", rank=found.rank, choice=other),
                    to.say("advice-review-wins", **wins),
                ]
            )
        ),
    ]


def _card_of(found: Turning) -> Kind:
    if isinstance(found.decision, Play | Discard | Give):
        return found.decision.card
    return kinds_in(found.seen.hand)[0]


def luck_sentences(to: Listener, found: Mapping[Seat, float]) -> Sentences:
    """Return the worth of the cards to each seat's side, in wins of 100 games."""
    return [
        to.sentence(
            [
                to.say(
                    "advice-luck-of",
                    name=to.name(seat),
                    kind="bad" if worth < 0 else "good",
                    worth=min(abs(_points(worth)), _WHOLE),
                )
            ]
        )
        for seat, worth in found.items()
    ]


_WHOLE = 100
"""Points from which a cost or gain is told as a whole win."""


def fortune_sentence(to: Words, found: Fortune) -> str:
    """Return the worth of the cards to a player."""
    points = POINTS_A_GAME * found.cards
    kind = "even" if abs(points) < _LEAST_POINTS else "good" if points > 0 else "bad"
    return to.sentence([to.say("advice-luck-cards", kind=kind, worth=_worth(to, abs(points)))])


# -- the story of a game -----------------------------------------------------------------------


_LEAST_POINTS = 1
"""The fewest points of winning chance that are worth a clause."""
_IN_A_ROW = 2
"""The fewest wins in a row that are told."""


def story_clauses(to: Listener, found: Highlights) -> list[str]:
    """Return the clauses about the play that moved the chance most and about the luckiest card."""
    told: list[str] = []
    swing, draw = found
    if swing and abs(_points(swing.moved)) >= _LEAST_POINTS:
        told += _turned(to, swing)
    if draw and _points(draw.luck) >= _LEAST_POINTS:
        is_same = swing and (swing.turn, bytes((swing.card,))) == (draw.turn, draw.cards)
        if told and is_same and swing and swing.seat in to.own_seats:
            told.append(to.say("story-luckiest-too"))
        else:
            told += _luckiest(to, draw)
    return told


def result_sentence(words: Words, won: int, games: int, streak: int) -> str:
    """Return the sentence how a game counts among those of its kind.

    Args:
        words: The words of the listener.
        won: The games of the kind that were won, this one included.
        games: The games of the kind, this one included.
        streak: The wins in a row, this game included.
    """
    told = [words.say("menu-result", won=won, games=games)]
    if streak >= _IN_A_ROW:
        told.append(words.say("menu-streak", wins=streak))
    return words.sentence(told)


def _turned(to: Listener, swing: Swing) -> list[str]:
    moved = _points(swing.moved)
    how = "bumps" if swing.bumped else "swaps" if swing.swapped else "plain"
    pawns = [
        to.pawn(pawn, swing.seat, "with" if how == "swaps" else "object")
        for pawn in swing.bumped or swing.swapped
    ]
    return [
        to.say(
            "story-turned",
            who=to.role(swing.seat),
            name=to.name(swing.seat),
            card=to.card(swing.card),
            turn=swing.turn,
        ),
        to.say(
            "story-moved",
            how=how,
            pawns=to.every(pawns),
            kind="good" if moved > 0 else "bad",
            worth=abs(moved),
        ),
    ]


def _luckiest(to: Listener, draw: LuckyDraw) -> list[str]:
    cards = to.every([to.card(card) for card in kinds_in(draw.cards)])
    return [
        to.say("story-luckiest", cards=cards, count=len(draw.cards)),
        to.say("story-lucky", worth=_points(draw.luck)),
    ]


def _points(chance: float) -> int:
    return round(POINTS_A_GAME * chance)
