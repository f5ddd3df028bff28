"""A link to a place at a table, and the place that it was exchanged for, kept for the next time.

A link to a seat is good for one claim. What comes back is a secret that opens the seat from then on: it is kept in the
data folder, for nobody else to read, under a fingerprint of the link. So the same link leads back to the same seat, but
from this computer only.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from underkeep.cli.arguments import BadUsage
from underkeep.cli.asking import Answer, Unreachable, ask
from underkeep.files.folders import data_folder

VARIABLE: Final = "UNDERKEEP_JOIN"
STANDARD_INPUT: Final = "-"
TICKET: Final = re.compile(r"(seat|spectate|transfer|host)\.[\w.-]{1,300}", re.ASCII)
WORD: Final = re.compile(r"[\w-]{1,100}", re.ASCII)
UNFIT: Final = {
    "empty": "this seat has no name yet; say yours with --name",
    "taken": "somebody at this table has a name that looks like this one; choose another",
    "table": "the table or a bot goes by this name; choose another",
    "letters": "use letters, figures, spaces and . ' - _ only",
    "long": "it is too long",
    "marks": "it has too many marks on a letter",
}


@dataclass(frozen=True)
class Link:
    """`https://keep.example/#seat.…`. It is a secret, so no sentence repeats it."""

    address: str
    ticket: str

    @classmethod
    def read(cls, text: str) -> Link:
        bad = BadUsage("--join: this is not a link to a table; it looks like https://keep.example/#seat.… and is whole")
        try:
            parts = urlsplit(text.strip())
            port = parts.port
        except ValueError:
            raise bad from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise bad
        if parts.username is not None or not TICKET.fullmatch(parts.fragment):
            raise bad
        if parts.fragment.startswith("host."):
            raise BadUsage("--join: this link is for the host's chair; sit down or watch with one of the other links")
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        return cls(f"{parts.scheme}://{host}{f':{port}' if port else ''}", parts.fragment)

    @property
    def fingerprint(self) -> str:
        return hashlib.sha256(f"{self.address}#{self.ticket}".encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Place:
    """A seat, or a place to watch from, and the secret that opens it."""

    address: str
    table: str
    secret: str

    @property
    def socket(self) -> str:
        return f"ws{self.address.removeprefix('http')}/ws/{self.table}"


# -- where the link comes from ------------------------------------------------------------------------------------


def wanted_link(typed: str | None, environment: Mapping[str, str] = os.environ) -> str | None:
    """As typed, from standard input, or from the environment: the last two do not stand in the list of processes."""
    if typed is None:
        return environment.get(VARIABLE) or None
    if typed != STANDARD_INPUT:
        return typed
    return getpass.getpass("Link: ") if sys.stdin.isatty() else first_line()


def first_line() -> str:
    """Not a letter more is taken: the lines behind it are answers."""
    try:
        number = sys.stdin.fileno()
    except (OSError, ValueError):  # somebody has put another stream there
        return sys.stdin.readline()
    found = b""
    while not found.endswith(b"\n") and (letter := os.read(number, 1)) and len(found) < 1000:
        found += letter
    return found.decode("utf-8", "replace")


# -- claiming -----------------------------------------------------------------------------------------------------


def sit_down(link: Link, name: str) -> Place:
    """The place that the link was exchanged for before, or is now."""
    kept = Kept(link)
    place = kept.read()
    if place is None:
        place = claim(link, name)
        kept.write(place)
    return place


def claim(link: Link, name: str) -> Place:
    try:
        answer = ask(link.address, "/api/claim", {"ticket": link.ticket, "name": name})
    except Unreachable as why:
        raise BadUsage(f"--join: {link.address} cannot be reached ({why})") from None
    if answer.status != 200:
        raise BadUsage(why_not(link, answer))
    table = str(answer.said.get("table", ""))
    for cookie in answer.cookies:
        called, _, secret = cookie.partition(";")[0].partition("=")
        if called.removeprefix("__Host-") == f"underkeep-{table}" and WORD.fullmatch(table) and WORD.fullmatch(secret):
            return Place(link.address, table, secret)
    raise BadUsage(f"--join: {link.address} does not answer like a server of Underkeep")


def why_not(link: Link, answer: Answer) -> str:
    if answer.status == 404:
        return (
            "--join: this link opens nothing: it was used before, has run out, or was replaced; "
            "ask the host for a new one, or for the link to watch"
        )
    if answer.status == 422:
        return f"--name: {UNFIT.get(str(answer.said.get('rule')), 'it cannot be used')}"
    if answer.status in (429, 503):
        return f"--join: {link.address} is busy; try again{f' in {answer.wait} seconds' if answer.wait else ' later'}"
    if answer.status == 421:
        return f"--join: the server at {link.address} does not go by this name; ask the host for the right link"
    return f"--join: {link.address} does not take this link (answer {answer.status})"


class Kept:
    """The file in which a place is kept, for its owner alone."""

    def __init__(self, link: Link) -> None:
        self.path: Path = data_folder() / "places" / f"{link.fingerprint}.json"

    def read(self) -> Place | None:
        try:
            found = json.loads(self.path.read_text("utf-8"))
            return Place(**{name: str(found[name]) for name in ("address", "table", "secret")})
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, place: Place) -> None:
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path.parent.chmod(0o700)
            fresh.unlink(missing_ok=True)
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                json.dump(asdict(place), file)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except OSError as fault:
            raise BadUsage(
                f"UNDERKEEP_DATA: your seat cannot be kept in {self.path.parent} ({fault.strerror}); "
                "name a folder that can be written to"
            ) from None

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)
