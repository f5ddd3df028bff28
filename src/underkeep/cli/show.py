"""`underkeep show`: a position, or the end of a record, drawn or told."""

from __future__ import annotations

import json
import shutil
import sys
from argparse import Namespace

import underkeep as uk
from underkeep.cli.arguments import BadUsage, language
from underkeep.cli.terminal import may_write_codes, mend_output, page, paragraph
from underkeep.core.decision import Decision
from underkeep.texts.reader import Teller, teller_of


def run(args: Namespace) -> int:
    mend_output()
    table = uk.load(args.file)
    decision = table.decision
    viewer = seat_of(table, args.viewer, None if decision is None else decision.seat)
    view = table.view(viewer)
    teller = teller_of(table.game)(language(args.lang), table.names, viewer)
    if args.json:
        options = (
            [str(option) for option in decision.options] if decision is not None and viewer == decision.seat else []
        )
        print(json.dumps({"view": view, "options": options}, ensure_ascii=False, indent=2))
    elif args.plain:
        page([paragraph(line) for line in [*teller.table(view), *told(teller, table, decision, viewer)]])
    else:
        draw(table, teller, viewer, ascii_only=args.ascii)
    return 0


def seat_of(table: uk.Table, asked: int | None, usual: int | None) -> int | None:
    seats = int(table.options["players"])
    if asked is not None and not 0 <= asked < seats:
        raise BadUsage(f"--viewer: there is no seat {asked}; choose 0 to {seats - 1}")
    return usual if asked is None else asked


def told(teller: Teller, table: uk.Table, decision: Decision[uk.Option] | None, viewer: int | None) -> list[str]:
    """The question with its options, as far as this viewer may know it; or who has won."""
    if decision is None:
        return [teller.say("ask-over"), *([teller.rule(table.result.reason)] if table.result is not None else [])]
    if decision.seat != viewer:
        return [teller.say("ask-waiting", player=teller.name(decision.seat))]
    scene = teller.scene(table.view(None))
    options = [teller.option(option, decision, scene) for option in decision.options]
    numbered = [f"{number}. {option}" for number, option in enumerate(options, 1)]
    return [teller.question(decision, table.view(viewer)), *numbered]


def draw(table: uk.Table, teller: Teller, viewer: int | None, *, ascii_only: bool) -> None:
    from rich.console import Console

    from underkeep.cli.canvas import Paint
    from underkeep.cli.drawing import drawing_of
    from underkeep.cli.signs import choose_signs

    size = shutil.get_terminal_size()
    colours = may_write_codes(sys.stdout)
    signs = choose_signs(ascii_only=ascii_only)
    decision = table.decision
    deciding = None if decision is None else decision.seat
    board = drawing_of(table.game)(table.view(viewer), teller, signs, deciding=deciding)
    art = colours and not signs.ascii and Console().color_system in ("truecolor", "256")
    sheets = [
        board.bar(size.columns),
        board.draw(size.columns, 99, art=art, frames=not colours),
        board.hand(size.columns),
    ]
    lines = told(teller, table, decision, viewer)
    if colours:
        console = Console(highlight=False)
        Paint.few = console.color_system == "standard"
        for sheet in sheets:
            for line in sheet.lines():
                console.print(line)
        print("\n".join([paragraph(line) for line in lines]))
    else:
        drawn = [line for sheet in sheets for line in sheet.plain()]
        page([*drawn, *[paragraph(line) for line in lines]])
