"""The house in a page's browser, asked from a test: a worker of the test's own, beside the page's, on what the page has kept."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

ASK = """
async ([method, path, body]) => {
  window.asking ??= new Worker(
    performance.getEntriesByType('resource').map((one) => one.name).find((name) => name.includes('/assets/worker-')),
    { type: 'module' },
  );
  window.asked = (window.asked ?? 0) + 1;
  const id = window.asked;
  return new Promise((done) => {
    window.asking.addEventListener('message', ({ data }) => data.type === 'answer' && data.id === id && done(data.text));
    window.asking.postMessage({ type: 'call', id, method, path, body });
  });
}
"""


def ask_house(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the house answers to a call; the page has played here already."""
    answer: str = page.evaluate(ASK, [method, path, "" if body is None else json.dumps(body)])
    head, text = answer.split("\n", 1)
    assert head.startswith("2"), answer
    return json.loads(text)
