"""Het Verraad among people in their direct messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engine
from bot import pictures, texts
from bot.messages import HAND
from tests.bot.bot_on_sandbox import fine, silent
from tests.bot.playing import reach
from tests.games.het_verraad.situations import WHISPERED

if TYPE_CHECKING:
    from tests.bot.bot_on_sandbox import Court

pytestmark = pytest.mark.usefixtures("outlines")

GAME = "het_verraad"
SAY = texts.speaker("en")
LET_PASS = SAY("het_verraad-choice-protect", key="pass")


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
    """Both inner rings share a menu, each with its best first; old menus, buttons and a made-up ring do as before."""
    people = court.people(3)
    await court.begin(people, game=GAME)
    match = await court.match()
    (seat,) = match.decisions
    person, prompt = people[seat], people[seat].dms[-1]
    rings = [one for one in prompt.selects if one.custom_id.startswith("tm:through:1:1:")]
    assert tuple(one.custom_id.rpartition(":")[2] for one in rings) == ("I.M", "O")
    for shared, menu in zip(("IM", "O"), rings, strict=True):
        found = [sorted(match.ahead(seat, [ring]).choices, key=lambda one: one.order) for ring in shared]
        places = [one.key for choices in found for one in choices if one.key != "back"]
        assert [option.value for option in menu.options] == places
    place = rings[0].options[11].value
    await court.after(person.choose(prompt, rings[0].custom_id, [place]))
    assert [step.keys for step in match.steps] == [("M",), (place,)]
    assert place in prompt.content
    await court.refuses(court.forge(person, prompt, "tm:through:1:1:X", ["I0"]), "answered")


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
