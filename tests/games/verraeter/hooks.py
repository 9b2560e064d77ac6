"""Facts about Verräter for the tests of all games."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.kit.hooks import DrawnMoments, Hooks, Secret, TriedAnswer, Viewer
from bot.games.kit.matches import State
from bot.games.kit.told import everybody, its_seat
from engine import Event, Match, Record, View
from engine.verraeter.components import ROLES
from tests.games.verraeter.test_properties import check
from tests.matches import a_match

PUBLIC = (
    "allegiance_changed allegiance_taken building_declined building_moved building_placed building_turned "
    "conflict_chosen conflict_resolved discard_pile_shuffled landscape_turned match_ended match_won "
    "points_scored role_kept role_revealed round_started strategy_card_taken supply_discarded supply_drawn "
    "supply_played"
)
OWN = "cards_drawn role_chosen roles_handed"
TOLD = {**dict.fromkeys(PUBLIC.split(), everybody), **dict.fromkeys(OWN.split(), its_seat)}
"""Kind of event -> who may be told (V-10)."""


class Looking(Hooks):
    """V-10: hands, roles and piles. A role that somebody keeps may be any other (V-3)."""

    game = "verraeter"
    told = TOLD
    moments = (DrawnMoments(4, (6, 12, 30, 55)),)
    secrets = (Secret(30, 4, lambda world: world.hands[1]),)
    happens = "role_chosen cards_drawn building_moved"
    samples = 60
    shown = ("role_revealed", "match_ended")
    dealt = ("cards_drawn", "roles_handed")
    words = ROLES
    sides = ("eagle", "rose")
    silent = frozenset({"role_kept"})
    said_otherwise = frozenset({"role_kept", "role_revealed", "supply_drawn", "roles_handed", "role_chosen"})

    def check(self, match: Match) -> None:
        check(match)

    def eventful(self) -> list[Record]:
        return [a_match("leaks").record]

    def ways(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[tuple[State, list[Event]]]:
        if viewer != tried.seat and tried.kind.startswith("building"):
            if tried.events:
                yield tried.there(other, *((key,) for key in tried.said), tried.keys)
            return
        possible = tried.match.game.decisions(other)[tried.seat].keys
        if viewer != tried.seat and tried.kind == "role":
            for key in possible:
                yield tried.there(other, (key,))
        elif set(tried.keys) <= set(possible):
            yield tried.there(other, tried.keys)

    def without(self, view: View, tried: TriedAnswer, viewer: Viewer, dealt: set[str]) -> View:
        if "cards_drawn" in dealt:
            view = replace(view, hand=())
        return replace(view, handed=()) if "roles_handed" in dealt else view
