"""A small language in which rules of Het Verraad are told: a set-up that is played, or a situation, and answers.

Areas, cards and chips are named by their keys. What stands on an area follows its name: ``"M7:tolhuis^"`` is the area
M7 with the Tolhuis and a tower.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import engine
from engine import Chance, Event, Match, Objection, Record, ScriptedChance, View
from engine.het_verraad.board.areas import place_building, raise_tower, take
from engine.het_verraad.box.loading import make_box
from engine.het_verraad.components import AREAS, BLACK, WHITE, Box
from engine.het_verraad.questions import ask
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import settle as settle_powers
from engine.het_verraad.state import OUTSIDE, Course, State, new_state
from engine.het_verraad.view import AreaView, CastleView, HetVerraadView
from tests.matches import everything

T = TypeVar("T")
EventT = TypeVar("EventT", bound=Event)
Data = Mapping[str, Any]
BySeat = Mapping[int, str]
NONE: Mapping[int, Any] = {}
SHIPPED: Data = {}
LAST = engine.game("het_verraad").rules_version

DRAFTS = {
    2: "O2 M8 O6 O20 O22 O4",
    3: "O2 M8 O20 O6 O4 O8 O22 O18 O11",
    4: "O2 M8 O20 O10 O6 O4 O8 O13 O22 O18 O11 O0",
    5: "O2 M8 O20 O10 O16 O6 O4 O8 O13 O14 O22 O18 O11 O0 M14",
}
"""Areas as they may be claimed one after the other, three by each seat."""
CHIPS = "1.1 1.2 1.3 1.4 1.5 1.6"
"""As many black chips as a castle card holds."""
OPEN = "plaggenhut varkenskot marktkraam"
"""Three cards of three categories."""


def box_of(data: Data) -> Box:
    """The components, with these data files replaced."""
    game = engine.game("het_verraad")
    return make_box({**game.data, **game.check_all_data(data)})


def changed(name: str, key: str, value: object) -> dict[str, Any]:
    """A data file with one value changed: ``areas.M7.value`` is that of the row whose name is ``M7``."""
    content: Any = copy.deepcopy(engine.game("het_verraad").data[name])
    inside: Any = content
    *way, last = key.split(".")
    for word in way:
        inside = inside[_place(inside, word)] if isinstance(inside, list) else inside[word]
    inside[_place(inside, last) if isinstance(inside, list) else last] = value
    return {name: content}


def _place(rows: list[Any], word: str) -> int:
    """Return the index of the row with that ``id`` or ``influence``; a number is the index itself."""
    if word.isdecimal():
        return int(word)
    return next(place for place, row in enumerate(rows) if word in (row.get("id"), row.get("influence")))


class RecordingChance(ScriptedChance):
    """Scripted chance that remembers what it was asked for."""

    def __init__(self, *outcomes: object) -> None:
        super().__init__(*outcomes)
        self.asked: list[tuple[str, tuple[object, ...]]] = []

    def shuffle(self, items: Sequence[T]) -> list[T]:
        self.asked.append(("shuffle", tuple(items)))
        return super().shuffle(items)

    def roll(self, sides: int) -> int:
        self.asked.append(("roll", (sides,)))
        return super().roll(sides)

    def pick(self, items: Sequence[T]) -> T:
        self.asked.append(("pick", tuple(items)))
        return super().pick(items)


def begin(
    seats: int = 2,
    *,
    start: int = 0,
    a: str = "",
    b: str = "",
    c: str = "",
    influence: str = "",
    chips: str = "",
    then: Sequence[object] = (),
    data: Data = SHIPPED,
    **options: object,
) -> Match:
    """A match whose areas are not claimed yet.

    ``start`` is the start player; ``a``, ``b``, ``c`` are the top cards of these letters. ``influence`` and ``chips``
    are the tops of these piles. ``then`` is what chance brings later.
    """
    chance = ScriptedChance(start, *(text.split() for text in (c, b, a, influence, chips)), *then)
    return engine.start("het_verraad", seats=seats, options=options, data=data, chance=chance)


def settle(match: Match, areas: str = "", towers: str = "") -> Match:
    """Claims and first towers, one after the other; those of ``DRAFTS`` and first areas if none are given."""
    claim(match, *(areas or DRAFTS[match.seats]).split())
    for tower in towers.split():
        say(match, tower)
    while kind(match) == "first_tower":
        say(match, keys(match)[0])
    return match


def claim(match: Match, *areas: str) -> list[Event]:
    """Areas of the set-up, each by whose turn it is."""
    return [event for area in areas for event in choose(match, area)]


def choose(match: Match, area: str) -> list[Event]:
    """An area, after its ring if that is asked first."""
    return say(match, area[0], area) if kind(match).endswith("_ring") else say(match, area)


def situation(
    *owners: str,
    master: str = "",
    neutral: str = "",
    at: str = "",
    phase: str = "actions",
    turn: int = 0,
    start: int = 0,
    bricks: Mapping[int, int] = NONE,
    hands: BySeat = NONE,
    influence: BySeat = NONE,
    white: Mapping[int, int] = NONE,
    black: BySeat = NONE,
    cards: str = OPEN,
    deck: str = "",
    discards: str = "",
    pawnshop: str = "",
    market: str = "",
    influence_deck: str = "",
    influence_discards: str = "",
    stack: str = "",
    then: Sequence[object] = (),
    chance: Chance | None = None,
    data: Data = SHIPPED,
    rules: int = LAST,
    **options: object,
) -> Match:
    """A match in its first round, in which things stand like this: not played to, but as it might be.

    ``owners`` are the areas of each seat, ``master`` the areas of the Black Master. ``neutral`` are the areas with a
    building but without owner; ``at`` is the place of the Black Master. Seats have 5 bricks and nothing else unless
    something is said. ``cards`` are the cards laid open, with the bricks on them (``"tolhuis:2"``).

    ``deck``, ``influence_deck`` and ``stack`` are tops of piles; the rest follows in canonical order. After ``"."``
    nothing follows; all that is missing has left the game. ``phase`` is ``income``, ``actions`` or ``master``; ``turn``
    is the seat whose phase it is. ``then`` is what chance brings, or ``chance`` itself. ``rules`` is the version of the
    rules.
    """
    game = engine.game("het_verraad")
    seats = len(owners)
    chosen = game.check_options(options, seats, rules)
    box = box_of(data)
    state = new_state(box, seats, chosen, chance or ScriptedChance(*then), rules, start)
    _build(state, [*owners, master, neutral])
    state.master = box.place[at] if at else OUTSIDE
    for seat in range(seats):
        state.bricks[seat] = bricks.get(seat, state.bricks[seat])
        state.hands[seat] = sorted(box.card[card] for card in hands.get(seat, "").split())
        state.influence[seat] = sorted(box.influence_card[card] for card in influence.get(seat, "").split())
        _give_chips(state, seat, white.get(seat, 0), black.get(seat, "").split())
    _lay_open(state, cards)
    for pile, text in ((state.discards, discards), (state.pawnshop, pawnshop), (state.market, market)):
        pile.extend(box.card[card] for card in text.split())
    state.influence_discards = [box.influence_card[card] for card in influence_discards.split()]
    used = [state.standing, state.open, state.discards, state.pawnshop, state.market, *state.hands]
    state.deck = _pile(box.card, deck, used)
    state.influence_deck = _pile(box.influence_card, influence_deck, [state.influence_discards, *state.influence])
    state.stack = _pile(box.chip, stack, state.black)
    _begin_phase(state, phase, turn)
    return Match(game, state, (), Record(game=game.key, rules=rules, seats=seats, options=chosen, seed=None, data=data))


def phase_4(*owners: str, chips: int = 1, **things: Any) -> Match:
    """Phase 4 of seat 0 with so many black chips."""
    black = {0: " ".join(CHIPS.split()[:chips]), **things.pop("black", {})}
    return situation(*owners, phase="master", black=black, **things)


def _build(state: State, owners: Sequence[str]) -> None:
    """Areas with what stands on them: those of the seats, of the Black Master, of nobody."""
    for holder, text in enumerate(owners):
        for one in text.split():
            words = one.rstrip("^").split(":")
            area = state.box.place[words[0]]
            if holder <= state.seats:
                take(state, area, holder)
            for card in words[1:]:
                place_building(state, area, state.box.card[card])
            if one.endswith("^"):
                raise_tower(state, area)


def _give_chips(state: State, seat: int, white: int, black: Sequence[str]) -> None:
    """Chips, the black ones with the way of the marker."""
    state.white[seat] = white
    state.black[seat] = sorted(state.box.chip[chip] for chip in black)
    state.counts[seat][WHITE], state.counts[seat][BLACK] = white, len(black)
    state.points[state.seats] += len(black)
    state.ever_black += len(black)


def _lay_open(state: State, cards: str) -> None:
    """Open cards, place after place, with bricks."""
    for place, text in enumerate(cards.split()):
        card, _, number = text.partition(":")
        state.open[place] = state.box.card[card]
        state.open_bricks[place] = int(number or 0)


def _pile(places: Mapping[str, int], text: str, used: Sequence[Sequence[int]]) -> list[int]:
    """A pile: its top, and what is nowhere else."""
    top = [places[name] for name in text.split() if name != "."]
    gone = {one for row in used for one in row}
    return top if "." in text.split() else top + [one for one in places.values() if one not in gone and one not in top]


def _begin_phase(state: State, phase: str, turn: int) -> None:
    """A seat's turn in this phase; great powers are held as if all had come about at once."""
    settle_powers(state)
    state.round, state.phase, state.active, state.changed = 1, phase, turn, 0
    state.course = Course(points=state.points[turn])
    ask_again(state)
    state.questions = ask(state)


def say(match: Match, *keys: str) -> list[Event]:
    """Whoever is asked, the first of them if there are several, answers; so does who is asked next, key after key."""
    return [event for key in keys for event in match.play(match.awaited[0], [key])]


def answer(match: Match, seat: int, *keys: str) -> list[Event]:
    """A seat answers, key after key."""
    return [event for key in keys for event in match.play(seat, [key])]


def now(match: Match, seat: int | None = None) -> HetVerraadView:
    """A seat's view, or an onlooker's."""
    view: View = match.view(seat)
    assert isinstance(view, HetVerraadView)
    return view


def kind(match: Match) -> str:
    """Return the kind of the question that is asked now; empty when the match is over."""
    return next((decision.kind for decision in match.decisions.values()), "")


def asked(match: Match) -> int:
    """Return the only seat that is asked now."""
    (seat,) = match.awaited
    return seat


def keys(match: Match, seat: int | None = None) -> tuple[str, ...]:
    """Return the keys that a seat may answer with now; by default, the first asked seat's keys."""
    return match.decisions[match.awaited[0] if seat is None else seat].keys


def offered(match: Match) -> str:
    """The areas that whoever is asked first may choose now; those of each ring, if a ring is asked first."""
    decision = match.decisions[match.awaited[0]]
    rows = [choice.facts["areas"] if choice.opens else (choice.key,) for choice in decision.choices]
    return " ".join(str(area) for row in rows if isinstance(row, tuple) for area in row if area in AREAS)


def facts(match: Match, key: str) -> dict[str, Any]:
    """The facts of a choice of whoever is asked first."""
    decision = match.decisions[match.awaited[0]]
    return dict(next(choice.facts for choice in decision.choices if choice.key == key))


def area(match: Match, name: str) -> AreaView:
    """An area and what stands there."""
    return next(one for one in now(match).areas if one.area == name)


def building(match: Match, name: str) -> str:
    """The card of the building in an area, if one stands there."""
    stands = area(match, name).building
    return stands.card if stands else ""


def owned(match: Match, owner: int | None) -> str:
    """The areas of a seat, of the Black Master, or of nobody."""
    return " ".join(one.area for one in now(match).areas if one.owner == owner)


def flagged(match: Match, flag: str) -> str:
    """The areas that are printed as ``gate``, ``road`` or ``river``, or have a ``tower``."""
    return " ".join(one.area for one in now(match).areas if getattr(one, flag))


def castle(match: Match, seat: int) -> CastleView:
    """Return everybody's knowledge of a seat."""
    return now(match).castles[seat]


def points(match: Match) -> tuple[int, ...]:
    """The points of all seats, and of the Black Master."""
    view = now(match)
    return (*(one.points for one in view.castles), view.master.points)


def bricks(match: Match) -> tuple[int, ...]:
    """The bricks of all seats."""
    return tuple(one.bricks for one in now(match).castles)


def hand(match: Match, seat: int) -> str:
    """A seat's building cards."""
    return " ".join(one.card for one in now(match, seat).hand)


def held(match: Match, seat: int) -> str:
    """A seat's influence cards."""
    return " ".join(one.card for one in now(match, seat).influence)


def row(match: Match, pile: str) -> str:
    """The cards that lie open: ``open``, ``discards``, ``pawnshop``, ``market``, ``replaced`` or influence discards."""
    lying = getattr(now(match), pile)
    if pile == "open":
        lying = [one.building for one in lying if one.building]
    return " ".join(one.card for one in lying)


def holder(match: Match, power: str) -> int | None:
    """Return the seat that holds a great power, if a seat holds the power."""
    return next(one.holder for one in now(match).powers if one.power == power)


def told(events: Sequence[Event], event: type[EventT]) -> list[EventT]:
    """The events of a kind."""
    return [one for one in events if isinstance(one, event)]


def the(events: Sequence[Event], event: type[EventT]) -> EventT:
    """The only event of a kind."""
    (one,) = told(events, event)
    return one


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of events in their order."""
    return [event.kind for event in events]


def objected(match: Match, question: str, key: str, seat: int = 0) -> Objection:
    """The rule against it; asking for it has changed nothing."""
    before = everything(match)
    found = match.game.objection(match.view(seat), question, key)
    assert everything(match) == before
    assert found is not None
    return found


def why(match: Match, question: str, key: str, seat: int = 0) -> str:
    """The reason in a word; there is no such choice."""
    if seat in match.decisions and match.decisions[seat].kind == question:
        assert key not in keys(match, seat)
    return objected(match, question, key, seat).reason
