"""The real voice: a queue of one reply, and a thread that hands it to whatever driver answers.

Two daemon threads: this one never blocks on a driver for ever, since it calls it through the
speaker's watchdog. The game's thread only leaves a reply behind and goes on.
"""

from __future__ import annotations

import logging
import threading
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence

from sorry_a11y.output.speech.drivers import (
    NOTHING_FOREIGN,
    SilenceReason,
    UnavailableError,
    VoicePhase,
    VoiceState,
    at_once,
)
from sorry_a11y.output.speech.speaker import Source, Speaker, SpeechLimits, installed

_log = logging.getLogger(__name__)

_MOST_SENTENCES = 200
"""Sentences of one reply that are spoken; more than any screenful."""
LONGEST_SENTENCE = 2000
"""Characters of a sentence that are spoken, about two minutes; the rest is left out."""

_JOINERS = "\u200c\u200d"  # they shape letters in several scripts, so they stay
_BLANK = "\u2028\u2029\u0085"

# seconds that a reply may wait to be handed over; without this, a game that computes on after
# it keeps the interpreter's lock, for 5 ms at every change of thread
_GRACE = 0.0005
_LISTENING = 0.05  # seconds between two looks whether the last words may be cut
_TRIES = 2  # a sentence at which a driver fails twice is the sentence's fault


class _Reply:
    """The newest reply and how far it got.

    Only the voice's thread changes it, but for news, which join it.

    Args:
        sentences: The sentences.
        parts: Texts that are spoken at once, each with its language.
        braille: The text for the display; None once it is written.
        interrupts: Whether its first part interrupts speech.

    Attributes:
        next: The index of the part that is spoken next.
        tries: How often that part was tried.
        heard: Whether any of it was said, or may have been.
        done: Whether nothing of it is left.
    """

    def __init__(
        self,
        sentences: tuple[str, ...],
        parts: tuple[tuple[str, str], ...],
        braille: str | None,
        *,
        interrupts: bool,
    ) -> None:
        self.sentences, self.parts, self.braille = sentences, parts, braille
        self.interrupts = interrupts
        self.next = self.tries = 0
        self.heard = self.done = False

    def join(self, news: _Reply) -> None:
        """Add news, which are spoken behind the reply."""
        self.sentences = (*self.sentences, *news.sentences)
        self.parts = (*self.parts, *news.parts)
        self.braille = news.braille

    def setback(self, unsaid: bool) -> None:
        """Go on after a driver failed at the next sentence: try it once more if it was not spoken.

        If nothing of the reply could be spoken, no sentence is the cause, and all of it is tried
        again.
        """
        self.tries += 1
        self.heard |= not unsaid
        if not unsaid or self.tries >= _TRIES:
            self.next, self.tries = self.next + 1, 0
        if self.next == len(self.parts) and not self.heard:
            self.next = 0


class SpeechVoice:
    """Takes replies and has them spoken by the first driver that is active.

    No method raises; only `ready` and `close` wait. It starts at once, in the background.

    Args:
        source: A function that returns the drivers in the order in which they are tried.
        limits: The limits of time.
        on_change: A function that is called from a thread of the voice after every change of phase
            or driver; it must not wait.
    """

    def __init__(
        self,
        source: Source = installed,
        limits: SpeechLimits | None = None,
        on_change: Callable[[VoiceState], object] | None = None,
    ) -> None:
        self._limits = limits or SpeechLimits()
        self._on_change = on_change
        self._wake = threading.Condition()
        self._reply: _Reply | None = None
        self._hush = False
        self._deadline: float | None = None  # set: closing
        self._state = VoiceState(VoicePhase.STARTING)
        self._taken = threading.Event()
        self._ended = threading.Event()
        self._failures = 0
        self._unreachable = False  # the last attempt to connect failed
        self._speaker = Speaker(
            source, self._limits, lambda: self._fall_silent(SilenceReason.NO_ANSWER)
        )
        threading.Thread(target=self._run, name="voice", daemon=True).start()

    def say(
        self,
        sentences: Sequence[str],
        braille: str | None,
        language: str,
        foreign: Mapping[str, str] = NOTHING_FOREIGN,
        *,
        is_news: bool = False,
    ) -> None:
        """Speak the reply to one key, or news that no key asked for.

        The first sentence interrupts what is being said, the others follow it; sentences of an
        older reply that no driver has taken yet are dropped. News interrupt and drop nothing. While
        the phase is silent every reply is to be handed over all the same: speech comes back with
        the newest. Returns when the driver has the first sentence, or after 0.5 ms.

        Args:
            sentences: The sentences to speak.
            braille: The line for a braille display, None to leave the display as it is.
            language: A BCP 47 tag ("de", "zh-TW"), for drivers that can change language.
            foreign: Words of the sentences that are in another language, with its tag.
            is_news: Whether no key asked for it.
        """
        sentences = tuple(sentences[:_MOST_SENTENCES])
        reply = _Reply(
            sentences, _parts(sentences, language, foreign), braille, interrupts=not is_news
        )
        with self._wake:
            is_spoken = self._state.phase is not VoicePhase.SILENT
            if is_news and is_spoken and self._reply and not self._reply.done:
                self._reply.join(reply)
            else:
                self._reply = reply
            self._hush = self._hush and not sentences  # the first sentence interrupts anyway
            self._wake.notify()
            speaking = self._state.phase is VoicePhase.SPEAKING
            self._taken.clear()
        if speaking:
            self._taken.wait(_GRACE)

    def silence(self) -> None:
        """Stop speaking and drop what is queued, as the stop key asks."""
        with self._wake:
            self._reply, self._hush = None, True
            self._wake.notify()

    def state(self) -> VoiceState:
        """Return what the voice can do now."""
        with self._wake:
            reply, state = self._reply, self._state
        if reply is None or reply.next >= len(reply.parts):
            return state
        return state._replace(unsaid=reply.sentences)

    def ready(self, seconds: float) -> VoiceState:
        """Wait until a driver is found or given up, for at most ``seconds``; then as `state`."""
        with self._wake:
            self._wake.wait_for(lambda: self._state.phase is not VoicePhase.STARTING, seconds)
        return self.state()

    def close(self, seconds: float = 0.5, hurry: Callable[[], bool] = at_once) -> None:
        """Say what is queued, then let the driver go. Idempotent.

        Args:
            seconds: The longest time for that. A driver whose speech ends together with this
                program is given longer, until it has said its last words.
            hurry: A function that tells whether nobody wants to hear the last words.
        """
        with self._wake:
            if self._deadline is None:
                self._deadline = time.monotonic() + seconds
            self._wake.notify()
        self._ended.wait(seconds)
        while self._speaker.finishing and not hurry():
            self._ended.wait(_LISTENING)
        with self._wake:
            self._state = self._state._replace(phase=VoicePhase.SILENT, reason=SilenceReason.CLOSED)

    # the voice's own thread

    def _run(self) -> None:
        try:
            while not self._over():
                try:
                    self._step()
                except UnavailableError as trouble:
                    self._failures += 1
                    # a server that was restarted between two keys is not worth a line: a
                    # driver that failed, not hung, gets one new connection at once
                    if trouble.reason is not SilenceReason.FAILED or self._failures > 1:
                        self._fall_silent(trouble.reason)
                        self._rest()
            self._speaker.close(max(0.05, (self._deadline or 0.0) - time.monotonic()))
        except Exception:  # the game goes on in print, whatever is wrong here
            _log.debug("the voice broke", exc_info=True)
            self._fall_silent(SilenceReason.FAILED)
        finally:
            self._ended.set()

    def _step(self) -> None:
        if self._speaker.driver is None:
            self._connect()
            return
        with self._wake:
            self._wake.wait_for(lambda: self._deadline or self._hush or self._pending())
            hush, self._hush = self._hush, False
            reply = self._reply if self._pending() else None
        if hush:
            self._speaker.silence()
        taken = reply is not None and self._deliver(reply)
        if self._speaker.driver is not None and (hush or taken):
            self._speaks()  # whatever was late has answered by now

    def _connect(self) -> None:
        began, unreachable = self._state.phase, self._unreachable
        self._unreachable = True
        self._speaker.connect()
        self._unreachable = False
        # a driver that could be reached and failed has to take a sentence first: otherwise
        # each key would find it speaking and lose it again, one outage a key
        proven = unreachable or began is VoicePhase.SPEAKING
        if began is VoicePhase.STARTING or (proven and not self._pending()):
            self._speaks()

    def _deliver(self, reply: _Reply) -> bool:
        """Hand a reply over until a newer one comes; return whether the driver took any of it."""
        taken = False
        if not self._speaker.slow:
            self._speaker.refresh()
        while (next_part := self._next_part(reply)) is not None:
            part, language = next_part
            text = clean(part)
            if text:
                self._hand_over(reply, text, language)
                taken = True
            reply.next, reply.tries = reply.next + 1, 0
        braille = clean(reply.braille or "")
        if braille and self._is_newest(reply):
            self._speaker.braille(braille)
            taken = True
        if self._speaker.slow:
            self._speaker.refresh()
        return taken

    def _hand_over(self, reply: _Reply, text: str, language: str) -> None:
        try:
            self._speaker.speak(text, reply.interrupts, language)
        except UnavailableError as trouble:
            reply.setback(trouble.unsaid)
            raise
        self._taken.set()
        reply.heard = True
        reply.interrupts = False
        self._failures = 0
        self._speaks()

    def _next_part(self, reply: _Reply) -> tuple[str, str] | None:
        """Return the part of a reply that is handed over next.

        It is None if nothing is left, or a newer reply has come.
        """
        with self._wake:
            if reply is self._reply and reply.next < len(reply.parts):
                return reply.parts[reply.next]
            reply.done = True  # a display that fails must not have the words said again
            return None

    def _is_newest(self, reply: _Reply) -> bool:
        with self._wake:
            return reply is self._reply

    def _pending(self) -> bool:
        return self._reply is not None and not self._reply.done

    def _over(self) -> bool:
        with self._wake:
            if self._deadline is None:
                return False
            return not self._pending() or self._state.phase is VoicePhase.SILENT

    def _rest(self) -> None:
        rests = self._limits.rests
        seconds = rests[min(self._failures, len(rests)) - 1]
        with self._wake:
            self._hush = False
            self._wake.wait_for(lambda: self._deadline is not None, seconds)

    def _speaks(self) -> None:
        driver = self._speaker.driver
        assert driver is not None
        now = VoiceState(VoicePhase.SPEAKING, driver.name, outage=self._state.outage)
        if now != self._state:
            self._become(now)

    def _fall_silent(self, reason: SilenceReason) -> None:
        # the reason told first stays until speech is back: one outage, one line
        if self._state.phase is not VoicePhase.SILENT:
            state = self._state._replace(phase=VoicePhase.SILENT, reason=reason)
            self._become(state._replace(outage=state.outage + 1))

    def _become(self, state: VoiceState) -> None:
        with self._wake:
            self._state = state
            self._wake.notify_all()
        if self._on_change is not None:
            try:
                self._on_change(self.state())
            except Exception:
                _log.debug("a listener to the voice failed", exc_info=True)


def _parts(
    sentences: Sequence[str], language: str, foreign: Mapping[str, str]
) -> tuple[tuple[str, str], ...]:
    """Return the sentences with their language, each cut where the language changes."""
    parts: list[tuple[str, str]] = []
    for sentence in sentences:
        words = next((words for words in foreign if words in sentence), None)
        if words is None:
            parts.append((sentence, language))
            continue
        before, _, after = sentence.partition(words)
        # the full stop goes with the words before it
        parts.append((before, language))
        parts.append((words + after, foreign[words]))
    return tuple(parts)


def clean(text: str) -> str:
    """Return a text as one line without characters that drivers fail at; perhaps empty.

    Control characters and line ends become blanks; lone surrogates, direction and format
    marks, private and unassigned characters are left out; blanks are collapsed; what is
    longer than `LONGEST_SENTENCE` characters is cut at a blank where there is one.
    """
    # cut before the slow part: a character is looked at only if it may be spoken
    text = str(text)[: LONGEST_SENTENCE * 2]
    if not text.isprintable():
        text = "".join(map(_spoken, text))
    text = " ".join(text.split())
    if len(text) <= LONGEST_SENTENCE:
        return text
    head = text[:LONGEST_SENTENCE]
    return head.rsplit(" ", 1)[0]


def _spoken(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    kind = unicodedata.category(character)
    return " " if kind[0] == "Z" or kind == "Cc" or character in _BLANK else ""
