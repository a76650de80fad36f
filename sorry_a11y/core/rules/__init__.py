"""The rules core: positions, plays and events.

It uses the standard library only, reads no clock, file, text or randomness, and no module asks
which game is being played.
"""

from __future__ import annotations

COMPILED = not __file__.endswith((".py", ".pyc"))
"""Whether a compiler has made these files faster (docs/performance.md); the rules are the same."""
