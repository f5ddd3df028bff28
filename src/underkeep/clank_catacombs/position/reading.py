"""A table set up as a position says."""

from __future__ import annotations

from typing import Any

from underkeep.clank_catacombs import setup
from underkeep.clank_catacombs.basics import RESERVED, starting_deck
from underkeep.clank_catacombs.cards import BONUSES, CATALOGUE
from underkeep.clank_catacombs.dungeon import STEPS, cell_at
from underkeep.clank_catacombs.kinds import STARTER, Card
from underkeep.clank_catacombs.player import HAND, HEALTH, Player
from underkeep.clank_catacombs.position.fields import NOTHING
from underkeep.clank_catacombs.position.played import offering, usual, waiting
from underkeep.clank_catacombs.position.supply import Supply, refuse
from underkeep.clank_catacombs.settings import RANDOM
from underkeep.clank_catacombs.table import GHOSTS, ROW, SPACES, Found, Game, Turn
from underkeep.clank_catacombs.tiles import SQUARE, room_named
from underkeep.clank_catacombs.tiles.depths import DEPTHS
from underkeep.clank_catacombs.tiles.haven import HAVEN
from underkeep.clank_catacombs.tiles.printed import ALTAR, LOCKS, ROOMS, lock_spellings
from underkeep.core.game import Settings


def side_of(data: dict[str, Any], settings: Settings) -> str:
    """The side that is up: as the options say, or, where those leave it to chance, as the position does."""
    side = settings["start_side"]
    return str(data.get("start_side", "a") if side == RANDOM else side)


def read(g: Game, data: dict[str, Any], settings: Settings) -> None:
    """Set the table up as `data` says, which has passed schema(); what it does not name is shuffled by the seed."""
    said = data.get("players", [])
    if len(said) != len(g.players):
        raise refuse("players", f"{len(g.players)} players sit here, {len(said)} are described")
    setup.fill(g, settings)
    supply = Supply(g)
    read_tiles(g, data)
    for me, theirs in zip(g.players, said, strict=True):
        read_player(g, me, theirs, supply, f"players[{me.seat}]")
    read_progress(g, data)
    read_turn(g, said[g.active.seat], data.get("this_turn", {}))
    read_row(g, data, supply)
    read_tokens(g, data, supply)
    read_artifacts(g, data)
    read_cubes(g, data, said)
    for me, theirs in zip(g.players, said, strict=True):
        finish_deck(g, me, theirs, f"players[{me.seat}]")
    read_what_waits(g, data.get("this_turn", {}))


# -- the map --------------------------------------------------------------------------------------------------


def read_tiles(g: Game, data: dict[str, Any]) -> None:
    """CC-119, CC-121: tiles on free cells, each beside another; the rest of the stack is shuffled."""
    used: list[str] = []
    for at, one in enumerate(data.get("tiles", [])):
        field = f"tiles[{at}]"
        if one["id"] not in SQUARE:
            check_start(g, one, field)
            continue
        cell = cell_at(one["cell"][0], one["cell"][1])
        if one["id"] in used:
            raise refuse(field, f"{one['id']} is used twice", "CC-001")
        if cell in g.dungeon.cells:
            raise refuse(f"{field}.cell", "another tile lies there", "CC-119")
        if not any(cell + step in g.dungeon.cells for step in STEPS):
            raise refuse(f"{field}.cell", "no other tile lies beside it", "CC-121")
        if one.get("rotation", 0) % 90:
            raise refuse(f"{field}.rotation", "a tile is turned by 0, 90, 180 or 270 degrees", "CC-121")
        used.append(one["id"])
        g.dungeon = g.dungeon.with_tile(SQUARE[one["id"]], cell, one.get("rotation", 0) // 90)
    found = data.get("this_turn", {}).get("found")
    if found is not None:
        used.append(found["tile"])
    named = data.get("stack", [])
    removed = data.get("removed", [])
    both = [*used, *named, *removed]
    for name in both:
        if both.count(name) > 1:
            raise refuse("stack", f"{name} is used twice", "CC-001")
    haven = [tile for tile in HAVEN if tile.id not in both]
    depths = [tile for tile in DEPTHS if tile.id not in both]
    g.rng.shuffle(haven)
    g.rng.shuffle(depths)
    known = len([name for name in [*used, *named] if not SQUARE[name].depths])
    on_top = max(0, setup.HAVEN_USED - known)
    g.removed = [*[SQUARE[name] for name in removed], *haven[on_top:]]
    g.stack = [*depths, *haven[:on_top], *[SQUARE[name] for name in named[::-1]]]


def check_start(g: Game, said: dict[str, Any], field: str) -> None:
    """CC-020: the start tile lies there anyway, and may be named."""
    start = g.dungeon.start().id
    if said["id"] != start or said["cell"] != [0, 0] or said.get("rotation", 0):
        raise refuse(field, f"{start} lies at 0, 0 and is not turned; start_side says which side is up", "CC-020")


def room_number(g: Game, name: str, field: str) -> int:
    room = room_named(name, g.dungeon.start())
    if room is None or not g.dungeon.holds(room.number):
        raise refuse(field, f"{name} is on no tile of the table")
    return room.number


# -- players --------------------------------------------------------------------------------------------------


def read_player(g: Game, me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    me.pawn = setup.crypt_of(g.dungeon.start())
    if "pawn" in said:
        me.pawn = room_number(g, said["pawn"], f"{field}.pawn")
    me.hand = supply.cards(said.get("hand", []), f"{field}.hand")
    me.play = supply.cards(said.get("play", []), f"{field}.play")
    me.discard = supply.cards(said.get("discard", []), f"{field}.discard")
    me.trash = supply.cards(said.get("trash", []), f"{field}.trash")
    me.deck = supply.cards(said.get("deck", [])[::-1], f"{field}.deck")
    me.top = said.get("known_on_top", 0)
    me.seen = [CATALOGUE[name] for name in said.get("known_in_hand", [])]
    if me.top > len(me.deck):
        raise refuse(f"{field}.known_on_top", f"only {len(me.deck)} cards are named there")
    for card in me.seen:
        if me.seen.count(card) > me.hand.count(card):
            raise refuse(f"{field}.known_in_hand", f"{card.id} is not there so often")
    me.gold = said.get("gold", 0)
    me.lockpicks = said.get("lockpicks", 0)
    me.artifacts = said.get("artifacts", [])[:]
    me.looted = [room_number(g, name, f"{field}.looted") for name in said.get("looted", [])]
    me.idols = said.get("idols", 0)
    me.tokens = [supply.token(name, f"{field}.tokens") for name in said.get("tokens", [])]
    me.escaped = said.get("state") == "escaped"
    me.out = said.get("state") == "out"
    if me.escaped and not me.artifacts:
        raise refuse(f"{field}.state", "nobody escapes without an artifact", "CC-227")
    me.black = said.get("black", 0)
    me.scratches = said.get("unmarked", 0)
    me.bruises = HEALTH - said.get("health", HEALTH) - me.black - me.scratches
    if me.bruises < 0:
        raise refuse(f"{field}.health", "more damage is marked than there is")
    if (me.damage() >= HEALTH) and not me.out:
        raise refuse(f"{field}.health", "whoever has no health left is out", "CC-218")


def finish_deck(g: Game, me: Player, said: dict[str, Any], field: str) -> None:
    """CC-004: those of the ten that nobody names are in the deck, below what is; a hand that is not named is drawn."""
    rest = starting_deck()
    for card in [*me.whole_deck(), *me.trash]:
        if card.header == STARTER:
            if card not in rest:
                raise refuse(field, f"{card.id} is used more often than a deck has it", "CC-004")
            rest.remove(card)
    g.rng.shuffle(rest)
    me.deck = [*rest, *me.deck]
    if "hand" not in said and not me.finished():
        for _ in range(min(HAND, len(me.deck))):
            me.hand.append(me.deck.pop())
        me.top = max(0, me.top - HAND)


# -- the turn -------------------------------------------------------------------------------------------------


def read_progress(g: Game, data: dict[str, Any]) -> None:
    active = data.get("active", 0)
    first = data.get("first", 0)
    for field, seat in (("active", active), ("first", first), *[("turners", one) for one in data.get("turners", [])],
                        *[("haunted", one) for one in data.get("haunted", [])]):  # fmt: skip
        if seat >= len(g.players):
            raise refuse(field, f"there is no seat {seat}")
    g.active = g.players[active]
    g.first = first
    g.count = data.get("turn", 1)
    g.phase = data.get("phase", "begin" if g.active.finished() else "turn")  # CC-238
    if g.phase in ("turn", "springs") and g.active.finished():
        raise refuse("active", f"seat {active} has finished", "CC-235")
    if not g.still_in():
        raise refuse("players", "everybody has finished", "CC-226")
    g.turners = data.get("turners", [])[:]
    g.roused = data.get("roused", False)
    g.haunts = data.get("haunts", 0)
    g.haunted = data.get("haunted", [])[:]


def read_turn(g: Game, said: dict[str, Any], more: dict[str, Any]) -> None:
    turn = g.turn = Turn()
    turn.skill = said.get("skill", 0)
    turn.swords = said.get("swords", 0)
    turn.boots = said.get("boots", 0)
    turn.credit = said.get("clank_credit", 0)
    past = usual(g)
    turn.clank_made = more.get("clank_made", past.clank_made)
    turn.skill_made = more.get("skill_made", past.skill_made)
    turn.gold_made = more.get("gold_made", past.gold_made)
    turn.stuck = more.get("stuck", False)
    turn.been = more.get("been", past.been)
    turn.caves_free = more.get("caves_free", past.caves_free)
    turn.bold = more.get("bold", past.bold)
    turn.portal = more.get("portal", False)
    turn.slain = more.get("slain", False)
    turn.freed = more.get("freed", False)
    turn.prayed = more.get("prayed", False)
    turn.springs = more.get("springs", 0)
    turn.flutes = more.get("flutes", past.flutes)
    turn.lutes = more.get("lutes", past.lutes)
    turn.curators = more.get("curators", past.curators)
    turn.rewarded = [room_number(g, name, "this_turn.rewarded") for name in more.get("rewarded", [])]
    turn.pending = [BONUSES[name] for name in more.get("pending", [])]
    turn.offers = [CATALOGUE[name] for name in more.get("offers", [])]
    turn.doomed = [CATALOGUE[name] for name in more["doomed"]] if "doomed" in more else past.doomed
    for card in [*turn.offers, *turn.doomed]:
        if turn.doomed.count(card) > g.active.play.count(card) or card not in g.active.play:
            raise refuse("this_turn.doomed", f"{card.id} is not in play so often", "CC-183")
    if "found" in more:
        read_found(g, turn, more["found"])
    if "crossing" in more:
        turn.crossing = g.dungeon.way_by(g.room(g.active), more["crossing"])
        if turn.crossing is None or turn.crossing.to < 0:
            raise refuse("this_turn.crossing", "no corridor leads to a tile there")


def read_what_waits(g: Game, more: dict[str, Any]) -> None:
    """Last of all, since what a card waits for may be anywhere on the table."""
    if "pending" not in more:
        g.turn.pending = waiting(g)
    if "offers" not in more:
        g.turn.offers = offering(g)


def read_found(g: Game, turn: Turn, said: dict[str, Any]) -> None:
    cell = cell_at(said["cell"][0], said["cell"][1])
    if cell in g.dungeon.cells:
        raise refuse("this_turn.found.cell", "another tile lies there", "CC-119")
    opening = -1
    if said["why"] <= 2:
        way = g.dungeon.way_by(g.room(g.active), said["by"])
        if way is None or way.cell != cell:
            raise refuse("this_turn.found.by", "no corridor leads there", "CC-118")
        opening = way.opening
    turn.found = Found(SQUARE[said["tile"]], cell, opening, said["by"], g.active.pawn, said["why"])


# -- cards, tokens, cubes -------------------------------------------------------------------------------------


def read_row(g: Game, data: dict[str, Any], supply: Supply) -> None:
    """The main discard pile, the row and what is named of the deck; the rest of it is shuffled below."""
    g.pile = supply.dungeon(data.get("dungeon_discard", []), "dungeon_discard")
    top = supply.dungeon(data.get("dungeon_deck", [])[::-1], "dungeon_deck")
    named: list[str] = data.get("row", [])
    for place, name in enumerate(named):
        g.row[place] = None if name == NOTHING else supply.dungeon([name], f"row[{place}]")[0]
    supply.take_reserve(data.get("reserve", {}))
    rest: list[Card] = supply.rest
    g.rng.shuffle(rest)
    if "row" not in data:
        for place in range(ROW):  # CC-025: without the dragon, as a game begins
            calm = [card for card in rest if not card.dragon]
            if calm:
                rest.remove(calm[-1])
                g.row[place] = calm[-1]
    g.deck = [*rest, *top]
    g.reserve = [supply.reserve[card.id] for card in RESERVED]


def read_tokens(g: Game, data: dict[str, Any], supply: Supply) -> None:
    pools = data.get("pools", {})
    g.box = [supply.token(name, "box") for name in data.get("box", [])]
    majors = [supply.token(name, "pools.major_secrets") for name in pools.get("major_secrets", [])[::-1]]
    minors = [supply.token(name, "pools.minor_secrets") for name in pools.get("minor_secrets", [])[::-1]]
    captives = [supply.token(name, "pools.prisoners") for name in pools.get("prisoners", [])[::-1]]
    g.rng.shuffle(supply.majors)
    g.rng.shuffle(supply.minors)
    g.rng.shuffle(supply.captives)
    g.majors = [*supply.majors, *majors]
    g.minors = [*supply.minors, *minors]
    g.prisoners = [*supply.captives, *captives]
    if "market" in data:
        g.market = [supply.token(name, "market") for name in data["market"]]
    else:
        g.market = supply.goods
    held = sum([me.idols for me in g.players])
    g.idols = data.get("idols", max(0, 3 - held))
    if g.idols + held > 3:
        raise refuse("idols", "there are three monkey idols", "CC-006")
    for name in data.get("locks", []):
        for corridor in LOCKS:
            if name in lock_spellings(corridor):
                g.unlocked |= corridor.lock
    g.opened = [room_number(g, name, "opened") for name in data.get("opened", [])]


def read_artifacts(g: Game, data: dict[str, Any]) -> None:
    """CC-017: what lies in rooms and in bags is not in the stack."""
    for name, values in data.get("treasures", {}).items():
        g.treasures[room_number(g, name, f"treasures.{name}")] = values[:]
    used = [value for values in g.treasures.values() for value in values]
    used += [value for me in g.players for value in me.artifacts]
    for value in used:
        if value not in g.artifacts:
            raise refuse("artifacts", f"there is no further artifact of {value}", "CC-006")
        g.artifacts.remove(value)
    if "artifacts" in data:
        for value in data["artifacts"]:
            if data["artifacts"].count(value) > g.artifacts.count(value):
                raise refuse("artifacts", f"there is no further artifact of {value}", "CC-006")
        g.artifacts = data["artifacts"][:]


def read_cubes(g: Game, data: dict[str, Any], said: list[dict[str, Any]]) -> None:
    """CC-002: thirty of each colour; whatever is not somewhere else is in the supply, and dragon cubes in the bag.

    Where a supply is named and the bag is not, what is missing there has gone into the bag.
    """
    for name, seats in data.get("altars", {}).items():
        room = room_number(g, name, f"altars.{name}")
        if not ROOMS[room].features & ALTAR:
            raise refuse(f"altars.{name}", "there is no altar", "CC-156")
        if len(seats) > SPACES:
            raise refuse(f"altars.{name}", f"an altar has {SPACES} spaces", "CC-161")
        if len(set(seats)) != len(seats) or any(seat >= len(g.players) for seat in seats):
            raise refuse(f"altars.{name}", "one cube of each player", "CC-158")
        g.altars[room] = seats[:]
        for seat in seats:
            g.players[seat].altars += 1
    for name, there in (("clank", g.clank), ("bag", g.bag), ("aside", g.aside)):
        for seat, count in enumerate(data.get(name, {}).get("cubes", [])):
            if seat >= len(g.players):
                raise refuse(f"{name}.cubes", f"there is no seat {seat}")
            there[seat] = count
    for me, theirs in zip(g.players, said, strict=True):
        elsewhere = g.clank[me.seat] + g.bag[me.seat] + g.aside[me.seat] + me.altars + me.bruises
        if elsewhere > me.supply:
            raise refuse(f"players[{me.seat}].cubes", "there are thirty cubes of each colour", "CC-002")
        me.supply -= elsewhere
        missing = me.supply - theirs.get("cubes", me.supply)
        if missing > 0 and "cubes" not in data.get("bag", {}):
            g.bag[me.seat] += missing
            me.supply -= missing
        elif missing:
            raise refuse(f"players[{me.seat}].cubes", f"{me.supply} are left by the rest of the table", "CC-002")
    g.aside_black = data.get("aside", {}).get("black", 0)
    left = g.bag_black - g.aside_black - sum([me.black for me in g.players])
    g.bag_black = data.get("bag", {}).get("black", left)
    if g.bag_black != left:
        g.aside_black += left - g.bag_black
    if g.aside_black < 0 or g.bag_black < 0:
        raise refuse("bag.black", "there are twenty-four dragon cubes", "CC-002")
    g.clank_ghosts = data.get("clank", {}).get("ghosts", 0)
    g.bag_ghosts = data.get("bag", {}).get("ghosts", 0)
    g.ghosts = GHOSTS - g.clank_ghosts - g.bag_ghosts - g.haunts
    if g.ghosts < 0:
        raise refuse("clank.ghosts", "there are five ghosts", "CC-002")
    g.rage = data.get("rage", g.rage)
    if g.phase == "attack":
        g.draws = data.get("draws", g.attack_of_the_finished() if g.active.finished() else g.attack_size())
