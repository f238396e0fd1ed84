"""Exact solving of small games and late positions."""
