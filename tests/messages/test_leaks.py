"""V-10: whatever somebody sees on Discord would be the very same if all that they cannot know were otherwise.

``test_situations`` walks through whole matches of all games; here are messages as a whole, and leaks on purpose.
"""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from bot.messages import Button, Content
from bot.pictures import MomentOf, PictureOf
from bot.store import Table
from engine import Match
from tests.delivery.posting import Shown
from tests.games.verraeter.situations import CASES
from tests.kit.cases import Case, asked
from tests.matches import verraeter
from tests.messages import leaks
from tests.messages.leaks import World, compare, played
from tests.messages.test_situations import compare_ways
from tests.tables.people import ANNA, BEN, a_table, match_of

Leaky = Callable[[Table, World], Iterator[tuple[str, Content]]]

CLOSED = (ANNA.user, BEN.user)
every_kind_of_match = pytest.mark.parametrize("case", CASES, ids=str)


@every_kind_of_match
def test_the_order_of_messages_says_nothing_of_a_role(case: Case) -> None:
    """Every role that may be kept brings as many messages, in the same order, and the same public ones."""
    shown, compared = Shown(CLOSED), 0
    for match in played(case.table):
        if asked(match) == "role":
            compared += compare_ways(case.table, match, shown.posted, CLOSED)
        shown.bring_in_line(case.table, match)
    assert compared > 10


@every_kind_of_match
def test_no_message_of_a_table_has_the_secret_of_the_deal(case: Case) -> None:
    """At the end all may ask for it. Slots and fingerprints, which are stored of messages, have no room for it."""
    table, shown = case.table, Shown()
    secrets = (table.secret.hex(), table.dealt_from.hex())
    for match in played(table):
        found = shown.bring_in_line(table, match)
        if match.length % 20 == 0:
            found += Shown().bring_in_line(replace(table, state="aborted"), match)
        for one in found:
            whole = repr((one.slot, one.content.text, one.content.rows, one.content.file))
            assert not any(secret in whole for secret in secrets)
    for slot, stored in shown.posted.items():
        assert slot == stored.slot
        assert all(part.isdigit() for part in slot.split(":")[1:])
        assert {len(stored.text), len(stored.picture)} <= {0, 24}
    last = shown.bring_in_line(replace(table, state="finished"), match_of(table, None))
    assert not any(secret in repr(one.content) for one in last for secret in secrets)


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
        picture = content.picture
        if isinstance(picture, PictureOf):
            picture = replace(picture, view=world.match.view(0))
        yield where, replace(content, picture=picture)


def in_a_moment(leak: Callable[[World], str]) -> Leaky:
    def moment(table: Table, world: World) -> Iterator[tuple[str, Content]]:
        for where, content in original(table, world):
            if isinstance(content.picture, MomentOf):
                moment = content.picture.moment._replace(deed=leak(world))
                yield where, replace(content, picture=replace(content.picture, moment=moment))

    return moment


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
        in_a_moment(lambda world: str(hand_of(world.match, 0))),
        in_a_moment(lambda world: str(len(world.match.events(1)))),
    ],
)
def test_a_leak_made_on_purpose_is_found(leaky: Leaky, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "public", leaky)
    table = a_table("leaky")
    with pytest.raises(AssertionError, match="depends on a secret"):
        for match in played(table):
            for viewer in (None, *range(4)):
                compare(table, match, viewer)
