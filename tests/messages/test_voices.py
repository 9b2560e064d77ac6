"""Voices: the narrator and computer players speak at moments that everybody knows, and never say the same twice."""

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.messages.voices import voices
from bot.store import Sitter, Table
from engine import Match, QuickChance, Voice
from engine.decision import Fact
from engine.players import PLAYERS
from tests.matches import samples, seed_of
from tests.tables.people import a_table

GAMES = engine.games()


def computers(game: str, text: str = "voices", language: str = "en") -> Table:
    """A table at which computer players sit in all seats but the first."""
    possible = engine.game(game).seats
    seats = possible[len(possible) // 2]
    table = a_table(text, seats=seats, game=game, language=language)
    others = tuple(Sitter(name, player="thumb") for name in ("Bram", "Inés", "Kofi", "Sanna", "Dmitri")[: seats - 1])
    return replace(table, sitters=(table.sitters[0], *others))


def played(table: Table, number: int = 0) -> Match:
    """A whole match of the table, played by rule of thumb."""
    return _played(table.game, len(table.sitters), number)


@cache
def _played(game: str, seats: int, number: int) -> Match:
    match = engine.start(game, seats=seats, seed=seed_of(f"voices {number}"))
    while match.result is None:
        seat = match.awaited[0]
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    return match


def said(table: Table, match: Match) -> list[tuple[int, str]]:
    events = match.events(None)
    return list(voices(table, events, range(len(events))))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_twice_in_a_match(game: str) -> None:
    for number in range(samples(2, 6)):
        lines = Counter(line for _, line in said(computers(game), played(computers(game), number)))
        assert [line for line, times in lines.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_comes_about_in_some_match(game: str) -> None:
    """Each has 12 sentences of the narrator, or 8 of computer players."""
    found: dict[str, bool] = {}
    sentences = engine.game(game).voices
    for number in range(12):
        events = played(computers(game), number).events(None)
        for place in range(len(events)):
            found |= {one.kind: one.seat is None for one in engine.game(game).voiced(events, place)}
        if found.keys() == sentences.keys():
            break
    assert found.keys() == sentences.keys()
    assert {kind: 12 if narrated else 8 for kind, narrated in found.items()} == dict(sentences)


def test_people_speak_for_themselves_and_the_narrator_speaks_anyway() -> None:
    """A choice of the table silences all."""
    table = computers("verraeter")
    match = played(table)
    among_people, among_computers = (said(one, match) for one in (a_table("voices", seats=4), table))
    assert among_people
    assert all(line.startswith("_") for _, line in among_people)
    assert not any(line.startswith("> Anna") for _, line in among_computers)
    assert said(replace(table, remarks=False), match) == []


def test_a_match_with_more_moments_than_sentences_falls_silent() -> None:
    table = computers("verraeter")
    kinds = ("allegiance_changed", "conflict_resolved")
    change, outcome = [next(one for one in played(table).events(None) if one.kind == kind) for kind in kinds]
    told = [replace(change, round=outcome.round), *[outcome] * 20]
    lines = [line for _, line in voices(table, told, range(21)) if line.startswith("_")]
    assert len(set(lines)) == len(lines) == engine.game("verraeter").voices["change"]


def test_the_order_of_sentences_follows_from_the_fingerprint_and_from_no_secret() -> None:
    """It is the table's own, and stays after a restart."""
    table = computers("verraeter")
    match = played(table)
    assert said(table, engine.replay(match.record)) == said(table, match)
    assert said(replace(table, secret=bytes(32)), match) != said(table, match)
    assert said(replace(table, shown=table.fingerprint, secret=bytes(32)), match) == said(table, match)


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_stays_when_more_happens(game: str) -> None:
    table = computers(game)
    events = played(table).events(None)
    whole = list(voices(table, events, range(len(events))))
    for stop in range(0, len(events), 17):
        assert list(voices(table, events[:stop], range(stop))) == [one for one in whole if one[0] < stop]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_its_words_and_no_markdown_of_names(game: str, language: str) -> None:
    say, names = texts.speaker(language), ["**Anna**", "Ben"]
    facts: dict[str, Fact] = {"seat": 0, "other_seat": 0, "area": "M7", "house": "rose", "won": 1}
    for kind, number in engine.game(game).voices.items():
        for seat in (None, 1):
            lines = [texts.voice(say, game, Voice(kind, facts, seat), one, names) for one in range(1, number + 1)]
            assert len(set(lines)) == number
            assert max(map(len, lines)) <= 110
            assert not any("**Anna**" in line for line in lines)
