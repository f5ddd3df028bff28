"""What a player could declare in a window, and what the others may think that it could."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.carrying import cloaked, spells_barred
from underkeep.boss_monster.hiring import cancels_by_minibosses, powers_of_minibosses
from underkeep.boss_monster.hooks import AGAINST_A_SPELL, BETWEEN_HEROES, LAYING, MY_HERO, OFFERING, PERHAPS, THEIR_HERO
from underkeep.boss_monster.kinds import SpellCard
from underkeep.boss_monster.options import Act
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Declared, Game
from underkeep.core.decision import Option

MOST_DECLARED: Final = 100  # in one round; after that nothing more can be declared (BM-A42, RS-023)


def acts(g: Game, me: Player, moment: int) -> list[Option]:
    """BM-177, BM-213: the spells and abilities that this player could declare now."""
    options: list[Option] = []
    if g.declared >= MOST_DECLARED:
        return options
    for spell in me.castable:
        if spell.moments & moment:
            aims = spell.aims  # called as what it is, a function: a method would be looked for on the class first
            for aim in aims(g, me):
                options.append(Act(g, spell, None, aim))
    for room in me.usable:
        card = room.card
        if card.listens & moment and (not room.spent or not card.once or room.ready()):
            power = card.power
            assert power is not None  # else there would be no moment for it
            aims = power.aims
            for aim in aims(g, room):
                options.append(Act(g, power, room, aim))
    if g.eventful:
        if options and g.wares is not None and g.wares.spellproof:
            options = allowed_by_items(g, me, options)
        if (me.side_tempo | me.odd_tempo | me.rarely) & moment:
            rarer_acts(g, me, moment, options)
    return options


def allowed_by_items(g: Game, me: Player, options: list[Option]) -> list[Option]:
    """Some carried items keep spells from being cast, or from being aimed at who carries them."""
    barred = spells_barred(g, me)
    allowed: list[Option] = []
    for option in options:
        assert isinstance(option, Act)
        if not (isinstance(option.card, SpellCard) and (barred or cloaked(option.aim))):
            allowed.append(option)
    return allowed


def rarer_acts(g: Game, me: Player, moment: int, options: list[Option]) -> None:
    """What most games never see: powers of minibosses, of the boss, of room cards in the hand, borrowed ones, items."""
    if me.minions:
        powers_of_minibosses(g, me, moment, options)
    if me.rarely & moment:
        acts_of_boss(g, me, moment, options)
    for held in me.held:
        if held.moments & moment:
            for aim in held.aims(g, me):
                options.append(Act(g, held, None, aim))
    if g.fair.moments & moment:
        borrowed_acts(g, me, moment, options)
    if me.gear is not None and me.gear.item is not None:
        power = me.gear.power()
        if power is not None and power.moments & moment:  # BM-115, BM-119
            for aim in power.aims(g, me):
                options.append(Act(g, power, None, aim))


def acts_of_boss(g: Game, me: Player, moment: int, options: list[Option]) -> None:
    """What it can do since its level up."""
    power = me.boss_power()
    if power is not None and power.moments & moment and me.ready():
        for aim in power.aims(g, me):
            options.append(Act(g, power, None, aim))


def borrowed_acts(g: Game, me: Player, moment: int, options: list[Option]) -> None:
    """Powers of other people's rooms and bosses, and of the heroes there."""
    if g.fair.offers & moment:
        for room in offers_of_others(g, me):
            power = room.card.offer
            if power is not None and power.moments & moment and power.aims(g, me):
                options.append(Act(g, power, None, room))
        for other in offers_of_bosses(g, me):
            power = other.talent().offer
            if power is not None and power.moments & moment and other in power.aims(g, me):
                options.append(Act(g, power, None, other))
    if g.fair.hero_powers & moment:
        for hero in heroes_of_others(g, me):
            power = hero.card.power
            if power is not None and hero.ready() and not g.is_stifled(hero) and power.aims(g, me):
                options.append(Act(g, power, None, hero))


def offers_of_others(g: Game, me: Player) -> list[Room]:
    """Rooms in other dungeons with something that this player may use."""
    offering = [other for other in g.players if other is not me and other.listens & OFFERING]
    return [room for other in offering for room in other.active_rooms() if room.card.offer is not None]


def offers_of_bosses(g: Game, me: Player) -> list[Player]:
    """Players whose boss has something that this player may use."""
    offering = [other for other in g.opponents(me) if other.listens & OFFERING and other.levelled_up]
    return [other for other in offering if other.talent().offer is not None]


def heroes_of_others(g: Game, me: Player) -> list[Hero]:
    """Those in another player's dungeon, or at its entrance: this player may use their powers (BM-097)."""
    heroes: list[Hero] = []
    if g.walker is not None and g.active is not me:
        heroes.append(g.walker)
    for other in g.seated:
        if other is not me:
            heroes += other.entrance
    return heroes


# -- against a spell ------------------------------------------------------------------------------------------


def ways_to_cancel(g: Game, me: Player, declared: Declared) -> list[Option]:
    options: list[Option] = []
    if me.counters and not spells_barred(g, me):
        for spell in me.counters:
            options.append(Act(g, spell, None, declared))
    for room in me.watchful:
        power = room.card.power
        if power is not None and room.ready() and power.aims(g, room):
            options.append(Act(g, power, room, declared))
    if g.eventful and (me.side_tempo | me.odd_tempo | me.rarely) & (PERHAPS | AGAINST_A_SPELL):
        rarer_ways_to_cancel(g, me, declared, options)
    return options


def rarer_ways_to_cancel(g: Game, me: Player, declared: Declared, options: list[Option]) -> None:
    """By a miniboss, by the boss, by room cards of the hand, or by the item."""
    if me.minions:
        cancels_by_minibosses(g, me, declared, options)
    if me.rarely & AGAINST_A_SPELL:
        power = me.boss_power()
        if power is not None and power.cancels and me.ready() and power.aims(g, me):
            options.append(Act(g, power, None, declared))
    for held in me.held:
        if held.cancels:
            options.append(Act(g, held, None, declared))
    if me.gear is not None and me.gear.item is not None:
        for power in me.gear.counters():
            if power.aims(g, me):
                options.append(Act(g, power, None, declared))


# -- as far as the others know --------------------------------------------------------------------------------


def might_act(g: Game, me: Player) -> bool:
    """Whether this seat could have something to declare, as far as the others know."""
    if me.tempo & PERHAPS:
        return True
    moment = moment_of(g, me)
    if not (me.tempo | g.rumours) & moment:
        return False
    if g.from_hand & moment and len(me.rooms) > 0:
        return True
    if g.fair.offers & moment and (offers_of_others(g, me) or offers_of_bosses(g, me)):
        return True
    return any(hero.card.power is not None for hero in heroes_of_others(g, me))


def might_cancel(g: Game, me: Player) -> bool:
    """Whether this seat could have something against a spell, as far as the others know."""
    return me.tempo & PERHAPS != 0 or ((me.tempo | g.rumours) & AGAINST_A_SPELL != 0 and len(me.rooms) > 0)


def moment_of(g: Game, me: Player) -> int:
    """What this seat could react to now."""
    if g.phase == "build":
        return LAYING
    if g.walker is None:
        return BETWEEN_HEROES
    return MY_HERO if g.active is me else THEIR_HERO
