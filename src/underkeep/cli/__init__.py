"""The command `underkeep`. Each subcommand is a module, imported when it is called."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import underkeep as uk
from underkeep.cli.arguments import BadUsage, Parser, nearest
from underkeep.cli.commands import COMMANDS

USUAL: Final = ["table"]  # what `underkeep` alone does


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 2: bad input, with one sentence that says what to do."""
    words = list(sys.argv[1:] if argv is None else argv)
    debug = "--debug" in words
    if debug:
        words.remove("--debug")
    try:
        return dispatch(words)
    except (BadUsage, uk.UnderkeepError) as trouble:
        if debug:
            traceback.print_exc()
        else:
            print(f"underkeep: {trouble}", file=sys.stderr)
        return 2
    except SystemExit as done:  # argparse has printed help
        return int(done.code or 0)
    except BrokenPipeError:
        # Whoever read us has had enough, as in `underkeep cards boss_monster | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        if debug:
            raise
        return 130
    except Exception as fault:
        if debug:
            raise
        print(
            f"underkeep: this should not happen: {fault!r:.200}; start again with --debug to see where", file=sys.stderr
        )
        return 1


def dispatch(words: list[str]) -> int:
    if words[:1] in (["--help"], ["-h"]):
        overview().print_help()
        return 0
    if words[:1] == ["--version"]:
        print(f"underkeep {uk.__version__}")
        return 0
    if not words or words[0].startswith("-"):
        words = USUAL + words
    name, *rest = words
    if name not in COMMANDS:
        raise BadUsage(
            f"command: {name!r:.40} is not known; choose from {', '.join(COMMANDS)}{nearest(name, COMMANDS)}"
        )
    parser = Parser(prog=f"underkeep {name}", description=f"{COMMANDS[name].about.capitalize()}.")
    COMMANDS[name].add_arguments(parser)
    parser.add_argument("--debug", action="store_true", help="show where a fault happened (default: one sentence)")
    args = parser.parse_args(rest)
    done: int = import_module(f"underkeep.cli.{name}").run(args)
    sys.stdout.flush()
    return done


def overview() -> Parser:
    commands = "\n".join([f"  {name:<10}{command.about}" for name, command in COMMANDS.items()])
    parser = Parser(
        prog="underkeep",
        usage="underkeep [COMMAND] [OPTION ...]",
        description="A digital table for dungeon games, with every rule enforced and explained.\n\n"
        f"commands (default: {' '.join(USUAL)}):\n{commands}",
        epilog="example: underkeep\n         underkeep play boss_monster --lang pl\n"
        "underkeep COMMAND --help tells more about a command.",
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument("--debug", action="store_true", help="show where a fault happened (default: one sentence)")
    return parser


__all__ = ["COMMANDS", "main"]
