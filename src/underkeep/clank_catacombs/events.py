"""What can be seen to happen in Clank! Catacombs, and by whom."""

from __future__ import annotations

from typing import Final

from underkeep.core.events import EventKind

TURN_BEGAN: Final = EventKind("turn_began", public=("turn",))
PLAYED: Final = EventKind("played", public=("card",))
BONUS: Final = EventKind("bonus", public=("card",))
GAINED: Final = EventKind("gained", public=("what", "count"))
CLANK: Final = EventKind("clank", public=("made", "cancelled"))
HUSHED: Final = EventKind("hushed", public=("count", "credit"))
DREW: Final = EventKind("drew", public=("count",), private=("cards",))
SHUFFLED: Final = EventKind("shuffled", public=("count",))
DISCARDED: Final = EventKind("discarded", public=("card",))
TRASHED: Final = EventKind("trashed", public=("card", "from"))
ACQUIRED: Final = EventKind("acquired", public=("card", "to"))
USED_DEVICE: Final = EventKind("used_device", public=("card",))
DEFEATED: Final = EventKind("defeated", public=("card",))
USED: Final = EventKind("used", public=("card",))  # a token, or what a card in play offers
MOVED: Final = EventKind("moved", public=("room", "by", "boots", "swords", "damage", "lockpicks"))
TELEPORTED: Final = EventKind("teleported", public=("room",))
HELD_UP: Final = EventKind("held_up", public=("room",))  # nothing could pay for the corridor (CC-282)
FOUND_TILE: Final = EventKind("found_tile", public=("tile", "cell"))
LAID_TILE: Final = EventKind("laid_tile", public=("tile", "cell", "rotation"))
TURNED_TILE: Final = EventKind("turned_tile", public=("tile", "rotation"))
ARTIFACT_LAID: Final = EventKind("artifact_laid", public=("room", "artifact"))
GHOST_CAME: Final = EventKind("ghost_came", public=("count",))
TOOK_ARTIFACT: Final = EventKind("took_artifact", public=("artifact",))
TOOK_IDOL: Final = EventKind("took_idol", public=("left",))
RETURNED_IDOL: Final = EventKind("returned_idol", public=("left",))
OPENED: Final = EventKind("opened", public=("what", "room"))
MARKED: Final = EventKind("marked", public=("room", "gold"))
FOUND: Final = EventKind("found", public=("card",))  # a secret, a prisoner or a good
BOUGHT: Final = EventKind("bought", public=("card", "gold"))
RAGE: Final = EventKind("rage", public=("space",))
HEALED: Final = EventKind("healed", public=("count",))
HURT: Final = EventKind("hurt", public=("damage", "health"))
SHIELDED: Final = EventKind("shielded", public=("card",))  # from a ghost
CARD_CAME: Final = EventKind("card_came", public=("card", "place"))
CARD_LEFT: Final = EventKind("card_left", public=("card",))  # the row, by Remove Traps
CALMED: Final = EventKind("calmed", public=("count",))  # dragon cubes go back into the bag
ATTACK: Final = EventKind("attack", public=("cubes", "drawn", "black", "ghosts"))
KNOCKED_OUT: Final = EventKind("knocked_out", public=("room",))
ESCAPED: Final = EventKind("escaped", public=())
GAME_ENDED: Final = EventKind("game_ended", public=("winners", "reason", "scores"))
