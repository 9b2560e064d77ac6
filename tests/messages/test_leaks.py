"""V-10: whatever somebody sees on Discord would be the very same if all that they cannot know were otherwise.

In whole matches of all games, in which many are asked at once, change their answers, look at cards, and drop out.
"""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest
from msgspec.structs import replace

import engine
from bot import messages
from bot.messages import Button, Content
from bot.messages.truth import Eyes, eyes
from bot.pictures import MomentOf, PictureOf
from bot.store import Clock, Posted, Table, TakenNotes
from engine import Match
from tests.delivery import posting
from tests.delivery.posting import Shown
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import DUEL, TWO_JOKERS, armies
from tests.kit.cases import Case, Leak, Situation, an_answer_was_changed, asked
from tests.messages import leaks
from tests.messages.leaks import World, compare, order, played
from tests.messages.situations import CASES, LEAKS, SITUATIONS
from tests.messages.test_wanted import now
from tests.samples import samples
from tests.tables.people import ANNA, BEN, match_of

CLOSED = (ANNA.user, BEN.user)
"""People who have closed their direct messages."""
every_kind_of_match = pytest.mark.parametrize("case", [one for one in CASES if one.game == "verraeter"], ids=str)


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


Show = Callable[[Content, Match], Content]
OFTEN = samples(2, 4)
EVERY, SELDOM = samples(24, 2), samples(12, 6)


def moments(case: Case) -> Iterator[tuple[Match, set[Situation]]]:
    """The match after each answer, with the situations it is in since this answer.

    The first ``OFTEN`` times that each situation comes up.
    """
    before, times = set[Situation](), Counter[Situation]()
    for match in case.played():
        now = {one for one in SITUATIONS[case.game] if one(match)}
        yield match, {one for one in now - before if times[one] < OFTEN}
        times.update(now - before)
        before = now


def test_every_situation_comes_up() -> None:
    assert SITUATIONS.keys() == engine.games().keys()
    for game, known in SITUATIONS.items():
        found = {one for case in CASES if case.game == game for _, new in moments(case) for one in new}
        assert found == known


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_sees_a_secret(case: Case) -> None:
    """Looked at after every so many answers for two, who gave it and all by turns, and for all in a new situation."""
    table, everybody = case.table, (None, *range(case.seats))
    for match, new in moments(case):
        some = {everybody[match.length % len(everybody)], match.steps[-1].seat if match.steps else None}
        for viewer in everybody if new else some if match.length % EVERY == 1 else ():
            compare(table, match, viewer)


@pytest.mark.parametrize("case", [TRAITORS, TWO_JOKERS], ids=str)
def test_a_player_who_is_out_sees_no_more_than_an_onlooker(case: Case) -> None:
    """And is asked and told nothing any more, until another round begins."""
    told: dict[int, int] = {}
    longest = 0
    for match in case.played():
        told = {seat: told.get(seat, _told(match, seat)) for seat in match.view(None).out}
        for seat, before in told.items():
            assert replace(match.view(seat), seat=None) == match.view(None)
            assert seat not in match.decisions
            assert _told(match, seat) == before
            assert messages.prompt(case.table, match.seat(seat), "en").rows == ()
        longest = max(longest, len(told))
    assert longest > 0


def _told(match: Match, seat: int) -> int:
    """Return the number of events that the seat has been told and not everybody was."""
    return sum(event.seats is not None for event in match.events(seat))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_order_of_messages_says_nothing_of_a_secret_answer(case: Case) -> None:
    """All answers of which everybody is told the same bring as many messages, in the same order; so do all roles."""
    table, shown = case.table, Shown(CLOSED)
    compared = 0
    for match, new in moments(case):
        if match.awaited and (new or asked(match) == "role" or match.length % SELDOM == 0):
            compared += compare_ways(table, match, shown.posted)
        shown.bring_in_line(table, match)
    assert compared > 5


def compare_ways(table: Table, match: Match, posted: Mapping[str, Posted]) -> int:
    """Give different answers to the present question; how many were compared with one of which the same is told."""
    seat = match.awaited[0]
    decision = match.decisions[seat]
    keys = [key for key in decision.keys if key != "back"]
    told: dict[object, object] = {}
    found = 0
    for first in range(0, len(keys), len(keys) // 4 + 1):
        other, there = match.copy(), Shown(CLOSED)
        there.posted.update(posted)
        events = other.play(seat, (keys[first:] + keys[:first])[: max(1, decision.least)])
        way = order(table, other, there)
        for viewer in (None, *(one for one in range(match.seats) if one != seat)):
            noticed = repr((viewer, engine.visible(events, viewer), other.view(viewer), other.seat(viewer).decision))
            known = told.setdefault(noticed, other.seat(viewer))
            assert known == other.seat(viewer), "what a seat may know depends on a secret answer"
        public = {slot: (one.text, one.picture) for slot, one in there.posted.items() if not slot.startswith(PRIVATE)}
        same = repr((engine.visible(events, None), other.view(None)))
        found += same in told
        assert told.setdefault(same, (way, public)) == (way, public), "a message depends on a secret answer"
    return found


PRIVATE = ("prompt", "role", "sight")


# Leaks made on purpose


def in_words(leak: Leak) -> Show:
    return lambda content, match: replace(content, text=f"{content.text}\n{leak(match)}")


def in_a_picture(content: Content, match: Match) -> Content:
    of = content.picture
    return replace(content, picture=replace(of, view=match.view(0))) if isinstance(of, PictureOf) else content


def in_a_moment(content: Content, match: Match) -> Content:
    of = content.picture
    if not isinstance(of, MomentOf):
        return content
    return replace(content, picture=replace(of, moment=of.moment._replace(deed=str(len(match.events(1))))))


def in_a_button(content: Content, match: Match) -> Content:
    """It counts the answers of others."""
    return replace(content, rows=((Button("Vote", f"tc:answer:7:{match.length}:1"),),))


def over(match: Match) -> bool:
    """J-1.3: what an army has buried is told by the story alone."""
    return match.result is not None


MADE: list[tuple[str, Case, Situation, Show]] = [
    *(("public", case, situation, in_words(leak)) for case, situation, leak in LEAKS),
    *(("public", CASES[0], lambda _: True, show) for show in (in_a_picture, in_a_moment)),
    ("private", TRAITORS, an_answer_was_changed, in_a_button),
    ("public", TWO_JOKERS, over, in_words(lambda match: [army.buried for v in armies(match) for army in v.armies_own])),
]


@pytest.mark.parametrize(
    ("contents", "case", "situation", "show"), MADE, ids=lambda one: getattr(one, "__name__", "") or str(one)
)
def test_a_leak_made_on_purpose_is_found(
    contents: str, case: Case, situation: Situation, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = getattr(leaks, contents)

    def leaky(table: Table, world: World, **given: bool) -> Iterator[tuple[str, Content]]:
        yield from ((where, show(content, world.match)) for where, content in original(table, world, **given))

    monkeypatch.setattr(leaks, contents, leaky)
    with pytest.raises(AssertionError, match="depends on a secret"):
        for match in filter(situation, case.whole()):
            for viewer in (None, *range(case.seats)):
                compare(now(case.table, match), match, viewer)


def test_a_message_that_depends_on_a_secret_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check a leak on purpose: everybody looks through the eyes of the seat that answered last."""

    def leaky(table: Table, match: Match, clock: Clock | None, notes: Sequence[TakenNotes]) -> Eyes:
        seen = eyes(table, match, clock, notes)
        return dataclasses.replace(seen, onlooker=seen.seats[match.steps[-1].seat]) if match.steps else seen

    accusing = next(match for match in played(DUEL.table) if "accuse" in {one.kind for one in match.decisions.values()})
    assert compare_ways(DUEL.table, accusing, {}) > 0
    monkeypatch.setattr(posting, "eyes", leaky)
    with pytest.raises(AssertionError, match="a message depends on a secret answer"):
        compare_ways(DUEL.table, accusing, {})
