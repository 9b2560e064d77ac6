"""Calls to players follow plain rules, in walks of chance; *calls* in ``make prove`` goes on with that."""

import pytest

from tests.prove.calls import case
from tests.samples import samples


@pytest.mark.parametrize("seed", range(samples(2, 20)))
async def test_people_who_are_called_are_those_whom_plain_rules_allow(seed: int) -> None:
    assert await case(seed, presses=4) == 804
