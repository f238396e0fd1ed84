"""The spaces of Gymnasium that tensors lie in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..core.observe.tensor import Part, Tensor


def observation_box(tensor: Tensor, scaled: bool) -> spaces.Box:
    """Return the space of a tensor."""
    if scaled:
        return spaces.Box(-1.0, 1.0, (tensor.size,), np.float32)
    return spaces.Box(tensor.lowest, tensor.largest, (tensor.size,), np.int16)


def named_box(tensor: Tensor, scaled: bool) -> spaces.Dict:
    """Return the space of a tensor cut into its named parts."""
    return spaces.Dict({part.name: _part_box(part, scaled) for part in tensor})


def _part_box(part: Part, scaled: bool) -> spaces.Box:
    if scaled:
        return spaces.Box(-1.0, 1.0, part.shape, np.float32)
    return spaces.Box(part.lowest, part.largest, part.shape, np.int16)
