"""A question of a card says what becomes of whatever is chosen, in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import underkeep as uk
from underkeep import texts
from underkeep.texts.boss_monster import Teller

KINDS = ("room", "player", "take", "discard", "type")
BOSSES = ("draculord", "xyzax", "king_croak", "robobo", "cerebellus", "seducia", "cleopatra", "gorgona")
GAMES = 240


@cache
def asked() -> dict[tuple[str, str], dict[str, str]]:
    """How each card of the base set asks, by language; games of three who build and else do anything."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for seed in range(GAMES):
        chance = random.Random(seed)
        variants = [*(["classic"] if seed % 2 else []), "immortal"]
        bosses = [BOSSES[(seed + seat) % 8] for seat in range(3)]
        table = uk.new_game("boss_monster", players=3, seed=seed, variants=variants, bosses=bosses)
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            source = "classic" if view["phase"] == "classic" else decision.source or ""
            if decision.kind in KINDS and (decision.kind, source) not in found:
                found[decision.kind, source] = {
                    lang: Teller(lang, ["Ania", "Boris", "Celina"], decision.seat).question(decision, view)
                    for lang in texts.LANGUAGES
                }
            likes = [at for at, option in enumerate(decision.options) if str(option).endswith(" new")]
            table.choose(chance.choice(likes or range(len(decision.options))))
    return found


def test_every_card_that_asks_has_a_phrase_of_its_own_and_every_phrase_has_a_card() -> None:
    spoken = texts.bundle("en")
    phrases = {(kind, part) for kind in KINDS for part in spoken.get_message(f"kind-{kind}").attributes}
    sets = {card["id"]: card["set"] for game in uk.games() for card in game.cards()}
    assert {phrase for phrase in phrases if sets.get(phrase[1], "BMR") == "BMR"} == set(asked())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_what_is_asked_says_more_than_that_something_is_to_be_chosen(lang: str) -> None:
    bare = {texts.message(lang, f"kind-{kind}", "", {"card": ""}) for kind in KINDS}
    for (kind, source), said in asked().items():
        name = "" if source == "classic" else texts.card_name(lang, source)
        assert said[lang].startswith(name), (kind, source)
        assert said[lang].removeprefix(name) not in bare, (kind, source)


def test_robobo_tells_that_the_room_will_be_destroyed() -> None:
    said = asked()["room", "robobo"]
    assert re.search("destroyed", said["en"])
    assert re.search("zniszczona", said["pl"])
    assert re.search("разрушена", said["ru"])
