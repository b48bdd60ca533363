"""Offline play in Chromium: the start, moves, answers of computers, memory, size, and the search.

`python -m bench offline`: the edition is on a web server of this machine, without compression, so
the network does not count. The search runs in a worker of the page and, in the same run, natively.
"""

import io
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench import wasm_speed
from bench.table import table
from embertide.catalog import OURS
from embertide.cli.console import Speech
from embertide.cli.pocket import write_edition
from embertide.cli.pocket_parts import MODULES
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.match.record import record
from tests.support.edition_site import HOST, QUIET, EditionSite
from tests.web.conftest import CHROMIUM, FLAGS
from tools.pocket_build import build
from tools.web_build import node

Row = tuple[str, object, str]

PLIES = 20
"""Plies of a game against a computer: about ten answers."""
SOME = 8
"""Plies after which the memory is measured."""
ME = {"kind": "me"}
SOLITAIRE = {"game": "feurio", "mode": "solitaire", "seats": [ME]}
NEEDED = {"ember": "1.5", "inferno": "3"}
"""The aims for the answers of levels, in seconds."""

ANALYSED = """async ([base, helpers, record]) => {
  await (HOST)(base, helpers);
  await host.start();
  const ask = () => host.get('POST', '/analysis', { record });
  // By then the players are loaded.
  while (!(await ask()).done);
  const begun = performance.now();
  for (;;) {
    const { ready } = await ask();
    if (ready) return (performance.now() - begun) / 1000;
    await new Promise((done) => setTimeout(done, 50));
  }
}""".replace("HOST", HOST)
"""Returns the seconds of an analysis, from its first judgement on."""

SEARCHING = """async ([base, modules, script, speed]) => {
  const code = `
    import { loadPyodide } from '${base}pyodide/pyodide.mjs';
    onmessage = async ({ data: { script, speed } }) => {
      try {
        const python = await loadPyodide({ indexURL: '${base}pyodide/' });
        const load = async (name) => (await fetch('${base}' + name)).arrayBuffer();
        const pack = (await fetch('${base}${modules}')).body;
        const bytes = pack.pipeThrough(new DecompressionStream('gzip'));
        const whole = await new Response(bytes).arrayBuffer();
        python.unpackArchive(whole, 'zip', { extractDir: '/embertide' });
        for (const room of ROOMS) {
          python.FS.writeFile('/' + room + '.so', new Uint8Array(await load(room + '.so')));
        }
        python.FS.writeFile('/embertide/wasm_speed.py', speed);
        postMessage(python.runPython(script));
      } catch (problem) {
        postMessage(String(problem));
      }
    };`;
  const { rooms } = await (await fetch(`${base}manifest.json`)).json();
  const known = `const ROOMS = ${JSON.stringify(rooms)};`;
  const address = URL.createObjectURL(new Blob([code, known], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  return new Promise((done) => {
    worker.onmessage = ({ data }) => (worker.terminate(), done(data));
    worker.postMessage({ script, speed });
  });
}"""
"""Runs a Python script in a worker with the modules and libraries of the edition."""

SCRIPT = """
import json, sys, time
from importlib import import_module
from pathlib import Path
sys.path[:0] = ["/embertide"]
from embertide.compiled.targets import side
from wasm_speed import rate

found = {}
for name in NAMES:
    room = import_module(f"embertide.games.{name}").ROOM
    side.load(room.kernel(), Path(f"/{name}.so"))
    found[name] = rate(room, time.perf_counter)
json.dumps(found)
"""


def main(args: list[str]) -> None:
    """Print the measurements as tables."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = CHROMIUM if Path(CHROMIUM).exists() else None
        with redirect_stdout(io.StringIO()):
            opened = EditionSite(Path(folder) / "edition")
        with opened as site:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            load = os.getloadavg()[0]
            rows = [*_starts(browser, site), *_games(browser, site), *_memory(browser, site)]
            rows += [*_analyses(browser, site), *_sizes(Path(folder))]
            found = _searching(browser, site)
            browser.close()
    notes = f"Load average when it began: {load:.1f}, on {os.cpu_count()} cores."
    print(table("Offline play in Chromium", ("what", "figure", "aim"), rows, notes))  # noqa: T201
    print()  # noqa: T201
    rates = [_rate(name, here, found[name]) for name, here in _native().items()]
    heads = ("room", "native", "Chromium", "relative, aim 0.8")
    print(table("Iterations a second of the search", heads, rates))  # noqa: T201


def _starts(browser: Browser, site: EditionSite) -> Iterator[Row]:
    """Measure from the begin of the navigation until a table can be played at."""
    context = browser.new_context(base_url=site.url, locale="en-GB")
    page = context.new_page()
    page.goto("")
    page.get_by_role("button", name="Play now").first.click()
    first = _shown(page)
    table = page.url
    page.goto("#/")
    page.get_by_role("button", name="Keep it on this device").click()
    page.get_by_text("From now on you can play here").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    later = []
    for _ in range(3):
        page.close()
        page = context.new_page()
        page.goto(table)
        later.append(_shown(page))
    context.close()
    yield "a new game on screen at the first visit, s", first, "8"
    yield "a game that goes on on screen later, s, median of 3", median(later), "3"


def _shown(page: Page) -> float:
    """Return the seconds from the begin of the navigation until a table is shown."""
    page.locator("[data-ply]").wait_for()
    milliseconds: float = page.evaluate("performance.now()")
    return milliseconds / 1000


def _host(context: BrowserContext, site: EditionSite) -> Page:
    page = context.new_page()
    page.goto(QUIET)
    page.evaluate(HOST, f"{site.url}pocket/")
    page.evaluate("host.start()")
    return page


def _games(browser: Browser, site: EditionSite) -> Iterator[Row]:
    context = browser.new_context(base_url=site.url)
    page = _host(context, site)
    times = sorted(_play(page, SOLITAIRE)["times"])
    yield "a person's move at a table, ms, median of a game", median(times), "10"
    yield "the same, slowest", times[-1], "-"
    for room in OURS:
        for level, aim in NEEDED.items():
            order = {"game": room, "seats": [ME, {"kind": "computer", "level": level}]}
            answers = sorted(_play(page, order, PLIES)["answers"])
            what = f"{room}, {level} answers, s"
            yield f"{what}, median of {len(answers)}", median(answers) / 1000, aim
            yield f"{what}, slowest", answers[-1] / 1000, aim
    context.close()


def _play(page: Page, order: dict[str, Any], plies: int = 1000) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "async ([order, plies]) => host.play(await host.open(order), { plies })", [order, plies]
    )
    return found


def _memory(browser: Browser, site: EditionSite) -> Iterator[Row]:
    """Measure the process of a page that plays a game of each room against Inferno."""
    context = browser.new_context(base_url=site.url)
    page = context.new_page()
    page.goto(QUIET)
    empty = _private()
    page.evaluate(HOST, f"{site.url}pocket/")
    page.evaluate("host.start()")
    for room in OURS:
        inferno = {"kind": "computer", "level": "inferno"}
        _play(page, {"game": room, "seats": [ME, inferno]}, SOME)
        yield f"private memory of page and worker, MB, {room} added", _private() - empty, "150"
    context.close()


def _analyses(browser: Browser, site: EditionSite) -> Iterator[Row]:
    """Measure analyses of a game of each mode."""
    for room in OURS.values():
        for mode in room.menu.modes:
            yield from _analysis(browser, site, room, mode)


def _analysis(browser: Browser, site: EditionSite, room: AnyRoom, mode: str) -> Iterator[Row]:
    """Measure an analysis without and with a helper."""
    played = record(random_match(room, room.menu.order(mode=mode), Dice(7))).fields()
    for helpers in (0, 1):
        context = browser.new_context(base_url=site.url)
        page = context.new_page()
        page.goto(QUIET)
        empty, base = _private(), f"{site.url}pocket/"
        took = page.evaluate(ANALYSED, [base, helpers, played])
        what = f"{room.name}, {mode}, an analysis, {helpers} helpers"
        yield f"{what}, s", took, "-"
        yield f"{what}, private memory, MB", _private() - empty, "-"
        context.close()


def _private() -> float:
    """Return the private memory of the largest page of this browser, in MB."""
    family = {os.getpid()}
    largest = 0
    for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda one: int(one.name)):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent not in family:
                continue
            family.add(int(folder.name))
            if "--type=renderer" in (folder / "cmdline").read_text():
                lines = (folder / "smaps_rollup").read_text().splitlines()
                sizes = [int(one.split()[1]) for one in lines if one.startswith("Private_")]
                largest = max(largest, sum(sizes))
        except OSError:
            # The process has ended.
            continue
    return largest / 1000


def _sizes(folder: Path) -> Iterator[Row]:
    """Measure the files beside the client that a browser fetches, each with brotli."""
    for room in (*OURS, None):
        edition = folder / (room or "both")
        try:
            with redirect_stdout(io.StringIO()):
                write_edition(edition, Speech("en"), build(), room=room)
        except Malformed:
            # Not every room can be alone.
            continue
        size = sum(_brotli(file) for file in (edition / "pocket").rglob("*") if file.is_file())
        aim = "5.5" if room is None else "5"
        yield f"the edition with {room or 'both rooms'}, MB brotli", size / 1e6, aim


def _brotli(file: Path) -> int:
    script = "process.stdout.write(String(zlib.brotliCompressSync(fs.readFileSync(0)).length))"
    packed = subprocess.run(  # noqa: S603 - the line above
        [node(), "-e", script], input=file.read_bytes(), capture_output=True, check=True
    )
    return int(packed.stdout)


def _searching(browser: Browser, site: EditionSite) -> dict[str, float]:
    """Return the iterations a second in the browser, by room."""
    context = browser.new_context(base_url=site.url)
    page = context.new_page()
    page.goto(QUIET)
    speed = Path(wasm_speed.__file__).read_text("utf-8")
    script = f"NAMES = {list(OURS)}\n{SCRIPT}"
    found: str = page.evaluate(SEARCHING, [f"{site.url}pocket/", MODULES, script, speed])
    context.close()
    rates: dict[str, float] = json.loads(found)
    return rates


def _native() -> dict[str, float]:
    return {name: wasm_speed.rate(room, time.perf_counter) for name, room in OURS.items()}


def _rate(name: str, here: float, there: float) -> tuple[str, int, int, float]:
    return name, round(here), round(there), round(there / here, 2)
