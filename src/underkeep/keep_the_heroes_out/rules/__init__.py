"""The rulebook in order: a phase of a turn is a function here, and so is everything that can be under way in one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from underkeep.keep_the_heroes_out.rules.building import build, bury, lay
from underkeep.keep_the_heroes_out.rules.heroes import arrive, attack, defend
from underkeep.keep_the_heroes_out.rules.invasion import another, charge, invade, loot, settle
from underkeep.keep_the_heroes_out.rules.looting import curse, losses
from underkeep.keep_the_heroes_out.rules.opening import choose_clans, muster
from underkeep.keep_the_heroes_out.rules.playing import act, play_cards, take
from underkeep.keep_the_heroes_out.rules.prison import reward
from underkeep.keep_the_heroes_out.rules.scenario import carry_out
from underkeep.keep_the_heroes_out.rules.summoning import summon_where
from underkeep.keep_the_heroes_out.rules.tidying import begin, clean_up, end, exchange, replace, rest
from underkeep.keep_the_heroes_out.scoring import win
from underkeep.keep_the_heroes_out.table import Game
from underkeep.keep_the_heroes_out.verbs.guild import second_wave

PHASES: Final[dict[str, Callable[[Any], Awaitable[None]]]] = {
    "clans": choose_clans,
    "muster": muster,
    "begin": begin,
    "play": play_cards,
    "exchange": exchange,
    "clean_up": clean_up,
    "rest": rest,
    "invasion": invade,
    "end": end,
}

TASKS: Final[dict[str, Callable[[Any, Any], Awaitable[None]]]] = {
    "act": act,
    "then": act,
    "horde": act,
    "take": take,
    "build": build,
    "lay": lay,
    "bury": bury,
    "replace": replace,
    "reward": reward,
    "summon": summon_where,
    "settle": settle,
    "arrive": arrive,
    "attack": attack,
    "strike": defend,
    "loot": loot,
    "charge": charge,
    "losses": losses,
    "curse": curse,
    "op": carry_out,
    "another": another,
}


async def next_chapter(g: Game) -> None:
    """What is under way comes first; then the phase of the turn. A deck that has run out is seen to in between."""
    if not g.guild and all_is_calm(g):
        run_out(g)
    elif g.stack:
        task = g.stack[-1]
        await TASKS[task.what](g, task)
    else:
        await PHASES[g.phase](g)


def all_is_calm(g: Game) -> bool:
    """KH-A14: the last card and all heroes are resolved; at most a player's card, which drew it, is not done yet."""
    return not [task for task in g.stack if task.what not in ("act", "then", "horde")]


def run_out(g: Game) -> None:
    """KH-067, KH-069: the second wave begins, or is over."""
    if g.wave == 2:
        win(g)
    else:
        g.pulse += 1
        second_wave(g)
