"""Kill the server with -9, many times, in the middle of games:

    python -m tests.server.crash --kills 100 --database sqlite --seed 1
    python -m tests.server.crash --kills 100 --database postgresql --seed 1

Prints figures as JSON; ends with 1 if anything was lost, doubled, forked, or seen that never was. PostgreSQL is started
from Debian's package in a folder of its own, and thrown away afterwards. The seed draws where the process dies and what
people decide; the moments are the machine's own, so two runs are not the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path

from tests.server.crash.harness import Harness, drawn
from tests.server.postgres import Postgres, installed_or_skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    postgres = Postgres(installed_or_skip()) if asked.database == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory(prefix="underkeep-crash-") as folder:
            url = ""
            if postgres is not None:
                postgres.sql("CREATE DATABASE crash")
                url = postgres.url("crash")
            kills = drawn(asked.kills, random.Random(asked.seed))
            harness = Harness(Path(folder), url, asked.seed)
            harness.progress = lambda number: sys.stderr.write(f"\r{number} kills") and sys.stderr.flush()
            figures = asyncio.run(harness.run(kills))
    finally:
        if postgres is not None:
            postgres.remove()
    sys.stdout.write(json.dumps({"database": asked.database, "seed": asked.seed, **figures.told()}, indent=2) + "\n")
    return 1 if figures.troubles else 0


if __name__ == "__main__":
    sys.exit(main())
