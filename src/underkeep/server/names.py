"""What people call themselves and their tables, and what they say: plain, visible, and nobody else's.

Text from people is data everywhere: an argument of a message, never a message. Here it is only made harmless to look
at: composed (NFC), one line, without characters that are not seen or that turn the others around, and as long as people
count. A name must also be told apart from every other at the table, and from the table itself, by somebody who only
looks: so names are compared by their `shape`, in which letters that look alike are one letter.
"""

# ruff: noqa: RUF001, RUF002 - letters that look alike are what this is about

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from underkeep.core.errors import UnderkeepError
from underkeep.server.limits import Limits

_MARKS: Final = 3  # on one letter; every living script needs fewer, and towers of them hide the lines above
_POINTS: Final = 8  # of Unicode in one character as people count them, on average; a family with skin tones has 7

_SPACES: Final = frozenset("\t\n\v\f\r\x85")
_JOINER: Final = "\u200d"
_PICTURE_STYLE: Final = "\ufe0f"
_PICTURE: Final = re.compile(
    "[\xa9\xae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001fbff]"
)
_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_FLAGS: Final = re.compile("[\U0001f1e6-\U0001f1ff]")
# Letters and marks by their category, and yet nothing is seen of them: fillers, joiners, selectors of other shapes.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_TRAILING_JAMO: Final = re.compile("[\u1160-\u11ff\ud7b0-\ud7fb\uff9e\uff9f]")

# Small letters: a Latin one, and those that look like it or whose capitals do.
_LOOKS: Final = (
    *(
        "aаα",
        "bвбьβ",
        "cс",
        "dԁđ",
        "eеεє",
        "hнһħ",
        "jј",
        "kкκ",
        "liı1łіι",
        "mм",
        "nпη",
        "o0оοøσ",
        "pрρ",
        "qԛ",
        "rг",
        "sѕ",
    ),
    *("tтτŧ", "uυ", "vν", "wԝωш", "xхχ", "yуγ"),
)
_ALIKE: Final = {ord(letter): letters[0] for letters in _LOOKS for letter in letters[1:]}
_FIGURES_AS_LETTERS: Final = str.maketrans("345678", "easbtb")

_WORDS_OF_THE_TABLE: Final = (
    *("bot", "bots", "robot", "computer", "system", "server", "host", "admin", "moderator", "underkeep", "seat"),
    *("boty", "komputer", "serwer", "gospodarz", "administrator", "miejsce"),
    *("бот", "боты", "робот", "компьютер", "система", "сервер", "хозяин", "админ", "модератор", "место"),
)
_CALLED_ALONE: Final = ("me", "you", "ja", "ty", "я", "ты", "вы")  # how a log speaks of whoever reads it


class UnfitText(UnderkeepError):
    """A name, title or line that cannot be taken. `reason` is one word: empty, long, marks, letters, table or taken."""

    def __init__(self, field: str, reason: str, sentence: str) -> None:
        super().__init__(f"{field}: {sentence}", field=field, reason=reason)


def person(text: str, *, taken: Iterable[str], bots: Iterable[str], limits: Limits) -> str:
    """The name of a person at a table where `taken` are the others' names; `bots` are all names that bots go by."""
    name = _line(text, "name", limits.name)
    if not all(_in_a_name(char) for char in name):
        raise UnfitText("name", "letters", "use letters, figures, spaces and . ' - _ only")
    if not any(char.isalnum() for char in name):
        raise UnfitText("name", "empty", "it needs a letter")
    if sounds_like_the_table(name, bots):
        raise UnfitText("name", "table", "the table or a bot goes by this name; choose another one")
    tell_apart(name, taken)
    return name


def tell_apart(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that somebody who only looks would take for one of the others."""
    if shape(name) in {shape(other) for other in taken}:
        raise UnfitText("name", "taken", "somebody at this table has a name that looks like this one")


def title(text: str, limits: Limits) -> str:
    return _line(text, "title", limits.title)


def chat(text: str, limits: Limits) -> str:
    return _line(text, "chat", limits.chat)


def _line(text: str, field: str, longest: int) -> str:
    too_long = UnfitText(field, "long", f"at most {longest} characters")
    if len(text) > 4 * _POINTS * longest:  # nothing so long is worth looking at
        raise too_long
    if "\0" in text:  # one of the databases cannot store it, so it is refused like anywhere else (RS-106)
        raise UnfitText(field, "letters", "it holds the character NUL")
    line = plain(text)
    if not line:
        raise UnfitText(field, "empty", "there is nothing to read")
    if len(line) > _POINTS * longest or graphemes(line) > longest:
        raise too_long
    if _most_marks(line) > _MARKS:
        raise UnfitText(field, "marks", f"at most {_MARKS} marks on a letter")
    return line


# -- characters -------------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """One composed line of characters that are seen; everything else is left out, and every gap is one space."""
    kept: list[str] = []
    for char, after in pairwise(text + " "):
        if char in _SPACES or unicodedata.category(char) in {"Zs", "Zl", "Zp"}:
            kept.append(" ")
        elif _is_seen(char) or (kept and _holds_a_picture_together(kept[-1], char, after)):
            kept.append(char)
    line = re.sub(" +", " ", "".join(kept)).strip()
    while line and unicodedata.category(line[0])[0] == "M":  # it would sit on whatever is printed before
        line = line[1:].lstrip()
    return unicodedata.normalize("NFC", line)


def _is_seen(char: str) -> bool:
    if _PICTURE.match(char):
        return True  # also those that are younger than this Python's tables
    return unicodedata.category(char)[0] not in "CZ" and not _UNSEEN.match(char)


def _holds_a_picture_together(before: str, char: str, after: str) -> bool:
    if char == _JOINER:
        return bool(_PICTURE.match(after)) and (before == _PICTURE_STYLE or bool(_PICTURE.match(before)))
    return char == _PICTURE_STYLE and bool(_PICTURE.match(before))


def graphemes(text: str) -> int:
    """How many characters people see in a plain line: a letter with its marks, a flag or a family is one.

    Close to Unicode's rules for clusters, from the categories alone. Rare scripts may count a little longer.
    """
    count = flags = 0
    before = ""
    for char in text:
        flags = flags + 1 if _FLAGS.match(char) else 0
        if not (before and (_extends(char) or (before == _JOINER and _PICTURE.match(char)) or flags == 2)):
            count += 1
        if flags == 2:
            flags = 0
        before = char
    return count


def _extends(char: str) -> bool:
    return (
        char == _JOINER
        or char in _TONES
        or unicodedata.category(char)[0] == "M"
        or _TRAILING_JAMO.match(char) is not None
    )


def _most_marks(line: str) -> int:
    most = run = 0
    for char in line:
        run = run + 1 if unicodedata.category(char)[0] == "M" else 0
        most = max(most, run)
    return most


def _in_a_name(char: str) -> bool:
    return char in " .'’·-_" or unicodedata.category(char) in {"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"}


# -- looks ------------------------------------------------------------------------------------------------------------


def shape(name: str) -> str:
    """What is left of a name at a glance: small letters and figures without marks, alike ones made one."""
    return "".join(_words(name)).translate(_ALIKE)


def sounds_like_the_table(name: str, bots: Iterable[str]) -> bool:
    """`bot greedy`, `b0t 2`, `Greedy-Bot`, `Систeма` and the like; Botond and Mel are people."""
    words = _words(name)
    whole = "".join(words)
    bot_names = {_spelt("".join(_words(bot))) for bot in bots}
    with_bot = {both for bot in bot_names for both in (f"bot{bot}", f"{bot}bot")}
    spelt = {_spelt(word) for word in words}
    return (
        not spelt.isdisjoint(_TABLE)
        or _spelt(whole) in _TABLE | bot_names | with_bot
        or whole.translate(_ALIKE) in _ALONE
    )


def _spelt(word: str) -> str:
    """With figures read as the letters they stand in for, but for those that only count."""
    return (word.rstrip("0123456789") or word).translate(_ALIKE).translate(_FIGURES_AS_LETTERS)


def _words(name: str) -> list[str]:
    loose = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return re.findall(r"[^\W_]+", "".join(char for char in loose if unicodedata.category(char)[0] != "M"))


_TABLE: Final = frozenset(map(shape, _WORDS_OF_THE_TABLE))
_ALONE: Final = frozenset(map(shape, _CALLED_ALONE))
