"""While a wheel or a source archive is built: the pages of the table in the browser must be in it."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesInWheel(BuildHookInterface):
    """Builds the pages where they are missing; a source archive brings them, so that it needs no Node."""

    def dependencies(self) -> list[str]:
        """When pages must be built: what the games' Python needs, and Node, if this machine has none."""
        pages = self._pages()
        return [] if pages is None else ["numpy", *([] if pages["has_node"]() else [pages["NODE_PACKAGE"]])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        pages = self._pages()
        if version != "editable" and pages is not None:
            failed = pages["main"]([])
            if failed:
                raise SystemExit(failed)

    def _pages(self) -> dict[str, Any] | None:
        """The builder of the pages, where they are not built yet."""
        root = Path(self.root)
        builder = root / "web" / "pages.py"
        built = root / "src" / "dragonhall" / "hall" / "static" / "index.html"
        return None if built.is_file() else runpy.run_path(str(builder))
