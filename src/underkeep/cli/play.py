"""`underkeep play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace

import underkeep as uk
from underkeep.cli.arguments import BadUsage, language, settings
from underkeep.cli.desk import HomeDesk
from underkeep.cli.hosting import server_packages
from underkeep.cli.join import wanted_link
from underkeep.cli.match import HomeMatch, retell
from underkeep.cli.seats import seats_for, seats_of, usual_seats
from underkeep.cli.store import Store
from underkeep.cli.terminal import Stopped, is_full, mend_output, own_command, stoppable
from underkeep.core.registry import GAMES
from underkeep.texts.reader import Teller, sentence


def run(args: Namespace) -> int:
    mend_output()
    lang = language(args.lang)
    link = wanted_link(args.join) if args.join is not None or not plays_here(args) else None
    if link is not None:
        with server_packages():
            from underkeep.cli import visit

        return visit.run(args, link, lang)
    if args.name:
        raise BadUsage("--name: this is for --join; at this terminal names are said with --seats me:NAME")
    match = resumed(args) if args.resume is not None else begun(args)
    desk = HomeDesk(match, lang)
    full = is_full() and not args.plain and bool(match.people)
    code = 0
    try:
        with stoppable():
            if full:
                from underkeep.cli.app import play_on_screen

                for line in warnings(match, match.teller(lang, None)):
                    print(line)  # before the screen opens, and there again when it is closed
                code = play_on_screen(desk, ascii_only=args.ascii)
            else:
                from underkeep.cli import plain

                greet(match, lang)
                plain.play(desk)
    except KeyboardInterrupt:
        print()
        code = 130
    except Stopped as stopped:
        code = 128 + stopped.number
    finally:
        say_goodbye(match, desk.lang)
    return code


def plays_here(args: Namespace) -> bool:
    """Whether something was typed that only a game of one's own has: then a link in the environment is not meant."""
    return any(was_typed(args, name) for name in ("game", "seats", "players", "seed", "set_option", "resume"))


def was_typed(args: Namespace, name: str) -> bool:
    return getattr(args, name) not in (None, [])  # though it be nought


def begun(args: Namespace) -> HomeMatch:
    info = args.game or next(iter(GAMES.values()))
    seats = seats_for(args.seats, args.players)
    options = settings(info, args.set_option)
    if "players" in options:
        raise BadUsage("--set-option: players is said with --players or --seats")
    players = len(seats) if seats else 2 if args.players is None else args.players
    table = uk.new_game(info.name, seed=args.seed, players=players, **options)  # refuses what cannot be played
    seats = seats or usual_seats(players)
    table.names = [seat.name for seat in seats]
    return HomeMatch(table, seats, Store.begin(table))


def resumed(args: Namespace) -> HomeMatch:
    """A stored game, with its story so far. What the file says about the game cannot be changed."""
    fixed = ("seats", "players", "seed", "set_option")
    given = [f"--{name.replace('_', '-')}" for name in fixed if was_typed(args, name)]
    if given:
        raise BadUsage(f"{given[0]}: a resumed game is played on as it was begun; leave this out")
    store, table = Store.reopen(args.resume)
    if args.game is not None and args.game.name != table.game:
        store.close()
        raise BadUsage(f"GAME: {args.resume} is a game of {table.game}, not of {args.game.name}; leave this out")
    match = HomeMatch(table, seats_of(table.names), store)
    for _, told in retell(table):
        match.told += told
    return match


def greet(match: HomeMatch, lang: str) -> None:
    teller = match.teller(lang, match.people[0] if len(match.people) == 1 else None)
    seats = ", ".join([teller.name(seat) for seat in range(len(match.names))])
    print(teller.say("start-title", game=teller.say(f"game-{match.game}"), seats=seats))
    for line in warnings(match, teller):
        print(line)
    if match.people:
        print(teller.say("start-help"))
    sys.stdout.flush()


def warnings(match: HomeMatch, teller: Teller) -> list[str]:
    """What speaks against the options of this game, though it can be played so."""
    advice = [teller.advice(one) for one in match.info.advise(match.table.options)]
    return [teller.say("advice-title"), *[f"- {line}" for line in advice]] if advice else []


def say_goodbye(match: HomeMatch, lang: str) -> None:
    """Where the game is, and how to go on with it."""
    if match.store is None:
        return
    match.store.close()
    teller = match.teller(lang, None)
    lines = [teller.say("stored-in", file=str(match.store.path))]
    if match.table.decision is not None:
        command = f"{own_command()} play --resume {shlex.quote(str(match.store.path))}"
        lines.append(teller.say("resume-with", command=command))
    try:
        print("\n".join([sentence(line) for line in lines]))
        sys.stdout.flush()
    except OSError:
        pass  # the window is closed: nobody reads this
