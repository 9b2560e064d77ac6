"""A round of Verräter reads the same in the channel and before a question, however late the reader comes in.

``golden/rules/story.txt`` has the hidden facts that its story tells.
"""

from bot import texts
from bot.messages import cast, newest_casting
from bot.messages.board import happened
from bot.messages.prompt import prompt
from engine.verraeter.events import ConflictResolved
from tests.matches import play_by_chance
from tests.samples import samples
from tests.tables.people import a_table, match_of

SAY = texts.speaker("en")
CHANGES = ("betrays", "joins all the others")
VERDICTS = (*CHANGES, ", Traitor", "Without the betrayal", "in vain")


def test_a_question_tells_a_change_of_sides_as_the_channel_does() -> None:
    found = 0
    for number in range(samples(4, 60)):
        table = a_table(f"recap {number}")
        match = match_of(table)
        while match.result is None:
            rounds = range(1, match.onlooker.view.round + 1)
            by_round = [happened(SAY, table, match.onlooker, one) for one in rounds]
            channel = [line for lines in by_round for line in lines]
            for seat in match.decisions:
                quoted = [
                    line[2:] for line in prompt(table, match.seat(seat), "en").text.split("\n") if line[:1] == ">"
                ]
                told = [line for line in quoted if any(part in line for part in VERDICTS)]
                assert [line for line in told if line not in channel] == []
                for lines in by_round:
                    if any(line in quoted for line in lines if line.startswith("**The ")):
                        changes = [line for line in lines if any(part in line for part in CHANGES)]
                        assert set(changes) <= set(quoted)
                found += len(told)
            play_by_chance(match, table.secret, 1)
    assert found


def test_a_traitor_is_told_how_the_conflict_went() -> None:
    table = a_table("recap 0")
    match, found = match_of(table), set()
    while match.result is None:
        for seat in map(match.seat, range(match.seats)):
            place = newest_casting(seat)
            for event in seat.moments[place].events if place is not None else ():
                if isinstance(event, ConflictResolved):
                    told = cast(table, seat, place or 0, "en").text
                    failed = event.winner not in ("none", seat.view.cast["house"])
                    assert ("Your betrayal failed" in told and "+1 for you" in told) == failed
                    found.add(failed)
        play_by_chance(match, table.secret, 1)
    assert found
