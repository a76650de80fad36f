"""A real Speech Dispatcher of our own: private folders, no sound card, speech into a file."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from tests.harness.waiting import LIVE, until

_TO_FILE = """\
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "tofile" "sd_generic" "tofile.conf"
DefaultModule tofile
DefaultLanguage "en"
LogLevel 5
LogDir "{home}/log"
Timeout 1
"""

_MODULE = """\
Debug 0
GenericExecuteSynth "{home}/speak \\'$DATA\\'"
GenericMaxChunkLength 100000
GenericLanguage "en" "en" "utf-8"
GenericLanguage "de" "de" "utf-8"
AddVoice "en" "MALE1" "one"
AddVoice "de" "MALE1" "one"
DefaultVoice "one"
"""

# a synthesiser whose sound goes to a kind of device that no present system has
_WITHOUT_SOUND = """\
AudioOutputMethod "oss"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
LogLevel 5
LogDir "{home}/log"
Timeout 1
"""

_ASKED = re.compile(r"\d+:DATA:\|(.*)$")


class SpeechServer:
    """Starts, stops, freezes and kills one server, and tells what it was asked and said."""

    def __init__(self, autospawn: bool = False, sound: bool = True) -> None:
        # a socket's path must stay under 108 characters, so not in pytest's folders
        self.home = Path(tempfile.mkdtemp(prefix="spd-"))
        self.socket = self.home / "run" / "speech-dispatcher" / "speechd.sock"
        self._heard = self.home / "heard.txt"
        self._process: subprocess.Popen[bytes] | None = None
        config = self.home / "config" / "speech-dispatcher"
        for folder in (config / "modules", self.home / "log", self.socket.parent):
            folder.mkdir(parents=True, mode=0o700)
        text = (_TO_FILE if sound else _WITHOUT_SOUND).format(home=self.home)
        text += "" if autospawn else "DisableAutoSpawn\n"
        (config / "speechd.conf").write_text(text)
        (config / "modules" / "tofile.conf").write_text(_MODULE.format(home=self.home))
        speak = self.home / "speak"
        speak.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$1\" >> {self._heard}\n")
        speak.chmod(0o755)

    @property
    def env(self) -> dict[str, str]:
        """The environment in which a client finds this server and no other."""
        env = {k: v for k, v in os.environ.items() if not k.startswith(("SPEECHD_", "DBUS_"))}
        return env | {
            "HOME": str(self.home),
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_RUNTIME_DIR": str(self.home / "run"),
            "XDG_CACHE_HOME": str(self.home / "cache"),
            "XDG_DATA_HOME": str(self.home / "data"),
        }

    def start(self) -> None:
        """Start the server and wait for its socket. Raises RuntimeError if none appears.

        A client that looks for a server at this moment starts one too. That one ends at once, as
        the settings ask, but may hold the lock when ours wants it: then ours is started again.
        """
        self.socket.unlink(missing_ok=True)
        self._launch()
        if not until(self._answers):
            raise RuntimeError((self.home / "out.txt").read_text()[-1000:])

    def stop(self) -> None:
        """End the server as the system would."""
        self._signal(signal.SIGTERM)
        self._reap()

    def kill(self) -> None:
        """End the server without a chance to say good-bye."""
        self._signal(signal.SIGKILL)
        self._reap()

    def freeze(self) -> None:
        """Stop the server in its tracks; connections stay open and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Undo `freeze`."""
        self._signal(signal.SIGCONT)

    def heard(self) -> list[str]:
        """Return every sentence that was spoken, in order."""
        return self._heard.read_text().splitlines() if self._heard.exists() else []

    def says(self, sentence: str) -> bool:
        """Wait until `sentence` was spoken."""
        return until(lambda: sentence in self.heard())

    def asked(self) -> list[str]:
        """Return every line that clients sent: commands, texts, and the dot that ends a text."""
        lines = self.log().splitlines()
        return [m[1].rstrip("\r") for line in lines if (m := _ASKED.search(line))]

    def log(self) -> str:
        """Return what the server has written down of all that it was asked."""
        log = (self.home / "log" / "speech-dispatcher.log").read_bytes()
        return log.decode("utf-8", "replace")

    def spawned(self) -> int | None:
        """Return the process id of a server that a client started, None where there is none."""
        for file in self.home.rglob("*.pid"):
            text = file.read_text().strip()
            if text.isdigit() and Path(f"/proc/{text}").exists():
                return int(text)
        return None

    def close(self) -> None:
        """End what was started and remove the folders."""
        self.kill()
        spawned = self.spawned()
        if spawned is not None:
            os.kill(spawned, signal.SIGKILL)
        shutil.rmtree(self.home, ignore_errors=True)

    def _launch(self) -> None:
        with (self.home / "out.txt").open("ab") as out:
            self._process = subprocess.Popen(
                ["speech-dispatcher", "--run-single", "--timeout", "0"],
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def _answers(self) -> bool:
        if self._process is not None and self._process.poll() is not None:
            self._launch()
        return self.socket.exists()

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)

    def _reap(self) -> None:
        if self._process is not None:
            try:
                self._process.wait(LIVE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
