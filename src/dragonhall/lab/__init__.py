"""The laboratory: duels, the ladder, tuning, and the review of finished matches."""
