"""Clank! Catacombs drawn in the terminal: the whole board, and a file for each part of it."""

from __future__ import annotations

from underkeep.cli.clank_catacombs.board import Board as Board
