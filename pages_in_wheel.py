"""While a wheel or a source archive is built: the pages of the table in the browser must be in it."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesInWheel(BuildHookInterface):
    """Builds the pages where they are missing; a source archive brings them, so that it needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src" / "dragonhall" / "hall" / "static" / "index.html").is_file():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("The pages of the table in the browser are not built, and that needs Node: make web")
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
            subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)
