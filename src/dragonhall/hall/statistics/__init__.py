"""Sums over finished matches."""
