"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from underkeep.keep_the_heroes_out import scenarios
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS

# How long an example takes says more about the machine than about the code: speed is measured, never asserted.
settings.register_profile("underkeep", deadline=None)
settings.load_profile("underkeep")


@pytest.fixture
def shelf() -> Iterator[None]:
    """Scenarios that are enrolled here are gone afterwards."""
    ids, read = SCENARIO_IDS[:], dict(scenarios.READ)
    yield
    SCENARIO_IDS[:] = ids
    scenarios.READ.clear()
    scenarios.READ.update(read)
