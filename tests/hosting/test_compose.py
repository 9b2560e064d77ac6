"""compose.yaml: what `docker compose up` starts would read its configuration, and nothing of it can be reached."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from bot import config

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
GIVEN = {"TURNCOAT_TOKEN": "a.b.c", "POSTGRES_PASSWORD": "s3cret"}
"""The lines that an operator writes into .env."""


def filled_in(value: str, given: Mapping[str, str]) -> str:
    """A value as compose makes it; ``KeyError`` where it would refuse to start."""
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: given[found[1]], value)


WHOLE = yaml.safe_load(COMPOSE)
SERVICES = WHOLE["services"]
BOTS = ("gateway", "worker")


def test_one_gateway_two_workers_and_a_database() -> None:
    assert list(SERVICES) == ["database", *BOTS]
    assert SERVICES["worker"]["deploy"] == {"replicas": 2}
    assert "deploy" not in SERVICES["gateway"]


def test_nothing_can_be_reached_from_outside() -> None:
    assert not any({"ports", "network_mode"} & set(service) for service in SERVICES.values())


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
    limits = [service["logging"] for service in SERVICES.values()]
    assert limits == [{"driver": "json-file", "options": {"max-size": "10m", "max-file": "5"}}] * len(SERVICES)


def test_each_is_looked_after() -> None:
    """The bot's own image says how it does."""
    assert SERVICES["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert all(service["restart"] == "unless-stopped" for service in SERVICES.values())
    assert all(SERVICES[name]["depends_on"]["database"] == {"condition": "service_healthy"} for name in BOTS)


def test_a_match_outlives_the_container() -> None:
    (volume,) = SERVICES["database"]["volumes"]
    assert volume == "database:/var/lib/postgresql/data"
    assert WHOLE["volumes"] == {"database": None}


def test_the_image_can_use_postgresql() -> None:
    assert "pip install" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^asyncpg==", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
