"""Where replies go besides the screen: the voice and the sounds.

An outlet stands between an edge and the presenter and is itself a front. With output "terminal"
it lets replies through; with "both" it also speaks them; with "speech" it keeps the screen silent
as long as some driver answers, and says in one line when that changes (LISTENING 16 to 18).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sorry_a11y.output.player import Player, SilentPlayer, SoundSet, SoundSettings
from sorry_a11y.output.voice import Phase, Voice, VoiceState
from sorry_a11y.ui.presenter import Presenter
from sorry_a11y.ui.reply import Ending, Reply
from sorry_a11y.ui.settings import Settings

FINDING_A_VOICE = 1.5
"""Seconds that the first spoken reply waits for a driver to be found."""
HUSH = "x"
"""The key that stops speech."""


class Outlet:
    """A presenter with a voice and sounds. ``make_voice`` is called when speech is first wanted,
    so that a game without it loads none of it."""

    def __init__(
        self,
        presenter: Presenter,
        make_voice: Callable[[], Voice],
        player: Player | None = None,
    ) -> None:
        self._presenter = presenter
        self._make_voice = make_voice
        self._player = player or SilentPlayer()
        self._voice: Voice | None = None
        self._speaker: str | None = None
        self._outage_told = -1
        self._heard_settings = presenter.settings
        self._opened = False

    # -- what an edge calls ------------------------------------------------------------------

    def open(self) -> Reply:
        """The first reply; the sound device is opened once it has been handed on."""
        return self._deliver(self._presenter.open())

    def press(self, key: str) -> Reply:
        """The reply to a key; what still sounds is cut."""
        if not self._opened:
            self._opened = True
            self._player.open()
        self._player.stop()
        if key == HUSH and self._voice and self._presenter.settings.output != "terminal":
            self._voice.silence()
            return Reply((), "", silent=True)
        return self._deliver(self._presenter.press(key))

    def hang_up(self, why: Ending) -> Reply:
        """A clean farewell, also to the voice and the sound device."""
        reply = self._deliver(self._presenter.hang_up(why))
        self.close()
        return reply

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return self._presenter.more(lines_left)

    def close(self) -> None:
        """Let the voice finish, and give the sound device back."""
        if self._voice:
            self._voice.close()
        self._player.close()

    # -- sending -----------------------------------------------------------------------------

    def _deliver(self, reply: Reply) -> Reply:
        settings = self._presenter.settings
        if settings != self._heard_settings:
            self._heard_settings = settings
            self._player.configure(sound_settings(settings))
        if reply.cues:
            self._player.play(reply.cues)
        if reply.spoken is not None:
            self._say(reply.spoken, reply.focus)
            return reply
        if settings.output == "terminal":
            return reply
        return self._speak(reply, printed=settings.output == "both")

    def _speak(self, reply: Reply, *, printed: bool) -> Reply:
        """Speak a reply; print it too if wanted, or if nobody speaks."""
        state = self._voice_state()
        sentences = [*reply.news, reply.focus]
        if state.phase is Phase.SILENT:
            # handed over all the same: speech comes back with the newest reply, not an old one
            self._say(sentences, reply.focus)
            return self._print_instead(reply, state)
        if state.driver and state.driver != self._speaker:
            self._speaker = state.driver
            sentences.insert(0, self._presenter.listener().say("voice-speaks", name=state.driver))
        self._say(sentences, reply.focus)
        return reply if printed else replace(reply, silent=True)

    def _print_instead(self, reply: Reply, state: VoiceState) -> Reply:
        """The printed reply, the first of an outage saying so; what nobody took comes first."""
        if state.outage == self._outage_told:
            return reply
        self._outage_told = state.outage
        self._speaker = None
        reason = state.reason.value if state.reason else "failed"
        line = self._presenter.listener().say("voice-silent", reason=reason)
        unsaid = state.unsaid if self._presenter.settings.output == "speech" else ()
        return replace(reply, news=(line, *unsaid, *reply.news))

    def _voice_state(self) -> VoiceState:
        if self._voice is None:
            self._voice = self._make_voice()
            return self._voice.ready(FINDING_A_VOICE)
        return self._voice.state()

    def _say(self, sentences: list[str] | tuple[str, ...], focus: str) -> None:
        self._voice_state()
        assert self._voice is not None, "asking for its state makes the voice"
        self._voice.say(sentences, focus, self._presenter.settings.language)


def sound_settings(settings: Settings) -> SoundSettings:
    """The settings as the player of sounds takes them."""
    return SoundSettings(settings.volume, settings.mono == "yes", SoundSet(settings.sound))
