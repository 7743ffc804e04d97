"""The system's Firefox, driven over WebDriver BiDi, which it speaks by itself: Playwright knows only a Firefox of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from websockets.sync.client import ClientConnection, connect

from tools import programs

PREFERENCES = {
    "app.normandy.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class FirefoxPage:
    """One tab."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection, self._number = connection, 0
        self.complaints: list[str] = []
        """Errors and warnings of the page and its workers."""
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._tab = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        self._call("browsingContext.reload", context=self._tab, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function gives, after all that it waits for; as JSON."""
        script = f"async () => JSON.stringify(await ({function})({json.dumps(argument)}) ?? null)"
        answer = self._call(
            "script.callFunction",
            functionDeclaration=script, awaitPromise=True, target={"context": self._tab}, userActivation=True,
        )  # fmt: skip
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def _call(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        self._connection.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._connection.recv())
            if message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message.get('message')}"
                return message["result"]
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(message["params"]["text"]))


@contextmanager
def firefox(folder: Path) -> Iterator[FirefoxPage]:
    """A Firefox with a profile of its own in a folder."""
    profile = folder / "profile"
    profile.mkdir(parents=True)
    settings = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(settings))
    command = [programs.path("firefox"), "--headless", "--no-remote", "--profile", str(profile)]
    environment = {**os.environ, "HOME": str(folder)}
    with subprocess.Popen(
        [*command, "--remote-debugging-port=0", "about:blank"], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        address = address_told(process.stderr)
        rest = threading.Thread(target=process.stderr.read)  # else it would wait for somebody to listen
        rest.start()
        try:
            with connect(f"{address}/session", max_size=None, ping_interval=None) as connection:
                yield FirefoxPage(connection)
        finally:
            process.terminate()
            rest.join()


def address_told(said: IO[str]) -> str:
    """Where it listens."""
    for line in said:
        told = re.search(r"BiDi listening on (ws://\S+)", line)
        if told:
            return told[1]
    raise AssertionError("Firefox did not start.")
