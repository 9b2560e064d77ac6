"""A table planned for a time, which people type in three languages: people say if they come, and it opens."""

import random
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from babel import Locale

from bot import texts
from bot.gathering.when import FARTHEST, Unclear, checked, is_from_now, local, readings
from bot.gathering.words import DAYS, FILLER, MONTHS, NUMBERS, OFFSETS, PARTS, UNITS
from bot.sandbox import Message, Person
from bot.texts import LANGUAGES
from tests.bot.bot_on_sandbox import HALL, Court, Wall, fine, refusal
from tests.bot.gathering.planned_people import play_plan
from tests.samples import samples

SAY = texts.speaker("en")
HOUR, MINUTE = 3600.0, 60.0
SOON = 300.0
"""Seconds after the time of the plan within which the cards are to be dealt."""


@pytest.fixture
async def court(empty_court: Court) -> AsyncIterator[Court]:
    """The court, with a clock on the wall."""
    empty_court.wall = Wall()
    await empty_court.start_bot()
    yield empty_court


async def plan(court: Court, *coming: Person) -> Message:
    """Anna plans a table in two hours, and these people say that they come; the plan is returned."""
    await court.told(court.person("anna").command(HALL, "plan", when="in 2 hours", game="verraeter"))
    message = court.hall.messages[-1]
    for one in coming:
        await court.after(one.click(message, "I’m in"))
    return message


def calls(court: Court) -> list[Message]:
    """The messages in the hall that mention somebody."""
    return [one for one in court.hall.messages if one.content.startswith("<@")]


async def are_here(court: Court, *people: Person) -> set[str]:
    """Let people press the button under the newest call; return what they are told."""
    return {(await court.told(one.click(calls(court)[-1], "I’m here"))).text for one in people}


def mentioned(people: Sequence[Person]) -> str:
    return ", ".join(f"<@{one.id}>" for one in people)


async def state(court: Court) -> str:
    return (await court.table()).state


async def planned_for(court: Court) -> float:
    """For when the first table is planned."""
    table = await court.table()
    assert table.plan is not None
    return table.plan.at


async def test_all_come_without_a_typed_word(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    message = await plan(court, ben, chloe)
    assert "**Anna** (host) · **Ben** · **Chloé**" in message.content
    assert [one.label for one in message.buttons] == ["I’m in", "Not this time", "Cancel"]
    await court.passes(2 * HOUR - 16 * MINUTE)
    assert calls(court) == []
    await court.passes(2 * MINUTE)
    (reminder,) = calls(court)
    soon = f"<t:{await planned_for(court):.0f}:R>"  # true also if the bot was away, and reminds late
    assert reminder.content == SAY("plan-reminder", names=mentioned([anna, ben, chloe]), game="Verräter", soon=soon)
    assert await are_here(court, anna, ben, chloe) == {SAY("plan-you-are-here")}
    assert message.content.count("✅") == 3
    await court.passes(14 * MINUTE + 1)
    (call,) = calls(court)
    assert "it is time" in call.content, "the reminder is gone"
    assert await state(court) == "lobby"
    await court.passes(30)
    assert (await state(court), (await court.table()).names) == ("running", ("Anna", "Ben", "Chloé"))
    assert call.deleted, "nobody is called to what has begun"
    assert message.content.endswith(SAY("plan-opened"))
    assert not message.buttons


async def test_too_few_move_with_their_seats(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    first = await plan(court, ben, chloe)
    await court.passes(2 * HOUR + 1)
    await are_here(court, ben)
    await court.passes(11 * MINUTE)
    asked = calls(court)[-1]
    assert asked.content == SAY("plan-too-few", names=mentioned([ben]), game="Verräter"), "the host is not there"
    assert (await fine(chloe.click(asked, "30 minutes later"))).text == refusal("plan-host")
    at = (await planned_for(court)) + 30 * MINUTE
    moved = await court.told(ben.click(asked, "30 minutes later"))
    assert moved.text == SAY("plan-was-moved", when=f"<t:{at:.0f}:F>")
    assert await planned_for(court) == at
    again = court.hall.messages[-2]
    assert "**Ben** (host)" in again.content
    assert "**Chloé**" in again.content
    assert "Moved to" in first.content
    assert [one.content for one in court.hall.messages if "Ready" in one.content] == [], "the lobby is gone"
    assert calls(court)[-1].content.startswith(f"<@{anna.id}>")
    late = await fine(court.forge(ben, again, "tc:plan-move:1:0:half"))
    assert late.text in (refusal("plan-host"), refusal("plan-over"))


async def test_too_few_and_no_answer_close_the_plan(court: Court, anna: Person, ben: Person) -> None:
    """Anna has her data deleted before."""
    message = await plan(court, ben)
    await court.passes(2 * HOUR - 10 * MINUTE)
    await court.bot.deletions.delete(anna.id)
    await court.quiet()
    assert "**Ben** (host)" in message.content
    for told in (message.content, calls(court)[-1].content, repr(await court.table())):
        assert not any(who in told for who in ("Anna", str(anna.id)))
    await court.passes(1.5 * HOUR)
    assert await state(court) == "aborted"
    assert court.hall.messages[-1].content == SAY("plan-ended", game="Verräter")
    assert message.content.endswith(SAY("plan-closed"))
    assert calls(court) == []


async def test_a_busy_channel_delays_the_table(court: Court, anna: Person, ben: Person, dirk: Person) -> None:
    await plan(court, ben)
    await fine(dirk.command(HALL, "join", game="verraeter"))
    await court.passes(2 * HOUR - 10 * MINUTE)  # a quiet lobby is closed by no chore meanwhile
    await are_here(court, anna)
    await court.passes(10 * MINUTE + 30)
    assert SAY("plan-busy") in calls(court)[-1].content
    assert await state(court) == "planned"
    await fine(dirk.command(HALL, "leave"))
    await court.passes(30)
    assert await state(court) == "lobby"
    assert "**Anna** (host)" in court.lobby.content


@pytest.mark.parametrize("away", [2 * HOUR + 20 * MINUTE, 5 * HOUR])
async def test_a_bot_that_was_down_opens_late_or_closes_the_plan(court: Court, ben: Person, away: float) -> None:
    await plan(court, ben)
    await court.stop_bot()
    assert court.wall is not None
    court.wall.now += away
    await court.start_bot()
    await court.passes(1)
    if away == 5 * HOUR:
        assert await state(court) == "aborted"
        assert court.hall.messages[-1].content.startswith("I was away for hours")
        assert calls(court) == []
        return
    (told,) = calls(court)
    assert "it is time" in told.content
    assert SAY("plan-late") in told.content
    await court.restart_bot()
    await court.passes(1)
    assert calls(court) == [told], "it is posted once"


async def test_a_wrong_time_is_refused_and_a_time_zone_asked_for_once(court: Court, anna: Person) -> None:
    for when, refused in (
        ("when I like", "when-unknown"),
        ("in 2 minutes", "when-near"),
        ("friday 20:30", "when-zone"),
    ):
        await court.refuses(anna.command(HALL, "plan", when=when), refused, minutes=10)
    zone = {"time-zone": "Europe/Berlin"}
    assert (await court.told(anna.command(HALL, "plan", when="tomorrow 8pm", **zone))).text.startswith("Planned")
    at = datetime.fromtimestamp(await planned_for(court), ZoneInfo("Europe/Berlin"))
    assert (at.hour, at.minute) == (20, 0)
    assert (await fine(anna.command(HALL, "plan", when="morgen 21 Uhr"))).text.startswith("Planned")
    assert (await fine(anna.command(HALL, "plan", when="in 3 hours"))).text == refusal("most-plans", number=2)


async def test_suggestions_say_how_a_time_is_understood(court: Court, anna: Person) -> None:
    await court.bot.tables.wishes.choose(anna.id, types_in="Europe/Berlin")
    found = await anna.autocomplete(HALL, "plan", focused="when", when="saturday half past eight")
    assert [name for name, _ in found] == [f"Saturday 16 January, {at}:30, Europe/Berlin" for at in ("20", "08")]
    zone = {"time-zone": "Asia/Tokyo"}
    found = await anna.autocomplete(HALL, "plan", focused="when", when="saturday 20:30", **zone)
    assert [name for name, _ in found] == ["Saturday 16 January, 20:30, Asia/Tokyo"]
    ((_, value),) = await anna.autocomplete(HALL, "plan", focused="when", when="in 10 min")
    said = (await fine(anna.command(HALL, "plan", when=value))).text
    assert said.endswith("At the time I call everybody who is in.")


async def test_an_admin_cancels_any_plan_and_all_who_come_are_told(court: Court, ben: Person, chloe: Person) -> None:
    anna, message = court.person("anna"), await plan(court, ben)
    told = (await fine(ben.command(HALL, "status"))).text
    assert SAY("status-plans") in told
    assert "2 are coming" in told
    await court.refuses(chloe.click(message, "Cancel"), "abort-lobby")
    (sure,) = (await fine(anna.click(message, "Cancel"))).messages
    assert SAY("plan-cancel-sure") in sure.content
    await court.told(anna.click(sure, "Cancel"))
    assert calls(court)[-1].content.startswith(mentioned([anna, ben]))
    assert message.content.endswith(SAY("plan-closed"))


@pytest.mark.parametrize("seed", range(samples(1, 2)))
async def test_an_evening_begins_in_time_though_two_are_late_and_one_is_absent(court: Court, seed: int) -> None:
    assert 0 <= await play_plan(court, seed) <= SOON


BERLIN = "Europe/Berlin"
NOW = datetime(2026, 11, 24, 18, 0, tzinfo=ZoneInfo(BERLIN)).timestamp()
ZONES = (BERLIN, "UTC", "America/New_York", "Asia/Kolkata", "Pacific/Apia")
WORDS = (
    *(*DAYS, *MONTHS, *NUMBERS, *OFFSETS, *PARTS, *UNITS, *FILLER, "half", "halb", "past", "quarter", "to"),
    *("8", "20", "20:30", "27.11.", "2026-11-27", "9999-12-31", "0001-01-01", "31.2.", "29.2.", "12/31", "99:99"),
    *("9999", "²", "٣", "😀", "13pm", "0am", "24:00"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_and_day_is_known_by_its_name_and_is_the_next_one(language: str) -> None:
    for number, name in Locale(language).days["format"]["wide"].items():
        at = local(readings(f"{name} 20:30", NOW, BERLIN)[0], BERLIN)
        assert (at.weekday(), at.hour, at.minute) == (number, 20, 30)
        assert timedelta() < at - local(NOW, BERLIN) <= timedelta(days=7)
    for number, name in Locale(language).months["format"]["wide"].items():
        assert local(readings(f"27. {name} 19:00", NOW, BERLIN)[0], BERLIN).month == number


FROM_NOW = {
    **{"in 2h": 120, "in 45min": 45, "in 1h30": 90, "in 1 hour 30 minutes": 90, "in an hour and a half": 90},
    **{"in anderthalb Stunden": 90, "in einer Viertelstunde": 15, "in 2 Stunden und 15 Minuten": 135},
    **{"over anderhalf uur": 90, "over een kwartier": 15, "over 2u": 120, "over een half uur": 30},
}
SHORT = {
    **{"27 november 20u": "Fri 20:00", "27/11 19u30": "Fri 19:30", "Samstag 20 Uhr 30": "Sat 20:30"},
    **{"morgenavond 8 uur": "Wed 20:00", "morgenmiddag 3 uur": "Wed 15:00", "aanstaande vrijdag 20:00": "Fri 20:00"},
}
UNCLEAR = {
    **{"in 2": "unknown", "friday in 8": "unknown", "over 9": "unknown"},  # a length without its unit
    **{"28.3.2027 02:30": "gap", "25.10.2026 2:30": "twice", "friday": "hour"},
    **{"24.11. 17:00": "past", "24.12.2027 20:00": "far", "in 3 min": "near"},
}


def test_a_time_from_now_is_one_in_every_form() -> None:
    assert all(map(is_from_now, FROM_NOW))
    assert {typed: [(at - NOW) / 60 for at in readings(typed, NOW, BERLIN)] for typed in FROM_NOW} == {
        typed: [minutes] for typed, minutes in FROM_NOW.items()
    }


def test_short_forms_are_understood() -> None:
    assert {typed: f"{local(readings(typed, NOW, BERLIN, 'nl')[0], BERLIN):%a %H:%M}" for typed in SHORT} == SHORT


def test_the_hour_of_the_clock_stays_when_the_clocks_change() -> None:
    before = datetime(2027, 3, 25, 12, tzinfo=ZoneInfo(BERLIN)).timestamp()
    (at,) = readings("Sonntag 20:00", before, BERLIN)
    assert f"{local(at, BERLIN):%H:%M %z}" == "20:00 +0200"


@pytest.mark.parametrize(("typed", "why"), UNCLEAR.items())
def test_a_time_that_is_unclear_or_cannot_be_planned_is_refused(typed: str, why: str) -> None:
    with pytest.raises(Unclear, match=why):
        checked(readings(typed, NOW, BERLIN)[0], NOW, BERLIN)


def test_typed_words_are_a_time_to_come_or_unclear() -> None:
    chance = random.Random("whatever is typed")
    for _ in range(samples(3000, 100_000)):
        typed = " ".join(chance.choices(WORDS, k=chance.randint(1, 5)))
        zone = chance.choice(ZONES)
        try:
            at = checked(readings(typed, NOW, zone, chance.choice(("en-US", "de", "nl")))[0], NOW, zone)
        except Unclear:
            continue
        assert 0 < at - NOW <= FARTHEST * 24 * 3600, typed
