"""What a player may do in a turn: all that is offered, and what it costs."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.acquiring import can_use
from underkeep.clank_catacombs.basics import GOBLIN, RESERVED
from underkeep.clank_catacombs.dungeon import NOWHERE, Way
from underkeep.clank_catacombs.kinds import BLUE, DEVICE, Card, Token
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
    UseDevice,
    UseOffer,
    UseToken,
)
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import WALKING, Found, Game
from underkeep.clank_catacombs.tiles.printed import ALTAR, CHEST, LIBRARY, LOOT, PRISON, STALL
from underkeep.clank_catacombs.verbs.ground import is_home, may_enter
from underkeep.clank_catacombs.verbs.loot import TOMES, goods_for, may_mark, may_take_artifact
from underkeep.core.decision import Option

PRICE: Final = 7  # of every good (CC-095)
FLUTE_PRICE: Final = 5
COUPON: Final = 5  # gold that the coupon saves (CC-276)


def offered(g: Game, me: Player) -> list[Option]:
    """CC-041, CC-042: everything that can be paid for now. In the midst of a move, all but moving on (CC-281)."""
    turn = g.turn
    options: list[Option] = []
    midway = turn.midway()
    if turn.found is not None:
        add_places(g, me, turn.found, options)
        if turn.found.why != WALKING:
            return options
    elif turn.crossing is not None:
        add_going_on(g, me, turn.crossing, options)
    add_cards(me, options, midway=midway)
    if not midway and turn.boots and not is_home(me) and (not turn.stuck or turn.caves_free):
        add_moves(g, me, options)
    add_row(g, me, options, midway=midway)
    add_room(g, me, options)
    if turn.offers and not midway:
        add_offers(g, me, options)
    if me.tokens:
        add_tokens(g, me, options)
    if turn.flutes or g.room(me).features & STALL:
        add_goods(g, me, options)
    if not me.hand and not midway and may_end(g, me):
        options.append(Plain("end turn"))  # CC-036, CC-053
    return options


def may_end(g: Game, me: Player) -> bool:
    """CC-039: not before everything compulsory is done."""
    return not [card for card in g.turn.offers if card.must and card.offer is not None and card.offer(g, me)]


def add_cards(me: Player, options: list[Option], *, midway: bool) -> None:
    """CC-037: any card of the hand, in any order; what would move pawn or tiles has to wait for the end of a move."""
    known: list[Card] = []
    for card in me.hand:
        if card not in known:
            known.append(card)
            if not (midway and card.shifts):
                options.append(Play(card))


def add_row(g: Game, me: Player, options: list[Option], *, midway: bool) -> None:
    """CC-065, CC-068 to CC-070, CC-072: by skill or swords, once for equal cards."""
    skill = g.turn.skill
    swords = g.turn.swords
    for place, card in enumerate(g.row):
        if card is None or card in g.row[:place]:
            continue
        if card.header == BLUE:
            if card.cost <= skill and not (midway and card.whisks):
                options.append(Acquire(card))
        elif midway and card.shifts:
            continue
        elif card.header == DEVICE:
            if card.cost <= skill and can_use(g, me, card):
                options.append(UseDevice(card))
        elif card.might <= swords and (card.where is None or card.where(g, me)):
            options.append(Fight(card))
    if swords >= GOBLIN.might:
        options.append(Fight(GOBLIN))
    if skill > 1:
        for at, card in enumerate(RESERVED):
            if card.cost <= skill and g.reserve[at]:
                options.append(Acquire(card))


# -- walking --------------------------------------------------------------------------------------------------


def add_moves(g: Game, me: Player, options: list[Option]) -> None:
    """CC-079 to CC-090: every corridor that can be paid for, with each way of meeting its monsters."""
    boots = g.turn.boots
    mapped = me.holds("catacombs_map") if me.tokens else False
    for way in g.dungeon.ways[me.pawn]:
        if way.boots > boots or (way.against and not mapped):
            continue
        if way.lock and locks(g, way) > me.lockpicks:
            continue
        if way.to == NOWHERE:
            if g.stack and least_swords(g, me, way) <= g.turn.swords:  # CC-128
                options.append(Explore(way))
        elif way.monsters:
            if may_enter(me, way.to):
                for swords in swords_for(g, me, way):
                    options.append(Move(way, swords))
        elif may_enter(me, way.to):
            options.append(Move(way, 0))


def locks(g: Game, way: Way) -> int:
    """CC-086 to CC-088: lock symbols with no lockpick on them yet."""
    return (way.lock & ~g.unlocked).bit_count()


def monsters_in(g: Game, me: Player, way: Way) -> int:
    """CC-081, CC-092; who ignores them meets none."""
    return 0 if g.turn.bold or me.holds("invisibility_cloak") else way.monsters


def least_swords(g: Game, me: Player, way: Way) -> int:
    """CC-083 to CC-085: so many swords must be spent, since the rest of the damage may not be taken on."""
    return max(0, monsters_in(g, me, way) - me.bearable())


def swords_for(g: Game, me: Player, way: Way) -> range:
    """CC-082: the numbers of swords that could be spent; none of them, if it cannot be done at all."""
    most = min(monsters_in(g, me, way), g.turn.swords)
    return range(least_swords(g, me, way), most + 1)


def can_pay(g: Game, me: Player, way: Way | None, paid: int) -> bool:
    """CC-124, CC-125: whether the move could be finished now, when so many boots are spent already."""
    if way is None or way.boots - paid > g.turn.boots or (way.against and not me.holds("catacombs_map")):
        return False
    return locks(g, way) <= me.lockpicks and least_swords(g, me, way) <= g.turn.swords and may_enter(me, way.to)


# -- in the midst of a move -----------------------------------------------------------------------------------


def add_places(g: Game, me: Player, found: Found, options: list[Option]) -> None:
    """CC-118, CC-120, CC-125, CC-282, CC-316: every way to turn the tile; on foot, those that can be paid for first."""
    every = turns_of(g, found)
    if found.why == WALKING:
        payable = [turns for turns in every if can_pay(g, me, joined(g, found, turns), 1)]
        every = payable or every
    for turns in every:
        options.append(Place(found.name, turns, found.tile.id))


def turns_of(g: Game, found: Found) -> list[int]:
    """CC-118: the turns by which the tile continues the corridor; a card that lays a tile asks for none."""
    return [turns for turns in range(4) if found.opening < 0 or joined(g, found, turns) is not None]


def joined(g: Game, found: Found, turns: int) -> Way | None:
    """CC-123: the corridor as it would be with the tile laid so."""
    here = g.dungeon.tile_of(found.room)
    near = here.tile.openings(single=g.dungeon.single)[found.opening]
    far = g.dungeon.continued(found.tile, turns, here, found.opening)
    if near is None or far is None:
        return None
    return Way(found.room, far.room.number, found.name, near, far)


def add_going_on(g: Game, me: Player, way: Way, options: list[Option]) -> None:
    """CC-126, CC-127, CC-282: finish the move, if that can be paid for; else it may be given up."""
    if can_pay(g, me, way, 1):
        for swords in swords_for(g, me, way):
            options.append(Go(way, swords))
    else:
        options.append(Plain("stay"))


# -- where one is ---------------------------------------------------------------------------------------------


def add_room(g: Game, me: Player, options: list[Option]) -> None:
    """What the room itself offers: its artifact, its loot, its altar."""
    features = g.room(me).features
    if me.pawn in g.treasures and may_take_artifact(g, me):
        options.append(Plain("take artifact"))  # CC-101
    if features & LOOT and me.lockpicks and me.pawn not in g.opened:
        if features & CHEST and g.majors:
            options.append(Open("chest"))  # CC-110
        if features & LIBRARY and g.reserve[TOMES]:
            options.append(Open("library"))  # CC-112
        if features & PRISON and g.prisoners:
            options.append(Open("prison"))  # CC-115
    if features & ALTAR and may_mark(g, me, me.pawn):
        options.append(Mark(me.pawn))


def add_offers(g: Game, me: Player, options: list[Option]) -> None:
    known: list[Card] = []
    for card in g.turn.offers:
        if card not in known and card.offer is not None and card.offer(g, me):
            known.append(card)
            options.append(UseOffer(card))


def add_tokens(g: Game, me: Player, options: list[Option]) -> None:
    """CC-267, CC-268: potions and the like, once for equal ones."""
    known: list[Token] = []
    for token in me.tokens:
        if token.usable is not None and token not in known and token.usable(g, me):
            known.append(token)
            options.append(UseToken(token))


def add_goods(g: Game, me: Player, options: list[Option]) -> None:
    """CC-094 to CC-100, CC-276: at a stall for 7 gold, by a flute for 5 from anywhere, 5 less with the coupon."""
    coupon = me.holds("discount_coupon")
    at_stall = g.room(me).features & STALL != 0
    for token in goods_for(g, me):
        if at_stall:
            add_good(me, token, PRICE, options, flute=False, coupon=coupon)
        if g.turn.flutes:
            add_good(me, token, FLUTE_PRICE, options, flute=True, coupon=coupon)


def add_good(me: Player, token: Token, price: int, options: list[Option], *, flute: bool, coupon: bool) -> None:
    if me.gold >= price:
        options.append(Buy(token, price, flute=flute, coupon=False))
    if coupon and me.gold >= price - COUPON:
        options.append(Buy(token, price - COUPON, flute=flute, coupon=True))
