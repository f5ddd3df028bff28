"""The bosses of the base set, with their level ups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_hidden_card, choose_player, choose_room
from underkeep.boss_monster.building import build_at_once
from underkeep.boss_monster.cards.aims import discard_a_spell
from underkeep.boss_monster.cards.base.box import BMR
from underkeep.boss_monster.cards.shared import fetch_any_card, heroes_of_the_decks
from underkeep.boss_monster.kinds import BossCard
from underkeep.boss_monster.options import Build
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.placing import builds
from underkeep.boss_monster.player import Player, card_rank
from underkeep.boss_monster.room_cards import MONSTER, TRAP, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import (
    draw_spells,
    fetch,
    fetch_from_deck,
    fetch_hero,
    look_at_hand,
    look_through,
    steal,
)
from underkeep.boss_monster.verbs.heroes import call_from_town, kill_in_town, send_to_entrance
from underkeep.boss_monster.verbs.rooms import destroy
from underkeep.core.decision import Decision, Word

DRACULORD: Final = BMR.boss(
    "draculord", "Draculord", 900, CLERIC,
    "Look at one opponent's whole hand and take any one card from it into your hand.",
)  # fmt: skip


@DRACULORD.levels_up
async def hypnotise(g: Game, me: Player) -> None:
    victim = await choose_player(me, [p for p in g.opponents(me) if len(p.rooms) + len(p.spells) > 0], DRACULORD)
    look_at_hand(g, me, victim)
    hand = victim.whole_hand()
    card = await choose_hidden_card(g, me, "take", hand, len(hand), DRACULORD, secret=True)
    steal(g, me, victim, card, "room" if isinstance(card, RoomCard) else "spell")


XYZAX: Final = BMR.boss("xyzax", "Xyzax", 750, CLERIC, "Take any two cards from the discard pile into your hand.")


@XYZAX.levels_up
async def dig_up(g: Game, me: Player) -> None:
    for _ in range(2):
        await fetch_any_card(g, me, XYZAX)


KING_CROAK: Final = BMR.boss(
    "king_croak", "King Croak", 800, FIGHTER,
    "You may take an advanced monster room from the room deck or the discard pile. Build it at once on a room that "
    "shares a treasure with it, or keep it in your hand. Shuffle the deck if you searched it.",
)  # fmt: skip


@KING_CROAK.may_level_up
async def call_a_monster(g: Game, me: Player) -> None:
    await fetch_an_advanced_room(g, me, MONSTER, KING_CROAK)


ROBOBO: Final = BMR.boss(
    "robobo", "Robobo", 400, FIGHTER, "Each opponent chooses and destroys one room in their own dungeon."
)


@ROBOBO.levels_up
async def wreck(g: Game, me: Player) -> None:
    for other in g.opponents(me):
        if other.active_rooms():
            await destroy(g, await choose_room(g, other, other.active_rooms(), ROBOBO))


CEREBELLUS: Final = BMR.boss(
    "cerebellus", "Cerebellus", 650, MAGE, "You may draw three spells. If you do, discard one spell."
)


@CEREBELLUS.may_level_up
async def think_hard(g: Game, me: Player) -> None:
    draw_spells(g, me, 3)
    await discard_a_spell(g, me, CEREBELLUS)


SEDUCIA: Final = BMR.boss(
    "seducia", "Seducia", 600, MAGE,
    "You may put any hero from town or from the hero decks at your entrance. Shuffle a deck you searched.",
)  # fmt: skip


@SEDUCIA.may_level_up
async def seduce(g: Game, me: Player) -> None:
    in_town = {hero.card: hero for hero in g.town}
    everyone = [*in_town, *heroes_of_the_decks(g)]
    card = await choose_card(me, "take", everyone, SEDUCIA)
    if card in in_town:
        call_from_town(g, me, in_town[card])
    else:
        fetch_hero(g, me, card)
        send_to_entrance(g, me, Hero(card))


CLEOPATRA: Final = BMR.boss(
    "cleopatra", "Cleopatra", 850, THIEF,
    "You may take an advanced trap room from the room deck or the discard pile. Build it at once on a room that "
    "shares a treasure with it, or keep it in your hand. Shuffle the deck if you searched it.",
)  # fmt: skip


@CLEOPATRA.may_level_up
async def order_a_trap(g: Game, me: Player) -> None:
    await fetch_an_advanced_room(g, me, TRAP, CLEOPATRA)


GORGONA: Final = BMR.boss(
    "gorgona", "Gorgona", 500, THIEF,
    "Kill one hero in town, ordinary or epic. It goes face down to your score area at once.",
)  # fmt: skip


@GORGONA.levels_up
async def turn_to_stone(g: Game, me: Player) -> None:
    in_town = {hero.card: hero for hero in g.town}
    await kill_in_town(g, me, in_town[await choose_card(me, "take", list(in_town), GORGONA)])


# -- shared by several bosses -----------------------------------------------------------------------------------


async def fetch_an_advanced_room(g: Game, me: Player, kind: str, source: BossCard) -> None:
    """From the deck or the discard pile, shown to all; built at once on a room that shares a treasure, or kept."""

    def wanted(cards: Sequence[object]) -> list[RoomCard]:
        return [card for card in cards if isinstance(card, RoomCard) and card.advanced and card.kind == kind]

    look_through(g, me, g.room_deck, "rooms")
    thrown_away = wanted(g.discard)
    in_deck = sorted(wanted(g.room_deck.cards), key=card_rank)
    found = [*thrown_away, *in_deck]
    lying = len(thrown_away) + len(g.room_deck)
    card = await choose_hidden_card(g, me, "take", found, lying, source, secret=True)
    if card in thrown_away:
        await fetch(g, me, card)
    else:
        fetch_from_deck(g, me, card)
    picked = await Decision(me.seat, "build", [*builds(g, me, [card]), Word("pass")], source.id)
    if isinstance(picked, Build):
        await build_at_once(g, me, card, picked.on(me))
