"""The address at which a program on this machine can be asked something."""

import re
from ipaddress import IPv4Address, IPv6Address

LOCAL = "localhost"
"""Another word for 127.0.0.1."""

MOST = 65535
_WRITTEN = re.compile(r"(?:\[(?P<six>.+)\]|(?P<four>[^:]+)):(?P<port>[0-9]{1,5})")


class Address:
    """An IP address of this machine, with a port. Raises ``ValueError`` when ``text`` is none.

    >>> str(Address("127.0.0.1:9464")), str(Address("localhost:9464")), str(Address("[::]:9464"))
    ('127.0.0.1:9464', '127.0.0.1:9464', '[::]:9464')
    >>> Address("[::1]:9464").is_private, Address("0.0.0.0:9464").is_private
    (True, False)
    >>> Address(":9464")
    Traceback (most recent call last):
    ValueError: no address: :9464
    """

    def __init__(self, text: object) -> None:
        written = _WRITTEN.fullmatch(str(text))
        if written is None or int(written["port"]) > MOST:
            raise ValueError(f"no address: {text}")
        six, four = written["six"], written["four"]
        ip = IPv6Address(six) if six else IPv4Address("127.0.0.1" if four == LOCAL else four)
        self.host, self.version, self.port = str(ip), ip.version, int(written["port"])
        self.is_private = ip.is_loopback
        """This machine alone can ask there."""

    def __str__(self) -> str:
        return f"{self.host}:{self.port}" if self.version == 4 else f"[{self.host}]:{self.port}"

    def __repr__(self) -> str:
        return f"Address({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))
