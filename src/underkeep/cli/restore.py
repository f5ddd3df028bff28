"""`underkeep restore`: a backup in the place of the server's database."""

from __future__ import annotations

from argparse import Namespace

from underkeep.cli.hosting import server_packages, settings_of
from underkeep.cli.terminal import mend_output


def run(args: Namespace) -> int:
    mend_output()
    with server_packages():
        from underkeep.server.backup import restore

    settings = settings_of(args)
    kept = restore(settings, args.file)
    print(f"{settings.sqlite} is as {args.file} has it.")
    if kept is not None:
        print(f"What was there before is kept in {kept}.")
    return 0
