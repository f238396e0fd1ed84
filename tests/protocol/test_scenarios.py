"""The server answers as the scenarios say; `web/tests/scenarios.test.ts` asks the same of the hall in the browser."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from .scenarios import Known, scenarios
from .server import Person, Server

ALL = dict(scenarios("server"))


@pytest.mark.parametrize("name", ALL)
def test_the_server_answers_as_the_scenario_says(name: str, tmp_path: Path):
    asyncio.run(played(ALL[name], tmp_path))


async def played(steps: list[dict[str, Any]], folder: Path) -> None:
    people: dict[str, Person] = {}
    known: Known = {}
    async with Server(folder).open() as server:
        try:
            for number, step in enumerate(steps):
                try:
                    if "passes" in step:
                        await server.passes(step["passes"])
                        continue
                    name = step.get("as", "ann")
                    person = people.setdefault(name, Person(server, len(people) + 1, known))
                    await person.step(step)
                except AssertionError as error:
                    raise AssertionError(f"step {number}, {step}: {error}") from error
        finally:
            for person in people.values():
                await person.close()


def test_there_are_enough_scenarios_for_both_halls():
    """A file that is not read, or not played by both, would go unnoticed."""
    both = set(ALL) & {name for name, _ in scenarios("browser")}
    assert len(ALL) >= 95 and len(both) >= 75
