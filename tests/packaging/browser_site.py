"""The page without a server as a file of a release: unpacked, and played with its host stopped."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.frontends.web.site_player import LOADED_S, SitePlayer
from tests.frontends.web.sites import UNDER, site_served
from tests.harness.browsers import browser, missing
from tests.windows.checks import Checks

BROWSERS = ("chromium", "firefox")


def see(file: Path, checks: Checks, work: Path) -> None:
    """Unpack the site and play a whole game of it in each browser, its host stopped after the
    first visit."""
    unpacked, host = work / "unpacked", work / "host"
    shutil.unpack_archive(file, unpacked)
    (host / UNDER).parent.mkdir(parents=True)
    (folder,) = unpacked.iterdir()
    folder.rename(host / UNDER)
    for name in BROWSERS:
        if why := missing(name):
            checks.tell(f"The site is not tried in {name}: {why}.")
            continue
        try:
            told = f"{_play(host, name)} choices"
            good = True
        except AssertionError as error:
            told, good = str(error), False
        checks.see(f"a whole game is played in {name}, its host stopped", good, told)


def _play(host: Path, name: str) -> int:
    """Visit once, stop the host, and play; how many choices were taken until the end."""
    with browser(name) as running:
        with site_served(host) as url:
            ann = SitePlayer(running, url)
            ann.wait_for_choices()
            ann.tab.wait("!!navigator.serviceWorker.controller", LOADED_S)
        ann.reload()
        ann.set_guard(0)
        ann.pick("Play")
        return ann.play_to_the_end()
