"""The page on Clank! Catacombs says all that there is: every answer, decision, option and field."""

from __future__ import annotations

import random
import re

import underkeep as uk
from tests.docs.pages import ROOT
from underkeep.clank_catacombs.position import fields
from underkeep.clank_catacombs.settings import SETTINGS

PAGE = (ROOT / "docs/notation/clank_catacombs.md").read_text("utf-8")
PARTS = {
    "CARD": "[a-z_]+", "TOKEN": "[a-z_]+", "ROOM": "[a-z0-9_]+", "OPENING": r"(?:[UL]\.)?[NESW][12]?",
    "CELL": r"-?\d+,-?\d+", "DEGREES": "(?:0|90|180|270)", "COUNT": r"\d+", "WORD": "[a-z_]+",
    "GOOD": "(?:backpack|blood_amulet|burglars_kit|crown|invisibility_cloak)",
}  # fmt: skip


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def first_column(text: str) -> list[str]:
    """What stands in back quotes in the first column of the tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [word for row in rows for word in re.findall("`([^`]+)`", row)]


def patterns() -> list[re.Pattern[str]]:
    found = []
    for answer in [*first_column(section("Answers")), "open library", "open prison", "move ROOM by P2",
                   "buy GOOD golden_flute discount_coupon"]:  # fmt: skip
        if answer.startswith("…"):
            continue
        written = re.escape(answer).replace("\\ ", " ")
        for part, means in PARTS.items():
            written = written.replace(part, means)
        found.append(re.compile(written + (r"(?: swords \d+)?" if answer.startswith("move") else "")))
    return found


def test_every_answer_and_every_decision_of_random_games_is_on_the_page():
    known = patterns()
    kinds = first_column(section("Decisions"))
    asked = set()
    for seed in range(25):
        one_exit = seed % 4 == 0
        table = uk.new_game("clank_catacombs", seed=seed, players=2 + seed % 5, promos=True, single_exit_slots=one_exit)
        chance = random.Random(seed)
        while table.decision is not None:
            asked.add(table.decision.kind)
            for option in table.decision.options:
                assert any(pattern.fullmatch(str(option)) for pattern in known), str(option)
            table.choose(chance.randrange(len(table.decision.options)))
    assert asked <= set(kinds)
    assert len(asked) > 12


def test_every_option_of_the_game_is_on_the_page():
    assert first_column(section("Options of a game")) == [setting.name for setting in SETTINGS]


def test_every_field_of_a_position_is_on_the_page():
    text = section("Positions")
    whole, _, rest = text.partition("Of a player:")
    player, _, turn = rest.partition("Of this turn:")
    assert sorted(first_column(whole)) == sorted(fields.schema())
    known = {"pawn", "state", "hand", "deck", "tokens", "cubes", "clank_credit"}
    assert known <= set(first_column(player))
    assert set(fields.COUNTED) | set(fields.SWITCHES) <= set(first_column(turn))


def test_the_example_can_be_loaded():
    example = PAGE.split("```yaml\n", 1)[1].split("```", 1)[0]
    table = uk.load(example)
    assert table.decision is not None
    assert "take artifact" in [str(option) for option in table.decision.options]
