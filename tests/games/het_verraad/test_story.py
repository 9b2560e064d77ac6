"""A match of Het Verraad as the channel tells it; ``golden/rules/story.txt`` has the hidden facts of its story."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.games.het_verraad.deeds import Deed, deeds
from bot.games.het_verraad.folding import fold_greatest_deeds, fold_losses, fold_match, fold_race
from bot.games.het_verraad.headline import Standing, headline
from bot.games.het_verraad.losses import LOSSES
from bot.games.het_verraad.pictures.deeds import deeds as secret_deeds
from bot.messages.telling import newest, recap, word_count
from engine import Event, Match, QuickChance, View
from engine.het_verraad.events import (
    AreaBought,
    AreaFreed,
    AreaIsolated,
    AreaTaken,
    CardTaken,
    ChipBought,
    ChipSeen,
    IncomePaid,
    InfluencePlayed,
    LastRound,
    MasterMoved,
    MatchEnded,
    PowerMoved,
    TaxPaid,
    TurnStarted,
)
from engine.het_verraad.view import HetVerraadView
from engine.players import PLAYERS
from engine.simulate import match_seed
from tests.games.het_verraad.script import situation
from tests.samples import samples

NAMES = ["Anna", "Ben", "Cleo", "Dirk", "Eva"]
BRACKETS = re.compile(r"\(([^()]*)\)")
CHANGE = re.compile(r"(?:(\D+) )?([+−])(\d+)")
SWINGS = re.compile(r"\*\*[^*]*→[^*]*:\*\* ")
OWN_SWING = re.compile(r"\*\*(\w+(?: M\w+)?) \d+ → \d+:\*\* (?!\*\*[A-Z])")
SWING = re.compile(r"(\w+) (\d+) → (\d+)")

YOU_LOSE = ("**You lose", "**Du verlierst", "**Je verliest")
MATCHES = [*(("thumb", seats) for seats in range(2, 6)), ("chance", 4)]
ALL = [(language, *match) for language in texts.LANGUAGES for match in MATCHES]
some_matches = pytest.mark.parametrize(("language", "player", "seats"), ALL[:: samples(7, 1)])


@cache
def played(player: str, seats: int, number: int = 0) -> Match:
    match = engine.start("het_verraad", seats=seats, seed=match_seed(f"told {player}", number))
    while match.result is None:
        seat, chance = match.awaited[0], QuickChance(match.length)
        match.play(seat, PLAYERS[player].answer(match.view(seat), match.decisions[seat], chance))
    return match


def rounds(match: Match) -> Iterator[tuple[list[Event], HetVerraadView]]:
    """Each round's events that everybody knows, with what everybody knows at its end."""
    for number, view in enumerate(match.onlooker.rounds, 1):
        assert isinstance(view, HetVerraadView)
        yield [event for event in match.onlooker.events if max(1, event.round) == number], view


def lines(language: str, events: Sequence[Event], view: View, *, newest: bool = False) -> list[str]:
    """All that is told of events, with names in place of the swings that lead a turn."""
    say = texts.speaker(language)
    found = texts.folded_lines(say, "het_verraad", events, view, NAMES, newest=newest)
    return [SWINGS.sub("", OWN_SWING.sub(r"**\1** ", line)) for _, line in found]


def told(line: str, master: str) -> Iterator[tuple[int, int]]:
    """The changes of points in a line: the seat, the last one for the Black Master, and by how many points."""
    who = [*NAMES, master]
    own = re.match(r"[▸↳ *]*(\w+(?: M\w+)?)", line)
    for part in [one for found in BRACKETS.findall(line) for one in found.split(", ")]:
        if change := CHANGE.fullmatch(part):
            yield who.index(change[1] or (own[1] if own else "")), int(f"{change[2].replace('−', '-')}{change[3]}")


def changes(found: Sequence[str], language: str) -> Counter[int]:
    """The changes of points of each seat, and of the Black Master, in all these lines."""
    points, master = Counter[int](), texts.speaker(language)("het_verraad-fold-master")
    for line in found:
        for who, change in told(line, master):
            points[who] += change
    return points


@some_matches
@pytest.mark.parametrize("newest", [False, True])
def test_the_told_changes_of_points_add_up_to_the_standings(
    language: str, player: str, seats: int, newest: bool
) -> None:
    for number in range(samples(1, 5)):
        points = [0] * (len(NAMES) + 1)
        for events, view in rounds(played(player, seats, number)):
            found = changes(lines(language, events, view, newest=newest), language)
            points = [before + found[who] for who, before in enumerate(points)]
            assert points[:seats] == [castle.points for castle in view.castles]
            assert points[len(NAMES)] == view.master.points


@cache
def so_far(player: str, seats: int) -> list[tuple[list[Event], HetVerraadView]]:
    """The events of the round that goes on, and what everybody sees, after each answer before the end."""
    match, found = played(player, seats), []
    again = engine.start("het_verraad", seats=seats, seed=match.record.seed)
    for step in match.steps:
        again.play(step.seat, step.keys)
        view = again.view(None)
        assert isinstance(view, HetVerraadView)
        if view.round and again.result is None:
            found.append(([event for event in again.events(None) if event.round == view.round], view))
    return found


@pytest.mark.parametrize(("language", "player", "seats"), ALL[:: samples(15, 1)])
def test_every_score_that_is_told_is_the_score_at_that_event(language: str, player: str, seats: int) -> None:
    """Check the end of each turn, and after each answer the standings."""
    ends = texts.speaker(language)("het_verraad-fold-stands", points=7).split("7")[0]
    scores: dict[tuple[int, int], int] = {}
    for events, view in so_far(player, seats):
        _, *turns, standings = lines(language, events, view, newest=True)
        points = [castle.points for castle in view.castles]
        for turn in turns:
            if found := re.search(rf"{ends}(\d+)", turn):
                who = re.match(r"[▸ *]*(\w+)", turn)
                assert who
                seat = NAMES.index(who[1])
                assert int(found[1]) == scores.setdefault((view.round, seat), points[seat]), turn
        told = re.findall(r"(\w+) (\d+)", standings.replace("*", ""))
        assert [int(number) for _, number in told] == [*sorted(points, reverse=True), view.master.points]
        assert all((NAMES[seat], str(own)) in told for seat, own in enumerate(points))
    assert scores


def test_a_swing_leads_its_turn_with_the_score_before_and_after() -> None:
    say, found = texts.speaker("en"), 0
    for events, view in so_far("thumb", 4):
        told = [line for _, line in texts.folded_lines(say, "het_verraad", events, view, NAMES, newest=True)]
        for name, before, after in SWING.findall(next(line for line in told if line.startswith("▸"))):
            points = [*(castle.points for castle in view.castles), view.master.points]
            assert int(after) == dict(zip([*NAMES[:4], "Master"], points, strict=True))[name]
            assert abs(int(after) - int(before)) >= 5
            found += 1
    assert found


def gained(deed: Deed) -> set[str]:
    return {str(getattr(one, "area", "")) for one in deed.events if isinstance(one, AreaBought | AreaIsolated)}


def test_a_building_is_told_after_the_area_that_it_stands_on() -> None:
    built = 0
    for events, _ in rounds(played("thumb", 4)):
        starts = [place for place, event in enumerate(events) if isinstance(event, TurnStarted)]
        for start, stop in zip(starts, [*starts[1:], len(events)], strict=True):
            order = deeds(events[start:stop], getattr(events[start], "seat", 0), whole=True)
            for place, deed in enumerate(order):
                stood = {str(getattr(one, "area", "")) for one in deed.events} if "build" in deed.sort else set()
                assert not any(stood & gained(later) for later in order[place + 1 :])
                built += any(stood & gained(earlier) for earlier in order[:place])
    assert built


def turn(seat: int) -> TurnStarted:
    return TurnStarted(round=2, seat=seat, points=0, bricks=0)


def moved(holder: int, points: int) -> PowerMoved:
    """A great power that was nobody's goes to a seat."""
    now: dict[str, Any] = {"power": "stad", "points": points, "number": 3, "holder": "seat", "holder_seats": (holder,)}
    return PowerMoved(round=2, **now, holder_points=points, former="none", former_seats=(), former_points=0)


def test_a_headline_ends_with_the_race() -> None:
    def lead(events: Sequence[Event], *points: int, master: int = 3) -> str:
        return headline(texts.speaker("en"), events, Standing(points, master, "O1"), NAMES)

    race = "Anna leads with 9; the Black Master has 3."
    assert lead([turn(0), moved(0, 4), turn(1)], 9, 2) == f"**Great power: Town (4 points) to Anna. {race}**"
    assert lead([turn(0), moved(0, 2), turn(1)], 9, 2) == f"**The Black Master stands on O1. {race}**"
    assert "Anna takes the lead with 9; the Black Master has 3." in lead([turn(0), moved(0, 4)], 9, 5)
    assert "Anna drops to 9 but leads;" in lead([turn(1), moved(0, -4)], 9, 5)
    assert "Anna leads alone, with 17;" in lead([turn(2), moved(0, -5), moved(2, 5), turn(0), moved(0, 4)], 17, 9, 13)
    assert "Anna leads again, with 9;" in lead([turn(1), moved(1, 5), turn(0), moved(0, 5)], 9, 6, master=0)
    assert "Anna takes the lead with 9;" in lead([turn(0), moved(0, 4)], 9, 2, master=5)
    assert "Anna is level with the Black Master at 9: a tie goes to good." in lead([turn(0)], 9, 2, master=9)
    assert "Anna is first with 9;" in lead([turn(1), moved(1, -4)], 9, 7)
    assert "Anna drops to 9 but leads;" in lead([turn(0), moved(0, 4), turn(1), moved(0, -1)], 9, 7)
    near = headline(texts.speaker("en"), [turn(0)], Standing((27, 2), 4, "", goal=30), NAMES)
    assert near.endswith("the Black Master has 4. Anna needs 3: this may be the last round.**")


def test_the_last_round_is_told_before_all_else_with_those_who_are_still_to_play() -> None:
    """H-10.1."""
    last = LastRound(round=2, reason="seat", trigger_seats=(1,), points=31, number=30, last_seat=0)
    begun = [turn(1), moved(1, 11), last, freed("M4", "attack")]

    def told(*events: Event) -> str:
        return headline(texts.speaker("en"), [*begun, *events], Standing((9, 31, 2), 4, "O1"), NAMES[:3])

    assert told() == "**The last round! Ben goes from 20 to 31. Still to play: Cleo and Anna.**"
    assert "Still to play: Cleo and Anna." in told(turn(2))
    assert "Still to play: Anna." in told(turn(2), turn(0))


def test_the_last_round_tells_the_lead_when_somebody_has_passed_the_seat_that_began_it() -> None:
    last = LastRound(round=2, reason="seat", trigger_seats=(1,), points=31, number=30, last_seat=2)
    events = [turn(1), moved(1, 11), last, turn(2), moved(2, 13)]
    told = headline(texts.speaker("en"), events, Standing((9, 31, 32), 15, "O1"), NAMES[:3])
    assert told.startswith("**The last round! Cleo takes the lead with 32; the Black Master has 15.")


def test_at_the_end_a_seat_is_told_its_best_lead_and_all_that_others_took() -> None:
    def told(*events: Event) -> str:
        return fold_match(texts.speaker("en"), events, 0, NAMES[:3])

    begun = [turn(0), moved(0, 4), turn(1), moved(0, -3)]
    assert told(*begun) == "**Your evening:** you led with 4 in round 2; others took 3 points from you (Ben 3)."
    more = [turn(0), moved(0, -2), turn(2), moved(0, -4)]
    assert told(*begun, *more).endswith("others took 7 points from you (Cleo 4, Ben 3).")
    assert told(turn(0)) == ""


def test_a_lead_of_evil_names_all_who_may_be_its_heirs() -> None:
    """H-10.2: who holds most black chips is public, their values are not."""

    def lead(*heirs: int) -> str:
        return headline(texts.speaker("en"), [turn(0)], Standing((9, 2), 12, "", heirs=heirs, chips=3), NAMES)

    assert lead() == "**The Black Master leads 12 to 9.**"
    assert lead(1) == "**The Black Master leads 12 to 9. Heir now: Ben (3 black chips).**"
    assert lead(0, 1) == "**The Black Master leads 12 to 9. Level as heirs: Anna and Ben (each 3 black chips).**"


def test_evil_that_led_for_a_while_goes_before_all_other_deeds() -> None:
    begun = [turn(1), moved(1, -4), turn(0), moved(0, 5)]
    told = headline(texts.speaker("en"), begun, Standing((13, 7), 9, "O1"), NAMES)
    assert told.startswith("**Evil led 9 to 8 for a while. Anna takes the lead with 13;")
    led_before = headline(texts.speaker("en"), begun[2:], Standing((13, 7), 9, "O1"), NAMES)
    assert led_before.startswith("**Great power: Town (5 points) to Anna. ")


def freed(area: str, reason: str, **facts: Any) -> AreaFreed:
    """Ben loses an area to nobody."""
    whose = {"owner": "seat", "owner_seats": (1,), "points": 0}
    nothing = {"building": "", "category": "", "value": 0, "to": ""}
    return AreaFreed(round=2, area=area, reason=reason, **{**whose, **nothing, **facts})


def test_a_headline_tells_the_loss_of_land_before_a_great_power() -> None:
    events = [turn(0), moved(0, 4), freed("O3", "attack")]
    told = headline(texts.speaker("en"), events, Standing((35, 2), 4, "O1"), NAMES)
    assert told == "**Ben loses O3. Anna leads with 35; the Black Master has 4.**"


def test_a_turn_that_has_acted_has_no_deed_of_an_earlier_turn_for_a_headline() -> None:
    _, view = so_far("thumb", 4)[0]
    chip = ChipBought(round=2, seat=0, colour="white", price=3, bricks=0, number=1, master_points=0)
    begun = [turn(0), chip, moved(0, 4), turn(1)]

    def told(*events: Event) -> str:
        return lines("en", [*begun, *events], replace(view, round=2), newest=True)[0]

    assert told().startswith("**Great power: Town (4 points) to Anna.")
    assert "Great power" not in told(replace(chip, seat=1))


def test_a_headline_leaves_out_what_a_later_deed_undid() -> None:
    conquest: dict[str, Any] = {"area": "M2", "reason": "attack", "bonus": 0, "taker": "master", "taker_seats": ()}
    owner: dict[str, Any] = {"owner": "seat", "owner_seats": (1,), "owner_points": 0, "taker_points": 2}
    building: dict[str, Any] = {"building": "Badstoof", "category": "burgerij", "value": 2, "tower": 0}
    events = [turn(0), AreaTaken(round=2, **conquest, **owner, **building), turn(2)]
    cast_out = InfluencePlayed(
        round=2,
        seat=2,
        influence="hekserij",
        side="seat",
        area="M2",
        owner="master",
        owner_seats=(),
        building="Badstoof",
        category="burgerij",
        value=2,
        tower=0,
    )
    events += [cast_out, freed("M2", "hekserij", owner="master", owner_seats=(), value=2)]
    told = headline(texts.speaker("en"), events, Standing((35, 2), 4, "O1"), NAMES)
    assert told == "**The Black Master loses M2. Anna leads with 35; the Black Master has 4.**"


@pytest.mark.parametrize("neighbour", ["M7", ""])
def test_a_building_without_owner_may_be_bought_back_only_from_land_beside_it(neighbour: str) -> None:
    """H-4.1, H-6.4."""
    match = situation("O0", neighbour or "O20")
    view = msgspec.structs.replace(match.seat(1).view, seat=1)
    lost = [turn(0), freed("M8", "attack", to="stays", building="Taveerne", value=2)]
    said = lines("en", lost, view)[0]
    assert ("Buy it back for 3 bricks: Taveerne still stands there." in said) == bool(neighbour)


def test_a_building_that_comes_back_is_told_with_the_loss_alone() -> None:
    """H-8.1."""
    lost = [turn(0), freed("M8", "hekserij", to="hand", building="Taveerne", value=2)]
    view = msgspec.structs.replace(situation("O0", "O12").seat(1).view, seat=1)
    assert lines("en", lost, view)[0] == "**You lose M8 (−2) to Anna’s Witchcraft: Taveerne goes back to your hand.**"
    assert "drives" not in " ".join(lines("en", lost, view))


def test_a_reader_is_told_own_gains_without_the_own_name() -> None:
    """After a window that nobody used, and for land that was surrounded (H-7)."""
    match = engine.start("het_verraad", seats=4, seed=bytes(32))
    bought = AreaBought(
        round=2, seat=1, area="M14", price=2, bonus=0, bricks=5, building="", category="", value=0, points=0
    )
    gains = [bought, moved(1, 4)]
    view = msgspec.structs.replace(cast(HetVerraadView, match.seat(1).view), seat=1)
    assert lines("en", gains, view) == ["**Now yours:** M14 and great power of the town (+4)."]


def test_a_reader_is_told_what_cards_of_others_paid() -> None:
    say, reader, taker, sums = texts.speaker("nl"), 1, 0, []
    for events, view in rounds(played("thumb", 4)):
        paid = tax = 0
        for event in events:
            taker = event.seat if isinstance(event, CardTaken) else taker
            if isinstance(event, IncomePaid) and taker != reader and reader in event.earner_seats:
                paid += event.amounts[event.earner_seats.index(reader)]
            if isinstance(event, TaxPaid) and taker != reader and reader in event.payer_seats:
                tax += event.amounts[event.payer_seats.index(reader)]
        sums.append(paid)
        read = lines("nl", events, msgspec.structs.replace(view, seat=reader))
        assert (say("het_verraad-fold-received", number=paid, tax=tax) in read) == bool(paid)
    assert any(sums)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_points_that_a_recap_tells_add_up_to_the_difference_that_it_tells(seats: int) -> None:
    say, found, reader = texts.speaker("en"), 0, 1
    for events, view in (one for number in range(samples(1, 5)) for one in rounds(played("thumb", seats, number))):
        seen = msgspec.structs.replace(view, seat=reader)
        for _, line in texts.folded_lines(say, "het_verraad", events, seen, NAMES):
            if swing := re.match(r"\*\*(\w+) (\d+) → (\d+):", line):
                gained = changes([line], "en")[NAMES.index(swing[1])]
                assert gained == int(swing[3]) - int(swing[2]), line
                found += 1
    assert found


def test_a_question_retells_nothing_twice_and_no_turn_without_its_deeds() -> None:
    """Also if the sentence of a turn and a sentence of its own tell the same events."""
    said, found = texts.speaker("en"), 0
    for number in range(samples(1, 20)):
        match = engine.start("het_verraad", seats=3, seed=match_seed("retold", number))
        while match.result is None:
            seat, chance = match.awaited[0], QuickChance(match.length)
            retold = recap(said, "het_verraad", NAMES[:3], match.seat(seat), answer=False)
            assert len({*retold}) == len(retold)
            found += any("This is the last round" in line for line in retold)
            match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance))
    assert found


def test_steps_of_the_black_master_are_no_news_to_the_reader_who_led_him() -> None:
    found = [(one, view) for events, view in rounds(played("thumb", 4)) for one in events]
    led, view = next((one, view) for one, view in found if isinstance(one, MasterMoved))
    for reader in range(4):
        seen = msgspec.structs.replace(view, seat=reader)
        told = texts.folded_lines(texts.speaker("en"), "het_verraad", [led], seen, NAMES)
        assert bool(told) == (reader != led.seat)


def test_a_reader_is_told_of_every_turn_in_few_words() -> None:
    shortened = 0
    for events, view in rounds(played("thumb", 4)):
        whole = lines("de", events, view)
        read = lines("de", events, msgspec.structs.replace(view, seat=1))
        read = [line for line in read if not line.startswith(YOU_LOSE)]
        bold = [re.findall(r"(?<!: )\*\*(\w+)(?: \d+ → [^*]+)?\*\*", " ".join(found)) for found in (whole, read)]
        turns = [[name for name in found if name in NAMES] for found in bold]
        assert turns[0] == turns[1]
        shortened += sum(map(word_count, whole)) - sum(map(word_count, read)) > 10
    assert shortened


def test_a_question_never_leaves_a_whole_round_out() -> None:
    """Turns for which there is no room are told by their swings and their weightiest deeds."""
    say, swings = texts.speaker("en"), 0
    for number in range(samples(2, 9)):
        for events, view in rounds(played("thumb", 4, number)):
            told = texts.folded_lines(say, "het_verraad", events, msgspec.structs.replace(view, seat=1), NAMES)
            assert all(word_count(line) < 90 for _, line in told)
            swings += any(
                re.match(r"\*\*\w+[^*]* → \d+\*\*, mostly: \*\*\w+\*\* .*\.", line) is not None for _, line in told
            )
    assert swings


def test_a_reader_is_told_of_every_own_loss_however_short_the_turn_is_told() -> None:
    shortened, reader = 0, 1
    for events, view in (one for number in range(samples(1, 3)) for one in rounds(played("thumb", 4, number))):
        read = lines("en", events, msgspec.structs.replace(view, seat=reader))
        lost = [event for event in events if event.kind in LOSSES and reader in getattr(event, "owner_seats", ())]
        areas = [str(getattr(event, "area", "")) for event in lost]
        assert [area for area in areas if area not in " ".join(read)] == []
        assert read[0].startswith(YOU_LOSE) == any(event.kind != "tower_destroyed" for event in lost)
        whole = " ".join(lines("en", events, view))
        shortened += bool(areas) and len(" ".join(read[1:])) < len(whole)
    assert shortened


def test_own_losses_are_told_even_if_there_is_hardly_room() -> None:
    found, reader = 0, 1
    for events, view in (one for number in range(samples(1, 3)) for one in rounds(played("thumb", 4, number))):
        read = texts.folded_lines(
            texts.speaker("en"), "het_verraad", events, msgspec.structs.replace(view, seat=reader), NAMES
        )
        lost = [line for _, line in read if line.startswith(YOU_LOSE)]
        assert lost == [line for line in newest([line for _, line in read], 2000, 20) if line.startswith(YOU_LOSE)]
        found += len(lost)
    assert found


def test_the_end_tells_a_reader_what_was_taken_since_the_last_answer() -> None:
    say, found = texts.speaker("en"), 0
    for events, view in (one for number in range(samples(1, 3)) for one in rounds(played("thumb", 4, number))):
        for reader in range(view.seats):
            lost = [event for event in events if event.kind in LOSSES and reader in getattr(event, "owner_seats", ())]
            told = fold_losses(say, events, reader, NAMES)
            assert all(str(getattr(event, "area", "")) in told for event in lost if event.kind != "tower_destroyed")
            found += "You lose the great power" in told
            assert not told or told.startswith("**Since your last answer:** You lose")
    assert found


def test_the_end_tells_the_greatest_public_deeds_from_rounds_apart() -> None:
    match = played("thumb", 4)
    told = [*fold_greatest_deeds(texts.speaker("en"), match.onlooker.events, NAMES[:4])]
    assert [line.partition(":")[0] for line in told] == ["**Round 3", "**Round 5", "**Round 7"]
    assert told[0].endswith(
        "conquers M8 from Dirk for the Black Master (7 to 3) (Dirk −2, Black Master +2). The Black Master leads 8 to 6."
    )
    assert told[1].startswith(
        "**Round 5:** Ben 5 → 14, Dirk 19 → 14: Ben buys O10 (+1), "
        "takes the great power of white chips from Dirk (+5, Dirk −5) and builds on"
    )


def test_the_greatest_deeds_add_up_to_the_swings_told_with_them() -> None:
    checked = 0
    for seats in (3, 4, 5):
        events = played("thumb", seats).onlooker.events
        for line in fold_greatest_deeds(texts.speaker("en"), events, NAMES[:seats]):
            swings = {name: int(after) - int(before) for name, before, after in SWING.findall(line)}
            if swings and "mostly" not in line:
                deed = re.split(r"→ \d+: ", line)[1]
                found = changes([deed if deed[0].isupper() else f"{next(iter(swings))} {deed}"], "en")
                points = dict(zip([*NAMES, "Master"], map(found.__getitem__, range(len(NAMES) + 1)), strict=True))
                assert swings.items() <= points.items(), line
                checked += 1
    assert checked


def test_the_story_has_a_chapter_for_each_round_and_tells_every_change_of_points() -> None:
    match, say = played("thumb", 4), texts.speaker("de")
    chapters: dict[int, list[str]] = {}
    for number, line in texts.folded_story(say, "het_verraad", match.reveal().story, NAMES[:4]) or []:
        chapters.setdefault(number, []).append(line)
    assert not any(line.startswith("**Runde") for line in chapters[0])
    everything = [line for lines in chapters.values() for line in lines]
    points = changes(everything, "de")
    assert match.result is not None
    assert [points[seat] for seat in range(4)] == list(match.result.scores)
    assert list(chapters) == list(range(len(match.rounds) + 1))
    assert all(lines[0].startswith("**") for number, lines in chapters.items() if number)
    seen = [event for event in match.reveal().story if event.kind == "chip_seen"]
    assert seen
    assert all((texts.story_line(say, "het_verraad", event, NAMES) or "?") in " ".join(everything) for event in seen)


def test_no_scene_hides_a_servant_whose_black_chip_was_bought_before() -> None:
    """Black chips lie before everybody (H-0.6)."""
    story = played("thumb", 4).reveal().story
    scenes = secret_deeds(story, NAMES[:4], texts.speaker("en"))
    for scene in scenes:
        open_ones = {event.seat for event in story[: scene.place + 1] if isinstance(event, ChipSeen)}
        numbers = {mask.seat: int(mask.note) for mask in (*scene.settled, *scene.people) if mask.note}
        assert open_ones <= numbers.keys()
        assert all(mask.symbol for mask in (*scene.settled, *scene.people)), "of nobody it is open who served"
        skulls = {mask.seat for mask in (*scene.settled, *scene.people) if mask.symbol == "skull"}
        assert skulls == {seat for seat, number in numbers.items() if number == max(numbers.values())}
    assert any(scene.settled for scene in scenes)


def test_the_best_service_tells_a_turning_point_only_if_evil_has_won() -> None:
    """H-10.2: a win of good turned on something else."""
    story = played("thumb", 4).reveal().story
    for side in ("good", "evil"):
        told = [replace(event, side=side) if isinstance(event, MatchEnded) else event for event in story]
        best = secret_deeds(told, NAMES[:4], texts.speaker("en"))[-1]
        assert best.place == len(told) - 1
        assert (best.since is None) == (side == "evil")


def test_the_race_tells_every_round_and_whoever_led_in_bold() -> None:
    views = played("thumb", 4).onlooker.rounds
    told = list(fold_race(texts.speaker("en"), views, NAMES))
    assert [line.partition(":")[0] for line in told] == [f"Round {view.round}" for view in views]
    assert all(line.count(" · ") == 4 and ": **" in line for line in told)
