"""Where in the rulebook something broke down."""

from __future__ import annotations

import re
from types import TracebackType

RULE_ID = re.compile(r"\b[A-Z]{2}-A?\d+\b")


def where_it_happened(fault: BaseException) -> tuple[str, str]:
    """The innermost rule id and function on the way to the fault; the id may be empty."""
    rule = ""
    place = "the table"
    step: TracebackType | None = fault.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        place = code.co_name
        function = step.tb_frame.f_globals.get(code.co_name)
        named = RULE_ID.search(getattr(function, "__doc__", None) or "")
        if named:
            rule = named.group()
        step = step.tb_next
    return rule, place
