"""Limits: written down, set by name, and counted for the right person in bounded memory."""

from __future__ import annotations

import re
import tracemalloc
from dataclasses import dataclass, fields
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underkeep.files.untrusted import CAPS
from underkeep.server.errors import BadSetting
from underkeep.server.limits import KINDS, PREFIX, Buckets, Kind, Limits, Rate, caller, limits_from, setting

DOCS = Path(__file__).parents[2] / "docs" / "limits.md"


@dataclass
class Clock:
    now: float = 50.0

    def __call__(self) -> float:
        return self.now


def table() -> dict[str, tuple[str, str, str]]:
    rows = re.findall(r"^\| (\w+) \| ([\d,/]+) \| `?(\w+)`? \| (.+) \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    return {name: (default, variable, says) for name, default, variable, says in rows}


@pytest.mark.rs("RS-176")
def test_the_table_in_the_docs_is_the_code() -> None:
    said = {
        limit.name: (
            str(limit.default) if isinstance(limit.default, Rate) else f"{limit.default:,}",
            setting(limit.name),
            limit.metadata["says"],
        )
        for limit in fields(Limits)
    }
    files = {f"file_{cap.name}": (f"{getattr(CAPS, cap.name):,}", "fixed") for cap in fields(CAPS)}
    written = table()
    assert {name: row[:2] for name, row in written.items() if name in files} == files
    assert {name: row for name, row in written.items() if name not in files} == said


@pytest.mark.rs("RS-176")
@pytest.mark.parametrize("name", [limit.name for limit in fields(Limits)])
def test_every_limit_is_set_by_the_variable_in_its_line(name: str) -> None:
    value = "7/3" if isinstance(getattr(Limits(), name), Rate) else "7"
    changed = limits_from({table()[name][1]: value, "HOME": "x", "UNDERKEEP_PORT": "1"})
    assert str(getattr(changed, name)) == value
    others = [limit.name for limit in fields(Limits) if limit.name != name]
    assert [getattr(changed, other) for other in others] == [getattr(Limits(), other) for other in others]


@pytest.mark.rs("RS-207")
@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("BODY", ""),
        ("BODY", "0"),
        ("BODY", "-1"),
        ("BODY", "1.5"),
        ("BODY", "1e3"),
        ("BODY", "many"),
        ("BODY", "٣"),
        ("BODY", "9" * 5_000),
        ("RATE_CHAT", "6"),
        ("RATE_CHAT", "6/"),
        ("RATE_CHAT", "/6"),
        ("RATE_CHAT", "6/0"),
        ("RATE_CHAT", "0/6"),
        ("RATE_CHAT", "6/6/6"),
        ("NAME", "101"),
        ("CHAT", "1001"),
        ("NOTHING", "5"),
        ("body", "5"),
    ],
)
def test_what_is_no_limit_is_refused_by_its_name(variable: str, value: str) -> None:
    with pytest.raises(BadSetting, match=PREFIX + variable) as refused:
        limits_from({PREFIX + variable: value})
    assert refused.value.field == PREFIX + variable


# -- buckets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-177")
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_each_kind_is_stopped_and_flows_again_at_its_rate(kind: Kind) -> None:
    clock = Clock()
    rate = Limits().rate(kind)
    buckets = Buckets(Limits(), clock)
    taken = [buckets.take(kind, "seat g:1") for _ in range(rate.count + 50)]
    assert taken[: rate.count] == [0.0] * rate.count
    step = rate.seconds / rate.count
    assert taken[rate.count :] == [pytest.approx(step)] * 50  # asking in vain costs nothing
    clock.now += step * 0.9
    assert buckets.take(kind, "seat g:1") == pytest.approx(step * 0.1)
    clock.now += step * 0.1
    assert buckets.take(kind, "seat g:1") == 0.0
    assert buckets.take(kind, "seat g:1") > 0.0
    clock.now += rate.seconds * 10  # a long silence saves up no more than one bucket
    assert [buckets.take(kind, "seat g:1") for _ in range(rate.count + 1)].count(0.0) == rate.count


@pytest.mark.rs("RS-177")
def test_a_flood_of_one_kind_or_one_seat_takes_nothing_from_the_others() -> None:
    buckets = Buckets(Limits(), Clock())
    flood = [buckets.take("chat", "seat g:1") for _ in range(100)]
    assert flood[-1] > 0.0
    assert buckets.take("answer", "seat g:1") == 0.0
    assert buckets.take("chat", "seat g:2") == 0.0


@pytest.mark.rs("RS-177")
@given(waits=st.lists(st.floats(0, 3), max_size=80))
@settings(max_examples=80, derandomize=True, deadline=None, database=None)
def test_in_any_stretch_of_time_no_more_than_the_rate_gets_through(waits: list[float]) -> None:
    clock = Clock()
    rate = Rate(4, 2)
    buckets = Buckets(Limits(rate_undo=rate), clock)
    through: list[float] = []
    for wait in waits:
        clock.now += wait
        if buckets.take("undo", "x") == 0.0:
            through.append(clock.now)
    for begin in range(len(through)):
        for end in range(begin, len(through)):
            stretch = through[end] - through[begin]
            assert end - begin + 1 <= rate.count + stretch * rate.count / rate.seconds + 1e-3


@pytest.mark.rs("RS-179")
def test_a_seat_counts_before_its_address() -> None:
    assert caller("g:1", "192.0.2.1") == caller("g:1", "198.51.100.7") != caller("g:2", "192.0.2.1")
    assert caller(None, "192.0.2.1") != caller(None, "192.0.2.2")
    assert caller("at 192.0.2.1", None) != caller(None, "192.0.2.1")


@pytest.mark.rs("RS-179")
def test_all_addresses_of_an_ipv6_customer_are_one_caller() -> None:
    buckets = Buckets(Limits(), Clock())
    taken = [buckets.take("table", caller(None, f"2001:db8:1:2:{host:x}::{host:x}")) for host in range(1, 200)]
    assert taken.count(0.0) == Limits().rate("table").count
    assert len(buckets) == 1
    assert buckets.take("table", caller(None, "2001:db8:1:3::1")) == 0.0


@pytest.mark.rs("RS-179")
def test_one_address_written_in_several_ways_is_one_caller() -> None:
    assert caller(None, "::ffff:192.0.2.1") == caller(None, "192.0.2.1")
    assert caller(None, "2001:DB8::1") == caller(None, "2001:0db8:0:0::2")
    assert caller(None, "fe80::1%eth0") == caller(None, "fe80::1")
    assert caller(None, None) == caller(None, "") == caller(None, "not an address")


@pytest.mark.rs("RS-180")
def test_any_number_of_callers_fits_into_the_memory_that_is_written_down() -> None:
    limits = Limits()
    buckets = Buckets(limits, Clock())
    tracemalloc.start()
    for number in range(100_000):  # five times as many as are remembered; a million would only take longer
        buckets.take("request", f"at 2001:db8:{number:x}::/64")
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(buckets) == limits.rate_keys
    each = int(re.findall(r"some (\d+) bytes", table()["rate_keys"][2])[0])
    assert size < limits.rate_keys * each * 1.2


@pytest.mark.rs("RS-180")
def test_whoever_asked_lately_is_not_the_one_who_is_forgotten() -> None:
    buckets = Buckets(Limits(rate_keys=100, rate_chat=Rate(1000, 1000)), Clock())
    for number in range(1_000):
        assert buckets.take("chat", "busy") == 0.0
        buckets.take("other", str(number))
    assert buckets.take("chat", "busy") > 0.0
