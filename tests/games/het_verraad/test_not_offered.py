"""Refusals of answers that the rules of Het Verraad do not allow.

Such an answer is not offered. Somebody may type the answer all the same, or send the answer by a button of one's own
making. The bot then refuses the answer with the rule in one sentence; nothing changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

import engine
from bot import texts
from engine.het_verraad.components import AREAS, INFLUENCE
from tests.bot.court import fine
from tests.bot.playing import COURSES, OPTIONS, catch_up, command_for
from tests.matches import play_by_chance, seed_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.bot.court import Court

pytestmark = pytest.mark.usefixtures("outlines")

GAME = "het_verraad"
SAY = texts.speaker("en")
RICH: Mapping[str, Mapping[str, object]] = {
    "supplies": {"start_bricks": 25, "wealth_limit": 25, "influence_price": 1, "start_areas": 2},
    "castle": {"black_slots": [1, 1, 1, 1, 1, 1]},
}
"""Influence cards are soon in hand, and the Black Master is soon in the city."""
PLAYED = tuple(f"{kind}.{copy}" for kind in INFLUENCE for copy in (1, 2, 3))
LONG = 300
"""A course is looked at for so many answers."""


class Forbidden(NamedTuple):
    """An answer to a question of that kind, typed by a seat that is asked ``at``, and the opposing rule."""

    at: str
    kind: str
    keys: tuple[str, ...]
    rule: str


FORBIDDEN = (
    Forbidden("act", "buy", AREAS, "not_adjacent"),
    Forbidden("act", "play", PLAYED, "reaction_only"),
    Forbidden("act", "act", ("market",), "no_trade_building"),
    Forbidden("build_on", "build_on", AREAS, "zoning_ring"),
    Forbidden("discard", "act", ("done",), "discard_first"),
    Forbidden("master_to", "master_to", AREAS, "not_reachable"),
    Forbidden("master", "play", PLAYED, "not_for_master"),
    Forbidden("protect", "protect", PLAYED, "influence_not_held"),
    Forbidden("block", "block", PLAYED, "wrong_reaction"),
)
"""Something at every question; ``test_objections`` has the other rules."""


class Found(NamedTuple):
    """A key that somebody who is asked might type, and why it cannot be taken."""

    seat: int
    forbidden: Forbidden
    key: str
    objection: engine.Objection


def applying(match: engine.Match, left: list[Forbidden]) -> list[Found]:
    """Return the untried answers that can be tried now, each with the first key that the rule is against."""
    found = []
    for seat, decision in match.decisions.items():
        view = match.view(seat)
        for one in [one for one in left if one.at == decision.kind]:
            keys = [key for key in one.keys if one.kind != decision.kind or key not in decision.keys]
            objections = ((key, match.game.objection(view, one.kind, key)) for key in keys)
            fitting = (Found(seat, one, key, why) for key, why in objections if why and why.reason == one.rule)
            found += list(fitting)[:1]
    return found


def course(record: engine.Record, seed: bytes) -> list[tuple[engine.Match, list[Found]]]:
    """The points of a course of the match by chance at which something may be tried for the first time."""
    plan, left = engine.replay(record), list(FORBIDDEN)
    points = []
    while left and plan.length < LONG and plan.result is None:
        if found := applying(plan, left):
            points.append((engine.replay(plan.record), found))
            left = [one for one in left if one not in [each.forbidden for each in found]]
        play_by_chance(plan, seed, 1)
    return points if not left else []


async def test_forbidden_answers_are_refused_with_their_rule(empty_court: Court) -> None:
    court = empty_court
    court.replace_data(GAME, **RICH)
    await court.start_bot()
    await court.begin(court.people(3), game=GAME)
    match = await court.match()
    points = next(filter(None, (course(match.record, seed_of(f"course {number}")) for number in range(COURSES))))
    for point, found in points:
        await catch_up(court, point.record.answers)
        for one in found:
            await refused(court, match, one)


async def refused(court: Court, match: engine.Match, found: Found) -> None:
    """Not offered; typed, and sent by a button that nobody was shown, it is refused with the rule."""
    seat, (_, kind, _, rule), key, objection = found
    person, decision = court.people(3)[seat], match.decisions[seat]
    command = command_for(match, kind)
    option = OPTIONS[command]
    prompt = next(one for one in reversed(person.dms) if one.only_for is None)
    offered = await person.autocomplete("the-hall", command, focused=option, **{option: key})
    assert key not in [str(value).rpartition("/")[2].split()[-1] for _, value in offered], rule
    sentence = texts.objection(SAY, GAME, objection, [one.name for one in court.people(3)], key)
    deeds = [person.command("the-hall", command, **{option: key})]
    if decision.kind == kind:
        shown = [one.custom_id for one in prompt.buttons] + [
            part.value for menu in prompt.selects for part in menu.options
        ]
        assert not any(str(one).endswith(key) for one in shown), rule
        deeds.append(court.forge(person, prompt, f"tc:answer:1:{match.question(seat)}:{key}"))
    before, prompt_before = await court.kept(), (prompt.content, prompt.components)
    for deed in deeds:
        told = await fine(deed)
        await court.quiet()
        assert [(one.content, one.only_for) for one in told.messages] == [(sentence, person)], rule
        assert (prompt.content, prompt.components) == prompt_before
        assert await court.kept() == before
