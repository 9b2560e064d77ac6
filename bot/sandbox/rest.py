"""Serves REST requests: reads them, logs them, lets them fail on demand, and answers in Discord's way."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from .bodies import Form, Upload
from .gateway import TOKEN
from .refusals import Refusal, invalid_form, no_such_route, unauthorized

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .world import World

PREFIX = "/api/v10"


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot and what became of it; bodies only if the sandbox records them."""

    method: str
    path: str
    status: int
    body: Any = None
    answer: Any = None

    @property
    def is_interaction_answer(self) -> bool:
        """Whether it answers an interaction; those are outside of Discord's global rate limit."""
        return self.path.startswith(("/interactions/", "/webhooks/"))


@dataclass(slots=True)
class Fault:
    """What goes wrong with the next request that fits."""

    method: str
    path_pattern: str
    status: int
    code: int = 0
    retry_after: float | None = None


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
    """The way of every request, a log of all of them, and faults to come."""

    def __init__(self, world: World, routes: Iterable[Route], *, record_bodies: bool) -> None:
        self._world = world
        self._routes = tuple(routes)
        self._record_bodies = record_bodies
        self.requests: list[Request] = []
        self.faults: list[Fault] = []

    def add_routes(self, router: web.UrlDispatcher) -> None:
        """Register the routes with aiohttp; what is none of them is refused."""
        for method, path, handler in self._routes:
            router.add_route(method, PREFIX + path, self._serve(handler))
        router.add_route("*", PREFIX + "/{rest:.*}", self._serve(_no_route))

    def _serve(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            form = Form(None)
            headers = {"Via": "1.1 sandbox"}
            try:
                if not path.startswith(("/interactions/", "/webhooks/")):
                    self._authorize(request)
                form = await _read(request)
                if fault := self._take_fault(request.method, path):
                    status, answer = fault.status, _fault_body(fault)
                    if fault.retry_after is not None:
                        headers["Retry-After"] = str(fault.retry_after)
                else:
                    status, answer = handler(Call(dict(request.match_info), dict(request.query), form))
            except Refusal as refusal:
                status, answer = refusal.status, refusal.body
                if refusal.ours:
                    self._world.problem(f"{request.method} {without_token(path)}: {refusal}")
            except Exception as defect:
                self._world.problem(f"{request.method} {without_token(path)}: a defect of the sandbox: {defect!r}")
                raise
            recorded = (form.body, answer) if self._record_bodies else (None, None)
            self.requests.append(Request(request.method, path, status, *recorded))
            self._world.tell("request", self.requests[-1])
            if answer is None:
                return web.Response(status=status, headers=headers)
            # Discord's content type carries no charset, and discord.py insists on that.
            return web.Response(
                status=status, body=json.dumps(answer).encode(), content_type="application/json", headers=headers
            )

        return serve

    def _authorize(self, request: web.Request) -> None:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not TOKEN.fullmatch(token):
            raise unauthorized()

    def _take_fault(self, method: str, path: str) -> Fault | None:
        for fault in self.faults:
            if fault.method == method and fnmatchcase(path, fault.path_pattern):
                self.faults.remove(fault)
                return fault
        return None


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


def _fault_body(fault: Fault) -> dict[str, Any]:
    if fault.status == 429:
        return {
            "message": "You are being rate limited.",
            "code": 0,
            "retry_after": fault.retry_after or 0.0,
            "global": False,
        }
    return {"message": "Injected by a test", "code": fault.code}


def without_token(path: str) -> str:
    """Return a path as it may be shown and logged: an interaction's token lets anybody answer it."""
    return re.sub(r"^(/(?:interactions|webhooks)/\d+)/[^/]+", r"\1/...", path)
