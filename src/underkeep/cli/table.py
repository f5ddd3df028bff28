"""`underkeep` alone: the table on this computer, in the browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from underkeep.cli.asking import Unreachable, ask
from underkeep.cli.hosting import server_packages, settings_of
from underkeep.cli.terminal import mend_output

if TYPE_CHECKING:
    from underkeep.server.settings import Settings

PORTS: Final = 20  # so many are tried, one after the other, if nobody has asked for one
QUIET: Final = "error"  # whoever plays does not read a log; nor does another program write to the own games


def run(args: Namespace) -> int:
    """Until Ctrl+C or SIGTERM, which are the wanted end of it."""
    mend_output()
    print("Underkeep: setting the table …", flush=True)
    with server_packages():
        from underkeep.server.errors import BadSetting, InUse
        from underkeep.server.serving import serve

    told = settings_of(args)
    if not os.environ.get("UNDERKEEP_LOG_LEVEL"):
        told = replace(told, log_level=QUIET)
    tries = 1 if args.port or os.environ.get("UNDERKEEP_PORT") else PORTS
    for port in range(told.port, told.port + tries):
        try:
            serve(replace(told, port=port), ready=lambda address, _warning: greet(address, browser=args.browser))
        except BadSetting as taken:
            if taken.field != "port" or port == told.port + tries - 1:
                raise
        except InUse:
            running = found_running(told)
            if not running:
                raise
            greet(running, browser=args.browser, already=True)
            return 0
        else:
            print("Good night. Every decision is stored.")
            return 0
    return 0


def greet(address: str, *, browser: bool, already: bool = False) -> None:
    print("It is running already, at this address:" if already else "The table stands. Its address:")
    print(address)
    if not already:
        print("Ctrl+C ends it.")
    sys.stdout.flush()
    if browser and has_display():
        # Whoever opens a browser may take long, and the server goes on only when this has returned.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=not already).start()


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser would be seen. Without a display, one in the terminal itself would take the terminal."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def found_running(told: Settings) -> str:
    """The address at which a server of ours answers on this computer, if there is one."""
    for port in range(told.port, told.port + PORTS):
        address = f"http://localhost:{port}"
        try:
            if ask(f"http://127.0.0.1:{port}", "/healthz", name=f"localhost:{port}").said == {"ok": True}:
                return address
        except Unreachable:
            continue
    return ""
