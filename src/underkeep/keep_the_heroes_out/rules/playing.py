"""Phase 1: cards are played one after the other, and their actions done in any order (KH-048 to KH-056)."""

from __future__ import annotations

from underkeep.core.decision import Decision, Option
from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import (
    FINISHED,
    HEROES,
    LABORATORY,
    NOWHERE,
    PRISON,
    ROOMS,
    SAME_ROOM,
    TACTICS,
    TRAP,
    Action,
    action,
)
from underkeep.keep_the_heroes_out.options import (
    Attack,
    CallHorde,
    Deed,
    Move,
    OfCard,
    Plain,
    Play,
    Put,
    UseRoom,
    side_name,
)
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.rules.acting import MAKES, SELLS, offered, possible, ways, ways_of_a_horde
from underkeep.keep_the_heroes_out.rules.prison import gamble, imprison, may_gamble
from underkeep.keep_the_heroes_out.table import Game, Task
from underkeep.keep_the_heroes_out.verbs import ground
from underkeep.keep_the_heroes_out.verbs.decks import draw, gain, reinforce, take_from_hand
from underkeep.keep_the_heroes_out.verbs.heroes import go_away


async def play_cards(g: Game) -> None:
    """KH-048, KH-053: one card after the other, as many as the player likes; the gamble in between (KH-127)."""
    me = g.active
    g.carriers = []  # of the last card
    picked = await Decision(me.seat, "turn", turn_options(g, me))
    if isinstance(picked, Play):
        play(g, me, picked)
    elif picked.verb == "gamble":
        gamble(g, me)
    else:
        g.pulse += 1
        g.phase = "exchange"
        g.tell(ev.PHASE_BEGAN, me.seat, {"phase": "exchange"})


def turn_options(g: Game, me: Player) -> list[Option]:
    options: list[Option] = []
    seen: list[str] = []
    for card in me.hand:
        if card.id in seen:
            continue
        seen.append(card.id)
        sides = [side for side in range(len(card.sides)) if possible(g, me, card.sides[side])]
        options += [Play(card, side) for side in sides or [-1]]  # at worst for nothing (KH-052)
    if may_gamble(g):
        options.append(Plain("gamble"))
    options.append(Plain("end turn"))
    return options


def play(g: Game, me: Player, picked: Play) -> None:
    """KH-048, KH-049: it lies in the play area until clean-up; its actions come next."""
    g.pulse += 1
    card = picked.card
    take_from_hand(me, card)
    me.play.append(card)
    g.tell(ev.PLAYED, me.seat, {"card": card.id, "side": side_name(card, picked.side)})
    if picked.side >= 0:
        g.do_next(Task("act", seat=me.seat, card=card, side=picked.side, left=list(card.sides[picked.side])))


# -- the actions of a card ----------------------------------------------------------------------------------


async def act(g: Game, task: Task) -> None:
    """KH-050 to KH-052: any of the actions that are left, in any order; what is not used is lost."""
    me = g.players[task.seat]
    options = act_options(g, me, task)
    if not options:
        finish(g, me, task)
        return
    options.append(Plain("done"))
    picked = await Decision(me.seat, task.what, options, None if task.card is None else task.card.id)
    if isinstance(picked, Deed):
        use_up(task, picked.spends)
        if not task.left:
            g.stack.pop()
        do(g, me, task, picked)
    else:
        finish(g, me, task)


def act_options(g: Game, me: Player, task: Task) -> list[Option]:
    options: list[Option] = []
    said: list[str] = []
    for one in dict.fromkeys(task.left):
        found = ways_of_a_horde(g, me, one, task.room) if task.what == "horde" else ways(g, me, one, task.room)
        for option in found:
            if len(task.left) == 1 or option.notation() not in said:  # two symbols may say the same
                said.append(option.notation())
                options.append(option)
    return options


def finish(g: Game, me: Player, task: Task) -> None:
    """KH-052, KH-097: the rest is lost."""
    g.pulse += 1
    g.stack.pop()
    card = "" if task.card is None else task.card.id
    g.tell(ev.LEFT_UNUSED, me.seat, {"card": card, "actions": [one.name for one in task.left]})


def use_up(task: Task, spent: Action) -> None:
    """One symbol less; an ambush and a horde go on with one monster less (KH-090, KH-093)."""
    if task.what == "horde":
        task.count -= 1
        if not task.count:
            task.left = []
        return
    at = task.left.index(spent)
    if spent.kind == "ambush" and spent.count > 1:
        task.left[at] = action(f"ambush {spent.count - 1} {spent.name.split(' ', 2)[2]}")
    else:
        del task.left[at]


def do(g: Game, me: Player, task: Task, picked: Deed) -> None:
    """What was picked is done; then what it allows for nothing (KH-097)."""
    if picked.ability:
        g.tell(ev.USED_ABILITY, me.seat, {"clan": me.monsters().id})
    follow = picked.spends if picked.spends.kind == "if" else None
    if follow is not None:
        left = list(follow.then)
        g.do_next(Task("then", seat=me.seat, card=task.card, side=task.side, room=picked.room, left=left))
    kind = picked.does.kind
    if isinstance(picked, Move):
        move(g, me, picked)
    elif isinstance(picked, Attack):
        g.tell(ev.ATTACKED_HERO, me.seat, {"clan": me.monsters().id, "hero": HEROES[picked.hero],
                                           "room": ROOMS[picked.room], "by": kind})  # fmt: skip
        go_away(g, picked.hero, picked.room, awake=picked.awake, by=kind)
    elif isinstance(picked, UseRoom):
        use_room(g, me, picked)
    elif isinstance(picked, Put):
        if kind == "discard":
            ground.remove(g, me.seat, picked.goods, picked.room)
        else:
            ground.place(g, me.seat, picked.goods, picked.room)
    else:
        do_simply(g, me, task, picked)


def do_simply(g: Game, me: Player, task: Task, picked: Deed) -> None:
    kind = picked.verb
    if kind == "draw":
        draw(g, me, 1)
    elif kind == "trap":
        ground.place(g, me.seat, TRAP, picked.room)
    elif kind == "portal":
        state = FINISHED if g.portals[picked.room] else ground.new_portal(g)
        ground.set_portal(g, me.seat, picked.room, state)
    elif kind == "finish":
        ground.set_portal(g, me.seat, picked.room, FINISHED)
    elif kind == "ambush":
        if picked.does.where == SAME_ROOM:
            task.room = picked.room  # all of them into one room
        ground.bring(g, me, picked.room)
    elif kind == "heal":
        ground.heal(g, me)
    elif kind == "reinforcements":
        reinforce(g, me, picked.does.where)
    else:
        assert isinstance(picked, CallHorde)
        g.pulse += 1
        count = horde_size(g, me, picked.inner, picked.room)
        g.do_next(Task("horde", seat=me.seat, card=task.card, side=task.side, room=picked.room, count=count,
                       left=[picked.inner]))  # fmt: skip


def horde_size(g: Game, me: Player, does: Action, room: int) -> int:
    """KH-093: as many monsters as stand there; who carries an angry Frog does not fight (scenario 3)."""
    count = g.own(me, room)
    return count - g.carriers.count(room) if does.kind == "melee" else count


def move(g: Game, me: Player, picked: Move) -> None:
    """KH-078, KH-103, KH-043: by corridor, else by portal, else through the wall."""
    by = "corridor"
    if picked.to not in g.dungeon.ways[picked.room]:
        by = "wall" if picked.does.name != "move" and picked.to in g.dungeon.walls[picked.room] else "portal"
    ground.walk(g, me, picked.room, picked.to, picked.goods, picked.damage, by=by)


def use_room(g: Game, me: Player, picked: UseRoom) -> None:
    """KH-111 to KH-126, KH-144, KH-149."""
    room = picked.room
    g.tell(ev.ACTIVATED, me.seat, {"room": ROOMS[room]})
    if room in MAKES:
        ground.place(g, me.seat, MAKES[room], room)
    elif room in SELLS:
        assert picked.loot is not None
        ground.remove(g, me.seat, SELLS[room][0], room)
        gain(g, me, picked.loot)
    elif room == LABORATORY:
        g.do_next(Task("take", seat=me.seat))
        if not imprison(g, "laboratory"):
            g.stack.pop()  # a scenario card: nothing is gained
    else:  # the Grand Builder
        ground.remove(g, me.seat, 0, room, picked.value)
        g.do_next(Task("bury" if g.rule("no_stock") else "build", seat=me.seat, count=picked.value))


async def take(g: Game, task: Task) -> None:
    """KH-145, KH-268: a Tactics card of the row, when the heroes in the Prison have calmed down."""
    me = g.players[task.seat]
    cards = offered(g, TACTICS)
    picked = await Decision(me.seat, "take", [OfCard("take", card) for card in cards], ROOMS[LABORATORY])
    g.stack.pop()
    gain(g, me, picked.card)


__all__ = ["NOWHERE", "PRISON", "act", "play_cards", "take"]
