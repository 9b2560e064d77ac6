"""Facts about Traitor for the tests of all games."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from bot.games.kit.hooks import DrawnMoments, Hooks, Secret, TriedAnswer, Viewer
from bot.games.kit.matches import State
from bot.games.kit.told import everybody, its_seat, only
from engine import Event, Match, Record, View, visible
from engine.traitor.components import JOKERS, NAMES, PLAIN
from tests.games.traitor.script import traitor
from tests.games.traitor.test_matches import check
from tests.matches import a_match

PUBLIC = (
    "army_eliminated army_mixed army_mustered army_passed card_accused card_hidden card_left_open card_looked_at "
    "cards_drawn cards_needed dealer_picked gifts_settled look_earned match_ended match_won middle_pile_made "
    "point_scored round_started title_earned traitor_exposed traitor_revealed"
)
OWN = "card_seen cards_kept drawn_cards_seen hand_dealt"
TOLD = {
    **dict.fromkeys(PUBLIC.split(), everybody),
    **dict.fromkeys(OWN.split(), its_seat),
    "joker_given": only("seat", "target_seat"),
    "traitors_met": only("traitor_seats"),
}
"""Kind of event -> who may be told."""

BY_POINTS = Path(__file__).parent / "records" / "1" / "whole" / "traitor_by_points-6.json"
"""A match in which a traitor's army is eliminated by points while the match goes on (J-3.4)."""
AT_ONCE = ("gift", "muster")


class Looking(Hooks):
    """J-9: hands, Jokers and piles, what was answered so far, and the card that is about to accuse.

    Cards that an accusation is about to show are first put into their places in the other world, unless they are
    Jokers.
    """

    game = "traitor"
    told = TOLD
    moments = (DrawnMoments(2, (3, 6, 9, 40, 75)), DrawnMoments(6, (3, 6, 9, 40, 75), {"jokers": "2"}))
    secrets = (
        Secret(9, 16, lambda world: [army.cards for army in world.own(1)]),
        Secret(9, 2, lambda world: world.traitors()[0].number),
    )
    happens = "joker_given drawn_cards_seen card_seen"
    samples = 10
    taken_back = False  # the next army may always have begun
    words = ("joker", *NAMES)
    sides = ("loyal", "traitor")
    silent = frozenset({"army_mixed", "card_left_open"})
    of_all = frozenset({"army_mustered"})
    said_otherwise = frozenset(
        ["hand_dealt", "cards_kept", "army_mustered", "army_mixed", "card_looked_at", "cards_drawn", "drawn_cards_seen"]
    )
    settled = ("army_passed", "traitor_exposed", "match_ended")
    dealt = ("drawn_cards_seen", "card_seen")

    def check(self, match: Match) -> None:
        check(match)

    def eventful(self) -> list[Record]:
        """In the first one a Joker is given away, cards are drawn, and somebody looks."""
        sizes = (("leaks 12", 6), ("two jokers 6", 6), ("two jokers 8", 8))
        two_jokers = [a_match(text, seats=seats, options={"jokers": "2"}, game=self.game) for text, seats in sizes]
        return [*(match.record for match in two_jokers), Record.from_json(BY_POINTS.read_bytes())]

    def viewers(self, match: Match, number: int) -> set[int]:
        """All where all are asked, else some by turns."""
        all_asked = next(iter(match.decisions.values())).kind in AT_ONCE
        return set(range(match.seats)) if all_asked else {number % match.seats, 3 * number % match.seats}

    def ways(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[tuple[State, list[Event]]]:
        if tried.kind in AT_ONCE:
            decision = tried.match.game.decisions(other)[tried.seat]
            yield tried.there(other, tried.keys if viewer == tried.seat else decision.keys[: max(decision.least, 1)])
        elif tried.kind == "accuse" or tried.keys == ("back",):
            assert not tried.events, "an unfinished choice is told"
            if viewer == tried.seat:
                yield tried.there(other, tried.keys)
        else:
            world, said = other.copy(), tried.said if viewer != tried.seat else ()
            if _put_all(world, viewer, _shown(tried)):
                yield tried.there(world, *((key,) for key in said), tried.keys)

    def without(self, view: View, tried: TriedAnswer, viewer: Viewer, dealt: set[str]) -> View:
        if "card_seen" in dealt:
            view = replace(view, peeked=())
        if dealt or any(event.kind == "army_mixed" for event in tried.events):
            armies = traitor(view).armies_own
            view = replace(view, armies_own=tuple(replace(one, cards=()) for one in armies))
        return view

    def difference(self, tried: TriedAnswer, viewer: Viewer, world: State, theirs: Sequence[Event]) -> str:
        """The end of a question of all depends on all answers: that it ended, and what is the viewer's own, do not."""
        before, after = traitor(tried.views[viewer]), traitor(tried.match.game.view(world, viewer))
        goes_on = (after.mustering, after.phase) == (before.mustering, before.phase)
        if tried.kind not in AT_ONCE or (after.asked and goes_on):
            return super().difference(tried, viewer, world, theirs)
        everybodys = [[event.kind for event in visible(some, None)][:2] for some in (tried.events, theirs)]
        if everybodys[0] != everybodys[1]:
            return "the end of a question depends on a secret"
        if any(event.kind in ("joker_given", "traitors_met") for event in (*tried.events, *theirs)):
            return ""
        own = [[event for event in visible(some, viewer) if event.seats is not None] for some in (tried.events, theirs)]
        return "" if own[0] == own[1] else "an event depends on a secret"


def _shown(tried: TriedAnswer) -> dict[tuple[int, int], int]:
    """The cards that an accusation shows: army and slot -> card."""
    if tried.kind != "target":
        return {}
    true, (target, place) = tried.truth, map(int, tried.keys[0].split("."))
    return {
        (true.turn, true.accusing): true.armies[true.turn].cards[true.accusing],
        (target, place): true.armies[target].cards[place],
    }


def _put_all(other: State, viewer: Viewer, shown: Mapping[tuple[int, int], int]) -> bool:
    """Bring it about that the other world has the same cards there, if none is a Joker."""
    done: set[tuple[int, int]] = set()
    for place, card in shown.items():
        if not _put(other, viewer, *place, card, done):
            return False
        done.add(place)
    return True


def _put(other: State, viewer: Viewer, army: int, slot: int, card: int, done: set[tuple[int, int]]) -> bool:
    row = other.armies[army].cards
    if PLAIN[row[slot]] == PLAIN[card]:
        return True
    if card in JOKERS or row[slot] in JOKERS:
        return False
    wanted = {one for one, name in enumerate(PLAIN) if name == PLAIN[card]}
    for pile in (other.pile, other.removed):
        for place, found in enumerate(pile):
            if found in wanted:
                pile[place], row[slot] = row[slot], found
                return True
    seen = {} if viewer is None else other.peeked[viewer]
    for one in other.armies:
        for place, found in one.cards.items():
            here = (one.number, place)
            known = one.seat == viewer or place in one.face_up or place in one.known or here in seen or here in done
            if found in wanted and not known:
                one.cards[place], row[slot] = row[slot], found
                return True
    return False
