"""What the compiler is told. Only a compiler reads it, so it need not be there to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    T = TypeVar("T")

    def mypyc_attr(*_attrs: str, **_more: object) -> Callable[[T], T]:
        return lambda kind: kind


__all__ = ["mypyc_attr"]
