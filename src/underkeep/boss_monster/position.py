"""A table written down, and set up again (think FEN)."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.impossible import OPENING, check_company, check_opening, check_players, check_start, refuse
from underkeep.boss_monster.kinds import BossCard, Card, HeroCard, RoomCard, SpellCard
from underkeep.boss_monster.pieces import FULL, Game, Hero, Player, Room, names
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.rules import CHAPTERS
from underkeep.boss_monster.scoring import LAST_ROUND
from underkeep.core.schema import Kind, flag, integer, list_of, mapping, one_of

TAG: Final = integer(0, (1 << 48) - 1)
COUNT: Final = integer(0, 999)


def ids(kind: type[Card], what: str) -> Kind[str]:
    return one_of([name for name, card in CATALOGUE.items() if isinstance(card, kind)], what)


def schema() -> dict[str, Kind[Any]]:
    """The fields of a position file, with the cards that are on the shelf now."""
    room = ids(RoomCard, "room")
    hero = ids(HeroCard, "hero")
    card = one_of([name for name, card in CATALOGUE.items() if isinstance(card, (RoomCard, SpellCard))], "card")
    in_play = hero | mapping(
        {"hero": hero, "damage": COUNT, "health": integer(-99, 99), "waits": flag()}, required=["hero"]
    )
    inside = mapping(
        {
            "hero": hero,
            "room": integer(1, FULL + 1),
            "damage": COUNT,
            "health": integer(-99, 99),
            "between": flag(),
            "stood": integer(1, FULL),
        },
        required=["hero", "room"],
    )
    stack = room | mapping(
        {
            "room": room,
            "stack": list_of(room),
            "face_down": room,
            "tag": TAG,
            "laid": integer(0, 9),
            "deactivated": flag(),
            "used": flag(),
            "spent": integer(0, 1 << 20),
            "bonus": COUNT,
            "met": list_of(hero),
        }
    )
    player = mapping(
        {
            "boss": ids(BossCard, "boss"),
            "offered": list_of(ids(BossCard, "boss"), most=2),
            "dungeon": list_of(stack, most=FULL),
            "hand": list_of(card),
            "tags": list_of(TAG),
            "entrance": list_of(in_play),
            "inside": inside,
            "souls": integer(0, 60) | list_of(hero),
            "wounds": integer(0, 60) | list_of(hero),
            "levelled_up": flag(),
            "levelling": flag(),
            "out": flag(),
            "builds": integer(0, 9),
            "extra_damage": COUNT,
            "treasure_factor": integer(1, 256),  # fifteen icons so often still fit into a hoard
            "closed": flag(),
            "gained_soul": flag(),
        },
        required=["boss"],
    )
    return {
        "round": integer(0, LAST_ROUND),
        "phase": one_of(list(CHAPTERS), "phase"),
        "active": integer(0, 5),
        "window": mapping({"passed": integer(0, 6), "gate": flag(), "declared": integer(0, 99_999)}),
        "players": list_of(player),
        "town": list_of(in_play),
        "decks": mapping(
            {
                "rooms": list_of(room),
                "spells": list_of(ids(SpellCard, "spell")),
                "heroes": list_of(hero),
                "epic_heroes": list_of(hero),
            }
        ),
        "tags": mapping({"rooms": list_of(TAG), "spells": list_of(TAG), "buried": list_of(TAG)}),
        "discard": list_of(card),
        "gone": list_of(one_of(list(CATALOGUE), "card")),
        "buried": list_of(card),
        "no_building": flag(),
        "lured": flag(),
        "epoch": integer(0, 63),
    }


START: Final = "start"


# -- writing --------------------------------------------------------------------------------------------------


def write(g: Game) -> dict[str, Any]:
    """The table between two chapters. What is as usual is left out."""
    unbegun = g.phase == START and g.turn == 0 and not g.gate
    said: dict[str, Any] = {
        "round": g.round + 1 if unbegun else g.round,
        "phase": g.phase,
        "active": g.order[g.turn] if g.turn < len(g.order) else 0,
    }
    window: dict[str, Any] = {"passed": g.polled, "gate": g.gate, "declared": g.declared}
    if any(window.values()):
        said["window"] = window
    said["players"] = [write_player(g, player) for player in g.players]
    said["town"] = [write_hero(hero) for hero in g.town]
    said["decks"] = {
        "rooms": names(g.room_deck.cards[::-1]),
        "spells": names(g.spell_deck.cards[::-1]),
        "heroes": names(g.hero_deck[::-1]),
        "epic_heroes": names(g.epic_deck[::-1]),
    }
    tags = {"rooms": g.room_deck.tags[::-1], "spells": g.spell_deck.tags[::-1]}
    said["discard"] = names(g.discard)
    said["gone"] = names(g.gone)
    if g.buried_rooms.cards or g.buried_spells.cards:
        said["buried"] = [*names(g.buried_rooms.cards), *names(g.buried_spells.cards)]
        tags["buried"] = [*g.buried_rooms.tags, *g.buried_spells.tags]
    if any(map(any, tags.values())):
        said["tags"] = tags
    unusual: dict[str, Any] = {"no_building": g.no_building, "lured": g.lured, "epoch": g.epoch}
    said.update({name: value for name, value in unusual.items() if value})
    return said


def write_player(g: Game, me: Player) -> dict[str, Any]:
    said: dict[str, Any] = {"boss": me.boss.id}
    if me.offered:
        said["offered"] = names(me.offered)
    said["dungeon"] = [write_room(room) for room in me.dungeon]
    said["hand"] = names(me.rooms.cards) + names(me.spells.cards)
    if any(me.rooms.tags) or any(me.spells.tags):
        said["tags"] = me.rooms.tags + me.spells.tags
    said["entrance"] = [write_hero(hero) for hero in me.entrance]
    if g.walker is not None and g.active is me:
        inside: dict[str, Any] = {"hero": g.walker.card.id, "room": g.place + 1, "damage": g.walker.damage}
        if g.walker.bonus:
            inside["health"] = g.walker.bonus
        if not g.inside:
            inside |= {"between": True, "stood": g.stood + 1}
        said["inside"] = inside
    said["souls"] = names(me.soul_cards)
    said["wounds"] = names(me.wound_cards)
    said["levelled_up"] = me.levelled_up
    said["builds"] = me.builds
    unusual: dict[str, Any] = {
        "levelling": me.levelling,
        "out": me.out,
        "extra_damage": me.extra_damage,
        "closed": me.closed,
        "gained_soul": me.gained_soul,
        "treasure_factor": me.treasure_factor if me.treasure_factor > 1 else 0,
    }
    said.update({name: value for name, value in unusual.items() if value})
    return said


def write_room(room: Room) -> str | dict[str, Any]:
    extras: dict[str, Any] = {
        "face_down": None if room.face_down is None else room.face_down.id,
        "tag": room.tag,
        "laid": room.fresh,
        "deactivated": room.deactivated,
        "spent": room.spent,
        "bonus": room.bonus,
        "met": names(room.met),
    }
    unusual = {name: value for name, value in extras.items() if value}
    if len(room.stack) == 1:
        return {"room": room.stack[0].id, **unusual} if unusual else room.stack[0].id
    return {"stack": names(room.stack), **unusual}


def write_hero(hero: Hero) -> str | dict[str, Any]:
    extras: dict[str, Any] = {"damage": hero.damage, "health": hero.bonus, "waits": hero.waits}
    unusual = {name: value for name, value in extras.items() if value}
    return {"hero": hero.card.id, **unusual} if unusual else hero.card.id


# -- reading --------------------------------------------------------------------------------------------------


class Supply:
    """The cards of the game that are not on the table yet. Each may be used as often as the game has it."""

    def __init__(self, cards: list[Card]) -> None:
        self.left: list[Card] = cards

    def take(self, name: str, field: str) -> Card:
        card = CATALOGUE[name]
        if card not in self.left:
            raise refuse(field, f"{name} is used more often than this game has it", "BM-016")
        self.left.remove(card)
        return card

    def room(self, name: str, field: str) -> RoomCard:
        card = self.take(name, field)
        assert isinstance(card, RoomCard)  # the schema has seen to it
        return card

    def hero(self, name: str, field: str) -> HeroCard:
        card = self.take(name, field)
        assert isinstance(card, HeroCard)  # the schema has seen to it
        return card

    def boss(self, name: str, field: str) -> BossCard:
        card = self.take(name, field)
        assert isinstance(card, BossCard)  # the schema has seen to it
        return card

    def heroes(self, given: int | list[str], field: str) -> list[HeroCard]:
        """Heroes by name; a number is made up later, of those that nobody names."""
        if isinstance(given, int):
            return []
        return [self.hero(name, f"{field}[{at}]") for at, name in enumerate(given)]

    def share_out(self, wishes: list[tuple[int, str]]) -> list[list[HeroCard]]:
        """BM-085: heroes that are worth these numbers of souls and wounds: ordinary ones as far as they go."""
        ordinary = [card for card in self.left if isinstance(card, HeroCard) and not card.epic]
        epic = [card for card in self.left if isinstance(card, HeroCard) and card.epic]
        for at, (number, field) in enumerate(wishes):
            if count_epic([number for number, _ in wishes[: at + 1]], len(ordinary)) > len(epic):
                raise refuse(field, f"there are not enough heroes for {number}", "BM-085")
        twos = count_epic([number for number, _ in wishes], len(ordinary))
        shares: list[list[HeroCard]] = []
        for number, _ in reversed(wishes):
            pairs = min(twos, number // 2)
            twos -= pairs
            ones = number - 2 * pairs
            shares.append([*ordinary[len(ordinary) - ones :], *epic[len(epic) - pairs :]])
            del ordinary[len(ordinary) - ones :], epic[len(epic) - pairs :]
        self.left = [card for card in self.left if not any(card in share for share in shares)]
        return shares[::-1]


def count_epic(numbers: list[int], ordinary: int) -> int:
    """How many epic heroes, worth two each, make these numbers up with so many ordinary ones; too many if none do."""
    twos = max(0, sum(numbers) - ordinary + 1) // 2
    return twos if twos <= sum([number // 2 for number in numbers]) else 1 << 30


def read(g: Game, data: dict[str, Any], cards: list[Card]) -> None:
    """Set the table up as `data` says, which has passed schema(); the rest of the game's cards is shuffled."""
    supply = Supply(cards)
    said = data.get("players", [])
    if len(said) != len(g.players):
        raise refuse("players", f"{len(g.players)} players sit here, {len(said)} are described")
    for me, theirs in zip(g.players, said, strict=True):
        read_player(me, theirs, supply, f"players[{me.seat}]")
    check_company(g)
    if data.get("phase") != "bosses":  # until then nobody's XP is known
        g.rank_by_xp()
    read_round(g, data)
    check_players(g)
    for me, theirs in zip(g.players, said, strict=True):
        if "inside" in theirs:
            read_walker(g, me, theirs["inside"], supply, f"players[{me.seat}].inside")
    g.town = [read_hero(hero, supply, f"town[{at}]") for at, hero in enumerate(data.get("town", []))]
    g.discard = [supply.take(name, f"discard[{at}]") for at, name in enumerate(data.get("discard", []))]
    g.gone = [supply.take(name, f"gone[{at}]") for at, name in enumerate(data.get("gone", []))]
    read_buried(g, data, supply)
    on_top = read_decks(data, supply)
    read_scores(g, said, supply)
    check_opening(g)
    if g.phase == START:
        check_start(g)
    stack_decks(g, on_top, data.get("tags", {}), supply.left)


def read_scores(g: Game, said: list[dict[str, Any]], supply: Supply) -> None:
    """Souls and wounds that are given as numbers, of heroes that nobody has named."""
    wishes: list[tuple[int, str]] = []
    areas: list[list[HeroCard]] = []
    for me, theirs in zip(g.players, said, strict=True):
        for name, area in (("souls", me.soul_cards), ("wounds", me.wound_cards)):
            if isinstance(theirs.get(name), int):
                wishes.append((theirs[name], f"players[{me.seat}].{name}"))
                areas.append(area)
    for area, share in zip(areas, supply.share_out(wishes), strict=True):
        area.extend(share)
    for me in g.players:
        me.count_score()


def read_buried(g: Game, data: dict[str, Any], supply: Supply) -> None:
    """BM-229: hands that have left the game with their owners."""
    cards = [supply.take(name, f"buried[{at}]") for at, name in enumerate(data.get("buried", []))]
    tags = data.get("tags", {}).get("buried", [0] * len(cards))
    if len(tags) != len(cards):
        raise refuse("tags.buried", f"one for each of the {len(cards)} buried cards")
    for card, tag in zip(cards, tags, strict=True):
        if isinstance(card, RoomCard):
            g.buried_rooms.add(card, tag)
        else:
            assert isinstance(card, SpellCard)  # the schema has seen to it
            g.buried_spells.add(card, tag)


def read_round(g: Game, data: dict[str, Any]) -> None:
    g.phase = data.get("phase", "build")
    g.round = data.get("round", 1)
    if g.phase in OPENING and g.round == 1:  # the first round is still to come
        g.round = 0
    active = data.get("active", g.order[0])
    if active not in g.order:
        raise refuse("active", f"seat {active} is not in the game")
    window = data.get("window", {})
    unbegun = g.phase in (START, "reveal", "end") and not window.get("gate", False)
    whole = unbegun or g.phase in ("bosses", "bait", "over")  # what concerns all players begins with the first of them
    g.give_turn(0 if whole else g.order.index(active))
    g.polled = window.get("passed", 0)
    g.gate = window.get("gate", False)
    g.declared = window.get("declared", 0)
    if g.polled > len(g.order):
        raise refuse("window.passed", f"only {len(g.order)} players can pass")
    if g.phase == START and unbegun:
        g.round -= 1
    g.no_building = data.get("no_building", False)
    g.lured = data.get("lured", False)
    g.epoch = data.get("epoch", 0)


def read_player(me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    me.boss = supply.boss(said["boss"], f"{field}.boss")
    me.offered = [
        me.boss if name == me.boss.id else supply.boss(name, f"{field}.offered") for name in said.get("offered", [])
    ]
    me.dungeon = [
        read_room(me, room, supply, f"{field}.dungeon[{at}]") for at, room in enumerate(said.get("dungeon", []))
    ]
    read_hand(me, said, supply, field)
    me.survey()
    me.entrance = [
        read_hero(hero, supply, f"{field}.entrance[{at}]") for at, hero in enumerate(said.get("entrance", []))
    ]
    me.soul_cards = supply.heroes(said.get("souls", []), f"{field}.souls")
    me.wound_cards = supply.heroes(said.get("wounds", []), f"{field}.wounds")
    me.levelled_up = said.get("levelled_up", False)
    me.levelling = said.get("levelling", False)
    me.out = said.get("out", False)
    me.builds = said.get("builds", 1)
    me.extra_damage = said.get("extra_damage", 0)
    me.treasure_factor = said.get("treasure_factor", 1)
    me.closed = said.get("closed", False)
    me.gained_soul = said.get("gained_soul", False)


def read_hand(me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    hand = said.get("hand", [])
    tags = said.get("tags", [0] * len(hand))
    if len(tags) != len(hand):
        raise refuse(f"{field}.tags", "one for each card of the hand")
    for at, name in enumerate(hand):
        card = supply.take(name, f"{field}.hand[{at}]")
        if isinstance(card, RoomCard):
            me.rooms.add(card, tags[at])
        else:
            assert isinstance(card, SpellCard)  # the schema has seen to it
            me.spells.add(card, tags[at])


def read_room(me: Player, said: str | dict[str, Any], supply: Supply, field: str) -> Room:
    if isinstance(said, str):
        said = {"room": said}
    if ("room" in said) == ("stack" in said):
        raise refuse(field, "name either a room or a stack")
    stack = [supply.room(name, field) for name in said.get("stack", [said.get("room")]) if name]
    laid = supply.room(said["face_down"], f"{field}.face_down") if "face_down" in said else None
    top = stack[-1] if stack else laid
    if top is None:
        raise refuse(field, "there is no card here")
    room = Room(me.seat, top, stack)
    room.face_down = laid
    room.tag = said.get("tag", 0)
    room.fresh = said.get("laid", 1 if room.face_down else 0)
    room.deactivated = said.get("deactivated", False)
    room.spent = said.get("spent", 1 << len(stack) if said.get("used", False) else 0)
    room.bonus = said.get("bonus", 0)
    room.met = [hero_card(name) for name in said.get("met", [])]
    return room


def hero_card(name: str) -> HeroCard:
    card = CATALOGUE[name]
    assert isinstance(card, HeroCard)  # the schema has seen to it
    return card


def read_hero(said: str | dict[str, Any], supply: Supply, field: str) -> Hero:
    if isinstance(said, str):
        return Hero(supply.hero(said, field))
    hero = Hero(supply.hero(said["hero"], f"{field}.hero"))
    hero.damage = said.get("damage", 0)
    hero.bonus = said.get("health", 0)
    hero.waits = said.get("waits", False)
    return hero


def read_walker(g: Game, me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    if g.phase != "adventure" or g.active is not me:
        raise refuse(field, "only the active player's dungeon is walked, in the adventure phase", "BM-159")
    hero = Hero(supply.hero(said["hero"], f"{field}.hero"))
    hero.damage = said.get("damage", 0)
    hero.bonus = said.get("health", 0)
    g.walker = hero
    g.place = said["room"] - 1
    g.inside = not said.get("between", False)
    g.stood = g.place if g.inside else said.get("stood", 1) - 1
    g.gate = True
    if g.inside and (g.place >= len(me.dungeon) or not me.dungeon[g.place].stack):
        raise refuse(f"{field}.room", f"this dungeon has no room {said['room']}", "BM-210")


def read_decks(data: dict[str, Any], supply: Supply) -> dict[str, list[Card]]:
    """The cards that are named lie on top, the first one topmost."""
    decks = data.get("decks", {})
    on_top = {
        name: [supply.take(card, f"decks.{name}[{at}]") for at, card in enumerate(decks.get(name, []))][::-1]
        for name in ("rooms", "spells", "heroes", "epic_heroes")
    }
    for name in ("heroes", "epic_heroes"):
        for card in on_top[name]:
            if isinstance(card, HeroCard) and card.epic != (name == "epic_heroes"):
                raise refuse(f"decks.{name}", f"{card.id} belongs to the other hero deck", "BM-145")
    return on_top


def stack_decks(g: Game, on_top: dict[str, list[Card]], tags: dict[str, list[int]], rest: list[Card]) -> None:
    """All cards that are left are shuffled beneath; bosses that nobody has stay in the box."""
    g.rng.shuffle(rest)
    rooms = [card for card in [*rest, *on_top["rooms"]] if isinstance(card, RoomCard)]
    spells = [card for card in [*rest, *on_top["spells"]] if isinstance(card, SpellCard)]
    g.room_deck = Pile(rooms, read_tags(tags, "rooms", len(rooms)))
    g.spell_deck = Pile(spells, read_tags(tags, "spells", len(spells)))
    g.hero_deck = [card for card in [*rest, *on_top["heroes"]] if isinstance(card, HeroCard) and not card.epic]
    g.epic_deck = [card for card in [*rest, *on_top["epic_heroes"]] if isinstance(card, HeroCard) and card.epic]
    g.gone += [card for card in rest if isinstance(card, BossCard)]
    g.boss_deck = []


def read_tags(tags: dict[str, list[int]], name: str, count: int) -> list[int]:
    given = tags.get(name, [0] * count)
    if len(given) != count:
        raise refuse(f"tags.{name}", f"one for each of the {count} cards of the deck")
    return given[::-1]
