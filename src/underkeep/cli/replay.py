"""`underkeep replay`: a recorded game again, step by step on a terminal, as a log in a pipe."""

from __future__ import annotations

import json
from argparse import Namespace

import underkeep as uk
from underkeep.cli.arguments import BadUsage, language
from underkeep.cli.match import retell
from underkeep.cli.show import seat_of
from underkeep.cli.terminal import is_full, mend_output, stoppable
from underkeep.texts.reader import teller_of


def run(args: Namespace) -> int:
    mend_output()
    table = uk.load(args.file)
    try:
        _ = table.seed
    except uk.NoRecipe:
        raise BadUsage(f"FILE: {args.file} is a position; only a record can be replayed, so use show") from None
    viewer = seat_of(table, args.viewer, None)
    if args.json:
        tell_programs(table, viewer)
    elif args.plain or not is_full():
        tell_people(table, viewer, language(args.lang))
    else:
        from underkeep.cli.replay_app import replay_on_screen

        with stoppable():
            return replay_on_screen(table, viewer, language(args.lang), ascii_only=args.ascii)
    return 0


def tell_people(table: uk.Table, viewer: int | None, lang: str) -> None:
    teller = teller_of(table.game)(lang, table.names, viewer)
    for _, told in retell(table):
        for one in told:
            print(teller.event(one.event.seen_by(viewer), one.scene))
    if table.result is None:
        print(teller.say("replay-unfinished", number=table.number))


def tell_programs(table: uk.Table, viewer: int | None) -> None:
    """A line of JSON for each event, with the number of the decision that brought it about."""
    for _, told in retell(table):
        for one in told:
            print(json.dumps({"decision": one.number + 1, **one.event.seen_by(viewer)}, ensure_ascii=False))
