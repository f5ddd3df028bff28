"""Putting a game together: which sets go with how many players, the mixes of the guide, and decks of one's own."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.checking import one_word, words, yes_or_no
from underkeep.boss_monster.decks import decks_of
from underkeep.boss_monster.hero_decks import CROWD, brings_a_crowd
from underkeep.boss_monster.kinds import BASE_SETS
from underkeep.boss_monster.mixes import MIXED, MIXES, NO_MIX
from underkeep.boss_monster.rules.opening import HAND_OF_ROOMS, HAND_OF_SPELLS
from underkeep.core.game import Setting, Settings
from underkeep.core.refusing import refuse

IMMORTAL: Final = "immortal"
CHOOSE_BOSS: Final = "choose_boss"
FIRST_ROOMS: Final = 4  # of the discard pile (BM-147)
FIRST_SPELLS: Final = 2

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("mix", NO_MIX, (NO_MIX, *MIXES), "a deck of the guide, by list, out of BMR and TNL (BM-260, BM-262)"),
    Setting("stars", default=True, allowed=("true", "false"), about="star heroes take the places of others (BM-259)"),
    Setting("more_heroes", "epic", ("epic", "ordinary"), "whom six players without Crash Landing add most (BM-A16)"),
    Setting("without", [], (), "cards that are left out of the decks, with all their copies"),
    Setting("own_heroes", [], (), "a hero deck of your own, by name (BM-252)"),
)


def choose_sets(given: Settings, checked: Settings) -> None:
    """BM-260 to BM-262: a mix says by itself which sets and whose heroes it is made of; only Crash Landing may join."""
    one_word("mix", checked["mix"], (NO_MIX, *MIXES))
    if checked["mix"] == NO_MIX:
        return
    mix = MIXES[checked["mix"]]
    if "sets" not in given:
        joining = [code for code, box in BOXES.items() if box.for_crowds] if checked["players"] >= CROWD else []
        checked["sets"] = [*MIXED, *joining]
    if "heroes" not in given:
        checked["heroes"] = mix.heroes
    elif checked["heroes"] != mix.heroes:
        refuse("heroes", checked["heroes"], (mix.heroes,), "are not those of this mix", rule="BM-260")


def check_mix(checked: Settings) -> None:
    """BM-261: both sets of a mix are played, and none beside them but one that brings more players."""
    if checked["mix"] == NO_MIX:
        return
    strangers = [code for code in checked["sets"] if code not in MIXED and not BOXES[code].for_crowds]
    if strangers or any(code not in checked["sets"] for code in MIXED):
        refuse("sets", checked["sets"], (), "cannot be mixed so: BMR and TNL, with CRL or without", rule="BM-261")
    if checked["players"] >= CROWD and not brings_a_crowd(checked):
        refuse("players", checked["players"], (), "play this mix together with CRL only", rule="BM-261")


def check_crowd(checked: Settings) -> None:
    """BM-006, BM-A17: five or six need Crash Landing, or two base sets and unlimited lives."""
    one_word("more_heroes", checked["more_heroes"], ("epic", "ordinary"))
    if checked["players"] < CROWD or brings_a_crowd(checked):
        return
    if len([code for code in checked["sets"] if code in BASE_SETS]) < 2:
        refuse("players", checked["players"], (), "need Crash Landing (CRL) or a second base set", rule="BM-006")
    if IMMORTAL not in checked["variants"]:
        checked["variants"].append(IMMORTAL)


def check_decks(checked: Settings) -> None:
    """What is left out, and who comes, is in the sets; and there is enough of everything for so many players."""
    yes_or_no("stars", checked["stars"])
    boxes = [BOXES[code] for code in checked["sets"]]
    if checked["without"] != []:
        known = tuple([card.id for box in boxes for card in box.cards()])
        checked["without"] = words("without", checked["without"], known)
    if checked["own_heroes"] != []:
        heroes = tuple([card.id for box in boxes for card in box.heroes])
        checked["own_heroes"] = words("own_heroes", checked["own_heroes"], heroes)
    check_enough(checked)


def check_enough(checked: Settings) -> None:
    """BM-146, BM-149, BM-243: a boss, or two to choose from, and a hand for everybody; and somebody to fight."""
    players: int = checked["players"]
    deals = 2 if CHOOSE_BOSS in checked["variants"] else 1
    seeded = checked["seeded_discard"] is True
    decks = decks_of(checked)
    needs = (
        (len(decks.bosses), players * deals, "bosses", "BM-243" if deals > 1 else "BM-146"),
        (len(decks.rooms), players * HAND_OF_ROOMS + FIRST_ROOMS * seeded, "room cards", "BM-149"),
        (len(decks.spells), players * HAND_OF_SPELLS + FIRST_SPELLS * seeded, "spells", "BM-149"),
        (len(decks.ordinary) + len(decks.epic), 1, "heroes", "BM-145"),
    )
    for there, needed, what, rule in needs:
        if there < needed:
            refuse("players", players, (), f"need {needed} {what}, and these sets have {there}", rule=rule)
