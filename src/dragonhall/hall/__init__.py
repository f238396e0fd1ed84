"""The hall: the server where matches live. ``dragonhall serve`` opens it; docs/protocol.md says how to talk to it."""
