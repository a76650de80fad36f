"""A game at a table elsewhere: nobody waits at a key, and the others' turns come by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.analysis import queries
from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.narration import answers
from sorry_a11y.narration.greeting import greeting
from sorry_a11y.narration.people import leaving
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.session.decision_prompt import DecisionPrompt
from sorry_a11y.session.feed import Feed
from sorry_a11y.session.key_commands import (
    BY_KEY_IN_COMPANY,
    COMMANDS,
    COMPANY,
    Command,
    command_of,
    key_name,
)
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.prompts import WaitPrompt
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.session.screen import KeepSettings
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.earcons import Earcon

TOLD_IN_FULL = 3
"""Turns that somebody who comes back is told; what was before them is counted."""
FOR_WATCHERS = frozenset((
    "turn", "standing", "cards-left", "opponents", "news", "repeat", "earlier", "later", "hush",
    "verbosity", "settings", "help", "quit", "board",
))
"""The commands of those who have no seat."""


class RemotePresenter(Presenter):
    """One person's session at a table elsewhere. ``told``: the last line of the table's journal
    that was told already, before this program was started, -1 if nothing was; ``serves``: whether
    the table is served by this program."""

    table: RemoteGame
    commands = (*COMMANDS, *COMPANY)

    def __init__(
        self, table: RemoteGame, settings: Settings, *, by_keys: bool,
        keep_settings: KeepSettings | None, told: int = -1, serves: bool = False,
    ) -> None:
        super().__init__(
            table, settings, by_keys=by_keys, may_undo=table.may_undo, seats=table.own,
            keep_settings=keep_settings,
        )
        if not table.own:
            self.ears = {WATCHER: Feed(())}
            self.seat = WATCHER
        self._told = told
        self._serves = serves
        self._missed = told >= 0
        self.prompt = RemoteWaitPrompt(self)

    # -- what an edge calls ------------------------------------------------------------------

    def open(self) -> Reply:
        """The greeting, or what was missed, and the first thing to decide."""
        if self._told >= 0:
            self._hear_again()
        lines = [] if self._told >= 0 else greeting(
            self.listener(), by_keys=self.by_keys
        )
        self.table.listen(self.ear)
        return self._keep(self._present(lines))

    def _hear_again(self) -> None:
        """What was told before goes into the memory of this session, and is not told."""
        while self.table.early and self.table.early[0].seq <= self._told:
            self.ear.hear(self.table.early.pop(0).batch)
        self._into_memory(self.ear.turns_untold)

    def _into_memory(self, turns: int) -> None:
        for _ in range(turns):
            if told := self.ear.tell_one_turn(self.listener()).sentences:
                self.ear.keep(self.reply(told))
        self.ear.news = []

    def press(self, key: str) -> Reply:
        """The reply to one key."""
        command = command_of(self.listener(), key, BY_KEY_IN_COMPANY)
        return self._keep(self.prompt.press(key, command))

    def news(self) -> Reply | None:
        """Turns that are over, or what is to be decided; nothing while the player decides, or is
        busy with a question of another kind."""
        if isinstance(self.prompt, DecisionPrompt):
            return self._keep(self._present([])) if self._is_answered() else None
        if not isinstance(self.prompt, WaitPrompt):
            return None
        if self._awaited() is not None or (self.is_over and self.ear.turns_untold):
            return self._keep(self._present([]))
        told = self._tell_missed() + self._tell(self.ear.tell_whole_turns(self.listener()))
        return self._keep(self.reply(told)) if told else None

    def _is_answered(self) -> bool:
        """Whether the question that the player had open is not theirs any more."""
        return self.table.number != self._asked or self._awaited() is None

    @property
    def is_busy(self) -> bool:
        """Whether the player decides."""
        return isinstance(self.prompt, DecisionPrompt) and not self._is_answered()

    @property
    def takes_keys(self) -> bool:
        """Whether a key may be meant for the table as well: no question of another kind is open."""
        return isinstance(self.prompt, DecisionPrompt | WaitPrompt)

    @property
    def has_told_all(self) -> bool:
        """Whether everything heard was told."""
        return not self.ear.untold

    def look_away(self) -> None:
        """Something else than the choice is on the focus line."""
        if isinstance(self.prompt, DecisionPrompt):
            self.prompt.look_away()

    def shown(self) -> Shown | None:
        """The choices of the player's decision; None while there is none to make."""
        return self.prompt.shown() if isinstance(self.prompt, DecisionPrompt) else None

    def take_at(self, at: int) -> Reply:
        """Take one of the choices that are shown."""
        assert isinstance(self.prompt, DecisionPrompt), "choices are shown"
        return self._keep(self.prompt.take_at(at))

    def come_back(self) -> None:
        """The line was lost and is there again: much of what comes next was missed."""
        self._missed = True

    def leaving(self, what: str) -> str:
        """That the seat is kept, and how one comes back to it."""
        return leaving(self.listener(), what, serves=self._serves)

    def reopen(self) -> Reply:
        """Tell anew what is to be decided, or who is waited for."""
        return self._keep(self._present([]))

    # -- going on ----------------------------------------------------------------------------

    def go_on(self) -> Reply:
        """What there is to hear or to decide."""
        return self._present([])

    def begin_turn(self, lead: Sequence[str]) -> Reply:
        """As at any table."""
        self._asked = self.table.number
        return super().begin_turn(lead)

    _asked = -1
    """The question that the player was asked last."""
    _forced = -1
    """The question that was answered last by itself."""
    _asked_back = False

    def _waits_for_turns(self) -> bool:
        return False  # the others do not wait until somebody has pressed a key

    def _wait(self, sentences: Sequence[str]) -> Reply:
        self.prompt = RemoteWaitPrompt(self)
        return self.reply(sentences)

    def _present(self, lead: Sequence[str]) -> Reply:
        undone = self._tell_undone()
        lead = [*lead, *undone, *self._tell_missed()]
        if self.is_over:
            return self._farewell(lead)
        seat = self._awaited()
        if seat is not None:
            self.seat = seat
            # what was taken back, or refused, would at once be played again
            only = None if undone or self.table.number == self._forced else self._only_decision()
            if only is None:
                return self.begin_turn(lead)
            self._forced = self.table.number
            return self._play_forced(only, lead)
        told = [*lead, *self._tell(self.ear.tell_whole_turns(self.listener()))]
        return self._wait(told or [self.waited_for()])

    def _tell_missed(self) -> list[str]:
        """How many turns are not told one by one to somebody who was away for long."""
        missed, self._missed = self._missed, False
        turns = self.ear.turns_untold - TOLD_IN_FULL
        if not missed or turns <= 0:
            return []
        self._into_memory(turns)
        return [self.listener().say("people-missed", count=turns)]

    def _tell_undone(self) -> list[str]:
        """That what this player asked for was taken back."""
        if not (self._asked_back and self.table.took_back):
            return []
        self._asked_back = self.table.took_back = False
        self.sound(Earcon.UNDO)
        return [self.listener().say("turn-undone")]

    def waited_for(self) -> str:
        """Whose decision everybody waits for."""
        to = self.listener()
        turn = self.ear.latest(self.seat).turn
        if self.table.waits or turn in self.ear.seats:
            return to.say("turn-sent")
        return to.say("people-wait-for", name=to.name(turn))

    def _awaited(self) -> Seat | None:
        return None if self.table.waits else super()._awaited()

    def _person(self, seat: Seat) -> Seat:
        return WATCHER if seat == WATCHER else super()._person(seat)

    def _farewell(self, lead: Sequence[str]) -> Reply:
        """The end of a game is not the end of the evening."""
        standing = answers.standing_sentence(self.listener(), queries.rank_sides(self.view()))
        news = self._news()
        if news:
            standing = answers.standing_sentence(self.listener(), queries.rank_sides(self.view()))
        return self._wait([*lead, *news, standing, self.listener().say("people-over")])

    def undo(self) -> Reply:
        """Ask the others to take back the last decision."""
        to = self.listener()
        if not self.may_undo or not self.table.own:
            return self.reply([to.say("turn-undo-off")])
        self._asked_back, self.table.took_back = True, False
        self.table.undo(self.seat)
        if not self.table.took_back:
            return self.reply([to.say("people-undo-asked")])
        return self._present([])


class RemoteWaitPrompt(WaitPrompt):
    """While others are on turn: questions are answered, and nothing is waited for at a key."""

    def __init__(self, session: RemotePresenter) -> None:
        super().__init__(session)
        self._far = session

    def press(self, key: str, command: Command | None) -> Reply:
        """Who is waited for, or the answer to a question."""
        far, name = self._far, command.name if command else ""
        to = far.listener()
        if name in ("take", "next"):
            return far.reply([to.say("people-over")]) if far.is_over else far.go_on()
        if not far.table.own and command and name not in FOR_WATCHERS:
            return far.reply([to.say("people-watching", key=key_name(to, key))])
        if command and (answer := far.answered(command)):
            return answer
        if far.is_over:
            return far.reply([to.say("turn-refuse", key=key_name(to, key))])
        return far.reply([to.join([
            to.say("turn-refuse", key=key_name(to, key)), far.waited_for()
        ])])
