"""The web table for browsers: one page at every address that it knows, and the files that the page is made of.

All files are read once and found by name, so that no path from outside ever reaches the disk (RS-170).
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, route
from litestar.params import FromPath

from underkeep.server.errors import Unknown
from underkeep.server.rights import ANYBODY, may

Asking = Request[Any, Any, Any]
FILES: Final = "/web"  # where the bundle was told that its files lie
PAGE: Final = "index.html"
# Every address at which the page itself knows what to show.
ADDRESSES: Final = (
    "/", "/join", "/table/{table:str}", "/replay/{table:str}", "/cards", "/cards/{game:str}", "/rules",
    "/rules/{game:str}", "/learn/{game:str}", "/privacy",
)  # fmt: skip
KINDS: Final = {  # the framework adds how texts are written
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "md": "text/markdown",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
EDITION: Final = re.compile(r"[0-9a-f]{16}")
ASKED: Final = "no-cache"
KEPT: Final = "public, max-age=31536000, immutable"
PACKED: Final = frozenset({"png", "woff2"})  # compressed already


@dataclass(frozen=True)
class File:
    """One file of the bundle, as it is sent."""

    name: str
    content: bytes = field(repr=False)

    @property
    def ending(self) -> str:
        return self.name.rpartition(".")[2]

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    @cached_property
    def packed(self) -> bytes | None:
        return None if self.ending in PACKED else gzip.compress(self.content, mtime=0)


@cache
def bundle() -> dict[str, File]:
    """Every file of the bundle by its path."""
    found: dict[str, File] = {}

    def gather(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                gather(entry, f"{path}{entry.name}/")
            else:
                found[path + entry.name] = File(entry.name, entry.read_bytes())

    gather(files("underkeep") / "web", "")
    page = found[PAGE]
    found[PAGE] = File(PAGE, page.content.replace(f'"{FILES}/'.encode(), f'"{FILES}/{edition(found)}/'.encode()))
    return found


def edition(found: dict[str, File]) -> str:
    """Which bundle it is. The page asks for its files below this name, so browsers need not ask about them again."""
    tags = "".join(path + file.tag for path, file in sorted(found.items()) if path != PAGE)
    return hashlib.sha256(tags.encode()).hexdigest()[:16]


@cache
def this_edition() -> str:
    return edition(bundle())


@route([*ADDRESSES], http_method=["GET", "HEAD"], opt=may(ANYBODY), include_in_schema=False)
async def page(request: Asking) -> Response[bytes]:
    """The page looks at its own address; what stands there is nothing to us."""
    return sent(request, bundle()[PAGE])


@route(FILES + "/{file:path}", http_method=["GET", "HEAD"], opt=may(ANYBODY), include_in_schema=False)
async def part(request: Asking, file: FromPath[str]) -> Response[bytes]:
    """A file of the bundle. Names stay from build to build, so browsers ask each time if it has changed (RS-172).

    Below the name of this bundle nothing ever changes. A page of another one still gets a file, and says it is old.
    """
    path = file.removeprefix("/")
    below, _, rest = path.partition("/")
    found = bundle().get(rest if EDITION.fullmatch(below) else path)
    if found is None or found.name == PAGE:
        raise Unknown("there is no such file", field="file")
    return sent(request, found, KEPT if below == this_edition() else ASKED)


def sent(request: Asking, file: File, keep: str = ASKED) -> Response[bytes]:
    headers = {"ETag": file.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if file.tag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers |= {"Content-Encoding": "gzip"}
    return Response(content, status_code=200, headers=headers, media_type=KINDS[file.ending])


ROUTES: Final = (page, part)
