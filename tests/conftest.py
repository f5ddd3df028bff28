"""What holds for every test."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes says more about the machine than about the code: speed is measured, never asserted.
settings.register_profile("underkeep", deadline=None)
settings.load_profile("underkeep")
