"""Each entry of a game is tied to the one before, so that a history cannot fork or change unnoticed (RS-114)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from underkeep.server.errors import BadRow
from underkeep.server.rows import By, Entry, GameRow, Kind, NewGame

RECIPE: Final = ("id", "game", "version", "options", "seed", "generator", "origin", "setup")  # of a game: never changed
TIED: Final = tuple(name for name in Entry.__struct_fields__ if name not in ("before", "digest"))


def link(before: str, fields: Sequence[str | int]) -> str:
    """The digest of an entry: over the digest before it and every field. JSON keeps the fields apart."""
    return hashlib.blake2b(msgspec.json.encode([before, *fields]), digest_size=32).hexdigest()


def digest_of(game: NewGame | GameRow) -> str:
    """What a game's first entry stands on: all that its deal was made from."""
    return link("", [getattr(game, name) for name in RECIPE])


def digest_of_entry(entry: Entry) -> str:
    return link(entry.before, [getattr(entry, name) for name in TIED])


def follow(
    game_id: str,
    newest: tuple[int, str],
    *,
    kind: Kind,
    seat: int,
    option: int,
    notation: str,
    key: str,
    state: str,
    epoch: int,
    by: By,
) -> Entry:
    """The entry after the newest one, which is known by its number and digest."""
    seq, before = newest[0] + 1, newest[1]
    digest = link(before, [game_id, seq, kind, seat, option, notation, key, state, epoch, by])
    return Entry(game_id, seq, kind, seat, option, notation, key, before, digest, state, epoch, by)


def verify(game: GameRow, entries: Iterable[Entry]) -> None:
    """Raises at the first row that is not what was written, or that is missing."""
    if digest_of(game) != game.digest:
        raise BadRow(0, "the game's own row was changed after it was stored")
    seq, digest = 0, game.digest
    for entry in entries:
        if entry.seq != seq + 1:
            raise BadRow(seq + 1, f"missing; the next one is {entry.seq}")
        if entry.before != digest:
            raise BadRow(entry.seq, "does not stand on the row before it")
        if digest_of_entry(entry) != entry.digest:
            raise BadRow(entry.seq, "was changed after it was stored")
        seq, digest = entry.seq, entry.digest
