"""Keys that ask: one fact each, told without changing anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Literal

from sorry_a11y.analysis import queries
from sorry_a11y.analysis.landmarks import neighbours
from sorry_a11y.narration import answers
from sorry_a11y.narration.answers import neighbours_sentence as near_words
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.narrator import game_played, players
from sorry_a11y.rules.board import kinds_in, kinds_of
from sorry_a11y.rules.board_tables import Reason
from sorry_a11y.rules.game import Phase
from sorry_a11y.rules.refusals import stuck_pawns
from sorry_a11y.rules.view import View
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.prompts import Session
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import turned
from sorry_a11y.sound.earcons import Earcon


def answered(session: Session, command: Command) -> Reply | None:
    """The answer to a command that can be given at any time; None for the others."""
    if command.name != "opponents":
        session.ear.opponent = 0
    if command.name != "neighbours":
        session.ear.neighbour = 0
    asked = _ASKED.get(command.name)
    if asked:
        return session.reply(asked(session), repeatable=command.name not in ("earlier", "later"))
    if command.name == "repeat":
        last = session.ear.last
        return session.reply([*last.news, last.focus], repeatable=False)
    modes = {
        "board": lambda: _board(session), "help": session.help, "settings": session.show_settings,
        "quit": session.quit, "undo": session.undo,
    }
    return modes[command.name]() if command.name in modes else None


def _pawns(session: Session) -> list[str]:
    return answers.own_pawns(session.listener(), session.view())


def _opponents(session: Session) -> list[str]:
    """One opponent after the other, at each press the next."""
    to = session.listener()
    seats = [s for s in session.seating.seats if s != to.seat and s not in to.partners]
    turned_seats = sorted(seats, key=lambda seat: (seat - to.seat) % 4)
    memory = session.ear
    seat = turned_seats[memory.opponent % len(turned_seats)]
    memory.opponent += 1
    return answers.rival_pawns(to, session.view(), seat)


def _card(session: Session) -> list[str]:
    to, seen = session.listener(), session.view()
    if not seen.hand:
        return [to.say("answer-hand-empty")]
    return [answers.card_meaning(to, kind) for kind in kinds_in(seen.hand)]


def _hand(session: Session) -> list[str]:
    to, seen = session.listener(), session.view()
    if seen.is_open:
        return [to.say("answer-no-hands")]
    return [answers.hand(to, kinds_of(seen.hand))]


def rules_played(session: Session) -> list[str]:
    """What is played, until when, and the rules of the house."""
    from sorry_a11y.rulebook.rule_pages import house_rules  # the texts cost nothing until asked

    to = session.listener()
    return [*game_played(to, session.view().round), *house_rules(to, to.rules)]


def _table(session: Session) -> list[str]:
    return [*rules_played(session), players(session.listener())]


def _turn(session: Session) -> list[str]:
    return [answers.turn(session.listener(), session.view())]


def _standing(session: Session) -> list[str]:
    """How everybody stands, the one furthest ahead first."""
    return [answers.standing_sentence(session.listener(), queries.rank_sides(session.view()))]


def _cards_left(session: Session) -> list[str]:
    left = queries.count_cards_left(session.view())
    return [answers.cards_left_sentence(session.listener(), left)]


def _danger(session: Session) -> list[str]:
    to, seen = session.listener(), session.view()
    return [answers.over(to)] if seen.phase is Phase.OVER else danger_answer(to, seen, "now")


def danger_answer(to: Listener, seen: View, when: Literal["after", "now"]) -> list[str]:
    """What can hit or swap the pawns of the listener's side on the board of the view."""
    from sorry_a11y.analysis.odds import odds
    from sorry_a11y.narration.advice import odds_answer as told  # the odds cost nothing until asked

    return told(to, odds(seen), queries.swap_dangers(seen), when)


def _neighbours(session: Session) -> list[str]:
    """One own pawn after the other, at each press the next, the one nearest home first."""
    to, seen = session.listener(), session.view()
    places = sorted(queries.pawn_places(seen, to.seat), key=lambda place: place.to_go)
    found = [near for place in places if (near := neighbours(seen, place.pawn))]
    if not found:
        return [to.say("answer-near-none")]
    memory = session.ear
    at = memory.neighbour % len(found)
    memory.neighbour += 1
    return [near_words(to, found[at])]


def _why(session: Session) -> list[str]:
    seen = session.view()
    to = session.listener()
    if seen.phase is Phase.OVER:
        return [answers.over(to)]
    if not seen.to_act:
        return [to.say("turn-not-yours")]
    if seen.phase is Phase.GIVE:
        return [to.say("answer-give")]
    found = stuck_pawns(seen)
    if any(one.reason is Reason.GUARDED for one in found):
        session.sound(Earcon.PROTECTED)
    if not seen.is_open and (told := answers.stuck_cards(to, seen)):
        return told
    return answers.stuck(to, found)


def _advice(session: Session) -> list[str]:
    """Where a decision is open, its desk answers before this."""
    return [session.listener().say("advice-no-turn")]


def _news(session: Session) -> list[str]:
    return session.ear.news or [session.listener().say("answer-no-news")]


def _earlier(session: Session) -> list[str]:
    told = session.ear.earlier()
    to = session.listener()
    return [to.left_open(told) if told else to.say("answer-no-earlier")]


def _later(session: Session) -> list[str]:
    told = session.ear.later()
    to = session.listener()
    return [to.left_open(told) if told else to.say("answer-no-later")]


def _verbosity(session: Session) -> list[str]:
    session.change(turned(session.settings, "verbosity"))
    to = session.listener()
    text = to.say("set-verbosity", value=session.settings.verbosity)
    return [to.say("set-changed", text=text)]


def _board(session: Session) -> Reply:
    """The board for somebody who sees; the player is told that it was drawn, and how wide."""
    from sorry_a11y.narration import board_picture  # seldom asked for

    to, seen = session.listener(), session.view()
    told = to.say("board-drawn", columns=board_picture.columns(seen.rules.board))
    return replace(session.reply([told]), drawn=board_picture.picture(to, seen))


def _hush(session: Session) -> list[str]:
    """Told only where there is no speech to stop; otherwise the outlet stops it."""
    return [session.listener().say("voice-hush")]


_ASKED: Mapping[str, Callable[[Session], list[str]]] = {
    "pawns": _pawns,
    "opponents": _opponents,
    "card": _card,
    "hand": _hand,
    "table": _table,
    "turn": _turn,
    "standing": _standing,
    "cards-left": _cards_left,
    "danger": _danger,
    "neighbours": _neighbours,
    "why": _why,
    "advice": _advice,
    "news": _news,
    "earlier": _earlier,
    "later": _later,
    "verbosity": _verbosity,
    "hush": _hush,
}
