"""Prisoners, and the coupon that is found among them."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.basics import SECRET_TOME
from underkeep.clank_catacombs.kinds import PRISONER, Token
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.verbs.gold import gain_swords
from underkeep.clank_catacombs.verbs.health import heal
from underkeep.clank_catacombs.verbs.noise import call_ghost, enrage


def prisoner(ident: str, name: str, copies: int, text: str, points: int = 0) -> Token:
    return Token(ident, name, PRISONER, copies=copies, text=text, points=points, person=True)


ADVENTURER: Final = prisoner("adventurer", "Adventurer", 2, "The dragon's rage rises by one space.", points=3)


@ADVENTURER.when_found
def boast(g: Game, me: Player) -> None:
    enrage(g, me)


BARBARIAN: Final = prisoner("barbarian", "Barbarian", 2, "2 swords this turn.", points=2)


@BARBARIAN.when_found
def fight_along(g: Game, me: Player) -> None:
    gain_swords(g, 2)


CLERIC: Final = prisoner("cleric", "Cleric", 2, "Heal 1.", points=2)


@CLERIC.when_found
def bless(g: Game, me: Player) -> None:
    heal(g, me, 1)


DISCOUNT_COUPON: Final = Token(
    "discount_coupon", "Discount Coupon", PRISONER, copies=1, text="No prisoner. Once, a good costs 5 gold less."
)

GOLDEN_MONKEY_BOT: Final = prisoner(
    "golden_monkey_bot", "Golden Monkey Bot", 1, "Counts as a monkey idol for every effect.", points=3
)

HAUNTED_PRISONER: Final = prisoner("haunted_prisoner", "Haunted Prisoner", 1, "A ghost joins the clank area.", points=3)


@HAUNTED_PRISONER.when_found
def bring_a_ghost(g: Game, me: Player) -> None:
    call_ghost(g, me)


MAYOR: Final = prisoner("mayor", "Mayor", 1, "5 points if you have a mastery token.")


@MAYOR.scores
def thank(g: Game, me: Player) -> int:
    return 5 if me.escaped else 0


MONK: Final = prisoner("monk", "Monk", 1, "1 point for each altar that you have marked.")


@MONK.scores
def pray(g: Game, me: Player) -> int:
    return me.altars


PEASANT: Final = prisoner("peasant", "Peasant", 2, "Worth its points.", points=2)

PRIMATOLOGIST: Final = prisoner("primatologist", "Primatologist", 1, "5 points if you have a monkey idol.")


@PRIMATOLOGIST.scores
def study(g: Game, me: Player) -> int:
    return 5 if me.idols_counted() else 0


PRINCE: Final = prisoner("prince", "Prince", 1, "5 points if you have a crown.")
PRINCESS: Final = prisoner("princess", "Princess", 1, "5 points if you have a crown.")


@PRINCE.scores
@PRINCESS.scores
def reign(g: Game, me: Player) -> int:
    return 5 if me.has_crown() else 0


SORCERESS: Final = prisoner("sorceress", "Sorceress", 2, "5 points if you have two or more Secret Tomes.")


@SORCERESS.scores
def read(g: Game, me: Player) -> int:
    return 5 if me.whole_deck().count(SECRET_TOME) >= 2 else 0


WARRIOR: Final = prisoner("warrior", "Warrior", 2, "1 point for each prisoner that you have freed, this one too.")


@WARRIOR.scores
def muster(g: Game, me: Player) -> int:
    return me.prisoners()


PRISONERS: Final = (
    ADVENTURER, BARBARIAN, CLERIC, DISCOUNT_COUPON, GOLDEN_MONKEY_BOT, HAUNTED_PRISONER, MAYOR, MONK, PEASANT,
    PRIMATOLOGIST, PRINCE, PRINCESS, SORCERESS, WARRIOR,
)  # fmt: skip
