"""One word per thing: the words that docs/glossary.md gives up do not come back into what players read."""

from __future__ import annotations

import re

import pytest

from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.words import LOCALES, catalogues_of

FORBIDDEN = {
    ("", "en"): r"rivals?|nudges?|whoever|at first sight|drawn by lot|just now|as far as you can know|the house"
    r"|match(?:es)? (?:of|has|have|took|ends?)|finished match(?:es)?|rated match(?:es)?",
    ("", "fr"): r"riva(?:l|ux)|la maison|(?:l’|votre |d’)adresse et|et adresse|adresse contre",
    ("", "es"): r"oponentes?|adversari[oa]s?|cog(?:e|er|es|en|ido)|ustedes|vosotros",
    ("", "de"): r"Rival\w*|Widersacher\w*|Match(?:es)?|Lektion(?:en)?|Puzzles?|Hinweise?|Spielbretts?|Spielfeld\w*",
    ("ante", "en"): r"ante cards?|stake it|broke|(?:your|good) dragons act",
    ("ante", "fr"): r"meneur|mène(?:ra|nt)?|vol le plus fort|miser|Druide",
    ("ante", "de"): r"Gambits?|Topf|Kasse|Geschwader|Schatz|töte[nt]?|Druide|Grundeinsatz",
    ("ante", "es"): r"gambitos?|pozo|hurt\w+|el Druida|monocolor|asesin\w+",
    ("dragorun", "en"): r"roll(?:ing)? again|mushroom egg|lies open|lays",
    ("dragorun", "fr"): r"damier|œuf champignon|rendre",
    ("dragorun", "de"): r"Spielmarken?|Troph\w+|Startnummern?|Fliegenpilz\w*|Erstplatzierte\w*|Spielbretts?",
    ("dragorun", "es"): r"hongos?|marcador(?:es)?|dorsal(?:es)?",
    ("ranch", "en"): r"animals?|make gold|making gold|play Take|governor|as you know",
    ("ranch", "fr"): r"repas|À table|rangée|faire de l’or|vous le savez",
    ("ranch", "de"): r"Mandragoras?|Tiere?|Bauern?|Kraftkarten?",
    ("ranch", "es"): r"animal(?:es)?|incub\w+|morad[oa]s?|intercambi\w+|expositor|joker",
    ("dragardiens", "en"): r"lay|lays|laying|laid|spellbook|closed|write|writes|written|wild box",
    ("dragardiens", "fr"): r"écri\w+|fermées?|boîte sauvage|(?-i:grimoire)",
    ("dragardiens", "de"): r"Zauberbuch\w*|schreib\w*|geschlossen\w*|gesperrt\w*|Kisten?|Bruchstücke?|(?-i:grimoires?)",
    ("dragardiens", "es"): r"escrib\w+|escrit\w+|cerradas?|escudos?|contraluz|(?-i:grimorio)",
}
KEY = re.compile(r"^\s*\.?[\w-]+ =|\{[^{}]*\}|^#.*", re.M)
"""Keys, placeables and comments are not read by players."""


def pattern(scope: str, language: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{FORBIDDEN[scope, language]})(?![\w-])", re.IGNORECASE)


def said(scope: str, language: str) -> list[tuple[str, str]]:
    """The texts of a game, or of the hall and all games: where, and the words alone."""
    if not scope:
        paths = [*sorted((LOCALES / language).glob("*.ftl"))]
        games = built_in()
    else:
        paths, games = [], [scope]
    for name in games:
        paths += catalogues_of(name, language)
        paths.append(find_game(name).folder / ("rules.md" if language == "en" else f"rules.{language}.md"))
    texts = []
    for path in paths:
        text = path.read_text("utf-8")
        if path.suffix == ".md":
            text = re.sub(r"`[^`]*`|^#.*", "", text, flags=re.M)
        else:
            while (bare := KEY.sub("", text)) != text:
                text = bare
        texts += [(f"{path.parent.name}/{path.name}", line) for line in text.split("\n")]
    return texts


@pytest.mark.parametrize(("scope", "language"), FORBIDDEN)
def test_words_that_were_given_up_do_not_come_back(scope: str, language: str) -> None:
    forbidden = pattern(scope, language)
    texts = said(scope, language)
    found = [(place, match[0], line.strip()[:90]) for place, line in texts for match in forbidden.finditer(line)]
    assert len(texts) > 100 and not found, found


def test_the_glossary_would_find_them() -> None:
    """The pattern meets each word in a sentence as players would read it."""
    for (scope, language), sentence in {
        ("", "en"): "A rival is drawn by lot.",
        ("ante", "fr"): "Le meneur a le vol le plus fort.",
        ("", "de"): "Der Rivale spielt ein Match.",
        ("ranch", "de"): "Der Bauer füttert seine Tiere.",
        ("ranch", "es"): "Los animales incuban un huevo morado.",
        ("dragardiens", "en"): "Lay them: write white 3 on a closed pile.",
    }.items():
        assert len(pattern(scope, language).findall(sentence)) >= 2
