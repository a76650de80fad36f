"""One player's talk with the game: keys, early ones among them, each answered by one write."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sorry_a11y.frontends.terminal.layout import (
    Layout,
    all_lines,
    columns_of,
    last_lines,
    page,
    wrap,
)
from sorry_a11y.frontends.terminal.output import Output, OutputClosedError
from sorry_a11y.ui.session.reply import (
    OUTPUT_CLOSED,
    SKIP_KEYS,
    STATUS,
    UNTOLD,
    EarlyKey,
    Ending,
    Reply,
)
from sorry_a11y.ui.session.screen import Screen

if TYPE_CHECKING:
    # the first reply is told before it is loaded
    from sorry_a11y.ui.session.player_events import PlayerEvents


class _KeyGuard:
    """Finds keys that come too soon after a reply to have been pressed for it.

    Args:
        clock: A function that returns seconds that only go forward; None if no key is ever early
            (for scripts and typed lines).

    Attributes:
        is_retold: Whether an early key has had the line that stands told again.
    """

    def __init__(self, clock: Callable[[], float] | None) -> None:
        self._clock = clock
        self._told_at = 0.0
        self.is_retold = False

    def note_told(self) -> None:
        """Note that something was told now."""
        if self._clock:
            self._told_at = self._clock()

    def is_early(self, milliseconds: int, *, in_burst: bool) -> bool:
        """Return whether a key that is pressed now is early.

        Args:
            milliseconds: The time after a reply in which a key is early; 0 for none.
            in_burst: Whether other keys came in the same moment.
        """
        if self._clock is None or not milliseconds:
            return False
        return in_burst or (self._clock() - self._told_at) * 1000 < milliseconds


class Conversation:
    """Tells what a screen replies, a screenful at a time, until one side ends the session.

    A reply that is pending is held back until `settle`, which must be awaited before anything else
    is answered.

    Args:
        screen: The screen.
        output: The output to which it is told.
        paged: Whether a player is there to ask for the next page.
        clock: A function that returns seconds, by which early keys are found; None for none.

    Attributes:
        status: None while the session goes on, and then the exit status.
        ended_by: Why it ended; None if the screen ended it.
    """

    def __init__(
        self,
        screen: Screen,
        output: Output,
        *,
        paged: bool,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.status: int | None = None
        self.ended_by: Ending | None = None
        self._screen = screen
        self._output = output
        self._paged = paged
        self._reply = Reply((), "")
        self._untold: tuple[str, ...] = ()
        self._standing = ""
        self._fresh = True
        self._typed = False
        self._news_waits = False
        self._guard = _KeyGuard(clock)

    def open(self) -> None:
        """Tell the first reply. The shell has left the cursor on a fresh line."""
        self._take(self._screen.opened())

    async def settle(self, events: PlayerEvents[Any]) -> None:
        """Tell the reply that is held back, if there is one: the answer, should it come in time."""
        if self._reply.pending:
            self._tell(await events.settled(self._reply))
            if self._news_waits:
                self.news()

    def key(self, name: str, *, in_burst: bool = False) -> None:
        """Answer one key or typed word; between pages any key goes on.

        Args:
            name: The name of the key, or the word.
            in_burst: Whether other keys came in the same moment, so that nobody waited for a reply
                between them.
        """
        if self.status is not None:
            return
        is_early = self._guard.is_early(self._screen.settings.guard, in_burst=in_burst)
        if self._untold:
            self._go_on(name, is_early=is_early)
        elif is_early:
            self._take_early(self._screen.key(EarlyKey(name)))
        else:
            self._take(self._screen.key(name))
        if self._news_waits:
            self.news()

    def _go_on(self, name: str, *, is_early: bool) -> None:
        """Tell the next page, or skip all of them; after an early key the request for a key."""
        if is_early:
            if not self._guard.is_retold:
                self._print(last_lines(self._standing, self._output.layout()), closed=False)
            self._guard.note_told()
        elif name in SKIP_KEYS:
            self._skip()
        else:
            self._show(self._untold)
        self._guard.is_retold = is_early

    def _take_early(self, reply: Reply) -> None:
        """Tell a reply to an early key; the line that stands is told again once for many keys."""
        is_again = not (reply.news or reply.pending) and reply.focus == self._reply.focus
        if is_again and self._guard.is_retold:
            self._guard.note_told()
            return
        self._take(reply)
        self._guard.is_retold = is_again

    def line(self, text: str) -> None:
        """Answer a line of text, which the screen has asked for."""
        if self.status is None:
            self._take(self._screen.line(text))
            if self._news_waits:
                self.news()

    def _skip(self) -> None:
        """Leave out the untold pages, and tell the focus line, or end if the reply ends."""
        self._untold = ()
        if self._reply.status is None:
            self._show((self._reply.focus,))
        else:
            self.status = self._reply.status
            self.break_off()

    def news(self) -> None:
        """Tell the news that no key asked for.

        While a reply is held back, or pages are untold, they come after that.
        """
        self._news_waits = bool(self._untold or self._reply.pending)
        if self.status is None and not self._news_waits and (reply := self._screen.news()):
            if reply == UNTOLD:
                return
            if reply.pending:
                self._reply = reply
                return
            self._tell(reply, is_news=True)
            if reply.calls and self._screen.settings.bell == "yes":
                with suppress(OutputClosedError):  # the next line that is told notices it
                    self._output.ring()

    def again(self, *, fresh: bool) -> None:
        """Repeat the line the cursor was on, on a ``fresh`` line if the shell left one."""
        if self.status is None:
            self._fresh = fresh
            self._print(last_lines(self._standing, self._output.layout()), closed=False)

    def fail(self, file: str) -> None:
        """End the session after a mistake of the program, and tell where it is written.

        Args:
            file: The file that holds the mistake, empty where none could be written.
        """
        self.break_off()
        words = self._screen.listener()
        last = words.say("end-failure-file", file=file) if file else ""
        self.end("failure", STATUS["failure"], last)

    def end(self, why: Ending, status: int | None = None, last: str = "") -> None:
        """End the session from outside, with the screen's farewell if it can still be told.

        Without effect when it has ended already.

        Args:
            why: Why it ends.
            status: The exit status in place of the farewell's own.
            last: A sentence behind the farewell.
        """
        if self.status is not None:
            return
        self.ended_by = why
        self.status = STATUS[why] if status is None else status
        reply = self._screen.hang_up(why)
        if last:
            words = self._screen.listener()
            told = tuple(words.stopped(one) for one in (reply.focus,) if one)
            reply = reply.replace(news=(*reply.news, *told), focus=last)
        if status is None and reply.status is not None:
            self.status = reply.status
        self.tell_last(reply)

    def break_off(self) -> None:
        """Leave the cursor on a fresh line for the report of an error."""
        self._typed = False
        if not self._fresh:
            self._fresh = True
            self._try_write(self._output.newline)

    def echo(self, text: str) -> None:
        """Show what is being typed."""
        if text and self.status is None:
            self._typed, self._fresh = True, False
            if not self._try_write(text):
                self.end("hang-up", OUTPUT_CLOSED)

    @property
    def takes_line(self) -> bool:
        """Whether the screen asks for a line of text."""
        return self._screen.takes_line

    @property
    def typing_room(self) -> int:
        """Columns left for typing behind the last line."""
        layout = self._output.layout()
        lines = last_lines(self._standing, layout)
        return layout.width - columns_of(lines[-1]) if lines else layout.width

    def _take(self, reply: Reply) -> None:
        """Tell a reply, or hold it back if it is pending."""
        if reply.pending:
            self._reply = reply
        else:
            self._tell(reply)

    def _tell(self, reply: Reply, *, is_news: bool = False) -> None:
        self._guard.is_retold = False
        self._reply = reply = self._screen.deliver(reply, is_news=is_news)
        self._output.expect_line(self._screen.takes_line)
        if reply.silent:  # it is told otherwise; the screen stays as it is
            self._guard.note_told()
            self._untold = ()
            self.status = reply.status
            if self.status is not None or (self._typed and not is_news):
                self.break_off()
            return
        self._show((*reply.news, reply.focus))

    def _show(self, sentences: tuple[str, ...]) -> None:
        layout = self._output.layout()
        ends = self._reply.status is not None
        if self._paged:
            lines, self._untold = page(sentences, layout, self._ask_for_more, ends=ends)
        else:
            lines = all_lines(sentences, layout)
        if self._untold:
            self._print(lines, closed=False)
            return
        self._standing = self._reply.focus
        self._print([*self._drawing(layout), *lines], closed=ends)
        if self.status is None:
            self.status = self._reply.status

    def _drawing(self, layout: Layout) -> list[str]:
        """Return what is drawn, once, where its first line fits.

        A picture that is wrapped shows nothing. Only what is written below it may be wrapped.
        """
        drawn, self._reply = self._reply.drawn, self._reply.replace(drawn=())
        if not drawn or columns_of(drawn[0]) > layout.width:
            return []
        return [
            part
            for line in drawn
            for part in ([line] if columns_of(line) <= layout.width else wrap(line, layout.width))
        ]

    def _ask_for_more(self, lines_left: int) -> str:
        self._standing = self._screen.more(lines_left)
        return self._standing

    def _print(self, lines: list[str], *, closed: bool) -> None:
        fresh, self._fresh, self._typed = self._fresh, closed, False
        try:
            self._output.print_lines(lines, fresh=fresh, closed=closed)
        except OutputClosedError:
            self._lost(closed)
        self._guard.note_told()

    def _lost(self, closed: bool) -> None:
        """End the session since nobody reads the output; tell the screen unless it has ended."""
        if self.status is not None:
            return
        self.ended_by, self.status = "hang-up", OUTPUT_CLOSED
        if not closed:
            self._screen.deliver(self._screen.hang_up("hang-up"))

    def tell_last(self, reply: Reply) -> None:
        """Tell a reply after which the session ends, or which follows when it has ended."""
        reply = self._screen.deliver(reply)
        layout = self._output.layout()
        lines = all_lines((*reply.news, reply.focus), layout)
        self._print(lines, closed=True)

    def _try_write(self, text: str) -> bool:
        try:
            self._output.write(text)
        except OutputClosedError:
            return False
        return True
