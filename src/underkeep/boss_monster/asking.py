"""How a card asks a player. One possible answer is no question; none at all ends the effect (Fizzle)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from underkeep.boss_monster.kinds import Card
from underkeep.boss_monster.options import Name, Pay, Point, Take
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.core.decision import OPEN, SECRET, YES, Decision, Fizzle, Option, Pause, Word, yes_or_no

C = TypeVar("C", bound=Card)


async def choose_card(me: Player, verb: str, cards: Sequence[C], source: Card, *, secret: bool = False) -> C:
    """One card out of several, equal ones named once."""
    kinds = list(dict.fromkeys(cards))
    if not kinds:
        raise Fizzle
    options = [Take(verb, card) for card in kinds]
    return (await Decision(me.seat, verb, options, source.id, SECRET if secret else OPEN)).card


async def choose_hidden_card(
    g: Game, me: Player, verb: str, cards: Sequence[C], lying: int, source: Card, *, secret: bool = False
) -> C:
    """The same where `lying` cards lie hidden. That they leave no choice would tell of them (RS-042).

    So on a paced table it looks as if there was one, and a re-dealt table takes it for one. How many lie there
    everybody knows: of a single card nobody expects a choice.
    """
    if lying > 1 and len(set(cards)) < 2:
        if g.pauses:
            await Pause(me.seat)
        if g.foregone is not None and cards:
            g.foregone.append(Decision(me.seat, verb, [Take(verb, cards[0])], source.id, SECRET if secret else OPEN))
    return await choose_card(me, verb, cards, source, secret=secret)


async def choose_card_or_none(
    g: Game, me: Player, cards: Sequence[C], source: Card, *, verb: str = "take", hidden: bool = True
) -> C | None:
    """The same, or nothing. Where the cards lie `hidden`, that there is none of use is nobody's business (RS-042)."""
    kinds = list(dict.fromkeys(cards))
    if not kinds:
        if g.pauses and hidden:
            await Pause(me.seat)
        return None
    options: list[Option] = [*[Take(verb, card) for card in kinds], Word("pass")]
    picked = await Decision(me.seat, verb, options, source.id, SECRET if hidden else OPEN)
    return picked.card if isinstance(picked, Take) else None


async def choose_room(g: Game, me: Player, rooms: Sequence[Room], source: Card) -> Room:
    if not rooms:
        raise Fizzle
    return (await Decision(me.seat, "room", [Point(g, room) for room in rooms], source.id)).room


async def choose_room_or_none(g: Game, me: Player, rooms: Sequence[Room], source: Card) -> Room | None:
    """The same, or none."""
    if not rooms:
        return None
    options: list[Option] = [*[Point(g, room) for room in rooms], Word("pass")]
    picked = await Decision(me.seat, "room", options, source.id)
    return picked.room if isinstance(picked, Point) else None


async def choose_player(me: Player, players: Sequence[Player], source: Card) -> Player:
    if not players:
        raise Fizzle
    return (await Decision(me.seat, "player", [Name(player) for player in players], source.id)).player


async def choose_treasure(me: Player, treasures: Sequence[str], source: Card) -> str:
    """One kind of treasure out of several, equal ones named once."""
    options = [Word(f"treasure {kind}") for kind in dict.fromkeys(treasures)]
    return (await Decision(me.seat, "treasure", options, source.id)).verb.partition(" ")[2]


async def may(me: Player, source: Card) -> bool:
    """Does the player want this? 'You may' on a card."""
    return await Decision(me.seat, "may", yes_or_no(), source.id) == YES


async def will_pay(me: Player, coins: int, source: Card) -> bool:
    """So many coins, or nothing."""
    options: list[Option] = [Pay(coins), Word("pass")]
    return isinstance(await Decision(me.seat, "pay", options, source.id), Pay)


async def choose_coins(me: Player, most: int, source: Card) -> int:
    """How many coins of the hoard to pay, if any."""
    return (await Decision(me.seat, "pay", [Pay(count) for count in range(most + 1)], source.id)).count


async def choose_word(me: Player, words: Sequence[str], source: Card) -> str:
    """One of several things that a card lets its player do."""
    options: list[Option] = [Word(word) for word in words]
    return (await Decision(me.seat, "either", options, source.id)).verb
