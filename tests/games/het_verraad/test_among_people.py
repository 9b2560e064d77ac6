"""Het Verraad among people, in their direct messages and with slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engine
from bot import pictures, texts
from bot.fair_deal.verify import verify
from bot.messages import distinct
from engine.players import PLAYERS, chance_for
from tests.bot.court import fine, silent
from tests.bot.playing import OPTIONS, Question, command_for, is_over, reach, take
from tests.games.het_verraad.situations import WHISPERED
from tests.kit.games import HOOKS
from tests.matches import play_by_chance, seed_of

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from bot.sandbox import Interaction, Person
    from tests.bot.court import Court

pytestmark = pytest.mark.usefixtures("outlines")

GAME = "het_verraad"
SAY = texts.speaker("en")
LET_PASS = SAY("het_verraad-choice-protect", key="pass")
SOON = HOOKS[GAME].soon["track"]


@pytest.mark.deal("commands 1")
async def test_two_people_play_a_whole_match_by_slash_commands(empty_court: Court, chance: random.Random) -> None:
    """A command answers a question, and those that led to it: ``/verraad buy M7`` where any deed may be chosen."""
    court, people = empty_court, empty_court.people(2)
    court.replace_data(GAME, **{**WHISPERED, "track": SOON})
    await court.start_bot()
    await court.begin(people, game=GAME)
    match = await court.match()
    used, longest = set(), 0
    while match.decisions:
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
    await court.quiet()
    assert is_over(court)
    assert verify(court.hall.messages[-1].attachments[0].data).match.length == match.length
    assert used >= {"claim", "tower", "take", "act", "buy", "build", "play", "react", "master"}
    assert longest > 2


async def test_a_part_of_the_city_marks_what_its_reader_may_choose(court: Court, dirk: Person) -> None:
    people = court.people(2)
    await court.begin(people, game=GAME)
    match = await court.match()
    (seat,) = match.decisions
    names = [one.name for one in people]
    shown = []
    for reader, viewer in ((people[seat], seat), (people[1 - seat], 1 - seat), (dirk, None)):
        told = await fine(reader.command("the-hall", "board", part=SAY("het_verraad-zoom", key="M")))
        await court.quiet()
        (part,) = told.messages
        assert part.only_for is reader
        shown.append(part.attachments[0].description)
        assert shown[-1] == pictures.part_alt(match.view(viewer), "M", names, "en")
    assert shown[0] != shown[1] == shown[2]


async def test_whoever_chooses_a_place_can_look_closer_from_the_question(court: Court) -> None:
    """The question stays as it is; the private picture has a menu of its own, and looking costs no answer."""
    people = court.people(2)
    await court.begin(people, game=GAME)
    match = await court.match()
    (seat,) = match.decisions
    person, prompt = people[seat], people[seat].dms[-1]
    (*_, closer), kept = prompt.selects, (prompt.content, prompt.components)
    assert (closer.custom_id, closer.placeholder) == ("tm:closer:1", SAY("parts-hint"))
    assert [option.value for option in closer.options] == list(pictures.parts(GAME))
    told = await fine(person.choose(prompt, closer.custom_id, ["M"]))
    await court.quiet()
    (part,) = told.messages
    assert (part.only_for, part.channel) == (person, prompt.channel)
    names = [one.name for one in people]
    assert part.attachments[0].description == pictures.part_alt(match.view(seat), "M", names, "en")
    await silent(person.choose(part, "tm:part:1", ["castles"]))
    await court.quiet()
    assert part.content == "Het Verraad · " + SAY("het_verraad-zoom", key="castles")
    assert (prompt.content, prompt.components) == kept
    await take(Question(person, prompt), match.decisions[seat].keys[0])
    await court.quiet()
    assert (await court.match()).length == 1
    for values in (["X"], []):
        await court.refuses(court.forge(person, prompt, "tm:closer:1", values), "no-part")


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


@pytest.fixture
async def whispering(empty_court: Court) -> Court:
    """A court whose host has put many influence cards into the game, and cities next to each other."""
    empty_court.replace_data(GAME, **WHISPERED)
    await empty_court.start_bot()
    return empty_court


def window_of(*, seats: int, card: bool) -> Callable[[engine.Match], bool]:
    """A reaction to which so many seats or more are asked, with a card for it in some hand, or in none."""

    def fits(match: engine.Match) -> bool:
        asked = [decision for decision in match.decisions.values() if decision.kind in ("protect", "block")]
        return len(asked) >= seats and card == any(len(decision.choices) > 1 for decision in asked)

    return fits


def in_the_hall(court: Court) -> list[object]:
    return [(one.content, one.components, [file.id for file in one.attachments]) for one in court.hall.messages]


async def test_nobody_sees_who_has_reacted(whispering: Court) -> None:
    """H-8.5: of the seats that are asked, one after the other passes; only the last one brings something."""
    court, people = whispering, whispering.people(5)
    await court.begin(people, game=GAME)
    match = await reach(court, window_of(seats=3, card=True))
    asked = sorted(match.decisions)
    names = ", ".join(people[seat].name for seat in asked)
    assert f"Waiting for {names}." in court.boards[-1].content
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


async def test_closed_direct_messages_in_a_window(whispering: Court) -> None:
    """The channel calls all who are asked, until the last one has answered, as if nobody had."""
    court, people = whispering, whispering.people(5)
    for one in people:
        one.dm_open = False
    await court.begin(people, game=GAME)
    match = await reach(court, window_of(seats=2, card=False))
    asked = sorted(match.decisions)
    nudge = court.hall.messages[-1]
    assert nudge.content == SAY("nudge", names=", ".join(f"<@{people[seat].id}>" for seat in asked), button="My hand")
    assert sorted(nudge.pings) == sorted(people[seat].id for seat in asked)
    hall = in_the_hall(court)
    for seat in asked:
        assert in_the_hall(court) == hall
        shown = await fine(people[seat].click(court.boards[-1], SAY("button-hand")))
        await court.quiet()
        (hand,) = shown.messages
        assert hand.only_for is people[seat]
        labels = [SAY("button-standing"), LET_PASS, SAY("button-direct")]
        buttons = [button.label for button in hand.buttons]
        assert [label for label in buttons if label != SAY("button-no-tips")] == labels
        await silent(people[seat].click(hand, LET_PASS))
        await court.quiet()
    assert nudge not in court.hall.messages
    assert all(one.dms == [] for one in people)


async def test_pass_until_my_next_turn(whispering: Court) -> None:
    """H-8.5: also with a card in hand; no window asks in the meantime, the next turn does."""
    court, people = whispering, whispering.people(4)
    await court.begin(people, game=GAME)
    match = await reach(court, lambda match: window_of(seats=1, card=True)(match) and until_the_turn(match))
    plan, seat = until_the_turn(match) or (match, -1)
    prompt = people[seat].dms[-1]
    await silent(people[seat].click(prompt, SAY("button-standing")))
    await court.quiet()
    assert SAY("prompt-standing", button="My hand") in prompt.content
    dms, windows = list(people[seat].dms), 0
    for answered in plan.record.answers[match.length :]:
        if answered.seat != seat:
            await court.bot.tables.answers.give(1, people[answered.seat].id, answered.keys)
            await court.quiet()
            assert seat not in match.decisions or match.length == plan.length
        windows += answered.seat == seat
        if match.length < plan.length:
            assert people[seat].dms == dms
    assert windows > 0
    assert match.record == plan.record
    assert people[seat].dms != dms
    assert people[seat].dms[-1].selects or people[seat].dms[-1].buttons


def until_the_turn(match: engine.Match) -> tuple[engine.Match, int] | None:
    """A course in which a seat that could react passes, is asked to react again, passes, and has its turn; the seat."""
    standing = match.game.standing
    seat = next(seat for seat, decision in match.decisions.items() if len(decision.choices) > 1)
    plan, passed = engine.replay(match.record), 0
    while seat not in plan.decisions or plan.decisions[seat].kind in standing:
        if seat in plan.decisions:
            plan.play(seat, [standing[plan.decisions[seat].kind]])
            passed += 1
        else:
            play_by_chance(plan, seed_of("until the turn"), 1)
    return (plan, seat) if passed > 1 else None
