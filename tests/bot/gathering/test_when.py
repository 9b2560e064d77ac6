"""Times as people type them: every name of a day in three languages, and whatever else somebody types."""

import random
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from babel import Locale

from bot.gathering.when import FARTHEST, Unclear, checked, is_from_now, local, readings
from bot.gathering.words import DAYS, FILLER, MONTHS, NUMBERS, OFFSETS, PARTS, UNITS
from bot.texts import LANGUAGES
from tests.samples import samples

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
