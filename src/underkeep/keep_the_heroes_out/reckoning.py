"""What people want to know before they decide: who may come where, what heroes would do; from a view alone."""

from __future__ import annotations

from math import comb
from typing import Any

from underkeep.core.game import View
from underkeep.keep_the_heroes_out.cards.guild import GUILD
from underkeep.keep_the_heroes_out.kinds import HEROES, ICONS, ROOMS, GuildCard


def reckoning(view: View) -> dict[str, Any]:
    """What is left in the Guild deck, where heroes may arrive, the odds of the gamble, and what heroes would do."""
    left = cards_left(view)
    return {
        "guild": guild_table(view, left),
        "arrivals": arrivals(view, left),
        "gamble": gamble(view, left) if view["may_gamble"] and view["guild"]["deck"] else None,
        "threats": [threat(view, room) for room in view["rooms"] if heroes_in(room)],
    }


def cards_left(view: View) -> list[GuildCard]:
    """The hero cards that are still to come in this wave; the others are the scenario's."""
    known = {card.id: card for card in GUILD}
    return [known[ident] for ident in view["guild"]["left"] if ident in known]


def to_be_drawn(view: View) -> int:
    """The Guild cards of this turn: those that are still due, or the quota, before the invasion has begun."""
    drawn: int = view["due"] if view["phase"] == "invasion" else view["quota"]
    deck: int = view["guild"]["deck"]
    return min(drawn, deck)


def guild_table(view: View, left: list[GuildCard]) -> dict[str, Any]:
    """KH-160: by class and icon, how many heroes the cards left will bring."""
    table = {hero: dict.fromkeys(ICONS, 0) for hero in HEROES}
    for card in left:
        for icon in card.icons:
            table[HEROES[card.hero]][icon] += 1
    deck: int = view["guild"]["deck"]
    return {"table": table, "left": deck, "scenario": deck - len(left), "to_be_drawn": to_be_drawn(view)}


def rooms_named(view: View, card: GuildCard) -> list[str]:
    """KH-158, KH-164 to KH-169, KH-A15 to KH-A17: where the two heroes of this card would arrive."""
    there = [room["room"] for room in view["rooms"]]
    found: list[str] = []
    for icon in card.icons:
        rooms = [ROOMS[room] for room in ICONS[icon] if ROOMS[room] in there]
        if icon == "special" and view["guild"]["special"] in there:
            rooms = [view["guild"]["special"]]
        free = [room for room in rooms if room not in found]
        found.append((free or rooms or ["vault"])[0])
    return found


def arrivals(view: View, left: list[GuildCard]) -> dict[str, dict[str, float]]:
    """For each room: the chance that a hero card brings somebody there, with the next card and in this turn."""
    deck: int = view["guild"]["deck"]
    drawn = to_be_drawn(view)
    odds: dict[str, dict[str, float]] = {}
    for room in view["rooms"]:
        name = room["room"]
        cards = len([card for card in left if name in rooms_named(view, card)])
        odds[name] = {"next": chance(deck, cards, 1), "turn": chance(deck, cards, drawn)}
    return odds


def chance(deck: int, cards: int, drawn: int) -> float:
    """That at least one of these cards is among those drawn."""
    if not deck:
        return 0.0
    return 1 - comb(deck - cards, drawn) / comb(deck, drawn)


def gamble(view: View, left: list[GuildCard]) -> dict[str, Any]:
    """KH-127 to KH-142: what the next Guild card is, and what a Mage would set free next to what."""
    deck: int = view["guild"]["deck"]
    odds = {HEROES[hero]: len([card for card in left if card.hero == hero]) / deck for hero in range(len(HEROES))}
    prison = next(room for room in view["rooms"] if room["room"] == "prison")
    beside: list[str] = ["prison", *prison["corridors"]]
    near = [room for room in view["rooms"] if room["room"] in beside]
    return {
        "heroes": odds,
        "scenario": 1 - len(left) / deck,
        "freed": heroes_in(prison) + 1,
        "near": {room["room"]: room["treasure"] for room in near if room["treasure"] is not None},
    }


def heroes_in(room: View) -> int:
    heroes: dict[str, dict[str, int]] = room["heroes"]
    return sum(heroes["active"].values()) + sum(heroes["exhausted"].values())


def threat(view: View, room: View) -> dict[str, Any]:
    """What the heroes of this room would do, if they all were active now (KH-185 to KH-203)."""
    count = heroes_in(room)
    told: dict[str, Any] = {"room": room["room"], "heroes": count, **would_do(room, count)}
    if told["would"] == "charge":
        rooms = {one["room"]: one for one in view["rooms"]}
        nearer = [rooms[name] for name in room["corridors"] if rooms[name]["distance"] < room["distance"]]
        told["to"] = [{"room": one["room"], **would_do(one, count + heroes_in(one))} for one in nearer]
    return told


def would_do(room: View, count: int) -> dict[str, Any]:
    """KH-190, KH-191, KH-200, KH-201: attack, else steal, else wait, else charge; and the rule that says so."""
    if room["monsters"]:
        return {"would": "attack", "rule": "KH-185"}
    if room["treasure"] is None:
        return {"would": "charge", "rule": "KH-201"}
    if count >= room["treasure"]:
        return {"would": "steal", "value": room["treasure"], "rule": "KH-191"}
    return {"would": "wait", "value": room["treasure"], "missing": room["treasure"] - count, "rule": "KH-200"}
