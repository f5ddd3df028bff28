"""Rooms with explorer treasure."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.digging import may_dig
from underkeep.boss_monster.cards.vov.box import VOV
from underkeep.boss_monster.hooks import BUILT, UNCOVERED
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.boss_monster.verbs.coins import gain_coins
from underkeep.boss_monster.verbs.hands import peek_at_heroes
from underkeep.boss_monster.verbs.rooms import put_tokens

SALVAGE_BAY: Final = VOV.room(
    "salvage_bay", "Salvage Bay", TRAP, (EXPLORER, EXPLORER), damage=1, copies=2,
    text="When this room is uncovered: gain 2 coins.",
)  # fmt: skip


@SALVAGE_BAY.when(UNCOVERED)
async def sell_the_scrap(g: Game, room: Room) -> None:
    await gain_coins(g, g.owner(room), 2)


LARVA_PENS: Final = VOV.room(
    "larva_pens", "Larva Pens", MONSTER, (EXPLORER,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: put a +1 token on it.",
)  # fmt: skip


@LARVA_PENS.when_a_hero_dies_here
async def feed_the_larvae(g: Game, room: Room) -> None:
    put_tokens(g, room, 1)


SIGNAL_BEACON: Final = VOV.room(
    "signal_beacon", "Signal Beacon", TRAP, (EXPLORER,), damage=1, copies=2,
    text="When you build this room: look at the top hero of each hero deck.",
)  # fmt: skip


@SIGNAL_BEACON.when_built
async def receive_a_signal(g: Game, room: Room) -> None:
    peek_at_heroes(g, g.owner(room))


MOTHERSHIP_DOCK: Final = VOV.room(
    "mothership_dock", "Mothership Dock", MONSTER, (EXPLORER,), damage=4, copies=2, advanced=True,
    text="When you build this room or it is uncovered: you may bring one covered room of your dungeon to the top of "
    "its stack. This uncovers it.",
)  # fmt: skip

MOTHERSHIP_DOCK.unearths = True


@MOTHERSHIP_DOCK.when(BUILT | UNCOVERED)
async def lift_a_deck(g: Game, room: Room) -> None:
    me = g.owner(room)
    await may_dig(g, me, me, MOTHERSHIP_DOCK)
