"""Break what the reliability list or a rulebook promises, one thing at a time, and see that a test notices:

    python -m tests.breakages [--list] [--why] [--only RS-088 RS-155]
    python -m tests.breakages --unbroken          # the same tests in the same copy, with nothing broken: all must pass

Ends with 1 if anything was not noticed, or cannot be broken any more because the place in the source has changed.
"""

from __future__ import annotations

import argparse
import sys

from tests.breakages.breaking import Copy
from tests.breakages.lists import Breakage, breakages


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def notices(copy: Copy, breakage: Breakage, *, why: bool) -> bool:
    if breakage.is_stale:
        say(f"{breakage.id} STALE: in {breakage.file} there is not exactly one {breakage.find!r:.60}")
        return False
    with copy.broken(breakage):
        found = {test.partition("::")[2]: copy.outcome(test) for test in breakage.tests}
    for test, outcome in found.items():
        noticed = outcome.word == "failed"
        told = f"{breakage.id} noticed by {test}" if noticed else f"{breakage.id} NOT NOTICED by {test}: {outcome.word}"
        say(f"{told}: {outcome.why}" if outcome.why and (why or not noticed) else told)
    return all(outcome.word == "failed" for outcome in found.values())


def passes(copy: Copy, test: str) -> bool:
    outcome = copy.outcome(test)
    say(" ".join([test, *outcome]))
    return outcome.word == "passed"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.breakages", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--list", action="store_true", help="print what would be broken, and why that matters")
    parser.add_argument("--only", nargs="+", metavar="ID", help="break only what these lines promise")
    parser.add_argument("--why", action="store_true", help="print by what each test has noticed it")
    parser.add_argument("--unbroken", action="store_true", help="break nothing")
    asked = parser.parse_args()
    chosen = [one for one in breakages() if not asked.only or one.id in asked.only]
    if asked.list:
        for one in chosen:
            say(f"{one.id} {one.file}: {one.because}")
        return 0
    with Copy.made() as copy:
        if asked.unbroken:
            done = [passes(copy, test) for test in dict.fromkeys(test for one in chosen for test in one.tests)]
        else:
            done = [notices(copy, one, why=asked.why) for one in chosen]
    say(f"{sum(done)} of {len(done)}")
    return 0 if all(done) and done else 1


if __name__ == "__main__":
    sys.exit(main())
