"""The story of an evening: lines with their times, by which two runs can be compared."""

import hashlib

from bot.sandbox import Interaction, Message
from bot.sandbox.rest.serving import Request, without_token
from bot.sandbox.world.world import Change
from tests.evening.clocks import CLOCK

LONGEST = 150
"""So many letters of a message are told."""


class Story:
    """Hears of everything that happens on Discord, and keeps a line of each."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._told = hashlib.sha256()

    def tell(self, who: str, what: str) -> None:
        minutes, seconds = divmod(CLOCK.passed, 60)
        line = f"{int(minutes):3d}:{seconds:06.3f}  {who:<12} {what}"
        self.lines.append(line)
        self._told.update(line.encode())

    @property
    def mark(self) -> str:
        """A mark of all lines: the same only for the same story."""
        return self._told.hexdigest()[:16]

    def hear(self, change: Change) -> None:
        match change.kind:
            case "posted" | "edited" | "deleted":
                self._message(change.kind, change.subject)
            case "interaction":
                self._interaction(change.subject)
            case "request":
                one: Request = change.subject
                self.tell("call", f"{one.method} {without_token(one.path)} {one.status}")
            case "bot" | "problem":
                self.tell(change.kind, str(change.subject))

    def _message(self, kind: str, one: Message) -> None:
        reader = one.only_for.name if one.only_for is not None else ""
        words = " ".join(one.content.split())[:LONGEST]
        ids = [*(str(part.custom_id) for part in one.buttons), *(part.custom_id for part in one.selects)]
        self._told.update(repr((one.id, one.content, one.components)).encode())
        self.tell(one.author.name, f"{kind} in {one.channel.name} {reader}: {words!r} {ids}")

    def _interaction(self, one: Interaction) -> None:
        what = "failed" if one.failed else f"was answered after {one.acknowledged_after or 0:.2f} s"
        deed = one.data.get("custom_id") or f"/{one.data.get('name')}"
        said = f": {one.text[:LONGEST]!r}" if one.text else ""
        self.tell(one.user.name, f"{deed} {one.data.get('values', '')} {what}{said}")
