"""Keep the Heroes Out! drawn in the terminal: the whole board, and a file for each part of it."""

from __future__ import annotations

from underkeep.cli.keep_the_heroes_out.board import Board as Board
