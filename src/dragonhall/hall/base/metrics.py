"""Numbers for the host, in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Counter:
    def __init__(self, about: str) -> None:
        self.about, self.value = about, 0

    def add(self, n: int = 1) -> None:
        self.value += n

    def lines(self, name: str) -> list[str]:
        return [f"# HELP {name} {self.about}", f"# TYPE {name} counter", f"{name} {self.value}"]


class Labelled:
    """A counter for each value of a label."""

    def __init__(self, about: str, label: str) -> None:
        self.about, self.label = about, label
        self.values: dict[str, int] = {}

    def add(self, value: str) -> None:
        self.values[value] = self.values.get(value, 0) + 1

    def lines(self, name: str) -> list[str]:
        head = [f"# HELP {name} {self.about}", f"# TYPE {name} counter"]
        return head + [f'{name}{{{self.label}="{value}"}} {n}' for value, n in sorted(self.values.items())]


class Times:
    """A histogram of durations."""

    def __init__(self, about: str) -> None:
        self.about, self.counts, self.sum = about, [0] * (len(BOUNDS) + 1), 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        lines, total = [f"# HELP {name} {self.about}", f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Gauge:
    def __init__(self, about: str, read: Callable[[], float]) -> None:
        self.about, self.read = about, read

    def lines(self, name: str) -> list[str]:
        return [f"# HELP {name} {self.about}", f"# TYPE {name} gauge", f"{name} {self.read():g}"]


class Metrics:
    """All numbers of a hall."""

    def __init__(self) -> None:
        self.lines = Counter("Lines of logs stored and sent by this server.")
        self.bot_moves = Counter("Moves by bots of this server.")
        self.bot_thoughts = Counter("Decisions that bots of this server have thought about.")
        self.actions = Times("Seconds from an action's arrival to its answer.")
        self.rejects = Labelled("Actions and requests refused, by problem.", "problem")
        self.cut = Labelled("Connections cut off, by why.", "why")
        self.nudges = Labelled("Nudges, by what became of them.", "outcome")
        self.errors = Counter("Faults inside the server.")
        self.gauges: dict[str, Gauge] = {}

    def text(self) -> str:
        lines = self.lines.lines("dragonhall_lines_total")
        lines += self.bot_moves.lines("dragonhall_bot_moves_total")
        lines += self.bot_thoughts.lines("dragonhall_bot_thoughts_total")
        lines += self.actions.lines("dragonhall_action_seconds")
        lines += self.rejects.lines("dragonhall_rejects_total")
        lines += self.cut.lines("dragonhall_cut_total")
        lines += self.nudges.lines("dragonhall_nudges_total")
        lines += self.errors.lines("dragonhall_errors_total")
        for name, gauge in self.gauges.items():
            lines += gauge.lines(name)
        return "\n".join(lines) + "\n"
