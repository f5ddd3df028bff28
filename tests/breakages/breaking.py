"""A copy of the project in which something is broken on purpose, and the tests that should notice it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final, NamedTuple

from tests.breakages.lists import ROOT, Breakage

PATIENCE: Final = 180  # seconds for one test: what hangs has noticed nothing that anybody would be told
LEFT_OUT: Final = shutil.ignore_patterns(
    ".*", "__pycache__", "node_modules", "build", "dist"
)  # made by tools, and much of it


class Outcome(NamedTuple):
    """What became of a test: it should have failed, and not for want of something that it needs to run."""

    word: str
    why: str


class Copy:
    """The tests are copied too: some of them read the source beside them, or start programs of their own there."""

    def __init__(self, folder: Path) -> None:
        self.root: Final = folder / "project"
        shutil.copytree(ROOT, self.root, ignore=LEFT_OUT)

    @classmethod
    @contextmanager
    def made(cls) -> Iterator[Copy]:
        with tempfile.TemporaryDirectory(prefix="underkeep-broken-") as folder:
            yield cls(Path(folder))

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        file = self.root / breakage.file
        sound = file.read_text("utf-8")
        put(file, breakage.applied(sound) or sound)
        try:
            yield
        finally:
            put(file, sound)

    def outcome(self, test: str) -> Outcome:
        # Whatever the test starts inherits where the copy is.
        surroundings = {**os.environ, "PYTHONPATH": str(self.root / "src")}
        words = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test]
        with subprocess.Popen(
            words, cwd=self.root, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True,
        ) as running:  # fmt: skip
            try:
                said, _ = running.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(running.pid, signal.SIGKILL)  # with all that it has started
                return Outcome("it hangs", "")
        if running.returncode == 0:
            return Outcome("passed", "")
        first = re.search(r"^E +(.+)", said, re.MULTILINE)
        # What a test finds when it clears away is found by the test, too; not so if it could not even begin.
        failed = running.returncode == 1 and re.search(r"\d+ failed|ERROR at teardown of ", said)
        return Outcome("failed" if failed else "could not be run", first[1] if first else said[-500:])


def put(file: Path, text: str) -> None:
    """Python tells by time and length whether a compiled file is old; two changes may be too quick for that."""
    file.write_text(text, "utf-8")
    Path(cache_from_source(str(file))).unlink(missing_ok=True)
