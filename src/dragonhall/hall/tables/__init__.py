"""Tables in memory: their state, log, actions, clocks, bots and lobby."""
