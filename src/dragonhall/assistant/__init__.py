"""Language models at the table: ``dragonhall mcp`` offers a seat as tools of the Model Context Protocol.

``seats`` has the tables that an assistant can sit at (its own table against bots, or a hall's table by its link),
``tools`` what it can do there, ``stdio`` the server that a client starts.
"""
