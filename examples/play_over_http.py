"""Plays Feurio! against the computer over plain HTTP; give it the address of a server."""

import random
import secrets
import sys

import httpx

house = httpx.Client(base_url=f"{sys.argv[1].rstrip('/')}/api", timeout=60)
seats = [{"kind": "me"}, {"kind": "computer", "level": "spark"}]
table = house.post("/tables", json={"game": "feurio", "seats": seats}).json()
name = f"/tables/{table['id']}"
ask = {"type": "entropy", "value": secrets.token_hex(32)}  # my share of the luck
while table["phase"] != "over":
    house.post(f"{name}/requests", json=ask | {"id": secrets.token_hex(8)}).raise_for_status()
    while not table["moves"] and table["phase"] != "over":
        table = house.get(f"{name}/wait", params={"after": table["seq"]}).json()
    ask = {"type": "move", "ply": table["ply"], "move": random.choice(table["moves"] or [""])}
    table["moves"] = []
print(table["verdict"])
