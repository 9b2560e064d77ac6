"""Make foreign words harmless in Discord's markdown."""

import re
from functools import lru_cache

from bot.fair_deal.names import visible

_MARKS = re.compile(r"[\\*_~`|<>\[\]()#:]")
_LIST = re.compile(r"^(\d+(?=\.)|(?=-))")
_WORD_JOINER = "\u2060"
_MARKED = re.compile(r"(?:^|\n)(?:#+|-#?) \|\|.*$")
"""A hidden line at the end of a text that is a heading or a point of a list."""


def plain(name: str) -> str:
    r"""Return a person's name for places without markdown: nothing invisible, no line break or turned direction.

    >>> plain("**Anna**\n")
    '**Anna**'
    """
    return visible(name)


def spoiler(line: str) -> str:
    """Return a line that a click shows; its foreign words are ``safe``. Headings and points of a list stay so.

    A quote ends with its line, and would need a click of its own: it becomes a plain line.

    >>> spoiler("**Anna** leaves."), spoiler("> Anna: “No.”"), spoiler("### Why?"), spoiler("- Because.")
    ('||**Anna** leaves.||', '||Anna: “No.”||', '### ||Why?||', '- ||Because.||')
    """
    return re.sub(r"^(?:> |((?:#+|-#?) ))?(.*)$", r"\1||\2||", line, flags=re.DOTALL)


def one_spoiler(text: str) -> str:
    r"""Return the text with one click for all hidden lines that follow one another.

    A heading or a point of a list ends with its line, and so does what is hidden there.

    >>> one_spoiler("Votes:\n||Anna||\n||Ben||"), one_spoiler("### ||Why?||\n||Because.||")
    ('Votes:\n||Anna\nBen||', '### ||Why?||\n||Because.||')
    """
    whole, *parts = text.split("||\n||")
    for part in parts:
        whole += ("||\n||" if _MARKED.search(whole) else "\n") + part
    return whole


def unmarked(line: str) -> str:
    r"""Return a line as it reads without Discord's markdown: what is bold, and what ``safe`` has put into it.

    >>> unmarked(r"**Anna\_B** leaves.")
    'Anna_B leaves.'
    """
    return re.sub(r"\\(.)|\*\*", r"\1", line).replace(_WORD_JOINER, "")


@lru_cache(4096)
def safe(name: str) -> str:
    r"""Return a person's name as plain text for a Discord message.

    The result has no markdown, link, mention, line break or turned direction.

    >>> print(safe("**Anna**"), safe("- Ben"), safe("1. Cleo"))
    \*\*Anna\*\* \- Ben 1\. Cleo
    >>> safe("@everyone")
    '@\u2060everyone'
    """
    name = plain(name)
    name = _LIST.sub(r"\1\\", _MARKS.sub(r"\\\g<0>", name))
    return name.replace("@", "@" + _WORD_JOINER)
