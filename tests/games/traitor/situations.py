"""Matches of Traitor for tests of messages, and the moments in them in which somebody could learn too much."""

from engine import Match
from engine.traitor.view import TraitorView
from tests.kit.cases import Case, Leak, Situation, an_answer_was_changed, asked

DUEL = Case("traitor", 2, "match 7")
TWO_JOKERS = Case("traitor", 6, "match 0", {"jokers": "2"})
CASES = (DUEL, TWO_JOKERS)
"""Chosen so that every situation comes up."""


def armies(match: Match) -> list[TraitorView]:
    """The views of the seats of Traitor."""
    views = [match.view(seat) for seat in range(match.seats)]
    return [view for view in views if isinstance(view, TraitorView)]


def a_joker_may_be_given(match: Match) -> bool:
    """J-8.2: only one has both Jokers, and everybody is asked."""
    return any(len(one.choices) > 1 for one in match.decisions.values() if one.kind == "gift" and one.replaces is None)


def a_traitor_knows_another(match: Match) -> bool:
    """J-8.1."""
    return any(view.fellow is not None for view in armies(match))


def armies_are_mustered(match: Match) -> bool:
    """J-1.2: the traitor chooses other cards than all the others, and some have answered."""
    return asked(match) == "muster" and len(match.awaited) < len(match.decisions)


def a_card_accuses(match: Match) -> bool:
    """J-9: the own card is chosen, and its target is not."""
    return any(view.accusing is not None for view in armies(match))


def a_card_was_looked_at(match: Match) -> bool:
    """J-3.3: and stands where it stood."""
    return any(view.peeked for view in armies(match))


def cards_were_mixed(match: Match) -> bool:
    """J-1.5: a card that everybody saw is among the hidden ones."""
    return any(army.hidden for view in armies(match)[:1] for army in view.armies)


def an_army_is_eliminated(match: Match) -> bool:
    """J-4.1, J-3.4."""
    return any(army.eliminated for view in armies(match)[:1] for army in view.armies)


LEAKS: tuple[tuple[Case, Situation, Leak], ...] = (
    (TWO_JOKERS, a_joker_may_be_given, lambda match: [len(one.choices) for one in match.decisions.values()]),
    (TWO_JOKERS, a_traitor_knows_another, lambda match: [view.fellow for view in armies(match)]),
    (TWO_JOKERS, a_traitor_knows_another, lambda match: [view.received for view in armies(match)]),
    (DUEL, armies_are_mustered, lambda match: [one.least for one in match.decisions.values()]),
    (DUEL, an_answer_was_changed, lambda match: match.length),
    (DUEL, a_card_accuses, lambda match: [view.accusing for view in armies(match)]),
    (DUEL, a_card_accuses, lambda match: [one.kind for one in match.decisions.values()]),
    (DUEL, cards_were_mixed, lambda match: [view.armies_own for view in armies(match)]),
    (DUEL, an_army_is_eliminated, lambda match: [[x.traitor for x in v.armies_own] for v in armies(match)]),
    (TWO_JOKERS, a_card_was_looked_at, lambda match: [view.peeked for view in armies(match)]),
)
"""All situations, each with leaks made on purpose, which must be noticed there."""
