"""Training networks by self-play; fitting evaluations."""
