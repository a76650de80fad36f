"""The voice and the sounds: where replies go besides the terminal.

It stands between a frontend and a screen and is itself a screen. When a reply is told, it is
spoken, its cues are played, and what is left of it is printed: all of it with output "terminal" or
"both", nothing with "speech" as long as some driver answers. One line says when that changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sorry_a11y.frontends.terminal.console import take_keys
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.sound.player import Player
from sorry_a11y.output.speech.drivers import SilenceReason, VoicePhase, VoiceState, at_once
from sorry_a11y.ui.session.reply import LOST_PASTE, Ending, Reply
from sorry_a11y.ui.session.screen import Screen, WrappedScreen
from sorry_a11y.ui.session.surroundings import sound_settings

if TYPE_CHECKING:
    from sorry_a11y.output.speech.speech_voice import SpeechVoice

FINDING_A_VOICE = 15.0
"""Seconds that the first reply waits at most for a driver to be found. The voice gives up by itself
before: on its libraries after 8, on a driver after 2.5. So the first reply is either spoken or
printed with the reason. No key ever waits."""

_HUSH = "x"
"""The key that stops speech."""


class AudibleScreen(WrappedScreen):
    """A screen with a voice and sounds.

    Args:
        inner: The screen whose replies are spoken and played.
        make_voice: A function that makes the voice, called when speech is first wanted. Its
            argument is the function that the voice calls, from any thread, whenever its state has
            changed.
        player: The player of sounds. It is opened with the first reply, and plays the cues of that
            reply once it is open, unless a key has been pressed by then.
        hurry: A function that tells whether the player does not want to hear the last words to
            their end.
    """

    def __init__(
        self,
        inner: Screen,
        make_voice: Callable[[Callable[[], None]], SpeechVoice],
        player: Player | None = None,
        hurry: Callable[[], bool] = take_keys,
    ) -> None:
        super().__init__(inner)
        self._make_voice = make_voice
        self._hurry = hurry
        self._player = player or Player()
        self._voice: SpeechVoice | None = None
        self._speaker: str | None = None
        self._introduction = ""
        self._outage_told = -1
        self._heard_settings = inner.settings
        self._prints = False
        self._only_spoken = False
        self._closed = False
        self._wake: Callable[[], None] | None = None

    # -- what a frontend calls ------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return the first reply; a voice that is wanted is looked for meanwhile."""
        voice = None if self.inner.settings.output == "terminal" else self._own_voice()
        reply = self.inner.opened()
        if voice:
            voice.ready(FINDING_A_VOICE)
        self._player.open()
        return reply

    def key(self, key: str) -> Reply:
        """Return the reply to a key; what still sounds is cut."""
        self._player.stop()
        if key == _HUSH and self._voice and self._is_speaking(self._voice):
            self._voice.silence()
            return Reply((), "", silent=True)
        if key == LOST_PASTE:
            return Reply((), self.listener().say("end-lost-paste"))
        return self.inner.key(key)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news, also those of the voice, from its thread."""
        self._wake = wake
        super().wake_by(wake)

    def line(self, text: str) -> Reply:
        """Return the reply to a line of text; what still sounds is cut."""
        self._player.stop()
        return self.inner.line(text)

    def take_at(self, at: int) -> Reply:
        """Return the reply to a choice; what still sounds is cut."""
        self._player.stop()
        return self.inner.take_at(at)

    def news(self) -> Reply | None:
        """Return news of the inner screen, or sentences that no driver of the voice has taken.

        Those are printed without waiting for a key.
        """
        return super().news() or self._lost()

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell."""
        self._player.stop()
        if why in ("hang-up", "terminate"):  # nobody is there, or is left time, to listen
            self._hurry = at_once
        return self.inner.hang_up(why)

    def close(self) -> None:
        """Let the voice finish, and give the sound device back. Idempotent."""
        if self._closed:  # the voice would wait a second time for a driver that hangs
            return
        self._closed = True
        if self._voice:
            self._voice.close(hurry=self._hurry)
        self._player.close()

    # -- sending -----------------------------------------------------------------------------

    def deliver(self, reply: Reply, *, is_news: bool = False) -> Reply:
        """Speak a reply and play its cues; return it as it is to be printed."""
        settings = self.inner.settings
        if settings != self._heard_settings:
            self._heard_settings = settings
            self._player.configure(sound_settings(settings))
        if reply.cues:
            self._player.play(reply.cues)
        if reply.silent:  # only its earcons are news
            return reply
        told = self._told(reply, settings.output, is_news=is_news)
        self._prints = self._prints or not told.silent
        self._only_spoken = told.silent
        return told

    def _told(self, reply: Reply, output: str, *, is_news: bool) -> Reply:
        """Return the reply as it is to be printed, the voice having been given its part."""
        if reply.spoken is not None:
            if reply.spoken:
                self._say(reply.spoken, reply, is_news=is_news)
            return reply
        if output == "terminal":
            return reply
        # whatever was printed has left its line open, and the shell needs a fresh one
        leaves = reply.status is not None and self._prints
        return self._speak(reply, printed=output == "both" or leaves, is_news=is_news)

    def _speak(self, reply: Reply, *, printed: bool, is_news: bool) -> Reply:
        """Speak a reply; print it too if wanted, or if nobody speaks."""
        state = self._own_voice().state()
        sentences = [*reply.news, reply.focus]
        if state.phase is VoicePhase.SILENT:
            # handed over all the same: speech comes back with the newest reply, not an old one
            self._say(sentences, reply, is_news=is_news)
            return self._print_instead(reply, state)
        if state.driver and state.driver != self._speaker:
            self._speaker = state.driver
            words = self.inner.listener()
            self._introduction = words.stopped(words.say("voice-speaks", name=state.driver))
            sentences.insert(0, self._introduction)
        self._say(sentences, reply, is_news=is_news)
        return reply if printed or reply.drawn else reply.replace(silent=True)

    def _lost(self) -> Reply | None:
        """Return, once, the sentences that were handed to the voice if it speaks no more."""
        state = self._voice.state() if self._voice and self._only_spoken else None
        if state is None or state.phase is not VoicePhase.SILENT or not state.unsaid:
            return None
        self._only_spoken = False
        words = self.inner.listener()
        *lost, focus = state.unsaid
        state = state._replace(unsaid=tuple(lost))
        return self._print_instead(Reply((), words.left_open(focus), spoken=()), state)

    def _print_instead(self, reply: Reply, state: VoiceState) -> Reply:
        """Return a reply as it is printed while no driver speaks.

        The first one of an outage begins with its reason and the sentences that were not spoken.
        """
        if state.outage == self._outage_told:
            return reply
        self._outage_told = state.outage
        self._speaker = None
        words = self.inner.listener()
        line = words.say("voice-silent", reason=state.reason or SilenceReason.FAILED)
        unsaid = state.unsaid if self.inner.settings.output == "speech" else ()
        lost = [words.stopped(one) for one in unsaid if one != self._introduction]
        return reply.replace(news=(words.stopped(upper_first(line)), *lost, *reply.news))

    # -- the voice ---------------------------------------------------------------------------

    def _own_voice(self) -> SpeechVoice:
        if self._voice is None:
            self._voice = self._make_voice(self._voice_changed)
        return self._voice

    def _voice_changed(self) -> None:
        if self._wake:
            self._wake()

    def _is_speaking(self, voice: SpeechVoice) -> bool:
        wanted = self.inner.settings.output != "terminal"
        return wanted and voice.state().phase is not VoicePhase.SILENT

    def _say(self, sentences: list[str] | tuple[str, ...], reply: Reply, *, is_news: bool) -> None:
        self._own_voice().say(
            sentences,
            reply.focus,
            self.inner.settings.language,
            dict(reply.foreign),
            is_news=is_news,
        )
