"""Every card, token and monster counted, and what could never be: for whoever plays games to find faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underkeep.core.events import Event
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    DAMAGE_TOKENS,
    FINISHED,
    GOODS,
    GOODS_TOKENS,
    HERO_TOKENS,
    HEROES,
    NO_PORTAL,
    PORTAL_TOKENS,
    ROOMS,
    VAULT,
    Card,
)
from underkeep.keep_the_heroes_out.player import HAND, Player
from underkeep.keep_the_heroes_out.table import DAMAGE, PROJECTS, ROW, SEATS, Game

# No random game is longer than this, by number of players (RS-024), and no decision wider (RS-025).
MOST_DECISIONS: Final = {1: 2500, 2: 2500, 3: 2500, 4: 2500, 5: 2500, 6: 2500}
MOST_OPTIONS: Final = 160


def census(g: Game) -> dict[str, int]:
    """How many there are of every card, token, monster and room, over all places (RS-028)."""
    found: dict[str, int] = {}
    for name in everything(g):
        found[name] = found.get(name, 0) + 1
    for goods in range(CARRIED):
        found[GOODS[goods]] = g.reserve[goods] + sum(g.goods[goods::CARRIED])
    for hero in range(CLASSES):
        found[HEROES[hero]] = g.heroes[hero] + sum(g.awake[hero::CLASSES]) + sum(g.resting[hero::CLASSES])
    found["portals"] = g.spare_portals + len([one for one in g.portals if one != NO_PORTAL])
    found["damage"] = g.damage + sum([one % DAMAGE for one in g.hurt])
    return found


def everything(g: Game) -> list[str]:
    """Cards, treasures and rooms; whose clan is not chosen yet has no cards, so those of clans are counted apart."""
    things = [card.id for card in [*g.loot, *g.row] if not card.clan]
    for me in g.players:
        things += [card.id for card in me.whole_deck() if not card.clan]
    things += [card.id for card in [*g.guild, *g.pile]]
    things += [one.id for one in [*g.hoard, *g.stolen, *[one for one in g.treasures if one is not None]]]
    return things + [f"room {ROOMS[room]}" for room in [*g.dungeon.rooms, *g.projects, *g.builder]]


def cards_on_the_table(g: Game) -> list[Card]:
    cards: list[Card] = [*g.loot, *g.row]
    for me in g.players:
        cards += me.whole_deck()
    return cards


# The events that tell of something rare.
SHOWN: Final = {ev.PLAYED: "played", ev.GAINED: "gained", ev.DEFENDED: "defended", ev.GUILD_CARD: "drawn"}


def to_be_seen(g: Game) -> list[str]:
    """What this game could show: every card of a deck played, every loot card bought, every Guild card drawn."""
    hoped = [f"{card.id} {'played' if card.clan else 'gained'}" for card in cards_on_the_table(g)]
    hoped += [f"{card.id} drawn" for card in [*g.guild, *g.pile]]
    return hoped + [f"{one.id} stolen" for one in [*g.hoard, *[one for one in g.treasures if one is not None]]]


def seen(events: Sequence[Event]) -> list[str]:
    told = [f"{event.facts['card']} {SHOWN[event.kind]}" for event in events if event.kind in SHOWN]
    return told + [f"{event.facts['treasure']} stolen" for event in events if event.kind is ev.STOLEN]


def oddities(g: Game) -> list[str]:
    """What no rule allows, in words; an honest table has none."""
    odd = [f"seat {me.seat}: {what}" for me in g.players if me.clan is not None for what in oddities_of(g, me)]
    counted = {
        "goods": min(g.goods), "reserve": min(g.reserve), "awake": min(g.awake), "resting": min(g.resting),
        "heroes": min(g.heroes), "monsters": min(g.monsters), "portals": g.spare_portals, "damage": g.damage,
        "due": g.due, "sunk": len(g.loot) - g.sunk,
    }  # fmt: skip
    odd += [f"{number} {name}" for name, number in counted.items() if number < 0]
    found = census(g)
    for goods in range(CARRIED):
        if found[GOODS[goods]] != GOODS_TOKENS[goods]:
            odd.append(f"{found[GOODS[goods]]} of {GOODS[goods]} (KH-013)")
    for hero in range(CLASSES):
        if found[HEROES[hero]] != HERO_TOKENS:
            odd.append(f"{found[HEROES[hero]]} of {HEROES[hero]} (KH-083)")
    if found["portals"] != PORTAL_TOKENS or found["damage"] != DAMAGE_TOKENS:
        odd.append("a portal or damage token too many, or too few (KH-013)")
    if len(g.row) > ROW or len(g.projects) > PROJECTS:
        odd.append("too much lies open (KH-010, KH-148)")
    if not g.stack and any(g.awake) and g.result is None:
        odd.append("heroes are active, and nobody minds (KH-074)")
    vault = g.treasures[VAULT]
    if (vault is None or vault.value != 4) and g.result is None:
        odd.append("the Vault is empty, and the game goes on (KH-070)")
    for room in range(len(ROOMS)):
        if not g.dungeon.holds[room] and (g.guarded(room) or g.active_in(room) or g.portals[room] == FINISHED):
            odd.append(f"something is in the {ROOMS[room]}, which is not there")
    return odd


def oddities_of(g: Game, me: Player) -> list[str]:
    clan = me.monsters()
    odd: list[str] = []
    if me.lair < 0 or me.lair + g.in_dungeon(me) != clan.monsters:
        odd.append("a monster too many, or too few (KH-017)")
    if any(me.seen.count(card) > me.hand.count(card) for card in me.seen):
        odd.append("shows cards that are not there")
    own = [card.id for card in me.whole_deck() if card.clan == clan.id]
    if sorted(own) != sorted([card.id for card in clan.deck()]):
        odd.append("has lost or found Tactics cards (KH-016)")
    if me.play and (me is not g.active or g.phase not in ("play", "exchange")):
        odd.append("has cards in play out of turn (KH-062)")
    if me is g.active and g.phase == "rest" and len(me.hand) < min(HAND, len(me.whole_deck())) and not g.stack:
        odd.append("has not filled up the hand (KH-063)")
    for one in g.hurt:
        if one // DAMAGE % SEATS == me.seat and one % DAMAGE >= clan.health:
            odd.append("has a monster that should have left (KH-188)")
    return odd


Unseen = tuple[str, str]  # what it could be exchanged for, by a name; the thing itself


def unseen(g: Game, viewer: int) -> list[Unseen]:
    """The hidden things that `viewer` cannot tell apart from others, always in the same order of places (RS-061)."""
    hidden: list[Unseen] = []
    shuffled = g.phase not in ("clans", "muster")
    for me in g.players:
        group = f"cards of seat {me.seat}"
        if me.seat != viewer:
            shown = me.seen[:]
            for card in me.hand:
                if card in shown:
                    shown.remove(card)
                else:
                    hidden.append((group, card.id))
        if shuffled:
            hidden += [(group, card.id) for card in me.deck]
    hidden += [("guild deck", card.id) for card in g.guild]
    hidden += [("loot deck", card.id) for card in g.loot[g.sunk :]]
    hidden += [("builder", ROOMS[room]) for room in g.builder]
    for treasure in g.treasures:
        if treasure is not None:
            hidden.append((f"treasure of {treasure.value}", treasure.id))
    return hidden
