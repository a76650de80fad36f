"""Pawns by the short names that notation gives them: R1 is red 1."""

from __future__ import annotations

from sorry_a11y.core.rules.board import ALL_PAWNS

R1, R2, R3, R4, B1, B2, B3, B4, Y1, Y2, Y3, Y4, G1, G2, G3, G4 = ALL_PAWNS
