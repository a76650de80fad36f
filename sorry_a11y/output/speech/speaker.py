"""The speaker: finds a driver that speaks, calls it under limits, and replaces one that hangs.

It knows which drivers a system has. Speech libraries block without a time limit, and Windows ties
their objects to the thread that made them: every call to them goes through a watchdog, a thread
that costs nobody but itself where it hangs. It is abandoned then, and the next call needs another.
"""

from __future__ import annotations

import importlib
import logging
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sorry_a11y.output.speech.drivers import Driver, SilenceReason, UnavailableError

_Made = TypeVar("_Made")


class CallFailedError(Exception):
    """A call raised; the original is ``__cause__``, whatever its class."""


class Watchdog:
    """One daemon thread that runs calls in order.

    On Windows COM objects may be made on it. Raises RuntimeError where the system gives no thread.

    Args:
        name: The name of the thread.
        after: A function that runs last on the thread, once the watchdog was let go or abandoned
            and its call of that moment has returned.
    """

    def __init__(self, name: str, after: Callable[[], object] | None = None) -> None:
        self._calls: SimpleQueue[tuple[Future[Any], Callable[[], object]] | None] = SimpleQueue()
        self._after = after
        self._gone = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def call(
        self,
        work: Callable[[], _Made],
        limit: float,
        patience: float | None = None,
        late: Callable[[], object] | None = None,
    ) -> _Made:
        """Run `work` on the thread and return what it returns.

        Args:
            work: The call.
            limit: Seconds after which the watchdog is abandoned.
            patience: Seconds after which `late` is called once, on the caller's thread.
            late: A function that is called then; the call goes on.

        Raises:
            TimeoutError: The call did not return in time, or the watchdog was let go before.
            CallFailedError: `work` raised.
        """
        if self._gone:
            raise TimeoutError
        deadline = time.monotonic() + limit
        future: Future[_Made] = Future()
        self._calls.put((future, work))
        if patience is not None and late is not None and patience < limit:
            try:
                future.exception(patience)
            except TimeoutError:
                late()
        try:
            error = future.exception(max(0.0, deadline - time.monotonic()))
        except TimeoutError:
            self.let_go()
            raise TimeoutError from None
        if error is not None:
            raise CallFailedError(repr(error)) from error
        return future.result()

    def let_go(self) -> None:
        """Take no more calls; the thread ends as soon as it can."""
        if not self._gone:
            self._gone = True
            self._calls.put(None)

    def alive(self) -> bool:
        """Tell whether the thread still runs, be it inside a call that hangs."""
        return self._thread.is_alive()

    def _run(self) -> None:
        _com("CoInitialize")
        while (call := self._calls.get()) is not None:
            future, work = call
            try:
                future.set_result(work())
            # a library that raises SystemExit must not end the thread unnoticed
            except BaseException as error:
                future.set_exception(error)
            del call, future, work  # a driver held here would outlive its last call
        if self._after is not None:
            with suppress(Exception):
                self._after()
        _com("CoUninitialize")


def _com(function: str) -> None:
    """Prepare this thread for COM objects, or undo that, where pywin32 is installed."""
    if sys.platform == "win32":
        with suppress(ImportError):
            getattr(importlib.import_module("pythoncom"), function)()


_log = logging.getLogger(__name__)

Source = Callable[[], list[Driver]]
"""A function that returns unopened drivers in the order of preference; it may block or raise."""


class SpeechLimits(NamedTuple):
    """The limits of the voice, in seconds unless they are numbers.

    Attributes:
        load: The time to load the speech libraries from a slow disk.
        start: The time after that to find the first driver; then it is told that none answers.
        patience: The time of a call after which it is told that the driver does not answer.
        call: The time of a call after which it is given up and its thread abandoned.
        build: The same for the call that opens a driver.
        recheck: The time for which a reader that was active is taken to be active still.
        slow: The time of a check above which it is made after a reply instead of before.
        rests: The times between attempts, the last of which is repeated.
        shun: The time for which a driver that hung comes last, doubled each time.
        crowd: The most abandoned threads that may be alive at one time, a number.
    """

    load: float = 8.0
    start: float = 2.5
    patience: float = 1.5
    call: float = 5.0
    build: float = 10.0
    recheck: float = 2.0
    slow: float = 0.05
    rests: tuple[float, ...] = (0.25, 0.5, 1.0, 2.0, 4.0)
    shun: float = 30.0
    crowd: int = 4


class _DriverHistory:
    """The fate of drivers so far: which are open, refused to open, hung, or hung at braille.

    Args:
        shun: The seconds for which a driver that hung comes last, doubled each time.
    """

    def __init__(self, shun: float) -> None:
        self.opened: set[Driver] = set()
        self.refused: dict[Driver, SilenceReason] = {}
        self.brailleless: set[str] = set()
        self._shun = shun
        self._shunned: dict[str, tuple[float, float]] = {}

    def shun(self, name: str) -> None:
        """Let a driver that hung come last for a while."""
        last = self._shunned.get(name, (0.0, self._shun / 2))[1]
        self._shunned[name] = (time.monotonic() + last * 2, last * 2)

    def is_shunned(self, driver: Driver) -> bool:
        """Tell whether a driver comes last at present."""
        return self._shunned.get(driver.name, (0.0, 0.0))[0] > time.monotonic()

    def reason(self, drivers: list[Driver]) -> SilenceReason:
        """Return why none of the drivers speaks."""
        # the last ones are those that speak where no reader runs
        reasons = [self.refused.get(driver) for driver in reversed(drivers)]
        known = [reason for reason in reasons if reason not in (None, SilenceReason.FAILED)]
        # a reader that can be used and does not run says nothing about what speaks without one
        last = [driver for driver in drivers if not driver.is_reader] or drivers
        broken = bool(last) and all(driver in self.refused for driver in last)
        return known[0] if known else SilenceReason.FAILED if broken else SilenceReason.NOTHING_RUNS


class Speaker:
    """The drivers, called on the thread of a watchdog; for use by one thread.

    The function `late` is called when a call takes longer than it should; the call goes on. Every
    method but `close` raises `UnavailableError`, after which `driver` is None until `connect`
    succeeds.
    """

    def __init__(self, source: Source, limits: SpeechLimits, late: Callable[[], None]) -> None:
        self.driver: Driver | None = None
        self.slow = False
        self.finishing = False
        self._source, self._limits, self._late = source, limits, late
        self._patience = limits.start
        self._watchdog: Watchdog | None = None
        self._drivers: list[Driver] = []
        self._history = _DriverHistory(limits.shun)
        self._abandoned: list[Watchdog] = []
        self._checked = 0.0

    def connect(self) -> Driver:
        """Find the first driver that is active, constructing them one by one."""
        self._history.refused.clear()
        try:
            self._check(self._late)
        finally:
            self._patience = self._limits.patience
        assert self.driver is not None
        return self.driver

    def refresh(self) -> None:
        """Check again which driver is active, if the last check was too long ago."""
        if time.monotonic() - self._checked >= self._limits.recheck:
            # a check known to be slow runs while nobody waits for a reply
            self._check(_nobody if self.slow else self._late)

    def speak(self, text: str, interrupt: bool, language: str) -> None:
        """Have clean, non-empty `text` spoken in `language`."""
        driver = self._present()

        def work() -> None:
            with suppress(Exception):  # a wrong accent is better than silence
                driver.set_language(language)
            driver.speak(text, interrupt)

        self._use(driver, work)

    def braille(self, text: str) -> None:
        """Show `text` where the driver can; one whose braille hangs gets no more of it."""
        driver = self._present()

        def work() -> None:
            with suppress(Exception):
                driver.braille(text)

        if not driver.brailles or driver.name in self._history.brailleless:
            return
        try:
            self._use(driver, work)
        except UnavailableError:
            self._history.brailleless.add(driver.name)
            raise

    def silence(self) -> None:
        """Stop speaking."""
        driver = self._present()
        self._use(driver, driver.silence)

    def close(self, seconds: float) -> None:
        """Let everything go, within about `seconds` or the time of the driver's last words.

        `finishing` is true meanwhile. Raises nothing.
        """
        driver, watchdog = self.driver, self._watchdog
        limit = max(seconds, driver.last_words) if driver is not None else seconds
        self.driver = self._watchdog = None
        if watchdog is None:
            return
        with suppress(TimeoutError, CallFailedError):
            if driver is not None:
                self.finishing = driver.last_words > 0
                watchdog.call(lambda: driver.finish(limit), limit)
        self.finishing = False
        with suppress(TimeoutError, CallFailedError):
            watchdog.call(lambda: _close_all(self._drivers), seconds)
        watchdog.let_go()

    def _present(self) -> Driver:
        assert self.driver is not None, "connect first"
        return self.driver

    def _use(self, driver: Driver, work: Callable[[], None]) -> None:
        try:
            self._call(driver, work, self._limits.call, self._late)
        except CallFailedError as error:
            _log.debug("%s failed: %s", driver.name, error)
            self.driver = None
            self._history.opened.discard(driver)
            with suppress(CallFailedError):
                self._call(driver, driver.close, self._limits.call, _nobody)
            raise UnavailableError(SilenceReason.FAILED) from error

    def _check(self, late: Callable[[], None]) -> None:
        began = time.monotonic()
        before, self.driver = self.driver, self._pick(late)
        self._checked = time.monotonic()
        self.slow = self._checked - began > self._limits.slow
        if before is not None and before is not self.driver:
            with suppress(CallFailedError):
                self._call(before, before.silence, self._limits.call, late)

    def _pick(self, late: Callable[[], None]) -> Driver:
        if self._watchdog is None:
            self._begin(late)
        for driver in sorted(self._drivers, key=self._history.is_shunned):
            if self._is_up(driver, late):
                return driver
        self.driver = None
        raise UnavailableError(self._history.reason(self._drivers))

    def _is_up(self, driver: Driver, late: Callable[[], None]) -> bool:
        if driver in self._history.refused:
            return False
        try:
            if driver not in self._history.opened:
                self._call(driver, driver.open, self._limits.build, late)
                self._history.opened.add(driver)
            return self._call(driver, driver.is_active, self._limits.call, late)
        except CallFailedError as error:
            _log.debug("%s cannot be used: %s", driver.name, error)
            self._history.refused[driver] = _reason_of(error)
            return False

    def _begin(self, late: Callable[[], None]) -> None:
        self._abandoned = [a for a in self._abandoned if a.alive()]
        if len(self._abandoned) >= self._limits.crowd:
            raise UnavailableError(SilenceReason.NO_ANSWER)
        drivers: list[Driver] = []
        self._drivers = drivers
        try:
            self._watchdog = Watchdog("voice driver", lambda: _close_all(drivers))
            limits = self._limits
            drivers += self._call(None, self._source, limits.build, late, limits.load)
        except (CallFailedError, RuntimeError) as error:
            self._drop()
            raise UnavailableError(_reason_of(error)) from error

    def _call(
        self,
        driver: Driver | None,
        work: Callable[[], _Made],
        limit: float,
        late: Callable[[], None],
        patience: float | None = None,
    ) -> _Made:
        assert self._watchdog is not None
        try:
            return self._watchdog.call(work, limit, patience or self._patience, late)
        except TimeoutError as error:
            _log.debug("%s hangs", driver.name if driver else "the speech library")
            self._abandoned.append(self._watchdog)
            self._drop()
            if driver is not None:
                self._history.shun(driver.name)
            severed = driver is None or driver.sever()
            raise UnavailableError(SilenceReason.NO_ANSWER, unsaid=severed) from error

    def _drop(self) -> None:
        if self._watchdog is not None:
            self._watchdog.let_go()
        self.driver = self._watchdog = None
        self._history.opened.clear()


def _reason_of(error: Exception) -> SilenceReason:
    cause = error.__cause__
    return cause.reason if isinstance(cause, UnavailableError) else SilenceReason.FAILED


def _close_all(drivers: list[Driver]) -> None:
    while drivers:
        with suppress(Exception):
            drivers.pop().close()


def _nobody() -> None:
    """Hears that a call is late when nobody waits for it."""


def installed(platform: str = sys.platform) -> list[Driver]:
    """Return the drivers of `platform` in the order in which they are tried, none of them opened.

    The game's own come first, then those of Prism where its extra is installed, then those of
    accessible-output2, each for readers only; the system's own speech comes last. So the
    libraries are loaded only where no reader answers that the game knows itself. The drivers of
    other systems are not imported.
    """
    if platform == "win32":
        from sorry_a11y.output.speech.libraries import of_accessible_output, of_prism
        from sorry_a11y.output.speech.on_windows import JawsDriver, NvdaDriver, SapiDriver

        return [
            NvdaDriver(),
            JawsDriver(),
            *of_prism("ZDSR", "BoyPC Reader", "SenseReader"),
            # System Access is left out: its class reads an attribute that it never sets
            *of_accessible_output("SuperNova", "PC-Talker", "Window-Eyes", "ZDSR"),
            *of_prism("Narrator"),
            SapiDriver(),
        ]
    if platform == "darwin":
        from sorry_a11y.output.speech.libraries import of_accessible_output, of_prism

        # accessible-output2 reaches VoiceOver by another way, which may answer where Prism's does
        # not
        return [
            *of_prism("VoiceOver"),
            *of_accessible_output("VoiceOver"),
            *of_prism("macOS speech"),
        ]
    from sorry_a11y.output.speech.on_linux import OrcaDriver, SpeechDispatcherDriver

    return [OrcaDriver(), SpeechDispatcherDriver()]
