"""A rule that breaks down on an imagined table: the fault is told, and nothing of the truth with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, decider
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.core import imagining

COMPILED = not (imagining.__file__ or "").endswith(".py")


async def go_wrong(*pieces: object) -> None:
    raise ValueError("sabotage")


def imaginable(table: uk.Table, viewer: int) -> Iterator[uk.Table]:
    for seed in range(100):
        with suppress(uk.NoRecipe):
            yield table.redeal(viewer, seed)


@pytest.mark.rs("RS-018")
@pytest.mark.skipif(COMPILED, reason="the number of tries is built into the compiled table")
def test_a_fault_right_after_the_first_checkpoint_of_an_imagined_table_is_no_way_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The checkpoint was taken during the very answer that is taken back, so it must not be gone back to."""
    monkeypatch.setattr(imagining, "TRIES", 0)
    table = at(
        """
        phase: build
        active: 1
        players:
        - {boss: draculord, dungeon: [{stack: [], face_down: dark_laboratory}], builds: 0}
        - {boss: gorgona, hand: [golem_factory]}
        """
    )
    imagined = next(imaginable(table, 0))
    assert decider(imagined) == 1
    assert imagined._saved is None
    monkeypatch.setattr(CATALOGUE["dark_laboratory"].triggers[0], "effect", go_wrong)
    with pytest.raises(uk.NoRecipe, match="cannot be set up again"):
        imagined.choose("pass")  # the reveal begins, a checkpoint is taken, and then the laboratory breaks down
