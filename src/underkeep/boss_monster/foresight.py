"""What each of a viewer's own answers would change, if nobody did anything more after it."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.forecast import (
    Fate,
    Imagined,
    doubt,
    expected,
    foretell,
    imagine,
    set_up,
)
from underkeep.core.decision import NO, PASS
from underkeep.core.game import LONGEST, View

MOST: Final = 40  # answers that are looked into; nobody compares more of them


class Foresight:
    """How the round would end for each hero after one answer, and what would lie in my dungeon when heroes choose."""

    __slots__ = ("fates", "levels_up", "treasures")

    def __init__(self, fates: list[Fate], treasures: dict[str, int], *, levels_up: bool) -> None:
        self.fates: list[Fate] = fates
        self.treasures: dict[str, int] = treasures  # empty once heroes have chosen
        self.levels_up: bool = levels_up


def foresights(view: View) -> dict[str, Foresight]:
    """By the notation of each answer. Nothing but the view goes in, so nobody foresees what they may not know."""
    seat = view["viewer"]
    if seat is None or view["phase"] not in ("build", "adventure") or view["chain"] or view["players"][seat]["out"]:
        return {}
    said = as_asked(view, seat)
    if said is None:
        return {}
    found: dict[str, Foresight] = {}
    for answer in answers(view, said, seat)[:MOST]:
        g = set_up(said)
        fates, _ = expected(view)
        foretell(g, fates, seat=seat, doing=answer)
        doubt(view, g, fates)
        found[answer] = told(view, g, seat, list(fates.values()))
    return found


def told(view: View, g: Imagined, seat: int, fates: list[Fate]) -> Foresight:
    for fate in fates:
        fate.certain = fate.certain and not fate.later
    mine = g.lures[seat] if g.lures else None
    before = view["players"][seat]["levelled_up"]
    return Foresight(
        fates, mine["treasures"] if mine else {}, levels_up=mine is not None and mine["levelled_up"] and not before
    )


def as_asked(view: View, seat: int) -> View | None:
    """The position in which this seat is asked, with its own cards; `None` if what others hide makes it doubtful."""
    said = imagine(view, phase=view["phase"], expired=False)
    if any(player["unseen"] for player in said["players"]):
        return None  # places could not be counted
    me = said["players"][seat]
    seen = view["players"][seat]
    me["hand"] = [*seen["rooms"]["cards"], *seen["spells"]["cards"]]
    me["builds"] = seen["builds"]
    me.pop("unknown_spells", None)  # they are known to me
    me.pop("unknown_rooms", None)
    said["discard"] = view["discard"]
    said["no_building"] = view["no_building"]
    if view["phase"] == "build":
        said["window"] = {"gate": True}  # whoever is asked has begun to build
    return said


def answers(view: View, said: View, seat: int) -> list[str]:
    """What this seat could do now, if those before it have passed."""
    g = set_up(said)
    flow = g.play()
    answer: int | None = None
    options: list[str] = []
    try:
        while True:
            g.limit = g.pulse + LONGEST
            decision = flow.send(answer)
            if any(g.view(None)[part] != view[part] for part in ("phase", "active", "walking", "town")):
                break  # nobody would have asked this seat before something more has happened
            if decision.seat == seat:
                options = [str(option) for option in decision.options if option not in (PASS, NO)]
                break
            if PASS not in decision.options:
                break
            answer = decision.options.index(PASS)
    except StopIteration:
        pass
    flow.close()
    return options
