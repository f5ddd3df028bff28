"""How cards are acquired, devices used and monsters defeated, whatever was paid for it."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.basics import GOBLIN, RESERVED
from underkeep.clank_catacombs.kinds import RESERVE, Card, Condition
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.verbs.decks import gain_card, leave_row
from underkeep.clank_catacombs.verbs.loot import receive
from underkeep.core.decision import YES, Decision, yes_or_no


async def acquire(g: Game, me: Player, card: Card, skill: int) -> None:
    """CC-065 to CC-069, CC-191: to the discard pile; only what it says about being acquired happens now."""
    on_top = card.topping and await Decision(me.seat, "top", yes_or_no(), card.id) == YES
    g.turn.skill -= skill
    if card.header == RESERVE:
        g.reserve[RESERVED.index(card)] -= 1
    else:
        leave_row(g, card)
    gain_card(g, me, card, on_top=on_top)
    if card.acquired is not None:
        await card.acquired(g, me)
    if card.acquire is not None:
        receive(g, me, card.acquire)


def can_use(g: Game, me: Player, card: Card) -> bool:
    """What a device asks for beside skill (CC-278)."""
    paid = card.pay_gold <= me.gold and card.pay_lockpicks <= me.lockpicks
    return paid and (card.where is None or card.where(g, me))


async def use_device(g: Game, me: Player, card: Card, skill: int) -> None:
    """CC-070, CC-071: its effect at once, then it lies on the main discard pile."""
    g.pulse += 1
    g.turn.skill -= skill
    me.gold -= card.pay_gold
    me.lockpicks -= card.pay_lockpicks
    leave_row(g, card)
    g.pile.append(card)
    g.tell(ev.USED_DEVICE, me.seat, {"card": card.id})
    await carry_out(g, me, card)


async def defeat(g: Game, me: Player, card: Card) -> None:
    """CC-072 to CC-075: swords, the reward at once, and off to the main discard pile; but the Goblin stays."""
    g.pulse += 1
    g.turn.swords -= card.might
    if card is not GOBLIN:
        leave_row(g, card)
        g.pile.append(card)
        g.turn.slain = True
    g.tell(ev.DEFEATED, me.seat, {"card": card.id})
    await carry_out(g, me, card)


async def carry_out(g: Game, me: Player, card: Card) -> None:
    """CC-039, CC-047, CC-048: all that it gives, what else it does, and what may still come true in this turn."""
    receive(g, me, card.gives)
    if card.effect is not None:
        await card.effect(g, me)
    if card.bonuses:
        g.turn.pending += card.bonuses
    if card.offer is not None:
        await let(g, me, card, card.offer)


async def let(g: Game, me: Player, card: Card, condition: Condition) -> None:
    """CC-039, CC-A03: what it compels to is done at once, if it can be; all else waits for its time in this turn."""
    if card.must and not g.turn.midway() and condition(g, me):
        assert card.offers is not None
        await card.offers(g, me)
    else:
        g.turn.offers.append(card)
