"""The keys that ask for one fact each and change nothing in the game, and their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Literal

from sorry_a11y.core.analysis import queries
from sorry_a11y.core.analysis.advice import advice_for, in_100, ranking, winning_chances
from sorry_a11y.core.analysis.odds import pawn_odds
from sorry_a11y.core.analysis.overview import hits, home_cards, winners
from sorry_a11y.core.game.menu import card_of
from sorry_a11y.core.rules.board import kinds_in, kinds_of
from sorry_a11y.core.rules.drawing import columns
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.refusals import stuck_pawns
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration import answers
from sorry_a11y.output.narration.at_a_glance import (
    chances_sentence,
    hits_sentence,
    home_card_sentences,
    picture,
    ranking_sentence,
)
from sorry_a11y.output.narration.consequences import bump_sentence
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.ask_list import ASK_LIST
from sorry_a11y.ui.session.at_keyboard import AtKeyboard
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.menu_walk import MenuWalk
from sorry_a11y.ui.session.reply import Reply

_Answer = Callable[[], list[str]]


def answered(who: AtKeyboard, command: Command) -> Reply | None:
    """Return the answer to a command that asks at any time; None for any other command."""
    who.feed.note_command(command.name)
    asked = _ASKED.get(command.name)
    if asked:
        return who.reply(asked(who), repeatable=command.name not in ("earlier", "later"))
    if command.name == "repeat":
        last = who.feed.recall.last
        return who.reply([*last.news, last.focus], repeatable=False)
    return _board(who) if command.name == "board" else None


def _pawns(who: AtKeyboard) -> list[str]:
    """Return where the pawns of the listener, and of a partner, are."""
    to, seen = who.listener(), who.view()
    return [answers.pawns_sentence(to, seen, seat) for seat in (to.seat, *to.partners)]


def _opponents(who: AtKeyboard) -> list[str]:
    """Return the pawns of one opponent, of the next one when the command is given again."""
    to = who.listener()
    seats = [s for s in who.table.seating.seats if s != to.seat and s not in to.partners]
    turned_seats = sorted(seats, key=lambda seat: (seat - to.seat) % 4)
    seat = turned_seats[who.feed.part_asked(len(turned_seats))]
    return [answers.pawns_sentence(to, who.view(), seat)]


def _card(who: AtKeyboard) -> list[str]:
    to, seen = who.listener(), who.view()
    if seen.over:
        return [answers.over(to)]
    if not seen.hand:
        return [to.say("answer-hand-empty")]
    return [answers.card_meaning(to, kind) for kind in kinds_in(seen.hand)]


def _hand(who: AtKeyboard) -> list[str]:
    to, seen = who.listener(), who.view()
    if seen.over:
        return [answers.over(to)]
    if seen.rules.is_open:
        return [to.say("answer-no-hands")]
    return [answers.hand(to, kinds_of(seen.hand))]


def _danger(who: AtKeyboard) -> list[str]:
    to, seen = who.listener(), who.view()
    return [answers.over(to)] if seen.over else _dangers(to, seen, "now")


def _dangers(to: Listener, seen: View, when: Literal["after", "now"]) -> list[str]:
    """Return the dangers to the pawns of the listener's side in the position of the view."""
    from sorry_a11y.output.narration.advice import odds_answer as told  # costs nothing until asked

    return told(to, pawn_odds(seen), queries.swap_dangers(seen), when)


def _hitters(to: Listener, seen: View) -> list[_Answer]:
    """Return the answer who can hit the pawns of the listener's side; none if nobody can."""
    from sorry_a11y.output.narration.advice import hitters_answer

    found = pawn_odds(seen)
    return [lambda: hitters_answer(to, found)] if found else []


def _standing(to: Listener, seen: View) -> list[str]:
    """Return everybody's standing."""
    return answers.standing_sentences(to, queries.rank_sides(seen))


def _why(who: AtKeyboard) -> list[str]:
    seen = who.view()
    to = who.listener()
    if seen.over:
        return [answers.over(to)]
    if not seen.to_act:
        return [to.say("decision-not-yours")]
    if seen.phase is Phase.GIVE:
        return [to.say("answer-give")]
    found = stuck_pawns(seen)
    if any(one.reason == "guarded" for one in found):
        who.sound(Earcon.PROTECTED)
    if not seen.rules.is_open and (told := answers.stuck_cards(to, seen)):
        return told
    return answers.stuck(to, found)


def _bump(who: AtKeyboard) -> list[str]:
    """Return who bumped whom last, from where and how long ago."""
    found = who.feed.recall.bumps.last()
    if found is None:
        return [who.listener().say("answer-bump-none")]
    bumped = [(one.pawn, one.origin) for one in found.bumps]
    return [bump_sentence(who.listener(), found.seat, bumped, found.ago)]


def _forced(who: AtKeyboard, value: str) -> list[str]:
    """Set whether turns without a choice play themselves or wait; return what holds now."""
    who.settings.change(who.settings.now.replace(forced=value))
    return [who.listener().say("answer-forced", value=value)]


def _board(who: AtKeyboard) -> Reply:
    """Draw the board for a sighted person; the player is told so, and how wide it is."""
    to, seen = who.listener(), who.view()
    told = to.say("board-drawn", columns=columns(seen.rules.board))
    return who.reply([told]).replace(drawn=picture(to, seen))


def _looked_up(who: AtKeyboard, told: str | None, none: str) -> list[str]:
    """Return an earlier or later sentence of those told, or the message that there is none."""
    to = who.listener()
    return [to.left_open(told) if told else to.say(none)]


_ASKED: Mapping[str, Callable[[AtKeyboard], list[str]]] = {
    **{one.name: one.answer for one in ASK_LIST},
    "pawns": _pawns,
    "opponents": _opponents,
    "card": _card,
    "hand": _hand,
    "standing": lambda asked: _standing(asked.listener(), asked.view()),
    "danger": _danger,
    "bump": _bump,
    "why": _why,
    # where a decision is open, its prompt answers before this
    "advice": lambda asked: [asked.listener().say("advice-no-turn")],
    "news": lambda asked: asked.feed.news.told or [asked.listener().say("answer-no-news")],
    "earlier": lambda asked: _looked_up(asked, asked.feed.recall.earlier(), "answer-no-earlier"),
    "later": lambda asked: _looked_up(asked, asked.feed.recall.later(), "answer-no-later"),
    "yes": lambda asked: _forced(asked, "play"),
    "no": lambda asked: _forced(asked, "ask"),
    # told only where there is no speech to stop; otherwise the voice stops it
    "hush": lambda asked: [asked.listener().say("voice-hush")],
}


# -- while a decision is open --------------------------------------------------------------------

_OF_DECISIONS = frozenset({"advice", "danger", "standing", "card"})


def decision_answer(who: AtKeyboard, name: str, seen: View, walk: MenuWalk) -> list[str] | None:
    """Return the answer to a command while a decision is open; None for commands without one.

    Given again in a row, a command tells the next of its answers, after the last one the first.

    Args:
        who: The people at the keyboard.
        name: The name of the command.
        seen: What is known where the decision is made.
        walk: The place in the menu, whose current choice some answers are about.
    """
    who.feed.note_command(name)
    if name not in _OF_DECISIONS:
        return None
    parts = _decision_answers(who.listener(), name, seen, walk)
    return parts[who.feed.part_asked(len(parts))]()


def _decision_answers(to: Listener, name: str, seen: View, walk: MenuWalk) -> list[_Answer]:
    match name:
        case "advice":
            return [
                lambda: _best(to, seen, walk),
                lambda: _ranking(to, seen, walk),
                lambda: _reasons(to, seen),
            ]
        case "danger":
            choice = walk.stage.current.decision
            after = seen.replace(position=choice.after) if isinstance(choice, Play) else None
            behind = [lambda: _dangers(to, after, "after"), *_hitters(to, after)] if after else []
            return [
                *behind,
                lambda: _dangers(to, seen, "now"),
                *([] if after else _hitters(to, seen)),
                lambda: [hits_sentence(to, hits(seen), drawn=seen.rules.is_open)],
            ]
        case "standing":
            return [
                lambda: _standing(to, seen),
                lambda: home_card_sentences(to, home_cards(seen), winners(seen)),
                lambda: [chances_sentence(to, winning_chances(seen))],
            ]
    from sorry_a11y.output.rulebook.rule_pages import card_rule  # nothing of it is loaded before

    # the card of the choice on the focus line comes first
    cards = dict.fromkeys([*walk.cards, *kinds_of(seen.hand)])
    rules = dict.fromkeys(tuple(card_rule(seen.rules, card, to.language)) for card in cards)
    return [
        lambda: [answers.card_meaning(to, card) for card in cards],
        *(partial(_left_open, to, told) for told in rules),
    ]


def _left_open(to: Listener, told: tuple[str, ...]) -> list[str]:
    return [*told[:-1], to.left_open(told[-1])]


_advice_for = lru_cache(maxsize=1)(advice_for)


def _best(to: Listener, seen: View, walk: MenuWalk) -> list[str]:
    """Return the advice: the choice of a strong player."""
    from sorry_a11y.output.narration.advice import advice  # nothing of it is loaded before

    found = _advice_for(seen)
    asks_card = any(option.feature == "card" for option in walk.stage.options)
    number = walk.number_of(found.decision) if found and not asks_card else 0
    return advice(to, seen, found, number)


def _ranking(to: Listener, seen: View, walk: MenuWalk) -> list[str]:
    """Return how often each choice of this stage wins, or the reasons of the advice if it has one.

    A branch counts as the best decision to which it leads.
    """
    wins: dict[int, int] = {}
    for one in ranking(seen):  # the best first, so each number's best is met first
        wins.setdefault(walk.number_of(one.decision), in_100(one.chance))
    wins.pop(0, None)
    if len(wins) < 2:
        return _reasons(to, seen)
    stage = walk.stage
    cards = {
        digit: card_of(option)
        for digit, option in zip(stage.digits, stage.options, strict=True)
        if option.feature == "card"
    }
    return [ranking_sentence(to, list(wins.items()), cards)]


def _reasons(to: Listener, seen: View) -> list[str]:
    """Return why a strong player would take the choice that is advised."""
    from sorry_a11y.output.narration.advice import reasons

    found = _advice_for(seen)
    assert found, "there is something to decide"
    return reasons(to, found)
