"""Matches played alone: wherever somebody is, in a single private message, and of no account to anybody else."""

import random

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.learning.lone_match import shown
from bot.messages.ids import read
from bot.privacy.retention import Expiry
from bot.sandbox import Message, Person
from bot.store import LoneMatch
from bot.tables import LonePlay
from bot.tables.limits import HOUR, OPENED
from engine import Answer
from engine.players import PLAYERS, chance_for
from tests.bot.court import HALL, Court, Wall
from tests.bot.elsewhere.test_commands import FAR, FRIENDS, own_hand, stranger
from tests.bot.playing import Question, clicks
from tests.kit.games import HOOKS
from tests.matches import seed_of
from tests.messages.leaks import possible
from tests.samples import samples

SAY = texts.speaker("en")
PLACES = dict(zip(engine.games(), (FAR, FRIENDS, "dm", HALL), strict=True))
"""A place for a whole match of each game."""


async def offered(court: Court, person: Person, place: str, game: str = "verraeter") -> Message:
    """Return the private message with the lessons of a game."""
    (message,) = (await court.told(person.command(place, "learn", game=game))).messages
    return message


async def begin(court: Court, person: Person, place: str, game: str = "verraeter") -> Message:
    """Begin a match alone, and return its message."""
    message = await offered(court, person, place, game)
    await court.told(person.click(message, alone(game)))
    return message


def alone(game: str) -> str:
    return SAY("alone-play", number=engine.game(game).seats[0] - 1)


def labels(message: Message) -> list[str]:
    return [one.label for one in message.buttons]


def is_asked(message: Message) -> bool:
    ids = [one.custom_id or "" for one in message.buttons] + [one.custom_id for one in message.selects]
    return any(read(one)[0] in ("alone-answer", "alone-confirm", "alone-menu", "alone-through") for one in ids)


async def looked_back(court: Court, anna: Person, end: Message) -> None:
    """Turn through the story and the replay of a match, with messages of the person's own."""
    story = (await court.told(anna.click(end, SAY("button-story")))).messages[-1]
    assert story.only_for is anna
    assert story.attachments
    first = story.content
    await court.told(anna.click(story, SAY("button-last")))
    assert story.content != first
    frame = (await court.told(anna.click(end, SAY("button-replay")))).messages[-1]
    assert frame.only_for is anna
    assert SAY("button-film") not in labels(frame), "films are made for tables alone"
    for one in ("button-next", "button-to-end"):
        before = frame.content
        await court.told(anna.click(frame, SAY(one)))
        assert frame.content != before
    (eyes,) = [one for one in frame.selects if read(one.custom_id)[0] == "alone-seen"]
    await court.told(anna.choose(frame, eyes.custom_id, ["1"]))
    assert frame.content != before


@pytest.mark.parametrize("game", engine.games())
async def test_a_whole_match_is_played_in_one_private_message(empty_court: Court, game: str) -> None:
    """Nobody else sees anything, nothing counts, and the bot does nothing by its own hand."""
    court = empty_court
    if soon := HOOKS[game].soon:
        court.replace_data(game, **soon)
    await court.start_bot()
    place = PLACES[game]
    anna = court.person("anna") if place == HALL else stranger(court)
    chance, before = random.Random(7), len(court.sandbox.requests)
    message = await begin(court, anna, place, game)
    assert message.only_for is anna
    assert SAY("alone-where", game=texts.game_name(SAY, game), number=engine.game(game).seats[0] - 1) in message.content
    assert message.attachments
    for _ in range(1000):
        if not is_asked(message):
            break
        await clicks(Question(anna, message), chance)
        await court.quiet()
    play = await court.bot.tables.alone.of(anna.id)
    assert play is not None
    assert play.seat.view.result is not None
    assert texts.standings(SAY, play.seat.view.result, play.lone.names) in message.content
    assert labels(message) == [SAY("button-story"), SAY("button-replay"), alone(game), SAY("button-rules")]
    await looked_back(court, anna, message)
    assert own_hand(court, before) == []
    assert await court.bot.store.results.of_person(anna.id) == []
    assert await court.bot.store.tables.get(1) is None
    assert all(one.only_for is anna for one in court.sandbox.channel(HALL).history.values())
    assert not court.sandbox.problems


@pytest.mark.parametrize("game", engine.games())
def test_shown_content_is_made_of_the_own_seat_alone(game: str) -> None:
    """Two matches that the person cannot tell apart give equal messages, whatever their seeds and answers."""
    match = engine.start(game, seats=engine.game(game).seats[0], seed=seed_of("alone"))
    names = tuple(f"Name {seat}" for seat in range(match.seats))
    compared = 0
    while match.result is None and compared < samples(8, 200):
        if 0 in match.awaited:
            world = possible(match, 0)
            assert world.seat is not None
            mine, other = (
                shown(LonePlay(LoneMatch(1, names, one, ()), seat), "en")
                for one, seat in ((match.record, match.seat(0)), (world.match.record, world.seat))
            )
            assert mine == other
            compared += 1
        seat = match.awaited[0]
        chance = chance_for(bytes(32), seat, match.length)
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance))
    assert compared


async def test_a_match_is_of_its_person_alone_who_looks_at_it_and_ends_it(court: Court) -> None:
    """A button names no person: whoever presses it answers in a match of their own, if they have one."""
    anna, ben = court.people(2)
    await court.refuses(anna.command("dm", "abort"), "alone-none")
    message = await begin(court, anna, HALL)
    text, hand = message.content, message.attachments[0].description
    (menu,) = [one for one in message.selects if read(one.custom_id)[0] == "alone-look"]
    await court.told(anna.choose(message, menu.custom_id, ["board"]))
    assert message.attachments[0].description != hand
    await court.told(anna.choose(message, menu.custom_id, ["hand"]))
    assert (message.content, message.attachments[0].description) == (text, hand)
    custom_id = next(one.custom_id or "" for one in message.buttons if read(one.custom_id or "")[0] == "alone-sure")
    await court.refuses(court.forge(ben, court.sandbox.people["ben"].say(HALL, "hello"), custom_id), "alone-over")
    files = await court.bot.own_data.files(anna.id)
    play = await court.bot.tables.alone.of(anna.id)
    assert play is not None
    assert play.lone.record.seed is not None
    assert play.lone.record.seed.hex() not in str(files)
    assert files["alone.json"]
    assert (await court.bot.own_data.files(ben.id))["alone.json"] == []
    (sure,) = (await court.told(anna.command("dm", "abort"))).messages
    await court.told(anna.click(sure, SAY("alone-end-now")))
    assert SAY("alone-ended") in sure.content
    await court.refuses(anna.command("dm", "abort"), "alone-none")
    await begin(court, anna, HALL)
    lone = await court.bot.store.people.lone(anna.id)
    assert lone is not None
    broken = replace(lone, number=lone.number + 1, record=replace(lone.record, answers=(Answer(0, ("nothing",)),)))
    assert await court.bot.store.people.save_lone(anna.id, broken, 1.0)
    message = await begin(court, anna, HALL)
    assert is_asked(message), "a match that cannot be replayed keeps nobody from a new one"
    assert f":{broken.number + 1}" in (message.buttons[-1].custom_id or "")
    await court.bot.deletions.delete(anna.id)
    assert await court.bot.tables.alone.of(anna.id) is None


async def test_the_match_is_brought_back_after_a_restart_and_in_another_place(court: Court) -> None:
    anna = stranger(court)
    message = await begin(court, anna, FAR)
    await clicks(Question(anna, message), random.Random(1))
    await court.quiet()
    await court.restart_bot()
    again = await offered(court, anna, FRIENDS, "traitor")
    await court.told(anna.click(again, SAY("alone-go-on", game=texts.game_name(SAY, "verraeter"))))
    assert again.content == message.content
    stale = next(one.custom_id or "" for one in message.buttons if read(one.custom_id or "")[0] == "alone-sure")
    await court.told(anna.click(again, stale))
    assert SAY("alone-sure") in again.content
    await court.told(anna.click(again, SAY("alone-end-now")))
    assert SAY("alone-ended") in again.content
    await court.refuses(anna.click(message, stale), "alone-over")


async def test_a_click_on_an_earlier_question_changes_nothing(court: Court) -> None:
    anna = court.person("anna")
    message = await begin(court, anna, HALL, "traitor")
    old = next(one for one in message.buttons if read(one.custom_id or "")[0].startswith("alone-"))
    before = [one.custom_id for one in message.buttons]
    await clicks(Question(anna, message), random.Random(1))
    lone = await court.bot.store.people.lone(anna.id)
    if read(old.custom_id or "")[0] in ("alone-answer", "alone-picks", "alone-confirm"):
        told = await court.told(court.forge(anna, message, old.custom_id or ""))
        assert told.messages[-1].content == SAY("refusal-alone-stale")
    assert [one.custom_id for one in message.buttons] != before
    assert await court.bot.store.people.lone(anna.id) == lone


async def test_somebody_begins_so_many_matches_an_hour_which_are_forgotten_after_a_while(court: Court) -> None:
    """Those played to their end do not count; a click more on the same button begins none."""
    await court.stop_bot()
    court.wall = Wall()
    await court.start_bot()
    anna, alone_of = court.person("anna"), court.bot.tables.alone
    for number in range(1, OPENED + 1):
        play = await alone_of.begin(anna.id, "Anna", "verraeter")
        assert (await alone_of.begin(anna.id, "Anna", "traitor")).lone == play.lone
        assert play.lone.number == number
        await alone_of.give_up(anna.id, number)
    message = await offered(court, anna, HALL)
    await court.refuses(anna.click(message, alone("verraeter")), "alone-most", number=OPENED)
    court.wall.now += HOUR + 1
    await court.told(anna.click(message, alone("verraeter")))
    assert is_asked(message)
    court.wall.now += court.settings.retention.messages * 24 * 3600 - 60
    expiry = Expiry(court.bot.tables, court.bot.store, court.settings.retention, court.bot.forget)
    await expiry.drop()
    assert await alone_of.of(anna.id) is not None
    court.wall.now += 120
    assert (await expiry.drop())["matches played alone"] == 1
    assert await alone_of.of(anna.id) is None
