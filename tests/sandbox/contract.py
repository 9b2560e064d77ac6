"""Holds a sandbox's traffic to Discord's own OpenAPI description, where that lies beside the project."""

import functools
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bot.sandbox import Request
from tests.sandbox.description import Description
from tests.sandbox.event_shapes import EVENTS, ID

Json = dict[str, Any]

FILE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
# The description has refusals once for all routes, by reference, which nothing here follows. The numbers it declares
# for codes *inside* "errors" are names in truth (Discord's documentation, "Error Messages").
REFUSAL = {"$ref": "#/components/schemas/Error"}
RATE_LIMITED = {"$ref": "#/components/schemas/RatelimitedResponse"}
# Fields that discord.py also sends back about a file that an edit keeps. Discord ignores them.
ECHOES = {"url", "proxy_url", "size", "width", "height", "content_type", "spoiler"}
# Fields that discord.py sends and Discord takes, although the description does not have them.
UNDESCRIBED = {
    "ApplicationCommandUpdateRequest": "nsfw",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": "tts",
    "IncomingWebhookUpdateRequestPartial": "tts",
    "MessageEditRequestPartial": "tts",
}


def strict(document: Json) -> Description:
    """Return the description of a Discord OpenAPI document, as strict as Discord is towards a bot."""
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [ID, {"type": "integer", "minimum": 0}]}  # discord.py sends some as numbers
    for name in UNDESCRIBED.keys() & schemas.keys():
        schemas[name]["properties"][UNDESCRIBED[name]] = {"type": ["boolean", "null"]}
    for name, schema in schemas.items():
        if _is_sent(name) and "properties" in schema:
            schema.setdefault("additionalProperties", False)  # an unknown key would be a mistake of ours
    return Description(document)


@functools.cache
def contract() -> Description | None:
    """Return Discord's own description, or ``None`` if its document is absent."""
    return strict(json.loads(FILE.read_text("utf-8"))) if FILE.exists() else None


def _is_sent(name: str) -> bool:
    """Return whether the schema of that name is of something that a bot sends."""
    if name.startswith("ApplicationCommand") and name.endswith(("Option", "Choice")):
        return True
    return "Request" in name or name.startswith("RichEmbed")


def violations(requests: Iterable[Request], described: Description | None = None) -> list[str]:
    """Return where requests or answers differ from what is ``described``, usually the contract.

    The sandbox must record bodies. A refused request may break the contract, its answer may not. Nothing is found where
    the contract is absent.
    """
    described = described or contract()
    if described is None:
        return []
    found = []
    for one in requests:
        if isinstance(one.answer, str):
            continue  # it comes from in front of Discord
        where = f"{one.method} {one.path} -> {one.status}: "
        if one.status < 400:
            found += [where + "request " + said for said in described.request(one.method, one.path, _own(one.body))]
            answer = described.answer(one.method, one.path, one.status, one.answer)
        else:
            answer = described.misfits(RATE_LIMITED if one.status == 429 else REFUSAL, one.answer)
        found += [where + "answer " + said for said in answer]
    return found


def event_violations(events: Iterable[tuple[str, Json]], described: Description | None = None) -> list[str]:
    """Return where gateway events differ from what is ``described``, usually the contract, as ``violations`` does."""
    described = described or contract()
    if described is None:
        return []
    found = []
    for event, data in events:
        shape = EVENTS.get(event)
        said = ["no such event"] if shape is None else described.misfits(shape, data)
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
