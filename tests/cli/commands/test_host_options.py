"""The options of `host`, as the table that is wished for."""

from __future__ import annotations

import pytest

from sorry_a11y.cli.commands.command_line import parse
from sorry_a11y.cli.commands.online import _table_of
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.mistakes import MistakeError
from sorry_a11y.ui.settings.values import Settings


def wished(*options: str) -> msg.HostTable:
    """The table that the options wish for."""
    return _table_of(parse("host", ("--name", "Ann", *options), Settings()))


def test_how_a_table_is_kept_is_the_hosts_to_say() -> None:
    """Promise of docs/online.md: who may listen, what may be taken back, how long an absent player
    is waited for and what then, with what is usual where nothing is said."""
    usual, said = (
        wished(),
        wished(
            *("--watch", "no", "--public", "yes", "--undo", "host", "--stand-in", "auto"),
            *("--patience", "5"),
        ),
    )
    assert (usual.watch, usual.public, usual.undo) == (True, False, "ask")
    assert (usual.stand_in, usual.patience) == ("anyone", 45)
    assert (said.watch, said.public, said.undo) == (False, True, "host")
    assert (said.stand_in, said.patience) == ("auto", 5)
    assert wished("--patience", "day").patience == msg.A_DAY
    assert wished("--game", "dog").undo == "off"


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("--patience", "0"),
        ("--patience", "3601"),
        ("--patience", "soon"),
        ("--stand-in", "never"),
        ("--undo", "always"),
        ("--watch", "1"),
    ],
)
def test_what_cannot_be_is_a_mistake(option: str, given: str) -> None:
    """Bad input gets one sentence that names what was given."""
    with pytest.raises(MistakeError):
        wished(option, given)
