"""`underkeep backup`: a copy of the server's database, while people play."""

from __future__ import annotations

from argparse import Namespace

from underkeep.cli.hosting import server_packages, settings_of
from underkeep.cli.terminal import mend_output


def run(args: Namespace) -> int:
    mend_output()
    with server_packages():
        from underkeep.server.backup import backup

    settings = settings_of(args)
    backup(settings, args.file)
    print(f"{settings.sqlite} is backed up in {args.file}.")
    return 0
