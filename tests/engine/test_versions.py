"""Rules have versions: what was played by one goes on and replays by it, whatever the program has learned since."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import engine
from engine import BadData, BadOption, BadRecord, BadRules, Match, Record
from tests.sample_games.harvest import ForgetfulHarvest, Harvest, LaterHarvest, OldHarvest


@pytest.fixture(autouse=True)
def _harvest() -> Iterator[None]:
    yield
    engine.unregister("harvest")


def known(game: Harvest) -> None:
    """From now on the program knows the game like that."""
    if game.key in engine.games():
        engine.unregister(game.key)
    engine.register(game)


def picked(match: Match, *numbers: int) -> Match:
    for seat, number in enumerate(numbers):
        match.play(seat, [str(number)])
    return match


def old_record(*numbers: int) -> Record:
    """The record of a match that a program played which knew version 1 alone."""
    known(OldHarvest())
    return picked(engine.start("harvest", seats=2, seed=bytes(32)), *numbers).record


def scores(match: Match) -> tuple[int, ...]:
    assert match.result is not None
    return match.result.scores


def test_a_new_match_takes_the_last_version() -> None:
    known(Harvest())
    match = picked(engine.start("harvest", seats=2, seed=bytes(32)), 3, 2)
    assert (match.record.rules, match.view(None).rules, match.options) == (2, 2, {"basket": "2"})
    assert scores(match) == (0, 2)


@pytest.mark.parametrize("now", [Harvest(), LaterHarvest()], ids=["one version later", "four versions later"])
def test_an_old_record_replays_by_its_own_rules_for_ever(now: Harvest) -> None:
    record = old_record(3, 2)
    known(now)
    match = engine.replay(Record.from_json(record.to_json()))
    assert (scores(match), match.record, match.options, match.view(0).rules) == ((3, 2), record, {}, 1)


@pytest.mark.parametrize(
    ("now", "rules", "sentence"),
    [
        (OldHarvest(), 2, "rules version 2 of harvest is known to a newer program; this one knows 1"),
        (LaterHarvest(), 6, "rules version 6 of harvest is known to a newer program; this one knows 1 to 5"),
        (ForgetfulHarvest(), 1, "rules version 1 of harvest is known to an older program; this one knows 2 to 5"),
        (Harvest(), 0, "rules version 0 of harvest is known to no program; this one knows 1 to 2"),
    ],
)
def test_a_version_unknown_to_the_program_is_refused_with_who_does(now: Harvest, rules: int, sentence: str) -> None:
    record = replace(old_record(1), rules=rules)
    known(now)
    with pytest.raises(BadRecord, match=sentence):
        engine.replay(record)
    with pytest.raises(BadRules, match=sentence):
        engine.start("harvest", seats=2, seed=bytes(32), rules=rules)


def test_an_option_is_there_from_the_version_that_brought_it() -> None:
    known(Harvest())
    match = engine.start("harvest", seats=2, seed=bytes(32), rules=2, options={"basket": "3"})
    assert scores(picked(match, 3, 1)) == (3, 1)
    with pytest.raises(BadOption, match="harvest has no option 'basket'; it has no options"):
        engine.start("harvest", seats=2, seed=bytes(32), rules=1, options={"basket": "3"})


def test_a_data_file_is_there_from_the_version_that_brought_it() -> None:
    known(Harvest())
    data = {"market": {"worth": 5}}
    match = engine.start("harvest", seats=2, seed=bytes(32), rules=2, data=data)
    assert (scores(picked(match, 2, 1)), match.record.data) == ((10, 5), data)
    with pytest.raises(BadData, match="harvest has no data file 'market'; it has no data files"):
        engine.start("harvest", seats=2, seed=bytes(32), rules=1, data=data)


def test_a_match_of_the_old_rules_gets_the_data_files_that_they_have() -> None:
    """``Harvest`` asks whether there is a market: a match of version 1 has none, whatever ships today."""
    record = old_record(3)
    dearer = type("DearerHarvest", (Harvest,), {"data": {"market": {"worth": 7}}})()
    known(dearer)
    assert scores(picked(engine.start("harvest", seats=2, seed=bytes(32)), 2, 1)) == (14, 7)
    match = engine.replay(record)
    match.play(1, ["2"])
    assert (scores(match), match.record.data) == ((3, 2), {})


def test_a_computer_player_knows_by_which_rules_it_plays() -> None:
    known(Harvest())
    for rules, wish in ((1, "3"), (2, "2")):
        match = engine.start("harvest", seats=2, seed=bytes(32), rules=rules)
        assert match.game.rule_of_thumb(match.view(0), match.decisions[0], engine.SeededChance(bytes(32))) == (wish,)
