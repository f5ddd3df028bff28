"""Why not, of what rooms offer: loot, altars, goods and artifacts."""

from __future__ import annotations

from underkeep.clank_catacombs.options import good_name
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.rules.acting import FLUTE_PRICE, PRICE
from underkeep.clank_catacombs.table import SPACES, Game
from underkeep.clank_catacombs.tiles import room_named
from underkeep.clank_catacombs.tiles.printed import ALTAR, LOOT, LOOT_NAMES, STALL
from underkeep.clank_catacombs.tokens import TOKENS
from underkeep.clank_catacombs.verbs.loot import BLOOD, goods_for
from underkeep.core.game import Refusal

EMPTY = {"chest": "CC-110", "library": "CC-112", "prison": "CC-115"}


def why_not_buy(g: Game, me: Player, said: list[str]) -> Refusal:
    """CC-094 to CC-100: where, what is left, and for how much."""
    name = said[1] if len(said) > 1 else ""
    words = {"card": "crown_10" if name == "crown" else name}
    if name in TOKENS and TOKENS[name].rank:  # nobody picks a crown
        return Refusal("CC-099", "clank-not-offered", {"notation": " ".join(said)[:80]})
    if name not in [good_name(token) for token in TOKENS.values() if token.pool == "market"]:
        return Refusal("CC-097", "clank-no-good", words)
    flute = "golden_flute" in said
    if flute and not g.turn.flutes:
        return Refusal("CC-094", "clank-no-flute", words)
    if not flute and not g.room(me).features & STALL:
        return Refusal("CC-094", "clank-no-stall", words)
    if "discount_coupon" in said and not me.holds("discount_coupon"):
        return Refusal("CC-276", "clank-not-yours", {"card": "discount_coupon"})
    if name not in [good_name(token) for token in g.market]:
        return Refusal("CC-100", "clank-sold-out", words)
    if name not in [good_name(token) for token in goods_for(g, me)]:
        return Refusal("CC-277", "clank-not-hurt", words | {"damage": str(BLOOD)})  # only the amulet asks for more
    price = FLUTE_PRICE if flute else PRICE
    return Refusal("CC-095", "clank-no-gold", words | {"cost": str(price), "have": str(me.gold)})


def why_not_open(g: Game, me: Player, said: list[str]) -> Refusal:
    what = " ".join(said[1:])[:20]
    words = {"what": what}
    here = g.room(me).features & LOOT
    if not here or LOOT_NAMES[here] != what:
        return Refusal("CC-168", "clank-nothing-to-open", words)
    if me.pawn in g.opened:
        return Refusal("CC-108", "clank-opened-before", words)
    if not me.lockpicks:
        return Refusal("CC-107", "clank-no-lockpick", {"room": what, "cost": "1", "have": "0"})
    return Refusal(EMPTY[what], "clank-pool-empty", words)


def why_not_mark(g: Game, me: Player, said: list[str]) -> Refusal:
    words = {"room": " ".join(said[1:])[:40]}
    room = room_named(words["room"], g.dungeon.start())
    if room is None or room.number != me.pawn or not room.features & ALTAR:
        return Refusal("CC-156", "clank-no-altar", words)
    marked = g.altars.get(me.pawn, [])
    if me.seat in marked:
        return Refusal("CC-158", "clank-marked-before", words)
    if len(marked) >= SPACES:
        return Refusal("CC-161", "clank-altar-full", words)
    return Refusal("CC-159", "clank-no-cubes", {"room": words["room"], "damage": "1"})


def why_not_take(g: Game, me: Player) -> Refusal:
    if me.pawn not in g.treasures:
        return Refusal("CC-101", "clank-no-artifact-here")
    if not me.may_carry_more():
        return Refusal("CC-102", "clank-hands-full")
    return Refusal("CC-260", "clank-looted-before")
