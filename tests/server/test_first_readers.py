"""Several threads read the first rows of a server at once, and all of them live."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

TIMES = 120  # of these one in ten ended, when nobody had made the rows known before
# Each time in a process of its own, in which nothing has been read yet; threads take turns as often as they can.
READ = f"""
import os, sys, threading
from underkeep.server.reading import GAMES, SEATS

def read(all_here):
    all_here.wait()
    for form in (GAMES, SEATS):
        form.read(list(form._blanks.values()))

def read_at_once():
    sys.setswitchinterval(1e-6)
    all_here = threading.Barrier(8)
    readers = [threading.Thread(target=read, args=(all_here,)) for _ in range(8)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()

ended = 0
for _ in range({TIMES}):
    child = os.fork()
    if child == 0:
        read_at_once()
        os._exit(0)
    ended += os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
print(ended)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes can be forked here")
def test_readers_that_begin_at_once_do_not_end_the_server() -> None:
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == ("0", "")
