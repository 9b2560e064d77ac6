"""The order of a channel: a reader from top to bottom reads everything in the order in which it happened."""

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

import engine
from bot import texts
from engine import Event
from tests.delivery.posting import Shown
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.matches import SHORT, change_by_chance, play_by_chance
from tests.messages.test_wanted import now
from tests.samples import samples
from tests.tables.people import match_of

MATCHES, LONG_ONES = samples(3, 20), samples(1, 20)
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
