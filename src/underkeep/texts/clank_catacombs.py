"""Clank! Catacombs in words: what can be done, what was done, what would happen, and what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any, Final

from underkeep import texts
from underkeep.clank_catacombs import naming
from underkeep.clank_catacombs.dungeon import Way
from underkeep.clank_catacombs.mapping import joined, locks_on_the_way, tile_named
from underkeep.clank_catacombs.player import HEALTH
from underkeep.clank_catacombs.table import RAGE
from underkeep.clank_catacombs.tiles.printed import ROOMS, Room
from underkeep.core.decision import Decision, Option
from underkeep.core.game import Refusal, View
from underkeep.core.registry import game_named
from underkeep.texts import reader
from underkeep.texts.reader import OTHER, YOU, sentence

NOBODY: Final = "nobody"
CLOAK: Final = "invisibility_cloak"
NUMBERS: Final = ("boots", "swords", "monsters", "gold")  # arguments of options that are counted
WITH_A_PRICE: Final = ("acquire", "use", "fight")
OF_A_CARD: Final = ("play", "acquire", "fight", "take", "discard", "replace")
LABELLED: Final = ("move", "explore", "buy", "trash", "turn", "place")
SAID_BY_KIND: Final = ("pass", "yes", "no")  # whose words depend on what is asked


def sheets() -> dict[str, dict[str, Any]]:
    """Every card and every token as plain data."""
    return {card["id"]: card for card in game_named(naming.GAME).cards()}


class Teller(reader.Teller):
    """Tells one viewer of one table of Clank! Catacombs."""

    def __init__(self, lang: str, names: Sequence[str], viewer: int | None = None) -> None:
        super().__init__(lang, names, viewer)
        self.sheets: dict[str, dict[str, Any]] = sheets()

    @staticmethod
    def scene(view: View) -> View:
        return view

    def card(self, card: str) -> str:
        return texts.card_name(self.lang, naming.card_named(card))

    def text(self, card: str) -> str:
        return texts.card_text(self.lang, naming.card_named(card))

    # -- places -----------------------------------------------------------------------------------------------

    def room(self, name: str) -> str:
        return naming.place_said(self.lang, name)

    def tile(self, name: str) -> str:
        return naming.tile_said(self.lang, name)

    def amount(self, what: str, count: int) -> str:
        return self.say(f"clank-amount-{what}", count=count)

    def amounts(self, figures: Mapping[str, int]) -> str:
        return ", ".join([self.amount(what, count) for what, count in figures.items()])

    # -- what can be done -------------------------------------------------------------------------------------

    def option(self, option: Option, decision: Decision[Any], scene: View) -> str:
        said = self.sentence_of(option, decision, scene)
        more = self.price(option, scene) or self.leads_to(option, scene)
        return f"{said} ({more})" if more else said

    def sentence_of(self, option: Option, decision: Decision[Any], scene: View) -> str:
        message = f"clank-option-{option.verb.replace(' ', '-')}"
        part = decision.kind if option.verb in SAID_BY_KIND else decision.source or ""
        return self.put(message, part if part and self.has(message, part) else "", self.words(option, scene))

    def words(self, option: Option, scene: View) -> dict[str, object]:
        """The arguments of an option; monsters that nobody has to meet are left out."""
        words: dict[str, object] = dict(naming.said(self.lang, option.words()))
        words |= {name: int(option.words()[name]) for name in NUMBERS if name in words}
        if "monsters" in words and meets_no_monsters(scene):
            words["monsters"] = 0
        if "card" in words:
            words["card"] = self.card(option.words()["card"])
        return words

    def price(self, option: Option, scene: View) -> str:
        """What else an option costs: skill or swords for a card, lockpicks for a corridor."""
        words = option.words()
        if option.verb in WITH_A_PRICE:
            return self.amounts(self.sheets[words["card"]].get("cost", {}))
        if option.verb in ("move", "explore"):
            locks = locks_on_the_way(scene, words.get("room", ""), words["by"])
            return self.amount("lockpicks", locks) if locks else ""
        return ""

    def leads_to(self, option: Option, scene: View) -> str:
        """Where the corridor would lead if the tile were laid so, and at what price."""
        if option.verb != "place":
            return ""
        if scene["this_turn"]["found"] is None or "," in scene["this_turn"]["found"]["by"]:
            return ""  # laid by a card: there is no corridor to be continued
        way = joined(scene, int(option.words()["rotation"]) // 90)
        return self.say("clank-label-wall") if way is None else self.way(way)

    def way(self, way: Way) -> str:
        room = naming.room_said(self.lang, ROOMS[way.to])
        price = {"boots": way.boots, "monsters": way.monsters, "lockpicks": way.lock.bit_count()}
        said = self.amounts({what: count for what, count in price.items() if count})
        return f"{self.say('clank-label-leads', room=room)}; {said}"

    def label(self, option: Option, decision: Decision[Any], scene: View, *, short: bool = False) -> str:
        words = self.words(option, scene)
        more = self.price(option, scene)
        if option.verb == "use":
            return more or self.say("clank-label-use")
        if option.verb == "teleport":
            return str(words["room"])
        if option.verb in OF_A_CARD:
            said = str(words["card"])
        elif option.verb in LABELLED:
            if option.verb == "explore":
                words["by"] = naming.way_said(self.lang, option.words()["by"])
            elif option.verb == "move" and short and not option.words()["by"].startswith("P"):
                words["by"] = ""  # which side a corridor leaves by can be seen on the map
            said = self.put(f"clank-label-{option.verb}", "", words)
            if short and words.get("boots") == 1 and words["monsters"] == 0:
                return f"{words.get('room', '')}{words['by']}"
        else:
            return self.option(option, decision, scene)
        more = "" if short else more or self.leads_to(option, scene)
        return f"{said} ({more})" if more else said

    def question(self, decision: Decision[Any], view: View) -> str:
        turn = view["this_turn"]
        words: dict[str, object] = {"card": self.card(decision.source or "")}
        part = decision.source or ""
        if decision.kind in ("turn", "place", "cross"):
            words |= {"skill": turn["skill"], "swords": turn["swords"], "boots": turn["boots"]}
            part = "" if view["players"][decision.seat]["hand"] else "empty"
        if turn["found"] is not None:
            words["tile"] = self.tile(turn["found"]["tile"])
        if turn["crossing"] is not None:
            words["room"] = self.room(turn["crossing"]["to"])
        message = f"clank-kind-{decision.kind}"
        return sentence(self.put(message, part if part and self.has(message, part) else "", words))

    def refusal(self, refusal: Refusal, scene: View) -> str:  # noqa: ARG002 - places have names wherever they lie
        words = dict(refusal.words)
        if "card" in words:
            words["card"] = self.card(words["card"])
        if "room" in words:
            words["room"] = self.room(words["room"])
        return sentence(self.say(f"refusal-{refusal.message}", **words))

    # -- what was done ----------------------------------------------------------------------------------------

    def event(self, facts: Mapping[str, Any], scene: View | None) -> str:  # noqa: ARG002
        seat: int = facts["seat"]
        words: dict[str, object] = {"who": self.who(seat), "player": self.name(seat)}
        for fact, told in facts.items():
            words |= self.fact(fact, told)
        words["known"] = "yes" if "cards" in facts else "no"
        words.setdefault("cards", "")
        if facts["event"] == "gained":
            words["amount"] = self.amount(facts["what"], facts["count"])
        return sentence(self.put(f"clank-event-{facts['event']}", "", words))

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
                return {"tile": self.tile(told)}
            case "cell":
                return {"cell": naming.cell_said(self.lang, told)}
            case "drawn":
                return {"hits": self.cubes(told) or "none"}
            case "space":
                return {"space": told + 1}
            case "winners":
                who = NOBODY if not told else YOU if told == [self.viewer] else OTHER
                return {"who": who, "player": ", ".join([self.name(one) for one in told])}
            case "by" | "scores":
                return {}
        return {fact: told}

    def cubes(self, counts: Sequence[int]) -> str:
        """Whose cubes, and how many."""
        said = [self.say("clank-board-cubes", player=self.name(seat), count=count) for seat, count in enumerate(counts)]
        return ", ".join([words for words, count in zip(said, counts, strict=True) if count])

    # -- what would happen ------------------------------------------------------------------------------------

    def fates(self, view: View) -> list[str]:
        """What an attack would do now, when all that lies in the clank area goes into the bag (CC-200)."""
        bag, clank = view["bag"], view["clank"]
        ghosts = bag["ghosts"] + clank["ghosts"]
        total = sum(bag["cubes"]) + sum(clank["cubes"]) + bag["black"] + ghosts
        drawn = min(view["rage"]["attack"], total)
        lines = [self.say("clank-fate-attack", cubes=drawn, bag=total)]
        hits: list[str] = []
        for me in view["players"]:
            bad = bag["cubes"][me["seat"]] + clank["cubes"][me["seat"]] + ghosts
            if me["state"] != "in" or not bad:
                continue
            words = {"who": self.who(me["seat"]), "player": self.name(me["seat"])}
            most = min(drawn, bad)
            hits.append(self.say("clank-fate-hit", chance=chance(total, bad, drawn), most=most, **words))
            if most >= me["health"]:
                hits.append(self.say("clank-fate-out", **words))
        return [*lines, *(hits or [self.say("clank-fate-calm")])]

    # -- what lies on the table -------------------------------------------------------------------------------

    def table(self, view: View) -> list[str]:
        whose = {"who": self.who(view["active"]), "player": self.name(view["active"])}
        at = "over" if view["result"] is not None else view["phase"]
        whole = self.say("clank-board-turn", turn=view["turn"], at=at, phase=self.say(f"clank-phase-{at}"), **whose)
        lines = [whole, *self.turn(view["this_turn"])]
        mine = [me for me in view["players"] if me["seat"] == self.viewer]
        for me in [*[me for me in view["players"] if me not in mine], *mine]:
            lines += self.player(me)
        if view["ways"]:
            lines.append(self.say("clank-board-ways", ways="; ".join([self.path(way) for way in view["ways"]])))
        return [*lines, *self.shop(view), *self.dragon(view), *[self.ground(view, tile) for tile in view["tiles"]]]

    def path(self, way: View) -> str:
        """A way out of a room, and all that it takes to walk it."""
        by = naming.way_said(self.lang, way["by"]) if way["by"] else ""
        where = self.room(way["to"]) if way["to"] else self.say("clank-way-unknown", by=by)
        price = {"boots": way["boots"], "monsters": way["monsters"], "lockpicks": way["locks"]}
        said = [by] if way["portal"] else []
        said.append(self.amounts({what: count for what, count in price.items() if count}))
        said += [self.say("clank-way-against")] if way["against"] else []
        return f"{where} ({', '.join(said)})"

    def turn(self, turn: View) -> list[str]:
        pool = {"skill": turn["skill"], "swords": turn["swords"], "boots": turn["boots"]}
        lines = [self.say("clank-board-pool", **pool)]
        if turn["clank_credit"]:
            lines.append(self.say("clank-board-credit", count=turn["clank_credit"]))
        lines += [self.say(f"clank-board-{flag}") for flag in ("stuck", "bold") if turn[flag]]
        if turn["found"] is not None:
            lines.append(self.say("clank-board-found", tile=self.tile(turn["found"]["tile"])))
        if turn["crossing"] is not None:
            lines.append(self.say("clank-board-crossing", room=self.room(turn["crossing"]["to"])))
        return lines

    def shop(self, view: View) -> list[str]:
        """The row, the reserve and the market, each card with its price."""
        row = [self.priced(card) if card else self.say("clank-board-empty") for card in view["row"]]
        reserve = [self.counted(self.priced(card), count) for card, count in view["reserve"].items()]
        goods = {card: view["market"].count(card) for card in view["market"]}
        market = [self.counted(self.card(card), count) for card, count in goods.items()]
        return [
            self.say("clank-board-row", cards=", ".join(row)),
            self.say("clank-board-reserve", cards=", ".join([*reserve, self.priced("goblin")])),
            self.say("clank-board-market", cards=", ".join(market) or self.say("clank-board-empty")),
        ]

    def priced(self, card: str) -> str:
        cost = self.amounts(self.sheets[card]["cost"])
        return self.say("clank-board-priced", card=self.card(card), price=cost) if cost else self.card(card)

    def counted(self, card: str, count: int) -> str:
        return self.say("clank-board-count", card=card, count=count)

    def dragon(self, view: View) -> list[str]:
        rage = view["rage"]
        words = {"space": rage["space"] + 1, "spaces": len(RAGE), "count": rage["attack"]}
        lines = [self.say(f"clank-board-{where}", cubes=self.pile(view[where])) for where in ("clank", "bag")]
        lines.append(self.say("clank-board-rage", **words))
        pools = view["pools"]
        left = {"deck": view["dungeon_deck"], "tiles": view["stack"]["tiles"], "idols": view["idols"]}
        left |= {"major": pools["major_secrets"], "minor": pools["minor_secrets"], "prisoners": pools["prisoners"]}
        lines.append(self.say("clank-board-decks", **left))
        stack = ", ".join(map(str, view["artifacts"]["stack"])) or self.say("clank-board-nothing")
        return [*lines, self.say("clank-board-artifacts", values=stack)]

    def pile(self, heap: View) -> str:
        said = [self.cubes(heap["cubes"])]
        said += [self.say(f"clank-board-{kind}", count=heap[kind]) for kind in ("black", "ghosts") if heap.get(kind)]
        return ", ".join([words for words in said if words]) or self.say("clank-board-empty")

    def player(self, me: View) -> list[str]:
        counts = {name: me[name] for name in ("health", "gold", "lockpicks", "cubes", "worth")}
        name = sentence(self.name(me["seat"]))
        lines = [self.say("clank-board-player", player=name, where=self.whereabouts(me), most=HEALTH, **counts)]
        things = self.loot(me)
        if things:
            lines.append(self.say("clank-board-loot", things=", ".join(things)))
        piles = {"hand": me["hand"], "deck": me["deck"], "discard": len(me["discard"])}
        lines.append(self.say("clank-board-cards", **piles))
        if me["play"]:
            lines.append(self.say("clank-board-played", cards=self.cards(me["play"])))
        if me["discard"]:
            lines.append(self.say("clank-board-discard", cards=self.cards(me["discard"])))
        if "cards" in me:
            lines.append(self.say("clank-board-hand", cards=self.cards(me["cards"]) or self.say("clank-board-empty")))
        return lines

    def whereabouts(self, me: View) -> str:
        if me["state"] == "in":
            return self.room(me["pawn"])
        room = "" if me["pawn"] is None else self.room(me["pawn"])
        return self.put(f"clank-board-state-{me['state']}", "", {"room": room})

    def loot(self, me: View) -> list[str]:
        """What was stolen so far."""
        things = [self.say("clank-board-artifact", value=value) for value in me["artifacts"]]
        if me["idols"]:
            things.append(self.say("clank-board-idols", count=me["idols"]))
        if me["mastery"]:
            things.append(self.say("clank-board-mastery"))
        return [*things, *[self.card(token) for token in me["tokens"]]]

    def ground(self, view: View, laid: View) -> str:
        """A tile of the map, with what is in its rooms and who is there."""
        tile = tile_named(laid["tile"])
        facts = [self.say(f"clank-zone-{'depths' if tile.depths else 'haven'}")] if not tile.start else []
        facts += [self.say("clank-haunted")] if tile.haunted else []
        facts.append(self.say("clank-board-turned", rotation=laid["rotation"]))
        cell = naming.cell_said(self.lang, f"{laid['cell'][0]},{laid['cell'][1]}")
        rooms = "; ".join([self.inside(view, room) for room in tile.rooms])
        return self.say("clank-board-tile", tile=self.tile(tile.id), facts=", ".join(facts), cell=cell, rooms=rooms)

    def inside(self, view: View, room: Room) -> str:
        named = room.tile.start and not room.names()
        values = view["artifacts"]["rooms"].get(room.id, [])
        said = [self.say("clank-board-artifact", value=value) for value in values]
        if not said:
            said = [self.room(room.id) if named else naming.contents_said(self.lang, room)]
        if room.id in view["opened"]:
            said.append(self.say("clank-board-opened"))
        marks = [self.name(seat) for seat in view["altars"].get(room.id, [])]
        if marks:
            said.append(self.say("clank-board-marks", players=", ".join(marks)))
        pawns = [self.name(me["seat"]) for me in view["players"] if me["pawn"] == room.id]
        if pawns:
            said.append(self.say("clank-board-pawns", players=", ".join(pawns)))
        return ", ".join(said)

    def score(self, view: View, seat: int) -> str:
        return self.say("clank-score", count=view["players"][seat]["score"])

    # -- cards ------------------------------------------------------------------------------------------------

    def figures(self, card: str) -> str:
        sheet = self.sheets[card]
        facts = [self.say(f"clank-type-{sheet.get('header', sheet['type'])}")]
        if sheet.get("subtype"):
            facts.append(self.say(f"clank-type-{sheet['subtype']}"))
        for message, figures in (("clank-costs", "cost"), ("clank-gives", "gives")):
            if sheet.get(figures):
                facts.append(self.say(message, amounts=self.amounts(sheet[figures])))
        if sheet["points"]:
            facts.append(self.amount("points", sheet["points"]))
        marks = (("danger", "clank-danger"), ("dragon_attack", "clank-dragon"))
        return ", ".join([*facts, *[self.say(message) for mark, message in marks if sheet.get(mark)]])

    def card_page(self, card: str) -> list[str]:
        sheet = self.sheets[card]
        box = sheet["set"]
        origin = f"{self.say(f'clank-set-{box}')}, {self.say('clank-copies', count=sheet['copies'])}"
        lines = [self.card(card), sentence(self.figures(card)), self.text(card), f"{card}: {origin}"]
        return [line for line in lines if line]


def meets_no_monsters(view: View) -> bool:
    """Whether whoever moves ignores monsters in corridors."""
    return view["this_turn"]["bold"] or CLOAK in view["players"][view["active"]]["tokens"]


def chance(total: int, bad: int, drawn: int) -> int:
    """The chance in per cent that at least one of the bad cubes is among those drawn."""
    every = comb(total, drawn)
    return (200 * (every - comb(total - bad, drawn)) + every) // (2 * every)
