"""How a server is to run, from the command line and from `UNDERKEEP_…` variables."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from underkeep.files.folders import data_folder
from underkeep.server.errors import BadSetting

PREFIX: Final = "UNDERKEEP_"
LEVELS: Final = ("debug", "info", "warning", "error")
# Read by the launcher, the terminal and the tests, not by a server.
FOREIGN: Final = frozenset({"COMMAND", "EXPECT_COMPILED", "HOME", "JOIN", "NIGHTLY", "PICTURES"})
HOST_NAME: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*")
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Settings:
    """Everything a server must know before it starts. It can be printed: the database's password is left out."""

    data: Path
    database: URL = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8400
    public_address: str = ""  # how players reach the server, if not by host and port
    allowed_hosts: tuple[str, ...] = ()  # further names in a Host header; loopback and the public address always count
    trusted_proxies: tuple[Network, ...] = ()  # whose forwarded headers are believed
    log_level: str = "info"
    metrics: bool = False

    @classmethod
    def read(
        cls, arguments: Mapping[str, str | None] | None = None, environment: Mapping[str, str] = os.environ
    ) -> Settings:
        """What was typed counts before what the environment says; a name with no value was not typed."""
        typed = {name: value for name, value in (arguments or {}).items() if value is not None}
        for name in typed:
            if name not in READERS:
                raise BadSetting(f"--{name.replace('_', '-')}: {unknown(name)}", field=name)
        found: dict[str, Any] = {}
        for variable, value in environment.items():
            name = variable.removeprefix(PREFIX).lower()
            if not variable.startswith(PREFIX) or name.upper() in FOREIGN or name in typed:
                continue
            if name.startswith("limit_"):
                continue  # limits.py reads those
            if name not in READERS:
                raise BadSetting(f"{variable}: {unknown(name)}", field=name)
            found[name] = understood(variable, name, value)
        for name, value in typed.items():
            found[name] = understood(f"--{name.replace('_', '-')}", name, value)
        found.setdefault("data", data_folder(environment))
        found.setdefault("database", URL.create("sqlite", database=str(found["data"] / "underkeep.db")))
        settings = cls(**found)
        settings.refuse_contradictions()
        return settings

    def refuse_contradictions(self) -> None:
        named = urlsplit(self.public_address).hostname
        if self.allowed_hosts and named and named not in self.allowed_hosts:
            raise BadSetting(
                f"--public-address: {named} is not among the --allowed-hosts, so nobody could use it; add it there",
                field="public_address",
            )

    @property
    def sqlite(self) -> Path | None:
        """The database file, or None for PostgreSQL."""
        return Path(self.database.database or "") if self.database.drivername == "sqlite" else None

    @property
    def shown_database(self) -> str:
        """The database for people and logs, without its password (RS-207)."""
        return self.database.render_as_string(hide_password=True)

    @property
    def postgresql(self) -> dict[str, Any]:
        """How asyncpg is to connect."""
        url, query = self.database, self.database.query
        wanted: dict[str, Any] = {
            "host": url.host or query.get("host"),
            "port": url.port or (int(str(query["port"])) if "port" in query else None),
            "user": url.username,
            "password": url.password,
            "database": url.database,
            "ssl": query.get("sslmode"),
        }
        return {name: value for name, value in wanted.items() if value is not None}


def unknown(name: str) -> str:
    near = get_close_matches(name, READERS, 1)
    hint = f"; did you mean {near[0].replace('_', '-')}?" if near else f"; choose from {', '.join(sorted(READERS))}"
    return f"there is no such setting{hint}"


def understood(said: str, name: str, value: str) -> Any:
    """A setting as the server uses it, or one sentence that names it. The value of a database is not repeated."""
    try:
        return READERS[name](value)
    except ValueError as why:
        shown = "" if name == "database" else f"{value!r:.60} "
        raise BadSetting(f"{said}: {shown}{why}", field=name) from None


# -- one reader for each setting; a ValueError's words go on after the value ---------------------------------------


def read_folder(value: str) -> Path:
    if not value or "\0" in value:
        raise ValueError("is not a folder")
    path = Path(value).absolute()
    if path.exists() and not path.is_dir():
        raise ValueError("is a file, not a folder")
    return path


def read_database(value: str) -> URL:
    trouble = "is not an address like sqlite:///games.db or postgresql://user:password@host/name"
    try:
        url = make_url(value)
    except (ArgumentError, ValueError):
        raise ValueError(trouble) from None
    if url.drivername == "sqlite":
        if url.database in (None, "", ":memory:") or url.query or url.host:
            raise ValueError("names no file; write sqlite:///games.db or sqlite:////home/me/games.db")
        return url.set(database=str(Path(url.database or "").absolute()))
    if url.drivername not in ("postgresql", "postgres"):
        raise ValueError(trouble)
    url = url.set(drivername="postgresql")
    if not url.database:
        raise ValueError("names no database; write postgresql://user:password@host/name")
    known: dict[str, Callable[[str], object]] = {"host": str, "port": read_port, "sslmode": one_of(*SSL_MODES)}
    for name, said in url.query.items():
        if name not in known or not isinstance(said, str):
            raise ValueError(f"says {name!r:.40}, which is not known; only host, port and sslmode are")
        try:
            known[name](said)
        except ValueError as why:
            raise ValueError(f"says {name}={said!r:.40}, which {why}") from None
    return url


def read_host(value: str) -> str:
    name = value.lower().strip("[]")
    try:
        ipaddress.ip_address(name)
    except ValueError:
        if not HOST_NAME.fullmatch(name):
            raise ValueError("is not a host name or address") from None
    return name


def read_port(value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", value) or int(value) > 65535:
        raise ValueError("is not a port; choose 0 to 65535")
    return int(value)


def read_address(value: str) -> str:
    trouble = "is not an address like https://games.example.org"
    try:
        parts = urlsplit(value)
        port = parts.port
    except ValueError:
        raise ValueError(trouble) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError(trouble)
    if parts.query or parts.fragment or parts.username is not None:
        raise ValueError(trouble)
    host = read_host(parts.hostname)
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + (f":{port}" if port is not None else "")


def read_network(value: str) -> Network:
    try:
        return ipaddress.ip_network(value)
    except ValueError:
        raise ValueError(f"holds {value!r:.40}, which is not an address or a network like 10.0.0.0/8") from None


def list_of(reader: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    def read(value: str) -> tuple[Any, ...]:
        return tuple(reader(part.strip()) for part in value.split(",") if part.strip())

    return read


def one_of(*words: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value.lower() not in words:
            raise ValueError(f"is not one of {', '.join(words)}")
        return value.lower()

    return read


def read_switch(value: str) -> bool:
    return one_of("on", "off")(value) == "on"


READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "data": read_folder,
    "database": read_database,
    "host": read_host,
    "port": read_port,
    "public_address": read_address,
    "allowed_hosts": list_of(read_host),
    "trusted_proxies": list_of(read_network),
    "log_level": one_of(*LEVELS),
    "metrics": read_switch,
}
