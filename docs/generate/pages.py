"""While the site is built: pages that are written elsewhere, and links that lead to where things lie on the site.

Rules come from the games' own folders, the examples from ``examples/``, the reference from docstrings. So nothing is
written twice, and nothing can grow old on its own.
"""

from __future__ import annotations

import ast
import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(Path(__file__).parent)]

import reference  # noqa: E402
from parts import title_of  # noqa: E402

from dragonhall.games import built_in  # noqa: E402
from dragonhall.games import game as find_game  # noqa: E402

WRITTEN_ELSEWHERE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
WRITTEN_ELSEWHERE |= {
    f"src/dragonhall/games/{game}/{page}": f"rules/{game}{ending}"
    for game in built_in()
    for page, ending in (("rules.md", ".md"), ("rules.fr.md", ".fr.md"))
}
TENSORS = """# What observations are made of

A seat's observation is a row of small integers (`match.observation(seat)`, `batch.observations()`). Its parts have
names: `game.counsel.tensor.named(row)` gives them one by one, each in its shape. Seats are counted clockwise from the
one who looks, so the first is always "me". An *information state* adds the last plies as the seat saw them and a digest
of all it ever saw. What a seat cannot know is in none of them.
"""
LEADS = {
    "examples": "examples/index.md",
    "src/dragonhall/games": "rules/index.md",
    "src/dragonhall": "reference/index.md",
}
"""Folders and files of the repository that pages stand for; links to them lead there."""
LEADS |= {"src/dragonhall/core/observe/tensor.py": "tensors.md"} | WRITTEN_ELSEWHERE
LEADS |= {f"src/{name.replace('.', '/')}.py": page for name, page in reference.PAGES.items()}
EXAMPLES = sorted(path.name for path in (ROOT / "examples").glob("*.py"))


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The nav as written, less what does not exist yet, with what was made and what nobody named."""
    made = set(generated())
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")} | made
    sections: dict[str, Any] = {}
    for entry in config.nav or []:
        [(title, pages)] = entry.items()
        sections[title] = [page for page in pages if address(page) in there] if isinstance(pages, list) else pages
    sections["Rules"] += [{title_of(game): rules_nav(game)} for game in built_in()]
    sections["Guides"] = [
        {"Examples": ["examples/index.md", *({name: f"examples/{name[:-3]}.md"} for name in EXAMPLES)]}
        if address(page) == "examples/index.md"
        else page
        for page in sections["Guides"]
    ]
    sections["Reference"] += [{name: page} for name, page in reference.PAGES.items()]
    named = {address(page) for pages in sections.values() for page in flat(pages)}
    sections["The house"] += [{name[:-3].capitalize(): name} for name in sorted(there - named) if "/" not in name]
    config.nav = [{title: pages} for title, pages in sections.items()]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for uri, text in generated().items():
        files.append(File.generated(config, uri, content=text))
    for name in EXAMPLES:
        files.append(File.generated(config, f"examples/{name}", content=(ROOT / "examples" / name).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links between files of the repository become links between pages; what is no page is named without a link."""
    uri = page.file.src_uri
    source = next((path for path, made in WRITTEN_ELSEWHERE.items() if made == uri), f"docs/{uri}")
    if not (ROOT / source).exists():
        return markdown

    def turned(found: re.Match[str]) -> str:
        text, target, anchor = found["text"], found["target"], found["anchor"] or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if files.get_file_from_path(posixpath.relpath(path, "docs")) is not None:
            return found[0] if source.startswith("docs/") else linked(text, path.removeprefix("docs/"), uri, anchor)
        made = LEADS.get(path)
        if made is None and re.fullmatch(r"examples/\w+\.py", path):
            made = path[:-3] + ".md"
        if made is not None:
            return linked(text, made, uri, anchor)
        if not (ROOT / path).exists():
            return found[0]  # a broken link: the strict build says so
        return text

    return re.sub(
        r"(?<!!)\[(?P<text>[^\]]+)\]\((?!https?:|#)(?P<target>[^)#\s]+)(?P<anchor>#[^)]*)?\)", turned, markdown
    )


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """French pages say so, for readers' voices and browsers' hyphens."""
    french = page.file.src_uri.endswith(".fr.md") or page.file.src_uri == "start/joueur.md"
    return output.replace('<html lang="en"', '<html lang="fr"', 1) if french else output


def linked(text: str, target: str, uri: str, anchor: str) -> str:
    return f"[{text}]({posixpath.relpath(target, posixpath.dirname(uri) or '.')}{anchor})"


def generated() -> dict[str, str]:
    """The text of every page that is not written in docs/."""
    pages = {made: (ROOT / path).read_text("utf-8") for path, made in WRITTEN_ELSEWHERE.items()}
    pages |= {"rules/index.md": rules_index(), "examples/index.md": examples_index()}
    pages |= {f"examples/{name[:-3]}.md": example(name) for name in EXAMPLES}
    return pages | {"tensors.md": tensors()} | reference.pages()


def tensors() -> str:
    lines = [TENSORS]
    for name in built_in():
        tensor = find_game(name).counsel.tensor
        lines += [f"## {title_of(name)}", "", f"{tensor.size} numbers.", ""]
        lines += ["| part | shape | from | to | what |", "|---|---|--:|--:|---|"]
        for part in tensor:
            shape = " × ".join(map(str, part.shape)) or "1"
            lines.append(f"| `{part.name}` | {shape} | {part.lowest} | {part.largest} | {part.says} |")
        lines.append("")
    return "\n".join(lines)


def rules_index() -> str:
    lines = ["# Rules", "", "Every rule in our own words, numbered; a test stands behind each number.", ""]
    lines += ["| game | name here | seats | English | français |", "|---|---|---|---|---|"]
    for game in built_in():
        seats = find_game(game).seats
        line = f"| {title_of(game)} | `{game}` | {seats[0]}-{seats[-1]} | [rules]({game}.md) | [règles]({game}.fr.md) |"
        lines.append(line)
    return "\n".join(lines)


def rules_nav(game: str) -> list[dict[str, str]]:
    return [{"English": f"rules/{game}.md"}, {"Français": f"rules/{game}.fr.md"}]


def examples_index() -> str:
    lines = [
        "# Examples",
        "",
        "Each is one short file, and a test runs it.",
        "",
        "| file | what it shows |",
        "|---|---|",
    ]
    for name in EXAMPLES:
        first = docstring(name).splitlines()[0].partition(" Run it:")[0]
        lines.append(f"| [{name}]({name[:-3]}.md) | {first} |")
    return "\n".join(lines)


def example(name: str) -> str:
    text = (ROOT / "examples" / name).read_text("utf-8")
    about = f"{reference.markdown(docstring(name))}\n\n[Download {name}]({name})"
    return f"# {name}\n\n{about}\n\n```python\n{text.rstrip()}\n```\n"


def docstring(name: str) -> str:
    return ast.get_docstring(ast.parse((ROOT / "examples" / name).read_text("utf-8"))) or ""


def address(page: Any) -> str:
    return next(iter(page.values())) if isinstance(page, dict) else page


def flat(pages: Any) -> list[Any]:
    if not isinstance(pages, list):
        return [pages]
    return [leaf for page in pages for leaf in (flat(address(page)) if isinstance(page, dict) else [page])]
