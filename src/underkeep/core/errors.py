"""What can go wrong at a table, in words that say what to do."""

from __future__ import annotations


class UnderkeepError(Exception):
    """The root of all refusals. `field` names the bad input, `rule` the rule that forbids it."""

    def __init__(self, message: str, *, field: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule


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
