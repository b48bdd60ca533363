"""The same crowd at tables of boardgame.io: four people each, who see every move as a whole state.

It speaks the protocol of Socket.IO by hand, as bench/wire.py does ours. The sender hears of his
move by the new state, which is what we take for `done`.
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
    """Four people at one match, who measure."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._match = secrets.token_hex(6)
        self._mover = -1

    async def sit_down(self) -> None:
        """Everybody comes; the first to do so makes the match."""
        host, port = self.address.removeprefix("http://").split(":")
        path = "/socket.io/?EIO=4&transport=websocket"
        for at in range(len(SEATS)):
            wire = await call(host, int(port), path, {}, partial(self._hear_one, at))
            self.sockets.append(wire)
            wire.send(b"40" + SPACE)

    def _hear_one(self, at: int, text: bytes) -> None:
        if text.startswith(STATE):
            self._state(at, text)
        elif text == b"2":
            self.sockets[at].send(b"3")
        elif text.startswith(b"40" + SPACE):
            ask = f'["sync","{self._match}","{at}",null,{len(SEATS)}]'
            self.sockets[at].send(b"42" + SPACE + ask.encode())
        elif text.startswith(b'42/fire,["sync"') and at == 0:
            self._look(text)
            self.ready.set()

    def _state(self, at: int, text: bytes) -> None:
        number = self._look(text)
        if at == self._mover:
            self.acknowledge(number)
        self.tell(at, number)

    def _look(self, text: bytes) -> int:
        """Who is next, and in answer to which state."""
        number, player = _ID.search(text), _PLAYER.search(text)
        assert number is not None
        assert player is not None
        self.turn = int(player[1]), number[1], b""
        return int(number[1])

    def words(self, number: int, ply: bytes, moves: bytes) -> bytes:
        """A move of whoever's turn it is."""
        at = self._mover = self.turn[0] if self.turn else 0
        lay = f'{{"type":"lay","args":[{random.randrange(36)}],"playerID":"{at}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{lay}}}'
        text = f'["update",{action},{ply.decode()},"{self._match}","{at}"]'
        return b"42" + SPACE + text.encode()
