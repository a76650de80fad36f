"""An evening of friends on every front, at one server and at two."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.frontends.evening import CERTIFICATE, PLACES, Evening, have
from tests.frontends.ssh.guests import with_openssh
from tests.harness.browsers import browser, missing
from tests.harness.databases import needs_postgres

pytestmark = [pytest.mark.long, pytest.mark.browser, pytest.mark.server, with_openssh]
needs_proxy = pytest.mark.skipif(
    not all(map(shutil.which, ("haproxy", "openssl"))), reason="no proxy is installed"
)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "place",
    ["one server", pytest.param("two servers", marks=[needs_postgres(), needs_proxy])],
)
def test_an_evening_on_every_front(place: str, tmp_path: Path) -> None:
    """Promise of docs/online.md: at a page, a telephone, a terminal, by ssh and watching, each
    hears the same turns once and in order, and what happens around two games once, before anything
    else happens, through a lost device, a server that is killed, a seat that is handed on, and a
    host who leaves; a page shows nothing that it did not tell."""
    if reason := missing("chromium"):
        pytest.skip(reason)
    evening = Evening()
    with (
        PLACES[place](tmp_path) as where,
        browser("chromium", args=CERTIFICATE) as running,
    ):
        have(evening, where, running, tmp_path)
    assert evening.wrong == []
