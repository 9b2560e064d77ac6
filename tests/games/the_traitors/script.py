"""A small language in which rules of The Traitors are told: hands and a deck as letters, then answers.

``g`` is Gold, ``d`` a Dagger, ``s`` a Shield, ``t`` the Traitor card. In a deck ``m``, ``b`` and ``q`` are Events that
bring murder, banishment and a quiet night. The Final Banishment lies below the last letter.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import engine
from engine import Event, Match, QuickChance, Record, Remark, ScriptedChance
from engine.the_traitors import TheTraitors
from engine.the_traitors.components import BANISHMENT, EVENT, FINAL_BANISHMENT, HELD, MURDER, QUIET_NIGHT
from engine.the_traitors.events import VoteShown
from engine.the_traitors.inference import likelihood
from engine.the_traitors.questions import ask
from engine.the_traitors.remarks import remark
from engine.the_traitors.setup import set_up
from engine.the_traitors.state import Hand, State
from engine.the_traitors.suspicion import holders, suspicion, traitor_living
from engine.the_traitors.turns import start_turn
from engine.the_traitors.view import TheTraitorsView
from tests.kit import rules
from tests.kit.rules import Listening, by_search, by_story, by_tale, by_thumb, runs

CARDS = {"g": "gold", "d": "dagger", "s": "shield", "t": "traitor"}
EVENTS = {"m": MURDER, "b": BANISHMENT, "q": QUIET_NIGHT}


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
    seats, rules = len(hands.split()), game.rules_version
    chosen = game.check_options(options, seats)
    files = {**game.data_of(rules), **game.check_all_data(data or {}, rules)}
    state, _ = set_up(seats, chosen, files, ScriptedChance((first - 1) % seats), rules)
    state.hands = [hand(letters) for letters in hands.split()]
    state.dealt = ["traitor" if seat == traitor else "faithful" for seat in range(seats)]
    state.recruited = next((seat for seat, one in enumerate(state.hands) if "traitor" in one), None)
    state.deck = [FINAL_BANISHMENT, *reversed([CARDS.get(letter, EVENT) for letter in deck])]
    events = [EVENTS[letter] for letter in deck if letter in EVENTS]
    state.selectors = events[::-1]
    state.chance = Listening(*(events if chosen["preset"] == "digital" else ()), *then)
    state.discard_pile, state.events, state.perhaps = [], [], set()
    told = start_turn(state, first)
    state.questions = ask(state)
    record = Record(game=game.key, rules=rules, seats=seats, options=chosen, seed=None)
    return Match(game, state, told, record)


start = partial(rules.start, "the_traitors")
recorded = partial(rules.recorded, "the_traitors")


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


def game() -> engine.Game[Any]:
    """The rules under test."""
    return engine.game("the_traitors")


def possible(told: Sequence[Event], seat: int, said: Sequence[Remark] = ()) -> list[str]:
    """All that the seat may say after the last of these events, whatever chance brings."""
    found = [remark(told, seat, said, QuickChance(number)) for number in range(40)]
    return list(dict.fromkeys(told_remark(one) for one in found if one is not None))


def told_remark(one: Remark) -> str:
    """A remark without the choice of its words."""
    return " ".join([one.kind, *(f"{name}={value}" for name, value in one.facts.items() if name != "wording")])


def _thumb(match: Match, since: int) -> Iterator[str]:
    """Tell also whom each seat suspects to be a Traitor, or to hold the Traitor card."""
    yield from by_thumb(match, since)
    for seat, one in enumerate(now(match).table):
        if one.living:
            view = now(match, seat)
            shares = [" ".join(f"{at}={part:.2f}" for at, part in of(view).items()) for of in (suspicion, holders)]
            yield f"  seat {seat} suspects {shares[0]}, any {traitor_living(view):.2f}; card {shares[1] or '-'}"


def _remarks(match: Match, since: int) -> Iterator[str]:
    """Tell the remarks of a seat when a vote is opened, and with its own vote."""
    told = match.events(None)
    for at in range(since, len(told)):
        event = told[at]
        voters = (event.seat,) if isinstance(event, VoteShown) else ()
        for seat in range(match.seats) if event.kind == "vote_opened" else voters:
            yield f"  {event.kind}, seat {seat}: {' or '.join(possible(told[: at + 1], seat)) or '-'}"


def _search(match: Match, since: int) -> Iterator[str]:
    """Tell how the cards and answers so far are explained: by the seat that was dealt the Traitor, and by a recruit.

    Each seat but that one explains them. Tell also what a search tries.
    """
    dealt, seats = truth(match).dealt.index("traitor"), range(match.seats)
    for seat in (seat for seat, one in enumerate(now(match).table) if one.living and seat != dealt):
        view = now(match, seat)
        traitors = {one: likelihood(view, one, None) for one in seats if one != seat}
        recruits = {one: likelihood(view, dealt, one) for one in (None, *seats) if one not in (seat, dealt)}
        told = [
            " ".join(f"{one}={share / sum(found.values()):.3f}" for one, share in found.items())
            for found in (traitors, recruits)
        ]
        yield f"  seat {seat} thinks dealt {told[0]}; recruited {told[1]}"
    yield from by_search(match, since)


def _deck(match: Match, since: int) -> Iterator[str]:
    """Tell the whole deck of the first round from its top, with the card that was drawn already."""
    (drawn,) = (one for one in match.setup_events if one.kind in ("own_card_drawn", "event_drawn"))
    yield f"  {runs([getattr(drawn, 'card', EVENT), *reversed(truth(match).deck)])}"


ALSO = {"thumb": _thumb, "remarks": _remarks, "search": _search, "tale": by_tale, "deck": _deck, "story": by_story}
