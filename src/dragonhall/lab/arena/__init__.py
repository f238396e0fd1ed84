"""Bots against each other: matches and duels."""
