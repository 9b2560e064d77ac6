"""Matches of Het Verraad for tests of messages, and the moments in which somebody could learn too much."""

from collections.abc import Mapping

from engine import Decision, Match
from engine.het_verraad.view import HetVerraadView
from tests.games.het_verraad.script import BOXES
from tests.kit.cases import Case, Leak, Situation, asked

WHISPERED: Mapping[str, Mapping[str, object]] = BOXES["whispered"]
"""Many influence cards, from the first turn on, that nobody else sees; and cities that touch each other."""
CITY = Case("het_verraad", 4, "match 37", data=WHISPERED, answers=115)
CASES = (CITY,)
"""Chosen so that every situation comes up."""


def citizens(match: Match) -> list[HetVerraadView]:
    """The views of the seats of Het Verraad."""
    views = [match.view(seat) for seat in range(match.seats)]
    return [view for view in views if isinstance(view, HetVerraadView)]


def a_purchase_is_prepared(match: Match) -> bool:
    """H-4.1: buying is chosen, and no area is."""
    return asked(match) == "buy"


def a_card_to_build_or_sell_is_chosen(match: Match) -> bool:
    """H-4.2, H-4.5."""
    return asked(match) in ("build", "build_on", "pawn", "sell")


def an_influence_card_is_chosen(match: Match) -> bool:
    """H-8: and its target is not."""
    return asked(match) in TARGETS


def an_influence_card_goes(match: Match) -> bool:
    """H-4.6: which one of three is a secret until it is discarded."""
    return asked(match) == "discard"


def the_sorcerer_shows_cards(match: Match) -> bool:
    """H-8.3."""
    return any(len(view.seen) > 1 for view in citizens(match))


def a_black_chip_is_changed(match: Match) -> bool:
    """H-4.4: two seats have seen a value."""
    return any(view.chips_glimpsed for view in citizens(match)) or asked(match) == "swap"


def a_seat_may_react(match: Match) -> bool:
    """H-8.5: who is asked has the card."""
    return any(len(one.choices) > 1 for one in _windows(match))


def no_seat_can_react(match: Match) -> bool:
    """H-8.5: nobody who is asked has the card."""
    return bool(_windows(match)) and not a_seat_may_react(match)


def some_have_reacted(match: Match) -> bool:
    """H-8.5: and others have not."""
    return 0 < len(_windows(match)) < len(match.view(None).asked)


def _windows(match: Match) -> list[Decision]:
    return [decision for decision in match.decisions.values() if decision.kind in ("protect", "block")]


TARGETS = ("brand", "overval", "infiltrant", "hekserij", "pionier", "gif", "gouden_handel")


LEAKS: tuple[tuple[Case, Situation, Leak], ...] = (
    (CITY, a_purchase_is_prepared, lambda match: match.length),
    (CITY, a_purchase_is_prepared, lambda match: [one.kind for one in match.decisions.values()]),
    (CITY, a_card_to_build_or_sell_is_chosen, lambda match: [view.hand for view in citizens(match)]),
    (CITY, an_influence_card_is_chosen, lambda match: [one.kind for one in match.decisions.values()]),
    (CITY, an_influence_card_is_chosen, lambda match: [view.influence for view in citizens(match)]),
    (CITY, an_influence_card_goes, lambda match: [one.keys for one in match.decisions.values()]),
    (CITY, the_sorcerer_shows_cards, lambda match: [view.seen for view in citizens(match)]),
    (CITY, a_black_chip_is_changed, lambda match: [view.chips for view in citizens(match)]),
    (CITY, a_black_chip_is_changed, lambda match: [view.chips_glimpsed for view in citizens(match)]),
    (CITY, a_seat_may_react, lambda match: [len(one.choices) for one in match.decisions.values()]),
    (CITY, no_seat_can_react, lambda match: [view.influence for view in citizens(match)]),
    (CITY, some_have_reacted, lambda match: match.awaited),
    (CITY, some_have_reacted, lambda match: [view.asked for view in citizens(match)]),
    (CITY, some_have_reacted, lambda match: [step.keys for step in match.steps[-1:]]),
)
"""All situations, each with leaks made on purpose, which must be noticed there."""
