"""Check what is in a wheel: `python tools/check_wheel.py dist/*.whl`, with `--compiled` for a compiled one.

A pure wheel must hold every file of the package and no binary, or it would run only here; no wheel may lack the web
table, or hold tests, tools, or a path of the machine that built it.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
BINARIES = {".so", ".pyd", ".dll", ".dylib", ".o", ".c", ".pyc"}
METADATA = {"METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE", "licenses/NOTICE"}


def faults(wheel: Path, source: Path, *, compiled: bool) -> list[str]:
    """Everything that is wrong with the wheel, in words."""
    with zipfile.ZipFile(wheel) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    info = next((PurePosixPath(name).parts[0] for name in contents if ".dist-info/" in name), "no.dist-info")
    package = {name for name in contents if name.startswith("underkeep/")}
    binaries = {name for name in contents if PurePosixPath(name).suffix in BINARIES}
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "underkeep").rglob("*")
        if path.is_file() and path.suffix not in BINARIES
    }
    found = [f"{name} is missing" for name in sorted(wanted - package)]
    found += [f"{name} should not be there" for name in sorted(package - wanted - binaries)]
    found += [f"{info}/{name} is missing" for name in sorted(METADATA) if f"{info}/{name}" not in contents]
    strangers = {name for name in contents if not name.startswith(("underkeep/", f"{info}/"))} - binaries
    found += [f"{name} lies outside the package" for name in sorted(strangers)]
    if compiled:
        if not any(name.startswith("underkeep/core/") for name in binaries):
            found.append("the kernel is not compiled")
    else:
        found += [f"{name} is a binary" for name in sorted(binaries)]
        if not wheel.name.endswith("-py3-none-any.whl"):
            found.append(f"{wheel.name} is not for every machine")
    if not any(name.endswith(".ftl") for name in package):
        found.append("no texts: not one .ftl file")
    if not {"underkeep/web/index.html", "underkeep/web/build.json"} <= package:
        found.append("no web table: build it with npm run build in web/")
    here = str(ROOT).encode()
    found += [f"{name} names a folder of this machine" for name, data in sorted(contents.items()) if here in data]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Check what is in a wheel.")
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--compiled", action="store_true", help="the wheel is meant to hold compiled modules")
    arguments = parser.parse_args()
    if not arguments.wheel.is_file():
        parser.error(f"there is no wheel {arguments.wheel}")
    found = faults(arguments.wheel, ROOT / "src", compiled=arguments.compiled)
    for fault in found:
        print(f"{arguments.wheel.name}: {fault}")
    if not found:
        print(f"{arguments.wheel.name}: as it should be")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
