"""The batch on a GPU: is it the CPU's to the bit, and how fast is it?

    make bench-gpu

For every game: whole random games on CPU and GPU compared byte by byte, decisions per second of random play with
automatic re-deal, and whether other libraries see the same memory. Prints one JSON object per line and a table;
``--write`` keeps them in bench/results/gpu.json and in docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import dragonhall as dh
from bench import benchmarks_page
from dragonhall.games import game as find_game

RESULTS = Path(__file__).parent / "results" / "gpu.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(dh.games()))
    parser.add_argument("--tables", type=int, default=1 << 20, help="tables in the batch that is timed")
    parser.add_argument("--compared", type=int, default=1_000_000, help="whole games compared with the CPU, per game")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seats", type=int, help="seats (default: 4)")
    parser.add_argument("--measure", choices=NAMES, help="only this one")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    rows = []
    for name in asked.games:
        seats = asked.seats or min(4, find_game(name).seats[-1])
        for measure in MEASURES if asked.measure is None else (MEASURES[NAMES.index(asked.measure)],):
            try:
                row = measure(name, seats, asked)
            except Exception as error:
                row = {"measure": measure.__name__, "failed": f"{type(error).__name__}: {str(error)[-1500:]}"}
            rows.append({"game": name, "seats": seats, **row})
            print(json.dumps(rows[-1]), flush=True)
    machine = {"gpu": gpu_name(), "python": platform.python_version(), "date": date.today().isoformat()}
    if asked.write:
        write(machine, rows)
    return int(any("failed" in row or row.get("equal") is False for row in rows))


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else who measures here uses the GPU meanwhile."""
    with open(Path(tempfile.gettempdir()) / "dragonhall-gpu.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compared(name: str, seats: int, asked: Any) -> dict[str, Any]:
    """Whole random games from the same seeds: the final tables must be equal, byte for byte."""
    equal, games, size = True, 0, min(asked.compared, 1 << 18)
    cpu, gpu = dh.batch(name, size, seats), dh.batch(name, size, seats, device="cuda")
    started = time.perf_counter()
    while games < asked.compared:
        for batch in (cpu, gpu):
            batch.reset(games)
            batch.playout()
        equal &= gpu.tables.copy_to_host().tobytes() == cpu.tables.tobytes()
        equal &= bool((gpu.scores.copy_to_host() == cpu.scores).all())
        games += size
    for batch in (cpu, gpu):
        batch.reset(7)
    for _ in range(50):
        mask = cpu.legal()
        equal &= bool((gpu.legal().copy_to_host() == mask).all())
        moves = np.where(mask.any(1), mask.argmax(1), 0).astype(np.int64)
        cpu.step(moves)
        gpu.step(moves)
    equal &= gpu.tables.copy_to_host().tobytes() == cpu.tables.tobytes()
    return {"measure": "equal to the CPU", "equal": equal, "games": games, "seconds": time.perf_counter() - started}


def shared(name: str, seats: int, asked: Any) -> dict[str, Any]:
    """Other libraries see the batch's own memory: what they write is what the batch plays."""
    batch = dh.batch(name, 1000, seats, device="cuda")
    address = batch.legal().__cuda_array_interface__["data"][0]
    seen = {}
    for library, look in LOOKS.items():
        try:
            seen[library] = look(batch.legal()) == address
        except ImportError:
            seen[library] = None
    return {"measure": "shared memory", "equal": all(found is not False for found in seen.values()), "libraries": seen}


def _torch(array: Any) -> int:
    import torch

    return int(torch.as_tensor(array, device="cuda").data_ptr())


def _cupy(array: Any) -> int:
    import cupy

    return int(cupy.asarray(array).data.ptr)


def _jax(array: Any) -> int:
    import jax
    import torch

    return int(jax.dlpack.from_dlpack(torch.as_tensor(array, device="cuda")).unsafe_buffer_pointer())


LOOKS: dict[str, Callable[[Any], int]] = {"torch": _torch, "cupy": _cupy, "jax": _jax}


def timed(name: str, seats: int, asked: Any) -> dict[str, Any]:
    batch = dh.batch(name, asked.tables, seats, device="cuda")
    started = time.perf_counter()
    batch.run(100)
    compiling = time.perf_counter() - started
    best, plies = 0.0, 200
    with alone():
        ends = time.perf_counter() + asked.seconds
        while time.perf_counter() < ends:
            batch.synchronize()
            started = time.perf_counter()
            made = batch.run(plies)
            best = max(best, made / (time.perf_counter() - started))
    size = find_game(name).Table.dtype.itemsize
    return {
        "measure": "decisions/s",
        "value": best,
        "tables": asked.tables,
        "bytes_per_table": size,
        "compile_seconds": compiling,
    }


def turned(name: str, seats: int, asked: Any) -> dict[str, Any]:
    """What a training loop needs for every decision, in one call: step, legal moves, observation, seats, ends.

    It must show what the CPU shows, also from a CUDA graph; an illegal move must be reported. Timed by the GPU's own
    clock, at two sizes; the moves are drawn between the turns and not timed.
    """
    import torch

    size, equal, turns = 4096, True, 300
    cpu, gpu = dh.batch(name, size, seats), dh.batch(name, size, seats, device="cuda")
    seen, there = cpu.turn(), gpu.turn()
    luck = np.random.default_rng(1)
    for made in range(turns):
        if made % 10 == 0 or made == turns - 1:
            equal &= all(bool((each.copy_to_host() == other).all()) for each, other in zip(there, seen, strict=True))
        moves = (luck.random(seen.mask.shape) * seen.mask).argmax(1)
        seen, there = cpu.turn(moves), gpu.turn(torch.as_tensor(moves, device="cuda"))
    equal &= gpu.tables.copy_to_host().tobytes() == cpu.tables.tobytes()
    gpu.check()
    before = gpu.tables.copy_to_host()
    wrong = seen.mask.argmax(1)
    wrong[7] = int(seen.mask[7].argmin())
    gpu.turn(wrong)
    after, told = gpu.tables.copy_to_host(), ""
    try:
        gpu.check()
    except dh.NotLegalNow as error:
        told = str(error)
    flagged = (
        "table 7 " in told and before[7].tobytes() == after[7].tobytes() and before[6].tobytes() != after[6].tobytes()
    )
    found = {"measure": "turn", "equal": equal and flagged, "flagged": flagged, "turns": turns * size}
    for tables in (16_384, 262_144):
        found |= turn_speed(dh.batch(name, tables, seats, device="cuda", seed=3), tables)
    return found


def turn_speed(batch: Any, tables: int) -> dict[str, Any]:
    import torch

    turn = batch.turn()
    mask = torch.as_tensor(turn.mask, device="cuda")

    def drawn() -> Any:
        return (torch.rand(mask.shape, device="cuda").clamp(min=1e-6) * mask).argmax(1)

    for _ in range(60):  # into the middle of the games, and everything compiled
        batch.turn(drawn())
    spent = []
    with alone():
        for _ in range(100):
            moves = drawn()
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            batch.turn(moves)
            end.record()
            end.synchronize()
            spent.append(start.elapsed_time(end) / 1000)
        graph, moves, stream = torch.cuda.CUDAGraph(), drawn(), torch.cuda.Stream()
        with torch.cuda.graph(graph, stream=stream):
            batch.turn(moves, stream=stream.cuda_stream)
        replayed = []
        for _ in range(100):
            moves.copy_(drawn())
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            graph.replay()
            end.record()
            end.synchronize()
            replayed.append(start.elapsed_time(end) / 1000)
    batch.check()
    written = sum(int(np.prod(each.shape)) * each.dtype.itemsize for each in (turn.observations, turn.mask))
    seconds, captured = float(np.median(spent)), float(np.median(replayed))
    return {
        f"turns_{tables}": tables / seconds, f"graph_{tables}": tables / captured,
        f"gb_per_s_{tables}": written / captured / 1e9,
    }  # fmt: skip


def gpu_name() -> str:
    try:
        asked = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip().splitlines()[0]
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def write(machine: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    results = {"machine": machine, "command": " ".join(["python bench/gpu.py", *sys.argv[1:]]), "rows": rows}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    benchmarks_page.put("gpu", "On one GPU", text(results))


def text(results: dict[str, Any]) -> str:
    """The part of the benchmarks' page that these figures make. Notes on them stand behind it, where they stay."""
    machine, rows = results["machine"], results["rows"]
    lines = [
        "| game | seats | decisions/s | bytes per table | equal to the CPU, whole games |",
        "|---|--:|--:|--:|--:|",
    ]
    for game in dict.fromkeys(row["game"] for row in rows):
        found = {row["measure"]: row for row in rows if row["game"] == game and "failed" not in row}
        speed, same = found.get("decisions/s"), found.get("equal to the CPU")
        if speed and same:
            equal = f"{same['games']:,}" if same["equal"] else "no"
            value = float(f"{speed['value']:.3g}")
            lines.append(f"| {game} | {speed['seats']} | {value:,.0f} | {speed['bytes_per_table']:,} | {equal} |")
    caption = (
        f"{machine['date']}, {machine['gpu']}, Python {machine['python']}: `{results['command']}`. Random play with "
        "automatic re-deal; equality is of whole random games, final tables and scores byte by byte."
    )
    return caption + "\n\n" + "\n".join(lines)


MEASURES = (compared, shared, turned, timed)
NAMES = [measure.__name__ for measure in MEASURES]


if __name__ == "__main__":
    raise SystemExit(main())
