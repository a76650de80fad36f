"""What the operator of a server has a say in: who is barred, what was reported, and orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from sorry_a11y.server.directory import Directory
from sorry_a11y.server.members import Guest
from sorry_a11y.server.moderation import FOR_EVER, Bars, Order, OrderAnswer, Report
from sorry_a11y.server.presence import Presence, Visitor
from sorry_a11y.server.rate_limits import network_of
from sorry_a11y.server.refusal import RefusedError

DAY_S = 86_400


class OperatorDesk:
    """Reads what the operator's command writes. What is awaited raises PeopleError.

    Args:
        directory: What is known of people.
        presence: Who is here.
        now: Gives seconds since 1970.
    """

    def __init__(
        self, directory: Directory, presence: Presence, now: Callable[[], float]
    ) -> None:
        self._directory = directory
        self._presence = presence
        self._now = now
        self._bars: Bars | None = None

    @property
    def _day(self) -> int:
        return int(self._now()) // DAY_S

    async def have_bars(self) -> None:
        """Have the bars in memory, if they were never read."""
        if self._bars is None:
            await self._read_bars()

    async def _read_bars(self) -> None:
        self._bars = Bars(await self._directory.ask(lambda people: people.moderation.bars()))

    async def has_news(self) -> bool:
        """Return whether the operator's command has written since this was last asked."""
        has_changed = await self._directory.ask(lambda people: people.moderation.has_changed())
        if has_changed:
            await self._read_bars()
        return has_changed

    def barred_until(self, person: int, address: str) -> int:
        """Return the day until which somebody may not come, 0 where they may."""
        return self._bars.until(person, address, self._day) if self._bars else 0

    def check_barred(self, person: int, address: str) -> None:
        """Refuse who is barred; raises RefusedError."""
        if until := self.barred_until(person, address):
            day = "" if until >= FOR_EVER else str(date.fromtimestamp(until * DAY_S))
            raise RefusedError("barred", accepted=day)

    def barred(self) -> list[int]:
        """Return the connections of those who are barred."""
        return [
            one.number for one in self._presence if self.barred_until(one.person, one.address)
        ]

    async def report(self, by: Visitor, about: Guest, lines: Sequence[str]) -> None:
        """Keep a report of a guest, with the last ``lines`` of chat."""
        report = Report(
            0, self._day, by.identity.name if by.identity else "", about.name, about.person,
            network_of(about.address), tuple(lines),
        )
        await self._directory.ask(lambda people: people.moderation.report(report))

    async def orders(self) -> list[Order]:
        """Return what the operator asks of this server."""
        return await self._directory.ask(lambda people: people.moderation.orders())

    async def answer(self, order: Order, answer: OrderAnswer) -> None:
        """Answer the operator."""
        await self._directory.ask(
            lambda people: people.moderation.answer(order.number, answer)
        )
