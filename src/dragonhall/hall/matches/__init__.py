"""Finished matches: their end, archive, records, uploads and reviews."""
