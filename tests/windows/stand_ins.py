"""Stand-ins for NVDA, JAWS and SAPI 5 that write down what they are told.

NVDA's are its controller client of 2024, beside the Windows Python, and that of 2010, which
accessible-output2 brings; the others are COM objects, registered in the Wine prefix. All of pywin32
and the game runs as it does with the readers themselves.
"""

from __future__ import annotations

import html
import re
import shutil
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.windows.interpreter import SOURCES
from tests.windows.making import MINGW, MakingError, run
from tests.windows.wine import Wine, name_of

WINE_HEADERS = "/usr/include/wine/wine/windows"
STDOLE = "/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/stdole2.tlb"
CLASSES = {
    "FreedomSci.JawsApi": "{5E3A1F04-7B55-4A5E-9A1B-3D2C6F0A1B11}",
    "SAPI.SpVoice": "{5E3A1F04-7B55-4A5E-9A1B-3D2C6F0A1B12}",
}
REGISTER_TYPES = (
    "import pythoncom, sys; name = sys.argv[1];"
    "pythoncom.RegisterTypeLib(pythoncom.LoadTypeLib(name), name)"
)
READERS = ("NVDA", "NVDA, old client", "JAWS", "SAPI 5")
PRESENT_CLIENT, OLD_CLIENT = "nvdaControllerClient.dll", "nvdaControllerClient64.dll"


def build(to: Path) -> None:
    """Build them into ``to``. Raises MakingError."""
    to.mkdir(exist_ok=True)
    gcc = [MINGW + "gcc", "-shared", "-O2", "-s"]
    nvda = str(SOURCES / "nvda_stand_in.c")
    run([*gcc, "-o", str(to / OLD_CLIENT), nvda])
    run([*gcc, "-DPRESENT", "-o", str(to / PRESENT_CLIENT), nvda])
    with tempfile.TemporaryDirectory() as name:
        work, interfaces = Path(name), str(SOURCES / "com_stand_ins.idl")
        shutil.copy(STDOLE, work)
        widl = [MINGW + "widl", "-I", WINE_HEADERS]
        run([*widl, "-h", "-o", "com_stand_ins.h", interfaces], work)
        run([*widl, "-m64", "-L", ".", "-t", "-o", str(to / "com_stand_ins.tlb"), interfaces], work)
        (work / "exports.def").write_text(
            "EXPORTS\nDllGetClassObject PRIVATE\nDllCanUnloadNow PRIVATE\n"
        )
        run(
            [
                *gcc,
                "-I",
                ".",
                "-o",
                str(to / "com_stand_ins.dll"),
                str(SOURCES / "com_stand_ins.c"),
                "exports.def",
                "-lole32",
                "-loleaut32",
                "-luuid",
            ],
            work,
        )


def own_client(wine: Wine) -> bytes:
    """NVDA's own library, as accessible-output2's wheel brings it."""
    (wheel,) = (wine.work / "wheels").glob("accessible_output2-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(f"accessible_output2/lib/{OLD_CLIENT}")


def install(wine: Wine) -> None:
    """Build them and put them in place. Raises MakingError."""
    built = wine.work / "stand-ins"
    build(built)
    outputs = wine.folder / "Lib" / "site-packages" / "accessible_output2" / "lib"
    shutil.copy(built / OLD_CLIENT, outputs)
    shutil.copy(built / PRESENT_CLIENT, wine.folder)
    library = name_of(built / "com_stand_ins.dll").replace("\\", "\\\\")
    lines = ["REGEDIT4", ""]
    for program, number in CLASSES.items():
        root = "HKEY_LOCAL_MACHINE\\Software\\Classes"
        lines += [
            *(f"[{root}\\{program}\\CLSID]", f'@="{number}"', f"[{root}\\CLSID\\{number}]"),
            *(f'@="{program}"', f"[{root}\\CLSID\\{number}\\ProgID]", f'@="{program}"'),
            *(f"[{root}\\CLSID\\{number}\\InprocServer32]", f'@="{library}"'),
            '"ThreadingModel"="Both"',
        ]
    registered = wine.work / "stand_ins.reg"
    registered.write_text("\r\n".join([*lines, ""]))
    types = name_of(built / "com_stand_ins.tlb")
    for done in (
        wine.run("/S", name_of(registered), program="regedit"),
        wine.run("-c", REGISTER_TYPES, types),
    ):
        if done.status:
            raise MakingError(str(done))


@dataclass(frozen=True)
class Call:
    """One call of a reader: "stop", "speak" or "braille", its text, and the language of a text
    that came with one."""

    what: str
    text: str = ""
    language: str = field(default="", compare=False)


class Readers:
    """How the readers are in one game, and what they were told. ``folder``: an empty
    one, in the folder in which `install` has built the stand-ins."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "said.log"
        self._nvda = folder / "nvda.state"
        self._com = folder / "com.state"
        self._read = 0
        self._old_client = False
        self._stand_ins = folder.parent / "stand-ins"
        self.set("gone", "silent")

    def set(self, nvda: str, others: str) -> None:
        """How they are from now on, in the words of the stand-ins."""
        for path, word in ((self._nvda, nvda), (self._com, others)):
            fresh = path.with_suffix(".new")
            fresh.write_text(word)
            fresh.replace(path)

    def only(self, reader: str) -> None:
        """One of READERS runs, or none ("")."""
        self._old_client = reader == "NVDA, old client"
        self.set(
            "running" if name_of_reader(reader) == "NVDA" else "gone",
            {"JAWS": "running", "SAPI 5": "gone"}.get(reader, "silent"),
        )

    def changes(self, speed: int = 0) -> Mapping[str, str]:
        """The variables that a game needs; ``speed``: SAPI's, milliseconds a character."""
        changes = {
            "NVDA_LOG": name_of(self._log),
            "NVDA_STATE": name_of(self._nvda),
            "COM_LOG": name_of(self._log),
            "COM_STATE": name_of(self._com),
            "COM_SPEED": str(speed),
        }
        if self._old_client:
            changes["NVDA_CONTROLLER_CLIENT"] = name_of(self._stand_ins / OLD_CLIENT)
        return changes

    def lines(self) -> list[str]:
        """Every call so far, without its time."""
        if not self._log.exists():
            return []
        text = self._log.read_text("utf-8", "replace")
        return [line.partition(" ")[2] for line in text.split("\n")[:-1]]

    def calls(self) -> list[Call]:
        """What was told so far."""
        return [call for line in self.lines() for call in _calls_of(line)]

    def new(self) -> list[Call]:
        """What was told since this was last asked."""
        calls = self.calls()
        fresh, self._read = calls[self._read :], len(calls)
        return fresh


def name_of_reader(reader: str) -> str:
    """Return what the game calls one of READERS."""
    return reader.partition(",")[0]


def _calls_of(line: str) -> list[Call]:
    """What a listener notices of a line of the log."""
    if line.startswith(("speak ", "braille ")):
        what, _, text = line.partition(" ")
        return [Call(what, text)]
    if found := re.match(r'ssml <speak><voice xml:lang="(.*?)">(.*)</voice></speak>', line):
        return [Call("speak", html.unescape(found[2]), found[1])]
    if line.startswith(("cancel", "JAWS stop", "SAPI speak 3")):
        return [Call("stop")]
    if found := re.match(r"JAWS say (\d) +(\S.*)", line):
        spoken = Call("speak", found[2])
        return [Call("stop"), spoken] if found[1] == "1" else [spoken]
    if found := re.match(r'JAWS function 0 BrailleString\("(.*)"\)', line):
        return [Call("braille", found[1])]
    if found := re.match(r"SAPI speak 9 (.*)", line):
        return [Call("speak", html.unescape(found[1]))]
    return []
