"""Something is declared: it is announced, may be cancelled or answered, is paid for, and happens."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.acting import acts, might_act, might_cancel, moment_of, ways_to_cancel
from underkeep.boss_monster.asking import will_pay
from underkeep.boss_monster.carrying import dodges
from underkeep.boss_monster.hooks import ANYBODY_CASTS, PERHAPS, THEY_CAST, YOU_CAST, Power
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import Card, SpellCard
from underkeep.boss_monster.minibosses import TOP, Level
from underkeep.boss_monster.options import Act, announced
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Declared, Game, Happening, height_of
from underkeep.boss_monster.verbs.coins import pay_coins
from underkeep.boss_monster.verbs.hands import cancel, discard
from underkeep.boss_monster.verbs.heroes import leave_ruin
from underkeep.boss_monster.verbs.items import item_was_used, turn_down
from underkeep.boss_monster.verbs.minibosses import demote
from underkeep.boss_monster.waking import is_awaited, wake_all
from underkeep.boss_monster.walking import keep_walking, rouse, walk
from underkeep.core.decision import PAUSE, UNSEEN, Decision, Fizzle, Word


async def declare(g: Game, me: Player, act: Act) -> None:
    """BM-075: a spell or an ability is announced with its target, may be answered, and then happens."""
    g.go_deeper()
    card = act.card
    declared = Declared(me.seat, card, act.room, act.aim, act.power.second)
    g.chain.append(declared)
    g.declared += 1
    g.secrets_out = True
    g.step()
    if g.watched:
        g.tell(ev.DECLARED, me.seat, {"card": card.id, "aim": announced(act)})
    if isinstance(card, SpellCard):
        me.take_from_hand(card)
        if act.power.price is not None:
            await act.power.price.pay(g, me, act.aim)
        if me.today is not None and me.today.surcharge:
            await charge(g, declared, me.today.surcharge)
        if g.eventful or g.pauses or anybody_can_cancel(g, me):
            await offer_to_cancel(g, declared)
        if me is not g.active and not act.power.cancels and not declared.cancelled:
            await offer_to_answer(g, me, card)
        await resolve_spell(g, me, card, act, declared)
    else:
        await use_power(g, me, act)
    g.chain.pop()
    g.depth -= 1
    if walk(g):
        await keep_walking(g)


async def charge(g: Game, spell: Declared, coins: int) -> None:
    """Whoever casts this spell pays for it, or it is cancelled (BM-078)."""
    me = g.players[spell.seat]
    if me.coins >= coins and await will_pay(me, coins, spell.card):
        await pay_coins(g, me, coins)
    else:
        cancel(spell)


async def use_power(g: Game, me: Player, act: Act) -> None:
    """BM-263: the price is paid when the ability is declared; what it does comes after the answers."""
    power = act.power
    assert power.effect is not None
    room = act.room
    if room is not None and room.miniboss is None:
        room.spend()
    else:
        await pay_with_itself(g, me, act)
    if power.price is not None:
        await power.price.pay(g, room or me, act.aim)
    if me is not g.active:
        height = height_of(act.aim)  # the price may have been part of it
        await offer_to_answer(g, me, act.card)
        lost = isinstance(act.card, ItemCard) and act.aim not in power.aims(g, me)
        if lost or height_of(act.aim) != height:
            g.tell(ev.FIZZLED, me.seat, {"card": act.card.id})  # BM-079
            if isinstance(act.card, ItemCard):
                await item_was_used(g, me, act)  # declared and turned down, it was used all the same (BM-117)
            return
    if room is not None and isinstance(act.aim, Hero) and dodges(g, act.aim):
        await leave_ruin(g, act.aim)  # of what it had suffered, if the room was the price
        return
    try:  # noqa: SIM105 - suppress() would take as long as most effects
        await power.effect(g, room or me, act.aim)
    except Fizzle:
        pass  # nothing to choose from: the effect ends there
    if g.watched:
        g.tell(ev.RESOLVED, me.seat, {"card": act.card.id})
    if isinstance(act.card, ItemCard):
        await item_was_used(g, me, act)


async def pay_with_itself(g: Game, me: Player, act: Act) -> None:
    """That something has been used may count for the round; a room card of the hand is its own price.

    So is the third level of a miniboss, which goes back to the first (BM-060), and an item, which is turned face down
    (BM-117).
    """
    piece = act.piece(me)
    if isinstance(act.card, ItemCard):
        turn_down(g, me)
    elif piece is None:
        await discard(g, me, [act.card])
    else:
        piece.spend()
    if isinstance(act.card, Level) and act.card.rank == TOP and act.room is not None:
        demote(g, act.room)


async def resolve_spell(g: Game, me: Player, card: SpellCard, act: Act, declared: Declared) -> None:
    """BM-078, BM-079, BM-320: cancelled, or its target lost, a spell counts as not cast; it is discarded anyhow."""
    power = act.power
    assert power.effect is not None
    if declared.cancelled:
        if g.watched:
            g.tell(ev.CANCELLED, me.seat, {"card": card.id})
    elif lost_its_aim(g, me, power, declared) or (
        g.walker is not None
        and g.walker.card.listens & ANYBODY_CASTS
        and await rouses_its_aim(g, g.walker, me, power, declared)
    ):
        declared.cancelled = True
        if g.watched:
            g.tell(ev.FIZZLED, me.seat, {"card": card.id})
    else:
        try:  # noqa: SIM105
            await power.effect(g, me, declared.aim)
        except Fizzle:
            pass
        if g.watched:
            g.tell(ev.RESOLVED, me.seat, {"card": card.id})
    g.discard.append(card)  # BM-073
    declared.over = True
    if not declared.cancelled:
        if me.today is not None:
            me.today.cast += (card,)
        if is_awaited(g, me, YOU_CAST, THEY_CAST):
            await wake_all(g, me, YOU_CAST, THEY_CAST, Happening(me, [card]))


def lost_its_aim(g: Game, me: Player, power: Power, declared: Declared) -> bool:
    """BM-079; a cancel is aimed at a spell, which cannot get away."""
    return not power.cancels and declared.lost_its_aim(power.reach(g, me))


async def rouses_its_aim(g: Game, hero: Hero, me: Player, power: Power, declared: Declared) -> bool:
    """BM-088: the hero in the dungeon may do something when somebody casts, before that takes effect.

    Returns whether the spell has lost its aim by that.
    """
    await rouse(g, g.active, hero, ANYBODY_CASTS, Happening(me, [declared.card]))
    return lost_its_aim(g, me, power, declared)


def anybody_can_cancel(g: Game, me: Player) -> bool:
    """Whether somebody else has a card for that; what else could be done about a spell comes with other sets."""
    for other in g.seated:  # noqa: SIM110 - any() takes twice the time
        if (other.counters or other.watchful) and other is not me:
            return True
    return False


async def offer_to_cancel(g: Game, declared: Declared) -> None:
    """BM-077, BM-311: a cancel answers a spell at the very moment it is played, out of turn and out of order."""
    for other in g.line():
        if other.seat == declared.seat or not (other.tempo & PERHAPS or (g.rumours and might_cancel(g, other))):
            continue
        g.secrets_out = True  # by the answer to the last question, too
        while not declared.cancelled:
            options = ways_to_cancel(g, other, declared)
            if not options:
                break
            options.append(Word("pass"))
            picked = await Decision(other.seat, "cancel", options, declared.card.id, UNSEEN)
            if not isinstance(picked, Act):
                break
            if isinstance(picked.card, SpellCard):
                await declare(g, other, picked)
            else:
                await cancel_at_once(g, other, picked, declared)
    if g.pauses and may_be_cancelled(g, declared):
        await PAUSE


def may_be_cancelled(g: Game, declared: Declared) -> bool:
    """As far as everybody knows."""
    return any(might_cancel(g, other) for other in g.opponents(g.players[declared.seat]))


async def cancel_at_once(g: Game, me: Player, act: Act, declared: Declared) -> None:
    """An ability is no spell: it cannot be cancelled itself."""
    if g.watched:
        g.tell(ev.DECLARED, me.seat, {"card": act.card.id, "aim": declared.card.id})
    await pay_with_itself(g, me, act)
    if act.power.price is not None:
        await act.power.price.pay(g, act.room or me, declared)
    declared.cancelled = True
    if isinstance(act.card, ItemCard):
        await item_was_used(g, me, act)


async def offer_to_answer(g: Game, declarer: Player, card: Card) -> None:
    """BM-075, BM-076, BM-163: the active player, then those with more XP, act first and resolve first.

    After every answer the active player is asked again. Whoever comes after the declarer acts when this has
    resolved: the window is still open. So what the active player declares is answered by nobody.
    """
    line = g.line()
    before = line[: line.index(declarer)]
    asked = 0
    while asked < len(before):
        other = before[asked]
        asked += 1
        if not (other.tempo & PERHAPS or (g.rumours and might_act(g, other))):
            continue
        g.secrets_out = True
        if g.fair.news:
            g.hear_news()
        moment = moment_of(g, other)
        options = acts(g, other, moment) if other.tempo & moment else []
        if options:
            options.append(Word("pass"))
            picked = await Decision(other.seat, "answer", options, card.id, UNSEEN)
            if isinstance(picked, Act):
                await declare(g, other, picked)
                asked = 0
    if g.pauses:
        await close_window(g, before)


async def close_window(g: Game, players: list[Player]) -> None:
    """Stop here if one of these might have been asked, as far as everybody knows: hands, not cards, tell that."""
    if any(might_act(g, me) for me in players):
        await PAUSE
