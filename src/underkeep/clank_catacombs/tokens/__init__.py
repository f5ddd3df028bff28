"""Secrets, prisoners and goods."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.kinds import Token
from underkeep.clank_catacombs.tokens.goods import GOODS
from underkeep.clank_catacombs.tokens.prisoners import PRISONERS
from underkeep.clank_catacombs.tokens.secrets import SECRETS

TOKENS: Final[dict[str, Token]] = {token.id: token for token in (*SECRETS, *PRISONERS, *GOODS)}


def pool(name: str, boxes: tuple[str, ...]) -> list[Token]:
    """CC-006, CC-007: every token of a pool as often as these boxes have it."""
    return [
        token for token in TOKENS.values() if token.pool == name and token.set in boxes for _ in range(token.copies)
    ]
