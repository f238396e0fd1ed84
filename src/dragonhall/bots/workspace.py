"""The arrays and settings that a search passes to its compiled code.

Compiled code allocates nothing. A caller makes a :class:`Workspace` once and uses it for every decision.
"""

from __future__ import annotations

from typing import Any, NamedTuple

ROOT, WORLD, SEEN = 0, 1, 2
"""The tables of a search: the given one, the one re-dealt for this iteration, and the one re-dealt for the seat to
move. Expectimax overwrites the last one and one more."""
FIRST, COUNT, VISITS = 0, 1, 2
"""Columns of ``nodes``: the first edge, the number of edges, the number of visits."""
VALUE, SHARE, PRIOR, SQUARES = 0, 1, 2, 3
"""Columns of ``edges``: the sums of value and win share for the seat that moves, the prior, the sum of squared
values."""
NODES, EDGES, FULL, TRUSTED = 0, 1, 2, 3
"""Indices of ``used``: nodes and edges in use, how often a node could not be added because the tree is full, and how
many visits expectimax counts as for each move of the root."""


class Workspace(NamedTuple):
    """The arrays of one search."""

    tables: Any
    """``ROOT``, ``WORLD``, ``SEEN`` and one more."""
    bits: Any
    """The same tables as rows of words."""
    mask: Any
    """The bits of a table that are hashed into a node's key."""
    weights: Any
    """The weights of the heuristic."""
    evaluation_weights: Any
    luck: Any
    """One word: the state of the search's own random generator."""
    moves: Any
    """The legal moves of the seat to move, and their marks."""
    marks: Any
    keys: Any
    """A hash table: the keys of nodes, and their numbers (``slots``)."""
    slots: Any
    nodes: Any
    """One row per node: ``FIRST``, ``COUNT``, ``VISITS``."""
    visits: Any
    """How often each edge was taken."""
    edges: Any
    """One row per edge: ``VALUE``, ``SHARE``, ``PRIOR``, ``SQUARES``."""
    used: Any
    """``NODES``, ``EDGES``, ``FULL``, ``TRUSTED``."""
    path: Any
    """The path of this iteration: node, edge, seat."""
    reward: Any
    """The value for each seat, then each seat's share of the win."""
    move_values: Any
    """The expectimax value of each legal move."""
    scratch: Any
    """Scratch memory of expectimax."""


class Settings(NamedTuple):
    """The parameters of a search; :class:`~dragonhall.bots.tree_search.Tuning` explains them."""

    explore: float
    urge: float
    even: float
    rank: float
    slips: int
    horizon: int
    trusted: int
    """How many visits an expectimax value counts as; 0: the game has no expectimax, or it is not used."""


STRUCTURES = {
    "workspace": (
        Workspace,
        "tables bits words ints ints words ints ints words ints grid ints parts ints grid floats floats parts",
    ),
    "settings": (Settings, "float float float float int int int"),
}
"""The types of their fields, as ``core/compiler/numba_backend.py`` names them."""
