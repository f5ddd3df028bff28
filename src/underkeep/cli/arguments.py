"""What is typed behind a command: read with argparse, refused in one sentence that says what would do."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from errno import ENAMETOOLONG
from pathlib import Path
from typing import Any, Final, NoReturn

from underkeep.core.errors import BadOptions
from underkeep.core.game import GameInfo, Setting
from underkeep.core.registry import GAMES, game_named

LANGUAGES: Final = ("en", "pl", "ru")


class BadUsage(Exception):
    """A command cannot be carried out as it was typed."""


def nearest(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def typed_settings(words: Iterable[str]) -> dict[str, str]:
    """The settings of the game among these words, or of all games, as somebody might type them: `--clans`."""
    named = [GAMES[word] for word in words if word in GAMES] or GAMES.values()
    names = [setting.name for info in named for setting in info.options if setting.name != "players"]
    return {f"--{name.replace('_', '-')}": name for name in names}


class Parser(argparse.ArgumentParser):
    """argparse, without its page of usage before every small mistake."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter)

    def example(self, *lines: str) -> None:
        self.epilog = "\n".join([f"example: {lines[0]}", *[f"         {line}" for line in lines[1:]]])

    def error(self, message: str) -> NoReturn:
        raise BadUsage(message.removeprefix("argument "))

    def parse_args(self, words: Sequence[str] | None = None, into: Any = None) -> Any:  # type: ignore[override]
        options = [name for action in self._actions for name in action.option_strings]
        for word in words or ():
            name = word.partition("=")[0]
            if name.startswith("--") and name not in options:
                known = ", ".join([option for option in options if option.startswith("--")])
                of_a_game = typed_settings(words or ()) if "--set-option" in options else {}
                near = get_close_matches(name, [*options, *of_a_game], 1)
                if near and near[0] in of_a_game:
                    raise BadUsage(
                        f"{name!r:.40} is not an option of {self.prog}, but options of a game are said with "
                        f"--set-option; did you mean --set-option {of_a_game[near[0]]}=...?"
                    )
                hint = nearest(name, options)
                raise BadUsage(f"{name!r:.40} is not an option of {self.prog}; choose from {known}{hint}")
        known_words, extra = self.parse_known_args(words, into)
        if extra:
            raise BadUsage(f"{extra[0]!r:.40} is one word too many for {self.prog}; see {self.prog} --help")
        return known_words


# -- kinds of words ---------------------------------------------------------------------------------------------


def one_of(known: Sequence[str]) -> Callable[[str], str]:
    """A word out of a few."""

    def read(word: str) -> str:
        if word not in known:
            message = f"{word!r:.40} is not known; choose from {', '.join(known)}{nearest(word, known)}"
            raise argparse.ArgumentTypeError(message)
        return word

    return read


def whole_number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        message = f"{word!r:.40} is not a whole number"
        raise argparse.ArgumentTypeError(message) from None


def file(word: str) -> Path:
    """A path that something could lie at. Whether anything does, the command finds out."""
    try:
        os.lstat(word)
    except ValueError:  # a character that no name has
        possible = False
    except OSError as fault:
        possible = fault.errno != ENAMETOOLONG
    else:
        possible = True
    if not possible:
        message = f"{word!r:.40} cannot be the name of a file"
        raise argparse.ArgumentTypeError(message)
    return Path(word)


def game(name: str) -> GameInfo:
    try:
        return game_named(name)
    except BadOptions as unknown:
        raise argparse.ArgumentTypeError(str(unknown).removeprefix(f"{unknown.field}: ")) from None


def option_of_the_game(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        message = f"{word!r:.40} is not NAME=VALUE, such as variants=hard,machinations"
        raise argparse.ArgumentTypeError(message)
    return name.strip(), value.strip()


def settings(info: GameInfo, given: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The typed options of a game as its settings want them; whether they can be played, the game says itself."""
    known = {setting.name: setting for setting in info.options}
    return {name: read_setting(known[name], value) if name in known else value for name, value in given}


def read_setting(setting: Setting, value: str) -> object:
    if setting.name == "scenario" and value.endswith((".yaml", ".yml")):  # a designer's own, docs/scenarios.md
        from underkeep.files.scenarios import load_scenario  # slow to import, and seldom wanted

        return load_scenario(Path(value)).id
    if isinstance(setting.default, list):
        return [word for word in (part.strip() for part in value.split(",")) if word]
    if isinstance(setting.default, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(value.lower(), value)
    if isinstance(setting.default, int) and value.lstrip("-").isdecimal():
        return int(value)
    return value


# -- arguments that several commands share ----------------------------------------------------------------------


def add_game(parser: Parser, *, optional: bool = False) -> None:
    if optional:
        usual = next(iter(GAMES))
        parser.add_argument("game", metavar="GAME", type=game, nargs="?", help=f"{', '.join(GAMES)} (default: {usual})")
    else:
        parser.add_argument("game", metavar="GAME", type=game, help=f"{', '.join(GAMES)} (default: none)")


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", type=one_of(LANGUAGES), metavar="LANG", help="en, pl or ru (default: as the locale says, else en)"
    )


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document (default: text for people)")


def add_ascii(parser: Parser) -> None:
    parser.add_argument("--ascii", action="store_true", help="no frames or signs but letters (default: when needed)")


def add_database(parser: Parser) -> None:
    """Where the server keeps its games. A password belongs into the variable: others can list what was typed."""
    parser.add_argument("--data", metavar="FOLDER", help="where things are kept (default: UNDERKEEP_DATA, or your own)")
    database = "sqlite:///FILE or postgresql://... (default: UNDERKEEP_DATABASE, or underkeep.db in the data folder)"
    parser.add_argument("--database", metavar="URL", help=database)
    said = "Each setting is also a variable, as --log-level is UNDERKEEP_LOG_LEVEL; what is typed counts more."
    parser.epilog = f"{parser.epilog}\n\n{said}"


def add_viewer(parser: Parser, usual: str) -> None:
    parser.add_argument("--viewer", type=whole_number, metavar="SEAT", help=f"whose hand is seen (default: {usual})")


def language(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else what the locale says, else English."""
    if given:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name].split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"
