"""A turn: cards are played and actions taken in any order, one after the other, until the player ends it."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.acquiring import acquire, carry_out, defeat, use_device
from underkeep.clank_catacombs.kinds import Bonus
from underkeep.clank_catacombs.options import (
    Acquire,
    Buy,
    Explore,
    Fight,
    Go,
    Mark,
    Move,
    Open,
    Place,
    Plain,
    Play,
    TurnTile,
    UseDevice,
    UseOffer,
    UseToken,
)
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.rules.acting import offered
from underkeep.clank_catacombs.rules.moving import explore, lay_found_tile, stay, walk
from underkeep.clank_catacombs.table import Game, Turn
from underkeep.clank_catacombs.tiles.printed import ROOMS
from underkeep.clank_catacombs.verbs.decks import take_from_hand
from underkeep.clank_catacombs.verbs.ground import turn_tile
from underkeep.clank_catacombs.verbs.loot import (
    free_prisoners,
    mark,
    receive,
    spend_token,
    take_artifact,
    take_good,
    take_major_secret,
    take_tome,
)
from underkeep.core.decision import MARK, Decision, Option


async def begin(g: Game) -> None:
    """CC-035, CC-046, CC-235, CC-238: a new turn; somebody who has finished only lets the dragon attack."""
    g.pulse += 1
    g.count += 1
    g.turn = Turn()
    me = g.active
    if me.finished():
        g.draws = g.attack_of_the_finished()
        g.phase = "attack"
        return
    g.turn.been = ROOMS[me.pawn].features
    g.tell(ev.TURN_BEGAN, me.seat, {"turn": g.count})
    g.phase = "turn"


async def take_turn(g: Game) -> None:
    """CC-037, CC-041, CC-042: one thing after the other, as the player likes."""
    while g.phase == "turn":
        me = g.active
        if g.turners:
            await turn_own_tile(g)
        else:
            bonus = come_true(g, me) if g.turn.pending else None
            if bonus is not None:
                await grant(g, me, bonus)
            else:
                await act(g, me, await Decision(me.seat, kind_of(g), offered(g, me)))
        if g.marks:
            await MARK


def kind_of(g: Game) -> str:
    if g.turn.found is not None:
        return "place"
    return "turn" if g.turn.crossing is None else "cross"


def come_true(g: Game, me: Player) -> Bonus | None:
    """CC-048: the first condition that holds by now."""
    for bonus in g.turn.pending:
        if bonus.condition(g, me):
            return bonus
    return None


async def grant(g: Game, me: Player, bonus: Bonus) -> None:
    g.pulse += 1
    g.turn.pending.remove(bonus)
    g.tell(ev.BONUS, me.seat, {"card": bonus.card.id})
    if bonus.gives is not None:
        receive(g, me, bonus.gives)
    if bonus.effect is not None:
        await bonus.effect(g, me)


async def turn_own_tile(g: Game) -> None:
    """CC-287, CC-288: one player after the other turns the tile under their pawn, by any but a whole turn."""
    me = g.players[g.turners[0]]
    picked = await Decision(me.seat, "turn_tile", [TurnTile(turns) for turns in (1, 2, 3)])
    g.turners = g.turners[1:]
    turn_tile(g, ROOMS[me.pawn].tile, picked.turns)


async def act(g: Game, me: Player, picked: Option) -> None:
    """Whatever the player has picked is done."""
    if isinstance(picked, Play):
        await play(g, me, picked)
    elif isinstance(picked, Move):
        walk(g, me, picked.way, picked.swords, 0)
    elif isinstance(picked, Explore):
        explore(g, me, picked.way)
    elif isinstance(picked, Place):
        await lay_found_tile(g, me, picked.turns)
    elif isinstance(picked, Go):
        walk(g, me, picked.way, picked.swords, 1)
    elif isinstance(picked, Acquire):
        await acquire(g, me, picked.card, picked.card.cost)
    elif isinstance(picked, Fight):
        await defeat(g, me, picked.card)
    elif isinstance(picked, UseDevice):
        await use_device(g, me, picked.card, picked.card.cost)
    elif isinstance(picked, Open):
        open_loot(g, me, picked.what)
    elif isinstance(picked, Mark):
        mark(g, me, picked.room)
    elif isinstance(picked, Buy):
        buy(g, me, picked)
    elif isinstance(picked, UseToken):
        spend_token(g, me, picked.token)
        assert picked.token.use is not None
        picked.token.use(g, me)
    elif isinstance(picked, UseOffer):
        await accept(g, me, picked)
    else:
        assert isinstance(picked, Plain)
        act_plainly(g, me, picked.verb)


def act_plainly(g: Game, me: Player, verb: str) -> None:
    if verb == "take artifact":
        take_artifact(g, me)
    elif verb == "stay":
        stay(g, me)
    else:
        g.pulse += 1
        g.phase = "springs"


async def play(g: Game, me: Player, picked: Play) -> None:
    """CC-036 to CC-040: it lies in the play area until the turn ends, and does what it says."""
    g.pulse += 1
    card = picked.card
    take_from_hand(me, card)
    me.play.append(card)
    g.tell(ev.PLAYED, me.seat, {"card": card.id})
    await carry_out(g, me, card)


async def accept(g: Game, me: Player, picked: UseOffer) -> None:
    """What a card in play lets its player do, once."""
    g.pulse += 1
    card = picked.card
    g.turn.offers.remove(card)
    g.tell(ev.USED, me.seat, {"card": card.id})
    assert card.offers is not None
    await card.offers(g, me)


def open_loot(g: Game, me: Player, what: str) -> None:
    """CC-107 to CC-115, CC-318: the lockpick stays on the symbol for good."""
    g.pulse += 1
    me.lockpicks -= 1
    g.opened.append(me.pawn)
    g.tell(ev.OPENED, me.seat, {"what": what, "room": ROOMS[me.pawn].id})
    if what == "chest":
        take_major_secret(g, me)
    elif what == "library":
        take_tome(g, me)
    else:
        free_prisoners(g, me, 2)


def buy(g: Game, me: Player, picked: Buy) -> None:
    """CC-094 to CC-100."""
    if picked.flute:
        g.turn.flutes -= 1
    if picked.coupon:
        spend_token(g, me, next(token for token in me.tokens if token.id == "discount_coupon"))
    take_good(g, me, picked.token, picked.gold)
