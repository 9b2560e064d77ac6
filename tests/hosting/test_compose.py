"""The files of compose: their bots can use their configuration, and nothing can be reached from outside."""

import asyncio
import re
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from bot import config
from bot.store.location import DATABASE

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "compose.postgres.yaml").read_text(encoding="utf-8")
GIVEN = {"TURNCOAT_TOKEN": "a.b.c", "POSTGRES_PASSWORD": "s3cret"}
"""The lines that an operator writes into .env."""


def filled_in(value: str, given: Mapping[str, str]) -> str:
    """A value as compose makes it; ``KeyError`` where it would refuse to start."""
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: given[found[1]], value)


WHOLE = yaml.safe_load(COMPOSE)
SERVICES = WHOLE["services"]
ALONE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
ALL = {**SERVICES, **ALONE["services"]}
BOTS = ("gateway", "worker")


def test_nothing_can_be_reached_from_outside() -> None:
    assert not any({"ports", "network_mode"} & set(service) for service in ALL.values())


@pytest.mark.parametrize("name", BOTS)
def test_its_configuration_can_be_used(name: str) -> None:
    database, service = SERVICES["database"]["environment"], SERVICES[name]
    environ = {key: filled_in(value, GIVEN) for key, value in service["environment"].items()}
    settings = config.load(ROOT / "config.example.toml", environ)
    assert settings.token == GIVEN["TURNCOAT_TOKEN"]
    password = filled_in(database["POSTGRES_PASSWORD"], GIVEN)
    assert settings.where == f"postgresql://{database['POSTGRES_USER']}:{password}@database/{database['POSTGRES_DB']}"
    assert environ.pop("TURNCOAT_ROLE") == name
    assert set(environ) <= set(config.VARIABLES.values())
    assert service["volumes"] == ["./config.toml:/turncoat/config.toml:ro"]
    assert service["image"] == SERVICES["gateway"]["image"]


def test_without_a_secret_nothing_starts() -> None:
    """compose refuses with the words after ``:?``; a password that is left out would let everybody in."""
    for name in GIVEN:
        assert f"${{{name}:?write it into .env}}" in COMPOSE


def test_no_log_fills_the_disk() -> None:
    limits = [service["logging"] for service in ALL.values()]
    assert limits == [{"driver": "json-file", "options": {"max-size": "10m", "max-file": "5"}}] * len(ALL)


def test_each_is_looked_after() -> None:
    """The bot's own image says how it does."""
    assert SERVICES["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert all(service["restart"] == "unless-stopped" for service in ALL.values())
    assert all(SERVICES[name]["depends_on"]["database"] == {"condition": "service_healthy"} for name in BOTS)


def test_a_match_outlives_the_container() -> None:
    (volume,) = SERVICES["database"]["volumes"]
    assert volume == "database:/var/lib/postgresql/data"
    assert WHOLE["volumes"] == {"database": None}


def test_one_file_and_a_token_are_enough(tmp_path: Path) -> None:
    """The image has an empty file of settings."""
    (service,) = ALONE["services"].values()
    (tmp_path / "config.toml").touch()
    environ = {key: filled_in(value, GIVEN) for key, value in service["environment"].items()}
    settings = config.load(tmp_path / "config.toml", environ)
    assert (settings.token, settings.where) == (GIVEN["TURNCOAT_TOKEN"], tmp_path / "data" / DATABASE)
    assert service["volumes"] == ["data:/turncoat/data"]
    assert "data" in ALONE["volumes"]
    assert "/turncoat/config.toml" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


async def named(image: str, folder: Path) -> str:
    """Write the files of compose for an image, and return its complaint."""
    process = await asyncio.create_subprocess_exec("bash", ".ci/files", image, folder, cwd=ROOT, stderr=PIPE)
    _, said = await process.communicate()
    assert (process.returncode == 0) == (said == b"")
    return said.decode()


async def test_a_release_names_its_image_in_both_files(tmp_path: Path) -> None:
    image = "images.example/turncoat:0.2.0"
    assert await named(image, tmp_path) == ""
    for name in ("compose.yaml", "compose.postgres.yaml"):
        services = yaml.safe_load((tmp_path / name).read_text(encoding="utf-8"))["services"]
        assert {one["image"] for one in services.values()} - {"postgres:17"} == {image}
    assert (tmp_path / "turncoat.service").is_file()


async def test_an_image_without_a_name_is_refused(tmp_path: Path) -> None:
    assert "set the variable IMAGE" in await named(":0.2.0", tmp_path)
