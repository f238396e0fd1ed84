"""One script per library, each run inside that library's own environment."""
