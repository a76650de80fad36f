"""The session of one person: the screens that they go through, and the settings that hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sorry_a11y.output.narration.catalog import Hands, Words
from sorry_a11y.store.disk import Disk
from sorry_a11y.ui.session.reply import ANSWER_S, Ending, Reply, goodbye, reply_of
from sorry_a11y.ui.session.screen_stack import ScreenStack
from sorry_a11y.ui.session.surroundings import KeepSettings, PlayerSettings
from sorry_a11y.ui.settings.values import IN_PLAY, Settings


class Keeper:
    """The part of the program that keeps the game which is played; this one keeps none."""

    def let_go(self) -> None:
        """Begin to put the game away."""

    def lost(self) -> str | None:
        """Return, once, a sentence if not all of the game that was put away is saved, else None."""
        return None

    def is_saved(self) -> bool:
        """Return whether there is a game to come back to, finished or not."""
        return False

    def rescue(self, error: Exception) -> Reply | None:  # noqa: ARG002
        """Return the reply that leads on after an error; None if the session ends with it."""
        return None


class _HeldReply(NamedTuple):
    """A reply that is held back, as `PlayerSession.held_back` was given it.

    Attributes:
        key: The key that it answers, as in `Screen.around`.
    """

    reply: Reply
    until: Callable[[], bool]
    tell: Callable[[], Reply]
    key: str | None = None


class PlayerSession(ScreenStack):
    """The session of one person at a terminal, a page or by ssh.

    It is a stack of screens, of which the last one takes the next key. When a *visited* screen (a
    menu, a question, a text) ends, the screen below it speaks again; when an *entered* one (a game)
    ends, the session ends.

    While the disk is busy, nothing is told but that it is waited for, and keys do nothing: what a
    player has heard is saved.

    Args:
        settings: The settings to begin with.
        keep: The function that stores settings which a key changes.
        settable: The names of the settings that can be changed here.
        hands: The means by which the player answers.
        disk: The disk on which the session saves; one that is never waited for unless given.

    Attributes:
        held: The settings that hold.
        hands: As given.
        disk: As given.
        keeper: The part of the program that keeps the game which is played.
        warnings: Sentences that the next game or start menu tells before anything else.
    """

    def __init__(
        self,
        settings: Settings,
        keep: KeepSettings = lambda _settings: None,
        settable: tuple[str, ...] = IN_PLAY,
        hands: Hands = "keys",
        disk: Disk | None = None,
    ) -> None:
        self.disk = disk or Disk()
        super().__init__(PlayerSettings(settings, keep, settable, self.disk))
        self.hands: Hands = hands
        self.keeper = Keeper()
        self.warnings: list[str] = []
        self._held: _HeldReply | None = None
        self._untold: Callable[[], Reply] | None = None
        self._was_rescued = False

    # -- settings --------------------------------------------------------------------------------

    def change(self, settings: Settings) -> str | None:
        """Hold other settings from now on; return a sentence if they cannot be stored."""
        self.held.change(settings)
        return self.held.take_lost()

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return Words(self.settings.language, self.hands)

    def take_warnings(self) -> list[str]:
        """Return the warnings that are due, each only once."""
        warnings, self.warnings = self.warnings, []
        return warnings

    def quit(self) -> Reply:
        """End the session with a goodbye."""
        return self.end(goodbye(self.listener()))

    # -- what a frontend calls ------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return the first thing told.

        Unlike others it waits for the disk for a moment: nobody has pressed a key yet, and a
        terminal loads its event loop only when the first reply was told.
        """
        reply = self.told(self.inner.opened, None)
        if self._untold:
            self.disk.wait(ANSWER_S)
        return (self.answer() or reply) if self._untold else reply

    def key(self, key: str) -> Reply:
        """Return the reply to one key."""
        return self._answered(lambda: self.inner.key(key), key)

    def line(self, text: str) -> Reply:
        """Return the reply to a line of text."""
        return self._answered(lambda: self.inner.line(text), "")

    def take_at(self, at: int) -> Reply:
        """Take one of the choices that are shown."""
        return self._answered(lambda: self.inner.take_at(at), "")

    def news(self) -> Reply | None:
        """Return the news that no key asked for.

        A player is busy while something lies on the screen to which news come; that screen then
        gives a hint of them. This is decided here alone.
        """
        if self._untold:
            return None if self.disk.is_busy else self._tell_untold()

        def told() -> Reply:
            hints = filter(None, (screen.hint() for screen in self._stack[:-1]))
            return next(hints, None) or self.inner.news() or _NOTHING

        return self._told_if_any(told)

    def answer(self, *, is_due: bool = False) -> Reply | None:
        """Return the answer for which the last reply is held back; None if it has not come."""
        if self._untold:
            if not self.disk.is_busy:
                return self._tell_untold()
            return self._disk_is_waited_for().replace(pending=False) if is_due else None
        held = self._held
        if held is None:
            return None
        if held.until():
            return self.told(held.tell, held.key)
        return self.told(lambda: held.reply, held.key) if is_due else None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        super().wake_by(wake)
        self.disk.wake_by(wake)

    def held_back(
        self, reply: Reply, until: Callable[[], bool], tell: Callable[[], Reply]
    ) -> Reply:
        """Return a reply as one that is held back for an answer.

        Args:
            reply: The reply that is told if the answer does not come soon.
            until: A function that returns whether it has come.
            tell: A function that returns the reply that is told then in place of the first.
        """
        self._held = _HeldReply(reply, until, tell)
        return reply.replace(pending=True)

    def when_saved(self, tell: Callable[[], Reply]) -> Reply:
        """Return the reply of ``tell``, which is called when all that was to be saved is.

        If the disk is busy that is later, and the reply is held back until then.
        """
        if not self.disk.is_busy:
            self.disk.check()
            return tell()
        self._untold = tell
        return self._disk_is_waited_for()

    def told(self, act: Callable[[], Reply], key: str | None) -> Reply:
        """Return the reply of ``act`` as it is told, or that of a rescue after an error in it.

        A pending reply is returned as it is, and told by `answer`. A second error in a row is
        raised.

        Args:
            act: A function that calls a screen.
            key: As in `Screen.around`.
        """
        self._held = None
        return self._rescued(partial(self._acted, act, key))

    def _answered(self, act: Callable[[], Reply], key: str) -> Reply:
        """Return the reply to something that the player did; nothing is done for an untold one."""
        if self._untold is None:
            return self.told(act, key)
        return self._disk_is_waited_for() if self.disk.is_busy else self._tell_untold()

    def _tell_untold(self) -> Reply:
        """Return the reply that waited for the disk; other news come after it."""
        assert self._untold, "a reply waits"
        tell, self._untold = self._untold, None
        if self._wake:
            self._wake()
        return self._rescued(tell)

    def _disk_is_waited_for(self) -> Reply:
        told = reply_of(self.listener(), [self.listener().say("saved-waits")], repeatable=False)
        return told.replace(pending=True)

    def _rescued(self, act: Callable[[], Reply]) -> Reply:
        """Return the reply of ``act``, or that of a rescue after an error in it."""
        try:
            reply = act()
        except Exception as error:
            rescued = None if self._was_rescued else self.keeper.rescue(error)
            if rescued is None:
                raise
            self._was_rescued = True
            return rescued
        self._was_rescued = False
        return reply

    def _acted(self, act: Callable[[], Reply], key: str | None) -> Reply:
        reply = act()
        if reply.pending and self._untold:
            self._untold = partial(self._acted, self._untold, key)
            return reply
        if reply.pending and self._held:
            self._held = self._held._replace(key=key)
            return reply
        if reply is _NOTHING:
            return reply
        return self.when_saved(partial(self._completed, reply, key))

    def _told_if_any(self, act: Callable[[], Reply]) -> Reply | None:
        reply = self.told(act, None)
        return None if reply is _NOTHING else reply

    def _completed(self, reply: Reply, key: str | None) -> Reply:
        """Return the reply with what follows where a screen ends, and what screens below add."""
        while reply.status is not None and self.has_way_back:
            reply = self.come_back(reply)
        for screen in reversed(self._stack):
            reply = screen.around(reply, key)
        if reply.status is None:
            return reply
        self.keeper.let_go()
        return self.when_saved(partial(self._comforted, reply))

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell, which says if the disk is still waited for."""
        self._untold = None
        self.keeper.let_go()
        farewell = self._stack[0].hang_up(why)
        if self.disk.is_busy:
            words = self.listener()
            return reply_of(words, [words.say("saved-waits-to-end")], status=farewell.status)
        return self._comforted(farewell)

    def _comforted(self, reply: Reply) -> Reply:
        """Return the last reply, with a sentence about what is lost, or with a goodbye that fits.

        The goodbye adds that the game is saved if that is so.
        """
        if lost := self.keeper.lost():
            reply = reply.replace(news=(*reply.news, lost))
        kept = not lost and (reply.goodbye == "kept" or self.keeper.is_saved())
        if not reply.goodbye or (reply.goodbye == "kept") == kept:
            return reply
        said = goodbye(self.listener(), kept=kept)
        return reply.replace(focus=said.focus, goodbye=said.goodbye)


_NOTHING = Reply((), "")
"""The reply of screens that have no news."""
