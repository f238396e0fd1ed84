"""Make a site of the built pages: ``python web/static_site.py [FOLDER]``. Any host can serve it, from any path.

The pages play the games by themselves, in the browser (``web/src/local``). The documentation lies under ``docs/``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "src" / "dragonhall" / "hall" / "static"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
"""What a hall sends as headers (``hall/server/asgi.py``). Which sites may frame the pages needs a header."""


def make_site(folder: Path) -> None:
    """The pages in a folder: the same files as in a hall, and a page that names them relatively."""
    if not (PAGES / "index.html").is_file():
        raise SystemExit("The pages are not built: make web")
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(PAGES, folder)
    page, worker = folder / "index.html", folder / "sw.js"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page.write_text(site_page(page.read_text("utf-8"), policy), "utf-8")
    worker.write_text(worker.read_text("utf-8").replace("const SITE = false", "const SITE = true"), "utf-8")
    # Hosts that run the folder through a generator leave it alone.
    (folder / ".nojekyll").touch()


def relatively(named: re.Match[str]) -> str:
    """The addresses of files in an attribute, as seen from the page."""
    attribute, files = named.groups()
    return f'{attribute}="{" ".join(f".{file}" for file in files.split())}"'


def site_page(html: str, policy: str) -> str:
    """The page of a hall as the page of a site."""
    relative = re.sub(r'(href|src|data-\w+)="(/[^"]*)"', relatively, html)
    return relative.replace("<html ", "<html data-site ", 1).replace("<head>", f"<head>\n    {policy}", 1)


def make_docs(folder: Path) -> None:
    """The documentation, under the site."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder / "docs")]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, check=True)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "site")
    make_site(target)
    make_docs(target)
    print(f"The site is in {target}")
