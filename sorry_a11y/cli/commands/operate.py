"""The command of those who run a server: see, speak, end, ban, forget, and read reports.

Orders about people are carried out in the file (or the PostgreSQL database) of the server's people,
whether the server runs or not. Orders about tables are left there for the running server, which
answers. Each order that was carried out is written to a log.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from sorry_a11y.cli.commands.backup import CopyError, copy_server
from sorry_a11y.cli.commands.command_line import (
    FAILED,
    MOST_DAYS,
    POSTGRES,
    Chosen,
    database_address,
    needed,
    whole_number,
)
from sorry_a11y.cli.commands.environment import read_sentences
from sorry_a11y.online.server.people.identities import FILE, Identities
from sorry_a11y.online.server.people.moderation import (
    FOR_EVER,
    Ban,
    Moderation,
    OrderAnswer,
    as_network,
)
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.store.files import data_folder
from sorry_a11y.store.sqlite_log import DAY_S
from sorry_a11y.ui.settings.values import Settings

_LOG = "operator.log"
_ORDER_S = 5.0
"""Seconds that a running server may take to answer; it looks once a second."""
_ORDER_LOOK_S = 0.1
_ALL_S = 1.5
"""Seconds in which all servers that share a PostgreSQL database have answered."""


class _Work(NamedTuple):
    """The values that every operator's command receives.

    Attributes:
        identities: The people who are known.
        moderation: The bans and reports.
        say: A function that returns the line for a message.
        today: The number of days since 1 January 1970.
        days: The value of `--days`; None for good.
    """

    identities: Identities
    moderation: Moderation
    say: Callable[..., str]
    today: int
    days: int | None


class _FailedError(Exception):
    """Raised if an order cannot be done; its text is told."""


def operate(chosen: Chosen) -> int:
    """Do the order of an operator; return the exit status. Raises MistakeError."""
    what, words = _order(chosen)
    days = None if chosen.days is None else whole_number("--days", chosen.days, MOST_DAYS, 1)
    say = Words(chosen.settings.language).say
    folder = Path(chosen.data) if chosen.data else data_folder(os.environ) / "tables"
    database = "" if chosen.data else database_address()
    if database and what in _COPIES:
        sys.stderr.write(say("cli-server-copy-postgres") + "\n")
        return FAILED
    if what in _COPIES:
        return _copied(folder, what, Path(" ".join(words)), chosen.settings)
    if not (database or (folder / FILE).exists()):
        sys.stderr.write(say("cli-server-none", folder=echoed(str(folder))) + "\n")
        return FAILED
    try:
        identities = _people_of(folder, database)
        sentences = _done(identities, say, days, _ORDERS[what][0], " ".join(words))
    except _FailedError as error:
        _log(folder, [what, *words], [str(error)])
        sys.stderr.write(f"{error}\n")
        return FAILED
    except sqlite3.Error as error:
        failed = (
            _told_database(say, error)
            if database
            else (say("cli-file-fails", file=echoed(str(folder / FILE))))
        )
        sys.stderr.write(failed + "\n")
        return FAILED
    except ImportError as error:
        raise MistakeError("cli-serve-extra", given=POSTGRES) from error
    _log(folder, [what, *words], sentences)
    return read_sentences(sentences, chosen.settings)


def _told_database(say: Callable[..., str], error: sqlite3.Error) -> str:
    """Return the sentence about a database in PostgreSQL that cannot be used."""
    from sorry_a11y.online.server.postgres_log import why_unusable

    return say(f"cli-serve-database-{why_unusable(error.__cause__)}")


def _order(chosen: Chosen) -> tuple[str, list[str]]:
    """Return the name of the order and its words; raises MistakeError."""
    what = needed(chosen.words[0], "server")
    words = [word for word in chosen.words[1:] if word is not None]
    if what not in (*_ORDERS, *_COPIES):
        raise MistakeError(
            "cli-no-such",
            where="server",
            given=echoed(what),
            accepted=listed((*_ORDERS, *_COPIES)),
        )
    needs = what in _COPIES or _ORDERS[what][1]
    if needs and not words:
        raise MistakeError("cli-needs-value", option=f"server {what}")
    if words and not needs:
        raise MistakeError("cli-too-many", given=echoed(words[0]))
    return what, words


def _people_of(folder: Path, database: str) -> Identities:
    """Return the people of a server: those in PostgreSQL if it uses it, else those in its file."""
    if not database:
        return Identities(folder / FILE)
    from sorry_a11y.online.server.people.postgres_people import PostgresPeople

    return Identities(PostgresPeople(database))


def _done(
    identities: Identities,
    say: Callable[..., str],
    days: int | None,
    function: Callable[[_Work, str], list[str]],
    words: str,
) -> list[str]:
    try:
        today = int(datetime.now(UTC).timestamp()) // DAY_S
        return function(_Work(identities, Moderation(identities.file), say, today, days), words)
    finally:
        identities.close()


def _copied(folder: Path, what: str, other: Path, settings: Settings) -> int:
    """Back a server up, or restore a backup; return the exit status."""
    say = Words(settings.language).say
    try:
        found = copy_server(folder, other) if what == "backup" else copy_server(other, folder)
    except CopyError as error:
        place = folder if (error.code == "taken") == (what == "restore") else other
        told = echoed(str(place))
        if error.file:  # its name whole, though its folder may be told in short
            file = Path(error.file)
            told = str(Path(echoed(str(file.parent))) / echoed(file.name))
        line = say(f"cli-server-copy-{error.code}", place=told, why=error.cause)
        sys.stderr.write(line + "\n")
        return FAILED
    sentence = say(
        f"cli-server-{what}",
        tables=found.tables,
        people=found.people,
        folder=echoed(str(other if what == "backup" else folder)),
    )
    status = read_sentences([sentence], settings)
    try:
        _log(folder, [what, str(other)], [sentence])
    except OSError:  # what was copied is there all the same
        sys.stderr.write(say("cli-file-fails", file=echoed(str(folder / _LOG))) + "\n")
        return FAILED
    return status


def _log(folder: Path, words: list[str], sentences: list[str]) -> None:
    """Write an order and its answer to the log; of several sentences only their number."""
    told = sentences[0] if len(sentences) == 1 else str(len(sentences))
    folder.mkdir(parents=True, exist_ok=True)
    with open(_opened_log(folder), "a", encoding="utf-8") as log:
        log.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} {fit_line(' '.join(words))}: {told}\n")


def _opened_log(folder: Path) -> int:
    """Open the log and return its descriptor.

    A new log belongs to the owner of the folder even if root makes it, so that the server's own
    account can copy it.
    """
    flags = os.O_WRONLY | os.O_APPEND
    try:
        file = os.open(folder / _LOG, flags | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(folder / _LOG, flags)
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = folder.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)
    return file


# -- what is asked of the running server -------------------------------------------------------


def _asked(work: _Work, what: str, *words: str) -> OrderAnswer:
    """Return the running server's answer to an order; raises _FailedError if none runs."""
    number = work.moderation.order(what, words)
    end = monotonic() + _ORDER_S
    if work.moderation.is_shared:
        sleep(_ALL_S)
    while monotonic() < end:
        sleep(_ORDER_LOOK_S)
        if answer := work.moderation.answer_to(number):
            return answer
    work.moderation.withdraw(number)
    raise _FailedError(work.say("cli-server-silent"))


def _tables(work: _Work, _words: str) -> list[str]:
    rows = _asked(work, "tables").rows
    return [
        work.say(
            "cli-server-table",
            table=table,
            game=game,
            stage=stage,
            count=int(count),
            public=public,
            host=host,
        )
        for table, game, stage, count, public, host in rows
    ] or [work.say("cli-server-no-tables")]


def _people(work: _Work, _words: str) -> list[str]:
    rows = sorted(_asked(work, "people").rows)
    return [work.say("cli-server-person", name=name, place=place) for name, place in rows] or [
        work.say("cli-server-nobody")
    ]


def _say(work: _Work, words: str) -> list[str]:
    text = fit_line(words)
    if not text:
        raise _FailedError(work.say("cli-server-no-text"))
    count = sum(int(told) for (told,) in _asked(work, "say", text).rows)
    return [work.say("cli-server-said", count=count)]


def _end(work: _Work, words: str) -> list[str]:
    if not _asked(work, "end", words).done:
        raise _FailedError(work.say("cli-server-no-table", table=echoed(words)))
    return [work.say("cli-server-ended", table=words)]


# -- people ------------------------------------------------------------------------------------


def _whom(work: _Work, words: str) -> tuple[int, str, str]:
    """Return the identity (or 0), the network (or nothing) and the name that the words mean."""
    if network := as_network(words):
        return 0, network, network
    found = work.identities.named(words)
    if found is None:
        raise _FailedError(work.say("cli-server-no-person", name=echoed(words)))
    return found.number, "", found.name


def _ban(work: _Work, words: str) -> list[str]:
    person, network, name = _whom(work, words)
    until = FOR_EVER if work.days is None else work.today + work.days
    work.moderation.ban(Ban(person, network, name, until))
    return [_banned(work, name, until)]


def _banned(work: _Work, name: str, until: int) -> str:
    if until >= FOR_EVER:
        return work.say("cli-server-banned", name=name)
    day = str(date.fromtimestamp(until * DAY_S))
    return work.say("cli-server-banned-until", name=name, day=day)


def _unban(work: _Work, words: str) -> list[str]:
    person, network, name = _whom(work, words)
    if not work.moderation.unban(person, network):
        raise _FailedError(work.say("cli-server-not-banned", name=name))
    return [work.say("cli-server-unbanned", name=name)]


def _bans(work: _Work, _words: str) -> list[str]:
    return [_banned(work, one.name, one.until) for one in work.moderation.bans()] or [
        work.say("cli-server-no-bans")
    ]


def _forget(work: _Work, words: str) -> list[str]:
    person, _network, name = _whom(work, words)
    if not person:
        raise _FailedError(work.say("cli-server-no-person", name=echoed(words)))
    work.identities.forget(person)
    work.moderation.forget_person(person)
    return [work.say("cli-server-forgotten", name=name)]


def _reports(work: _Work, _words: str) -> list[str]:
    sentences = []
    for one in work.moderation.reports():
        day = str(date.fromtimestamp(one.day * DAY_S))
        sentences.append(
            work.say(
                "cli-server-report",
                day=day,
                by=one.by or "none",
                about=one.about,
                network=one.network,
                why=one.why,
                chat="yes" if one.lines else "no",
            )
        )
        sentences += [work.say("cli-server-line", text=line) for line in one.lines]
    return sentences or [work.say("cli-server-no-reports")]


_ORDERS: Mapping[str, tuple[Callable[[_Work, str], list[str]], bool]] = {
    "tables": (_tables, False),
    "people": (_people, False),
    "say": (_say, True),
    "end": (_end, True),
    "ban": (_ban, True),
    "unban": (_unban, True),
    "bans": (_bans, False),
    "forget": (_forget, True),
    "reports": (_reports, False),
}
"""An order: its function, and whether it needs words."""
_COPIES = ("backup", "restore")
"""The orders that copy all files of the server at once."""
