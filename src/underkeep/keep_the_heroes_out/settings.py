"""The options of the game, and which of them can be played."""

from __future__ import annotations

from typing import Final

from underkeep.core.game import Setting, Settings
from underkeep.core.refusing import refuse

SEATS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
RANDOM: Final = "random"
CLAN_IDS: Final = (
    "red_dragon", "lizardfolk", "gnolls", "slimes", "skeletons", "rats", "witches", "poltergeists", "imps",
)  # fmt: skip
SCENARIO_IDS: Final[list[str]] = [
    "witchs_cauldron", "textbook_dungeon", "frog_uprising", "rent_day", "battle_of_the_bands", "jailbreak",
    "mad_science", "under_construction", "broken_portals", "grand_siege", "rainy_season", "book_fair",
    "back_door", "bone_market", "night_shift", "visiting_hours", "second_opinion", "the_annex", "ring_of_portals",
    "last_bastion",
]  # fmt: skip
# KH-028 to KH-030: Guild cards at the end of each turn, in the first and in the second wave.
QUOTAS: Final[dict[str, tuple[int, int]]] = {"family": (1, 2), "challenge": (2, 2), "hardcore": (2, 3)}

TRUTHS: Final = ("true", "false")
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("players", 2, ("1", "2", "3", "4", "5", "6"), "how many clans defend the dungeon"),
    Setting("scenario", "witchs_cauldron", tuple(SCENARIO_IDS), "which dungeon is defended (KH-004)"),
    Setting("difficulty", "family", tuple(QUOTAS), "how many Guild cards come (KH-025)"),
    Setting("clans", [], (*CLAN_IDS, RANDOM), "the clan of each seat; none: they are chosen in turn (KH-015)"),
    Setting("hard", default=False, allowed=TRUTHS, about="the hard variant of the scenario"),
    Setting("prisoners_stir", default=True, allowed=TRUTHS, about="a summons without token reaches prisoners (KH-162)"),
)
SWITCHES: Final = ("prisoners_stir",)  # readings of open points, in the order of their bits
PRISONERS_STIR: Final = 1


def check(settings: Settings) -> Settings:
    """Every option with its default filled in; what cannot be played is refused by name."""
    known = {setting.name: setting.default for setting in SETTINGS}
    for name in settings:
        if name not in known:
            refuse(name, name, tuple(known), "is no option of Keep the Heroes Out!")
    checked: Settings = dict(known)
    checked.update(settings)
    players = checked["players"]
    if type(players) is not int or players not in SEATS:
        refuse("players", players, ("1", "2", "3", "4", "5", "6"), "is not a number of players", rule="KH-001")
    if checked["scenario"] not in SCENARIO_IDS:
        refuse("scenario", checked["scenario"], tuple(SCENARIO_IDS), "is no scenario", rule="KH-004")
    if checked["difficulty"] not in QUOTAS:
        refuse("difficulty", checked["difficulty"], tuple(QUOTAS), "is no difficulty", rule="KH-025")
    for name in ("hard", *SWITCHES):
        if type(checked[name]) is not bool:
            refuse(name, checked[name], TRUTHS, "is neither true nor false")
    checked["clans"] = checked_clans(checked["clans"], players)
    return checked


def checked_clans(clans: object, players: int) -> list[str]:
    """KH-015: one for each seat, each clan once; or none, to choose at the table."""
    if not isinstance(clans, (list, tuple)):
        refuse("clans", clans, CLAN_IDS, "is not a list of clans")
    chosen: list[str] = []
    for clan in clans:
        if clan not in CLAN_IDS and clan != RANDOM:
            refuse("clans", clan, (*CLAN_IDS, RANDOM), "is no clan")
        if clan != RANDOM and clan in chosen:
            refuse("clans", clan, (), "can be taken once", rule="KH-015")
        chosen.append(str(clan))
    if chosen and len(chosen) != players:
        refuse("clans", chosen, (), f"must name a clan for each of {players} seats", rule="KH-015")
    return chosen


def switches(settings: Settings) -> int:
    """The readings of open points that are switched on, as bits."""
    on = 0
    for bit, name in enumerate(SWITCHES):
        if settings[name]:
            on |= 1 << bit
    return on
