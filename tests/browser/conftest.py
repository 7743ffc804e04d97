"""A server with the built application, and browsers of two sizes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

import stockpot
from stockpot.server.net.pages import STATIC
from tests.support.server import Served, serving
from tools import programs

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True,
    "locale": "en-GB", "reduced_motion": "reduce",
}  # fmt: skip
PATIENCE = 900_000
"""Milliseconds after which a test gives up waiting: rules may have to be compiled first, on a busy machine."""

TOOLBARS = (
    "InitialWebUI", "PreloadTopChromeWebUI", "WebUIHomeButton", "WebUILocationBar", "WebUIReloadButton",
    "WebUISplitTabsButton", "WebUIToolbar",
)  # fmt: skip
"""Toolbars that nobody sees are pages of their own in Chromium, in every window: a third of the work of a test."""
UNUSED = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""What Playwright switches off: of two lists Chromium follows the last."""

LAZY = "--js-flags=--wasm-tiering-budget=1300000000"
"""Python starts in many tests and soon ends: WebAssembly is optimised only after a hundred times the work that it usually is."""

TOLD = """
// Notes up to which news the page has been told, and which of its requests are not answered yet.
window.told = 0;
window.unanswered = new Set();
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', ({ data }) => {
      const { seq, id } = JSON.parse(data);
      window.told = seq ?? window.told;
      window.unanswered.delete(id);
    });
  }
  send(data) {
    const { id } = JSON.parse(data);
    if (id) window.unanswered.add(id);
    super.send(data);
  }
};
"""

ON_SERVER = "localStorage['stockpot.settings'] ??= JSON.stringify({ bots: 'server' })"
"""Games against bots are played on the server too, where tests can look behind the scenes."""

PLAIN = "delete Navigator.prototype.serviceWorker"
"""As on a plain address of the local network: no service worker, which would fetch all of the application (`test_site.py`)."""

KNOWN = """
// Games are explained the first time only (`test_first_time.py`).
localStorage.setItem('stockpot.known', JSON.stringify(Object.fromEntries('GAMES'.split(' ').map((game) => [game, 'played']))));
""".replace("GAMES", " ".join(stockpot.game_names()))

expect.set_options(timeout=PATIENCE)

Opener = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers last: Playwright leaves an event loop running that other tests could not start theirs beside."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    without = "--disable-features=" + ",".join((*TOOLBARS, *UNUSED))
    args = ["--disable-dev-shm-usage", "--disable-gpu", without, LAZY] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    return {**browser_type_launch_args, "args": args, "timeout": PATIENCE}


@pytest.fixture(scope="session")
def windowless(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    with launch_browser(executable_path=programs.path("chromium without windows")) as started:
        yield started


@pytest.fixture(scope="session")
def windowed(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    with launch_browser(executable_path=programs.path("chromium")) as started:
        yield started


@pytest.fixture
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Browser:
    """Without windows, unless a test is marked as one that needs them.

    It asks for Playwright by name, so that what a test needs is known before it runs.
    """
    needed = request.node.get_closest_marker("windowed")
    found: Browser = request.getfixturevalue("windowed" if needed else "windowless")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert (STATIC / "index.html").is_file(), "The browser application is not built: run `make setup`."
    with serving(tmp_path_factory.mktemp("browser")) as served:
        yield served


@pytest.fixture(scope="session")
def base_url(server: Served) -> str:
    """Addresses in tests are paths on this server."""
    return server.url


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext]) -> Iterator[Opener]:
    """Open a browser of one's own (a person, with their own cookies) at an address, or at none yet; no page may complain
    while a test runs. `here`: who plays against bots does so in the browser; nothing is kept for later, unless it `keeps` all."""
    complaints: list[str] = []

    def opening(
        path: str | None = "/", size: dict[str, Any] = DESK, *, here: bool = False, keeps: bool = False, newcomer: bool = False,
        **more: Any,
    ) -> Page:  # fmt: skip
        context = new_context(**{**size, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TOLD)
        if not here:
            context.add_init_script(ON_SERVER)
        elif not keeps:
            context.add_init_script(PLAIN)
        if not newcomer:
            context.add_init_script(KNOWN)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path is not None:
            page.goto(path)
        return page

    opening.complaints = complaints  # type: ignore[attr-defined]
    yield opening
    assert complaints == []
