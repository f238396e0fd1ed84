"""What the host decides: bans, blocks, reports, the word filter."""
