"""What is done to rooms."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hiding import hide
from underkeep.boss_monster.hooks import DESTROYED, NEWNESS, ROUND_ENDS, THEIR_ROOM_FALLS, UNCOVERED, YOUR_ROOM_FALLS
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.minibosses import AGAINST_RUIN, AGAINST_SLEEP, Level, MinibossCard
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import FULL, Hero, Miniboss, Room, names
from underkeep.boss_monster.piles import KNOWN_TO_ALL
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.coins import spend_coins
from underkeep.boss_monster.verbs.heroes import kill_walker
from underkeep.boss_monster.verbs.minibosses import dismiss
from underkeep.boss_monster.waking import is_awaited, let_work, trigger, wake_all


def lay(g: Game, me: Player, card: RoomCard, room: Room | None) -> None:
    """BM-171: a card goes face down on a room, or on the first free place by the entrance.

    The room may be somebody else's, if a card says so: then it is built there, but only who laid it knows it.
    """
    g.pulse += 1
    host = me
    if room is None:
        room = Room(me.seat, card, [])
        me.dungeon.insert(0, room)
    elif room.owner != me.seat:
        host = g.owner(room)
    room.tag = hide(g, me.rooms, me.take_from_hand(card), (me.seat,))
    room.face_down = card
    room.fresh = next_in_turn(host)
    if room.stack:
        host.survey_rooms()
    if host is not me:
        room.fit().giver = me.seat
    elif g.watched:
        g.tell(ev.LAID, me.seat, {"place": me.dungeon.index(room) + 1, "card": card.id}, (me.seat,))


def next_in_turn(me: Player) -> int:
    """Rooms are settled in the order in which they were laid (BM-A07)."""
    last = 0
    for room in me.dungeon:
        if room.fresh:
            last = max(last, room.fresh)
    return last + 1


def take_back_laid_cards(g: Game, me: Player) -> None:
    """Face-down cards go back to the hand that they came from; nobody else sees them."""
    taken: list[Card] = []
    for host in g.seated:
        for room in host.dungeon[:]:
            if room.face_down is not None and room.layer() == me.seat:
                taken.append(room.face_down)
                me.add_to_hand(room.face_down, room.tag)
                pick_up(host, room)
    if taken:
        g.step()
        if g.watched:
            g.tell(ev.TOOK_BACK, me.seat, {"count": len(taken), "cards": names(taken)}, (me.seat,))


def pick_up(host: Player, room: Room) -> None:
    """The face-down card is not there any more."""
    room.face_down = None
    room.tag = 0
    room.fresh = 0
    if room.fittings is not None:
        room.fittings.giver = -1
    if not room.stack:
        host.dungeon.remove(room)
    host.survey_rooms()


def turn_face_up(g: Game, me: Player, room: Room) -> None:
    """BM-185: revealed, the card is built; the room beneath is covered and takes no part any more (BM-038)."""
    card = room.face_down
    assert card is not None
    g.secrets_out = True
    payer = room.layer() if card.toll else -1
    room.face_down = None
    room.tag = 0
    if g.coined and isinstance(card, MinibossCard):
        room.miniboss = Miniboss(card, 0)  # BM-186: to be paid for in turn
    else:
        cover(room, card)
    me.survey_rooms()
    if g.watched:
        g.tell(ev.REVEALED, room.owner, {"card": card.id, "place": address(g, room)})
    if payer >= 0:
        take_toll(g, g.players[payer], room, card)


def take_toll(g: Game, payer: Player, room: Room, card: RoomCard) -> None:
    """BM-314, BM-A39: who has laid a room and cannot pay for it any more has not built it; the card is discarded."""
    if payer.coins >= card.toll:
        spend_coins(g, payer, card.toll)
        return
    me = g.owner(room)
    room.stack.pop()
    room.fresh = 0
    g.discard.append(card)
    if not room.stack:
        me.dungeon.remove(room)
    me.survey_rooms()
    if g.watched:
        g.tell(ev.DISCARDED, me.seat, {"cards": [card.id]})


def cover(room: Room, card: RoomCard) -> None:
    """A new top room, which has not worked yet."""
    room.stack.append(card)
    if room.spent:
        room.spent &= (1 << len(room.stack)) - 1
    forget(room)
    if card.listens & NEWNESS:
        room.fit().new = True


def forget(room: Room) -> None:
    """Another card is on top: what was given to the last one is gone, its tokens as well (BM-132, BM-133)."""
    room.bonus = 0
    if room.met:
        room.met = []
    room.fittings = None
    room.coins = 0  # BM-127


def uncover(me: Player, room: Room) -> None:
    """A card that lay covered is on top; what was done to all rooms of the dungeon holds for it as well (BM-272)."""
    forget(room)
    if me.today is not None and me.today.hushed:
        room.fit().silent = True


def strip(room: Room, *, tokens: bool = True) -> None:
    """BM-224: what was given for the round is gone. Whether somebody has come in is still asked for when it ends."""
    fittings = room.fittings
    if fittings is not None:
        room.fittings = fittings.for_good(tokens=tokens)
        if fittings.entered and (room.listens | room.stack[-1].listens) & ROUND_ENDS:
            room.fit().entered = True


def show_five(me: Player) -> None:
    """BM-023, BM-024: the first five visible rooms make the boss level up, once in the game."""
    if len(me.dungeon) >= FULL and not me.levelled_up and not me.levelling and len(me.active_rooms()) >= FULL:
        me.levelling = True


async def destroy(g: Game, room: Room, by: Player | None = None, sparing: Hero | None = None) -> None:
    """BM-277, BM-278: to the discard pile; what lay beneath is uncovered, or the dungeon closes up.

    `by` is whose doing it is, if not its owner's; `sparing` is the hero that the destroying effect is about (BM-281).
    """
    g.step()
    me = g.owner(room)
    doer = by or me
    if room.miniboss is not None and shielded(g, room, doer.seat, AGAINST_RUIN):
        return
    place = me.dungeon.index(room)
    card = room.stack[-1]
    g.discard.append(card)
    if g.watched:
        g.tell(ev.DESTROYED, me.seat, {"card": card.id, "place": f"{me.seat}:{place + 1}"})
    mourned = room.card.listens & DESTROYED  # by the card itself, unless something keeps it from working
    lines = room.lines()
    lift(g, me, room)
    if me.today is not None:
        me.today.fallen += 1
    hero = throw_out(g, me, place, closed_up=not room.stack)
    if hero is not None and hero is not sparing and g.health(hero) <= 0:
        await kill_walker(g, hero)
    if mourned:
        await trigger(g, ruin(me, card), DESTROYED, Happening(doer, [card]))
    for line in lines:
        if line.listens & DESTROYED:
            await mourn_room(g, me, card, line, Happening(doer, [card]))
    if room.stack and room.listens & UNCOVERED:
        await trigger(g, room, UNCOVERED, Happening(doer))
    if is_awaited(g, me, YOUR_ROOM_FALLS, THEIR_ROOM_FALLS):
        await wake_all(g, me, YOUR_ROOM_FALLS, THEIR_ROOM_FALLS, Happening(doer, [card], room), but=room)


def shielded(g: Game, room: Room, by: int, against: int) -> bool:
    """Whether its miniboss keeps opponents from doing this to a room."""
    if by == room.owner or not room.active or not any(line.shields & against for line in room.lines()):
        return False
    assert room.miniboss is not None
    if g.watched:
        g.tell(ev.TRIGGERED, room.owner, {"card": room.miniboss.card.id, "place": address(g, room)})
    return True


async def unearth(g: Game, room: Room, card: RoomCard, by: Player) -> None:
    """BM-285: a covered room comes to the top of its stack, which uncovers it; of equal ones the topmost."""
    g.step()
    owner = g.owner(room)
    at = max([place for place, one in enumerate(room.stack[:-1]) if one is card])
    room.stack.append(room.stack.pop(at))
    worked = room.spent >> (at + 1) & 1  # it has not forgotten that it worked this round, nor have those above it
    below = room.spent & (1 << (at + 1)) - 1
    room.spent = below | room.spent >> (at + 2) << (at + 1) | worked << len(room.stack)
    room.fresh = 0
    before = 0 if room.fittings is None else room.fittings.dug
    uncover(owner, room)
    room.fit().dug = before + 1
    owner.survey_rooms()
    if g.watched:
        g.tell(ev.UNEARTHED, owner.seat, {"card": card.id, "place": address(g, room)})
    if room.listens & UNCOVERED:
        await trigger(g, room, UNCOVERED, Happening(by))


def lift(g: Game, me: Player, room: Room) -> None:
    """BM-277, BM-278: the top card is gone; what lay beneath is uncovered, or the dungeon closes up."""
    place = me.dungeon.index(room)
    room.stack.pop()
    room.spent &= (2 << len(room.stack)) - 1
    if room.miniboss is None or room.miniboss.level > 0:
        room.fresh = 0
    uncover(me, room)
    if room.stack:
        if g.watched:
            g.tell(ev.UNCOVERED, me.seat, {"card": room.stack[-1].id, "place": f"{me.seat}:{place + 1}"})
    else:
        me.dungeon.remove(room)
        room.active = False
        if room.miniboss is not None:
            dismiss(g, room)  # BM-065
    me.survey_rooms()


async def carry_off(g: Game, me: Player, room: Room) -> None:
    """BM-184, BM-289, BM-290: a portable room goes back to the hand, before everybody's eyes; that is no use of it."""
    g.step()
    card = room.stack[-1]
    if g.watched:
        g.tell(ev.CARRIED_OFF, me.seat, {"card": card.id, "place": address(g, room)})
    lift(g, me, room)
    me.add_to_hand(card, KNOWN_TO_ALL)
    if room.stack and room.listens & UNCOVERED:
        await trigger(g, room, UNCOVERED, Happening(me))


def ruin(me: Player, card: RoomCard) -> Room:
    """A room that was destroyed just now, for what it does then. It lies in no dungeon any more."""
    room = Room(me.seat, card, [card])
    room.active = True
    return room


async def mourn_room(g: Game, me: Player, card: RoomCard, line: Level, what: Happening) -> None:
    """What the miniboss of a room does when that is destroyed, whether it goes with it or stays (BM-064, BM-065)."""
    room = ruin(me, card)
    await let_work(g, me, room, line, DESTROYED, what)


def throw_out(g: Game, me: Player, place: int, *, closed_up: bool) -> Hero | None:
    """BM-281: a hero in a destroyed room leaves it at once; one further on keeps its room (BM-282)."""
    if g.walker is None or g.active is not me:
        return None
    if g.place == place and g.inside:
        g.inside = False
        g.place = place if closed_up else place + 1
        return g.walker
    if closed_up and g.place > place:
        g.place -= 1
        g.stood = max(0, g.stood - 1)
    return None


def deactivate(g: Game, room: Room) -> None:
    """BM-265 to BM-268: until the end of the round the room has no damage, treasure or ability."""
    g.step()
    if room.miniboss is not None and shielded(g, room, g.doer(), AGAINST_SLEEP):
        return
    room.deactivated = True
    strip(room, tokens=False)  # BM-128, BM-132
    room.coins = 0
    g.owner(room).survey_rooms()
    if g.watched:
        g.tell(ev.DEACTIVATED, room.owner, {"card": room.card.id, "place": address(g, room)})


def reactivate(g: Game, room: Room) -> None:
    """BM-225: the room is back; a fifth one may make its boss level up (BM-025, BM-028)."""
    g.step()
    me = g.owner(room)
    room.deactivated = False
    me.survey_rooms()
    show_five(me)
    if g.watched:
        g.tell(ev.REACTIVATED, me.seat, {"card": room.card.id, "place": address(g, room)})


def weaken(g: Game, room: Room, damage: int) -> None:
    """It deals less, but never less than nothing."""
    g.step()
    room.bonus -= damage
    room.fit()
    if g.watched:
        g.tell(ev.WEAKENED, room.owner, {"card": room.card.id, "place": address(g, room), "damage": damage})


def strengthen(g: Game, room: Room, damage: int) -> None:
    g.step()
    room.bonus += damage
    room.tidy()
    if g.watched:
        g.tell(ev.STRENGTHENED, room.owner, {"card": room.card.id, "place": address(g, room), "damage": damage})


def put_tokens(g: Game, room: Room, count: int) -> None:
    """BM-130, BM-131: each is one damage more, for as long as the room is visible; fewer than none take some away."""
    if not room.active:
        return
    g.step()
    tokens = room.fit()
    tokens.tokens += count
    if g.watched:
        facts = {"card": room.card.id, "place": address(g, room), "count": count, "total": tokens.tokens}
        g.tell(ev.TOKENS, room.owner, facts)


def raise_for_good(g: Game, room: Room, damage: int, treasure: str = "") -> None:
    """So much more damage, and one more treasure, for as long as this card is on top."""
    g.step()
    fittings = room.fit()
    fittings.raised += damage
    if treasure:
        fittings.gilded += (treasure,)
    g.owner(room).survey_rooms()
    if g.watched:
        g.tell(ev.RAISED, room.owner, {"card": room.card.id, "place": address(g, room), "damage": damage})


def double_damage(g: Game, room: Room) -> None:
    """All that it deals, until the end of the round; twice doubled is four times."""
    me = g.owner(room)
    damage = me.damage(me.dungeon.index(room))
    g.step()
    room.fit().doubled += 1
    if g.watched:
        g.tell(ev.STRENGTHENED, room.owner, {"card": room.card.id, "place": address(g, room), "damage": damage})


def strengthen_all(g: Game, me: Player, damage: int) -> None:
    """Also rooms that are uncovered or built later in this round."""
    g.step()
    me.extra_damage += damage


def strengthen_monsters(g: Game, me: Player, damage: int, *, ordinary: bool) -> None:
    """BM-272: all monster rooms, or all ordinary ones, until the end of the round; less than nothing weakens them."""
    g.step()
    if ordinary:
        me.day().ordinary_monsters += damage
    else:
        me.day().monsters += damage


def double_treasure(g: Game, me: Player) -> None:
    """Of the rooms, until the end of the round; twice doubled is four times."""
    g.step()
    me.treasure_factor *= 2


def make_harmless(g: Game, room: Room, health: int) -> None:
    """It deals no damage, and strengthens who enters, until the end of the round."""
    g.step()
    fittings = room.fit()
    fittings.harmless = True
    fittings.welcome += health


def silence(g: Game, room: Room) -> None:
    """It has no ability until the end of the round."""
    g.step()
    room.fit().silent = True
    g.owner(room).survey_rooms()


def hush(g: Game, me: Player) -> None:
    """No room of this dungeon has an ability until the end of the round, nor one that is uncovered later (BM-272)."""
    g.step()
    me.day().hushed = True
    for room in me.active_rooms():
        silence(g, room)


def rob(g: Game, room: Room) -> None:
    """It has no treasure until the end of the round."""
    g.step()
    fittings = room.fit()
    fittings.robbed = True
    fittings.lent = ()
    g.owner(room).survey_rooms()


def lend_treasure(g: Game, room: Room, treasure: str) -> None:
    """It has one more treasure until the end of the round."""
    g.step()
    room.fit().lent += (treasure,)
    g.owner(room).survey_rooms()


def disguise(g: Game, room: Room, treasures: tuple[str, ...]) -> None:
    """It has these treasures instead of its own until the end of the round."""
    rob(g, room)
    for treasure in treasures:
        lend_treasure(g, room, treasure)


def add_treasure(g: Game, me: Player, treasure: str) -> None:
    """The dungeon has one more treasure until the end of the round, which is no room's."""
    g.step()
    me.day().lent += (treasure,)


def rally(g: Game, me: Player, card: RoomCard) -> None:
    """BM-272: all monster rooms but this one deal more for each treasure, also those uncovered later in this round."""
    g.step()
    me.day().rallied += (card,)


def grant_permit(g: Game, me: Player) -> None:
    """Advanced rooms may be built on any room in this round."""
    g.step()
    me.day().permit = True


def retire(g: Game, me: Player) -> None:
    """This player builds no room in this round any more."""
    g.step()
    me.builds = 0
    me.day().idle = True


def watch(g: Game, room: Room, seat: int) -> None:
    """The room has an eye on this player until the end of the round; on nobody, if the seat is -1."""
    g.step()
    room.fit().rival = seat
    room.tidy()


def forbid_building(g: Game) -> None:
    """For the rest of the round; what was laid goes back."""
    g.step()
    g.no_building = True
    for me in g.seated:
        take_back_laid_cards(g, me)


def reverse(g: Game, me: Player) -> None:
    """BM-039: all rooms in the other order, each with its whole stack."""
    g.step()
    me.dungeon.reverse()
    me.survey_rooms()


def swap(g: Game, room: Room, other: Room) -> None:
    """BM-039: whole stacks change places. A hero stays in the room that it has entered (BM-298)."""
    g.step()
    me = g.owner(room)
    dungeon = me.dungeon
    a, b = dungeon.index(room), dungeon.index(other)
    dungeon[a], dungeon[b] = other, room
    if g.inside and g.active is me and g.place in (a, b):
        g.place = g.stood = b if g.place == a else a
    me.survey_rooms()
    if g.watched:
        g.tell(ev.SWAPPED, room.owner, {"places": [f"{room.owner}:{a + 1}", f"{room.owner}:{b + 1}"]})
