"""The two sides of the start tile. Our own design; see printed.py."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles.printed import start

START_A: Final = start(
    "START_A", "Crypt Steps",
    rooms=(
        "crypt 50,175 haven crypt; west_porch 25,135 haven; east_porch 75,135 haven; landing 50,75 depths; "
        "shrine 50,30 depths monkey_shrine"
    ),
    ways=(
        "crypt-west_porch, crypt-east_porch, west_porch-L.W1, west_porch-L.W2, west_porch-L.S2, east_porch-L.E1, "
        "east_porch-L.E2, east_porch-L.S1, west_porch-landing, east_porch-landing m, landing-U.W1, landing-U.E2, "
        "landing-shrine m, shrine-U.N1, shrine-U.N2 m, shrine-U.E1, shrine-U.W2 f"
    ),
    single="U.N1 U.E1 U.W1 L.E1 L.S1 L.W1",
)  # fmt: skip

START_B: Final = start(
    "START_B", "Crypt Nave",
    rooms=(
        "crypt 50,175 haven crypt; nave 50,130 haven gold1; grotto 35,70 depths crystal_cave; "
        "shrine 65,30 depths monkey_shrine"
    ),
    ways=(
        "crypt-nave, crypt-L.S1, crypt-L.S2, nave-L.W1, nave-L.W2, nave-L.E1, nave-L.E2, nave-grotto, nave-P1 f, "
        "grotto-U.W1, grotto-U.W2, grotto-U.E2, grotto-shrine m, shrine-U.N1, shrine-U.N2 m, shrine-U.E1 m"
    ),
    single="U.N1 U.E2 U.W1 L.E1 L.S1 L.W1",
)  # fmt: skip

SIDES: Final = (START_A, START_B)
