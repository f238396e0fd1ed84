"""The protocol: every HTTP body and every live message, as msgspec structs.

``docs/protocol.md`` explains them, ``docs/protocol.schema.json`` is made from them (by
``dragonhall.hall.routes.openapi``) and the browser's types from that. Two numbers order everything:

- ``seq`` is the line of the table's log: -1 before the deal, 0 the deal, then one more for every move and every
  take-back. It never decreases.
- ``ply`` is how many moves stand. A take-back makes it smaller.

Other packages write ``p.Club``, ``p.MakeMove``: every name is defined in only one of these modules.
"""

from __future__ import annotations

from .actions import *
from .clubs import *
from .common import *
from .daily import *
from .games import *
from .hints import *
from .host import *
from .live import *
from .members import *
from .moderation import *
from .nudges import *
from .outcomes import *
from .replay import *
from .review import *
from .sheet import *
from .solo import *
from .statistics import *
from .tables import *
from .tournaments import *
