"""Networks for the tests."""

from __future__ import annotations

import numpy as np

from dragonhall.bots.network import (
    Network,
    largest_inputs,
    quantised,
)
from dragonhall.games import game as find_game


def some_network(
    temperature: float = 1.0, width: int = 24, seed: int = 1, name: str = "dragorun"
) -> tuple[Network, list]:
    """A network with random weights, and its layers in floating point."""
    luck, game = np.random.default_rng(seed), find_game(name)
    sizes = ((game.counsel.tensor.size, width), (width, width), (width, len(game.moves) + game.seats[-1]))
    layers = [(luck.normal(size=(n, m)) * 2 / m**0.5, luck.normal(size=n) / 4) for m, n in sizes]
    layers[0] = (layers[0][0] / np.maximum(largest_inputs(game), 1), layers[0][1])
    return quantised(game, layers, temperature, {}), layers
