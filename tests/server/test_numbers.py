"""A number in a path has one spelling; whatever else a program might read as that number leads nowhere."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import new_table, serving

ONES = ("١", "१", "𝟏", "１", "+1", "01", "0_1", "1 ", " 1", "1.0", "1e0", "0x1")


@pytest.mark.rs("RS-134")
def test_a_seat_is_named_by_plain_digits_and_by_nothing_else(tmp_path: Path) -> None:
    with serving(sqlite_settings(tmp_path)) as server:
        host = server.browser()
        table, _ = new_table(host, "pebbles", "me", "open")
        before = host.get(f"/api/tables/{table}")
        for one in (*ONES, "-1", "9", "9" * 5000):
            for what, body in (("link", {}), ("dismiss", {"bot": "random"}), ("stand_in", {"on": True})):
                answer = host.ask("POST", f"/api/tables/{table}/seats/{quote(one)}/{what}", body)
                assert (answer.status, answer.fault["code"]) == (404, "not_found"), one
        assert host.get(f"/api/tables/{table}") == before
        assert host.ask("POST", f"/api/tables/{table}/seats/1/link", {}).status == 200
        assert server.errors() == []
