"""The subcommands and what can be typed behind them. Nothing heavy is imported here, so that help comes at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import Final

from underkeep.cli.arguments import (
    Parser,
    add_ascii,
    add_database,
    add_game,
    add_json,
    add_language,
    add_viewer,
    file,
    game,
    one_of,
    option_of_the_game,
    whole_number,
)
from underkeep.core.registry import GAMES


def table(parser: Parser) -> None:
    parser.example("underkeep", "underkeep --port 9000 --no-browser", "underkeep --database sqlite:///games.db")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen; 0.0.0.0 is everywhere (default: 127.0.0.1)")
    parser.add_argument("--port", metavar="N", help="where to listen (default: 8400, or the next that is free)")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="open none (default: open it)")
    add_database(parser)


def play(parser: Parser) -> None:
    parser.example(
        "underkeep play boss_monster --seats me,bot:greedy --lang pl",
        "underkeep play boss_monster --players 4 --set-option variants=hard,machinations",
        "underkeep play boss_monster --seats me:Ania,me:Jan",
        "underkeep play --join - --name Ania",
    )
    add_game(parser, optional=True)
    seats = "who sits where: me, me:NAME or bot:NAME (default: me and bot:greedy)"
    parser.add_argument("--seats", metavar="SEATS", help=seats)
    parser.add_argument("--players", type=whole_number, metavar="N", help="how many seats, mine and bots (default: 2)")
    parser.add_argument("--seed", type=whole_number, metavar="N", help="deal this game again (default: a fresh deal)")
    add_language(parser)
    add_options_of_the_game(parser)
    parser.add_argument("--plain", action="store_true", help="lines only, no screen (default: when not on a terminal)")
    add_ascii(parser)
    parser.add_argument("--resume", type=file, metavar="FILE", help="go on with a stored game (default: a new game)")
    join = (
        "sit down at a table on a server; others on this computer can see what is typed here, so - takes the link from "
        "standard input, and so does the variable UNDERKEEP_JOIN (default: a table of your own)"
    )
    parser.add_argument("--join", metavar="LINK", help=join)
    parser.add_argument("--name", metavar="NAME", help="who you are at that table (default: as the host wrote it)")


def add_options_of_the_game(parser: Parser) -> None:
    parser.add_argument(
        "--set-option",
        type=option_of_the_game,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated (default: none). " + " ".join(options_of_the_games()),
    )


def options_of_the_games() -> list[str]:
    """As they are typed."""
    return [
        f"{info.name}: {', '.join([setting.name for setting in info.options if setting.name != 'players'])}."
        for info in GAMES.values()
    ]


def replay(parser: Parser) -> None:
    parser.example("underkeep replay game.txt", "underkeep replay game.txt --viewer 0 --plain --lang pl")
    parser.add_argument("file", metavar="FILE", type=file, help="a record")
    add_viewer(parser, "a spectator, who sees no hand")
    parser.add_argument("--plain", action="store_true", help="the log, a line each (default: when not on a terminal)")
    add_ascii(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="a line of JSON for each event (default: text for people)")


def show(parser: Parser) -> None:
    parser.example("underkeep show puzzle.yaml", "underkeep show game.txt --viewer 1 --plain")
    parser.add_argument("file", metavar="FILE", type=file, help="a position or a record")
    add_viewer(parser, "the seat that decides")
    parser.add_argument("--plain", action="store_true", help="in sentences (default: drawn)")
    add_ascii(parser)
    add_language(parser)
    add_json(parser)


def games(parser: Parser) -> None:
    parser.example("underkeep games", "underkeep games --lang pl", "underkeep games --json")
    add_language(parser)
    add_json(parser)


def cards(parser: Parser) -> None:
    parser.example(
        "underkeep cards boss_monster --type spell --lang pl",
        "underkeep cards boss_monster --search golem --json",
        "underkeep cards boss_monster --set CRL --treasure explorer",
    )
    add_game(parser)
    parser.add_argument("--set", metavar="CODE", help="cards of one box only, such as BMR (default: all)")
    parser.add_argument(
        "--type", metavar="TYPE", help="such as room, miniboss, spell, boss, hero or item (default: all)"
    )
    parser.add_argument("--kind", metavar="KIND", help="such as monster or trap, plain or dark (default: all)")
    parser.add_argument("--treasure", metavar="TREASURE", help="cards with this one, such as explorer (default: all)")
    parser.add_argument("--designed", action="store_true", help="only what we made up for its set (default: all)")
    parser.add_argument("--search", metavar="WORDS", help="in names and texts of all languages (default: everything)")
    add_language(parser)
    add_json(parser)


def rule(parser: Parser) -> None:
    parser.example("underkeep rule BM-047", "underkeep rule bm47 --lang ru")
    parser.add_argument("rule", metavar="ID", help="the id of a rule, as refusals name it (default: none)")
    add_language(parser)
    add_json(parser)


def serve(parser: Parser) -> None:
    parser.example(
        "underkeep serve",
        "underkeep serve boss_monster --seats open:Ania,open:Jan,bot:greedy",
        "underkeep serve --host 0.0.0.0 --public-address http://192.168.1.20:8400",
        "UNDERKEEP_DATABASE=postgresql://user:password@host/name underkeep serve",
    )
    about = f"set up a table of this game and show its links: {', '.join(GAMES)} (default: no table yet)"
    parser.add_argument("game", metavar="GAME", type=game, nargs="?", help=about)
    seats = "who shall sit at that table: open, open:NAME or bot:NAME (default: open,open)"
    parser.add_argument("--seats", metavar="SEATS", help=seats)
    add_options_of_the_game(parser)
    parser.add_argument("--title", metavar="TEXT", help="what the table is called (default: nothing)")
    pace = "seconds that a window stays open at that table, such as 2-4, or 0 (default: 2-4 for several people)"
    parser.add_argument("--pace", metavar="SECONDS", help=pace)
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen; 0.0.0.0 is everywhere (default: 127.0.0.1)")
    parser.add_argument("--port", metavar="N", help="where to listen; 0 is any free port (default: 8400)")
    public = "how players reach the server, if not by host and port (default: by these)"
    parser.add_argument("--public-address", metavar="URL", help=public)
    names = "further names of this server, with commas (default: localhost and the public address)"
    parser.add_argument("--allowed-hosts", metavar="NAMES", help=names)
    proxies = "addresses of proxies in front, with commas; only theirs are believed (default: none)"
    parser.add_argument("--trusted-proxies", metavar="NETWORKS", help=proxies)
    parser.add_argument("--log-level", metavar="LEVEL", help="debug, info, warning or error (default: info)")
    parser.add_argument("--metrics", metavar="SWITCH", help="on shows /metrics to other computers too (default: off)")
    add_database(parser)


def backup(parser: Parser) -> None:
    parser.example("underkeep backup monday.db", "underkeep backup monday.db --data /srv/underkeep")
    parser.add_argument("file", metavar="FILE", type=file, help="the copy, which must not be there yet (default: none)")
    add_database(parser)


def restore(parser: Parser) -> None:
    parser.example("underkeep restore monday.db")
    parser.add_argument("file", metavar="FILE", type=file, help="what `underkeep backup` wrote (default: none)")
    add_database(parser)


def check(parser: Parser) -> None:
    parser.example("underkeep check", "underkeep check --database sqlite:///monday.db --json")
    add_database(parser)
    add_json(parser)


def bench(parser: Parser) -> None:
    parser.example("underkeep bench --players 2 --json", "underkeep bench --peers --compiled build/compiled")
    import_module("underkeep.cli.bench").add_arguments(parser)


def lab(parser: Parser) -> None:
    parser.example(
        "underkeep lab balance keep_the_heroes_out",
        "underkeep lab balance keep_the_heroes_out --games 1200 --pairs 60 --jobs 8 --json",
    )
    parser.add_argument(
        "report", metavar="REPORT", type=one_of(("balance",)), help="what to find out: balance (default: none)"
    )
    add_game(parser)
    games = "mixed games at each difficulty (default: %(default)s)"
    parser.add_argument("--games", metavar="N", type=whole_number, default=240, help=games)
    pairs = "games of two with each pair of clans; 0: none (default: %(default)s)"
    parser.add_argument("--pairs", metavar="N", type=whole_number, default=20, help=pairs)
    dice = "games of teams that play at random; 0: none (default: %(default)s)"
    parser.add_argument("--random", metavar="N", type=whole_number, default=120, help=dice)
    seed = "the games of this seed; equal seeds play equal games (default: %(default)s)"
    parser.add_argument("--seed", metavar="N", type=whole_number, default=0, help=seed)
    jobs = "processes that share the work (default: one for each processor)"
    parser.add_argument("--jobs", metavar="N", type=whole_number, default=os.cpu_count() or 1, help=jobs)
    add_json(parser)


class Command:
    """A word behind `underkeep`: what it is for, and what can follow it. The module of its name does the work."""

    def __init__(self, about: str, add_arguments: Callable[[Parser], None]) -> None:
        self.about: str = about
        self.add_arguments: Callable[[Parser], None] = add_arguments


COMMANDS: Final = {
    "table": Command("play in the browser, at a table on this computer", table),
    "play": Command("play a game in the terminal", play),
    "replay": Command("step through a recorded game", replay),
    "show": Command("draw a position, or the end of a record", show),
    "games": Command("list the games that can be played, in three languages", games),
    "cards": Command("list the cards of a game, in three languages", cards),
    "rule": Command("look up a rule by its id, in three languages", rule),
    "serve": Command("run the server, for people at other screens", serve),
    "backup": Command("copy the server's database, while it runs", backup),
    "restore": Command("put a backup in the place of the server's database", restore),
    "check": Command("play every stored game of the server again, and name what does not fit", check),
    "lab": Command("let bots play many games, and report whether the game is balanced", lab),
    "bench": Command("measure how fast the engine plays", bench),
}
