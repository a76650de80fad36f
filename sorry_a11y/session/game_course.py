"""How a game goes on for those who listen: from each key to the next thing to hear or decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sorry_a11y.analysis import queries
from sorry_a11y.game.port import StaleDecisionError, UndoRefusedError
from sorry_a11y.narration import answers
from sorry_a11y.narration.choices import decision_clauses, turn_lines
from sorry_a11y.rules.actions import Decision, Fold, Pass
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.view import View
from sorry_a11y.session import questions
from sorry_a11y.session.ask_list import rules_played
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.decision import DecisionPrompt
from sorry_a11y.session.game_prompts import (
    Afterwards,
    Asides,
    Controls,
    EndPrompt,
    HandOverPrompt,
    Interlude,
)
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.menu_walk import forced_decision
from sorry_a11y.session.reply import Reply, word_count
from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.settings.values import PAUSES
from sorry_a11y.sound.earcons import Earcon

_TOLD_IN_FULL = 3
"""Turns that a player who comes back is told; the turns before them are counted."""
_MOST_WORDS = 60
"""The most words of a reply in which turns played themselves, its focus line included."""
_OF_NEWS, _OF_A_DEAL = 3, 18
"""The words by which the news of a play are longer than its choice: alone, and with a deal."""
_IN_A_ROW = 2
"""Turns without a choice that play themselves one after the other in a game whose turns come
without a key; the next one waits for a key."""


class GameHooks(NamedTuple):
    """The functions of the program that a game calls.

    Attributes:
        afterwards: A function that returns the end of the game, called once it has come; without
            one the program ends.
        alarm: The alarm for the pause before the next turn; without one each turn waits for a key.
        may_hint: A function that returns True once, when the player may be told which key makes
            turns without a choice wait; None if it could not be remembered that this was told.
        is_saved: A function that returns whether the game is saved.
        watch: A function that is called at every reply, and returns a sentence about a fault
            outside the game, or None.
    """

    afterwards: Callable[[], Afterwards] | None = None
    alarm: Alarm | None = None
    may_hint: Callable[[], bool] | None = None
    is_saved: Callable[[], bool] = lambda: False
    watch: Callable[[], str | None] = lambda: None


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
        told = [*turn_lines(to, seen, named=who.names_turns)[:1],
                *decision_clauses(decision, seen, to)]
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


class GameCourse:
    """The way of a game from one decision of a listener to the next.

    Attributes:
        asides: The current prompt, and those that open over it.
        missed: Whether the player was away, so that the next news are told in short.
        wake: The function called when the pause before the next turn is over.
    """

    def __init__(
        self, who: AtKeyboard, interlude: Interlude, controls: Controls, hooks: GameHooks,
        *, missed: bool,
    ) -> None:
        self._who = who
        self._interlude = interlude
        self._hooks = hooks
        interlude.join(who, self.go_on, self.answered)
        self.asides = Asides(who, controls, interlude)
        self.missed = missed
        self.wake: Callable[[], None] | None = None
        self._single = _SingleChoice(who, hooks.may_hint)
        self._pause: PendingCall | None = None
        self._others_asked = False
        self._asked = -1
        self._was_warned = False

    # -- the present state -----------------------------------------------------------------------

    @property
    def awaited(self) -> Seat | None:
        """The seat at this keyboard that must decide now; None while others are to."""
        return None if self._interlude.waits else self._who.awaited

    @property
    def is_busy(self) -> bool:
        """True if the player is deciding, and the question put to them is still open."""
        is_open = self._who.table.number == self._asked and self.awaited is not None
        return isinstance(self.asides.prompt, DecisionPrompt) and is_open

    @property
    def _waits_for_turns(self) -> bool:
        """True if each of the next turns is told at a key of its own."""
        by_key = self._who.settings.now.pace != "all" and not self._interlude.pushes
        return by_key and self._who.feed.untold.turns > 1

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that works at any time; None for any other command."""
        if command.name == "table":
            told = rules_played(self._who)
            return self._who.reply([*told, *self._interlude.company()])
        if reply := questions.answered(self._who, command):
            return reply
        return self.undo() if command.name == "undo" else self.asides.answered(command)

    @property
    def is_waiting(self) -> bool:
        """True while nothing is to be decided, and nothing is asked."""
        return self.asides.prompt is self._interlude

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
        if self._waits_for_turns:
            told = who.news("oldest")
            if isinstance(decision, Pass) and not told:
                told = who.feed.news.told = [who.listener().say("play-passed")]
            if told:
                return self._wait(told)
        return self.go_on()

    def go_on(self) -> Reply:
        """Come to the next thing for a person to hear or decide."""
        while self._waits_for_turns:
            if told := self._who.news("oldest"):
                return self._wait(told)
        return self.present([])

    def come_by_themselves(self) -> Reply | None:
        """Return the turns that are told without a key; None if there are none."""
        if self._pause and self._pause.has_rung:
            self._pause = None
            return self.go_on()
        who, untold = self._who, self._who.feed.untold.turns
        if not (self._interlude.pushes or (who.settings.now.pace == "all" and untold)):
            return None
        if self.awaited is not None or (who.is_over and untold):
            return self.present([])
        told = self._caught_up() + who.news("over")
        return who.reply(told) if told else None

    def present(self, lead: Sequence[str], *, plays_itself: bool = False) -> Reply:
        """Return the reply that begins with ``lead``.

        The news follow, then what is to be decided or heard.

        Args:
            lead: Sentences that come first.
            plays_itself: Whether a turn in ``lead`` played itself; the reply then waits for a key
                before it grows long.
        """
        who = self._who
        may_wait = not self._interlude.pushes
        if self._waits_for_turns:
            return self._wait([*lead, *who.news("oldest")])
        undone = self._taken_back()
        lead = [*lead, *undone, *self._caught_up()]
        if plays_itself and may_wait:
            lead += who.turns_within(_room(who, lead))
            if who.feed.untold.turns:
                return self._wait_for_key(lead)
        if who.is_over:
            return self._farewell(lead)
        seat = self.awaited
        if seat is None:
            told = [*lead, *who.news("over")]
            if self._interlude.pushes or not told:
                told.append(self._interlude.waited_for())
            return self._wait(told)
        if who.must_hand_over(seat):
            return self._hand_over(seat, [*lead, *who.news()])
        who.seat = seat
        # what others took back, or a table elsewhere refused, would at once be played again
        is_again = not may_wait and who.table.number == self._single.played
        is_tiring = not may_wait and self._single.in_a_row >= _IN_A_ROW
        only = None if undone or is_again or is_tiring else self._single.decision(who.latest())
        if only is None:
            return self._begin_turn(lead, most=_MOST_WORDS if plays_itself and may_wait else 0)
        told = [*lead, *who.news()]
        if may_wait and told and not self._single.fits(only, _room(who, told)):
            return self._wait_for_key(told)
        return self.present([*told, *self._single.play(only)], plays_itself=True)

    def _begin_turn(self, lead: Sequence[str], most: int = 0) -> Reply:
        """Return the news and the first choice for the listener, who is on turn.

        If the reply has more than ``most`` words, the choice waits for a key; 0 for any length.
        """
        told = [*lead, *self._who.news()]
        first_met = self._who.listener().first_met
        explanation = first_met.due
        deciding = DecisionPrompt(self._who, self.decide, self.answered)
        reply = deciding.opening(told)
        if most and word_count([*reply.news, reply.focus]) > most:
            first_met.due = explanation
            return self._wait_for_key(told)
        self._who.sound(Earcon.YOUR_TURN)
        self._asked = self._who.table.number
        self.asides.prompt = deciding
        return reply

    def _wait_for_key(self, told: Sequence[str]) -> Reply:
        """Return a reply of these sentences, which says that a key goes on."""
        return self._wait([*told, self._who.listener().say("decision-go-on")])

    def _hand_over(self, seat: Seat, lead: Sequence[str]) -> Reply:
        who = self._who
        who.sound(Earcon.HANDOVER)
        self.asides.prompt = handing = HandOverPrompt(
            who, seat, self.go_on, self.asides.quit
        )
        line = handing.asked()
        if not self._was_warned:
            self._was_warned = True
            to = who.listener()
            line = to.join([line, to.say("decision-scrollback")])
        return who.reply([*lead, line])

    def _farewell(self, lead: Sequence[str]) -> Reply:
        who, news, afterwards = self._who, self._who.news(), self._hooks.afterwards
        are_several = len(who.table.seating.people) > 1
        tell = answers.standing_sentences if are_several else answers.closeness_sentences
        told = [*lead, *news, *tell(who.listener(), queries.rank_sides(who.view()))]
        if afterwards is None:
            return who.reply(told).replace(status=0)
        ended = afterwards()
        told += ended.result
        if not ended.rows:
            return self._wait(told)
        self.asides.prompt = ending = EndPrompt(who, ended.rows, self.answered)
        return ending.menu.current(told)

    # -- the pause before a turn that is told by itself ------------------------------------------

    def _wait(self, sentences: Sequence[str]) -> Reply:
        self.asides.prompt = self._interlude
        seconds = None if self._interlude.pushes else PAUSES.get(self._who.settings.now.pace)
        if seconds and self._who.feed.untold.turns:
            self.stop_pause()
            if self._hooks.alarm and self.wake:
                self._pause = self._hooks.alarm(seconds, self.wake)
        return self._who.reply(sentences)

    def stop_pause(self) -> bool:
        """End the pause before the next turn, which from now on waits for a key.

        Returns:
            Whether there was a pause.
        """
        self._single.in_a_row = 0
        pause, self._pause = self._pause, None
        if pause:
            pause.cancel()
        return pause is not None

    # -- a player who was away -------------------------------------------------------------------

    def _caught_up(self) -> list[str]:
        """Return sentences for a player who was away: how many turns are not told one by one."""
        missed, self.missed = self.missed, False
        if not missed:
            return []
        told = self._interlude.since()
        turns = self._who.feed.untold.turns - _TOLD_IN_FULL
        if turns > 0:
            self._who.remember(turns)
            told = told or [self._who.listener().say("people-missed", count=turns)]
        return told

    # -- taking back -----------------------------------------------------------------------------

    def undo(self) -> Reply:
        """Take back the last decision of the listener, or ask the others whether it may be.

        At this keyboard turns that played themselves are taken back with the choice before them.
        """
        who, say = self._who, self._who.listener().say
        if not self.asides.may_undo:
            return who.reply([say("decision-undo-off")])
        who.feed.news.took_back = False
        try:
            who.table.undo(who.seat, lambda seen: self._single.decision(seen) is not None)
        except StaleDecisionError:  # nobody was asked
            return self.present([])
        except UndoRefusedError as refusal:
            why = "decision-undo-exchange" if refusal.exchanged else "decision-undo-none"
            return who.reply([say(why)])
        if self._interlude.pushes:
            self._others_asked = True
            if who.feed.news.took_back:
                return self.present([])
            return who.reply([say("people-undo-asked")])
        who.seat = who.latest().turn
        who.sound(Earcon.UNDO)
        return self._begin_turn([say("decision-undone")])

    def _taken_back(self) -> list[str]:
        """Return the sentence that the play was taken back, if the others agreed; else none."""
        if not (self._others_asked and self._who.feed.news.took_back):
            return []
        self._others_asked = False
        self._who.sound(Earcon.UNDO)
        return [self._who.listener().say("decision-undone")]


def _room(who: AtKeyboard, told: Sequence[str]) -> int:
    """Return how many words may follow ``told`` in a reply in which turns play themselves."""
    goes_on = who.listener().say("decision-go-on")
    return _MOST_WORDS - word_count([*told, goes_on])
