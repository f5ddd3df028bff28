"""`underkeep serve`: the server, and a first table with its links for whoever sits at this terminal."""

from __future__ import annotations

import ipaddress
import sys
import threading
from argparse import Namespace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import underkeep as uk
from underkeep import bots
from underkeep.cli.arguments import BadUsage, nearest, settings
from underkeep.cli.asking import Unreachable, ask
from underkeep.cli.hosting import server_packages, settings_of
from underkeep.cli.seats import USUAL_BOT
from underkeep.cli.terminal import mend_output, own_command

if TYPE_CHECKING:
    from underkeep.server.settings import Settings

OPEN = "open"
TABLE_WORDS = ("seats", "set_option", "title", "pace")


def run(args: Namespace) -> int:
    """Until Ctrl+C or SIGTERM, which are the wanted end of it."""
    mend_output()
    with server_packages():
        from underkeep.server.serving import serve

    told = settings_of(args)
    wish = wished_table(args, told)

    def ready(address: str, warning: str) -> None:
        greet(told, address, warning)
        if wish is not None:  # the server answers as soon as this has returned, so somebody else must ask it
            threading.Thread(target=open_table, args=(told, address, wish), daemon=True).start()

    serve(told, ready=ready)
    print("The server has ended; every decision is stored.")
    return 0


def greet(told: Settings, address: str, warning: str = "") -> None:
    print(f"Underkeep serves at {address}; games are kept in {told.shown_database}.")
    if warning:
        print(f"{warning}.")
    if not told.public_address and only_here(told.host):
        print("Only this computer can come in. For others: --host 0.0.0.0 --public-address http://NAME-OR-ADDRESS:PORT")
    elif not told.public_address:
        print("Others need a name to come by: --public-address http://NAME-OR-ADDRESS:PORT")
    print("Ctrl+C ends it.")
    sys.stdout.flush()


def only_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# -- a first table ------------------------------------------------------------------------------------------------


def wished_table(args: Namespace, told: Settings) -> dict[str, Any] | None:
    """What the server will be asked for, looked at before it starts."""
    if args.game is None:
        given = [f"--{name.replace('_', '-')}" for name in TABLE_WORDS if getattr(args, name)]
        if given:
            raise BadUsage(f"{given[0]}: this is about a table; name its game, such as underkeep serve boss_monster")
        return None
    if not sys.stdout.isatty():
        raise BadUsage("GAME: a table's links are secrets and are shown on a terminal only; leave GAME out here")
    if told.public_address and not told.port:
        raise BadUsage("--port: 0 is any port, and --public-address has to name the one")
    seats = [read_seat(word.strip()) for word in (args.seats or f"{OPEN},{OPEN}").split(",")]
    options = settings(args.game, args.set_option)
    if "players" in options:
        raise BadUsage("--set-option: players is said with --seats")
    uk.new_game(args.game.name, players=len(seats), **options)  # refuses what cannot be played
    if args.pace:
        from underkeep.server.pace import Pace

        Pace.read(args.pace)
    return {
        "game": args.game.name,
        "seats": seats,
        "options": options,
        "title": args.title or "",
        "pace": args.pace or "",
    }


def read_seat(word: str) -> dict[str, str]:
    kind, _, name = word.partition(":")
    if kind == OPEN:
        return {"sit": OPEN, "name": name}
    if kind == "bot":
        bots.make(name or USUAL_BOT, 0)  # refuses what is not known
        return {"sit": f"bot:{name or USUAL_BOT}", "name": ""}
    known = [OPEN, *[f"bot:{bot}" for bot in bots.names()]]
    raise BadUsage(f"--seats: {word!r:.40} cannot sit down; choose from {', '.join(known)}{nearest(word, known)}")


def open_table(told: Settings, address: str, wish: dict[str, Any]) -> None:
    """Ask the server for the table, and show the links to nobody but this terminal: no log ever sees them."""
    port = told.port or urlsplit(address).port
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - looked up, not listened on
    host = everywhere.get(told.host, told.host)
    here = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    try:
        answer = ask(here, "/api/tables", wish, name=f"localhost:{port}")
    except Unreachable as why:
        print(f"underkeep: the table could not be set up ({why})", file=sys.stderr, flush=True)
        return
    if answer.status != 201:
        what = " ".join(str(answer.said.get(word, "")) for word in ("code", "field", "rule")).strip()
        print(f"underkeep: the table could not be set up ({what})", file=sys.stderr, flush=True)
        return
    print("\n".join(["", *links_of(answer.said, wish), ""]), flush=True)


def links_of(made: dict[str, Any], wish: dict[str, Any]) -> list[str]:
    lines = [f"A table of {wish['game']} is set up. Each link is a secret; one to a seat is good for one person, once:"]
    for link in made["links"]:
        seat = link["seat"]
        named = "" if seat is None else wish["seats"][seat]["name"]
        who = {"spectate": "to watch", "host": "the host's chair"}.get(link["purpose"], f"seat {seat} {named}".rstrip())
        lines.append(f"  {who}: {link['url']}")
    return [*lines, f"Sit down with: {own_command()} play --join LINK"]
