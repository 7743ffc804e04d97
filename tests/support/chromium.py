"""A game's module in a page of a real Chromium, which knows nothing else of Stockpot."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any

from playwright.sync_api import Page

from stockpot.core.sources import MODULES

LOAD = """async (module) => {
  const decode = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const encode = (bytes) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(decode(module)));
  const bytes = (address, size) => new Uint8Array(exports.memory.buffer, address, size);
  window.engine = {
    call: ([name, address]) => exports[name](address),
    read: ([address, size]) => encode(bytes(address, size)),
    write: ([address, data]) => bytes(address).set(decode(data), 0),
    reserve: (size) => {
      const missing = size - exports.memory.buffer.byteLength;
      if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    },
  };
  return exports.__heap_base.value;
}"""


class ChromiumInstance:
    """An `Instance` in a page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.base = int(page.evaluate(LOAD, b64encode((MODULES / f"{name}.wasm").read_bytes()).decode()))

    def call(self, name: str, address: int) -> int:
        return int(self.page.evaluate("(given) => engine.call(given)", [name, address]))

    def read(self, address: int, size: int) -> bytes:
        return b64decode(self.page.evaluate("(given) => engine.read(given)", [address, size]))

    def write(self, address: int, data: Any) -> None:
        self.page.evaluate("(given) => engine.write(given)", [address, b64encode(data).decode()])

    def reserve(self, size: int) -> None:
        self.page.evaluate("(size) => engine.reserve(size)", size)
