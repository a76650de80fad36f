"""What Orca says of the page where something goes wrong: ``python -m tests.readers.page_failures``.

At a server: a wrong code three times, a connection that is lost (keys, a choice) and comes back.
With ``--site FOLDER`` on the page that `.ci/site` made: no room to save, a host that does not
answer, a new version. Prints a row a case as Markdown; the exit status is 1 where a sentence was
lost. Needs what `page` needs.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote, urlsplit

from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import refused
from sorry_a11y.web.page_words import page_words
from tests.readers.page import (
    GAMES,
    Heard,
    Sent,
    hear_the_page,
    hear_the_start_menu,
    missing,
    noticed,
    reading,
)
from tests.readers.site_page import site_hosted
from tests.web.served import served

TEXTS = page_words("en").texts
NO_CODE = refused(Words("en"), "code")
NEWER = Words("en").say("page-site-newer")
LONG_S = 40.0
"""Seconds in which a page comes back, or finds a new version."""


def wrong_code(browser: str, folder: Path) -> Heard:
    """Sit down with a code that no table has, three times."""
    with served() as url, reading(browser, f"{url}#123456789012", folder) as reader:
        hear_the_page(reader, TEXTS["name"])
        reader.press("Ann")
        heard = Heard(reader, Sent())
        for _ in range(3):
            heard.press("Return", meant=[NO_CODE])
        return heard


def lost_connection(browser: str, folder: Path) -> Heard:
    """Lose the connection in the middle of a game, ask and choose, and have it back."""
    sent = Sent()
    table = quote(json.dumps({"t": "host", "name": "Ann", **GAMES["Sorry!"]}))
    with noticed(sent), ExitStack() as serving:
        url = serving.enter_context(served(folder=folder))
        with reading(browser, f"{url}#open={table}", folder) as reader:
            hear_the_page(reader, TEXTS["name"])
            while not sent.menu:
                reader.press("\r")
            sent.take()
            heard = Heard(reader, sent)
            heard.press("Return")
            heard.press("Return")
            serving.close()
            heard.hear(TEXTS["lost"])
            heard.press("w", meant=[TEXTS["lost-key"]])
            heard.press("t", meant=[TEXTS["lost-key"]])
            heard.press("Return", meant=[TEXTS["lost-choice"]])
            with served(folder=folder, port=urlsplit(url).port or 0):
                heard.hear(TEXTS["again"])
                heard.press("w")
            return heard


def no_room(site: Path, browser: str, folder: Path) -> Heard:
    """Have no room left when a game begins, and play on."""
    sent = Sent()
    with (
        site_hosted(site, folder / "host", sent.notice) as (url, host),
        reading(browser, url, folder) as reader,
    ):
        heard = Heard(reader, sent)
        hear_the_start_menu(heard)
        host.is_full = True
        for row in ("More", "Settings"):
            heard.go_to(row)
            heard.press("Return")
        heard.press("Return")
        heard.press("Escape")
        heard.go_to("Back")
        heard.press("Return")
        heard.go_to("Sorry!")
        for _ in range(3):
            heard.press("Return")
        return heard


def gone_and_newer(site: Path, browser: str, folder: Path) -> Heard:
    """Load the page again while its host does not answer, and when it has a new version."""
    sent = Sent()
    with (
        site_hosted(site, folder / "host", sent.notice) as (url, host),
        reading(browser, url, folder) as reader,
    ):
        heard = Heard(reader, sent)
        hear_the_start_menu(heard)
        time.sleep(LONG_S / 4)  # until all files are kept
        host.is_away = True
        heard.reload()
        heard.go_to("Learn")
        host.is_away = False
        host.change()
        heard.reload()
        heard.hear(NEWER)
        heard.go_to("Dog")
        return heard


def main() -> int:
    """Hear every case, and print the rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.readers.page_failures")
    parser.add_argument("--browser", choices=("firefox", "chromium"))
    parser.add_argument("--case", choices=CASES)
    parser.add_argument("--site", type=Path)
    asked = parser.parse_args()
    sys.stdout.write("| browser | case | meant | said | doubled | lost | out of order |\n"
                     "|---|---|---|---|---|---|---|\n")
    bad = 0
    for browser in (asked.browser,) if asked.browser else ("firefox", "chromium"):
        if why := missing(browser):
            sys.stdout.write(f"\n{why}: left out.\n\n")
            continue
        for name in (asked.case,) if asked.case else CASES:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
                if name in SITE_CASES and not asked.site:
                    continue
                folder = Path(work)
                heard = (SITE_CASES[name](asked.site, browser, folder) if name in SITE_CASES
                         else SERVER_CASES[name](browser, folder))
            count = heard.count
            bad += count.lost + heard.turned
            sys.stdout.write(f"| {browser} | {name} | {count.meant} | {count.heard} "
                             f"| {count.doubled} | {count.lost} | {heard.turned} |\n")
            sys.stdout.writelines(f"  {one}\n" for one in count.remarks if " lost: " in one)
            sys.stdout.flush()
    return min(bad, 1)


SERVER_CASES = {"wrong code": wrong_code, "lost": lost_connection}
SITE_CASES = {"no room": no_room, "gone and newer": gone_and_newer}
CASES = (*SERVER_CASES, *SITE_CASES)

if __name__ == "__main__":
    sys.exit(main())
