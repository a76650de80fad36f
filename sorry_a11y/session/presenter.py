"""The game as an edge sees it: one key in, one reply out.

The presenter knows no terminal. It holds the table, what each player has been told, and a *desk*:
what the next key is for (a decision, the next opponent, a question, a setting). Desks and the
command table live beside it; this module moves between them and puts replies together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sorry_a11y.narration import greeting
from sorry_a11y.narration.beats import beats_of
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.narrator import tell
from sorry_a11y.rules.actions import Decision, Give, Pass
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.view import View, redact
from sorry_a11y.session import questions
from sorry_a11y.session.commands import BY_KEY
from sorry_a11y.session.decision_prompt import DecisionPrompt
from sorry_a11y.session.front import PlainFront
from sorry_a11y.session.hand_over_prompt import HandOverPrompt
from sorry_a11y.session.help_prompt import HelpPrompt
from sorry_a11y.session.memory import Memory
from sorry_a11y.session.output_prompt import OutputPrompt
from sorry_a11y.session.prompt import Prompt, Said, said
from sorry_a11y.session.quit_prompt import QuitPrompt
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.session.settings_prompt import SettingsPrompt
from sorry_a11y.session.wait_prompt import WaitPrompt
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.cues import cues_for_reply
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.table.table import Table


class Presenter(PlainFront):
    """One session of play. ``by_keys``: keys act at once (else lines with Enter); ``may_undo``:
    plays may be taken back; ``hint``: whether the greeting says how to choose another game;
    ``troubles``: sentences to tell after the greeting; ``watch``: asked at every reply for a
    sentence about something that went wrong beside the game; ``keep_settings``: given those that
    a key has changed, it answers with a sentence where they cannot be kept; ``recap``: what has
    happened since a person last decided, of a game that goes on (None for a new one)."""

    def __init__(
        self,
        table: Table,
        settings: Settings | None = None,
        *,
        by_keys: bool = True,
        may_undo: bool = True,
        hint: bool = False,
        troubles: Sequence[str] = (),
        watch: Callable[[], str | None] | None = None,
        keep_settings: Callable[[Settings], str | None] | None = None,
        recap: Sequence[Event] | None = None,
    ) -> None:
        super().__init__(settings or Settings())
        self.table = table
        self.by_keys = by_keys
        self.may_undo = may_undo
        self.hint = hint
        self.troubles = troubles
        self._watch = watch
        self._keep_settings = keep_settings
        self._unkept: str | None = None
        self._recap = recap
        self.seat = table.seating.people[0] if table.seating.people else table.seating.seats[0]
        self.desk: Prompt = WaitPrompt(self)
        self._memories = {self._person(seat): Memory() for seat in table.seating.people}
        self.tried_output = False
        self._warned = False
        self._before: dict[int, dict[int, tuple[list[Event], list[str]]]] = {}
        self._cues: list[Cue] = []

    # -- what an edge calls ------------------------------------------------------------------

    def open(self) -> Reply:
        """The greeting, and everything up to the first thing to decide."""
        lines = greeting.lines(self.listener(), by_keys=self.by_keys, hint=self.hint)
        lines += self.troubles
        if self._recap is not None:
            lines.append(self.listener().say("open-again"))
            self.spread(self._recap)
        self.spread(self._advance())
        return self._keep(self.present(lines))

    def press(self, key: str) -> Reply:
        """The reply to one key (or, in line mode, one word)."""
        answer = self.desk.press(key, BY_KEY.get(key))
        return self._keep(answer.reply(self.listener()), repeatable=answer.repeatable)

    def hang_up(self, why: Ending) -> Reply:
        """A clean farewell when the session ends from outside."""
        return Reply((), self.listener().say(f"end-{why}"))

    # -- who is listening --------------------------------------------------------------------

    def _person(self, seat: int) -> int:
        """The first seat of whoever sits on ``seat``: it stands for the person."""
        return self.table.seating.seats_of(seat)[0]

    @property
    def memory(self) -> Memory:
        """What the player at the keyboard has been told."""
        return self._memories[self._person(self.seat)]

    def listener(self, seat: int | None = None) -> Listener:
        """The ears of the player at the keyboard, or of another seat."""
        return Listener(
            self.seat if seat is None else seat, self.table.seating, self.table.game.rules,
            self.settings.language, self.settings.style,
        )

    def view(self) -> View:
        """What the player at the keyboard may know."""
        return self.table.view(self.seat)

    @property
    def shares_keyboard(self) -> bool:
        """Whether several people play on this keyboard."""
        return len(self._memories) > 1

    # -- going on ----------------------------------------------------------------------------

    def decide(self, decision: Decision) -> Said:
        """Carry out a decision of the player at the keyboard and go on from there."""
        self._remember()
        self.memory.news = []
        self.spread(self.table.decide(self.seat, decision))
        while self.table.game.awaits_chance:
            self.spread(self.table.step())
        if self.settings.pace == "step" and not (self.table.awaits_person or self.table.over):
            told = self.take_news()
            if isinstance(decision, Pass) and not told:
                told = self.memory.news = [self.listener().say("play-passed")]
            if told:
                self.desk = WaitPrompt(self)
                return said(told)
        return self.go_on()

    def go_on(self) -> Said:
        """Let the others act, and come to the next thing for a person to hear or decide."""
        self.spread(self._advance())
        while not (self.table.awaits_person or self.table.over):  # step by step
            if news := self.take_news():
                self.desk = WaitPrompt(self)
                return said(news)
            self.spread(self._advance())
        return Said.whole(self.present([]))

    def _remember(self) -> None:
        """Note what everybody has still to hear, for when this decision is taken back."""
        self._before[len(self.table.actions)] = {
            person: (list(memory.pending), list(memory.news))
            for person, memory in self._memories.items()
        }

    def _advance(self) -> list[Event]:
        if self.settings.pace == "step":
            return self.table.advance_one_turn()
        return self.table.advance()

    def spread(self, events: Sequence[Event]) -> None:
        """Give every person the events that they may hear."""
        if not events:
            return
        is_open = self.table.game.rules.dealing.is_open
        for person, memory in self._memories.items():
            seats = self.table.seating.seats_of(person)
            memory.pending += redact(events, seats, is_open)

    def take_news(self) -> list[str]:
        """The sentences for what the player at the keyboard has not been told yet."""
        beats = beats_of(self.memory.take_pending(), tells_draws=(self.seat,))
        to = self.listener()
        self._cues += cues_for_reply(beats, to)
        sentences = tell(beats, to)
        self.memory.news += sentences
        return sentences

    def present(self, lead: list[str]) -> Reply:
        """The reply that begins with ``lead``: the news, then what is to be decided or heard."""
        if self.table.over:
            return self._farewell(lead)
        if not self.table.awaits_person:
            self.desk = WaitPrompt(self)
            return said(lead + self.take_news()).reply(self.listener())
        seat = self.table.game.turn
        if self._must_hand_over(seat):
            lead = lead + self.take_news()
            self.sound(Earcon.HANDOVER)
            self.desk = HandOverPrompt(self, seat)
            return said([*lead, self._handing_line(seat)]).reply(self.listener())
        self.seat = seat
        return self.begin_turn(lead)

    def begin_turn(self, lead: list[str]) -> Reply:
        """The news and the first choice for the player at the keyboard, who is on turn."""
        news = self.take_news()
        self.sound(Earcon.YOUR_TURN)
        self.desk = deciding = DecisionPrompt(self)
        return deciding.opening([*lead, *news]).reply(self.listener())

    def _must_hand_over(self, seat: int) -> bool:
        hidden = not self.table.game.rules.dealing.is_open
        return hidden and self._person(seat) != self._person(self.seat)

    def _handing_line(self, seat: int) -> str:
        to = self.listener()
        line = to.say("turn-hand-over", name=to.name(seat))
        if not self._warned:
            self._warned = True
            line = to.join([line, to.say("turn-scrollback")])
        return line

    def _farewell(self, lead: list[str]) -> Reply:
        sentences = [*lead, *self.take_news(), *questions.standing(self)]
        return replace(said(sentences).reply(self.listener()), status=0)

    # -- modes -------------------------------------------------------------------------------

    def help(self) -> Said:
        """Ask for the key to explain."""
        self.desk = helping = HelpPrompt(self, self.desk)
        return helping.opening()

    def hold(self, settings: Settings) -> None:
        """Go by other settings from now on, and have them kept."""
        self.settings = settings
        if self._keep_settings:
            self._unkept = self._keep_settings(settings)

    def change_settings(self) -> Said:
        """Open the settings."""
        self.desk = setting = SettingsPrompt(self, self.desk)
        return setting.opening()

    def try_output(self) -> Said:
        """Find out how the player hears the game, before the output changes for the first time."""
        self.desk = trying = OutputPrompt(self, self.desk)
        return trying.opening()

    def quit(self) -> Said:
        """Ask whether to quit."""
        self.desk = quitting = QuitPrompt(self, self.desk)
        return quitting.opening()

    def undo(self) -> Said:
        """Take back the last decision of the player at the keyboard."""
        to = self.listener()
        if not self.may_undo:
            return said([to.say("turn-undo-off")])
        mark = self.table.undo(self.seat)
        if mark is None:
            exchanged = any(isinstance(action, Give) for action in self.table.actions)
            return said([to.say("turn-undo-exchange" if exchanged else "turn-undo-none")])
        self.seat = mark.seat
        before = self._before.get(mark.actions, {})
        for person, memory in self._memories.items():
            pending, news = before.get(person, ([], []))
            memory.pending, memory.news = list(pending), list(news)
        self.sound(Earcon.UNDO)
        return Said.whole(self.begin_turn([to.say("turn-undone")]))

    def sound(self, earcon: Earcon) -> None:
        """Let an earcon go with the reply under way."""
        self._cues.append(Cue(earcon))

    def _keep(self, reply: Reply, *, repeatable: bool = True) -> Reply:
        """Remember the reply and give it its sounds, and what went wrong beside the game."""
        unkept, self._unkept = self._unkept, None
        troubles = [unkept, self._watch() if self._watch else None]
        reply = replace(reply, news=(*(one for one in troubles if one), *reply.news))
        self.memory.keep(reply, repeatable=repeatable)
        cues, self._cues = tuple(self._cues), []
        return replace(reply, cues=cues)


