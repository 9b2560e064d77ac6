"""Private questions in the channel: the call follows what everybody sees, and *My hand* tells all the rest."""

import pytest

import engine
from bot.messages.news import own_news
from bot.messages.truth import eyes
from bot.tables.slots import Nudge, Out, Role, Sight
from tests.delivery.posting import Called, Shown
from tests.games.het_verraad.situations import CITY
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import DUEL
from tests.kit.cases import Case
from tests.messages.test_wanted import now

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
