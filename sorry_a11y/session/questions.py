"""Keys that ask: one fact each, told without changing anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from sorry_a11y.analysis import queries
from sorry_a11y.analysis.overview import neighbours
from sorry_a11y.narration import answers
from sorry_a11y.narration.answers import neighbours_sentence as near_words
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.narrator import game_played
from sorry_a11y.rules.board import kinds_in, kinds_of
from sorry_a11y.rules.game import Phase
from sorry_a11y.rules.refusals import stuck_pawns
from sorry_a11y.rules.view import View
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import turned
from sorry_a11y.settings.words import sample
from sorry_a11y.sound.earcons import Earcon


def answered(who: AtKeyboard, command: Command) -> Reply | None:
    """Return the answer to a question that can be asked at any time; None for other commands."""
    if command.name == "ask":  # whose list may ask the same once more
        return None
    who.feed.asked = {name: times for name, times in who.feed.asked.items() if name == command.name}
    asked = _ASKED.get(command.name)
    if asked:
        return who.reply(asked(who), repeatable=command.name not in ("earlier", "later"))
    if command.name == "repeat":
        last = who.feed.recall.last
        return who.reply([*last.news, last.focus], repeatable=False)
    return _board(who) if command.name == "board" else None


def _turn(who: AtKeyboard, name: str, count: int) -> int:
    """Return which of ``count`` things the key tells now, another one at each press in a row."""
    times = who.feed.asked.get(name, 0)
    who.feed.asked[name] = times + 1
    return times % count


def _opponents(who: AtKeyboard) -> list[str]:
    """Tell of one opponent after the other, at each press of the next."""
    to = who.listener()
    seats = [s for s in who.table.seating.seats if s != to.seat and s not in to.partners]
    turned_seats = sorted(seats, key=lambda seat: (seat - to.seat) % 4)
    seat = turned_seats[_turn(who, "opponents", len(turned_seats))]
    return answers.rival_pawns(to, who.view(), seat)


def _card(who: AtKeyboard) -> list[str]:
    to, seen = who.listener(), who.view()
    if not seen.hand:
        return [to.say("answer-hand-empty")]
    return [answers.card_meaning(to, kind) for kind in kinds_in(seen.hand)]


def _hand(who: AtKeyboard) -> list[str]:
    to, seen = who.listener(), who.view()
    if seen.is_open:
        return [to.say("answer-no-hands")]
    return [answers.hand(to, kinds_of(seen.hand))]


def rules_played(who: AtKeyboard) -> list[str]:
    """Return the rule book, when the match ends, and the house rules."""
    from sorry_a11y.rulebook.rule_pages import house_rules  # the texts cost nothing until asked

    to = who.listener()
    return [*game_played(to, who.view().course.round), *house_rules(to, to.rules)]


def _danger(who: AtKeyboard) -> list[str]:
    to, seen = who.listener(), who.view()
    return [answers.over(to)] if seen.over else danger_answer(to, seen, "now")


def danger_answer(to: Listener, seen: View, when: Literal["after", "now"]) -> list[str]:
    """Return the dangers to the pawns of the listener's side on the board of the view."""
    from sorry_a11y.analysis.odds import pawn_odds
    from sorry_a11y.narration.advice import odds_answer as told  # the odds cost nothing until asked

    return told(to, pawn_odds(seen), queries.swap_dangers(seen), when)


def hits_answer(to: Listener, seen: View) -> list[str]:
    """Return the pawns that the seat of the view can hit, with the cards that hit them."""
    from sorry_a11y.analysis.overview import hits  # nothing of it is loaded before
    from sorry_a11y.narration.at_a_glance import hits_sentence

    return [hits_sentence(to, hits(seen), drawn=seen.is_open)]


def needs_answer(to: Listener, seen: View) -> list[str]:
    """Return which cards bring pawns of the seat of the view home, and which win for whom."""
    from sorry_a11y.analysis.overview import home_cards, winners  # loaded only when it is asked
    from sorry_a11y.narration.at_a_glance import needs

    return needs(to, home_cards(seen), winners(seen))


def _track(who: AtKeyboard) -> list[str]:
    """Tell every pawn on the track in order, from the listener's start on."""
    from sorry_a11y.analysis.overview import homes, track_order  # nothing of it is loaded before
    from sorry_a11y.narration.at_a_glance import track_sentence

    to, seen = who.listener(), who.view()
    start = to.seat if to.seat in seen.seats else seen.seats[0]
    return [track_sentence(to, start, track_order(seen, start), homes(seen))]


def standing_answer(to: Listener, seen: View) -> list[str]:
    """Return everybody's standing."""
    return [answers.standing_sentence(to, queries.rank_sides(seen))]


def _neighbours(who: AtKeyboard) -> list[str]:
    """Tell of one own pawn after the other, at each press of the next.

    The one nearest home comes first.
    """
    to, seen = who.listener(), who.view()
    places = sorted(queries.pawn_places(seen, to.seat), key=lambda place: place.to_go)
    found = [near for place in places if (near := neighbours(seen, place.pawn))]
    if not found:
        return [to.say("answer-near-none")]
    return [near_words(to, found[_turn(who, "neighbours", len(found))])]


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
    if not seen.is_open and (told := answers.stuck_cards(to, seen)):
        return told
    return answers.stuck(to, found)


def _verbosity(who: AtKeyboard) -> list[str]:
    who.settings.change(turned(who.settings.now, "verbosity"))
    to = who.listener()
    text = to.say("setting-verbosity", value=who.settings.now.verbosity)
    return [to.say("setting-changed", text=text)]


def _forced(who: AtKeyboard, value: str) -> list[str]:
    """Have turns without a choice play themselves, or wait."""
    who.settings.change(who.settings.now.replace(forced=value))
    return [sample(who.settings.now.language, "forced", value)]


def _board(who: AtKeyboard) -> Reply:
    """Draw the board for a sighted person; the player is told so, and how wide it is."""
    from sorry_a11y.narration.at_a_glance import picture  # seldom asked for
    from sorry_a11y.rules.drawing import columns

    to, seen = who.listener(), who.view()
    told = to.say("board-drawn", columns=columns(seen.rules.board))
    return who.reply([told]).replace(drawn=picture(to, seen))


def _looked_up(who: AtKeyboard, told: str | None, none: str) -> list[str]:
    """Return a sentence of before, or the message that there is none."""
    to = who.listener()
    return [to.left_open(told) if told else to.say(none)]


_ASKED: Mapping[str, Callable[[AtKeyboard], list[str]]] = {
    "pawns": lambda asked: answers.own_pawns(asked.listener(), asked.view()),
    "opponents": _opponents,
    "card": _card,
    "hand": _hand,
    "turn": lambda asked: [answers.turn(asked.listener(), asked.view())],
    "standing": lambda asked: standing_answer(asked.listener(), asked.view()),
    "cards-left": lambda asked: [
        answers.cards_left_sentence(asked.listener(), queries.count_cards_left(asked.view()))
    ],
    "danger": _danger,
    "neighbours": _neighbours,
    "track": _track,
    "why": _why,
    # where a decision is open, its prompt answers before this
    "advice": lambda asked: [asked.listener().say("advice-no-turn")],
    "news": lambda asked: asked.feed.news.told or [asked.listener().say("answer-no-news")],
    "earlier": lambda asked: _looked_up(asked, asked.feed.recall.earlier(), "answer-no-earlier"),
    "later": lambda asked: _looked_up(asked, asked.feed.recall.later(), "answer-no-later"),
    "verbosity": _verbosity,
    "yes": lambda asked: _forced(asked, "play"),
    "no": lambda asked: _forced(asked, "ask"),
    # told only where there is no speech to stop; otherwise the voice stops it
    "hush": lambda asked: [asked.listener().say("voice-hush")],
}
