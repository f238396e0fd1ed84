"""Without the library a bridge says which extra has it."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("bridge", "library"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_a_bridge_without_its_library_names_the_extra(bridge: str, library: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, f"dragonhall.bridges.{bridge}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'dragonhall\[{bridge}\]'"):
        importlib.import_module(f"dragonhall.bridges.{bridge}")
