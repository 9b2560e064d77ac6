"""Checks a sandbox's traffic against Discord's own OpenAPI document, where that lies beside the project."""

from __future__ import annotations

import functools
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.sandbox.event_shapes import EVENTS
from tests.sandbox.fitting import Fitting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.sandbox import Request

DISCORD = Path(__file__).parents[3] / "shared" / "discord"
PRESENT = (DISCORD / "openapi.json").exists() and (DISCORD / "contract.py").exists()
needs_contract = pytest.mark.skipif(
    not PRESENT, reason="Discord's OpenAPI document does not lie beside the project (docs/discord.md)"
)
"""For tests that would say nothing without it; all others check their traffic too, where it lies beside the project."""
# The document describes refusals once for all routes, by reference; the checker does not follow that. The numbers it
# declares for codes *inside* "errors" are names in truth (Discord's documentation, "Error Messages").
REFUSAL = {"$ref": "#/components/schemas/Error"}
RATE_LIMITED = {"$ref": "#/components/schemas/RatelimitedResponse"}
# What discord.py sends back about a file that an edit keeps, over and above the document; Discord ignores it.
ECHOES = {"url", "proxy_url", "size", "width", "height", "content_type", "spoiler"}


@functools.cache
def contract() -> Any:
    """Load the checker; only where ``PRESENT``. It looks in its thorough way only at what does not fit."""
    spec = importlib.util.spec_from_file_location("discord_contract", DISCORD / "contract.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    checker = module.Contract(str(DISCORD / "openapi.json"))
    fitting, thorough = Fitting(checker._registry.contents(module.DOCUMENT)), checker._violations
    checker._violations = lambda schema, value: [] if fitting.fits(schema, value) else thorough(schema, value)
    return checker


def violations(requests: Iterable[Request]) -> list[str]:
    """Return where requests or answers differ from the contract. The sandbox must record bodies.

    A refused request may break the contract, its answer may not. Nothing is found where the contract is absent.
    """
    if not PRESENT:
        return []
    found = []
    for one in requests:
        where = f"{one.method} {one.path} -> {one.status}: "
        if one.status < 400:
            found += [where + "request " + said for said in contract().request(one.method, one.path, _own(one.body))]
            answer = contract().response(one.method, one.path, one.status, one.answer)
        else:
            answer = contract()._violations(RATE_LIMITED if one.status == 429 else REFUSAL, one.answer)
        found += [where + "answer " + said for said in answer]
    return found


def event_violations(events: Iterable[tuple[str, dict[str, Any]]]) -> list[str]:
    """Return where gateway events differ from the contract; nothing is found where the contract is absent."""
    if not PRESENT:
        return []
    found = []
    for event, data in events:
        shape = EVENTS.get(event)
        said = ["no such event"] if shape is None else contract()._violations(shape, data)
        found += [f"{event}: {one}" for one in said]
    return found


def _own(body: Any) -> Any:
    """Return a request's body without discord.py's echoes, and without discord.js's word that it enforces no nonce."""
    if not isinstance(body, dict):
        return body
    own = {key: _own(part) if key == "data" else part for key, part in body.items()}
    if own.get("enforce_nonce") is False:
        del own["enforce_nonce"]
    if isinstance(own.get("attachments"), list):
        own["attachments"] = [
            {key: part for key, part in entry.items() if key not in ECHOES} for entry in own["attachments"]
        ]
    return own
