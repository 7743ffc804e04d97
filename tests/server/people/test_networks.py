"""Which addresses are public: everything with a special purpose is not, in whatever way it is written."""

from __future__ import annotations

import pytest

from stockpot.server.people.public_addresses import public

INNER_4 = (
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.100.100.200", "100.127.255.255", "127.0.0.1", "127.255.255.254",
    "168.63.129.16", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.0.1",
    "198.18.0.1", "198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
)  # fmt: skip
OUTER_4 = (
    "1.1.1.1",
    "93.184.216.34",
    "100.63.255.255",
    "100.128.0.1",
    "168.63.129.15",
    "172.32.0.1",
    "223.255.255.255",
)


def embedded(number: str) -> list[str]:
    """Every IPv6 address by which an IPv4 one may be reached."""
    a, b, c, d = map(int, number.split("."))
    high, low = f"{a:02x}{b:02x}", f"{c:02x}{d:02x}"
    obscured = f"{(a << 8 | b) ^ 0xFFFF:04x}:{(c << 8 | d) ^ 0xFFFF:04x}"
    return [
        f"::{number}", f"::ffff:0:{number}", f"64:ff9b::{number}", f"64:ff9b:1::{number}", f"2002:{high}:{low}::1",
        f"2001:0:1:1::{obscured}",
    ]  # fmt: skip


@pytest.mark.parametrize("number", INNER_4)
def test_ipv4_of_a_special_purpose_is_not_public(number: str) -> None:
    assert not public(number)
    assert not public(f"::ffff:{number}")


@pytest.mark.parametrize("number", OUTER_4)
def test_ipv4_of_anybody_is_public(number: str) -> None:
    assert public(number)
    assert public(f"::ffff:{number}")


@pytest.mark.parametrize("number", INNER_4 + OUTER_4)
def test_ipv4_inside_ipv6_is_never_public(number: str) -> None:
    for disguise in embedded(number):
        assert not public(disguise), disguise


@pytest.mark.parametrize(
    "number",
    ["::", "::1", "100::1", "64:ff9b:1::1", "2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "3fff::1",
     "5f00::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1", "feff::1", "ff02::1", "ff0e::1", "4000::1",
     "2606:2800:220:1::1%eth0", "nonsense", ""],
)  # fmt: skip
def test_ipv6_of_a_special_purpose_is_not_public(number: str) -> None:
    assert not public(number)


@pytest.mark.parametrize("number", ["2606:2800:220:1::1", "2a00:1450:4001:80e::200e", "2001:200::1", "2400:cb00::1"])
def test_ipv6_of_anybody_is_public(number: str) -> None:
    assert public(number)
