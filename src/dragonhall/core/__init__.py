"""The base of every game: records and rules, dice, moves, options, news, the contract, matches."""
