"""The reckoning of ratings: as openskill does by itself, and its meaning beyond that."""

from collections.abc import Sequence

import pytest
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.aftermath.reckoning import numbers, reckon
from bot.store import FORMER, Placing, Rating, Seasons
from tests.tables.results.some_results import HOUR, NOW, a_match, some_matches

ANNA, BEN, CLEO = 11, 12, 13


def all_of(matches: Sequence[Sequence[Placing]], seasons: Seasons = "off") -> dict[tuple[int, str], Rating]:
    """The ratings after these matches."""
    rows = [one for match in matches for one in match if not one.why]
    return {(one.user, one.season): one for one in reckon({}, rows, seasons)}


def by_hand(matches: Sequence[Sequence[Placing]]) -> dict[int, tuple[float, float]]:
    """The same by openskill alone, match after match; each quarter begins at 25 and with 6 at least."""
    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    quarter = ""
    for match in matches:
        if match[0].season != quarter:
            quarter = match[0].season
            fresh = {user: max(one.sigma, 6) for user, one in known.items()}
            known = {user: model.rating(mu=25, sigma=sigma) for user, sigma in fresh.items()}
        people = [one for one in match if one.player != "thumb"]
        teams = [[known[one.user] if one.user in known else model.rating()] for one in people]
        rated = model.rate(teams, ranks=[one.rank for one in people], limit_sigma=True)
        known |= {one.user: after for one, (after,) in zip(people, rated, strict=True) if one.user is not None}
    return {user: (one.mu, one.sigma) for user, one in known.items()}


@pytest.mark.parametrize("every", [HOUR, 40 * HOUR], ids=["one season", "several"])
def test_they_are_openskills_match_after_match(every: float) -> None:
    matches = list(some_matches(120, every=every))
    newest = {user: one for (user, _), one in sorted(all_of(matches, "quarter").items()) if user != FORMER}
    expected = by_hand(matches)
    assert len(expected) == 12
    assert {user: (one.mu, one.sigma) for user, one in newest.items()} == expected
    assert len({one.season for one in all_of(matches, "quarter").values()}) == (1 if every == HOUR else 3)


def test_a_win_never_lowers_the_number_but_a_shared_one_can() -> None:
    for sigma in (0.1, 3.0):  # of whom nearly all is known, openskill by itself would know less after each match
        strong = Rating(ANNA, "all", 40, sigma)
        alone = reckon({ANNA: strong}, a_match(1, [(ANNA, 1), (BEN, 2)]), "off")
        assert numbers("verraeter", alone)[ANNA] >= numbers("verraeter", [strong])[ANNA]
    shared = reckon({ANNA: strong}, a_match(1, [(ANNA, 1), (BEN, 1)]), "off")
    assert numbers("verraeter", shared)[ANNA] < numbers("verraeter", [strong])[ANNA]


def test_a_deleted_player_is_an_unknown_one() -> None:
    """And nobody who is listed; two of them in a match are two."""
    matches = [a_match(one, [(ANNA, 1), (None, 2), (None, 3)]) for one in range(5)]
    found = all_of(matches)
    unknown = PlackettLuce()
    assert (found[FORMER, "all"].mu, found[FORMER, "all"].sigma) == (unknown.mu, unknown.sigma)
    assert found[FORMER, "all"].matches == 10
    assert set(numbers("verraeter", found.values())) == {ANNA}


def test_a_player_who_wins_more_than_the_role_gives_leads_in_the_traitors() -> None:
    """Cleo always wins, but as everybody does who is a Traitor; Ben wins half of what others never win."""
    hard = [
        a_match(one, [(CLEO, 1), (ANNA, 3), (BEN, 1 if one % 2 else 3)], game="the_traitors", ended=NOW + one)
        for one in range(20)
    ]
    found = numbers("the_traitors", all_of(hard).values())
    # Faithful win 10 of 40: Ben 10 of 20 instead of 5, Anna none; each over 20 + 6 matches.
    assert found == {CLEO: 0, ANNA: round(-100 * 5 / 26), BEN: round(100 * 5 / 26)}
    model = PlackettLuce()
    assert {(one.mu, one.sigma) for one in all_of(hard).values()} == {(model.mu, model.sigma)}, "no rating is kept"


def test_the_deleted_still_count_for_what_a_role_gives() -> None:
    matches = [a_match(one, [(CLEO, 1), (ANNA, 1), (None, 3)], game="the_traitors") for one in range(12)]
    assert numbers("the_traitors", all_of(matches).values()) == {CLEO: 0, ANNA: round(100 * 6 / 18)}
