"""Before the first turn: clans are chosen, and the first monsters go to their rooms (KH-015 to KH-026)."""

from __future__ import annotations

from underkeep.core.decision import Decision
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.cards import CLANS
from underkeep.keep_the_heroes_out.kinds import ROOMS, VAULT, Clan
from underkeep.keep_the_heroes_out.options import InRoom, TakeClan
from underkeep.keep_the_heroes_out.player import HAND, Player
from underkeep.keep_the_heroes_out.setup import open_loot
from underkeep.keep_the_heroes_out.table import SEATS, Game
from underkeep.keep_the_heroes_out.verbs.decks import draw


async def choose_clans(g: Game) -> None:
    """KH-015: from the youngest, who sits first, onward; each clan can be taken once."""
    without = [me for me in g.players if me.clan is None]
    if not without:
        g.pulse += 1
        open_loot(g)
        g.phase = "muster"
        return
    me = without[0]
    picked = await Decision(me.seat, "clan", [TakeClan(clan) for clan in free_clans(g)])
    take_clan(g, me, picked.clan)


def free_clans(g: Game) -> list[Clan]:
    taken = [me.clan for me in g.players]
    return [clan for clan in CLANS if clan not in taken]


def take_clan(g: Game, me: Player, clan: Clan) -> None:
    """KH-016, KH-017: its card, its Tactics, its monsters."""
    g.pulse += 1
    me.clan = clan
    me.lair = clan.monsters
    me.deck = clan.deck()
    g.tell(ev.CLAN_CHOSEN, me.seat, {"clan": clan.id})


async def muster(g: Game) -> None:
    """KH-018 to KH-021: one monster after the other, into rooms of the kind shown, split at will."""
    waiting = [me for me in g.players if me.monsters().monsters - me.lair < me.monsters().start]
    if not waiting:
        start(g)
        return
    me = waiting[0]
    clan = me.monsters()
    rooms = [room for room in clan.rooms if g.dungeon.holds[room]] or [VAULT]
    picked = await Decision(me.seat, "muster", [InRoom("muster", room) for room in rooms])
    g.pulse += 1
    me.lair -= 1
    g.monsters[picked.room * SEATS + me.seat] += 1
    g.tell(ev.MUSTERED, me.seat, {"clan": clan.id, "room": ROOMS[picked.room]})


def start(g: Game) -> None:
    """KH-024, KH-026: five cards for everyone; whose clan has the fewest monsters begins."""
    for me in g.players:
        g.rng.shuffle(me.deck)
        draw(g, me, HAND)
    g.active = min(g.players, key=lambda one: one.monsters().monsters)
    g.first = g.active.seat
    g.phase = "begin"
