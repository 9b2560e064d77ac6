"""A small language in which rules of Het Verraad are told: a set-up that is played, or a situation, then answers.

Areas, cards and chips are named by their keys. What stands on an area follows its name: ``"M7:tolhuis^"`` is the area
M7 with the Tolhuis and a tower.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import engine
from bot import texts
from bot.pictures.orders import moment_at_once
from engine import Match, Record
from engine.het_verraad.board.areas import place_building, raise_tower, take
from engine.het_verraad.box.loading import make_box
from engine.het_verraad.components import BLACK, WHITE
from engine.het_verraad.questions import ask
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import settle as settle_powers
from engine.het_verraad.state import OUTSIDE, Course, State, new_state
from engine.het_verraad.view import HetVerraadView
from tests.kit import rules
from tests.kit.rules import NAMES, Listening, by_search, by_story, by_thumb, changed_data

Data = Mapping[str, Any]
BySeat = Mapping[int, str]
NONE: Mapping[int, Any] = {}
SHIPPED: Data = {}
BOXES = json.loads(Path(__file__).with_name("boxes.json").read_text(encoding="utf-8"))
OWN: dict[str, Any] = BOXES["own"]
"""All eight data files as an owner of another box might enter them: nothing in them is as it ships."""
LAST = engine.game("het_verraad").rules_version
CHIPS = "1.1 1.2 1.3 1.4 1.5 1.6"
"""As many black chips as a castle card holds."""
OPEN = "plaggenhut varkenskot marktkraam"
"""Three cards of three categories."""


def now(match: Match, seat: int | None = None) -> HetVerraadView:
    """A seat's view of a match, or an onlooker's."""
    view = match.view(seat)
    assert isinstance(view, HetVerraadView)
    return view


changed = partial(changed_data, "het_verraad")
start, recorded = partial(rules.start, "het_verraad"), partial(rules.recorded, "het_verraad")


def begin(
    seats: int = 2,
    *,
    start: int = 0,
    a: str = "",
    b: str = "",
    c: str = "",
    influence: str = "",
    chips: str = "",
    numbers: Data = SHIPPED,
    **options: object,
) -> Match:
    """A match whose areas are not claimed yet.

    ``start`` is the start player; ``a``, ``b``, ``c`` are the top cards of these letters. ``influence`` and ``chips``
    are the tops of these piles. ``numbers`` are values of data files that are replaced.
    """
    chance = Listening(start, *(text.split() for text in (c, b, a, influence, chips)))
    return engine.start("het_verraad", seats=seats, options=options, data=changed(numbers), chance=chance)


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
    numbers: Data = SHIPPED,
    own: str = "",
    rules: int = LAST,
    said: str = "",
    **options: object,
) -> Match:
    """A match in its first round, in which things stand like this: not played to, but as it might be.

    ``owners`` are the areas of each seat, ``master`` the areas of the Black Master. ``neutral`` are the areas with a
    building but without owner; ``at`` is the place of the Black Master. Seats have 5 bricks and nothing else unless
    something is said. ``cards`` are the cards laid open, with the bricks on them (``"tolhuis:2"``).

    ``deck``, ``influence_deck`` and ``stack`` are tops of piles; the rest follows in canonical order. After ``"."``
    nothing follows; all that is missing has left the game. ``phase`` is ``income``, ``actions`` or ``master``; ``turn``
    is the seat whose phase it is. ``then`` is what chance brings. ``numbers`` are values of data files that are
    replaced, ``own`` names such files of another box. ``rules`` is the version of the rules. ``said`` are answers that
    were given.
    """
    game = engine.game("het_verraad")
    seats = len(owners)
    chosen = game.check_options(options, seats, rules)
    data = {**changed(numbers), **{name: OWN[name] for name in own.split()}}
    box = make_box({**game.data, **game.check_all_data(data)})
    state = new_state(box, seats, chosen, Listening(*then), rules, start)
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
    record = Record(game=game.key, rules=rules, seats=seats, options=chosen, seed=None, data=data)
    match = Match(game, state, (), record)
    for key in said.split():
        match.play(match.awaited[0], [key])
    return match


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


def _help(match: Match, since: int) -> Iterator[str]:
    """Tell the help of a match's box."""
    facts = match.game.help_facts(match.record.data)
    for say in map(texts.speaker, texts.LANGUAGES):
        for topic, title in texts.rules_topics(say, match.game.key):
            told = (title, *texts.rules(say, match.game.key, topic, facts).splitlines())
            yield from (f"  {line}" for line in told if line)


def _moment(match: Match, since: int) -> Iterator[str]:
    """Tell the newest picture of what has happened."""
    found = moment_at_once(match.game.key, match.events(None), 0, match.view(None).phase, NAMES, "en")
    if found is not None:
        yield f"  {found.moment.alt}"


ALSO = {"moments": _moment, "help": _help, "thumb": by_thumb, "search": by_search, "story": by_story}
