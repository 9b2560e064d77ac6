"""Computer players that answer at once: by chance, with ease, and by the rule of thumb of the game."""

import engine
from engine.chance import Chance
from engine.decision import Decision, Keys
from engine.view import View

WORST = 3
"""One answer in so many is among the worst."""


class ByChance:
    """Plays every game: so many choices as chance brings, and any of them.

    It never takes ``back`` while there is anything else.
    """

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """Return the keys to take, in the order of the choices."""
        keys = [key for key in decision.keys if key != "back"] or list(decision.keys)
        most = min(decision.most, len(keys))
        number = decision.least + chance.roll(most - decision.least + 1) - 1
        if number == 1:
            return (chance.pick(keys),)
        taken = set(chance.shuffle(keys)[:number])
        return tuple(key for key in keys if key in taken)


class ByEase:
    """Easy to beat. It takes any answer that may be sensible, except the third that the rule of thumb likes least.

    From three answers it leaves out one, from two none.
    """

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """Return the keys to take, in the order of the choices."""
        worths = engine.game(view.game).worths(view, decision)
        liked = sorted(worths, key=lambda keys: -worths[keys])
        return chance.pick(liked[: len(liked) - len(liked) // WORST])


class ByThumb:
    """Plays every game, each by the rule of thumb its package brings along."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """Return the keys to take, in the order of the choices."""
        return engine.game(view.game).rule_of_thumb(view, decision, chance)
