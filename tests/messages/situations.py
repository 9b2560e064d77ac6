"""Matches for tests of messages, and the moments in them in which somebody could learn too much."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

import engine
from bot.store import Table
from engine import Decision, Match
from engine.het_verraad.view import HetVerraadView
from engine.the_traitors.view import TheTraitorsView
from engine.traitor.view import TraitorView
from tests.messages.leaks import played
from tests.tables.people import a_table

Situation = Callable[[Match], bool]
NO_OPTIONS: Mapping[str, str] = {}
NO_DATA: Mapping[str, Mapping[str, object]] = {}


class Case(NamedTuple):
    """A match that people play by chance, for so many answers at most.

    ``data`` are values of data files that are replaced.
    """

    game: str
    seats: int
    text: str
    options: Mapping[str, str] = NO_OPTIONS
    data: Mapping[str, Mapping[str, object]] = NO_DATA
    answers: int | None = None

    @property
    def table(self) -> Table:
        """Their table."""
        own = engine.game(self.game).data
        data: dict[str, object] = {name: {**own[name], **values} for name, values in self.data.items()}
        return replace(a_table(self.text, game=self.game, seats=self.seats, options=self.options), data=data)

    def played(self) -> Iterator[Match]:
        """The match after each answer."""
        return islice(played(self.table), self.answers)

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *self.options.values()))


VERRAETER = tuple(
    Case("verraeter", seats, "x", {"preset": preset}) for seats in (3, 4) for preset in ("online", "classic")
)
WHISPERED: Mapping[str, Mapping[str, object]] = {
    "supplies": {"start_bricks": 40, "wealth_limit": 40, "influence_price": 1, "start_areas": 5, "start_sum": 20},
    "track": {"end": {"2": 20, "3": 15, "4": 12, "5": 10}},
    "influence": {
        "cards": [
            *({"influence": kind, "copies": 2} for kind in ("brand", "overval", "infiltrant", "hekserij", "pionier")),
            {"influence": "gif", "copies": 2, "bricks": 3},
            {"influence": "gouden_handel", "copies": 2, "factor": 2},
            {"influence": "tovenaar", "copies": 6, "cards": 2},
            *({"influence": kind, "copies": 8} for kind in ("bescherming", "blokkade")),
        ]
    },
}
"""Many influence cards, from the first turn on, that nobody else sees; and cities that touch each other."""
CASES = (
    Case("the_traitors", 4, "match 29"),
    Case("traitor", 2, "match 7"),
    Case("traitor", 6, "match 0", {"jokers": "2"}),
    Case("het_verraad", 4, "match 37", data=WHISPERED, answers=115),
)
"""Chosen so that every situation comes up."""


def an_answer_was_changed(match: Match) -> bool:
    """It has just been."""
    return bool(match.steps) and match.steps[-1].decision.replaces is not None


# Verräter


def a_role_was_kept(match: Match) -> bool:
    """V-3: it has just been, and is turned up later."""
    return bool(match.steps) and match.steps[-1].decision.kind == "role"


def a_builder_goes_on(match: Match) -> bool:
    """V-8.1: what to do is chosen, and not where."""
    return _asked(match) in ("building_from", "building_to")


# The Traitors


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


def a_victim_is_named_that_has_a_shield(match: Match) -> bool:
    """T-3.6: all have answered but one, and a Traitor has named a seat that will be asked."""
    named = [int(view.answer) for view in traitors(match) if view.phase == "murder" and view.answer.isdigit()]
    return len(match.awaited) == 1 and any("shield" in traitors(match)[seat].hand for seat in named)


def a_shield_is_asked_for(match: Match) -> bool:
    """T-3.6."""
    return _asked(match) == "shield"


def a_faithful_may_join_the_traitors(match: Match) -> bool:
    """T-4.1."""
    return any(decision.keys == ("accept", "reject") for decision in match.decisions.values())


def a_traitor_must_reject(match: Match) -> bool:
    """T-4.2."""
    return any(decision.keys == ("reject",) for decision in match.decisions.values())


def the_traitor_card_was_accepted(match: Match) -> bool:
    """T-4.3: it has just been; whoever did it has its turn before it as after any other card."""
    return bool(match.steps) and match.steps[-1].keys == ("accept",)


def a_hand_is_seen(match: Match) -> bool:
    """T-5.1: and all is over, but somebody still knows cards."""
    return any(view.sights for view in traitors(match)) and _asked(match) not in ("take", "again")


def a_seat_is_out(match: Match) -> bool:
    """T-3.4, T-3.9: murdered or banished."""
    return any(not one.living for view in traitors(match)[:1] for one in view.table)


# Traitor


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
    return _asked(match) == "muster" and len(match.awaited) < len(match.decisions)


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


# Het Verraad


def citizens(match: Match) -> list[HetVerraadView]:
    """The views of the seats of Het Verraad."""
    views = [match.view(seat) for seat in range(match.seats)]
    return [view for view in views if isinstance(view, HetVerraadView)]


def a_purchase_is_prepared(match: Match) -> bool:
    """H-4.1: buying is chosen, and no area is."""
    return _asked(match) == "buy"


def a_card_to_build_or_sell_is_chosen(match: Match) -> bool:
    """H-4.2, H-4.5."""
    return _asked(match) in ("build", "build_on", "pawn", "sell")


def an_influence_card_is_chosen(match: Match) -> bool:
    """H-8: and its target is not."""
    return _asked(match) in TARGETS


def an_influence_card_goes(match: Match) -> bool:
    """H-4.6: which one of three is a secret until it is discarded."""
    return _asked(match) == "discard"


def the_sorcerer_shows_cards(match: Match) -> bool:
    """H-8.3."""
    return any(len(view.seen) > 1 for view in citizens(match))


def a_black_chip_is_changed(match: Match) -> bool:
    """H-4.4: two seats have seen a value."""
    return any(view.chips_glimpsed for view in citizens(match)) or _asked(match) == "swap"


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


def _asked(match: Match) -> str:
    return next((decision.kind for decision in match.decisions.values()), "")


SITUATIONS: Mapping[str, tuple[Situation, ...]] = {
    "verraeter": (a_role_was_kept, a_builder_goes_on),
    "the_traitors": (
        an_answer_was_changed,
        a_victim_is_named,
        a_victim_is_named_that_has_a_shield,
        a_shield_is_asked_for,
        a_faithful_may_join_the_traitors,
        a_traitor_must_reject,
        the_traitor_card_was_accepted,
        a_hand_is_seen,
        a_seat_is_out,
    ),
    "traitor": (
        an_answer_was_changed,
        a_joker_may_be_given,
        a_traitor_knows_another,
        armies_are_mustered,
        a_card_accuses,
        a_card_was_looked_at,
        cards_were_mixed,
        an_army_is_eliminated,
    ),
    "het_verraad": (
        a_purchase_is_prepared,
        a_card_to_build_or_sell_is_chosen,
        an_influence_card_is_chosen,
        an_influence_card_goes,
        the_sorcerer_shows_cards,
        a_black_chip_is_changed,
        a_seat_may_react,
        no_seat_can_react,
        some_have_reacted,
    ),
}
"""By game."""
