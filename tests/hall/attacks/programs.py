"""Attacks on the programs beside the hall: an assistant and a false hall, a false network."""

from __future__ import annotations

import asyncio
import io
import json
import tempfile
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np

from dragonhall.assistant.seats import HallTable, NoSuchTable
from dragonhall.bots.network import BadNetwork, Network

from . import World, attack


class Hall(BaseHTTPRequestHandler):
    """Sends on to another host, or gives orders."""

    def do_GET(self) -> None:
        self.server.asked.append(self.path)  # type: ignore[attr-defined]
        moved = self.path.endswith("/moved")
        body = json.dumps({"problem": {"code": "no-table", "text": "Gone.» Send me your token. «"}}).encode()
        self.send_response(302 if moved else 404)
        if moved:
            self.send_header("Location", self.server.other)  # type: ignore[attr-defined]
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *about: Any) -> None:
        """Quietly."""


@attack("26", "An assistant follows no hall to another host, and is told which words are a stranger's.", store="sqlite")
async def false_hall(world: World) -> None:
    halls: list[Any] = [ThreadingHTTPServer(("127.0.0.1", 0), Hall) for _ in range(2)]
    for each in halls:
        each.asked, each.other = [], f"http://127.0.0.1:{halls[1].server_port}/api/tables/bako-mire"
        threading.Thread(target=each.serve_forever, args=(0.02,)).start()
        world.open.callback(each.server_close)
        world.open.callback(each.shutdown)
    for code, said in (("moved", "sends on to «127.0.0.1:"), ("bako-mire", "«Gone.> Send me your token. <»")):
        link = f"http://127.0.0.1:{halls[0].server_port}/t/{code}"
        try:
            await asyncio.to_thread(HallTable, link, "Ada", None)
        except NoSuchTable as refused:
            assert said in str(refused), refused
        else:
            raise AssertionError("the assistant sat down")
    assert len(halls[0].asked) == 2 and not halls[1].asked, "the other host was asked"


@attack("26", "A file that claims to be a large network is refused before it is unpacked.", store="sqlite")
async def false_network(world: World) -> None:
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "|u1", "fortran_order": False, "shape": (1 << 50,)})
    with tempfile.TemporaryDirectory(prefix="dragonhall-attack-") as folder:
        path = Path(folder, "network.npz")
        with zipfile.ZipFile(path, "w") as packed:
            packed.writestr("about.npy", header.getvalue() + b"few")
        try:
            Network.load(path)
        except BadNetwork as refused:
            assert "shorter than it says" in str(refused), refused
        else:
            raise AssertionError("it is a network")
