"""What a search works on: the arrays that are handed to its compiled code, and the settings it goes by.

Compiled code allocates nothing. Whoever searches makes a :class:`Workspace` once and uses it for every decision.
"""

from __future__ import annotations

from typing import Any, NamedTuple

ROOT, WORLD, SEEN = 0, 1, 2
"""The tables of a search: as handed over, as dealt for one iteration, as the seat to move sees it. Expectimax writes on
the last of these and on one more."""
FIRST, COUNT, VISITS = 0, 1, 2
"""Columns of ``nodes``: its first edge, how many edges, how often visited."""
VALUE, SHARE, PRIOR, PRICE = 0, 1, 2, 3
"""Columns of ``edges``: sums of value and of win share for the seat that moves, its prior, and value squared."""
NODES, EDGES, FULL, TRUSTED = 0, 1, 2, 3
"""Places of ``used``: nodes and edges in use, how often there was no room for another node, and as how many tries
expectimax counts for each move of the root."""


class Workspace(NamedTuple):
    """The arrays of one search."""

    tables: Any
    """``ROOT``, ``WORLD``, ``SEEN`` and one more."""
    bits: Any
    """The same tables as rows of words."""
    mask: Any
    """The bits of a table that a node's key is made of."""
    weights: Any
    """Of the heuristic."""
    evaluation_weights: Any
    luck: Any
    """One word: the state of the search's own dice."""
    moves: Any
    """The legal moves of the seat to move, and its marks for them."""
    marks: Any
    keys: Any
    """A hash table: the key of a node, and its number."""
    slots: Any
    nodes: Any
    """One row per node: ``FIRST``, ``COUNT``, ``VISITS``."""
    visits: Any
    """How often each edge was taken."""
    edges: Any
    """One row per edge: ``VALUE``, ``SHARE``, ``PRIOR``, ``PRICE``."""
    used: Any
    """``NODES``, ``EDGES``, ``FULL``, ``TRUSTED``."""
    path: Any
    """The way down in this iteration: node, edge, seat."""
    reward: Any
    """What each seat got, then each seat's share of the win."""
    likes: Any
    """What expectimax promises for each legal move."""
    room: Any
    """Where expectimax writes."""


class Settings(NamedTuple):
    """How a search weighs things; :class:`~dragonhall.bots.tree_search.Tuning` says what each means."""

    explore: float
    urge: float
    even: float
    rank: float
    slips: int
    horizon: int
    trusted: int
    """As how many tries expectimax counts for a move; 0: there is none, or it is not used."""


STRUCTURES = {
    "workspace": (
        Workspace,
        "tables bits words ints ints words ints ints words ints grid ints parts ints grid floats floats parts",
    ),
    "settings": (Settings, "float float float float int int int"),
}
"""How the compiler lays them out, in the words of ``core/compiling.py``."""
