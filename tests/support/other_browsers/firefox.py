"""Firefox, driven over its WebDriver BiDi socket, which needs no geckodriver."""

import base64
import json
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.support.other_browsers.browser import Browser, Missing, Point, pointer
from tests.support.other_browsers.processes import Processes
from tests.support.patience import PATIENCE

PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#",
    "toolkit.telemetry.server": "data:,#",
}


def is_json(text: str) -> bool:
    """Return whether a file has been written to its end."""
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


class Firefox(Browser):
    """A headless Firefox with a profile of its own."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            raise Missing("Firefox is not installed (on Debian: sudo apt install firefox-esr).")
        profile = folder / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(n)}, {json.dumps(v)});" for n, v in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        self._processes = Processes(folder)
        self._open = ExitStack()
        self._count = 0
        self._said: list[str] = []
        try:
            self._processes.start(
                [program, "--headless", "--remote-debugging-port=0", "--profile", str(profile)],
                {"HOME": str(folder), "MOZ_HEADLESS": "1"},
            )
            # Firefox writes its port into the profile.
            file = profile / "WebDriverBiDiServer.json"
            found = json.loads(self._processes.wait_for_text(file, whole=is_json))
            address = f"ws://127.0.0.1:{found['ws_port']}/session"
            # On a busy machine it may not answer pings for a while.
            connection = connect(
                address, max_size=None, proxy=None, open_timeout=PATIENCE, ping_interval=None
            )
            self._socket = self._open.enter_context(connection)
            self._ask("session.new", capabilities={})
            self._ask("session.subscribe", events=["log.entryAdded"])
            self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self._processes.end()
            raise

    def close(self) -> None:
        try:
            self._open.close()
        finally:
            self._processes.end()

    def forget(self) -> None:
        self._ask("storage.deleteCookies", partition={"type": "context", "context": self._window})

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def drag(self, *way: Point) -> None:
        self._ask("input.performActions", context=self._window, actions=[pointer(way)])

    def screenshot(self) -> bytes:
        answer = self._ask("browsingContext.captureScreenshot", context=self._window)
        return base64.b64decode(answer["data"])

    def complaints(self) -> list[str]:
        self._ask("session.status")  # whatever was logged before comes before the answer
        return self._said

    def _text(self, expression: str) -> str:
        answer = self._ask(
            "script.evaluate",
            expression=expression,
            target={"context": self._window},
            awaitPromise=True,
            userActivation=False,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded":
                self._hear(answer["params"])
            elif answer.get("id") == self._count:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] in {"error", "warn"}:
            self._said.append(str(entry["text"]))
