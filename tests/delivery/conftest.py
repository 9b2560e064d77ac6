"""Matches in which somebody answers in secret, and their moments, sought once for all tests of a module."""

import pytest

from tests.delivery.moments import Moment, moments
from tests.kit.cases import Case
from tests.messages.situations import SOME_CASES


@pytest.fixture(scope="module", params=SOME_CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    assert isinstance(request.param, Case)
    return request.param


@pytest.fixture(scope="module")
def found(case: Case) -> list[Moment]:
    """The moments of the match, at least one."""
    found = list(moments(case))
    assert found
    return found
