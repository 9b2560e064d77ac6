"""Pictures of moments: they ride on messages that are posted or edited anyway, and stay as they are.

A vote is revealed by a picture; while people play live, a click shows its words.
"""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from bot import texts
from bot.messages import aloud as telling
from bot.messages import board as boards
from bot.messages.aloud import aloud
from bot.messages.board import board
from bot.messages.content import Content
from bot.messages.news import cast, newest_casting, own_news
from bot.messages.prompt import answered, prompt
from bot.messages.telling import GOES_ON, before_the_end
from bot.messages.wanted import rows_aloud
from bot.pictures import HiddenPictureOf, MomentOf, PictureOf, RevealOf, UnmaskingOf, moment_of
from bot.store import Reading, Reveals, Table
from engine import Event, Match
from tests.delivery.posting import Shown, calls
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import DUEL
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.matches import play_by_chance
from tests.messages.leaks import played
from tests.samples import samples
from tests.tables.people import a_table, match_of

VERRAETER = Case("verraeter", 4, "moments")
TELLING = {"allegiance_changed", "match_ended", "round_ended", "traitor_exposed"}
CITY = Case("het_verraad", 3, "moments", data=HOOKS["het_verraad"].soon)
ARMIES = Case("traitor", 5, "moment 9")
every_game = pytest.mark.parametrize("case", [VERRAETER, TRAITORS, DUEL, ARMIES], ids=str)


def made(case: Case) -> Iterator[set[str]]:
    """The slots of the calls that each answer of a match brings."""
    shown = Shown()
    for match in played(case.table, ended=True):
        before = dict(shown.posted)
        table = case.table if match.result is None else replace(case.table, state="finished", ended=1.0)
        shown.bring_in_line(table, match)
        yield calls(before, shown.posted)


@pytest.mark.parametrize("case", [VERRAETER, TRAITORS, DUEL, CITY], ids=str)
def test_no_answer_costs_a_call_more_than_without_moments(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(made(case))
    for module in (telling, boards):
        monkeypatch.setattr(module, "moment_of", lambda *_: None)
    monkeypatch.setattr(boards, "moment_at_once", lambda *_: None)
    assert found == list(made(case))


@every_game
def test_a_round_that_is_over_shows_its_moment_and_keeps_it(case: Case) -> None:
    """A round without a moment shows its board, and so does the round that goes on, except if its game shows at once.

    People then have seen all that turns before the last one brought. The last round keeps its board if its moments were
    told aloud: the newest would be the last picture of the match.
    """
    shown: dict[int, object] = {}
    for match in played(case.table, ended=True):
        onlooker = match.onlooker
        going_on = board(case.table, onlooker, len(onlooker.rounds) + 1).picture if match.result is None else None
        assert case.game != "the_traitors" or not isinstance(going_on, MomentOf)
        for number in range(1, len(onlooker.rounds) + 1):
            picture = board(case.table, onlooker, number).picture
            assert shown.setdefault(number, picture) == picture
    events = match.onlooker.events
    turns = {event.round: place for place, event in enumerate(events) if event.kind == "card_accused"}
    telling_rounds = {
        one.round for place, one in enumerate(events) if one.kind in TELLING and place >= turns.get(one.round, 0)
    }
    boards_of_turns = {turn for turn in turns if isinstance(shown[turn], PictureOf)}
    assert telling_rounds and (boards_of_turns or not turns)
    if any(event.aloud for event in events):
        telling_rounds.remove(len(match.onlooker.rounds))
        assert not isinstance(shown[len(match.onlooker.rounds)], MomentOf)
    assert {number for number, one in shown.items() if isinstance(one, MomentOf | UnmaskingOf)} >= telling_rounds


def test_a_sentence_on_a_fallen_joker_stays_while_its_round_goes_on() -> None:
    spoken = []
    for match in played(ARMIES.table):
        if any(event.kind == "traitor_exposed" for event in match.onlooker.events) and not match.onlooker.rounds:
            text = board(ARMIES.table, match.onlooker, 1).text
            spoken.append([line for line in text.split("\n") if line.startswith("_")][:1])
    assert spoken[0]
    assert spoken == [spoken[0]] * len(spoken)


def test_a_change_of_sides_is_pictured_in_the_message_that_reveals_it() -> None:
    """V-5: not only once the Builder has built."""
    shown = []
    for match in played(VERRAETER.table):
        number = len(match.onlooker.rounds) + 1
        told = {event.kind for event in match.onlooker.events if max(1, event.round) == number}
        shown.append(isinstance(board(VERRAETER.table, match.onlooker, number).picture, MomentOf))
        assert shown[-1] == ("conflict_resolved" in told)
    assert any(shown)


def test_a_round_closes_with_its_weightiest_moment_and_the_last_one_with_the_board() -> None:
    """A round without a moment leaves the board."""
    onlooker = match_of(CITY.table, None).onlooker
    *closed, last = [board(CITY.table, onlooker, number).picture for number in range(1, len(onlooker.rounds) + 1)]
    for number, picture in enumerate(closed, 1):
        events = [event for event in onlooker.events if event.round <= number]
        begun = next(place for place, event in enumerate(events) if (event.round or 1) == number)
        told = moment_of(CITY.game, events, begun, CITY.table.names, CITY.table.language)
        assert picture == told or (told is None and isinstance(picture, PictureOf))
    assert {type(picture) for picture in closed} == {MomentOf, PictureOf}
    assert isinstance(last, PictureOf)


@pytest.mark.parametrize(("pace", "reveals"), [*product(("live", "post-8"), ("moving", "still", "plain"))])
def test_the_masks_come_off_as_votes_are_revealed_in_the_last_round_too(pace: str, reveals: Reveals) -> None:
    """Nothing above the end tells in open words what the masks hide."""
    table = replace(TRAITORS.table, pace=pace, reveals=reveals)
    hides = pace == "live" and reveals != "plain"
    match = match_of(table, None)
    finished = replace(table, state="finished", ended=1.0)
    for number in range(1, len(match.onlooker.rounds) + 1):
        last = number == len(match.onlooker.rounds)
        known = before_the_end(match.onlooker, "the_traitors") if last else match.onlooker
        content = board(finished, known, number, whole=match.onlooker)
        assert isinstance(content.picture, UnmaskingOf)
        assert (content.picture.moving, content.picture.hidden) == (reveals == "moving", hides)
        assert ("||" in content.text) == hides
        assert ("Survivors" not in content.text.split("||")[0]) == hides
        assert ("Gold: " if number == 1 else "Gains: ") in content.text


def test_a_murder_has_the_same_picture_when_its_message_is_over() -> None:
    """The message loses its button, and its picture is neither drawn nor sent again."""
    events: tuple[Event, ...] = match_of(TRAITORS.table, None).onlooker.events
    murders = [row for row in rows_aloud(events) if events[row.stop - 1].kind in ("seat_murdered", "shield_used")]
    assert murders
    for row in murders:
        now = telling.aloud(TRAITORS.table, events[: row.stop], row, over=False)
        later = telling.aloud(TRAITORS.table, events, row, over=True)
        assert isinstance(now.picture, MomentOf)
        assert now.picture == later.picture


@pytest.mark.parametrize(("pace", "reveals"), [*product(("live", "post-8"), ("moving", "still"))])
def test_a_breakfast_is_told_by_its_moving_picture_first(pace: str, reveals: Reveals) -> None:
    table, covered = replace(TRAITORS.table, pace=pace, reveals=reveals), (pace, reveals) == ("live", "moving")
    found = set()
    for match in played(table):
        events, newest = match.onlooker.events, match.onlooker.moments[-1].events
        for row in rows_aloud(events):
            if events[row.stop - 1].kind == "seat_murdered" and events[row.stop - 1] in newest:
                heading, told = aloud(table, events, row, over=False).text.split("\n", 1)
                now = board(table, match.onlooker, len(match.onlooker.rounds) + 1)
                found.add(("dead" in heading, "||**" in told))
                assert isinstance(now.picture, HiddenPictureOf) == covered or newest[-1].round > newest[0].round
    assert found == {(False, covered)}


def test_a_moment_of_the_city_is_shown_with_the_message_that_tells_it() -> None:
    """H-7, H-9.1, H-10.1: the next deed brings the board back."""
    seen = set()
    for match in played(CITY.table, ended=True):
        if match.result is not None:
            break
        onlooker, number = match.onlooker, len(match.onlooker.rounds) + 1
        kinds = [event.kind for event in onlooker.moments[-1].events if max(1, event.round) == number]
        picture = board(CITY.table, onlooker, number).picture
        telling_now = {"last_round", "area_isolated", "power_moved"} & {*kinds}
        assert isinstance(picture, MomentOf) or not telling_now
        assert isinstance(picture, PictureOf) or not {"card_taken", "area_claimed"} & {*kinds} or telling_now
        seen |= telling_now
    assert "last_round" in seen


# Votes that are revealed


def banished(seed: str) -> tuple[Table, Match, int]:
    """A match in which somebody has just been banished, and the place of the event."""
    table = replace(a_table(seed, seats=6, game="the_traitors"), pace="live")
    match = match_of(table)
    while "seat_banished" not in [event.kind for event in match.events(None)]:
        play_by_chance(match, table.secret, 1)
    place = next(number for number, event in enumerate(match.events(None)) if event.kind == "seat_banished")
    return table, match, place


def row(events: tuple[Event, ...], place: int) -> range:
    """The places from the vote that was opened last to a place."""
    return range(max(at for at in range(place) if events[at].kind == "vote_opened"), place + 1)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_board_and_questions_tell_no_banishment_while_its_picture_is_turned(seed: str) -> None:
    """The next message is behind a click, until somebody has done anything that everybody notices."""
    table, match, place = banished(seed)
    assert not match.rounds
    told = texts.event_line(texts.speaker("en"), "the_traitors", match.onlooker.events[place], table.names) or "?"
    shown = board(table, match.onlooker, 1)
    assert isinstance(shown.picture, HiddenPictureOf)
    assert "the votes are being turned" in shown.text
    prompts = [prompt(table, match.seat(seat), "en") for seat in match.decisions]
    questions = [one.text for one in prompts]
    assert all("||" in one for one in questions)
    assert all(isinstance(one.picture, HiddenPictureOf) for one in prompts)
    assert [one for one in (shown.text, *questions) if told in "".join(one.split("||")[::2])] == []
    open_board = board(replace(table, reveals="plain"), match.onlooker, 1)
    assert not isinstance(open_board.picture, HiddenPictureOf)
    since = len(match.onlooker.moments)
    while len(match.onlooker.moments) == since:
        play_by_chance(match, table.secret, 1)
    assert not isinstance(board(table, match.onlooker, 1).picture, HiddenPictureOf)


@pytest.mark.parametrize("seed", ["two", "three"])
def test_moves_of_computer_players_uncover_nothing_while_a_picture_plays(seed: str) -> None:
    table, match, _ = banished(seed)
    table = replace(table, sitters=tuple(replace(one, user=None, player="usual") for one in table.sitters))
    since, covered = len(match.onlooker.moments), []
    while match.onlooker.view.phase == "turn" and not match.rounds:
        moves = len(match.onlooker.moments) - since
        asked = [prompt(table, match.seat(seat), "en") for seat in match.decisions]
        shown = [board(table, match.onlooker, 1), *asked]
        covered += [(moves < GOES_ON, all(isinstance(one.picture, HiddenPictureOf) for one in shown))]
        told = [line for one in shown for line in one.text.split("||")[::2]]
        assert moves >= GOES_ON or not any("is banished" in line or "plays Gold" in line for line in told)
        play_by_chance(match, table.secret, 1)
    assert {*covered} <= {(True, True), (False, False)}
    assert len(covered) > 1


def test_the_first_answer_uncovers_no_role_that_is_still_turned() -> None:
    table, match, _ = banished("one")
    assert {decision.kind for decision in match.decisions.values()} == {"end"}
    *early, last = list(match.decisions)
    for seat in early:
        match.play(seat, ["yes"])
        shown = board(table, match.onlooker, 1)
        assert match.onlooker.answered
        assert isinstance(shown.picture, HiddenPictureOf)
        assert all("Waiting for" not in plain_part for plain_part in shown.text.split("||")[::2])
    match.play(last, ["no"])
    assert not isinstance(board(table, match.onlooker, 1).picture, HiddenPictureOf)


@pytest.mark.parametrize("seed", ["covered", "covered 1"])
def test_gains_of_a_round_are_covered_until_its_masks_are_off(seed: str) -> None:
    """The new role stands between what a seat answered in the last round and its question in this one."""
    table = replace(a_table(seed, seats=5, game="the_traitors", options={"rounds": "2"}), pace="live")
    match = match_of(table)
    while not match.rounds:
        play_by_chance(match, table.secret, 1)
    (seat,) = match.decisions
    asked = prompt(table, match.seat(seat), "en")
    assert isinstance(asked.picture, HiddenPictureOf)
    assert isinstance(board(table, match.onlooker, 2).picture, HiddenPictureOf)
    told = "Round 2 of 2: **You are "
    assert "\n### Go on: one" in asked.text, "it tells nothing of the vote that had to end the round"
    assert ("✓" in asked.text) == (told in asked.text.split("###")[0]) == (seed == "covered 1")
    assert "You are dealt" in asked.text
    since = len(match.onlooker.moments)
    while len(match.onlooker.moments) == since:
        play_by_chance(match, table.secret, 1)
    assert not isinstance(board(table, match.onlooker, 2).picture, HiddenPictureOf)


def private(table: Table, match: Match, voter: int) -> Iterator[Content]:
    """All that seats are told in private now; the ``voter`` has just answered."""
    for number in range(len(table.sitters)):
        seat = match.seat(number)
        yield prompt(table, seat, "en")
        yield prompt(table, seat, "en", since=1_700_000_000)
        yield from (one.content for one in own_news(table, seat, "en"))
    seat = match.seat(voter)
    run = next(one.answered.question for one in reversed(seat.moments) if one.answered is not None)
    yield answered(table, seat, run, "en")


def plain(content: Content) -> str:
    """Words of a content before any click, without the answers that a seat knows to be its own."""
    hidden = "".join(content.text.split("||")[::2])
    labels = [button.label for row in content.rows if isinstance(row, tuple) for button in row]
    return "\n".join([*(line for line in hidden.split("\n") if not line.startswith(("✓", "You vote for"))), *labels])


@pytest.mark.parametrize("reading", ["pictures", "words"])
def test_no_private_word_tells_who_is_banished_while_the_votes_are_turned(reading: Reading) -> None:
    kinds = set()
    for number in range(samples(4, 200)):
        table = replace(a_table(f"private {number}", seats=4 + number % 3, game="the_traitors"), pace="live")
        table = replace(table, sitters=tuple(replace(one, reading=reading) for one in table.sitters))
        match = match_of(table)
        while match.result is None:
            voter = play_by_chance(match, table.secret, 1).record.answers[-1].seat
            banished = [one for one in match.seat(voter).moments[-1].events if one.kind == "seat_banished"]
            if not banished or match.result is not None:
                continue
            name = table.names[getattr(banished[0], "seat", 0)]
            known = (name, "banished", "is over", "Next:", "Waiting", "round end?", "only watch", "traitors end")
            kinds |= {decision.kind for decision in match.decisions.values()}
            for content in private(table, match, voter):
                marked = [line for line in content.text.split("\n") if line.startswith(("#", ">", "-"))]
                assert [line for line in marked if line.count("||") % 2] == [], "its line ends a heading"
                found = [part for part in known if part in plain(content)]
                assert not found, content.text
    assert {"end", "play"} <= kinds


def test_no_word_tells_the_end_of_a_round_before_its_last_vote_is_turned() -> None:
    ends = []
    for number in range(samples(4, 200)):
        table = replace(a_table(f"ended {number}", seats=6, game="the_traitors"), pace="live")
        match = match_of(table, None)
        seen = before_the_end(match.onlooker, "the_traitors")
        for place, event in enumerate(seen.events):
            if event.kind == "round_ended":
                before = seen.events[place - 1]
                shown = board(table, seen, event.round, whole=match.onlooker).text
                assert "The round is over" in shown
                assert ("The round is over" in "".join(shown.split("||")[::2])) == (not before.aloud)
                ends.append(before.kind)
    assert {"seat_banished", "seat_murdered"} <= {*ends}


def test_a_board_names_what_the_picture_above_it_turns() -> None:
    table = replace(a_table("turned", seats=6, game="the_traitors"), pace="live", reveals="moving")
    named = set()
    for match in played(table):
        newest = match.onlooker.moments[-1].events
        title = board(table, match.onlooker, newest[-1].round).text.split("\n")[0]
        if "being turned" in title or "masks" in title:
            named.add((newest[0].round < newest[-1].round, "masks are coming off" in title))
    assert named == {(False, False), (True, True)}


def test_a_board_names_the_new_question_behind_a_click_once_somebody_has_answered_it() -> None:
    """The heading says no longer that votes are turned; uncovered, the question itself would tell a secret."""
    titles = set()
    for number in range(samples(4, 60)):
        table = replace(a_table(f"asked {number}", seats=6, game="the_traitors"), pace="live", reveals="moving")
        for match in played(table):
            seen = match.onlooker
            if seen.view.phase == "end" and seen.moments[-1].events[-1].kind == "end_opened":
                title = board(table, seen, seen.view.round).text.split("\n")[0]
                titles.add((bool(seen.answered), "being turned" in title, title.endswith("||End the round?||")))
    assert {(False, True, False), (True, False, True)} <= titles


def test_the_end_of_a_round_is_told_with_the_next_role_and_by_no_question() -> None:
    found = 0
    for number in range(samples(2, 60)):
        table = replace(a_table(f"recap {number}", seats=5, game="the_traitors"), pace="post-8")
        match = match_of(table)
        while match.result is None:
            for one in match.decisions:
                told = prompt(table, match.seat(one), "en").text.split("\n")
                quoted = [line for line in told if line.startswith("> ")]
                assert not [line for line in quoted if "Survivors" in line or "Gold: " in line]
            for seat in map(match.seat, range(5)):
                if (place := newest_casting(seat)) is not None:
                    role = cast(table, seat, place, "en").text
                    found += "Survivors" in role and "Gold: " in role
            play_by_chance(match, table.secret, 1)
    assert found


def test_a_later_answer_leaves_the_picture_of_the_banishment() -> None:
    table, match, place = banished("later 7")
    events = match.events(None)
    before = aloud(table, events, row(events, place), over=False)
    assert isinstance(before.picture, RevealOf)
    assert events[place + 1].kind == "end_opened"
    while match.events(None)[-1].kind == "end_opened":
        play_by_chance(match, table.secret, 1)
    events = match.events(None)
    more = range(row(events, place).start, place + 3)
    assert events[more[-1]].kind == "end_answered"
    after = aloud(table, events, more, over=True, newest_moment=more[-1])
    assert after.picture_fingerprint == before.picture_fingerprint
    assert ("||" in before.text, "||" in after.text) == (True, False), "who answers later has seen the vote"
