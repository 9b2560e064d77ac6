"""Serves REST requests: reads them, logs them, lets them fail on demand, and answers in Discord's way."""

import json
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from math import ceil
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.faults import Destination, Faults
from bot.sandbox.gateway.gateway import TOKEN
from bot.sandbox.refusals import Refusal, invalid_form, no_snowflake, no_such_route, unauthorized
from bot.sandbox.rest.bodies import SHOWN, Form, Upload, long_labels
from bot.sandbox.rest.limits import Limits
from bot.sandbox.rest.shapes import DIGITS
from bot.sandbox.world.world import World

PREFIX = "/api/v10"
IDS = ("application", "guild", "channel", "message", "user", "interaction", "command", "event")
"""The parts of a route that are ids."""
ANSWERS_TO_INTERACTIONS = ("/interactions/", "/webhooks/")
BANNED = "error code: 1015"
"""The answer to a banned address: it comes from in front of Discord, so it has neither JSON nor ``Via``."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot and what became of it; bodies only if the sandbox records them.

    ``came`` and ``answered`` are when, by the sandbox's clock.
    """

    method: str
    path: str
    status: int
    body: Any = None
    answer: Any = None
    came: float = 0.0
    answered: float = 0.0

    @property
    def is_interaction_answer(self) -> bool:
        """Return whether this request answers an interaction.

        Such answers are outside of Discord's global rate limit.
        """
        return self.path.startswith(ANSWERS_TO_INTERACTIONS)


@dataclass(slots=True)
class Call:
    """A request on its way to its handler."""

    params: dict[str, str]
    query: dict[str, str]
    form: Form

    def number(self, name: str) -> int:
        """Return an id of the route."""
        return int(self.params[name])


Answer = tuple[int, Any]
Handler = Callable[[Call], Answer]
Route = tuple[str, str, Handler]
"""Method, path in aiohttp's notation without ``/api/v10``, and handler."""


class Rest:
    """The way of every request, a log of all of them, and what goes wrong with them on demand."""

    def __init__(
        self, world: World, routes: Iterable[Route], destination: Callable[[Call], Destination], *, record_bodies: bool
    ) -> None:
        self._world = world
        self._routes = tuple(routes)
        self._destination = destination
        self._record_bodies = record_bodies
        self.requests: list[Request] = []
        self.faults = Faults()
        self.limits = Limits(world.clock)

    def add_routes(self, router: web.UrlDispatcher) -> None:
        """Register the routes with aiohttp; what is none of them is refused."""
        for method, path, handler in self._routes:
            router.add_route(method, PREFIX + path, self._serve(handler))
        router.add_route("*", PREFIX + "/{rest:.*}", self._serve(_no_route))

    def _serve(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            call = Call(dict(request.match_info), dict(request.query), Form(None))
            headers: dict[str, str] = {}
            came = self._world.clock()
            if banned := self.limits.banned:
                self.limits.note(429, {})
                self._record(Request(request.method, path, 429, None, BANNED, came, came))
                return web.Response(status=429, text=BANNED, headers={"Retry-After": str(ceil(banned))})
            try:
                headers = self.limits.pass_through(request.method, path)
                status, answer = await self._answer(request, path, call, handler)
                for label in long_labels(call.form.body):
                    self._world.problem(f"{request.method} {without_token(path)}: over {SHOWN} characters: {label!r}")
            except Refusal as refusal:
                status, answer, headers = refusal.status, refusal.body, headers | refusal.headers
                if refusal.ours:
                    self._world.problem(f"{request.method} {without_token(path)}: {refusal}")
            except ConnectionError:  # cut on purpose; or who asked is gone before it was read, such as a killed bot
                if request.transport is not None:
                    request.transport.abort()
                return web.Response(status=400)
            except Exception as defect:
                self._world.problem(f"{request.method} {without_token(path)}: a defect of the sandbox: {defect!r}")
                raise
            self.limits.note(status, headers)
            self._record(Request(request.method, path, status, call.form.body, answer, came, self._world.clock()))
            return _response(status, answer, headers)

        return serve

    async def _answer(self, request: web.Request, path: str, call: Call, handler: Handler) -> Answer:
        """Answer a request; its body is kept in ``call`` also when it is refused. Raises Refusal."""
        if not path.startswith(ANSWERS_TO_INTERACTIONS):
            self._authorize(request)
        _check_ids(call.params)
        call.form = await _read(request)
        to = self._destination(call)
        await self.faults.meet(request.method, path, to)
        answer = handler(call)
        await self.faults.meet(request.method, path, to, done=True)
        return answer

    def _record(self, one: Request) -> None:
        kept = one if self._record_bodies else replace(one, body=None, answer=None)
        self.requests.append(kept)
        self._world.tell("request", kept)

    def _authorize(self, request: web.Request) -> None:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not self._world.token_known or not TOKEN.fullmatch(token):
            raise unauthorized()


def _check_ids(params: dict[str, str]) -> None:
    for name, value in params.items():
        if name in IDS and value.isdecimal() and len(value) > DIGITS:
            raise no_snowflake(f"{name}_id", value)


def _no_route(_: Call) -> Answer:
    raise no_such_route()


async def _read(request: web.Request) -> Form:
    """Read a body: JSON, or a form of ``payload_json`` and ``files[n]``."""
    if not request.body_exists:
        return Form(None)
    try:
        if request.content_type != "multipart/form-data":
            return Form(json.loads(await request.read()))
        body: Any = None
        uploads: dict[int, Upload] = {}
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                raise invalid_form((), "UNKNOWN_FIELD", "The sandbox does not know forms within forms")
            name = part.name or ""
            data = bytes(await part.read())
            if name == "payload_json":
                body = json.loads(data)
            elif slot := re.fullmatch(r"files\[(\d+)\]", name):
                uploads[int(slot[1])] = Upload(part.filename or "file", data)
            else:
                raise invalid_form((name,), "UNKNOWN_FIELD", "The sandbox does not know this part of the form")
    except json.JSONDecodeError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.", ours=True) from None
    return Form(body, uploads)


def _response(status: int, answer: object, headers: dict[str, str]) -> web.Response:
    """Return an answer as Discord sends it: its content type carries no charset, and discord.py insists on that."""
    headers = {"Via": "1.1 sandbox", **headers}
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(answer).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def without_token(path: str) -> str:
    """Return a path as it may be shown and logged: an interaction's token lets anybody answer it."""
    return re.sub(r"^(/(?:interactions|webhooks)/\d+)/[^/]+", r"\1/...", path)
