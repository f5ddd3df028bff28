"""What could never come about: a position that says so is refused, with the field and the rule it breaks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.placing import forbids_covering, has_permit
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.scoring import SOULS_TO_WIN, WOUNDS_TO_LOSE, is_mortal
from underkeep.boss_monster.table import Game
from underkeep.core.errors import BadPosition

FACE_DOWN: Final = ("first_room", "build", "reveal")  # the phases in which a card can lie so
OPENING: Final = ("bosses", "mulligan", "classic", "first_room")  # the phases before the first round


def refuse(field: str, why: str, rule: str = "") -> BadPosition:
    return BadPosition(f"{field}: {why}", field=field, rule=rule)


def check_players(g: Game, *, lent: bool, dug: bool, silenced: bool) -> None:
    """Everything that lies before the players, at this moment of the round.

    `lent`: a card might have lent treasure; `dug`: one might have brought covered rooms to the top of their stacks;
    `silenced`: one might have taken a room's ability, and so what keeps others from being built on it.
    """
    for me in g.players:
        field = f"players[{me.seat}]"
        check_offer(g, me, f"{field}.offered")
        check_level(me, f"{field}.levelling")
        check_mimic(me, f"{field}.mimics")
        check_loser(g, me, field)
        for at, room in enumerate(me.dungeon):
            if not dug:
                check_stack(room, f"{field}.dungeon[{at}]", lent=lent, silenced=silenced)
            check_face_down(g, room, f"{field}.dungeon[{at}]")
            if room.deactivated and room.tokens():
                raise refuse(f"{field}.dungeon[{at}].tokens", "a room that sleeps has lost its tokens", "BM-132")
            check_miniboss(g, room, f"{field}.dungeon[{at}]")
            check_gift(g, room, f"{field}.dungeon[{at}].giver")


def check_start(g: Game) -> None:
    """BM-225, BM-228: when a round begins, every room is awake, and nobody has won or lost who still plays."""
    for me in g.seated:
        field = f"players[{me.seat}]"
        for at, room in enumerate(me.dungeon):
            if room.deactivated and (g.round > 0 or not g.eventful):  # some first rooms put others to sleep
                raise refuse(f"{field}.dungeon[{at}].deactivated", "a round begins with every room awake", "BM-225")
        if is_mortal(g) and me.wounds >= WOUNDS_TO_LOSE and me.gear is None:  # else a card may have saved them
            raise refuse(f"{field}.wounds", "so many lose at the end of a round, before the next one", "BM-231")
        mortal = "immortal" not in g.variants
        if mortal and me.souls >= SOULS_TO_WIN and me.today is None:  # else a card may have kept them from winning
            raise refuse(f"{field}.souls", "so many win at the end of a round, before the next one", "BM-232")


def check_company(g: Game) -> None:
    """BM-236: whoever is left alone has won, so two at least are still in the game."""
    out = [me.seat for me in g.players if me.out]
    if len(g.players) - len(out) < 2:
        raise refuse(f"players[{out[0]}].out", "fewer than two would still be in the game", "BM-236")


def check_offer(g: Game, me: Player, field: str) -> None:
    """BM-243: before anything else, two bosses of which one is kept; then only the other one is left to put away."""
    if not me.offered and g.phase == "bosses":
        raise refuse(field, "there is a boss to choose, or another one to put away", "BM-243")
    if me.offered and g.phase != "bosses":
        raise refuse(field, "bosses are chosen before everything else", "BM-243")
    if me.offered and me.offered.count(me.boss) != len(me.offered) - 1:
        raise refuse(field, f"must be {me.boss.id} and another boss, or that other one alone", "BM-243")


def check_level(me: Player, field: str) -> None:
    """BM-023, BM-024: for five rooms, and once in the game."""
    if me.levelling and me.levelled_up:
        raise refuse(field, "a boss levels up once in the game", "BM-024")
    if me.levelling and not me.dungeon:
        raise refuse(field, "a boss levels up when its fifth room is shown", "BM-023")


def check_mimic(me: Player, field: str) -> None:
    """BM-023: only by its own level up does a boss take over that of another boss."""
    if me.mimics is not None and not (me.boss.mimics and me.levelled_up and me.mimics is not me.boss):
        raise refuse(field, f"{me.boss.id} has not taken over the level up of another boss", "BM-023")


def check_loser(g: Game, me: Player, field: str) -> None:
    """BM-229, BM-A40: who has lost has nothing left on the table; with immortal bosses nobody loses (BM-245)."""
    if not me.out:
        return
    if "immortal" in g.variants:
        raise refuse(f"{field}.out", "nobody drops out of a game of immortals", "BM-245")
    if not is_mortal(g):
        raise refuse(f"{field}.out", "nobody drops out of a game of five or six", "BM-239")
    belongings = {
        "offered": len(me.offered),
        "dungeon": len(me.dungeon),
        "hand": len(me.rooms) + len(me.spells),
        "entrance": len(me.entrance),
        "items": 0 if me.gear is None else len(me.gear.down) + (me.gear.item is not None),
    }
    for name, count in belongings.items():
        if count:
            raise refuse(f"{field}.{name}", "whoever is out has nothing left on the table", "BM-229")


def check_opening(g: Game) -> None:
    """BM-157, BM-164: set-up, then rounds; heroes come with the first of them.

    Rooms may lie there already: what they do so early can be tried.
    """
    unbegun = g.phase == "start" and g.turn == 0 and not g.gate
    opening = g.phase in OPENING or (g.phase == "reveal" and g.round == 0)
    if g.round < 0 or (g.round == 0 and not unbegun and not opening):
        raise refuse("round", "only the set-up and its reveal come before the first round", "BM-157")
    if not opening:
        return
    if g.round or g.town:
        raise refuse("round" if g.round else "town", "the first round has not begun", "BM-164")
    for me in g.players:
        gained = {"entrance": me.entrance, "souls": me.soul_cards, "wounds": me.wound_cards}
        for name, cards in gained.items():
            if cards:
                raise refuse(f"players[{me.seat}].{name}", "no hero has come before the first round", "BM-164")


def check_stack(room: Room, field: str, *, lent: bool, silenced: bool) -> None:
    """Each card could be built on the one beneath it, which may have been silenced, or lent any treasure, then.

    The lowest card may be any: whoever tries an advanced room need not say what it was built on.
    """
    for lower, card in pairwise(room.stack):
        below = lower.with_treasures(card.treasures) if lent else lower
        check_covering(card, below.without_text() if silenced else below, field)


def check_covering(card: RoomCard, below: RoomCard | None, field: str) -> None:
    """BM-034, BM-035, BM-037: an advanced room needs its treasure beneath it; some rooms bear only some kinds."""
    rule = "BM-035" if card.advanced else ""
    if below is not None:
        rule = forbids_covering(card, below)
    if rule == "BM-037":
        raise refuse(field, f"{card.id} cannot lie on this room", rule)
    if rule:
        raise refuse(field, f"{card.id} needs a room beneath it that shares a treasure", rule)


def check_miniboss(g: Game, room: Room, field: str) -> None:
    """BM-186, BM-316: it lies on a room, and has been paid for, unless its owner's turn to do so is still to come."""
    miniboss = room.miniboss
    if miniboss is None:
        return
    if not room.stack:
        raise refuse(f"{field}.miniboss", "a miniboss needs a room to lie on", "BM-316")
    if miniboss.level == 0 and (g.phase != "reveal" or not g.gate or room.fresh == 0):
        raise refuse(f"{field}.level", "a miniboss that nobody has paid for is discarded at the reveal", "BM-186")


def check_face_down(g: Game, room: Room, field: str) -> None:
    """BM-171, BM-185: laid where it may be built, on a room that works, and turned up together with all the others."""
    card = room.face_down
    if card is None:
        return
    if isinstance(card, MinibossCard):
        if not room.stack:
            raise refuse(f"{field}.face_down", f"{card.id} is a miniboss and needs a room to lie on", "BM-316")
        if room.miniboss is not None:
            raise refuse(f"{field}.face_down", f"{card.id} needs a room without a miniboss to lie on", "BM-A35")
    else:
        below = room.card if room.stack else None
        if below is not None and has_permit(g.players[room.owner]):
            below = below.open_to_all()
        check_covering(card, below, f"{field}.face_down")
    turned_up = g.phase == "reveal" and (g.turn > 0 or g.gate)
    if turned_up or g.phase not in FACE_DOWN:
        raise refuse(f"{field}.face_down", "all cards have been turned up, or none is laid yet", "BM-185")
    if g.no_building:
        raise refuse(f"{field}.face_down", "what was laid is back in its owner's hand", "BM-182")
    if room.deactivated:
        raise refuse(f"{field}.deactivated", "nothing can be laid on a deactivated room", "BM-269")
    if room.fresh == 0:
        raise refuse(f"{field}.laid", "what a face-down card does when it is built is still to come", "BM-192")


def check_gift(g: Game, room: Room, field: str) -> None:
    """Who lays a card before somebody else lays it on a face-up room, and both are in the game (BM-171)."""
    giver = -1 if room.fittings is None else room.fittings.giver
    if giver < 0:
        return
    if room.face_down is None or not room.stack:
        raise refuse(field, "what another player gives lies face down on a room", "BM-171")
    if giver == room.owner or giver >= len(g.players) or g.players[giver].out:
        raise refuse(field, f"seat {giver} is not another player in the game", "BM-171")
