"""Boss Monster in words: what can be done, what was done, what would happen, and what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from underkeep.boss_monster.forecast import Fate, forecast
from underkeep.boss_monster.options import SECOND
from underkeep.core.decision import Decision, Option
from underkeep.core.game import Advice, Refusal, View
from underkeep.core.registry import game_named
from underkeep.texts import reader
from underkeep.texts.reader import YOU, sentence

ROOM_AIM: Final = re.compile(r"(\d):(\d)")
PAIR_AIM: Final = re.compile(r"(\d:\d) (\d:\d)")
ICON_AIM: Final = re.compile(r"(\d:\d) ([a-z]+)")
LURE_AIM: Final = re.compile(r"(\d) (cleric|fighter|mage|thief|explorer)")
SWING_AIM: Final = re.compile(r"(\d) (more|less)")
SOUL_AIM: Final = re.compile(r"(\d) (\w+)")
SEAT_AIM: Final = re.compile(r"\d")
BORROWED_AIM: Final = re.compile(r"([a-z_]+) (.+)")  # another's item, and what it is aimed at
ARROW: Final = " → "
PRINTED: Final = ("fighter", "thief", "cleric", "mage")  # the treasures of the base game (BM-045)
# What holds until the round ends, where it is anything: the mark in the view, and the message that says it.
ROOM_MARKS: Final = (
    ("silent", "lair-silent"), ("harmless", "lair-harmless"), ("robbed", "lair-robbed"), ("doubled", "lair-doubled"),
    ("welcome", "lair-welcome"),
)  # fmt: skip
HERO_MARKS: Final = (("used", "lair-hero-used"), ("kept", "lair-kept"), ("skips", "lair-skips"))
STATES: Final = (("out", "board-out"), ("levelled_up", "board-levelled"), ("closed", "board-closed"))

FOOLISH: Final = "fewest souls"  # who is lured so is a fool; others of no class are not

KINDS: Final = ("rich", "poor")  # words of advice that are treasures

Ground = list[list[str]]  # the visible rooms by seat and place, to name what is aimed at


def sheets() -> dict[str, dict[str, Any]]:
    """Every card as plain data."""
    return {card["id"]: card for card in game_named("boss_monster").cards()}


def anybody(players: list[View], treasure: str) -> bool:
    """Whether somebody has this treasure."""
    return any(me["treasures"][treasure] for me in players)


def may_build(decision: Decision[Any]) -> bool:
    """Whether a room can be laid; in a build phase others are asked as well, who may only act."""
    return any(option.verb == "build" for option in decision.options)


class Teller(reader.Teller):
    """Tells one viewer of one table of Boss Monster."""

    def __init__(self, lang: str, names: Sequence[str], viewer: int | None = None) -> None:
        super().__init__(lang, names, viewer)
        self.sheets: dict[str, dict[str, Any]] = sheets()

    @staticmethod
    def scene(view: View) -> Ground:
        return [[room["stack"][-1] if room["stack"] else "" for room in me["dungeon"]] for me in view["players"]]

    # -- what can be done -----------------------------------------------------------------------------------------

    def option(self, option: Option, decision: Decision[Any], scene: Ground) -> str:
        words: dict[str, str] = option.words()
        part = self.passing(decision) if option.verb == "pass" else ""
        if option.verb == "room":
            return sentence(self.aim(words["aim"], scene))
        if "aim" in words:
            words["aim"] = ARROW.lstrip() + self.aim(words["aim"], scene) if words["aim"] else ""
        if words.get("place", "new") != "new" and option.verb == "build":
            covered = self.card(scene[decision.seat][int(words["place"]) - 1])
            words["place"] += f" ({covered})" if covered else ""
        if "seat" in words:
            words["seat"] = self.name(int(words["seat"]))
        if "card" in words:
            words["card"] = self.card(words["card"])
        return self.put("option-" + option.verb.replace(" ", "-"), part, words)

    def passing(self, decision: Decision[Any]) -> str:
        """How a pass is said. Whoever could lay nothing now gives up nothing of their own: it is just a pass."""
        if not self.has("option-pass", decision.kind) or (decision.kind == "build" and not may_build(decision)):
            return ""
        return decision.kind

    def label(self, option: Option, decision: Decision[Any], scene: Ground, *, short: bool = False) -> str:
        words = option.words()
        if option.verb == "build" and words["place"] == "new":
            return self.say("place-new")
        if option.verb == "build":
            card = "" if short else self.card(scene[decision.seat][int(words["place"]) - 1])
            return self.say("place-on", place=words["place"], card=card)
        if option.verb in ("cast", "play", "use", "room") and words["aim"]:
            return self.address(words["aim"], scene, short=short)
        if option.verb in ("cast", "play", "use"):
            return self.say(f"label-{option.verb}")
        if option.verb == "promote":
            return self.say("label-promote", level=words["level"])
        if option.verb in ("take", "discard", "give", "lay", "boss", "sell", "show", "attach", "keep", "take_back"):
            return self.card(words["card"])
        return self.option(option, decision, scene)

    def aim(self, aim: str, scene: Ground | None) -> str:
        """What something is pointed at; a room only by its place, if nobody knows what lay there."""
        if aim.partition(" ")[0] == SECOND:  # the second box of a spell (BM-074)
            rest = aim.partition(" ")[2]
            return f"({self.say('aim-second')}) {self.aim(rest, scene) if rest else ''}".rstrip()
        if found := PAIR_AIM.fullmatch(aim):
            return f"{self.aim(found[1], scene)} ↔ {self.aim(found[2], scene)}"
        if found := ICON_AIM.fullmatch(aim):
            return f"{self.aim(found[1], scene)}: {self.say(f'treasure-{found[2]}')}"
        if found := ROOM_AIM.fullmatch(aim):
            seat, place = int(found[1]), int(found[2])
            there = scene[seat][place - 1] if scene is not None and place <= len(scene[seat]) else ""
            words = {"place": str(place), "card": self.card(there), "player": self.name(seat)}
            return self.say("aim-room" if there else "aim-place", who=self.who(seat), **words)
        if found := LURE_AIM.fullmatch(aim):
            return f"{self.name(int(found[1]))}: {self.say(f'treasure-{found[2]}')}"
        if found := SWING_AIM.fullmatch(aim):
            return f"{self.name(int(found[1]))}: {self.say(f'aim-{found[2]}')}"
        if found := SOUL_AIM.fullmatch(aim):
            return self.say("aim-soul", hero=self.card(found[2]), player=self.name(int(found[1])))
        if found := BORROWED_AIM.fullmatch(aim):
            return f"{self.card(found[1])}{ARROW}{self.aim(found[2], scene)}"
        return self.name(int(aim)) if SEAT_AIM.fullmatch(aim) else self.card(aim)

    def address(self, aim: str, scene: Ground, *, short: bool) -> str:
        """A room as notation writes it, with its name; anything else by its name."""
        found = ROOM_AIM.fullmatch(aim)
        if found is None:
            return self.aim(aim, scene)
        return aim if short else f"{aim} {self.card(scene[int(found[1])][int(found[2]) - 1])}"

    def question(self, decision: Decision[Any], view: View) -> str:
        words: dict[str, object] = {"card": self.card(decision.source or "")}
        part = ""
        kind = f"kind-{decision.kind}"
        if decision.kind == "build":
            part = "card" if decision.source else "" if may_build(decision) else "turn"
            words |= {"who": self.who(view["active"]), "player": self.name(view["active"])}
        elif decision.kind == "act" and view["walking"] is not None and view["walking"]["inside"]:
            walker = view["walking"]
            part = "hero"
            words |= {"hero": self.card(walker["hero"]), "place": walker["place"], "health": walker["health"]}
            words |= {"who": self.who(walker["seat"]), "player": self.name(walker["seat"])}
        elif decision.kind == "act":
            words |= {"who": self.who(view["active"]), "player": self.name(view["active"])}
        elif decision.kind in ("cancel", "answer"):
            declared = [entry for entry in view["chain"] if entry["card"] == decision.source][-1]
            aimed = self.aim(declared["aim"], self.scene(view)) if declared["aim"] else ""
            words |= {"player": sentence(self.name(declared["seat"])), "aim": ARROW + aimed if aimed else ""}
        else:
            part = self.asking(decision, view)
        return sentence(self.put(kind, part, words))

    def asking(self, decision: Decision[Any], view: View) -> str:
        """What becomes of whatever is chosen, each card says in a phrase of its own; so do the opening discards."""
        part = "classic" if view["phase"] == "classic" else decision.source or ""
        return part if part and self.has(f"kind-{decision.kind}", part) else ""

    def refusal(self, refusal: Refusal, scene: Ground) -> str:
        words = dict(refusal.words)
        if "card" in words:
            words["card"] = self.card(words["card"])
        if "targets" in words:
            words["targets"] = "; ".join([self.aim(aim, scene) for aim in words["targets"].split(", ")])
        return self.say(f"refusal-{refusal.message}", **words)

    def advice(self, advice: Advice) -> str:
        """What the guide says against a choice of options, with its rule."""
        words = {name: self.say(f"treasure-{word}") if name in KINDS else word for name, word in advice.words.items()}
        return super().advice(Advice(advice.rule, advice.message, words))

    # -- what was done --------------------------------------------------------------------------------------------

    def event(self, facts: Mapping[str, Any], scene: Ground | None) -> str:
        seat: int = facts["seat"]
        words: dict[str, object] = {"who": self.who(seat), "player": self.name(seat)}
        for fact, told in facts.items():
            words |= self.fact(fact, told, scene)
        words["known"] = "yes" if "cards" in facts else "no"
        words.setdefault("cards", "")
        words.setdefault("card", "")
        if facts["event"] == "declared":
            words["deed"] = "cast" if self.sheets[facts["card"]]["type"] == "spell" else "use"
        return sentence(self.put(f"event-{facts['event']}", "", words))

    def fact(self, fact: str, told: Any, scene: Ground | None) -> dict[str, object]:
        """One fact of an event as arguments of its message."""
        match fact:
            case "card" | "boss":
                return {fact: self.card(told)}
            case "hero":
                sheet = self.sheets[told]
                return {"hero": self.card(told), "souls": sheet["souls"], "wounds": sheet["wounds"]}
            case "cards":
                return {"cards": self.cards(told)}
            case "place":
                return {"place": int(str(told).rpartition(":")[2])}
            case "places":
                return {"first": told[0].rpartition(":")[2], "second": told[1].rpartition(":")[2]}
            case "aim":
                return {"aim": ARROW + self.aim(told, scene) if told else ""}
            case "to":
                return {"to": "town" if told == "town" else "dungeon"}
            case "at":
                return {"whom": self.who(told), "victim": self.name(told)}
            case "from":
                return {"from": told} if isinstance(told, str) else {"whom": self.who(told), "victim": self.name(told)}
            case "winners":
                mine = len(told) == 1 and told[0] == self.viewer
                return {"who": YOU if mine else "other", "player": ", ".join([self.name(one) for one in told])}
        return {fact: told}

    # -- what would happen ----------------------------------------------------------------------------------------

    def fates(self, view: View) -> list[str]:
        told = [self.fate(fate) for fate in forecast(view)] or [self.say("fate-none")]
        return [*told, *self.race(view)]

    def race(self, view: View) -> list[str]:
        """Who has how much of each treasure, by seat, and so lures its heroes."""
        lines: list[str] = []
        inside = [me for me in view["players"] if me["treasures"] and not me["out"]]
        found = [
            kind for kind in (inside[0]["treasures"] if inside else {}) if kind in PRINTED or anybody(inside, kind)
        ]
        for treasure in found:
            totals = [me["treasures"][treasure] for me in inside]
            best = [me["seat"] for me in inside if me["treasures"][treasure] == max(totals)]
            leader = self.name(best[0]) if len(best) == 1 else self.say("fate-short-tie")
            words = {"treasure": sentence(self.say(f"treasure-{treasure}")), "totals": " : ".join(map(str, totals))}
            lines.append(self.say("race-line", **words, leader=leader if max(totals) else self.say("player-nobody")))
        return lines

    def fate(self, fate: Fate) -> str:
        """Where a hero goes and why, and what becomes of it, with the sum."""
        said = [self.fate_of_the_way(fate)]
        if fate.totals and self.sheets[fate.hero]["treasures"]:
            treasure = self.say(f"treasure-{self.sheets[fate.hero]['hero_class']}")
            said[0] += f" ({self.say('fate-totals', treasure=treasure, totals=' : '.join(map(str, fate.totals)))})"
        if fate.ended:
            said.append(self.ending(fate))
        if fate.later:
            said.append(self.say("fate-later"))
        if not fate.certain:
            said.append(self.say("fate-uncertain"))
        return f"{self.card(fate.hero)}: {', '.join(said)}."

    def fate_of_the_way(self, fate: Fate) -> str:
        if fate.seat is None:
            return self.say(f"fate-{fate.why}")
        way = {"lured": "fate-goes", "sent": "fate-sent-to", "waits": "fate-waits", "walks": "fate-walks"}[fate.why]
        return self.say(way, who=self.who(fate.seat), player=self.name(fate.seat))

    def ending(self, fate: Fate) -> str:
        """`dies in room 3 (2 + 1 + 3 of 6)`, or `gets through with 2 left: 1 wound`."""
        if fate.dies:
            total = " + ".join([str(damage) for _, damage in fate.steps]) or "0"
            return self.say("fate-dies", place=fate.dies, sum=total, health=fate.health)
        return self.say("fate-through", left=fate.left, wounds=fate.wounds)

    # -- what lies on the table -----------------------------------------------------------------------------------

    def table(self, view: View) -> list[str]:
        phase = self.say(f"phase-{view['phase']}")
        lines = [self.say("board-round", round=view["round"], phase=phase)]
        town = ", ".join([self.hero(hero) for hero in view["town"]]) or self.say("board-nobody")
        lines.append(self.say("board-heroes-in-town", heroes=town))
        if view.get("items"):
            lines.append(self.say("board-items", cards=self.cards(view["items"])))
        walker = view["walking"]
        if walker is not None:
            where = {"who": self.who(walker["seat"]), "player": self.name(walker["seat"]), "place": walker["place"]}
            lines.append(self.say("board-walking", hero=self.hero(walker), **where))
        mine = [me for me in view["players"] if me["seat"] == self.viewer]
        for me in [*[me for me in view["players"] if me not in mine], *mine]:
            lines += self.player(me, mortal=view.get("mortal", True))
        decks = view["decks"]
        counts = {"rooms": decks["rooms"], "spells": decks["spells"], "heroes": decks["heroes"]}
        lines.append(self.say("board-decks", **counts, epic=decks["epic_heroes"], discard=len(view["discard"])))
        if "items" in decks:
            lines.append(self.say("lair-items-left", count=decks["items"]))
        if "top_room" in decks:
            lines.append(self.say("lair-top-room", card=self.card(decks["top_room"])))
        foreseen = [card for me in view["players"] for card in me.get("foreseen", [])]
        if foreseen:
            lines.append(self.say("lair-foreseen", cards=self.cards(foreseen)))
        if view["discard"]:  # open to everybody at any time (BM-292)
            lines.append(self.say("board-discarded", cards=self.cards(view["discard"][::-1])))
        return lines

    def player(self, me: View, *, mortal: bool = True) -> list[str]:
        if me["boss"] is None:
            return []
        boss = self.card(me["boss"])
        name = sentence(self.name(me["seat"]))
        counts = {"souls": me["souls"], "wounds": me["wounds"], "xp": me["xp"]}
        held = {"rooms": me["rooms"]["count"], "spells": me["spells"]["count"]}
        limit = "five" if mortal else "none"
        lines = [self.say("board-line", player=name, boss=boss, limit=limit, **counts, **held)]
        facts = [self.say("board-coins", count=me["coins"])] if "coins" in me else []
        facts += [self.say(message) for flag, message in STATES if me.get(flag)]
        if me.get("today", {}).get("barred"):
            facts.append(self.say("lair-barred"))
        for fact in facts:
            lines[0] = f"{lines[0][:-1]}, {fact}."
        if me["dungeon"]:
            rooms = [self.room(room, place) for place, room in enumerate(me["dungeon"], 1)]
            lines.append(self.say("board-dungeon", rooms="; ".join(rooms)))
        elif not me["out"]:
            lines.append(self.say("board-no-rooms"))
        if me["entrance"]:
            lines.append(self.say("board-at-entrance", heroes=", ".join([self.hero(hero) for hero in me["entrance"]])))
        if "item" in me:
            ready = "yes" if me["item"]["ready"] else "no"
            lines.append(self.say("board-item", card=self.card(me["item"]["card"]), ready=ready))
        if me.get("items"):
            lines.append(self.say("board-items-down", cards=self.cards(me["items"])))
        if "cards" in me["rooms"]:
            hand = self.cards([*me["rooms"]["cards"], *me["spells"]["cards"]]) or self.say("board-empty")
            lines.append(self.say("board-known-hand", who=self.who(me["seat"]), cards=hand))
        return lines

    def score(self, view: View, seat: int) -> str:
        me = view["players"][seat]
        return f"{self.say('board-souls')} {me['souls']}, {self.say('board-wounds')} {me['wounds']}"

    def hero(self, hero: View) -> str:
        told = {"hero": self.card(hero["hero"]), "class": self.hero_kind(hero["hero"]), "health": hero["health"]}
        marks = [self.say(message, count=hero[mark]) for mark, message in HERO_MARKS if hero.get(mark)]
        said = self.say("board-hero", **told)
        if "item" in hero:
            said = self.say("board-carries", hero=said, card=self.card(hero["item"]))
        return ", ".join([said, *marks])

    def hero_kind(self, card: str) -> str:
        """`dark · epic · cleric + mage`: what kind of hero it is, and what it comes for."""
        sheet = self.sheets[card]
        kinds = [self.say("lair-dark")] if sheet["hero_kind"] == "dark" else []
        if sheet["epic"]:
            kinds.append(self.say("card-epic"))
        return " · ".join([*kinds, self.calling(sheet)])

    def calling(self, sheet: Mapping[str, Any]) -> str:
        """Its class, or both of a hybrid hero (BM-097)."""
        match sheet["hero_kind"]:
            case "star":
                return self.say("lair-star")
            case _ if sheet["hero_class"] == "special" and sheet["lure"] != FOOLISH:
                return self.say("lair-special")
            case "hybrid":
                return " + ".join([self.say(f"treasure-{treasure}") for treasure in sheet["treasures"]])
        return self.say(f"treasure-{sheet['hero_class']}")

    def room(self, room: View, place: int) -> str:
        if not room["stack"]:
            if "laid" not in room:
                return self.say("board-room-hidden", place=place)
            return self.say("board-room", place=place, card=self.card(room["laid"]), facts=self.say("board-hidden"))
        card = self.sheets[room["stack"][-1]]
        facts = [self.say(f"card-kind-{card['kind']}"), self.say("board-damage", damage=room["damage"])]
        if not room["deactivated"]:  # a room that sleeps has no treasures (BM-267)
            facts += [self.say(f"treasure-{treasure}") for treasure in room.get("treasures", card["treasures"])]
        if card["advanced"]:
            facts.append(self.say("board-advanced"))
        if room["deactivated"]:
            facts.append(self.say("board-asleep"))
        if room["used"]:
            facts.append(self.say("board-used"))
        if room["face_down"]:
            laid = f" {self.card(room['laid'])}" if "laid" in room else ""
            facts.append(self.say("board-hidden") + laid)
        if len(room["stack"]) > 1:
            facts.append(self.say("board-stack", count=len(room["stack"]) - 1))
        if "miniboss" in room:
            facts.append(self.miniboss(room["miniboss"]))
        lying = (("coins", "lair-coins-on"), ("tokens", "lair-tokens-on"))
        facts += [self.say(message, count=room[what]) for what, message in lying if room.get(what)]
        told = {"health": room.get("welcome", 0), "times": 2 ** room.get("doubled", 0)}
        facts += [self.say(message, **told) for mark, message in ROOM_MARKS if room.get(mark)]
        return self.say("board-room", place=place, card=self.card(card["id"]), facts=", ".join(facts))

    def miniboss(self, miniboss: View) -> str:
        """`Spike, level 2 of 3, used`."""
        used = [self.say("board-used")] if miniboss["spent"] else []
        return ", ".join([self.card(miniboss["card"]), self.say("lair-level", level=miniboss["level"]), *used])

    # -- cards ----------------------------------------------------------------------------------------------------

    def figures(self, card: str) -> str:
        sheet = self.sheets[card]
        match sheet["type"]:
            case "room":
                facts = [self.say(f"card-kind-{sheet['kind']}")]
                if sheet["advanced"]:
                    facts.append(self.say("board-advanced"))
                facts.append(self.say("board-damage", damage=sheet["damage"]))
                facts += [self.say(f"treasure-{treasure}") for treasure in sheet["treasures"]]
                if sheet.get("portable", False):
                    facts.append(self.say("board-portable"))
            case "miniboss":
                facts = [self.say("card-type-miniboss")]
            case "spell":
                facts = [self.say("card-type-spell"), self.say(f"card-phase-{sheet['phase']}")]
            case "boss":
                facts = [self.say("card-type-boss"), f"{sheet['xp']} {self.say('board-xp')}"]
                facts.append(self.say(f"treasure-{sheet['treasure']}"))
            case "item":
                facts = [self.say("card-type-item"), self.say(f"treasure-{sheet['treasure']}")]
            case _:
                kind = self.say(f"treasure-{sheet['hero_class']}")
                facts = [self.say("card-type-hero"), kind, f"♥ {sheet['hp']}"]
                if sheet["epic"]:
                    facts.append(self.say("card-epic"))
        return ", ".join(facts)

    def card_page(self, card: str) -> list[str]:
        sheet = self.sheets[card]
        text = self.text(card)
        if text and sheet["type"] == "boss":
            text = self.say("card-level-up", text=text)
        copies = self.say("card-copies", count=sheet["copies"], set=sheet["set"])
        lines = [self.card(card), sentence(self.figures(card)), text, f"{card}: {copies}"]
        return [line for line in lines if line]
