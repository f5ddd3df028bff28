"""The game as the table plays it: the pieces, with the rulebook and everything that only looks at them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from underkeep.boss_monster import redeal, refusals, setup, table, view
from underkeep.boss_monster.extras import Errand, Fittings, Today
from underkeep.boss_monster.hero_decks import heroes_at_home
from underkeep.boss_monster.items import Gear
from underkeep.boss_monster.pieces import Hero, Miniboss, Room, names
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.position import reading, writing
from underkeep.boss_monster.rules import CHAPTERS
from underkeep.boss_monster.table import Declared
from underkeep.core.decision import Decision
from underkeep.core.game import Game, Refusal, Settings, View
from underkeep.core.rng import Rng


class BossMonster(table.Game):
    """BM-157: rounds of five phases until somebody has won."""

    __slots__ = ()

    def chapter(self) -> Awaitable[None] | None:
        return CHAPTERS[self.phase](self)

    def copy(self) -> BossMonster:
        twin = BossMonster(self.rng.copy(), [player.copy() for player in self.players], self.variants)
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


def deal(settings: Settings, rng: Rng) -> Game:
    g = BossMonster(rng, setup.new_players(settings["players"]), setup.house_rules(settings))
    setup.deal(g, settings)
    return g


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    """A table as a position file says it."""
    g = BossMonster(rng, setup.new_players(settings["players"]), setup.house_rules(settings))
    reading.read(g, data, setup.all_cards(g, settings), heroes_at_home(settings))
    return g


def contents(g: BossMonster) -> list[Any]:
    """Everything on the table as plain data. Counters that only guard the engine are no part of it."""
    told: list[Any] = [
        g.rng.name, list(g.rng.state()), list(g.variants), g.starters, g.order, g.round, g.phase, g.turn,
        g.polled, g.gate, pile(g.room_deck), pile(g.spell_deck), names(g.hero_deck), names(g.epic_deck),
        names(g.boss_deck), names(g.discard), names(g.gone), pile(g.buried_rooms), pile(g.buried_spells),
        [hero(h) for h in g.town],
        None if g.walker is None else hero(g.walker), g.place, g.inside, g.stood,
        [declared(g, d) for d in g.chain], g.no_building, g.lured, g.epoch, g.declared,
        [player(p) for p in g.players], None if g.result is None else g.result.key(),
    ]  # fmt: skip
    if g.wares is not None:
        told.append([names(g.wares.deck), names(g.wares.town), g.wares.explorers])
    return told


def declared(g: BossMonster, d: Declared) -> list[Any]:
    """A target that is a declared spell is told by its place in the chain."""
    aim = g.chain.index(d.aim) if isinstance(d.aim, Declared) else view.aim_view(g, d)
    place = -1 if d.room is None or d.room not in g.owner(d.room).dungeon else g.owner(d.room).dungeon.index(d.room)
    told: list[Any] = [d.seat, d.card.id, d.room is not None, place, aim, d.height, d.cancelled]
    if d.paid or d.over:
        told += [d.paid, d.over]
    return [*told, "second"] if d.second else told


def pile(cards: Pile[Any]) -> list[Any]:
    return [names(cards.cards), cards.tags]


def hero(h: Hero) -> list[Any]:
    told: list[Any] = [h.card.id, h.damage, h.bonus, h.waits]
    held = [] if h.errand is None else errand(h.errand)
    if h.item is not None:
        return [*told, held if any(held) else [], h.item.id]
    return [*told, held] if any(held) else told


def errand(e: Errand) -> list[Any]:
    told: list[Any] = [e.spent, e.kept, e.skips]
    return [*told, e.ward, e.entered, e.worn] if e.ward or e.entered or e.worn else told


def room(r: Room) -> list[Any]:
    laid = None if r.face_down is None else r.face_down.id
    told: list[Any] = [r.owner, names(r.stack), laid, r.tag, r.fresh, r.deactivated, r.spent, r.bonus, names(r.met)]
    held = [] if r.fittings is None else fittings(r.fittings)
    if any(held):
        told.append(held)
    if r.miniboss is not None:
        told.append(miniboss(r.miniboss))
    return [*told, "coins", r.coins] if r.coins else told


def miniboss(m: Miniboss) -> list[Any]:
    return ["miniboss", m.card.id, m.level, m.spent, m.young]


def fittings(f: Fittings) -> list[Any]:
    told: list[Any] = [f.giver + 1, f.entered, f.harmless, f.welcome, f.silent, f.robbed, list(f.lent)]
    rare: list[Any] = [f.doubled, f.rival + 1, f.opened, f.tokens, f.raised, list(f.gilded), f.new, f.dug]
    return [*told, *rare] if any(rare) else told


def today(t: Today) -> list[Any]:
    told: list[Any] = [t.souls, t.lured, t.entered, t.fallen, names(t.cast), t.spent, t.welcome, t.barred]
    rare: list[Any] = [t.promoted, t.sold, t.skips, names(t.survived)]
    rare += [t.safe, t.scars, t.glory, t.monsters, t.ordinary_monsters]
    rare += [list(t.lent), names(t.rallied), t.permit, t.surcharge, t.calmed]
    if t.hushed or t.idle:
        rare += [t.hushed, t.idle]
    return [*told, *rare] if any(rare) else told


def gear(e: Gear, p: Player) -> list[Any]:
    return [None if e.item is None else e.item.id, e.fresh, names(e.down), names(p.foreseen)]


def player(p: Player) -> list[Any]:
    told: list[Any] = [
        p.seat, p.boss.id, names(p.offered), pile(p.rooms), pile(p.spells), [room(r) for r in p.dungeon],
        [hero(h) for h in p.entrance], names(p.soul_cards), names(p.wound_cards), p.souls, p.wounds,
        p.levelling, p.levelled_up, p.out,
        p.builds, p.extra_damage, p.treasure_factor, p.closed, p.gained_soul,
    ]  # fmt: skip
    if p.mimics is not None:
        told.append(p.mimics.id)
    if p.today is not None:
        told.append(today(p.today))
    if p.gear is not None:
        told.append(gear(p.gear, p))
    elif p.foreseen:
        told += ["foreseen", names(p.foreseen)]
    return [*told, "coins", p.coins] if p.coins else told
