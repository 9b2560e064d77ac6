"""Metrics are shown so that nobody can see a single deed of anybody."""

import asyncio
from functools import partial

import pytest

from bot.delivery.limiter import Limiter
from bot.processes.supervision import Supervisor
from bot.watching import metrics
from tests.metered import shown

CLICKS = "turncoat_acknowledgement_seconds_count"


def test_one_click_alone_is_not_shown() -> None:
    before = shown(CLICKS)
    for _ in range(metrics.BUNDLE - 1):
        metrics.acknowledged.observe(0.1)
        metrics.show()
        assert metrics.registry.get_sample_value(CLICKS) == before
    metrics.acknowledged.observe(0.1)
    metrics.show()
    assert metrics.registry.get_sample_value(CLICKS) == before + metrics.BUNDLE


def test_each_label_is_a_bundle_of_its_own() -> None:
    """Else one answer would be seen where another game is played."""
    before = shown("turncoat_answers_total", game="traitor")
    metrics.answers["traitor"].observe()
    for _ in range(metrics.BUNDLE):
        metrics.answers["verraeter"].observe()
    metrics.show()
    assert (metrics.registry.get_sample_value("turncoat_answers_total", {"game": "traitor"}) or 0.0) == before


def test_failures_in_the_background_are_counted_by_their_kind() -> None:
    before = shown("turncoat_errors_total", kind="time")
    Supervisor().failed("time", OSError("disk full"), table=7)
    assert shown("turncoat_errors_total", kind="time") == before + 1


async def test_work_is_counted_before_it_fails_for_the_first_time() -> None:
    """A number that is there only once it is 1 has never risen, as Prometheus reckons."""
    await Supervisor().supervised("work of a test", partial(asyncio.sleep, 0))
    assert metrics.registry.get_sample_value("turncoat_errors_total", {"kind": "work of a test"}) == 0


@pytest.mark.parametrize(
    ("status", "scope", "label"),
    [(429, "global", "global"), (429, "shared", "shared"), (429, "odd", ""), (403, "", ""), (200, "", None)],
)
def test_refusals_of_discord_are_counted(status: int, scope: str, label: str | None) -> None:
    """Count refusals with known labels only, whatever Discord writes there."""
    limiter, known = Limiter(), {"status": str(status), "scope": label or ""}
    before = shown("turncoat_refused_requests_total", **known)
    limiter.note(status, scope)
    assert shown("turncoat_refused_requests_total", **known) == before + (label is not None)
    assert limiter.refused == (label is not None and scope != "shared")
