"""The sound device, by functions of the C library SDL.

SDL's own thread takes the samples from a queue, so that nothing in Python holds up a sound that has
begun. ctypes releases the interpreter's lock during each call, so that a call that hangs stops only
its own thread.
"""

from __future__ import annotations

import ctypes
import importlib.util
import sys
from array import array
from ctypes import POINTER, byref, c_char_p, c_int, c_uint8, c_uint16, c_uint32, c_void_p
from pathlib import Path

from sorry_a11y.output.sound.clips import RATE
from sorry_a11y.output.sound.player import SoundError, SoundState

BUFFER = 1024
"""The samples that the device takes at a time, 23 ms; with fewer, the sound might crackle."""

_CUT = RATE // 100
"""The samples over which a stopped sound fades out, 10 ms, since a sudden end clicks."""

_FRAME = 4
"""Bytes of a sample for both ears."""

LIBRARY_NAMES = {"win32": "SDL2.dll", "darwin": "SDL2.framework/Versions/A/SDL2"}
"""The library's file in its package; elsewhere it is `libSDL2-2.0.so`."""

_HINTS = {
    b"SDL_APP_NAME": b"sorry-a11y",
    # else the library takes SIGTERM for itself, and the program no longer ends on it
    b"SDL_NO_SIGNAL_HANDLERS": b"1",
}

_AUDIO = 0x10
_STOPPED = 0
_S16 = 0x8010 if sys.byteorder == "little" else 0x9010


class _Spec(ctypes.Structure):
    """SDL_AudioSpec: without a callback the device plays from its queue."""

    _fields_ = (
        ("freq", c_int), ("format", c_uint16), ("channels", c_uint8), ("silence", c_uint8),
        ("samples", c_uint16), ("padding", c_uint16), ("size", c_uint32),
        ("callback", c_void_p), ("userdata", c_void_p),
    )  # fmt: skip


class SdlDevice:
    """The system's default device at 44.1 kHz, 16 bit, stereo.

    Opening it takes about a tenth of a second, or for ever if the system hangs.

    Raises:
        SoundError: The library is missing, there is no device, or another program holds it.
    """

    def __init__(self) -> None:
        self._sdl = _library()
        _silence_alsa()
        self._playing = b""
        if self._sdl.SDL_InitSubSystem(_AUDIO) < 0:
            raise self._error()
        wanted = _Spec(freq=RATE, format=_S16, channels=2, samples=BUFFER)
        self._id: int = self._sdl.SDL_OpenAudioDevice(None, 0, byref(wanted), None, 0)
        if not self._id:
            error = self._error()
            self._sdl.SDL_QuitSubSystem(_AUDIO)
            raise error
        self._sdl.SDL_PauseAudioDevice(self._id, 0)

    @property
    def driver(self) -> str:
        """Return the system's name of the driver."""
        return _text(self._sdl.SDL_GetCurrentAudioDriver())

    def start(self, stereo: bytes) -> None:
        """Cut what sounds and play stereo samples. Raises SoundError if the device is gone."""
        self.cut()
        self._playing = stereo
        if self._sdl.SDL_QueueAudio(self._id, stereo, len(stereo)) < 0:
            raise SoundError(SoundState.WENT_AWAY, self._message())

    def cut(self) -> None:
        """Cut what sounds."""
        self._sdl.SDL_LockAudioDevice(self._id)
        try:
            left = self._sdl.SDL_GetQueuedAudioSize(self._id)
            self._sdl.SDL_ClearQueuedAudio(self._id)
            at = len(self._playing) - left
            if left and at >= 0:
                end = _faded(self._playing[at : at + _CUT * _FRAME])
                self._sdl.SDL_QueueAudio(self._id, end, len(end))
        finally:
            self._sdl.SDL_UnlockAudioDevice(self._id)
        self._playing = b""

    def playing(self) -> bool:
        """Tell whether something still sounds."""
        return bool(self._sdl.SDL_GetQueuedAudioSize(self._id))

    def lost(self) -> bool:
        """Return whether the device is gone, in which case SDL drops the samples."""
        return bool(self._sdl.SDL_GetAudioDeviceStatus(self._id) == _STOPPED)

    def close(self) -> None:
        """Give the device back; hangs for ever if the system's sound server does."""
        self._sdl.SDL_CloseAudioDevice(self._id)
        self._sdl.SDL_QuitSubSystem(_AUDIO)

    def _message(self) -> str:
        return _text(self._sdl.SDL_GetError())

    def _error(self) -> SoundError:
        message = self._message()
        return SoundError(state_of(message), message)


def library_told() -> str:
    """Return the version of SDL and its file, without opening a device."""
    try:
        sdl = _library()
        version = (c_uint8 * 3)()
        sdl.SDL_GetVersion(version)
    except (SoundError, AttributeError):
        return "SDL does not load"
    return f"SDL {'.'.join(map(str, version))}, {_file()}"


def _faded(stereo: bytes) -> bytes:
    """Return stereo samples that grow softer from the first to the last."""
    samples = array("h", stereo)
    last = len(samples) // 2
    return array(
        "h", (sample * (last - at // 2) // last for at, sample in enumerate(samples))
    ).tobytes()


def state_of(message: str) -> SoundState:
    """Return whether a device that does not open is held by another program or not there."""
    lowered = message.lower()
    held = any(word in lowered for word in ("busy", "in use", "in_use"))
    return SoundState.BUSY if held else SoundState.NO_DEVICE


def _text(told: bytes | None) -> str:
    return (told or b"").decode(errors="replace")


def _library() -> ctypes.CDLL:
    """Load the library. Raises SoundError if it is not there or does not load."""
    try:
        sdl = ctypes.CDLL(str(_file()))
        sdl.SDL_GetError.restype = c_char_p
        sdl.SDL_GetCurrentAudioDriver.restype = c_char_p
        sdl.SDL_SetHint.argtypes = [c_char_p, c_char_p]
        sdl.SDL_OpenAudioDevice.argtypes = [c_char_p, c_int, POINTER(_Spec), c_void_p, c_int]
        sdl.SDL_OpenAudioDevice.restype = c_uint32
        sdl.SDL_QueueAudio.argtypes = [c_uint32, c_char_p, c_uint32]
        sdl.SDL_GetQueuedAudioSize.restype = c_uint32
        sdl.SDL_SetMainReady()
        sdl.SDL_LogSetOutputFunction(None, None)  # it would write on the player's screen
        for name, value in _HINTS.items():
            sdl.SDL_SetHint(name, value)
    except (OSError, AttributeError) as error:
        raise SoundError(SoundState.NO_LIBRARY, str(error)) from error
    return sdl


def _file() -> Path | str:
    """Return the library in the package ``pysdl2-dll``, or the name that the system has for it.

    The package is not imported: where it brings no library it prints a warning.
    """
    found = importlib.util.find_spec("sdl2dll")
    for folder in (found and found.submodule_search_locations) or ():
        file = Path(folder, "dll", LIBRARY_NAMES.get(sys.platform, "libSDL2-2.0.so"))
        if file.is_file():
            return file
    return "libSDL2-2.0.so.0" if sys.platform == "linux" else "SDL2"


def _silence_alsa() -> None:
    """Keep ALSA, which reports to the error output from C, from writing on the player's screen.

    Its reports go to a function of its own that only names its version.
    """
    if sys.platform != "linux":
        return
    try:
        alsa = ctypes.CDLL("libasound.so.2")
        alsa.snd_lib_error_set_handler(alsa.snd_asoundlib_version)
    except (OSError, AttributeError):
        return  # no ALSA, nothing to silence
