"""Games to be stored: made up, or really played."""

from __future__ import annotations

import json
from typing import Any

import underkeep as uk
from underkeep.core.rng import make
from underkeep.server.chain import follow
from underkeep.server.rows import By, Entry, Kind, NewGame, Seat, Ticket, fingerprint, new_id
from underkeep.server.store import Store

PEOPLE = (Seat(0, "Ania", "person"), Seat(1, "Boris", "person"))


def new_game(*tickets: Ticket, seats: tuple[Seat, ...] = PEOPLE, **more: Any) -> NewGame:
    options = json.dumps({"players": len(seats)})
    told: dict[str, Any] = {"id": new_id(), "game": "boss_monster", "version": 1, "options": options, "seed": "7"}
    return NewGame(**{**told, **more}, seats=seats, tickets=tickets)


async def begun(store: Store, *tickets: Ticket, **more: Any) -> str:
    """A stored game without entries."""
    game = new_game(*tickets, **more)
    await store.add_game(game)
    return game.id


def entry(
    game_id: str,
    newest: tuple[int, str],
    *,
    seat: int = 0,
    key: str = "",
    epoch: int = 0,
    option: int = 0,
    kind: Kind = "answer",
    by: By = "person",
    notation: str = "pass",
    state: str = "",
) -> Entry:
    """What somebody might store next; who does not say a key gets a new one."""
    return follow(
        game_id,
        newest,
        kind=kind,
        seat=seat,
        option=option,
        notation=notation,
        key=key or new_id(),
        state=state or fingerprint(notation),
        epoch=epoch,
        by=by,
    )


async def appended(store: Store, game_id: str, **more: Any) -> Entry:
    """One more entry, really stored."""
    made = entry(game_id, await store.newest(game_id), **more)
    await store.append(made)
    return made


def secret(purpose: str, seat: int | None = None, lasts: int | None = None) -> tuple[str, Ticket]:
    """A link's digest, and the ticket that stands for it."""
    digest = fingerprint(new_id())
    return digest, Ticket(digest, purpose, seat, lasts)  # type: ignore[arg-type]  # tests name purposes as words


async def played(store: Store, decisions: int = 12, seed: int = 7, *, undo: bool = True) -> str:
    """A game that the engine has really played, with something taken back if that is possible."""
    table = uk.new_game("boss_monster", players=2, seed=seed)
    game = new_game(version=table.version, seed=str(seed))
    await store.add_game(game)
    rng = make("fast", seed)
    for _ in range(decisions):
        if table.decision is None:
            break
        seat, option = table.decision.seat, rng.below(len(table.decision.options))
        notation = str(table.decision.options[option])
        table.choose(option)
        await appended(store, game.id, seat=seat, option=option, notation=notation, state=table.digest())
        if undo:
            try:
                table.undo(seat)
            except uk.UndoRefused:
                continue
            undo = False
            await appended(store, game.id, seat=seat, kind="undo", notation="undo", state=table.digest())
    return game.id
