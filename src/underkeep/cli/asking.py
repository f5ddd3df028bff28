"""One request to a server, in the way that its own page would ask."""

from __future__ import annotations

import http.client
import json
import ssl
from typing import Any, Final
from urllib.parse import urlsplit

PATIENCE: Final = 10.0  # seconds
LONGEST: Final = 4_000_000  # bytes of an answer; a server that says more is none of ours


class Unreachable(Exception):
    """Nobody answers there, or not as a server of ours would; why, in a few words."""


class Answer:
    """A status, what was said, and the cookies that came along."""

    def __init__(self, status: int, said: Any, cookies: list[str], wait: str) -> None:
        self.status: int = status
        self.said: dict[str, Any] = said if isinstance(said, dict) else {}
        self.cookies: list[str] = cookies
        self.wait: str = wait if wait.isdecimal() else ""


def ask(address: str, path: str, body: Any = None, *, name: str = "", bearer: str = "") -> Answer:
    """With a body it is a change, else a look. `name` is what the server is called, if not as its address says."""
    parts = urlsplit(address)
    called = name or parts.netloc
    headers = {"host": called}
    if body is not None:
        headers |= {"origin": f"{parts.scheme}://{called}", "content-type": "application/json"}
    if bearer:
        headers["authorization"] = f"Bearer {bearer}"
    line = connection(parts.scheme, parts.hostname or "", parts.port)
    try:
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
        heard = line.getresponse()
        written = heard.read(LONGEST + 1)
        said = json.loads(written) if len(written) <= LONGEST else None
    except ssl.SSLError as fault:
        raise Unreachable(f"its certificate is not accepted: {fault.reason}") from None
    except OSError as fault:
        raise Unreachable(fault.strerror or str(fault) or type(fault).__name__) from None
    except (http.client.HTTPException, ValueError, RecursionError):
        raise Unreachable("it does not speak like a server of Underkeep") from None
    finally:
        line.close()
    return Answer(heard.status, said, heard.headers.get_all("set-cookie") or [], heard.headers.get("retry-after", ""))


def connection(scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
    if scheme == "https":
        return http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=ssl.create_default_context())
    return http.client.HTTPConnection(host, port, timeout=PATIENCE)
