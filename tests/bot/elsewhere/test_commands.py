"""Commands by the installation of a person alone, on servers without the bot; and matches played alone."""

import random
from collections.abc import Sequence

import pytest
from discord import Permissions
from msgspec.structs import replace

import engine
from bot import texts
from bot.commands.registration import link_for_servers
from bot.learning.lone_match import shown
from bot.messages.ids import read
from bot.privacy.retention import Expiry
from bot.sandbox import Message, NotPossible, Person
from bot.store import LoneMatch
from bot.store.results import insertion
from bot.tables import LonePlay
from bot.tables.limits import HOUR, OPENED
from engine import Answer
from engine.players import PLAYERS, chance_for
from tests.bot.bot_on_sandbox import HALL, Court, Wall
from tests.bot.playing import Question, clicks, finished, ids, labels
from tests.kit.games import HOOKS
from tests.matches import seed_of
from tests.messages.leaks import possible
from tests.samples import samples

SAY = texts.speaker("en")
SHOW = SAY("button-show-here")
FAR, FRIENDS = "far-hall", "friends"
PLACES = (FAR, FRIENDS, "dm")


def stranger(court: Court, *also: Person) -> Person:
    """Let Anna add the bot for herself, share no server with it, and be in places without it."""
    anna = court.person("anna")
    anna.installed = True
    court.sandbox.add_foreign_guild("Far Away", FAR)
    court.sandbox.add_people_channel(FRIENDS, anna, court.person("ben"), *also)
    court.sandbox.remove_member(anna)
    return anna


def own_hand(court: Court, since: int = 0) -> list[str]:
    """Return the calls of the bot about channels and people, other than answers to interactions."""
    made = court.sandbox.requests[since:]
    return [f"{one.method} {one.path}" for one in made if not one.is_interaction_answer]


@pytest.mark.parametrize("place", PLACES)
async def test_four_commands_answer_privately_and_nothing_else_is_offered(court: Court, place: str) -> None:
    anna = stranger(court)
    anna.locale = "de"
    german, before = texts.speaker("de"), len(court.sandbox.requests)
    for name, said in (
        ("learn", german("verraeter-lessons")),
        ("rules", "### Verräter · "),
        ("stats", german("stats-none-everywhere")),
        ("privacy", german("privacy-shown")),
    ):
        (panel,) = (await court.told(anna.command(place, name))).messages
        assert said in panel.content
        assert panel.only_for is anna
    offered = {one["name"] for one in court.sandbox.world.commands}
    for name in offered - {"learn", "rules", "privacy", "stats"}:
        with pytest.raises(NotPossible):
            await anna.command(place, name)
    assert own_hand(court, before) == []
    (sent,) = (await court.told(anna.click(panel, german("button-my-data")))).messages
    assert sent.only_for is anna
    assert [one.filename for one in sent.attachments] == ["turncoat-my-data.zip"]
    (sure,) = (await court.told(anna.click(panel, german("button-forget")))).messages
    field = await anna.click(sure, german("button-forget-now"))
    done = await anna.submit(field, {"word": german("forget-word")})
    await court.sandbox.until(lambda: "Alles, was ich über dich gespeichert hatte, ist gelöscht" in done.text)
    assert not court.sandbox.problems


async def _played(court: Court) -> Sequence[Person]:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await finished(court)
    return anna, ben, chloe


@pytest.mark.deal("statistics")
async def test_statistics_elsewhere_are_of_all_servers_and_of_oneself_alone(court: Court) -> None:
    """They are not shown where apps, or who asks, may not speak."""
    anna, ben, _ = await _played(court)
    for one in await court.bot.store.results.of_table(1):
        query, values = insertion(replace(one, table=2, guild=7))
        await court.bot.store.results._db.execute(query, *values)
    stranger(court)
    for place in PLACES:
        told = (await court.told(anna.command(place, "stats"))).text
        assert told.startswith("### Anna · Verräter\n- **2 matches, ")
        assert told.endswith(SAY("stats-everywhere"))
        assert "Ben" not in told, "nobody is compared where others may not have met them"
        await court.refuses(anna.command(place, "stats", person=str(ben.id)), "stats-elsewhere")
    far = court.sandbox.channel(FAR).guild
    assert far is not None
    ben.installed = True
    court.sandbox.let_apps_speak(far, allowed=False)
    (own,) = (await court.told(ben.command(FAR, "stats"))).messages
    assert SHOW not in labels(own)
    await court.refuses(court.forge(ben, own, "tc:statshere:"), "show-here")
    court.sandbox.let_apps_speak(far, allowed=True)
    court.sandbox.set_permissions(FAR, person=ben, deny=Permissions(send_messages=True))
    await court.refuses(court.forge(ben, own, "tc:statshere:"), "show-here")


@pytest.mark.parametrize("invites", [False, True])
@pytest.mark.deal("statistics")
async def test_statistics_are_shown_elsewhere_by_answers_with_a_link_if_wished(court: Court, *, invites: bool) -> None:
    court.settings = replace(court.settings, invites=invites)
    await court.restart_bot()
    anna, *_ = await _played(court)
    link = SAY("play-here", link=link_for_servers(court.sandbox.world.bot.id))
    home = (await court.told(anna.command(HALL, "stats"))).messages[0]
    await court.told(anna.click(home, SHOW))
    assert link not in court.hall.messages[-1].content, "never where the bot is"
    stranger(court)
    for place in (FAR, FRIENDS):
        before = len(court.sandbox.requests)
        (own,) = (await court.told(anna.command(place, "stats"))).messages
        await court.told(anna.click(own, SHOW))
        shown = court.sandbox.channel(place).messages[-1] if place == FAR else anna.sees(place)[-1]
        assert shown.only_for is None
        assert shown.content.endswith(link) is invites
        assert own_hand(court, before) == []
    (own,) = (await court.told(anna.command("dm", "stats"))).messages
    assert SHOW not in labels(own)
    assert not court.sandbox.problems


async def test_a_private_channel_is_no_direct_message_with_the_bot(court: Court) -> None:
    """Only somebody who uses direct messages with the bot is taken to read them."""
    anna = stranger(court)
    await court.are_new(anna)
    await court.told(anna.command(FRIENDS, "learn"))
    (offered,) = (await court.told(anna.command(FRIENDS, "learn"))).messages
    await court.told(anna.click(offered, SAY("verraeter-lesson-1")))
    assert not await court.bot.delivery._direct.has_used(anna.id)
    (offered,) = (await court.told(anna.command("dm", "learn"))).messages
    await court.told(anna.click(offered, SAY("verraeter-lesson-1")))
    assert await court.bot.delivery._direct.has_used(anna.id)


PLACE_OF = dict(zip(engine.games(), (FAR, FRIENDS, "dm", HALL), strict=True))
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


def is_asked(message: Message) -> bool:
    return any(read(one)[0] in ("alone-answer", "alone-confirm", "alone-menu", "alone-through") for one in ids(message))


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
    place = PLACE_OF[game]
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
    custom_id = next(one for one in ids(message) if read(one)[0] == "alone-sure")
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
    stale = next(one for one in ids(message) if read(one)[0] == "alone-sure")
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
