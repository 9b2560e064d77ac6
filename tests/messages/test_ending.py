"""Ends of matches tell what decided them; ``ends.txt`` among the golden files has their words.

People who are out are told so. Only those secrets are told that the game reveals. No secret is told before the end,
nor of an aborted match.
"""

import dataclasses
import re
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.aftermath.truth import ONLOOKER, film_order, frame_of, story_of
from bot.messages import Content
from bot.messages.board import board
from bot.messages.content import File
from bot.messages.ending import final
from bot.messages.telling import before_the_end, hides_end
from bot.messages.truth import Eyes, deal_file, eyes
from bot.messages.wanted import wanted
from bot.pictures import HiddenPictureOf, MomentOf, PictureOf, draw
from bot.store import Reveals, Sitter, Table
from bot.tables.slots import Aloud, Board, Out, Prompt, Sight, read
from bot.tables.time.pace import USUAL
from engine import Match, StillSecret
from tests.delivery.posting import Shown, calls
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import TWO_JOKERS
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages.leaks import compare, played, possible
from tests.messages.situations import SOME_CASES
from tests.samples import samples
from tests.tables.people import EIGHT, match_of

VERRAETER = Case("verraeter", 4, "the end")
EVERY_GAME = [one._replace(data={**one.data, **HOOKS[one.game].soon}) for one in (*SOME_CASES, VERRAETER)]
every_game = pytest.mark.parametrize("case", EVERY_GAME, ids=str)
SAY = texts.speaker("en")
EVERY, MATCHES = samples(15, 9), samples(4, 200)
"""A table is closed after every so many answers; so many matches are added up."""
TELLINGS: Sequence[Callable[[Table, Match], object]] = (
    *(story_of, deal_file),
    lambda table, match: frame_of(table, match, 0, ONLOOKER),
    lambda table, match: film_order(table, match, "en", 1),
)


def over(table: Table) -> Table:
    """The table once its match is over."""
    return replace(table, state="finished", ended=1.0, turning_points=())


@every_game
def test_the_description_of_a_picture_behind_a_click_gives_nothing_away(case: Case) -> None:
    """Discord shows descriptions also before the click."""
    table = replace(over(case.table), language="nl", pace=USUAL, reveals="still")
    match = match_of(table, None)
    seen = eyes(table, match)
    filmed = dataclasses.replace(seen, film=File("betrayal.webp", b"", f"{table.names[0]} wins"))
    contents = [final(table, seen), final(table, filmed), board(table, seen.onlooker, len(seen.onlooker.rounds))]
    drawn = [draw(one.picture) for one in contents if one.picture is not None]
    told = [one.alt for one in (*drawn, contents[1].file) if one is not None and one.hidden]
    openly = case.game == "traitor"  # whose last accusation everybody has seen
    assert (len(told) >= 2) is not openly
    assert ("||" in contents[0].text) is not openly
    assert {*told} <= {texts.speaker("nl")("picture-covered")}
    words = contents[2].text.split("\n", 1)[1]
    assert case.game != "het_verraad" or re.fullmatch(r"\|\|[^|]+\|\|", words)


@every_game
@pytest.mark.parametrize("reveals", ["moving", "plain"])
def test_nothing_above_the_end_tells_who_has_won(case: Case, reveals: Reveals) -> None:
    """Neither the last events, nor standings, nor a picture of the last scores, unless no click hides the end."""
    shown, table = Shown(), replace(case.table, reveals=reveals, remarks=False)
    for match in played(table):
        if match.length % samples(EVERY, 1) == 0:
            shown.bring_in_line(table, match)
    found = shown.bring_in_line(over(table), match)
    above = [one.content for one in found if isinstance(one.slot, (Aloud, Board))]
    events, view = match.onlooker.events, match.onlooker.view
    ended = events[len(before_the_end(match.onlooker, case.game).events) :]
    lines = [texts.event_line(SAY, case.game, event, table.names) for event in ended]
    last_round = [event for event in events if event.round == view.round]
    standings = [
        line for places, line in texts.folded_lines(SAY, case.game, last_round, view, table.names) if not places
    ]
    assert above and ended
    for content in above:
        assert [line for line in (*lines, *standings) if line and line in content.text] == []
        assert not isinstance(content.picture, PictureOf) or _is_hidden(content) or not hides_end(table)
        alt = content.picture.alt if isinstance(content.picture, MomentOf) else ""
        assert [line for line in lines if line and texts.unmarked(line) in alt] == []


def _is_hidden(content: Content) -> bool:
    return isinstance(content.picture, HiddenPictureOf)


@pytest.mark.parametrize("game", engine.games())
def test_the_parts_that_are_told_add_up_to_the_score(game: str) -> None:
    """V-7, T-7.2, J-3.1, H-9.1: in Traitor for two, the better army counts; for more, only who was beaten is told."""
    seats = engine.game(game).seats
    for number in range(MATCHES):
        case = Case(game, seats[number % len(seats)], f"sum {number}", data=HOOKS[game].soon)
        result = match_of(case.table, None).result
        assert result is not None
        for seat, score in enumerate(result.scores):
            told = texts.sum_of(SAY, game, result, seat)
            points = [int(one) for one in re.findall(r"\b\d+\b(?!:)", told)]
            best = told.endswith(SAY("end-best", parts=""))
            assert not told or score == (max(points) if best else sum(points)), told


@every_game
def test_before_the_end_there_is_no_story(case: Case) -> None:
    """Nobody's eyes have anything of it, and asking for it is a mistake, be the table running, aborted, or both."""
    for match in case.played():
        if match.length % EVERY:
            continue
        with pytest.raises(StillSecret):
            match.reveal()
        aborted = replace(case.table, state="aborted", ended_by="Ben")
        some = replace(aborted, agreed=tuple(range(case.seats - 1)))
        gone = replace(aborted, sitters=tuple(Sitter("C", player="thumb") for _ in range(case.seats)))
        for table in (case.table, aborted, some, gone):
            assert eyes(table, match).decided == ()
            for telling in TELLINGS:
                with pytest.raises(ValueError, match="still has secrets"):
                    telling(table, match)
        agreed = replace(aborted, agreed=tuple(range(case.seats)))
        assert story_of(agreed, match) == match.reveal(agreed=True).story


@every_game
def test_at_the_end_nothing_but_what_the_game_reveals_tells_a_secret(case: Case) -> None:
    table, match = over(case.table), match_of(case.table, None)
    for viewer in (None, *range(case.seats)):
        compare(table, match, viewer)


@every_game
def test_an_aborted_match_reveals_nothing(case: Case) -> None:
    """To nobody, in no message that changes or is new then, however many but all of its people agree to it."""
    shown = Shown()
    for match in case.played():
        if match.length % 3 == 0:
            shown.bring_in_line(case.table, match)
        if match.length % EVERY:
            continue
        some = tuple(range(match.length // EVERY % case.seats))
        table = replace(case.table, state="aborted", ended_by="Ben", agreed=some)
        seen = eyes(table, match)
        for viewer in (None, match.length // EVERY % case.seats):
            other = possible(match, viewer)
            seats = tuple(other.seat if seat == viewer and other.seat else one for seat, one in enumerate(seen.seats))
            there = dataclasses.replace(seen, onlooker=other.onlooker, seats=seats)
            assert _seen_by(table, seen, shown, viewer) == _seen_by(table, there, shown, viewer)


def _seen_by(table: Table, seen: Eyes, shown: Shown, viewer: int | None) -> list[tuple[str, str, str]]:
    """Return the messages of the closed table for a seat, or for everybody, that are not shown already."""
    own = None if viewer is None else table.sitters[viewer].user
    found = [one for one in wanted(table, seen, shown.posted) if one.user in (None, own)]
    return [(one.slot, one.content.text_fingerprint, one.content.picture_fingerprint) for one in found]


@every_game
def test_no_dead_button_is_left_and_only_messages_with_one_are_edited(case: Case) -> None:
    shown = Shown()
    table = case.table
    for match in played(table):
        shown.bring_in_line(table, match)
    assert match.result is not None, "after the last of them it is over"
    settled = {slot for slot, one in shown.posted.items() if one.state == "settled"}
    waiting = {slot for slot, one in shown.posted.items() if one.state == "shown" and slot.startswith("prompt")}
    before = dict(shown.posted)
    found = {one.slot: one for one in shown.bring_in_line(over(table), match)}
    own = {slot for slot in map(read, calls(before, shown.posted)) if isinstance(slot, (Prompt, Sight, Out))}
    assert own == settled | waiting
    assert not any(found[slot].content.rows for slot in own)
    assert all(one.state == "closed" for one in shown.posted.values())


@pytest.mark.parametrize("case", [TRAITORS, TWO_JOKERS], ids=str)
def test_a_player_who_is_out_is_told_once_and_loses_the_buttons(case: Case) -> None:
    """T-6.1, J-3.4, J-4.1: by which rule, where it goes on, and that they only watch now."""
    table, shown = case.table, Shown()
    was: set[int] = set()
    told = 0
    for match in played(table):
        out = set(match.view(None).out)
        found = [one for one in shown.bring_in_line(table, match) if one.slot.startswith("out")]
        assert {one.user for one in found} == {EIGHT[seat].user for seat in out - was}
        for one in found:
            assert SAY("out-watch", where=f"<#{table.channel}>") in one.content.text
            slate = case is TRAITORS
            assert SAY("out-slate" if slate else "out-suspect") in one.content.text.replace("||", "")
            assert bool(one.content.rows) == slate
        told += len(found)
        for seat in out:
            runs = [int(slot.split(":")[2]) for slot in shown.posted if slot.startswith(f"prompt:{seat}:")]
            assert not runs or shown.posted[f"prompt:{seat}:{max(runs)}"].closed, "their last question"
        assert all(seat not in match.decisions for seat in out)
        was = out
    assert told > 0
