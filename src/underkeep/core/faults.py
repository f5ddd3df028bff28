"""Where in the rulebook something broke down."""

from __future__ import annotations

import linecache
import re
from types import TracebackType
from typing import Final

RULE_ID: Final = re.compile(r"\b(?!RS-|UX-)[A-Z]{2}-A?\d+\b")  # of a rulebook; the others are promises of the house
COMPILED: Final = re.compile(r"\.[^./\\]+\.(so|pyd)$")


def where_it_happened(fault: BaseException) -> tuple[str, str]:
    """The innermost rule id and function on the way to the fault; the id may be empty."""
    rule = ""
    place = "the table"
    step: TracebackType | None = fault.__traceback__
    while step is not None:
        place = step.tb_frame.f_code.co_name
        named = RULE_ID.search(told_above(step, place))
        if named:
            rule = named.group()
        step = step.tb_next
    return rule, place


def told_above(step: TracebackType, function: str) -> str:
    """What the source says from the head of the function down to the fault. A compiled function has no docstring."""
    module = str(step.tb_frame.f_globals.get("__file__", ""))
    lines = linecache.getlines(COMPILED.sub(".py", module))[: step.tb_lineno]
    for at in range(len(lines) - 1, -1, -1):
        if f"def {function}(" in lines[at]:
            return "".join(lines[at:])
    return ""
