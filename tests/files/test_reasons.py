"""Why a file is refused, in a word, and in which line: for whoever says it in another language."""

from __future__ import annotations

import pytest

import underkeep as uk

POSITION = """\
underkeep: position 1
game: boss_monster
options: {players: 2}
players:
- {boss: cleopatra, dungeon: [bottomless_pit], hand: [golem_factory]}
- {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
"""


def record() -> str:
    table = uk.new_game("boss_monster", players=2, seed=7)
    table.choose(0)
    return table.record()


HEADER, _, DECISIONS = record().partition("\n\n")
LAST = len(record().splitlines())


@pytest.mark.ux("UX-121")
@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a letter to my aunt\n", 1, "kind"),
        (record() + "and so on\n", LAST + 1, "line"),
        (record() + "3. 0 pass\n", LAST + 1, "gap"),
        (record() + "2. 9 pass\n", LAST + 1, "seat"),
        (record() + "2. 0 build castle new\n", LAST + 1, "answer"),
        (record().replace("version: 1", "version: 99"), 3, "version"),
        (record().replace("players: 2", "players: 9"), 6, "options"),
        (record().replace("players: 2", "colour: red"), 6, "unknown"),
        (record().replace("seed: 7\n", ""), 2, "missing"),
        (record().replace("game: ", "result: x\ngame: "), 2, "result"),
        (POSITION.replace("game:", "game: boss_monster\ngame:"), 3, "twice"),
        (POSITION.replace("players: 2", "players: 2]"), 3, "syntax"),
        (POSITION.replace("cleopatra", "cleo\x07"), 5, "character"),
        (POSITION.replace("cleopatra", "c" * 20_000), 5, "size"),
        (POSITION.replace("cleopatra", "cleo"), 5, "name"),
        (POSITION.replace("[freeze]", "[freeze], souls: many"), 6, "value"),
        (POSITION.replace("[freeze]", "[freeze, freeze, freeze, freeze, freeze]"), 6, "impossible"),
        (POSITION + "then: [dance]\n", 7, "answer"),
        (POSITION + "chance: {generator: keyed, state: [1]}\n", 7, "value"),
    ],
)
def test_a_refused_file_tells_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(uk.UnderkeepError) as refused:
        uk.load(text)
    assert (refused.value.line, refused.value.reason) == (line, reason), str(refused.value)
    assert refused.value.field
