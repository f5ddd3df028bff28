"""Everything that is said about the game: in three languages, without raw ids or empty places."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import underkeep as uk
from tests.clank_catacombs.situations import at
from underkeep import texts
from underkeep.clank_catacombs import events
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.cards.dear import LUTE
from underkeep.clank_catacombs.options import (
    At,
    Buy,
    Discard,
    Mark,
    Open,
    Pick,
    Plain,
    Replace,
    TakeGood,
    Teleport,
    Trash,
    TurnTile,
)
from underkeep.clank_catacombs.rules import CHAPTERS
from underkeep.clank_catacombs.tiles.printed import ROOMS, TILES
from underkeep.clank_catacombs.tokens import TOKENS
from underkeep.clank_catacombs.tokens.goods import CROWN_9
from underkeep.core.decision import Option
from underkeep.core.events import EventKind
from underkeep.texts import LANGUAGES
from underkeep.texts.clank_catacombs import Teller

RAW_ID = re.compile(r"\b[a-z]+_[a-z_]+\b|\{|\}|\$[a-z]|clank-")
SOURCE = Path(uk.__file__).parent / "clank_catacombs"
TRIED = (
    "play lute", "acquire mercenary", "fight goblin", "move crypt", "explore N1", "buy crown", "open chest",
    "end turn", "mark h2_se", "take artifact", "use chalice", "pass",
)  # fmt: skip


def said(message: str) -> bool:
    return all(texts.bundle(lang).has_message(message) for lang in LANGUAGES)


def test_events_phases_questions_rooms_and_tiles_have_words():
    kinds = [kind.name for kind in vars(events).values() if isinstance(kind, EventKind)]
    assert [kind for kind in kinds if not said(f"clank-event-{kind}")] == []
    assert [phase for phase in CHAPTERS if not said(f"clank-phase-{phase}")] == []
    source = "".join([path.read_text("utf-8") for path in SOURCE.rglob("*.py")])
    asked = set(re.findall(r'Decision\(\w+\.seat, "(\w+)"', source)) | {"turn", "place", "cross"}
    assert {"choose", "trash", "top", "shield", "turn_tile"} <= asked
    assert [kind for kind in asked if not said(f"clank-kind-{kind}")] == []
    assert [message for message in set(re.findall(r'"(clank-[a-z-]+)"', source)) if message.count("-") > 1
            and not message.endswith("-") and not said(f"refusal-{message}") and not said(message)] == []  # fmt: skip
    assert [tile.id for tile in TILES if not said(f"clank-tile-{tile.id}")] == []
    starts = [room.id for room in ROOMS if room.tile.start]
    assert [room for room in starts if not said(f"clank-room-{room}")] == []
    places = {room.id.partition("_")[2] for room in ROOMS if not room.tile.start}
    assert [place for place in places if not said(f"clank-place-{place}")] == []


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_card_and_token_is_translated(lang):
    told = {card.id: card.text for card in CATALOGUE.values()} | {token.id: token.text for token in TOKENS.values()}
    for ident, text in told.items():
        name = texts.known_as(f"clank_catacombs:{ident}")
        assert texts.message(lang, name), ident
        assert bool(texts.message(lang, name, "text")) == bool(text), ident


def test_a_card_that_two_games_have_is_told_apart():
    teller = Teller("en", ["me", "Jan"], 0)
    assert "Choose two" in teller.text("black_market")
    assert "Choose two" not in texts.card_text("en", "black_market")
    table = at("skill: 5, hand: [burgle]", row="[black_market]")
    assert table.decision is not None
    use = next(option for option in table.decision.options if str(option) == "use black_market")
    assert use.text("pl") == "Użyj: Czarny rynek"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_raw_ids_or_empty_places(lang):
    lines: set[str] = set()
    for seed in range(3):
        table = uk.new_game("clank_catacombs", players=2 + 2 * seed, seed=seed, promos=True, start_side="random")
        table.names = ["me", "bot greedy", "Ania", "Jan", "me", "Ola"][: 2 + 2 * seed]
        teller = Teller(lang, table.names, 0)
        chance = random.Random(seed)
        while table.decision is not None:
            decision = table.decision
            scene = teller.scene(table.view(0))
            lines.add(teller.question(decision, table.view(0)))
            lines |= {teller.option(option, decision, scene) for option in decision.options}
            lines |= {teller.label(option, decision, scene) for option in decision.options}
            lines |= {*teller.table(table.view(0)), *teller.fates(table.view(0)), teller.score(table.view(0), 0)}
            for notation in TRIED:
                refusal = table.why_not(notation)
                if refusal is not None:
                    lines.add(teller.refusal(refusal, scene).replace(notation, ""))
            for event in table.choose(chance.randrange(len(decision.options))):
                lines.add(teller.event(event.seen_by(0), scene))
    assert len(lines) > 500
    odd = [
        line
        for line in lines
        if RAW_ID.search(line) or "  " in line or "\n" in line or line != line.strip() or not line
    ]
    assert odd == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_options_have_words_too(lang):
    rare: list[Option] = [
        TakeGood(CROWN_9), Mark(0), Replace(LUTE), At(0), TurnTile(2), Teleport(0), Discard(LUTE), Open("library"),
        Buy(CROWN_9, 5, flute=True, coupon=True), Trash(LUTE, played=True), Plain("stay"), Pick("theft"),
    ]  # fmt: skip
    for option in rare:
        assert option.text(lang)
        assert not RAW_ID.search(option.text(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_page(lang):
    teller = Teller(lang, ["me"], None)
    for sheet in uk.new_game("clank_catacombs", seed=1).info.cards():
        page = teller.card_page(sheet["id"])
        assert len(page) >= 3
        assert not RAW_ID.search(" ".join(page[:-1]))
