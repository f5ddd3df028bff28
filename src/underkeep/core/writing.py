"""Records and positions as text. Reading them back is `underkeep.files`, which trusts nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from underkeep.core.document import FORBIDDEN
from underkeep.core.errors import BadRecord, NoRecipe
from underkeep.core.written import flow

if TYPE_CHECKING:
    from underkeep.core.table import Table

RECORD: Final = "underkeep record 1"
POSITION: Final = "underkeep: position 1"
WIDE: Final = 200  # a mapping that is longer than this on one line is opened up


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
        f"seats: {seats(table)}",
    ]
    if result is not None:
        lines.append(f"result: {flow(result.line())}")
    lines.append("")
    comments: dict[int, list[str]] = {}
    for number, comment in table.comments:
        comments.setdefault(max(number, 1), []).extend(remark(comment))
    for number, (seat, notation) in enumerate(table.history(), 1):
        lines += comments.get(number, [])
        lines.append(f"{number}. {seat} {notation}")
    for number in sorted(comments):
        if number > table.number:
            lines += comments[number]
    return "\n".join(lines) + "\n"


def seats(table: Table) -> str:
    try:
        return flow(table.names)
    except ValueError as unwritable:
        raise BadRecord(f"seats: {unwritable}", field="seats") from None


def remark(comment: str) -> list[str]:
    """A comment in as many lines as it has; none of them can be taken for a decision (RS-082)."""
    if found := FORBIDDEN.search(comment):
        raise BadRecord(f"comments: the character U+{ord(found[0]):04X} cannot be written to a file", field="comments")
    return [f"# {line}" for line in comment.split("\n")]


def settings(table: Table) -> dict[str, Any]:
    """The options that differ from the usual, and the number of players."""
    usual = {setting.name: setting.default for setting in table.info.options}
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
    """A field a line; lists of mappings and long mappings are opened up, the rest stays on one line."""
    lines: list[str] = []
    for name, value in fields.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            lines.append(f"{name}:")
            for item in value:
                inner = [f"{key}: {flow(part)}" for key, part in item.items()]
                lines += ["- " + inner[0], *["  " + line for line in inner[1:]]]
        elif isinstance(value, dict) and len(flow(value)) > WIDE:
            lines.append(f"{name}:")
            lines += [f"  {key}: {flow(part)}" for key, part in value.items()]
        else:
            lines.append(f"{name}: {flow(value)}")
    return "\n".join(lines) + "\n"
