"""The page without a server, in browsers."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import pytest

from sorry_a11y.output.sound.clips import stock
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.store.exchange import unpack_games
from tests.frontends.web.conftest import chromium_first, in_one_browser
from tests.frontends.web.screens import MANNERS, dress
from tests.frontends.web.served import served
from tests.frontends.web.site_kills import Life, exported, kill_often
from tests.frontends.web.site_people import SitePerson
from tests.frontends.web.site_player import LOADED_S, SitePlayer
from tests.frontends.web.sites import ROOT, UNDER, Stalling, build_site, site_served, why_not_built
from tests.frontends.web.walks import AXE, BLOCKED, NOTHING_KEPT, axe_findings
from tests.harness.browsers import Browser, Tab, browser, missing
from tests.harness.file_host import FileHandler, hosted
from tests.harness.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(why_not_built()), reason=why_not_built() or "-"),
]
NAMES = ("chromium", "firefox")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host, with the site in it."""
    folder = tmp_path_factory.mktemp("host")
    try:
        build_site(folder / UNDER)
    except subprocess.CalledProcessError as error:
        if "not to be had here" in error.stderr:
            pytest.skip(error.stderr.strip().splitlines()[-1])
        raise
    return folder


@chromium_first
def test_a_game_outlives_the_page(site: Path, running: Browser) -> None:
    """Promise of docs/page.md: what was told is saved, so that a page that is closed in the middle
    of a game goes on where it was; of two tabs one plays, and the other can take over."""
    with site_served(site) as url:
        ann = SitePlayer(running, url)
        ann.wait_for_choices()
        assert ann.labels[0].startswith("Play")
        ann.press("Enter")
        ann.set_field("forced", "ask")  # what plays itself is told with a turn that came before
        ann.press("Enter", "Enter", "Enter", "Enter")
        who = ann.tab.run("document.querySelector('.player:not(.own) .name').textContent")
        turn = rf"\b{who}\b[^.]*?\b(\d+|Sorry)\b.*You drew"
        while not (found := re.search(turn, ann.told)):  # a choice may have stages
            ann.press("Enter")
        card = found[1]
        ann.reload()
        assert ann.labels[0].startswith("Continue Sorry!")
        ann.press("Enter")
        assert "The game goes on." in ann.told
        assert re.search(rf"{who}\b[^.]*?\b{card}\b", ann.told), "the first turn since the choice"
        second = SitePlayer(running, url, ann.tab.user)
        second.tab.wait("document.body.innerText.includes('already running')", LOADED_S)
        second.tab.type("Enter")
        second.wait_for_choices()
        assert second.labels[0].startswith("Continue Sorry!")
        assert "goes on in another tab" in ann.tab.text()
        assert "turn" not in ann.tab.run("document.title")
        running.say("browsingContext.activate", context=ann.tab.context)
        ann.tab.type("Enter")  # and takes it back
        ann.wait_for_choices()
        assert ann.labels[0].startswith("Continue Sorry!")
        assert "goes on in another tab" in second.tab.text()


@in_one_browser
def test_keys_are_kept_while_the_game_loads(site: Path, running: Browser) -> None:
    """Promise of docs/page.md: the page says that it loads, and keys that are pressed meanwhile
    are not lost: they tell what they would do."""
    with site_served(site) as url:
        ann = SitePlayer(running, url)
        said = ann.tab.text()
        # readers that read a page by themselves would keep the letters of the game for themselves
        assert ann.tab.run("location.hash") == "#play"
        assert ann.tab.run("document.activeElement.tagName") == "PROGRESS"
        ann.tab.type("2")
        assert "Sorry! is loading" in said
        ann.wait_for_choices()
        ann.tab.wait("document.activeElement.textContent.startsWith('Play with friends')")


@chromium_first
def test_a_game_is_played_with_the_server_stopped_and_a_new_version_is_offered(
    site: Path, running: Browser, tmp_path: Path
) -> None:
    """Promise of docs/page.md: a first visit loads each file once, though the service worker stores
    all of them; but for the largest, of which Chromium's cache keeps no ten million bytes without a
    disk. Then the page needs no network; a new version is told, and begins when the player says
    so."""
    host = tmp_path / "host"
    shutil.copytree(site, host)
    sent: Counter[str] = Counter()

    class Counting(FileHandler):
        def copyfile(self, source: Any, outputfile: Any) -> None:
            sent[self.path] += 1
            super().copyfile(source, outputfile)

    with hosted(host, Counting) as url:
        port = urlsplit(url).port or 0
        ann = SitePlayer(running, f"{url}/{UNDER}/")
        ann.wait_for_choices()
        ann.tab.wait("!!navigator.serviceWorker.controller", LOADED_S)
    assert sent
    assert [path for path, times in sent.items() if times > 1 and ".wasm" not in path] == []
    ann.reload()
    ann.press("Enter")
    assert ann.told.startswith("Sorry!, Hasbro rules, h explains the keys")
    for _ in range(5):
        before = ann.told
        ann.press("Enter")
        assert ann.told != before
    ann.press("w", "q", "q")
    assert ann.labels[0].startswith("Continue Sorry!")
    worker = host / UNDER / "sw.js"
    source = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r"[0-9a-f]{16}`", "f" * 16 + "`", source, count=1), encoding="utf-8")
    page = host / UNDER / "index.html"
    html = page.read_text(encoding="utf-8")
    page.write_text(html.replace("<body>", "<body><!-- newer -->", 1), encoding="utf-8")
    with site_served(host, port):
        ann.reload()
        ann.tab.wait("document.body.innerText.includes('new version')", LOADED_S)
        assert not ann.tab.run("document.body.innerHTML.includes('<!-- newer -->')")
        ann.tab.run(
            "([...document.querySelectorAll('button')]"
            ".find((one) => one.textContent === 'Reload now').click(), 1)"
        )
        end = monotonic() + LOADED_S
        is_newer = False
        while not is_newer and monotonic() < end:
            sleep(0.2)
            with suppress(AssertionError):
                is_newer = ann.tab.run("document.body.innerHTML.includes('<!-- newer -->')")
        assert is_newer
        ann.wait_for_choices()
        assert ann.labels[0].startswith("Continue Sorry!")


MOST_BYTES = 4_410_000
"""Of a first visit, with the sounds, where the host sends what brotli makes of its files."""
LIKE = 0.9
"""How alike a clip and what Ogg makes of it are at least."""
GUARD_S = 0.35
"""How long no key takes anything, and a little more."""
STORING_S = 2
"""Seconds in which what a browser was given of a file is on its disk."""
FIRST = "document.querySelector('#choices button').textContent"
DRAWN = "document.getElementById('log').textContent.split('You drew').length - 1"
"""How many cards of one's own the news tell."""
SHORT_RUN = 3
"""Ends of a page; `python -m tests.frontends.web.site_kills` has more."""


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_where_site_data_is_blocked(site: Path, name: str) -> None:
    """Promise of docs/page.md: where a browser lets pages keep nothing the game is played all the
    same, and the player is told."""
    if why := missing(name):
        pytest.skip(why)
    with site_served(site) as url, browser(name, NOTHING_KEPT[name]) as running:
        ann = SitePlayer(running, url)
        assert ann.tab.run(BLOCKED)
        ann.wait_for_choices()
        assert "saves nothing" in ann.tab.text()
        ann.press("Enter", "Enter", "Enter")
        assert "You drew" in ann.told


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (.ci/npm)")
@in_one_browser
def test_axe_finds_nothing(site: Path, running: Browser) -> None:
    """Promise of docs/page.md: axe-core finds nothing against the start menu, a game and their
    drawers and leaves nothing undecided, 320 pixels wide, by light, by dark and in forced colours;
    `test_states` has the table's page in both browsers."""
    with site_served(site) as url:
        ann = SitePlayer(running, url)
        ann.tab.resize(320, 640)
        ann.wait_for_choices()
        ann.tab.wait("!document.querySelector('progress')")  # a reader may still look for it
        for drawers in (("settings-part", "help-part"), ("ask-part", "all-news")):
            for manner in ("light", "dark", "forced"):
                dress(running, ann.tab, MANNERS[manner])
                assert axe_findings(ann.tab) == [], manner
                for drawer in drawers:
                    handle = f"document.querySelector('[popovertarget={drawer}]')"
                    ann.tab.run(f"({handle}.click(), 1)")
                    assert axe_findings(ann.tab) == [], (manner, drawer)
                    ann.tab.run(f"({handle}.click(), 1)")
            assert ann.tab.run("document.documentElement.scrollWidth") <= 320
            ann.tab.run("(document.querySelector('#choices button').focus(), 1)")
            ann.press("Enter", "Enter", "Enter")
        assert ann.tab.run("document.querySelectorAll('#players .player').length") == 2


def _drawn_after_enter(tab: Tab) -> int:
    """Press Enter when the guard's time is over, and return how many cards of one's own are told.
    While the worker has not answered yet, a press counts for nothing."""
    sleep(GUARD_S)
    tab.type("Enter")
    return int(tab.run(DRAWN))


@pytest.mark.parametrize("name", NAMES)
def test_what_was_told_outlives_the_browser(site: Path, name: str) -> None:
    """Promise of docs/page.md: whatever ends a page in the middle of a game, everything that it
    told is in the saved games afterwards."""
    if why := missing(name):
        pytest.skip(why)
    told, lost = kill_often(site / UNDER, name, SHORT_RUN, seed=1)
    assert told > SHORT_RUN
    assert lost == []


def test_a_page_saves_after_it_was_killed_while_it_was_stored(site: Path, tmp_path: Path) -> None:
    """Promise of docs/page.md: a browser that is killed while it stores the page for times without
    a network saves games when it runs again. Firefox miscounts what is stored then."""
    name = "firefox"
    if why := missing(name):
        pytest.skip(why)
    stalling = Stalling()
    with site_served(site, stalling=stalling) as url, browser(name, home=tmp_path) as running:
        Life(running, url).wait_for_game()
        assert stalling.is_under_way.wait(LOADED_S)
        sleep(STORING_S)
        running.kill()
    with site_served(site, urlsplit(url).port or 0), browser(name, home=tmp_path) as running:
        life = Life(running, url)
        for beginning in ("Play", "Continue"):
            life.wait_for_game()
            life.tab.wait("!!document.activeElement?.closest('#choices')")
            assert life.tab.run(FIRST).startswith(beginning)
            assert until(lambda: _drawn_after_enter(life.tab))
            drawn = life.tab.run(DRAWN)
            # the first decision of a game is the first that is saved
            assert until(lambda: _drawn_after_enter(life.tab) > drawn)  # noqa: B023 called at once
            assert "unsaved" not in life.tab.text()
            life.tab.open(url)


@in_one_browser
def test_games_come_by_file_and_go_by_file(site: Path, running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: a game begun elsewhere comes into the browser by a file, goes on
    there, and leaves by a file with what was played since."""
    begun = SitePerson(tmp_path / "home")
    begun.pick("Play")
    for _ in range(5):
        begun.choose()
    pack = tmp_path / "games.zip"
    pack.write_bytes(begun.session.packed_games())
    (before,) = unpack_games(pack.read_bytes())
    with site_served(site) as url:
        ann = SitePlayer(running, url)
        ann.wait_for_choices()
        ann.tab.choose_file("#games-file", pack)
        ann.tab.wait("document.body.innerText.includes('1 game was added.')")
        ann.pick("Continue Sorry!")
        assert "The game goes on." in ann.told
        for _ in range(3):
            ann.press("Enter")
        (after,) = unpack_games(exported(ann.tab))
    decided = before[: before.rindex(b"whole ")]
    assert after.startswith(decided)
    assert len(after) > len(before)


@in_one_browser
def test_from_solo_to_friends(site: Path, running: Browser) -> None:
    """Promise of docs/page.md: "Play with friends" leads to the page of a server, with the code
    filled in; what is no address is refused in a sentence."""
    with site_served(site) as url, served() as server:
        ann = SitePlayer(running, url)
        ann.wait_for_choices()
        ann.tab.type("2")
        ann.tab.wait("document.activeElement.textContent.startsWith('Play with friends')")
        sleep(GUARD_S)
        ann.tab.type("2")
        ann.tab.wait("document.activeElement.id === 'friends-link'")
        ann.tab.type("Escape")
        ann.tab.wait("document.activeElement.textContent.startsWith('Play with friends')")
        ann.tab.type("2")  # after a reply it is told first
        ann.tab.type("2")
        ann.tab.wait("document.activeElement.id === 'friends-link'")
        fill = (
            "(() => {{ document.getElementById('friends-link').value = '{}';"
            "document.getElementById('friends-link').form.requestSubmit(); return 1; }})()"
        )
        ann.tab.run(fill.format("what is that"))
        ann.tab.wait(
            "document.querySelector('#friends-part [role=status]')"
            ".textContent.startsWith('That is not an address.')"
        )
        ann.tab.run(fill.format(f"{server}#230564921842"))
        there = running.tab_at(server)
        there.wait("document.getElementById('code')?.value === '230564921842'")


@in_one_browser
def test_a_link_of_friends_leads_to_their_table(site: Path, running: Browser) -> None:
    """Promise of docs/page.md: who comes to the page with an invite code is led on with it, to
    the address that is typed."""
    with site_served(site) as url, served() as server:
        ann = SitePlayer(running, f"{url}#230564921842")
        ann.tab.wait("document.activeElement?.id === 'friends-link'", LOADED_S)
        address = urlsplit(server).netloc
        ann.tab.run(f"(document.getElementById('friends-link').value = '{address}', 1)")
        ann.tab.type("Enter")
        there = running.tab_at(server)
        there.wait("document.getElementById('code')?.value === '230564921842'")


@in_one_browser
def test_a_server_that_is_away_is_told(site: Path, running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: a page that was built with a server, for which a code is enough,
    says that it does not answer, and stays."""
    host = tmp_path / "host"
    shutil.copytree(site, host)
    away = "http://127.0.0.1:9"
    index = host / UNDER / "index.html"
    html = index.read_text(encoding="utf-8").replace('"server":""', f'"server":"{away}"')
    html = html.replace("connect-src 'self';", f"connect-src 'self' {away};")
    index.write_text(html, encoding="utf-8")
    with site_served(host) as url:
        ann = SitePlayer(running, url)
        ann.wait_for_choices()
        ann.tab.run("(document.getElementById('friends-link').value = '230 564 921 842', 1)")
        ann.tab.run("(document.getElementById('friends-link').form.requestSubmit(), 1)")
        ann.tab.wait(
            "document.querySelector('#friends-part [role=status]')"
            ".textContent.startsWith('Nobody answers')"
        )
        assert ann.tab.run("location.href").startswith(url)


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """Promise of docs/page.md: the policy of the page allows its own address alone; every file
    that the service worker keeps is there, and no path begins at the root of the host. The
    picture of a link is for messengers alone."""
    folder = site / UNDER
    html = (folder / "index.html").read_text(encoding="utf-8")
    policy = html.partition('Content-Security-Policy" content="')[2].partition('"')[0]
    assert "default-src 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert "unsafe-inline" not in policy
    assert not re.search(r'="/\w', html)
    listed = (folder / "sw.js").read_text(encoding="utf-8").partition("FILES = ")[2]
    names = set(json.loads(listed.partition(";")[0])) - {"./"}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    apart = {name for name in there if name.endswith((".br", ".gz", ".wav"))}
    assert names == there - apart - {"sw.js", "preview.png"}
    assert {"pyodide.asm.wasm.br", "pyodide.asm.wasm.gz"} <= apart
    sent = [f"{name}.br" if f"{name}.br" in there else name for name in names]
    assert sum((folder / name).stat().st_size for name in sent) <= MOST_BYTES


def test_the_file_of_all_clips_is_of_the_present_ones() -> None:
    """Promise of docs/page.md: the site has the clips of the game; who changes one encodes all of
    them again by `.ci/pyodide/sounds.py`."""
    told = json.loads((ROOT / ".ci" / "pyodide" / "sounds.json").read_text(encoding="utf-8"))
    assert told["digest"] == hashlib.sha256(b"".join(map(stock, Earcon))).hexdigest()
    assert set(told["clips"]) == set(Earcon)


CLIPS = """(async () => {
  const page = new DOMParser().parseFromString(await (await fetch("./")).text(), "text/html");
  const site = JSON.parse(page.getElementById("site").textContent);
  const context = new OfflineAudioContext(1, 1, 44100);
  const samples = async (name) => (await context.decodeAudioData(
    await (await fetch(name)).arrayBuffer())).getChannelData(0);
  const whole = await samples("sounds.ogg");
  const power = (all, from, to) => {
    let sum = 0;
    for (let at = from; at < to; at++) sum += all[at] ** 2;
    return sum;
  };
  const found = {};
  for (const [name, [at, length]] of Object.entries(site.clips)) {
    const clip = await samples(`sounds/${name}.wav`);
    const from = Math.round(at * 44100);
    let shared = 0;
    for (let one = 0; one < clip.length; one++) shared += clip[one] * whole[from + one];
    found[name] = [Math.round(length * 44100) - clip.length,
      shared / Math.sqrt(power(clip, 0, clip.length) * power(whole, from, from + clip.length))];
  }
  return found;
})()"""
"""How each clip in the file of all clips differs in length from the one in a file of its own, and
how alike they are, 1 for the same."""


def test_each_clip_is_where_it_is_said_to_be(site: Path, running: Browser) -> None:
    """Promise of docs/page.md: the file of all clips sounds as each clip by itself, to the
    sample."""
    with site_served(site) as url:
        tab = running.tab(f"{url}licences.html")  # which does not begin a game
        found = tab.run(CLIPS)
    assert len(found) == len(Earcon)
    assert {name: how for name, how in found.items() if how[0] or how[1] < LIKE} == {}
