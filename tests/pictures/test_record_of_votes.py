"""The record of votes: a column for each ballot, a row for each voter, and the same in words."""

import pytest

from bot import texts
from bot.pictures import ballots_of, votes_of
from bot.pictures.reveals import Option
from bot.pictures.votes import PALETTE, Ballot, Sheet, Vote, draw_votes, headed, told
from tests.pictures.looking import check_letters, check_seats, check_words
from tests.prove import votes as record
from tests.sample_games.vote import voting
from tests.samples import samples

NAMES = ("Anna", "Ben", "Cleo", "Dirk")
VOTES = ((0, "2"), (1, "2"), (2, "0"), (3, "2"))
SAY = texts.speaker("en")


def a_sheet(seats: int, ballots: int, *, accusations: bool) -> Sheet:
    """Long names, ties of two, roles that were shown, or accusations with all their outcomes."""
    names = [f"{'W' * 32}{seat}" for seat in range(seats)]
    options = [Option(name, seat) for seat, name in enumerate(names)]
    found = []
    for number in range(ballots):
        voted = [options[(voter + number) % seats] for voter in range(seats)]
        outcomes = [("shield", "holds"), ("dead", "card dies"), ("joker", "the Joker falls")]
        signs = [outcomes[voter % 3] if accusations else ("", "") for voter in range(seats)]
        cast = tuple(Vote(voter, one, *sign) for voter, (one, sign) in enumerate(zip(voted, signs, strict=True)))
        fell_on = () if accusations else (options[0], options[1])[: 1 + number % 2]
        role = "dead" if fell_on and len(fell_on) == 1 else ""
        symbol = "" if accusations else "look"
        found.append(Ballot(1 + number // 3, cast, "W", symbol, "W", fell_on, "red" if role else "", role))
    return Sheet("Votes", "Round", "Result", tuple(names), tuple(found))


@pytest.mark.parametrize("accusations", [False, True], ids=["votes", "accusations"])
@pytest.mark.parametrize("ballots", [1, 4, 10])
@pytest.mark.parametrize("seats", [2, 4, 8, 16])
def test_words_lie_apart_and_are_legible(seats: int, ballots: int, accusations: bool) -> None:
    canvas = draw_votes(a_sheet(seats, ballots, accusations=accusations))
    check_words(canvas)
    assert (canvas.width, canvas.height <= 890) == (1400, True)
    check_letters(canvas)
    check_seats(PALETTE)


def test_votes_are_told_by_what_they_fell_on_and_the_newest_ballot_comes_first(vote: None) -> None:
    events = voting(*VOTES, *VOTES).events(None)
    first, second = ballots_of("vote", events, NAMES, "en")
    assert headed(first, "Round 1") == "Round 1, The vote: Cleo has the most votes."
    assert told(second, NAMES, SAY) == "Cleo 3 (Anna, Ben, Dirk) · Anna 1 (Cleo)"
    assert votes_of("vote", events, range(2), NAMES, "en").alt.startswith("Round 2, The vote: Cleo has the most votes.")


def test_a_ballot_is_in_the_record_once_it_is_shown_and_not_before(vote: None) -> None:
    for number in range(len(VOTES)):
        assert not ballots_of("vote", voting(*VOTES[:number]).events(None), NAMES, "en")
    assert len(ballots_of("vote", voting(*VOTES, (0, "1")).events(None), NAMES, "en")) == 1


def test_so_many_options_are_told_as_have_room() -> None:
    (ballot,) = a_sheet(16, 1, accusations=False).ballots
    words = told(ballot, ["W" * 32] * 16, SAY)
    assert words.endswith(" · …")
    assert len(words) < 800


@pytest.mark.parametrize("game", record.GAMES)
def test_the_record_has_what_everybody_was_shown(game: str) -> None:
    for number in range(samples(12, 200)):
        record.compare(game, number)
