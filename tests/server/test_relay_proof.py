"""What goes between servers cannot be forged by somebody else of the same network."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sorry_a11y.server.relay_proof import FROM, REMEMBERED, Proofs

from .far_people import HELLO, encoder
from .houses import HERE, SECRET, house, until
from .programs import run

ONE, OTHER, THIRD = "lease of one", "lease of the other", "lease of a third"


def test_a_proof_holds_for_one_sender_one_receiver_one_address_and_once() -> None:
    """Promise: only who has the secret and both leases makes a proof; whoever has heard one can do
    nothing with it."""
    sender, receiver = Proofs(SECRET), Proofs(SECRET)
    told = sender.make(ONE, OTHER, "10.0.0.9")
    number, signature, address = told.split()
    assert not any(secret in told for secret in (SECRET, ONE, OTHER))
    for forged in (
        f"{number} {signature} 10.0.0.8", f"{int(number) + 1} {signature} {address}",
        f"{number} {signature}", "10.0.0.9", "", "é é é", f"{'9' * 5000} {signature} {address}",
        f"-1 {signature} {address}", f"{number}  {address}",
        Proofs("another secret" * 3).make(ONE, OTHER, address),
        Proofs("").make(ONE, OTHER, address), sender.make(THIRD, OTHER, address),
        sender.make(ONE, THIRD, address),
    ):
        assert receiver.take(OTHER, [ONE], forged) == ""
    assert receiver.take(OTHER, [ONE, THIRD], told) == "10.0.0.9"
    assert receiver.take(OTHER, [ONE, THIRD], told) == ""


def test_proofs_may_come_out_of_order() -> None:
    """Promise: of guests who come at the same moment none is refused, and what is too old to be
    remembered does not count any more."""
    sender, receiver = Proofs(SECRET), Proofs(SECRET)
    told = [sender.make(ONE, OTHER, "10.0.0.9") for _ in range(3 * REMEMBERED)]
    late = told.pop(0)
    for first, second in zip(told[::2], told[1::2], strict=False):
        assert receiver.take(OTHER, [ONE], second)
        assert receiver.take(OTHER, [ONE], first)
    assert receiver.take(OTHER, [ONE], late) == ""
    receiver.keep([THIRD])
    assert not receiver._taken


def test_a_forger_is_refused_and_a_replay_too(tmp_path: Path) -> None:
    """Promise: a client of the same network that listened to one server coming to another cannot
    come in its place, nor say from where it comes itself; it is refused before it says a word."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            one, other = (server._cluster for server in at.servers)
            assert one is not None
            assert other is not None
            await until(lambda: bool(one._peers and other._peers))
            own, to = at.journals[0].id, at.journals[1].id
            heard = one._proofs.make(own, to, "10.0.0.9")
            number, signature, _ = heard.split()
            async with connect(at.urls[1], additional_headers={FROM: heard}) as socket:
                await socket.send(encoder.encode(HELLO).decode())
                await socket.recv()
                assert [
                    connection.address for connection in at.servers[1]._lobby._connections.values()
                ] == ["10.0.0.9"]
            for forged in (
                heard, f"{int(number) + 1} {signature} 10.0.0.9", "1 x 10.0.0.9", "10.0.0.9",
                Proofs("guessed").make(own, to, "10.0.0.9"),
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(at.urls[1], additional_headers={FROM: forged})
                assert refused.value.response.status_code == 503
            for one_person in await at.pair(quiet=True):  # the way for guests is open
                await one_person.leave()

    asyncio.run(scene())


def test_servers_of_a_network_need_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/running-a-server.md: where servers reach one another over a network, none
    begins without a secret of at least 32 characters."""
    pytest.importorskip("asyncpg")
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", f"postgresql://sorry:x@{HERE}:1/none")
    for secret, peer, is_refused in (
        ("", "ws://10.0.0.2:8765", True), ("short", f"ws://{HERE}:8765", True),
        ("s" * 32, "ws://10.0.0.2:8765", False), ("", f"ws://{HERE}:8765", False),
    ):
        monkeypatch.setenv("SORRY_A11Y_SECRET", secret)
        status, told, complained = run("serve", "--url", "wss://tables.example", "--peer", peer)
        assert (status, told, complained.count("\n")) == (2 if is_refused else 1, "", 1)
        assert ("SORRY_A11Y_SECRET" in complained) == is_refused
