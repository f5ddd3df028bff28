"""Records and positions, read back from text that nobody trusts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from underkeep.core.document import Document, path_of
from underkeep.core.errors import BadOptions, BadPosition, BadRecord, UnderkeepError
from underkeep.core.game import GameInfo, Settings
from underkeep.core.rng import SEED_LIMIT, Rng, make, restore
from underkeep.core.schema import Fault, Kind, flag, integer, list_of, mapping, one_of, read, refusal, text
from underkeep.core.table import Table
from underkeep.core.writing import POSITION, RECORD
from underkeep.files.untrusted import CAPS, check_text, decode, read_mapping

SEED: Final = integer(1 - SEED_LIMIT, SEED_LIMIT - 1, "a whole number of at most 256 bits")
GENERATOR: Final = one_of(("keyed", "fast"), "generator")
DECISION: Final = re.compile(r"([1-9][0-9]{0,5})\. ([0-9]) (\S(?:.*\S)?)")


def load(written: str, games: Mapping[str, GameInfo], file: str = "") -> Table:
    """A table from a record or a position, told apart by the first line that says anything."""
    begun = written.removeprefix("\ufeff").lstrip()
    first = begun.split("\n", 1)[0].split(" #", 1)[0].strip()
    if first == RECORD:
        return load_record(written, games, file)
    if first == POSITION:
        return load_position(written, games, file)
    error = BadPosition if first.startswith(POSITION.removesuffix("1")) else BadRecord
    line = written.count("\n", 0, len(written) - len(begun)) + 1 if begun else 1
    at = f"{file}, line {line}" if file else f"line {line}"
    message = f"{at}: neither a record ({RECORD!r}) nor a position ({POSITION!r}): {first[:40]!r}"
    raise error(message, field=f"line {line}", line=line, reason="kind")


def load_file(path: Path, games: Mapping[str, GameInfo]) -> Table:
    """The same from a file; a bigger one than any record is not even read."""
    try:
        if path.is_fifo():  # its other end may never come
            raise BadRecord(f"{path}: cannot be read: it is a pipe", field="path")
        with path.open("rb") as file:
            data = file.read(CAPS.size + 1)
    except OSError as fault:
        raise BadRecord(f"{path!s:.200}: cannot be read: {fault.strerror}", field="path") from None
    except ValueError:
        raise BadRecord(f"{str(path)!r}: cannot be read: no file has such a name", field="path") from None
    return load(decode(data, error=BadRecord, file=path.name), games, path.name)


def options_kind(info: GameInfo) -> Kind[dict[str, Any]]:
    """The options of a game as its settings describe them."""
    kinds: dict[str, Kind[Any]] = {}
    for setting in info.options:
        match setting.default:
            case bool():
                kinds[setting.name] = flag()
            case int():
                kinds[setting.name] = integer(0, 99)
            case list():
                kinds[setting.name] = list_of(text(60), most=99)
            case _:
                kinds[setting.name] = text(60)
    return mapping(kinds)


def rules_of(
    document: Document, head: Mapping[str, Any], games: Mapping[str, GameInfo], error: type[UnderkeepError]
) -> tuple[GameInfo, Settings]:
    """The rules that the file was made with and the options of its game, or a refusal that names them."""
    info = games[head["game"]]
    if head.get("version", info.version) != info.version:
        message = f"made with version {head['version']} of the rules of {info.name}; this is version {info.version}"
        raise refusal(document, [Fault(("version",), message, reason="version")], error)
    try:
        return info, info.check(head["options"])
    except BadOptions as refused:
        message = str(refused).removeprefix(f"{refused.field}: ")
        fault = Fault(("options", refused.field), message, rule=refused.rule, reason="options")
        raise refusal(document, [fault], error) from None


# -- records --------------------------------------------------------------------------------------------------


def load_record(written: str, games: Mapping[str, GameInfo], file: str) -> Table:
    """Replays every line; a record that does not replay exactly is refused with the line and the reason."""
    lines = check_text(written, error=BadRecord, file=file)
    top = next(at for at, line in enumerate(lines) if line.strip())
    blank = lines.index("", top) if "" in lines[top:] else len(lines)
    header = read_mapping("\n".join(lines[top + 1 : blank]) + "\n", error=BadRecord, file=file, first_line=top + 2)
    outline: dict[str, Kind[Any]] = {
        "game": one_of(tuple(games), "game"),
        "version": integer(1, 9999),
        "seed": SEED,
        "generator": GENERATOR,
        "options": mapping({}),
        "seats": list_of(text(CAPS.line_length, many_lines=True), most=6),
        "result": text(120),
    }
    name = read(outline["game"], header, BadRecord, at=("game",))
    outline["options"] = options_kind(games[name])
    head = read(mapping(outline, required=("game", "version", "seed", "options")), header, BadRecord)
    info, options = rules_of(header, head, games, BadRecord)
    rng = make(head.get("generator", "keyed"), head["seed"])
    table = Table(info, options, head["seed"], info.deal(options, rng), head.get("seats", ()))
    if len(table.names) != options["players"]:
        message = f"{options['players']} players sit here, names are given for {len(table.names)}"
        raise refusal(header, [Fault(("seats",), message)], BadRecord)
    remarks = [line.strip()[1:].strip() for line in lines[top + 1 : blank] if line.strip().startswith("#")]
    if " #" in lines[top]:
        remarks.insert(0, lines[top].partition(" #")[2].strip())
    table.comments += [(1, remark) for remark in remarks]
    try:
        replay(table, lines, blank)
    except BadRecord as refused:
        raise in_its_file(refused, file) from None
    check_result(table, head.get("result"), header)
    return table


def replay(table: Table, lines: list[str], start: int) -> None:
    for at in range(start + 1, len(lines)):
        line, number = lines[at].strip(), at + 1
        if not line:
            continue
        if line.startswith("#"):
            table.comments.append((table.number + 1, line[1:].strip()))
            continue
        said, _, comment = line.partition(" #")
        replay_line(table, said.rstrip(), number)
        if comment:
            table.comments.append((table.number, comment.strip()))


def replay_line(table: Table, said: str, line: int) -> None:
    found = DECISION.fullmatch(said)
    if found is None:
        raise bad_line(line, "line", f"{said[:60]!r} is not 'number. seat notation'")
    number, seat, notation = int(found[1]), int(found[2]), found[3]
    if number != table.number + 1:
        raise bad_line(line, "gap", f"decision {table.number + 1} is missing; this is {number}")
    if number > CAPS.decisions:
        raise bad_line(line, "size", f"a record holds at most {CAPS.decisions} decisions")
    decision = table.decision
    if decision is None:
        raise bad_line(line, "over", f"the game was over after decision {table.number}")
    if decision.seat != seat:
        raise bad_line(line, "seat", f"seat {decision.seat} decides here, not seat {seat}")
    try:
        table.choose(notation)
    except UnderkeepError as refused:
        raise bad_line(line, "answer", in_a_file(refused), refused.rule) from None


def in_a_file(refused: UnderkeepError) -> str:
    """Why a line cannot be played; where a program finds the options helps nobody who reads a file."""
    return str(refused).removesuffix("; its options are in table.decision")


def bad_line(line: int, reason: str, message: str, rule: str = "") -> BadRecord:
    return BadRecord(f"line {line}: {message}", field=f"line {line}", rule=rule, line=line, reason=reason)


def check_result(table: Table, claimed: str | None, header: Document) -> None:
    """RS-078: what the header says must be what the replay ends with."""
    result = table.result
    ended = None if result is None else result.line()
    if claimed is not None and claimed != ended:
        message = f"the record says {claimed!r}, the replay says {ended or 'unfinished'!r}"
        raise refusal(header, [Fault(("result",), message, reason="result")], BadRecord)


# -- positions ------------------------------------------------------------------------------------------------


def load_position(written: str, games: Mapping[str, GameInfo], file: str) -> Table:
    document = read_mapping(written, error=BadPosition, file=file)
    name = read(one_of(tuple(games), "game"), document, BadPosition, at=("game",))
    fields: dict[str, Kind[Any]] = {
        "underkeep": text(20),
        "game": one_of(tuple(games), "game"),
        "version": integer(1, 9999),
        "options": options_kind(games[name]),
        "seed": SEED,
        "chance": mapping({"generator": GENERATOR, "state": list_of(integer(0, SEED_LIMIT), most=2)}),
        "then": list_of(text(200), most=1000),
        **games[name].position(),
    }
    said = read(mapping(fields, required=("options", "players")), document, BadPosition)
    for setting in games[name].options:  # what a position is told beside its options, such as its scenario
        if setting.name in said and setting.name != "players":
            said["options"].setdefault(setting.name, said[setting.name])
    said["options"].setdefault("players", len(said["players"]))
    said["options"] = games[name].implied(said) | said["options"]
    info, options = rules_of(document, said, games, BadPosition)
    rng = make("keyed", said.get("seed", 0))
    try:
        if "chance" in said:
            rng = restored(said["chance"])
        table = Table(info, options, None, info.place(said, options, rng))
        for at, notation in enumerate(said.get("then", [])):
            then(table, at, notation)
    except BadPosition as refused:
        refused.line = document.line_of(path_of(refused.field))
        refused.reason = refused.reason or "impossible"
        refused.args = (f"line {refused.line}, {refused}",)  # which is not known where the pieces are put down
        raise in_its_file(refused, file) from None
    return table


def in_its_file(refused: UnderkeepError, file: str) -> UnderkeepError:
    """The same refusal, which did not know yet what the file is called that says this (UX-250)."""
    if file:
        refused.args = (f"{file}, {refused}",)
    return refused


def restored(chance: Mapping[str, Any]) -> Rng:
    try:
        return restore(chance.get("generator", "keyed"), chance.get("state", []))
    except ValueError as nonsense:
        raise BadPosition(f"chance: {nonsense}", field="chance", reason="value") from None


def then(table: Table, at: int, notation: str) -> None:
    field = f"then[{at}]"
    try:
        table.choose(notation)
    except UnderkeepError as refused:
        raise BadPosition(f"{field}: {in_a_file(refused)}", field=field, rule=refused.rule, reason="answer") from None
