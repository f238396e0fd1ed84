"""Options with which a match is soon over."""

from __future__ import annotations

SHORT = {
    "dragorun": {"track": 16, "start": 10},
    "ante": {"gambits": 2},
    "ranch": {},
    "dragardiens": {},
}
