"""The six haven tiles, of which four are in a game (CC-012). Our own design; see printed.py."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles.printed import haven

H1: Final = haven(
    "H1", "Pilgrims Crossing",
    rooms="w 25,50 minor_secret; e 75,50 stall",
    ways="w-N1 m, w-W2, w-W1, w-S2, e-N2, e-E1, e-E2, e-S1 k, w-e",
    single="N2 E1 S2 W1",
)  # fmt: skip

H2: Final = haven(
    "H2", "Candle Vault",
    rooms="nw 28,28 gold2; ne 72,28 minor_secret; se 72,72 altar",
    ways="nw-N1, nw-W2, nw-W1, ne-N2, ne-E1 m, se-E2, se-S1, se-S2 f, nw-ne, nw-se f, ne-se m",
    single="N2 E2 S1 W1",
)  # fmt: skip

H3: Final = haven(
    "H3", "Mourners Hall",
    rooms="n 50,25 library; s 50,75 heal",
    ways="n-N1, n-N2, n-W2, n-E1 k, s-E2, s-S1 m, s-S2, s-W1, n-s m",
    single="N1 E2 S2 W1",
)  # fmt: skip

H4: Final = haven(
    "H4", "Gravekeepers Gate",
    rooms="w 25,50 minor_secret; e 75,50 prison",
    ways="w-N1, w-W2, w-W1 f, w-S2, e-N2, e-E1 m, e-E2, e-S1, w-e f, e-P1 m",
    single="N1 E2 S1 W2",
)  # fmt: skip

H5: Final = haven(
    "H5", "Forgotten Chapel",
    rooms="nw 28,28 altar; ne 72,28 gold1; s 50,75 crystal_cave",
    ways="nw-N1, nw-W2, nw-W1, ne-N2, ne-E1 m, s-E2, s-S1, s-S2, nw-ne, ne-s, nw-s >",
    single="N2 E2 S1 W1",
)  # fmt: skip

H6: Final = haven(
    "H6", "Thieves Bazaar",
    rooms="c 50,50 stall; ne 72,28 chest; sw 28,72 minor_secret",
    ways="c-N1, c-W2 m, c-E2, c-S1, ne-N2, ne-E1, sw-S2, sw-W1 f, c-sw, c-ne k, sw-P1",
    single="N1 E1 S1 W1",
)  # fmt: skip

HAVEN: Final = (H1, H2, H3, H4, H5, H6)
