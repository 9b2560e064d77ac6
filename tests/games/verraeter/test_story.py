"""A round of Verräter reads the same in the channel and before a question, however late the reader comes in.

``golden/rules/story.txt`` has the hidden facts that its story tells.
"""

import re
from collections import Counter

from bot import texts
from bot.aftermath.scenes import beats
from bot.games.verraeter.desertion import unclaimed
from bot.games.verraeter.pictures.deeds import office_words
from bot.messages import cast, newest_casting
from bot.messages.board import happened
from bot.messages.prompt import prompt
from bot.pictures import hand_of
from engine.verraeter.events import (
    BuildingPlaced,
    CardsDrawn,
    ConflictChosen,
    ConflictResolved,
    MatchEnded,
    PointsScored,
    SupplyPlayed,
    last_office,
)
from engine.verraeter.view import VerraeterView
from engine.view import Result
from tests.games.verraeter.script import asked, say, stand
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
                parts = [part.split(":** ")[-1] for line in told for part in line.split(" · ")]  # less where room lacks
                assert [part for part in parts if part not in "\n".join(channel)] == []
                for lines in by_round:
                    if any(line in quoted for line in lines if line.startswith("**The ")):
                        changes = [line for line in lines if any(part in line for part in CHANGES)]
                        others = {line for line in changes if not line.startswith(f"**{table.names[seat]} ")}
                        assert others <= set(quoted)
                found += len(told)
            play_by_chance(match, table.secret, 1)
    assert found


def test_a_betrayed_seat_sees_by_whom_on_its_next_hand() -> None:
    table = a_table("recap 0")
    match, found = match_of(table), set()
    while match.result is None:
        for seat in (seat for seat, decision in match.decisions.items() if decision.kind == "role"):
            told = happened(SAY, table, match.onlooker, match.onlooker.view.round - 1)
            by, _, left = next((line for line in told if " betrays " in line), "").partition(" betrays ")
            order = hand_of(match.view(seat), table.names, "en", match.seat(seat).events)
            assert order.part == (str(table.names.index(by.strip("*"))) if table.names[seat] in left else "")
            found.add(bool(order.part))
        play_by_chance(match, table.secret, 1)
    assert found == {False, True}


def test_a_question_for_cards_tells_the_order_and_which_cards_offices_do_not_need() -> None:
    match = stand("2:0o 4:1o 8:2", number=8, hands={0: "3 4 5 5", 2: "2 2 2 2"}, said="0-1")
    say(match, "strategist farmer diplomat_5 builder")
    for order, spare in (("**A**, B, C", 1), ("A, **B**, C", 0), ("A, B, **C**", 0)):
        lines = [line for _, line in texts.folded_lines(SAY, "verraeter", (), match.view(asked(match)), "ABCD")]
        assert lines[:2] == [
            "If it ended now, offices included: **A 3** · **B 3** · C 0 · D 0",
            f"Turn order: {order}, D",
        ]
        assert [line.endswith(f"spend {spare} of your 4 freely.") for line in lines[2:]] == [True] * spare
        say(match)


def test_the_channel_is_told_before_the_houses_that_nobody_changed_sides() -> None:
    found = set()
    for number in range(samples(4, 60)):
        table = a_table(f"recap {number}")
        match = match_of(table)
        play_by_chance(match, table.secret, 1000)
        for one in range(1, match.onlooker.view.round + 1):
            told = happened(SAY, table, match.onlooker, one)
            changed = any(part in line for line in told for part in CHANGES)
            loyal = [line for line in told if "Nobody turns traitor" in line or "nobody had the Traitor" in line]
            assert len(loyal) == (not changed)
            found.add(changed)
            assert not loyal or told[told.index(loyal[0]) + 1].startswith(("**Eagle ", "**Rose "))
    assert found == {False, True}


def test_points_lie_open_if_all_fight_together_and_a_seat_could_have_won_alone() -> None:
    match = stand("", hands={0: "5 5"}, said="0-1")
    view = match.onlooker.view
    assert isinstance(view, VerraeterView)
    chosen = ConflictChosen(
        round=1,
        seat=0,
        position=0,
        landscape="town",
        house="eagle",
        value=15,
        other_position=1,
        other_landscape="moor",
        other_house="rose",
        other_value=0,
    )
    played = SupplyPlayed(round=1, seat=0, cards=(5, 5), total=10)
    for strength, points in ((29, view.ring[0].points[0]), (35, 0)):
        ended = ConflictResolved(round=1, eagle=15, rose=strength, winner="rose", otherwise=0)
        assert unclaimed([chosen, played], ended, view) == points


def test_the_last_office_is_told_if_it_decided() -> None:
    def scored(seat: int, points: int, part: str) -> PointsScored:
        return PointsScored(round=8, seat=seat, points=points, part=part)

    placed = [
        BuildingPlaced(round=one, seat=0, side="office", position=one, landscape="moor", house="rose") for one in (3, 8)
    ]
    offices = [MatchEnded(round=8, reason="rounds"), scored(0, 6, "offices"), scored(1, 3, "offices")]
    won = [*placed, scored(0, 22, "landscapes"), scored(1, 24, "landscapes"), *offices]
    told = last_office(won)
    assert told is not None and office_words(SAY, told, ("Chloé", "Ben")) == (
        "Chloé’s last office brings 3: without it Ben wins, 27 to 25"
    )
    assert last_office([*won, scored(0, 3, "strategist")]) is None
    assert last_office([*won, scored(1, 3, "strategist")]) is None


def test_a_shared_win_names_all_who_share_it() -> None:
    both, alone = (Result(scores=(29, 29, 24), winners=won, parts=({}, {}, {})) for won in ((0, 1), (0,)))
    assert texts.headline(SAY, "verraeter", both, 8, (), (), ("Chloé", "Ben", "Dirk")) == "Chloé and Ben share the win!"
    told = [texts.own_win(SAY, "verraeter", one, 0, (), ("Chloé", "Ben", "Dirk")) for one in (both, alone)]
    assert told == ["🏆 You share the win with Ben!", "🏆 You win!"]


def test_people_are_told_which_cards_they_drew_and_every_role_when_they_are_asked_next() -> None:
    table = a_table("recap 9")
    match, found = match_of(table), 0
    while match.result is None:
        for seat in map(match.seat, match.decisions):
            drawn = [one for moment in seat.since_last_answer() for one in moment.events if isinstance(one, CardsDrawn)]
            quoted = prompt(table, seat, "en").text
            told = [f"{'the ' if len(one.cards) == 1 else ''}**{' + '.join(map(str, one.cards))}**" for one in drawn]
            assert all(f"You draw {cards}" in quoted for cards in told)
            assert "> …" not in quoted
            found += len(drawn)
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
                    assert ("Your betrayal failed" in told and "+1 as Traitor" in told) == failed
                    assert f"-# Round {event.round} of 8" in told or match.onlooker.view.round == 1
                    found.add(failed)
        play_by_chance(match, table.secret, 1)
    assert found


def test_the_end_tells_no_suspense_of_offices_once_nobody_could_catch_up() -> None:
    for language in ("en", "de", "nl"):
        for still_open, told in ((0, False), (1, True)):
            words = texts.speaker(language)(
                "verraeter-open-offices_told", leading_seats=("Chloé",), leading_points=42, open=still_open
            )
            assert ("42" in words) is told and bool(words) is told


def test_the_last_round_keeps_its_standings_in_the_channel_and_in_the_story() -> None:
    for number in range(5):
        table = a_table(f"recap {number}")
        match = match_of(table)
        play_by_chance(match, table.secret, 1000)
        result, view = match.result, match.onlooker.view
        assert result is not None
        before = [sum(parts.values()) - parts.get("offices", 0) for parts in result.parts]
        (standings,) = [one for one in happened(SAY, table, match.onlooker, view.round) if one.startswith("Points: ")]
        assert re.sub(r" \([^)]*\)", "", standings) == f"Points: {texts.ranking(before, table.names)}"
        story = texts.folded_story(SAY, "verraeter", match.reveal().story, table.names) or []
        assert [line for one, line in story if one == view.round and line.startswith("Points: ")] == [standings]


def test_a_film_tells_each_change_of_sides_alike_and_keeps_the_round_that_turned_the_lead() -> None:
    for number in range(samples(4, 40)):
        table = a_table(f"lead {number}", seats=3)
        match = match_of(table)
        play_by_chance(match, table.secret, 1000)
        told = match.reveal(agreed=False).story
        shown = [one.deed for one in beats(table, told, (), table.names)]
        points, leading, turned = Counter[int](), set[int](), 0
        for one in range(1, match.onlooker.view.round + 1):
            for event in told:
                if isinstance(event, PointsScored) and event.round == one and event.part != "offices":
                    points[event.seat] += event.points
            first = {seat for seat in points if points[seat] == max(points.values())}
            leading, turned = first, turned if first == leading else one
        assert turned in {told[deed.place].round for deed in shown}
        changes = [deed.told for deed in shown if told[deed.place].kind == "allegiance_changed"]
        assert changes
        assert all(re.match(r"\w+, the Traitor, betrays .+ and goes over to the", words) for words in changes)
