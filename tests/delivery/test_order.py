"""The order of a channel: a reader from top to bottom reads everything in the order in which it happened."""

import asyncio
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.store import Sitter
from engine import Event
from tests.delivery.delivered_table import DIRECT, PACE, DeliveredTable, spend
from tests.delivery.posting import Shown
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.matches import SHORT, change_by_chance, play_by_chance
from tests.messages.test_wanted import now
from tests.samples import samples
from tests.tables.people import ANNA, a_table, match_of

MATCHES, LONG_ONES = samples(2, 20), samples(1, 20)
MARK = re.compile(r"⟨(\d+)⟩")


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> dict[int, int]:
    """Lets each line of an event be the mark of its place, if that is known here by the event's identity."""
    places: dict[int, int] = {}
    told = texts.event_line

    def line(say: texts.Speaker, game: str, event: Event, names: tuple[str, ...]) -> str | None:
        words = told(say, game, event, names)
        return f"⟨{places[id(event)]}⟩" if words and id(event) in places else words

    def lines(say: texts.Speaker, game: str, events: Sequence[Event], names: tuple[str, ...]) -> list[texts.Line]:
        told = [(range(place, place + 1), line(say, game, event, names)) for place, event in enumerate(events)]
        return [(places, words) for places, words in told if words]

    monkeypatch.setattr(texts, "event_line", line)
    monkeypatch.setattr(texts, "aloud_lines", lines)
    return places


@pytest.mark.parametrize("between", [1, 5], ids=["every answer", "every fifth answer"])
@pytest.mark.parametrize("game", engine.games())
def test_a_channel_tells_what_happened_from_top_to_bottom(game: str, between: int, marked: dict[int, int]) -> None:
    seats = engine.game(game).seats
    for number in range(MATCHES if game in SHORT else LONG_ONES):
        table = Case(game, seats[number % len(seats)], f"order {number}", data=HOOKS[game].soon).table
        match, shown, said = match_of(table), Shown(), dict[str, str]()
        while True:
            if match.length % between == 0 or match.result is not None:
                events = match.onlooker.events
                marked.clear()
                marked.update((id(event), place) for place, event in enumerate(events))
                for one in shown.bring_in_line(now(table, match), match):
                    if one.user is None and not one.slot.passing:
                        said[one.slot] = one.content.text
                below = sorted(said, key=lambda slot: shown.posted[slot].message or 0)
                places = [(int(place), slot) for slot in below for place in MARK.findall(said[slot])]
                assert all(one < other for (one, _), (other, _) in pairwise(places)), str(places)
            if match.result is not None:
                aloud = {place for place, event in enumerate(events) if event.aloud}
                assert between > 1 or aloud <= {place for place, _ in places}
                assert below[0] == "lobby"
                assert below[-1] == "end"
                break
            if not change_by_chance(match, table.secret):
                play_by_chance(match, table.secret, 1)


VOTED = 10.0
"""The computer players have voted by then."""


@pytest.mark.usefixtures("vote")
def test_an_edit_waits_for_the_board_to_which_it_links(tmp_path: Path) -> None:
    """No edit has the link to an older board, and none has to be made twice.

    Anna gives the last vote of a ballot. Her question of the next ballot comes into the same message.
    """
    table = a_table("links", seats=3, game="vote")
    table = replace(table, sitters=(table.sitters[0], *(Sitter(f"Robot {seat}", player="thumb") for seat in (1, 2))))

    async def course(delivered: DeliveredTable) -> None:
        await delivered.begin(table, ())
        delivered.computers.wake(delivered.number)
        await delivered.until(VOTED)
        await delivered.answer(0, ("1",))
        await delivered.until(VOTED + PACE / 2)

    made = [(to, what) for at, to, what, _ in spend(tmp_path, course) if at >= VOTED]
    calls = [one for one in made if one[1] != "delete"]  # she need not be called any more
    own, hall = DIRECT + ANNA.user, table.channel
    assert calls[:2] == [(hall, "post"), (hall, "post")], "the votes, then the board"
    assert sorted(calls[2:]) == sorted([(hall, "edit"), (hall, "edit"), (own, "edit")])


@pytest.mark.usefixtures("vote")
def test_a_persons_end_waits_for_that_of_the_channel_and_links_to_it(tmp_path: Path) -> None:
    """Nobody reads in private who has won before the channel has told the last vote."""
    table = a_table("ends", seats=3, game="vote")
    match = match_of(table)
    while match.result is None:
        play_by_chance(match, table.secret, 1)
    *before, last = match.record.answers

    async def slow_to_show(at: float) -> None:
        await asyncio.sleep(1.5 if at >= VOTED else 0)

    async def course(delivered: DeliveredTable) -> None:
        delivered.discord.troubles[table.channel] = slow_to_show
        await delivered.begin(table, before)
        await delivered.until(VOTED)
        await delivered.answer(last.seat, last.keys)
        await delivered.until(VOTED + 20)

    posts = [(at, to, str(seen)) for at, to, what, seen in spend(tmp_path, course) if what == "post"]
    channel = [at for at, to, _ in posts if to == table.channel]
    own = [(at, seen) for at, to, seen in posts if to != table.channel and at >= VOTED]
    assert VOTED <= channel[-1] < min(at for at, _ in own)
    assert all(f"/{table.channel * 1000 + len(channel)})" in seen for _, seen in own)
