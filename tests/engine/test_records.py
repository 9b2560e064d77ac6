"""Records replay for ever, here and in another process; what cannot be replayed is refused.

``tests/games/<game>/records`` has records of every rules version, whole and half-played, each with its transcript. They
are never changed. A change of the meaning of records raises the rules version, keeps the old meaning, and adds new
records.
"""

from pathlib import Path

import msgspec
import pytest

import engine
from bot.games.kit.tests.test_story import check_answers, check_events, check_rounds
from bot.games.kit.told import events, everybody
from engine import Record, ScriptedChance
from engine.transcript import transcript
from tests.games import FOLDER, GOLDEN, RECORDS, game_of, name_of
from tests.games.verraeter.script import farms
from tests.kit.games import GAMES, HOOKS
from tests.kit.stories import ENDED, replayed
from tests.matches import play_by_chance, seed_of
from tests.transcripts import played_again

ROOT = Path(__file__).parents[2]


def test_there_are_records_of_every_rules_version_finished_and_half_played() -> None:
    for game, rules in engine.games().items():
        for version in range(1, rules.rules_version + 1):
            own = [path for path in RECORDS if path.parents[1] == FOLDER / game / "records" / str(version)]
            assert {path.parent.name for path in own} == {"half", "whole"}


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_replays_for_ever_and_goes_on_by_its_own_rules(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    assert transcript(record) == (path.parent / "transcripts" / f"{path.stem}.txt").read_text(encoding="utf-8")
    match = engine.replay(record)
    assert match.record == record
    assert (match.result is not None) == (path.parent.name == "whole")
    assert record.to_json() == path.read_bytes().strip()
    half = engine.replay(msgspec.structs.replace(record, answers=record.answers[: len(record.answers) // 2]))
    for answer in record.answers[half.length :]:
        half.play(answer.seat, answer.keys)
    assert half.record == record
    play_by_chance(half, seed_of("on"), 40)
    assert (half.record.rules, half.record.options) == (record.rules, record.options)
    assert half.view(None).rules == record.rules


def test_a_record_made_by_chance_from_outside_replays_with_the_same_chance() -> None:
    match = farms(engine.start("verraeter", seats=4, chance=ScriptedChance(None, 2)), 0, 1, 2, 3)
    assert match.record.seed is None
    again = engine.replay(match.record, chance=ScriptedChance(None, 2))
    assert again.view(2) == match.view(2)
    with pytest.raises(engine.BadRecord, match="a match needs a seed"):
        engine.replay(match.record)


def test_commitment_and_seed_of_a_fair_deal_are_pinned_and_depend_on_every_ingredient_and_their_order() -> None:
    assert engine.commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert engine.make_seed(b"s", ["é"]).hex() == ("5245f4c31d1780cb9ddd7102df7243f862fa94b9ba281b70019ba03f8bd03172")
    secret: list[list[str]] = [["1", "2"], ["2", "1"], ["12"], []]
    assert len({engine.make_seed(b"other", ["1", "2"]), *(engine.make_seed(b"secret", one) for one in secret)}) == 5


every_file = pytest.mark.parametrize("path", GOLDEN, ids=name_of)


@every_file
def test_a_whole_match(path: Path) -> None:
    assert played_again(path) == path.read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"


def test_every_game_has_some() -> None:
    assert {game_of(path) for path in GOLDEN} == set(GAMES)


@every_file
def test_secrets_are_marked_with_the_seats_that_may_know_them(path: Path) -> None:
    table = HOOKS[game_of(path)].told
    marked = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        kind = line.split()[0] if line.startswith("  ") else ""
        secret = kind in table and table[kind] is not everybody
        assert secret == ("[only for" in line)
        marked.add(secret)
    assert marked == {True, False}


@pytest.mark.parametrize("path", ENDED, ids=name_of)
def test_a_story_has_all_that_happened_in_order_and_tells_every_answer_that_had_an_effect(path: Path) -> None:
    for check in (check_events, check_answers, check_rounds):
        check(replayed(path))


@pytest.mark.usefixtures("vote")
def test_a_game_that_says_nothing_of_it_reveals_its_events() -> None:
    match = play_by_chance(engine.start("vote", seats=3, seed=bytes(32)), bytes(32))
    assert list(match.reveal().story) == events(match)
