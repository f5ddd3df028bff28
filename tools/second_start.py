"""How long the second start takes until the lobby answers (UX-002): `python tools/second_start.py [SECONDS]`.

The first start makes the environment and is not counted. The least of three counts, as what else the machine does is
not ours; it fails when that is longer than so many seconds, three by default. Nothing but the standard library, as on a
fresh machine.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

RUN = Path(__file__).parents[1] / "run.py"


def until_the_lobby_answers() -> float:
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, str(RUN), "--no-browser", "--port", "0"], stdout=subprocess.PIPE, encoding="utf-8"
    ) as table:
        assert table.stdout is not None
        try:
            for line in table.stdout:
                if address := re.search(r"http://\S+", line):
                    with urllib.request.urlopen(address[0], timeout=10) as page:  # noqa: S310 - our own
                        assert b"<title>Underkeep</title>" in page.read()
                    return time.monotonic() - began
            raise SystemExit("the table told no address")
        finally:
            table.send_signal(signal.SIGINT)


def main() -> int:
    most = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    subprocess.run([sys.executable, str(RUN), "--help"], check=True, stdout=subprocess.DEVNULL)
    took = min(until_the_lobby_answers() for _ in range(3))
    print(f"python3 run.py: the lobby answers after {took:.2f} s, at most {most:g}")
    return 0 if took <= most else 1


if __name__ == "__main__":
    sys.exit(main())
