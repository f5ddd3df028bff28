"""The options of the game, and which of them can be played."""

from __future__ import annotations

from typing import Final

from underkeep.core.game import Setting, Settings
from underkeep.core.refusing import refuse

SEATS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6)
CROWD: Final = 5  # so many need the Party (CC-251)
RANDOM: Final = "random"

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("players", 2, ("2", "3", "4", "5", "6"), "how many sit at the table"),
    Setting("start_side", "a", ("a", "b", RANDOM), "which side of the start tile is up (CC-020)"),
    Setting("party", default=False, allowed=("true", "false"), about="the Party, for five and six players (CC-251)"),
    Setting("promos", default=False, allowed=("true", "false"), about="three promotional cards (CC-311)"),
    Setting("single_exit_slots", default=False, allowed=("true", "false"), about="one opening on each side of a tile"),
    Setting("first_player", RANDOM, (RANDOM, "0", "1", "2", "3", "4", "5"), "which seat begins (CC-032)"),
)


def check(settings: Settings) -> Settings:
    """Every option with its default filled in; what cannot be played is refused by name."""
    known = {setting.name: setting.default for setting in SETTINGS}
    for name in settings:
        if name not in known:
            refuse(name, name, tuple(known), "is no option of Clank! Catacombs")
    checked: Settings = dict(known)
    checked.update(settings)
    players = checked["players"]
    if type(players) is not int or players not in SEATS:
        refuse("players", players, ("2", "3", "4", "5", "6"), "is not a number of players")
    if "party" not in settings:
        checked["party"] = players >= CROWD
    for name in ("party", "promos", "single_exit_slots"):
        if type(checked[name]) is not bool:
            refuse(name, checked[name], ("true", "false"), "is neither true nor false")
    if checked["party"] != (players >= CROWD):
        why = "is needed by five and six players" if players >= CROWD else "is for five and six players"
        refuse("party", checked["party"], (), why, rule="CC-251")
    if type(checked["first_player"]) is int:
        checked["first_player"] = str(checked["first_player"])
    for setting in SETTINGS:
        if isinstance(setting.default, str) and checked[setting.name] not in setting.allowed:
            refuse(setting.name, checked[setting.name], setting.allowed, "is not known")
    if checked["first_player"] != RANDOM and int(checked["first_player"]) >= players:
        refuse("first_player", checked["first_player"], (), f"is no seat of {players}", rule="CC-032")
    return checked
