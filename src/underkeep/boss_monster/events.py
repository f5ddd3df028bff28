"""What can be seen to happen in Boss Monster, and by whom."""

from __future__ import annotations

from typing import Final

from underkeep.core.events import EventKind

BOSS_CHOSEN: Final = EventKind("boss_chosen", public=("boss",))
HAND_CHANGED: Final = EventKind("hand_changed", public=())
ROUND_BEGAN: Final = EventKind("round_began", public=("round",))
HERO_CAME: Final = EventKind("hero_came", public=("hero",))
DREW: Final = EventKind("drew", public=("deck", "count"), private=("cards",))
LAID: Final = EventKind("laid", public=("place",), private=("card",))
TOOK_BACK: Final = EventKind("took_back", public=("count",), private=("cards",))
CARRIED_OFF: Final = EventKind("carried_off", public=("card", "place"))  # a portable room goes back to the hand
REVEALED: Final = EventKind("revealed", public=("card", "place"))
BUILT: Final = EventKind("built", public=("card", "place"))
LEVELLED_UP: Final = EventKind("levelled_up", public=("boss",))
DECLARED: Final = EventKind("declared", public=("card", "aim"))
CANCELLED: Final = EventKind("cancelled", public=("card",))
FIZZLED: Final = EventKind("fizzled", public=("card",))
RESOLVED: Final = EventKind("resolved", public=("card",))
TRIGGERED: Final = EventKind("triggered", public=("card", "place"))
WORKED: Final = EventKind("worked", public=("card",))  # a boss, a hero, a room that is no more
DISCARDED: Final = EventKind("discarded", public=("cards",))
FETCHED: Final = EventKind("fetched", public=("card", "from"))
SEARCHED: Final = EventKind("searched", public=("deck",), private=("cards",))
SHUFFLED: Final = EventKind("shuffled", public=("deck", "count"))
LOOKED: Final = EventKind("looked", public=("at", "count"), private=("cards",))
PEEKED: Final = EventKind("peeked", public=("deck",), private=("cards",))  # at the top of a deck
ROLLED: Final = EventKind("rolled", public=("card", "number"))
STOLE: Final = EventKind("stole", public=("from", "type"), private=("card",))
DESTROYED: Final = EventKind("destroyed", public=("card", "place"))
UNCOVERED: Final = EventKind("uncovered", public=("card", "place"))
DEACTIVATED: Final = EventKind("deactivated", public=("card", "place"))
REACTIVATED: Final = EventKind("reactivated", public=("card", "place"))
STRENGTHENED: Final = EventKind("strengthened", public=("card", "place", "damage"))
WEAKENED: Final = EventKind("weakened", public=("card", "place", "damage"))
UNEARTHED: Final = EventKind("unearthed", public=("card", "place"))
TOKENS: Final = EventKind("tokens", public=("card", "place", "count", "total"))
RAISED: Final = EventKind("raised", public=("card", "place", "damage"))
SWAPPED: Final = EventKind("swapped", public=("places",))
GOT_COINS: Final = EventKind("got_coins", public=("count",))
PAID_COINS: Final = EventKind("paid_coins", public=("count",))
GAVE_COINS: Final = EventKind("gave_coins", public=("count", "at"))
PUT_COINS: Final = EventKind("put_coins", public=("count", "card", "place"))
SWAPPED_HOARDS: Final = EventKind("swapped_hoards", public=("at",))
ATTACHED: Final = EventKind("attached", public=("card", "place"))
PROMOTED: Final = EventKind("promoted", public=("card", "place", "level"))
DISMISSED: Final = EventKind("dismissed", public=("card",))  # a miniboss, to the discard pile
CALLED_HOME: Final = EventKind("called_home", public=("card",))  # a miniboss, to the hand
LURED: Final = EventKind("lured", public=("hero",))
STAYED: Final = EventKind("stayed", public=("hero",))
SENT: Final = EventKind("sent", public=("hero", "to"))
ENTERED: Final = EventKind("entered", public=("hero", "place", "damage", "health"))
HURT: Final = EventKind("hurt", public=("hero", "damage", "health"))
FORTIFIED: Final = EventKind("fortified", public=("hero", "health"))
DIED: Final = EventKind("died", public=("hero", "place"))
SURVIVED: Final = EventKind("survived", public=("hero",))
HEALED: Final = EventKind("healed", public=("hero",))
SACRIFICED: Final = EventKind("sacrificed", public=("hero",))
REMOVED: Final = EventKind("removed", public=("hero",))
DROPPED_OUT: Final = EventKind("dropped_out", public=())
ROUND_ENDED: Final = EventKind("round_ended", public=("round",))
GAME_ENDED: Final = EventKind("game_ended", public=("winners", "reason"))
