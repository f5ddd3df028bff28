"""Why not? The same predicates that make the option lists, asked the other way round."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.acting import MOST_DECLARED, heroes_of_others, moment_of, offers_of_others
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.carrying import cloaked, spells_barred
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hiring import forbids_attaching
from underkeep.boss_monster.hooks import ADVENTURE, BUILD, Power
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.options import address, boxed
from underkeep.boss_monster.pieces import Post, Room
from underkeep.boss_monster.placing import forbids_building
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.refusing_minibosses import is_my_turn_to_build, room_of, why_not_promote, why_not_sell
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.core.decision import Decision
from underkeep.core.game import Refusal

WINDOWS: Final = ("build", "act")
MOST_NAMED: Final = 8  # targets in one sentence

# Section X of the rules: where nothing may be declared at all.
CLOSED: Final = {
    "bosses": "BM-300",
    "mulligan": "BM-300",
    "classic": "BM-300",
    "first_room": "BM-300",
    "start": "BM-301",
    "reveal": "BM-303",
    "bait": "BM-304",
    "adventure": "BM-306",
    "end": "BM-310",
}

# What no card asks, though it may be about one: the rule that says who may answer what.
ASKED: Final = {
    "boss": "BM-243",
    "mulligan": "BM-150",
    "first_room": "BM-152",
    "answer": "BM-075",
    "cancel": "BM-311",
    "machinations": "BM-244",
}


def why_not(g: Game, decision: Decision[Any], notation: str) -> Refusal:
    """The rule that forbids this to the decider, from what the decider knows alone (RS-044)."""
    me = g.players[decision.seat]
    said = notation.split()
    verb = said[0] if said else ""
    card = CATALOGUE.get(said[1]) if len(said) > 1 else None
    if verb == "build":
        return why_not_build(g, me, decision, said, card)
    if verb == "cast":
        return why_not_cast(g, me, decision, said, card)
    if verb == "use":
        if isinstance(card, (BossCard, HeroCard)):
            return why_not_call_on(g, me, decision, said, card)
        if isinstance(card, MinibossCard):
            return why_not_use_miniboss(g, me, decision, said, card)
        if isinstance(card, RoomCard) and card.offer is not None:
            return why_not_accept(g, me, decision, said, card)
        if isinstance(card, ItemCard):
            return why_not_item(g, me, decision, said, card)
        return why_not_use(g, me, decision, said, card)
    if verb == "take_back":
        return why_not_take_back(g, me, decision, said)
    if verb == "play":
        return why_not_play(g, me, decision, said, card)
    if verb == "promote":
        return why_not_promote(g, me, decision, counted(said[1]) if len(said) == 2 else 0)
    if verb == "sell":
        return why_not_sell(me, card, " ".join(said[1:2]))
    if said == ["pass"] and not any(str(option) == "pass" for option in decision.options):
        return Refusal(asker_rule(g, decision), "must-choose")
    return Refusal(asker_rule(g, decision), "not-offered", {"notation": notation[:80]})


def asker_rule(g: Game, decision: Decision[Any]) -> str:
    """What is asked now must be answered as the rule says that asks it, or as the card does."""
    if decision.kind in ASKED:
        return ASKED[decision.kind]
    if g.phase == "classic":
        return "BM-241"
    asker = CATALOGUE.get(decision.source or "")
    if isinstance(asker, RoomCard):
        return "BM-037"
    if isinstance(asker, SpellCard):
        return "BM-080"
    if isinstance(asker, ItemCard):
        return "BM-113" if decision.kind == "item" else "BM-117"
    if asker is not None:
        return "BM-026"
    if decision.kind == "build":
        return "BM-302"
    return "BM-305" if g.walker is None else "BM-307"


def why_not_build(g: Game, me: Player, decision: Decision[Any], said: list[str], card: Card | None) -> Refusal:
    """BM-171 to BM-175, BM-179, BM-182: when, what and where."""
    if not isinstance(card, RoomCard):
        return Refusal("BM-171", "not-a-room", {"card": " ".join(said[1:2])})
    words = {"card": card.id}
    if decision.kind not in ("build", "first_room"):
        return Refusal("BM-169" if g.phase == "start" else "BM-171", "not-now-build", words)
    if card not in me.rooms:
        return Refusal("BM-291", "not-in-hand", words)
    if decision.kind == "build" and decision.source is None and g.active is not me:
        return Refusal("BM-171", "not-active", words)
    if g.no_building:
        return Refusal("BM-182", "building-forbidden", words)
    if decision.kind == "build" and decision.source is None and me.builds == 0:
        return Refusal("BM-182", "already-built", words)
    if said[2:] == ["new"]:
        room: Room | None = None
    elif len(said) == 4 and said[2] == "on" and 0 < counted(said[3]) <= len(me.dungeon):
        room = me.dungeon[counted(said[3]) - 1]
    else:
        return Refusal("BM-173", "no-such-place", words)
    if isinstance(card, MinibossCard) and (decision.kind == "first_room" or is_my_turn_to_build(g, me, decision)):
        rule = forbids_attaching(me, room)
    else:
        rule = forbids_building(me, card, room)
    if not rule:  # it could be built there, but what asks now offers another card
        return Refusal(asker_rule(g, decision), "not-offered", {"notation": " ".join(said)[:80]})
    return Refusal(rule, "cannot-build-there", words)


def why_not_take_back(g: Game, me: Player, decision: Decision[Any], said: list[str]) -> Refusal:
    """BM-289, BM-A13: a portable room that is visible and works, while its owner is active in the build phase."""
    at = counted(said[1]) if len(said) == 2 else 0
    room = me.dungeon[at - 1] if 0 < at <= len(me.dungeon) else None
    if room is None or not room.stack:
        return Refusal("BM-289", "no-such-room", {"card": " ".join(said[1:])[:80]})
    words = {"card": room.stack[-1].id}
    if g.phase != "build" or decision.kind != "build" or decision.source is not None:
        return Refusal("BM-289", "not-now-take-back", words)
    if g.active is not me:
        return Refusal("BM-A13", "not-active", words)
    if room.deactivated:
        return Refusal("BM-267", "room-deactivated", words)
    if room.face_down is not None:
        return Refusal("BM-181", "room-covered", words)
    return Refusal("BM-289", "not-portable", words)


def counted(word: str) -> int:
    """A place as it is written, counted from 1; 0 for anything else."""
    return int(word) if word.isdecimal() and word.isascii() and len(word) <= 2 and not word.startswith("0") else 0


def window_rule(g: Game, decision: Decision[Any]) -> str:
    """Section X: may anything be declared at this moment? Empty if so."""
    if decision.kind == "cancel":
        return "BM-311"
    if decision.kind == "item":
        return "BM-308"
    if decision.kind == "answer" or (decision.kind in WINDOWS and decision.source is None):
        return "BM-A42" if g.declared >= MOST_DECLARED else ""
    return CLOSED.get(g.phase) or asker_rule(g, decision)


def window_refusal(g: Game, decision: Decision[Any], words: dict[str, str]) -> Refusal | None:
    closed = window_rule(g, decision)
    return Refusal(closed, "not-now-declare", words) if closed else None


def why_not_cast(g: Game, me: Player, decision: Decision[Any], said: list[str], card: Card | None) -> Refusal:
    """BM-071, BM-072, BM-077, BM-079: a spell of the hand, in its phase, at a target that is there."""
    if not isinstance(card, SpellCard):
        return Refusal("BM-071", "not-a-spell", {"card": " ".join(said[1:2])})
    words = {"card": card.id}
    if card not in me.spells:
        return Refusal("BM-291", "not-in-hand", words)
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    if spells_barred(g, me):
        return Refusal("BM-109", "spells-barred", words)
    if card.power is not None and card.power.cancels:
        return Refusal("BM-077", "only-against-a-spell", words)
    if not card.phases & (BUILD if g.phase == "build" else ADVENTURE):
        return Refusal("BM-072", "wrong-phase", words)
    aims = targets(g, me, card.power, second=False) + targets(g, me, card.second, second=True)
    aimed = " ".join(said[2:])
    if not aims:
        return why_not_that(g, aimed, words) or Refusal("BM-079", "no-target", words)
    return why_not_aim(g, aimed, aims, words)


def targets(g: Game, source: Player | Room, power: Power | None, *, second: bool = False) -> list[str]:
    """What a power can be pointed at now, in notation."""
    if power is None:
        return []
    spell = isinstance(power.card, SpellCard)
    return [boxed(g, aim, second=second) for aim in power.aims(g, source) if not (spell and cloaked(aim))]


def why_not_play(g: Game, me: Player, decision: Decision[Any], said: list[str], card: Card | None) -> Refusal:
    """BM-263: a room card of the hand, for what it does when it is discarded."""
    if not isinstance(card, RoomCard) or card.from_hand is None:
        return Refusal("BM-264", "not-from-hand", {"card": " ".join(said[1:2])})
    words = {"card": card.id}
    if card not in me.rooms:
        return Refusal("BM-291", "not-in-hand", words)
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    if card.from_hand.cancels:
        return Refusal("BM-077", "only-against-a-spell", words)
    return why_not_power(g, me, card.from_hand, said[2:], words)


def why_not_call_on(g: Game, me: Player, decision: Decision[Any], said: list[str], card: Card) -> Refusal:
    """BM-023, BM-097: the power of a boss that has levelled up, or of a hero that another player has to do with."""
    words = {"card": card.id}
    if isinstance(card, BossCard) and card.offer is not None and card is not me.boss:
        return window_refusal(g, decision, words) or why_not_power(g, me, card.offer, said[2:], words)
    hero = next((one for one in heroes_of_others(g, me) if one.card is card), None)
    if isinstance(card, HeroCard) and card.power is not None and hero is None:  # it is there for one's opponents
        return Refusal("BM-097", "dark-for-opponents", words)
    if card.power is None or (hero is None and card is not me.talent()):
        return Refusal("BM-264", "not-activated", words)
    if hero is None and not me.levelled_up:
        return Refusal("BM-023", "not-levelled-up", words)
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    if card.power.cancels:
        return Refusal("BM-077", "only-against-a-spell", words)
    if not (me if hero is None else hero).ready():
        return Refusal("BM-042", "once-per-round", words)
    return why_not_power(g, me, card.power, said[2:], words)


def why_not_item(g: Game, me: Player, decision: Decision[Any], said: list[str], card: ItemCard) -> Refusal:
    """BM-111, BM-115, BM-116: the item that lies face up before me, from the round after it came."""
    words = {"card": card.id}
    if me.gear is None or me.gear.item is not card:
        return Refusal("BM-111", "no-such-item", words)
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    if me.gear.fresh:
        return Refusal("BM-116", "item-is-new", words)
    assert card.power is not None  # every item has a boss ability
    if card.power.cancels:
        return Refusal("BM-077", "only-against-a-spell", words)
    return why_not_power(g, me, card.power, said[2:], words)


def why_not_power(g: Game, source: Player | Room, power: Power, aimed: list[str], words: dict[str, str]) -> Refusal:
    """BM-263: what cannot be paid, or pointed at, or not in this phase."""
    now = power.moments & moment_of(g, g.owner(source) if isinstance(source, Room) else source)
    aims = targets(g, source, power) if now else []
    if not aims:
        return why_not_that(g, " ".join(aimed), words) or Refusal("BM-263", "cannot-pay-or-aim", words)
    return why_not_aim(g, " ".join(aimed), aims, words)


def why_not_use(g: Game, me: Player, decision: Decision[Any], said: list[str], card: Card | None) -> Refusal:
    """BM-037, BM-042, BM-263, BM-264, BM-267: a visible, active room whose price can be paid."""
    at = counted(said[2]) if len(said) > 2 else 0
    room = me.dungeon[at - 1] if 0 < at <= len(me.dungeon) else None
    if not isinstance(card, RoomCard) or room is None or not room.stack or room.stack[-1] is not card:
        return why_not_in_sight(card, room, " ".join(said[1:2]))
    words = {"card": card.id}
    if room.deactivated:
        return Refusal("BM-267", "room-deactivated", words)
    if room.face_down is not None:
        return Refusal("BM-181", "room-covered", words)
    power = room.card.power  # a silenced room has none
    if power is None or power.cancels:
        return Refusal("BM-264", "not-activated", words)
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    if not room.ready():
        return Refusal("BM-042", "once-per-round", words)
    return why_not_power(g, room, power, said[3:], words)


def why_not_in_sight(card: Card | None, room: Room | None, named: str) -> Refusal:
    """BM-037, BM-038, BM-190: the room is not there, or another covers it, or I laid it in this round."""
    words = {"card": named}
    if card is None or room is None:
        return Refusal("BM-037", "no-such-room", words)
    if card is room.face_down and room.layer() == room.owner:  # what another player laid there is that one's secret
        return Refusal("BM-190", "not-now-declare", words)
    return Refusal("BM-038" if card in room.stack else "BM-037", "no-such-room", words)


def why_not_use_miniboss(g: Game, me: Player, decision: Decision[Any], said: list[str], card: MinibossCard) -> Refusal:
    """BM-052, BM-059, BM-061, BM-068: of a miniboss in play, what its level has, as any ability is used."""
    words = {"card": card.id}
    room = room_of(me, card)
    if room is None or room.miniboss is None:
        return Refusal("BM-052", "no-such-miniboss", words)
    if not room.active:
        return Refusal("BM-068" if room.deactivated else "BM-181", "not-now-declare", words)
    declared = [line for line in card.levels if line.power is not None and not line.power.cancels]
    shown = [line for line in declared if line in room.lines()]
    if not shown:
        return Refusal("BM-059" if declared else "BM-264", "level-too-low" if declared else "not-activated", words)
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    ready = [line.power for line in shown if Post(room.miniboss, line).ready() and line.power is not None]
    if not ready:
        return Refusal("BM-042", "once-per-round", words)
    now = [power for power in ready if power.moments & moment_of(g, me)]
    aims = [aim for power in now for aim in targets(g, room, power)]
    if not aims:
        return Refusal("BM-263", "cannot-pay-or-aim", words)
    return why_not_aim(g, " ".join(said[2:]), aims, words)


def why_not_accept(g: Game, me: Player, decision: Decision[Any], said: list[str], card: RoomCard) -> Refusal:
    """BM-263: what a room in another dungeon offers to everybody but its owner."""
    words = {"card": card.id}
    rooms = [room for room in offers_of_others(g, me) if room.card.offer is card.offer]
    closed = window_rule(g, decision)
    if closed:
        return Refusal(closed, "not-now-declare", words)
    if not rooms or card.offer is None or not card.offer.aims(g, me):
        return Refusal("BM-263", "cannot-pay-or-aim", words)
    return why_not_aim(g, " ".join(said[2:]), [address(g, room) for room in rooms], words)


def why_not_aim(g: Game, aimed: str, possible: list[str], words: dict[str, str]) -> Refusal:
    """BM-079: what cannot be pointed at, though something can."""
    named = {**words, "targets": ", ".join(possible[:MOST_NAMED])}
    return why_not_that(g, aimed, words) or Refusal("BM-079", "wrong-target", named)


def why_not_that(g: Game, aimed: str, words: dict[str, str]) -> Refusal | None:
    """BM-181, BM-270: a room that is there and out of reach."""
    room = room_at(g, aimed)
    if room is not None and room.deactivated:
        return Refusal("BM-270", "target-deactivated", words)
    if room is not None and room.face_down is not None:
        return Refusal("BM-181", "target-covered", words)
    return None


def room_at(g: Game, aimed: str) -> Room | None:
    seat, _, place = aimed.partition(":")
    if not (seat.isdecimal() and place.isdecimal() and len(aimed) < 9 and int(seat) < len(g.players)):
        return None
    dungeon = g.players[int(seat)].dungeon
    return dungeon[int(place) - 1] if 0 < int(place) <= len(dungeon) else None
