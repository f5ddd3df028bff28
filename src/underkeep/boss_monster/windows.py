"""When something may be declared, who may answer it, and in which order it all resolves."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.asking import will_pay
from underkeep.boss_monster.carrying import cloaked, dodges, spells_barred
from underkeep.boss_monster.hiring import (
    attachments,
    cancels_by_minibosses,
    powers_of_minibosses,
    promotions,
    sales,
)
from underkeep.boss_monster.hooks import (
    AGAINST_A_SPELL,
    ANYBODY_CASTS,
    BETWEEN_HEROES,
    LAYING,
    MY_HERO,
    PERHAPS,
    PORTABLE,
    REPELLING,
    THEIR_HERO,
    THEY_CAST,
    YOU_CAST,
    Power,
)
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import Card, RoomCard, SpellCard
from underkeep.boss_monster.minibosses import TOP, Level, MinibossCard
from underkeep.boss_monster.options import Act, Build, Promote, Take, TakeBack, announced
from underkeep.boss_monster.pieces import FULL, Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Declared, Game, Happening, height_of
from underkeep.boss_monster.verbs.coins import gain_coins, pay_coins
from underkeep.boss_monster.verbs.hands import cancel, discard
from underkeep.boss_monster.verbs.heroes import leave_ruin
from underkeep.boss_monster.verbs.items import item_was_used, turn_down
from underkeep.boss_monster.verbs.minibosses import demote, promote
from underkeep.boss_monster.verbs.rooms import carry_off, lay
from underkeep.boss_monster.waking import wake_all
from underkeep.boss_monster.walking import keep_walking, rouse, walk
from underkeep.core.decision import MARK, PAUSE, SECRET, UNSEEN, Decision, Fizzle, Option, Pause, Word

MOST_DECLARED: Final = 100  # in one round; after that nothing more can be declared (BM-A42, RS-023)
NOTHING: Final[list[Option]] = []


# -- what may be done -----------------------------------------------------------------------------------------


def forbids_building(me: Player, card: RoomCard, room: Room | None, host: Player | None = None) -> str:
    """The rule that keeps this card from this place; empty if it may be built there.

    `host` is whose dungeon that is, if it is not one's own.
    """
    if isinstance(card, MinibossCard):
        return "BM-046"
    if card.toll > me.coins:
        return "BM-314"
    if room is None:
        if card.advanced:
            return "BM-035"
        if len(me.dungeon) >= FULL:
            return "BM-030"
        return "BM-037" if is_kept_away(me, card, -1) else ""
    if room.face_down is not None:
        return "BM-179"
    if room.deactivated:
        return "BM-269"
    host = host or me
    rule = forbids_covering(card, room.card, permit=has_permit(me))
    return rule or ("BM-037" if is_kept_away(host, card, host.dungeon.index(room)) else "")


def is_idle(me: Player) -> bool:
    """Whether a card keeps this player from building rooms in this round."""
    return me.today is not None and me.today.idle


def has_permit(me: Player) -> bool:
    """Whether a card lets this player build advanced rooms on any room in this round."""
    return me.today is not None and me.today.permit


def is_kept_away(host: Player, card: RoomCard, place: int) -> bool:
    """BM-037: whether a room next to this place lets no such card be built there; -1 is the first free place."""
    if not host.listens & REPELLING:
        return False
    beside = [0] if place < 0 else [place - 1, place + 1]
    for at in beside:
        if 0 <= at < len(host.dungeon) and host.dungeon[at].active:
            repels = host.dungeon[at].card.repels
            if repels is not None and repels(card):
                return True
    return False


def forbids_covering(card: RoomCard, below: RoomCard, *, permit: bool = False) -> str:
    """BM-034, BM-037: an advanced room needs a treasure in common; some rooms bear only some kinds."""
    if card.advanced and not permit and not card.fits & below.icons:
        return "BM-034"
    return "" if below.bears is None or below.bears(card) else "BM-037"


def builds(g: Game, me: Player, cards: list[RoomCard]) -> list[Option]:
    """BM-173: every place where one of these cards may be built."""
    options: list[Option] = []
    if g.no_building or (g.eventful and is_idle(me)):
        return options
    roomy = len(me.dungeon) < FULL
    permit = False
    if g.eventful:  # BM-046, BM-314: a miniboss is no room, and some rooms cost coins
        permit = has_permit(me)
        cards = [card for card in cards if card.toll <= me.coins and not isinstance(card, MinibossCard)]
    rooms: list[tuple[int, RoomCard]] = []
    for place, room in enumerate(me.dungeon):
        if room.face_down is None and not room.deactivated:
            rooms.append((place, room.card))
    for card in cards:
        plain = not card.advanced
        if plain and roomy:
            options.append(Build(card, -1))
        for place, below in rooms:  # as forbids_covering() has it, which this would call too often
            if (plain or card.fits & below.icons or permit) and (below.bears is None or below.bears(card)):
                options.append(Build(card, place))
    return away_from_neighbours(me, options) if g.eventful and me.listens & REPELLING else options


def away_from_neighbours(me: Player, options: list[Option]) -> list[Option]:
    """Without the places beside rooms that keep such cards away."""
    return [build for build in options if isinstance(build, Build) and not is_kept_away(me, build.card, build.place)]


def take_backs(me: Player) -> list[Option]:
    """BM-184, BM-289, BM-A13: the portable rooms that the active player could take back to the hand."""
    return [TakeBack(place, room) for place, room in enumerate(me.dungeon) if can_be_carried(me, room)]


def can_be_carried(me: Player, room: Room) -> bool:
    """A visible room that works: neither under a face-down card nor deactivated."""
    return room.active and (room.card.portable or (me.levelled_up and me.talent().carries))


def acts(g: Game, me: Player, moment: int) -> list[Option]:
    """BM-177, BM-213: the spells and abilities that this player could declare now."""
    options: list[Option] = []
    if g.declared >= MOST_DECLARED:
        return options
    for spell in me.castable:
        if spell.moments & moment:
            for aim in spell.aims(g, me):
                options.append(Act(g, spell, None, aim))
    for room in me.usable:
        card = room.card
        if card.listens & moment and (not room.spent or room.ready()):
            power = card.power
            assert power is not None  # else there would be no moment for it
            for aim in power.aims(g, room):
                options.append(Act(g, power, room, aim))
    if g.eventful:
        rarer_acts(g, me, moment, options)
    return options


def drop_what_items_bar(g: Game, me: Player, options: list[Option]) -> None:
    """Some carried items keep spells from being cast, or from being aimed at who carries them."""
    barred = spells_barred(g, me)
    for option in options[:]:
        assert isinstance(option, Act)
        if isinstance(option.card, SpellCard) and (barred or cloaked(option.aim)):
            options.remove(option)


def rarer_acts(g: Game, me: Player, moment: int, options: list[Option]) -> None:
    """What most games never see: powers of minibosses and items, and those that are rarer still."""
    if g.wares is not None:
        drop_what_items_bar(g, me, options)
    if me.minions:
        powers_of_minibosses(g, me, moment, options)
    if me.rarely & moment:
        borrowed_acts(g, me, moment, options)
    if me.gear is not None:
        power = me.gear.power()
        if power is not None and power.moments & moment:  # BM-115, BM-119
            for aim in power.aims(g, me):
                options.append(Act(g, power, None, aim))


def borrowed_acts(g: Game, me: Player, moment: int, options: list[Option]) -> None:
    """Powers of a boss, of room cards in the hand, of other people's rooms, of heroes."""
    power = me.boss_power()
    if power is not None and power.moments & moment and me.ready():
        for aim in power.aims(g, me):
            options.append(Act(g, power, None, aim))
    if g.from_hand & moment:
        for card in me.rooms.kinds():
            power = card.from_hand
            if power is not None and power.moments & moment:
                for aim in power.aims(g, me):
                    options.append(Act(g, power, None, aim))
    if g.offers & moment:
        for room in offers_of_others(g, me):
            power = room.card.offer
            if power is not None and power.moments & moment and power.aims(g, me):
                options.append(Act(g, power, None, room))
        for other in offers_of_bosses(g, me):
            power = other.talent().offer
            if power is not None and power.moments & moment and other in power.aims(g, me):
                options.append(Act(g, power, None, other))
    if g.hero_powers & moment:
        for hero in heroes_of_others(g, me):
            power = hero.card.power
            if power is not None and hero.ready() and not g.is_stifled(hero) and power.aims(g, me):
                options.append(Act(g, power, None, hero))


def offers_of_others(g: Game, me: Player) -> list[Room]:
    """Rooms in other dungeons with something that this player may use."""
    return [room for room in g.active_rooms() if room.owner != me.seat and room.card.offer is not None]


def offers_of_bosses(g: Game, me: Player) -> list[Player]:
    """Players whose boss has something that this player may use."""
    return [other for other in g.opponents(me) if other.levelled_up and other.talent().offer is not None]


def heroes_of_others(g: Game, me: Player) -> list[Hero]:
    """Those in another player's dungeon, or at its entrance: this player may use their powers (BM-097)."""
    heroes: list[Hero] = []
    if g.walker is not None and g.active is not me:
        heroes.append(g.walker)
    for other in g.seated:
        if other is not me:
            heroes += other.entrance
    return heroes


# -- the window -----------------------------------------------------------------------------------------------


def poll(g: Game, mine: int, theirs: int) -> list[Option]:
    """BM-160, BM-A12: who is next, the active player first; a seat that could do nothing is not asked.

    `mine` is the moment as the active player sees it, `theirs` as the others do. Returns what the next seat could do.
    Nothing means that all have passed in a row: the window is over.
    """
    polled = g.polled
    active = g.active
    if polled == 0:
        options = NOTHING
        if mine == LAYING:
            if active.builds or active.tempo & LAYING or active.listens & PORTABLE:
                options = choices(g, active)
        elif active.tempo & mine:
            options = acts(g, active, mine)
        if options:
            if not g.secrets_out:
                suspect(g, [active])
            return options
    rest = g.seated if polled <= 1 else g.line()[polled:]
    for me in rest:
        if me.tempo & theirs and me is not active:
            options = acts(g, me, theirs)
            if options:
                pass_over(g, g.place_in_line(me))
                return options
    if not g.secrets_out:
        suspect(g, rest)
    g.polled = 0
    return NOTHING


def pass_over(g: Game, polled: int) -> None:
    """It is this seat's turn to be asked; those before it could do nothing, of which nobody may know."""
    if not g.secrets_out:
        suspect(g, g.line()[g.polled : polled + 1])
    if polled != g.polled:
        g.polled = polled
        g.pulse += 1


def suspect(g: Game, players: list[Player]) -> None:
    """As far as the others know, each of these was asked: that hangs on hands, not on what is in them (RS-047)."""
    for me in players:
        if me.tempo and me.seat != g.decider and (me.tempo & PERHAPS or might_act(g, me)):
            g.secrets_out = True
            return


def might_act(g: Game, me: Player) -> bool:
    """Whether this seat could have something to declare, as far as the others know."""
    if me.tempo & PERHAPS:
        return True
    moment = moment_of(g, me)
    if not me.tempo & moment:
        return False
    if g.from_hand & moment and len(me.rooms) > 0:
        return True
    if g.offers & moment and (offers_of_others(g, me) or offers_of_bosses(g, me)):
        return True
    return any(hero.card.power is not None for hero in heroes_of_others(g, me))


def might_cancel(me: Player) -> bool:
    """Whether this seat could have something against a spell, as far as the others know."""
    return me.tempo & PERHAPS != 0 or (me.tempo & AGAINST_A_SPELL != 0 and len(me.rooms) > 0)


def moment_of(g: Game, me: Player) -> int:
    """What this seat could react to now."""
    if g.phase == "build":
        return LAYING
    if g.walker is None:
        return BETWEEN_HEROES
    return MY_HERO if g.active is me else THEIR_HERO


def choices(g: Game, me: Player) -> list[Option]:
    """What the active player could do in the build phase: lay a card (BM-171), or declare something."""
    options = builds(g, me, me.rooms.kinds()) if me.builds > 0 else []
    if g.eventful and me.listens & PORTABLE:
        options += take_backs(me)
    if g.coined:
        if me.builds > 0:
            options += attachments(g, me)
        options += promotions(g, me)
        options += sales(g, me)
    if me.tempo & LAYING:
        options += acts(g, me, LAYING)
    return options


async def close_window(g: Game, players: list[Player]) -> None:
    """Stop here if one of these might have been asked, as far as everybody knows: hands, not cards, tell that."""
    if any(might_act(g, me) for me in players):
        await PAUSE


async def seem_to_build(g: Game) -> None:
    """On a paced table: whoever may build and holds cards seems to think about it, though none is of use (RS-042)."""
    me = g.active
    if me.builds > 0 and (len(me.rooms) > 0 or me.tempo) and not choices(g, me):
        await Pause(me.seat)


async def offer_to_build(
    g: Game, me: Player, kind: str, source: str | None, hidden: int, cards: list[RoomCard] | None = None
) -> Option:
    """One card of the hand, or of these; or none. That none of them fits anywhere is nobody's business (RS-042)."""
    options = [*builds(g, me, me.rooms.kinds() if cards is None else cards), Word("pass")]
    if g.pauses and len(options) == 1 and len(me.rooms) > 0:
        await Pause(me.seat)
    return await Decision(me.seat, kind, options, source, hidden)


async def ask(g: Game, kind: str, options: list[Option]) -> None:
    """One answer. Whatever was done, the active player is asked again (BM-160); who passes waits for the next."""
    if g.marks:
        await MARK
    me = g.active if g.polled == 0 else g.nth_in_line(g.polled)
    options.append(Word("pass"))
    expected = g.polled == 0 and kind == "build" and me.builds > 0  # everybody knows whose turn it is to build
    picked = await Decision(me.seat, kind, options, None, SECRET if expected else UNSEEN)
    g.pulse += 1
    if isinstance(picked, Word):
        g.polled += 1
        return
    g.polled = 0
    if isinstance(picked, Build):
        me.builds -= 1
        lay(g, me, picked.card, picked.on(me))
    elif isinstance(picked, Act):
        await declare(g, me, picked)
    elif isinstance(picked, TakeBack):
        await carry_off(g, me, picked.room)
    elif isinstance(picked, Promote):
        await promote(g, me, picked.room)
    else:
        assert isinstance(picked, Take)
        await sell(g, me, picked.card)


async def sell(g: Game, me: Player, card: Card) -> None:
    """BM-129: once a round, a room card for a coin."""
    me.day().sold = True
    await discard(g, me, [card])
    await gain_coins(g, me, 1)


async def declare(g: Game, me: Player, act: Act) -> None:
    """BM-075: a spell or an ability is announced with its target, may be answered, and then happens."""
    g.go_deeper()
    card = act.card
    declared = Declared(me.seat, card, act.room, act.aim, second=act.power.second)
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
    if room is not None and not g.eventful:
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
        g.tell(ev.CANCELLED, me.seat, {"card": card.id})
    elif lost_its_aim(g, me, power, declared) or (g.eventful and await rouses_its_aim(g, me, power, declared)):
        declared.cancelled = True
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
            me.today.cast.append(card)
        if me.listens & YOU_CAST or g.awaited & THEY_CAST:
            await wake_all(g, me, YOU_CAST, THEY_CAST, Happening(me, [card]))


def lost_its_aim(g: Game, me: Player, power: Power, declared: Declared) -> bool:
    """BM-079; a cancel is aimed at a spell, which cannot get away."""
    return not power.cancels and declared.lost_its_aim(power.reach(g, me))


async def rouses_its_aim(g: Game, me: Player, power: Power, declared: Declared) -> bool:
    """BM-088: the hero in the dungeon may do something when somebody casts, before that takes effect.

    Returns whether the spell has lost its aim by that.
    """
    hero = g.walker
    if hero is None or not hero.card.listens & ANYBODY_CASTS:
        return False
    await rouse(g, g.active, hero, ANYBODY_CASTS, Happening(me, [declared.card]))
    return lost_its_aim(g, me, power, declared)


async def offer_to_cancel(g: Game, declared: Declared) -> None:
    """BM-077, BM-311: a cancel answers a spell at the very moment it is played, out of turn and out of order."""
    for other in g.line():
        tempo = other.tempo
        if not tempo or other.seat == declared.seat or not (tempo & PERHAPS or might_cancel(other)):
            continue
        g.secrets_out = True
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
    if g.pauses and any(might_cancel(other) for other in g.opponents(g.players[declared.seat])):
        await PAUSE


def ways_to_cancel(g: Game, me: Player, declared: Declared) -> list[Option]:
    options: list[Option] = []
    if g.wares is None or not spells_barred(g, me):
        for spell in me.counters:
            options.append(Act(g, spell, None, declared))
    for room in me.watchful:
        power = room.card.power
        if power is not None and room.ready() and power.aims(g, room):
            options.append(Act(g, power, room, declared))
    if g.eventful:
        rarer_ways_to_cancel(g, me, declared, options)
    return options


def rarer_ways_to_cancel(g: Game, me: Player, declared: Declared, options: list[Option]) -> None:
    """By a miniboss, by the boss, by room cards of the hand, or by the item."""
    if me.minions:
        cancels_by_minibosses(g, me, declared, options)
    if me.rarely & AGAINST_A_SPELL:
        borrowed_ways_to_cancel(g, me, declared, options)
    if me.gear is not None:
        for power in me.gear.counters():
            if power.aims(g, me):
                options.append(Act(g, power, None, declared))


def borrowed_ways_to_cancel(g: Game, me: Player, declared: Declared, options: list[Option]) -> None:
    power = me.boss_power()
    if power is not None and power.cancels and me.ready() and power.aims(g, me):
        options.append(Act(g, power, None, declared))
    for card in me.rooms.kinds():
        power = card.from_hand
        if power is not None and power.cancels:
            options.append(Act(g, power, None, declared))


async def cancel_at_once(g: Game, me: Player, act: Act, declared: Declared) -> None:
    """An ability is no spell: it cannot be cancelled itself."""
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
        if not other.tempo or not (other.tempo & PERHAPS or might_act(g, other)):
            continue
        g.secrets_out = True
        moment = moment_of(g, other)
        options = acts(g, other, moment) if other.tempo & moment else NOTHING
        if options:
            options.append(Word("pass"))
            picked = await Decision(other.seat, "answer", options, card.id, UNSEEN)
            if isinstance(picked, Act):
                await declare(g, other, picked)
                asked = 0
    if g.pauses:
        await close_window(g, before)
