"""What clients know by themselves, and whether the server's history agrees with it.

The checker tells every stored game again, from its first entry, as each viewer must have seen it. So it knows for every
version of every viewer what stood on the table then, and which decision had which name.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from underkeep.server import wire
from underkeep.server.audience import Viewer
from underkeep.server.checking import check_game
from underkeep.server.errors import BadRow
from underkeep.server.play import Play
from underkeep.server.rows import Entry, GameRow, fingerprint


@dataclass(frozen=True)
class Said:
    """An answer, or the wish to take one back, as a client has sent it."""

    key: str
    kind: str
    seat: int
    decision: str = ""
    option: int = 0
    version: int = 0  # of what the client saw then


@dataclass
class Journal:
    """One table, as its clients saw it."""

    table: str
    said: dict[str, Said] = field(default_factory=dict)
    acknowledged: Counter[str] = field(default_factory=Counter)
    refused: dict[str, str] = field(default_factory=dict)
    seen: dict[str, list[tuple[Viewer, int, str]]] = field(default_factory=dict)  # by client: version and print

    def see(self, client: str, viewer: Viewer, stage: dict[str, Any]) -> None:
        self.seen.setdefault(client, []).append((viewer, stage["version"], print_of(stage)))

    @property
    def settled(self) -> int:
        return len(self.acknowledged)


def print_of(stage: dict[str, Any]) -> str:
    """A stage as whoever comes anew would see it: what has just happened is not part of it."""
    return fingerprint(msgspec.json.encode({**stage, "events": []}, order="sorted").decode())


@dataclass
class Told:
    """A stored game, told again: what each viewer saw at each version, and the name of the decision of each entry."""

    prints: dict[Viewer, dict[int, str]]
    decisions: dict[int, str]


def tell(game: GameRow, entries: list[Entry], key: bytes) -> Told:
    play = Play(game, key, paced=game.pace != "0")
    told = Told({viewer: {} for viewer in play.audiences}, {})

    def look() -> None:
        for viewer, audience in play.audiences.items():
            assert audience.stage is not None
            if audience.version not in told.prints[viewer]:
                stage = msgspec.json.decode(wire.encode(audience.stage))
                told.prints[viewer][audience.version] = print_of(stage)

    look()
    for entry in entries:
        while play.shown.paused:
            play.go_on()
            look()
        told.decisions[entry.seq] = play.name(entry.seat)
        play.hear(entry)
        play.see()
        look()
    while play.shown.paused:
        play.go_on()
        look()
    return told


def troubles(game: GameRow, entries: list[Entry], journal: Journal, key: bytes) -> list[str]:
    """Everything that is not as it must be; nothing if all is well. Every answer must have been settled before."""
    found = check_game(game, entries)
    if found is not None:
        return [f"row {found.row} {found.why}"]
    try:
        told = tell(game, entries, key)
    except BadRow as bad:
        return [str(bad)]
    return [*settled(entries, journal, told), *seen(journal, told)]


def settled(entries: list[Entry], journal: Journal, told: Told) -> list[str]:
    """Acknowledged is stored, once; refused is not; and nothing is stored that nobody said."""
    wrong = []
    stored = {(entry.seat, entry.key): entry for entry in entries if entry.by == "person"}
    if len(stored) < sum(entry.by == "person" for entry in entries):
        wrong.append("an answer was done twice")
    for key in journal.acknowledged:
        said = journal.said[key]
        if key in journal.refused:
            wrong.append(f"accepted, and refused as {journal.refused[key]} when it was said again: {said}")
        entry = stored.pop((said.seat, key), None)
        if entry is None:
            wrong.append(f"lost: {said}")
        elif (entry.kind.replace("sealed", "answer"), entry.option) != (said.kind, said.option):
            wrong.append(f"stored as something else: {said}, {entry}")
        elif said.kind == "answer" and told.decisions[entry.seq] != said.decision:
            wrong.append(f"stored for another decision: {said}, {entry}")
    for (_, key), entry in stored.items():
        if key in journal.refused:
            wrong.append(f"refused as {journal.refused[key]}, and yet stored: {entry}")
        else:
            wrong.append(f"stored, and never acknowledged: {entry}")
    for key in journal.said.keys() - journal.acknowledged.keys() - journal.refused.keys():
        wrong.append(f"never answered: {journal.said[key]}")
    return wrong


def seen(journal: Journal, told: Told) -> list[str]:
    """No version goes back, and nobody saw what did not happen."""
    wrong = []
    for client, stages in journal.seen.items():
        before = 0
        for viewer, version, fingerprinted in stages:
            if version < before:
                wrong.append(f"{client}: back from version {before} to {version}")
            before = version
            if version not in told.prints[viewer]:
                wrong.append(f"{client}: saw version {version}, which never was")
            elif told.prints[viewer][version] != fingerprinted:
                wrong.append(f"{client}: version {version} was something else")
    return wrong
