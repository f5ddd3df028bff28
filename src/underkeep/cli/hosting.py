"""What the commands around the server share: its settings, and a sentence when its packages are not there."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from underkeep.cli.arguments import BadUsage

if TYPE_CHECKING:
    from underkeep.server.settings import Settings


@contextmanager
def server_packages() -> Iterator[None]:
    """The game in the terminal needs none of them, so they may be missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "underkeep").partition(".")[0]
        if package == "underkeep":  # that is a fault of ours
            raise
        raise BadUsage(
            f"the server needs the package {package}, which is not installed for this Python; "
            "install Underkeep with all that it needs (pip install .), or start it with python3 run.py"
        ) from None


def settings_of(args: Namespace) -> Settings:
    """As typed, else as the variables say; a wrong one is named (RS-207)."""
    with server_packages():
        from underkeep.server.settings import READERS, Settings

    return Settings.read({name: getattr(args, name) for name in READERS if hasattr(args, name)})
