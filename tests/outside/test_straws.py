"""A game of another package is joined, played and drawn, and nothing of the project knows it."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from PIL import Image

import engine
from bot import games, texts
from bot.__main__ import main
from bot.delivery.marks import program
from bot.fair_deal.verify import verify
from bot.learning import glossary
from bot.operating.check import findings
from engine.__main__ import main as play
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.playing import is_over, play_on
from tests.outside.installed import ROOT, change

TEXT = (".py", ".ftl", ".json", ".js")


def test_nothing_of_the_project_knows_it() -> None:
    sources = [path for folder in ("engine", "bot") for path in (ROOT / folder).rglob("*.*") if path.suffix in TEXT]
    assert [path for path in sources if "straws" in path.read_text(encoding="utf-8").lower()] == []


async def test_it_is_joined_played_to_its_end_and_drawn(straws: Path, empty_court: Court, chance: Random) -> None:
    assert games.load() == []
    assert str(engine.game("straws").__class__.__module__) == "turncoat_straws"
    court = empty_court
    await court.start_bot()
    anna, ben = court.people(2)
    await fine(anna.command("the-hall", "join", game="straws"))
    await court.quiet()
    assert court.lobby.content.startswith("## Straws\n")
    await silent(ben.click(court.lobby, "Join"))
    await silent(anna.click(court.lobby, "+ Computer"))
    await court.quiet()
    await silent(anna.click(court.lobby, "Start"))
    assert await play_on(court, chance) == 2
    await court.quiet()
    assert is_over(court)

    checked = verify(await court.proof())
    match = checked.match
    assert checked.names == ("Anna", "Ben", "Bram ◇")
    assert match.result is not None
    picture = court.boards[-1].attachments[0]
    assert picture.filename.startswith("SPOILER_"), "the board that is over waits behind a click, as the end does"
    assert str(picture.description).startswith("So as to give"), "descriptions can be read before the click"
    assert f"Anna {match.result.scores[0]}" in court.hall.messages[-1].content
    assert Image.open(io.BytesIO(picture.data)).size == (900, 560)
    assert not any("Traceback" in message.content for message in court.hall.messages)


def test_its_texts_are_in_the_languages_it_has_and_else_in_english(straws: Path) -> None:
    assert games.load() == []
    names = [texts.game_name(texts.speaker(language), "straws") for language in texts.LANGUAGES]
    assert names == ["Straws", "Straws", "Strootjes"]
    tips = [texts.tip(texts.speaker(language), "straws", "decide") for language in texts.LANGUAGES]
    assert tips == ["You are asked once.", "You are asked once.", "Je krijgt deze vraag één keer."]
    words = [one.word for language in texts.LANGUAGES for one in glossary.glossary(texts.speaker(language), "straws")]
    assert words == ["Straw", "Straw", "Strootje"]


def test_another_version_of_it_is_another_program(straws: Path) -> None:
    """Change the version: a start looks at its tables, because it may show them otherwise."""
    before = program({})
    (metadata,) = straws.glob("*.dist-info/METADATA")
    metadata.write_text(re.sub(r"^Version: .*$", "Version: 99", metadata.read_text(), flags=re.MULTILINE))
    assert program({}) != before


@pytest.mark.usefixtures("straws")
def test_the_engines_command_line_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    play(["play", "straws", "--seats", "3", "--seed", "x", "--players", "thumb"])
    played = capsys.readouterr()
    assert "straw_shown" in played.out
    assert played.err == ""


BROKEN = {
    "a class that is not there": ("turncoat_straws:Sticks", "has no attribute 'Sticks'"),
    "no game": ("turncoat_straws:DECIDE", "TypeError"),
    "a module that is not there": ("turncoat_sticks:Sticks", "No module named 'turncoat_sticks'"),
    "a game that lacks something": ("engine.game:Game", "abstract"),
    "another game's key": ("engine.verraeter:Verraeter", "has the key verraeter, its entry point is called straws"),
}


@pytest.mark.parametrize(("where", "said"), BROKEN.values(), ids=BROKEN)
def test_one_that_cannot_be_used_is_named_and_left_out(straws: Path, where: str, said: str) -> None:
    (points,) = straws.glob("*.dist-info/entry_points.txt")
    points.write_text(f"[turncoat.games]\nstraws = {where}\n", "utf-8")
    before = list(engine.games())
    (sentence,) = games.load()
    assert sentence.startswith("The game straws of the package turncoat-straws 1 cannot be used: ")
    assert said in sentence
    assert list(engine.games()) == before


def test_one_that_ends_the_program_is_named_and_left_out_but_ctrl_c_ends_it(straws: Path) -> None:
    rules = straws / "turncoat_straws" / "__init__.py"
    for deed in ("import sys; sys.exit(7)", "import sys; sys.exit(0)", "raise GeneratorExit"):
        rules.write_text(f"{deed}\n", "utf-8")
        (sentence,) = games.load()
        assert sentence.startswith("The game straws of the package turncoat-straws 1 cannot be used: ")
        assert "straws" not in engine.games()
    rules.write_text("raise KeyboardInterrupt\n", "utf-8")
    with pytest.raises(KeyboardInterrupt):
        games.load()


def test_one_without_texts_is_left_out_by_the_bot_and_not_by_the_engine(straws: Path) -> None:
    (straws / "turncoat_straws" / "texts" / "en" / "straws.ftl").unlink()
    (sentence,) = games.load()
    assert "turncoat-straws 1 cannot be used" in sentence
    assert "straws" not in engine.games()
    assert engine.outside.load() == []
    assert "straws" in engine.games()


async def test_check_says_what_is_wrong_with_it_and_the_bot_starts_without_it(
    straws: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (straws / "turncoat_straws" / "pictures.py").write_text("1 / 0\n", "utf-8")
    first, second = [one async for one in findings(tmp_path / "none.toml", {}, online=False)]
    assert str(first).startswith("WRONG game of another package: The game straws of the package turncoat-straws 1 ")
    assert first.wrong.endswith("install another version; python -m bot try says more.")
    assert second.what == "configuration"
    config = tmp_path / "config.toml"
    config.write_text('token = ""\n', "utf-8")
    assert main(["run", "--config", str(config)]) == 1
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith("The game straws of the package turncoat-straws 1 cannot be used: ZeroDivisionError")
    assert told[1] == f"{config} cannot be used:"


async def test_check_tries_it_as_a_start_does_and_a_played_match_needs_no_trial(straws: Path, tmp_path: Path) -> None:
    """``replay`` and ``results`` have it at once, also when a trial would leave it out."""
    change(straws / "turncoat_straws" / "__init__.py", ("    state.turn += 1", "    state.turn += 1 // 0"))
    first, _ = [one async for one in findings(tmp_path / "none.toml", {}, online=False)]
    assert "play: ZeroDivisionError: " in first.wrong
    assert "(__init__.py, line " in first.wrong
    assert main(["replay", str(tmp_path / "none.json")]) == 1
    assert "straws" in engine.games()
