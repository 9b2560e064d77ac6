"""Roles, sides and sights: a person who comes to know one is told so once, before anything is asked.

Nobody can tell from that which role or side it is.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

import engine
from bot import pictures, texts
from bot.messages import answered, cast, newest_casting
from bot.messages.content import WantedMessage
from bot.messages.news import newest_sight
from engine import Event, Match, visible
from engine.the_traitors.events import Recruited
from engine.verraeter.events import AllegianceChanged
from tests.delivery.posting import Shown
from tests.games.het_verraad.situations import CITY
from tests.games.the_traitors.situations import traitors
from tests.games.traitor.situations import DUEL, TWO_JOKERS
from tests.kit.cases import Case
from tests.matches import played, thumb
from tests.tables.people import a_table, match_of

VERRAETER = Case("verraeter", 4, "roles")
THE_TRAITORS = Case("the_traitors", 4, "roles")
GAMES = [VERRAETER, THE_TRAITORS, DUEL, TWO_JOKERS, CITY._replace(answers=30)]
TURNED = a_table("turned", seats=5, game="the_traitors")
every_game = pytest.mark.parametrize("case", GAMES, ids=str)
ALIKE = 1.25
"""So many times as long may one role's words be as another's."""


def told_in(case: Case) -> Iterator[tuple[Match, list[WantedMessage], list[WantedMessage]]]:
    """The match after each answer, with all messages that are wanted then, and those of them that are new."""
    shown = Shown()
    for match in case.whole():
        before = set(shown.posted)
        found = shown.bring_in_line(case.table, match)
        yield match, found, [one for one in found if one.slot not in before]


def place_of(message: WantedMessage) -> tuple[int, int]:
    """Return the seat of a message, and the message's place among what that seat noticed."""
    seat, place = message.slot.split(":")[1:]
    return int(seat), int(place)


@every_game
def test_each_is_told_once_and_at_once_and_before_anything_is_asked(case: Case) -> None:
    told: dict[str, set[int]] = {"role": set(), "sight": set()}
    for match, found, new in told_in(case):
        for one in new:
            if (what := one.slot.split(":")[0]) not in told:
                continue
            number, place = place_of(one)
            seat = match.seat(number)
            told[what].add(number)
            assert (place, one.user) == (len(seat.moments) - 1, case.table.sitters[number].user)
            if what == "role":
                assert (place, one.last, one.content.rows) == (newest_casting(seat), True, ())
                own = [other.slot for other in found if other.user == one.user]
                assert own[0] == one.slot
                assert f"sight:{number}:{place}" not in own, "what else it sees is told here"
    assert told["role"] == {*range(case.seats if case.game != "het_verraad" else 0)}
    assert bool(told["sight"]) == (case.game == "the_traitors")


def test_a_side_changed_in_the_last_round_is_told_by_the_end_alone() -> None:
    changed = 0
    for number in range(6):
        case = VERRAETER._replace(text=f"roles {number}")
        *_, (match, found, _) = told_in(case)
        last = match.onlooker.view.round
        changed += any(isinstance(one, AllegianceChanged) and one.round == last for one in match.onlooker.events)
        assert match.result is not None
        assert not any(one.slot.startswith("role:") for one in found)
    assert changed


def test_a_role_that_changes_within_a_round_does_not_repeat_how_the_last_one_ended() -> None:
    for number in range(40):
        match = engine.replay(a_table(f"turned {number}", seats=5, game="the_traitors").record(()))
        while match.awaited:
            for event in match.play(match.awaited[0], thumb(match)):
                if isinstance(event, Recruited) and (seat := match.seat(event.seat)).view.round > 1:
                    told = cast(TURNED, seat, newest_casting(seat) or 0, "en").text
                    assert "You are a Traitor now" in told
                    assert "The round is over" not in told
                    return
    raise AssertionError("nobody accepts the card in the next round")


def test_in_verraeter_the_first_role_and_each_change_of_house_are_told() -> None:
    """V-3, V-5: what else somebody keeps, they have chosen knowingly."""
    chosen, changed = set(), 0
    for match, _, new in told_in(VERRAETER):
        roles = [one for one in new if one.slot.startswith("role")]
        events = match.steps[-1].events if match.steps else ()
        changing = {event.seat for event in events if isinstance(event, AllegianceChanged)}
        for one in roles:
            number, _ = place_of(one)
            view = match.view(number)
            assert view.cast["key"] == "house" or match.view(None).round == 1
            if number not in changing:
                assert number not in chosen
                chosen.add(number)
        changed += len(changing)
        assert changing <= {place_of(one)[0] for one in roles}
    assert chosen == set(range(4))
    assert changed > 2


def test_a_change_of_house_is_taught_once_and_not_after_the_last_round() -> None:
    taught, points = [], 0
    for match, _, new in told_in(VERRAETER):
        for one in new:
            number = int(one.slot.split(":")[1]) if one.slot.startswith("role") else -1
            if number < 0 or "as Traitor." not in one.content.text:
                continue
            assert any(words in one.content.text for words in ("betrayal", "You crossed in time"))
            points += "for the victory. +1 as Traitor." in one.content.text
            view, changed = match.view(number), match.steps[-1].events
            if next(event for event in changed if isinstance(event, AllegianceChanged)).round == view.rounds:
                assert "You fight" not in one.content.text
                assert one.content.picture is None
            elif "First advice" in one.content.text:
                taught.append(number)
    assert points > 0
    assert 0 < len(taught) == len(set(taught))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_traitors_and_faithful_get_the_same_from_without(language: str) -> None:
    """T-1.3: as many messages in the same order, as many lines, of about the same length, with pictures of one size."""
    table = a_table("alike", game="the_traitors", seats=6, reader=language)
    match = match_of(table)
    found = [one for one in Shown().bring_in_line(table, match) if one.slot.startswith("role")]
    assert [one.slot for one in found] == [f"role:{seat}:0" for seat in range(6)]
    say, sizes = texts.speaker(language), set()
    for one in found:
        assert one.content.picture is not None
        drawn = pictures.draw(one.content.picture)
        assert drawn is not None
        sizes.add((drawn.width, drawn.height))
    assert len(sizes) == 1
    unasked = [one for seat, one in enumerate(found) if seat not in match.decisions]
    assert len({one.content.text.count("\n") for one in unasked}) == 1
    told = [texts.casting(say, "the_traitors", {"key": key}, table.names) for key in ("traitor", "faithful")]
    assert len({len(lines) for lines in told}) == 1
    short, long = sorted(len("\n".join(lines)) for lines in told)
    assert long <= short * ALIKE
    assert {view.role for view in traitors(match)} == {"traitor", "faithful"}


def walked_back(match: Match, seat: int) -> Sequence[Event]:
    """Return the sights that are found by looking at every answer from the last answer on."""
    for step in range(match.length, -1, -1):
        told = match.steps[step - 1].events if step else match.setup_events
        if seen := [event for event in visible(told, seat) if event.sight]:
            own = step > 0 and match.steps[step - 1].seat == seat
            put = any(moment.asked and moment.events == visible(told, seat) for moment in match.seat(seat).moments)
            return [] if own or put else seen
    return []


@pytest.mark.parametrize(("game", "seats"), [("the_traitors", 4), ("the_traitors", 7), ("traitor", 5)])
def test_the_newest_is_found_wherever_one_looks(game: str, seats: int) -> None:
    sent = set()
    for match in played(game, seats, "contract"):
        for seat in range(seats):
            found = newest_sight(match.seat(seat))
            assert (found[1] if found is not None else []) == walked_back(match, seat)
            if found is not None:
                sent.add((seat, found[0]))
    assert len(sent) > 3 or game == "traitor", "there all is seen by one's own answer"


def test_a_receipt_shows_the_hand_if_by_the_answer_its_seat_came_to_see_something_of_the_same_round() -> None:
    case, shown = Case("the_traitors", 4, "receipts 2"), set()
    for match in islice(case.played(), 1, None):
        seat = match.seat(match.steps[-1].seat)
        if seat.decision is None:
            told = seat.moments[-1].events
            saw = any(event.sight and event.round == told[0].round for event in told)
            receipt = answered(case.table, seat, seat.run, "en")
            assert (receipt.picture is not None) == saw
            shown.add(saw)
    assert shown == {True, False}
