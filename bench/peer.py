"""The same simulated players at tables of boardgame.io, where every move sends the whole state.

It speaks the protocol of Socket.IO directly, as bench/wire.py speaks ours. The sender learns that
its move is done from the new state.
"""

import random
import re
import secrets
from functools import partial

from bench.crowd import SEATS, Crowd
from bench.wire import call

SPACE = b"/fire,"
STATE = b'42/fire,["update"'
_ID = re.compile(rb'"_stateID":(\d+)')
_PLAYER = re.compile(rb'"currentPlayer":"(\d)"')


class PeerCrowd(Crowd):
    """Four simulated players at one match of boardgame.io."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._match = secrets.token_hex(6)
        self._mover = -1

    async def sit_down(self) -> None:
        """Connect all players; the first creates the match."""
        host, port = self.address.removeprefix("http://").split(":")
        path = "/socket.io/?EIO=4&transport=websocket"
        for at in range(len(SEATS)):
            wire = await call(host, int(port), path, {}, partial(self._handle, at))
            self.sockets.append(wire)
            wire.send(b"40" + SPACE)

    def _handle(self, at: int, text: bytes) -> None:
        if text.startswith(STATE):
            self._state(at, text)
        elif text == b"2":
            self.sockets[at].send(b"3")
        elif text.startswith(b"40" + SPACE):
            ask = f'["sync","{self._match}","{at}",null,{len(SEATS)}]'
            self.sockets[at].send(b"42" + SPACE + ask.encode())
        elif text.startswith(b'42/fire,["sync"') and at == 0:
            self._read(text)
            self.ready.set()

    def _state(self, at: int, text: bytes) -> None:
        number = self._read(text)
        if at == self._mover:
            self.acknowledge(number)
        self.received(at, number)

    def _read(self, text: bytes) -> int:
        """Read the next player and the number of the state; return the number."""
        number, player = _ID.search(text), _PLAYER.search(text)
        assert number is not None
        assert player is not None
        self.turn = int(player[1]), number[1], b""
        return int(number[1])

    def move_text(self, number: int, ply: bytes, moves: bytes) -> bytes:
        """Return a move of the player to move."""
        at = self._mover = self.turn[0] if self.turn else 0
        lay = f'{{"type":"lay","args":[{random.randrange(36)}],"playerID":"{at}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{lay}}}'
        text = f'["update",{action},{ply.decode()},"{self._match}","{at}"]'
        return b"42" + SPACE + text.encode()
