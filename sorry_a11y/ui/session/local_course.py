"""How a game in this program goes on, at the keys of its player or after pauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.core.game.port import StaleDecisionError, UndoRefusedError
from sorry_a11y.core.rules.actions import Decision, Pass
from sorry_a11y.output.narration.consequences import turn_line
from sorry_a11y.output.narration.narrator import players
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.asides import quit_question
from sorry_a11y.ui.session.game_base import GameBase
from sorry_a11y.ui.session.game_course import MOST_NEWS, MOST_WORDS, GameCourse
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.reply import Reply, Shown, goodbye, word_count
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.surroundings import PendingCall
from sorry_a11y.ui.settings.values import PAUSES


class LocalCourse(GameCourse):
    """The course of a game in this program.

    Enter, Space or the key for the next choice lets the next opponent play.

    Args:
        screen: The screen of the game.
    """

    def __init__(self, screen: GameBase) -> None:
        super().__init__(screen)
        self._wake: Callable[[], None] | None = None
        self._pause: PendingCall | None = None
        self._held = 0  # the turns that wait for a key

    # -- keys between two decisions --------------------------------------------------------------

    def pressed(self, key: str, command: Command | None) -> Reply:  # noqa: ARG002
        """Go on, or answer a question."""
        if command and command.name in ("take", "next"):
            return self.go_on()
        if command and (answer := self._screen.answered(command)):
            return answer
        return self._who.reply([self._whose_turn()])

    def shown(self) -> Shown:
        """Return the one choice, to go on."""
        now = f"told up to {self._who.feed.told_number}"
        return Shown.keys_of(now, ("enter", self._who.listener().say("decision-continue")))

    def _whose_turn(self) -> str:
        to, turn = self._who.listener(), self._who.view().turn
        who = "you" if turn in self._who.feed.seats else "other"
        return turn_line(to.say("decision-wait", who=who, name=to.name(turn)), to)

    def company(self) -> list[str]:
        """Return who plays."""
        return [players(self._who.listener())]

    def quit_question(self) -> Screen:
        """Return the question whether to quit; it and the goodbye say if the game is saved."""
        to, is_saved = self._who.listener(), self._hooks.is_saved
        asked = to.say("end-quit-kept" if is_saved() else "end-quit")
        return quit_question(self._screen, asked, lambda: goodbye(to, kept=is_saved()))

    # -- going on --------------------------------------------------------------------------------

    @property
    def _waits_for_turns(self) -> bool:
        """True if each of the next turns is told at a key of its own."""
        return self._who.settings.now.pace != "all" and self._who.feed.untold.turns > 1

    @property
    def _steps(self) -> bool:
        """True if a turn of the listener that plays itself has a key of its own.

        A braille display shows one line, and would never show such a turn otherwise.
        """
        return self._who.settings.now.pace != "all" or self._who.room > 0

    def _decided(self, decision: Decision) -> Reply:
        who = self._who
        if self._waits_for_turns:
            told = who.news("oldest")
            if isinstance(decision, Pass) and not told:
                told = who.feed.news.told = [who.listener().say("play-passed")]
            if told:
                return self._wait_after_turn(told)
        return self.go_on()

    def go_on(self) -> Reply:
        """Come to the next thing for a person to hear or decide."""
        while self._waits_for_turns:
            if told := self._who.news("oldest"):
                return self._wait_after_turn(told)
        return self.present([])

    def present(self, lead: Sequence[str], *, plays_itself: bool = False) -> Reply:
        """Return ``lead``, the news, and what is to be decided or heard."""
        who = self._who
        if plays_itself and lead and self._steps:
            return self._wait_after_turn(lead)
        if self._waits_for_turns:
            return self._wait_after_turn([*lead, *who.news("oldest")])
        if plays_itself:
            lead = [*lead, *self._caught_up(), *who.turns_within(self._words_left(lead))]
            if who.feed.untold.turns:
                return self._wait_for_key(lead)
        return super().present(lead, plays_itself=plays_itself)

    def _others_play(self, told: Sequence[str]) -> Reply:
        return self._wait(told or [self._who.listener().say("decision-sent")])

    def _choice_after(self, told: Sequence[str], *, plays_itself: bool) -> Reply:
        who = self._who
        only = self._single.decision(who.latest())
        told = [*told, *who.news()]
        if who.room and who.consequences.loss():
            return self._wait_for_key(told)  # the choice would take the cells
        if only is None:
            return self._begin_turn(told, most=MOST_WORDS if plays_itself else 0)
        if told and who.settings.now.pace != "all":
            return self._wait_after_turn(told)
        if told and not self._single.fits(only, self._words_left(told)):
            return self._wait_for_key(told)
        played = self._single.play(only)
        if who.room and len(played) > 1:
            return self._wait_for_key([*told, *played])  # the last would take the cells
        return self.present([*told, *played], plays_itself=True)

    def _words_left(self, told: Sequence[str]) -> int:
        """Return how many words of news may follow ``told`` where turns play themselves."""
        return MOST_NEWS - word_count(told)

    # -- the pause before a turn that is told by itself ------------------------------------------

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` when the pause before the next turn is over."""
        self._wake = wake

    def news(self) -> Reply | None:
        """Return the turns that are told without a key; None if there are none."""
        if self._pause and self._pause.has_rung:
            self._pause = None
            return self.go_on()
        who, untold = self._who, self._who.feed.untold.turns
        if who.settings.now.pace != "all" or untold <= self._held:
            return None
        if self.awaited is not None or who.is_over:
            return self.present([])
        told = self._caught_up() + who.news("over")
        return who.reply(who.consequences.with_loss(told)) if told else None

    def _wait(self, sentences: Sequence[str]) -> Reply:
        self._held = self._who.feed.untold.turns
        return super()._wait(sentences)

    def _wait_after_turn(self, told: Sequence[str]) -> Reply:
        """Return news of which the last is one turn, and wait for a key, or for a pause to end."""
        seconds = PAUSES.get(self._who.settings.now.pace)
        if seconds and self._hooks.alarm and self._wake:
            self.stop_pause()
            self._pause = self._hooks.alarm(seconds, self._wake)
            return self._wait(self._who.consequences.with_loss(told))
        return self._wait(self._who.consequences.turn_until_key(told))

    def stop_pause(self) -> None:
        """End the pause before the next turn, which from now on waits for a key."""
        super().stop_pause()
        pause, self._pause = self._pause, None
        if pause:
            pause.cancel()

    # -- taking back -----------------------------------------------------------------------------

    def undo(self) -> Reply:
        """Take back the last decision of the listener.

        Turns that played themselves are taken back with the choice before them.
        """
        who, say = self._who, self._who.listener().say
        if not self._screen.controls.may_undo:
            return who.reply([say("decision-undo-off")])
        who.feed.news.took_back = False
        try:
            who.table.undo(who.seat, lambda seen: self._single.decision(seen) is not None)
        except StaleDecisionError:  # nobody was asked
            return self.present([])
        except UndoRefusedError as refusal:
            why = "decision-undo-exchange" if refusal.exchanged else "decision-undo-none"
            return who.reply([say(why)])
        who.seat = who.latest().turn
        who.sound(Earcon.UNDO)
        return self._begin_turn([say("decision-undone")])
