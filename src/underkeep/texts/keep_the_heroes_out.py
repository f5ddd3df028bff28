"""Keep the Heroes Out! in words: what can be done, what was done, what would happen, and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from underkeep import texts
from underkeep.core.decision import Decision, Option
from underkeep.core.game import Refusal, View
from underkeep.core.registry import game_named
from underkeep.keep_the_heroes_out import naming
from underkeep.keep_the_heroes_out.kinds import HEROES, ICONS, ROOMS, read_action
from underkeep.keep_the_heroes_out.reckoning import reckoning
from underkeep.texts import reader
from underkeep.texts.reader import sentence

SAID_BY_KIND: Final = ("done", "pass")  # whose words depend on what is asked
# How an option is told beside the heading of its verb.
LABELS: Final = {
    "play": "play", "move": "move", "melee": "attack", "ranged": "attack", "next": "next", "place": "goods",
    "muster": "room", "ambush": "room", "horde": "room", "use": "use", "hit": "monster",
}  # fmt: skip
OF_A_CARD: Final = ("take", "exchange", "replace")
FATAL: Final = 4  # the value of the treasure that must not be lost (KH-070)


def sheets() -> dict[str, dict[str, Any]]:
    """Every clan, card, treasure and scenario as plain data."""
    return {card["id"]: card for card in game_named(naming.GAME).cards()}


class Teller(reader.Teller):
    """Tells one viewer of one table of the game."""

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

    # -- names ------------------------------------------------------------------------------------------------

    def room(self, room: str) -> str:
        return self.say("keep-room", room=room)

    def rooms(self, rooms: Iterable[str]) -> str:
        return ", ".join([self.room(room) for room in rooms])

    def heroes(self, classes: Sequence[str]) -> str:
        """`2 Archers, Mage`."""
        counts = {hero: classes.count(hero) for hero in HEROES if hero in classes}
        return ", ".join([self.say("keep-heroes-counted", **{"class": hero}, count=counts[hero]) for hero in counts])

    def scenario(self, scenario: str, part: str = "") -> str:
        """One from a designer's file is told in the words of the file."""
        message = f"keep-scenario-{scenario}"
        return self.put(message, part, {}) if self.has(message) else str(self.sheets[scenario][part or "name"])

    def times(self, what: str, count: int) -> str:
        return self.say("keep-board-times", what=what, count=count)

    # -- actions ----------------------------------------------------------------------------------------------

    def actions(self, names: Sequence[str]) -> str:
        """`2 moves, 1 ranged attack`: equal symbols are counted."""
        return ", ".join([self.action(name, names.count(name)) for name in dict.fromkeys(names)])

    def action(self, name: str, count: int = 1) -> str:
        kind, _, rest = name.partition(" ")
        match kind:
            case "move" if rest:
                return self.say("keep-action-drift")
            case "place" | "discard":
                return self.say(f"keep-action-{kind}", goods=rest)
            case "horde" | "reinforcements":
                return self.say(f"keep-action-{kind}", what=rest)
            case "ambush":
                return self.say("keep-action-ambush", count=int(rest.split()[0]), rooms=self.ambushed(name))
            case "if":
                first, _, then = rest.partition(" then ")
                return self.say("keep-action-if", first=self.action(first), then=self.actions(then.split(", ")))
        return self.say(f"keep-action-{kind}", count=count)

    def ambushed(self, name: str) -> str:
        """The rooms of an ambush."""
        ambush = read_action(name)
        return self.say(f"keep-action-{ambush.where}") if ambush.where else self.rooms([ROOMS[r] for r in ambush.rooms])

    def side(self, card: str, side: str) -> str:
        """What this side of a card does: `left`, `right`, or counted from 1; of a card with one side, all it does."""
        sides = self.sheets[card].get("either", [])
        if len(sides) == 1:
            return self.actions(sides[0])
        at = {"left": 0, "right": 1}.get(side, int(side) - 1 if side.isdecimal() else len(sides))
        return self.actions(sides[at]) if at < len(sides) else naming.UNSAID

    # -- what can be done -------------------------------------------------------------------------------------

    def option(self, option: Option, decision: Decision[Any], scene: View) -> str:  # noqa: ARG002
        message = f"keep-option-{option.verb.replace(' ', '-')}"
        words = self.words(option)
        part = decision.kind if option.verb in SAID_BY_KIND else ""
        if option.verb == "play" and words["side"] == naming.UNSAID:
            part = "idle"
        return sentence(self.put(message, part if self.has(message, part) else "", words))

    def words(self, option: Option) -> dict[str, object]:
        given = option.words()
        words: dict[str, object] = dict(naming.said(given))
        if "card" in given:
            words["card"] = self.card(given["card"])
        if "side" in given:
            words["side"] = self.side(given["card"], given["side"])
        return words

    def label(self, option: Option, decision: Decision[Any], scene: View, *, short: bool = False) -> str:
        given = option.words()
        if option.verb == "clan":
            return self.card(given["clan"])
        if option.verb in OF_A_CARD or (option.verb == "discard" and "card" in given):
            return self.card(given["card"])
        label = LABELS.get("place" if option.verb == "discard" else option.verb)
        if label is None:
            return self.option(option, decision, scene)
        words = self.words(option)
        words |= {"start": self.room(str(words["from"])), "goal": self.room(str(words["to"]))}
        if short and option.verb == "play" and len(self.sheets[given["card"]]["either"]) == 1:
            words["side"] = naming.UNSAID
        return sentence(self.put(f"keep-label-{label}", "", words))

    def question(self, decision: Decision[Any], view: View) -> str:
        message = f"keep-ask-{decision.kind}"
        source = (decision.source or "").partition(":")[0]  # a step of a scenario card is told by its card
        first = naming.said(decision.options[0].words())
        doing, acting = view["invasion"]["doing"] or {}, view["acting"] or {}
        words: dict[str, object] = {"card": self.card(source), "class": source}
        words["room"] = acting.get("room", "") if decision.kind == "horde" else doing.get("room", first["room"])
        words |= {"left": self.actions(acting.get("left", [])), "count": acting.get("count", 0)}
        part = source
        if decision.kind == "turn":
            part = "" if view["players"][decision.seat]["hand"] else "empty"
        elif self.sheets.get(source, {}).get("type") == "scenario":
            part = "scenario"
        return sentence(self.put(message, part if part and self.has(message, part) else "", words))

    def refusal(self, refusal: Refusal, scene: View) -> str:  # noqa: ARG002 - everything has a name wherever it lies
        words: dict[str, object] = dict(naming.said(dict(refusal.words)))
        if "card" in refusal.words:
            words["card"] = self.card(refusal.words["card"])
        return sentence(self.put(f"refusal-{refusal.message}", "", words))

    # -- what was done ----------------------------------------------------------------------------------------

    def event(self, facts: Mapping[str, Any], scene: View | None) -> str:  # noqa: ARG002
        seat: int = facts["seat"]
        words: dict[str, object] = {"who": self.who(seat), "player": self.name(seat)}
        words["known"] = "yes" if "cards" in facts else "no"
        for fact, told in facts.items():
            words |= self.fact(fact, told)
        if "to" not in facts and "room" in facts:
            words["to"] = facts["room"]
        if facts["event"] == "played":
            side = self.side(facts["card"], facts["side"])
            words["side"] = "" if side == naming.UNSAID else f" ({side})"
        if facts["event"] == "discarded":
            words["why"] = "" if facts["why"] == "defend" else f" ({self.say('keep-why', why=words['why'])})"
        said = sentence(self.put(f"keep-event-{facts['event']}", "", words))
        return f"{said} ({facts['rule']})" if "rule" in facts else said

    def fact(self, fact: str, told: Any) -> dict[str, object]:
        """One fact of an event as arguments of its message."""
        match fact:
            case "card":
                return {"card": self.card(told)}
            case "cards" | "discarded":
                return {fact: self.cards(told) or self.say("keep-board-nothing")}
            case "room":
                return {"room": told, "from": told}
            case "to":
                return {"to": told, "there": self.say("keep-in", room=told)}
            case "hero":
                return {"class": told}
            case "heroes":
                return {"heroes": self.heroes(told)}
            case "what" | "carried":
                return {"goods": told}
            case "actions":
                return {"actions": self.actions(told) or self.say("keep-board-nothing")}
            case "phase":
                return {"phase": self.say(f"keep-phase-{told}")}
            case "treasure":
                return {"effect": self.sheets[told]["effect"]}
            case "won":
                return {"won": "yes" if told else "no"}
            case "why":
                return {"why": self.card(told)}  # a scenario card, or a word that the message knows
            case "outcome" if " " in told:
                goods, start, goal = told.split()
                return {"outcome": "shift", "goods": goods, "from": start, "to": goal}
            case "rooms" | "cell" | "scores" | "step" | "rule" | "owner":
                return {}
        return {fact: told}

    # -- what would happen ------------------------------------------------------------------------------------

    def fates(self, view: View) -> list[str]:
        """Where one more hero would steal a treasure at once, how likely one comes, and what a Mage would do."""
        known = reckoning(view)
        cards, arrivals = known["guild"], known["arrivals"]
        lines = [self.say("keep-fate-cards", quota=cards["to_be_drawn"], deck=cards["left"])]
        danger: list[str] = []
        for room in view["rooms"]:
            if not in_danger(room):
                continue
            kind = "fatal" if room["treasure"] == FATAL else "danger"
            odds = percent(arrivals[room["room"]]["turn"])
            danger.append(
                sentence(self.say(f"keep-fate-{kind}", room=room["room"], value=room["treasure"], chance=odds))
            )
        lines += danger or [self.say("keep-fate-calm")]
        gamble = known["gamble"]
        if gamble is not None:
            lines.append(self.say("keep-fate-gamble", chance=percent(gamble["heroes"]["mage"]), count=gamble["freed"]))
        return lines

    # -- what lies on the table -------------------------------------------------------------------------------

    def table(self, view: View) -> list[str]:
        whose = {"who": self.who(view["active"]), "player": self.name(view["active"])}
        phase = self.say(f"keep-phase-{'over' if view['result'] is not None else view['phase']}")
        lines = [self.say("keep-board-turn", turn=view["turn"], phase=phase, **whose)]
        difficulty = self.say(f"value-difficulty-{view['difficulty']}")
        lines.append(self.say("keep-board-scenario", scenario=self.scenario(view["scenario"]), difficulty=difficulty))
        lines += self.guild(view)
        if view["acting"] is not None:
            acting = view["acting"]
            left = self.actions(acting["left"]) or self.say("keep-board-nothing")
            lines.append(self.say("keep-board-acting", card=self.card(acting["card"]), left=left))
        mine = [me for me in view["players"] if me["seat"] == self.viewer]
        for me in [*[me for me in view["players"] if me not in mine], *mine]:
            lines += self.player(me)
        return [*lines, *self.shop(view), *[self.chamber(room) for room in view["rooms"]]]

    def guild(self, view: View) -> list[str]:
        """The wave, the deck, and what is still in it: everybody knows that, though not in which order."""
        guild = view["guild"]
        lines = [self.say("keep-board-guild", wave=view["wave"], deck=guild["deck"], quota=view["quota"])]
        if view["due"]:
            lines.append(self.say("keep-board-due", count=view["due"]))
        lines.append(self.say("keep-board-coming", cards=self.coming(view)))
        lines.append(self.say("keep-board-gamble", may="yes" if view["may_gamble"] else "no"))
        reserve = [self.times(self.say("keep-hero", **{"class": hero}), count)
                   for hero, count in view["reserve"]["heroes"].items()]  # fmt: skip
        lines.append(self.say("keep-board-reserve", heroes=", ".join(reserve)))
        if view["treasures"]["stolen"]:
            lines.append(self.say("keep-board-stolen", treasures=self.cards(view["treasures"]["stolen"])))
        return lines

    def coming(self, view: View) -> str:
        """`Fighter x5, Rogue x3, 2 scenario cards`."""
        left = [self.sheets[card].get("class", "") for card in view["guild"]["left"]]
        said = [self.times(self.say("keep-hero", **{"class": one}), left.count(one)) for one in HEROES if one in left]
        said += [self.say("keep-board-scenario-cards", count=left.count(""))] if "" in left else []
        return ", ".join(said) or self.say("keep-board-nothing")

    def shop(self, view: View) -> list[str]:
        """Loot, projects, markers."""
        row = [self.say("keep-board-kind", card=self.card(card), kind=self.kind(card)) for card in view["loot"]["row"]]
        cards = ", ".join(row) or self.say("keep-board-nothing")
        lines = [self.say("keep-board-loot", cards=cards, deck=view["loot"]["deck"])]
        builder = view["builder"]
        if builder["projects"]:
            lines.append(self.say("keep-board-projects", rooms=self.rooms(builder["projects"]), count=builder["stack"]))
        if view["markers"]:
            lines.append(self.say("keep-board-markers", count=view["markers"]))
        return lines

    def kind(self, card: str) -> str:
        return self.say(f"keep-kind-{self.sheets[card]['type']}")

    def player(self, me: View) -> list[str]:
        name = sentence(self.name(me["seat"]))
        if me["clan"] is None:
            return [self.put("keep-board-player", "none", {"player": name})]
        counts = {"monsters": me["in_dungeon"], "lair": me["lair"]}
        lines = [self.say("keep-board-player", player=name, name=self.card(me["clan"]), **counts)]
        piles = {"hand": me["hand"], "deck": me["deck"], "discard": len(me["discard"])}
        lines.append(self.say("keep-board-cards", **piles))
        if me["play"]:
            lines.append(self.say("keep-board-played", cards=self.cards(me["play"])))
        if me["discard"]:
            lines.append(self.say("keep-board-discard", cards=self.cards(me["discard"])))
        if "cards" in me:
            lines.append(self.say("keep-board-hand", cards=self.cards(me["cards"]) or self.say("keep-board-nothing")))
        return lines

    def chamber(self, room: View) -> str:
        """A room: where it leads, how far the Vault is, and everything in it."""
        ways = [self.say("keep-distance", count=room["distance"])]
        ways.append(self.say("keep-board-ways", rooms=self.rooms(room["corridors"])))
        inside = ", ".join(self.inside(room)) or self.say("keep-board-empty")
        return self.say("keep-board-room", name=self.room(room["room"]), ways="; ".join(ways), inside=inside)

    def inside(self, room: View) -> list[str]:
        said = [self.say("keep-board-treasure", value=room["treasure"])] if room["treasure"] is not None else []
        for clan in room["monsters"]:
            words = {"clan": clan["clan"], "count": clan["count"], "damage": sum(clan["damage"])}
            said.append(self.say("keep-board-monsters", **words))
        for state in ("active", "exhausted"):
            classes = [hero for hero, count in room["heroes"][state].items() for _ in range(count)]
            if classes:
                said.append(self.say("keep-board-heroes", state=state, heroes=self.heroes(classes)))
        goods = {**room["resources"], "trap": room["traps"]}
        said += [self.say("keep-goods-counted", goods=one, count=count) for one, count in goods.items() if count]
        if room["portal"] != "none":
            said.append(self.say(f"keep-portal-{room['portal']}"))
        return said

    def score(self, view: View, seat: int) -> str:  # noqa: ARG002 - monsters win or lose together
        return self.say("keep-score", count=view["treasures"]["saved"])

    # -- cards ------------------------------------------------------------------------------------------------

    def figures(self, card: str) -> str:
        """What it is: a clan with its figures, a Guild card with its rooms, a card of a deck with its kind."""
        sheet = self.sheets[card]
        match sheet["type"]:
            case "clan":
                role = self.say(f"keep-role-{sheet['role']}")
                rooms = self.rooms([ROOMS[room] for room in ICONS[sheet["start"]["icon"]]])
                words = {"count": sheet["monsters"], "health": sheet["health"], "start": sheet["start"]["monsters"]}
                return self.say("keep-figures-clan", role=role, rooms=rooms, **words)
            case "hero":
                rooms = self.rooms([ROOMS[room] for icon in dict.fromkeys(sheet["icons"]) for room in ICONS[icon]])
                return self.say("keep-figures-hero", **{"class": sheet["class"]}, rooms=rooms)
            case "scenario":
                return self.say("keep-figures-scenario", scenario=self.scenario(sheet["scenario"]))
            case "treasure":
                return f"{self.kind(card)}, {self.say('keep-figures-treasure', value=sheet['value'])}"
            case "dungeon":
                return self.say("keep-figures-dungeon", number=sheet["number"], stars=sheet["stars"])
        clan = [self.card(sheet["clan"])] if "clan" in sheet else []
        return ", ".join([self.kind(card), *clan])

    def card_page(self, card: str) -> list[str]:
        sheet = self.sheets[card]
        origin = f"{self.say('keep-set-base')}, {self.say('keep-copies', count=sheet['copies'])}"
        lines = [self.card(card), sentence(self.figures(card)), *self.story(card), f"{card}: {origin}"]
        return [line for line in lines if line]

    def story(self, card: str) -> list[str]:
        """Its text; of a scenario its mood and its hard variant too; of a hero what the class can do."""
        sheet = self.sheets[card]
        if sheet["type"] == "dungeon":
            hard = self.scenario(card, "hard")
            variant = [self.say("keep-hard-variant", text=hard)] if hard else []
            return [self.scenario(card, "flavour"), self.text(card), *variant]
        if sheet["type"] == "hero":
            return [self.say(f"keep-ability-{sheet['class']}")]
        return [self.text(card)]


def in_danger(room: View) -> bool:
    """Whether one more hero would steal the treasure of this room; in the Prison newcomers are locked up (KH-180)."""
    theft = room["theft"]
    if theft is None or theft["guarded"] or room["room"] == "prison":
        return False
    return bool(theft["active"] + theft["exhausted"] + 1 >= theft["needed"])


def percent(odds: float) -> int:
    return round(100 * odds)
