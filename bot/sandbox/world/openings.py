"""How many direct messages Discord lets a bot open, and what a bot may do that it takes for spam."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.refusals import opening_too_fast, taken_for_spam
from bot.sandbox.world.messages import Channel

WITHIN = 10 * 60.0
"""Seconds for which an opening counts. Discord tells neither them nor the number; bots have met some 20 to 50."""


@dataclass(slots=True)
class Openings:
    """Refuses what is too much: more than ``most`` openings (None: any number), or anybody new in ``quarantine``."""

    clock: Callable[[], float]
    most: int | None = None
    quarantine: bool = False
    _begun: deque[float] = field(default_factory=deque)

    def open(self) -> None:
        """Somebody's direct messages are opened for the first time. Raises Refusal."""
        while self._begun and self._begun[0] <= self.clock() - WITHIN:
            self._begun.popleft()
        if self.quarantine:
            raise taken_for_spam()
        if self.most is not None and len(self._begun) >= self.most:
            raise opening_too_fast()
        self._begun.append(self.clock())

    def send(self, channel: Channel) -> None:
        """The bot writes there. Raises Refusal where it never has, while it is in quarantine."""
        if self.quarantine and channel.recipient is not None and not channel.history:
            raise taken_for_spam()
