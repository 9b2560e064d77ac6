"""The reckoning of ratings, as openskill does it and beyond that, and their cache, which follows from all results."""

from collections.abc import Sequence
from itertools import count

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.aftermath.reckoning import numbers, reckon
from bot.aftermath.standings import Leaderboard, Standings
from bot.store import FORMER, Placing, Rating, Seasons, Store, Wishes
from bot.store.ratings import forgetting
from bot.tables import Person, Refusal, Tables, Times, tenures
from bot.tables.tenures import Progress
from tests.store.in_file import in_file
from tests.tables.conftest import Clock
from tests.tables.people import ANNA, BEN, CLEO, EVA, HALL, a_table
from tests.tables.results.some_results import HOUR, NOW, a_match, keep, keep_all, some_matches

DAY = 24 * HOUR
GUILD = HALL.guild


async def kept(store: Store) -> list[Rating]:
    """Return all ratings that are kept of the one game."""
    seasons = await store.ratings.seasons(GUILD, "verraeter")
    return sorted(
        [one for season in seasons for one in await store.ratings.of_season(GUILD, "verraeter", season)],
        key=lambda one: (one.user, one.season),
    )


def made(matches: Sequence[Sequence[Placing]], seasons: Seasons = "quarter") -> list[Rating]:
    """Return all ratings that follow from these matches."""
    ended = sorted((one for match in matches for one in match if not one.why), key=lambda one: (one.ended, one.table))
    return sorted(reckon({}, ended, seasons), key=lambda one: (one.user, one.season))


async def test_ratings_follow_from_all_results(standings: Standings, tables: Tables, store: Store) -> None:
    """Results may come late, may be made anew, and seasons may be chosen otherwise."""
    found = [*some_matches(12, every=400 * HOUR)]
    late = found.pop(3)
    for number, match in enumerate(found, 1):
        await keep(store, match)
        await standings.leaderboard(GUILD)
        assert await kept(store) == made(found[:number])
    assert len(await store.ratings.seasons(GUILD, "verraeter")) == 3
    await keep(store, late)
    await standings.leaderboard(GUILD)
    assert await kept(store) == made([*found, late])
    found[1] = tuple(replace(one, rank=len(found[1]) - one.rank) for one in found[1])
    await store.results.replace(2, found[1])
    await standings.leaderboard(GUILD)
    assert await kept(store) == made([*found, late])
    chosen: dict[Seasons, tuple[str, ...]] = {"off": ("all",), "year": ("2023", "2024")}
    for season, names in chosen.items():
        await tables.settings.choose(GUILD, ANNA.user, "season", [season])
        assert (await standings.leaderboard(GUILD)).seasons == names
        assert await kept(store) == made([*found, late], season)


async def test_rebuilt_in_many_steps_it_is_what_was_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.ratings.ROWS", 50)
    matches = list(some_matches(60))
    await keep_all(store, matches)
    steps = 0
    while await store.ratings.reckon(
        GUILD, "verraeter", "quarter", lambda newest, rows: reckon(newest, rows, "quarter")
    ):
        steps += 1
        if steps == 2:  # the program may end at any time
            path = in_file(store).path
            await store.close()
            store = await Store.open(path)
    assert steps > 3
    assert await kept(store) == made(matches)
    await store._db.together(*forgetting(GUILD), always=True)
    assert await kept(store) == []
    tables = Tables(store)
    await Standings(store, tables.settings, tables.now).leaderboard(GUILD, "verraeter")
    assert await kept(store) == made(matches)
    await store.close()


async def test_results_stay_without_a_leaderboard(standings: Standings, tables: Tables, store: Store) -> None:
    await tables.settings.choose(GUILD, ANNA.user, "ratings", ["off"])
    for match in some_matches(2):
        await keep(store, match)
    with pytest.raises(Refusal, match="ratings-off"):
        await standings.leaderboard(GUILD)
    assert not (await tables.lobby.open(HALL, ANNA, "verraeter", {})).rated
    await tables.settings.choose(GUILD, ANNA.user, "ratings", ["on"])
    assert (await standings.leaderboard(GUILD)).hidden


async def series(store: Store, number: int, *people: Person, begin: float = NOW - DAY) -> None:
    """So many matches of these people, of which the first always wins."""
    taken = count(1 + len(await store.tables.finished()))
    for one in range(number):
        ranks: list[tuple[int | None, int]] = [(who.user, min(place, 2)) for place, who in enumerate(people, 1)]
        await keep(store, a_match(next(taken), ranks, ended=begin + 60 * one))


def listed(board: Leaderboard) -> list[tuple[int, int]]:
    return [(one.user, one.rank) for one in board.listed]


async def test_a_list_has_who_plays_and_agrees(
    standings: Standings, tables: Tables, store: Store, clock: Clock
) -> None:
    await series(store, 9, ANNA, BEN, CLEO, EVA)
    assert {one.hidden for one in (await standings.leaderboard(GUILD)).hidden} == {"few"}
    await series(store, 1, ANNA, BEN, CLEO, begin=NOW - HOUR)
    board = await standings.leaderboard(GUILD)
    assert listed(board) == [(ANNA.user, 1), (BEN.user, 2), (CLEO.user, 2)], "equal numbers share a rank"
    await store.people.save_wishes(ANNA.user, Wishes(statistics=False))
    board = await standings.leaderboard(GUILD)
    assert listed(board) == [(BEN.user, 1), (CLEO.user, 1)]
    anna = board.of(ANNA.user)
    assert anna is not None
    assert (anna.hidden, anna.rank, anna.matches) == ("private", 0, 10), "she sees it herself"
    assert board.of(99) is None
    await tables.settings.choose(GUILD, ANNA.user, "season", ["off"])
    clock.now = NOW + 60 * DAY - HOUR - 1
    assert len((await standings.leaderboard(GUILD)).listed) == 2
    clock.now += 2
    assert {one.hidden for one in (await standings.leaderboard(GUILD)).hidden} == {"private", "few", "idle"}
    await series(store, 1, BEN, EVA, begin=clock.now)
    assert listed(await standings.leaderboard(GUILD)) == [(BEN.user, 1), (EVA.user, 2)], "not decayed"


async def test_a_season_that_is_over_stays_as_it_was(standings: Standings, store: Store, clock: Clock) -> None:
    await series(store, 10, ANNA, BEN)
    before = await standings.leaderboard(GUILD)
    clock.now += 200 * DAY
    assert before.listed
    empty = await standings.leaderboard(GUILD)
    assert (empty.season, empty.seasons, empty.listed) == ("2024-2", ("2024-2", "2023-4"), ())
    assert (await standings.leaderboard(GUILD, "verraeter", "2023-4")).listed == before.listed
    for none in ("2023-3", "2023", "all", "x"):
        with pytest.raises(Refusal, match="no-season"):
            await standings.leaderboard(GUILD, "verraeter", none)


async def test_a_leaderboard_is_of_the_last_game_and_of_this_server_alone(standings: Standings, store: Store) -> None:
    assert (await standings.leaderboard(GUILD)).game == "verraeter"
    await keep(store, a_match(1, [(ANNA.user, 1), (BEN.user, 2)], game="traitor"))
    await keep(store, tuple(replace(one, guild=2) for one in a_match(2, [(BEN.user, 1), (ANNA.user, 2)])))
    assert (await standings.leaderboard(GUILD)).game == "traitor"
    assert [one.user for one in (await standings.leaderboard(GUILD)).hidden] == [ANNA.user, BEN.user]
    assert not (await standings.leaderboard(GUILD, "verraeter")).hidden
    await keep(store, a_match(3, [(ANNA.user, 1), (BEN.user, 2)], game="chess", ended=NOW + 1))
    assert (await standings.leaderboard(GUILD)).game == "traitor", "that game is not here"


async def test_people_are_called_as_at_their_last_table(store: Store, clock: Clock) -> None:
    tables = Tables(store, times=Times(clock, clock))
    standings = Standings(store, tables.settings, tables.now)
    table = tenures.leave(tenures.dealt(a_table()), Progress(20, 30, 3), BEN.user, "Stand-in")
    later = replace(a_table(), sitters=(replace(a_table().sitters[0], name="Anna II"), *a_table().sitters[1:]))
    for number, one in enumerate((table, later)):
        over = await store.tables.open(replace(one, id=0, version=0, state="finished", channel=number))
        people = (ANNA, BEN) if number == 0 else (ANNA, CLEO)
        ranks: list[tuple[int | None, int]] = [(who.user, 1) for who in people]
        assert await store.tables.save(over, results=a_match(over.id, ranks, ended=NOW + number))
    names = await standings.names(GUILD, [ANNA.user, BEN.user, CLEO.user, 99])
    assert names == {ANNA.user: "Anna II", BEN.user: "Ben", CLEO.user: "Cleo"}


# The reckoning of them


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
        strong = Rating(ANNA.user, "all", 40, sigma)
        alone = reckon({ANNA.user: strong}, a_match(1, [(ANNA.user, 1), (BEN.user, 2)]), "off")
        assert numbers("verraeter", alone)[ANNA.user] >= numbers("verraeter", [strong])[ANNA.user]
    shared = reckon({ANNA.user: strong}, a_match(1, [(ANNA.user, 1), (BEN.user, 1)]), "off")
    assert numbers("verraeter", shared)[ANNA.user] < numbers("verraeter", [strong])[ANNA.user]


def test_a_deleted_player_is_an_unknown_one() -> None:
    """And nobody who is listed; two of them in a match are two."""
    matches = [a_match(one, [(ANNA.user, 1), (None, 2), (None, 3)]) for one in range(5)]
    found = all_of(matches)
    unknown = PlackettLuce()
    assert (found[FORMER, "all"].mu, found[FORMER, "all"].sigma) == (unknown.mu, unknown.sigma)
    assert found[FORMER, "all"].matches == 10
    assert set(numbers("verraeter", found.values())) == {ANNA.user}


def test_a_player_who_wins_more_than_the_role_gives_leads_in_the_traitors() -> None:
    """Cleo always wins, but as everybody does who is a Traitor; Ben wins half of what others never win."""
    hard = [
        a_match(
            one, [(CLEO.user, 1), (ANNA.user, 3), (BEN.user, 1 if one % 2 else 3)], game="the_traitors", ended=NOW + one
        )
        for one in range(20)
    ]
    found = numbers("the_traitors", all_of(hard).values())
    # Faithful win 10 of 40: Ben 10 of 20 instead of 5, Anna none; each over 20 + 6 matches.
    assert found == {CLEO.user: 0, ANNA.user: round(-100 * 5 / 26), BEN.user: round(100 * 5 / 26)}
    model = PlackettLuce()
    assert {(one.mu, one.sigma) for one in all_of(hard).values()} == {(model.mu, model.sigma)}, "no rating is kept"


def test_the_deleted_still_count_for_what_a_role_gives() -> None:
    matches = [a_match(one, [(CLEO.user, 1), (ANNA.user, 1), (None, 3)], game="the_traitors") for one in range(12)]
    assert numbers("the_traitors", all_of(matches).values()) == {CLEO.user: 0, ANNA.user: round(100 * 6 / 18)}
