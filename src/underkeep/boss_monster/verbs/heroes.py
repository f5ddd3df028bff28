"""What is done to heroes, and to what has become of them."""

from __future__ import annotations

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.carrying import carried, dodges, endure, escape
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import CARRIER_DIES, YOU_KILL
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.items import offer_item, put_down, spellbind
from underkeep.boss_monster.waking import wake


def held(g: Game) -> bool:
    """Whether the miniboss of the room that the hero is in keeps it there: opponents' effects do not move it."""
    if not g.inside or g.doer() == g.active.seat:
        return False
    room = g.active.dungeon[g.place]
    if room.miniboss is None or not room.active or not any(line.anchors for line in room.lines()):
        return False
    g.step()
    if g.watched:
        g.tell(ev.TRIGGERED, room.owner, {"card": room.miniboss.card.id, "place": address(g, room)})
    return True


def stands_fast(g: Game, hero: Hero) -> bool:
    """Whether a hero cannot be sent away, by its own text."""
    return hero.card.steadfast and not g.is_stifled(hero)


def move_walker(g: Game, place: int) -> None:
    """It is on its way to the room at this place, and enters that next (BM-298)."""
    if held(g):
        return
    g.step()
    g.place = place
    g.inside = False


def send_back(g: Game, room: Room, hero: Hero) -> bool:
    """To the room before this one, which remembers whom it has sent; says whether the hero went."""
    if dodges(g, hero):
        return False
    room.met.append(hero.card)
    if g.watched:
        g.tell(ev.TRIGGERED, room.owner, {"card": room.card.id, "place": address(g, room)})
    move_walker(g, g.place - 1)
    return True


def leave_dungeon(g: Game, hero: Hero) -> None:
    """It walks the active player's dungeon no more, and what its item did there is over."""
    g.walker = None
    g.inside = False
    if hero.item is not None:
        spellbind(g.active, None)


def hurt(g: Game, hero: Hero, damage: int) -> None:
    g.step()
    if hero.item is not None:
        damage = endure(g, hero, damage)
    hero.damage += damage
    if g.watched:
        g.tell(ev.HURT, g.active.seat, {"hero": hero.card.id, "damage": damage, "health": g.health(hero)})


async def strike(g: Game, hero: Hero, damage: int) -> None:
    """The same for a hero that may be gone already, or on its way between two rooms: there it dies at once (BM-281)."""
    if hero not in g.heroes():
        return
    hurt(g, hero, damage)
    await leave_ruin(g, hero)


async def leave_ruin(g: Game, hero: Hero) -> None:
    """BM-281: who is in no room any more, and with no health left, is dead; unless something sends it elsewhere."""
    if hero is g.walker and not g.inside and g.health(hero) <= 0:
        await kill_walker(g, hero)


def fortify(g: Game, hero: Hero, health: int) -> None:
    g.step()
    hero.bonus += health
    if g.watched:
        g.tell(ev.FORTIFIED, g.active.seat, {"hero": hero.card.id, "health": health})


def recover(g: Game, hero: Hero, health: int) -> None:
    """So much of its damage is undone, as far as it has any."""
    g.step()
    health = min(health, hero.damage)
    hero.damage -= health
    if g.watched:
        g.tell(ev.FORTIFIED, g.active.seat, {"hero": hero.card.id, "health": health})


def gain_soul(g: Game, me: Player, card: HeroCard) -> None:
    """BM-001, BM-217: face down into the score area."""
    g.step()
    me.add_soul(card)
    me.gained_soul = True
    if me.today is not None:
        me.today.souls += card.souls


async def kill_walker(g: Game, hero: Hero) -> None:
    """BM-294: killed by a spell or an effect, on the spot."""
    me = g.active
    if hero.item is not None and await escape(g, me, hero):
        return
    score_walker(g, hero)
    if hero.item is not None:
        await leave_item(g, me, hero)
    if me.listens & YOU_KILL:
        await wake(g, me, YOU_KILL, Happening(me, hero=hero))


async def leave_item(g: Game, me: Player, hero: Hero) -> None:
    """BM-111: what the item of a killed hero does then, and whether the boss takes it up."""
    assert hero.item is not None
    await carried(g, me, hero, CARRIER_DIES, Happening(me, hero=hero))
    await offer_item(g, me, hero.item)


def score_walker(g: Game, hero: Hero) -> None:
    """BM-217, BM-318: killed in a dungeon, whoever did it, it scores for the dungeon's owner, and so does its item."""
    leave_dungeon(g, hero)
    if g.watched:
        g.tell(ev.DIED, g.active.seat, {"hero": hero.card.id, "place": g.stood + 1})
    gain_soul(g, g.active, hero.card)
    if hero.item is not None:
        put_down(g, g.active, hero.item)


async def kill_in_town(g: Game, me: Player, hero: Hero) -> None:
    """In no dungeon at all; the soul goes to whoever did it, and so does an item."""
    if hero.item is not None and await escape(g, me, hero):
        return
    g.town.remove(hero)
    if g.watched:
        g.tell(ev.DIED, me.seat, {"hero": hero.card.id, "place": 0})
    gain_soul(g, me, hero.card)
    if hero.item is not None:
        put_down(g, me, hero.item)
        await offer_item(g, me, hero.item)


def send_to_town(g: Game, hero: Hero, *, by_itself: bool = False) -> None:
    """BM-092: who has walked a dungeon is now the youngest in town; its damage is wiped (BM-226), its item stays.

    `by_itself`: no player's effect does that.
    """
    if not by_itself and held(g):
        return
    g.step()
    if stands_fast(g, hero):
        return
    leave_dungeon(g, hero)
    g.town.append(Hero(hero.card, hero.item))
    if g.watched:
        g.tell(ev.SENT, -1, {"hero": hero.card.id, "to": "town"})


def remove_walker(g: Game, hero: Hero, *, killed: bool = False) -> None:
    """Out of the game: nobody's soul and nobody's wound. Its item goes along, unless it was killed first (BM-111)."""
    g.step()
    leave_dungeon(g, hero)
    g.gone.append(hero.card)
    if hero.item is not None and killed:
        put_down(g, g.active, hero.item)
    elif hero.item is not None:
        g.gone.append(hero.item)
    if g.watched:
        g.tell(ev.REMOVED, -1, {"hero": hero.card.id})


def lead_out(g: Game, me: Player, hero: Hero, *, rested: bool = False) -> None:
    """Out of the dungeon, to somebody's entrance; what rooms it was to pass by is forgotten."""
    if stands_fast(g, hero):
        g.step()
        return
    if held(g):
        return
    leave_dungeon(g, hero)
    if rested:
        hero.damage = 0
    if hero.errand is not None:
        hero.errand.skips = 0
        hero.errand.ward = 0
        hero.errand.entered = 0
    send_to_entrance(g, me, hero)


def let_skip(g: Game, hero: Hero, rooms: int) -> None:
    """It will pass the next rooms by (BM-221)."""
    g.step()
    hero.send().skips += rooms


def let_all_skip(g: Game, me: Player, rooms: int) -> None:
    """Every hero that enters this dungeon passes its first rooms by, for the rest of the round."""
    g.step()
    me.day().skips += rooms


def hold_back(g: Game, hero: Hero) -> None:
    """BM-089: it stays at the entrance for the rest of the round."""
    g.step()
    hero.waits = True


def ward_off(g: Game, hero: Hero) -> None:
    """Rooms deal 1 less damage to it."""
    g.step()
    hero.send().ward += 1


def keep_in_town(g: Game, hero: Hero) -> None:
    """Nobody lures it in this round."""
    g.step()
    hero.send().kept = True


def send_to_entrance(g: Game, me: Player, hero: Hero) -> None:
    """BM-090, BM-A33: to the end of the queue; during the adventure phase it waits for the next round."""
    g.step()
    hero.waits = g.phase == "adventure"
    me.entrance.append(hero)
    if g.watched:
        g.tell(ev.SENT, me.seat, {"hero": hero.card.id, "to": str(me.seat)})


def call_from_town(g: Game, me: Player, hero: Hero) -> None:
    """To the entrance, whatever treasure it looks for."""
    g.town.remove(hero)
    send_to_entrance(g, me, hero)


def close(g: Game, me: Player) -> None:
    """No hero enters this dungeon for the rest of the round."""
    g.step()
    me.closed = True


def welcome(g: Game, me: Player, health: int) -> None:
    """Every hero that enters this dungeon gets so much health, for the rest of the round."""
    g.step()
    me.day().welcome += health


def bar_from_winning(g: Game, me: Player) -> None:
    """In this round."""
    g.step()
    me.day().barred = True


def raise_dead(g: Game, owner: Player, card: HeroCard) -> Hero:
    """A killed hero leaves the score area for the entrance of the dungeon that killed it."""
    owner.soul_cards.remove(card)
    owner.count_score()
    hero = Hero(card)
    send_to_entrance(g, owner, hero)
    return hero


def heal(g: Game, me: Player, card: HeroCard) -> None:
    """BM-273: the wound is turned face down and is a soul from now on."""
    g.step()
    me.wound_cards.remove(card)
    me.soul_cards.append(card)
    me.count_score()
    me.gained_soul = True
    if me.today is not None:
        me.today.souls += card.souls
        me.today.forget_survivor(card)
    if g.watched:
        g.tell(ev.HEALED, me.seat, {"hero": card.id})


def snatch_survivor(g: Game, me: Player, owner: Player, card: HeroCard) -> None:
    """A hero that has survived another dungeon this round: it is a soul of mine, and no wound of its owner's."""
    owner.wound_cards.remove(card)
    owner.count_score()
    owner.day().forget_survivor(card)
    gain_soul(g, me, card)
    if g.watched:
        g.tell(ev.SNATCHED, me.seat, {"hero": card.id, "from": owner.seat})


def banish_wound(g: Game, me: Player, card: HeroCard) -> None:
    """A hero that got through this round leaves the score area, and the game."""
    g.step()
    me.wound_cards.remove(card)
    me.count_score()
    me.day().forget_survivor(card)
    g.gone.append(card)
    if g.watched:
        g.tell(ev.REMOVED, -1, {"hero": card.id})


def scar(g: Game, me: Player) -> None:
    """One more wound, for this round and its verdict."""
    g.step()
    me.day().scars += 1
    me.count_score()


def glorify(g: Game, me: Player) -> None:
    """One more soul, for this round and its verdict."""
    g.step()
    me.day().glory += 1
    me.count_score()


def keep_safe(g: Game, me: Player) -> None:
    """No number of wounds makes this player lose in this round."""
    g.step()
    me.day().safe = True


def sacrifice(g: Game, me: Player, card: HeroCard) -> None:
    """A soul leaves the game."""
    g.step()
    me.soul_cards.remove(card)
    me.count_score()
    g.gone.append(card)
    if g.watched:
        g.tell(ev.SACRIFICED, me.seat, {"hero": card.id})
