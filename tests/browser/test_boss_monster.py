"""The board of Boss Monster: what it says before, while and after something happens, on a laptop and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.positions import lay_out
from tests.browser.screens import sized
from tests.browser.sitting import PHONE, PROMPT, Desk

BUBBLE = ".bubble:has(.rule-id)"
BUILDING = """
    phase: build
    round: 4
    active: 0
    players:
    - boss: king_croak
      dungeon: [dark_altar, {stack: [golem_factory, beast_menagerie]}, bottomless_pit, neanderthal_cave]
      hand: [dracolich_lair, witchs_kitchen, freeze]
      souls: 8
      wounds: 4
    - {boss: cleopatra, dungeon: [open_grave, goblin_armory, brainsucker_hive], hand: [fear, dark_altar], souls: 3}
    town: [nick_the_masher, boden_the_pantless]
    """
FULL = """
    phase: build
    active: 0
    players:
    - boss: king_croak
      dungeon:
      - {room: dark_altar, deactivated: true}
      - {room: golem_factory, face_down: goblin_armory}
      - bottomless_pit
      - open_grave
      - brainsucker_hive
      hand: [witchs_kitchen]
    - {boss: cleopatra, dungeon: [open_grave]}
    """
WALKING = """
    phase: adventure
    round: 6
    active: 0
    players:
    - boss: king_croak
      dungeon:
      - bottomless_pit
      - goblin_armory
      - golem_factory
      - {stack: [construction_zone, beast_menagerie]}
      - {room: brainsucker_hive, deactivated: true}
      hand: [giant_size, teleportation, witchs_kitchen]
      souls: [katelyn_angelic_healer, nick_the_masher, the_fool]
      inside: {hero: johnny_of_the_evening_watch, room: 2, damage: 1}
      entrance: [boden_the_pantless, mitchell_the_judge]
    - {boss: cleopatra, dungeon: [succubus_spa, torture_chamber], hand: [fear, dark_altar], wounds: 4}
    """


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'main [data-thing="{name}"]').first


def join(desk: Desk, link: str) -> None:
    desk.page.goto(link)
    desk.page.get_by_label("Your name").fill("Boris")
    desk.page.get_by_role("button", name="Sit down").click()
    desk.page.locator(PROMPT).wait_for()


def press(one: Locator) -> None:
    """With a finger, where there is one. What is forbidden is disabled for those who listen, but it answers."""
    touch = one.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    (one.tap if touch else one.click)(position={"x": 12, "y": 40}, force=True)


def choose(page: Page, card: str) -> None:
    press(thing(page, f"hand:{card}"))
    expect(page.locator("main .is-selected")).to_have_count(1)
    page.wait_for_timeout(410)  # sooner, the next click would be a double click


def why_not(page: Page, name: str) -> str:
    press(thing(page, name))
    expect(page.locator(BUBBLE)).to_be_visible()
    rule = page.locator(f"{BUBBLE} .rule-id").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.wait_for_timeout(410)
    return rule


@pytest.mark.ux("UX-074")
@pytest.mark.ux("UX-184")
@pytest.mark.ux("UX-187")
@pytest.mark.ux("UX-188")
@pytest.mark.ux("UX-189")
@pytest.mark.ux("UX-193")
def test_before_something_is_built_the_table_says_everything_about_it(desk: Desk, page: Page) -> None:
    table, _ = lay_out(desk, BUILDING, "me", "bot:random")
    desk.sit_at(table)
    question = desk.wait_for_question()
    assert question is not None
    view: dict[str, Any] = desk.stage["view"]

    phases = page.get_by_role("list", name="Phases of the round").get_by_role("listitem")
    expect(phases).to_have_text(["Start", "Build", "Bait", "Adventure", "End"])
    expect(phases.nth(1)).to_have_attribute("aria-current", "step")
    order = page.get_by_role("list", name="Order of play").get_by_role("listitem")
    expect(order).to_have_text([re.compile("850.*XP, finished"), re.compile("800.*XP, acts now")])

    for name, size in view["decks"].items():
        expect(thing(page, f"deck:{name}").locator("b")).to_have_text(str(size))
    expect(thing(page, "discard").locator("b")).to_have_text("0")
    expect(thing(page, "hand-of:1")).to_have_text("2")
    expect(thing(page, "souls:1")).to_have_text("3/10")
    expect(page.get_by_text("Boss Monster · round 4")).to_be_visible()
    expect(thing(page, "souls:0")).to_contain_text(re.compile(r"8.*of 10"))
    expect(thing(page, "wounds:0")).to_contain_text(re.compile(r"4.*of 5"))
    expect(page.locator("p.near")).to_have_text("2 souls to go · the next wound is the last")

    # which of my cards would turn somebody's fate, and how
    kitchen = thing(page, "hand:witchs_kitchen")
    expect(kitchen).to_have_accessible_name(re.compile("would change: .*Nick the Masher: goes to "))
    line = page.locator("p.line")
    kitchen.focus()
    expect(line).to_contain_text("Build Witch's Kitchen ")

    choose(page, "witchs_kitchen")
    thing(page, "next").focus()
    expect(line).to_contain_text("the boss levels up")
    lure = page.get_by_label("Treasures in each dungeon")
    expect(lure.locator("td.foreseen")).to_have_text("01=")  # of mages: 0 struck out, 1 instead
    expect(thing(page, "player:0")).to_have_accessible_name(re.compile("the boss levels up"))
    page.locator(PROMPT).focus()
    expect(lure.locator("td.foreseen")).to_have_count(0)  # nothing has happened yet
    page.keyboard.press("Escape")

    choose(page, "dracolich_lair")
    page.wait_for_timeout(300)
    expect(page.locator("[data-preview]")).to_have_count(0)  # it would lie on the places to choose from
    lit = page.locator("main .is-target[data-option]")
    assert {one.get_attribute("data-option") for one in lit.all()} == {
        option["notation"] for option in question["options"] if "dracolich_lair" in option["notation"]
    }
    expect(thing(page, "room:0:1").locator(".marked")).to_have_count(2)  # both icons that it shares
    assert why_not(page, "room:0:3") == "BM-034"
    assert why_not(page, "next") == "BM-035"
    assert desk.wait_for_question() == question


@pytest.mark.ux("UX-189")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_a_full_dungeon_a_sleeping_room_and_a_hidden_card_say_which_rule_keeps_a_room_out(
    sit: Callable[..., Desk], screen: dict[str, Any]
) -> None:
    desk = sit(**screen)
    table, _ = lay_out(desk, FULL, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    places = {"room:0:1": "BM-269", "room:0:2": "BM-179", "player:0" if screen else "next": "BM-030"}
    choose(page, "witchs_kitchen")
    for place, rule in places.items():
        assert why_not(page, place) == rule


@pytest.mark.ux("UX-190")
@pytest.mark.ux("UX-077")
def test_a_card_that_is_laid_is_a_back_to_others_and_can_be_taken_back_until_somebody_answers(
    sit: Callable[..., Desk],
) -> None:
    host, friend = sit(), sit()
    table, links = lay_out(host, BUILDING, "me", "open")
    join(friend, links["seat1"])
    host.sit_at(table)
    host.wait_for_question()

    def lay() -> None:
        choose(host.page, "witchs_kitchen")
        thing(host.page, "next").click()
        mine = thing(host.page, "room:0:1")
        expect(mine).to_have_attribute("data-card", "witchs_kitchen")
        expect(mine).to_have_accessible_name(re.compile("face down, only you see it"))
        expect(mine).to_contain_text("secret")

    lay()
    theirs = thing(friend.page, "room:0:1")
    expect(theirs).to_have_accessible_name(re.compile("^face down, place 1 of 5"))
    assert theirs.get_attribute("data-card") is None
    assert "witchs_kitchen" not in friend.page.content()
    assert "witchs_kitchen" not in json.dumps(friend.told)
    host.page.keyboard.press("u")
    expect(thing(host.page, "hand:witchs_kitchen")).to_be_visible()
    expect(thing(friend.page, "room:0:1")).to_have_attribute("data-card", "dark_altar")
    host.page.wait_for_timeout(410)
    lay()
    for _ in range(6):  # everybody has laid what they want to lay
        for desk in (host, friend):
            if desk.stage.get("question") and desk.stage["view"]["phase"] == "build":
                desk.page.keyboard.press("p")
                desk.page.wait_for_timeout(450)
    expect(thing(friend.page, "room:0:1")).to_have_attribute("data-card", "witchs_kitchen")
    together = [message for message in friend.told if any(e["event"] == "revealed" for e in message.get("events", []))]
    assert len(together) == 1


@pytest.mark.ux("UX-191")
@pytest.mark.ux("UX-192")
@pytest.mark.ux("UX-193")
@pytest.mark.ux("UX-194")
@pytest.mark.ux("UX-043")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_while_heroes_walk_stacks_sleep_health_and_queues_can_be_read(
    sit: Callable[..., Desk], screen: dict[str, Any]
) -> None:
    desk = sit(**screen)
    table, _ = lay_out(desk, WALKING, "me", "bot:random")
    page = desk.sit_at(table).page
    question = desk.wait_for_question()

    sleeping = thing(page, "room:0:5")
    expect(sleeping).to_have_accessible_name(re.compile("asleep"))
    expect(sleeping.get_by_text("asleep", exact=True)).to_be_visible()
    hatched = sleeping.locator(".frost").evaluate("one => getComputedStyle(one).backgroundImage")
    assert "repeating-linear-gradient" in hatched
    turned = sleeping.locator(".resident > .px").evaluate("one => getComputedStyle(one).transform")
    assert turned.startswith("matrix(0, 1, -1, 0")  # a quarter turn

    page.get_by_role("button", name="Beast Menagerie: 1 room beneath").click()
    tray = page.locator('[data-area="tray"] [data-card]')
    assert [one.get_attribute("data-card") for one in tray.all()] == ["construction_zone", "beast_menagerie"]
    page.locator('[data-area="tray"]').get_by_role("button", name="Close").click()

    walker = thing(page, "hero:johnny_of_the_evening_watch")
    expect(walker).to_contain_text("7")
    fate = next(fate for fate in sums(desk)["fates"] if fate["why"] == "walks")
    left, hearts = fate["health"], []
    for place, damage in fate["steps"]:
        left -= damage
        hearts += [] if place == fate["dies"] else [str(left)]
    expect(page.locator('[data-area="my board"] .after b')).to_have_text(hearts)
    expect(page.locator('[data-area="my board"]').get_by_text("dies here")).to_be_visible()
    for number, hero in enumerate(("boden_the_pantless", "mitchell_the_judge"), 1):
        waiting = thing(page, f"hero:{hero}")
        expect(waiting.locator(".number")).to_have_text(str(number))
        expect(waiting).to_have_accessible_name(re.compile(f"number {number} at the entrance"))

    expect(thing(page, "souls:0")).to_contain_text(re.compile(r"4.*of 10"))  # the epic one counts two
    head = thing(page, "player:1")
    expect(head).to_have_accessible_name(re.compile("4 of 5 wounds, .*the next wound is the last"))
    expect(thing(page, "hand:giant_size")).to_contain_text("adventure")

    choose(page, "giant_size")
    thing(page, "room:0:3").focus()
    expect(thing(page, "room:0:3").locator(".damage")).to_have_text(re.compile(r"3\s*6"))
    assert desk.wait_for_question() == question


def sums(desk: Desk) -> dict[str, Any]:
    for _ in range(100):
        told = [message for message in desk.told if message["type"] == "reckoned"]
        if told:
            return dict(told[-1]["sums"])
        desk.page.wait_for_timeout(20)
    raise TimeoutError("nothing was reckoned")


@pytest.mark.ux("UX-194")
@pytest.mark.ux("UX-192")
def test_a_spell_can_be_cancelled_at_once_and_the_prompt_says_what_happens_otherwise(sit: Callable[..., Desk]) -> None:
    host, friend = sit(), sit()
    table, links = lay_out(
        host,
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [golem_factory, bottomless_pit]
          inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 2}
          hand: [giant_size]
        - {boss: cleopatra, dungeon: [dark_altar], hand: [counterspell]}
        """,
        "me",
        "open",
    )
    join(friend, links["seat1"])
    host.sit_at(table)
    host.wait_for_question()
    choose(host.page, "giant_size")
    press(thing(host.page, "room:0:1"))
    question = friend.wait_for_question()
    assert question is not None
    assert question["kind"] == "cancel"
    asked = friend.page.locator(PROMPT)
    expect(asked).to_contain_text("Ania casts Giant Size → Ania, room 1, Golem Factory. Cancel it?")
    expect(asked).to_contain_text("If nobody cancels it: One monster room deals 3 more damage")
    # whoever waits is told nothing about who could do something
    expect(host.page.locator(PROMPT)).not_to_contain_text("Cleopatra")
    choose(friend.page, "counterspell")
    thing(friend.page, "declared:giant_size").click()
    expect(friend.page.locator('[data-area="log"]')).to_contain_text("Cancelled: Giant Size.")


# -- sizes ------------------------------------------------------------------------------------------------------------

OUTSIDE = """() => [...document.querySelectorAll('main [data-thing], main [data-area], main [data-option]')]
    .filter((one) => one.checkVisibility() && !one.closest('[data-area="log"], .heroes'))
    .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return right > left && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    })
    .map((one) => one.dataset.thing ?? one.dataset.area ?? one.dataset.option)"""
SCROLLS = """() => [document.documentElement, document.querySelector('main'), document.querySelector('.board')]
    .some((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"""
PLAYERS = [
    "{boss: king_croak, dungeon: [dark_altar, golem_factory], hand: [witchs_kitchen, open_grave, fear]}",
    "{boss: cleopatra, dungeon: [open_grave, goblin_armory, mimic_vault], hand: [freeze, dark_altar], souls: 3}",
    "{boss: cerebellus, dungeon: [dark_laboratory], hand: [freeze], souls: 2, wounds: 3}",
    "{boss: draculord, dungeon: [succubus_spa, boulder_ramp], hand: [jackpot_stash]}",
]


def six(socket: WebSocketRoute) -> None:
    """As if two more sat at a table of four: nobody can play so yet, but there must be room for them."""

    def crowd(view: dict[str, Any]) -> None:
        view["players"] += [{**view["players"][at], "seat": at + 3} for at in (1, 2)]

    def tell(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in ("welcome", "stage"):
            crowd(told.get("stage", told)["view"])
        if told["type"] == "welcome":
            told["seats"] += [{**told["seats"][1], "seat": seat, "name": f"Player {seat}"} for seat in (4, 5)]
        if told["type"] == "reckoned":
            told["sums"]["players"] += told["sums"]["players"][1:3]
        socket.send(json.dumps(told))

    server = socket.connect_to_server()
    server.on_message(tell)


@pytest.mark.ux("UX-158")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everything_is_in_sight_on_a_laptop_without_scrolling(sit: Callable[..., Desk], seats: int) -> None:
    desk = sit()
    page = desk.page
    if seats == 6:
        page.route_web_socket(re.compile("/ws/"), six)
    there = min(seats, 4)
    lines = "".join(f"\n    - {line}" for line in PLAYERS[:there])
    town = "[nick_the_masher, boden_the_pantless, mitchell_the_judge, the_fool]"
    position = f"\n    phase: build\n    active: 0\n    players:{lines}\n    town: {town}\n"
    table, _ = lay_out(desk, position, "me", *["bot:random"] * (there - 1))
    desk.sit_at(table)
    page.locator(f"{PROMPT}[data-decision]").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(OUTSIDE) == []
    assert not page.evaluate(SCROLLS)
    for seat in range(seats):
        expect(thing(page, f"souls:{seat}")).to_be_visible()
        expect(thing(page, f"wounds:{seat}")).to_be_visible()
    for at in range(3):
        expect(page.locator('[data-area="hand"] [data-card]').nth(at)).to_be_visible()


@pytest.mark.ux("UX-159")
@pytest.mark.ux("UX-160")
@pytest.mark.ux("UX-074")
def test_on_a_phone_what_i_need_is_in_sight_and_the_right_dungeon_comes_forward(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE)
    table, _ = lay_out(
        desk,
        """
        phase: build
        round: 3
        active: 0
        players:
        - {boss: king_croak, dungeon: [dark_altar], hand: [witchs_kitchen, freeze, zombie_attack], souls: 2}
        - {boss: cleopatra, dungeon: [open_grave, goblin_armory], hand: [jackpot_stash, dark_altar], souls: 3}
        town: [nick_the_masher]
        """,
        "me",
        "bot:random",
    )
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    assert question is not None
    page.wait_for_timeout(300)
    for area in ("prompt", "hand", "my board", "other boards", "shared board"):
        expect(page.locator(f'main [data-area="{area}"]')).to_be_in_viewport(ratio=1)
    assert page.evaluate(OUTSIDE) == []
    assert page.locator('[data-area="hand"] .is-legal').count() > 0
    expect(page.get_by_text("round 3", exact=True)).to_be_visible()
    expect(thing(page, "hand-of:1")).to_have_text("2")
    expect(thing(page, "souls:1")).to_have_text("3/10")

    # a target in another dungeon brings it forward, or its tab leads there
    mine = page.get_by_role("region", name="Your dungeon")
    theirs = page.get_by_role("region", name=re.compile("^Dungeon: "))
    expect(mine).to_be_visible()
    aims = {one["words"]["aim"] for one in question["options"] if one["words"].get("card") == "freeze"}
    assert {aim[0] for aim in aims} == {"0", "1"}
    press(thing(page, "hand:freeze"))
    expect(thing(page, "player:1")).to_have_class(re.compile("litInside"))
    page.wait_for_timeout(410)
    press(thing(page, "player:1"))
    expect(theirs).to_be_visible()
    page.wait_for_timeout(410)
    press(thing(page, "room:1:1"))
    expect(mine).to_be_visible()
    # what has changed there is marked until somebody looks
    desk.wait_for_question()
    tab = thing(page, "player:1")
    expect(tab).to_have_class(re.compile("news"))
    expect(tab).to_have_accessible_name(re.compile("something has changed here"))
    press(thing(page, "player:1"))
    page.get_by_role("button", name="Back to your dungeon").tap()
    expect(tab).not_to_have_class(re.compile("news"))


TWICE = """(one) => {
    const { x, y } = one.getBoundingClientRect()
    const tapped = { bubbles: true, detail: 1, clientX: x + 20, clientY: y + 30 }
    for (const _ of [1, 2]) one.dispatchEvent(new MouseEvent('click', tapped))
}"""


@pytest.mark.ux("UX-167")
def test_pulling_tapping_twice_and_swiping_back_lose_nothing(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE)
    table, _ = lay_out(desk, BUILDING, "me", "bot:random")
    desk.go()
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    over = page.evaluate("() => getComputedStyle(document.documentElement).overscrollBehaviorY")
    assert over in ("none", "contain")
    touched = page.evaluate("() => getComputedStyle(document.querySelector('.board')).touchAction")
    assert touched == "manipulation"  # two taps are two taps, and pinching still zooms
    thing(page, "hand:witchs_kitchen").evaluate(TWICE)
    expect(page.locator("main .is-selected")).to_have_count(1)
    page.go_back()  # the swipe
    expect(page.locator("main .is-selected")).to_have_count(0)
    assert f"/table/{table}" in page.url
    page.go_back()
    expect(page).not_to_have_url(re.compile("/table/"))
    page.go_forward()
    page.locator(f"{PROMPT}[data-decision]").wait_for()
    page.reload()
    desk.wait_for_question()
    asked = desk.stage["question"]
    assert question is not None
    assert asked["options"] == question["options"]
    for path in ("/", "/rules/boss_monster", "/cards"):
        desk.go(path)
        content = page.locator('meta[name="viewport"]').get_attribute("content") or ""
        assert "user-scalable" not in content
        assert "maximum-scale" not in content
        pinch = page.evaluate("() => getComputedStyle(document.body).touchAction")
        assert pinch in ("auto", "manipulation", "pinch-zoom")


CROWDED = """
    phase: build
    round: 6
    active: 0
    players:
    - boss: king_croak
      dungeon:
      - neanderthal_cave
      - golem_factory
      - {stack: [bottomless_pit, dark_altar, open_grave, torture_chamber]}
      - goblin_armory
      hand: [dragon_hatchery, monstrous_monument, centipede_tunnel, open_grave, assassin]
    - {boss: cleopatra, dungeon: [mimic_vault, dark_laboratory, brainsucker_hive], souls: 3}
    - {boss: seducia, dungeon: [succubus_spa]}
    town:
    - johnny_of_the_evening_watch
    - sir_digby_apple_ace_detective
    - delatorious_angel_of_light
    - jesta_the_rogue
    """
# What runs out of its place, lies under something else, or ends within a word.
CROWDED_OUT = """() => {
    const all = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility())
    const box = (one) => one.getBoundingClientRect()
    const out = (one, place) => {
        const [a, b] = [box(one), box(place)]
        return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1
    }
    const within = (where, place) => all(where).filter((one) => out(one, one.closest(place)))
    const under = (one) => {
        const { left, right, top, height } = box(one)
        return [left + 2, right - 2].some((x) => !one.contains(document.elementFromPoint(x, top + height / 2)))
    }
    const endsInAWord = (one) => {
        const [text] = [...one.childNodes].filter((node) => node.nodeType === 3)
        const bottom = box(one).bottom
        const range = document.createRange()
        for (let at = 0; at < (text?.length ?? 0); at++) {
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            if (range.getBoundingClientRect().top >= bottom - 2) return !text.data.slice(at - 1, at + 1).includes(' ')
        }
        return getComputedStyle(one).webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1
    }
    return [
        ...within('.heroes .tag', '.heroes'),
        ...within('.mini .foot > *', '.mini'),
        ...within('.lure p', '.lure.panel'),
        ...within('.empty-slot span', '.empty-slot'),
        ...all('.after').filter(under),
        ...all('.ledge').filter((one) => box(one).bottom > box(one.closest('.column').lastElementChild).top + 12),
        ...all('.card .text').filter(endsInAWord),
    ].map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)
}"""


@pytest.mark.ux("UX-158")
@pytest.mark.parametrize("size", ["laptop", "tablet", "phone"])
def test_a_crowded_table_crowds_nothing_out(sit: Callable[..., Desk], size: str) -> None:
    desk = sit(locale="pl-PL", **sized(size))
    table, _ = lay_out(desk, CROWDED, "me", "bot:random", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.locator("main[data-idle] .after").first.wait_for()
    found = page.evaluate(CROWDED_OUT)
    thing(page, "hand:monstrous_monument").click()
    page.locator(".empty-slot.is-target").wait_for()
    assert [*found, *page.evaluate(CROWDED_OUT)] == []


TERMS = """
    phase: build
    round: 4
    active: 0
    players:
    - boss: king_croak
      dungeon: [goblin_armory, golem_factory, {room: dark_altar, deactivated: true}, brainsucker_hive]
      hand: [freeze]
    - {boss: cleopatra, dungeon: [open_grave, goblin_armory], hand: [fear]}
    - {boss: gorgona, dungeon: [dark_altar]}
    town: [nick_the_masher]
    """


@pytest.mark.ux("UX-075")
@pytest.mark.ux("UX-185")
def test_every_figure_of_the_race_opens_into_terms_that_add_up_and_leaders_and_ties_are_marked(desk: Desk) -> None:
    table, _ = lay_out(desk, TERMS, "me", "bot:random", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    sums(desk)
    players = desk.stage["view"]["players"]
    race = page.locator('[data-thing="lure"]')
    rows = race.locator("tbody tr")
    names = [row.locator("th").get_by_role("img").get_attribute("aria-label") for row in rows.all()]
    assert names == ["fighter", "thief", "cleric", "mage"]
    for name, row in zip(names, rows.all(), strict=True):
        counts = [player["treasures"][name] for player in players]
        leaders = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
        for seat, (cell, count) in enumerate(zip(row.locator("td").all(), counts, strict=True)):
            figure = cell.get_by_role("button")
            assert re.sub(r"\D", "", figure.inner_text()) == (str(count) if count else "")
            figure.focus()
            opened = race.locator("p").inner_text()
            if count:
                terms, _, total = opened.partition(" = ")
                assert sum(int(term.split()[0]) for term in terms.split(" + ")) == int(total) == count
                assert "Dark Altar" not in opened or seat == 2  # mine sleeps, and does not count
            marked = set((cell.get_attribute("class") or "").split())
            assert ("leads" in marked) == (leaders == [seat])
            assert ("tie" in marked) == (seat in leaders and len(leaders) > 1)
            if "tie" in marked:
                expect(figure).to_have_accessible_name(re.compile("stays in town"))
    assert race.locator("td.leads").count() >= 1
    assert race.locator("td.tie").count() >= 2


@pytest.mark.ux("UX-075")
def test_the_damage_of_every_room_opens_into_terms_that_add_up_to_what_stands_on_it(desk: Desk) -> None:
    table, _ = lay_out(desk, TERMS, "me", "bot:random", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    sums(desk)
    lent = 0
    for place, room in enumerate(desk.stage["view"]["players"][0]["dungeon"], 1):
        if room["deactivated"]:
            continue
        card = thing(page, f"room:0:{place}")
        shown = int(card.locator(".damage").inner_text())
        assert shown == room["damage"]
        card.focus()
        page.keyboard.press("i")
        zoom = page.locator("dialog[open]")
        line = zoom.locator(".sum").filter(has_text=f"room {place}")
        terms = [int(term) for term in line.locator(".term b").all_inner_texts()]
        assert line.locator(".total").inner_text() == f"= {shown}"  # no figure here is less than nothing
        assert sum(terms) == shown
        assert line.locator(".term").count() == line.locator(".term b").count() > 0
        lent += len(terms) > 1
        page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)
    assert lent > 0  # one of them is helped by its neighbour, which is named
