"""The commands from outside: help, mistakes, lists, lookups, files."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from collections import Counter

import pytest

import underkeep as uk
from tests.cli.sitting import COMMAND, ESCAPE, MOMENT, Terminal, run, surroundings
from underkeep.cli.commands import COMMANDS

TABLES = ("id", "set", "copies", "name_en", "name_pl", "name_ru", "text_en", "text_pl", "text_ru")


# -- help --------------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-241")
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_says_what_a_command_is_for_with_an_example_and_its_defaults(name, command):
    done = command(*name.split(), "--help")
    assert (done.code, done.err) == (0, "")
    assert "example: underkeep" in done.out
    assert "(default: " in done.out
    if name:
        assert COMMANDS[name].about.capitalize() in done.out
    else:
        assert all(known in done.out for known in COMMANDS)


@pytest.mark.ux("UX-241")
def test_help_comes_at_once(tmp_path):
    """Measured as CPU time of the best of three, so that a busy machine does not matter."""
    best = 9.0
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(tmp_path, "play", "--help")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert best < 0.3


def test_the_version_is_that_of_the_package(command):
    assert command("--version").out == f"underkeep {uk.__version__}\n"


def test_the_module_and_the_command_are_the_same(tmp_path):
    script = "import sys; from underkeep.cli import main; sys.exit(main(['rule', 'BM-001']))"
    direct = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=surroundings(tmp_path), check=False
    )
    assert direct.stdout == run(tmp_path, "rule", "BM-001").out


# -- mistakes ----------------------------------------------------------------------------------------------------

MISTAKES = [
    (["pley"], "command", "pley", "play"),
    (["play", "boss_monstre"], "GAME", "boss_monstre", "boss_monster"),
    (["play", "--sed", "7"], "--sed", "underkeep play", "--seed"),
    (["play", "keep_the_heroes_out", "--clans", "rats,imps"], "--clans", "", "mean --set-option clans=...?"),
    (["play", "clank_catacombs", "--start_side=a"], "--start_side", "", "mean --set-option start_side=...?"),
    (["serve", "keep_the_heroes_out", "--senario", "x"], "--senario", "", "mean --set-option scenario=...?"),
    (["play", "boss_monster", "--clan", "rats"], "--clan", "choose from", "did you mean --lang?"),
    (["play", "--seed", "seven"], "--seed", "seven", "whole number"),
    (["play", "--seed", str(2**300)], "seed", "256 bits", ""),
    (["play", "--lang", "po"], "--lang", "po", "pl"),
    (["play", "--players", "9"], "players", "9", "2, 3, 4"),
    (["play", "--players", "0"], "players", "0", "2, 3, 4"),
    (["play", "keep_the_heroes_out", "--players", "-3"], "players", "-3", "1, 2, 3"),
    (["play", "--players", "99999999999"], "players", "99999999999", "2, 3, 4"),
    (["play", "--seats", "me"], "players", "1", "2, 3, 4"),
    (["play", "--seats", "me,bot:gredy"], "seats", "gredy", "greedy"),
    (["play", "--seats", "me,bat:greedy"], "--seats", "bat:greedy", "bot:greedy"),
    (["play", "--seats", "me:\x1b[31mRed,bot"], "--seats", "name", "letters"),
    (["play", "--seats", "me:Bot greedy,bot"], "--seats", "Bot greedy", "bot:greedy"),
    (["play", "--players", "3", "--seats", "me,bot"], "--players", "3", "2"),
    (["play", "--set-option", "hard"], "--set-option", "hard", "NAME=VALUE"),
    (["play", "--set-option", "variants=hart"], "variants", "hart", "hard"),
    (["play", "--set-option", "variant=hard"], "variant", "variant", "variants"),
    (["play", "--set-option", "players=3"], "--set-option", "players", "--players"),
    (["play", "--set-option", "seeded_discard=maybe"], "seeded_discard", "maybe", "true"),
    (["play", "--set-option", "sets=XYZ"], "sets", "XYZ", "BMR"),
    (["play", "--resume", "nowhere.txt"], "--resume", "nowhere.txt", "No such file"),
    (["play", "--resume", "nowhere.txt", "--seed", "3"], "--seed", "resumed", ""),
    (["play", "--resume", "nowhere.txt", "--seed", "0"], "--seed", "resumed", ""),
    (["play", "--resume", "nowhere.txt", "--players", "0"], "--players", "resumed", ""),
    (["cards"], "GAME", "required", ""),
    (["cards", "boss_monster", "--type", "spel"], "--type", "spel", "spell"),
    (["cards", "boss_monster", "--set", "BRM"], "--set", "BRM", "BMR"),
    (["cards", "boss_monster", "extra"], "extra", "underkeep cards", ""),
    (["rule", "BM-0470"], "rule", "BM-0470", "BM-047"),
    (["rule", "XX-1"], "rule", "XX-1", "BM-001"),
    (["rule", "BM-999"], "rule", "BM-999", "from BM-001 to BM-322 and from BM-A01 to BM-A43"),
    (["replay", "nowhere.txt"], "nowhere.txt", "No such file", ""),
    (["show", "nowhere.txt"], "nowhere.txt", "No such file", ""),
    (["show", "x" * 5000], "FILE", "xxx", "cannot be the name of a file"),
    (["play", "--resume", "a\0b"], "--resume", "a", "cannot be the name of a file"),
    (["play", "--set-option", "without=golem_factry"], "without", "golem_factry", "did you mean golem_factory?"),
    (["play", "--set-option", "without=x"], "without", "'x' is not known", "allowed names is near"),
]


@pytest.mark.ux("UX-242")
@pytest.mark.parametrize(("words", "field", "given", "hint"), MISTAKES, ids=[" ".join(m[0])[:40] for m in MISTAKES])
def test_a_mistake_is_one_sentence_that_names_it_and_what_would_do(words, field, given, hint, command):
    told = command(*words)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("underkeep: ")
    assert told.err.count("\n") == 1
    assert len(told.err) < 400
    assert ESCAPE not in told.err
    assert [word for word in (field, given, hint) if word not in told.err] == []


def test_the_help_of_cards_names_every_type_of_card(command):
    told = command("cards", "--help").out
    types = {card["type"] for card in json.loads(command("cards", "boss_monster", "--json").out)}
    assert [word for word in types if word not in told.rsplit("--type TYPE", 1)[1].split("--kind", 1)[0]] == []


@pytest.mark.ux("UX-242")
def test_a_game_that_is_not_there_is_named_once(command):
    known = "boss_monster, clank_catacombs, keep_the_heroes_out"
    assert command("cards", "nope").err == f"underkeep: GAME: 'nope' is not known; choose from {known}\n"


@pytest.mark.ux("UX-242")
def test_a_mistake_ends_the_process_with_two_and_shows_a_traceback_only_when_asked(tmp_path):
    quiet = run(tmp_path, "rule", "BM-999")
    assert (quiet.code, quiet.out) == (2, "")
    assert "Traceback" not in quiet.err
    shown = run(tmp_path, "rule", "BM-999", "--debug")
    assert shown.code == 2
    assert "Traceback" in shown.err


def test_two_people_of_one_name_cannot_sit_down(command):
    done = command("play", "--seats", "me:Ania,me:ania", "--seed", "1")
    assert (done.code, done.out) == (2, "")
    assert done.err == "underkeep: --seats: two players are called 'ania'; give them names that differ\n"


def test_a_data_folder_that_cannot_be_written_to_is_named(tmp_path, command):
    (tmp_path / "taken").write_text("", "utf-8")
    done = command("play", "--seed", "1", UNDERKEEP_DATA=str(tmp_path / "taken"))
    assert done.code == 2
    assert "UNDERKEEP_DATA" in done.err
    assert "taken" in done.err


@pytest.mark.ux("UX-250")
def test_mistakes_in_a_file_are_told_all_at_once_with_file_line_and_field(tmp_path, command):
    wrong = MOMENT.replace("golem_factory, beast", "golem_faktory, beast").replace("phase: adventure", "phase: lunch")
    (tmp_path / "wrong.yaml").write_text(wrong, "utf-8")
    done = command("show", str(tmp_path / "wrong.yaml"))
    assert done.code == 2
    assert "wrong.yaml" in done.err
    assert "golem_factory" in done.err
    assert "adventure" in done.err
    assert "line" in done.err


@pytest.mark.ux("UX-250")
def test_a_record_that_does_not_replay_is_refused_with_its_line(record, tmp_path, command):
    lines = record.read_text("utf-8").split("\n")
    lines[9] = "1. 7 pass"
    (tmp_path / "broken.txt").write_text("\n".join(lines), "utf-8")
    done = command("replay", str(tmp_path / "broken.txt"))
    assert done.code == 2
    assert "line" in done.err
    assert "seat" in done.err


# -- cards and rules ---------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-243")
def test_cards_as_json_are_one_document_with_the_names_of_the_fact_tables(command):
    done = command("cards", "boss_monster", "--json")
    cards = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert len(cards) == len(uk.games()[0].cards())
    assert all(all(field in card for field in TABLES) for card in cards)
    golem = next(card for card in cards if card["id"] == "golem_factory")
    facts = {"kind": "monster", "damage": 2, "treasures": ["fighter"], "copies": 3, "type": "room"}
    assert {name: golem[name] for name in facts} == facts
    assert golem["name_pl"] == "Fabryka golemów"


# Rooms of the small sets, whose figures have tests of their own.
TIMINGS = {
    "activated": "dark_altar dracolich_lair witchs_kitchen bottomless_pit boulder_ramp jackpot_stash the_crushinator "
    "torture_chamber zombie_prison dark_portal haunted_hall rust_monster_pen the_arena lost_library frostbat_cave "
    "observatory bullet_builder wreck_room deadly_treadmill chump_chomper the_smashinator warp_tube werewolf_den "
    "save_point the_omega_42",
    "activated_build": "decapitator",
    "cancel": "all_seeing_eye",
    "cancel_from_hand": "antimagic_zone",
    "end_of_round": "inner_sanctum blockpile_puzzle",
    "none": "dragon_hatchery hatchlings_hoard",
    "on_death": "open_grave succubus_spa vampire_bordello golem_factory brainsucker_hive madmans_manor wraiths_throne "
    "spawn_point fangroot_garden brainsucker_queen",
    "on_destroy": "cursed_tomb",
    "on_enter": "minotaurs_maze",
    "from_hand": "frostman_lander",
    "on_event": "beast_menagerie ligers_den recycling_center imp_temple dragon_graveyard spellslime_pit "
    "hall_of_mirrors",
    "on_leave": "bom_boy_factory",
    "on_survive": "collapsing_bridge",
    "ongoing": "goblin_armory neanderthal_cave monsters_ballroom dizzygas_hallway goblin_nursery goblin_mess_hall "
    "elemental_generator alien_ooze invasion_swarm reactor_core hypercube",
    "start_of_round": "haunted_library",
    "when_built": "specters_sanctum dark_laboratory centipede_tunnel construction_zone mimic_vault monstrous_monument "
    "incubus_gym barbarian_hall megaworm_burrow genie_lounge alien_excavator decoy_garden digicron_library",
    "when_uncovered": "crash_site caged_gundarf celestial_map darkling_lair",
    "when_built_or_uncovered": "arcane_crypt shrooman_cave sorcerobe_school spiked_pit",
}
LEVEL_UPS = {
    "once": "kazanna_tnl belladonna_tnl porkus",
    "permanent": "killa",
    "permanent_activated": "doc_scarecrow",
    "permanent_cancel": "dr_timebender",
    "permanent_end_of_round": "nicolius shellda",
    "permanent_trigger": "torix_uzkali eclipse smoake angstigoth",
}


def test_cards_as_json_say_when_rooms_work_how_bosses_level_up_and_whom_heroes_follow(command):
    cards = json.loads(command("cards", "boss_monster", "--json").out)
    cards = [card for card in cards if card["set"] in ("BMR", "TNL", "CRL", "KNG")]  # others have tests of their own
    timings = {card["id"]: card["ability_timing"] for card in cards if card["type"] == "room"}
    assert timings == {room: timing for timing, rooms in TIMINGS.items() for room in rooms.split()}
    bosses: dict[str, dict[str, str]] = {"BMR": {}, "TNL": {}, "CRL": {}}
    for card in cards:
        if card["type"] == "boss" and card["set"] in bosses:
            bosses[card["set"]][card["id"]] = card["level_up_kind"]
    assert set(bosses["BMR"].values()) == {"once"}
    assert bosses["TNL"] == {boss: kind for kind, all_of_them in LEVEL_UPS.items() for boss in all_of_them.split()}
    assert bosses["CRL"] == {"imperiatrix": "permanent", "klonos": "once", "mando": "once"}
    heroes = Counter((card["set"], card["hero_kind"], card["lure"]) for card in cards if card["type"] == "hero")
    assert heroes == {
        ("BMR", "plain", "most matching treasure"): 40,
        ("BMR", "special", "fewest souls"): 1,
        ("TNL", "plain", "most matching treasure"): 32,
        ("TNL", "dark", "most matching treasure"): 4,
        ("TNL", "hybrid", "combined treasure of both icons"): 4,
        ("TNL", "special", "fewest souls"): 1,
        ("TNL", "star", "highest souls minus wounds"): 1,
        ("CRL", "plain", "most matching treasure"): 10,
        ("CRL", "special", "fewest rooms"): 1,
        ("CRL", "special", "most souls"): 1,
        ("KNG", "star", "most matching treasure"): 7,
    }


@pytest.mark.ux("UX-239")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("GOLEM", "golem_factory"),
        ("skrytobojca", "assassin"),
        ("Łotrzyca", "jesta_the_rogue"),
        ("lotrzyca", "jesta_the_rogue"),
        ("ТЁМНЫЙ алтарь", "dark_altar"),
        ("темныи алтарь", "dark_altar"),
        ("dark_altar", "dark_altar"),
    ],
)
def test_a_search_ignores_case_and_marks_in_every_language(words, found, command):
    cards = json.loads(command("cards", "boss_monster", "--search", words, "--json").out)
    assert found in [card["id"] for card in cards]
    assert len(cards) < 12


def test_a_search_that_finds_nothing_says_so(command):
    done = command("cards", "boss_monster", "--search", "helicopter", "--lang", "ru")
    assert (done.code, done.out) == (0, "Ни одна карта не подходит.\n")
    assert json.loads(command("cards", "boss_monster", "--search", "helicopter", "--json").out) == []


@pytest.mark.ux("UX-239")
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_lists_fit_the_width(columns, position, command):
    for words in (["cards", "boss_monster", "--lang", "ru"], ["show", str(position), "--lang", "pl"]):
        done = command(*words, COLUMNS=str(columns))
        assert max(map(len, done.out.splitlines())) <= columns


@pytest.mark.ux("UX-239")
def test_a_long_list_is_paged_on_a_terminal_only(tmp_path, command):
    assert command("cards", "boss_monster", PAGER="sed s/^/paged:/").out.count("paged:") == 0
    terminal = Terminal(tmp_path, "cards", "boss_monster", PAGER="sed s/^/paged:/")
    try:
        terminal.wait_for("paged:")
        assert terminal.end() == 0
    finally:
        terminal.close()


@pytest.mark.parametrize(
    ("lang", "seats"), [("en", "1 to 6 players"), ("pl", "od 1 do 6 graczy"), ("ru", "от 1 до 6 игроков")]
)
def test_every_game_is_listed_with_its_seats_and_a_sentence_in_each_language(lang, seats, command):
    done = command("games", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    shown = re.split(r"^(?=\S)", done.out, flags=re.MULTILINE)[1:]
    assert [text.splitlines()[0] for text in shown] == [
        "Boss Monster (boss_monster)",
        "Clank! Catacombs (clank_catacombs)",
        "Keep the Heroes Out! (keep_the_heroes_out)",
    ]
    assert shown[-1].splitlines()[1].strip() == seats
    assert all(text.rstrip().endswith(".") and text.count("\n") == 3 for text in shown)


def test_the_list_of_games_is_one_document_with_all_languages(command):
    told = json.loads(command("games", "--json").out)
    assert [(game["id"], game["seats"]) for game in told] == [(info.name, list(info.seats)) for info in uk.games()]
    for game in told:
        assert game["name_en"]
        assert len({game["about_en"], game["about_pl"], game["about_ru"]}) == 3


@pytest.mark.parametrize("typed", ["BM-034", "bm-34", "bm34", "BM 034"])
def test_a_rule_is_found_however_its_id_is_written(typed, tmp_path, capsys):
    from underkeep.cli import main

    assert main(["rule", typed]) == 0
    assert capsys.readouterr().out.startswith("BM-034: You may build an advanced room")


def test_a_rule_speaks_three_languages(command):
    told = json.loads(command("rule", "BM-A03", "--json").out)
    assert told["id"] == "BM-A03"
    assert len({told["text_en"], told["text_pl"], told["text_ru"]}) == 3
    assert "сокровищ" in command("rule", "BM-034", "--lang", "ru").out


# -- files -------------------------------------------------------------------------------------------------------


def test_show_draws_a_position_with_the_question_that_is_open(position, command):
    done = command("show", str(position))
    assert done.code == 0
    assert ESCAPE not in done.out
    for words in ("King Croak", "Bottomless", "Town", "Jesta the Rogue", "zZ", "◆", "≡1", "1. Cast Giant Size"):
        assert words in done.out


@pytest.mark.ux("UX-231")
def test_show_has_an_ascii_form(position, command):
    done = command("show", str(position), "--ascii")
    drawing = done.out.split("Johnny of the Evening Watch is")[0]
    assert drawing.isascii()
    assert "m5 F+=1" in drawing


def test_show_hides_what_the_viewer_may_not_know(position, command):
    mine = command("show", str(position), "--viewer", "0").out
    theirs = command("show", str(position), "--viewer", "1").out
    assert "Witch's Kitchen" in mine
    assert "Witch's Kitchen" not in theirs
    assert "Freeze" in theirs
    assert "1. Cast" not in theirs
    assert command("show", str(position), "--viewer", "2").code == 2


def test_show_tells_a_table_in_sentences(position, command):
    told = " ".join(command("show", str(position), "--plain").out.split())
    assert "Round 6, phase: adventure." in told
    assert "4. Brainsucker Hive (monster room, 0 damage, asleep)" in told
    assert "Your hand: Witch's Kitchen, Giant Size, Teleportation." in told


@pytest.mark.ux("UX-243")
def test_show_gives_programs_the_view_and_the_options(position, command):
    told = json.loads(command("show", str(position), "--json").out)
    assert told["view"]["viewer"] == 0
    assert "pass" in told["options"]


def test_show_draws_the_end_of_a_record(record, command):
    done = command("show", str(record), "--viewer", "0")
    assert "The game is over." in done.out
    assert "BM-" in done.out


def test_show_uses_colours_on_a_terminal(position, tmp_path):
    terminal = Terminal(tmp_path, "show", str(position), columns=130, rows=50)
    try:
        terminal.wait_for("Teleportation")
        assert terminal.end() == 0
        assert "\x1b[" in terminal.text()
        assert "▀" in terminal.text()
    finally:
        terminal.close()


@pytest.mark.ux("UX-238")
def test_a_piped_replay_prints_the_log(record, command):
    done = command("replay", str(record))
    assert done.code == 0
    assert ESCAPE not in done.out
    assert "Round 1 begins." in done.out
    assert "wins the game (BM-" in done.out.splitlines()[-1]
    assert "You draw" not in done.out
    assert "You draw: " in command("replay", str(record), "--viewer", "1").out


@pytest.mark.ux("UX-243")
def test_a_replay_for_programs_is_json_lines(record, command):
    lines = [json.loads(line) for line in command("replay", str(record), "--json").out.splitlines()]
    assert lines[-1]["event"] == "game_ended"
    assert all("cards" not in line for line in lines if line["event"] == "drew")


def test_only_a_record_can_be_replayed(position, command):
    done = command("replay", str(position))
    assert done.code == 2
    assert "show" in done.err


def test_an_unfinished_record_says_that_it_ends(record, tmp_path, command):
    lines = [line for line in record.read_text("utf-8").split("\n") if not line.startswith("result:")]
    (tmp_path / "half.txt").write_text("\n".join(lines[:14]) + "\n", "utf-8")
    assert "The record ends here, after decision 6" in command("replay", str(tmp_path / "half.txt")).out


def test_a_reader_that_has_had_enough_is_no_fault(tmp_path):
    words = [*COMMAND, "cards", "boss_monster"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings(tmp_path)) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, err = process.communicate(timeout=30)
    assert err == b""
    assert process.returncode == 0
