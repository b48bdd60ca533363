"""The part of the store in memory that concerns sessions, password resets and deleted people."""

from embertide.store.store import DeviceSession, Reset


class MemorySessions:
    """Sessions and password resets by the hash of their token."""

    def __init__(self) -> None:
        super().__init__()
        self._sessions: dict[str, DeviceSession] = {}
        self._resets: dict[str, Reset] = {}
        self._forgotten: set[str] = set()

    async def forgotten(self, person: str) -> bool:
        """Return whether a person with this id was deleted."""
        return person in self._forgotten

    async def add_session(self, session: DeviceSession) -> None:
        """Store a session; do nothing if there is one with this hash."""
        self._sessions.setdefault(session.token_hash, session)

    async def sessions(self, person: str) -> list[DeviceSession]:
        """Return the sessions of a person, the last used first."""
        own = [session for session in self._sessions.values() if session.person == person]
        return sorted(own, key=lambda s: (-s.seen, -s.created, s.id))

    async def touch_session(self, token_hash: str, seen: float) -> None:
        """Store when a session was last used."""
        if token_hash in self._sessions:
            self._sessions[token_hash] = self._sessions[token_hash]._replace(seen=seen)

    async def remove_session(self, token_hash: str) -> None:
        """Delete a session."""
        self._sessions.pop(token_hash, None)

    async def remove_sessions(self, person: str) -> None:
        """Delete all sessions of a person."""
        self._sessions = {key: s for key, s in self._sessions.items() if s.person != person}

    async def add_reset(self, reset: Reset) -> None:
        """Store a permission to set a password; it replaces older ones of the same person."""
        self._remove_resets(reset.person)
        self._resets[reset.token_hash] = reset

    async def take_reset(self, token_hash: str, now: float) -> str | None:
        """Delete a permission and return its person; None if it is unknown or has expired."""
        found = self._resets.pop(token_hash, None)
        return None if found is None or found.expires <= now else found.person

    def _remove_resets(self, person: str) -> None:
        self._resets = {key: r for key, r in self._resets.items() if r.person != person}

    async def _forget_sessions(self, person: str) -> None:
        """Delete what a person has here, and remember that the person was deleted."""
        await self.remove_sessions(person)
        self._remove_resets(person)
        self._forgotten.add(person)
