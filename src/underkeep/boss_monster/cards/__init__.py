"""The cards, one module a set."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import base, crl, dbm, iod, kng, lst, pop, rmb, thk, tnl, vov
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.kinds import Card

SHELF: Final = (
    base.BMR, tnl.TNL, rmb.RMB, crl.CRL, thk.THK, iod.IOD, vov.VOV, dbm.DBM, pop.POP, lst.LST, kng.KNG,
)  # fmt: skip
BOXES: Final[dict[str, Box]] = {box.code: box for box in SHELF}


# Every card of every set by its id.
CATALOGUE: Final[dict[str, Card]] = {card.id: card for box in BOXES.values() for card in box.cards()}


def enrol_box(box: Box) -> None:
    """Put a set on the shelf: `sets=[…, box.code]` plays with it from now on."""
    if BOXES.get(box.code, box) is not box:
        message = f"there is another set with the code {box.code}"
        raise ValueError(message)
    for card in box.cards():
        if CATALOGUE.get(card.id, card) is not card:
            message = f"there is another card called {card.id}"
            raise ValueError(message)
    BOXES[box.code] = box
    CATALOGUE.update({card.id: card for card in box.cards()})
