"""The fields of a position file."""
from __future__ import annotations
from typing import Any
from underkeep.core.schema import Kind
def schema() -> dict[str, Kind[Any]]:
    return {}
