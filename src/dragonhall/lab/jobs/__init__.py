"""Work on many processes, and results that survive a stop."""
