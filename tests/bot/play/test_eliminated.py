"""People who are out of the game: they are asked nothing, and see what an onlooker sees."""

import pytest
from msgspec.structs import replace

import engine
from bot import pictures, texts
from engine.the_traitors.view import TheTraitorsView
from engine.traitor.view import TraitorView
from tests.bot.court import Court, fine
from tests.bot.playing import OPTIONS, command_for, present, reach

SAY = texts.speaker("en")


def out(match: engine.Match) -> set[int]:
    """The seats that are out while the match goes on."""
    view = match.view(None)
    if isinstance(view, TheTraitorsView):
        return {seat for seat, one in enumerate(view.table) if not one.living}
    assert isinstance(view, TraitorView)
    return {army.seat for army in view.armies if army.eliminated}


@pytest.mark.parametrize(("game", "seats"), [("the_traitors", 5), ("traitor", 4)])
async def test_nothing_is_asked_and_nothing_told(court: Court, game: str, seats: int) -> None:
    """T-6.1, J-4.1."""
    people = court.people(seats)
    names = [one.name for one in people]
    await court.begin(people, game=game)
    match = await reach(court, out)
    (seat, *_) = out(match)
    person = people[seat]
    assert seat not in match.decisions
    assert person.name not in court.boards[-1].content.splitlines()[-1], "nobody waits for it"
    question = present(court)
    assert question.person is not person

    hand = (await fine(person.command("the-hall", "hand"))).messages[-1]
    await court.quiet()
    assert hand.only_for is person
    assert [one.label for one in hand.buttons] == [SAY("button-here"), SAY("button-notes")]
    assert not hand.selects
    onlooker = replace(match.view(None), seat=seat, asked=())
    assert hand.attachments[0].description == pictures.hand_alt(onlooker, names, "en")

    number = match.question(seat)
    for forged, key in ((f"tc:answer:1:{number}:none", "answered"), (f"tc:answer:1:{number + 1}:none", "not-asked")):
        await court.refuses(court.forge(person, person.dms[-1], forged), key)
    for command in {command_for(match, kind) for kind in match.game.commands}:
        await court.refuses(person.command("the-hall", command, **{OPTIONS[command]: "none"}), "not-asked")
        assert await person.autocomplete("dm", command, focused=OPTIONS[command]) == []
    await reach(court, lambda later: later.length >= match.length + 6)
    assert all(step.seat != seat for step in match.steps[-6:])
    assert not [one for message in person.dms for one in message.buttons if one.label != SAY("button-change")]
