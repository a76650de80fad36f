"""How a game goes on for those who listen: from each key to the next thing to hear or decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from sorry_a11y.analysis import queries
from sorry_a11y.game.port import StaleDecisionError
from sorry_a11y.narration import answers
from sorry_a11y.rules.actions import Decision, Pass
from sorry_a11y.rules.board import Seat
from sorry_a11y.session import questions
from sorry_a11y.session.asides import Asides, Controls
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.catching_up import CatchingUp
from sorry_a11y.session.decision_prompt import DecisionPrompt
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.pause import Pause
from sorry_a11y.session.prompts import Afterwards, EndPrompt, HandOverPrompt, Interlude
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.single_choice import SingleChoice
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.session.undoing import Undoing
from sorry_a11y.settings.values import PAUSES
from sorry_a11y.sound.earcons import Earcon


class Around(NamedTuple):
    """The calls that the program makes around a game.

    Attributes:
        afterwards: What follows the end; None for nothing.
        alarm: Ends the pause before a turn that is told by itself; without one each waits for a
            key.
        may_offer: Returns once that the player may be told that a single choice can play itself;
            None where that could not be remembered.
        is_saved: Tells whether the game is saved.
        watch: Asked at every reply for a sentence about what went wrong beside the game.
    """

    afterwards: Afterwards | None = None
    alarm: Alarm | None = None
    may_offer: Callable[[], bool] | None = None
    is_saved: Callable[[], bool] = lambda: False
    watch: Callable[[], str | None] = lambda: None


class GameCourse:
    """The way of a game from one decision of a listener to the next.

    Attributes:
        asides: What the next key is for.
        catching_up: What a player who was out of reach is told.
        pause: The pause before the next turn is told by itself.
        waiting: What keys are for while nothing is to be decided.
    """

    def __init__(
        self, who: AtKeyboard, interlude: Interlude, controls: Controls, around: Around,
        *, missed: bool,
    ) -> None:
        self._who = who
        self._interlude = interlude
        self._afterwards = around.afterwards
        self.waiting = interlude.prompt(who, self.go_on, self.answered)
        self.asides = Asides(who, controls, interlude, self.waiting)
        self.catching_up = CatchingUp(who, interlude, missed=missed)
        self.pause = Pause(around.alarm)
        self._single = SingleChoice(who, around.may_offer)
        self._undo = Undoing(who, self._single, may_undo=controls.may_undo)
        self._asked = -1
        self._was_warned = False

    # -- what is so ------------------------------------------------------------------------------

    @property
    def awaited(self) -> Seat | None:
        """The seat at this keyboard that must decide now; None while others are to."""
        return None if self._interlude.waits else self._who.awaited

    @property
    def is_busy(self) -> bool:
        """True if the player decides, and the question that they were asked is still open."""
        is_open = self._who.table.number == self._asked and self.awaited is not None
        return isinstance(self.asides.prompt, DecisionPrompt) and is_open

    @property
    def _waits_for_turns(self) -> bool:
        """Whether the player hears the next turn at a key of its own."""
        by_key = self._who.settings.now.pace != "all" and not self._interlude.pushes
        return by_key and self._who.feed.untold.turns > 1

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that can be given at any time; None for the others."""
        if reply := questions.answered(self._who, command):
            return reply
        return self.undo() if command.name == "undo" else self.asides.answered(command)

    # -- going on --------------------------------------------------------------------------------

    def begin(self, lead: Sequence[str]) -> Reply:
        """Return ``lead`` and all up to the first thing to hear or decide."""
        if self._who.hides_hands and (seat := self.awaited) is not None:
            return self._hand_over(seat, lead)  # whoever began it may be anybody
        return self.present(lead)

    def decide(self, decision: Decision, question: int) -> Reply:
        """Carry out the decision of the listener that answers ``question`` and go on from there."""
        who = self._who
        self._single.note(decision)
        who.feed.news.decide(question)
        try:
            who.table.decide(who.seat, decision, question)
        except StaleDecisionError:  # the game went on while the key was on its way
            return self.present([])
        if self._waits_for_turns:
            told = who.one_turn()
            if isinstance(decision, Pass) and not told:
                told = who.feed.news.told = [who.listener().say("play-passed")]
            if told:
                return self._wait(told)
        return self.go_on()

    def go_on(self) -> Reply:
        """Come to the next thing for a person to hear or decide."""
        while self._waits_for_turns:
            if told := self._who.one_turn():
                return self._wait(told)
        return self.present([])

    def come_by_themselves(self) -> Reply | None:
        """Return the turns that are told without a key while nothing is to be decided; None for
        nothing."""
        if self.pause.take_end():
            return self.go_on()
        who, untold = self._who, self._who.feed.untold.turns
        if not (self._interlude.pushes or (who.settings.now.pace == "all" and untold)):
            return None
        if self.awaited is not None or (who.is_over and untold):
            return self.present([])
        told = self.catching_up.told() + who.whole_turns()
        return who.reply(told) if told else None

    def present(self, lead: Sequence[str]) -> Reply:
        """Return the reply that begins with ``lead``: the news, then what is to be decided or
        heard."""
        who = self._who
        if self._waits_for_turns:
            return self._wait([*lead, *who.one_turn()])
        undone = self._undo.told()
        lead = [*lead, *undone, *self.catching_up.told()]
        if who.is_over:
            return self._farewell(lead)
        seat = self.awaited
        if seat is None:
            told = [*lead, *who.whole_turns()]
            if self._interlude.pushes or not told:
                told.append(self._interlude.waited_for(who))
            return self._wait(told)
        if who.must_hand_over(seat):
            return self._hand_over(seat, [*lead, *who.news()])
        who.seat = seat
        # what others took back, or a table elsewhere refused, would at once be played again
        is_again = self._interlude.pushes and who.table.number == self._single.played
        if not undone and not is_again and (only := self._single.decision()):
            news = who.news()
            return self.present([*lead, *news, *self._single.play(only)])
        return self._begin_turn(lead)

    def _wait(self, sentences: Sequence[str]) -> Reply:
        self.asides.prompt = self.waiting
        seconds = None if self._interlude.pushes else PAUSES.get(self._who.settings.now.pace)
        if seconds and self._who.feed.untold.turns:
            self.pause.begin(seconds)
        return self._who.reply(sentences)

    def _begin_turn(self, lead: Sequence[str]) -> Reply:
        """Return the news and the first choice for the listener, who is on turn."""
        news = self._who.news()
        self._who.sound(Earcon.YOUR_TURN)
        self._asked = self._who.table.number
        self.asides.prompt = deciding = DecisionPrompt(self._who, self.decide, self.answered)
        return deciding.opening([*lead, *news, *self._single.offer()])

    def _hand_over(self, seat: Seat, lead: Sequence[str]) -> Reply:
        who = self._who
        who.sound(Earcon.HANDOVER)
        self.asides.prompt = handing = HandOverPrompt(
            who, seat, lambda: self._begin_turn([]), self.asides.quit
        )
        line = handing.asked()
        if not self._was_warned:
            self._was_warned = True
            to = who.listener()
            line = to.join([line, to.say("turn-scrollback")])
        return who.reply([*lead, line])

    def _farewell(self, lead: Sequence[str]) -> Reply:
        who, news = self._who, self._who.news()
        rows = queries.rank_sides(who.view())
        told = [*lead, *news, answers.standing_sentence(who.listener(), rows)]
        if self._afterwards is None:
            return replace(who.reply(told), status=0)
        told += self._afterwards.result()
        if not (following := self._afterwards.rows()):
            return self._wait(told)
        self.asides.prompt = ending = EndPrompt(who, following, self.answered)
        return ending.menu.current(told)

    def undo(self) -> Reply:
        """Take back the last decision of the listener, or ask the others whether it may be."""
        if refused := self._undo.refused():
            return self._who.reply([refused])
        if self._interlude.pushes:
            asked = self._undo.asked()
            return self._who.reply([asked]) if asked else self.present([])
        self._undo.to_last_choice()
        return self._begin_turn([self._who.listener().say("turn-undone")])
