"""Pictograms: each belongs to the bot or to a game, is credited, and is drawn for its owner."""

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from bot import games
from bot.pictures.make_pictograms import FOLDERS, icons_in, main
from bot.pictures.pictograms import pictogram
from tests.sample_games.vote import TEXTS, Pictures, Vote
from tests.test_imports import ROOT


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_everything_shipped_is_credited(folder: Path) -> None:
    credits = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    icons = icons_in(folder)
    own = {path.stem for path in folder.glob("*.svg")}
    assert {path.stem for path in folder.glob("*.png")} == set(icons) | own
    for name, (icon, author) in icons.items():
        assert f"| {name} | [{icon}](https://game-icons.net/1x1/{author.lower()}/{icon}.html) | {author} |" in credits


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_everything_shipped_covers_a_part_of_its_square(folder: Path) -> None:
    """A picture that asks for a pictogram that is not there cannot be drawn."""
    assert [name for name in icons_in(folder) if pictogram(name, 48).getextrema() != (0, 255)] == []


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


@pytest.mark.parametrize(
    ("name", "size", "said"),
    [
        ("turn", (256, 256), "its pictogram turn is there already"),
        ("ballot", None, "ballot.png cannot be read"),
        ("ballot", (8, 4), "ballot.png has 8 by 4 pixels; make it"),
    ],
)
def test_one_that_cannot_be_taken_is_refused_and_leaves_nothing(
    name: str, size: tuple[int, int] | None, said: str, tmp_path: Path
) -> None:
    (tmp_path / f"{name}.png").write_bytes(b"no picture")
    if size is not None:
        Image.new("L", size, 255).save(tmp_path / f"{name}.png")
    with pytest.raises(ValueError, match=said):
        games.register(Vote(), Pictures(), {"en": TEXTS}, tmp_path)
    assert pictogram("turn", 8).getextrema() != (255, 255)
    games.register(Vote(), Pictures(), {"en": TEXTS})
    games.unregister("vote")


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The drawings that were made into pictures. The maker's library is not installed: each picture is a square."""
    made: list[str] = []

    def svg_to_bytes(*, svg_string: str, width: int) -> list[int]:
        made.append(svg_string)
        file = io.BytesIO()
        Image.new("RGBA", (width, width // 2 if "wide" in svg_string else width), (255, 0, 0, 99)).save(file, "png")
        return list(file.getvalue())

    monkeypatch.setitem(sys.modules, "resvg_py", SimpleNamespace(svg_to_bytes=svg_to_bytes))
    return made


def test_a_game_of_another_package_makes_its_own(
    drawings: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some come from the set of icons, others from drawings of its author."""
    folder, icons = tmp_path / "pictograms", {"icons": {"ballot-box": {"body": '<path fill="currentColor"/>'}}}
    folder.mkdir()
    (tmp_path / "icons.json").write_text(json.dumps(icons))
    (folder / "icons.json").write_text('{"ballot": ["ballot-box", "Lorc"]}')
    (folder / "urn.svg").write_text("<svg>an urn</svg>")
    main(tmp_path, [folder])
    assert {'fill="#fff"' in one or "an urn" in one for one in drawings} == {True}
    assert "| ballot | ballot-box | Lorc |" in capsys.readouterr().out
    games.register(Vote(), Pictures(), {"en": TEXTS}, folder)
    assert [pictogram(name, 8).getextrema() for name in ("ballot", "urn")] == [(99, 99), (99, 99)]
    games.unregister("vote")
    (folder / "urn.svg").write_text("<svg>a wide urn</svg>")
    with pytest.raises(ValueError, match="not 256 by 128"):
        main(tmp_path, [folder])
    assert len(drawings) == 3
