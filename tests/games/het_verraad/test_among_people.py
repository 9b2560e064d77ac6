"""Het Verraad among people, in their direct messages and with slash commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

import engine
from bot import pictures, texts
from bot.messages import HAND, distinct
from engine.het_verraad.components import AREAS, INFLUENCE
from engine.players import PLAYERS, chance_for
from tests.bot.court import fine, silent
from tests.bot.playing import OPTIONS, command_for, reach
from tests.games.het_verraad.situations import WHISPERED

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

    from bot.sandbox import Interaction, Person
    from tests.bot.court import Court

pytestmark = pytest.mark.usefixtures("outlines")

GAME = "het_verraad"
SAY = texts.speaker("en")
LET_PASS = SAY("het_verraad-choice-protect", key="pass")
COMMANDS = {"claim", "tower", "take", "act", "buy"}
RICH: Mapping[str, Mapping[str, object]] = {
    "supplies": {"start_bricks": 25, "wealth_limit": 25, "influence_price": 1, "start_areas": 2},
    "castle": {"black_slots": [1, 1, 1, 1, 1, 1]},
}
"""Influence cards are soon in hand, and the Black Master is soon in the city."""
PLAYED = tuple(f"{kind}.{copy}" for kind in INFLUENCE for copy in (1, 2, 3))
FORBIDDEN = (
    ("act", "buy", AREAS, "not_adjacent"),
    ("block", "block", PLAYED, "wrong_reaction"),
)
"""A question, the kind that a typed answer belongs to, and a rule; ``golden/rules/objections.txt`` has the others."""


@pytest.mark.deal("commands 1")
async def test_two_people_play_by_slash_commands(empty_court: Court, chance: random.Random) -> None:
    """A command answers a question, and those that led to it: ``/verraad buy M7`` where any deed may be chosen."""
    court, people = empty_court, empty_court.people(2)
    await court.start_bot()
    await court.begin(people, game=GAME)
    match = await court.match()
    used, longest = set[str](), 0
    while longest < 3 or not used >= COMMANDS:
        seat = match.awaited[0]
        way = way_by_thumb(match, seat)
        before = match.length
        told = await by_command(people[seat], match, seat, way, chance.choice(["the-hall", "dm"]))
        await court.quiet()
        match = await court.match()
        assert match.length == before + len(way), told.text
        used.add(match.game.commands[match.steps[-1].decision.kind])
        longest = max(longest, len(way))
        assert told.messages[0].only_for is people[seat]


async def test_a_player_who_chooses_a_place_looks_closer_in_the_question(court: Court) -> None:
    """The picture of the question changes and nothing else; looking costs no answer, and the next picture is right."""
    people = court.people(2)
    await court.begin(people, game=GAME)
    match = await court.match()
    (seat,) = match.decisions
    person, prompt = people[seat], people[seat].dms[-1]
    (*_, closer), kept = prompt.selects, (prompt.content, prompt.components, len(person.dms))
    assert (closer.custom_id, closer.placeholder) == ("tm:closer:1", SAY("parts-hint"))
    parts = [option.value for option in closer.options]
    assert parts == [*pictures.parts_asked(match.view(seat)), HAND]
    names = [one.name for one in people]
    for part in (parts[0], "M", "castles"):
        await court.after(person.choose(prompt, closer.custom_id, [part]))
        assert [one.description for one in prompt.attachments] == [
            pictures.part_alt(match.view(seat), part, names, "en")
        ]
        assert (prompt.content, prompt.components, len(person.dms)) == kept
    await court.after(person.choose(prompt, closer.custom_id, [HAND]))
    assert [one.filename for one in prompt.attachments] == ["hand.png"]
    await court.after(person.choose(prompt, closer.custom_id, ["M"]))
    await court.after(court.forge(person, prompt, "tc:answer:1:1:M"))  # the button of a ring, as it once was
    assert (match.length, match.decisions[seat].kind) == (1, "claim")
    assert [one.filename for one in prompt.attachments] == ["hand.png"]
    for values in (["X"], []):
        await court.refuses(court.forge(person, prompt, "tm:closer:1", values), "no-part")


async def test_a_place_of_the_whole_city_is_chosen_in_one_step(court: Court) -> None:
    """There is a menu of each ring; old buttons and a made-up ring do as before."""
    people = court.people(3)
    await court.begin(people, game=GAME)
    match = await court.match()
    (seat,) = match.decisions
    person, prompt = people[seat], people[seat].dms[-1]
    rings = [one for one in prompt.selects if one.custom_id.startswith("tm:through:1:1:")]
    assert tuple(one.custom_id.rpartition(":")[2] for one in rings) == match.decisions[seat].keys == ("I", "M", "O")
    for ring, menu in zip("IMO", rings, strict=True):
        places = [one.key for one in match.ahead(seat, [ring]).choices if one.key != "back"]
        assert [option.value for option in menu.options] == places
    place = rings[1].options[3].value
    await court.after(person.choose(prompt, rings[1].custom_id, [place]))
    assert [step.keys for step in match.steps] == [("M",), (place,)]
    assert place in prompt.content
    await court.refuses(court.forge(person, prompt, "tm:through:1:1:X", ["I0"]), "answered")


def way_by_thumb(match: engine.Match, seat: int) -> list[str]:
    """Return a computer player's answer: the keys for the present question and for the questions that the keys open."""
    way: list[str] = []
    decision = match.decisions[seat]
    while True:
        (key,) = PLAYERS["thumb"].answer(match.view(seat), decision, chance_for(bytes(32), seat, match.length))
        taken = next(choice for choice in decision.choices if choice.key == key)
        equal = (one.key for _, one in distinct(decision) if one == taken or (one.facts and one.facts == taken.facts))
        way.append(next(equal))  # of equal cards the first is offered
        if not taken.opens:
            return way
        decision = match.ahead(seat, way)


async def by_command(person: Person, match: engine.Match, seat: int, way: list[str], where: str) -> Interaction:
    """Take such a way with one command, that of its last question, by what is suggested once its key is typed."""
    last = match.ahead(seat, way[:-1]) if len(way) > 1 else match.decisions[seat]
    command = command_for(match, last.kind)
    option = OPTIONS[command]
    offered = await person.autocomplete(where, command, focused=option, **{option: way[-1]})
    if len(way) == 1 or (len(way) == 2 and command_for(match, match.decisions[seat].kind) != command):
        assert f"1/{' '.join(way)}" in [value for _, value in offered]
    return await fine(person.command(where, command, **{option: " ".join(way)}))


def three_are_asked_to_react(match: engine.Match) -> bool:
    """Three seats or more are asked, and some hand has a card for it."""
    asked = [decision for decision in match.decisions.values() if decision.kind in ("protect", "block")]
    return len(asked) >= 3 and any(len(decision.choices) > 1 for decision in asked)


def in_the_hall(court: Court) -> list[object]:
    return [(one.content, one.components, [file.id for file in one.attachments]) for one in court.hall.messages]


async def test_nobody_sees_who_has_reacted(empty_court: Court) -> None:
    """H-8.5: of the seats that are asked, one after the other passes; only the last one brings something."""
    court, people = empty_court, empty_court.people(5)
    court.replace_data(GAME, **WHISPERED)
    await court.start_bot()
    await court.begin(people, game=GAME)
    match = await reach(court, three_are_asked_to_react)
    asked = sorted(match.decisions)
    names = ", ".join(people[seat].name for seat in asked)
    assert f"Asked: {names}. Who has answered stays secret" in court.boards[-1].content
    hall, boards = in_the_hall(court), len(court.boards)
    for seat in asked[:-1]:
        dms = {one: [message.content for message in people[one].dms] for one in range(5) if one != seat}
        await silent(people[seat].click(people[seat].dms[-1], LET_PASS))
        await court.quiet()
        assert not people[seat].dms[-1].buttons
        assert {one: [message.content for message in people[one].dms] for one in dms} == dms
        assert in_the_hall(court) == hall
        table = await fine(people[match.view(None).asked[0]].command("the-hall", "status"))
        assert names in table.text
    assert match.events(None)[-1].kind == "window_opened"
    await silent(people[asked[-1]].click(people[asked[-1]].dms[-1], LET_PASS))
    await court.quiet()
    assert len(court.boards) == boards
    assert in_the_hall(court) != hall
    assert "nobody_reacted" in [event.kind for event in match.steps[-1].events]


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
    """Not offered; typed, and sent by a button that nobody was shown, each is refused with the rule in one sentence."""
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
