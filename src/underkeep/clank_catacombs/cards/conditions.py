"""What conditional cards wait for. Each is asked again and again until the turn is over (CC-048)."""

from __future__ import annotations

from underkeep.clank_catacombs.basics import SECRET_TOME
from underkeep.clank_catacombs.kinds import COMPANION, GEM
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ALTAR, CAVE, ROOMS, STALL
from underkeep.clank_catacombs.verbs.ground import adjacent
from underkeep.clank_catacombs.verbs.loot import altars_to_mark


def another_companion(g: Game, me: Player) -> bool:
    """CC-049: beside the card itself, which lies in the play area too."""
    companions = 0
    for card in me.play:
        if card.subtype == COMPANION:
            companions += 1
    return companions > 1


def loud(g: Game, me: Player) -> bool:
    return g.turn.clank_made >= 2


def much_gold(g: Game, me: Player) -> bool:
    return g.turn.gold_made >= 3


def much_skill(g: Game, me: Player) -> bool:
    return g.turn.skill_made >= 6


def much_skill_and_an_altar(g: Game, me: Player) -> bool:
    return g.turn.skill_made >= 6 and len(altars_to_mark(g, me)) > 0


def has_artifact(g: Game, me: Player) -> bool:
    return len(me.artifacts) > 0


def has_crown(g: Game, me: Player) -> bool:
    return me.has_crown()


def has_idol(g: Game, me: Player) -> bool:
    return me.idols_counted() > 0


def has_tome_at_hand(g: Game, me: Player) -> bool:
    return SECRET_TOME in me.play or SECRET_TOME in me.discard


def three_prisoners(g: Game, me: Player) -> bool:
    return me.prisoners() >= 3


def been_in_a_crystal_cave(g: Game, me: Player) -> bool:
    """CC-050: at any moment of the turn."""
    return g.turn.been & CAVE != 0


def row_monster_slain(g: Game, me: Player) -> bool:
    return g.turn.slain


def portal_used(g: Game, me: Player) -> bool:
    return g.turn.portal


def prisoner_freed(g: Game, me: Player) -> bool:
    return g.turn.freed


def cube_placed(g: Game, me: Player) -> bool:
    return g.turn.prayed


def been_at_a_stall(g: Game, me: Player) -> bool:
    """At any moment of the turn; and there is somewhere to go."""
    return g.turn.been & STALL != 0 and len(adjacent(g, me)) > 0


def has_crown_and_a_way(g: Game, me: Player) -> bool:
    return me.has_crown() and len(adjacent(g, me)) > 0


def by_cave_or_altar(g: Game, me: Player) -> bool:
    """CC-077."""
    return ROOMS[me.pawn].features & (CAVE | ALTAR) != 0


def in_the_depths(g: Game, me: Player) -> bool:
    """CC-078."""
    return ROOMS[me.pawn].depths


def has_gem(me: Player) -> bool:
    """Somewhere among all cards."""
    return GEM in [card.subtype for card in me.whole_deck()]
