"""Pages that are made of files in messages.

The program that runs the sandbox makes these pages, because it knows such files.
"""

import asyncio
import html
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.sandbox.world.messages import Attachment

KEPT = 4
WAITING = {
    "en": "The page is being made. That takes a few seconds, after a long game up to a minute.",
    "de": "Die Seite entsteht gerade. Das dauert ein paar Sekunden, nach einem langen Spiel bis zu einer Minute.",
    "nl": "De pagina wordt gemaakt. Dat duurt een paar seconden, na een lang spel tot een minuut.",
}
"""Told until a page is there, which the browser asks for again each second."""


class FilePages:
    """The last such pages. ``make`` gets the file and a language; what it raises as ``ValueError`` is told."""

    def __init__(self, make: Callable[[bytes, str], Awaitable[str]]) -> None:
        self._make = make
        self._pages: dict[tuple[int, str], asyncio.Future[str]] = {}

    def answer(self, attachment: Attachment, language: str) -> web.Response:
        """Return the page of a file, or a page that says that it is being made."""
        language = language if language in WAITING else "en"
        key = (attachment.id, language)
        page = self._pages.get(key)
        if page is None:
            page = self._pages[key] = asyncio.ensure_future(self._make(attachment.data, language))
            if len(self._pages) > KEPT:
                self._pages.pop(next(iter(self._pages))).cancel()
        if not page.done():
            return _said(f'<p role="status">{WAITING[language]}</p><meta http-equiv="refresh" content="1">', language)
        try:
            return _shown(page.result())
        except ValueError as error:
            return _said(f"<p>{html.escape(str(error))}</p>", language)

    async def close(self) -> None:
        """Make none any more."""
        for page in self._pages.values():
            page.cancel()
        await asyncio.gather(*self._pages.values(), return_exceptions=True)


def _said(sentence: str, language: str) -> web.Response:
    """Return a page that says nothing except a sentence."""
    style = ":root { color-scheme: light dark } body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif }"
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox</title>'
    return _shown(f'<!doctype html><html lang="{language}">{head}<style>{style}</style>{sentence}')


def _shown(page: str) -> web.Response:
    return web.Response(text=page, content_type="text/html")
