"""A computer player that follows the rule of thumb of its game."""

import engine
from engine.chance import Chance
from engine.decision import Decision, Keys
from engine.view import View


class ByThumb:
    """Plays every game, each by the rule of thumb its package brings along."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """The keys to take, in the order of the choices."""
        return engine.game(view.game).rule_of_thumb(view, decision, chance)
