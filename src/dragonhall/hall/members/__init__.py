"""Members: accounts, keys, ratings."""
