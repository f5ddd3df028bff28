"""Names, titles and chat: whatever people type, what is shown is a line of theirs and of nobody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underkeep.server.limits import Limits
from underkeep.server.names import UnfitText, chat, graphemes, person, plain, shape, title
from underkeep.texts import LANGUAGES, message

STEADY = settings(max_examples=300, derandomize=True, deadline=None, database=None)
BOTS = ("greedy", "random", "mcts2")
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
HOSTILE = (
    "\x00\x07\x1b\x9b\x7f\u200b\u200d\u200e\u200f\u202a\u202e\u2066\u2069\u2028\ufeff\U000e0041\ud800\u3164\u034f\ufe0f"
)

FILLERS = "\u034f\u115f\u1160\u2800\u3164\uffa0"  # letters and marks, and yet nothing is seen of them


def named(text: str, taken: Iterable[str] = ()) -> str:
    return person(text, taken=taken, bots=BOTS, limits=Limits())


def reason(text: str, taken: Iterable[str] = ()) -> str:
    with pytest.raises(UnfitText) as refused:
        named(text, taken)
    assert refused.value.field == "name"
    return refused.value.reason


texts = st.text(max_size=60) | st.text(st.sampled_from("aB ż\u0301\u0327Яб1_-." + HOSTILE + FAMILY), max_size=60)


# -- what is seen -----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-167")
@pytest.mark.rs("RS-168")
@given(text=texts)
@STEADY
def test_no_line_holds_anything_that_is_not_seen_or_turns_the_rest_around(text: str) -> None:
    line = plain(text)
    assert line == unicodedata.normalize("NFC", line)
    assert line == plain(line)
    assert line == line.strip()
    assert "  " not in line
    for before, char in zip(" " + line, line, strict=False):
        if char == "\u200d":
            assert ord(before) > 0x2000  # inside a picture, and nowhere else
        else:
            assert unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
            assert char not in FILLERS
            assert unicodedata.bidirectional(char) not in {
                "LRE",
                "RLE",
                "LRO",
                "RLO",
                "PDF",
                "LRI",
                "RLI",
                "FSI",
                "PDI",
            }
    assert not line or unicodedata.category(line[0])[0] != "M"


@pytest.mark.rs("RS-167")
@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("Ania", "Ania"),
        ("  Ania \t\n Maria  ", "Ania Maria"),
        ("Zu\u0308rich", "Zürich"),
        ("Łukasz-Józef", "Łukasz-Józef"),
        ("Ярослав", "Ярослав"),
        ("O’Brien Jr.", "O’Brien Jr."),
        ("Ann\u202eeiv", "Anneiv"),
        ("A\u200bn\u00adn\x1ba", "Anna"),
        ("\u0301Ann", "Ann"),
        ("שרה", "שרה"),
        ("Botond", "Botond"),
        ("Abbott", "Abbott"),
        ("Mel", "Mel"),
        ("Ty Lee", "Ty Lee"),
    ],
)
def test_a_name_is_kept_as_far_as_it_can_be_read(typed: str, seen: str) -> None:
    assert named(typed) == seen


@pytest.mark.rs("RS-167")
@given(text=texts)
@STEADY
def test_a_name_is_letters_and_little_else_or_is_refused(text: str) -> None:
    try:
        name = named(text)
    except UnfitText:
        return
    assert 1 <= graphemes(name) <= Limits().name
    assert any(char.isalnum() for char in name)
    assert not set(name) & set('[]{}<>()$#:;"`\\/|@&*=+%^~\u200d')
    assert named(name) == name
    assert reason(name, taken=[name]) == "taken"


@pytest.mark.rs("RS-167")
@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "empty"),
        (" \t ", "empty"),
        ("\u3164\u115f\u2800\u200b", "empty"),
        ("...", "empty"),
        ("- _ -", "empty"),
        ("x" * 25, "long"),
        ("x" * 1_000_000, "long"),
        ("a" + "\u0323\u0301\u0302\u0303\u0304", "marks"),
        ("{ $x }", "letters"),
        ("[link=x]Ania[/]", "letters"),
        ("<b>Ania</b>", "letters"),
        ("Ania: pass # 1", "letters"),
        ("\U0001f916 Ania", "letters"),
    ],
)
def test_a_name_that_is_none_says_why(typed: str, why: str) -> None:
    assert reason(typed) == why


@pytest.mark.rs("RS-167")
@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("abc", 3),
        ("e\u0301", 1),
        ("q\u0323\u0307x", 2),
        ("\U0001f44d\U0001f3fd", 1),
        (FAMILY, 1),
        (FAMILY + FAMILY, 2),
        ("\u2764\ufe0f\u200d\U0001f525", 1),
        ("\U0001f1f5\U0001f1f1\U0001f1fa\U0001f1e6", 2),
        ("\U0001f1f5\U0001f1f1\U0001f1fa", 2),
        ("\uac00\uac01", 2),
        ("\u0e01\u0e34\u0e48", 1),
    ],
)
def test_characters_are_counted_as_people_count_them(text: str, count: int) -> None:
    assert graphemes(text) == count


@pytest.mark.rs("RS-167")
def test_length_is_counted_in_characters_that_people_see_but_has_an_end_in_any_case() -> None:
    assert named("q\u0323\u0307" * 24) == "q\u0323\u0307" * 24
    assert reason("q\u0323\u0307" * 25) == "long"
    assert chat(FAMILY * 300, Limits()) == FAMILY * 300
    with pytest.raises(UnfitText):
        chat(FAMILY * 301, Limits())
    with pytest.raises(UnfitText):
        chat("\u200d".join(["\U0001f469"] * 2_000), Limits())  # one character to Unicode, a wall to everybody else


# -- who it is --------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-167")
@pytest.mark.parametrize(
    "typed",
    [
        *("bot greedy", "Bot", "BOT", "bot 1", "Bot1", "b0t", "6ot", "8OT", "b.o.t", "B-O-T", "The Bot", "_bot_"),
        *(
            "GreedyBot",
            "botgreedy",
            "Greedy",
            "random",
            "MCTS2",
            "bot mcts2",
            "ｂｏｔ",
            "𝐛𝐨𝐭",
            "bоt",
            "Ьot",
            "bôt",
            "b\u200bot",
        ),
        *("бот", "Бот Жадный", "6от", "Бот 2", "System", "5ystem", "Sуstem", "Система", "Серверъ сервер", "Serwer"),
        *("Host", "Gospodarz", "Хозяин", "Underkeep", "seat 0", "Seat 1", "me", "Me", "You", "Ty", "Ты", "вы", "Robot"),
    ],
)
def test_nobody_can_be_called_like_a_bot_or_the_table(typed: str) -> None:
    assert reason(typed) == "table"


@pytest.mark.rs("RS-167")
@pytest.mark.parametrize(
    "typed", ["Ania", "ania", "ANIA", "A n i a", "Anła".replace("ł", "i"), "Аniа", "Án.ia", "An1a", "Anla", "Ａｎｉａ"]
)
def test_two_names_at_a_table_can_be_told_apart_by_looking(typed: str) -> None:
    assert reason(typed, taken=["Jan", "Ania"]) == "taken"


@pytest.mark.rs("RS-167")
def test_names_that_differ_to_the_eye_are_different() -> None:
    names = ["Ania", "Anna", "Gracz 2", "Gracz 3", "Gracz 6", "Gracz 8", "Аня", "Яна", "Jan", "Jana"]
    assert len({shape(name) for name in names}) == len(names)
    for at, name in enumerate(names):
        assert named(name, taken=names[:at]) == name


# -- where it goes ----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-168")
@given(text=texts)
@STEADY
def test_titles_and_chat_hold_nothing_that_a_terminal_obeys(text: str) -> None:
    for read in (title, chat):
        try:
            line = read(text, Limits())
        except UnfitText:
            continue
        assert line
        assert not any(ord(char) < 0x20 or 0x7F <= ord(char) < 0xA0 for char in line)
        assert len(line.splitlines()) == 1
        line.encode("utf-8")


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("Good game!\nAgain?", "Good game! Again?"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # it is text, and stays the text that was meant
        ("{ $x } [red]\x1b[31m", "{ $x } [red][31m"),
        ("\u2764\ufe0f " + FAMILY, "\u2764\ufe0f " + FAMILY),
        ("a\u200db", "ab"),
    ],
)
def test_chat_is_kept_word_for_word(typed: str, seen: str) -> None:
    assert chat(typed, Limits()) == seen


@pytest.mark.rs("RS-166")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["{ $x }", "-term", "{ -brand }", "player-you", "{ NUMBER(1) }", "{", ".attr = x", "*[other] y"]
)
def test_what_looks_like_a_message_stays_text_inside_one(lang: str, text: str) -> None:
    said = message(lang, "player-bot", "", {"name": title(text, Limits())})
    assert said is not None
    assert text in said
