"""``python -m engine``: one JSON object, a transcript, or one clear sentence and exit code 2."""

import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from runpy import run_module

import pytest

from engine.__main__ import main


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate verraeter --seats 3 --games 4 --players thumb,chance,chance --option make_room=on --seed"
    outcomes = []
    for seed in ("s", "s", "t"):
        main([*command.split(), seed])
        outcomes.append(json.loads(capsys.readouterr().out))
    scores = [outcome["mean_scores"] for outcome in outcomes]
    assert scores[0] == scores[1] != scores[2], "the same seed brings the same matches"
    outcome = outcomes[0]
    assert (outcome["game"], outcome["seats"], outcome["games"]) == ("verraeter", 3, 4)
    assert outcome["options"]["make_room"] == "on"
    assert outcome["players"] == ["thumb", "chance", "chance"]
    assert sum(outcome["wins"]) == pytest.approx(4, abs=0.01)
    assert len(outcome["mean_scores"]) == 3
    assert sum(outcome["rounds"].values()) == 4
    assert outcome["decisions"] > 4 * 20
    assert outcome["decisions_per_second"] > 0


PLAY = "play verraeter --seats 3 --seed s"
SIMULATE = "simulate verraeter --seats 3 --seed s"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "the following arguments are required: simulate|play"),
        ("watch", "invalid choice: 'watch'"),
        ("play verraeter", "the following arguments are required: --seats, --seed"),
        ("play chess --seats 3 --seed s", "there is no game 'chess'; there is verraeter"),
        ("play verraeter --seats 7 --seed s", "verraeter is for 3 to 4 seats, not 7"),
        ("play verraeter --seats three --seed s", "argument --seats: invalid int value: 'three'"),
        (f"{PLAY} --players good", "there is no player 'good'; there is chance, easy, thumb, search"),
        (f"{PLAY} --players thumb,chance", "3 seats need one player for all, or 3; found 2"),
        (f"{PLAY} --option preset", "an option is written name=value; found 'preset'"),
        (f"{PLAY} --option rounds=3", "verraeter has no option 'rounds'"),
        (f"{PLAY} --option preset=new", "preset is one of online, classic, not 'new'"),
        (SIMULATE, "the following arguments are required: --games"),
        (f"{SIMULATE} --games 0", "at least one game must be played, not 0"),
    ],
)
def test_a_mistake_is_a_sentence_and_code_2(command: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(command.split())
    said = capsys.readouterr()
    assert caught.value.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_the_command_line_runs_as_a_module(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["engine", *PLAY.split()])
    monkeypatch.delitem(sys.modules, "engine.__main__")
    run_module("engine", run_name="__main__")
    assert capsys.readouterr().out.startswith("verraeter, rules version 1, 3 seats\n")


def test_the_program_ends_with_exit_code_1_in_silence_when_nobody_reads_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Stop as before ``| head``."""
    with redirect_stdout(Unread()), pytest.raises(SystemExit) as caught:
        main(PLAY.split())
    assert caught.value.code == 1
    assert capsys.readouterr() == ("", "")


class Unread(StringIO):
    """A pipe whose reader has gone."""

    def write(self, text: str) -> int:
        """Fail, as the system does."""
        raise BrokenPipeError
