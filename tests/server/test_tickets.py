"""Links and cookies: made from enough chance, good for one thing, and silent about why they fail."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import stat
import string
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underkeep.server import tickets as module
from underkeep.server.keys import BadKeys, Keys
from underkeep.server.rows import Purpose
from underkeep.server.tickets import (
    PURPOSES,
    BadTicket,
    Ticket,
    Tickets,
    cookie,
    digest,
    forgotten,
    new_session,
    sessions_in,
)

GAME = "Zm9vYmFyYmF6cXV1eA"
DAY = 86_400


@dataclass
class Clock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    return Keys(tmp_path / "data" / "keys")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tickets(keys: Keys, clock: Clock) -> Tickets:
    return Tickets(keys, clock)


def refusal(read: Callable[[], object]) -> tuple[type, str, str]:
    with pytest.raises(BadTicket) as refused:
        read()
    return type(refused.value), str(refused.value), refused.value.field


SAME = (BadTicket, str(BadTicket()), "ticket")


# -- keys -------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-144")
def test_the_first_start_makes_a_key_that_only_its_owner_can_read(tmp_path: Path) -> None:
    before = os.umask(0)  # as careless as it gets
    try:
        keys = Keys(tmp_path / "data" / "keys")
        keys.rotate()
    finally:
        os.umask(before)
    assert stat.S_IMODE(keys.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(keys.path.parent.stat().st_mode) == 0o700
    assert [file.name for file in keys.path.parent.iterdir()] == ["keys"]  # no draft is left lying about
    assert all(re.fullmatch("[0-9a-f]{64}", line) for line in keys.path.read_text().split())


@pytest.mark.rs("RS-144")
def test_keys_tickets_and_sessions_take_their_chance_from_the_secure_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    true = secrets.token_bytes

    def watched(size: int | None = None) -> bytes:
        asked.append(size or 0)
        return true(size)

    monkeypatch.setattr(secrets, "token_bytes", watched)  # token_urlsafe draws from it too
    keys = Keys(tmp_path / "keys")
    assert asked == [32]
    for purpose in PURPOSES:
        Tickets(keys).make(purpose, GAME, 1, lasts=DAY)
    new_session()
    assert asked == [32, 16, 16, 16, 16, 32]
    assert min(asked) * 8 >= 128


@pytest.mark.rs("RS-144")
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o644])
def test_keys_that_others_could_read_are_refused(keys: Keys, mode: int) -> None:
    keys.path.chmod(mode)
    with pytest.raises(BadKeys, match="can be read by others"):
        Keys(keys.path)


@pytest.mark.rs("RS-144")
@pytest.mark.parametrize("content", [b"", b"\n", b"00\n", b"zz" * 32, b"\xff" * 64, b"0123456789abcdef\n" * 3])
def test_a_broken_or_weak_key_file_is_refused_without_being_quoted_or_overwritten(keys: Keys, content: bytes) -> None:
    keys.path.write_bytes(content)
    with pytest.raises(BadKeys, match="not a list of keys") as refused:
        Keys(keys.path)
    assert "0123456789" not in str(refused.value)
    assert refused.value.__suppress_context__
    assert keys.path.read_bytes() == content


def test_a_key_file_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "keys").mkdir(mode=0o700)
    with pytest.raises(BadKeys, match="directory"):
        Keys(tmp_path / "keys")


def test_of_two_first_starts_at_once_both_use_the_same_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "keys"
    first = Keys(path)
    monkeypatch.setattr(Path, "exists", lambda self: False)  # the second looked before the first was done
    second = Keys(path)
    text, ticket = Tickets(first).make("seat", GAME, 0, lasts=DAY)
    assert Tickets(second).read("seat", text) == ticket


@pytest.mark.rs("RS-205")
def test_keys_do_not_show_themselves(keys: Keys) -> None:
    assert repr(keys) == "<1 keys>"


@pytest.mark.rs("RS-145")
def test_after_a_rotation_the_newest_key_signs_and_the_older_ones_still_verify(keys: Keys, tickets: Tickets) -> None:
    old, ticket = tickets.make("seat", GAME, 1, lasts=DAY)
    [first] = keys.path.read_text().split()
    keys.rotate()
    lines = keys.path.read_text().split()
    assert lines[0] == first
    assert tickets.read("seat", old) == ticket

    new, newer = tickets.make("seat", GAME, 1, lasts=DAY)
    keys.path.write_text(lines[1] + "\n")  # the old one is removed, while everybody plays
    assert tickets.read("seat", new) == newer
    assert refusal(lambda: tickets.read("seat", old)) == SAME


@pytest.mark.rs("RS-145")
def test_old_keys_leave_after_a_few_rotations(keys: Keys, tickets: Tickets) -> None:
    old, ticket = tickets.make("seat", GAME, 1, lasts=DAY)
    for _ in range(2):
        keys.rotate(keep=2)
        assert tickets.read("seat", old) == ticket
    keys.rotate(keep=2)
    assert refusal(lambda: tickets.read("seat", old)) == SAME
    keys.rotate(keep=0)
    assert len(keys.path.read_text().split()) == 1


@pytest.mark.rs("RS-145")
def test_another_process_notices_a_rotation(keys: Keys, tickets: Tickets) -> None:
    other = Keys(keys.path)
    other.rotate()
    text, ticket = Tickets(other, lambda: 1_000_000.0).make("host", GAME, None, lasts=DAY)
    assert tickets.read("host", text) == ticket


@pytest.mark.rs("RS-145")
def test_signatures_are_hmac_with_sha_256_and_a_salt_for_each_purpose(keys: Keys) -> None:
    signers = {purpose: keys.signer(purpose) for purpose in PURPOSES}
    assert len({signer.salt for signer in signers.values()}) == len(PURPOSES)
    for signer in signers.values():
        assert signer.digest_method is hashlib.sha256
        assert signer.key_derivation == "hmac"
        assert len(signer.get_signature("x")) == 43  # 256 bits


# -- tickets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("purpose", PURPOSES)
@pytest.mark.parametrize("seat", [None, 0, 5])
def test_a_ticket_is_read_as_it_was_made(tickets: Tickets, purpose: Purpose, seat: int | None) -> None:
    text, ticket = tickets.make(purpose, GAME, seat, lasts=DAY)
    assert tickets.read(purpose, text) == ticket
    assert ticket == Ticket(purpose, GAME, seat, 1_086_400, ticket.digest)
    assert re.fullmatch(r"[\w.-]+", text)  # stands in a link as it is


@pytest.mark.rs("RS-144")
def test_what_is_stored_of_a_ticket_does_not_open_anything(tickets: Tickets) -> None:
    text, ticket = tickets.make("seat", GAME, 1, lasts=DAY)
    secret = text.split(".")[3]
    assert ticket.digest == hashlib.sha256(secret.encode()).hexdigest() == digest(secret)
    assert secret not in repr(ticket)


@pytest.mark.rs("RS-145")
@pytest.mark.rs("RS-146")
@pytest.mark.parametrize("made", PURPOSES)
@pytest.mark.parametrize("used", PURPOSES)
def test_a_ticket_for_one_purpose_is_none_for_another(tickets: Tickets, made: Purpose, used: Purpose) -> None:
    text, ticket = tickets.make(made, GAME, 1, lasts=DAY)
    if made == used:
        assert tickets.read(used, text) == ticket
    else:
        assert refusal(lambda: tickets.read(used, text)) == SAME


@pytest.mark.rs("RS-146")
def test_every_change_of_one_letter_makes_a_ticket_worthless(tickets: Tickets) -> None:
    text, _ = tickets.make("seat", GAME, 1, lasts=DAY)
    letters = string.ascii_letters + string.digits + "-_.=!~ \n\x00é"
    for at in range(len(text) + 1):
        changed = {text[:at] + text[at + 1 :]} | {text[:at] + letter + text[at:] for letter in letters}
        changed |= {text[:at] + letter + text[at + 1 :] for letter in letters}
        for other in changed - {text}:
            assert refusal(lambda other=other: tickets.read("seat", other)) == SAME, (at, other)  # type: ignore[misc]


@pytest.mark.rs("RS-146")
@given(text=st.text() | st.from_regex(module._TICKET, fullmatch=True))
@settings(max_examples=200, derandomize=True, deadline=None, database=None)
def test_nothing_that_somebody_makes_up_is_a_ticket(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    keys = Keys(tmp_path_factory.getbasetemp() / "made-up" / "keys")
    assert refusal(lambda: Tickets(keys).read("seat", text)) == SAME


@pytest.mark.rs("RS-146")
def test_foreign_and_expired_tickets_fail_alike(tmp_path: Path, tickets: Tickets, clock: Clock) -> None:
    foreign, _ = Tickets(Keys(tmp_path / "foreign"), clock).make("seat", GAME, 1, lasts=DAY)
    text, ticket = tickets.make("seat", GAME, 1, lasts=DAY)
    assert refusal(lambda: tickets.read("seat", foreign)) == SAME
    clock.now += DAY - 1
    assert tickets.read("seat", text) == ticket
    clock.now += 1
    assert refusal(lambda: tickets.read("seat", text)) == SAME


@pytest.mark.rs("RS-146")
def test_a_refusal_brings_nothing_of_the_ticket_along(tickets: Tickets) -> None:
    text, _ = tickets.make("seat", GAME, 1, lasts=DAY)
    with pytest.raises(BadTicket) as refused:
        tickets.read("host", text)
    assert refused.value.__suppress_context__
    assert refused.value.args == SAME[1:2]


# -- cookies ----------------------------------------------------------------------------------------------------------


def attributes(header: str) -> tuple[str, str, dict[str, str]]:
    pair, *others = header.split("; ")
    name, _, value = pair.partition("=")
    return name, value, {key.lower(): said for key, _, said in (other.partition("=") for other in others)}


@pytest.mark.rs("RS-157")
@pytest.mark.parametrize("https", [True, False])
def test_a_cookie_is_for_one_host_and_no_script(https: bool) -> None:
    secret = new_session()
    name, value, rules = attributes(cookie(GAME, secret, https=https, lasts=DAY))
    assert name == ("__Host-" if https else "") + f"underkeep-{GAME}"
    assert value == secret
    assert rules == {
        "path": "/",
        "max-age": "86400",
        "httponly": "",
        "samesite": "Strict",
        **({"secure": ""} if https else {}),
    }  # and no domain
    assert sessions_in(f"{name}={value}", https=https) == {GAME: secret}


@pytest.mark.rs("RS-157")
def test_the_longest_cookie_is_far_below_four_kilobytes() -> None:
    assert len(cookie("x" * 64, new_session(), https=True, lasts=10**12)) < 512
    for game in ("x" * 65, "", "a;b", "a=b", "a b", "a\r\nSet-Cookie: x", "ż"):
        with pytest.raises(ValueError):
            cookie(game, new_session(), https=True, lasts=DAY)


def test_a_forgotten_cookie_ends_at_once() -> None:
    name, value, rules = attributes(forgotten(GAME, https=True))
    assert (name, value, rules["max-age"]) == (f"__Host-underkeep-{GAME}", "", "0")


@pytest.mark.rs("RS-157")
def test_on_https_a_cookie_that_anybody_could_have_planted_does_not_count() -> None:
    secret, planted = new_session(), new_session()
    header = f"underkeep-{GAME}={planted}; __Host-underkeep-{GAME}={secret}"
    assert sessions_in(header, https=True) == {GAME: secret}
    assert sessions_in(f"underkeep-{GAME}={planted}", https=True) == {}


@pytest.mark.rs("RS-157")
def test_cookies_of_several_tables_are_told_apart_and_doubled_ones_do_not_count() -> None:
    one, two = new_session(), new_session()
    header = f"theme=dark; underkeep-a={one};underkeep-b={two}; underkeep-c={one}; underkeep-c={two}"
    assert sessions_in(header, https=False) == {"a": one, "b": two}


@pytest.mark.rs("RS-157")
@given(header=st.text() | st.text("underkp-=; abc_\t"))
@settings(max_examples=200, derandomize=True, deadline=None, database=None)
def test_any_header_is_read_without_a_fault(header: str) -> None:
    assert sessions_in(header, https=False) == {}
    assert sessions_in(header + "; underkeep-a=" + "x" * 43, https=False) in ({"a": "x" * 43}, {})


def test_a_huge_cookie_header_is_not_even_looked_at() -> None:
    good = f"underkeep-a={new_session()}"
    assert sessions_in(good + ";" * 10_000, https=False)
    assert sessions_in(good + ";" * 20_000, https=False) == {}
