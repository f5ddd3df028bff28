"""Keep the Heroes Out! on the page: games together, the house, and an invasion told step by step."""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import STOP, Keyboard, tab_to, walk_about
from tests.browser.positions import come
from tests.browser.screens import sized
from tests.browser.sitting import ECHO, PHONE, PROMPT, Desk

GAME = "keep_the_heroes_out"
TITLE = "Keep the Heroes Out!"
HOUSE = '[data-area="my board"]'
GUILD = '[data-area="guild"]'
TALE = '[data-area="invasion"]'
RESULT = '[data-area="result"]'
NOTHING = ("end turn", "done", "refuse")  # to be done
SAID = ("gamble", "pass", *NOTHING)  # by a button
SIZES = """() => {
    const board = document.querySelector('.board')
    return [document.documentElement.scrollHeight, innerHeight, board.scrollHeight, board.clientHeight]
}"""

HEAD = """\
underkeep: position 1
game: keep_the_heroes_out
seed: 5
options: {players: 2}
"""
# The last turn before the last card of the second wave.
LAST_CARD = """\
    phase: rest
    wave: 2
    turn: 30
    players: [{clan: skeletons, hand: [skeleton_bone_shield]}, {clan: rats, hand: [rat_scurry]}]
    rooms:
      vault: {monsters: {skeletons: 2}}
      workshop: {monsters: {rats: 1}}
    guild_deck: [rogue_swords]
    """
# Four heroes sleep beside the great treasure, and a fifth is about to wake them.
LOST = """\
    phase: rest
    turn: 8
    players: [{clan: skeletons, hand: [skeleton_rise]}, {clan: rats, hand: [rat_scurry]}]
    rooms:
      vault: {heroes: [fighter, rogue, archer, {class: archer, state: exhausted}]}
      workshop: {monsters: {rats: 1}}
    guild_deck: [mage_gem_special, rogue_swords]
    """
# A Fighter will meet the skeletons of one player and the rats of the other in the Vault.
DEFENDED = """\
    phase: rest
    turn: 4
    players: [{clan: skeletons, hand: [skeleton_rise]}, {clan: slimes, hand: [slime_split]}]
    rooms:
      vault: {monsters: {skeletons: 1, slimes: 1}}
    guild_deck: [fighter_gem_special, rogue_swords, mage_hat]
    """
# Two heroes would charge, and most of the Guild deck would set more of them free.
GAMBLE = """\
    phase: rest
    turn: 8
    players: [{clan: skeletons, hand: [skeleton_rise]}, {clan: rats, hand: [rat_scurry]}]
    rooms:
      vault: {heroes: [fighter, rogue, archer], monsters: {skeletons: 1}}
      workshop: {monsters: {rats: 1}}
      library: {heroes: [mage], treasure: none}
      beast_tamer: {heroes: [fighter]}
      prison: {heroes: [archer, archer]}
    guild_deck: [mage_gem_special, rogue_swords, mage_hat, fighter_hat, archer_eye]
    """
# Everything that a room can hold, in rooms of its own and together.
FULL = """\
    phase: play
    turn: 3
    players: [{clan: red_dragon, hand: [dragon_pounce, dragon_fire_breath]}, {clan: rats, hand: [rat_scurry]}]
    rooms:
      vault: {monsters: {red_dragon: [2], rats: 2}, resources: {coin: 2}}
      alchemist: {heroes: [mage, rogue], resources: {frog: 1}}
      workshop: {traps: 2, portal: finished, monsters: {rats: 1}}
      library: {treasure: none}
    guild_deck: [fighter_gem_special, rogue_swords, mage_hat]
    """


class Keeper(Desk):
    """Knows that a phone shows one drawer at a time, and that an invasion is told until somebody has heard enough."""

    def dungeons(self) -> Iterator[set[str]]:
        yield from super().dungeons()
        for tab in self.page.locator(".tab.lively:not(.open)").all():
            self.press(tab)
            yield from super().dungeons()

    def wait_for_question(self, seconds: float = 20) -> dict[str, Any] | None:
        found = super().wait_for_question(seconds)
        self.hear_enough()
        return found

    def reach(self, wanted: str) -> None:
        """Whoever cannot defend is passed over after a moment: then there is nothing to reach any more."""
        try:
            super().reach(wanted)
        except AssertionError:
            self.page.wait_for_timeout(1_500)
            if self.is_asked(wanted):
                raise

    def answer(self, notation: str) -> None:
        if self.is_asked(notation):
            super().answer(notation)

    def is_asked(self, notation: str) -> bool:
        question = self.stage.get("question") or {"options": []}
        return notation in [one["notation"] for one in question["options"]]

    def hear_enough(self) -> None:
        if self.page.locator(f"{TALE}:not(.over)").count():
            self.page.keyboard.press("f")


def keeper(desk: Desk) -> Keeper:
    """The same page, driven by somebody who knows this game, and who plays all seats of the screen."""
    found = Keeper(desk.page, desk.address)
    found.faults = desk.faults
    return found


def alone(desk: Desk, table: str) -> None:
    """Somebody who plays several clans has nothing to hide."""
    desk.page.add_init_script(f"sessionStorage.setItem('underkeep.alone.{table}', '')")


def lay(desk: Desk, position: str, *sits: str) -> tuple[str, dict[str, str]]:
    """Guild cards that do not lie in the deck have come already."""
    deck = re.findall(r"\w+", position.partition("guild_deck: [")[2].partition("]")[0])
    signs = ("swords", "hat", "eye", "bones", "gem_special")
    heroes = [f"{hero}_{sign}" for hero in ("fighter", "rogue", "mage", "archer") for sign in signs]
    gone = ", ".join([*[card for card in heroes if card not in deck], "witch_visit", "witch_visit"])
    text = f"{HEAD}{textwrap.dedent(position).strip()}\nguild_discard: [{gone}]\n"
    return desk.set_up("imports", *sits, text=text)


def bring(desk: Desk, position: str, *sits: str) -> Desk:
    table, _ = lay(desk, position, *(sits or ("me", "me")))
    alone(desk, table)
    desk.sit_at(table)
    desk.wait_for_question()
    return desk


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-181")
def test_a_whole_game_alone_with_two_clans_by_mouse(desk: Desk) -> None:
    desk = keeper(desk)
    table, _ = desk.new_table(GAME, "me", "me", seed="11", options={"clans": ["rats", "red_dragon"]})
    alone(desk, table)
    desk.sit_at(table)
    assert desk.play(random.Random(5)) > 20
    expect(desk.page.locator(RESULT)).to_be_visible()


def in_haste(question: dict[str, Any]) -> list[str]:
    """Answers of somebody who often does nothing: no heroes are kept out so."""
    options = [one["notation"] for one in question["options"]]
    return [*options, *[one for one in options if one in NOTHING] * len(options)]


@pytest.mark.ux("UX-159")
@pytest.mark.ux("UX-160")
@pytest.mark.ux("UX-165")
def test_a_whole_game_alone_with_two_clans_by_touch_on_a_phone(sit: Callable[..., Desk]) -> None:
    """Of each kind of question, all options are found by touching things."""
    desk = keeper(sit(**PHONE))
    table, _ = desk.new_table(GAME, "me", "me", seed="105", options={"difficulty": "hardcore"})
    desk.sit_at(table)
    met = set[str]()
    assert desk.play(random.Random(4), lambda question: met.add(question["kind"]), board=True, among=in_haste) > 20
    assert {"clan", "muster", "turn", "act", "exchange", "replace", "rest"} <= met
    assert {"next", "charge", "shot", "defend", "then", "discard", "loot"} <= met
    expect(desk.page.locator(RESULT)).to_be_visible()
    expect(desk.page.locator(PROMPT)).to_contain_text("The game is over.")


@pytest.mark.ux("UX-143")
@pytest.mark.ux("UX-144")
def test_a_whole_game_alone_with_two_clans_by_keyboard_from_the_lobby_to_the_rematch(desk: Desk) -> None:
    """Along the rooms by arrows; of each kind the first question by what is marked, then by key or number."""
    desk, met = keeper(desk), set[str]()
    page, keys = desk.page, Keyboard(desk)
    keys.choose_game(TITLE)
    keys.press(page.get_by_role("button", name="Sets and options"))
    tab_to(page, page.get_by_role("radio", name="Family"))
    page.keyboard.press("ArrowUp")  # round to the last one
    expect(page.get_by_role("radio", name="Hardcore")).to_be_checked()
    page.keyboard.press("Escape")
    keys.start(TITLE, seed="1")
    while (question := desk.wait_for_question(60)) is not None:
        keys.understand()
        kind, options = question["kind"], question["options"]
        if kind == "turn" and kind not in met:
            walk_through_the_house(page)
        if kind not in met and options[0]["notation"] not in SAID:
            keys.touch(question)
        else:
            keys.answer(question, next((one for one in options if one["notation"] in NOTHING), options[0]))
        met.add(kind)
    assert {"clan", "muster", "turn", "act", "exchange", "rest", "next"} <= met
    assert {"decline", "number"} <= keys.used
    keys.rematch()


def walk_through_the_house(page: Page) -> None:
    tab_to(page, page.locator(f'{HOUSE} [data-stop="vault"]'))
    for key, room in (("ArrowRight", "beast_tamer"), ("ArrowUp", "sewers")):
        page.keyboard.press(key)
        assert page.evaluate(STOP) == room


@pytest.mark.ux("UX-144")
def test_the_house_is_one_stop_and_arrows_lead_from_it_to_every_room(desk: Desk) -> None:
    page = bring(desk, FULL).page
    stops = page.locator(f"{HOUSE} [data-stop]")
    rooms = stops.evaluate_all("all => all.map((one) => one.dataset.stop)")
    tabbed = "all => all.filter((one) => one.tabIndex >= 0).map((one) => one.dataset.stop)"
    assert len(rooms) == 10
    assert len(stops.evaluate_all(tabbed)) == 1
    tab_to(page, stops)
    first = page.evaluate(STOP)
    assert walk_about(page) == set(rooms)
    # Whoever comes back finds the room that was left.
    tab_to(page, page.locator(f'{HOUSE} [data-stop="{next(room for room in rooms if room != first)}"]'))
    left = page.evaluate(STOP)
    assert stops.evaluate_all(tabbed) == [left]
    page.keyboard.press("Tab")
    assert page.evaluate(STOP) not in rooms
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(STOP) == left


@pytest.mark.ux("UX-220")
def test_a_won_game_is_remembered_beside_the_plan_of_its_dungeon(desk: Desk) -> None:
    desk = keeper(desk)
    bring(desk, LAST_CARD)
    while desk.wait_for_question() is not None:
        assert desk.stage["question"] is not None
        options = [one["notation"] for one in desk.stage["question"]["options"]]
        desk.give("done" if "done" in options else options[0])
    expect(desk.page.locator(RESULT)).to_be_visible()
    desk.go("/")
    page = desk.page
    page.get_by_role("button", name=re.compile("Keep the Heroes Out")).first.click()
    page.get_by_role("button", name=re.compile("Sets and options|Options")).click()
    plan = page.locator('[data-plan="witchs_cauldron"]')
    expect(plan).to_contain_text("Won: Family")
    expect(plan).to_contain_text("Ratkin")
    expect(plan).to_contain_text("Prison")
    expect(plan.locator(".cell")).to_have_count(10)
    expect(plan.get_by_label("Difficulty 1 of 5")).to_be_visible()
    expect(page.locator('[data-plan="grand_siege"]')).to_contain_text("Not yet won on this device.")


@pytest.mark.ux("UX-213")
def test_an_invasion_is_told_step_by_step_with_its_rules_until_it_is_lost(sit: Callable[..., Desk]) -> None:
    desk = sit()
    bring(desk, LOST)
    page = desk.page
    page.keyboard.press("Escape")
    desk.offered()
    desk.answer("done")
    tale = page.locator(TALE)
    expect(tale).to_be_visible()
    page.keyboard.press("v")  # it stops
    expect(tale.get_by_role("button", name="Automatic")).to_be_visible()
    expect(tale).to_contain_text("Mage")
    expect(tale.locator(".rule")).to_have_text(re.compile(r"KH-\d{3}"))
    before = int(tale.get_attribute("data-step") or 0)
    page.keyboard.press("n")
    expect(tale).to_have_attribute("data-step", str(before + 1))
    while int(tale.get_attribute("data-step") or 0) < int(tale.get_attribute("data-steps") or 0) - 1:
        page.keyboard.press("n")
        page.wait_for_timeout(20)
    page.keyboard.press("f")
    expect(page.locator(f"{TALE}.over")).to_be_visible()


@pytest.mark.ux("UX-214")
def test_a_lost_game_tells_why_the_treasure_is_gone(desk: Desk) -> None:
    desk = keeper(desk)
    bring(desk, LOST)
    while desk.wait_for_question() is not None:
        assert desk.stage["question"] is not None
        options = [one["notation"] for one in desk.stage["question"]["options"]]
        desk.give("done" if "done" in options else "next mage vault" if "next mage vault" in options else options[0])
    page = desk.page
    result = page.locator(RESULT)
    expect(result).to_be_visible()
    expect(result.locator("tbody tr")).to_have_count(1)  # they lose as one
    page.keyboard.press("Escape")
    desk.hear_enough()
    loss = page.locator(f"{TALE} .loss", has_text="stolen")
    loss.click()
    chain = page.locator(f"{TALE} .chain")
    expect(chain).to_contain_text("The Mage appears in the Vault")
    expect(chain).to_contain_text("inspires")


@pytest.mark.ux("UX-218")
@pytest.mark.ux("UX-215")
def test_two_browsers_defend_one_house(sit: Callable[..., Desk]) -> None:
    """The Fighter's attack is warded off by whoever stands there, though it is not their turn."""
    host, friend = keeper(sit()), keeper(sit())
    table, links = lay(host, DEFENDED, "me", "open")
    come(friend, links["seat1"], "Celina")
    host.sit_at(table)
    host.wait_for_question()
    host.give("done")
    for _ in range(8):
        question = host.wait_for_question()
        assert question is not None
        options = [one["notation"] for one in question["options"]]
        if question["kind"] in ("next", "hit"):
            told = host.page.locator('[data-area="tray"] small')
            expect(told.first).not_to_be_empty()
            expect(host.page.locator(HOUSE)).to_contain_text("active")
        if "hit slimes" in options:
            host.give("hit slimes")
            break
        host.give(options[0])
    friend.wait_for_question()
    strike = friend.page.locator('[data-thing="strike"]')
    expect(strike).to_contain_text("Fighter")
    expect(strike).to_contain_text("Slime")
    expect(strike).to_contain_text("back to the lair")
    expect(strike).to_contain_text("no damage")
    friend.give("defend with slime_split")
    expect(host.page.locator('[data-area="log"]').first).to_contain_text("defends with Split")


@pytest.mark.ux("UX-215")
@pytest.mark.ux("UX-216")
def test_players_see_what_is_considered_and_propose_what_only_the_decider_does(sit: Callable[..., Desk]) -> None:
    host, friend = keeper(sit()), keeper(sit())
    table, links = lay(host, FULL, "me", "open")
    come(friend, links["seat1"], "Celina")
    host.sit_at(table)
    host.give("play dragon_pounce")
    host.wait_for_question()
    # Whatever the decider points at is marked on the other's table; a card in the hand is nobody's business.
    host.page.locator('[data-thing$=":vault"].is-legal').locator("visible=true").first.hover()
    considered = friend.page.locator('[data-area="considered"]')
    expect(considered).to_contain_text("Vault")
    expect(friend.page.locator("[data-considered]").first).to_be_visible()
    # A proposal is chosen on the table like an answer, and decides nothing.
    way = "move vault alchemist"
    before = host.stage["question"]["decision"]
    friend.page.locator('[data-thing="propose"]').click()
    friend.reach(way)
    friend.page.locator(f'[data-option="{way}"]').locator("visible=true").first.click()
    mine = friend.page.locator(f'[data-proposal="{way}"]')
    expect(mine).to_contain_text("Go from the Vault to the Alchemist")
    expect(mine.get_by_role("button")).to_have_accessible_name("Withdraw the proposal")
    offered = host.page.locator(f'[data-proposal="{way}"]')
    expect(offered).to_contain_text("Celina")
    assert host.stage["question"]["decision"] == before
    offered.get_by_role("button").click()
    expect(host.page.locator('[data-area="log"]').first).to_contain_text("Alchemist")
    # What cannot be done any more is gone, on both tables.
    expect(offered).to_have_count(0)
    expect(mine).to_have_count(0)


@pytest.mark.ux("UX-219")
@pytest.mark.ux("UX-212")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_before_the_gamble_its_odds_are_told_and_arrows_show_where_heroes_would_go(
    sit: Callable[..., Desk], size: str
) -> None:
    desk = bring(keeper(sit(**sized(size))), GAMBLE)
    odds = desk.page.locator('[data-area="odds"]').locator("visible=true")
    expect(odds).to_contain_text("Mage 40%, Fighter 20%, Rogue 20%, Archer 20%")
    expect(odds).to_contain_text("A Mage would set 3 free")
    expect(odds).to_contain_text("Prison (1)")
    arrows = desk.page.locator("[data-arrow]").evaluate_all("all => all.map((one) => one.dataset.arrow)")
    assert sorted(arrows) == ["beast_tamer vault", "library alchemist"]


@pytest.mark.ux("UX-209")
@pytest.mark.ux("UX-210")
def test_each_room_shows_all_that_is_in_it_and_what_stops_a_theft(desk: Desk) -> None:
    page = bring(desk, FULL).page
    vault = page.get_by_role("button", name=re.compile("^Vault"))
    expect(vault).to_have_attribute(
        "aria-label", re.compile(r"treasure of value 4: 0 of 4 active heroes, 3 monsters guard it")
    )
    expect(vault).to_have_attribute("aria-label", re.compile(r"1 Dragon, damage 2 of 5; 2 Rats; 2 Coins"))
    alchemist = page.locator('[data-stop="alchemist"]')
    expect(alchemist).to_have_attribute(
        "aria-label", re.compile(r"0 of 2 active heroes, no monster here.*Rogue, exhausted; Mage, exhausted; 1 Frog")
    )
    room = page.locator(f"{HOUSE} .room", has=page.locator('[data-stop="alchemist"]'))
    expect(room).to_contain_text("tired")
    workshop = page.locator('[data-stop="workshop"]')
    expect(workshop).to_have_attribute("aria-label", re.compile("1 Rat; 2 traps; portal"))
    page.locator('[data-stop="alchemist"]').click(button="right", force=True)
    look = page.locator('[data-area="look"]')
    expect(look).to_contain_text("0 of 2 active heroes, no monster here, 2 more are exhausted here")
    expect(page.locator(f"{HOUSE} .room", has=page.locator('[data-stop="library"]'))).to_contain_text("stolen")


@pytest.mark.ux("UX-211")
@pytest.mark.ux("UX-217")
def test_the_guild_is_a_table_and_a_card_has_two_buttons(desk: Desk) -> None:
    desk = keeper(desk)
    page = bring(desk, FULL).page
    guild = page.locator(GUILD)
    expect(guild).to_contain_text("Wave 1")
    expect(guild).to_contain_text("3 left")
    expect(guild).to_contain_text("One Guild card after this turn.")
    expect(guild.locator("td i.on")).to_have_count(3)
    card = page.locator('.tc[data-card="dragon_fire_breath"]')
    expect(card.locator(".half")).to_have_count(2)
    desk.give("play dragon_pounce")
    expect(page.locator('[data-area="hand"] .left')).to_have_attribute("aria-label", re.compile("^3 actions left"))
    expect(page.locator('[data-option="done"]')).to_contain_text("2 melee attacks")


@pytest.mark.ux("UX-158")
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (820, 1180), (390, 844)])
def test_the_table_fits_without_scrolling(sit: Callable[..., Desk], width: int, height: int) -> None:
    desk = sit(viewport={"width": width, "height": height})
    page = bring(desk, FULL).page
    sizes = page.evaluate(SIZES)
    assert sizes[0] <= sizes[1]
    assert sizes[2] <= sizes[3]
    for room in page.locator(f"{HOUSE} .room").all():
        box, house = room.bounding_box(), page.locator(HOUSE).bounding_box()
        assert box is not None
        assert house is not None
        assert box["y"] >= house["y"] - 1
        assert box["y"] + box["height"] <= house["y"] + house["height"] + 1
    expect(page.locator(PROMPT)).to_be_visible()


@pytest.mark.ux("UX-125")
def test_the_lesson_can_be_played_to_its_end(desk: Desk) -> None:
    desk = keeper(desk)
    desk.go(f"/learn/{GAME}")
    page = desk.page
    page.get_by_role("button", name=re.compile("Begin|Start|Trouble in the drains")).first.click()
    page.locator(".coach").wait_for()
    coach = page.locator(".coach")
    coach.get_by_role("button").first.wait_for()
    wanted = [
        "play rat_scurry right",
        "melee rogue sewers",
        "play rat_busy_paws left",
        "use sewers",
        "done",
        "end turn",
    ]
    for _ in range(60):
        text = coach.inner_text()
        if "eight steps" in text:
            break
        onward = coach.locator(".primary")
        if onward.count() and onward.first.is_visible():
            onward.first.click()
            page.wait_for_timeout(ECHO)
            continue
        question = desk.wait_for_question()
        assert question is not None
        options = [one["notation"] for one in question["options"]]
        desk.give(next((one for one in wanted if one in options), options[-1]))
    expect(coach).to_contain_text("eight steps")


@pytest.mark.ux("UX-024")
@pytest.mark.ux("UX-003")
def test_at_one_screen_hands_lie_open_and_say_whose_they_are_unless_somebody_wants_them_covered(
    sit: Callable[..., Desk],
) -> None:
    desk = sit()
    page = desk.go().page
    page.locator('[data-area="games"] button').nth(2).click()
    page.locator(".go .primary").click()  # two people at this screen, as is usual here
    for clan in ("rats", "skeletons"):
        asked = desk.wait_for_question()
        assert asked is not None
        assert asked["kind"] == "clan"
        desk.give(f"clan {clan}")
    desk.wait_for_question()
    page.keyboard.press("Escape")
    whose = page.locator('[data-area="hand"] .whose')
    first = page.locator(".clan.now b").inner_text()
    expect(whose).to_have_text(first)
    expect(whose.get_by_role("img")).to_have_attribute("aria-label", re.compile("."))

    page.locator(".bar .tools > button").last.click()
    page.get_by_label("Cover hands between players of one screen, even when all play together").check()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(whose).to_have_text(first)  # whoever is here stays
    page.reload()
    expect(page.get_by_role("button", name="I am here")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.get_by_role("button", name="I am here").click()
    expect(whose).to_have_text(first)
