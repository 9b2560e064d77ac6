"""Short lines of the channel: a board tells its whole round, and a question repeats little, and no secret above."""

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.messages.board import HAPPENED, LINES, happened
from bot.messages.prompt import WORDS
from bot.messages.telling import LEFT_OUT, word_count
from bot.store import Table
from engine import Decision, Match, QuickChance
from engine.decision import Fact
from engine.players import PLAYERS
from tests.samples import samples
from tests.tables.people import a_table


def moments(game: str, language: str) -> Iterator[tuple[Table, Match]]:
    """Yield matches of the game as they stand before each answer."""
    for number in range(samples(1, 10)):
        table = replace(a_table(f"folding {number}", seats=engine.game(game).seats[1], game=game), language=language)
        match = engine.replay(table.record(()))
        while match.result is None:
            yield table, match
            seat, chance = match.awaited[0], QuickChance(match.length)
            match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance))
        yield table, match


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", engine.games())
def test_a_board_has_room_for_its_newest_lines(game: str, language: str) -> None:
    say = texts.speaker(language)
    for table, match in moments(game, language):
        if match.result is not None:
            for number in range(1, len(match.onlooker.rounds) + 1):
                lines = happened(say, table, match.onlooker, number)[-LINES:]
                assert sum(len(line) + 1 for line in lines) <= HAPPENED


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", engine.games())
def test_a_question_repeats_few_words(game: str, language: str) -> None:
    """A single line may have more, and is never cut. Languages take turns."""
    first = texts.LANGUAGES.index(language)
    for table, match in islice(moments(game, language), first, None, samples(3, 1)):
        for seat in match.awaited[:1]:
            lines = messages.prompt(table, match.seat(seat), language).text.split("\n")
            quoted = [line for line in lines if line.startswith("> ") and line != f"> {LEFT_OUT}"]
            assert len(quoted) <= 1 or sum(map(word_count, quoted)) <= WORDS


MUSTERED: dict[str, Fact] = {"army": 0, "cards": (), "count": 0, "kept": (), "alone": 0, "decks": 1}
NIGHT: dict[str, Fact] = {"living": 4, "fellow": "perhaps", "fellow_seats": ()}
ALIKE: dict[str, tuple[tuple[str, ...], list[dict[str, Fact]]]] = {
    "the_traitors": (("murder", "recruit"), [{**NIGHT, "role": role} for role in ("faithful", "traitor")]),
    "traitor": (("muster", "gift"), [{**MUSTERED, "traitor": int(one > 0), "jokers": one} for one in (0, 1, 2)]),
}
"""Questions by which nobody who looks over a shoulder may know a side."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", ALIKE)
def test_secret_questions_have_the_same_first_line_for_all_sides(game: str, language: str) -> None:
    kinds, sides = ALIKE[game]
    for kind in kinds:
        asked = [Decision(kind, (), facts=one) for one in sides]
        told = [texts.question(texts.speaker(language), game, one, ["Anna", "Hans", "Cleo"]) for one in asked]
        assert len({question.splitlines()[0] for question in told}) == 1
        assert len({*told}) == len(sides)


def test_a_game_without_folding_adds_nothing_to_its_sentences() -> None:
    say, names = texts.speaker("en"), ["Anna", "Ben"]
    folding = texts.folding_of("unheard_of")
    assert folding.fold_turn(say, (), 0, names, 80) == ""
    assert folding.fold_upshot(say, (), 0, 0, names) == ""
    assert folding.fold_losses(say, (), 0, names) == ""
    assert folding.fold_match(say, (), 0, names) == ""
    assert [*folding.fold_greatest_deeds(say, (), names), *folding.fold_evidence(say, (), names, None)] == []
