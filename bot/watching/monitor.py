"""``/metrics`` and ``/healthz``, from a thread of their own: they answer also while the event loop does not."""

import logging
import socket
import threading
from functools import partial
from http import HTTPStatus
from socketserver import ThreadingMixIn
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

import msgspec
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot.watching import metrics
from bot.watching.address import Address
from bot.watching.health import Health

if TYPE_CHECKING:
    from wsgiref.types import StartResponse

_log = logging.getLogger(__name__)

PLAIN = "text/plain; charset=utf-8"
OFTEN = 0.1
"""Seconds between two looks whether it is to end."""

TO_ASK = 10.0
"""Seconds that somebody has to send their request."""


class AddressTaken(Exception):
    """Nothing can be answered at an address; the text says why, and what to do."""


class Monitor:
    """A server of answers at an address, until it is closed. Raises ``AddressTaken``."""

    def __init__(self, address: Address, health: Health) -> None:
        server = _Server if address.version == 4 else _Server6
        try:
            self._server = server((address.host, address.port), _Quiet)
        except OSError as error:
            raise AddressTaken(
                f"The address {address} cannot be used for metrics ({error.strerror}). "
                "Choose another one in the configuration, or end what uses it."
            ) from None
        self._server.set_app(partial(_answer, health))
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, args=(OFTEN,), name="monitor", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Log that somebody who asked has gone, or was too slow."""
        _log.debug("a request was not answered", exc_info=True)


class _Server6(_Server):
    address_family = socket.AF_INET6


class _Quiet(WSGIRequestHandler):
    timeout = TO_ASK

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: nobody who asks is named in the log."""


def _answer(health: Health, request: dict[str, object], start: "StartResponse") -> list[bytes]:
    status, kind, body = _page(health, str(request["PATH_INFO"]))
    if request["REQUEST_METHOD"] != "GET":
        status, kind, body = HTTPStatus.METHOD_NOT_ALLOWED, PLAIN, b"Only GET.\n"
    start(f"{status.value} {status.phrase}", [("Content-Type", kind), ("Content-Length", str(len(body)))])
    return [body]


def _page(health: Health, path: str) -> tuple[HTTPStatus, str, bytes]:
    if path == "/metrics":
        metrics.silence.set(health.silence)
        return HTTPStatus.OK, CONTENT_TYPE_PLAIN_0_0_4, generate_latest(metrics.registry)
    if path == "/healthz":
        faults = health.faults
        status = HTTPStatus.SERVICE_UNAVAILABLE if faults else HTTPStatus.OK
        return status, "application/json", msgspec.json.encode({"well": not faults, "faults": faults})
    return HTTPStatus.NOT_FOUND, PLAIN, b"There are /metrics and /healthz.\n"
