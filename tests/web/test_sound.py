"""Recordings are loaded at the first click, and the browser can play all of them."""

from tests.support.browser import until
from tests.web.conftest import Visit

LOADED = "performance.getEntriesByType('resource').map(e => e.name).filter(n => n.endsWith('.mp3'))"

DECODED = """async (urls) => Promise.all(urls.map(async (url) => {
  const bytes = await (await fetch(url)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(bytes);
  const samples = sound.getChannelData(0);
  return [sound.duration, Math.max(...samples.map(Math.abs))];
}))"""


def test_recordings_are_loaded_at_the_first_click(visit: Visit) -> None:
    page = visit("/")
    assert page.evaluate(LOADED) == []
    page.locator("main").click(position={"x": 2, "y": 2})
    until(page, lambda: len(page.evaluate(LOADED)) == 17, "recordings are missing")
    recordings = page.evaluate(DECODED, page.evaluate(LOADED))
    assert len(recordings) == 17
    for seconds, peak in recordings:
        assert 0.03 < seconds < 3
        assert 0.1 < peak < 0.95


def test_a_device_that_is_silent_loads_none(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('volume', '0')")
    page.reload()
    page.locator("main").click(position={"x": 2, "y": 2})
    page.wait_for_load_state("networkidle")
    assert page.evaluate(LOADED) == []
