"""Every card, token and cube counted, and what could never be: for whoever plays games to find faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.basics import GOBLIN, RESERVED
from underkeep.clank_catacombs.kinds import Card
from underkeep.clank_catacombs.player import CUBES, HEALTH, Player
from underkeep.clank_catacombs.table import DRAGON_CUBES, GHOSTS, RAGE, SPACES, Game
from underkeep.clank_catacombs.tiles.printed import ALTAR, ROOMS
from underkeep.core.events import Event

# No random game is longer than this, by number of players (RS-024), and no decision wider (RS-025). The most stubborn
# of games are ended by their last turn (CC-A01).
MOST_DECISIONS: Final = {2: 2000, 3: 2400, 4: 2800, 5: 3200, 6: 3600}
MOST_OPTIONS: Final = 120


def census(g: Game) -> dict[str, int]:
    """How many there are of every card, token, artifact, tile and cube, over all places (RS-028)."""
    found: dict[str, int] = {}
    for name in everything(g):
        found[name] = found.get(name, 0) + 1
    for at, card in enumerate(RESERVED):
        found[card.id] = found.get(card.id, 0) + g.reserve[at]
    found["idols"] = g.idols + sum([me.idols for me in g.players])
    found["black cubes"] = g.bag_black + g.aside_black + sum([me.black for me in g.players])
    found["ghosts"] = g.ghosts + g.clank_ghosts + g.bag_ghosts + g.haunts
    for me in g.players:
        found[f"cubes of seat {me.seat}"] = cubes_of(g, me)
    return found


def cubes_of(g: Game, me: Player) -> int:
    return me.supply + me.altars + me.bruises + g.clank[me.seat] + g.bag[me.seat] + g.aside[me.seat]


def everything(g: Game) -> list[str]:
    things = [card.id for card in cards_on_the_table(g)]
    things += [token.id for token in [*g.majors, *g.minors, *g.prisoners, *g.market, *g.box]]
    things += [tile.id for tile in [*g.stack, *g.removed]]
    things += [placed.tile.id for placed in g.dungeon.placed]
    if g.turn.found is not None:
        things.append(g.turn.found.tile.id)
    artifacts = [*g.artifacts, *[value for values in g.treasures.values() for value in values]]
    for me in g.players:
        things += [token.id for token in me.tokens]
        artifacts += me.artifacts
    return things + [f"artifact {value}" for value in artifacts]


def cards_on_the_table(g: Game) -> list[Card]:
    cards: list[Card] = [*g.deck, *g.pile, *[card for card in g.row if card is not None]]
    for me in g.players:
        cards += me.whole_deck()
        cards += me.trash
    return cards


# The events that tell of a card or token being played, defeated, used or found.
SHOWN: Final = {
    ev.PLAYED: "played", ev.ACQUIRED: "acquired", ev.USED_DEVICE: "used", ev.DEFEATED: "defeated", ev.FOUND: "found",
    ev.USED: "used",
}  # fmt: skip


def to_be_seen(g: Game) -> list[str]:
    """What this game could show: every card acquired or defeated, every token found."""
    hoped = ["goblin defeated"]
    for card in cards_on_the_table(g):
        words = {"blue": "played", "device": "used", "monster": "defeated"}
        if card.header in words:
            hoped.append(f"{card.id} {words[card.header]}")
    return hoped + [f"{token.id} found" for token in [*g.majors, *g.minors, *g.prisoners, *g.market]]


def seen(events: Sequence[Event]) -> list[str]:
    return [f"{event.facts['card']} {SHOWN[event.kind]}" for event in events if event.kind in SHOWN]


def oddities(g: Game) -> list[str]:
    """What no rule allows, in words; an honest table has none."""
    odd = [f"seat {me.seat}: {what}" for me in g.players for what in oddities_of(g, me)]
    turn = g.turn
    counted = {
        "skill": turn.skill, "swords": turn.swords, "boots": turn.boots, "credit": turn.credit, "black": g.bag_black,
        "aside": g.aside_black, "bank ghosts": g.ghosts,
    }  # fmt: skip
    odd += [f"{number} {name}" for name, number in counted.items() if number < 0]
    if not 0 <= g.rage < len(RAGE):
        odd.append(f"rage at {g.rage}")
    if g.ghosts + g.clank_ghosts + g.bag_ghosts + g.haunts != GHOSTS:
        odd.append("a ghost too many, or too few (CC-002)")
    if g.bag_black + g.aside_black + sum([me.black for me in g.players]) != DRAGON_CUBES:
        odd.append("a dragon cube too many, or too few (CC-002)")
    if GOBLIN in cards_on_the_table(g):
        odd.append("the Goblin has left its place (CC-075)")
    for room, seats in g.altars.items():
        if not ROOMS[room].features & ALTAR or len(seats) > SPACES or len(set(seats)) < len(seats):
            odd.append(f"{ROOMS[room].id} is marked by {seats} (CC-158)")
    return odd + oddities_of_the_map(g)


def oddities_of(g: Game, me: Player) -> list[str]:
    odd: list[str] = []
    counted = {"gold": me.gold, "lockpicks": me.lockpicks, "cubes": me.supply, "bruises": me.bruises}
    odd += [f"{number} {name}" for name, number in counted.items() if number < 0]
    if cubes_of(g, me) != CUBES:
        odd.append(f"{cubes_of(g, me)} cubes (CC-002)")
    if me.damage() > HEALTH or (me.damage() == HEALTH and not me.out):
        odd.append(f"{me.damage()} damage (CC-218)")
    if me.top > len(me.deck):
        odd.append("knows more cards on top of the deck than there are")
    if any(me.seen.count(card) > me.hand.count(card) for card in me.seen):
        odd.append("shows cards that are not there")
    if not g.dungeon.holds(me.pawn):
        odd.append("stands on no tile")
    if me.play and (me is not g.active or g.phase not in ("turn", "springs")):
        odd.append("has cards in play out of turn (CC-194)")
    return odd


def oddities_of_the_map(g: Game) -> list[str]:
    """CC-119, CC-121: nothing overlaps, all hangs together, and every way can be told and walked back or not."""
    odd: list[str] = []
    dungeon = g.dungeon
    if len(dungeon.cells) != len(dungeon.placed) + 1:
        odd.append("tiles overlap (CC-119)")
    reached = [dungeon.start().rooms[0].number]
    for number in reached:
        for way in dungeon.ways[number]:
            if way.to >= 0 and way.to not in reached:
                reached.append(way.to)
    rooms = [room.number for placed in dungeon.placed for room in placed.tile.rooms]
    odd += [f"{ROOMS[number].id} cannot be reached (CC-121)" for number in rooms if number not in reached]
    for number in rooms:
        told = [(way.to, way.name) for way in dungeon.ways[number]]
        if len(set(told)) < len(told):
            odd.append(f"two ways out of {ROOMS[number].id} are called alike")
    return odd


Unseen = tuple[str, str]  # what it could be exchanged for, by a name; the thing itself


def unseen(g: Game, viewer: int) -> list[Unseen]:
    """The hidden things that `viewer` cannot tell apart from others, always in the same order of places (RS-061)."""
    hidden: list[Unseen] = []
    for me in g.players:
        group = f"cards of seat {me.seat}"
        if me.seat != viewer:
            shown = me.seen[:]
            for card in me.hand:
                if card in shown:
                    shown.remove(card)
                else:
                    hidden.append((group, card.id))
        hidden += [(group, card.id) for card in me.deck[: len(me.deck) - me.top]]
    hidden += [("dungeon deck", card.id) for card in g.deck]
    hidden += [("major secret", token.id) for token in g.majors]
    hidden += [("minor secret", token.id) for token in g.minors]
    hidden += [("prisoner", token.id) for token in g.prisoners]
    for tile in [*g.stack, *g.removed]:
        hidden.append(("depths tile" if tile.depths else "haven tile", tile.id))
    return hidden
