"""The keys that sign tickets: a file of their own, made at the first start, which only its owner may read.

One line is one key, the newest last. The newest signs, the others still verify what they once signed, and a line that
is deleted ends all that it signed. Processes that share the file notice when it changes.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import stat
import tempfile
from pathlib import Path
from typing import Final

from itsdangerous import Signer

from underkeep.core.errors import UnderkeepError

BITS: Final = 256


class BadKeys(UnderkeepError):
    """The keys cannot be used. The sentence never holds one."""


class Keys:
    """The keys in a file. Where there is none, one is made."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._seen: tuple[int, int, int] | None = None
        self._keys: list[bytes] = []
        if not path.exists():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._write([_fresh()], replace=False)
        self._read()

    def __repr__(self) -> str:
        return f"<{len(self._keys)} keys>"  # a traceback or a log may show this

    def signer(self, purpose: str) -> Signer:
        """Signs for one purpose; what it signed means nothing for another."""
        return Signer(
            self._read(), salt=f"underkeep {purpose}", sep=".", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def rotate(self, keep: int = 2) -> None:
        """From now on a new key signs; of those before, the newest `keep` still verify."""
        old = self._read()
        self._write([*old[max(len(old) - keep, 0) :], _fresh()], replace=True)

    def _read(self) -> list[bytes]:
        try:
            found = self.path.stat()
            seen = (found.st_mtime_ns, found.st_size, found.st_ino)
            if seen != self._seen:
                self._check(found)
                self._keys = _keys_in(self.path.read_text("ascii"))
                self._seen = seen
        except (OSError, ValueError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else "it is not a list of keys"
            raise BadKeys(
                f"the signing keys in {self.path} cannot be read: {why}; restore the file from a backup, or delete it, "
                "which ends all links and sessions",
                field="keys",
            ) from None
        return self._keys

    def _check(self, found: os.stat_result) -> None:
        if os.name == "posix" and (stat.S_IMODE(found.st_mode) & 0o077 or found.st_uid != os.geteuid()):
            raise BadKeys(
                f"the signing keys in {self.path} can be read by others; if nobody has read them, run "
                f"chmod 600 on the file, else delete it, which ends all links and sessions",
                field="keys",
            )

    def _write(self, keys: list[bytes], *, replace: bool) -> None:
        """All or nothing: a reader finds the old file or the new one, and of two first starts one wins."""
        descriptor, name = tempfile.mkstemp(dir=self.path.parent, prefix=".keys-")  # made with mode 600
        try:
            with os.fdopen(descriptor, "w", encoding="ascii") as file:
                file.writelines(key.hex() + "\n" for key in keys)
                file.flush()
                os.fsync(file.fileno())
            if replace:
                Path(name).replace(self.path)
            else:
                _put(Path(name), self.path)
        finally:
            Path(name).unlink(missing_ok=True)


def _put(new: Path, path: Path) -> None:
    try:
        path.hardlink_to(new)
    except FileExistsError:
        return  # another process started at the same moment; its key is as good
    except OSError:
        new.replace(path)  # a file system without links


def _fresh() -> bytes:
    return secrets.token_bytes(BITS // 8)


def _keys_in(text: str) -> list[bytes]:
    keys = [bytes.fromhex(line) for line in text.split()]
    if not keys or any(len(key) < BITS // 8 for key in keys):
        raise ValueError
    return keys
