"""Where on this computer things are kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept: `UNDERKEEP_DATA`, or where this system keeps such things."""
    if chosen := environment.get("UNDERKEEP_DATA"):
        return Path(chosen).absolute()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "underkeep"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "underkeep"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "underkeep"
