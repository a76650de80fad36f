"""A game in words, for one listener: decisions, what happened, and advice.

A listener has a seat, a language and a verbosity, and knows players by names or colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sorry_a11y.api.query import told_pawns
from sorry_a11y.core.analysis.advice import Advice, Judged, Turning
from sorry_a11y.core.analysis.odds import PawnOdds
from sorry_a11y.core.analysis.queries import Danger, swap_dangers
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import PERSON, Occupant, Seating
from sorry_a11y.core.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.core.rules.board import (
    WATCHER,
    Kind,
    Seat,
    seat_of,
)
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game, IllegalActionError
from sorry_a11y.core.rules.notation import NotationError, action_text, decision_called, named_action
from sorry_a11y.core.rules.plays import NamedPlay
from sorry_a11y.core.rules.refusals import why_not
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View, veil
from sorry_a11y.output.narration import advice as words
from sorry_a11y.output.narration.answers import tell_refused
from sorry_a11y.output.narration.catalog import languages
from sorry_a11y.output.narration.choices import decision_clauses
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.output.narration.narrator import sentences_of as tell_units
from sorry_a11y.output.narration.units import units_of, with_arrivals


def check_seat(game: Game | View, seat: Seat) -> None:
    """Raise MistakeError for a seat that neither plays nor watches."""
    check_playing([seat], (*game.seats, WATCHER))


def check_playing(seats: Iterable[Seat], playing: Sequence[Seat]) -> None:
    """Raise MistakeError for a seat that is not among those that play, or may be meant."""
    for seat in seats:
        if seat not in playing:
            accepted = listed([str(one) for one in playing if one != WATCHER])
            raise MistakeError("mistake-no-seat", given=str(seat), accepted=accepted)


def looked_at(game: Game | LoggedGame | View, seat: Seat | None = None) -> View:
    """Return the view that is meant.

    Args:
        game: The game, or a view.
        seat: The seat that sees it, which a view has of its own; the one on turn unless given.

    Raises:
        MistakeError: The seat does not play, or is not that of the view.
    """
    if isinstance(game, View):
        if seat not in (None, game.seat):
            raise MistakeError("mistake-view-seat", given=str(seat))
        return game
    now = game.now if isinstance(game, LoggedGame) else game
    if seat is not None:
        check_seat(now, seat)
    return View(now, now.turn if seat is None else seat)


def _meant(rules: Ruleset, decision: Decision | str) -> Decision | NamedPlay:
    """Return a decision, or what a text names, whether or not it is allowed.

    Raises:
        MistakeError: The text names none.
    """
    if not isinstance(decision, str):
        return decision
    try:
        named = named_action(rules, decision)
    except NotationError as error:
        wrong = echoed(error.text or decision)
        raise MistakeError("mistake-unknown-decision", given=wrong, wanted=error.wanted) from error
    if isinstance(named, Shuffle | Lot):
        raise MistakeError("mistake-unknown-decision", given=echoed(decision), wanted="decision")
    return named


def why(game: Game | LoggedGame | View, decision: Decision | str, language: str = "en") -> str:
    """Return why a decision is not allowed, in one sentence; empty if it is allowed.

    Args:
        game: The game.
        decision: The decision, or a text, which may name any play.
        language: One of `languages()`.

    Raises:
        MistakeError: The text names nothing, or there is no such language.
    """
    seen = looked_at(game)
    return _refused(seen, _meant(seen.rules, decision), language)


def _refused(seen: View, named: Decision | NamedPlay, language: str = "en") -> str:
    """Return why a decision, or what a text names, is not allowed; empty if it is."""
    to = listener(seen, named.seat if named.seat in seen.seats else WATCHER, language, "full")
    found = why_not(seen, named)
    return tell_refused(to, seen, found, Kind(getattr(named, "card", 0))) if found else ""


def notation(game: Game | LoggedGame | View, decision: Action | str) -> str:
    """Return a decision, or a deed of chance, as records write it: "r 7 r1+3 r2+4".

    Raises what `parse_decision`, which reads decisions, raises.
    """
    told = parse_decision(game, decision) if isinstance(decision, str) else decision
    return action_text(looked_at(game).rules, told)


def pawns(game: Game | LoggedGame | View) -> dict[str, list[str]]:
    """Return the places of each colour's pawns in words, as `position` takes them."""
    seen = looked_at(game)
    return told_pawns(seen.rules.board, seen.position)


def parse_decision(game: Game | LoggedGame | View, text: Decision | str) -> Decision:
    """Return the decision that a text like "r 7 r1+3 r2+4" or "b pass" names.

    A decision stands for itself, allowed or not.

    Raises:
        MistakeError: The text names nothing.
        IllegalActionError: The rules do not allow what it names; it says why.
    """
    return allowed(looked_at(game), text) if isinstance(text, str) else text


def allowed(seen: View, decision: Decision | str) -> Decision:
    """Return a decision of the seat that sees this, which may be meant by its text.

    Raises:
        MistakeError: The text names nothing.
        IllegalActionError: The rules do not allow it; it says why.
    """
    named = _meant(seen.rules, decision)
    if reason := _refused(seen, named):
        raise IllegalActionError(reason)
    return decision_called(seen, str(decision)) if isinstance(named, NamedPlay) else named


def say(
    game: Game | LoggedGame | View,
    decision: Decision | str,
    language: str = "en",
    verbosity: str = "normal",
    names: Mapping[Seat, str] | None = None,
) -> str:
    """Tell what a decision of the seat on turn would do, in a sentence without its full stop.

    Args:
        game: The game.
        decision: The decision, or its text.
        language: One of `languages()`.
        verbosity: "brief", "normal" or "full".
        names: What players are called instead of by their colours.

    Raises:
        MistakeError: There is no such language or verbosity, or the text names nothing.
        IllegalActionError: The rules do not allow it; it says why.
    """
    seen = looked_at(game)
    to = listener(seen, seen.seat, language, verbosity, names)
    return to.sentence(decision_clauses(allowed(seen, decision), seen, to))


def tell(
    before: Game,
    events: Sequence[Event],
    seat: Seat = WATCHER,
    language: str = "en",
    verbosity: str = "normal",
    names: Mapping[Seat, str] | None = None,
) -> list[str]:
    """Tell the player of a seat what happened, in whole sentences.

    Cards that the seat may not see are left out.

    Args:
        before: The game before.
        events: All that happened since, by whole actions.
        seat: The listener's seat; a spectator unless given.
        language: As of `say`.
        verbosity: As of `say`.
        names: As of `say`.

    Raises:
        MistakeError: There is no such language, verbosity or seat.
    """
    return heard_by(listener(before, seat, language, verbosity, names), before, events)


def heard_by(to: Listener, before: Game, events: Sequence[Event]) -> list[str]:
    """Return what a listener hears of events that happened since a game, in whole sentences."""
    seats = () if to.seat == WATCHER else (to.seat,)
    known = veil(events, seats, before.rules.is_open)
    units = with_arrivals(
        units_of(known, tells_draws=(to.seat,)), before.position, before.rules.board
    )
    return [to.stopped(sentence) for sentence in tell_units(units, to)]


Found = (
    Advice | Turning | Judged | Sequence[PawnOdds] | Sequence[Danger] | Mapping[Seat, float] | None
)
"""What the functions of `analysing` find."""


def describe(
    game: Game | LoggedGame | View,
    found: Found,
    language: str = "en",
    verbosity: str = "normal",
    names: Mapping[Seat, str] | None = None,
) -> list[str]:
    """Tell in whole sentences what `advise`, `danger`, `odds`, `luck` or `review` found.

    Args:
        game: The game or the view that was looked at.
        found: The result.
        language: As of `say`.
        verbosity: As of `say`.
        names: As of `say`.

    Raises:
        MistakeError: There is no such language or verbosity.
    """
    seen = looked_at(game)
    to = listener(seen, seen.seat, language, verbosity, names)
    match found:
        case Judged():
            told = words.choice_sentences(to, found, named=True)
        case Turning():
            told = words.turning(to, found, named=True)
        case Advice() | None:
            told = words.advice(to, seen, found) + (words.reasons(to, found) if found else [])
        case Mapping():
            told = words.luck_sentences(to, found)
        case [Danger(), *_]:
            told = words.danger_sentences(to, [one for one in found if isinstance(one, Danger)])
        case [PawnOdds(pawn=pawn), *_]:
            chances = [one for one in found if isinstance(one, PawnOdds)]
            is_own = seat_of(pawn) in seen.rules.tables.side_of[seen.seat]
            asked = seen if is_own else looked_at(game, seat_of(pawn))
            told = words.odds_answer(to, chances, swap_dangers(asked))
        case [] if isinstance(game, View):
            told = words.odds_answer(to, [], swap_dangers(seen))
        case []:  # nothing says which seat was asked about
            told = words.odds_answer(listener(seen, WATCHER, language, verbosity, names), [])
        case _:
            raise TypeError(f"nothing finds a {type(found).__name__}")
    return [to.stopped(sentence) for sentence in told]


def listener(
    game: Game | View,
    seat: Seat,
    language: str,
    verbosity: str,
    names: Mapping[Seat, str] | None = None,
) -> Listener:
    """Return the listener.

    Raises MistakeError for a language, a verbosity, a seat or a name's seat there is not.
    """
    _check("language", language, languages())
    _check("verbosity", verbosity, [one.value for one in Verbosity])
    check_seat(game, seat)
    called = {} if names is None else names
    check_playing(called, game.seats)
    seating = Seating(Occupant(one, PERSON, called.get(one), one) for one in game.seats)
    return Listener(seat, seating, game.rules, language, Verbosity(verbosity))


def _check(what: str, given: str, accepted: Iterable[str]) -> None:
    if given not in accepted:
        raise MistakeError(
            "mistake-no-value", given=echoed(given), where=what, accepted=listed(list(accepted))
        )
