"""Nudges: push messages, mail and webhooks."""
