"""The game as the table plays it: the pieces, with the rulebook and everything that only looks at them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from underkeep.clank_catacombs import redeal, refusals, setup, table, view
from underkeep.clank_catacombs.kinds import names
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.position import reading, writing
from underkeep.clank_catacombs.rules import CHAPTERS
from underkeep.clank_catacombs.settings import RANDOM
from underkeep.clank_catacombs.table import Turn
from underkeep.core.decision import Decision
from underkeep.core.game import Game, Refusal, Settings, View
from underkeep.core.rng import Rng


class ClankCatacombs(table.Game):
    """CC-009: steal an artifact, get out alive, and be the richest who does."""

    __slots__ = ()

    def chapter(self) -> Awaitable[None]:
        return CHAPTERS[self.phase](self)

    def copy(self) -> ClankCatacombs:
        players = [player.copy() for player in self.players]
        twin = ClankCatacombs(self.rng.copy(), players, self.dungeon, party=self.party)
        self.copy_onto(twin)
        return twin

    def contents(self) -> list[Any]:
        return contents(self)

    def view(self, viewer: int | None) -> View:
        return view.view(self, viewer)

    def why_not(self, decision: Decision[Any], notation: str) -> Refusal:
        return refusals.why_not(self, decision, notation)

    def redeal(self, viewer: int, rng: Rng, now: Game | None) -> None:
        redeal.redeal(self, viewer, rng, now if isinstance(now, table.Game) else None)

    def position(self) -> dict[str, Any]:
        return writing.write(self)


def new_game(settings: Settings, rng: Rng, side: str) -> ClankCatacombs:
    players = setup.new_players(settings["players"])
    return ClankCatacombs(rng, players, setup.new_map(settings, side), party=settings["party"])


def deal(settings: Settings, rng: Rng) -> Game:
    side = settings["start_side"]
    if side == RANDOM:
        side = "ab"[rng.below(2)]  # CC-020
    g = new_game(settings, rng, side)
    setup.deal(g, settings)
    return g


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    """A table as a position file says it."""
    g = new_game(settings, rng, reading.side_of(data, settings))
    reading.read(g, data, settings)
    return g


def contents(g: ClankCatacombs) -> list[Any]:
    """Everything on the table as plain data. Counters that only guard the engine are no part of it."""
    return [
        g.rng.name, list(g.rng.state()), g.party, g.dungeon.single, g.first, g.active.seat, g.count, g.phase,
        turn(g.turn), [[placed.tile.id, placed.cell, placed.turns] for placed in g.dungeon.placed],
        [tile.id for tile in g.stack], [tile.id for tile in g.removed],
        [None if card is None else card.id for card in g.row], names(g.deck), names(g.pile), g.reserve, g.artifacts,
        sorted(g.treasures.items()), [token.id for token in g.majors], [token.id for token in g.minors],
        [token.id for token in g.prisoners], [token.id for token in g.market], [token.id for token in g.box],
        g.idols, g.unlocked, g.opened, sorted(g.altars.items()), g.clank, g.clank_ghosts, g.bag, g.bag_black,
        g.bag_ghosts, g.aside, g.aside_black, g.ghosts, g.rage, g.turners, g.roused, g.draws, g.haunts, g.haunted,
        [player(me) for me in g.players], None if g.result is None else g.result.key(),
    ]  # fmt: skip


def turn(t: Turn) -> list[Any]:
    found = t.found
    way = t.crossing
    return [
        t.skill, t.swords, t.boots, t.credit, t.clank_made, t.skill_made, t.gold_made, t.stuck, t.been, t.caves_free,
        t.bold, t.portal, t.slain, t.freed, t.prayed, t.springs, t.flutes, t.lutes, t.curators, t.rewarded,
        [bonus.name for bonus in t.pending], names(t.doomed), names(t.offers),
        None if found is None else [found.tile.id, found.cell, found.opening, found.name, found.room, found.why],
        None if way is None else [way.room, way.to, way.name],
    ]  # fmt: skip


def player(me: Player) -> list[Any]:
    return [
        me.seat, names(me.deck), names(me.hand), names(me.play), names(me.discard), names(me.trash), me.top,
        names(me.seen), me.pawn, me.gold, me.lockpicks, me.supply, me.altars, me.bruises, me.black, me.scratches,
        me.artifacts, me.looted, me.idols, [token.id for token in me.tokens], me.escaped, me.out,
    ]  # fmt: skip
