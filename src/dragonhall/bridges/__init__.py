"""Bridges: the games as environments of other libraries, each passing that library's own checks.

- :mod:`dragonhall.bridges.pettingzoo` for several learners (``pip install 'dragonhall[pettingzoo]'``),
- :mod:`dragonhall.bridges.gymnasium` for one learner among bots, one table or thousands (``dragonhall[gymnasium]``),
- :mod:`dragonhall.bridges.openspiel` for OpenSpiel's algorithms (``dragonhall[openspiel]``).

They use only the contract of a game, batches and bots. See docs/bridges.md.
"""
