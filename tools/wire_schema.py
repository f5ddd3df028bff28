"""Write docs/api: what the server can be asked over HTTP, and every message of its sockets, for writers of clients."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from underkeep.server.app import framework
from underkeep.server.describing import messages, openapi
from underkeep.server.house import House
from underkeep.server.limits import Limits
from underkeep.server.settings import Settings

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "docs/api"


def pages() -> dict[Path, str]:
    house = House(Settings.read({"data": "nowhere"}, {}), Limits())  # it is never opened
    return {
        FOLDER / "openapi.json": written(openapi(framework(house))),
        FOLDER / "messages.schema.json": written(messages()),
    }


def written(described: dict[str, Any]) -> str:
    return json.dumps(described, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is stale")
    wanted = pages()
    if parser.parse_args().check:
        stale = [page for page, text in wanted.items() if not page.is_file() or page.read_text("utf-8") != text]
        for page in stale:
            print(f"{page.relative_to(PROJECT)} is stale: run python tools/wire_schema.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for page, text in wanted.items():
        page.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
