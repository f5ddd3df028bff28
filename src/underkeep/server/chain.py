"""Each entry of a game is tied to the one before, so that a history cannot fork or change unnoticed (RS-114)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
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
    for _, fault in links(game, entries):
        if fault is not None:
            raise fault


def links(game: GameRow, entries: Iterable[Entry]) -> Iterator[tuple[Entry, BadRow | None]]:
    """Each row, and what is wrong with it. A value that nobody has written breaks the digest, whatever its type."""
    verify_game(game)
    seq, digest = 0, game.digest
    for entry in entries:
        seq += 1
        yield entry, fault_in(entry, seq, digest)
        if isinstance(entry.seq, int):
            seq = entry.seq
        digest = entry.digest


def verify_game(game: GameRow) -> None:
    if digest_of(game) != game.digest:
        raise BadRow(0, "the game's own row was changed after it was stored")


def fault_in(entry: Entry, seq: int, before: str) -> BadRow | None:
    if entry.seq != seq:
        return BadRow(seq, f"missing; the next one is {entry.seq!r:.20}")
    if entry.before != before:
        return BadRow(seq, "does not stand on the row before it")
    if digest_of_entry(entry) != entry.digest:
        return BadRow(seq, "was changed after it was stored")
    return None
