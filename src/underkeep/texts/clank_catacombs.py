"""Clank! Catacombs in words: what can be done, what was done, and what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from underkeep import texts
from underkeep.clank_catacombs.naming import card_named, room_said, tile_said
from underkeep.core.decision import Decision, Option
from underkeep.core.game import Refusal, View
from underkeep.core.registry import game_named
from underkeep.texts import reader
from underkeep.texts.reader import YOU, sentence

NOBODY: Final = "nobody"
OWN: Final = ("turn", "place", "cross")  # questions that no card asks


def sheets() -> dict[str, dict[str, Any]]:
    """Every card and token as plain data."""
    return {card["id"]: card for card in game_named("clank_catacombs").cards()}


class Teller(reader.Teller):
    """Tells one viewer of one table of Clank! Catacombs."""

    def __init__(self, lang: str, names: Sequence[str], viewer: int | None = None) -> None:
        super().__init__(lang, names, viewer)
        self.sheets: dict[str, dict[str, Any]] = sheets()

    @staticmethod
    def scene(view: View) -> None:
        """Rooms, tiles and cards have names of their own: nothing needs to be looked up on the table."""
        del view

    def card(self, card: str) -> str:
        return texts.card_name(self.lang, card_named(card))

    def text(self, card: str) -> str:
        return texts.card_text(self.lang, card_named(card))

    def room(self, room: str) -> str:
        return room_said(self.lang, room)

    # -- what can be done -----------------------------------------------------------------------------------------

    def option(self, option: Option, decision: Decision[Any], scene: None) -> str:  # noqa: ARG002 - as all tellers
        return sentence(option.text(self.lang))

    def label(self, option: Option, decision: Decision[Any], scene: None, *, short: bool = False) -> str:  # noqa: ARG002
        if option.verb in ("play", "acquire", "use", "fight", "discard", "replace", "take"):
            words = option.words()
            if "card" in words:
                return self.card(words["card"])
        return sentence(option.text(self.lang))

    def question(self, decision: Decision[Any], view: View) -> str:  # noqa: ARG002 - as all tellers
        source = self.card(decision.source) if decision.source else ""
        return sentence(self.say(f"clank-kind-{decision.kind}", card=source))

    def refusal(self, refusal: Refusal, scene: None) -> str:  # noqa: ARG002 - as all tellers
        words: dict[str, object] = dict(refusal.words)
        if "card" in words:
            words["card"] = self.card(refusal.words["card"])
        if "room" in words:
            words["room"] = self.place(refusal.words["room"])
        return self.say(f"refusal-{refusal.message}", **words)

    def place(self, room: str) -> str:
        """A room that somebody has named, if there is one of that name."""
        tile = room.partition("_")[0].upper()
        known = self.has(f"clank-tile-{tile}") if "_" in room and tile[:1] in "HD" else self.has(f"clank-room-{room}")
        return self.room(room) if known else f"“{room}”"

    # -- what was done --------------------------------------------------------------------------------------------

    def event(self, facts: Mapping[str, Any], scene: None) -> str:  # noqa: ARG002 - as all tellers
        seat: int = facts["seat"]
        words: dict[str, object] = {"who": self.who(seat), "player": self.name(seat), "cards": ""}
        for fact, told in facts.items():
            words |= self.fact(fact, told)
        return sentence(self.say(f"clank-event-{facts['event']}", **words))

    def fact(self, fact: str, told: Any) -> dict[str, object]:
        """One fact of an event as arguments of its message."""
        match fact:
            case "card":
                return {"card": self.card(told)}
            case "cards":
                return {"cards": self.cards(told) or self.say("clank-board-nothing")}
            case "room":
                return {"room": self.room(told)}
            case "tile":
                return {"tile": tile_said(self.lang, told)}
            case "what":
                known = self.has(f"clank-what-{told}")
                return {"what": self.say(f"clank-what-{told}") if known else told}
            case "drawn":
                return {"ours": sum(told)}
            case "winners":
                mine = len(told) == 1 and told[0] == self.viewer
                who = YOU if mine else "other" if told else NOBODY
                return {"who": who, "player": ", ".join([self.name(one) for one in told])}
        return {fact: told}

    # -- what would happen ----------------------------------------------------------------------------------------

    def fates(self, view: View) -> list[str]:
        """How many cubes an attack would draw now, and how many of them are the viewer's."""
        inside = sum(view["bag"]["cubes"]) + view["bag"]["black"] + view["bag"]["ghosts"]
        inside += sum(view["clank"]["cubes"]) + view["clank"]["ghosts"]
        seat = self.viewer
        mine = 0 if seat is None else view["bag"]["cubes"][seat] + view["clank"]["cubes"][seat]
        return [self.say("clank-fate-attack", cubes=view["rage"]["attack"], bag=inside, mine=mine)]

    # -- what lies on the table -----------------------------------------------------------------------------------

    def table(self, view: View) -> list[str]:
        rage = view["rage"]
        phase = self.say(f"clank-phase-{view['phase']}")
        lines = [
            self.say("clank-board-turn", turn=view["turn"], phase=phase, cubes=rage["cubes"], attack=rage["attack"])
        ]
        lines.append(self.say("clank-board-row", cards=self.listed([card for card in view["row"] if card])))
        reserve = view["reserve"]
        left = {"mercenary": reserve["mercenary"], "explore": reserve["explore"], "tome": reserve["secret_tome"]}
        lines.append(self.say("clank-board-reserve", **left))
        lines.append(self.say("clank-board-market", cards=self.listed(list(dict.fromkeys(view["market"])))))
        rooms = [f"{self.room(room)} ({', '.join(map(str, values))})" for room, values in
                 view["artifacts"]["rooms"].items()]  # fmt: skip
        lines.append(self.say("clank-board-artifacts", rooms="; ".join(rooms) or self.say("clank-board-nothing")))
        stack = view["stack"]
        lines.append(self.say("clank-board-stack", **stack, deck=view["dungeon_deck"]))
        clank, bag = view["clank"], view["bag"]
        cubes = {"clank": " : ".join(map(str, clank["cubes"])), "ghosts": clank["ghosts"]}
        inside = {"bag": " : ".join(map(str, bag["cubes"])), "black": bag["black"], "inside": bag["ghosts"]}
        lines.append(self.say("clank-board-bag", **cubes, **inside))
        mine = [me for me in view["players"] if me["seat"] == self.viewer]
        for me in [*[me for me in view["players"] if me not in mine], *mine]:
            lines += self.player(me)
        lines.append(self.say("clank-board-ways", ways="; ".join(self.ways(view)) or self.say("clank-board-nothing")))
        turn = view["this_turn"]
        resources = {"skill": turn["skill"], "swords": turn["swords"], "boots": turn["boots"]}
        lines.append(self.say("clank-board-this-turn", **resources, credit=turn["clank_credit"]))
        return lines

    def ways(self, view: View) -> list[str]:
        """Where one can go from here, and for how much."""
        told: list[str] = []
        for way in view["ways"]:
            price = {"boots": way["boots"], "monsters": way["monsters"], "locks": way["locks"]}
            if way["to"]:
                told.append(self.say("clank-way", room=self.room(way["to"]), **price))
            else:
                told.append(self.say("clank-way-unknown", by=way["by"], **price))
        return told

    def listed(self, cards: Sequence[str]) -> str:
        return self.cards(cards) or self.say("clank-board-nothing")

    def player(self, me: View) -> list[str]:
        where = self.room(me["pawn"]) if me["pawn"] else self.say("clank-board-escaped")
        if me["state"] == "out":
            where = self.say("clank-board-out", room=where)
        counts = {name: me[name] for name in ("health", "gold", "lockpicks", "cubes", "worth")}
        lines = [self.say("clank-board-player", player=sentence(self.name(me["seat"])), room=where, **counts)]
        loot = [self.say("clank-board-artifact", points=points) for points in me["artifacts"]]
        loot += [self.card(token) for token in me["tokens"]]
        if me["idols"]:
            loot.append(self.say("clank-board-idol", count=me["idols"]))
        if loot:
            lines.append(self.say("clank-board-loot", cards=", ".join(loot)))
        if me["play"]:
            lines.append(self.say("clank-board-play", cards=self.listed(me["play"])))
        if "cards" in me:
            lines.append(self.say("clank-board-hand", cards=self.listed(me["cards"])))
        return lines

    def score(self, view: View, seat: int) -> str:
        return self.say("clank-board-score", points=view["players"][seat]["score"])

    # -- cards ----------------------------------------------------------------------------------------------------

    def figures(self, card: str) -> str:
        sheet = self.sheets[card]
        if sheet["type"] != "card":
            facts = [self.say(f"clank-pool-{sheet['type']}")]
        else:
            facts = [self.say(f"clank-header-{sheet['header']}")]
            if sheet["subtype"]:
                facts.append(self.say(f"clank-subtype-{sheet['subtype']}"))
            facts += [self.counted("clank-card-cost", what, count) for what, count in sheet["cost"].items()]
            facts += [self.counted("clank-card-gives", what, count) for what, count in sheet["gives"].items()]
            facts += [self.say(f"clank-card-{flag}") for flag, set_ in self.flags(sheet) if set_]
        if sheet["points"]:
            facts.append(self.say("clank-card-points", count=sheet["points"]))
        return ", ".join(facts)

    @staticmethod
    def flags(sheet: Mapping[str, Any]) -> list[tuple[str, bool]]:
        return [("danger", sheet["danger"]), ("dragon", sheet["dragon_attack"])]

    def counted(self, message: str, what: str, count: int) -> str:
        return self.say(message, what=self.say(f"clank-gives-{what}"), count=count)

    def card_page(self, card: str) -> list[str]:
        sheet = self.sheets[card]
        copies = self.say("clank-card-copies", count=sheet["copies"], set=sheet["set"])
        lines = [self.card(card), sentence(self.figures(card)), self.text(card), f"{card}: {copies}"]
        return [line for line in lines if line]
