"""/abort suggests the server's tables to those who may close them, and to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.bot.court import Court


async def test_tables_are_suggested_to_managers_alone(court: Court) -> None:
    anna, ben, *_ = court.people(3)
    await court.begin(court.people(3))
    assert await anna.autocomplete("the-tavern", "abort", focused="table", table="") == [
        ("1: Verräter, Anna, Ben, Chloé", 1)
    ]
    assert await anna.autocomplete("the-tavern", "abort", focused="table", table="9") == []
    assert await ben.autocomplete("the-tavern", "abort", focused="table", table="") == []
