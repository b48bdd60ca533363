"""The manifest of the app that a browser installs."""

import io
import json
from typing import Any

from PIL import Image

from tests.web.conftest import Visit

SERVICE_WORKERS = "allow"

WINDOW = {"in-incognito"}
"""Why a browser of the tests does not offer to install anything."""


def test_a_browser_would_install_it(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in problems} <= WINDOW
    manifest: dict[str, Any] = json.loads(found["data"])
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    purposes = [one.get("purpose", "any") for one in manifest["icons"]]
    assert {"any", "maskable"} <= set(purposes)
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        answer = page.request.get(f"/{picture['src']}")
        assert answer.headers["content-type"] == picture["type"]
        if picture["sizes"] != "any":
            with Image.open(io.BytesIO(answer.body())) as seen:
                assert f"{seen.width}x{seen.height}" == picture["sizes"]
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
