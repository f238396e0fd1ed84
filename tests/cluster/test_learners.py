"""The examples for RLlib and stable-baselines3: ``make soak-cluster`` runs them in an environment of their own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from ray.cluster_utils import Cluster

ROOT = Path(__file__).parents[2]


def trained(name: str, seconds: int, **environment: str) -> tuple[int, float, float]:
    """Run an example: the decisions it learnt from, and its share of the wins before and after."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), "dragorun", "--seconds", str(seconds), "--games", "100"],
        capture_output=True,
        text=True,
        timeout=900,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"} | environment,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = re.search(r"^(\d+) decisions in .*: ([\d.]+)% of the wins .*, ([\d.]+)% now", done.stdout, re.MULTILINE)
    assert found, done.stdout[-3000:]
    print(found[0])
    return int(found[1]), float(found[2]), float(found[3])


def test_rllib_trains_through_pettingzoo(cluster: Cluster):
    decisions, before, after = trained("train_rllib.py", 60, RAY_ADDRESS=cluster.address)
    assert decisions >= 2000 and 0 <= before <= 100 and 0 <= after <= 100


def test_stable_baselines3_trains_through_gymnasium():
    decisions, before, after = trained("train_sb3.py", 60)
    assert decisions >= 2000 and 0 <= before <= 100 and 0 <= after <= 100
