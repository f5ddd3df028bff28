"""`underkeep play --join`: a seat, or a place to watch from, at a table on a server."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from contextlib import suppress

from underkeep.cli.arguments import BadUsage
from underkeep.cli.far import FarMatch, arrive
from underkeep.cli.far_desk import FarDesk, ending
from underkeep.cli.join import Kept, Link, Place, sit_down
from underkeep.cli.line import ENDED, Line
from underkeep.cli.store import Store
from underkeep.cli.terminal import is_full, leave_when_told
from underkeep.texts.reader import Reader, sentence

FIXED = ("game", "seats", "players", "seed", "set_option", "resume")  # said when a table is set up


def run(args: Namespace, link: str, lang: str) -> int:
    given = [name for name in FIXED if getattr(args, name)]
    if given:
        option = "GAME" if given[0] == "game" else f"--{given[0].replace('_', '-')}"
        raise BadUsage(f"{option}: the table of a link is played as it was set up; leave this out")
    found = Link.read(link)
    return asyncio.run(visit(sit_down(found, args.name or ""), Kept(found), args, lang))


async def visit(place: Place, kept: Kept, args: Namespace, lang: str) -> int:
    """From the first message to the last. Whoever leaves may come back; the seat waits."""
    reader = Reader(lang, [])
    print(reader.say("far-connecting", address=place.address), file=sys.stderr, flush=True)
    arriving = asyncio.ensure_future(arrive(place))
    left: list[int] = []

    def leave(code: int) -> None:
        left.append(code)
        arriving.cancel()

    leave_when_told(leave)
    try:
        match, line = await arriving
    except asyncio.CancelledError:
        return left[0] if left else 130
    try:
        if match is None:
            return turned_away(reader, kept, line)
        code, lang = await sit(FarDesk(match, lang), args)
    finally:
        await line.close()
    say_goodbye(match, lang)
    if line.fault is not None:
        raise line.fault
    if line.state == ENDED and line.reason in ("gone", "seat_changed"):
        kept.forget()
    return code


async def sit(desk: FarDesk, args: Namespace) -> tuple[int, str]:
    if is_full() and not args.plain:
        from underkeep.cli.app import stay_on_screen

        return await stay_on_screen(desk, ascii_only=args.ascii), desk.lang
    from underkeep.cli.far_plain import stay

    return await stay(desk), desk.lang


def turned_away(reader: Reader, kept: Kept, line: Line) -> int:
    if line.fault is not None:
        raise line.fault
    if line.reason == "gone":
        kept.forget()
    raise BadUsage(f"--join: {ending(reader, line.reason)}")


def say_goodbye(match: FarMatch, lang: str) -> None:
    """The whole game, if it is over; else that the seat is kept."""
    teller = match.teller(lang, None)
    if match.record:
        import underkeep as uk

        store = Store.begin(uk.load(match.record))
        store.close()
        said = teller.say("stored-in", file=str(store.path))
    elif match.viewer is None or match.is_over or match.line.state == ENDED:
        return
    else:
        said = teller.say("far-come-back")
    with suppress(OSError):  # the window is closed: nobody reads this
        print(sentence(said), flush=True)
