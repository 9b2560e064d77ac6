"""A computer player that is easy to beat: it takes anything but the worst."""

import engine
from engine.chance import Chance
from engine.decision import Decision, Keys
from engine.view import View

WORST = 3
"""One answer in so many is among the worst."""


class ByEase:
    """Plays every game: any of the answers that may be sensible, but for the third that its rule of thumb likes least.

    Of three answers it leaves out one, of two none.
    """

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """The keys to take, in the order of the choices."""
        worths = engine.game(view.game).worths(view, decision)
        liked = sorted(worths, key=lambda keys: -worths[keys])
        return chance.pick(liked[: len(liked) - len(liked) // WORST])
