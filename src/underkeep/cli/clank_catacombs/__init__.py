"""Clank! Catacombs drawn in the terminal: the map, the players, and what is for sale."""

from __future__ import annotations

from underkeep.cli.clank_catacombs.board import Board as Board
