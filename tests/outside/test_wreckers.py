"""Wreckers, a game of another package made of ``engine.hidden_roles``: six people play it on Discord."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

import engine
from bot import pictures, texts
from bot.games import take
from bot.games.kit.matches import play_by_chance
from bot.pictures import plain
from engine import outside
from tests.bot.playing import is_over, play_on, questions
from tests.outside.installed import WRECKERS, forget
from tests.pictures.test_plain import shown

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from bot.sandbox import Message, Person
    from tests.bot.bot_on_sandbox import Court

KEY = "wreckers"


@pytest.fixture(autouse=True)
def _wreckers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", list(sys.path))
    outside.load_entry(outside.entry_in(WRECKERS), take)
    yield
    forget(KEY)


def told(person: Person) -> str:
    """All that stands in somebody's direct messages."""
    return "\n".join(one.content for one in person.dms)


def is_wrecker(person: Person) -> bool:
    return "You are a wrecker." in told(person)


def question_of(person: Person, court: Court) -> Message:
    (message,) = [one.message for one in questions(court) if one.person is person]
    return message


async def take_choice(person: Person, court: Court, label: str) -> None:
    """Answer somebody's question with the choice of that label."""
    message = question_of(person, court)
    (button,) = [one for one in message.buttons if one.label == label]
    await person.click(message, str(button.custom_id))
    await court.quiet()


async def test_wreckers_know_each_other_and_alone_see_their_choices_at_night(court: Court) -> None:
    people = court.people(6)
    await court.begin(people, game=KEY)
    await court.quiet()
    one, other = [person for person in people if is_wrecker(person)]
    keepers = [person for person in people if person not in (one, other)]
    assert f"You know of: {other.name}." in told(one)
    assert f"You know of: {one.name}." in told(other)
    before = {person.name: told(person) for person in keepers}
    assert not any("You know of" in told for told in before.values())
    await take_choice(one, court, keepers[0].name)
    assert f"{one.name} names {keepers[0].name}." in told(other)
    assert {person.name: told(person) for person in keepers} == before
    assert not any("names" in message.content for message in court.hall.messages)
    await take_choice(other, court, keepers[1].name)
    assert f"{other.name} names {keepers[1].name}." in told(one)


async def test_nobody_sees_who_has_played_a_secret_card(court: Court, chance: random.Random) -> None:
    people = court.people(6)
    await court.begin(people, game=KEY)
    while (await court.match()).view(None).phase != "cards":
        await play_on(court, chance, 1)
    await court.quiet()
    (first, *_) = [one.person for one in questions(court)]
    others = [person for person in people if person is not first]
    before = {person.name: told(person) for person in others}
    hall = [message.content for message in court.hall.messages]
    await take_choice(first, court, "Steady")
    assert {person.name: told(person) for person in others} == before
    assert [message.content for message in court.hall.messages] == hall


async def test_a_match_is_played_to_its_end(court: Court, chance: random.Random) -> None:
    people = court.people(4)
    await court.begin(people, computers=2, game=KEY)
    await play_on(court, chance)
    await court.quiet()
    assert is_over(court)
    hall = "\n".join(message.content for message in court.hall.messages)
    assert "The cards: " in hall
    assert "## ||The keepers win" in hall or "## ||The wreckers win" in hall


def test_the_board_shows_a_role_once_everybody_knows_it() -> None:
    say, names = texts.speaker("en"), ("Anna", "Ben", "Chloé", "Dirk", "Eva", "Finn")
    match = engine.start(KEY, seats=6, seed=bytes(32))
    assert not [role for role in ("Keeper", "Wrecker") if role in pictures.board_alt(match.view(None), names, "en")]
    end = play_by_chance(match, bytes(32)).view(None)
    words = shown(plain.draw_board(end, names, say))
    assert (words.count("Keeper"), words.count("Wrecker")) == (4, 2)
    alt = pictures.board_alt(end, names, "en")
    assert (alt.count(": Keeper, "), alt.count(": Wrecker, ")) == (4, 2)
