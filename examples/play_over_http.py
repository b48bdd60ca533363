"""Plays Feurio! against the computer over plain HTTP; the argument is the address of a server."""

import random
import secrets
import sys

import httpx

server = httpx.Client(base_url=f"{sys.argv[1].rstrip('/')}/api", timeout=60)
seats = [{"kind": "me"}, {"kind": "computer", "level": "spark"}]
table = server.post("/tables", json={"game": "feurio", "seats": seats}).json()
name = f"/tables/{table['id']}"
ask = {"type": "entropy", "value": secrets.token_hex(32)}  # a share of the random numbers
while table["phase"] != "over":
    server.post(f"{name}/requests", json=ask | {"id": secrets.token_hex(8)}).raise_for_status()
    while not table["moves"] and table["phase"] != "over":
        table = server.get(f"{name}/wait", params={"after": table["seq"]}).json()
    ask = {"type": "move", "ply": table["ply"], "move": random.choice(table["moves"] or [""])}
    table["moves"] = []
print(table["verdict"])
