"""Keys that ask: one fact each, told without changing anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from sorry_a11y.narration import answers
from sorry_a11y.rules.ground import Reason
from sorry_a11y.rules.refusals import stuck_pawns
from sorry_a11y.session.prompt import Said, said
from sorry_a11y.settings.values import turned
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.table import queries

if TYPE_CHECKING:
    from sorry_a11y.session.commands import Command
    from sorry_a11y.session.presenter import Presenter


def answer(presenter: Presenter, command: Command) -> Said | None:
    """The answer to a command that can be given at any time; None for the others."""
    if command.name != "opponents":
        presenter.memory.opponent = 0
    asked = _ASKED.get(command.name)
    if asked:
        return said(asked(presenter), repeatable=command.name not in ("earlier", "later"))
    if command.name == "repeat":
        last = presenter.memory.last
        return said([*last.news, last.focus], repeatable=False)
    modes = {
        "help": presenter.help, "settings": presenter.change_settings, "quit": presenter.quit,
        "undo": presenter.undo,
    }
    return modes[command.name]() if command.name in modes else None


def _pawns(presenter: Presenter) -> list[str]:
    return answers.own_pawns(presenter.listener(), presenter.view())


def _opponents(presenter: Presenter) -> list[str]:
    """One opponent after the other, at each press the next."""
    to = presenter.listener()
    seats = [s for s in presenter.table.seating.seats if s != to.seat and s not in to.partners]
    turned_seats = sorted(seats, key=lambda seat: (seat - to.seat) % 4)
    memory = presenter.memory
    seat = turned_seats[memory.opponent % len(turned_seats)]
    memory.opponent += 1
    return answers.rival_pawns(to, presenter.view(), seat)


def _card(presenter: Presenter) -> list[str]:
    to, seen = presenter.listener(), presenter.view()
    if not seen.hand:
        return [to.say("answer-hand-empty")]
    return [answers.card_meaning(to, kind) for kind in dict.fromkeys(seen.hand)]


def _hand(presenter: Presenter) -> list[str]:
    to, seen = presenter.listener(), presenter.view()
    if seen.is_open:
        return [to.say("answer-no-hands")]
    return [answers.hand(to, seen.hand)]


def _turn(presenter: Presenter) -> list[str]:
    return [answers.turn(presenter.listener(), presenter.view())]


def standing(presenter: Presenter) -> list[str]:
    """How everybody stands, the one furthest ahead first."""
    return [answers.standing(presenter.listener(), queries.standing(presenter.view()))]


def _cards_left(presenter: Presenter) -> list[str]:
    return [answers.cards_left(presenter.listener(), queries.cards_left(presenter.view()))]


def _danger(presenter: Presenter) -> list[str]:
    from sorry_a11y.narration.advice import odds as told  # the odds cost nothing until asked
    from sorry_a11y.table.odds import odds

    return told(presenter.listener(), odds(presenter.view()))


def _why(presenter: Presenter) -> list[str]:
    seen = presenter.view()
    if not seen.to_act:
        return [presenter.listener().say("turn-not-yours")]
    found = stuck_pawns(seen)
    if any(one.reason is Reason.GUARDED for one in found):
        presenter.sound(Earcon.PROTECTED)
    return answers.stuck(presenter.listener(), found)


def _advice(presenter: Presenter) -> list[str]:
    """Where a decision is open, its desk answers before this."""
    return [presenter.listener().say("advice-no-turn")]


def _news(presenter: Presenter) -> list[str]:
    return presenter.memory.news or [presenter.listener().say("answer-no-news")]


def _earlier(presenter: Presenter) -> list[str]:
    told = presenter.memory.earlier()
    to = presenter.listener()
    return [to.left_open(told) if told else to.say("answer-no-earlier")]


def _later(presenter: Presenter) -> list[str]:
    told = presenter.memory.later()
    to = presenter.listener()
    return [to.left_open(told) if told else to.say("answer-no-later")]


def _verbosity(presenter: Presenter) -> list[str]:
    presenter.hold(turned(presenter.settings, "verbosity"))
    to = presenter.listener()
    return [to.say("set-verbosity", value=presenter.settings.verbosity)]


def _hush(presenter: Presenter) -> list[str]:
    """Told only where there is no speech to stop; otherwise the outlet stops it."""
    return [presenter.listener().say("voice-hush")]


_ASKED: Mapping[str, Callable[[Presenter], list[str]]] = {
    "pawns": _pawns,
    "opponents": _opponents,
    "card": _card,
    "hand": _hand,
    "turn": _turn,
    "standing": standing,
    "cards-left": _cards_left,
    "danger": _danger,
    "why": _why,
    "advice": _advice,
    "news": _news,
    "earlier": _earlier,
    "later": _later,
    "verbosity": _verbosity,
    "hush": _hush,
}
