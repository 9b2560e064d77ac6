"""The text of a release, out of CHANGELOG.md; refuses a tag that does not fit it.

Write the text for a tag to standard output::

    python -m tests.hosting.release v0.2.0
"""

import re
import sys
from pathlib import Path

from bot import VERSION

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


class NoRelease(Exception):
    """A tag, the version of the program and the changes do not fit; the text says which."""


def text(tag: str, version: str, changelog: str) -> str:
    """Return what the changelog says about the version that a tag names. Raises ``NoRelease``.

    >>> text("v1.2.0", "1.2.0", "# Changes\\n\\n## [1.2.0], 2027-01-31\\n\\nMore.\\n\\n## [1.1.0], 2026-12-24")
    'More.\\n'
    """
    if tag != f"v{version}":
        raise NoRelease(f"The tag is {tag}, but VERSION in bot/__init__.py is {version}.")
    first, _, rest = changelog.partition("\n## ")[2].partition("\n")
    if first == f"[{version}], not yet released":
        raise NoRelease(f"CHANGELOG.md says that {version} is not yet released: write the day.")
    if not re.fullmatch(rf"\[{re.escape(version)}\], \d{{4}}-\d\d-\d\d", first):
        raise NoRelease(f'CHANGELOG.md begins with "{first}", not with "[{version}], " and a day.')
    return rest.partition("\n## ")[0].strip() + "\n"


def main(arguments: list[str]) -> int:
    """Print the text for a tag, or on standard error why there is none."""
    try:
        print(text(arguments[0], VERSION, CHANGELOG.read_text(encoding="utf-8")), end="")
    except NoRelease as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
