"""A game answered with slash commands only, in the channel and in direct messages."""

import random

import engine
from bot import texts
from bot.sandbox import Person
from tests.bot.court import Court, fine
from tests.bot.playing import OPTIONS, slash

SAY = texts.speaker("en")
COMMANDS = {kind: slash("verraeter", word) for kind, word in engine.game("verraeter").commands.items()}
NAMES = ("Anna", "Ben", "Chloé")


async def test_every_question_of_a_game(court: Court, chance: random.Random) -> None:
    people = court.people(3)
    await fine(people[0].command("the-hall", "join", game="verraeter", preset="classic"))
    for one in people[1:]:
        await fine(one.command("the-hall", "join"))
    await fine(people[0].command("the-hall", "start"))
    used: set[str] = set()
    answers = 0
    while not used >= {f"verraeter {word}" for word in ("place", "conflict", "role", "play", "build")}:
        ((seat, decision),) = (await court.match()).decisions.items()
        used.add(COMMANDS[decision.kind])
        if answers % 10 == 0:
            await nobody_else_is_offered_anything(court, people, seat, decision.kind)
        await answer_by_command(court, people[seat], decision, chance, ("the-hall", "dm")[answers % 2])
        answers += 1
    assert answers > 10


async def answer_by_command(
    court: Court, person: Person, decision: engine.Decision, chance: random.Random, where: str
) -> None:
    command = COMMANDS[decision.kind]
    option = OPTIONS[command]
    typed = ""
    offered = await person.autocomplete(where, command, focused=option)
    if (decision.least, decision.most) == (1, 1):
        labels = [texts.choice_label(SAY, "verraeter", decision.kind, choice, NAMES) for choice in decision.choices]
        assert offered == [(label, f"1/{key}") for label, key in zip(labels, decision.keys, strict=True)][:25]
    else:
        assert offered[0] == ("nothing", "1/-")
        held = [texts.choice_label(SAY, "verraeter", decision.kind, choice, NAMES) for choice in decision.choices]
        assert [name for name, _ in offered[1:]] == sorted(set(held))
    name, value = chance.choice(offered)
    if decision.most > 1 and name != "nothing" and len(decision.choices) > 1:
        typed = str(value).removeprefix("1/")
        more = await person.autocomplete(where, command, focused=option, **{option: typed})
        name, value = chance.choice(more)
        assert str(value).startswith(f"1/{typed}")
    before = (await court.match()).length
    told = await court.told(person.command(where, command, **{option: value}))
    assert (await court.match()).length == before + 1, told.messages
    assert told.messages[0].only_for is person
    assert "✓ You" in told.text or str(value).endswith("/back")


async def nobody_else_is_offered_anything(court: Court, people: list[Person], seat: int, kind: str) -> None:
    """Suggestions are the caller's own: those who are not asked, and strangers, get none."""
    option = OPTIONS[COMMANDS[kind]]
    others = [one for one in people if one is not people[seat]]
    for one in (*others, court.person("dirk")):
        for where in ("the-hall", "dm"):
            assert await one.autocomplete(where, COMMANDS[kind], focused=option) == []
    assert await people[seat].autocomplete("the-tavern", COMMANDS[kind], focused=option) == []


async def test_answers_may_be_typed_as_they_are_shown(court: Court) -> None:
    """Labels in one's own language serve as well as suggestions; capitals do not matter."""
    people = court.people(3)
    for one in people:
        one.locale = "de"
    await court.begin(people)
    say = texts.speaker("de")
    ((seat, decision),) = (await court.match()).decisions.items()
    label = texts.choice_label(say, "verraeter", "farm", decision.choices[2], NAMES)
    await fine(people[seat].command("the-hall", "verraeter place", landscape=label.upper()))
    assert (await court.match()).steps[0].keys == (decision.choices[2].key,)


async def test_typed_letters_narrow_the_suggestions(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    seat = next(iter((await court.match()).decisions))
    offered = await people[seat].autocomplete("the-hall", "verraeter place", focused="landscape", landscape="RIVER")
    assert offered
    assert all("river" in name.lower() for name, _ in offered)
    assert await people[seat].autocomplete("the-hall", "verraeter place", focused="landscape", landscape="sea") == []
