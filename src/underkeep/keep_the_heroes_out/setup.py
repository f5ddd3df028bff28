"""The rulebook's set-up: what lies where, what is shuffled (KH-004 to KH-014)."""

from __future__ import annotations

from underkeep.core.game import Settings
from underkeep.core.rng import Rng
from underkeep.keep_the_heroes_out.cards import CLAN, CLANS, loot_deck
from underkeep.keep_the_heroes_out.cards.guild import GUILD
from underkeep.keep_the_heroes_out.cards.treasures import all_treasures
from underkeep.keep_the_heroes_out.kinds import (
    CLASSES,
    GRAND_BUILDER,
    LABORATORY,
    PRISON,
    UNFINISHED,
    Card,
    GuildCard,
)
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.settings import RANDOM
from underkeep.keep_the_heroes_out.table import Game
from underkeep.keep_the_heroes_out.verbs.decks import refill_row

LABORATORY_CARDS = 10  # KH-143


def new_players(count: int) -> list[Player]:
    return [Player(seat) for seat in range(count)]


def guild_deck(g: Game) -> list[GuildCard]:
    """KH-007: all hero cards, and the cards of the scenario."""
    return [*GUILD, *g.scenario.guild()]


def lay_out(g: Game) -> None:
    """KH-004, KH-012, KH-014: rooms, unfinished portals, and what else the scenario begins with."""
    for room in g.scenario.portals:
        g.portals[room] = UNFINISHED
        g.spare_portals -= 1
    crowd = g.rule("crowded_cells")
    for hero in range(CLASSES):
        g.resting[PRISON * CLASSES + hero] += crowd
        g.heroes[hero] -= crowd


def deal(g: Game, settings: Settings) -> None:
    """KH-004 to KH-014, in the rulebook's order; then clans are chosen."""
    lay_out(g)
    g.hoard = all_treasures()
    g.rng.shuffle(g.hoard)  # KH-005
    for room, value in sorted(g.scenario.treasures.items()):
        treasure = next(one for one in g.hoard if one.value == value)  # KH-006
        g.hoard.remove(treasure)
        g.treasures[room] = treasure
    g.hoard.sort(key=lambda one: one.id)
    g.guild = guild_deck(g)
    g.rng.shuffle(g.guild)
    g.loot = loot_deck()
    if g.dungeon.holds[GRAND_BUILDER]:
        g.builder = list(g.scenario.builder_stack)
        g.rng.shuffle(g.builder)  # KH-148
        while len(g.projects) < 3 and g.builder:
            g.projects.append(g.builder.pop())
    deal_clans(g, settings["clans"], g.rng)
    g.events = []
    g.pulse = 0


def deal_clans(g: Game, wanted: list[str], rng: Rng) -> None:
    """KH-015: those that the options name; by chance, if they say so."""
    free = [clan for clan in CLANS if clan.id not in wanted]
    rng.shuffle(free)
    for me, name in zip(g.players, wanted, strict=False):
        clan = free.pop() if name == RANDOM else CLAN[name]
        me.clan = clan
        me.lair = clan.monsters
        me.deck = clan.deck()


def open_loot(g: Game) -> None:
    """KH-009 to KH-011, KH-143: the loot is shuffled, with foreign Tactics if there is a Laboratory; five lie open."""
    if g.dungeon.holds[LABORATORY]:
        g.loot += foreign_tactics(g)
    g.rng.shuffle(g.loot)
    refill_row(g)


def foreign_tactics(g: Game) -> list[Card]:
    """KH-143: ten cards of a clan that nobody plays; or five of each of two."""
    taken = [me.clan for me in g.players]
    free = [clan for clan in CLANS if clan not in taken]
    g.rng.shuffle(free)
    number = 2 if g.rule("two_labs") else 1
    cards: list[Card] = []
    for clan in free[:number]:
        g.foreign.append(clan.id)
        deck = clan.deck()
        g.rng.shuffle(deck)
        cards += deck[: LABORATORY_CARDS // number]
    return cards
