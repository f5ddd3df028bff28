"""Secrets, prisoners, goods, idols, artifacts, altars: what is carried home."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.basics import SECRET_TOME
from underkeep.clank_catacombs.kinds import Gives, Token
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import SPACES, Game
from underkeep.clank_catacombs.tiles.printed import ALTAR, ROOMS
from underkeep.clank_catacombs.verbs.decks import draw, gain_card
from underkeep.clank_catacombs.verbs.gold import gain_boots, gain_gold, gain_lockpicks, gain_skill, gain_swords
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.noise import enrage, hush, make_clank

TOMES: Final = 2  # their place in the reserve
BLOOD_AMULET: Final = "blood_amulet"
BLOOD: Final = 5  # the damage that an amulet asks for (CC-277)


def receive(g: Game, me: Player, gives: Gives) -> None:
    """CC-047: all that is shown, at once. Cards are drawn last, so that nothing is asked after a look at them."""
    if gives.skill:
        gain_skill(g, gives.skill)
    if gives.swords:
        gain_swords(g, gives.swords)
    if gives.boots:
        gain_boots(g, gives.boots)
    if gives.gold:
        gain_gold(g, me, gives.gold)
    if gives.lockpicks:
        gain_lockpicks(g, me, gives.lockpicks)
    if gives.clank > 0:
        make_clank(g, me, gives.clank)
    elif gives.clank:
        hush(g, me, -gives.clank)
    if gives.heal:
        heal(g, me, gives.heal)
    if gives.tomes:
        take_tome(g, me)
    if gives.minor:
        take_minor_secret(g, me)
    if gives.major:
        take_major_secret(g, me)
    if gives.prisoners:
        free_prisoners(g, me, gives.prisoners)
    if gives.draw:
        draw(g, me, gives.draw)


def take_tome(g: Game, me: Player) -> None:
    """CC-111, CC-112, CC-278: a Secret Tome of the reserve, if one is left."""
    if g.reserve[TOMES]:
        g.reserve[TOMES] -= 1
        gain_card(g, me, SECRET_TOME)


def take_minor_secret(g: Game, me: Player) -> None:
    """CC-151: a random one, revealed; with none left nothing happens."""
    reveal(g, me, g.minors)


def take_major_secret(g: Game, me: Player) -> None:
    """CC-109."""
    reveal(g, me, g.majors)


def free_prisoners(g: Game, me: Player, count: int) -> None:
    """CC-113, CC-114, CC-184: as many as there are, face up before their liberator."""
    for _ in range(min(count, len(g.prisoners))):
        g.turn.freed = g.turn.freed or g.prisoners[-1].person
        reveal(g, me, g.prisoners)


def reveal(g: Game, me: Player, pool: list[Token]) -> None:
    g.pulse += 1
    if pool:
        g.secrets_out = True
        gain_token(g, me, pool.pop())


def gain_token(g: Game, me: Player, token: Token) -> None:
    """What is not kept goes back to the box when it has worked (CC-301)."""
    g.tell(ev.FOUND, me.seat, {"card": token.id})
    if token.kept:
        me.tokens.append(token)
    else:
        g.box.append(token)
    if token.found is not None:
        token.found(g, me)


def spend_token(g: Game, me: Player, token: Token) -> None:
    g.pulse += 1
    me.tokens.remove(token)
    g.box.append(token)
    g.tell(ev.USED, me.seat, {"card": token.id})


# -- goods ----------------------------------------------------------------------------------------------------


def goods_for(g: Game, me: Player) -> list[Token]:
    """CC-097, CC-099, CC-100, CC-277, CC-303: a good of each kind that is left; the top crown; amulets for the hurt."""
    found: list[Token] = []
    crown = False
    for token in g.market:
        if token.rank:
            if crown:
                continue
            crown = True
        elif token in found or (token.id == BLOOD_AMULET and me.damage() < BLOOD):
            continue
        found.append(token)
    return found


def take_good(g: Game, me: Player, token: Token, gold: int) -> None:
    g.pulse += 1
    g.market.remove(token)
    me.gold -= gold
    g.tell(ev.BOUGHT, me.seat, {"card": token.id, "gold": gold})
    gain_token(g, me, token)


# -- artifacts and idols --------------------------------------------------------------------------------------


def may_take_artifact(g: Game, me: Player) -> bool:
    """CC-101, CC-102: one that lies in the room, if there is room in the bag. CC-260: never two out of one room."""
    return bool(g.treasures.get(me.pawn)) and me.may_carry_more() and me.pawn not in me.looted


def take_artifact(g: Game, me: Player) -> None:
    """CC-104, CC-106, CC-259: the most valuable one; the dragon notices."""
    g.pulse += 1
    here = g.treasures[me.pawn]
    artifact = max(here)
    here.remove(artifact)
    if not here:
        del g.treasures[me.pawn]
    me.artifacts.append(artifact)
    me.looted.append(me.pawn)
    g.tell(ev.TOOK_ARTIFACT, me.seat, {"artifact": artifact})
    enrage(g, me)
    if g.turn.curators:
        draw(g, me, g.turn.curators)


def take_idol(g: Game, me: Player) -> None:
    """CC-152, CC-153: one of those in the shrine; the dragon does not care."""
    if g.idols:
        g.idols -= 1
        me.idols += 1
        g.tell(ev.TOOK_IDOL, me.seat, {"left": g.idols})


def return_idol(g: Game, me: Player) -> None:
    """CC-262: a real idol; the Golden Monkey Bot stays."""
    g.pulse += 1
    me.idols -= 1
    g.idols += 1
    g.tell(ev.RETURNED_IDOL, me.seat, {"left": g.idols})


# -- altars ---------------------------------------------------------------------------------------------------


def may_mark(g: Game, me: Player, room: int) -> bool:
    """CC-156, CC-158, CC-159, CC-161: a free space, no cube there yet, one in the supply."""
    if not me.supply or not ROOMS[room].features & ALTAR:
        return False
    marked = g.altars.get(room)
    return marked is None or (len(marked) < SPACES and me.seat not in marked)


def mark(g: Game, me: Player, room: int) -> None:
    """CC-157, CC-160: the cube stays for good, and pays 1 gold for each own cube at all altars."""
    g.pulse += 1
    me.supply -= 1
    me.altars += 1
    if room in g.altars:
        g.altars[room].append(me.seat)
    else:
        g.altars[room] = [me.seat]
    g.turn.prayed = True
    g.tell(ev.MARKED, me.seat, {"room": ROOMS[room].id, "gold": me.altars})
    gain_gold(g, me, me.altars)


def altars_to_mark(g: Game, me: Player) -> list[int]:
    """CC-306: every altar on the map that this player could mark."""
    return [
        room.number
        for placed in g.dungeon.placed
        for room in placed.tile.rooms
        if room.features & ALTAR and may_mark(g, me, room.number)
    ]
