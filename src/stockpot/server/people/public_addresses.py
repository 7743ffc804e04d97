"""Which numbers belong to computers anywhere on the internet: the ground of every protection against SSRF.

What is not listed as public is not: an address of a special purpose (IANA's registries), one inside a cloud's own network, and
every IPv6 address that stands for an IPv4 one on the way (NAT64, 6to4, Teredo, IPv4-compatible), whatever that one is. Python's
`is_global` says other things in other versions.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

NOT_PUBLIC_4 = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",
            "100.64.0.0/10",  # carrier-grade NAT; Alibaba's metadata
            "127.0.0.0/8",
            "168.63.129.16/32",  # Azure's wire server
            "169.254.0.0/16",  # link-local; metadata of most clouds
            "172.16.0.0/12",
            "192.0.0.0/24",  # protocol assignments; Oracle's metadata
            "192.0.2.0/24",  # documentation
            "192.88.99.0/24",  # 6to4 relays
            "192.168.0.0/16",
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved; broadcast
        ),
    )
)
UNICAST_6 = IPv6Network("2000::/3")
"""The only IPv6 addresses that are given out to computers anywhere."""
NOT_PUBLIC_6 = tuple(
    map(
        IPv6Network,
        (
            "2001::/23",  # protocol assignments, Teredo among them
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4
            "3fff::/20",  # documentation
        ),
    )
)


def public(number: str) -> bool:
    """Is this the number of a computer anywhere, not one in our own network?"""
    try:
        address = ip_address(number)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return _public_4(mapped) if mapped is not None else _public_6(address)
    return _public_4(address)


def _public_4(address: IPv4Address) -> bool:
    return not any(address in network for network in NOT_PUBLIC_4)


def _public_6(address: IPv6Address) -> bool:
    """An address with a scope (`%eth0`) means something on this machine only."""
    return address.scope_id is None and address in UNICAST_6 and not any(address in network for network in NOT_PUBLIC_6)
