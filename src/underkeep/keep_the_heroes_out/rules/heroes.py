"""What a hero does in a room: steps 2 to 5 of the invasion, and how monsters answer (KH-170 to KH-190)."""

from __future__ import annotations

from underkeep.core.decision import PAUSE, UNSEEN, Decision, Option, Word
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import (
    ARCHER,
    CARRIED,
    CLASSES,
    FIGHTER,
    GOODS,
    HEROES,
    MAGE,
    PRISON,
    ROGUE,
    ROOMS,
    TRAP,
)
from underkeep.keep_the_heroes_out.options import OfCard, OfGoods, OfHero, Victim
from underkeep.keep_the_heroes_out.table import CHARGED, Game, Task
from underkeep.keep_the_heroes_out.verbs.decks import discard
from underkeep.keep_the_heroes_out.verbs.ground import hurt, kinds_in, remove
from underkeep.keep_the_heroes_out.verbs.heroes import classes_in, exhaust, go_away, roused


async def arrive(g: Game, task: Task) -> None:
    """Steps 2 to 4 for one hero; `count` is the step."""
    if task.count == 2:
        if task.how == CHARGED or await use_ability(g, task):  # KH-171
            task.count = 3
        return
    g.stack.pop()
    if check_room(g, task):
        inspire(g, task)


# -- step 2 -------------------------------------------------------------------------------------------------


async def use_ability(g: Game, task: Task) -> bool:
    """KH-170: at once after being summoned. Whether that is done."""
    if task.hero == FIGHTER:
        return await ransack(g, task)
    if task.hero == ROGUE:
        disarm(g, task)
    elif task.hero == MAGE:
        free_prisoners(g, task)
    else:
        await shoot(g, task)
    return True


async def ransack(g: Game, task: Task) -> bool:
    """KH-172, KH-247: up to two resources are discarded, as many as there are; which, the players say."""
    kinds = kinds_in(g, task.room)
    if not kinds:
        return True
    options = [OfGoods("lose", goods, task.room) for goods in kinds]
    picked = await Decision(g.active.seat, "ransack", options)
    words = {"hero": HEROES[FIGHTER], "room": ROOMS[task.room], "what": GOODS[picked.goods]}
    g.tell(ev.RANSACKED, -1, {**words, "step": 2, "rule": "KH-172"})
    remove(g, -1, picked.goods, task.room, 1, "ransacked")
    task.ask += 1
    return task.ask == 2


def disarm(g: Game, task: Task) -> None:
    """KH-173, KH-248: one trap is discarded, before traps are checked."""
    if g.traps_in(task.room):
        words = {"hero": HEROES[ROGUE], "room": ROOMS[task.room], "step": 2, "rule": "KH-173"}
        g.tell(ev.DISARMED, -1, words)
        remove(g, -1, TRAP, task.room, 1, "disarmed")


def free_prisoners(g: Game, task: Task) -> None:
    """KH-135, KH-174, KH-241: only a Mage who is put into the Prison; everyone there is active."""
    if task.room == PRISON:
        freed = roused(g, PRISON)
        words = {"heroes": freed, "room": ROOMS[PRISON], "step": 2, "rule": "KH-135"}
        g.tell(ev.FREED, -1, words)


async def shoot(g: Game, task: Task) -> None:
    """KH-175, KH-176, KH-249: one damage in the room next door that is nearest to the Vault; she stays active."""
    options = aims(g, task.room)
    if options:
        picked = await Decision(g.active.seat, "shot", options)
        words = {"hero": HEROES[ARCHER], "room": ROOMS[task.room], "to": ROOMS[picked.room], "clan": picked.clan.id,
                 "owner": picked.seat}  # fmt: skip
        g.tell(ev.SHOT, -1, {**words, "step": 2, "rule": "KH-175"})
        strike(g, picked.seat, picked.room, picked.damage, ARCHER, "shot")


def aims(g: Game, room: int) -> list[Victim]:
    """Monsters behind a corridor, in the rooms nearest to the Vault that hold any."""
    rooms = [other for other in g.dungeon.ways[room] if g.guarded(other)]
    nearest = min([g.dungeon.far[other] for other in rooms], default=0)
    options: list[Victim] = []
    for other in sorted(rooms):
        if g.dungeon.far[other] == nearest:
            options += victims(g, other, "shoot")
    return options


def victims(g: Game, room: int, verb: str) -> list[Victim]:
    """Every monster of the room that differs from the others."""
    options: list[Victim] = []
    for me in g.players:
        if g.own(me, room):
            states = sorted(set(g.damages(me, room)))
            for damage in states:
                options.append(Victim(verb, me.monsters(), me.seat, room, damage, marked=len(states) > 1))
    return options


# -- steps 3 and 4 ------------------------------------------------------------------------------------------


def check_room(g: Game, task: Task) -> bool:
    """KH-109, KH-178 to KH-181: a trap takes the hero out; who was put into the Prison is exhausted, but for a Mage."""
    words = {"hero": HEROES[task.hero], "room": ROOMS[task.room], "step": 3}
    if g.goods[task.room * CARRIED + TRAP]:
        g.tell(ev.TRAP_SPRUNG, -1, {**words, "rule": "KH-178"})
        remove(g, -1, TRAP, task.room, 1, "sprung")
        go_away(g, task.hero, task.room, awake=True, by="trap", step=3, rule="KH-178")
        return False
    if task.room == PRISON and task.how != CHARGED and task.hero != MAGE:
        exhaust(g, task.hero, PRISON)
        g.tell(ev.JAILED, -1, {**words, "rule": "KH-180"})
        return False
    return True


def inspire(g: Game, task: Task) -> None:
    """KH-182, KH-183, KH-265: everyone exhausted in the room is active again."""
    woken = roused(g, task.room)
    if woken:
        words = {"hero": HEROES[task.hero], "room": ROOMS[task.room], "heroes": woken, "step": 4, "rule": "KH-182"}
        g.tell(ev.INSPIRED, -1, words)


# -- step 5 -------------------------------------------------------------------------------------------------


async def attack(g: Game, task: Task) -> None:
    """KH-185, KH-190: while a monster is there, one active hero after the other attacks, and is exhausted by it."""
    room = task.room
    classes = classes_in(g, room)
    if not classes or not g.guarded(room):
        g.stack.pop()
        return
    if task.hero < 0:
        task.hero = classes[0]
        if len(classes) > 1 and g.active_in(room) > staying_power(g, room):
            picked = await Decision(g.active.seat, "attacker", [OfHero("attacker", hero) for hero in classes])
            task.hero = picked.hero
            return
    hero = task.hero
    victim = await Decision(g.active.seat, "hit", victims(g, room, "hit"), HEROES[hero])
    task.hero = -1
    exhaust(g, hero, room)  # KH-259
    words = {"hero": HEROES[hero], "room": ROOMS[room], "clan": victim.clan.id, "owner": victim.seat}
    g.tell(ev.ATTACKED, -1, {**words, "step": 5, "rule": "KH-185"})
    strike(g, victim.seat, room, victim.damage, hero, "attack")


def staying_power(g: Game, room: int) -> int:
    """How many attacks the monsters of the room can take in all; if all heroes attack anyway, order is nothing."""
    left = 0
    for me in g.players:
        for damage in g.damages(me, room):
            left += me.monsters().health - damage
    return left


def strike(g: Game, seat: int, room: int, damage: int, hero: int, how: str) -> None:
    """One damage is about to be dealt to this monster; whoever stands there may defend it (KH-257)."""
    seats = [one.seat for one in g.from_seat(g.active.seat)]
    g.do_next(Task("strike", seat=seat, room=room, count=damage, hero=hero, how=how, seats=seats))


async def defend(g: Game, task: Task) -> None:
    """KH-087, KH-186, KH-187, KH-258: everybody with a monster there is asked, without telling the others.

    Who that is, is seen now: of several strikes at once, an earlier one may have taken somebody's last monster.
    """
    task.seats = [seat for seat in task.seats if g.own(g.players[seat], task.room)]
    if task.seats:
        me = g.players[task.seats[0]]
        if me.hand:
            g.secrets_out = True
        options: list[Option] = [OfCard("defend with", card) for card in me.reactions()]
        options.append(Word("pass"))
        picked = await Decision(me.seat, "defend", options, task.how, UNSEEN)
        g.pulse += 1
        task.seats = task.seats[1:]
        if isinstance(picked, OfCard):
            ward_off(g, task, me.seat, picked)
        return
    if g.pauses and any(one.hand for one in g.guards(task.room)):
        await PAUSE
    g.stack.pop()
    hurt(g, task.seat, task.room, task.count)


def ward_off(g: Game, task: Task, seat: int, picked: OfCard) -> None:
    """The attack comes to nothing; the card goes to the discard pile, and may let its player do more (KH-097)."""
    g.stack.pop()
    me = g.players[seat]
    card = picked.card
    owner = g.players[task.seat].monsters()
    words = {"card": card.id, "clan": owner.id, "room": ROOMS[task.room], "rule": "KH-087"}
    g.tell(ev.DEFENDED, seat, words)
    discard(g, me, card, "defend")
    for one in card.sides[card.reaction]:
        if one.kind == "if":
            left = list(one.then)
            g.do_next(Task("then", seat=seat, card=card, side=card.reaction, room=task.room, left=left))


__all__ = ["CLASSES", "arrive", "attack", "defend", "strike"]
