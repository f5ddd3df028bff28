"""The scenarios that can be played, each with its hard variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from underkeep.core.errors import BadOptions
from underkeep.keep_the_heroes_out.cards import CATALOGUE
from underkeep.keep_the_heroes_out.cards.guild import GUILD
from underkeep.keep_the_heroes_out.scenarios.book import Scenario
from underkeep.keep_the_heroes_out.scenarios.first_nights import (
    battle_of_the_bands,
    frog_uprising,
    rent_day,
    textbook_dungeon,
    witchs_cauldron,
)
from underkeep.keep_the_heroes_out.scenarios.last_nights import (
    last_bastion,
    ring_of_portals,
    second_opinion,
    the_annex,
    visiting_hours,
)
from underkeep.keep_the_heroes_out.scenarios.long_nights import (
    broken_portals,
    grand_siege,
    jailbreak,
    mad_science,
    under_construction,
)
from underkeep.keep_the_heroes_out.scenarios.wet_nights import (
    back_door,
    bone_market,
    book_fair,
    night_shift,
    rainy_season,
)
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS

Writer = Callable[..., Any]  # of a scenario; told whether the hard variant is wanted

WRITTEN: Final[dict[str, Writer]] = {
    "witchs_cauldron": witchs_cauldron,
    "textbook_dungeon": textbook_dungeon,
    "frog_uprising": frog_uprising,
    "rent_day": rent_day,
    "battle_of_the_bands": battle_of_the_bands,
    "jailbreak": jailbreak,
    "mad_science": mad_science,
    "under_construction": under_construction,
    "broken_portals": broken_portals,
    "grand_siege": grand_siege,
    "rainy_season": rainy_season,
    "book_fair": book_fair,
    "back_door": back_door,
    "bone_market": bone_market,
    "night_shift": night_shift,
    "visiting_hours": visiting_hours,
    "second_opinion": second_opinion,
    "the_annex": the_annex,
    "ring_of_portals": ring_of_portals,
    "last_bastion": last_bastion,
}
READ: Final[dict[tuple[str, bool], Scenario]] = {}


def scenario_named(ident: str, *, hard: bool = False) -> Scenario:
    known = READ.get((ident, hard))
    if known is None:
        known = WRITTEN[ident](hard=hard)
        assert isinstance(known, Scenario)
        READ[ident, hard] = known
    return known


def enrol_scenario(scenario: Scenario) -> None:
    """Put a home-made scenario on the shelf. It has no hard variant of its own, and replaces none of ours."""
    if scenario.id in WRITTEN:
        raise BadOptions(f"id: there is a scenario {scenario.id} already", field="id")
    others = [scenario_named(ident) for ident in SCENARIO_IDS if ident != scenario.id]
    taken = [*CATALOGUE, *[card.id for card in GUILD], *[card.id for other in others for card in other.cards]]
    for card in scenario.cards:
        if card.id in taken:
            raise BadOptions(f"scenario_cards: there is a card {card.id} already", field="scenario_cards")
    READ[scenario.id, False] = READ[scenario.id, True] = scenario
    if scenario.id not in SCENARIO_IDS:
        SCENARIO_IDS.append(scenario.id)
