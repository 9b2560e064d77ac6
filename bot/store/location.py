"""The place of the database: a file, or an address of PostgreSQL, whose password nobody else may read."""

from urllib.parse import parse_qsl, unquote, urlsplit

DATABASE = "turncoat.db"
"""The file in the data folder."""

_SCHEMES = ("postgresql", "postgres")


def is_address(text: str) -> bool:
    """Return whether somebody means PostgreSQL, and no file.

    >>> is_address("postgresql://turncoat@127.0.0.1/turncoat"), is_address("data/turncoat.db")
    (True, False)
    """
    return text.startswith(tuple(f"{scheme}://" for scheme in _SCHEMES))


def is_complete(address: str) -> bool:
    """Return whether an address has all its parts, and no sign in a password that would seem its end.

    >>> is_complete("postgresql://turncoat:a%40b@127.0.0.1:5432/turncoat?sslmode=require")
    True
    >>> is_complete("postgresql://turncoat:a@b@127.0.0.1/turncoat"), is_complete("postgresql://127.0.0.1")
    (False, False)
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    name = parts.path.removeprefix("/")
    whole = name and not set(name) & set("/@:") and not parts.fragment and parts.netloc.count("@") <= 1
    return bool(whole and is_address(address) and address.isprintable() and " " not in address and port != 0)


def without_password(address: str) -> str:
    """Return an address as it may be shown.

    >>> without_password("postgresql://turncoat:secret@127.0.0.1:5432/turncoat?password=secret")
    'postgresql://turncoat@127.0.0.1:5432/turncoat'
    """
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{user.partition(':')[0]}{at}{host}{parts.path}"


def passwords(address: str) -> set[str]:
    """Return the password of an address, as it stands there and as it is meant; empty if it has none.

    >>> sorted(passwords("postgresql://turncoat:a%40b@127.0.0.1/turncoat")), passwords("")
    (['a%40b', 'a@b'], set())
    """
    parts = urlsplit(address)
    written = {parts.password or "", *(value for key, value in parse_qsl(parts.query) if key == "password")} - {""}
    return written | {unquote(one) for one in written}
