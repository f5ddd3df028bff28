"""What the terminal tells each of several people: nothing that they may not know, in whole games with marked cards."""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest

import underkeep as uk
from tests.cli.sitting import Terminal, new_match, plain
from tests.server.conftest import some
from tests.server.leaks.marked import NAME, marked, marks
from tests.server.leaks.oracle import Oracle
from underkeep.cli.desk import HomeDesk
from underkeep.cli.match import HomeMatch
from underkeep.cli.seats import seats_of
from underkeep.core import game as kernel
from underkeep.texts import boss_monster

COMPILED = not (kernel.__file__ or "").endswith(".py")


class Sheets(dict[str, dict[str, Any]]):
    def __missing__(self, card: str) -> dict[str, Any]:
        return self[card.partition("~")[0]]


class Teller(boss_monster.Teller):
    """Calls every card by its mark."""

    def __init__(self, lang: str, names: Any, viewer: int | None = None) -> None:
        super().__init__(lang, names, viewer)
        self.sheets = Sheets(self.sheets)

    def card(self, card: str) -> str:
        return card


@pytest.mark.rs("RS-033")
@pytest.mark.skipif(COMPILED, reason="a compiled card cannot be copied to get a mark of its own")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_names_a_card_that_its_reader_may_not_know(players, monkeypatch):
    monkeypatch.setitem(sys.modules, f"underkeep.texts.{NAME}", SimpleNamespace(Teller=Teller))
    found: list[str] = []
    named = 0
    with marked():
        for seed in range(some(2, 17)):
            chance = random.Random(seed)
            table = uk.new_game(NAME, seed=seed, players=players)
            match = HomeMatch(table, seats_of(["Ania", "Boris", "Celina", "Dorota"][:players]))
            desks = {viewer: HomeDesk(match, "en") for viewer in (None, *range(players))}
            oracle = Oracle(players)
            oracle.watch(table, [])
            while (decision := table.decision) is not None:
                told = len(match.told)
                match.answer(chance.randrange(len(decision.options)))
                oracle.watch(table, [one.event for one in match.told[told:]])  # type: ignore[attr-defined]
                for viewer, desk in desks.items():
                    desk.viewer = viewer
                    desk.teller = match.teller("en", viewer)
                    said = [*desk.events(match.told[told:]), *desk.table("").lines]
                    if table.decision is not None and table.decision.seat == viewer:
                        said += [desk.question(), *desk.options()]
                    here = marks("\n".join(said).lower())  # a sentence begins with a capital
                    named += len(here)
                    found += [f"{seed} {viewer}: {card}" for card in here - oracle.now[viewer]]
    assert found == []
    assert named > 1000  # it looked at something


class Peeker:
    """Remembers the next player's hand, as far as it is shown one."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(self, table: uk.Table, _seat: int) -> int:
        self.seen.append(hand_of_the_next(table))
        return 0


def hand_of_the_next(table: uk.Table) -> str:
    mine = table.view(1)["players"][1]
    return str(sorted([*mine["rooms"]["cards"], *mine["spells"]["cards"]]))


@pytest.mark.rs("RS-062")
def test_whoever_gives_a_hint_is_shown_hands_that_are_only_imagined(monkeypatch):
    bot = Peeker()
    monkeypatch.setattr("underkeep.bots.make", lambda _name, _seed: bot)
    match = new_match(3, "me", "Boris", "Celina")
    true: list[str] = []
    while (decision := match.table.decision) is not None and len(true) < 12:
        if decision.seat == 0:
            match.hint()
            true.append(hand_of_the_next(match.table))
        match.answer(0)
    assert len(bot.seen) == 12
    assert [seen for seen, hand in zip(bot.seen, true, strict=True) if seen == hand] == []


def secrets_of(table: uk.Table, seat: int, other: int | None) -> set[str]:
    """The cards in this seat's hand that the other one does not see anywhere, as they are called."""
    mine, seen = table.view(seat)["players"][seat], str(table.view(other))
    teller = boss_monster.Teller("en", [], seat)
    return {teller.card(card) for card in [*mine["rooms"]["cards"], *mine["spells"]["cards"]] if card not in seen}


@pytest.mark.rs("RS-065")
def test_the_next_hand_is_not_in_any_byte_before_the_hand_over_is_confirmed(tmp_path):
    """Plain mode on a terminal, where whatever was written stays in the window's memory until it is cleared."""
    table = uk.new_game("boss_monster", seed=7, players=2)
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--plain", "--seats", "me:Ania,me:Jan")
    last, there, covers, shown = None, 0, 0, 0
    try:
        while True:
            assert table.decision is not None
            seat, options = table.decision.seat, len(table.decision.options)
            hidden = secrets_of(table, seat, last)
            if seat != last:
                covered = terminal.wait_for("Press Enter when nobody else is looking.", after=there)
                assert "\x1b[3J" in covered
                assert not [card for card in hidden if card in plain(covered)]
                covers += 1
                there = terminal.type("\n")
            mine_alone = plain(terminal.wait_for(f"Your answer (1 to {options}", after=there))
            shown += len([card for card in hidden if card in mine_alone])
            assert not [card for card in secrets_of(table, 1 - seat, seat) if card in mine_alone]
            if covers == 12:  # by now each has drawn cards while the other one was at the keyboard
                break
            last, there = seat, terminal.type(f"{options}\n")
            table.choose(options - 1)
        assert shown > 12  # it would have been seen
        terminal.type("q\n")
        assert terminal.end() == 0
    finally:
        terminal.close()
