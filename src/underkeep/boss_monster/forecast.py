"""What would become of every hero if nobody did anything more: the engine itself, set up from what one viewer sees."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import takewhile
from typing import Any, Final

from underkeep.boss_monster.cards import BOXES, CATALOGUE
from underkeep.boss_monster.cards.box import any_of
from underkeep.boss_monster.events import ROLLED, ROUND_ENDED
from underkeep.boss_monster.extras import Today
from underkeep.boss_monster.game import BossMonster
from underkeep.boss_monster.hero_cards import MOST_CARDS, HeroCard
from underkeep.boss_monster.hooks import BUILD_BEGINS
from underkeep.boss_monster.kinds import SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.options import Take
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.position import fields, reading
from underkeep.boss_monster.room_cards import TRAP, RoomCard
from underkeep.boss_monster.setup import new_players
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import BASE_TREASURES, TREASURES
from underkeep.core.decision import NO, PASS, YES, Decision, Option
from underkeep.core.events import Event
from underkeep.core.game import LONGEST, View
from underkeep.core.rng import make

UNKNOWN: Final = SpellCard("unknown", "Unknown", 0, 0, "")
UNKNOWN_ROOM: Final = RoomCard("unknown_room", "Unknown", TRAP, (), 0, 0, "", advanced=True)  # it could lie nowhere
PLAYED: Final = ("build", "reveal", "bait", "adventure")
EARLY: Final = ("start", "build", "reveal", "bait")  # who is in town now is lured in this round


class Fate:
    """Where a hero would go, and how far it would come.

    `seat` is the dungeon (`None`: it stays in town), `why` is `walks`, `waits`, `lured`, `tie`, `nobody`, `sent` or
    `killed`, which is in town.
    `steps` are the rooms still to come, place and damage; `dies` is the place where it dies, 0 for a hero that gets
    through. `certain` is false while a card that the viewer does not know lies face down where it matters, while
    something is announced or turned up that has not happened yet, and where somebody would have to choose.
    """

    __slots__ = ("certain", "dies", "ended", "health", "hero", "later", "seat", "steps", "totals", "why", "wounds")

    def __init__(self, hero: str, health: int, why: str) -> None:
        self.hero: str = hero
        self.health: int = health  # before the next step
        self.why: str = why
        self.seat: int | None = None
        self.wounds: int = card(hero).wounds  # what it costs to let it through
        self.later: bool = False  # not before the next round
        self.certain: bool = True
        self.totals: list[int] = []  # its treasure in each dungeon, by seat
        self.steps: list[tuple[int, int]] = []
        self.dies: int = 0
        self.ended: bool = False  # dead, or at the boss

    @property
    def left(self) -> int:
        """Health after the last step."""
        return self.health - sum([damage for _, damage in self.steps])

    def __repr__(self) -> str:
        if self.seat is None:
            return f"<{self.hero} stays in town: {self.why}>"
        end = f"dies in room {self.dies}" if self.dies else f"gets through with {self.left} left"
        return f"<{self.hero} in dungeon {self.seat}: {end}>"


def card(name: str) -> HeroCard:
    hero = CATALOGUE[name]
    assert isinstance(hero, HeroCard)
    return hero


def forecast(view: View) -> list[Fate]:
    """The hero inside first, then the entrances in order of play, then the town, the oldest first."""
    if not view["order"]:
        return []  # the bosses are not chosen yet
    now, later = expected(view)
    for fates, expired in ((now, False), (later, True)):
        if fates:
            phase = "reveal" if expired or view["phase"] in EARLY else "adventure"
            g = set_up(imagine(view, phase=phase, expired=expired))
            foretell(g, fates)
            doubt(view, g, fates)
    return [*now.values(), *later.values()]


def expected(view: View) -> tuple[dict[str, Fate], dict[str, Fate]]:
    """Every hero whose way is not over: those who will go this round, and those who will not."""
    now: dict[str, Fate] = {}
    later: dict[str, Fate] = {}
    this_round = view["phase"] in EARLY
    if view["walking"] is not None:
        walker = view["walking"]
        now[walker["hero"]] = Fate(walker["hero"], walker["health"], "walks")
        now[walker["hero"]].seat = walker["seat"]
    for seat in view["order"]:
        player = view["players"][seat]
        for hero in player["entrance"]:
            waits = hero["waits"] or player["closed"] or not (this_round or view["phase"] == "adventure")
            rested = card(hero["hero"]).hp + hero.get("vigour", 0)
            fate = Fate(hero["hero"], rested if waits else hero["health"], "waits")
            fate.seat = seat
            (later if waits else now)[fate.hero] = fate
    for hero in view["town"]:
        fate = Fate(hero["hero"], hero["health"], "nobody")
        (now if this_round else later)[fate.hero] = fate
    for fate in later.values():
        fate.later = True
    return now, later


def doubt(view: View, g: Imagined, fates: dict[str, Fate]) -> None:
    """What is announced, or was turned up just now, may still change everything; so may what somebody has to choose."""
    rolled = any(event.kind is ROLLED for event in g.events)  # another time the die falls otherwise
    settled = not view["chain"] and view["phase"] != "reveal" and not g.guessed and not rolled
    for fate in fates.values():
        fate.certain = settled and not hides_a_card(view, fate.seat if fate.why in ("walks", "waits") else None)


def foretell(g: Imagined, fates: dict[str, Fate], *, seat: int = -1, doing: str = "") -> None:
    """Play the round to its end, and note what becomes of these heroes. Nobody acts, but this seat may do one thing."""
    with_everybody_passing(g, seat, doing)
    totals = [player["treasures"] for player in g.lures or g.view(None)["players"]]
    for fate in fates.values():
        if fate.seat is None:
            fate.totals = [sum([treasures[kind] for kind in card(fate.hero).treasures]) for treasures in totals]
    # Where nobody has anything to decide, the next round has been played as well.
    for event in takewhile(lambda event: event.kind is not ROUND_ENDED, g.events):
        if event.facts.get("hero") in fates:
            follow(fates[event.facts["hero"]], event, g.unseen[event.seat])
    for fate in fates.values():
        if fate.seat is not None and not fate.ended:
            fate.later = True  # what it meets next round is for the next round to say


def follow(fate: Fate, event: Event, unseen: int) -> None:
    """One thing that happens to a hero; `unseen` rooms stand between the gate and those that were set up."""
    told = event.facts
    match event.kind.name:
        case "lured":
            fate.seat = event.seat
            fate.why = "lured"
        case "stayed" if max(fate.totals, default=0) or not card(fate.hero).treasures:
            fate.why = "tie"
        case "sent":
            fate.seat = None if told["to"] == "town" else event.seat
            fate.why = "sent"
            fate.totals = []  # no treasure has lured it
            fate.ended = False
        case "entered":
            fate.steps.append((int(told["place"].partition(":")[2]) + unseen, told["damage"]))
            fate.seat = event.seat
        case "hurt":
            fate.steps.append((fate.steps[-1][0] if fate.steps else 0, told["damage"]))
        case "fortified":
            fate.health += told["health"]
        case "died" if told["place"] == 0:
            fate.why = "killed"
            fate.totals = []
        case "died":
            fate.dies = told["place"] + unseen
            fate.ended = True
        case "survived":
            fate.ended = True
        case "removed":
            fate.seat = None
            fate.why = "removed"
            fate.totals = []


def with_everybody_passing(g: Imagined, seat: int, doing: str) -> None:
    """Until the round is over; a question that cannot be declined gets the first answer."""
    flow = g.play()
    answer: int | None = None
    this_round = g.round
    to_do = doing
    try:
        while g.round == this_round and g.phase in PLAYED:
            g.limit = g.pulse + LONGEST
            decision = flow.send(answer)
            notations = [str(option) for option in decision.options]
            if decision.seat == seat and to_do in notations:
                answer = notations.index(to_do)
                to_do = ""
                continue
            if keeps_up(g, decision):
                answer = decision.options.index(YES)
                continue
            declined = [at for at, option in enumerate(decision.options) if is_nothing(option)]
            answer = declined[0] if declined else 0
            g.guessed = g.guessed or not (declined or all(map(concerns_a_hand, decision.options)))
    except StopIteration:
        pass  # the game was over with this round
    flow.close()


def keeps_up(g: Imagined, decision: Decision[Any]) -> bool:
    """Whoever can pay for a miniboss that was laid, or for a room that asks for it in every build phase, does so."""
    if decision.kind != "may":
        return False
    asking = CATALOGUE[decision.source or ""]
    return isinstance(asking, MinibossCard) if g.phase == "reveal" else asking.listens & BUILD_BEGINS != 0


def is_nothing(option: Option) -> bool:
    """Nothing is done, or everything stays as it is."""
    return option in (PASS, NO) or option.verb == "keep"


def concerns_a_hand(option: Option) -> bool:
    """A card to take or to discard: whichever it is, nobody plays it any more."""
    return isinstance(option, Take) and not isinstance(option.card, HeroCard)


def hides_a_card(view: View, seat: int | None) -> bool:
    """Whether a face-down card that the viewer does not know lies in this dungeon, or in any."""
    dungeons = [player["dungeon"] for player in view["players"] if seat in (None, player["seat"])]
    return any(room["face_down"] and "laid" not in room for dungeon in dungeons for room in dungeon)


# -- a table that holds what the viewer sees, and nothing else --------------------------------------------------


class Imagined(BossMonster):
    """A game that remembers what was in each dungeon when heroes chose theirs."""

    __slots__ = ("guessed", "lures", "unseen")

    def __init__(self, said: View) -> None:
        super().__init__(make("fast", 0), new_players(len(said["players"])), ())
        self.lures: list[View] = []
        self.unseen: list[int] = [player["unseen"] for player in said["players"]]  # rooms that could not be set up
        self.guessed: bool = False  # somebody had to choose something

    def chapter(self) -> Awaitable[None] | None:
        if self.phase == "bait" and not self.lures:
            self.lures = self.view(None)["players"]
        return super().chapter()


def set_up(said: View) -> Imagined:
    """A game from a position. Which cards lie in the decks does not matter here."""
    g = Imagined(said)
    g.shares = said.get("shares", False)
    g.treasures = TREASURES if said.get("explorers", False) else BASE_TREASURES
    cards = [card for box in BOXES.values() for card in box.cards() for _ in range(card.copies)]
    expect_anything(g, looks_back=any("today" in player for player in said["players"]))
    g.coined = any("coins" in player for player in said["players"])
    reading.read(g, said, cards)
    for me, theirs in zip(g.players, said["players"], strict=True):
        hold_unknown_cards(me, theirs.get("unknown_spells", 0), theirs.get("unknown_rooms", 0))
    return g


def expect_anything(g: Game, *, looks_back: bool) -> None:
    """Whatever set they are from, cards may wait for what happens; in some games they look back on the round, too."""
    for box in BOXES.values():
        g.awaited |= box.happenings()
        g.eventful = g.eventful or box.eventful
        if looks_back:
            powers = any_of([hero.power.moments for hero in box.heroes if hero.power is not None])
            fair = g.fair
            g.expect(g.from_hand | box.hand_moments(), fair.offers | box.offers(), fair.hero_powers | powers)
    if looks_back:
        for me in g.players:
            me.today = Today()


def hold_unknown_cards(me: Player, spells: int, rooms: int) -> None:
    """Cards that the viewer does not know: nobody can play them here, but they are counted."""
    for _ in range(spells):
        me.spells.add(UNKNOWN, 0)
    for _ in range(rooms):
        me.rooms.add(UNKNOWN_ROOM, 0)
    me.survey_spells()


def imagine(view: View, *, phase: str, expired: bool) -> View:
    """The view as a position; `expired`: as the table will be when the round is over (BM-224 to BM-226)."""
    said: View = {
        "phase": phase,
        "round": view["round"],
        "active": view["order"][0] if expired or view["active"] is None else view["active"],
        "players": [player_seen(player, expired=expired) for player in view["players"]],
        "town": [hero_seen(hero, expired=False) for hero in view["town"]],
        "shares": view.get("shares", False),
        "explorers": view.get("explorers", False),
        "items": view.get("items", []),
    }
    if any(card(hero["hero"]).lure == MOST_CARDS for hero in view["town"]):
        for seen, player in zip(view["players"], said["players"], strict=True):
            player["unknown_rooms"] = seen["rooms"]["count"]
            player["unknown_spells"] = seen["spells"]["count"]
    walker = view["walking"]
    if walker is not None and not expired:
        between = not walker["inside"]
        inside = {**hero_seen(walker, expired=False), "room": walker["place"], "between": between}
        said["players"][walker["seat"]]["inside"] = inside
    return said


def player_seen(seen: View, *, expired: bool) -> View:
    """A player as a position says it. A place of which the viewer knows no card cannot be set up and does not count."""
    dungeon = [room_seen(part, expired=expired) for part in seen["dungeon"] if is_known(part)]
    said: View = {
        "boss": seen["boss"],
        "dungeon": dungeon,
        "unseen": len(seen["dungeon"]) - len(dungeon),
        "entrance": [hero_seen(hero, expired=expired) for hero in seen["entrance"]],
        "souls": seen["soul_cards"],
        "wounds": seen["wound_cards"],
        "levelled_up": seen["levelled_up"],
        "out": seen["out"],
    }
    if "mimics" in seen:
        said["mimics"] = seen["mimics"]
    if not expired:
        said |= {name: seen[name] for name in ("closed", "extra_damage", "treasure_factor")}
    if "coins" in seen:
        said["coins"] = seen["coins"]
    if "today" in seen:  # a game with cards that look back on the round, or count spells
        said["today"] = {} if expired else seen["today"]
        said["unknown_spells"] = seen["spells"]["count"]
    return said | {name: seen[name] for name in ("item", "items") if name in seen}


def is_known(part: View) -> bool:
    """Whether the viewer knows any card of this place."""
    return bool(part["stack"]) or "laid" in part


def room_seen(part: View, *, expired: bool) -> View:
    covered = part["face_down"] and "laid" not in part
    said: View = {"stack": part["stack"], "deactivated": covered or (part["deactivated"] and not expired)}
    if "laid" in part:
        said["face_down"] = part["laid"]
    said |= {name: part[name] for name in ("coins",) if name in part}
    if "miniboss" in part:
        said |= miniboss_seen(part, expired=expired)
    if "giver" in part and "laid" in part:
        said["giver"] = part["giver"]
    if not expired:
        said |= {name: part[name] for name in ("bonus", "met", "used")}
    lost = ("giver", "tokens") if covered else ("giver",)
    for name in fields.FOR_GOOD if expired else fields.FITTINGS:
        if name in part and name not in lost:
            said[name] = part[name]
    return said


def miniboss_seen(part: View, *, expired: bool) -> View:
    """A miniboss that is still to be paid for is so in its turn; whether it will be, nobody knows."""
    seen = part["miniboss"]
    miniboss = CATALOGUE[seen["card"]]
    assert isinstance(miniboss, MinibossCard)
    if seen["level"] == 0:
        return {} if expired else {"face_down": seen["card"]}
    worked = miniboss.once_a_round() if seen["spent"] and not expired else 0
    young = seen.get("young", False) and not expired
    return {"miniboss": seen["card"], "level": seen["level"], "worked": worked, "young": young}


def hero_seen(seen: View, *, expired: bool) -> View:
    carried = {"item": seen["item"]} if "item" in seen else {}
    if expired:
        return {"hero": seen["hero"], **carried}
    more = seen["health"] + seen["damage"] - card(seen["hero"]).hp - seen.get("vigour", 0)
    said = {"hero": seen["hero"], "damage": seen["damage"], "health": more, "waits": seen["waits"]}
    return said | carried | {name: seen[name] for name in fields.ERRAND if name in seen}
