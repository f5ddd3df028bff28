"""When something may be declared or built, and who is asked in which order."""

from __future__ import annotations

from collections.abc import Awaitable

from underkeep.boss_monster.acting import acts, might_act
from underkeep.boss_monster.declaring import declare
from underkeep.boss_monster.hiring import attachments, promotions, sales
from underkeep.boss_monster.hooks import EMPLOYING, LAYING, PERHAPS, PORTABLE
from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.options import Act, Build, Promote, Take, TakeBack
from underkeep.boss_monster.placing import builds, take_backs
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.coins import gain_coins
from underkeep.boss_monster.verbs.hands import discard
from underkeep.boss_monster.verbs.minibosses import promote
from underkeep.boss_monster.verbs.rooms import carry_off, lay
from underkeep.core.decision import SECRET, UNSEEN, Decision, Option, Pause, Word


def poll(g: Game, mine: int, theirs: int) -> Decision[Option] | None:
    """BM-160, BM-A12: who is next, the active player first; a seat that could do nothing is not asked.

    `mine` is the moment as the active player sees it, `theirs` as the others do. Returns what the next seat is asked.
    None means that all have passed in a row: the window is over.
    """
    if g.fair.news:
        g.hear_news()
    polled = g.polled
    active = g.active
    if polled == 0 and (active.tempo & mine or (mine == LAYING and (active.builds or active.listens & PORTABLE))):
        options = choices(g, active) if mine == LAYING else acts(g, active, mine)
        if options:
            if not g.secrets_out and active.seat != g.decider:
                suspect(g, [active])
            expected = mine == LAYING and active.builds > 0  # everybody knows whose turn it is to build
            return question(active, mine, options, SECRET if expected else UNSEEN)
    rest = g.seated if polled <= 1 else g.line()[polled:]
    for me in rest:
        if me.tempo & theirs and me is not active:
            options = acts(g, me, theirs)
            if options:
                pass_over(g, g.place_in_line(me))
                return question(me, mine, options)
    if not g.secrets_out:
        suspect(g, rest)
    g.polled = 0
    return None


def question(me: Player, moment: int, options: list[Option], hidden: int = UNSEEN) -> Decision[Option]:
    """What a seat is asked; it may always pass."""
    options.append(Word("pass"))
    return Decision(me.seat, "build" if moment == LAYING else "act", options, None, hidden)


def pass_over(g: Game, polled: int) -> None:
    """It is this seat's turn to be asked; those before it could do nothing, of which nobody may know."""
    if not g.secrets_out:
        suspect(g, g.line()[g.polled : polled + 1])
    if polled != g.polled:
        g.polled = polled
        g.pulse += 1


def suspect(g: Game, players: list[Player]) -> None:
    """As far as the others know, each of these was asked: that hangs on hands, not on what is in them (RS-047)."""
    for me in players:
        if me.seat != g.decider and (me.tempo & PERHAPS or (g.rumours and might_act(g, me))):
            g.secrets_out = True
            return


def choices(g: Game, me: Player) -> list[Option]:
    """What the active player could do in the build phase: lay a card (BM-171), or declare something."""
    options = builds(g, me, me.rooms.kinds()) if me.builds > 0 else []
    if g.eventful and me.listens & PORTABLE:
        options += take_backs(me)
    if g.coined:
        if me.builds > 0 and me.recruits:
            options += attachments(g, me)
        if me.listens & EMPLOYING and me.coins > 0:
            options += promotions(g, me)
        if "selling" in g.variants:
            options += sales(me)
    if me.tempo & LAYING:
        options += acts(g, me, LAYING)
    return options


async def seem_to_build(g: Game) -> None:
    """On a paced table: whoever may build and holds cards seems to think about it, though none is of use (RS-042)."""
    me = g.active
    if g.fair.news:
        g.hear_news()
    if me.builds > 0 and (len(me.rooms) > 0 or me.tempo or g.rumours) and not choices(g, me):
        await Pause(me.seat)


def heed(g: Game, picked: Option) -> bool:
    """BM-160: who passes waits for the next; whatever else was done, the active player is asked again.

    Returns whether that is all. What may ask somebody else is left to carry_out().
    """
    g.pulse += 1
    if isinstance(picked, Word):
        g.polled += 1
        return True
    if not isinstance(picked, Build):
        return False
    me = g.active  # nobody else lays a card
    g.polled = 0
    me.builds -= 1
    lay(g, me, picked.card, picked.on(me))
    return True


def carry_out(g: Game, picked: Option) -> Awaitable[None]:
    """What the asked seat declares, or does beside laying a card."""
    me = g.active if g.polled == 0 else g.nth_in_line(g.polled)
    g.polled = 0
    if isinstance(picked, Act):
        return declare(g, me, picked)
    if isinstance(picked, TakeBack):
        return carry_off(g, me, picked.room)
    if isinstance(picked, Promote):
        return promote(g, me, picked.room)
    assert isinstance(picked, Take)
    return sell(g, me, picked.card)


async def sell(g: Game, me: Player, card: Card) -> None:
    """BM-129: once a round, a room card for a coin."""
    me.day().sold = True
    await discard(g, me, [card])
    await gain_coins(g, me, 1)
