"""``dragonhall`` as a server whose only name server is a port of this machine (``DNS_PORT``), for tests of look-ups."""

from __future__ import annotations

import os
import sys
from typing import Any

from .deals import dragonhall


def main() -> Any:
    import dns.resolver

    def configured(self: Any, *about: Any) -> None:
        self.port = int(os.environ["DNS_PORT"])
        self.nameservers = ["127.0.0.1"]

    dns.resolver.BaseResolver.read_resolv_conf = configured  # type: ignore[method-assign]
    return dragonhall()


if __name__ == "__main__":
    sys.exit(main())
