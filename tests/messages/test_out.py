"""Seats that are out are told why, and later how the round ended; their last words are told to everybody."""

import pytest
from msgspec.structs import asdict, replace

import engine
from bot.messages.ending import own_end
from bot.messages.news import newest_ousting, ousted
from bot.messages.prompt import answered
from bot.messages.truth import eyes
from bot.pictures import PictureOf, draw
from bot.store import LastWords, Mark, Notes, Sitter, Table, TakenNotes
from engine import Match, QuickChance, Seat
from engine.players import PLAYERS
from engine.the_traitors.events import SeatBanished
from tests.delivery.posting import Shown, calls
from tests.matches import play_by_chance
from tests.samples import samples
from tests.tables.people import a_table, match_of

TABLE = a_table("out", seats=5, game="the_traitors")
NAMES = ("Bram", "Inés", "Kofi", "Sanna")


def played_until_banished() -> tuple[Match, Seat]:
    """A match in which a seat was just banished, and that seat."""
    match = engine.replay(TABLE.record(()))
    while True:
        seat = match.awaited[0]
        events = match.play(
            seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length))
        )
        gone = [event for event in events if isinstance(event, SeatBanished)]
        if gone:
            return match, match.seat(gone[0].seat)


def test_a_seat_that_is_out_in_the_last_round_is_told_so_with_the_end() -> None:
    kinds = set()
    for number in range(6):
        table = a_table(f"last {number}", seats=5, game="the_traitors", options={"rounds": "1"})
        match = match_of(table, None)
        seen = eyes(replace(table, state="finished", ended=1.0, turning_points=()), match)
        ends = [own_end(table, seen, seat, "en").text for seat in range(5)]
        for kind, words in (("seat_murdered", "You were murdered"), ("seat_banished", "You were banished")):
            told = {seat for seat in range(5) if words in ends[seat]}
            assert told == {asdict(event)["seat"] for event in match.events(None) if event.kind == kind}
            kinds |= {kind} if told else set()
    assert len(kinds) == 2


def test_a_card_tells_a_seat_that_it_is_out() -> None:
    _, seat = played_until_banished()
    found = newest_ousting(seat)
    assert found is not None
    picture = ousted(TABLE, seat, *found, "en").picture
    assert isinstance(picture, PictureOf)
    drawn = draw(picture)
    assert drawn is not None
    assert drawn.alt.startswith(f"You have been banished, {TABLE.names[seat.seat or 0]}. ")


def test_a_night_and_its_breakfast_never_send_anybody_to_see_who_is_awaited() -> None:
    table = replace(TABLE, sitters=(TABLE.sitters[0], *(Sitter(name, player="thumb") for name in NAMES)))
    nights = 0
    for number in range(40):
        match = match_of(replace(table, ingredients=("night", str(number))))
        while match.result is None and 0 not in match.decisions:
            play_by_chance(match, table.secret, 1)
        if match.result is not None or match.decisions[0].kind != "murder":
            continue
        run = match.seat(0).run
        while (match.seat(0).run, match.result) == (run, None):
            play_by_chance(match, table.secret, 1)
        nights += 1
        assert "since when" not in answered(table, match.seat(0), run, "en").text
    assert nights


# Last words


def written(table: Table, match: Match, seat: int, words: str, number: int = 1) -> TakenNotes:
    """The notes of whoever sits there, with these last words, written now."""
    moment = len(match.seat(seat).moments)
    user = table.sitters[seat].user or 0
    return TakenNotes(table.id, user, number, moment, seat, Notes(last=LastWords(words, moment)))


def gone(match: Match) -> list[int]:
    """The seats that public events put out, one after the other."""
    return [asdict(event)["seat"] for event in match.events(None) if event.ousts]


@pytest.mark.parametrize(("game", "seats"), [("the_traitors", 6), ("traitor", 5), ("traitor", 2)])
def test_last_words_come_with_the_event_and_never_before_it(game: str, seats: int) -> None:
    """Messages say the same with other words of all who are still in, and no call more is made."""
    for number in range(samples(1, 40)):
        table = a_table(f"words {number}", seats=seats, game=game)
        match, shown, without = match_of(table), Shown(), Shown()
        shown.notes = tuple(written(table, match, seat, f"I was {seat}") for seat in range(seats))
        while match.result is None:
            before, bare, was = dict(shown.posted), dict(without.posted), len(gone(match))
            play_by_chance(match, table.secret, 1)
            told, plain = shown.bring_in_line(table, match), without.bring_in_line(table, match)
            assert calls(before, shown.posted) == calls(bare, without.posted)
            if len(gone(match)) == was:
                continue
            new = {*gone(match)[was:]} - {*gone(match)[:was]}
            words = "\n".join(one.content.text for one in told)
            quoted = {seat for seat in range(seats) if f"I was {seat}" in words}
            assert new <= quoted <= {*gone(match)}
            assert all("I was" not in one.content.text for one in plain)
        lines = eyes(table, match, notes=shown.notes).last_words
        assert {int(line[-2]) for line in lines.values()} <= {*gone(match)}
        assert len(lines) == len(set(lines.values())), "words that were told once are not told again"


def test_only_words_of_whoever_sits_there_count_and_only_if_they_were_in() -> None:
    match, seat = played_until_banished()
    number = seat.seat or 0
    start = engine.replay(TABLE.record(()))
    before, after = written(TABLE, start, number, "Before"), written(TABLE, match, number, "After", 2)
    later = replace(before, number=3, moment=after.moment)

    def told(*notes: TakenNotes, table: Table = TABLE) -> list[str]:
        return [line for line in eyes(table, match, notes=notes).last_words.values() if TABLE.names[number] in line]

    assert told(before) == told(before, later) == [f"> Last words of {TABLE.names[number]}: “Before”"]
    assert told(before, after) == told(before)
    assert told(after) == told(replace(before, user=99)) == told(replace(before, seat=number - 1)) == []
    assert told(before, table=replace(TABLE, last_words=False)) == []


# The slates of those who are out


def test_the_best_ghost_is_told_with_the_masks_and_only_who_marked_on_a_slate() -> None:
    """Here a Traitor is out first, and wrongly suspects one of four Faithful, until it is too late to think again."""
    match = engine.replay(TABLE.record(()))
    notes: list[TakenNotes] = []
    ghost = -1
    while match.onlooker.rounds == () and match.result is None:
        assert eyes(TABLE, match, notes=notes).last_words == {}
        play_by_chance(match, TABLE.secret, 1)
        if ghost < 0 and (out := match.view(None).out):
            (ghost,) = out
            notes.append(slated(match, ghost, Notes((Mark((ghost + 1) % 5, "suspect", 1),), told=1), 1))
    notes.append(slated(match, ghost, Notes(), 2))
    (line,) = eyes(TABLE, match, notes=notes[:1]).last_words.values()
    assert line == f"Best ghost: **{TABLE.names[ghost]}**, right about 3 of 4."
    assert eyes(TABLE, match, notes=notes).last_words == eyes(TABLE, match, notes=notes[:1]).last_words
    untold = replace(notes[0], notes=replace(notes[0].notes, told=0))
    assert eyes(TABLE, match, notes=[untold]).last_words == {}, "marks of one's own notes are nobody else's"


def slated(match: Match, seat: int, notes: Notes, number: int) -> TakenNotes:
    """Notes that whoever sits there takes now."""
    return TakenNotes(TABLE.id, TABLE.sitters[seat].user or 0, number, len(match.seat(seat).moments), seat, notes)
