"""The narrator and computer players speak at moments that everybody knows, and never say the same twice.

Remarks of computer players stand below what was told aloud, in the same message, and can be turned off.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import asdict, replace

import engine
from bot import texts
from bot.messages.aloud import remarks
from bot.messages.board import board
from bot.messages.ending import final
from bot.messages.telling import LEFT_OUT, before_the_end
from bot.messages.truth import eyes
from bot.messages.voices import voices
from bot.store import Sitter, Table
from bot.tables import tenures
from bot.tables.tenures import Progress
from engine import Match, Voice
from engine.decision import Fact
from tests.delivery.posting import Shown
from tests.matches import samples, seed_of, thumb
from tests.tables.people import a_table

GAMES = engine.games()
BALLOTS = ("vote_tied", "seat_banished")
"""Events that end a ballot."""


def computers(game: str, text: str = "voices", people: int = 1) -> Table:
    """A table at which computer players sit in all seats but the first ones."""
    possible = engine.game(game).seats
    table = a_table(text, seats=possible[len(possible) // 2], game=game)
    names = ("Aiko", "Bram", "Inés", "Kofi", "Sanna", "Dmitri")
    others = [Sitter(name, player="thumb") for name in names[people : len(table.sitters)]]
    return replace(table, sitters=(*table.sitters[:people], *others))


def play_on(match: Match) -> Match:
    """Let the seat that is asked first answer by rule of thumb."""
    match.play(match.awaited[0], thumb(match))
    return match


@cache
def _played(game: str, seats: int, number: int) -> Match:
    match = engine.start(game, seats=seats, seed=seed_of(f"voices {number}"))
    while match.result is None:
        play_on(match)
    return match


def played(table: Table, number: int = 0) -> Match:
    """A whole match of the table, played by rule of thumb."""
    return _played(table.game, len(table.sitters), number)


def said(table: Table, match: Match) -> list[tuple[int, str]]:
    events = match.events(None)
    return list(voices(table, events, range(len(events))))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_twice_in_a_match(game: str) -> None:
    for number in range(samples(2, 6)):
        lines = Counter(line for _, line in said(computers(game), played(computers(game), number)))
        assert [line for line, times in lines.items() if times > 1] == []


def test_no_remark_is_made_twice_in_a_match() -> None:
    table = computers("the_traitors", people=0)
    for number in range(samples(3, 12)):
        events = played(table, number).events(None)
        words = [line.partition(": ")[2] for _, line in remarks(table, events, range(len(events)))]
        assert len(words) == len(set(words)) > 3


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_comes_about_in_some_match(game: str) -> None:
    """Each has at least 12 sentences of the narrator, or 8 of computer players."""
    found: dict[str, bool] = {}
    sentences = engine.game(game).voices
    for number in range(12):
        events = played(computers(game), number).events(None)
        for place in [place for place, event in enumerate(events) if event.voiced]:
            found |= {one.kind: one.seat is None for one in engine.game(game).voiced(events, place)}
        if found.keys() == sentences.keys():
            break
    assert found.keys() == sentences.keys()
    assert all(sentences[kind] >= (12 if narrated else 8) for kind, narrated in found.items())


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
def test_a_remark_never_leaves_the_board_and_the_narrator_only_with_the_deed(game: str) -> None:
    table = replace(computers(game), pace="")
    match = engine.start(game, seats=len(table.sitters), seed=seed_of("voices 0"))
    kept: dict[int, list[str]] = {}
    while match.result is None:
        number = max(match.onlooker.view.round, 1)
        lines = [line.strip("|") for line in board(table, match.onlooker, number).text.split("\n")]
        spoken = [line for line in lines if line.startswith(("_", "> "))]
        assert {line for line in kept.get(number, ()) if line[0] == ">"} <= set(spoken)
        assert not any(below[0] == "_" for above, below in pairwise(lines) if above == LEFT_OUT)
        kept[number] = spoken
        play_on(match)
    assert any(kept.values())


def test_words_on_the_end_itself_stand_in_its_message() -> None:
    """The narrator and the traitor have the last word there, as no board tells who has won."""
    table = replace(computers("traitor", people=0), state="finished")
    match = played(table)
    above = len(before_the_end(match.onlooker, table.game).events)
    late = {line for place, line in said(table, match) if place >= above}
    assert len(late) == 2
    assert late <= {*final(table, eyes(table, match)).text.split("\n")}


def test_a_sentence_on_an_event_stands_below_it() -> None:
    table = replace(computers("the_traitors"), pace="")
    match = engine.start("the_traitors", seats=len(table.sitters), seed=seed_of("voices 0"))
    while len(match.onlooker.rounds) < 1:
        lines = board(table, match.onlooker, 1).text.split("\n")
        below = [line for before, line in pairwise(lines) if line.startswith("_") and "Event " in before]
        assert sum(line.startswith("_") for line in lines) == len(below)
        play_on(match)


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


# Remarks of The Traitors


def after_votes(table: Table, number: int = 1) -> Match:
    """The table's match after so many ballots, if there are so many."""
    match = engine.replay(table.record(()))
    while match.result is None and [event.kind in BALLOTS for event in match.events(None)].count(True) < number:
        play_on(match)
    return match


def shown(table: Table, match: Match) -> list[str]:
    """The lines that computer players say in the messages of the table, in their order."""
    rows = [one.content.text for one in Shown().bring_in_line(table, match) if one.slot.startswith("aloud")]
    return [line for text in rows for line in text.split("\n") if line.startswith("> ")]


def ballots(match: Match) -> Iterator[range]:
    """Yield the places of the events of each ballot."""
    events = match.events(None)
    opened = [place for place, event in enumerate(events) if event.kind == "vote_opened"]
    return (range(start, stop) for start, stop in zip(opened, [*opened[1:], len(events)], strict=True))


def spoken(table: Table, match: Match) -> list[tuple[int, str]]:
    """Return the place of each remark in the course of the match, and the remark, each ballot for itself."""
    return [one for row in ballots(match) for one in remarks(table, match.events(None), row)]


def test_nothing_is_said_where_it_is_turned_off_or_people_sit_everywhere() -> None:
    table = computers("the_traitors")
    match = after_votes(table)
    assert shown(table, match)
    assert shown(replace(table, remarks=False), match) == []
    assert shown(replace(table, sitters=a_table(seats=6).sitters), match) == []
    away = tuple(Sitter(one.name, 50 + seat, away=True) for seat, one in enumerate(table.sitters))
    assert shown(replace(table, sitters=away), match) == [], "nobody speaks for people who are away"


def test_a_computer_player_gives_no_reasons_for_answers_of_the_former_person() -> None:
    table = computers("the_traitors", people=3)
    match = after_votes(table)
    events = match.events(None)
    row = range(len(events))
    progress = Progress(match.length, len(events))
    for one in table.sitters[:3]:
        assert one.user is not None
        left = tenures.leave(table, progress, one.user, "Reinhart")
        said = [(place, words.replace("Reinhart", one.name)) for place, words in remarks(left, events, row)]
        assert said == list(remarks(table, events, row)), "the seat is called otherwise, and says nothing"


def test_a_remark_costs_no_message_and_is_the_table_s_own() -> None:
    """It is the same after a restart. The same course is spoken of in other words at a fellow table."""
    table = computers("the_traitors")
    match = after_votes(table, 2)
    slots = [one.slot for one in Shown().bring_in_line(table, match)]
    assert slots == [one.slot for one in Shown().bring_in_line(replace(table, remarks=False), match)]
    assert spoken(table, match) == spoken(table, engine.replay(match.record))
    assert spoken(replace(table, shown=table.fingerprint, secret=bytes(32)), match) == spoken(table, match)
    table = computers("the_traitors", people=0)
    match = after_votes(table, 6)
    told, other = (spoken(one, match) for one in (table, replace(table, secret=bytes(32))))
    assert [line for _, line in told] != [line for _, line in other]


def test_no_vote_changes_what_is_said_before_the_last_vote_is_in() -> None:
    """T-3.7: a reason would tell that somebody has voted, and for whom."""
    table = computers("the_traitors")
    match = engine.replay(table.record(()))
    while match.view(None).phase != "vote":
        play_on(match)
    said = shown(table, match)
    for seat in match.awaited[:-1]:
        match.play(seat, match.decisions[seat].keys[:1])
        assert shown(table, match) == said


def test_each_says_one_thing_at_most_about_a_ballot_and_with_its_vote_that_it_has_changed_its_mind() -> None:
    table = computers("the_traitors", people=0)
    match = after_votes(table, 8)
    events, again = match.events(None), 0
    for row in ballots(match):
        lines = [(place, *line.partition(":")[::2]) for place, line in remarks(table, events, row)]
        assert len({sentence for *_, sentence in lines}) == len(lines)
        for number, (place, name, _) in enumerate(lines):
            if name in {before for _, before, _ in lines[:number]}:
                again += 1
                assert (events[place].kind, name) == ("vote_shown", f"> {table.names[asdict(events[place])['seat']]}")
    assert again


def test_tied_computer_players_answer_before_a_revote_whatever_they_have_said() -> None:
    table = computers("the_traitors", people=0)
    match = played(table)
    events = match.events(None)
    rows = next(rows for rows in pairwise(ballots(match)) if events[rows[0].stop - 1].kind == "vote_tied")
    before, revote = [[line.split(":")[0] for _, line in remarks(table, events, row)] for row in rows]
    assert revote[:2] == ["> Bram", "> Inés"] and {*revote[:2]} < {*before}
