"""`make play` and `stockpot serve --open` say where to play."""

from __future__ import annotations

import pytest

from stockpot.cli import welcome


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("192.0.2.7", "http://192.0.2.7:8000"),
        ("::1", "http://[::1]:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://127.0.0.1:8000"),
    ],
)
def test_a_browser_on_this_machine_finds_the_server(host: str, address: str) -> None:
    assert welcome.page(host, 8000) == address


def test_phones_find_it_by_address_and_code(capsys: pytest.CaptureFixture[str]) -> None:
    welcome.greet_network("192.0.2.7", 8000)
    said = capsys.readouterr().out
    assert "On your network:  http://192.0.2.7:8000" in said
    assert welcome.qr("http://192.0.2.7:8000").strip() in said


def test_without_a_network_no_code_leads_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    welcome.greet_network("127.0.0.1", 8000)
    assert capsys.readouterr().out.strip() == "No network was found: only this machine can reach it."
