"""A computer player that takes anything."""

from engine.chance import Chance
from engine.decision import Decision, Keys
from engine.view import View


class ByChance:
    """Plays every game: so many choices as chance brings, and any of them.

    It never takes ``back`` while there is anything else.
    """

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """The keys to take, in the order of the choices."""
        keys = [key for key in decision.keys if key != "back"] or list(decision.keys)
        most = min(decision.most, len(keys))
        number = decision.least + chance.roll(most - decision.least + 1) - 1
        if number == 1:
            return (chance.pick(keys),)
        taken = set(chance.shuffle(keys)[:number])
        return tuple(key for key in keys if key in taken)
