"""Shared by all tests: one cache of compiled rules, and arithmetic that may not overflow unseen."""

from __future__ import annotations

import os

import numpy as np

os.environ.setdefault("DRAGONHALL_QUIET", "1")
np.seterr(over="raise", invalid="raise", divide="raise")
