"""What every part of the hall uses: errors, settings, names, limits, metrics, tasks."""
