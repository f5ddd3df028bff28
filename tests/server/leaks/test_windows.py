"""Scenes at a table whose windows must tell nothing: each in two worlds that differ in a hidden hand."""

from __future__ import annotations

import pytest

from tests.server.leaks.scene import COME_BACK, Cue, Manners, play, story
from tests.server.leaks.spans import until_next
from tests.server.leaks.worlds import Heard
from underkeep.server import wire
from underkeep.server.deciding import CLOSING_SECONDS
from underkeep.server.pace import BLINK, LONGEST_BLINK, QUICK

# `freeze` can be cast while rooms are built, `fear` cannot; both are one spell in hand, for whoever cannot look.
TWO = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar{mine}], dungeon: [golem_factory]}}
- {{boss: gorgona, hand: [{theirs}], builds: 0}}
"""
THREE = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar{mine}], dungeon: [golem_factory]}}
- {{boss: cerebellus, hand: [{second}], builds: 0}}
- {{boss: gorgona, hand: [{third}], builds: 0}}
"""
BUILDING: Manners = {
    0: [("build dark_altar new", 1.0), ("pass", 0.7)],
    1: [("pass", 0.6)],
    2: [("pass", 0.8)],
}


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-041")
@pytest.mark.ux("UX-056")
@pytest.mark.parametrize("viewer", [None, 0])
def test_somebody_who_could_have_answered_and_somebody_who_could_not_look_alike(viewer: int | None) -> None:
    asked, idle = [play(TWO.format(mine="", theirs=spell), BUILDING, seconds=7)[viewer] for spell in ("freeze", "fear")]
    assert story(asked) == story(idle)
    assert asked == idle
    assert len(asked) > 2


@pytest.mark.rs("RS-041")
def test_a_window_in_which_two_are_asked_takes_as_long_as_one_in_which_nobody_is() -> None:
    both, nobody = [
        play(THREE.format(mine="", second=spell, third=spell), BUILDING)[None] for spell in ("freeze", "fear")
    ]
    assert story(both) == story(nobody)


@pytest.mark.rs("RS-047")
def test_why_something_cannot_be_taken_back_does_not_tell_whether_somebody_is_asked() -> None:
    cues = [(1.3, 0, wire.TakeBack(key="take-it-back")), (2.3, 0, wire.TakeBack(key="take-it-back-now"))]
    asked, idle = [
        play(TWO.format(mine="", theirs=spell), BUILDING, cues, seconds=7)[0] for spell in ("freeze", "fear")
    ]
    assert story(asked) == story(idle)
    assert "refused" in str(asked)


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-042")
@pytest.mark.rs("RS-046")
@pytest.mark.parametrize("viewer", [None, 0])
def test_coming_back_does_not_tell_whether_somebody_has_passed_meanwhile(viewer: int | None) -> None:
    cues = [(2.1, viewer, COME_BACK)]
    asked, idle = [
        play(TWO.format(mine="", theirs=spell), BUILDING, cues, seconds=7)[viewer] for spell in ("freeze", "fear")
    ]
    assert story(asked) == story(idle)
    assert asked == idle


@pytest.mark.rs("RS-040")
def test_that_a_window_is_not_held_any_more_is_told_when_it_happens_and_not_when_somebody_passes() -> None:
    manners: Manners = {
        0: [("build dark_altar new", 1.0), ("cast freeze 0:2", 1.0), ("pass", 0.7)], 1: [("pass", 0.6)],
        2: [("pass", 0.5)],
    }  # fmt: skip
    cues = [(1.5, 1, wire.Hold(on=True))]
    asked, idle = [
        play(THREE.format(mine=", freeze", second="fear", third=spell), manners, cues)[None]
        for spell in ("counterspell", "fear")
    ]
    assert story(asked) == story(idle)
    assert "'held': [1]" in str(story(asked))


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-042")
def test_my_own_secret_question_comes_at_the_same_time_whether_somebody_was_asked_before_me_or_not() -> None:
    asked, idle = [play(TWO.format(mine=f", {spell}", theirs="freeze"), BUILDING)[1] for spell in ("freeze", "fear")]
    assert story(asked) == story(idle)


@pytest.mark.rs("RS-041")
@pytest.mark.parametrize("slowness", [0.004, 0.05, 0.1, 0.15, 0.2, 0.3])
@pytest.mark.parametrize("when", ["never", "just in time", "too late"])
def test_the_time_of_the_disk_makes_no_window_longer_however_many_are_asked(slowness: float, when: str) -> None:
    """Whoever is asked lets the clock answer, or passes when there is just enough time to store that, or is late."""
    lay: Manners = {0: [("build dark_altar new", 1.0)]}
    passing = {"just in time": 3.0 - CLOSING_SECONDS - 2 * slowness - 0.001, "too late": 2.999}
    late: Manners = {seat: [("pass", passing[when])] for seat in (1, 2) if when in passing}
    asked, idle = [
        play(THREE.format(mine="", second=spell, third=spell), {**lay, **late}, slowness=slowness, seconds=12)[None]
        for spell in ("freeze", "fear")
    ]
    assert story(asked) == story(idle)
    assert len(asked) > 2


ONE_ANSWER = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory]}}
- {{boss: gorgona, hand: [{room}], builds: 1}}
"""


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-042")
@pytest.mark.parametrize("bots", [(), (1,)])
def test_whoever_holds_rooms_but_none_that_fits_seems_to_think_as_well(bots: tuple[int, ...]) -> None:
    manners: Manners = {0: [("build dark_altar new", 1.0), ("pass", 0.5)], 1: [("pass", 1.35)]}
    fits, does_not = [
        play(ONE_ANSWER.format(room=room), manners, bots=bots, seconds=3)[None]
        for room in ("bottomless_pit", "vampire_bordello")
    ]
    assert story(fits) == story(does_not)


@pytest.mark.rs("RS-042")
@pytest.mark.rs("RS-047")
def test_whoever_holds_the_window_or_takes_back_while_somebody_seems_to_think_learns_nothing() -> None:
    manners: Manners = {0: [("build dark_altar new", 1.0), ("pass", 0.5)], 1: [("pass", 1.35)]}
    cues: list[Cue] = [(1.5, 0, wire.TakeBack(key="take-it-back")), (1.7, 0, wire.Hold(on=True)), (1.8, 0, COME_BACK)]
    fits, does_not = [
        play(ONE_ANSWER.format(room=room), manners, cues, seconds=9)[0]
        for room in ("bottomless_pit", "vampire_bordello")
    ]
    assert story(fits) == story(does_not)
    assert "'turn': 1, 'window': False, 'held': [0]" in str(story(fits))
    assert "cannot_take_back" in str(story(fits))


A_WINDOW_AFTER = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar, fear], dungeon: [golem_factory]}}
- {{boss: cleopatra, hand: [{room}], builds: 1}}
- {{boss: gorgona, hand: [open_grave, fear], builds: 1}}
"""


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-042")
def test_whoever_holds_the_window_while_somebody_seems_to_think_holds_the_next_one_in_no_world() -> None:
    manners: Manners = {0: [("build dark_altar new", 1.0), ("pass", 0.5)], 1: [("pass", 1.35)], 2: [("pass", 0.5)]}
    cues: list[Cue] = [(4.7, 0, wire.Hold(on=True))]
    fits, does_not = [
        play(A_WINDOW_AFTER.format(room=room), manners, cues, seconds=9)[0]
        for room in ("bottomless_pit", "vampire_bordello")
    ]
    assert story(fits) == story(does_not)
    assert "'turn': 1, 'window': False, 'held': [0]" in str(story(fits))
    assert "'window': True, 'held': []" in story(fits)[-2] + story(fits)[-1]


LAIR = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [{spell}], dungeon: [open_grave], builds: 0}}
- {{boss: gorgona, hand: [golem_factory, golem_factory, bottomless_pit], builds: 1, dungeon: [{{stack: [open_grave,
    dracolich_lair]}}]}}
discard: [jackpot_stash, mimic_vault]
"""


@pytest.mark.rs("RS-047")
def test_whether_i_may_take_something_back_does_not_tell_whether_the_active_player_was_asked_since() -> None:
    manners: Manners = {
        0: [("pass", 0.5)],
        1: [("use dracolich_lair 1", 0.5), ("discard golem_factory", 0.5), ("take jackpot_stash", 0.5)],
    }
    cues = [(9.5, 1, wire.TakeBack(key="take-it-back"))]
    asked, idle = [
        [line for line in story(play(LAIR.format(spell=spell), manners, cues, seconds=10)[1]) if "take-it-back" in line]
        for spell in ("freeze", "fear")
    ]
    assert len(asked) == 1
    assert asked == idle


# -- one person among bots --------------------------------------------------------------------------------------------

# A bot lays a room before everybody's eyes. Then another one could act, or could not.
AMONG_BOTS = """
phase: build
active: 1
players:
- {{boss: draculord, builds: 0, hand: [{mine}], dungeon: [open_grave]}}
- {{boss: cerebellus, hand: [dark_altar], dungeon: [golem_factory]}}
- {{boss: gorgona, hand: [{spell}], builds: 0}}
"""
LAYING: Manners = {0: [("pass", 0.1)], 1: [("build dark_altar new", 0.0)], 2: []}


@pytest.mark.rs("RS-041")
@pytest.mark.rs("RS-043")
@pytest.mark.ux("UX-057")
@pytest.mark.parametrize("thinking", [0.005, 0.03, 0.3])
def test_among_bots_a_window_is_short_and_tells_no_more_of_their_hands(thinking: float) -> None:
    """However slow bots are: whoever comes too late does nothing, and nobody waits for it."""
    asked, idle = [among_bots("fear", spell, LAYING, thinking=thinking)[0] for spell in ("freeze", "fear")]
    assert story(asked) == story(idle)
    took = until_next(asked, "laid")
    assert took < (2 * BLINK if thinking < 0.01 else 1.3 * LONGEST_BLINK)


def among_bots(
    mine: str, spell: str, manners: Manners, *, thinking: float = 0.0, watched: bool = False
) -> dict[int | None, Heard]:
    position = AMONG_BOTS.format(mine=mine, spell=spell)
    return play(position, manners, pace=QUICK, bots=[1, 2], thinking=thinking, seconds=4, watched=watched)


def test_a_window_in_which_the_one_person_is_asked_waits_for_them_and_closes_soon_after_they_have_passed() -> None:
    silent: Manners = {**LAYING, 0: []}
    waits, passes = [until_next(among_bots("freeze", "fear", manners)[0], "laid") for manners in (silent, LAYING)]
    assert waits == pytest.approx(0.75)  # as long as ever
    assert passes < 0.1 + 4 * BLINK


@pytest.mark.rs("RS-041")
@pytest.mark.ux("UX-057")
def test_whoever_watches_one_person_among_bots_cannot_tell_whether_they_are_asked() -> None:
    asked, idle = [among_bots(mine, "fear", LAYING, watched=True)[None] for mine in ("freeze", "fear")]
    assert story(asked) == story(idle)
    assert until_next(idle, "laid") == pytest.approx(0.75)
