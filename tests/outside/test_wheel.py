"""The project as it is installed: nothing is missing, and the engine needs no more than it says."""

import sysconfig
import zipfile
from configparser import ConfigParser
from email.parser import HeaderParser
from pathlib import Path

import pytest

from bot import VERSION
from engine.__main__ import main
from tests.outside.installed import ROOT, install, run

PURE = Path(sysconfig.get_path("purelib"))


@pytest.fixture(scope="module")
def engine_alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project and msgspec, and nothing else."""
    folder = tmp_path_factory.mktemp("alone")
    install(wheel, folder)
    (folder / "msgspec").symlink_to(PURE / "msgspec")
    return folder


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def read(wheel: Path, name: str) -> str:
    with zipfile.ZipFile(wheel) as packed:
        return packed.read(f"turncoat-{VERSION}.dist-info/{name}").decode()


def test_every_file_of_engine_and_bot_is_in_it(wheel: Path) -> None:
    found = [path for folder in ("engine", "bot") for path in (ROOT / folder).rglob("*") if path.is_file()]
    files = {str(path.relative_to(ROOT)) for path in found if path.parent.name != "__pycache__"}
    assert {Path(name).suffix for name in files} >= {".py", ".typed", ".json", ".ftl", ".ttf", ".png", ".html", ".css"}
    assert {name for name in names(wheel) if ".dist-info/" not in name} == files
    assert {f"turncoat-{VERSION}.dist-info/licenses/{one}" for one in ("LICENSE", "docs/credits.md")} <= names(wheel)


def test_only_the_extras_need_more_than_msgspec(wheel: Path) -> None:
    needed = HeaderParser().parsestr(read(wheel, "METADATA")).get_all("Requires-Dist") or []
    extras = tuple(f"extra == '{one}'" for one in ("bot", "postgres", "testing"))
    assert [one for one in needed if not one.endswith(extras)] == ["msgspec"]


def test_the_console_script_is_the_command_line(wheel: Path) -> None:
    scripts = ConfigParser()
    scripts.read_string(read(wheel, "entry_points.txt"))
    assert dict(scripts["console_scripts"]) == {"turncoat": "bot.__main__:main"}


async def test_the_engine_plays_without_anything_else(engine_alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("play", "verraeter", "--seats", "4", "--seed", "x", "--players", "thumb")
    alone = await run("-m", "engine", *arguments, path=engine_alone, bare=True)
    assert alone.returncode == 0, alone.stderr
    main(arguments)
    assert alone.stdout == capsys.readouterr().out


async def test_nothing_of_the_bot_is_there_and_it_says_what_it_lacks(engine_alone: Path) -> None:
    names = ["discord", "PIL", "fluent", "aiosqlite", "aiohttp"]
    program = f"from importlib.util import find_spec; print(*filter(find_spec, {names}))"
    assert (await run("-c", program, path=engine_alone, bare=True)).stdout == "\n"
    done = await run("-m", "bot", "check", path=engine_alone, bare=True)
    assert done.returncode == 1
    assert done.stderr == "The bot needs aiohttp, which is not installed: install turncoat[bot], not turncoat alone\n"


async def test_a_deal_is_checked_where_the_engine_alone_is_installed(engine_alone: Path) -> None:
    """A sceptic needs Python and msgspec: none of it is the bot's."""
    file = str(ROOT / "tests" / "deals" / "format-2.json")
    noted = "697673b3d72e009b6add9ce914c3f959"
    done = await run("-m", "bot", "verify", file, noted, path=engine_alone, bare=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "It is the one that you noted" in done.stdout
    other = await run("-m", "bot", "verify", file, "0" * 32, path=engine_alone, bare=True)
    assert (other.returncode, other.stderr) == (1, "")


async def test_the_bot_runs_from_where_it_is_installed(engine_alone: Path) -> None:
    done = await run("-m", "bot", "verify", "none.json", path=engine_alone)
    assert done.stdout == "none.json cannot be read: No such file or directory.\n"
