"""A seat at a table on a server, from the terminal: claimed once, kept, come back to, played, lost and found again."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import underkeep as uk
from tests.cli.sitting import COMMAND, ESCAPE, Done, Terminal, plain, run, surroundings
from tests.cli.test_hosting import address, start, without_the_server  # noqa: F401 - a fixture
from tests.server.served import Browser, new_table, process
from underkeep.cli.join import Kept, Link

ASKED = "Your answer (1 to"
ONE = "\n".join(["1"] * 500) + "\n"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server in a process of its own, for all of these people."""
    with process(tmp_path_factory.mktemp("server")) as (_, port):
        yield port


@pytest.fixture
def host(port: int) -> Browser:
    return Browser(port)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """`sit(link)`: somebody on a terminal of their own, with a data folder of their own."""
    begun: list[Terminal] = []

    def join(link: str, *words: str, folder: str = "ania", **more: Any) -> Terminal:
        begun.append(Terminal(tmp_path / folder, "play", *words, UNDERKEEP_JOIN=link, **more))
        return begun[-1]

    yield join
    for terminal in begun:
        terminal.close()


def lines(terminal: Terminal) -> list[str]:
    return terminal.text().replace("\r", "").split("\n")


def hear(*terminals: Terminal, seconds: float = 1.0) -> None:
    """Let time pass, and read what is written meanwhile."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for terminal in terminals:
            terminal.read(0.02)


def asked_first(one: Terminal, other: Terminal) -> tuple[Terminal, Terminal]:
    """Who has to answer first, and who waits; the deal decides."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        hear(one, other, seconds=0.1)
        for here, there in ((one, other), (other, one)):
            if ASKED in here.text():
                return here, there
    raise AssertionError(one.text() + other.text())


# -- playing -----------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-236")
@pytest.mark.ux("UX-229")
def test_two_people_play_a_whole_game_from_two_pipes_and_keep_its_record(host, tmp_path):
    table, links = new_table(host, "boss_monster", "open", "open")
    people = []
    for seat in (0, 1):
        environment = surroundings(tmp_path / str(seat), UNDERKEEP_JOIN=links[f"seat{seat}"])
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        people.append(subprocess.Popen([*COMMAND, "play"], env=environment, text=True, **pipes))
        assert people[-1].stdin is not None
        people[-1].stdin.write(ONE)
        people[-1].stdin.close()
        people[-1].stdin = None
    told = [person.communicate(timeout=60) for person in people]
    assert [person.returncode for person in people] == [0, 0], told
    winner = json.loads(host.ask("GET", f"/api/tables/{table}").body)["result"].split()[0]
    for seat, (out, err) in enumerate(told):
        assert err == f"Connecting to {links['seat0'].partition('/#')[0]} …\n"
        assert ESCAPE not in out
        assert out.startswith("Boss Monster: you, Boris\n" if seat == 0 else "Boss Monster: Ania, you\n")
        assert ("You win." if str(seat) == winner else f"{('Ania', 'Boris')[int(winner)]} wins.") in out
        assert re.search(r"^2\. .+: souls \d+, wounds \d+$", out, re.MULTILINE)
        [record] = (tmp_path / str(seat) / "games").glob("*.txt")
        assert f"The game is stored in {record}" in out
        assert uk.load(record).result is not None


@pytest.mark.ux("UX-236")
@pytest.mark.ux("UX-227")
def test_chat_hints_reasons_and_undo_work_in_lines(host, sit):
    _, links = new_table(host, "boss_monster", "open", "open", seed="7")
    one, other = sit(links["seat0"], "--plain"), sit(links["seat1"], "--plain", folder="boris")
    here, there = asked_first(one, other)
    name = "Ania" if here is one else "Boris"
    assert f"{name} decides." in there.wait_for(f"{name} decides.")
    here.type("s  Good  luck!\n")
    here.wait_for("You say: Good luck!")
    there.wait_for(f"{name} says: Good luck!")
    there.type("1\n")
    there.wait_for("You are not asked now.")
    there.type("h\n")
    there.wait_for("There is nothing to decide now.")
    here.type("h\n")
    hint = re.search(r"Hint: (.+)\. A bot that knows no more", here.wait_for("A bot that knows no more"))
    assert hint is not None
    assert re.search(rf"^\d\. {re.escape(hint[1])}$", here.text().replace("\r", ""), re.MULTILINE)
    before = here.type("w build the_crushinator new\n")
    assert "The Crushinator" in here.wait_for("BM-", after=before)
    here.type("99\n")
    here.wait_for("There is no option 99")
    here.type("u\n")
    here.wait_for("This cannot be taken back")
    here.type("t\n")
    here.wait_for("Seat 1: ")
    assert "Pledge of the deal" not in here.text()  # of a typed seed it would tell which (RS-050)
    before = here.type("1\n")
    here.wait_for("You lay a card face down in place 1", after=before)
    there.wait_for(f"{name} lays a card face down in place 1.")


@pytest.mark.ux("UX-050")
def test_a_decision_that_is_taken_back_is_told_to_everybody(host, sit):
    options = {"variants": ["choose_boss"]}
    _, links = new_table(host, "boss_monster", "open", "open", options=options)
    one, other = sit(links["seat0"], "--plain"), sit(links["seat1"], "--plain", folder="boris")
    here, there = asked_first(one, other)
    name = "Ania" if here is one else "Boris"
    before = here.type("1\n")
    hear(here, there)
    here.type("u\n")
    hear(here, there)
    here.wait_for("You take your last decision back.", after=before)
    there.wait_for(f"{name} takes the last decision back.")
    here.wait_for("Taken back. Nothing runs on by itself.", after=before)


@pytest.mark.ux("UX-232")
def test_another_language_says_the_question_again_below_the_table_of_this_round(host, sit):
    _, links = new_table(host, "boss_monster", "open", "bot:random", seed="7")
    terminal = sit(links["seat0"], "--plain")
    asked = plain(terminal.wait_for(ASKED))
    assert "Your hand: " in asked
    there = terminal.type("l pl\n")
    again = plain(terminal.wait_for("Twoja odpowiedź", after=there))
    assert "1. " in again.split("Stół mówi teraz po polsku.")[1]
    assert "Twoja ręka: " not in again


@pytest.mark.ux("UX-236")
@pytest.mark.ux("UX-235")
def test_the_whole_screen_plays_too_and_leaves_the_terminal_as_it_was(host, sit):
    _, links = new_table(host, "boss_monster", "open", "bot:random", seed="7")
    terminal = sit(links["seat0"], "--lang", "pl")
    terminal.wait_for("Twój ruch")
    terminal.type("s Witam wszystkich\r")
    assert "Mówisz: Witam" in plain(terminal.wait_for("Witam wszystkich"))
    terminal.type("1\r")
    hear(terminal)
    terminal.type("q\r")
    assert terminal.end() == 0
    assert terminal.sane()
    assert "Twoje miejsce jest zachowane na tym komputerze" in terminal.text()


@pytest.mark.ux("UX-100")
@pytest.mark.ux("UX-101")
def test_a_spectator_sees_what_is_public_and_is_asked_nothing(host, sit):
    _, links = new_table(host, "boss_monster", "open", "bot:random", seed="7")
    player, watcher = sit(links["seat0"], "--plain"), sit(links["spectate"], "--plain", folder="watcher")
    player.wait_for(ASKED)
    watcher.wait_for("Ania decides.")
    for order in ("s hello", "u", "k"):
        there = watcher.type(f"{order}\n")
        watcher.wait_for("You are watching", after=there)
    there = watcher.type("1\n")
    watcher.wait_for("You are not asked now.", after=there)
    player.type("1\n")
    watcher.wait_for("Ania lays a card face down in place 1.")
    watcher.type("t\n")
    watcher.wait_for("Seat 1: ")
    assert "Your hand" not in watcher.text()
    assert ASKED not in watcher.text()
    assert "hello" not in player.text()


@pytest.mark.rs("RS-053")
@pytest.mark.parametrize("how", ["plain", "screen"])
def test_a_typed_deal_is_said_to_everybody_who_comes(how, host, sit):
    _, links = new_table(host, "boss_monster", "open", "bot:random", seed="7")
    terminal = sit(links["seat0"], *(["--plain"] if how == "plain" else []))
    terminal.wait_for("The deal of this table was typed in: somebody may know it.")


# -- the link ----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-148")
@pytest.mark.ux("UX-169")
def test_the_same_link_leads_back_to_the_same_seat_but_only_from_here(host, sit, tmp_path):
    _, links = new_table(host, "boss_monster", "open", "open")
    link = links["seat0"]
    first = sit(link, "--plain")
    first.wait_for("Boss Monster: you, ")
    first.type("q\n")
    assert first.end() == 0
    assert "come back with the same link" in first.text()
    again = sit(link, "--plain")
    again.wait_for("Boss Monster: you, ")
    elsewhere = run(tmp_path / "thief", "play", UNDERKEEP_JOIN=link)
    assert elsewhere.code == 2
    assert "this link opens nothing" in elsewhere.err
    assert link.partition("#")[2] not in elsewhere.err


@pytest.mark.rs("RS-188")
def test_the_kept_place_is_for_its_owner_alone_and_does_not_hold_the_link(host, sit, tmp_path):
    _, links = new_table(host, "boss_monster", "open", "bot:random")
    terminal = sit(links["seat0"], "--plain")
    terminal.wait_for("Boss Monster: you, ")
    [kept] = (tmp_path / "ania" / "places").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert links["seat0"].rpartition(".")[2] not in kept.read_text("utf-8")


@pytest.mark.rs("RS-162")
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at the processes of Linux")
@pytest.mark.parametrize("how", ["environment", "input", "terminal", "argument"])
def test_a_link_need_not_stand_in_the_list_of_processes(how, host, tmp_path):
    _, links = new_table(host, "boss_monster", "open", "bot:random")
    link = links["seat0"]
    words = {"environment": [], "argument": ["--join", link]}.get(how, ["--join", "-"])
    more = {"UNDERKEEP_JOIN": link} if how == "environment" else {}
    if how == "input":
        command = [*COMMAND, "play", *words]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, env=surroundings(tmp_path), text=True, **pipes) as started:
            assert started.stdin is not None
            assert started.stdout is not None
            started.stdin.write(f"{link}\n")
            started.stdin.flush()
            assert started.stdout.readline().startswith("Boss Monster: you, ")
            listed = Path(f"/proc/{started.pid}/cmdline").read_bytes().decode()
            started.stdin.close()
        assert started.returncode == 0
    else:
        terminal = Terminal(tmp_path, "play", "--plain", *words, **more)  # type: ignore[arg-type]  # words alone
        try:
            if how == "terminal":
                terminal.wait_for("Link: ")
                terminal.type(f"{link}\n")
            terminal.wait_for("Boss Monster: you, ")
            listed = Path(f"/proc/{terminal.process.pid}/cmdline").read_bytes().decode()
            assert "underkeep" in listed
            assert how == "argument" or link not in terminal.text()
        finally:
            terminal.close()
    assert (link in listed) == (how == "argument")


def test_help_says_how_to_keep_a_link_to_oneself(command):
    told = " ".join(command("play", "--help").out.split())
    assert "others on this computer can see what is typed here" in told
    assert "UNDERKEEP_JOIN" in told


SECRET = "seat.AAAAAAAAAAAAAAAAAAAAAA.0.1797390846.Ki0lfH4yqKyOzEVdi2iTXw.s3cret"
NO_LINKS = [
    "", "nonsense", f"ftp://keep.example/#{SECRET}", f"http:///#{SECRET}", f"http://keep.example/x#{SECRET}",
    f"http://keep.example/?{SECRET}", "http://keep.example/#", f"http://keep.example/#bench{SECRET}",
    f"http://me:pass@keep.example/#{SECRET}", f"http://keep.example:99999/#{SECRET}", f"http://[::1/#{SECRET}",
    f"http://keep.example/#{SECRET}\x1b[31m", f"http://keep.example/#{SECRET}" + "x" * 400,
]  # fmt: skip


@pytest.mark.parametrize("link", NO_LINKS)
def test_what_is_no_link_is_refused_without_being_repeated(link, command):
    done = command("play", "--join", link)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("underkeep: --join: this is not a link to a table")
    assert done.err.count("\n") == 1
    assert "s3cret" not in done.err


def test_the_hosts_own_link_is_not_used_up_by_mistake(host, command):
    _, links = new_table(host, "boss_monster", "open", "bot:random")
    assert "host's chair" in command("play", "--join", links["host"]).err
    assert Browser(host.port).claim(links["host"])["role"] == "host"


@pytest.mark.parametrize("words", [["boss_monster"], ["--seed", "7"], ["--seats", "me,bot"], ["--resume", "x.txt"]])
def test_a_table_on_a_server_is_played_as_it_was_set_up(words, command):
    done = command("play", "--join", f"http://keep.example/#{SECRET}", *words)
    assert done.code == 2
    assert "as it was set up" in done.err


def test_a_link_in_the_environment_does_not_stand_against_a_game_of_ones_own(command):
    done = command("play", "--seed", "7", typed="1\n", UNDERKEEP_JOIN=f"http://keep.example/#{SECRET}")
    assert done.code == 0
    assert "You lay a card face down" in done.out
    assert "--name" in command("play", "--seed", "7", "--name", "Ania").err


def test_a_seat_without_a_name_asks_for_one_and_the_link_is_still_good(host, tmp_path):
    seats = [{"sit": "open", "name": ""}, {"sit": "open", "name": "Jan"}]
    made = host.post("/api/tables", {"game": "boss_monster", "seats": seats, "pace": "0"})
    link = made["links"][0]["url"]

    def join(*name: str) -> Done:
        return run(tmp_path, "play", *name, UNDERKEEP_JOIN=link)

    for name, hint in (((), "--name"), (("--name", "jan"), "looks like this one"), (("--name", "bot greedy"), "a bot")):
        done = join(*name)
        assert (done.code, done.out) == (2, "")
        assert "--name: " in done.err
        assert hint in done.err
    terminal = Terminal(tmp_path, "play", "--plain", "--name", "Ania", UNDERKEEP_JOIN=link)
    terminal.wait_for("Boss Monster: you, Jan")
    terminal.close()


def test_nobody_there_is_said_in_a_sentence(tmp_path, command):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = taken.getsockname()[1]
    done = command("play", "--join", f"http://127.0.0.1:{free}/#{SECRET}")
    assert done.code == 2
    assert f"http://127.0.0.1:{free} cannot be reached (Connection refused)" in done.err


def test_without_the_servers_packages_a_link_is_answered_with_a_sentence(tmp_path):
    done = without_the_server(tmp_path, "play", "--join", f"http://keep.example/#{SECRET}")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install" in done.stderr


# -- a bad line --------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-097")
@pytest.mark.ux("UX-096")
def test_a_killed_server_is_waited_for_and_nothing_is_missing_or_doubled(start, sit):  # noqa: F811 - the fixture
    server = start()
    port = address(server).rpartition(":")[2]
    _, links = new_table(Browser(int(port)), "boss_monster", "open", "open", seed="7")
    one, other = sit(links["seat0"], "--plain"), sit(links["seat1"], "--plain", folder="boris")
    here, there = asked_first(one, other)
    here.type("1\n")
    there.wait_for(ASKED)
    os.kill(server.process.pid, signal.SIGKILL)
    there.wait_for("The line to the server is lost.")
    before = there.type("1\n")
    there.wait_for("Not sent: there is no line to the server now.", after=before)
    start("--port", port)
    until = time.monotonic() + 30
    laid = "You lay a card face down in place 1"
    while laid not in there.text(before):
        assert time.monotonic() < until, there.text()
        hear(here, there, seconds=0.5)
        if "no line" not in there.text(before)[-200:]:
            there.type("1\n")
        else:
            before = there.type("\n")
    here.wait_for("lays a card face down in place 1.")
    for terminal in (here, there):
        told = [line for line in lines(terminal) if " in place 1" in line and "lay" in line]
        assert len(told) == len(set(told)) == 2, terminal.text()


@pytest.mark.ux("UX-095")
def test_a_server_that_says_nothing_is_noticed_within_five_seconds(start, sit):  # noqa: F811 - the fixture
    server = start()
    port = address(server).rpartition(":")[2]
    _, links = new_table(Browser(int(port)), "boss_monster", "open", "bot:random", seed="7")
    terminal = sit(links["seat0"], "--plain")
    terminal.wait_for(ASKED)
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        began = time.monotonic()
        terminal.wait_for("The line to the server is lost.")
        assert time.monotonic() - began < 5.5
    finally:
        os.kill(server.process.pid, signal.SIGCONT)
    before = terminal.type("\n")
    hear(terminal, seconds=2)
    terminal.type("1\n")
    terminal.wait_for("You lay a card face down in place 1", after=before)


@pytest.mark.rs("RS-149")
def test_who_has_lost_the_seat_is_told_so_and_leaves(host, sit, tmp_path):
    table, links = new_table(host, "boss_monster", "open", "open")
    terminal = sit(links["seat0"], "--plain")
    terminal.wait_for("Boss Monster: you, ")
    host.post(f"/api/tables/{table}/seats/0/dismiss", {"bot": "random"})
    terminal.wait_for("This seat is not yours any more; ask the host for a new link.")
    assert terminal.end() == 2
    assert "come back" not in terminal.text()
    assert not Kept(Link.read(links["seat0"])).path.exists()
    assert list((tmp_path / "ania" / "places").iterdir()) == []


def test_a_table_that_its_host_closes_ends_the_visit(host, sit):
    table, links = new_table(host, "boss_monster", "open", "open")
    terminal = sit(links["seat0"], "--plain")
    terminal.wait_for("Boss Monster: you, ")
    host.post(f"/api/tables/{table}/close")
    terminal.wait_for("The host has closed this table.")
    assert terminal.end() == 0


@pytest.mark.ux("UX-235")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
@pytest.mark.parametrize("how", ["--plain", "--ascii"])
def test_a_signal_ends_a_visit_and_the_seat_is_kept(number, code, how, host, sit):
    _, links = new_table(host, "boss_monster", "open", "open")
    terminal = sit(links["seat0"], how)
    terminal.wait_for("Boss Monster" if how == "--plain" else "Underkeep")
    hear(terminal, seconds=0.5)
    terminal.signal(number)
    assert terminal.end() == code
    assert terminal.sane()
    assert "come back with the same link" in terminal.text()
    assert "Traceback" not in terminal.text()


@pytest.mark.ux("UX-020")
def test_the_same_seat_in_two_windows_stays_in_step(host, sit):
    _, links = new_table(host, "boss_monster", "open", "bot:random", seed="7")
    one = sit(links["seat0"], "--plain")
    one.wait_for(ASKED)
    twin = sit(links["seat0"], "--plain")
    twin.wait_for(ASKED)
    one.type("1\n")
    twin.wait_for("You lay a card face down in place 1")
