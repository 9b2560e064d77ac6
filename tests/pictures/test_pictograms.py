"""Pictograms: each belongs to the bot or to a game, is credited, and is drawn for its owner."""

from pathlib import Path

import pytest
from PIL import Image

from bot import games
from bot.pictures.make_pictograms import FOLDERS, icons_in
from bot.pictures.pictograms import pictogram
from tests.test_imports import ROOT
from tests.vote import TEXTS, Pictures, Vote


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_everything_shipped_is_credited(folder: Path) -> None:
    credits = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    icons = icons_in(folder)
    assert {path.stem for path in folder.glob("*.png")} == set(icons)
    for name, (icon, author) in icons.items():
        assert f"| {name} | [{icon}](https://game-icons.net/1x1/{author.lower()}/{icon}.html) | {author} |" in credits


def test_no_two_have_the_same_name() -> None:
    names = [name for folder in FOLDERS for name in icons_in(folder)]
    assert sorted(names) == sorted(set(names))


def test_the_font_has_its_licence() -> None:
    assert "SIL Open Font License" in (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    assert (ROOT / "bot" / "pictures" / "fonts" / "LICENSE.txt").exists()


def test_a_game_of_another_package_brings_its_own(tmp_path: Path) -> None:
    Image.new("L", (256, 256), 255).save(tmp_path / "ballot.png")
    games.register(Vote(), Pictures(), {"en": TEXTS}, tmp_path)
    assert pictogram("ballot", 8).getextrema() == (255, 255)
    games.unregister("vote")
    with pytest.raises(KeyError):
        pictogram("ballot", 8)


def test_a_name_that_is_taken_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    Image.new("L", (256, 256), 255).save(tmp_path / "turn.png")
    with pytest.raises(ValueError, match="its pictogram turn is there already"):
        games.register(Vote(), Pictures(), {"en": TEXTS}, tmp_path)
    assert pictogram("turn", 8).getextrema() != (255, 255)
    games.register(Vote(), Pictures(), {"en": TEXTS})
    games.unregister("vote")
