"""The browser application as the server gives it out."""

from __future__ import annotations

import re

import httpx
import pytest

from stockpot.server.net.pages import STATIC
from tests.support.client import PATIENCE
from tests.support.server import Served


@pytest.mark.parametrize("path", ["/", "/c/abc~def", "/me/record", "/r/abc", "/new/soup", "/rules/soup", "/learn/soup"])
def test_all_its_addresses_are_one_page_read_anew_each_time(server: Served, path: str) -> None:
    answer = httpx.get(server.url + path, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.text == (STATIC / "index.html").read_text()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/t/abc", "/g/abc", "/t/abc?i=0123456789abcdef&lang=fr", "/g/abc?lang=fr"])
def test_where_people_are_invited_it_is_the_same_page_with_a_preview_in_its_head(server: Served, path: str) -> None:
    answer = httpx.get(server.url + path, timeout=PATIENCE)
    page = (STATIC / "index.html").read_text()
    at = page.index("</head>")
    assert answer.text.startswith(page[:at])
    assert answer.text.endswith(page[at:])
    preview = answer.text[at : len(answer.text) - len(page[at:])]
    assert re.findall(r"<[^>]*>", preview) == re.findall(
        r'<meta (?:name|property)="[a-z:_]+" content="[^"<>]*">', preview
    )
    for name in ("title", "description", "image"):
        assert f'property="og:{name}"' in preview
    assert answer.headers["cache-control"] == "no-cache"


KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".wasm": "application/wasm",
    ".xz": "application/x-xz",
    ".zip": "application/zip",
}
"""What there is of built files. Browsers compile WebAssembly while it comes only under exactly this type."""


@pytest.mark.parametrize("encoding", ["gzip, br", "identity"])
@pytest.mark.parametrize("suffix", KINDS)
def test_built_files_are_kept_for_good(server: Served, suffix: str, encoding: str) -> None:
    file = max((STATIC / "assets").rglob(f"*{suffix}"), key=lambda path: path.stat().st_size)
    address = f"{server.url}/{file.relative_to(STATIC)}"
    answer = httpx.get(address, headers={"accept-encoding": encoding}, timeout=PATIENCE)
    assert answer.content == file.read_bytes()
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == KINDS[suffix]
    packed = suffix in (".xz", ".zip") or encoding == "identity"
    assert answer.headers.get("content-encoding") == (None if packed else "gzip")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t/a/b",
        "/web.py",
        "/.vite/manifest.json",
        "/..%2fpages.py",
        "/api/nothing",
        "/assets/..%2f..%2fnet%2fpages.py",
        "/assets/..%2f.vite%2fmanifest.json",
        "/assets/",
    ],
)
def test_nothing_else_is_given_out(server: Served, path: str) -> None:
    assert httpx.get(server.url + path, timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize("path", ["/", "/assets/nothing.js", "/nothing"])
def test_no_page_may_load_anything_from_elsewhere(server: Served, path: str) -> None:
    policy = httpx.get(server.url + path, timeout=PATIENCE).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_only_the_worker_may_compile_webassembly(server: Served) -> None:
    (file,) = (STATIC / "assets").glob("worker-*.js")
    policy = httpx.get(f"{server.url}/assets/{file.name}", timeout=PATIENCE).headers["content-security-policy"]
    assert policy == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


def test_the_application_has_no_inline_script_or_style(server: Served) -> None:
    page = httpx.get(server.url, timeout=PATIENCE).text
    assert "<style" not in page
    assert "style=" not in page
    assert all("src=" in part for part in page.split("<script")[1:])


def test_a_qr_code_leads_to_this_site_only(server: Served) -> None:
    assert (
        httpx.get(f"{server.url}/qr", params={"path": "/t/abc#code"}, timeout=PATIENCE).headers["content-type"]
        == "image/svg+xml"
    )
    assert httpx.get(f"{server.url}/qr", params={"path": "//elsewhere.example"}, timeout=PATIENCE).status_code == 400
    assert (
        httpx.get(f"{server.url}/qr", params={"path": "https://elsewhere.example"}, timeout=PATIENCE).status_code == 400
    )
