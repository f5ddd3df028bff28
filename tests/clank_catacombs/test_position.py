"""Positions: what is left out, what is refused, and that all comes back as it was."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import asked, at, do, now, options, pieces, seat, view
from underkeep.clank_catacombs.cards.box import DUNGEON

HEAD = "underkeep: position 1\ngame: clank_catacombs\noptions: {players: 2}\n"


def loaded(lines: str, players: str = "- {}\n- {}\n") -> uk.Table:
    return uk.load(f"{HEAD}{lines}players:\n{players}")


def test_what_is_not_named_is_dealt_by_the_seed():
    table = loaded("seed: 5\n")
    assert [len(seat(table, me)["cards"]) for me in (0, 1)] == [5, 5]
    assert "" not in view(table)["row"]
    assert view(table)["stack"] == {"haven": 4, "tiles": 26}
    assert view(table)["bag"]["black"] == 24
    assert loaded("seed: 6\n").digest() != table.digest()
    assert loaded("seed: 5\n").digest() == table.digest()


def test_every_moment_of_a_game_can_be_written_down_and_read_back():
    for seed in range(3):
        table = uk.new_game("clank_catacombs", players=2 + 2 * seed, seed=seed, promos=True)
        chance = random.Random(seed)
        while table.decision is not None:
            if chance.random() < 0.15:
                again = uk.load(table.position())
                assert again.digest() == table.digest()
                assert again.view(0) == table.view(0)
            table.choose(chance.randrange(len(table.decision.options)))


@pytest.mark.parametrize(
    ("lines", "field", "rule"),
    [
        ("tiles: [{id: H1, cell: [1, 1]}, {id: H1, cell: [2, 1]}]\n", "tiles[1]", "CC-001"),
        ("tiles: [{id: H1, cell: [0, 1]}]\n", "tiles[0].cell", "CC-119"),
        ("tiles: [{id: H1, cell: [5, 5]}]\n", "tiles[0].cell", "CC-121"),
        ("tiles: [{id: H1, cell: [1, 1], rotation: 45}]\n", "tiles[0].rotation", "CC-121"),
        ("stack: [H1, H1]\n", "stack", "CC-001"),
        ("row: [lute, lute]\n", "row[1]", "CC-005"),
        ("dungeon_deck: [lute, lute]\n", "dungeon_deck", "CC-005"),
        ("row: [burgle]\n", "row[0]", "CC-005"),
        ("box: [chalice, chalice, chalice, chalice]\n", "box", "CC-006"),
        ("treasures: {landing: [6]}\n", "artifacts", "CC-006"),
        ("artifacts: [5, 5]\n", "artifacts", "CC-006"),
        ("idols: 3\nactive: 0\n", "idols", "CC-006"),
        ("tiles: [{id: H2, cell: [1, 1]}]\naltars: {h2_nw: [0]}\n", "altars.h2_nw", "CC-156"),
        ("reserve: {explore: 16}\n", "reserve.explore", "CC-069"),
        ("clank: {cubes: [31]}\n", "clank.cubes[0]", ""),
        ("clank: {cubes: [20]}\nbag: {cubes: [20]}\n", "players[0].cubes", "CC-002"),
        ("clank: {cubes: [1, 1, 1]}\n", "clank.cubes", ""),
        ("aside: {black: 30}\n", "bag.black", "CC-002"),
        ("clank: {ghosts: 3}\nbag: {ghosts: 3}\n", "clank.ghosts", "CC-002"),
        ("altars: {h2_se: [0]}\n", "altars.h2_se", ""),
        ("tiles: [{id: START_B, cell: [0, 0]}]\n", "tiles[0]", "CC-020"),
        ("tiles: [{id: START_A, cell: [0, 1]}]\n", "tiles[0]", "CC-020"),
        ("tiles: [{id: START_A, cell: [0, 0], rotation: 180}]\n", "tiles[0]", "CC-020"),
        ("tiles: [{id: H2, cell: [1, 1]}]\naltars: {h2_se: [0, 0]}\n", "altars.h2_se", "CC-158"),
        ("active: 5\n", "active", ""),
        ("turners: [4]\n", "turners", ""),
        ("this_turn: {doomed: [burgle]}\n", "this_turn.doomed", "CC-183"),
        ("this_turn: {crossing: N1}\n", "this_turn.crossing", ""),
        ("this_turn: {found: {tile: H1, cell: [0, 0], by: N1, why: 1}}\n", "this_turn.found.cell", "CC-119"),
        ("this_turn: {found: {tile: H1, cell: [4, 4], by: N1, why: 1}}\n", "this_turn.found.by", "CC-118"),
    ],
)
def test_what_could_never_be_is_refused_by_field_and_rule(lines, field, rule):
    players = "- {idols: 1}\n- {}\n" if "idols" in lines else "- {}\n- {}\n"
    with pytest.raises(uk.BadPosition) as refused:
        loaded(lines, players)
    assert (refused.value.field, refused.value.rule) == (field, rule)


@pytest.mark.parametrize(
    ("player", "field", "rule"),
    [
        ("pawn: d01_nw", "players[0].pawn", ""),
        ("hand: [goblin]", "players[0].hand[0]", "CC-075"),
        ("hand: [sidestep, sidestep]", "players[0]", "CC-004"),
        ("hand: [lute, lute]", "players[0].hand[1]", "CC-005"),
        ("tokens: [chalice, chalice, chalice, chalice]", "players[0].tokens", "CC-006"),
        ("state: escaped", "players[0].state", "CC-227"),
        ("health: 0, state: in", "players[0].health", "CC-218"),
        ("health: 10, black: 1", "players[0].health", ""),
        ("cubes: 30, health: 9", "players[0].cubes", "CC-002"),
        ("known_on_top: 1", "players[0].known_on_top", ""),
        ("hand: [burgle], known_in_hand: [lute]", "players[0].known_in_hand", ""),
    ],
)
def test_players_that_could_never_be_are_refused(player, field, rule):
    with pytest.raises(uk.BadPosition) as refused:
        loaded("", f"- {{{player}}}\n- {{}}\n")
    assert (refused.value.field, refused.value.rule) == (field, rule)


def test_a_supply_that_has_shrunk_has_gone_into_the_bag_unless_the_bag_is_named():
    table = loaded("clank: {cubes: [2]}\n", "- {cubes: 3, health: 9}\n- {}\n")
    assert (seat(table)["cubes"], view(table)["bag"]["cubes"]) == (3, [24, 0])
    with pytest.raises(uk.BadPosition) as refused:
        loaded("bag: {cubes: [2]}\n", "- {cubes: 3}\n- {}\n")
    assert (refused.value.field, refused.value.rule) == ("players[0].cubes", "CC-002")


@pytest.mark.rule("CC-238")
@pytest.mark.rule("CC-239")
def test_whose_turn_it_is_may_have_finished_and_only_lets_the_dragon_attack():
    others = "- {pawn: landing, hand: [burgle, stumble]}\n"
    table = loaded("clank: [0, 3]\n", "- {pawn: landing, health: 0}\n" + others)
    assert asked(table) == (1, "turn")
    assert sum(view(table)["bag"]["cubes"]) + view(table)["bag"]["black"] == 27 - 6
    with pytest.raises(uk.BadPosition) as refused:
        loaded("phase: turn\n", "- {pawn: landing, health: 0}\n" + others)
    assert (refused.value.field, refused.value.rule) == ("active", "CC-235")


@pytest.mark.rule("CC-201")
@pytest.mark.parametrize(("mine", "drawn"), [("pawn: landing", 4 + 1), ("pawn: landing, health: 0", 6)])
def test_an_attack_that_is_to_come_draws_what_the_rules_say_unless_it_is_told(mine, drawn):
    there = "phase: attack\nrage: 4\nrow: [wishing_well]\n"
    players = f"- {{{mine}}}\n- {{hand: [burgle, stumble]}}\n"
    assert view(loaded(there, players))["bag"]["black"] == 24 - drawn
    assert view(loaded(f"{there}draws: 1\n", players))["bag"]["black"] == 23


def test_there_must_be_somebody_to_play():
    out = "{state: out, health: 0}"
    with pytest.raises(uk.BadPosition) as refused:
        loaded("phase: refill\n", f"- {out}\n- {out}\n")
    assert refused.value.rule == "CC-226"
    with pytest.raises(uk.BadPosition):
        loaded("", "- {}\n")
    with pytest.raises(uk.BadPosition) as short:
        loaded("reserve: {mercenary: 15}\n", f"- {{hand: [{', '.join(['mercenary'] * 16)}]}}\n- {{}}\n")
    assert short.value.rule == "CC-069"


def test_a_position_may_stand_in_the_middle_of_a_move():
    table = at("pawn: east_porch, boots: 2, hand: [burgle]", extra="stack: [D12]")
    do(table, "explore L.E1")
    assert uk.load(table.position()).digest() == table.digest()
    do(table, "place L.E1 rot 270")
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert options(again) == options(table)
    assert pieces(again).turn.crossing is not None


def test_the_start_side_of_a_position_is_told_where_the_options_leave_it_to_chance():
    text = HEAD.replace("players: 2", "players: 2, start_side: random")
    assert view(uk.load(f"{text}start_side: b\nplayers:\n- {{}}\n- {{}}\n"))["start_side"] == "START_B"
    assert view(uk.load(f"{text}players:\n- {{}}\n- {{}}\n"))["start_side"] == "START_A"


def test_a_tile_that_a_card_has_brought_may_be_at_hand():
    table = at("pawn: h1_w, swords: 3, hand: [burgle]", extra="tiles: [{id: H1, cell: [1, 1]}]\nstack: [D12]",
               row="[marble_guardian]")  # fmt: skip
    do(table, "fight marble_guardian", "at 2,1")
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert options(again) == options(table)


def test_a_row_is_dealt_as_far_as_there_are_cards_without_the_dragon():
    calm = [card for card in DUNGEON if card.set == "base" and not card.dragon]
    used = [card.id for card in calm for _ in range(card.copies)]
    table = loaded(f"dungeon_discard: [{', '.join(used[:-2])}]\n", "- {hand: [burgle, stumble]}\n- {}\n")
    assert view(table)["row"].count("") == 4


def test_there_are_never_more_than_three_idols_nor_five_cubes_at_an_altar():
    with pytest.raises(uk.BadPosition) as told:
        loaded("", "- {idols: 2}\n- {idols: 2}\n")
    assert (told.value.field, told.value.rule) == ("idols", "CC-006")
    head = HEAD.replace("players: 2", "players: 5")
    crowd = "tiles: [{id: H2, cell: [1, 1]}]\naltars: {h2_se: [0, 1, 2, 3, 4]}\nplayers:\n" + "- {}\n" * 5
    with pytest.raises(uk.BadPosition) as told:
        uk.load(head + crowd)
    assert (told.value.field, told.value.rule) == ("altars.h2_se", "CC-161")


@pytest.mark.rule("CC-048")
@pytest.mark.parametrize(
    ("mine", "answer", "hand", "skill", "gold"),
    [
        ("play: [rebel_general], hand: [bandit, burgle]", "play bandit", 2, 1, 0),
        ("play: [rebel_general, bandit], hand: [rebel_scribe, burgle]", "play rebel_scribe", 2, 1, 0),  # of its own
        ("play: [flamboyance, stumble], hand: [stumble, burgle]", "play stumble", 1, 2, 0),
        ("play: [stumble, stumble], hand: [flamboyance, burgle]", "play flamboyance", 2, 2, 0),
        ("play: [pillage, pillage], hand: [swindle, burgle]", "play swindle", 3, 0, 3),
        ("play: [swindle], hand: [pillage, burgle]", "play pillage", 2, 0, 0),
        ("play: [lute], hand: [stumble, burgle]", "play stumble", 1, 0, 1),
        ("play: [stumble], hand: [lute, burgle]", "play lute", 3, 0, 2),
        ("play: [curator], hand: [burgle, stumble], pawn: d01_nw", "take artifact", 3, 0, 0),
        ("play: [golden_flute], hand: [burgle], gold: 5, pawn: d01_nw", "buy crown golden_flute", 1, 0, 0),
    ],
)
def test_cards_that_lie_in_play_go_on_counting(mine, answer, hand, skill, gold):
    deck = "deck: [sidestep, scramble, explore, explore]"
    table = at(f"{mine}, {deck}", extra="tiles: [{id: D01, cell: [1, 0]}]\ntreasures: {d01_nw: [5]}")
    do(table, answer)
    assert (len(seat(table)["cards"]), now(table)["skill"], seat(table)["gold"]) == (hand, skill, gold)
    again = uk.load(table.position())
    assert again.digest() == table.digest()


@pytest.mark.rule("CC-048")
def test_what_cards_in_play_have_brought_already_they_do_not_bring_again():
    mine = "play: [rebel_general, bandit], hand: [burgle, stumble]"
    done = at(mine)
    assert len(seat(done)["cards"]) == 2
    assert "this_turn" not in done.position()
    over = at("play: [rebel_general], hand: [bandit, burgle]", extra="this_turn: {pending: []}")
    assert "pending: []" in over.position()
    assert uk.load(over.position()).digest() == over.digest()
    do(over, "play bandit")
    assert len(seat(over)["cards"]) == 1


def test_an_artifact_may_be_told_alone_and_so_may_cubes():
    table = loaded("tiles: [{id: D01, cell: [1, 0]}]\ntreasures: {d01_nw: 7}\nclank: [1, 2]\nbag: [3]\naside: [0, 4]\n")
    assert view(table)["artifacts"]["rooms"] == {"d01_nw": [7]}
    assert [view(table)[place]["cubes"] for place in ("clank", "bag", "aside")] == [[1, 2], [3, 0], [0, 4]]
    assert (view(table)["bag"]["black"], [seat(table, me)["cubes"] for me in (0, 1)]) == (24, [26, 24])


@pytest.mark.rule("CC-087")
@pytest.mark.parametrize("lock", ["h6_c-h6_ne", "h6_ne-h6_c"])
def test_a_lock_between_two_rooms_is_told_from_either_of_them(lock):
    table = loaded(f"tiles: [{{id: H6, cell: [1, 1]}}]\nlocks: [{lock}]\n", "- {pawn: h6_c, boots: 1}\n- {}\n")
    assert "move h6_ne" in options(table)
    assert view(table)["locks"] == ["h6_c-h6_ne"]


@pytest.mark.rule("CC-298")
@pytest.mark.parametrize(
    ("mine", "free"),
    [
        ("play: [crystal_compass]", True),
        ("play: [boots_of_the_ape_lord], idols: 1", True),
        ("play: [boots_of_the_ape_lord]", False),
        ("play: [empurror], artifacts: [5]", True),
        ("play: [empurror]", False),
    ],
)
def test_what_lies_in_play_and_need_not_stop_in_crystal_caves_leads_on(mine, free):
    table = at(f"{mine}, pawn: nave, boots: 2, hand: [burgle]", start_side="b")
    do(table, "move grotto")
    assert ("move nave" in options(table)) == free
    assert uk.load(table.position()).digest() == table.digest()


def test_what_lies_in_play_still_holds_and_still_offers_something():
    table = at("play: [skulker, crystal_compass, payoff, waystone, robbery], hand: [burgle], pawn: h1_w, boots: 1",
               extra="tiles: [{id: H1, cell: [1, 1]}]")  # fmt: skip
    assert (now(table)["bold"], now(table)["caves_free"], now(table)["doomed"]) == (True, True, ["payoff"])
    assert "use robbery" not in options(table)
    do(table, "move h1_e")
    assert "use robbery" in options(table)
    thought = at("play: [robbery], hand: [burgle], pawn: h1_e", extra="tiles: [{id: H1, cell: [1, 1]}]")
    assert "use robbery" not in options(thought)  # it was done when the card was played
    late = "tiles: [{id: H1, cell: [1, 1]}]\nthis_turn: {offers: [robbery]}"
    waited = at("play: [robbery], hand: [burgle], pawn: h1_e", extra=late)
    assert "use robbery" in options(waited)
    assert uk.load(waited.position()).digest() == waited.digest()


def test_tokens_with_a_field_of_their_own_may_be_named_among_the_others():
    table = loaded(
        "tiles: [{id: START_A, cell: [0, 0]}, {id: H1, cell: [1, 1]}]\nclank: [2, 1]\n",
        "- {tokens: [artifact_7, monkey_idol, peasant, monkey_idol], idols: 1}\n"
        "- {tokens: [mastery_token, artifact_5]}\n",
    )
    mine, theirs = seat(table, 0), seat(table, 1)
    assert (mine["artifacts"], mine["idols"], mine["tokens"], mine["state"]) == ([7], 3, ["peasant"], "in")
    assert (theirs["artifacts"], theirs["state"], theirs["mastery"]) == ([5], "escaped", True)
    assert view(table)["artifacts"]["stack"] == [10, 12, 15, 17, 20]
    assert view(table)["idols"] == 0
    assert view(table)["clank"] == {"cubes": [2, 1], "ghosts": 0}
    assert [tile["tile"] for tile in view(table)["tiles"]] == ["START_A", "H1"]
    with pytest.raises(uk.BadPosition, match="has not escaped"):
        loaded("", "- {tokens: [mastery_token, artifact_5], state: out}\n- {}\n")


@pytest.mark.rule("CC-218")
def test_whoever_has_no_health_left_is_out():
    table = loaded("", "- {}\n- {health: 0, pawn: landing}\n")
    assert seat(table, 1)["state"] == "out"
