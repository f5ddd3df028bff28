"""How a server is told what to do, and what it says to nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.server.errors import BadSetting
from underkeep.server.settings import READERS, Settings


def read(environment: dict[str, str] | None = None, **arguments: str | None) -> Settings:
    return Settings.read(arguments, {"UNDERKEEP_DATA": "/srv/games", **(environment or {})})


def test_without_a_word_it_is_a_table_on_this_computer():
    settings = Settings.read({}, {"XDG_DATA_HOME": "/home/ania/.local/share"})
    assert (settings.host, settings.metrics, settings.trusted_proxies) == ("127.0.0.1", False, ())
    assert settings.sqlite == settings.data / "underkeep.db"
    assert settings.data.is_absolute()


def test_what_is_typed_counts_before_the_environment():
    settings = read({"UNDERKEEP_PORT": "1", "UNDERKEEP_LOG_LEVEL": "DEBUG"}, port="9000", log_level=None)
    assert (settings.port, settings.log_level) == (9000, "debug")


def test_lists_and_addresses_are_understood():
    settings = read(
        public_address="https://games.example.org/",
        allowed_hosts="games.example.org, Table.local",
        trusted_proxies="10.0.0.0/8,::1",
        metrics="on",
    )
    assert settings.public_address == "https://games.example.org"
    assert settings.allowed_hosts == ("games.example.org", "table.local")
    assert [str(each) for each in settings.trusted_proxies] == ["10.0.0.0/8", "::1/128"]
    assert settings.metrics


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("postgresql://ania:pw@db.local:5433/games", {"host": "db.local", "port": 5433, "password": "pw"}),
        ("postgres://ania@/games?host=/run/postgresql", {"host": "/run/postgresql", "database": "games"}),
        ("postgresql://db/games?sslmode=verify-full", {"ssl": "verify-full", "host": "db"}),
        ("postgresql://a:p%40ss%2F@db/games", {"password": "p@ss/"}),
    ],
)
def test_a_postgresql_address_is_taken_apart(url, expected):
    assert expected.items() <= read(database=url).postgresql.items()


def test_a_sqlite_file_is_found_from_anywhere():
    assert read(database="sqlite:////srv/x.db").sqlite == Path("/srv/x.db")
    found = read(database="sqlite:///x.db").sqlite
    assert found is not None
    assert found.is_absolute()


@pytest.mark.rs("RS-207")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "eighty"),
        ("port", "65536"),
        ("port", "-1"),
        ("port", "٣"),
        ("host", "not a host"),
        ("host", ""),
        ("log_level", "loud"),
        ("metrics", "maybe"),
        ("public_address", "games.example.org"),
        ("public_address", "https://games.example.org/table"),
        ("public_address", "https://u:p@games.example.org"),
        ("public_address", "https://games.example.org:99999"),
        ("allowed_hosts", "good.org, b@d"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("trusted_proxies", "everybody"),
        ("data", ""),
        ("data", __file__),
        ("database", "mysql://x/y"),
        ("database", "nonsense"),
        ("database", "sqlite://"),
        ("database", "sqlite:///:memory:"),
        ("database", "postgresql://host"),
        ("database", "postgresql://host/db?sslmode=maybe"),
        ("database", "postgresql://host/db?statement_cache=1"),
        ("database", "postgresql://host:port/db"),
    ],
)
@pytest.mark.parametrize("typed", [True, False])
def test_a_wrong_setting_is_named_in_one_sentence(name, value, typed):
    environment = {} if typed else {f"UNDERKEEP_{name.upper()}": value}
    with pytest.raises(BadSetting) as refused:
        read(environment, **({name: value} if typed else {}))
    sentence = str(refused.value)
    assert sentence.startswith(f"--{name.replace('_', '-')}: " if typed else f"UNDERKEEP_{name.upper()}: ")
    assert refused.value.field == name
    assert "\n" not in sentence


@pytest.mark.rs("RS-207")
def test_an_unknown_setting_is_named_with_the_nearest_one():
    with pytest.raises(BadSetting, match=r"UNDERKEEP_PROT: there is no such setting; did you mean port\?"):
        read({"UNDERKEEP_PROT": "80"})
    with pytest.raises(BadSetting, match="--colour: there is no such setting; choose from allowed_hosts"):
        read(colour="red")
    assert read({"UNDERKEEP_HOME": "/x", "UNDERKEEP_EXPECT_COMPILED": "1", "OTHER_PORT": "x"}).port == 8400


@pytest.mark.rs("RS-207")
def test_settings_that_contradict_each_other_are_refused():
    with pytest.raises(BadSetting) as refused:
        read(public_address="https://a.example.org", allowed_hosts="b.example.org")
    assert refused.value.field == "public_address"


@pytest.mark.rs("RS-207")
@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ania:canary@db/games",
        "postgresql://ania:canary@db:port/games",
        "postgresql://ania:canary@db",
        "mysql://ania:canary@db/games",
        "postgresql://ania:canary@db/games?x=canary",
        "postgresql//ania:canary@db/games",
    ],
)
def test_the_password_of_a_database_is_never_printed(url):
    try:
        settings = read(database=url)
    except BadSetting as refused:
        told = f"{refused} {refused!r} {refused.__cause__!r}"
    else:
        told = f"{settings!r} {settings} {settings.shown_database}"
    assert "canary" not in told


def test_every_field_of_the_settings_can_be_said():
    assert set(READERS) == set(Settings.__dataclass_fields__)


def test_limits_are_settings_of_their_own(tmp_path):
    assert Settings.read({"data": str(tmp_path)}, {"UNDERKEEP_LIMIT_FRAME": "4096"}).port == 8400
