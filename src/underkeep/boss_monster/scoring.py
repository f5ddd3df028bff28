"""When the game is over, and who has won."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.items import Gear
from underkeep.boss_monster.player import Player, xp_rank
from underkeep.boss_monster.table import Game
from underkeep.core.game import Result

SOULS_TO_WIN: Final = 10
WOUNDS_TO_LOSE: Final = 5
CROWD: Final = 5  # so many players play by other ends (BM-238)
LAST_ROUND: Final = 100  # no game goes on for ever (BM-A41, RS-024)


def judge(g: Game) -> None:
    """BM-005, BM-228: only when the whole round is over is anybody's victory looked at."""
    if "immortal" in g.variants:
        judge_immortals(g)
    elif is_mortal(g):
        judge_mortals(g)
    else:
        judge_crowd(g)


def is_mortal(g: Game) -> bool:
    """BM-231, BM-239, BM-245: whether wounds put anybody out."""
    return g.starters < CROWD and "immortal" not in g.variants


def judge_mortals(g: Game) -> None:
    """BM-003, BM-004, BM-A19: ten souls win, five wounds lose, and fewer than five wounds beat five or more."""
    everyone = g.seated
    losers: list[Player] = []
    winners: list[Player] = []
    for player in everyone:
        if has_lost(player):
            losers.append(player)
        elif player.souls >= SOULS_TO_WIN and may_win(player):
            winners.append(player)
    standing = those_without(losers, everyone) if losers else everyone
    if winners:
        finish(g, winners, "BM-003" if len(winners) == 1 else "BM-233")
    elif not standing:
        finish(g, free_to_win(everyone), "BM-234")
    elif len(standing) == 1:
        finish(g, standing, "BM-236")
    elif no_heroes_left(g) and not g.lured and not any(player.entrance for player in everyone):
        finish(g, free_to_win(standing), "BM-237")
    elif g.round >= LAST_ROUND:
        finish(g, free_to_win(standing), "BM-A41")
    elif losers:
        drop_out(g, losers)


def those_without(losers: list[Player], everyone: list[Player]) -> list[Player]:
    return [player for player in everyone if player not in losers]


def judge_immortals(g: Game) -> None:
    """BM-245, BM-247, BM-A28: nobody is out; the round in which the hero decks run out is the last."""
    if no_heroes_left(g):
        finish(g, free_to_win(g.seated), "BM-245")
    elif g.round >= LAST_ROUND:
        finish(g, free_to_win(g.seated), "BM-A41")


def judge_crowd(g: Game) -> None:
    """BM-238, BM-239: five or six play until somebody has ten souls, or the hero decks run out; nobody is out."""
    eligible = [player for player in g.seated if not is_barred(player)]
    if no_heroes_left(g) or any(player.souls >= SOULS_TO_WIN for player in eligible):
        finish(g, eligible, "BM-238")
    elif g.round >= LAST_ROUND:
        finish(g, free_to_win(g.seated), "BM-A41")


def has_lost(player: Player) -> bool:
    """BM-004: five wounds, unless a card forbids it in this round."""
    return player.wounds >= WOUNDS_TO_LOSE and (player.today is None or not player.today.safe)


def may_win(player: Player) -> bool:
    """BM-232: with fewer than five wounds, though those might not make this player lose, and if no card forbids it."""
    return player.wounds < WOUNDS_TO_LOSE and not is_barred(player)


def is_barred(player: Player) -> bool:
    """A card forbids this player to win in this round."""
    return player.today is not None and player.today.barred


def free_to_win(players: list[Player]) -> list[Player]:
    """Those whom no card forbids it, if there is any: somebody wins when the game ends."""
    return [player for player in players if not is_barred(player)] or players


def no_heroes_left(g: Game) -> bool:
    return not g.hero_deck and not g.epic_deck


def finish(g: Game, candidates: list[Player], reason: str) -> None:
    """BM-233, BM-235, BM-240, BM-246: most souls minus wounds wins; if still equal, the lowest XP.

    The others are compared in the same way: who is still there, who has lost just now, who was out before.
    """
    by_xp = sorted(g.players, key=xp_rank, reverse=True)

    def place(player: Player) -> tuple[bool, bool, bool, int]:
        lost = is_mortal(g) and has_lost(player)
        return player not in candidates, player.out, lost, -player.score

    ranking = [player.seat for player in sorted(by_xp, key=place)]
    scores = tuple([player.souls for player in g.players])
    g.result = Result((ranking[0],), tuple(ranking), scores, reason)
    g.tell(ev.GAME_ENDED, -1, {"winners": [ranking[0]], "reason": reason})


def drop_out(g: Game, losers: list[Player]) -> None:
    """BM-229, BM-A40: a loser's cards leave the game; heroes at that entrance go back to town as the youngest."""
    for me in losers:
        me.out = True
        g.step()
        for hero in me.entrance:
            hero.waits = False
            g.town.append(hero)
        for room in me.dungeon:
            g.gone.extend(room.stack)
            if room.miniboss is not None:
                g.gone.append(room.miniboss.card)
        me.entrance = []
        me.dungeon = []
        me.coins = 0
        me.foreseen = []
        if me.gear is not None:
            g.gone += me.gear.down if me.gear.item is None else [*me.gear.down, me.gear.item]
            me.gear = Gear()
        for hand in (me.rooms, me.spells):
            hand.show_to(me.seat)  # its owner goes on knowing it
        me.rooms.pour_into(g.buried_rooms)
        me.spells.pour_into(g.buried_spells)
        me.survey()
        g.tell(ev.DROPPED_OUT, me.seat, {})
    g.rank_by_xp()
