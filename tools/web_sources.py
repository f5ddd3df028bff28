"""Tell whether the bundle in src/underkeep/web is as fresh as what it was made from. Needs no Node.

`web/tools/sources.mjs` reckons the same when the bundle is built, as `sha256sum` over all files would.
"""

from __future__ import annotations

import hashlib
import json
import sys
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def sources(root: Path = ROOT) -> list[str]:
    """Every file that goes into the bundle, by its path in the project."""
    listed = json.loads((root / "web/sources.json").read_text("utf-8"))
    found = {path for start in listed["paths"] for path in under(root / start)}
    texts = under(root / listed["texts"])
    found |= {path for path in texts if any(fnmatchcase(path.name, name) for name in listed["names"])}
    return sorted(path.relative_to(root).as_posix() for path in found)


def under(path: Path) -> list[Path]:
    return [one for one in path.rglob("*") if one.is_file()] if path.is_dir() else [path]


def fingerprint(root: Path = ROOT) -> str:
    lines = [f"{hashlib.sha256((root / path).read_bytes()).hexdigest()}  {path}\n" for path in sources(root)]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def built(root: Path = ROOT) -> str:
    """The fingerprint of what the bundle was made from."""
    found: str = json.loads((root / "src/underkeep/web/build.json").read_text("utf-8"))["sources"]
    return found


def main() -> int:
    if fingerprint() == built():
        print("The bundle is fresh.")
        return 0
    print("The bundle is stale: run npm run build in web/.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
