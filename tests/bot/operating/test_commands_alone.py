"""Whole matches of The Traitors and of Traitor with slash commands alone, in the channel and in direct messages."""

import random

import pytest

import engine
from bot import messages, texts
from bot.fair_deal.verify import verify
from bot.sandbox import Interaction, Person
from tests.bot.court import Court, fine
from tests.bot.playing import OPTIONS, command_for, is_over

SAY = texts.speaker("en")
OFFERED = 25


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("the_traitors", 4, {"preset": "paper"}), ("traitor", 2, {"rehide": "keep"})]
)
async def test_a_whole_match(
    court: Court, chance: random.Random, game: str, seats: int, options: dict[str, str]
) -> None:
    people = court.people(seats)
    await fine(people[0].command("the-hall", "join", game=game, **{k: v for k, v in options.items() if k == "preset"}))
    if engine.game(game).talks:
        await court.bot.tables.lobby.choose(1, people[0].id, "talk", "0")
    for name, value in options.items():
        await court.bot.tables.lobby.choose(1, people[0].id, name, value)
    for one in people[1:]:
        await fine(one.command("the-hall", "join"))
    await fine(people[0].command("the-hall", "start"))
    match = await court.match()
    used = set()
    while match.decisions:
        seat = chance.choice(match.awaited)
        used.add(match.decisions[seat].kind)
        where = chance.choice(["the-hall", "dm"])
        before = match.length
        told = await by_command(people[seat], match, seat, where, chance)
        match = await court.match()
        assert match.length == before + 1, told.text
        assert told.messages[0].only_for is people[seat]
        if before % 20 == 0:
            await the_others_are_offered_nothing(people, match)
    await court.quiet()
    assert is_over(court)
    played = verify(court.hall.messages[-1].attachments[0].data).match
    assert played.length == match.length
    assert played.options["preset" if game == "the_traitors" else "rehide"] in ("paper", "keep")
    assert used >= ({"play", "murder", "vote", "discard"} if game == "the_traitors" else {"muster", "accuse", "target"})


async def by_command(person: Person, match: engine.Match, seat: int, where: str, chance: random.Random) -> Interaction:
    """Answer with what the command suggests, typing on until that is an answer."""
    decision = match.decisions[seat]
    command = command_for(match, decision.kind)
    option = OPTIONS[command]
    typed = ""
    offered = await person.autocomplete(where, command, focused=option)
    if (decision.least, decision.most) == (1, 1):
        assert [value for _, value in offered] == [f"1/{one.key}" for _, one in messages.distinct(decision)][:OFFERED]
        if len(decision.keys) > OFFERED:
            shown = await narrowed(person, match, seat, where, chance.choice(decision.keys))
            return await fine(person.command(where, command, **{option: chance.choice(shown)}))
    while True:
        _, value = chance.choice(offered)
        typed = str(value).removeprefix("1/")
        number = 0 if typed == "-" else len(typed.split())
        if decision.least <= number <= decision.most:
            return await fine(person.command(where, command, **{option: str(value)}))
        offered = await person.autocomplete(where, command, focused=option, **{option: typed})


async def narrowed(person: Person, match: engine.Match, seat: int, where: str, key: str) -> tuple[str, str]:
    """Type the words of a choice that is too far down the list: label and value of what is then suggested."""
    decision = match.decisions[seat]
    command = command_for(match, decision.kind)
    choice = next(one for one in decision.choices if one.key == key)
    label = texts.choice_label(SAY, match.game.key, decision.kind, choice, ("Anna", "Ben"))
    offered = await person.autocomplete(where, command, focused=OPTIONS[command], **{OPTIONS[command]: label})
    assert (label, f"1/{key}") in offered
    return label, f"1/{key}"


async def the_others_are_offered_nothing(people: list[Person], match: engine.Match) -> None:
    """Suggestions are the caller's own: who is not asked gets none."""
    kinds = {decision.kind for decision in match.decisions.values()}
    for seat, person in enumerate(people):
        if seat not in match.decisions:
            for kind in kinds:
                command = command_for(match, kind)
                assert await person.autocomplete("the-hall", command, focused=OPTIONS[command]) == []
