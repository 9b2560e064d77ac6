"""Computer players: they see a view and a decision, never a state.

>>> import engine
>>> from engine.players import PLAYERS, chance_for
>>> match = engine.start("verraeter", seats=4, seed=bytes(32))
>>> (seat, decision), = match.decisions.items()
>>> keys = PLAYERS["thumb"].answer(match.view(seat), decision, chance_for(bytes(32), seat, match.length))
>>> [event.kind for event in match.play(seat, keys)]
['building_placed']
"""

import hashlib
from collections.abc import Mapping
from typing import Protocol

from engine.chance import Chance, SeededChance
from engine.decision import Decision, Keys
from engine.players.by_search import BySearch
from engine.players.instinct import ByChance, ByEase, ByThumb
from engine.view import View

__all__ = ["PLAYERS", "Player", "chance_for"]


class Player(Protocol):
    """A player that answers a decision from the seat's view alone."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """Return the keys to take.

        The same view, decision and chance bring the same keys; choosing ``back`` never ends in a circle.
        """


PLAYERS: Mapping[str, Player] = {"chance": ByChance(), "easy": ByEase(), "thumb": ByThumb(), "search": BySearch()}
"""Every computer player, the worst first.

``chance`` takes anything, ``easy`` anything but the worst, ``thumb`` follows its game's rule of thumb, ``search``
thinks.
"""


def chance_for(seed: bytes, seat: int, step: int) -> SeededChance:
    """Return the chance of the computer player of ``seat`` for the match's answer number ``step`` (from 0).

    It can be reproduced from the match's seed. Nothing about the deal can be learned from it, and nothing about it
    can be learned from the deal.

    >>> chance_for(bytes(32), 0, 7).roll(100) == chance_for(bytes(32), 0, 7).roll(100)
    True
    """
    stream = hashlib.sha256(b"turncoat computer player 1" + seat.to_bytes(4, "big") + step.to_bytes(4, "big") + seed)
    return SeededChance(stream.digest())
