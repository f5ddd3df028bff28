"""A game that is over, moment by moment, as one of those who were there saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from underkeep.core.events import Event
from underkeep.core.table import Table
from underkeep.server.audience import SPECTATOR, Viewer, put
from underkeep.server.bodies import END, Moment, Moments, Uncovered
from underkeep.server.checking import begin, retell
from underkeep.server.errors import BadRow, Unknown
from underkeep.server.refusing import refusals
from underkeep.server.rights import MEMBERS, may
from underkeep.server.rows import Entry, GameRow, Seat
from underkeep.server.sheets import looked_back, seat_sheet
from underkeep.server.standings import round_in

PAGE: Final = 100  # moments at once

Eyes = Annotated[
    str,
    QueryParameter(
        pattern=f"^([0-9]|spectator|all){END}",
        description="Through whose eyes: the number of a seat, `spectator`, or `all` for everything that anybody knew",
    ),
]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first moment; 0 is the deal")]
Count = Annotated[int, QueryParameter(ge=1, le=PAGE, description="How many moments")]


@get("/api/tables/{table:str}/moments", opt=may(*MEMBERS), responses=refusals(404))
async def moments(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    viewer: Eyes = "spectator",
    start: Number = 0,
    count: Count = PAGE,
) -> Moments:
    """What this viewer was shown in a game that is over; nothing that it did not know then (UX-114)."""
    return await looked_back(request, table, partial(look_back, viewer=viewer, wanted=range(start, start + count)))


@get("/api/tables/{table:str}/uncovered", opt=may(*MEMBERS), responses=refusals(404))
async def uncovered(request: Request[Any, Any, Any], table: FromPath[str]) -> Uncovered:
    """Everything that was hidden, as soon as the game is over (UX-106)."""
    return await looked_back(request, table, uncover)


def uncover(game: GameRow, entries: list[Entry], seats: list[Seat]) -> Uncovered:
    try:
        told = retell(game, entries)
    except BadRow:
        raise Unknown("there is nothing to look back on", field="table") from None
    state, _ = told.retold()
    return Uncovered(together([told.view(viewer) for viewer in everybody(seats)]), state.get("decks", {}))


def everybody(seats: Sequence[Seat]) -> list[Viewer]:
    return [SPECTATOR, *range(len(seats))]


def look_back(game: GameRow, entries: list[Entry], seats: list[Seat], viewer: str, wanted: range) -> Moments:
    eyes: dict[str, list[Viewer]] = {str(seat.seat): [seat.seat] for seat in seats}
    eyes |= {"spectator": [SPECTATOR], "all": everybody(seats)}
    viewers = eyes.get(viewer)
    if viewers is None:
        raise Unknown("there is no such seat", field="viewer")
    try:
        told = retell(game, entries)
        table = begin(msgspec.structs.replace(game, setup="") if game.seed else game)  # a record tells how it began
    except BadRow:
        raise Unknown("there is nothing to look back on", field="table") from None
    rounds: list[int] = []
    page: list[Moment] = []
    newest = 0
    for moment in retold(table, told.history(), viewers):
        now = round_in(moment.view)
        if now != newest:
            rounds.append(moment.number)
            newest = now
        if moment.number in wanted:
            page.append(moment)
    return Moments(game.game, game.title, [seat_sheet(seat) for seat in seats], told.number, rounds, game.result, page)


def retold(table: Table, decisions: list[tuple[int, str]], viewers: Sequence[Viewer]) -> Iterator[Moment]:
    """Each moment after a decision, and the deal before them all."""
    yield moment_of(table, viewers, None, "", [])
    for seat, notation in decisions[table.number :]:
        decision = table.decision
        assert decision is not None  # it has just been told again
        noticed = seat in viewers or not decision.unseen
        known = seat in viewers or not (decision.unseen or decision.secret)
        happened = table.choose(notation)
        yield moment_of(table, viewers, seat if noticed else None, notation if known else "", happened)


def moment_of(
    table: Table, viewers: Sequence[Viewer], seat: int | None, notation: str, happened: list[Event]
) -> Moment:
    decision = table.decision
    mine = decision is not None and decision.seat in viewers
    open_to_all = decision is not None and not decision.unseen
    return Moment(
        number=table.number,
        seat=seat,
        notation=notation,
        events=[together([event.seen_by(viewer) for viewer in viewers]) for event in happened],
        view=together([table.view(viewer) for viewer in viewers]),
        question=put(decision, "") if decision is not None and mine else None,
        turn=decision.seat if decision is not None and (mine or open_to_all) else None,
    )


def together(told: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What several viewers know together. What one may not know is left out of what is told, so it is put in here."""
    found = dict(told[0])
    for more in told[1:]:
        for name, value in more.items():
            found[name] = joined(found[name], value) if name in found else value
    return found


def joined(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return together([one, other])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [joined(*pair) for pair in zip(one, other, strict=True)]
    return one


ROUTES: Final = (moments, uncovered)
