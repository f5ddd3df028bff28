"""The twenty-two tiles of the depths, four of them haunted (CC-138). Our own design; see printed.py."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles.printed import depths

D01: Final = depths(
    "D01", "Bone Gallery",
    rooms="nw 28,28 artifact; ne 72,28 minor_secret; se 72,72 crystal_cave",
    ways="nw-N1, nw-W2, ne-N2, ne-E1 m, se-E2, se-S1, se-S2, se-W1 f, nw-se m, se-ne",
    single="N2 E2 S1 W2",
)  # fmt: skip

D02: Final = depths(
    "D02", "Sunken Tomb",
    rooms="nw 28,28 gold2; c 50,50 artifact; se 72,72 crystal_cave",
    ways="nw-N1, nw-W2, nw-W1, c-N2, c-S2 m, se-E1, se-E2 f, se-S1, nw-c, c-se",
    single="N2 E1 S1 W1",
)  # fmt: skip

D03: Final = depths(
    "D03", "Wardens Block",
    rooms="w 25,50 prison; e 75,50 artifact",
    ways="w-N1, w-W2 m, w-W1, w-S2, e-N2 k, e-E1, e-E2 m, e-S1, w-e m",
    single="N1 E1 S1 W1",
)  # fmt: skip

D04: Final = depths(
    "D04", "Flooded Ossuary",
    rooms="n 50,25 crystal_cave; w 25,50 stall; s 50,75 artifact",
    ways="n-N1, n-N2, n-E1, w-W2, w-W1, s-E2 m, s-S1, s-S2, n-w, w-s f, n-s mm",
    single="N1 E1 S1 W1",
)  # fmt: skip

D05: Final = depths(
    "D05", "Archive of Ash",
    rooms="nw 28,28 library; ne 72,28 crystal_cave gold1; se 72,72 artifact",
    ways="nw-N1 k, nw-W2, nw-W1, ne-N2, ne-E1, se-E2, se-S1 f, se-S2 m, nw-ne, ne-se",
    single="N2 E1 S1 W1",
)  # fmt: skip

D06: Final = depths(
    "D06", "Chapel of Knives",
    rooms="n 50,25 altar; s 50,75 artifact",
    ways="n-N1, n-N2 m, n-W2, n-E1, s-E2, s-S1 m, s-S2, s-W1 f, n-s m",
    single="N1 E1 S2 W2",
)  # fmt: skip

D07: Final = depths(
    "D07", "Collapsed Treasury",
    rooms="nw 28,28 crystal_cave; c 50,50 artifact+; se 72,72 gold2 prison",
    ways="nw-N1, nw-N2, nw-W2, c-E1 mm, c-W1 f, se-E2, se-S1, se-S2 >, nw-c m, c-se k",
    single="N1 E2 S1 W1",
)  # fmt: skip

D08: Final = depths(
    "D08", "Echoing Well",
    rooms="w 25,50 artifact+; e 75,50 minor_secret; s 50,75 altar",
    ways="w-N1 m, w-W2, w-W1 f, e-N2, e-E1, e-E2, s-S1 m, s-S2, w-e mm, e-s, e-P1",
    single="N2 E1 S2 W2",
)  # fmt: skip

D09: Final = depths(
    "D09", "Sealed Reliquary",
    rooms="nw 28,28 chest; ne 72,28 artifact+; sw 28,72 crystal_cave heal",
    ways="nw-N1, nw-W2, ne-N2 k, ne-E1 m, sw-E2 f, sw-S1, sw-S2, sw-W1, nw-sw, sw-ne m, nw-ne k",
    single="N1 E1 S1 W1",
)  # fmt: skip

D10: Final = depths(
    "D10", "Phantom Court", haunted=True,
    rooms="n 50,25 artifact+; e 75,50 crystal_cave gold2; s 50,75 prison",
    ways="n-N1 m, n-N2, n-W2, e-E1, e-E2, s-S1, s-S2 m, s-W1, n-e, e-s, n-s mm",
    single="N2 E1 S1 W1",
)  # fmt: skip

D11: Final = depths(
    "D11", "Throne of Dust",
    rooms="nw 28,28 crystal_cave minor_secret; c 50,50 artifact++; se 72,72 crystal_cave",
    ways="nw-N1, nw-N2 m, nw-W2, nw-W1, se-E1, se-E2, se-S1 m, se-S2, nw-c m k, se-c mm",
    single="N1 E1 S2 W1",
)  # fmt: skip

D12: Final = depths(
    "D12", "Umbral Hoard", haunted=True,
    rooms="sw 28,72 minor_secret; se 72,72 chest; ne 72,28 artifact++",
    ways="sw-N1, sw-W2 f, sw-W1, sw-S2, se-E2 m, se-S1, ne-N2 mm, ne-E1 k, sw-se m, se-ne mm, sw-ne f",
    single="N1 E1 S1 W1",
)  # fmt: skip

D13: Final = depths(
    "D13", "Nested Cells",
    rooms="w 25,50 prison; e 75,50 library; s 50,75 crystal_cave heal",
    ways="w-N1, w-W2, w-W1 m, e-N2, e-E1, e-E2, s-S1, s-S2 >, w-s, s-e, w-e m",
    single="N1 E1 S1 W2",
)  # fmt: skip

D14: Final = depths(
    "D14", "Deep Market",
    rooms="w 25,50 crystal_cave; c 50,50 stall; e 75,50 heal",
    ways="w-N1, w-W2, w-W1, c-S1, c-S2 m, e-N2 m, e-E1, e-E2, w-c, c-e",
    single="N1 E1 S1 W1",
)  # fmt: skip

D15: Final = depths(
    "D15", "Weeping Stacks", haunted=True,
    rooms="n 50,25 library; sw 28,72 chest; se 72,72 minor_secret",
    ways="n-N1, n-N2 m, n-E1, sw-W2, sw-W1 k, sw-S2, se-E2, se-S1, n-sw m, n-se, sw-se f, se-P1 m",
    single="N1 E1 S1 W2",
)  # fmt: skip

D16: Final = depths(
    "D16", "Altar of Coins",
    rooms="w 25,50 altar; e 75,50 gold2; s 50,75 chest",
    ways="w-N1, w-W2, w-W1, e-N2, e-E1 f, e-E2, s-S1, s-S2 m, w-e, e-s m, w-P1",
    single="N1 E2 S1 W1",
)  # fmt: skip

D17: Final = depths(
    "D17", "Crystal Labyrinth",
    rooms="nw 28,28 crystal_cave; ne 72,28 minor_secret; se 72,72 crystal_cave; sw 28,72 chest",
    ways="nw-N1, nw-W2, ne-N2, ne-E1 m, se-E2, se-S1, sw-S2, sw-W1 m, nw-ne, ne-se, se-sw, sw-nw",
    single="N2 E2 S2 W2",
)  # fmt: skip

D18: Final = depths(
    "D18", "Healers Grotto",
    rooms="nw 28,28 altar; c 50,50 heal; se 72,72 prison",
    ways="nw-N1, nw-W2, nw-W1, c-N2, c-S2, se-E1 m, se-E2, se-S1, nw-c, c-se f",
    single="N1 E2 S2 W1",
)  # fmt: skip

D19: Final = depths(
    "D19", "Whispering Vault", haunted=True,
    rooms="ne 72,28 altar; c 50,50 chest; sw 28,72 crystal_cave",
    ways="ne-N1, ne-N2, ne-E1 m, c-E2, c-S1 m, sw-S2, sw-W1, sw-W2, ne-c k, c-sw, ne-P1",
    single="N1 E2 S2 W1",
)  # fmt: skip

D20: Final = depths(
    "D20", "Descending Stair",
    rooms="n 50,25 chest; s 50,75 library minor_secret",
    ways="n-N1, n-N2, n-W2, n-E1 <, s-E2 m, s-S1, s-S2, s-W1, n-s >, s-n k",
    single="N1 E2 S1 W1",
)  # fmt: skip

D21: Final = depths(
    "D21", "Black Bazaar",
    rooms="w 25,50 stall; e 75,50 prison; s 50,75 library",
    ways="w-N1, w-W2 m, w-W1, e-N2, e-E1, e-E2 m, s-S1 f, s-S2, w-e m, w-s, e-s, w-P1",
    single="N1 E1 S2 W1",
)  # fmt: skip

D22: Final = depths(
    "D22", "Nexus of Gates",
    rooms="ne 72,28 minor_secret; c 50,50 crystal_cave; sw 28,72 heal",
    ways="ne-N1, ne-N2, ne-E1, c-E2 m, sw-S1, sw-S2, sw-W1, sw-W2, ne-c, c-sw, sw-P1, ne-P2 m",
    single="N1 E2 S1 W1",
)  # fmt: skip

DEPTHS: Final = (
    D01,
    D02,
    D03,
    D04,
    D05,
    D06,
    D07,
    D08,
    D09,
    D10,
    D11,
    D12,
    D13,
    D14,
    D15,
    D16,
    D17,
    D18,
    D19,
    D20,
    D21,
    D22,
)
