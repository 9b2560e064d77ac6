"""The tale of a round in the channel: its headline, a line for each accusation, and the reason for its outcome."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot import texts
from bot.texts import folded_lines
from engine import Event, Match
from engine.traitor.components import FACES
from engine.traitor.events import (
    ArmyEliminated,
    ArmyMustered,
    CardAccused,
    MatchEnded,
    RoundStarted,
    TraitorExposed,
)
from engine.traitor.view import TraitorView
from tests.games.traitor.pictures.boards import every_phase, traitor, with_armies
from tests.matches import a_match, play_by_chance, samples, seed_of, truth

NAMES = ("Anna", "Ben", "Cleo", "Dirk")
LONG = (*NAMES, "Emma", "Finn", "Greta", "Hugo")
VIEW = replace(every_phase(4)["turn"][0], needed=None, jokers_dead=0)
POWERS = {face.card: face for face in FACES}


def accused(card: str, target_card: str, *, seat: int = 0, target: int = 1, reason: str = "power") -> CardAccused:
    """Return an accusation of no. 3 of a seat."""
    own, other = POWERS[card], POWERS[target_card]
    return CardAccused(
        round=2,
        seat=seat,
        army=0,
        slot=1,
        card=card,
        rank=own.rank,
        suit=own.suit,
        power=own.power,
        target_seat=target,
        target_army=0,
        target_slot=3,
        target_card=target_card,
        target_rank=other.rank,
        target_suit=other.suit,
        target_power=other.power,
        dead="accuser" if reason == "two" or own.power < other.power else "target",
        reason=reason,
    )


def told(*events: Event, view: TraitorView = VIEW, language: str = "en") -> list[str]:
    return [line for _, line in folded_lines(texts.speaker(language), "traitor", events, view, NAMES)]


@pytest.mark.parametrize(
    ("card", "target", "reason", "line"),
    [
        ("Qs", "9c", "power", "Anna beats Ben: Q♠ (13) over 9♣ (10)"),
        ("Qs", "Qc", "power", "Anna ties with Ben: Q♠ against Q♣, 13 each, and the accuser wins a tie"),
        ("Qs", "Qh", "power", "Anna just beats Ben: Q♠ (13) over Q♥ (12)"),
        ("Qs", "2d", "power", "Anna crushes Ben: Q♠ (13) over 2♦ (2)"),
        ("Qd", "Ks", "power", "Anna runs into Ben: Q♦ (12) under K♠ (14)"),
        ("Qd", "Kh", "power", "Anna falls just short of Ben: Q♦ (12) under K♥ (13)"),
        ("2d", "Ks", "power", "Anna throws a card away on Ben: 2♦ (2) under K♠ (14)"),
        ("Qs", "Ac", "special", "Anna brings down a black ace of Ben: Q♠ beats A♣"),
        ("Qs", "2d", "two", "Anna loses Q♠ (13) to a strong two of Ben: 2♦"),
        (
            "Qs",
            "joker",
            "joker",
            "**Anna turns up the Joker of Ben** with Q♠; any card kills it",
        ),
    ],
)
def test_an_accusation_names_the_card_and_the_army_and_why_it_ended_so(
    card: str, target: str, reason: str, line: str
) -> None:
    """J-2.2 to J-2.4, J-2.8."""
    assert told(accused(card, target, reason=reason))[1] == line


HEADLINES: dict[str, tuple[Event, ...]] = {
    "The armies stand. One of them hides the Joker.": (ArmyMustered(round=2, seat=0, army=0, number=9),),
    "The hunt is on for Ben: accused 3 times this round": tuple(accused("Qs", "9c", seat=seat) for seat in (0, 2, 3)),
    "Cleo loses a black ace": (accused("Qs", "9c"), accused("Ac", "As", target=2)),
    "The last card of Ben falls": (
        accused("Qs", "9c"),
        ArmyEliminated(round=2, seat=1, army=0, reason="cards", number=0),
    ),
    "Ben is caught with the Joker": (
        ArmyEliminated(round=2, seat=2, army=0, reason="cards", number=0),
        accused("Qs", "joker", reason="joker"),
        TraitorExposed(round=2, seat=1, army=0),
    ),
    "The hunt is over": (TraitorExposed(round=2, seat=1, army=0), MatchEnded(round=2, side="others", traitors=1)),
}


@pytest.mark.parametrize("headline", HEADLINES)
def test_a_round_begins_with_its_most_telling_event(headline: str) -> None:
    assert told(*HEADLINES[headline])[0] == f"**{headline}**"


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_both_goals_are_told_until_the_first_accusation(seats: int) -> None:
    """J-4.2, J-5.1."""
    match, say = a_match("goals", game="traitor", seats=seats), texts.speaker("en")
    while (view := traitor(match.view(None))).round < 2 and match.result is None:
        lines = [line for _, line in folded_lines(say, "traitor", match.onlooker.events, view, LONG[:seats])]
        goals = "\n".join(line for line in lines if line.startswith("**The traitor**, who holds the Joker, wins"))
        assert bool(goals) == (view.fight is None)
        assert not goals or "**The loyal**, all the others, win together: first kill the Joker" in goals
        play_by_chance(match, seed_of("goals"), 1)


def test_a_quiet_round_tells_how_far_the_search_is() -> None:
    fights = (accused("Qs", "9c"), accused("Qs", "9c", target=2))
    quiet = with_armies(VIEW, slots=VIEW.armies[0].face_down, fallen=(), hidden=())
    unseen = sum(len(army.face_down) for army in quiet.armies)
    assert told(*fights, view=quiet)[0] == f"**The Joker hides among {unseen} cards not shown yet**"
    assert told(RoundStarted(round=3, seat=0, army=0), view=quiet)[0].startswith("**The Joker hides among")
    assert told(*fights, view=with_armies(quiet, fallen=("2h",)))[0] == "**Nobody has shown both ♣ and ♠ yet**"
    anna, ben, *others = quiet.armies
    clubs = replace(quiet, armies=(anna, replace(ben, fallen=("2c", "7c", "9c")), *others))
    assert told(*fights, view=clubs)[0] == "**Ben has shown ♣ 3 times, and no second suit**"
    few = with_armies(VIEW, slots=VIEW.armies[0].slots[:2])
    assert told(*fights, view=few)[0] == "**Cleo is down to 2 cards**"


def test_suits_that_a_traitor_must_keep_are_the_trail() -> None:
    """J-1.2: clubs and spades, as everybody has seen."""
    fights, quiet = (accused("Qs", "9c"), accused("Qs", "9c", target=2)), with_armies(VIEW, fallen=("2h",), hidden=())
    anna, ben, *others = quiet.armies
    shows = [replace(one, fallen=("2c", "3s")) for one in (anna, ben)]
    trail = replace(quiet, armies=(shows[0], ben, *others))
    assert told(*fights, view=trail)[0] == "**Anna has shown ♣ and ♠: just what the traitor must keep**"
    both = replace(quiet, armies=(*shows, *others))
    assert told(*fights, view=both)[0] == "**Anna, Ben have shown ♣ and ♠: just what the traitor must keep**"
    assert told(*fights, view=with_armies(quiet, fallen=("2c", "3s")))[0] == "**4 armies have shown both ♣ and ♠**"


def test_a_seat_that_accuses_is_told_the_trail_of_others() -> None:
    """J-1.2: a suit too many says that the Joker is there."""
    view = replace(every_phase(4)["turn"][1], asked=(0,), accused=False, needed=None)
    quiet = with_armies(view, fallen=("2h",), hidden=(), exposed=False, proved=False)
    anna, ben, *others = quiet.armies
    for one, words in ((0, "Anna has shown ♣ and ♠"), (1, "Ben has shown ♣ and ♠")):
        armies = [replace(army, fallen=("2c", "3s")) if army.number == one else army for army in (anna, ben, *others)]
        assert (words in told(accused("Qs", "9c"), view=replace(quiet, armies=tuple(armies)))[-1]) == one
    given_away = replace(ben, proved=True, slots=ben.face_down[:2])
    last = told(accused("Qs", "9c"), view=replace(quiet, armies=(anna, given_away, *others)))[-1]
    assert last == "**Ben is found out: the Joker is one of 2 unseen cards**"


def test_once_a_traitor_is_found_the_headline_counts_the_cards_that_the_loyal_need() -> None:
    """J-5.1. The count is told rather than the ace that fell, and it opens each round."""
    anna, ben, *others = with_armies(VIEW, exposed=False).armies
    found = replace(VIEW, needed=1, armies=(anna, replace(ben, exposed=True), *others))
    last = "**One more card of Ben, and the loyal win**"
    assert told(accused("As", "Ac"), view=found)[0] == last
    assert told(RoundStarted(round=3, seat=0, army=0), view=found)[0] == last
    several = replace(found, needed=3, armies=(replace(anna, exposed=True), *found.armies[1:]))
    assert told(accused("As", "Ac"), view=several)[0] == "**3 more cards of the traitors, and the loyal win**"


def test_only_traitor_is_called_so() -> None:
    proved = replace(accused("Qs", "9c"), proved="target")
    for jokers, words in ((1, "the traitor"), (2, "a traitor")):
        assert told(proved, view=replace(VIEW, jokers=jokers))[0] == f"**Too many suits: Ben is {words}!**"


@pytest.mark.parametrize(("seats", "decks"), [(4, 1), (5, 2)])
def test_two_decks_are_told_before_the_first_accusation_and_where_cards_are_kept(seats: int, decks: int) -> None:
    """J-0.1."""
    match, say = a_match("decks", game="traitor", seats=seats, answers=0), texts.speaker("en")
    board = "\n".join(
        line for _, line in folded_lines(say, "traitor", match.onlooker.events, match.view(None), LONG[:seats])
    )
    asked = texts.question(say, "traitor", match.decisions[0], LONG[:seats])
    assert [one.count("Two decks: every card is there twice") for one in (board, asked)] == [decks - 1] * 2


def test_only_the_traitor_is_told_apart_from_the_fall_of_the_joker_that_they_are_unmasked() -> None:
    """J-2.4, J-5.1."""
    fall = accused("Qs", "joker", reason="joker"), TraitorExposed(round=2, seat=1, army=0)
    (line,) = (line for line in told(*fall, view=replace(VIEW, needed=2)) if "turns up" in line)
    assert line == "**Anna turns up the Joker of Ben** with Q♠; any card kills it"
    own, other = (told(*fall, view=replace(every_phase(4)["turn"][seat + 1], needed=2))[0] for seat in (1, 2))
    assert own == f"{line} · **You are unmasked!** 2 more traitor cards, and you lose"
    assert other == line


def test_a_question_repeats_no_headline() -> None:
    view = every_phase(4)["turn"][1]
    assert told(accused("Qs", "9c"), view=view)[0].startswith("Anna beats")


def told_of(match: Match) -> Iterator[tuple[TraitorView, list[str]]]:
    """Yield after each answer of a match the onlooker's view and the lines of the round that goes on."""
    while match.result is None:
        play_by_chance(match, seed_of("told"), 1)
        onlooker = match.onlooker
        events = [event for event in onlooker.events if max(1, event.round) == max(1, onlooker.view.round)]
        lines = folded_lines(texts.speaker("en"), "traitor", events, onlooker.view, LONG[: match.seats])
        yield traitor(onlooker.view), [line for _, line in lines]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_figure_is_true_when_it_is_told(seats: int) -> None:
    """Points, armies out, cards needed, and cards that nobody has seen."""
    for number in range(samples(2, 40)):
        match = a_match(f"figures {number}", game="traitor", seats=seats, answers=0)
        for view, lines in told_of(match):
            armies = [army for army in truth(match).armies if army.cards]
            for line in lines:
                if line.startswith("Points"):
                    points = [int(one) for one in re.findall(r"(\d+) [A-Z]", line)]
                    assert sum(points) == sum(len(army.pile) for army in truth(match).armies)
                if line.startswith("Traitor:"):
                    assert line.startswith(f"Traitor: **{view.eliminated} of {view.aim}** armies out")
                    assert (f"{view.needed} traitor card" in line) == bool(view.needed)
                if unseen := re.search(r"(\d+) cards not shown", line):
                    assert int(unseen[1]) == sum(
                        len(army.face_down()) - len(army.hidden) - len(army.known) for army in armies
                    )


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_suits_prove_nobody_but_traitors(seats: int) -> None:
    """J-1.2: whatever an army draws (J-3.2), and once it is proved it stays so."""
    proved = 0
    for number in range(samples(6, 120)):
        match = a_match(f"suits {number}", game="traitor", seats=seats, answers=0)
        before: set[int] = set()
        while match.result is None:
            play_by_chance(match, seed_of(f"suits {number}"), 1)
            now = {army.number for army in traitor(match.view(None)).armies if army.proved}
            assert before <= now <= {army.number for army in truth(match).armies if army.traitor}
            before = now
        proved += bool(before)
    assert proved
