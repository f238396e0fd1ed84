"""How speed grows with nodes: measured in processes of this machine, and simulated for a cluster.

    python bench/cluster.py --measure          a study by 1, 2, ... processes of this machine
    python bench/cluster.py                    the simulation

The simulation is one: no such cluster was used. It plays the schedule of a study or a ladder event by event with what
was measured here (how long a block takes and how much that varies, how long the head needs to keep a result) and with
assumptions about the rest, which are constants below.
"""

from __future__ import annotations

import argparse
import heapq
import random
import resource
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

CORES = 16
"""Of a node."""
AHEAD = 2
"""Tasks in flight for each core, as ``in_order`` has them."""
HAND_OUT = 0.000_9
"""Seconds of the head for one task of Ray, to submit it and to get its result: assumed."""
ON_THE_WAY = 0.004
"""Seconds from the head to a worker and back, in one network: assumed."""
START = 12.0
"""Seconds until a fresh node gives its first result: its workers start, import and load machine code; assumed."""
SPREAD_OF_STARTS = 0.3
NODES = (1, 10, 100, 1000)


@dataclass(frozen=True)
class Job:
    name: str
    blocks: int
    seconds: float
    """Of a core for a block."""
    varies: float
    """The standard deviation of that, as a part of it."""
    keeping: float
    """Seconds of the head for each result, beside handing out."""
    joining: float
    """Seconds of the head for the tables at the end."""


def simulated(job: Job, nodes: int, luck: random.Random) -> tuple[float, float]:
    """The seconds a job takes on so many nodes, and the part of them in which the head was busy."""
    free = [luck.gauss(START, SPREAD_OF_STARTS * START) for _ in range(nodes) for _ in range(CORES)]
    free = [max(seconds, 1.0) for seconds in free]
    heapq.heapify(free)
    waiting, head, busy = job.blocks, 0.0, 0.0
    flying: list[float] = []
    most = AHEAD * nodes * CORES
    while waiting or flying:
        while waiting and len(flying) < most:
            head += HAND_OUT
            busy += HAND_OUT
            begins = max(heapq.heappop(free), head + ON_THE_WAY / 2)
            ends = begins + max(luck.gauss(job.seconds, job.varies * job.seconds), 0.2 * job.seconds)
            heapq.heappush(free, ends)
            heapq.heappush(flying, ends + ON_THE_WAY / 2)
            waiting -= 1
        head = max(head, heapq.heappop(flying)) + job.keeping
        busy += job.keeping
    return head + job.joining, (busy + job.joining) / (head + job.joining)


def measured(games: int, workers: int) -> tuple[float, float, float]:
    """The seconds of a study by so many processes, and the processor time of the head and of the workers: on a busy
    machine only the latter say how speed would grow."""
    from dragonhall.lab.jobs.crew import crew_of
    from dragonhall.lab.study.study import Study, parts_of, run

    study = Study("dragorun", games, ("drake",), (4,), ((),), 1)
    with tempfile.TemporaryDirectory() as out:
        with crew_of(workers, None, ["dragorun"], parts_of(study)) as crew:
            started, head, others = time.perf_counter(), time.process_time(), children()
            run(study, Path(out) / "study", crew, lambda done, total: None)
            seconds, head = time.perf_counter() - started, time.process_time() - head
        return seconds, head, children() - others


def children() -> float:
    """The processor time of processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--workers", type=int, default=2, help="up to so many processes")
    asked = parser.parse_args()
    if asked.measure:
        for workers in range(1, asked.workers + 1):
            seconds, head, others = measured(asked.games, workers)
            print(
                f"{workers} processes: {seconds:.1f} s, {asked.games / seconds:,.0f} games/s; processor time: "
                f"head {head:.1f} s, workers {others:.1f} s"
            )
        return
    jobs = (
        Job("a hundred million games of Dragorun by Drake (5,000 blocks of 20,000)", 5_000, 1.73, 0.05, 0.0013, 85.0),
        Job("ten million games of Dragorun by Wyvern (50,000 blocks of 200)", 50_000, 3.4, 0.1, 0.0006, 8.5),
        Job("the ladder (1,978 blocks)", 1_978, 4.1, 1.0, 0.0006, 0.0),
    )
    for job in jobs:
        print(f"\n{job.name}: {job.blocks * job.seconds / 3600:.1f} core-hours")
        for nodes in NODES:
            seconds, busy = simulated(job, nodes, random.Random(1))
            used = job.blocks * job.seconds / (seconds * nodes * CORES)
            print(f"{nodes:5} nodes  {seconds:9.0f} s   cores in use {used:4.0%}   head busy {busy:4.0%}")


if __name__ == "__main__":
    main()
