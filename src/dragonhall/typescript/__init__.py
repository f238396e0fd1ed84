"""Views, news, words of moves and positions for the browser: Python translated into TypeScript.

The source is the same that Python runs. ``python -m dragonhall.typescript FOLDER`` writes the modules of all games
(``web/pages.py`` does it before it builds the pages). ``web/engine/translated/README.md`` says how they are used.
"""
