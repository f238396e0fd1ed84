"""Networks of whole numbers: what a trained policy (``lab/train.py``) becomes, so that bots can play by it anywhere.

A network lies in its game's folder as ``network.npz`` and has two hidden layers. Weights are 16-bit numbers, sums
32-bit numbers. The forward pass is a rule (``bots/network_rules.py``): interpreted and compiled it chooses the same
moves, bit for bit. Nothing but NumPy is needed to play by it.
"""

from __future__ import annotations

import hashlib
import json
import math
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core.compiler.parts import Part, bind_to
from ..core.errors import DragonhallError
from ..core.game import Game
from .network_rules import HIGHEST

FILE = "network.npz"
MAX_UNPACKED = 256 << 20
"""Maximum bytes: far more than any of our networks has."""
MAX_FILE = 1 << 20
UNIT = 256
"""The activation 1.0 as a whole number."""
UNIT_BITS = 8
WORD, SUM = (1 << 15) - 1, (1 << 31) - 1
FORMAT = 2
ARRAYS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
"""The parts of a network that are arrays."""


class BadNetwork(DragonhallError):
    """A network that cannot be used."""


class NetworkSpace(NamedTuple):
    """The arrays of ``bots/network_rules.py``: a network, and room to compute in."""

    first: Any
    """The weights of the first layer: a row for each number of an observation."""
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    """The weights of the last layer: a row for each move, and behind them one for each seat."""
    last_bias: Any
    numbers: Any
    """``FIRST_SHIFT``, ``SECOND_SHIFT``, ``NAT``, ``MISSES``, ``UNMIXED_NAT``."""
    row: Any
    """The observation."""
    hidden: Any
    deeper: Any
    moves: Any
    """The legal moves, and their marks."""
    marks: Any


STRUCTURES = {"network": (NetworkSpace, "rows sums rows sums rows sums ints row sums sums ints ints")}
SIGNATURES = {
    "mark_moves": "tables int int network",
    "mark_seats": "tables int int int network",
    "network_move": "tables int int words network",
}


@dataclass(frozen=True, eq=False)
class Network:
    """The weights of a network, and what is known about it."""

    first: npt.NDArray[np.int16]
    first_bias: npt.NDArray[np.int32]
    second: npt.NDArray[np.int16]
    second_bias: npt.NDArray[np.int32]
    last: npt.NDArray[np.int16]
    last_bias: npt.NDArray[np.int32]
    shifts: tuple[int, int]
    """Number of bits by which the sums of the hidden layers are shifted."""
    nat: int
    """The difference of two marks that makes a move e times as likely, at temperature 1."""
    about: Mapping[str, Any]
    """The game, what its layout was, how the network was trained, and the temperature it plays with."""

    @property
    def width(self) -> int:
        return len(self.first_bias)

    @property
    def temperature(self) -> float:
        return float(self.about["temperature"])

    def calibration(self, seats: int) -> tuple[float, float]:
        """Return the factor and the offset for the log odds of a seat's own share (``lab/insight.py``)."""
        slope, shift = self.about.get("shares", {}).get(str(seats), (1.0, 0.0))
        return float(slope), float(shift)

    def calibrated(self, shares: Mapping[str, tuple[float, float]]) -> Network:
        """Return the same network with other calibrations, by the number of seats."""
        return replace(self, about={**self.about, "shares": dict(shares)})

    @property
    def guides(self) -> dict[int, float]:
        """The seat counts at which it makes Wyrm stronger, with the weight of the exploration bonus that did so."""
        return {int(seats): float(explore) for seats, explore in self.about.get("guides", {}).items()}

    def at_temperature(self, temperature: float) -> Network:
        """Return the same network, mixing more or less: 0 always plays the most likely move."""
        return replace(self, about={**self.about, "temperature": temperature})

    def check(self, game: Game) -> Network:
        """Make sure that it belongs to this game as it is, and that no sum can overflow.

        Raises:
            BadNetwork: the sentence says what is wrong.
        """
        if self.about.get("format") != FORMAT or self.about.get("game") != game.name:
            raise BadNetwork(f"This is not a network for {game.title}.")
        if self.about.get("layout") != layout_of(game):
            raise BadNetwork(
                f"This network was trained for other observations or moves than {game.title} has now: train it again."
            )
        answers = len(game.moves) + game.seats[-1]
        width, kinds = self.width, {"first": np.int16, "second": np.int16, "last": np.int16}
        shapes = {
            "first": (game.counsel.tensor.size, width), "first_bias": (width,), "second": (width, width),
            "second_bias": (width,), "last": (answers, width), "last_bias": (answers,),
        }  # fmt: skip
        for name, shape in shapes.items():
            array = getattr(self, name)
            if array.shape != shape or array.dtype != kinds.get(name, np.int32):
                raise BadNetwork(f"The part {name} of this network is {array.dtype}{array.shape}, not {shape}.")
        sums = (
            reach(self.first, self.first_bias, largest_inputs(game)[:, None], 0),
            reach(self.second, self.second_bias, HIGHEST, 0),
            reach(self.last, self.last_bias, HIGHEST, 1),
        )
        if max(sums) > SUM or not all(0 <= shift < 31 for shift in self.shifts) or not 0 < self.nat <= SUM:
            raise BadNetwork("The sums of this network do not fit into 32 bits.")
        if not all(seats in game.seats and 0 < explore <= 100 for seats, explore in self.guides.items()):
            raise BadNetwork(f"This network would guide Wyrm in a way that {game.title} does not know.")
        if not 0 <= self.temperature <= 10:
            raise BadNetwork(f"A network plays with a temperature from 0 to 10, not {self.temperature}.")
        return self

    def space(self, game: Game, misses: int = 0) -> NetworkSpace:
        """Return the weights with working memory; the bot overlooks *misses* in 1000 of its moves."""
        longest = max(game.rules.longest_list, game.seats[-1])
        return NetworkSpace(
            self.first, self.first_bias, self.second, self.second_bias, self.last, self.last_bias,
            np.array([*self.shifts, round(self.nat * self.temperature), misses, self.nat], np.int64),
            np.zeros(len(self.first), np.int16), np.zeros(self.width, np.int32), np.zeros(self.width, np.int32),
            np.zeros(longest, np.int64), np.zeros(longest, np.int64),
        )  # fmt: skip

    def save(self, path: Path) -> None:
        """Write the file; the same network gives the same bytes. It is renamed into its place: installed files may be
        hard links, and others who share them keep the old contents."""
        about = {**self.about, "shifts": list(self.shifts), "nat": self.nat}
        arrays = {name: getattr(self, name) for name in ARRAYS}
        text = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
        beside = path.with_name(f"{path.name}.new")
        with beside.open("wb") as stream:
            np.savez_compressed(stream, about=text, **arrays)
        beside.replace(path)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a file; :meth:`check` makes sure that it fits a game.

        Raises:
            BadNetwork: it cannot be read.
        """
        try:
            with path.open("rb") as stream:
                check_sizes(stream)
                stream.seek(0)
                file = np.load(stream, allow_pickle=False)
                about = json.loads(bytes(file["about"]))
                arrays: dict[str, Any] = {name: np.ascontiguousarray(file[name]) for name in ARRAYS}
            shifts, nat = about.pop("shifts"), about.pop("nat")
            return cls(**arrays, shifts=(int(shifts[0]), int(shifts[1])), nat=int(nat), about=about)
        except UNREADABLE as error:
            raise BadNetwork(f"{path} is not a network: {error}") from error


def check_sizes(stream: IO[bytes]) -> None:
    """Raise ValueError, before anything is unpacked, if a packed file of arrays is larger than any network, or if one
    of its arrays claims to be larger than its part of the file."""
    with zipfile.ZipFile(stream) as packed:
        if sum(part.file_size for part in packed.infolist()) > MAX_UNPACKED:
            raise ValueError(f"unpacked it would take more than {MAX_UNPACKED >> 20} MB")
        for part in packed.infolist():
            with packed.open(part) as array:
                old = np.lib.format.read_magic(array) == (1, 0)
                read = np.lib.format.read_array_header_1_0 if old else np.lib.format.read_array_header_2_0
                shape, _, kind = read(array)
                if math.prod(shape) * kind.itemsize > part.file_size:
                    raise ValueError(f"{part.filename[:40]!r} is shorter than it says")


UNREADABLE = (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError, EOFError, zipfile.BadZipFile)
"""Raised by reading a file that is not a network."""


def layout_of(game: Game) -> str:
    """Return a key of a network's inputs and outputs: the parts of an observation, and the moves."""
    parts = [(part.name, part.shape, part.lowest, part.largest) for part in game.counsel.tensor]
    text = repr((parts, [move.text for move in game.moves]))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def largest_inputs(game: Game) -> npt.NDArray[np.int64]:
    """Return the largest size of each number of an observation."""
    sizes = [np.full(part.size, max(part.largest, -part.lowest), np.int64) for part in game.counsel.tensor]
    return np.concatenate(sizes)


def reach(weights: Any, bias: Any, largest: Any, axis: int) -> int:
    """Return the largest size that a sum of a layer can have."""
    return int((np.abs(weights.astype(np.int64)) * largest).sum(axis).max() + np.abs(bias.astype(np.int64)).max())


def quantised(game: Game, layers: list[tuple[Any, Any]], temperature: float, about: Mapping[str, Any]) -> Network:
    """Make a network of whole numbers from three layers of weights, each (outputs, inputs) with its biases.

    The first layer takes the numbers of an observation as they are. The scale of a layer is the largest power of two
    with which its weights fit into 16 bits and its sums into 32.
    """
    limits = (largest_inputs(game)[:, None], HIGHEST, HIGHEST)
    parts: list[Any] = []
    scales = []
    for (weights, bias), largest, unit in zip(layers, limits, (1, UNIT, UNIT), strict=True):
        weights, bias = np.asarray(weights, np.float64).T, np.asarray(bias, np.float64)
        for bits in range(24, -8, -1):
            scale = 2.0**bits
            whole = np.round(weights * scale)
            shifted = np.round(bias * scale * unit)
            if (
                np.abs(whole).max() <= WORD
                and np.abs(shifted).max() <= SUM
                and reach(whole, shifted, largest, 0) <= SUM
            ):
                break
        parts += [whole.astype(np.int16), shifted.astype(np.int32)]
        scales.append(bits)
    if scales[0] < UNIT_BITS or scales[1] < 0 or scales[2] < 0:
        raise BadNetwork("The weights of this network are too large for whole numbers.")
    parts[4] = np.ascontiguousarray(parts[4].T)
    arrays: dict[str, Any] = {name: np.ascontiguousarray(part) for name, part in zip(ARRAYS, parts, strict=True)}
    known = {"format": FORMAT, "game": game.name, "layout": layout_of(game), "temperature": temperature, **about}
    shifts = scales[0] - UNIT_BITS, scales[1]
    return Network(**arrays, shifts=shifts, nat=UNIT << scales[2], about=known).check(game)


def seat_shares(space: NetworkSpace, nat: int, seats: int) -> npt.NDArray[np.float64]:
    """Return the shares of the win that ``mark_seats`` has just marked, clockwise from the seat that looks."""
    marks = space.marks[:seats] / nat
    chances = np.exp(marks - marks.max())
    shares: npt.NDArray[np.float64] = chances / chances.sum()
    return shares


def own_share(space: NetworkSpace, network: Network, seats: int) -> float:
    """Return the share of the seat that looks, adjusted by what came of such estimates (``Network.calibration``)."""
    marks = [int(mark) / network.nat for mark in space.marks[:seats]]
    slope, shift = network.calibration(seats)
    odds = sum(math.exp(min(mark - marks[0], 60.0)) for mark in marks[1:])
    return float(1 / (1 + math.exp(-shift) * odds**slope))


def shares_of(game: Game, network: Network, tables: Any, at: int, seat: int, seats: int) -> npt.NDArray[np.float64]:
    """Return the network's estimate of the shares of the win, by seat, from one seat's knowledge."""
    space = network.space(game)
    network_part(game).code.mark_seats(tables, at, seat, seats, space)
    return np.roll(seat_shares(space, network.nat, seats), seat)


def path_of(game: Game) -> Path:
    """Return the file of a game's network."""
    return game.folder / FILE


@cache
def network_of(game: Game) -> Network | None:
    """Return the network of a game, if it has one."""
    path = path_of(game)
    return Network.load(path).check(game) if path.exists() else None


@cache
def network_part(game: Game) -> Part:
    """Return the forward pass as machine code."""
    file, more = Path(__file__).with_name("network_rules.py"), {"MOST_SEATS": game.seats[-1]}
    module = bind_to(game, file, "dragonhall.bots.network_rules", more)
    return Part(game, "network", f"{__name__}:network_part", module, SIGNATURES, structures=STRUCTURES)
