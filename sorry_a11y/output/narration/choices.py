"""Options of a menu in words: the consequence first, the number last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sorry_a11y.core.analysis.odds import risks
from sorry_a11y.core.analysis.overview import before_slide, on_circle_of
from sorry_a11y.core.analysis.queries import swap_dangers
from sorry_a11y.core.game.menu import Option
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.core.rules.board import ALL_PAWNS, Kind, Pawn, Position, Seat, seat_of, spot_of
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.plays import Card, Play
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rules.ways import Walk
from sorry_a11y.output.narration.answers import card_meaning, pawn_numbers
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.moves import (
    choice_clauses,
    end_clause,
    square_clause,
)
from sorry_a11y.output.narration.units import moves_arrived, moves_of, steps_walked


def turn_lines(to: Listener, seen: View, *, named: bool) -> list[str]:
    """Return the sentences that open a decision: the card or whose turn; in full, the card's rule.

    Args:
        to: The listener.
        seen: What the player on turn knows.
        named: Whether it begins with the player's name.
    """
    drawn = seen.card if seen.rules.is_open and seen.phase is not Phase.GIVE else None
    if seen.phase is Phase.GIVE:
        partner = next(s for s in seen.rules.tables.side_of[seen.seat] if s != seen.seat)
        text = to.say("decision-exchange", name=to.name(partner))
    elif drawn is not None:
        text = to.say("news-drew", who="you", name="", card=to.card(drawn))
    else:
        text = to.say("decision-turn" if seen.choices.plays else "decision-no-card")
    line = to.join([to.name(seen.seat), text]) if named else text
    return [line] if drawn is None else [line, *rule_of(drawn, to)]


def rule_of(card: Kind, to: Listener) -> list[str]:
    """Return the rule of a card, for listeners who want everything told.

    A card that only walks has none.
    """
    match to.rules.cards[card]:
        case Card(abilities=(Steps(steps=steps),), again=False) if steps > 0:
            return []
    return [card_meaning(to, card)] if to.verbosity is Verbosity.FULL else []


def option_clauses(option: Option, seen: View, to: Listener) -> list[str]:
    """Return the clauses of an option, without its number."""
    if option.decision and option.feature != "card":
        return decision_clauses(option.decision, seen, to)
    return [*_title(option, seen, to), *_behind(option, seen, to)]


def entered_clauses(option: Option, seen: View, to: Listener, *, chosen: bool) -> list[str]:
    """Return the clauses of a branch that was just entered.

    Of one that was chosen all was told before, and the options of a shared 7 name its pawns; of one
    that was no choice it is told that it is the only one, and how many options lie behind it.
    """
    if chosen and option.feature in ("pawns", "longer", "ends"):
        return []
    title = _title(option, seen, to)
    how = f"chosen-{option.feature}" if chosen else option.feature
    behind = _behind(option, seen, to)[:1] if option.plays and not chosen else []
    return [to.say("decision-entered", title=to.join(title), how=how), *behind]


def play_clauses(play: Play, seen: View, to: Listener) -> list[str]:
    """Return the consequence of a play.

    That the seat draws again is told where the card does not say so by itself.
    """
    rules = seen.rules
    moves = moves_of(play.events)
    wins = rules.tables.won(play.after, play.seat)
    if not wins:
        moves = moves_arrived(moves, seen.position, rules.board)
    clauses = choice_clauses(to, moves, play.seat, both_ways=_leads_both_ways(seen, play.card))
    if wins:
        clauses.append(to.say("play-wins", round="yes" if rules.scoring else "no"))
    if to.verbosity is Verbosity.FULL and not wins:
        clauses = _where_it_stands(to, play, seen, clauses)
    abilities = rules.cards[play.card].abilities
    gets = any(isinstance(one, Sorry | Swap) for one in abilities)
    if not (to.verbosity is Verbosity.BRIEF and gets):  # then one compares where one gets
        clauses += _risk(to, play, seen)
    if play.again and not seen.rules.cards[play.card].again:
        clauses.append(to.say("decision-again", hand="no" if seen.rules.is_open else "yes"))
    return clauses


def _leads_both_ways(seen: View, card: Kind) -> bool:
    """Return whether a card can lead a pawn forward and back, as a 10 does."""
    steps = [one.steps for one in seen.rules.cards[card].abilities if isinstance(one, Steps)]
    return bool(steps) and min(steps) < 0 < max(steps)


def _where_it_stands(to: Listener, play: Play, seen: View, told: list[str]) -> list[str]:
    """Return ``told``, and what matters about the square on which the only own pawn of a play ends.

    That is another player's start circle (by the name in place of the colour), a slide ahead, and
    with open cards what can swap it away.
    """
    side = seen.rules.tables.side_of[seen.seat]
    moved = [
        pawn
        for pawn in ALL_PAWNS
        if play.after[pawn] != seen.position[pawn] and seat_of(pawn) in side
    ]
    if len(moved) != 1:
        return told
    after, (pawn,) = seen.replace(position=play.after), moved
    clauses = list(told)
    if (owner := on_circle_of(after, pawn)) is not None:
        by_colour = square_clause(to, spot_of(play.after, pawn))
        clauses = [*(one for one in told if one != by_colour), _circle(to, owner)]
    if before_slide(after, pawn):
        clauses.append(to.say("play-before-slide"))
    if seen.rules.is_open:
        cards = sorted({card for one in swap_dangers(after, moved) for card in one.cards})
        clauses += [to.say("play-swap-danger", card=to.card(card)) for card in cards]
    return clauses


def _risk(to: Listener, play: Play, seen: View) -> list[str]:
    """Return how likely the pawns that move are hit, if the choices differ in this risk."""
    risk = risks(seen).told(play.after)
    if not risk:
        return []
    board = seen.rules.board
    moved = {leg.pawn for leg in play.legs}
    count = sum(board.square_of(spot_of(play.after, pawn)) < board.track for pawn in moved)
    return [to.say("play-risk", chance=risk, count=max(count, 1))]


def _circle(to: Listener, owner: Seat) -> str:
    return to.say("play-circle", name=to.name(owner), board=to.rules.board.lane_word)


def decision_clauses(decision: Decision, seen: View, to: Listener) -> list[str]:
    """Return the consequence of a play, or the card that is laid down or given."""
    match decision:
        case Play():
            return play_clauses(decision, seen, to)
        case Pass():
            if seen.choices.plays:
                return [to.say("decision-decline")]
            if seen.again and not seen.rules.is_open:
                return [to.say("decision-end-turn")]
            again = seen.rules.cards[seen.hand[0]].again if seen.rules.is_open else False
            return [to.say("decision-pass-again" if again else "decision-pass")]
        case Discard():
            return [to.say("decision-discard", card=to.card(decision.card))]
        case Give():
            partner = next(s for s in seen.rules.tables.side_of[seen.seat] if s != seen.seat)
            return [
                to.say(
                    "decision-give",
                    name=to.name(partner),
                    card=to.card(decision.card),
                    kind=seen.rules.cards[decision.card].name,
                )
            ]
        case Fold():
            return [to.say("decision-fold")]


def _title(option: Option, seen: View, to: Listener) -> list[str]:
    """Return the title of a branch: the feature that its options share."""
    match option.feature:
        case "card":
            moves = moves_of(option.decision.events) if isinstance(option.decision, Play) else ()
            return [to.held_card(Kind(int(option.value)), steps_walked(moves))]
        case "pawn" | "other":
            return [to.pawn(Pawn(int(option.value)), seen.seat)]
        case "seat":
            seat = Seat(int(option.value))
            who = to.role(seat) if seat >= 0 else "none"
            return [to.say("decision-whose", who=who, name=to.name(seat) if seat >= 0 else "")]
        case "effect":
            steps = {
                leg.steps for play in option.plays for leg in play.legs[:1] if isinstance(leg, Walk)
            }
            if len(steps) == 1 and option.value != "seven":
                return [_steps(steps.pop(), to)]
            return [to.say("decision-kind", kind=str(option.value))]
        case "steps":
            return [_steps(int(option.value), to)]
        case "fork":
            return [to.say("decision-way", way="past" if option.value else "in")]
        case "pawns" | "longer" | "ends":
            return _title_of_shared(option, seen, to)
        case "no-play":
            return [to.say("decision-lay-down")]
    return []


def _title_of_shared(option: Option, seen: View, to: Listener) -> list[str]:
    """Return which pawns share a 7, that one has it alone, where a pawn ends, or that it stays."""
    if option.feature == "longer":
        return [to.say("decision-longer")]
    play = option.plays[0]
    if option.feature == "pawns":
        pawns = sorted({leg.pawn for leg in play.legs})
        return [pawn_numbers(to, pawns) if len(pawns) > 1 else to.say("decision-alone")]
    pawn = Pawn(int(option.value))
    named = to.pawn(pawn, seen.seat)
    if play.after[pawn] == seen.position[pawn]:
        return [to.say("decision-stays", pawn=named)]
    return [named, end_clause(to, pawn, spot_of(play.after, pawn))]


def _steps(steps: int, to: Listener) -> str:
    return to.say("decision-forward" if steps > 0 else "decision-back", steps=abs(steps))


def _behind(option: Option, seen: View, to: Listener) -> list[str]:
    """Return how many options a branch leads to, and which of them may change much."""
    plays = option.plays
    if option.decision and isinstance(option.decision, Play):
        return play_clauses(option.decision, seen, to)
    if not plays:
        return []
    rows, now = option.stage(), seen.position
    while len(rows) == 1 and rows[0].open:
        rows = rows[0].stage()
    clauses = [to.say("decision-ways", count=len(rows))]
    if victims := {one for play in plays for one in _rivals_sent_back(seen, now, play.after)}:
        bumping = _rows_with(rows, lambda after: bool(_rivals_sent_back(seen, now, after)))
        clauses.append(
            to.say(
                "decision-ways-bump",
                count=bumping,
                pawns=_pawns_in_short(victims, seen, to),
                all="yes" if bumping == len(rows) else "no",
            )
        )
    if any(_brings_home(seen, now, play.after) for play in plays):
        count = _rows_with(rows, lambda after: _brings_home(seen, now, after))
        board = seen.rules.board.lane_word
        clauses.append(to.say("decision-ways-home", count=count, board=board))
    return clauses


def _rows_with(rows: Sequence[Option], does: Callable[[Position], bool]) -> int:
    """Return how many options lead to a play that does something."""
    return sum(any(does(play.after) for play in row.plays) for row in rows)


_MOST_NAMED = 2
"""Pawns that are named one by one; of more only the players."""


def _pawns_in_short(pawns: Collection[Pawn], seen: View, to: Listener) -> str:
    """Return pawns of which one is meant, as an object."""
    if len(pawns) <= _MOST_NAMED:
        return to.either(to.pawn(pawn, seen.seat, "object") for pawn in sorted(pawns))
    names = dict.fromkeys(to.name(seat_of(pawn)) for pawn in sorted(pawns))
    return to.say("decision-pawn-of", names=to.either(names))


def _rivals_sent_back(seen: View, before: Position, after: Position) -> list[Pawn]:
    """Return the pawns of the other side that are sent back between two positions."""
    tables = seen.rules.tables
    return [
        pawn
        for pawn in ALL_PAWNS
        if after[pawn] == tables.start_of[pawn] != before[pawn]
        and seat_of(pawn) not in tables.side_of[seen.seat]
    ]


def _brings_home(seen: View, before: Position, after: Position) -> bool:
    """Return whether any pawn comes home between two positions."""
    is_goal = seen.rules.tables.goal_table
    return any(
        is_goal[there] and not is_goal[here] for here, there in zip(before, after, strict=True)
    )
