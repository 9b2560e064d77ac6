"""V-10: whatever somebody sees on Discord would be the very same if all that they cannot know were otherwise.

``test_situations`` walks through whole matches of all games; here are messages as a whole, and leaks on purpose.
"""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

import engine
from bot import pictures
from bot.messages import Button, Content
from bot.store import Table
from engine import Match
from tests.delivery.posting import Shown
from tests.games.verraeter.situations import CASES
from tests.kit.cases import Case
from tests.matches import verraeter
from tests.messages import leaks
from tests.messages.leaks import World, compare, order, played, possible
from tests.tables.people import ANNA, BEN, a_table, match_of

Leaky = Callable[[Table, World], Iterator[tuple[str, Content]]]

PRIVATE = ("prompt", "role")
every_kind_of_match = pytest.mark.parametrize("case", CASES, ids=str)


def test_the_pictures_themselves_are_the_same() -> None:
    table = a_table("pictures")
    for match in played(table):
        if match.length not in (6, 30, 61):
            continue
        for viewer in (None, 1):
            other = possible(match, viewer)
            one = pictures.draw_board(match.view(viewer), table.names, "en")
            assert one == pictures.draw_board(other.match.view(viewer), table.names, "en")
        one = pictures.draw_hand(match.view(1), table.names, "en")
        assert one == pictures.draw_hand(possible(match, 1).match.view(1), table.names, "en")


@every_kind_of_match
def test_which_messages_come_in_which_order_says_nothing_of_a_role(case: Case) -> None:
    """Whichever role is kept: as many messages, in the same order, and the same public ones."""
    table = case.table
    closed = [ANNA.user, BEN.user]
    shown = Shown(closed)
    picks = 0
    for match in played(table):
        ((seat, decision),) = match.decisions.items()
        before = dict(shown.posted)
        if decision.kind == "role" and not reveals(match, seat):
            picks += 1
            ways = []
            for key in decision.keys:
                other, there = engine.replay(match.record), Shown(closed)
                there.posted = dict(before)
                other.play(seat, (key,))
                found = order(table, other, there)
                public = {
                    slot: one.text + one.picture for slot, one in there.posted.items() if not slot.startswith(PRIVATE)
                }
                ways.append((found, public))
            assert all(way == ways[0] for way in ways)
        shown.bring_in_line(table, match)
    assert picks > 10


def reveals(match: Match, seat: int) -> bool:
    """Return whether the seat is the last seat to keep a role."""
    return all(one.has_role for number, one in enumerate(verraeter(match.view(None)).table) if number != seat)


@every_kind_of_match
def test_the_secret_of_the_deal_is_shown_at_the_end_alone(case: Case) -> None:
    table = case.table
    shown = Shown()
    seed = table.dealt_from
    for match in played(table):
        for one in shown.bring_in_line(table, match):
            whole = repr((one.slot, one.content.text, one.content.rows, one.content.file))
            assert table.secret.hex() not in whole
            assert seed.hex() not in whole
        aborted = Shown()
        for one in aborted.bring_in_line(replace(table, state="aborted"), match) if match.length % 20 == 0 else ():
            assert table.secret.hex() not in repr((one.content.text, one.content.rows, one.content.file))
    finished = match_of(table, None)
    last = shown.bring_in_line(replace(table, state="finished"), finished)
    assert [one.slot for one in last if table.secret.hex() in one.content.text] == ["end"]


@every_kind_of_match
def test_what_is_stored_of_messages_holds_no_secret(case: Case) -> None:
    """Slots and fingerprints: the same, whatever the others hold and have kept."""
    table = case.table
    shown = Shown()
    for match in played(table):
        shown.bring_in_line(table, match)
        for slot, one in shown.posted.items():
            assert slot == one.slot
            assert all(part.isdigit() for part in slot.split(":")[1:])
            assert len(one.text) in (0, 24)
            assert len(one.picture) in (0, 24)


# Leaks made on purpose


def in_the_board(leak: Callable[[Table, Match], str]) -> Leaky:
    def board(table: Table, world: World) -> Iterator[tuple[str, Content]]:
        for where, content in original(table, world):
            yield where, replace(content, text=f"{content.text}\n{leak(table, world.match)}")

    return board


def in_a_button(leak: Callable[[Table, Match], str]) -> Leaky:
    def board(table: Table, world: World) -> Iterator[tuple[str, Content]]:
        for where, content in original(table, world):
            yield where, replace(content, rows=((Button("Hand", f"tc:hand:1:{leak(table, world.match)}"),),))

    return board


def in_the_picture(table: Table, world: World) -> Iterator[tuple[str, Content]]:
    for where, content in original(table, world):
        picture = content.picture and replace(content.picture, view=world.match.view(0))
        yield where, replace(content, picture=picture)


original = leaks.public


def hand_of(match: Match, seat: int) -> tuple[int, ...]:
    return verraeter(match.view(seat)).hand


def other_choices(table: Table, match: Match) -> str:
    return str([len(decision.choices) for decision in match.decisions.values()])


@pytest.mark.parametrize(
    "leaky",
    [
        in_the_board(lambda table, match: str(hand_of(match, 0))),
        in_the_board(lambda table, match: str(sum(hand_of(match, 1)))),
        in_the_board(lambda table, match: str(verraeter(match.view(2)).role)),
        in_the_board(lambda table, match: str(match.steps[-1].keys if match.steps else "")),
        in_the_board(lambda table, match: str(len(match.events(0)))),
        in_the_board(lambda table, match: str(match.length)),
        in_the_board(other_choices),
        in_a_button(lambda table, match: str(match.length)),
        in_a_button(lambda table, match: str(verraeter(match.view(1)).role)),
        in_the_picture,
    ],
)
def test_a_leak_made_on_purpose_is_found(leaky: Leaky, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "public", leaky)
    table = a_table("leaky")
    with pytest.raises(AssertionError, match="depends on a secret"):
        for match in played(table):
            for viewer in (None, *range(4)):
                compare(table, match, viewer)
