"""The game as the table plays it: the pieces, with the rulebook and everything that only looks at them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from underkeep.core.decision import Decision
from underkeep.core.game import Game, Refusal, Settings, View
from underkeep.core.rng import Rng
from underkeep.keep_the_heroes_out import redeal, refusals, setup, table, view
from underkeep.keep_the_heroes_out.kinds import names
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.position import reading, writing
from underkeep.keep_the_heroes_out.rules import next_chapter
from underkeep.keep_the_heroes_out.scenarios import scenario_named
from underkeep.keep_the_heroes_out.settings import switches
from underkeep.keep_the_heroes_out.table import Task


class KeepTheHeroesOut(table.Game):
    """KH-001: monsters of several clans defend a dungeon together."""

    __slots__ = ()

    def chapter(self) -> Awaitable[None]:
        return next_chapter(self)

    def copy(self) -> KeepTheHeroesOut:
        players = [player.copy() for player in self.players]
        twin = KeepTheHeroesOut(self.rng.copy(), players, self.scenario, self.difficulty, self.switches)
        self.copy_onto(twin)
        return twin

    def contents(self) -> list[Any]:
        return contents(self)

    def view(self, viewer: int | None) -> View:
        return view.view(self, viewer)

    def why_not(self, decision: Decision[Any], notation: str) -> Refusal:
        return refusals.why_not(self, decision, notation)

    def redeal(self, viewer: int, rng: Rng, _now: Game | None) -> None:
        redeal.redeal(self, viewer, rng)

    def position(self) -> dict[str, Any]:
        return writing.write(self)


def new_game(settings: Settings, rng: Rng) -> KeepTheHeroesOut:
    scenario = scenario_named(settings["scenario"], hard=settings["hard"])
    players = setup.new_players(settings["players"])
    return KeepTheHeroesOut(rng, players, scenario, settings["difficulty"], switches(settings))


def deal(settings: Settings, rng: Rng) -> Game:
    g = new_game(settings, rng)
    setup.deal(g, settings)
    return g


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    """A table as a position file says it."""
    g = new_game(settings, rng)
    reading.read(g, data, settings)
    return g


def contents(g: KeepTheHeroesOut) -> list[Any]:
    """Everything on the table as plain data. Counters that only guard the engine are no part of it."""
    return [
        g.rng.name, list(g.rng.state()), g.scenario.id, g.difficulty, g.switches, g.first, g.active.seat, g.count,
        g.phase, [task(one) for one in g.stack], [[one.room, one.x, one.y, one.turns] for one in g.dungeon.placed],
        g.monsters, g.hurt, g.awake, g.resting, g.goods, g.portals,
        [None if one is None else one.id for one in g.treasures], g.reserve, g.heroes, g.spare_portals, g.damage,
        sorted([one.id for one in g.hoard]), [one.id for one in g.stolen], [card.id for card in g.guild],
        [card.id for card in g.pile], g.wave, g.due, names(g.loot), g.sunk, names(g.row), g.foreign, g.builder,
        g.projects, g.gambled, g.markers, g.leak, [[one.hero, one.room, one.how] for one in g.arrivals], g.carriers,
        g.used_portals, [player(me) for me in g.players], None if g.result is None else g.result.key(),
    ]  # fmt: skip


def task(one: Task) -> list[Any]:
    return [
        one.what, one.seat, one.hero, one.room, one.count, one.how, None if one.card is None else one.card.id,
        one.side, [action.name for action in one.left], one.seats, one.rooms, one.picked,
        None if one.op is None else one.op.name, one.ask,
    ]  # fmt: skip


def player(me: Player) -> list[Any]:
    return [
        me.seat, None if me.clan is None else me.clan.id, me.lair, names(me.deck), names(me.hand), names(me.play),
        names(me.discard), names(me.seen),
    ]  # fmt: skip
