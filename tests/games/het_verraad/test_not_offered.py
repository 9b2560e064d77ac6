"""Refusals of answers that the rules of Het Verraad do not allow.

Such an answer is not offered. Somebody may type the answer all the same, or send the answer by a button of one's own
making. The bot then refuses the answer with the rule in one sentence; nothing changes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

import engine
from bot import texts
from engine.het_verraad.components import AREAS, INFLUENCE
from tests.bot.court import fine
from tests.bot.playing import OPTIONS, command_for, reach

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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
FORBIDDEN = (
    ("act", "buy", AREAS, "not_adjacent"),
    ("act", "play", PLAYED, "reaction_only"),
    ("act", "act", ("market",), "no_trade_building"),
    ("build_on", "build_on", AREAS, "zoning_ring"),
    ("discard", "act", ("done",), "discard_first"),
    ("master_to", "master_to", AREAS, "not_reachable"),
    ("master", "play", PLAYED, "not_for_master"),
    ("protect", "protect", PLAYED, "influence_not_held"),
    ("block", "block", PLAYED, "wrong_reaction"),
)
"""A question, the kind that a typed answer belongs to, and the rule; ``test_objections`` has the others."""


def found(
    match: engine.Match, at: str, kind: str, keys: Sequence[str], rule: str
) -> tuple[int, str, engine.Objection] | None:
    """Return who may type such an answer now, with the first key that the rule is against."""
    for seat, decision in match.decisions.items():
        for key in keys if decision.kind == at else ():
            why = match.game.objection(match.view(seat), kind, key)
            if why is not None and why.reason == rule and (kind != at or key not in decision.keys):
                return seat, key, why
    return None


async def test_forbidden_answers_are_refused_with_their_rule(empty_court: Court) -> None:
    """Not offered; typed, and sent by a button that nobody was shown, each is refused with the rule."""
    court, people = empty_court, empty_court.people(3)
    court.replace_data(GAME, **RICH)
    await court.start_bot()
    await court.begin(people, game=GAME)
    for at, kind, keys, rule in FORBIDDEN:
        match = await reach(court, partial(found, at=at, kind=kind, keys=keys, rule=rule))
        seat, key, objection = found(match, at, kind, keys, rule) or pytest.fail(rule)
        person, command = people[seat], command_for(match, kind)
        prompt = next(one for one in reversed(person.dms) if one.only_for is None)
        offered = await person.autocomplete("the-hall", command, focused=OPTIONS[command], **{OPTIONS[command]: key})
        assert key not in [str(value).rpartition("/")[2].split()[-1] for _, value in offered], rule
        deeds = [person.command("the-hall", command, **{OPTIONS[command]: key})]
        if at == kind:
            shown = [one.custom_id for one in prompt.buttons]
            shown += [part.value for menu in prompt.selects for part in menu.options]
            assert not any(str(one).endswith(key) for one in shown), rule
            deeds.append(court.forge(person, prompt, f"tc:answer:1:{match.question(seat)}:{key}"))
        sentence = texts.objection(SAY, GAME, objection, [one.name for one in people], key)
        before = (await court.kept(), prompt.content, prompt.components)
        for deed in deeds:
            told = await fine(deed)
            await court.quiet()
            assert [(one.content, one.only_for) for one in told.messages] == [(sentence, person)], rule
            assert (await court.kept(), prompt.content, prompt.components) == before
