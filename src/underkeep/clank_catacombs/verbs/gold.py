"""What a thief gains for the turn or for good: skill, swords, boots, gold, lockpicks."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game


def gain_gold(g: Game, me: Player, count: int) -> None:
    """CC-054: from the bank, which never runs out (CC-014)."""
    g.pulse += 1
    me.gold += count
    g.turn.gold_made += count  # nobody gains any out of turn
    g.tell(ev.GAINED, me.seat, {"what": "gold", "count": count})


def gain_lockpicks(g: Game, me: Player, count: int) -> None:
    g.pulse += 1
    me.lockpicks += count
    g.tell(ev.GAINED, me.seat, {"what": "lockpicks", "count": count})


def gain_skill(g: Game, count: int) -> None:
    """CC-044, CC-314: into the one pool of the turn, at once."""
    g.turn.skill += count
    g.turn.skill_made += count
    g.tell(ev.GAINED, g.active.seat, {"what": "skill", "count": count})


def gain_swords(g: Game, count: int) -> None:
    g.turn.swords += count
    g.tell(ev.GAINED, g.active.seat, {"what": "swords", "count": count})


def gain_boots(g: Game, count: int) -> None:
    """CC-319: also where they cannot be spent any more."""
    g.turn.boots += count
    g.tell(ev.GAINED, g.active.seat, {"what": "boots", "count": count})
