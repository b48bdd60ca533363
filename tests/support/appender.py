"""A process that appends events until it is killed, and prints what was acknowledged."""

import asyncio
import sys

from embertide.store.open import open_store
from embertide.store.store import Store
from tests.store.conftest import LISTING, event

TABLES = [f"table {i}" for i in range(6)]


async def play(store: Store, table: str) -> None:
    seq = len(await store.events(table))
    if seq == 0:
        await store.add(table, [event(0)], LISTING)
        seq = 1
    while True:
        await store.append(table, [event(seq), event(seq + 1)], LISTING)
        sys.stdout.write(f"{table}={seq + 1}\n")
        sys.stdout.flush()
        seq += 2


async def main(address: str) -> None:
    store = open_store(address)
    await store.open()
    await asyncio.gather(*(play(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
