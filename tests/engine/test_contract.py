"""Promises that every game keeps, kept also by games made to have what others rarely do; and events that are retold.

Such an event says no more than the answer that brought it, an answer of its own seat.
"""

import inspect
from collections.abc import Callable, Iterator

import pytest

import engine
from bot.games.kit.tests import test_contract as contract
from engine import EngineError, Event, Match, SeededChance, visible
from engine.players import PLAYERS, chance_for
from tests.kit.games import HOOKS
from tests.matches import change_by_chance, play_by_chance, played, seed_of, truth
from tests.sample_games.errand import Errand
from tests.sample_games.vote import Vote
from tests.samples import samples

TOYS = (Vote(), Errand())
TABLES = [(toy.key, seats) for toy in TOYS for seats in (toy.seats[0], toy.seats[-1])]
PROMISES = {name: value for name, value in vars(contract).items() if name.startswith("test_")}


@pytest.fixture(scope="module", autouse=True)
def _toys() -> Iterator[None]:
    """Register the games for tests, which are made to have what others rarely do."""
    for toy in TOYS:
        engine.register(toy)
    yield
    for toy in TOYS:
        engine.unregister(toy.key)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("promise", PROMISES.values(), ids=PROMISES)
def test_a_game_for_tests_keeps_the_promises_of_all(
    promise: Callable[..., None], game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "OPENED", 1)
    arguments = (game, seats)[: len(inspect.signature(promise).parameters)]
    promise(*arguments)


def test_the_games_for_tests_have_what_the_promises_are_about() -> None:
    matches = list(played("vote", 3, "contract"))
    assert any(step.decision.replaces is not None for step in matches[-1].steps)
    hidden = opened = 0
    for match in played("errand", 5, "contract"):
        hidden += match.view(None).asked != match.awaited
        opened += sum(bool(one.opens) for decision in match.decisions.values() for one in decision.choices)
    assert hidden and opened


@pytest.mark.parametrize("game", engine.games())
def test_no_advice_is_made_of_an_onlooker_s_view_nor_of_another_game_s(game: str) -> None:
    rules, match = engine.game(game), engine.start(game, seats=4, seed=bytes(32))
    other = next(engine.start(one, seats=4, seed=bytes(32)).view(0) for one in engine.games() if one != game)
    decision, chance = match.decisions[match.awaited[0]], SeededChance(bytes(32))
    with pytest.raises(EngineError, match="an onlooker is not asked anything"):
        rules.rule_of_thumb(match.view(None), decision, chance)
    for ask in (
        lambda: rules.rule_of_thumb(other, decision, chance),
        lambda: rules.determinize(other, chance),
        lambda: rules.candidates(other, decision),
        lambda: rules.horizon(other, truth(match)),
        lambda: rules.reason(other, decision, decision.keys[:1]),
    ):
        with pytest.raises(EngineError, match=f"this is no {type(match.view(0)).__name__}"):
            ask()


def test_a_kind_that_is_put_to_one_seat_at_a_time_is_not_put_to_several() -> None:
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    with pytest.raises(engine.Defect, match="one seat at a time"):
        match.game.kinds["farm"].ask_all(truth(match), (0, 1), {})


def test_an_answered_fleeting_question_keeps_only_the_choice_taken() -> None:
    seed = seed_of("fleeting")
    match = play_by_chance(engine.start("het_verraad", seats=3, seed=seed), seed, 120)
    found = {step.decision.kind: step for step in match.steps if match.game.kinds[step.decision.kind].fleeting}
    assert {"take", "claim_ring"} <= set(found)
    assert all(step.decision.keys == step.keys for step in found.values())
    assert all(1 == one.least == one.most for one in (step.decision for step in found.values()))


def test_recalled_questions_are_shared_by_all_matches() -> None:
    seed = seed_of("fleeting")
    one, other = (play_by_chance(engine.start("het_verraad", seats=3, seed=seed), seed, 300) for _ in range(2))
    assert all(first.decision is second.decision for first, second in zip(one.steps, other.steps, strict=True))
    assert all(step.decision.keys == step.keys for step in one.steps)


MATCHES = samples(1, 3)


def any_match(game: str, seats: int, number: int) -> Match:
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
            for step in any_match(game, seats, number).steps:
                for event in visible(step.events, None)[:1]:
                    if event.kind not in HOOKS[game].of_all and getattr(event, "seat", None) == step.seat:
                        assert event.retold, event
                        told.add(event.kind)
    assert told == declared(game)
