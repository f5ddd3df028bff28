"""The Guild deck: cards drawn from it, and what happens when it runs out."""

from __future__ import annotations

from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import GuildCard
from underkeep.keep_the_heroes_out.settings import QUOTAS
from underkeep.keep_the_heroes_out.table import Game


def quota(g: Game) -> int:
    """KH-028 to KH-031, KH-068: Guild cards at the end of a turn, by difficulty and wave."""
    level = "hardcore" if g.rule("all_hardcore") else g.difficulty
    return QUOTAS[level][g.wave - 1]


def draw_guild(g: Game, why: str) -> GuildCard | None:
    """KH-130, KH-142: the top card goes to the open pile. If none is left: a new wave, or there is none to draw."""
    g.pulse += 1
    g.secrets_out = True
    if not g.guild:
        if g.wave == 2:
            return None
        second_wave(g)
    card = g.guild.pop()
    g.pile.append(card)
    g.tell(ev.GUILD_CARD, g.active.seat, {"card": card.id, "left": len(g.guild), "due": g.due, "why": why})
    return card


def second_wave(g: Game) -> None:
    """KH-067, KH-068, KH-262: all Guild cards are shuffled anew, and the marker is turned."""
    g.secrets_out = True
    g.wave = 2
    g.guild = g.pile
    g.pile = []
    g.rng.shuffle(g.guild)
    g.tell(ev.WAVE_BEGAN, -1, {"wave": 2, "quota": quota(g)})
