"""Metrics, health and logs: what an operator can see, and no secret of anybody's."""

import http.client
import json
import logging
import random
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

import engine
from bot.config import Settings
from bot.operating import logs
from bot.watching import metrics
from bot.watching.address import Address
from bot.watching.health import LATE, LATELY, LOST, Health
from bot.watching.monitor import AddressTaken, Monitor
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import play_on

pytestmark = pytest.mark.usefixtures("as_before")
MADE_UP = "MTIz.abc.def"
ANYWHERE = Address("127.0.0.1:0")
DOCS = Path(__file__).parents[3] / "docs"
DASHBOARD, OPERATING = DOCS / "grafana.json", DOCS / "operating.md"
LABELS = {
    "game": {*engine.games(), "errand", "vote", "other"},  # two games of other tests may have been counted before
    "state": {"lobby", "running", "wanted", "connected"},
    "to": {"channel", "direct"},
    "where": {"process", "thread"},
    "found": {"memory", "replayed"},
    "part": {"whole", "shorter", "none"},
    "shard": {"0"},
    "scope": {"", "user", "global", "shared"},
    "status": {"401", "403", "429"},
    "way": {"sent", "heard"},
}
"""Every label but those of libraries, of buckets and of what went wrong, with all that may stand there."""


class Answer(NamedTuple):
    status: int
    text: str

    @property
    def numbers(self) -> dict[str, float]:
        """Every number of ``/metrics``, by its name with its labels."""
        samples = [one for family in text_string_to_metric_families(self.text) for one in family.samples]
        return {" ".join((one.name, *one.labels.values())): one.value for one in samples}


def ask(port: int, path: str, method: str = "GET") -> Answer:
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        asking.request(method, path)
        answer = asking.getresponse()
        return Answer(answer.status, answer.read().decode())
    finally:
        asking.close()


class Watch:
    """A clock that is moved by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def health(watch: Watch) -> Health:
    health = Health(watch)
    health.tell(late=0.0, gateway="", store="")
    return health


@pytest.fixture
def monitor(health: Health) -> Iterator[Monitor]:
    monitor = Monitor(ANYWHERE, health)
    yield monitor
    monitor.close()


class TestHealth:
    """No event loop runs in these tests: it is answered all the same."""

    def test_all_is_well_and_nothing_else_is_answered(self, monitor: Monitor, health: Health) -> None:
        status, text = ask(monitor.port, "/healthz")
        assert (status, json.loads(text)) == (200, {"well": True, "faults": []})
        assert ask(monitor.port, "/").status == 404
        assert ask(monitor.port, "/metrics/../config.toml").status == 404
        assert ask(monitor.port, "/metrics", "POST").status == 405
        with pytest.raises(AddressTaken, match=rf"127.0.0.1:{monitor.port} cannot be used for metrics \(Address alr"):
            Monitor(Address(f"127.0.0.1:{monitor.port}"), health)

    def test_a_blocked_loop_and_one_that_was_late(self, monitor: Monitor, health: Health, watch: Watch) -> None:
        watch.now += LATE + 2
        status, text = ask(monitor.port, "/healthz")
        assert (status, json.loads(text)["faults"]) == (503, ["the event loop has been blocked for 7 s"])
        assert ask(monitor.port, "/metrics").numbers["turncoat_loop_silence_seconds"] == LATE + 2
        for late in (LATE + 1, 0.0):
            health.tell(late=late, gateway="", store="")
        assert health.faults == ["the event loop was late by 6 s in the last minute"]
        watch.now += LATELY
        health.tell(late=0.0, gateway="", store="")
        assert health.faults == []

    def test_a_lost_gateway_and_a_full_disk(self, monitor: Monitor, health: Health) -> None:
        health.tell(late=0.0, gateway=LOST, store="database or disk is full")
        status, text = ask(monitor.port, "/healthz")
        faults = ["the gateway is not connected", "the store does not write: database or disk is full"]
        assert (status, json.loads(text)) == (503, {"well": False, "faults": faults})


async def test_metrics_show_events_alone(court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three people and a computer player: one test, as it is a whole evening."""
    monkeypatch.setattr(metrics, "ROUND", 1)
    await court.stop_bot()
    court.settings = replace(court.settings, metrics=ANYWHERE)
    await court.start_bot()
    await court.bot.wait_until_ready()
    before = await shown(court)
    await court.begin(court.people(3), computers=1)
    played = await play_on(court, chance, 8)
    await court.quiet()
    after = await shown(court)

    def more(name: str) -> float:
        return after.numbers.get(name, 0.0) - before.numbers.get(name, 0.0)

    stored = len((await court.match()).record.answers)
    assert more("turncoat_answers_total verraeter") == stored >= played
    clicks = len([one for one in court.sandbox.requests if one.path.endswith("/callback")])
    assert more("turncoat_acknowledgement_seconds_count") == clicks
    for busy in ("turncoat_reconcile", "turncoat_database_write"):
        assert more(f"{busy}_seconds_count") > stored
        assert more(f"{busy}_seconds_sum") > 0
    assert more("turncoat_drawing_seconds_count thread") > 0
    assert more("turncoat_match_lookups_total memory") > stored
    assert after.numbers["turncoat_tables verraeter running"] == 1
    assert after.numbers["turncoat_tables traitor lobby"] == 0
    assert after.numbers["turncoat_matches"] == 1
    assert after.numbers["turncoat_shards connected"] == after.numbers["turncoat_shards wanted"] == 1
    assert after.numbers["turncoat_shard_latency_seconds 0"] > 0
    assert after.numbers["turncoat_clocks_due"] == 0
    assert after.numbers["process_cpu_seconds_total"] > 0
    assert json.loads(ask(court.bot.monitor.port, "/healthz").text) == {"well": True, "faults": []}
    check_tells_nobody(court, after.text)


async def shown(court: Court) -> Answer:
    """Return the answer of ``/metrics`` once the pulse has shown everything."""
    for bundle in metrics.bundles():
        bundle.show(1)
    court.bot.pulse.feel()
    court.bot.pulse.show_once()
    await court.bot.pulse.count_once()
    return ask(court.bot.monitor.port, "/metrics")  # the event loop is blocked meanwhile


def check_tells_nobody(court: Court, text: str) -> None:
    """No name, no id, no key: only labels that have few values, and all of them are known."""
    world = court.sandbox.world
    ids = [*world.channels, *world.guilds, *world.users]
    names = [one.name for one in world.users.values()] + [one.name for one in world.channels.values() if one.name]
    for secret in (*map(str, ids), *names, court.sandbox.token):
        assert secret not in text
    for family in text_string_to_metric_families(text):
        for one in family.samples:
            if one.name.startswith("turncoat_") and one.name != "turncoat_info":
                others = {label: value for label, value in one.labels.items() if label not in ("le", "kind")}
                assert all(value in LABELS[label] for label, value in others.items()), one


def test_each_instrument_is_explained(monitor: Monitor) -> None:
    known = {name for name in instruments(ask(monitor.port, "/metrics").text) if name.startswith("turncoat_")}
    section = OPERATING.read_text(encoding="utf-8").partition("\n## Watching it\n")[2].partition("\n## ")[0]
    explained = set(re.findall(r"\bturncoat_\w+", section))
    assert {re.sub("_(bucket|sum|count)$", "", name) for name in known} == explained


def instruments(text: str) -> set[str]:
    """Return the names that a program that reads ``/metrics`` can ask for."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
    families = text_string_to_metric_families(text)
    return {f"{one.name}{ending}" for one in families for ending in endings.get(one.type, ("",))}


class TestDashboard:
    """The dashboard that Grafana is told to show (its dashboard schema 39)."""

    board: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))

    def test_all_that_it_asks_for_is_there_and_no_instrument_of_the_bot_is_missing(self, monitor: Monitor) -> None:
        shown = ask(monitor.port, "/metrics").text
        known = instruments(shown)
        asked_for = [one["expr"] for panel in self.board["panels"] for one in panel["targets"]]
        assert {*re.findall(r"(?:turncoat|process|python)_\w+", " ".join(asked_for))} <= known
        assert all("turncoat_" in one or "process_" in one for one in asked_for)
        own = {one.name for one in text_string_to_metric_families(shown) if one.name.startswith("turncoat_")}
        assert [name for name in own - {"turncoat_info"} if name not in DASHBOARD.read_text(encoding="utf-8")] == []

    def test_its_form_in_which_no_panel_lies_on_another(self) -> None:
        assert self.board["schemaVersion"] == 39
        assert "id" not in self.board, "one of its own would replace whatever has it"
        (source,) = self.board["templating"]["list"]
        assert (source["name"], source["type"], source["query"]) == ("datasource", "datasource", "prometheus")
        panels, taken = self.board["panels"], set[tuple[int, int]]()
        assert [one["id"] for one in panels] == [*range(1, len(panels) + 1)]
        for panel in panels:
            assert panel["type"] in ("timeseries", "stat")
            assert panel["title"]
            assert panel["fieldConfig"].keys() == {"defaults", "overrides"}
            assert len({one["refId"] for one in panel["targets"]}) == len(panel["targets"])
            for one in (panel, *panel["targets"]):
                assert one["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
            place = panel["gridPos"]
            cells = set(product(range(place["x"], place["x"] + place["w"]), range(place["y"], place["y"] + place["h"])))
            assert not cells & taken, panel["title"]
            assert all(x < 24 for x, _ in cells)
            taken |= cells


async def test_metrics_that_nobody_reads_are_dropped(empty_court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.pulse.SHOWN_EVERY", 0.01)
    await empty_court.start_bot()
    assert empty_court.settings.metrics is None
    for _ in range(metrics.BUNDLE):
        metrics.wrote.observe(0.001)
    await empty_court.sandbox.until(lambda: len(metrics.wrote._noted) < metrics.BUNDLE)


def test_token_and_password_are_left_out_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://turncoat:p%40ssword@127.0.0.1/turncoat"
    logs.set_up(Settings(MADE_UP, database=address).secrets, "info")
    logging.getLogger("asyncpg").warning("%s refused p@ssword", address)
    log = logging.getLogger("anything")
    log.warning("a message with %s", MADE_UP)
    log.info("POST https://discord.com/api/v10/interactions/34/aW50ZXI/callback slow")
    try:
        raise ValueError(MADE_UP)
    except ValueError as error:
        log.exception("caught")
        sys.excepthook(type(error), error, error.__traceback__)
    written = capsys.readouterr().err
    assert MADE_UP not in written
    assert written.count("ValueError: [token]") == 2
    assert "/interactions/34/[token]/callback slow" in written
    assert "postgresql://turncoat:[password]@127.0.0.1/turncoat refused [password]" in written


def test_json_is_an_object_a_line_without_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    odd = 'a"b\\c.def'  # also one that JSON would write otherwise
    logs.set_up({odd: "[token]"}, "info", "json")
    log = logging.getLogger("anything")
    log.warning("two lines\nwith %s and /webhooks/12/aW50ZXI/messages", odd)
    try:
        raise ValueError(odd)
    except ValueError:
        log.exception("caught")
    warned, caught = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert list(warned) == ["time", "level", "logger", "message"]
    assert (warned["level"], warned["logger"]) == ("warning", "anything")
    assert warned["message"] == "two lines\nwith [token] and /webhooks/12/[token]/messages"
    assert datetime.fromisoformat(warned["time"]).tzinfo == UTC
    assert caught["message"] == "caught"
    assert caught["exception"].startswith("Traceback (most recent call last):\n")
    assert caught["exception"].endswith("ValueError: [token]")


def test_messages_to_players_are_not_logged_even_at_debug() -> None:
    logs.set_up({MADE_UP: "[token]"}, "debug")
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)
