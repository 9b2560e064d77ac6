"""Messages that a table shows: a function of what is stored.

They change only with things that everybody may know. Where direct messages are not wished for, the call in the channel
follows what everybody sees, and *My hand* tells all the rest.
"""

from collections.abc import Collection, Mapping

import pytest
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.messages.content import WantedMessage
from bot.messages.news import own_news
from bot.messages.reach import Reach
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.store import Posted, Table
from bot.tables.slots import Aloud, Board, Nudge, Out, Role, Sight
from engine import Match, visible
from tests.delivery.posting import Called, Shown, calls
from tests.games.het_verraad.situations import CITY
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import DUEL
from tests.kit.cases import Case
from tests.matches import SHORT, play_by_chance
from tests.messages.leaks import played
from tests.messages.limits import custom_ids
from tests.samples import samples
from tests.tables.people import ANNA, BEN, a_table, match_of

MATCHES = [
    Case("verraeter", 3, "a", {"preset": "online"}),
    Case("verraeter", 4, "a", {"preset": "classic"}),
    TRAITORS,
    DUEL,
]
every_kind_of_match = pytest.mark.parametrize("case", MATCHES, ids=str)


def now(table: Table, match: Match) -> Table:
    """The table in the state that belongs to its match."""
    return replace(table, state="finished", ended=1.0, turning_points=()) if match.result is not None else table


def newest_board(shown: Shown) -> str:
    """The slot of the board that was posted last."""
    boards = [one for slot, one in shown.posted.items() if slot.startswith("board")]
    return max(boards, key=lambda one: one.message or 0).slot


@every_kind_of_match
def test_messages_change_only_with_what_everybody_may_know(case: Case) -> None:
    """V-10, T-8.3, J-9: a choice that is not finished, or one of several answers, changes nothing that others see.

    But that somebody has answered: a line of the board, who is called because of closed direct messages, and what is
    asked next, of whom everybody sees that they are awaited. Once all is shown, nothing differs any more.
    """
    shown, closed = Shown(closed=[ANNA.user, BEN.user]), frozenset([ANNA.user, BEN.user])
    silent = 0
    awaited: tuple[int, ...] = ()
    for match in played(case.table, ended=True):
        table, before = now(case.table, match), dict(shown.posted)
        called = [one.content.ping for one in shown.bring_in_line(table, match) if one.slot == Nudge()]
        asked = tuple(user for seat in match.onlooker.view.asked if (user := table.sitters[seat].user) in closed)
        assert called == ([asked] if asked else [])
        if match.length and not visible(match.steps[-1].events, None):
            silent += 1
            check_silent(match, awaited, before, shown)
        awaited = match.awaited
        before = dict(shown.posted)
        shown.bring_in_line(table, match)
        assert calls(before, shown.posted) == set()
        if match.result is None:  # what will never change again is not even made
            made = wanted(table, eyes(table, match), dict(shown.posted), Reach(closed=closed))
            assert not [one.slot for one in made if one.slot in before and before[one.slot].closed]
    assert silent > 0


def check_silent(match: Match, awaited: Collection[int], before: Mapping[str, Posted], shown: Shown) -> None:
    """Check the calls after an answer of which nobody else is told anything."""
    asked = {match.steps[-1].seat, *({*match.awaited} - {*awaited})}
    own = tuple(f"{what}:{seat}:" for what in ("prompt", "role") for seat in asked)
    prompts = {slot for slot in shown.posted if slot.startswith(own)}
    changed = calls(before, shown.posted) - prompts
    assert changed <= ({newest_board(shown), Nudge()} if match.awaited != awaited else set())
    assert shown.posted.keys() - before.keys() <= prompts
    if asked == {match.steps[-1].seat}:
        assert all(shown.posted[slot].picture == before[slot].picture for slot in changed)


@every_kind_of_match
def test_a_round_has_one_board_and_a_run_of_questions_one_prompt(case: Case) -> None:
    """A round's board goes on below what was told aloud, and is always the lowest message of the running match."""
    table, shown = case.table, Shown()
    for match in played(table, ended=True):
        wanted = shown.bring_in_line(now(table, match), match)
        boards = [one.slot for one in wanted if one.slot.startswith("board") and not one.last]
        assert boards == ([newest_board(shown)] * len(boards) if match.result is None else [])
        if match.result is None:
            assert newest_board(shown).split(":")[1] == str(max(1, match.view(None).round))
            in_the_channel = [one for slot, one in shown.posted.items() if slot.startswith(("lobby", "board", "aloud"))]
            assert max(in_the_channel, key=lambda one: one.message or 0).slot == newest_board(shown)
        prompts = [one for one in wanted if one.slot.startswith("prompt") and not one.last and not is_receipt(one)]
        assert [one.user for one in prompts] == [table.sitters[seat].user for seat in match.awaited]
    stand = [one for one in shown.posted.values() if one.slot.startswith("board") and one.picture]
    rounds = [int(one.slot.split(":")[1]) for one in stand]
    assert rounds == [*range(1, len(match.rounds) + 1)], "each round keeps one picture"
    assert all(one.closed for one in shown.posted.values()), "of a match that is over nothing changes any more"


def is_receipt(one: WantedMessage) -> bool:
    """Return whether a message is the receipt of the last answer, with only the button that takes it back."""
    return [custom_id.split(":")[1] for custom_id in custom_ids(one.content)] == ["takeback"]


def test_a_table_that_was_put_away_has_no_messages() -> None:
    """Else they would be posted again: nobody knows any more that they stand there."""
    table = replace(a_table("put away"), state="finished", put_away=True)
    assert list(wanted(table, eyes(table, match_of(table, None)), {})) == []


# Private questions in the channel


NEWS = (Role, Sight, Out)
CASES = [Case("verraeter", 3, "here"), TRAITORS, DUEL, CITY]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def people(case: Case) -> list[int]:
    return [one.user or 0 for one in case.table.sitters]


@every_case
def test_the_call_names_all_who_are_asked_as_everybody_sees_and_goes_by_nothing_else(case: Case) -> None:
    """No direct message is sent; where an onlooker sees no difference, no call comes, goes or changes."""
    shown = Called(here=people(case))
    before = None
    for match in case.whole():
        table = now(case.table, match)
        seen = eyes(table, match)
        made = shown.bring_in_line(table, seen)
        assert [one for one in made if one.user is not None] == []
        if before == seen.onlooker:
            assert [one for one in made if one.slot == Nudge()] == []
        before = seen.onlooker
        asked = [table.sitters[seat].user for seat in seen.onlooker.view.asked] if match.result is None else []
        assert [named(shown, user) for user in people(case)] == [user in asked for user in people(case)]
    assert (Nudge() in shown.posted) == (match.result is None)


def named(shown: Called, user: int) -> bool:
    """Return whether the call that stands names a person."""
    return Nudge() in shown.posted and f"<@{user}>" in shown.call


@every_case
def test_my_hand_tells_the_news_of_direct_messages(case: Case) -> None:
    """Role, sight, and that somebody is out: in the same words, for as long as the person has not answered since."""
    shown, tried = Shown(), set[str]()
    for match in case.whole():
        table = now(case.table, match)
        before = set(shown.posted)
        sent = [one for one in shown.bring_in_line(table, match) if one.slot not in before]
        seats = [match.seat(seat) for seat in range(match.seats)]
        languages = [one.language for one in table.sitters]
        own = {
            one.slot: one.content.text.split("\n", 1)[1]
            for seat, language in zip(seats, languages, strict=True)
            for one in own_news(table, seat, language)
        }
        for one in sent:
            if not isinstance(one.slot, NEWS):
                continue
            later = seats[one.slot.seat].moments[one.slot.place + 1 :]
            if isinstance(one.slot, Out) or all(moment.answered is None for moment in later):
                tried.add(one.slot.word)
                assert own[one.slot] == one.content.text.split("\n", 1)[1]
    assert tried or case.game == "het_verraad"


def test_every_game_is_played_here() -> None:
    assert {case.game for case in CASES} >= set(engine.games())


def test_a_question_mentions_commands_by_the_ids_that_are_known_now() -> None:
    table = a_table()
    table = replace(table, sitters=tuple(replace(one, reading="words") for one in table.sitters))
    match = match_of(table)
    mentioned = []
    for ids in ({}, {"verraeter": 7}, {}):
        texts.know_commands(ids)
        mentioned.append("</verraeter" in messages.prompt(table, match.seat(match.awaited[0]), "en").text)
    assert mentioned == [False, True, False]


@pytest.mark.parametrize("game", SHORT)
def test_a_board_covers_what_came_of_a_reveal_that_nobody_has_answered_below(game: str) -> None:
    covered = 0
    for number in range(samples(3, 60)):
        table = replace(a_table(f"below {number}", game=game), pace="live", reveals="moving")
        computers = [replace(one, user=None, player="usual") for one in table.sitters[:-1]]
        table = replace(table, sitters=(*computers, table.sitters[-1]))
        match, shown, told = match_of(table), Shown(), dict[str, str]()
        while match.result is None:
            if len(computers) in match.awaited[:1]:
                before, told = told, {one.slot: one.content.text for one in shown.bring_in_line(table, match)}
                new = {slot for slot in told if "||" in told[slot] and "||" not in before.get(slot, "")}
                rows = [Board(event.round, at) for at, event in enumerate(match.events(None)) if Aloud(at) in new]
                below = [told.get(slot, "") for slot in rows]
                closed = [text for text in below if "goes on below\n" in text]
                assert not [text for text in closed if not text.split("\n")[1].startswith("||")]
                covered += len(closed)
            play_by_chance(match, table.secret, 1)
    assert covered or game != "the_traitors"
