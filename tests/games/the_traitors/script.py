"""A small language in which rules of The Traitors are told: hands and a deck as letters, then answers.

``g`` is Gold, ``d`` a Dagger, ``s`` a Shield, ``t`` the Traitor card. In a deck ``m``, ``b`` and ``q`` are Events that
bring murder, banishment and a quiet night. The Final Banishment lies below the last letter.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import engine
from engine import Event, Match, Record, ScriptedChance
from engine.the_traitors import TheTraitors
from engine.the_traitors.components import BANISHMENT, EVENT, FINAL_BANISHMENT, HELD, MURDER, QUIET_NIGHT
from engine.the_traitors.questions import ask
from engine.the_traitors.setup import set_up
from engine.the_traitors.state import Hand, State
from engine.the_traitors.turns import start_turn
from engine.the_traitors.view import TheTraitorsView

T = TypeVar("T")

CARDS = {"g": "gold", "d": "dagger", "s": "shield", "t": "traitor"}
EVENTS = {"m": MURDER, "b": BANISHMENT, "q": QUIET_NIGHT}


class Edition(NamedTuple):
    """A version of the rules, and values of options that a match has unless it is told otherwise."""

    rules: int
    options: Mapping[str, object] = {}


AS_THE_FIRST = Edition(2, {"ask_end": "once", "spacing": "packets"})
"""T-9: with these values every rule of the first edition holds unchanged."""
edition = Edition(2)
"""The edition by which matches begin; the fixture ``first_edition`` puts another in its place."""


def hand(letters: str) -> Hand:
    """A hand in its order.

    >>> hand("dg")
    ('gold', 'dagger')
    """
    return tuple(sorted((CARDS[letter] for letter in letters if letter != "-"), key=HELD.index))


def begin(
    hands: str = "ggg ggg ggg ggg",
    deck: str = "ggggggggg",
    *,
    traitor: int = 0,
    first: int = 0,
    then: Sequence[object] = (),
    game: TheTraitors | None = None,
    data: Mapping[str, object] | None = None,
    **options: Any,
) -> Match:
    """A match whose first turn, of the seat ``first``, begins with these hands, by seat, and this deck, top first.

    A seat without cards is ``-``; one with ``t`` has been recruited. ``then`` is what else chance brings.
    """
    game = game or TheTraitors()
    seats, rules = len(hands.split()), edition.rules
    chosen = game.check_options({**edition.options, **options}, seats, rules)
    files = {**game.data_of(rules), **game.check_all_data(data or {}, rules)}
    state, _ = set_up(seats, chosen, files, ScriptedChance((first - 1) % seats), rules)
    state.hands = [hand(letters) for letters in hands.split()]
    state.dealt = ["traitor" if seat == traitor else "faithful" for seat in range(seats)]
    state.recruited = next((seat for seat, one in enumerate(state.hands) if "traitor" in one), None)
    state.deck = [FINAL_BANISHMENT, *reversed([CARDS.get(letter, EVENT) for letter in deck])]
    events = [EVENTS[letter] for letter in deck if letter in EVENTS]
    state.selectors = events[::-1]
    state.chance = ScriptedChance(*(events if chosen["preset"] == "digital" else ()), *then)
    state.discard_pile, state.events, state.perhaps = [], [], set()
    told = start_turn(state, first)
    state.questions = ask(state)
    record = Record(game=game.key, rules=rules, seats=seats, options=chosen, seed=None)
    return Match(game, state, told, record)


def say(match: Match, *keys: str) -> list[Event]:
    """The awaited seat answers, key after key; the first of several awaited seats."""
    events: list[Event] = []
    for key in keys:
        events += match.play(match.awaited[0], [key])
    return events


def everybody(match: Match, keys: str, first: int = 0) -> list[Event]:
    """All living seats answer clockwise, the seat ``first`` first; the keys are by seat, in ascending order."""
    answers = dict(zip(match.awaited, keys.split(), strict=True))
    events: list[Event] = []
    for seat in sorted(answers, key=lambda seat: (seat - first) % match.seats):
        events += match.play(seat, [answers[seat]])
    return events


def now(match: Match, seat: int | None = None) -> TheTraitorsView:
    """A seat's view, or an onlooker's."""
    view = match.view(seat)
    assert isinstance(view, TheTraitorsView)
    return view


def truth(match: Match) -> State:
    """The state behind a match."""
    state = match._state
    assert isinstance(state, State)
    return state


def kind(match: Match) -> str:
    """Return the kind of the question that is asked now; empty when the match is over."""
    return next((decision.kind for decision in match.decisions.values()), "")


def keys(match: Match, seat: int | None = None) -> tuple[str, ...]:
    """Return the keys that a seat may answer with now; by default, the first asked seat's keys."""
    return match.decisions[match.awaited[0] if seat is None else seat].keys


def sight(match: Match, viewer: int, seat: int) -> tuple[str, bool] | None:
    """Return the viewer's knowledge of another hand: the letters of its certain cards, and whether they are all.

    Without any knowledge the result is ``None``.
    """
    letters = {card: letter for letter, card in CARDS.items()}
    for one in now(match, viewer).sights:
        if one.seat == seat:
            return "".join(letters[card] for card in one.cards), one.complete
    return None


def kinds(events: Sequence[Event], *, only: str = "") -> list[str]:
    """The kinds of events in their order; of those that everybody may know with ``only="public"``."""
    return [event.kind for event in events if event.seats is None or not only]


def told(events: Sequence[Event], kind: str) -> Any:
    """The one event of that kind."""
    (event,) = (event for event in events if event.kind == kind)
    return event


def gold(match: Match) -> list[int]:
    """The Gold of every seat."""
    return [one.score for one in now(match).table]


def game() -> engine.Game[Any]:
    """The rules under test."""
    return engine.game("the_traitors")


class Listening(ScriptedChance):
    """Chance that writes down what it is asked."""

    def __init__(self, *outcomes: object) -> None:
        super().__init__(*outcomes)
        self.heard: list[tuple[str, object]] = []

    def shuffle(self, items: Sequence[T]) -> list[T]:
        self.heard.append(("shuffle", tuple(items)))
        return super().shuffle(items)

    def roll(self, sides: int) -> int:
        self.heard.append(("roll", sides))
        return super().roll(sides)

    def pick(self, items: Sequence[T]) -> T:
        self.heard.append(("pick", tuple(items)))
        return super().pick(items)
