"""When something may be declared, who may answer it, and in which order it all resolves."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.kinds import (
    BETWEEN_HEROES,
    LAYING,
    MY_HERO,
    THEIR_HERO,
    Card,
    RoomCard,
    SpellCard,
)
from underkeep.boss_monster.options import Act, Build, announced
from underkeep.boss_monster.pieces import FULL, Declared, Game, Player, Room
from underkeep.boss_monster.verbs import lay, trigger
from underkeep.boss_monster.walking import keep_walking
from underkeep.core.decision import MARK, PASS, PAUSE, SECRET, UNSEEN, Decision, Fizzle, Option, Pause

MOST_DECLARED: Final = 100  # in one round; after that nothing more can be declared (BM-A42, RS-023)
NOTHING: Final[list[Option]] = []


# -- what may be done -----------------------------------------------------------------------------------------


def forbids_building(me: Player, card: RoomCard, room: Room | None) -> str:
    """The rule that keeps this card from this place; empty if it may be built there."""
    if room is None:
        if card.advanced:
            return "BM-035"
        return "BM-030" if len(me.dungeon) >= FULL else ""
    if room.face_down is not None:
        return "BM-179"
    if room.deactivated:
        return "BM-269"
    return forbids_covering(card, room.card)


def forbids_covering(card: RoomCard, below: RoomCard) -> str:
    """BM-034, BM-037: an advanced room needs a treasure in common; some rooms bear only some kinds."""
    if card.advanced and not card.icons & below.icons:
        return "BM-034"
    return "" if below.bears is None or below.bears(card) else "BM-037"


def builds(g: Game, me: Player, cards: list[RoomCard]) -> list[Option]:
    """BM-173: every place where one of these cards may be built."""
    options: list[Option] = []
    if g.no_building:
        return options
    roomy = len(me.dungeon) < FULL
    rooms: list[tuple[int, RoomCard]] = []
    for place, room in enumerate(me.dungeon):
        if room.face_down is None and not room.deactivated:
            rooms.append((place, room.card))
    for card in cards:
        plain = not card.advanced
        if plain and roomy:
            options.append(Build(card, -1))
        for place, below in rooms:  # as forbids_covering() has it, which this would call too often
            if (plain or card.icons & below.icons) and (below.bears is None or below.bears(card)):
                options.append(Build(card, place))
    return options


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
        if room.card.moments & moment and (not room.spent or room.ready()):
            for aim in room.card.aims(g, room):
                options.append(Act(g, room.card, room, aim))
    return options


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
            if active.builds or active.tempo & LAYING:
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
        if me.tempo and me.seat != g.decider:
            g.secrets_out = True
            return


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
    if me.tempo & LAYING:
        options += acts(g, me, LAYING)
    return options


async def close_window(players: list[Player]) -> None:
    """Stop here if one of these might have been asked, as far as everybody knows: hands, not cards, tell that."""
    if any(me.tempo for me in players):
        await PAUSE


async def seem_to_build(g: Game) -> None:
    """On a paced table: whoever may build and holds cards seems to think about it, though none is of use (RS-042)."""
    me = g.active
    if me.builds > 0 and (len(me.rooms) > 0 or me.tempo) and not choices(g, me):
        await Pause(me.seat)


async def offer_to_build(g: Game, me: Player, kind: str, source: str | None, hidden: int) -> Option:
    """One card of the hand, or none. That none of them fits anywhere is nobody's business (RS-042)."""
    options = [*builds(g, me, me.rooms.kinds()), PASS]
    if g.pauses and len(options) == 1 and len(me.rooms) > 0:
        await Pause(me.seat)
    return await Decision(me.seat, kind, options, source, hidden)


async def ask(g: Game, kind: str, options: list[Option]) -> None:
    """One answer. Whatever was done, the active player is asked again (BM-160); who passes waits for the next."""
    if g.marks:
        await MARK
    me = g.active if g.polled == 0 else g.nth_in_line(g.polled)
    options.append(PASS)
    expected = g.polled == 0 and kind == "build" and me.builds > 0  # everybody knows whose turn it is to build
    picked = await Decision(me.seat, kind, options, None, SECRET if expected else UNSEEN)
    g.pulse += 1
    if picked is PASS:
        g.polled += 1
        return
    g.polled = 0
    if isinstance(picked, Build):
        me.builds -= 1
        lay(g, me, picked.card, picked.on(me))
    else:
        assert isinstance(picked, Act)
        await declare(g, me, picked.card, picked.room, picked.aim)


async def declare(g: Game, me: Player, card: Card, room: Room | None, aim: Any) -> None:
    """BM-075: a spell or an ability is announced with its target, may be answered, and then happens."""
    g.go_deeper()
    declared = Declared(me.seat, card, room, aim)
    g.chain.append(declared)
    g.declared += 1
    g.secrets_out = True
    g.step()
    if g.watched:
        g.tell(ev.DECLARED, me.seat, {"card": card.id, "aim": announced(g, aim)})
    if isinstance(card, SpellCard):
        me.take_from_hand(card)
        await offer_to_cancel(g, declared)
        if not card.counters and not declared.cancelled:
            await offer_to_answer(g, me, card)
        await resolve_spell(g, me, card, declared)
    else:
        assert room is not None
        await use_ability(g, me, room.card, room, aim)
    g.chain.pop()
    g.depth -= 1
    keep_walking(g)


async def use_ability(g: Game, me: Player, card: RoomCard, room: Room, aim: Any) -> None:
    """BM-263: the price is paid when the ability is declared; what it does comes after the answers."""
    assert card.price is not None
    assert card.ability is not None
    room.spend()
    await card.price.pay(g, room, aim)
    await offer_to_answer(g, me, card)
    try:  # noqa: SIM105 - suppress() would take as long as most effects
        await card.ability(g, room, aim)
    except Fizzle:
        pass  # nothing to choose from: the effect ends there
    if g.watched:
        g.tell(ev.RESOLVED, me.seat, {"card": card.id})


async def resolve_spell(g: Game, me: Player, card: SpellCard, declared: Declared) -> None:
    """BM-078, BM-079, BM-320: cancelled, or its target lost, a spell counts as not cast; it is discarded anyhow."""
    assert card.effect is not None
    if declared.cancelled:
        g.tell(ev.CANCELLED, me.seat, {"card": card.id})
    elif not card.counters and declared.lost_its_aim(card.aims(g, me)):
        declared.cancelled = True
        g.tell(ev.FIZZLED, me.seat, {"card": card.id})
    else:
        try:  # noqa: SIM105
            await card.effect(g, me, declared.aim)
        except Fizzle:
            pass
        if g.watched:
            g.tell(ev.RESOLVED, me.seat, {"card": card.id})
    g.discard.append(card)  # BM-073
    if not declared.cancelled:
        for room in me.dungeon[:]:
            if room.active and room.card.casting is not None:
                await trigger(g, room, room.card.casting)


async def offer_to_cancel(g: Game, declared: Declared) -> None:
    """BM-077, BM-311: a cancel answers a spell at the very moment it is played, out of turn and out of order."""
    for other in g.line():
        if other.seat == declared.seat or not other.tempo:
            continue
        g.secrets_out = True
        while not declared.cancelled:
            options = ways_to_cancel(g, other, declared)
            if not options:
                break
            options.append(PASS)
            picked = await Decision(other.seat, "cancel", options, declared.card.id, UNSEEN)
            if not isinstance(picked, Act):
                break
            if picked.room is None:
                await declare(g, other, picked.card, None, declared)
            else:
                await cancel_by_room(g, picked.room, declared)
    if g.pauses:
        await close_window(g.opponents(g.players[declared.seat]))


def ways_to_cancel(g: Game, me: Player, declared: Declared) -> list[Option]:
    options: list[Option] = []
    for spell in me.counters:
        options.append(Act(g, spell, None, declared))
    for room in me.watchful:
        given = room.card.can_cancel
        if given is not None and room.ready() and given(g, room):
            options.append(Act(g, room.card, room, declared))
    return options


async def cancel_by_room(g: Game, room: Room, declared: Declared) -> None:
    """A room's ability is no spell: it cannot be cancelled itself."""
    price = room.card.cancels
    assert price is not None
    room.spend()
    g.tell(ev.DECLARED, room.owner, {"card": room.card.id, "aim": declared.card.id})
    await price(g, room)
    declared.cancelled = True


async def offer_to_answer(g: Game, declarer: Player, card: Card) -> None:
    """BM-075, BM-076, BM-163: the active player, then those with more XP, act first and resolve first.

    After every answer the active player is asked again. Whoever comes after the declarer acts when this has
    resolved: the window is still open.
    """
    line = g.line()
    before = line[: line.index(declarer)]
    asked = 0
    while asked < len(before):
        other = before[asked]
        asked += 1
        if not other.tempo:
            continue
        g.secrets_out = True
        moment = moment_of(g, other)
        options = acts(g, other, moment) if other.tempo & moment else NOTHING
        if options:
            options.append(PASS)
            picked = await Decision(other.seat, "answer", options, card.id, UNSEEN)
            if isinstance(picked, Act):
                await declare(g, other, picked.card, picked.room, picked.aim)
                asked = 0
    if g.pauses:
        await close_window(before)
