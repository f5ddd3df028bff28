"""What people want to know before they decide, from a view alone."""

from __future__ import annotations

from typing import Any

from underkeep.core.game import View


def reckoning(view: View) -> dict[str, Any]:
    return {}
