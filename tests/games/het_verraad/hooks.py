"""Facts about Het Verraad for the tests of all games."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace as changed_part
from functools import cache
from typing import Any

from msgspec.structs import asdict, replace

import engine
from bot.games.kit.hooks import DrawnMoments, Hooks, Secret, TriedAnswer, Viewer
from bot.games.kit.matches import State
from bot.games.kit.told import everybody, its_seat
from engine import Event, Match, Record, Step, View
from engine.het_verraad.components import INFLUENCE
from engine.het_verraad.view import HetVerraadView
from tests.games.het_verraad.script import changed
from tests.games.het_verraad.test_players import played
from tests.games.het_verraad.test_properties import check
from tests.games.het_verraad.unusual import two_steps, unusual_matches
from tests.matches import play_by_chance, seed_of, truth

BUILDINGS = tuple(str(one["id"]) for one in engine.game("het_verraad").data["buildings"]["buildings"])
PUBLIC = (
    "area_bought area_claimed area_freed area_isolated area_taken bricks_added building_built "
    "building_destroyed building_replaced card_bought card_drawn card_opened card_put_under card_sold "
    "card_taken chip_bought chip_swapped chips_revealed deck_remade gap_left income_paid income_skipped "
    "influence_bought influence_discarded influence_given influence_played last_round master_attacked "
    "master_called master_moved master_rolled master_stayed match_ended match_won nobody_reacted "
    "open_cards_discarded poisoned power_moved reacted round_started seat_expelled seat_returned "
    "start_player_drawn tax_paid tower_built tower_destroyed turn_started white_chip_swapped window_opened"
)
OWN = "buildings_dealt card_seen chip_seen influence_seen sorcerer_saw swap_seen"
TOLD = {**dict.fromkeys(PUBLIC.split(), everybody), **dict.fromkeys(OWN.split(), its_seat)}
"""Kind of event -> who may be told (H-0.2, H-0.3, H-0.5)."""

GAME = engine.game("het_verraad")
GROUPED = ("_ring", "_category")
NO_OPTIONS: Mapping[str, str] = {}
PRIVATE = ("card_seen", "sorcerer_saw", "influence_seen", "chip_seen", "swap_seen")
"""Events that only the seat in turn is told."""


def the_view(view: View) -> HetVerraadView:
    """The view, known to be one of Het Verraad."""
    assert isinstance(view, HetVerraadView)
    return view


@cache
def eventful() -> Record:
    """The beginning of a match of four rich seats that do what is secret whenever they can, and react with any card."""
    wishes = ("play", "swap", "influence", "black", "card")
    return _eager(wishes, copies=3, reacting=True, answers=300, options={"third": "discard"})


@cache
def second_edition() -> Record:
    """One by H-12.1 and H-12.2: a seat that has bought one card too many plays one, and white chips are swapped."""
    wishes = ("swap", "influence", "white", "black", "play")
    return _eager(wishes, copies=3, reacting=True, answers=300, options={"swap_colour": "any"}, favourite="white")


@cache
def blocking() -> Record:
    """The beginning of one whose seats buy influence cards, half of them ``blokkade``, and keep them."""
    return _eager(("influence",), copies=0, reacting=False, answers=200)


def _eager(
    wishes: Sequence[str],
    *,
    copies: int,
    reacting: bool,
    answers: int,
    options: Mapping[str, str] = NO_OPTIONS,
    favourite: str = "",
) -> Record:
    """``wishes`` is what is done in phase 2 before anything else, ``favourite`` the chip that is swapped."""
    seed = seed_of("leaks 17")
    match = engine.start("het_verraad", seats=4, seed=seed, data=rich(copies), options=options)
    while match.length < answers:
        seat = match.awaited[0]
        decision = match.decisions[seat]
        keys = [key for key in wishes if key in decision.keys]
        if decision.kind in ("protect", "block"):
            match.play(seat, decision.keys[-1:] if reacting else ["pass"])
        elif decision.kind == "swap" and favourite in decision.keys:
            match.play(seat, [favourite])
        elif keys and match.length % 4:
            match.play(seat, keys[match.length % len(keys) :][:1])
        else:
            play_by_chance(match, seed, 1)
    return match.record


def rich(copies: int) -> dict[str, Any]:
    """Data files with much money, nine cards of either kind to react with, and so many of each other kind."""
    (supplies,) = changed({"supplies.start_bricks": 60}).values()
    influence = deepcopy(GAME.data["influence"])
    for row in influence["cards"]:
        row["copies"] = 9 if row["influence"] in ("bescherming", "blokkade") else copies
    return {"supplies": {**supplies, "wealth_limit": 40}, "influence": influence}


class Looking(Hooks):
    """Hands, chips and piles; what a seat is about to do; who has answered in a window, and what (H-8.5).

    Cards that the answer lawfully shows of hands and piles are first put there in the other world.
    """

    game = "het_verraad"
    told = TOLD
    moments = (DrawnMoments(2, (30, 300)),)
    secrets = (
        Secret(30, 20, lambda world: world.hands),
        Secret(30, 20, lambda world: world.influence_deck),
        Secret(250, 20, lambda world: world.stack),
        Secret(250, 20, lambda world: world.deck),
    )
    happens = "sorcerer_saw chip_swapped swap_seen influence_discarded reacted poisoned master_moved white_chip_swapped"
    samples = 5
    people = 2
    words = (*INFLUENCE, *BUILDINGS)
    silent = frozenset({"bricks_added"})
    of_all = frozenset({"chips_revealed"})
    said_otherwise = untold = frozenset({"window_opened", "nobody_reacted"})
    unseen = 900
    length = 120
    settled = ("chips_revealed",)
    shown = ("match_ended",)
    soon: Mapping[str, Mapping[str, object]] = {"track": {"end": {"2": 8, "3": 7, "4": 6, "5": 5}}}

    def check(self, match: Match) -> None:
        check(match)

    def tellable(self) -> Iterator[Match]:
        return unusual_matches()

    def tellable_steps(self, steps: Sequence[Step]) -> Iterator[Step]:
        return two_steps(steps)

    def eventful(self) -> Iterator[Record]:
        """The beginning of a rich match, and whole ones by rule of thumb, which use more than chance does."""
        yield eventful()
        yield second_edition()
        for seats in (2, 5):
            yield played(["thumb"] * seats, "leaks").record
        yield blocking()

    def viewers(self, match: Match, number: int) -> set[int]:
        """All in a window, else some by turns."""
        everybody_asked = the_view(match.view(None)).window is not None
        some = {number % match.seats, (number // match.seats) % match.seats}
        return set(range(match.seats)) if everybody_asked else some

    def ways(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[tuple[State, list[Event]]]:
        before, other = the_view(tried.views[viewer]), other.copy()
        if tried.events:
            closing = before.window is not None
            way = _closed(tried, viewer, other) if closing else _in_turn(tried, viewer, other)
            yield way
        elif viewer == tried.seat and before.window is None:
            yield tried.there(other, tried.keys)
        elif viewer == tried.seat:
            asked = tuple(one for one in before.asked if one != viewer)
            own = replace(before, asked=asked, reply=tried.keys[0])
            assert tried.match.view(viewer) == own, "a single reaction is seen"

    def difference(self, tried: TriedAnswer, viewer: Viewer, world: State, theirs: Sequence[Event]) -> str:
        """Three open cards of one category that stay tell what is left in the deck (H-3.5)."""
        states = (truth(tried.match), world)
        if any(len({one.box.categories[card] for card in one.open if card >= 0}) == 1 for one in states):
            return ""
        return super().difference(tried, viewer, world, theirs)


def _closed(tried: TriedAnswer, viewer: Viewer, other: State) -> tuple[State, list[Event]]:
    """The last reaction: in the other world the same card is played, or none, whoever else held one (H-8.5)."""
    reaction, there = tried.truth.reaction, other.reaction
    answers = {**reaction.answers, tried.seat: tried.keys[0]}
    first = next((one for one in reaction.asked if answers[one] != "pass"), None)
    if first is not None and first != viewer:
        _give_influence(other, first, answers[first])
    for place, one in enumerate(reaction.asked):
        if one in (viewer, first):
            continue
        if first is None or place < reaction.asked.index(first):
            answers[one] = "pass"
        else:
            answers[one] = there.answers.get(one) or GAME.decisions(other)[one].keys[-1]
            if answers[one] not in [other.box.influence[card] for card in other.influence[one]]:
                answers[one] = "pass"
    last = tried.seat
    if viewer is not None and viewer != last:
        last = next(one for one in (*reaction.asked, last) if one != viewer)
    other.reaction = changed_part(there, answers={one: said for one, said in answers.items() if one != last})
    other.questions = GAME.ask(other)
    _align(tried, viewer, other, [answers[last]])
    return other, _say(tried, viewer, other, last, answers[last])


def _in_turn(tried: TriedAnswer, viewer: Viewer, other: State) -> tuple[State, list[Event]]:
    """The same is said in the other world, from the first of several small questions on."""
    keys = [*(() if viewer == tried.seat else tried.said), *tried.keys]
    _align(tried, viewer, other, keys)
    theirs: list[Event] = []
    for key in keys:
        theirs = _say(tried, viewer, other, tried.seat, key)
    return other, theirs


def _say(tried: TriedAnswer, viewer: Viewer, other: State, seat: int, key: str) -> list[Event]:
    """One answer in the other world, where lists may be shorter or longer, and other chips may be swapped."""
    rules = tried.match.game
    decision = rules.decisions(other)[seat]
    if decision.kind == "swap" and viewer != seat and key != "white":
        return rules.play(other, seat, decision.keys[:1])
    if key in decision.keys:
        return rules.play(other, seat, (key,))
    if decision.kind.endswith(GROUPED):
        group = next(
            choice.key
            for choice in decision.choices
            if key in (*_row(choice.facts.get("areas")), *_keys(other, choice.facts.get("buildings")))
        )
        rules.play(other, seat, (group,))
        return rules.play(other, seat, (key,))
    return []  # a group that is not asked for there


def _row(fact: object) -> tuple[str, ...]:
    return tuple(map(str, fact)) if isinstance(fact, tuple) else ()


def _keys(other: State, names: object) -> tuple[str, ...]:
    """Building cards of these names."""
    return tuple(one.card for one in other.box.buildings if one.name in _row(names))


# --- what the answer shows --------------------------------------------------------------------------------------------


def _align(tried: TriedAnswer, viewer: Viewer, other: State, keys: Sequence[str]) -> None:
    """Dice fall the same, and what the answer shows is where it is in the true world."""
    true = tried.truth
    other.chance = true.chance.copy()
    seat, box = true.active, true.box
    shown = [event.kind for event in tried.events if viewer == seat or event.kind not in PRIVATE]
    drawn = shown.count("card_opened") + shown.count("card_seen")
    drawn += box.tovenaar_cards if "sorcerer_saw" in shown or "card_put_under" in shown else 0
    for place in range(min(drawn, len(true.deck))):
        _swap_building(other, other.deck[place], true.deck[place])
    if true.course.seen:
        other.course.seen = true.course.seen
    if "influence_seen" in shown and true.influence_deck:
        _swap_influence(other, other.influence_deck[0], true.influence_deck[0])
    if "chip_seen" in shown or "swap_seen" in shown:
        _swap([other.stack, *other.black], other.stack[0], true.stack[0])
    if viewer != seat and true.reaction is None:
        for key in keys:
            if key in box.card and box.card[key] in true.hands[seat]:
                _give_building(other, seat, key, viewer)
            elif key in box.influence_card and box.influence_card[key] in true.influence[seat]:
                _give_influence(other, seat, key)
    for event in tried.events:
        if event.kind == "poisoned" and asdict(event)["target_seat"] != viewer:
            _give_hand(other, true, asdict(event)["target_seat"])
    other.questions = GAME.ask(other)


def _give_hand(other: State, true: State, seat: int) -> None:
    """The seat has the same cards in hand as in the true world."""
    for card in true.hands[seat]:
        if card not in other.hands[seat]:
            _swap_building(other, next(one for one in other.hands[seat] if one not in true.hands[seat]), card)


def _give_building(other: State, seat: int, key: str, viewer: Viewer) -> None:
    """The seat has that card in hand in the other world, too."""
    card = other.box.card[key]
    if card not in other.hands[seat]:
        known = {*other.known[seat], *(() if viewer is None else other.glimpsed[viewer])}
        _swap_building(other, next(one for one in other.hands[seat] if one not in known), card)


def _give_influence(other: State, seat: int, key: str) -> None:
    """The seat has that influence card in hand in the other world, too."""
    card = other.box.influence_card[key]
    if card not in other.influence[seat]:
        _swap_influence(other, other.influence[seat][0], card)


def _swap_building(other: State, one: int, two: int) -> None:
    _swap([other.deck, *other.hands], one, two)


def _swap_influence(other: State, one: int, two: int) -> None:
    _swap([other.influence_deck, *other.influence], one, two)


def _swap(piles: Sequence[list[int]], one: int, two: int) -> None:
    """Two cards or chips change places, wherever they are; all piles but the first are in order."""
    for pile in piles:
        pile[:] = [two if card == one else one if card == two else card for card in pile]
    for hand in piles[1:]:
        hand.sort()
