"""The frame of the pages: their style, their script, and the only things that a browser may do there.

Nothing comes from elsewhere. A browser knows the script and the style by their hashes alone. So no name at a table can
become code.
"""

import base64
import hashlib
import re
from functools import cache
from importlib import resources

PARTS = {"STYLE": "style.css", "SCRIPT": "page.js", "WAITING": "waiting.js"}
_WORD = re.compile(r"%([A-Z]+)%")


@cache
def part(file: str) -> str:
    """Return a file of this folder."""
    return resources.files("bot.aftermath.page").joinpath(file).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """Return the name by which a policy allows a text.

    >>> _hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


OWN_POLICY = "; ".join(
    (
        "default-src 'none'",
        "img-src data:",
        f"style-src {_hash(part(PARTS['STYLE']))}",
        f"script-src {_hash(part(PARTS['SCRIPT']))} {_hash(part(PARTS['WAITING']))}",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""The policy that the page of a match carries itself, also from a disk."""

POLICY = f"{OWN_POLICY}; connect-src 'self'; frame-ancestors 'none'"
"""The policy that is served with every page; a page that waits asks its own address again."""


def filled(page: str, **words: str) -> str:
    """Return a page with its words, style, script and policy."""
    words |= {name: part(file) for name, file in PARTS.items()} | {"POLICY": OWN_POLICY}
    return _WORD.sub(lambda found: words[found[1]], part(f"{page}.html"))
