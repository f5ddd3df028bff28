"""Compile the kernel and the games with mypyc, beside a copy of the source: `python tools/compile.py build/compiled`.

The source folder itself stays clean, because a compiled module hides later edits of the file next to it. Use the copy
with `PYTHONPATH=build/compiled python -m underkeep …`. Each module becomes a C file of its own and all cores share the
work: on two cores that takes half the time of one big C file, and plays as fast.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"

# The compiled modules are one library, and nobody else calls its functions. Unless the C compiler knows that, each of
# our calls from function to function looks up its address first, in case another library has one of the same name.
# Nor do calls of Python's own functions need the detour by which they could be looked up when they are first called.
WITHIN = ["-fvisibility=hidden", "-fno-plt"]

# Of every function that mypyc writes, a good part tells what went wrong where. That hardly ever runs, so it must not
# lie between what does: a game of many sets walks through more code than a processor keeps at hand.
RARE = """
struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void CPy_TypeErrorTraceback(
    const char *, const char *, int, struct _object *, const char *, struct _object *) __attribute__((cold));
void CPy_TypeError(const char *, struct _object *) __attribute__((cold));
"""


def compiled_packages() -> list[str]:
    """The packages that pyproject.toml compiles for a wheel, as paths below `src`."""
    hatch = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    return [path.removeprefix("/src/") for path in hatch["hooks"]["mypyc"]["include"]]


class Build(build_ext):
    """Compile the C files of an extension on all cores; setuptools itself takes one after the other."""

    def build_extension(self, ext: Extension) -> None:
        one_by_one = self.compiler.compile

        def on_all_cores(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for objects in pool.map(lambda c: one_by_one([c], **how), sources) for made in objects]

        self.compiler.compile = on_all_cores
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


def compile_copy(target: Path) -> list[Path]:
    """Copy the source to `target`, compile it there, and give the modules that were compiled."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    modules = sorted(path for package in compiled_packages() for path in (target / package).rglob("*.py"))
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(target)  # mypy and setuptools name modules by their path from here
        extensions = mypycify(
            [
                f"--config-file={PROJECT}",
                f"--cache-dir={scratch}/mypy",
                *(str(path.relative_to(target)) for path in modules),
            ],
            opt_level="2",  # at 3 the code is larger, and no faster
            debug_level="0",
            multi_file=True,
            target_dir=f"{scratch}/c",
        )
        rare = Path(scratch, "rare.h")
        rare.write_text(RARE, "utf-8")
        for extension in extensions:
            extension.extra_compile_args += [*WITHIN, "-include", str(rare)] if os.name == "posix" else []
        build = Build(Distribution({"name": "underkeep", "packages": [], "ext_modules": extensions}))
        build.inplace = True
        build.build_lib = f"{scratch}/modules"
        build.build_temp = f"{scratch}/objects"
        build.ensure_finalized()
        build.run()
    return modules


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine beside a copy of its source.")
    parser.add_argument("target", type=Path, help="the folder for the copy; what it held before is deleted")
    arguments = parser.parse_args()
    target: Path = arguments.target.resolve()
    if target in (ROOT, *ROOT.parents) or target.is_relative_to(ROOT / "src"):
        parser.error(f"{arguments.target} holds the project itself; name a new folder, such as build/compiled")
    if target.is_dir() and any(target.iterdir()) and not (target / "underkeep").is_dir():
        parser.error(f"{arguments.target} holds something other than a compiled copy; name a new folder")
    started = time.monotonic()
    modules = compile_copy(target)
    print(f"{len(modules)} modules compiled in {time.monotonic() - started:.0f} s: PYTHONPATH={arguments.target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
