"""Shared by all tests: one cache of compiled rules, and arithmetic that may not overflow unseen."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

os.environ.setdefault("DRAGONHALL_QUIET", "1")
os.environ["PYTHONPATH"] = str(Path(__file__).parents[1] / "src")
np.seterr(over="raise", invalid="raise", divide="raise")
