"""What every game stands on: records and rules, dice, agenda, moves, options, news, the contract, matches."""
