"""Language models at the table: ``dragonhall mcp`` offers a seat as tools of the Model Context Protocol.

``sittings`` are tables an assistant can sit at (one of its own against bots, or one of a hall by its link), ``tools``
what it can do there, ``stdio`` the server that a client starts and speaks with.
"""
