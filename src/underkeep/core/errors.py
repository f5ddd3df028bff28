"""What can go wrong at a table, in words that say what to do."""

from __future__ import annotations


class UnderkeepError(Exception):
    """The root of all refusals. `field` names the bad input, `rule` the rule that forbids it.

    Of a file, `line` tells where, and `reason` in a word why, for programs that say it in another language.
    """

    def __init__(self, message: str, *, field: str = "", rule: str = "", line: int = 0, reason: str = "") -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule
        self.line = line
        self.reason = reason


class BadOptions(UnderkeepError):
    """A game cannot be set up like this."""


class InvalidOption(UnderkeepError):
    """The answer is not one of the options of the decision."""


class StaleDecision(UnderkeepError):
    """The answer is for a decision that is no longer open."""


class UndoRefused(UnderkeepError):
    """The last decision cannot be taken back any more."""


class BadRecord(UnderkeepError):
    """A record that does not replay exactly."""


class BadPosition(UnderkeepError):
    """A position that cannot be on the table."""


class NoRecipe(UnderkeepError):
    """A re-dealt table has no seed and no record: it was never really played. Or there is no world to be imagined."""


class RuleFault(UnderkeepError):
    """A rule broke down while it ran. The table stands as it did before the decision."""


class TooDeep(RuleFault):
    """Effects woke each other more often than a table allows (RS-020, RS-022)."""
