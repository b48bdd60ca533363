"""WebKit, the engine of Safari, as GTK has it: driven over WebDriver on a screen of its own."""

import base64
import json
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.support.other_browsers.browser import Browser, Missing, Point, pointer
from tests.support.other_browsers.processes import Processes
from tests.support.patience import PATIENCE
from tests.support.ports import free_port

NARROW = "* { padding: 0; min-width: 0; min-height: 0; font-size: 1px; }"
"""The window can be as narrow as a phone only if its toolbar can."""

XVFB = 'exec Xvfb -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp 3>"$0"'
"""Starts a screen, which writes its number to a file."""

LISTEN = """() => {
  const said = (window.complaints = []);
  const hear = (what) => said.push(String(what?.message ?? what));
  addEventListener('error', (event) => hear(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => hear(event.reason));
  for (const name of ['error', 'warn']) console[name] = (...words) => said.push(words.join(' '));
}"""
"""WebKitWebDriver passes no console on; a page that fails before this runs shows nothing."""

SCRIPT = """const done = arguments[arguments.length - 1];
(%s).then((text) => done({ text }), (problem) => done({ problem: String(problem) }));"""


class WebKit(Browser):
    """A MiniBrowser of WebKitGTK with empty storage."""

    def __init__(self, folder: Path) -> None:
        self._browser = find_minibrowser()
        self._processes = Processes(folder)
        self._said: list[str] = []
        try:
            self._open(folder)
        except BaseException:
            self._processes.end()
            raise

    def _open(self, folder: Path) -> None:
        style = folder / ".config" / "gtk-3.0" / "gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text(NARROW, "utf-8")
        screen = folder / "screen"
        self._processes.start(["sh", "-c", XVFB, str(screen)], {})
        port = free_port()
        environ = {
            "DISPLAY": ":" + self._processes.wait_for_text(screen).strip(),
            "GDK_BACKEND": "x11",
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        self._processes.start(["WebKitWebDriver", f"--port={port}"], environ)
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False
        )
        self._wait_until_ready()
        options = {"binary": self._browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        made = self._ask("POST", "/session", capabilities=wanted)
        self._session = f"/session/{made['sessionId']}"
        self._ask("POST", "/timeouts", script=1000 * PATIENCE, pageLoad=1000 * PATIENCE)
        window = self._ask("GET", "/window/rect")
        self.wait(f"() => innerWidth === {window['width']}")
        self._toolbar = window["height"] - self.run("() => innerHeight")

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                if self._http.get("/status").json()["value"]["ready"]:
                    return
            time.sleep(0.05)
        raise AssertionError("WebKitWebDriver does not answer")

    def close(self) -> None:
        try:
            self._ask("DELETE", "")
        finally:
            self._http.close()
            self._processes.end()

    def forget(self) -> None:
        self._ask("DELETE", "/cookie")

    def resize(self, width: int, height: int) -> None:
        high = height + self._toolbar
        self._ask("POST", "/window/rect", x=0, y=0, width=width, height=high)
        self.wait(f"() => innerWidth === {width} && innerHeight === {height}")

    def go(self, address: str) -> None:
        self._keep_complaints()
        self._ask("POST", "/url", url=address)
        self.run(LISTEN)

    def drag(self, *way: Point) -> None:
        self._ask("POST", "/actions", actions=[pointer(way)])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def complaints(self) -> list[str]:
        self._keep_complaints()
        return self._said

    def _keep_complaints(self) -> None:
        self._said += self.run("() => window.complaints?.splice(0) ?? []")

    def _text(self, expression: str) -> str:
        answer = self._ask("POST", "/execute/async", script=SCRIPT % expression, args=[])
        assert "text" in answer, answer
        return str(answer["text"])

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body) if method == "POST" else None
        answer = self._http.request(method, self._session + path, content=data)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value


def find_minibrowser() -> str:
    """Return the path of MiniBrowser, which is not on the PATH."""
    found = sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))
    if not (found and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        packages = "webkit2gtk-driver xvfb"
        raise Missing(f"WebKit is not installed (on Debian: sudo apt install {packages}).")
    return str(found[-1])
