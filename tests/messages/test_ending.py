"""Ends of matches: the end reaches everybody, once, and tells what decided the match.

People who are out are told so. Only those secrets are told that the game reveals. No secret is told before the end,
nor of an aborted match.
"""

import dataclasses
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import asdict, replace

import engine
from bot import texts
from bot.aftermath.truth import story_of
from bot.fair_deal.ingredients import Cut
from bot.messages import Content
from bot.messages.board import board
from bot.messages.content import File
from bot.messages.deal import fair_end
from bot.messages.ending import final, own_end
from bot.messages.telling import before_the_end, hides
from bot.messages.truth import Eyes, deal_file, eyes
from bot.messages.wanted import wanted
from bot.pictures import EndOf, HiddenPictureOf, MomentOf, PictureOf, draw, end_alt
from bot.pictures.games import pictures_of
from bot.store import Reveals, Sitter, Table
from bot.tables import Chronicle
from bot.tables.slots import Aloud, Board, End, Out, Prompt, Sight, read
from bot.tables.time.pace import USUAL
from engine import Disclosed, Result, StillSecret
from tests.delivery.posting import Shown, calls
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import TWO_JOKERS, armies
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.messages import leaks
from tests.messages.leaks import World, compare, played, possible
from tests.messages.limits import check
from tests.messages.rows import custom_ids
from tests.messages.situations import SOME_CASES
from tests.samples import samples
from tests.tables.people import BEN, EIGHT, a_table, match_of

VERRAETER = Case("verraeter", 4, "the end")
EVERY_GAME = [one._replace(data={**one.data, **HOOKS[one.game].soon}) for one in (*SOME_CASES, VERRAETER)]
every_game = pytest.mark.parametrize("case", EVERY_GAME, ids=str)
SAY = texts.speaker("en")
EVERY, MATCHES = samples(15, 9), samples(8, 200)
"""A table is closed after every so many answers; so many matches are added up."""


def over(table: Table) -> Table:
    """The table once its match is over."""
    return replace(table, state="finished", ended=1.0, turning_points=())


def language_of(case: Case, language: str) -> Table:
    """The case's table, whose people read that language."""
    table = case.table
    return replace(table, sitters=tuple(replace(one, language=language) for one in table.sitters))


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everybody_is_told_once_who_has_won_and_their_own_score(case: Case, language: str) -> None:
    table = over(language_of(case, language))
    match = match_of(table, None)
    shown = Shown(closed=[BEN.user])
    told = {one.slot: one for one in shown.bring_in_line(table, match) if one.slot.startswith("end:")}
    assert [one.user for one in told.values()] == [one.user for one in table.sitters]
    assert match.result is not None
    say = texts.speaker(language)
    for seat, score in enumerate(match.result.scores):
        content = told[End(seat)].content
        assert say("end-own", score=score) in content.text
        assert all(table.names[winner] in content.text for winner in match.result.winners)
        assert f"/{table.guild}/{table.channel}/" in content.text, "a link to the board"
        assert texts.sum_of(say, case.game, match.result, seat) in content.text
        assert len(content.text) <= 2000
        assert custom_ids(content) == [
            f"tc:rematch:{table.id}",
            f"tc:knew:{table.id}",
            f"tc:story:{table.id}",
            f"tc:replay:{table.id}",
            f"tc:film:{table.id}",
            f"tc:page:{table.id}",
            f"tc:record:{table.id}",
        ]
    before = dict(shown.posted)
    assert [one.slot for one in shown.bring_in_line(table, match)] == []
    assert calls(before, shown.posted) == set()


def test_a_line_of_the_chronicle_names_people_and_nothing_else() -> None:
    """Marks in a name are no marks of the message."""
    table = over(VERRAETER.table)
    named = replace(table, sitters=(replace(table.sitters[0], name="**A**"), *table.sitters[1:]))
    told = final(named, eyes(named, match_of(named, None)), Chronicle("again", 0, 1, 3))
    assert "*\\*\\*A\\*\\* has betrayed Ben for the third time.*" in told.text


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_end_is_few_lines_and_a_picture_that_tells_the_rest(case: Case, language: str) -> None:
    """V-3, T-7.2, J-5.2, H-10: the picture in its alt text, the winners first."""
    table, match = replace(over(case.table), language=language), match_of(case.table, None)
    content = final(table, eyes(table, match))
    check(content)
    assert len(content.text.splitlines()) <= 5
    assert match.result is not None
    say = texts.speaker(language)
    headline, *rest = content.text.splitlines()
    standings = next(line for line in rest if line == texts.standings(say, match.result, table.names))
    assert headline.startswith("## ")
    assert [one.partition(" ")[0] for one in standings.removeprefix(f"{texts.WON} ").replace("*", "").split(" · ")] == [
        table.names[seat] for seat in texts.placed(match.result)
    ]
    assert isinstance(content.picture, EndOf)
    told = end_alt(content.picture)
    assert told.startswith(headline.removeprefix("## "))
    decided = match.reveal().decided
    why = texts.deciding(say, case.game, decided, table.names)
    assert all(line in content.text for line in why)
    own = [texts.story_line(say, case.game, one, table.names) for one in decided if getattr(one, "of_seat", False)]
    missing = [line for line in (*why, *filter(None, own)) if texts.unmarked(line) not in told]
    assert not missing or len(told) > 300, "a few facts have no room where there are many"


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_description_of_a_picture_behind_a_click_gives_nothing_away(case: Case, language: str) -> None:
    """Discord shows descriptions also before the click."""
    table = replace(over(case.table), language=language, pace=USUAL, reveals="still")
    match = match_of(table, None)
    seen = eyes(table, match)
    filmed = dataclasses.replace(seen, film=File("betrayal.webp", b"", f"{table.names[0]} wins"))
    contents = [final(table, seen), final(table, filmed), board(table, seen.onlooker, len(seen.onlooker.rounds))]
    drawn = [draw(one.picture) for one in contents if one.picture is not None]
    told = [one.alt for one in (*drawn, contents[1].file) if one is not None and one.hidden]
    assert len(told) >= 2
    assert {*told} == {texts.speaker(language)("picture-covered")}


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
        assert not isinstance(content.picture, PictureOf) or _is_hidden(content) or not hides(table)
        alt = content.picture.alt if isinstance(content.picture, MomentOf) else ""
        assert [line for line in lines if line and texts.unmarked(line) in alt] == []


def _is_hidden(content: Content) -> bool:
    return isinstance(content.picture, HiddenPictureOf)


@pytest.mark.parametrize("reveals", ["moving", "plain"])
def test_a_click_shows_the_turn_that_decided_the_match(reveals: Reveals) -> None:
    """The figures above tell how little was needed, so its line alone would tell who has won."""
    case = Case("traitor", 5, "the end")
    table = over(replace(case.table, reveals=reveals, pace=USUAL))
    found = Shown().bring_in_line(table, match_of(table, None))
    *_, ended = [one.content for one in found if isinstance(one.slot, Board)]
    last = ended.text.splitlines()[-1]
    assert (last.startswith("||"), _is_hidden(ended)) == (reveals == "moving",) * 2


@every_game
def test_the_last_board_says_that_the_match_is_over_and_who_has_won(case: Case) -> None:
    """A match that unmasks everybody, or ends with a moment, shows this instead."""
    table, match = over(case.table), match_of(case.table, None)
    picture = board(table, match.onlooker, len(match.rounds)).picture
    if not isinstance(picture, PictureOf):
        return
    assert picture.view.result == match.result
    shown = pictures_of(case.game).draw_board(picture.view, table.names, SAY)
    assert [words for words, _ in shown.words if words.startswith(SAY(f"{case.game}-phase", key="over"))]


@every_game
def test_the_own_score_comes_first_with_all_that_is_about_the_own_seat(case: Case) -> None:
    table, match = over(case.table), match_of(case.table, None)
    for seat in range(case.seats):
        _, score, *lines = own_end(table, eyes(table, match), seat, "en").text.splitlines()
        assert match.result is not None
        assert SAY("end-own", score=match.result.scores[seat]) in score
        own = [one for one in match.reveal().decided if isinstance(one, Disclosed) and one.of_seat]
        about = [texts.story_line(SAY, case.game, one, table.names) for one in own if asdict(one)["seat"] == seat]
        assert [line for line in about if line not in lines] == []


@every_game
def test_a_loser_is_told_so_in_the_words_of_the_game_and_then_why(case: Case) -> None:
    table, match = over(case.table), match_of(case.table, None)
    assert match.result is not None
    lose = SAY("traitor-own-lose")
    for seat in {*range(case.seats)} - {*match.result.winners}:
        _, score, *lines = own_end(table, eyes(table, match), seat, "en").text.splitlines()
        assert (lose in score) == (case.game == "traitor")
        why = texts.deciding(SAY, case.game, match.reveal().decided, table.names)
        assert (lose in score) == all(any(one in line for line in lines) for one in why)


@every_game
@pytest.mark.parametrize(("reveals", "clicks"), [("moving", 2), ("still", 2), ("plain", 0)])
def test_the_own_end_is_hidden_as_the_channels_is(case: Case, reveals: Reveals, clicks: int) -> None:
    """One click shows the own score, another all the rest; nothing else tells who has won."""
    table, match = replace(over(case.table), pace="live", reveals=reveals), match_of(case.table, None)
    _, score, *rest = own_end(table, eyes(table, match), 0, "en").text.splitlines()
    assert score.count("||") + "\n".join(rest).count("||") == 2 * clicks
    assert [
        line for line in (score.removeprefix("### "), "\n".join(rest)) if line.startswith("||") != bool(clicks)
    ] == []


@pytest.mark.parametrize("game", engine.games())
def test_the_parts_that_are_told_add_up_to_the_score(game: str) -> None:
    """V-7, T-7.2, J-3.1, H-9.1: in Traitor for two, the better army counts."""
    seats = engine.game(game).seats
    for number in range(MATCHES):
        case = Case(game, seats[number % len(seats)], f"sum {number}", data=HOOKS[game].soon)
        result = match_of(case.table, None).result
        assert result is not None
        for seat, score in enumerate(result.scores):
            told = texts.sum_of(SAY, game, result, seat)
            points = [int(one) for one in re.findall(r"\b\d+\b(?!:)", told)]
            best = told.endswith(SAY("end-best", parts=""))
            assert score == (max(points) if best else sum(points)), told


def test_the_headline_tells_a_win_of_a_side_as_the_win_of_that_side() -> None:
    def told(
        game: str, sides: tuple[str, ...], *winners: int, scores: tuple[int, ...] = (4, 9, 7), rounds: int = 1
    ) -> str:
        result = Result(scores, winners, ({}, {}, {}))
        return texts.headline(SAY, game, result, rounds, sides, (), ("Anna", "Ben", "Cleo"))

    assert told("traitor", ("loyal", "traitor", "loyal"), 0, 2) == "The loyal win: Ben was the traitor"
    assert told("traitor", ("loyal", "traitor", "loyal"), 1) == "The traitor wins: Ben"
    assert told("the_traitors", ("faithful", "traitor", "traitor"), 1, 2) == "The Traitors win: Ben, Cleo"
    assert told("the_traitors", ("faithful", "traitor", "traitor"), 1, 2, rounds=2) == "Ben, Cleo share the win!"
    assert told("verraeter", ("rose", "rose", "eagle"), 1) == "Ben wins, 9 to 7"
    assert told("verraeter", ("rose", "rose", "eagle"), 1, scores=(4, 9, 9)) == "Ben wins!"
    assert told("het_verraad", ("", "", "")) == "Nobody wins."


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
            for telling in (story_of, deal_file):
                with pytest.raises(ValueError, match="still has secrets"):
                    telling(table, match)
        agreed = replace(aborted, agreed=tuple(range(case.seats)))
        assert story_of(agreed, match) == match.reveal(agreed=True).story


@every_game
def test_at_the_end_nothing_but_what_the_game_reveals_tells_a_secret(case: Case) -> None:
    table, match = over(case.table), match_of(case.table, None)
    for viewer in (None, *range(case.seats)):
        compare(table, match, viewer)


def test_a_leak_at_the_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """J-1.3: what an army has buried is told by the story alone."""
    original = leaks.public

    def leaky(table: Table, world: World) -> Iterator[tuple[str, Content]]:
        for where, content in original(table, world):
            own = [one.buried for view in armies(world.match) for one in view.armies_own]
            yield where, replace(content, text=f"{content.text}\n{own}") if where == "end" else content

    monkeypatch.setattr(leaks, "public", leaky)
    table, match = over(TWO_JOKERS.table), match_of(TWO_JOKERS.table, None)
    with pytest.raises(AssertionError, match="the text of end depends on a secret"):
        compare(table, match, None)


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
            assert one.content.rows == ()
        told += len(found)
        for seat in out:
            runs = [int(slot.split(":")[2]) for slot in shown.posted if slot.startswith(f"prompt:{seat}:")]
            assert not runs or shown.posted[f"prompt:{seat}:{max(runs)}"].closed, "their last question"
        assert all(seat not in match.decisions for seat in out)
        was = out
    assert told > 0


def test_a_word_is_asked_for_where_somebody_has_cut() -> None:
    uncut = a_table("uncut")
    tables = uncut, replace(uncut, cuts=(Cut(1, "Ben", "rose"),))
    assert ["WORD" in fair_end(texts.speaker("en"), one, "") for one in tables] == [False, True]
