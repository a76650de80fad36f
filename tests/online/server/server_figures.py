"""What is read of a server that runs: what it counts, what it takes of the machine, its delays."""

from __future__ import annotations

import os
import re
import urllib.request
from pathlib import Path


def counted(url: str) -> dict[str, float]:
    """What the server at ``url`` on this machine counts, by name and labels."""
    with urllib.request.urlopen(url.replace("ws", "http", 1) + "/metrics") as answer:
        text = answer.read().decode()
    found = re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def restarted(found: dict[str, float]) -> int:
    """How many loops failed and were begun again, by a server's figures."""
    return sum(
        int(value)
        for name, value in found.items()
        if name.startswith("sorry_a11y_loops_restarted_total")
    )


def memory(pid: int) -> int:
    """KiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def processor(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descriptors(pid: int) -> int:
    """How many files and sockets a process has open."""
    return len(os.listdir(f"/proc/{pid}/fd"))


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share does not pass, 0 of none."""
    ranked = sorted(values)
    return ranked[min(int(len(ranked) * share), len(ranked) - 1)] if ranked else 0.0
