"""A table set up as a position says."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.extras import Fittings, Today
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import ROUND_ENDS
from underkeep.boss_monster.items import Gear, ItemCard, Wares
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Hero, Miniboss, Room
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.position.fields import ERRAND, FITTINGS
from underkeep.boss_monster.position.impossible import (
    OPENING,
    check_company,
    check_opening,
    check_players,
    check_start,
    refuse,
)
from underkeep.boss_monster.position.supply import Supply
from underkeep.boss_monster.position.writing import START
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.items import spellbind


def read(g: Game, data: dict[str, Any], cards: list[Card], at_home: dict[HeroCard, HeroCard] | None = None) -> None:
    """Set the table up as `data` says, which has passed schema(); the rest of the game's cards is shuffled.

    `at_home` are heroes who have made way for a star hero; one that is named comes, and that star stays at home.
    """
    supply = Supply(cards[:], at_home)
    said = data.get("players", [])
    if len(said) != len(g.players):
        raise refuse("players", f"{len(g.players)} players sit here, {len(said)} are described")
    for me, theirs in zip(g.players, said, strict=True):
        read_player(me, theirs, supply, f"players[{me.seat}]")
    check_company(g)
    if data.get("phase") != "bosses":  # until then nobody's XP is known
        g.rank_by_xp()
    read_round(g, data)
    for me, theirs in zip(g.players, said, strict=True):
        if g.phase == "adventure" and me.today is not None and "today" not in theirs:
            recall(me, me.today, walked="inside" in theirs)
    dug = any(isinstance(card, (RoomCard, BossCard)) and card.unearths for card in cards)
    silenced = any(card.silences for card in cards)
    check_players(g, lent=any(map(lends_treasure, cards)), dug=dug, silenced=silenced)
    for me, theirs in zip(g.players, said, strict=True):
        if "inside" in theirs:
            read_walker(g, me, theirs["inside"], supply, f"players[{me.seat}].inside")
    g.town = [read_hero(hero, supply, f"town[{at}]") for at, hero in enumerate(data.get("town", []))]
    read_items(g, data, supply)
    if any(hero.errand is not None for hero in g.heroes()):
        g.eventful = True  # whatever boxes the game is from
    g.discard = [supply.take(name, f"discard[{at}]") for at, name in enumerate(data.get("discard", []))]
    g.gone = [supply.take(name, f"gone[{at}]") for at, name in enumerate(data.get("gone", []))]
    read_buried(g, data, supply)
    on_top = read_decks(data, supply)
    read_scores(g, said, supply)
    check_opening(g)
    if g.phase == START:
        check_start(g)
    supply.send_stars_home()
    stack_decks(g, on_top, data.get("tags", {}), supply.left)


def lends_treasure(card: Card) -> bool:
    """Whether a room may have had other treasures than those printed on it, by this card."""
    return isinstance(card, MinibossCard) or (isinstance(card, (SpellCard, ItemCard)) and card.lends_treasure)


def read_items(g: Game, data: dict[str, Any], supply: Supply) -> None:
    """BM-108: the items in town that nobody carries; a table that has any item has a place for them."""
    town = [supply.item(name, f"items[{at}]") for at, name in enumerate(data.get("items", []))]
    if g.wares is None and (town or any(hero.item is not None for hero in g.heroes())):
        g.wares = Wares()
    if g.wares is not None:
        g.eventful = True
        g.wares.town = town
        g.wares.spellproof = any(hero.item is not None and hero.item.hinders_spells for hero in g.heroes())


def read_gear(me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    """BM-111, BM-112: the items of a score area."""
    if not any(name in said for name in ("item", "items")):
        return
    gear = me.gear = Gear()
    if "item" in said:
        up = {"card": said["item"]} if isinstance(said["item"], str) else said["item"]
        gear.item = supply.item(up["card"], f"{field}.item")
        gear.fresh = not up.get("ready", True)
    gear.down = [supply.item(name, f"{field}.items[{at}]") for at, name in enumerate(said.get("items", []))]


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
    """The moment of the round. A hero in a dungeon tells the phase and whose turn it is, where nothing else does."""
    walked = [seat for seat, theirs in enumerate(data["players"]) if "inside" in theirs and seat in g.order]
    g.phase = data.get("phase", "adventure" if walked else "build")
    g.round = data.get("round", 1)
    if g.phase in OPENING and g.round == 1:  # the first round is still to come
        g.round = 0
    active = data.get("active", walked[0] if walked else g.order[0])
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
    me.entrance = [
        read_hero(hero, supply, f"{field}.entrance[{at}]") for at, hero in enumerate(said.get("entrance", []))
    ]
    me.soul_cards = supply.heroes(said.get("souls", []), f"{field}.souls")
    me.wound_cards = supply.heroes(said.get("wounds", []), f"{field}.wounds")
    if "mimics" in said:
        me.mimics = boss_card(said["mimics"])
    if said.get("levelled_up", False):
        me.level_up()
    me.levelling = said.get("levelling", False)
    me.out = said.get("out", False)
    me.builds = said.get("builds", 1)
    me.extra_damage = said.get("extra_damage", 0)
    me.treasure_factor = said.get("treasure_factor", 1)
    me.closed = said.get("closed", False)
    me.gained_soul = said.get("gained_soul", False)
    me.coins = said.get("coins", 0)
    me.foreseen = [hero_card(name) for name in said.get("foreseen", [])]
    if "today" in said:
        me.today = read_today(said["today"])
    read_gear(me, said, supply, field)
    me.survey()


def read_today(said: dict[str, Any]) -> Today:
    today = Today()
    today.souls = said.get("souls", 0)
    today.lured = said.get("lured", 0)
    today.entered = said.get("entered", 0)
    today.fallen = said.get("fallen", 0)
    cast = [card for card in map(CATALOGUE.get, said.get("cast", [])) if isinstance(card, SpellCard)]
    today.cast = tuple(cast)
    today.spent = said.get("spent", False)
    today.welcome = said.get("welcome", 0)
    today.barred = said.get("barred", False)
    today.promoted = said.get("promoted", False)
    today.sold = said.get("sold", False)
    today.lent = tuple(said.get("lent", ()))
    rallied = [card for card in map(CATALOGUE.get, said.get("rallied", [])) if isinstance(card, RoomCard)]
    today.rallied = tuple(rallied)
    today.permit = said.get("permit", False)
    today.surcharge = said.get("surcharge", 0)
    today.calmed = said.get("calmed", False)
    today.hushed = said.get("hushed", False)
    today.idle = said.get("idle", False)
    today.skips = said.get("skips", 0)
    today.survived = tuple([hero_card(name) for name in said.get("survived", [])])
    today.safe = said.get("safe", False)
    today.scars = said.get("scars", 0)
    today.glory = said.get("glory", 0)
    today.monsters = said.get("monsters", 0)
    today.ordinary_monsters = said.get("ordinary_monsters", 0)
    return today


def recall(me: Player, today: Today, *, walked: bool) -> None:
    """Where nothing is said of this round, whoever walks in it, or may still go in, was lured there (BM-198)."""
    today.entered = int(walked)
    today.lured = today.entered + len([hero for hero in me.entrance if not hero.waits])


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
    if room.bonus < 0 or any(name in said for name in FITTINGS):
        room.fittings = read_fittings(said)
    room.coins = said.get("coins", 0)
    room.miniboss = read_miniboss(said, supply, field)
    return room


def read_miniboss(said: dict[str, Any], supply: Supply, field: str) -> Miniboss | None:
    """Its level, which of its levels have worked this round, and whether it came this round, are said of its room."""
    if "miniboss" not in said:
        for name in ("level", "worked", "young"):
            if name in said:
                raise refuse(f"{field}.{name}", "this is said of a miniboss, and there is none in this room")
        return None
    card = supply.take(said["miniboss"], f"{field}.miniboss")
    assert isinstance(card, MinibossCard)  # the schema has seen to it
    miniboss = Miniboss(card, said.get("level", 1))
    miniboss.spent = said.get("worked", 0)
    miniboss.young = said.get("young", miniboss.level == 0)
    return miniboss


def read_fittings(said: dict[str, Any]) -> Fittings:
    fittings = Fittings()
    fittings.giver = said.get("giver", -1)
    fittings.entered = said.get("entered", False)
    fittings.harmless = said.get("harmless", False)
    fittings.welcome = said.get("welcome", 0)
    fittings.silent = said.get("silent", False)
    fittings.robbed = said.get("robbed", False)
    fittings.lent = tuple(said.get("lent", ()))
    fittings.tokens = said.get("tokens", 0)
    fittings.raised = said.get("raised", 0)
    fittings.gilded = tuple(said.get("gilded", ()))
    fittings.new = said.get("new", False)
    fittings.rival = said.get("rival", -1)
    fittings.doubled = said.get("doubled", 0)
    fittings.opened = said.get("opened", False)
    fittings.dug = said.get("dug", 0)
    return fittings


def boss_card(name: str) -> BossCard:
    card = CATALOGUE[name]
    assert isinstance(card, BossCard)  # the schema has seen to it
    return card


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
    read_errand(hero, said, supply, field)
    return hero


def read_errand(hero: Hero, said: dict[str, Any], supply: Supply, field: str) -> None:
    if "item" in said:
        hero.item = supply.item(said["item"], f"{field}.item")
    if any(name in said for name in ERRAND):
        errand = hero.send()
        errand.spent = said.get("used", False)
        errand.kept = said.get("kept", False)
        errand.skips = said.get("skips", 0)
        errand.ward = said.get("ward", 0)
        errand.entered = said.get("entered", 0)
        errand.worn = said.get("worn", False)


def read_walker(g: Game, me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    if g.phase != "adventure" or g.active is not me:
        raise refuse(field, "only the active player's dungeon is walked, in the adventure phase", "BM-159")
    hero = Hero(supply.hero(said["hero"], f"{field}.hero"))
    hero.damage = said.get("damage", 0)
    hero.bonus = said.get("health", 0)
    read_errand(hero, said, supply, field)
    if hero.item is not None:
        spellbind(me, hero.item)
    g.walker = hero
    g.place = said["room"] - 1
    g.inside = not said.get("between", False)
    g.stood = g.place if g.inside else said.get("stood", 1) - 1
    g.gate = True
    if g.inside and (g.place >= len(me.dungeon) or not me.dungeon[g.place].stack):
        raise refuse(f"{field}.room", f"this dungeon has no room {said['room']}", "BM-210")
    if g.inside and me.dungeon[g.place].card.listens & ROUND_ENDS:
        me.dungeon[g.place].fit().entered = True  # who stands in a room has come in


def read_decks(data: dict[str, Any], supply: Supply) -> dict[str, list[Card]]:
    """The cards that are named lie on top, the first one topmost."""
    decks = data.get("decks", {})
    on_top = {
        name: [supply.take(card, f"decks.{name}[{at}]") for at, card in enumerate(decks.get(name, []))][::-1]
        for name in ("rooms", "spells", "heroes", "epic_heroes", "items")
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
    if g.wares is not None:
        g.wares.deck = [card for card in [*rest, *on_top["items"]] if isinstance(card, ItemCard)]
    g.gone += [card for card in rest if isinstance(card, BossCard)]
    g.boss_deck = []


def read_tags(tags: dict[str, list[int]], name: str, count: int) -> list[int]:
    given = tags.get(name, [0] * count)
    if len(given) != count:
        raise refuse(f"tags.{name}", f"one for each of the {count} cards of the deck")
    return given[::-1]
