"""How a game goes on for those who listen: from each key to the next thing to hear or decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from sorry_a11y.core.analysis import queries
from sorry_a11y.core.game.port import StaleDecisionError
from sorry_a11y.core.rules.actions import Decision, Fold
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration import answers
from sorry_a11y.output.narration.choices import decision_clauses, turn_lines
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.asides import EndScreen, HandOverScreen
from sorry_a11y.ui.session.at_keyboard import AtKeyboard
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_base import CoursePort, GameBase
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.menu_walk import forced_decision
from sorry_a11y.ui.session.reply import Reply, Shown, word_count

_TOLD_IN_FULL = 3
"""Turns that a player who comes back is told; the turns before them are counted."""
MOST_WORDS = 60
"""The most words of a reply in which turns played themselves, with the choice that follows them."""
MOST_NEWS = 57
"""The most words of its news, if it waits for a key; what they mean is said once more behind."""
_OF_NEWS, _OF_A_DEAL = 3, 18
"""The words by which the news of a play are longer than its choice: alone, and with a deal."""


class _SingleChoice:
    """The turns without a choice, which play themselves unless the player has them wait.

    Args:
        who: The people at the keyboard.
        may_hint: As in `GameHooks`.

    Attributes:
        played: The number of the question that answered itself last; -1 before the first.
        in_a_row: How many questions answered themselves since the last key.
    """

    def __init__(self, who: AtKeyboard, may_hint: Callable[[], bool] | None) -> None:
        self.played = -1
        self.in_a_row = 0
        self._who = who
        self._may_hint = may_hint

    def decision(self, seen: View) -> Decision | None:
        """Return the only possible decision, if the settings let it play itself."""
        return forced_decision(seen) if self._who.settings.now.forced == "play" else None

    def fits(self, decision: Decision, words: int) -> bool:
        """Return whether so many words are enough for the decision and the hint that may be due."""
        who = self._who
        to, seen = who.listener(), who.view()
        explanation = to.first_met.due
        told = [
            *turn_lines(to, seen, named=who.names_turns)[:1],
            *decision_clauses(decision, seen, to),
        ]
        to.first_met.due = explanation
        due = [to.say("decision-forced-offer")] if self._may_hint and not who.is_shared else []
        deals = not seen.rules.is_open and len(seen.hand) == 1
        cards = len(seen.hand) if isinstance(decision, Fold) else 0
        return word_count([*told, *due]) + cards + (_OF_A_DEAL if deals else _OF_NEWS) <= words

    def play(self, decision: Decision) -> list[str]:
        """Play the only possible decision; return the sentences about the card and its play.

        They belong to the news since the player last decided. The hint follows them once.
        """
        who = self._who
        to, seen = who.listener(), who.view()
        is_fold = isinstance(decision, Fold)
        told = turn_lines(to, seen, named=who.names_turns)[:1] if is_fold else []
        self.played = who.table.number
        self.in_a_row += 1
        try:
            who.table.decide(who.seat, decision, who.table.number)
        except StaleDecisionError:  # it did not come to a table elsewhere, and is asked now
            return []
        who.feed.news.forced.add(self.played)
        who.feed.news.told += told
        return [*told, *(who.news("oldest") if who.feed.untold.turns else ()), *self._offer()]

    def _offer(self) -> list[str]:
        """Return, once, the sentence by which key turns without a choice wait."""
        if self._who.is_shared or self._may_hint is None or not self._may_hint():
            return []
        self._may_hint = None
        return [self._who.listener().say("decision-forced-offer")]


class GameCourse(CoursePort, ABC):
    """The way of a game from one decision of a listener to the next.

    A game in this program (`LocalCourse`) and one in a room elsewhere are led by one each.

    Args:
        screen: The screen of the game.

    Attributes:
        missed: Whether the player was away, so that the next news are told in short.
    """

    def __init__(self, screen: GameBase) -> None:
        self.missed = False
        self._screen = screen
        self._session = screen.session
        self._who = screen.who
        self._hooks = screen.hooks
        self._single = _SingleChoice(screen.who, screen.hooks.may_hint)
        self._was_warned = False

    # -- what the two kinds do each in its way ---------------------------------------------------

    @abstractmethod
    def pressed(self, key: str, command: Command | None) -> Reply:
        """Return the reply to a key between two decisions."""

    @abstractmethod
    def shown(self) -> Shown | None:
        """Return the choices between two decisions as a list; None if there are none."""

    @abstractmethod
    def news(self) -> Reply | None:
        """Return the news that no key asked for; None if there are none."""

    @abstractmethod
    def undo(self) -> Reply:
        """Take back the last decision of the listener, or ask the others whether it may be."""

    @abstractmethod
    def company(self) -> list[str]:
        """Return sentences about who is at the table."""

    def answered(self, command: Command) -> Reply | None:  # noqa: ARG002
        """Return the answer to a command of the table; None for any other."""
        return None

    @abstractmethod
    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` when there may be news."""

    def stop_pause(self) -> None:
        """End the pause before the next turn, if there is one."""
        self._single.in_a_row = 0

    @abstractmethod
    def _others_play(self, told: Sequence[str]) -> Reply:
        """Return the reply that leaves the turn to others, after the sentences ``told``."""

    @abstractmethod
    def _choice_after(self, told: Sequence[str], *, plays_itself: bool) -> Reply:
        """Return ``told``, and the choice of the listener, whose turn it is, or its only play."""

    # -- the present state -----------------------------------------------------------------------

    @property
    def awaited(self) -> Seat | None:
        """The seat at this keyboard that must decide now; None while others are to."""
        return self._who.awaited

    @property
    def is_deciding(self) -> bool:
        """True if the player is deciding, and the question put to them is still open."""
        asked = self._session.inner
        return isinstance(asked, DecisionScreen) and asked.is_open and self.awaited is not None

    # -- going on --------------------------------------------------------------------------------

    def begin(self, lead: Sequence[str]) -> Reply:
        """Return ``lead``, and what follows up to the first thing to hear or decide."""
        if self._who.hides_hands and (seat := self.awaited) is not None:
            return self._hand_over(seat, lead)  # whoever began it may be anybody
        return self.present(lead)

    def decide(self, decision: Decision, question: int) -> Reply:
        """Carry out the decision of the listener that answers ``question`` and go on from there."""
        who = self._who
        self._single.in_a_row = 0
        who.feed.news.decide(question)
        try:
            who.table.decide(who.seat, decision, question)
        except StaleDecisionError:  # the game went on while the key was on its way
            return self.present([])
        return self._decided(decision)

    def _decided(self, _decision: Decision) -> Reply:
        """Return what follows a decision of the listener."""
        return self.go_on()

    def go_on(self) -> Reply:
        """Come to the next thing for a person to hear or decide."""
        return self.present([])

    def present(self, lead: Sequence[str], *, plays_itself: bool = False) -> Reply:
        """Return the reply that begins with ``lead``.

        The news follow, then what is to be decided or heard.

        Args:
            lead: Sentences that come first.
            plays_itself: Whether a turn in ``lead`` played itself; the reply then waits for a key
                before it grows long.
        """
        who = self._who
        lead = [*lead, *self._caught_up()]
        if who.is_over:
            return self._farewell(lead)
        seat = self.awaited
        if seat is None:
            return self._others_play([*lead, *who.news("over")])
        if who.must_hand_over(seat):
            return self._hand_over(seat, [*lead, *who.news()])
        who.seat = seat
        return self._choice_after(lead, plays_itself=plays_itself)

    def _begin_turn(self, lead: Sequence[str], most: int = 0) -> Reply:
        """Return the news and the first choice for the listener, who is on turn.

        If the reply has more than ``most`` words, the choice waits for a key; 0 for any length.
        """
        told = [*lead, *self._who.news()]
        first_met = self._who.listener().first_met
        explanation = first_met.due
        self._session.back_to(self._screen)
        reply = self._session.visit(DecisionScreen(self._screen, told))
        if most and word_count([*reply.news, reply.focus]) > most:
            first_met.due = explanation
            self._session.back_to(self._screen)
            return self._wait_for_key(told)
        self._who.sound(Earcon.YOUR_TURN)
        return reply

    def _wait(self, sentences: Sequence[str]) -> Reply:
        """Return a reply after which nothing is to be decided."""
        self._session.back_to(self._screen)
        return self._who.reply(sentences)

    def _wait_for_key(self, told: Sequence[str]) -> Reply:
        """Return a reply of these sentences, what they mean for the listener, and the key."""
        return self._wait(self._who.consequences.until_key(told))

    def _hand_over(self, seat: Seat, lead: Sequence[str]) -> Reply:
        who = self._who
        who.sound(Earcon.HANDOVER)
        self._session.back_to(self._screen)
        warned, self._was_warned = self._was_warned, True
        warning = [] if warned else [who.listener().say("decision-scrollback")]
        return self._session.visit(HandOverScreen(self._screen, seat, lead, warning))

    def _farewell(self, lead: Sequence[str]) -> Reply:
        who, news, afterwards = self._who, self._who.news(), self._hooks.afterwards
        are_several = len(who.table.seating.people) > 1
        tell = answers.standing_sentences if are_several else answers.closeness_sentences
        told = [*lead, *news, *tell(who.listener(), queries.rank_sides(who.view()))]
        if afterwards is None:
            return who.reply(told).replace(status=0)

        def told_then() -> Reply:
            ended = afterwards()
            sentences = [*told, *ended.result]
            self._session.back_to(self._screen)
            after = ended.screen(sentences) if ended.screen else None
            after = after or EndScreen(self._screen, ended.rows, sentences)
            return who.with_winner(self._session.visit(after))

        return self._session.when_saved(told_then)

    # -- a player who was away -------------------------------------------------------------------

    def _caught_up(self) -> list[str]:
        """Return sentences for a player who was away: how many turns are not told one by one."""
        missed, self.missed = self.missed, False
        if not missed:
            return []
        told = self._since()
        turns = self._who.feed.untold.turns - _TOLD_IN_FULL
        if turns > 0:
            self._who.remember(turns)
            told = told or [self._who.listener().say("people-missed", count=turns)]
        return told

    def _since(self) -> list[str]:
        """Return the sentences that a player who was away hears first."""
        return []
