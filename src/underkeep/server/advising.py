"""What is to be said of a table before it is set up. Nothing is stored, and nobody sits down."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from underkeep.core.errors import BadOptions
from underkeep.core.game import GameInfo
from underkeep.core.rng import make
from underkeep.server.bodies import AdviceSheet, Counsel, Objection, Planned
from underkeep.server.house import house_of
from underkeep.server.opening import checked
from underkeep.server.refusing import refusals
from underkeep.server.rights import ANYBODY, Rights, may, who
from underkeep.server.routes import known

Asking = Request[Any, Any, Any]


# Not below /api/games: whatever stands there may be kept, as it is the same for everybody.
@post("/api/advice/{game:str}", status_code=200, opt=may(ANYBODY), responses=refusals(404, changing=True))
async def advice(request: Asking, game: FromPath[str], data: JSONBody[Planned]) -> Counsel:
    """Whether a table with these options could be set up, and what the game's guide says against it."""
    house_of(request).take("advice", who(request, Rights()))
    return counsel(known(game), data)


def counsel(info: GameInfo, planned: Planned) -> Counsel:
    """A table that cannot be is no failure of whoever asks whether it can, so it is an answer like any other."""
    try:
        options = checked(info, planned.options, planned.seats)
        info.deal(options, make("keyed", 0))  # as for a new table: what cannot be dealt is refused
    except BadOptions as no:
        return Counsel(Objection(no.field[:80], no.rule), [])
    return Counsel(None, [AdviceSheet(one.rule, one.message, one.words) for one in info.advise(options)])


ROUTES: Final = (advice,)
