"""Bots in processes of their own: what they may use, who gets a turn, and what is left when something dies."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import structlog

import underkeep as uk
from underkeep import bots
from underkeep.server import thinking
from underkeep.server.limits import Limits
from underkeep.server.metrics import Metrics
from underkeep.server.thinking import BotFailed, Thinking

pytestmark = pytest.mark.anyio

# A worker that knows more bots than the real one: each does what no bot should.
BAD = """
import os, signal, subprocess, sys, threading, time
from underkeep import bots
from underkeep.server import worker

def hang():
    while True:
        pass

def hold_python():  # no other thread can run meanwhile
    return sum(iter(int, 1))

def slow():
    time.sleep(0.3)
    return 0

def eat():
    eaten = [bytes(range(256)) * 40_000 for _ in range(20)]  # 200 MB, if it is let
    return len(eaten) - 20

def talk():
    print("x" * 100_000, flush=True)
    os.write(1, b"y" * 100_000)
    return len(sys.stdin.read())

def talk_later():
    threading.Timer(0.2, os.write, (4, b"x")).start()  # the line itself, if a bot should guess its number
    return 0

def start_others():
    subprocess.Popen(["sleep", "61.5"], stdout=sys.stdout)
    hang()

def start_others_and_die():
    subprocess.Popen(["sleep", "61.5"])
    os._exit(0)

def look_around():
    return 99 if "canary" in str(os.environ) else 0

class Bad:
    def __init__(self, do):
        self.choose = lambda table, seat: do()

for do in (hang, hold_python, slow, eat, talk, talk_later, start_others, start_others_and_die, look_around):
    bots.BOTS[do.__name__] = lambda seed, do=do: Bad(do)
bots.BOTS["die"] = lambda seed: Bad(lambda: os._exit(3))
bots.BOTS["leave"] = lambda seed: sys.exit()
bots.BOTS["break_down"] = lambda seed: 1 // 0
bots.BOTS["answer"] = lambda seed: Bad(lambda: (99, -1, True, "pass")[seed])
worker.main(sys.argv[1:])
"""
WITH_BAD_BOTS = (sys.executable, "-P", "-c", BAD)

# A server in which one bot thinks and another has thought; it says which processes they have, and then waits.
SERVER = """
import asyncio, signal, sys
from underkeep.server.limits import Limits
from underkeep.server.thinking import Thinking

async def main(bot, seat, position, *worker):
    bots = Thinking(Limits(bot_seconds=3 if bot == "hold_python" else 60), argv=worker)
    await bots.start()
    try:
        task = asyncio.create_task(bots.think(bot, position, int(seat), 1))
        await bots.think("random", position, int(seat), 1)
        while len(bots._living) < 2 or len(bots._idle) == 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        print(*(each._process.get_pid() for each in bots._living), flush=True)
        await task
    finally:
        await bots.close()

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets what runs in its background ignore it
asyncio.run(main(*sys.argv[1:]))
"""


def question(seed: int = 1, decisions: int = 25) -> tuple[str, int]:
    """A table in the middle of a game, as the seat that decides there imagines it."""
    dice = random.Random(seed)
    table = uk.new_game("boss_monster", players=2, seed=seed)
    while table.decision is not None and (table.number < decisions or len(table.decision.options) < 2):
        table.choose(dice.randrange(len(table.decision.options)))
    assert table.decision is not None
    return table.redeal(table.decision.seat, 1).position(), table.decision.seat


QUESTION = question()


def options(asked: tuple[str, int]) -> list[str]:
    decision = uk.load(asked[0]).decision
    assert decision is not None
    return [str(option) for option in decision.options]


def has_ended(pid: int) -> bool:
    """Also when nobody has looked after its body yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):  # the second, if it goes while we read
        return True


def processes(words: str) -> list[int]:
    """Those of this machine that were started with these words."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,stat=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    return [int(pid) for pid, state, args in rows if args == words and state[0] != "Z"]


def pids(bots: Thinking) -> list[int]:
    return sorted(worker._process.get_pid() for worker in bots._living if worker._process is not None)


async def until(happened: Callable[[], object], seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110 - other processes set no event
            await asyncio.sleep(0.01)


@pytest.fixture
async def think() -> AsyncIterator[Callable[..., Thinking]]:
    """Makes bots, with limits of a test's choice; when it is over, none of their processes is there any more."""
    made: list[Thinking] = []

    def make(*, argv: tuple[str, ...] = WITH_BAD_BOTS, metrics: Metrics | None = None, **limits: int) -> Thinking:
        chosen = {"bot_workers": 1, "bot_seconds": 5, **limits}
        made.append(Thinking(Limits(**chosen), metrics, argv=argv))  # type: ignore[arg-type]
        made[-1]._open = True  # as start() does
        return made[-1]

    yield make
    started = [pid for each in made for pid in pids(each)]
    for each in made:
        await each.close()
    assert all(map(has_ended, started))


async def failure(thought: object) -> str:
    with pytest.raises(BotFailed) as caught:
        await thought  # type: ignore[misc]
    return caught.value.failure


# -- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_every_process_answers_as_the_bot_itself_would(think, bot):
    one, other = think(argv=thinking.WORKER), think(argv=thinking.WORKER)
    for seed in range(3):
        position, seat = question(seed)
        wanted = options((position, seat))[bots.make(bot, seed).choose(uk.load(position), seat)]
        assert await one.think(bot, position, seat, seed) == wanted
        assert await one.think(bot, position, seat, seed) == wanted
        assert await other.think(bot, position, seat, seed) == wanted


async def test_processes_start_when_they_are_needed_and_are_used_again(think):
    bots = think(bot_workers=2)
    assert not bots._living
    await bots.think("random", *QUESTION, 1)
    first = pids(bots)
    await bots.think("random", *QUESTION, 2)
    assert pids(bots) == first
    assert len(first) == 1


@pytest.mark.rs("RS-181")
async def test_there_are_never_more_processes_than_allowed(think):
    bots = think(bot_workers=2)
    most = 0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, len(bots._living))
            await asyncio.sleep(0.001)

    watcher = asyncio.create_task(watch())
    asked = [bots.think(bot, *QUESTION, 1) for bot in ["random", "die", "random", "break_down"] * 3]
    await asyncio.gather(*asked, return_exceptions=True)
    watcher.cancel()
    assert most == 2


@pytest.mark.rs("RS-161")
async def test_a_bot_is_a_name_of_the_registry_and_nothing_else(think):
    bots = think(argv=thinking.WORKER)
    await bots.think("random", *QUESTION, 1)
    before = pids(bots)
    for name in ("sh -c true", "../x", "os.system", "underkeep.bots.greedy", "__class__", ""):
        with structlog.testing.capture_logs() as logged:
            assert await failure(bots.think(name, *QUESTION, 1)) == "refused"
        assert [(line["kind"], line["error"]) for line in logged] == [("unknown", "BadOptions")]
    assert pids(bots) == before


@pytest.mark.rs("RS-059")
async def test_a_table_that_was_not_dealt_again_is_refused(think):
    bots = think(argv=thinking.WORKER)
    table = uk.new_game("boss_monster", players=2, seed=7)
    assert table.decision is not None
    assert await failure(bots.think("random", table.record(), table.decision.seat, 1)) == "refused"


async def test_a_seat_that_is_not_asked_gets_no_answer(think):
    position, seat = QUESTION
    bots = think(argv=thinking.WORKER)
    assert await failure(bots.think("random", position, 1 - seat, 1)) == "refused"


async def test_what_is_no_position_is_refused_and_the_next_one_is_answered(think):
    bots = think(argv=thinking.WORKER)
    for garbage in ("", "underkeep: position\n", "\x00", "\ud800", "a: b\n" * 60_000):
        with structlog.testing.capture_logs() as logged:
            assert await failure(bots.think("random", garbage, 0, 1)) == "refused"
        assert logged[0]["error"] == "BadPosition"
    assert await bots.think("random", *QUESTION, 1) in options(QUESTION)
    assert len(bots._living) == 1


# -- bots that do what no bot should ----------------------------------------------------------------------------------


@pytest.mark.rs("RS-181", "RS-232")
async def test_a_bot_that_never_answers_is_killed_and_others_are_not_harmed(think):
    bots = think(bot_workers=2, bot_seconds=2)
    await bots.think("random", *QUESTION, 1)
    stuck = pids(bots)
    started = time.monotonic()
    late = asyncio.create_task(failure(bots.think("hang", *QUESTION, 1)))
    await asyncio.sleep(0.1)
    for seed in range(3):
        assert await bots.think("random", *QUESTION, seed) in options(QUESTION)
    assert not late.done()
    assert await late == "time"
    assert 1.9 < time.monotonic() - started < 4
    await until(lambda: all(map(has_ended, stuck)))
    assert await bots.think("random", *QUESTION, 9) in options(QUESTION)


@pytest.mark.rs("RS-232")
@pytest.mark.parametrize(
    ("bot", "seed", "wanted"),
    [
        ("die", 0, "lost"),
        ("leave", 0, "lost"),
        ("break_down", 0, "fault"),
        *(("answer", seed, "fault") for seed in range(4)),
    ],
)
async def test_a_bot_that_breaks_down_or_answers_nonsense_harms_nobody_else(think, bot, seed, wanted):
    bots = think()
    failed, answered = await asyncio.gather(
        failure(bots.think(bot, *QUESTION, seed)), bots.think("random", *QUESTION, 1)
    )
    assert failed == wanted
    assert answered in options(QUESTION)


@pytest.mark.rs("RS-181")
async def test_a_bot_that_wants_too_much_memory_gets_none(think):
    bots = think(bot_megabytes=128)
    with structlog.testing.capture_logs() as logged:
        assert await failure(bots.think("eat", *QUESTION, 1)) == "fault"
    assert logged[0]["error"] == "MemoryError"
    assert await think(bot_megabytes=300).think("eat", *QUESTION, 1) == options(QUESTION)[0]


@pytest.mark.rs("RS-232")
async def test_a_bot_that_prints_and_reads_cannot_reach_the_line(think):
    bots = think()
    assert await bots.think("talk", *QUESTION, 1) == options(QUESTION)[0]
    assert await bots.think("random", *QUESTION, 1) in options(QUESTION)


@pytest.mark.rs("RS-232")
@pytest.mark.parametrize("bot", ["start_others", "start_others_and_die"])
async def test_what_a_bot_has_started_ends_with_it(think, bot):
    bots = think(bot_seconds=1)
    asked = asyncio.create_task(failure(bots.think(bot, *QUESTION, 1)))
    if bot == "start_others":
        await until(lambda: processes("sleep 61.5"))
    assert await asked in {"time", "lost"}
    await until(lambda: not processes("sleep 61.5"))


@pytest.mark.rs("RS-232")
@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("b'hello'", "start"),
        ("b'\\xff' * 100_000", "start"),
        ("framed({'kind': 'answer', 'said': 'build 1'})", "start"),
        ("ready + ready", "start"),
        ("b''", "start"),
        ("ready; read(); say(b'\\0\\0\\0\\2{}')", "nonsense"),
        ("ready; read(); say(ready)", "nonsense"),
        ("ready; read(); say(framed({'kind': 'answer', 'said': 7}))", "nonsense"),
        ("ready; read(); say(framed({'kind': 'answer', 'said': 'x' * 10_000}) * 9)", "nonsense"),
        ("ready; read(); say(framed({'kind': 'answer', 'said': 'x' * 10_000}))", "nonsense"),
        ("ready; read(); say(b'\\0\\0\\0\\2' + ready[4:].replace(b'ready', b'answer'))", "nonsense"),
        ("ready; read(); say(b'\\0\\0')", "lost"),
    ],
)
async def test_a_process_that_talks_nonsense_is_not_believed(think, said, wanted):
    program = f"""
import json, os
framed = lambda said: len(json.dumps(said)).to_bytes(4, "big") + json.dumps(said).encode()
ready = framed({{"kind": "ready", "said": ""}})
say = lambda said: os.write(1, said)
read = lambda: os.read(0, 100_000)
said = {said.partition(";")[0]}
say(said)
{said.partition("; ")[2]}
"""
    bots = think(argv=(sys.executable, "-S", "-c", program))
    assert await failure(bots.think("random", *QUESTION, 1)) == wanted
    await until(lambda: not bots._living)


async def test_a_process_that_talks_unasked_is_killed_at_once(think):
    bots = think()
    assert await bots.think("talk_later", *QUESTION, 1) == options(QUESTION)[0]
    await until(lambda: not bots._living)
    assert await bots.think("random", *QUESTION, 1) in options(QUESTION)


async def test_a_command_that_cannot_be_started_is_a_failure_like_any_other(think):
    bots = think(argv=("/no/such/program",))
    assert await failure(bots.think("random", *QUESTION, 1)) == "start"


async def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_replaced(think):
    bots = think()
    await bots.think("random", *QUESTION, 1)
    os.kill(pids(bots)[0], signal.SIGKILL)
    await until(lambda: not bots._living)
    assert await bots.think("random", *QUESTION, 1) in options(QUESTION)


# -- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-181")
async def test_fifty_questions_of_one_host_do_not_starve_another(think):
    bots = think()
    order: list[str] = []

    async def ask(host: str) -> None:
        await bots.think("random", *QUESTION, 1, host=host)
        order.append(host)

    many = [asyncio.create_task(ask("many")) for _ in range(50)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("few"), ask("few"), ask("one"))
    assert order == ["many", "many", "few", "one", "many", "few"]
    await asyncio.gather(*many)


@pytest.mark.rs("RS-181")
async def test_a_full_queue_is_relieved_by_the_host_who_asks_for_most(think, monkeypatch):
    monkeypatch.setattr(thinking, "WAITING", 5)
    bots = think()
    many = [asyncio.create_task(bots.think("random", *QUESTION, 1, host="many")) for _ in range(10)]
    few = [asyncio.create_task(bots.think("random", *QUESTION, 1, host="few")) for _ in range(2)]
    told = await asyncio.gather(*many, *few, return_exceptions=True)
    failed = [at for at, each in enumerate(told) if isinstance(each, BotFailed)]
    assert failed == [4, 5, 6, 7, 8, 9]  # one was thought about, five waited, and two of them made room
    assert {each.failure for each in told if isinstance(each, BotFailed)} == {"full"}


async def test_the_gauge_counts_what_is_asked_and_not_answered(think):
    metrics = Metrics()
    bots = think(metrics=metrics)
    queued = lambda: metrics.registry.get_sample_value("underkeep_bot_queue")
    tasks = [asyncio.create_task(bots.think(bot, *QUESTION, 1)) for bot in ("slow", "die", "random")]
    await asyncio.sleep(0.01)
    assert queued() == 3
    tasks.pop().cancel()
    await asyncio.sleep(0.01)
    assert queued() == 2
    await asyncio.gather(*tasks, return_exceptions=True)
    assert queued() == 0


async def test_a_caller_who_goes_leaves_the_queue(think):
    bots = think()
    slow = asyncio.create_task(bots.think("slow", *QUESTION, 1))
    gone = asyncio.create_task(bots.think("die", *QUESTION, 1))
    await asyncio.sleep(0.01)
    gone.cancel()
    await slow
    before = pids(bots)
    assert len(bots._queue) == 0
    assert await bots.think("random", *QUESTION, 1) in options(QUESTION)
    assert pids(bots) == before


@pytest.mark.rs("RS-127")
async def test_an_answer_that_nobody_waits_for_is_not_given_to_the_next_one(think):
    bots = think()
    await bots.think("random", *QUESTION, 1)
    before = pids(bots)
    slow = asyncio.create_task(bots.think("slow", *QUESTION, 1))
    await asyncio.sleep(0.1)
    slow.cancel()
    other = question(0)
    assert not set(options(other)) & set(options(QUESTION))
    assert await bots.think("slow", *other, 1) == options(other)[0]
    assert pids(bots) == before


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-201")
@pytest.mark.parametrize("after", [0, 0.005, 0.05, 1.0])
async def test_closing_ends_every_process_and_answers_everybody(think, after):
    bots = think(bot_workers=2)
    asked = [asyncio.create_task(failure(bots.think("hang", *QUESTION, 1))) for _ in range(4)]
    await asyncio.sleep(after)
    await asyncio.sleep(0)
    started = time.monotonic()
    running = pids(bots)
    await bots.close()
    assert time.monotonic() - started < 2
    assert await asyncio.gather(*asked) == ["closed"] * 4
    assert not bots._living
    assert all(map(has_ended, running))
    assert len(running) == 2 or after < 1
    assert await failure(bots.think("random", *QUESTION, 1)) == "closed"
    await bots.close()


async def test_bots_think_from_the_start_on(think):
    bots = Thinking(Limits(), argv=WITH_BAD_BOTS)
    assert await failure(bots.think("random", *QUESTION, 1)) == "closed"
    await bots.start()
    assert await bots.think("random", *QUESTION, 1) in options(QUESTION)
    await bots.close()


@pytest.mark.rs("RS-201")
@pytest.mark.parametrize(
    ("bot", "how"),
    [
        ("hang", signal.SIGKILL),
        ("hang", signal.SIGTERM),
        ("hang", signal.SIGINT),
        ("start_others", signal.SIGKILL),
        ("hold_python", signal.SIGKILL),
    ],
)
def test_no_process_outlives_its_server(bot, how):
    position, seat = QUESTION
    words = [sys.executable, "-P", "-c", SERVER, bot, str(seat), position, *WITH_BAD_BOTS]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    with server.stdout as out:
        running = [int(pid) for pid in out.readline().split()]
    assert len(running) == 2
    assert not any(map(has_ended, running))
    server.send_signal(how)
    assert server.wait(30) != 0
    asyncio.run(until(lambda: all(map(has_ended, running)), 3 if bot != "hold_python" else 8))
    asyncio.run(until(lambda: not processes("sleep 61.5")))


@pytest.mark.rs("RS-201")
async def test_a_signal_for_the_whole_server_does_not_take_the_answer_away(think):
    bots = think()
    await bots.think("random", *QUESTION, 1)
    slow = asyncio.create_task(bots.think("slow", *QUESTION, 1))
    await asyncio.sleep(0.1)
    for each in (signal.SIGTERM, signal.SIGINT):
        os.kill(pids(bots)[0], each)
    assert await slow == options(QUESTION)[0]


# -- secrets ----------------------------------------------------------------------------------------------------------


async def test_bots_do_not_see_the_environment_of_the_server(think, monkeypatch):
    monkeypatch.setenv("UNDERKEEP_DATABASE", "postgresql://table:canary@localhost/tables")
    assert await think().think("look_around", *QUESTION, 1) == options(QUESTION)[0]


async def test_a_failure_is_logged_without_the_table(think):
    bots = think()
    with structlog.testing.capture_logs() as logged:
        for bot in ("die", "break_down", "answer"):
            await failure(bots.think(bot, *QUESTION, 0))
    assert [line["reason"] for line in logged] == ["lost", "fault", "fault"]
    assert {name for line in logged for name in line} == {"event", "kind", "reason", "error", "log_level"}
    assert [line["error"] for line in logged] == ["", "ZeroDivisionError", "NoOption"]


def test_a_worker_imports_nothing_of_the_server():
    program = "import sys, underkeep.server.worker; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"asyncio", "msgspec", "sqlalchemy", "litestar", "structlog", "textual", "rich", "fluent"}
    assert {name for name in loaded if name.startswith("underkeep.server.")} == {"underkeep.server.worker"}
