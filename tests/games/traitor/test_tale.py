"""The tale of a round in the channel: its headline, a line for each accusation, and the reason for its outcome."""

import pytest
from msgspec.structs import replace

from bot import texts
from bot.texts import folded_lines
from engine import Event
from engine.traitor.components import FACES
from engine.traitor.events import ArmyEliminated, ArmyMustered, CardAccused, MatchEnded, TraitorExposed
from engine.traitor.view import TraitorView
from tests.games.traitor.pictures.boards import every_phase, with_armies

NAMES = ("Anna", "Ben", "Cleo", "Dirk")
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
        ("Qs", "9c", "power", "Anna beats a face-down card of Ben: Q♠ (13) over 9♣ (10)"),
        ("Qs", "Qc", "power", "Anna beats a face-down card of Ben: Q♠ against Q♣, 13 each; a tie goes to the accuser"),
        ("Qs", "Qh", "power", "Anna just beats a face-down card of Ben: Q♠ (13) over Q♥ (12)"),
        ("Qs", "2d", "power", "Anna sweeps away a face-down card of Ben: Q♠ (13) over 2♦ (2)"),
        ("Qd", "Ks", "power", "Anna runs into a face-down card of Ben: Q♦ (12) under K♠ (14)"),
        ("Qd", "Kh", "power", "Anna falls just short of a face-down card of Ben: Q♦ (12) under K♥ (13)"),
        ("2d", "Ks", "power", "Anna throws a card away on a face-down card of Ben: 2♦ (2) under K♠ (14)"),
        ("Qs", "Ac", "special", "Anna brings down a black ace, a face-down card of Ben: Q♠ beats A♣"),
        ("Qs", "2d", "two", "Anna loses Q♠ (13) to a strong two, a face-down card of Ben: 2♦"),
        (
            "Qs",
            "joker",
            "joker",
            "**Anna turns up a face-down card of Ben: the Joker!** Any card kills it; here it was Q♠",
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
    "A black ace falls, that of Cleo": (accused("Qs", "9c"), accused("Ac", "As", target=2)),
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


def test_a_quiet_round_tells_how_far_the_search_is() -> None:
    fights = (accused("Qs", "9c"), accused("Qs", "9c", target=2))
    unseen = sum(len(army.face_down) - len(army.hidden) for army in VIEW.armies)
    assert told(*fights)[0] == f"**Still no Joker found: {unseen} cards are unseen**"
    assert told(*fights, view=replace(VIEW, needed=2))[0] == "**2 more cards of the traitor, and it is over**"
    few = with_armies(VIEW, slots=VIEW.armies[0].slots[:2])
    assert told(*fights, view=few)[0] == "**Cleo is down to 2 cards**"


def test_a_question_repeats_no_headline() -> None:
    view = every_phase(4)["turn"][1]
    assert told(accused("Qs", "9c"), view=view)[0].startswith("Anna beats")
