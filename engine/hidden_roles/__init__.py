"""Hidden roles, as games of many kinds have them: roles, votes, secret cards, the night of a faction.

``roles`` deals them and says who knows whom. ``ballot`` has the questions that several seats answer together, and
``game`` the rules around them. A game takes the parts that it needs.
"""

from engine.hidden_roles.ballot import (
    SLEEP,
    AllyAnswered,
    CardsTurned,
    Count,
    State,
    VoteShown,
    ballot,
    imagine_answers,
    imagine_who_has_answered,
    named_at_night,
    night,
    seats_to_name,
    suspects_but_self,
    turned,
)
from engine.hidden_roles.game import HiddenRoles, HiddenRolesView, SideWon
from engine.hidden_roles.roles import AlliesSeen, RoleDealt, Roles, RoleShown

__all__ = [
    "SLEEP",
    "AlliesSeen",
    "AllyAnswered",
    "CardsTurned",
    "Count",
    "HiddenRoles",
    "HiddenRolesView",
    "RoleDealt",
    "RoleShown",
    "Roles",
    "SideWon",
    "State",
    "VoteShown",
    "ballot",
    "imagine_answers",
    "imagine_who_has_answered",
    "named_at_night",
    "night",
    "seats_to_name",
    "suspects_but_self",
    "turned",
]
