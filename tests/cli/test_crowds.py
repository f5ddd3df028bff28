"""Five and six at the terminal: the board, warnings about a mix, and cards by what is printed on them."""

from __future__ import annotations

import json

import pytest

import underkeep as uk
from tests.boss_monster.situations import at_crash_site
from underkeep.cli.boss_monster.board import Board
from underkeep.cli.signs import Signs
from underkeep.texts.boss_monster import Teller

POSITION = """
phase: adventure
active: 1
players:
- {boss: cleopatra, dungeon: [open_grave], hand: [freeze]}
- {boss: draculord, levelled_up: true, dungeon: [alien_ooze, open_grave], entrance: [tmatha],
   inside: {hero: crash_dodgers, room: 2}}
- {boss: gorgona, souls: 3}
- {boss: xyzax, wounds: 2}
- {boss: robobo}
- {boss: mando}
"""


def drawn(table: uk.Table, width: int, height: int) -> list[str]:
    names = ["me", *["bot:greedy"] * 5][: len(table.view(0)["players"])]
    teller = Teller("en", names, 0)
    deciding = None if table.decision is None else table.decision.seat
    return str(
        Board(table.view(0), teller, Signs(ascii_only=False), deciding=deciding).draw(width, height).text()
    ).split("\n")


@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_dungeons_fit_beside_the_hand_on_24_rows(players: int):
    table = uk.new_game("boss_monster", players=players, sets=["BMR", "CRL"], seed=1)
    lines = drawn(table, 80, 14)
    assert len(lines) <= 14
    assert max(map(len, lines)) <= 80
    for player in table.view(0)["players"]:
        assert any(Teller("en", ["me"], 0).card(player["boss"]) in line for line in lines)


def test_a_dungeon_on_one_row_tells_rooms_heroes_souls_and_wounds():
    lines = drawn(at_crash_site(POSITION), 80, 14)
    assert "Draculord" in lines[0]
    assert "1 ▲1 ¤" in lines[0]
    assert "♥4" in lines[0] or "♥2" in lines[0]  # who walks there
    assert "∩1" in lines[0]
    assert lines[1].rstrip().endswith("☠3 ✗0")
    assert lines[2].rstrip().endswith("☠0 ✗2")


def test_before_bosses_are_chosen_a_row_has_the_name_and_after_a_loss_it_says_so():
    choosing = uk.new_game("boss_monster", players=5, sets=["BMR", "CRL"], seed=1, variants=["choose_boss"])
    assert "Bot" in drawn(choosing, 80, 12)[0] or "bot" in drawn(choosing, 80, 12)[0]
    lost = at_crash_site(
        """
        phase: build
        players:
        - {boss: cleopatra, hand: [freeze], dungeon: [open_grave]}
        - {boss: gorgona, out: true}
        - {boss: xyzax}
        """
    )
    assert "out" in drawn(lost, 80, 5)[0]


def test_with_more_room_every_dungeon_has_more_rows():
    table = uk.new_game("boss_monster", players=6, sets=["BMR", "CRL"], seed=1)
    assert [len(drawn(table, 80, height)) for height in (14, 17, 22)] == [12, 17, 22]


def test_play_prints_what_the_guide_says_against_a_mix(command):
    said = command(
        "play", "boss_monster", "--seats", "bot,bot,bot", "--seed", "1", "--plain", "--set-option", "sets=BMR,CRL"
    ).out
    assert "The guide would rather not mix it like this:" in said
    assert "(BM-142)" in said
    plain = command("play", "boss_monster", "--seats", "bot,bot", "--seed", "1", "--plain").out
    assert "guide" not in plain


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("--set", "CRL", "--treasure", "explorer", "--type", "boss"), {"imperiatrix", "klonos", "mando"}),
        (("--set", "CRL", "--kind", "advanced"), {"digicron_library", "hypercube", "the_omega_42"}),
        (("--set", "CRL", "--kind", "special"), {"the_prince", "the_king"}),
        (("--set", "KNG", "--kind", "epic"), {"the_kingkiller"}),
        (("--set", "CRL", "--designed"), {"the_prince", "the_king"}),
    ],
)
def test_cards_are_found_by_kind_treasure_and_source(command, words, found):
    cards = json.loads(command("cards", "boss_monster", *words, "--json").out)
    assert {card["id"] for card in cards} == found


@pytest.mark.parametrize(("option", "hint"), [("--kind", "monster"), ("--treasure", "explorer")])
def test_what_no_card_has_is_a_mistake(command, option, hint):
    done = command("cards", "boss_monster", option, f"{hint}x")
    assert done.code == 2
    assert f"did you mean {hint}?" in done.err
