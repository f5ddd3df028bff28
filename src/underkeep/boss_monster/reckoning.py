"""What follows from what one viewer sees, as plain data: the fate of every hero, and what every figure is made of."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.forecast import Fate, forecast, is_known, player_seen, set_up
from underkeep.boss_monster.foresight import Foresight, foresights
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.treasures import TREASURES
from underkeep.boss_monster.verbs.items import spellbind
from underkeep.core.game import View

Term = dict[str, Any]  # a value, and where it comes from


def reckoning(view: View) -> dict[str, Any]:
    """Nothing but the view goes in, so nothing that its viewer may not know comes out (RS-032)."""
    if not view["order"]:
        return {"fates": [], "players": [], "answers": {}}  # the bosses are not chosen yet
    players = [player_seen(player, expired=False) for player in view["players"]]
    bare = set_up({"phase": "build", "active": view["order"][0], "players": players, "town": []})
    heed_the_walker(view["walking"], bare.players)
    fates = [fate_told(fate) for fate in forecast(view)]
    return {
        "fates": fates,
        "players": [
            {"damage": damage_terms(seen, plain), "treasures": treasure_terms(seen, plain)}
            for seen, plain in zip(view["players"], bare.players, strict=True)
        ],
        "answers": {answer: change(seen, fates) for answer, seen in foresights(view).items()},
    }


def heed_the_walker(walking: View | None, players: list[Player]) -> None:
    """What the item of the hero in a dungeon does to all of its rooms."""
    item = CATALOGUE.get(walking.get("item", "")) if walking is not None else None
    if walking is not None and isinstance(item, ItemCard):
        spellbind(players[walking["seat"]], item)


def change(seen: Foresight, now: list[dict[str, Any]]) -> dict[str, Any]:
    """Of what an answer would bring only what would be different from now."""
    return {
        "fates": [fate for fate in map(fate_told, seen.fates) if fate not in now],
        "treasures": seen.treasures,
        "levels_up": seen.levels_up,
    }


def fate_told(fate: Fate) -> dict[str, Any]:
    return {
        "hero": fate.hero, "seat": fate.seat, "why": fate.why, "health": fate.health, "left": fate.left,
        "steps": [list(step) for step in fate.steps], "dies": fate.dies, "wounds": fate.wounds, "later": fate.later,
        "certain": fate.certain, "totals": fate.totals,
    }  # fmt: skip


def damage_terms(seen: View, plain: Player) -> list[list[Term]]:
    """For each place the terms of its damage: printed, lent by other rooms, given for the round."""
    told: list[list[Term]] = []
    places = iter(range(len(plain.dungeon)))
    for shown in seen["dungeon"]:
        place = next(places) if is_known(shown) else None  # what nobody has seen is not set up
        told.append([] if place is None or not plain.dungeon[place].active else terms_of(plain, place))
    return told


def terms_of(me: Player, place: int) -> list[Term]:
    room = me.dungeon[place]
    card = room.card
    printed = card.damage if card.counting is None else card.counting(me, room)
    terms: list[Term] = [{"from": "counted" if card.counting else "printed", "card": card.id, "value": printed}]
    for at, other in enumerate(me.dungeon):
        lending = other.card.lending
        lent = lending(room, place - at) if lending is not None and at != place and other.active else 0
        if lent:
            terms.append({"from": "lent", "card": other.card.id, "value": lent})
        lent = me.lent_by_miniboss(other, room, place - at) if at != place and other.active else 0
        if lent and other.miniboss is not None:
            terms.append({"from": "lent", "card": other.miniboss.card.id, "value": lent})
    added = me.added_by_miniboss(room)
    if added and room.miniboss is not None:
        terms.append({"from": "lent", "card": room.miniboss.card.id, "value": added})
    lent = me.lent_by_boss(room, place)
    if lent:
        terms.append({"from": "lent", "card": me.talent().id, "value": lent})
    if room.fittings is not None:
        lasting = {"tokens": room.fittings.tokens, "raised": room.fittings.raised}
        terms += [{"from": word, "card": None, "value": value} for word, value in lasting.items() if value]
    given = me.damage(place) - sum([term["value"] for term in terms])
    if given:
        terms.append({"from": "round", "card": None, "value": given})
    return terms


def treasure_terms(seen: View, plain: Player) -> dict[str, list[Term]]:
    """For each treasure the rooms that show it, as often as they count now, and the boss (BM-019, BM-193)."""
    told: dict[str, list[Term]] = {treasure: [] for treasure in TREASURES}
    for room in plain.dungeon:
        if room.active:
            treasures = room.card.treasures
            for treasure in dict.fromkeys(treasures):
                count = treasures.count(treasure) * plain.treasure_factor
                told[treasure].append({"from": "room", "card": room.card.id, "value": count})
    boss = CATALOGUE[seen["boss"]]
    assert isinstance(boss, BossCard)
    told[boss.treasure].append({"from": "boss", "card": boss.id, "value": 1})
    for treasure in () if plain.today is None else plain.today.lent:
        told[treasure].append({"from": "round", "card": None, "value": 1})
    return told
