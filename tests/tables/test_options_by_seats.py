"""Options whose values depend on the number of seats: chosen before that number is known, checked at the start.

The Traitors have 4 to 8 seats. A program that had not seen their second edition knew ``rounds`` from 1 to 4. With
4 seats the rounds were 3 or 4, and with 8 seats 1 or 2 (T-0.4). That program is here, except for what is advised
(T-9.3).
"""

import pytest

from bot import texts
from bot.commands.options import panel
from bot.messages import Menu, lobby, terms
from bot.store import Table
from bot.tables import Place, Refusal, Tables
from engine.the_traitors import TheTraitors
from tests.tables.people import ANNA, EIGHT, HALL, seated

GAME = "the_traitors"
ELSEWHERE = Place(2, "Elsewhere", 400, "en")
SAY = texts.speaker("en")


@pytest.fixture
def first_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the first edition alone."""
    monkeypatch.setattr(TheTraitors, "versions", range(1, 2))


first = pytest.mark.usefixtures("first_edition")


async def opened(tables: Tables, people: int = 1) -> Table:
    return await seated(tables, *EIGHT[:people], game=GAME)


async def joined(tables: Tables, table: Table, people: int) -> Table:
    for one in EIGHT[len(table.sitters) : people]:
        table = await tables.lobby.join(table.id, one)
    return table


def rounds(number: int) -> str:
    """Return the words in which the lobby tells so many rounds."""
    return f"{texts.option_name(SAY, GAME, 'rounds')}: {texts.option_value(SAY, GAME, 'rounds', str(number))}"


def offered(table: Table, option: str) -> list[tuple[str, bool]]:
    """The values that the panel offers, and which is chosen."""
    menu = panel(table, "en", option).rows[1]
    assert isinstance(menu, Menu)
    return [(entry.value, entry.chosen) for entry in menu.entries]


@first
async def test_lobby_and_panel_tell_values_that_seats_allow(tables: Tables) -> None:
    """Values that are chosen and kept stand in ``tests/golden/tables``."""
    table = await opened(tables)
    assert offered(table, "rounds") == [("1", False), ("2", False), ("3", True), ("4", False)]
    for people, usual in zip(range(1, 9), (3, 3, 3, 3, 2, 2, 1, 1), strict=True):
        table = await joined(tables, table, people)
        assert f"-# Digital, {rounds(usual)} ({max(people, 4)} players) ·" in lobby(table).text
        assert "⚠" not in lobby(table).text
    table = await joined(tables, await tables.lobby.open(ELSEWHERE, ANNA, GAME, {"rounds": "4"}), 5)
    assert f"⚠ {rounds(4)} (not for 5 players)" in lobby(table).text
    assert "Ready" not in lobby(table).text
    assert offered(table, "rounds") == [("1", False), ("2", False), ("3", False)]


# --- what the source advises ------------------------------------------------------------------------------------------


async def test_the_terms_tell_what_is_advised_beside_an_option(tables: Tables) -> None:
    """T-9.3: the printed numbers are advice."""
    table, told = await opened(tables, 4), "Rounds: 3 (advised with 4 players: 3 or 4)"
    assert told in terms(table, ANNA.user, "en").text
    assert told.replace(": 3 (", ": **3** (") in panel(table, "en").text


async def test_advised_values_change_with_the_seats_taken_and_chosen_values_stay(tables: Tables) -> None:
    table = await opened(tables, 4)
    table = await tables.lobby.choose(table.id, ANNA.user, "rounds", "8")
    for people, advised in ((5, "2 or 3"), (6, "2 or 3"), (7, "1 or 2"), (8, "1 or 2")):
        table = await joined(tables, table, people)
        assert f"{rounds(8)} (advised with {people} players: {advised})" in terms(table, ANNA.user, "en").text
        assert (table.unsuitable, "⚠" in lobby(table).text) == ((), False)
    assert [value for value, _ in offered(table, "rounds")] == list("12345678")
    menu = panel(table, "en", "rounds").rows[1]
    assert isinstance(menu, Menu)
    assert [entry.note for entry in menu.entries] == ["Advised with 8 players"] * 2 + [None] * 6
    table = await tables.lobby.start(table.id, ANNA.user)
    assert (table.values["rounds"], "advised" in lobby(table).text) == ("8", False)


async def test_with_six_and_more_two_jokers_are_advised_and_one_stays_usual(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, ANNA, "traitor", {})
    for people in range(1, 9):
        table = await joined(tables, table, people)
        advice = f"advised with {people} players: {texts.option_value(SAY, 'traitor', 'jokers', '2')}"
        assert (advice in terms(table, ANNA.user, "en").text) == (advice in panel(table, "en").text) == (people >= 6)
        assert (table.values["jokers"], table.unusual) == ("1", ())


async def test_an_option_that_the_source_says_nothing_about_has_no_advice(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {"make_room": "on"})
    assert "advised" not in lobby(table).text + panel(table, "en", "make_room").text


async def test_a_lobby_from_before_the_second_edition_is_about_what_it_will_start_with(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(TheTraitors, "versions", range(1, 2))
        table = await opened(tables, 4)
        assert (table.rules, list(table.values)) == (1, ["preset", "rounds", "revotes"])
    table = await tables.lobby.choose(table.id, ANNA.user, "rounds", "7")
    table = await tables.lobby.choose(table.id, ANNA.user, "ask_end", "once")
    assert (table.unsuitable, [value for value, _ in offered(table, "spacing")]) == ((), ["even", "packets"])
    table = await tables.lobby.start(table.id, ANNA.user)
    assert (table.rules, table.options["rounds"], table.options["ask_end"]) == (2, "7", "once")


async def test_a_game_without_presets(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, ANNA, "traitor", {})
    assert table.values["jokers"] == "1"
    jokers = texts.option_name(SAY, "traitor", "jokers"), texts.option_value(SAY, "traitor", "jokers", "1")
    assert f"-# {': '.join(jokers)} (2 players) ·" in lobby(table).text
    assert [entry for entry in panel(table, "en").rows if isinstance(entry, Menu)]
    with pytest.raises(Refusal, match="option"):
        await tables.lobby.choose(table.id, ANNA.user, "preset", "digital")
