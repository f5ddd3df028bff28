"""A treasure is stolen, and turned over (KH-194 to KH-199)."""

from __future__ import annotations

from underkeep.core.decision import Decision
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.cards.treasures import CURSE, DEFEAT, LOSSES, PRISONER, REGENERATION
from underkeep.keep_the_heroes_out.kinds import ROOMS
from underkeep.keep_the_heroes_out.options import OfCard, OfGoods
from underkeep.keep_the_heroes_out.rules.prison import imprison
from underkeep.keep_the_heroes_out.scoring import lose
from underkeep.keep_the_heroes_out.table import Game, Task
from underkeep.keep_the_heroes_out.verbs.decks import discard
from underkeep.keep_the_heroes_out.verbs.ground import kinds_in, remove
from underkeep.keep_the_heroes_out.verbs.heroes import wake_up

EFFECT_RULES = {LOSSES: "KH-195", CURSE: "KH-196", REGENERATION: "KH-197", PRISONER: "KH-198", DEFEAT: "KH-199"}


def steal(g: Game, room: int, thieves: list[str]) -> None:
    """KH-194: it is turned over, does what is on its back, and is discarded; of value 4, all is lost (KH-070)."""
    g.pulse += 1
    g.secrets_out = True
    treasure = g.treasures[room]
    assert treasure is not None
    g.treasures[room] = None
    words = {"room": ROOMS[room], "value": treasure.value, "treasure": treasure.id, "heroes": thieves}
    g.tell(ev.STOLEN, -1, {**words, "step": 6, "rule": "KH-191"})
    g.stolen.append(treasure)
    effect = treasure.effect
    g.tell(ev.TREASURE_EFFECT, -1, {"treasure": treasure.id, "room": ROOMS[room], "rule": EFFECT_RULES[effect]})
    if effect == DEFEAT:
        lose(g, "KH-070")
    elif effect == LOSSES:
        g.do_next(Task("losses", room=room))
    elif effect == CURSE:
        g.do_next(Task("curse", how=CURSE, seats=[one.seat for one in g.from_seat(g.active.seat)]))
    elif effect == REGENERATION:
        wake_up(g, room, REGENERATION, "KH-197")
    else:
        imprison(g, PRISONER)


async def losses(g: Game, task: Task) -> None:
    """KH-195, KH-245: one resource of the room, if there is any; which, the players say."""
    kinds = kinds_in(g, task.room)
    if kinds:
        options = [OfGoods("lose", goods, task.room) for goods in kinds]
        picked = await Decision(g.active.seat, "losses", options)
        remove(g, -1, picked.goods, task.room, 1, LOSSES)
    g.stack.pop()


async def curse(g: Game, task: Task) -> None:
    """KH-196, KH-246: one player after the other discards a card of choice; empty hands are passed over."""
    while task.seats and not g.players[task.seats[0]].hand:
        task.seats = task.seats[1:]
    if not task.seats:
        g.stack.pop()
        return
    me = g.players[task.seats[0]]
    options = [OfCard("discard", card) for card in dict.fromkeys(me.hand)]
    picked = await Decision(me.seat, "discard", options, task.how)
    discard(g, me, picked.card, task.how)
    task.seats = task.seats[1:]
