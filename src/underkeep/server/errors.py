"""What can go wrong between the server and its database, in words that say what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.errors import UnderkeepError

if TYPE_CHECKING:
    from underkeep.server.rows import Entry


class BadSetting(UnderkeepError):
    """The server cannot be started like this; `field` names the setting (RS-207)."""


class CannotOpen(UnderkeepError):
    """The database cannot be used; the sentence tells where it is and why (RS-095)."""


class Damaged(CannotOpen):
    """The database or its log is broken. It was left exactly as it was found (RS-096)."""


class InUse(CannotOpen):
    """Another process has this SQLite file (RS-097)."""


class NewerSchema(CannotOpen):
    """The database was made by a newer Underkeep (RS-103)."""


class BadText(UnderkeepError):
    """Something that no database of ours stores: NUL, half a character, too long, too big (RS-106)."""


class Unavailable(UnderkeepError):
    """The database cannot do this now: disk full, connection lost, too busy. Nothing changed; try again (RS-094).

    `reason` is a word for the log: it quotes nothing.
    """


class Unknown(UnderkeepError):
    """There is no such game, seat, ticket or session, or not any more. One error for all of them (RS-146)."""


class Stale(UnderkeepError):
    """Somebody was faster: the entry stands on one that is not the newest (RS-112, RS-114)."""


class Closed(Stale):
    """Nothing can be added to this game any more."""


class Paused(Stale):
    """The host has stopped the game; nothing can be decided until it goes on."""


class Fenced(UnderkeepError):
    """Whoever made the entry does not control the seat, the lease or the session any more (RS-116, RS-151)."""


class Doubled(UnderkeepError):
    """The answer was stored before; here it is (RS-109)."""

    def __init__(self, stored: Entry) -> None:
        super().__init__(f"stored before, as entry {stored.seq}", field="key")
        self.stored = stored


class BadRow(UnderkeepError):
    """A stored game that cannot be told again from this row on (RS-107)."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"row {seq}: {why}", field=f"row {seq}")
        self.seq = seq
        self.why = why
