"""The operator's own pages: a privacy policy and terms of use, made of docs/privacy.md and docs/terms.md."""

from html import unescape
from urllib.parse import unquote

import aiohttp

from bot.config import Settings

BLANKS = ("operator", "contact", "policy_url", "terms_url", "host", "authority")
"""Names in the templates, each between braces, for which the operator writes words."""

PATIENCE = aiohttp.ClientTimeout(total=10)


def missing_operator(settings: Settings) -> str:
    """Return what people cannot be told of the bot's operator, and what to do; empty if nothing is missing.

    >>> missing_operator(Settings("t", operator="Ada", contact="a@b.org", policy_url="https://b.org", terms_url="x"))
    ''
    >>> missing_operator(Settings("t", operator="Ada", terms_url="x")).split(";")[0]
    'the configuration has no contact and no policy_url'
    """
    keys = ("operator", "contact", "policy_url", "terms_url")
    missing = " and ".join(f"no {key}" for key in keys if not getattr(settings, key))
    if not missing:
        return ""
    *blanks, last = (f"{{{one}}}" for one in BLANKS)
    return (
        f"the configuration has {missing}; /privacy tells people, and Discord asks every public bot for both pages. "
        f"docs/privacy.md and docs/terms.md are templates: replace {', '.join(blanks)} and {last} there"
    )


async def page_fault(address: str) -> str:
    """Return the fault of a published page; empty if it can be read and has no blank of its template."""
    try:
        async with aiohttp.ClientSession(timeout=PATIENCE) as session, session.get(address) as answer:
            answer.raise_for_status()
            text = unescape(unquote(await answer.text(errors="replace")))
    except aiohttp.ClientResponseError as error:
        return f"it cannot be read ({error.status} {error.message})"
    except (aiohttp.ClientError, OSError) as error:
        return f"it cannot be read ({error or 'no answer'})"
    left = [f"{{{one}}}" for one in BLANKS if f"{{{one}}}" in text]
    return f"it still has {', '.join(left)}: write your own words there" if left else ""
