"""Views and positions are plain data of the same types, interpreted and compiled."""

from __future__ import annotations

import random
from typing import Any

import underkeep as uk

FLAGS = {
    "closed", "deactivated", "face_down", "inside", "levelled_up", "no_building", "out", "used", "waits", "cancelled",
}  # fmt: skip


def check(data: Any, path: str = "view") -> None:
    if isinstance(data, dict):
        for name, value in data.items():
            assert isinstance(name, str), path
            if name in FLAGS:
                assert type(value) is bool, f"{path}.{name} is {value!r}"
            check(value, f"{path}.{name}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            check(value, f"{path}[{at}]")
    else:
        assert data is None or type(data) in (str, int, bool), f"{path} is {data!r}"


def test_a_flag_is_a_flag_and_a_number_a_number_in_every_view_of_a_game() -> None:
    chance = random.Random(4)
    table = uk.new_game("boss_monster", players=3, seed=11)
    while table.decision is not None:
        for viewer in (None, 0, 1, 2):
            check(table.view(viewer))
        table.choose(chance.randrange(len(table.decision.options)))
