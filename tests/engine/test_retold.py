"""Events retold by a receipt are declared.

Such an event says no more than the answer that brought it, an answer of its own seat.
"""

import pytest

import engine
from engine import Event, Match, visible
from engine.players import PLAYERS, chance_for
from tests.kit.games import HOOKS
from tests.matches import change_by_chance, seed_of
from tests.samples import samples

MATCHES = samples(1, 3)


def played(game: str, seats: int, number: int) -> Match:
    """A whole match of any options; of several that are awaited, any answers next."""
    rules, seed = engine.game(game), seed_of(f"retold {game} {seats} {number}")
    options = {}
    for place, option in enumerate(rules.options_of(rules.rules_version)):
        values = option.allowed(seats)
        options[option.name] = values[(seed[place] + number) % len(values)]
    match = engine.start(game, seats=seats, options=options, seed=seed)
    while match.result is None:
        if not change_by_chance(match, seed):
            chance = chance_for(seed, 0, match.length)
            seat = chance.pick(match.awaited)
            match.play(seat, PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], chance))
    return match


def declared(game: str) -> set[str]:
    """The kinds of events of a game that are declared as retold."""
    return {
        str(one.__struct_config__.tag)
        for one in Event.__subclasses__()
        if one.retold and one.__module__.startswith(f"engine.{game}.")
    }


@pytest.mark.parametrize("game", engine.games())
def test_the_first_public_event_of_an_answer_is_retold_if_it_is_of_the_seat_that_answered(game: str) -> None:
    told: set[str] = set()
    for seats in engine.game(game).seats:
        for number in range(MATCHES):
            for step in played(game, seats, number).steps:
                for event in visible(step.events, None)[:1]:
                    if event.kind not in HOOKS[game].of_all and getattr(event, "seat", None) == step.seat:
                        assert event.retold, event
                        told.add(event.kind)
    assert told == declared(game)
