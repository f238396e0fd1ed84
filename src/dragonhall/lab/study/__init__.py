"""Studies: many matches, their results and a report."""
