"""A whole player over the wire: joins a table by its code, takes a free seat and plays random legal moves.

    python examples/wire_bot.py http://127.0.0.1:8000 bako-mire

Needs nothing but Python. Over a WebSocket it would be told at once; plain HTTP waits just as well.
"""

import json
import random
import sys
import urllib.request
import uuid


def call(url, body=None, token=None):
    head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, head), timeout=60) as answer:
        return json.load(answer)


def play(server, code, name="Random Rita"):
    table = f"{server}/api/tables/{code}"
    token = call(f"{table}/join", {"name": name})["token"]
    free = [seat["seat"] for seat in call(table)["seats"] if seat["kind"] == "free"]
    call(f"{table}/actions", {"t": "sit", "id": str(uuid.uuid4()), "seat": free[0]}, token)
    state = call(f"{table}/state", token=token)
    while True:
        for sight in state["standings"]:
            if sight["view"]["over"]:
                return sight["view"]["winners"], free[0]
            if sight["moves"]:
                move = random.choice(sight["moves"])
                action = {
                    "t": "move",
                    "id": str(uuid.uuid4()),
                    "seat": sight["seat"],
                    "seq": state["seq"],
                    "move": move["n"],
                }
                call(f"{table}/actions", action, token)
        call(f"{table}/events?since={state['seq']}&wait=30", token=token)
        state = call(f"{table}/state", token=token)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: wire_bot.py SERVER CODE, as in: wire_bot.py http://127.0.0.1:8000 bako-mire")
    winners, me = play(*sys.argv[1:])
    print("I won!" if me in winners else f"Seats {winners} won.")
