"""Records and positions as text. Reading them back is `underkeep.files`, which trusts nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from underkeep.core.errors import NoRecipe
from underkeep.core.written import flow

if TYPE_CHECKING:
    from underkeep.core.table import Table

RECORD: Final = "underkeep record 1"
POSITION: Final = "underkeep: position 1"


def record(table: Table) -> str:
    """A header, then one line for each decision: number, seat, notation; comments stay where they were."""
    if table.imagined:
        message = "a re-dealt table has no record: it was never really played"
        raise NoRecipe(message, field="record")
    result = table.result
    lines = [
        RECORD,
        f"game: {table.game}",
        f"version: {table.version}",
        f"seed: {table.seed}",
        f"generator: {table.generator}",
        f"options: {flow(settings(table))}",
        f"seats: {flow(table.names)}",
    ]
    if result is not None:
        lines.append(f"result: {flow(result.line())}")
    lines.append("")
    comments: dict[int, list[str]] = {}
    for number, comment in table.comments:
        comments.setdefault(number, []).append(comment)
    for number, (seat, notation) in enumerate(table.history(), 1):
        lines += [f"# {comment}" for comment in comments.get(number, [])]
        lines.append(f"{number}. {seat} {notation}")
    lines += [f"# {comment}" for number, comment in table.comments if number > table.number]
    return "\n".join(lines) + "\n"


def settings(table: Table) -> dict[str, Any]:
    """The options that differ from the usual, and the number of players."""
    usual = {setting.name: setting.default for setting in table.info.settings}
    return {name: value for name, value in table.options.items() if name == "players" or value != usual[name]}


def position(table: Table) -> str:
    """The table as it stands; what was decided since the last chapter follows in words (`then`)."""
    state, then = table.retold()
    chance = table.chance()
    head: dict[str, Any] = {
        "game": table.game,
        "version": table.version,
        "options": settings(table),
        "chance": {"generator": chance[0], "state": chance[1]},
    }
    tail: dict[str, Any] = {"then": then} if then else {}
    return POSITION + "\n" + block({**head, **state, **tail})


def block(fields: Mapping[str, Any]) -> str:
    """A field a line; lists of mappings and mappings of lists are opened up, the rest stays on one line."""
    lines: list[str] = []
    for name, value in fields.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            lines.append(f"{name}:")
            for item in value:
                inner = [f"{key}: {flow(part)}" for key, part in item.items()]
                lines += ["- " + inner[0], *["  " + line for line in inner[1:]]]
        elif isinstance(value, dict) and any(isinstance(part, list) for part in value.values()):
            lines.append(f"{name}:")
            lines += [f"  {key}: {flow(part)}" for key, part in value.items()]
        else:
            lines.append(f"{name}: {flow(value)}")
    return "\n".join(lines) + "\n"
