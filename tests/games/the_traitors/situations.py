"""Matches of The Traitors for tests of messages, and the moments in which somebody could learn too much."""

from engine import Match
from engine.the_traitors.view import TheTraitorsView
from tests.kit.cases import Case, Leak, Situation, an_answer_was_changed, asked

TRAITORS = Case("the_traitors", 4, "match 82")
AGREEING = Case("the_traitors", 4, "match 99")
CASES = (TRAITORS, AGREEING)
"""Chosen so that every situation comes up."""


def traitors(match: Match) -> list[TheTraitorsView]:
    """The views of the seats of The Traitors."""
    views = [match.view(seat) for seat in range(match.seats)]
    return [view for view in views if isinstance(view, TheTraitorsView)]


def a_victim_is_named(match: Match) -> bool:
    """T-3.4: Traitors and Faithful are asked together, and nobody has answered yet."""
    return {decision.kind for decision in match.decisions.values()} == {"murder"} == _awaited_kinds(match)


def _awaited_kinds(match: Match) -> set[str]:
    awaited = {match.decisions[seat].kind for seat in match.awaited}
    return awaited if len(match.awaited) == len(match.decisions) else set()


def a_victim_has_a_shield(match: Match) -> bool:
    """T-3.6: all have answered but one, and a Traitor has named a seat that will be asked."""
    named = [int(view.answer) for view in traitors(match) if view.phase == "murder" and view.answer.isdigit()]
    return len(match.awaited) == 1 and any("shield" in traitors(match)[seat].hand for seat in named)


def a_shield_is_asked_for(match: Match) -> bool:
    """T-3.6."""
    return asked(match) == "shield"


def a_faithful_may_join(match: Match) -> bool:
    """T-4.1."""
    return any(decision.keys == ("accept", "reject") for decision in match.decisions.values())


def a_traitor_must_reject(match: Match) -> bool:
    """T-4.2."""
    return any(decision.keys == ("reject",) for decision in match.decisions.values())


def the_traitor_card_was_accepted(match: Match) -> bool:
    """T-4.3: it has just been rejected; the seat has its turn as after any other card."""
    return bool(match.steps) and match.steps[-1].keys == ("accept",)


def a_hand_is_seen(match: Match) -> bool:
    """T-5.1: and all is over, but somebody still knows cards."""
    return any(view.sights for view in traitors(match)) and asked(match) not in ("take", "again")


def all_are_asked_after_a_quiet_night(match: Match) -> bool:
    """T-9.1: about the end of the round."""
    view = traitors(match)[0]
    return asked(match) == "end" and not view.rejecting and view.events[-1].event == "quiet_night"


def all_are_asked_after_a_rejection(match: Match) -> bool:
    """T-9.1: about the end of the round; perhaps the dealt Traitor rejected because it had to."""
    return asked(match) == "end" and traitors(match)[0].rejecting


def a_seat_is_out(match: Match) -> bool:
    """T-3.4, T-3.9: murdered or banished."""
    return any(not one.living for view in traitors(match)[:1] for one in view.table)


LEAKS: tuple[tuple[Case, Situation, Leak], ...] = (
    (TRAITORS, a_victim_is_named, lambda match: [len(one.choices) for one in match.decisions.values()]),
    (TRAITORS, a_victim_is_named, lambda match: [one.facts.get("role") for one in match.decisions.values()]),
    (
        TRAITORS,
        a_victim_has_a_shield,
        lambda match: [view.answer for view in traitors(match) if view.seat not in match.awaited],
    ),
    (TRAITORS, a_victim_has_a_shield, lambda match: ["shield" in view.hand for view in traitors(match)]),
    (TRAITORS, a_shield_is_asked_for, lambda match: [view.hand for view in traitors(match)]),
    (TRAITORS, a_faithful_may_join, lambda match: [one.kind for one in match.decisions.values()]),
    (TRAITORS, a_traitor_must_reject, lambda match: [len(one.choices) for one in match.decisions.values()]),
    (TRAITORS, the_traitor_card_was_accepted, lambda match: [view.recruited for view in traitors(match)]),
    (TRAITORS, the_traitor_card_was_accepted, lambda match: match.length),
    (TRAITORS, a_hand_is_seen, lambda match: [view.sights for view in traitors(match)]),
    (TRAITORS, a_seat_is_out, lambda match: [view.role for view in traitors(match)]),
    (AGREEING, all_are_asked_after_a_quiet_night, lambda match: [view.hand for view in traitors(match)]),
    (AGREEING, all_are_asked_after_a_rejection, lambda match: [view.hand for view in traitors(match)]),
    (TRAITORS, an_answer_was_changed, lambda match: match.length),
    (TRAITORS, an_answer_was_changed, lambda match: [one.replaces for one in match.decisions.values()]),
)
"""All situations, each with leaks made on purpose, which must be noticed there."""
