"""The Prison: heroes are put into it by the gamble, the Laboratory, a treasure or a card (KH-127 to KH-147)."""

from __future__ import annotations

from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import PRISON
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.table import IMPRISONED, Game, Task
from underkeep.keep_the_heroes_out.verbs.decks import draw
from underkeep.keep_the_heroes_out.verbs.guild import draw_guild
from underkeep.keep_the_heroes_out.verbs.heroes import come

REWARD = 3  # KH-133


def may_gamble(g: Game) -> bool:
    """KH-127, KH-134: once in a turn; no monster is needed for it (KH-128, KH-129)."""
    return not g.gambled and g.dungeon.holds[PRISON]


def gamble(g: Game, me: Player) -> None:
    """KH-130 to KH-138: a Guild card; if it is a hero, he is imprisoned and the player draws three cards."""
    g.gambled = True
    g.tell(ev.GAMBLED, me.seat, {})
    size = len(g.stack)
    if imprison(g, "gamble"):
        g.stack.insert(size + 1, Task("reward", seat=me.seat))  # above what settles the heroes (KH-138)


def imprison(g: Game, why: str) -> bool:
    """KH-132, KH-144, KH-198: the hero of the next Guild card goes to the Prison; a scenario card does nothing."""
    card = draw_guild(g, why)
    if card is None or card.hero < 0 or not g.dungeon.holds[PRISON]:
        return False  # KH-131; and where there is no Prison, nobody is put into it
    g.do_next(Task("settle"))
    if come(g, card.hero, PRISON, IMPRISONED, "KH-132"):
        g.do_next(Task("arrive", hero=card.hero, room=PRISON, how=IMPRISONED, count=2))
    return True


async def reward(g: Game, task: Task) -> None:
    """KH-133, KH-138: before those who were freed act."""
    g.stack.pop()
    draw(g, g.players[task.seat], g.rule("reward") or REWARD)
