"""Endpoints: requests in, answers out. Each is one function with one decorator (``route``)."""

from __future__ import annotations

from . import catalogue, clubs, daily, host, members, moderation, nudges, statistics, tables, tournaments
from .route import Endpoint

_MODULES = (catalogue, tables, daily, members, statistics, clubs, moderation, host, tournaments, nudges)
ENDPOINTS: tuple[Endpoint, ...] = tuple(
    found for module in _MODULES for found in vars(module).values() if isinstance(found, Endpoint)
)
"""All endpoints of the hall."""
