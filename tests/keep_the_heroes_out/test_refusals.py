"""Why not? Every refusal names its rule, whatever is asked; and asking changes nothing."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import asked, at, do, invaded, options, pieces, why_not
from underkeep.keep_the_heroes_out.naming import said
from underkeep.keep_the_heroes_out.options import Lay, OfGoods

FORGE = {"forge": "monsters: {rats: 1}"}


def acting(left: str, *, clan: str = "rats", rooms: dict[str, str] | None = None, **more) -> uk.Table:
    """In the middle of a card with these actions left."""
    return at(clan, hand="", rooms=FORGE if rooms is None else rooms,
              extra=f"under_way: [{{do: act, seat: 0, card: rat_scurry, left: [{left}]}}]", **more)  # fmt: skip


def reason(table: uk.Table, notation: str) -> tuple[str, str]:
    refusal = table.why_not(notation)
    assert refusal is not None
    return refusal.rule, refusal.message


@pytest.mark.parametrize(
    ("left", "notation", "rule", "message"),
    [
        ("move", "melee rogue forge", "KH-096", "keep-no-such-action"),
        ("move", "move nowhere forge", "KH-004", "keep-no-such-room"),
        ("move", "move", "KH-004", "keep-no-such-room"),
        ("move", "move forge  vault", "KH-078", "keep-not-offered"),
        ("activate, move", "use", "KH-004", "keep-no-such-room"),
        ("activate, move", "use laboratory", "KH-004", "keep-no-such-room"),
        ("activate, move", "use forge for spider", "KH-121", "keep-cannot-pay"),
        ("activate, move", "ability move forge vault", "KH-034", "keep-no-such-ability"),
        ("activate, move", "ability  ambush forge", "KH-034", "keep-not-offered"),
        ("activate, move", "finish forge", "KH-101", "keep-no-portal-to-finish"),
        ("place coin, move", "place coin", "KH-004", "keep-no-such-room"),
        ("place coin, move", "place bone forge", "KH-086", "keep-no-such-action"),
        ("discard coin, move", "discard coin forge", "KH-100", "keep-cannot-pay"),
        ("horde melee, move", "horde melee forge", "KH-093", "keep-nothing-for-a-horde"),
        ("melee, move", "melee x forge", "KH-082", "keep-not-offered"),
        ("ambush 1 any_own_room, move", "ambush vault", "KH-090", "keep-no-monster-there"),
        ("move", "pass it on", "KH-050", "keep-no-such-action"),
        ("move", "trap forge", "KH-050", "keep-no-such-action"),
        ("move", "use forge for sword", "KH-111", "keep-needs-activate"),
        ("move", "ability ambush forge", "KH-034", "keep-needs-activate"),
        ("move", "finish forge", "KH-101", "keep-needs-activate"),
        ("if melee then place coin, move", "place coin forge", "KH-100", "keep-no-such-action"),
        ("move", "", "KH-050", "keep-not-offered"),
    ],
)
def test_an_action_that_cannot_be_done_says_why(left, notation, rule, message):
    assert reason(acting(left), notation) == (rule, message)


def test_what_is_used_up_or_missing_says_so():
    rooms = {"forge": "monsters: {rats: 1}, heroes: [rogue]", "vault": "resources: {coin: 6}, traps: 8"}
    table = acting("trap, place coin, move", rooms=rooms)
    assert reason(table, "trap forge") == ("KH-075", "keep-none-left")
    assert reason(table, "place coin forge") == ("KH-075", "keep-none-left")
    assert reason(acting("melee, move", rooms=rooms), "melee  rogue forge") == ("KH-082", "keep-not-offered")
    nine = {"forge": "monsters: {rats: 9}"}
    assert reason(acting("ambush 1 bones, move", rooms=nine), "ambush sewers") == ("KH-023", "keep-lair-empty")
    others = ("study", "library", "sewers", "prison", "alchemist", "catacombs", "beast_tamer", "workshop")
    portals = dict.fromkeys(others, "portal: unfinished")
    full = acting("portal, move", rooms={**FORGE, **portals})
    assert reason(full, "portal forge") == ("KH-075", "keep-none-left")
    everything = "deck: [], discard: [], play: [rat_swarm, rat_swarm, rat_busy_paws, rat_busy_paws, rat_busy_paws, "
    everything += "rat_scurry, rat_scurry, rat_gang_up, rat_from_the_drains, rat_from_the_drains]"
    empty = acting("draw, move", mine=everything)
    assert reason(empty, "draw") == ("KH-076", "keep-no-cards-to-draw")
    assert options(empty)[-1] == "done"


@pytest.mark.rule("KH-023")
@pytest.mark.rule("KH-075")
@pytest.mark.rule("KH-082")
@pytest.mark.rule("KH-084")
@pytest.mark.rule("KH-100")
@pytest.mark.parametrize(
    ("clan", "rooms", "notation", "rule"),
    [
        ("imps", {"vault": "monsters: {imps: 4}"}, "imp_pop_up left", "KH-023"),
        ("imps", {"vault": "monsters: {imps: 1}, traps: 8"}, "imp_snare left", "KH-075"),
        ("imps", {}, "imp_snare left", "KH-088"),
        ("witches", {}, "witch_rift left", "KH-089"),
        ("witches", {"vault": "resources: {frog: 6, book: 6}"}, "witch_ingredients left", "KH-075"),
        ("witches", {"vault": "resources: {frog: 6}"}, "witch_ingredients left", "KH-052"),
        ("rats", {"vault": "monsters: {rats: 1}"}, "rat_swarm right", "KH-082"),
        ("lizardfolk", {"vault": "monsters: {lizardfolk: 1}"}, "lizard_javelins left", "KH-084"),
        ("slimes", {"vault": "monsters: {slimes: 1}"}, "slime_engulf left", "KH-100"),
        ("rats", {}, "rat_swarm left", "KH-093"),
        ("rats", {}, "rat_scurry left", "KH-078"),
        ("rats", {}, "rat_busy_paws left", "KH-033"),
        ("witches", {"vault": "monsters: {witches: 1}, portal: finished"}, "witch_rift left", "KH-052"),
    ],
)
def test_a_side_that_can_do_nothing_names_the_rule_that_stands_against_it(clan, rooms, notation, rule):
    table = at(clan, hand=notation.split()[0], rooms=rooms)
    assert reason(table, f"play {notation}") == (rule, "keep-nothing-to-do")


@pytest.mark.rule("KH-049")
def test_a_turn_does_not_end_inside_a_card():
    assert reason(acting("move, melee"), "end turn") == ("KH-049", "keep-card-under-way")


@pytest.mark.rule("KH-045")
@pytest.mark.rule("KH-074")
def test_a_turn_does_not_end_before_its_phases_are_over_and_all_heroes_exhausted():
    for phase in ("exchange", "rest"):
        assert reason(at("rats", hand="rat_swarm", rooms=FORGE, phase=phase), "end turn") == (
            "KH-045", "keep-must-choose",
        )  # fmt: skip
    table, _ = invaded("rogue_swords", rooms={"vault": "monsters: {rats: 3}"})
    assert reason(table, "end turn") == ("KH-074", "keep-heroes-under-way")
    assert reason(at("rats", phase="muster"), "end turn") == ("KH-019", "keep-not-your-room")


@pytest.mark.rule("KH-034")
@pytest.mark.rule("KH-111")
def test_between_cards_nothing_can_be_activated():
    table = at("rats", hand="rat_busy_paws", rooms={**FORGE, "library": "portal: unfinished"})
    assert reason(table, "ability ambush forge") == ("KH-034", "keep-needs-activate")
    assert reason(table, "use forge for sword") == ("KH-111", "keep-needs-activate")
    assert reason(table, "finish library") == ("KH-101", "keep-needs-activate")
    assert reason(at("rats", hand="rat_busy_paws"), "ability ambush forge") == ("KH-033", "keep-no-ability")


@pytest.mark.rule("KH-138")
def test_cards_of_the_gamble_cannot_be_played_before_the_freed_heroes_are_done():
    rooms = {"vault": "monsters: {rats: 2}", "prison": "heroes: [rogue, fighter]"}
    table = at("rats", hand="rat_swarm", rooms=rooms, guild="mage_hat", mine="deck: [rat_gang_up]")
    do(table, "gamble")
    assert asked(table) == (0, "attacker")  # all three are in the Vault by now
    assert reason(table, "play rat_gang_up left") == ("KH-138", "keep-heroes-under-way")
    assert reason(table, "end turn") == ("KH-074", "keep-heroes-under-way")
    assert reason(table, "gamble") == ("KH-134", "keep-gambled-already")


@pytest.mark.rule("KH-049")
def test_a_card_is_not_over_before_what_it_has_activated_is():
    rooms = {"grand_builder": "monsters: {rats: 1}, resources: {coin: 1}"}
    table = at("rats", hand="rat_busy_paws rat_swarm", rooms=rooms, scenario="under_construction")
    do(table, "play rat_busy_paws left", "ability ambush grand_builder", "use grand_builder value 1")
    assert asked(table) == (0, "build")
    assert reason(table, "play rat_swarm left") == ("KH-049", "keep-card-under-way")
    assert reason(table, "end turn") == ("KH-049", "keep-card-under-way")


@pytest.mark.rule("KH-046")
def test_who_is_asked_out_of_turn_cannot_play_or_gamble():
    table, _ = invaded("rogue_swords", clans="rats skeletons", rooms={"forge": "monsters: {rats: 1, skeletons: 1}",
                       "vault": "monsters: {rats: 1}"}, others=("hand: [skeleton_bone_shield]",))  # fmt: skip
    do(table, "next rogue forge", "next forge", "hit rats")
    assert asked(table) == (1, "defend")
    for notation in ("play skeleton_bone_shield left", "gamble", "exchange skeleton_bone_shield"):
        assert reason(table, notation) == ("KH-046", "keep-not-your-turn")


@pytest.mark.rule("KH-087")
def test_nobody_defends_where_no_hero_attacks():
    table = at("rats", hand="tower_shield rat_scurry", rooms=FORGE)
    assert reason(table, "defend with tower_shield") == ("KH-087", "keep-nothing-to-defend")
    do(table, "play rat_scurry left")
    assert reason(table, "defend with tower_shield") == ("KH-087", "keep-nothing-to-defend")


@pytest.mark.rule("KH-057")
def test_loot_is_not_exchanged_inside_a_card_nor_in_the_invasion():
    table = at("rats", hand="rat_swarm rat_scurry", rooms=FORGE)
    do(table, "play rat_scurry left")
    assert reason(table, "exchange rat_swarm") == ("KH-057", "keep-only-in-phase-2")
    table, _ = invaded("rogue_swords", hand="rat_swarm", rooms={"vault": "monsters: {rats: 3}"})
    assert reason(table, "exchange rat_swarm") == ("KH-057", "keep-only-in-phase-2")


@pytest.mark.rule("KH-079")
def test_a_monster_carries_one_token_however_two_are_asked_for():
    table = acting("move, melee", rooms={"forge": "monsters: {rats: 1}, resources: {frog: 1}, traps: 1"})
    for burden in ("frog trap", "frog and trap", "frog with trap"):
        assert reason(table, f"move forge vault with {burden}") == ("KH-079", "keep-one-token")
    assert reason(table, "move forge vault with coin") == ("KH-080", "keep-nothing-to-carry")


def test_a_horde_stays_in_its_room():
    rooms = {"forge": "monsters: {rats: 2}, heroes: [rogue, rogue]", "study": "monsters: {rats: 1}, heroes: [mage]"}
    table = at("rats", hand="rat_gang_up", rooms=rooms)
    do(table, "play rat_gang_up left", "horde melee forge")
    assert reason(table, "melee mage study") == ("KH-093", "keep-other-horde")


def test_an_ability_needs_a_monster_and_something_to_do():
    assert reason(acting("activate, draw", rooms={}), "ability ambush forge") == ("KH-033", "keep-no-ability")
    table = acting("activate, move", clan="gnolls", rooms={"forge": "monsters: {gnolls: 1}"})
    assert reason(table, "ability melee rogue forge") == ("KH-082", "keep-no-hero-there")
    assert reason(table, "ability melee rogue vault") == ("KH-082", "keep-no-monster-there")
    assert reason(table, "ability ranged rogue vault") == ("KH-034", "keep-no-such-ability")
    whole = acting("activate, move", clan="red_dragon", rooms={"forge": "monsters: {red_dragon: 1}"})
    assert reason(whole, "ability heal") == ("KH-034", "keep-nothing-for-the-ability")


@pytest.mark.rule("KH-040")
@pytest.mark.rule("KH-041")
@pytest.mark.rule("KH-042")
def test_an_ability_is_refused_for_the_same_reasons_as_the_action_that_it_does():
    rooms = {"forge": "monsters: {rats: 2}", "vault": "monsters: {skeletons: 1}, resources: {bone: 6}"}
    rats = acting("activate, move", clan="rats skeletons", rooms=rooms)
    assert reason(rats, "ability ambush vault") == ("KH-041", "keep-no-monster-there")
    crowd = acting("activate, move", rooms={"forge": "monsters: {rats: 9}"})
    assert reason(crowd, "ability ambush forge") == ("KH-023", "keep-lair-empty")
    bones = acting("activate, move", clan="skeletons rats", rooms=rooms)
    assert reason(bones, "ability place bone vault") == ("KH-075", "keep-none-left")
    assert reason(bones, "ability place bone forge") == ("KH-040", "keep-no-monster-there")
    rift = {"forge": "monsters: {witches: 1}, portal: finished"}
    witch = acting("activate, move", clan="witches", rooms=rift)
    assert reason(witch, "ability portal forge") == ("KH-A24", "keep-portal-there")
    assert reason(witch, "ability portal vault") == ("KH-042", "keep-no-monster-there")
    ghost = acting("activate, move", clan="poltergeists", rooms={"library": "monsters: {poltergeists: 1}"})
    assert reason(ghost, "ability move library vault") == ("KH-078", "keep-no-corridor")


def test_a_portal_does_not_carry_a_shot():
    rooms = {"library": "monsters: {lizardfolk: 1}, portal: finished", "catacombs": "heroes: [mage], portal: finished"}
    table = acting("ranged, move", clan="lizardfolk", rooms=rooms)
    assert reason(table, "ranged mage catacombs") == ("KH-085", "keep-no-monster-near")


def test_a_room_that_cannot_be_used_says_why():
    rooms = {"forge": "monsters: {rats: 1}, resources: {coin: 1}", "vault": "monsters: {rats: 1}"}
    table = acting("activate, move", rooms=rooms)
    assert reason(table, "use forge  for sword") == ("KH-122", "keep-not-offered")
    assert reason(table, "use  vault") == ("KH-111", "keep-not-offered")
    rooms = {"grand_builder": "monsters: {rats: 1}, resources: {coin: 1}"}
    table = acting("activate, move", rooms=rooms, scenario="under_construction")
    assert reason(table, "use grand_builder value 0") == ("KH-151", "keep-no-treasure-left")
    assert reason(table, "use grand_builder  value 1") == ("KH-152", "keep-no-room-to-build")


def test_other_questions_name_their_rule():
    table = at("rats", hand="rat_swarm", rooms=FORGE)
    assert reason(table, "play rat_swarm  left") == ("KH-048", "keep-not-offered")
    assert reason(table, "done") == ("KH-048", "keep-must-choose")
    assert reason(table, "fly") == ("KH-048", "keep-not-offered")
    table = at("rats", hand="rat_swarm", rooms=FORGE, phase="exchange")
    assert reason(table, "exchange rat_gang_up") == ("KH-057", "keep-not-in-hand")
    bare = at("rats", hand="rat_swarm", phase="exchange", loot="", extra="loot: {row: []}")
    assert options(bare) == ["gamble", "done"]
    assert reason(bare, "exchange rat_swarm") == ("KH-057", "keep-row-empty")
    table, _ = invaded("rogue_swords", rooms={"vault": "monsters: {rats: 3}"})
    assert why_not(table, "pass") == "KH-161"


def test_a_card_without_sides_has_none_to_name():
    table = at("rats", hand="rat_from_the_drains", rooms=FORGE)
    assert reason(table, "play rat_from_the_drains left") == ("KH-096", "keep-no-such-side")


def test_every_option_can_be_told_in_words():
    """The arguments of the sentences; what they sound like is a matter of the texts."""
    import random

    seen: set[str] = set()
    for number in range(30):
        table = uk.new_game("keep_the_heroes_out", players=2, seed=number, scenario="under_construction")
        chance = random.Random(number)
        while table.decision is not None:
            for option in table.decision.options:
                words = option.words()
                assert all(isinstance(word, str) for word in words.values())
                seen.add(type(option).__name__)
            table.choose(chance.randrange(len(table.decision.options)))
    assert {"Play", "Move", "InRoom", "OfHero", "OfCard", "TakeClan", "Deed", "UseRoom"} <= seen
    spot = at("rats", hand="rat_busy_paws", scenario="under_construction",
              rooms={"grand_builder": "monsters: {rats: 1}, resources: {coin: 2}"})  # fmt: skip
    do(spot, "play rat_busy_paws left", "use grand_builder value 2")
    do(spot, options(spot)[0])
    assert spot.decision is not None
    assert set(spot.decision.options[0].words()) == {"room", "cell", "rotation"}
    horde = at("rats", hand="rat_swarm", rooms=FORGE)
    do(horde, "play rat_swarm left")
    assert horde.decision is not None
    assert horde.decision.options[0].words() == {"ability": "no", "room": "forge", "action": "move"}


def test_without_projects_the_builder_builds_nothing():
    laid = {"grand_builder": "monsters: {rats: 1}, resources: {coin: 2}"}
    table = at("rats", hand="rat_busy_paws", rooms=laid, scenario="under_construction")
    pieces(table).projects.clear()
    do(table, "play rat_busy_paws left")
    assert reason(table, "use grand_builder value 1") == ("KH-152", "keep-no-room-to-build")


def test_places_and_tokens_are_told_in_words():
    assert said(Lay(2, -1, 2, 1).words())["x"] == "\N{MINUS SIGN}1"
    assert OfGoods("shift", 2, 1, 0).words() == {"goods": "frog", "room": "forge", "to": "vault"}
    assert OfGoods("lose", 0, 1).words() == {"goods": "coin", "room": "forge"}
