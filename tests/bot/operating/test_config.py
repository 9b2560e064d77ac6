"""config.toml: what may stand in it, and how each mistake is told."""

import json
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

import engine
from bot.config import ConfigError, Retention, Settings, load
from bot.config.data_files import LARGEST
from bot.processes.shards import Shards
from bot.watching.address import Address
from tests.bot.operating import configurations

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "config.example.toml"
IN_ENVIRONMENT = {"TURNCOAT_TOKEN": "from the environment"}
WITH_DATA = [key for key, rules in engine.games().items() if rules.data]


@pytest.fixture
def config(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def mistakes(path: Path, environ: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    with pytest.raises(ConfigError) as caught:
        load(path, environ)
    assert str(caught.value).startswith(f"{path} cannot be used:\n")
    return [str(mistake) for mistake in caught.value.mistakes]


def test_configurations_bring_settings_and_mistakes_as_their_examples_say() -> None:
    """An editor may put its mark before the file, and the environment wins. No mistake shows a password."""
    told = configurations.told_again()
    assert told == configurations.FILE.read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"
    assert not [line for line in told.splitlines() if line.startswith("  wrong: ") and "cret" in line]


def test_shards() -> None:
    for written, mine, count in (("0-15/64", range(16), 64), ("3/8", range(3, 4), 8), ("0/1", range(1), 1)):
        shards = Shards(written)
        assert (shards.mine, shards.count, str(shards)) == (mine, count, written)


def test_the_documents_name_the_days_that_are_usual() -> None:
    usual = Retention()
    days = {str(getattr(usual, name)) for name in usual.__struct_fields__}
    for name in ("docs/privacy.md", "docs/operating.md", "config.example.toml"):
        assert days <= set(re.findall(r"\d+", (ROOT / name).read_text(encoding="utf-8"))), name


def test_neither_token_nor_password_is_shown(config: Path) -> None:
    config.write_text('token = "secret"')
    settings = load(config, {})
    assert "secret" not in f"{settings} {settings!r}"
    config.write_text(f'token = "t"\nlog_level = "{"0" * 1000}"')
    assert len(mistakes(config)[0]) < 150, "a long value is cut"
    config.write_text('token = ["secret"]\nservers = 1')
    assert "secret" not in "".join(mistakes(config))
    config.write_text('token = "t"\npublic_url = "ftp://me:secret@here"\napi = "http://me:secret@here"')
    assert "secret" not in "".join(mistakes(config))
    config.write_text('token = "a.b\\nsecret"')
    assert mistakes(config) == ["token: it has characters that no token has; write the bot's token, in quotes"]
    config.write_text('token = "t"\ndatabase = "postgresql://turncoat:s%C3%A9cret@127.0.0.1/turncoat?password=hidden"')
    settings = load(config, {})
    assert "database='postgresql://turncoat@127.0.0.1/turncoat'" in repr(settings)
    assert settings.secrets == {"t": "[token]", **dict.fromkeys(("s%C3%A9cret", "sécret", "hidden"), "[password]")}


def test_the_example_lacks_only_the_token() -> None:
    assert mistakes(EXAMPLE) == ["token: it is missing; write it into the file or into the variable TURNCOAT_TOKEN"]
    assert load(EXAMPLE, {"TURNCOAT_TOKEN": "t"}) == Settings("t", data=EXAMPLE.parent / "data")


def test_the_example_with_every_line_in_use(config: Path) -> None:
    lines = EXAMPLE.read_text().splitlines()
    text = "\n".join(line.removeprefix("# ") if "=" in line or "[" in line else line for line in lines)
    config.write_text(text)
    replacements: dict[str, dict[str, Path]] = {game: {} for game in WITH_DATA}
    for game, own in replacements.items():
        data = engine.game(game).data
        for name, file in tomllib.loads(text)[game].items():
            thing = next(iter(data)) if name == "folder" else name
            own[thing] = config.parent / file / f"{thing}.json" if name == "folder" else config.parent / file
            own[thing].parent.mkdir(exist_ok=True)
            own[thing].write_text(json.dumps(data[thing]))
    settings = load(config, {"TURNCOAT_TOKEN": "t"})
    assert settings.servers == (123456789012345678,)
    assert (settings.log_format, settings.metrics) == ("text", Address("127.0.0.1:9464"))
    assert (settings.shards, settings.api) == (Shards("0-15/64"), "http://127.0.0.1:8080")
    assert settings.where == "postgresql://turncoat:password@127.0.0.1/turncoat"
    assert settings.replacements == replacements


def test_a_file_that_cannot_be_read_is_told(config: Path) -> None:
    assert mistakes(config, IN_ENVIRONMENT) == ["there is no such file; copy config.example.toml and fill it in"]
    config.write_bytes(b"token = \xff")
    assert mistakes(config) == ["it is not text in UTF-8; save it as UTF-8"]
    for path, why in ((config.parent, "Is a directory"), (Path("/dev/zero"), "File too large")):
        assert mistakes(path) == [f"it cannot be read ({why}); let the user of the bot read it"]
    config.write_text('token = "t"\nlog_level = info\n')
    (told,) = mistakes(config)
    assert "it is not TOML" in told
    assert "line 2" in told


@pytest.fixture
def landscapes(config: Path) -> Path:
    """A file beside the configuration, which names it."""
    config.write_text('token = "t"\n[verraeter]\nlandscapes = "my.json"\n')
    return config.parent / "my.json"


def test_a_data_file_may_begin_with_the_mark_of_an_editor(config: Path, landscapes: Path) -> None:
    landscapes.write_text(json.dumps(engine.game("verraeter").data["landscapes"]), encoding="utf-8-sig")
    assert load(config, {}).replacements == {"verraeter": {"landscapes": landscapes}}


DEEP = b"[" * 100_000 + b"]" * 100_000
ODD = {DEEP: "is not JSON (nested too deeply)", b"\xff": "is not text in UTF-8"}
ODD |= {b" " * (LARGEST + 1): "cannot be read (File too large)"}


@pytest.mark.parametrize("content", ODD, ids=ODD.values())
def test_an_odd_data_file_is_a_mistake(config: Path, landscapes: Path, content: bytes) -> None:
    landscapes.write_bytes(content)
    (told,) = mistakes(config)
    assert told.startswith(f"verraeter.landscapes: {landscapes} {ODD[content]}")


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty", "a pipe"])
def test_a_device_is_no_data_file(config: Path, device: str) -> None:
    if device == "a pipe":
        os.mkfifo(config.parent / device)
    config.write_text(f'token = "t"\n[verraeter]\nlandscapes = "{device}"\n')
    assert mistakes(config)[0].startswith(f"verraeter.landscapes: {config.parent / device} is no file; ")
