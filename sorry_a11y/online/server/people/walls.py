"""The walls between people at a server: who may not meet, since one of them has blocked the other.

A person who has blocked somebody is met only by people with an identity. Whoever proves none could
be the one who is blocked, so they are treated as if they were.
"""

from __future__ import annotations

from collections.abc import Iterable

from sorry_a11y.online.server.people.ties import Blocks


class Walls:
    """The walls around some people, each named by the number of their identity, 0 for none.

    Args:
        blocks: Whom each of them has blocked.
    """

    def __init__(self, blocks: Blocks) -> None:
        self._blocks = blocks

    def keeps_out(self, person: int, other: int) -> bool:
        """Return whether an identity is not to be met by another, or by somebody without one."""
        blocked = self._blocks.get(person)
        return blocked is not None and person != other and (other == 0 or other in blocked)

    def has_blocked(self, person: int, other: int) -> bool:
        """Return whether an identity has blocked another one."""
        return other != 0 and self.keeps_out(person, other)

    def part(self, one: int, other: int) -> bool:
        """Return whether one of two identities has blocked the other."""
        return self.has_blocked(one, other) or self.has_blocked(other, one)

    def hide(self, people: Iterable[int], viewer: int) -> bool:
        """Return whether somebody is not to learn of a place where some people are."""
        return any(self.keeps_out(one, viewer) or self.keeps_out(viewer, one) for one in people)

    def touch(self, person: int) -> bool:
        """Return whether a wall may stand between an identity, 0 for none, and anybody."""
        if person == 0 or person in self._blocks:
            return bool(self._blocks)
        return any(person in blocked for blocked in self._blocks.values())

    def keep_out_of(self, people: Iterable[int], newcomer: int) -> bool:
        """Return whether one of some people is not to be met by a newcomer."""
        return any(self.keeps_out(one, newcomer) for one in people)


NO_WALLS = Walls({})
