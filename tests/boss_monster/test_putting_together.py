"""Putting a game together: mixes by name, star heroes, decks of one's own, and what the guide says about them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.catalogue_figures import ROOMS
from tests.boss_monster.mix_figures import KIDS_BOSSES, KIDS_ROOMS, KIDS_SPELLS, OFFICIAL_ROOMS, OFFICIAL_SPELLS
from underkeep import texts
from underkeep.boss_monster import advice
from underkeep.boss_monster.cards import BOXES, CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hero_decks import with_stars
from underkeep.boss_monster.kinds import BASE_SETS, MICRO_SETS, MINI_SETS, SET_ORDER
from underkeep.boss_monster.mixes import MIXES
from underkeep.core.game import no_advice
from underkeep.core.registry import game_named
from underkeep.texts.boss_monster import Teller

INFO = game_named("boss_monster")


def dealt(**options: Any) -> Any:
    return uk.new_game("boss_monster", seed=1, **options)._game


def cards_of(**options: Any) -> tuple[Counter[str], Counter[str], set[str], list[HeroCard]]:
    """Rooms, spells, bosses and heroes of a game."""
    g = dealt(**options)
    rooms, spells = Counter[str](), Counter[str]()
    for me in g.players:
        rooms.update([card.id for card in me.rooms.cards])
        spells.update([card.id for card in me.spells.cards])
    rooms.update([card.id for card in g.room_deck.cards])
    spells.update([card.id for card in g.spell_deck.cards])
    for card in g.discard:
        (rooms if card.id in {room.id for box in BOXES.values() for room in box.rooms} else spells)[card.id] += 1
    bosses = {me.boss.id for me in g.players} | {card.id for card in g.gone}
    return rooms, spells, bosses, [*g.hero_deck, *g.epic_deck]


def by_treasure(rooms: Counter[str]) -> dict[str, dict[str, int]]:
    """The rooms with their copies as the lists of the guide group them: by treasure, or as those with several."""
    groups: dict[str, dict[str, int]] = {}
    for name, copies in rooms.items():
        kinds = set(CATALOGUE[name].treasures)  # type: ignore[attr-defined]
        groups.setdefault("several" if len(kinds) > 1 else kinds.pop(), {})[name] = copies
    return groups


def told(**options: Any) -> list[tuple[str, str]]:
    """What the guide says against it, by rule and message."""
    return [(one.rule, one.message) for one in INFO.advise(INFO.check(options))]


# -- the mixes of the guide -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-260")
@pytest.mark.rule("BM-A22")
def test_the_official_mix_is_dealt_by_its_list():
    rooms, spells, bosses, heroes = cards_of(mix="official")
    assert (rooms.total(), spells.total(), len(bosses)) == (75, 35, 20)
    assert {group: sum(listed.values()) for group, listed in OFFICIAL_ROOMS.items()} == {
        "cleric": 15, "fighter": 15, "mage": 15, "thief": 15, "several": 15
    }  # fmt: skip
    assert by_treasure(rooms) == OFFICIAL_ROOMS
    assert spells == OFFICIAL_SPELLS
    assert (rooms["spiked_pit"], spells["teleportation"], spells["soul_harvest"]) == (2, 2, 0)
    assert {card.set for card in heroes} == {"TNL"}


@pytest.mark.rule("BM-262")
@pytest.mark.rule("BM-A23")
def test_the_kids_mix_is_dealt_by_its_list():
    rooms, spells, bosses, heroes = cards_of(mix="kids")
    assert (rooms.total(), spells.total(), len(bosses)) == (75, 23, 12)
    assert by_treasure(rooms) == KIDS_ROOMS
    assert spells == KIDS_SPELLS
    assert bosses == KIDS_BOSSES
    assert {card.set for card in heroes} == {"BMR"}


@pytest.mark.parametrize("mix", MIXES)
def test_no_mix_asks_for_more_copies_than_the_boxes_hold(mix: str):
    listed = MIXES[mix].rooms | MIXES[mix].spells
    assert all(copies <= CATALOGUE[name].copies for name, copies in listed.items())


@pytest.mark.rule("BM-261")
@pytest.mark.parametrize("mix", MIXES)
def test_crash_landing_joins_a_mix_for_two_more_players(mix: str):
    table = uk.new_game("boss_monster", players=6, mix=mix, seed=1)
    assert table.options["sets"] == ["BMR", "TNL", "CRL"]
    rooms, _, bosses, heroes = cards_of(players=6, mix=mix)
    assert rooms.total() == 75 + 23
    assert {"mando", "klonos", "imperiatrix"} <= bosses
    assert len([card for card in heroes if card.set == "CRL"]) == 12
    again = uk.load(table.record())
    assert again.options == table.options
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.rule("BM-261")
@pytest.mark.parametrize(
    ("options", "field", "rule"),
    [
        ({"sets": ["BMR"]}, "sets", "BM-261"),
        ({"sets": ["BMR", "TNL", "KNG"]}, "sets", "BM-261"),
        ({"sets": ["BMR", "TNL"], "players": 5}, "players", "BM-261"),
        ({"heroes": "BMR"}, "heroes", "BM-260"),
        ({"mix": "offical"}, "mix", ""),
    ],
)
def test_a_mix_is_made_of_what_it_is_made_of(options: dict[str, Any], field: str, rule: str):
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", **({"mix": "official"} | options))
    assert (refused.value.field, refused.value.rule) == (field, rule)


# -- the collector box ------------------------------------------------------------------------------------------------

COLLECTOR_BOX = ["BMR", "TNL", "CRL", "THK", "DBM", "POP"]


@pytest.mark.rule("BM-017")
def test_everything_in_the_collector_box_can_be_played_together():
    rooms, spells, bosses, heroes = cards_of(sets=COLLECTOR_BOX, heroes="TNL", players=6)
    assert rooms.total() == 75 + 75 + 23 + 4 + 8 + 10
    assert spells.total() == 31 + 31 + 7 + 2 + 2
    assert bosses >= {card.id for code in ("BMR", "TNL") for card in BOXES[code].bosses}
    assert "the_princess" in {card.id for card in heroes}  # the epic hero of DBM
    assert {CATALOGUE[room].set for room in rooms} == set(COLLECTOR_BOX)


@pytest.mark.rule("BM-017")
@pytest.mark.rule("BM-256")
@pytest.mark.parametrize("micro", ["POP", "DBM"])
def test_its_micro_sets_go_with_any_part_of_it(micro: str):
    assert told(sets=["TNL", micro]) == []
    assert told(sets=["BMR", "THK", micro]) == []


# -- star heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-259")
def test_a_star_hero_takes_the_place_of_a_like_one():
    *_, plain = cards_of(sets=["BMR"], players=4)
    *_, starry = cards_of(sets=["BMR", "KNG"], players=4)
    gone = sorted([(card.epic, card.hero_class, card.hp) for card in plain if card not in starry])
    come = sorted([(card.epic, card.hero_class, card.hp) for card in starry if card not in plain])
    assert len(starry) == len(plain)
    assert {card.id for card in starry if card.set == "KNG"} == {card.id for card in BOXES["KNG"].heroes}
    assert [(epic, kind) for epic, kind, _ in gone] == [(epic, kind) for epic, kind, _ in come]
    assert [hp for _, _, hp in gone] == [hp if hp != 12 else 11 for _, _, hp in come]


@pytest.mark.rule("BM-259")
@pytest.mark.parametrize("epic", [True, False])
def test_an_ordinary_star_hero_replaces_no_epic_one_and_an_epic_one_no_ordinary(epic: bool):
    mage = HeroCard("mage", "Mage", "mage", 9, "2+", epic=not epic)
    star = HeroCard("star", "Star", "mage", 9, "star", epic=epic, star=True)
    assert with_stars([mage], [star]) == [mage]


@pytest.mark.rule("BM-259")
@pytest.mark.parametrize(("health", "alike"), [(6, False), (7, True), (11, True), (12, False)])
def test_two_more_or_less_is_similar_health(health: int, alike: bool):
    mage = HeroCard("mage", "Mage", "mage", health, "2+")
    star = HeroCard("star", "Star", "mage", 9, "star", star=True)
    assert with_stars([mage], [star]) == [star if alike else mage]


@pytest.mark.rule("BM-259")
def test_star_heroes_may_stay_at_home():
    *_, heroes = cards_of(sets=["BMR", "KNG"], stars=False)
    assert {card.set for card in heroes} == {"BMR"}


@pytest.mark.rule("BM-259")
def test_a_star_hero_that_nobody_is_like_does_not_come():
    fighters = [card.id for card in BOXES["BMR"].heroes if card.hero_class == "fighter" and not card.epic]
    *_, heroes = cards_of(sets=["BMR", "KNG"], own_heroes=[*fighters, "katelyn_angelic_healer"], players=4)
    assert {card.id for card in heroes if card.set == "KNG"} == {"sellsword_of_the_vale", "bridge_warden"}


@pytest.mark.rule("BM-259")
def test_a_star_hero_that_is_in_a_deck_of_ones_own_is_there_once():
    everybody = [card.id for card in BOXES["BMR"].heroes]
    queen = HeroCard("queen", "Queen", "special", 16, "always", epic=True, star=True)
    assert with_stars([queen], [queen]) == [queen]
    *_, heroes = cards_of(sets=["BMR", "KNG"], own_heroes=everybody, players=4)
    assert len(heroes) == len(set(heroes)) == 41


@pytest.mark.rule("BM-252")
@pytest.mark.rule("BM-256")
def test_a_star_hero_that_looks_for_no_treasure_joins(monkeypatch: pytest.MonkeyPatch):
    queen = HeroCard("queen", "Queen", "special", 16, "always", epic=True, star=True)
    queen.set = "KNG"
    monkeypatch.setattr(BOXES["KNG"], "heroes", [queen])
    *_, heroes = cards_of(sets=["BMR", "KNG"])
    assert heroes[-1] is queen or queen in heroes
    *_, own = cards_of(sets=["BMR", "KNG"], stars=False)
    assert queen not in own


@pytest.mark.rule("BM-256")
@pytest.mark.parametrize("code", ["KNG", "CRL", "DBM"])
def test_the_heroes_of_an_expansion_are_no_hero_deck(code: str):
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", players=5, sets=["BMR", "CRL", "KNG", "DBM"], heroes=code)
    assert (refused.value.field, refused.value.rule) == ("heroes", "BM-141")


@pytest.mark.rule("BM-255")
def test_every_set_is_a_base_set_a_mini_or_a_micro_expansion():
    assert sorted([*BASE_SETS, *MINI_SETS, *MICRO_SETS]) == sorted(SET_ORDER)
    with pytest.raises(uk.BadOptions, match="no base set") as refused:
        uk.new_game("boss_monster", sets=["CRL", "KNG"])
    assert (refused.value.field, refused.value.rule) == ("sets", "BM-255")


# -- decks of one's own -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-248")
def test_cards_that_are_left_out_are_not_dealt():
    left_out = ["golem_factory", "freeze", "gorgona", "nick_the_masher"]
    rooms, spells, bosses, heroes = cards_of(without=left_out)
    assert (rooms["golem_factory"], spells["freeze"], "gorgona" in bosses) == (0, 0, False)
    assert "nick_the_masher" not in [card.id for card in heroes]
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", without=["mando"])
    assert refused.value.field == "without"
    with pytest.raises(uk.BadOptions, match=r"'golem_factry' is not known; did you mean golem_factory\?$"):
        uk.new_game("boss_monster", without=["golem_factry"])
    with pytest.raises(uk.BadOptions, match=r"'x' is not known; none of the \d+ allowed names is near$"):
        uk.new_game("boss_monster", without=["x"])
    with pytest.raises(uk.BadOptions, match=r"names something twice$"):
        uk.new_game("boss_monster", without=["freeze", "freeze"])


@pytest.mark.rule("BM-149")
def test_what_is_left_must_be_enough():
    spells = [card.id for card in BOXES["BMR"].spells]
    with pytest.raises(uk.BadOptions, match="need 6 spells, and these sets have 0") as refused:
        uk.new_game("boss_monster", without=spells)
    assert (refused.value.field, refused.value.rule) == ("players", "BM-149")


OWN = [card.id for card in BOXES["BMR"].heroes if not card.epic] + [
    card.id for card in BOXES["TNL"].heroes if card.epic and card.players != "always"
]


@pytest.mark.rule("BM-252")
def test_a_hero_deck_of_ones_own_is_reduced_for_the_players():
    *_, four = cards_of(sets=["BMR", "TNL"], own_heroes=OWN, players=4)
    *_, two = cards_of(sets=["BMR", "TNL"], own_heroes=OWN, players=2)
    assert [card.id for card in four if card.id not in OWN] == []
    assert (len([card for card in four if not card.epic]), len([card for card in four if card.epic])) == (25, 16)
    assert (len([card for card in two if not card.epic]), len([card for card in two if card.epic])) == (13, 8)
    assert told(sets=["BMR", "TNL"], own_heroes=OWN) == []


@pytest.mark.rule("BM-252")
@pytest.mark.rule("BM-142")
@pytest.mark.parametrize("players", [4, 5])
def test_whoever_is_named_comes_once_though_a_set_brings_them_as_well(players: int):
    guests = [card.id for card in BOXES["CRL"].heroes] + ["the_princess"]
    *_, heroes = cards_of(sets=["BMR", "TNL", "CRL", "DBM"], own_heroes=[*OWN, *guests], players=players)
    assert len(heroes) == len(set(heroes)) == len(OWN) + (13 if players == 5 else 1)


@pytest.mark.rule("BM-252")
def test_a_star_hero_that_is_named_comes_even_if_the_others_stay_at_home():
    *_, heroes = cards_of(sets=["BMR", "TNL", "KNG"], own_heroes=[*OWN, "the_kingkiller"], stars=False)
    assert [card.id for card in heroes if card.set == "KNG"] == ["the_kingkiller"]
    assert len(heroes) == 13 + 8 + 1


@pytest.mark.rule("BM-252")
@pytest.mark.rule("BM-145")
def test_a_hero_deck_of_which_nobody_plays_along_is_refused_and_not_another_one_played():
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", players=2, own_heroes=["pugi_the_druidess"])
    assert (refused.value.field, refused.value.rule) == ("players", "BM-145")


@pytest.mark.rule("BM-252")
@pytest.mark.card("the_princess")
@pytest.mark.parametrize(("stars", "named", "comes"), [(True, [], 1), (False, [], 0), (False, ["the_princess"], 1)])
def test_the_princess_joins_unless_star_heroes_stay_at_home(stars: bool, named: list[str], comes: int):
    own = [*OWN, *named] if named else []
    *_, heroes = cards_of(sets=["BMR", "TNL", "DBM"], stars=stars, own_heroes=own)
    assert [card.id for card in heroes].count("the_princess") == comes


# -- advice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-257")
@pytest.mark.parametrize("sets", [["BMR"], ["TNL"], ["BMR", "TNL"], ["BMR", "KNG"]])
def test_the_guide_says_nothing_against_what_it_recommends(sets: list[str]):
    assert told(sets=sets) == []
    assert told(mix="official") == told(mix="kids") == []


@pytest.mark.rule("BM-257")
def test_one_base_set_and_crash_landing_is_recommended():
    assert told(sets=["BMR", "CRL"], players=5) == []
    assert told(mix="official", players=6) == []


@pytest.mark.rule("BM-257")
def test_expansions_that_are_not_recommended_together_are_named():
    settings = {"sets": ["BMR", "CRL", "VOV"]}
    [said] = advice.on_sets(settings)
    assert (said.rule, said.message, said.words) == ("BM-257", "company", {"sets": "CRL, VOV"})
    assert advice.on_sets({"sets": ["BMR", "IOD", "THK"]}) == []


@pytest.mark.rule("BM-258")
def test_two_base_sets_and_an_expansion_are_more_than_the_guide_likes():
    assert told(sets=["BMR", "TNL", "CRL"], players=5) == [("BM-258", "many-sets")]


@pytest.mark.rule("BM-249")
def test_too_few_or_too_many_advanced_rooms():
    advanced = [card.id for card in BOXES["BMR"].rooms if card.advanced]
    ordinary = [card.id for card in BOXES["BMR"].rooms if not card.advanced]
    assert ("BM-249", "advanced") in told(without=advanced)
    assert ("BM-249", "advanced") in told(without=ordinary[:12])


@pytest.mark.rule("BM-250")
def test_uneven_treasures():
    clerics = [card.id for card in BOXES["BMR"].rooms if set(card.treasures) == {"cleric"}]
    [said] = [one for one in INFO.advise(INFO.check({"without": clerics})) if one.rule == "BM-250"]
    assert said.words["poor"] == "cleric"
    icons = Counter[str]()
    for room in ROOMS:  # those with several treasures count for each of them
        icons.update([kind for kind in room[5] if room[0] not in clerics for _ in range(room[2])])
    assert (said.words["most"], said.words["least"]) == (str(max(icons.values())), str(icons["cleric"]))


@pytest.mark.rule("BM-251")
def test_more_monsters_than_traps_and_uneven_bosses():
    traps = [card.id for card in BOXES["BMR"].rooms if card.kind == "trap"]
    assert ("BM-251", "kinds") in told(without=traps[:6])
    bosses = [boss.id for boss in BOXES["TNL"].bosses if boss.treasure == "cleric"]
    assert ("BM-251", "bosses") in told(sets=["TNL"], without=bosses)


@pytest.mark.rule("BM-252")
def test_a_hero_deck_that_is_too_small_or_uneven():
    assert told(sets=["BMR", "TNL"], own_heroes=OWN[1:]) == [("BM-252", "heroes")]
    clerics = [name for name in OWN if CATALOGUE[name].hero_class != "cleric"]  # type: ignore[attr-defined]
    assert ("BM-252", "uneven-heroes") in told(sets=["BMR", "TNL"], own_heroes=clerics)


@pytest.mark.rule("BM-142")
def test_explorer_treasure_without_explorers_lures_nobody():
    assert told(sets=["BMR", "CRL"], players=4) == [("BM-142", "explorers")]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_all_advice_has_words_with_its_rule(lang: str):
    teller = Teller(lang, ["Ania", "Boris"])
    everything = [
        *advice.on_sets({"sets": ["BMR", "VOV"]}),
        *INFO.advise(INFO.check({"sets": ["BMR", "TNL", "CRL"]})),
        *INFO.advise(INFO.check({"without": [card.id for card in BOXES["BMR"].rooms if card.kind == "trap"][:9]})),
        *INFO.advise(INFO.check({"own_heroes": OWN[:9], "sets": ["BMR", "TNL"]})),
    ]
    said = [teller.advice(one) for one in everything]
    assert len(said) > 5
    assert all(one.rule in line and "advice-" not in line for one, line in zip(everything, said, strict=True))


def test_a_game_that_has_no_opinion_gives_no_advice():
    assert no_advice({}) == []
