"""Traitor in words: the same thing happens in every language, and reads like one."""

import re

import pytest

from bot import texts
from engine.decision import Choice, Decision, Fact
from engine.event import Event
from engine.traitor import events as happened
from engine.traitor.components import FACES, SUITS, TITLES, aim, face, rewards, title

NAMES = ["Anna", "Hans", "Cleo"]


def lines(event: Event) -> list[str | None]:
    return [texts.event_line(texts.speaker(language), "traitor", event, NAMES) for language in texts.LANGUAGES]


def labels(kind: str, choice: Choice) -> list[str]:
    return [texts.choice_label(texts.speaker(one), "traitor", kind, choice, NAMES) for one in texts.LANGUAGES]


def answers(decision: Decision, *keys: str) -> list[str]:
    return [texts.answer(texts.speaker(one), "traitor", decision, keys, NAMES) for one in texts.LANGUAGES]


def card(name: str, prefix: str = "") -> dict[str, Fact]:
    one = face(name)
    return {f"{prefix}{key}": getattr(one, key) for key in ("card", "rank", "suit", "power")}


def accused(mine: str, other: str, dead: str, reason: str, army: int = 0) -> happened.CardAccused:
    one, two = face(mine), face(other)
    return happened.CardAccused(
        round=1,
        seat=0,
        army=army,
        slot=4,
        card=one.card,
        rank=one.rank,
        suit=one.suit,
        power=one.power,
        target_seat=1,
        target_army=army,
        target_slot=7,
        target_card=two.card,
        target_rank=two.rank,
        target_suit=two.suit,
        target_power=two.power,
        dead=dead,
        reason=reason,
    )


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("suit", SUITS),
        ("suit-word", SUITS),
        ("title", TITLES),
        ("phase", ("gift", "muster", "turn", "look", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"traitor-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    say = texts.speaker(language)
    assert len({say("traitor-card", rank=one.rank, suit=one.suit) for one in FACES}) == 53


def test_cards_are_named_as_people_of_that_language_do() -> None:
    queen = [texts.speaker(one)("traitor-card-power", rank="Q", suit="spades", power=13) for one in texts.LANGUAGES]
    assert queen == ["Q♠ (power 13)", "D♠ (Stärke 13)", "V♠ (kracht 13)"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            accused("10h", "9s", "target", "power"),
            [
                "**Anna accuses Hans:** no. 4, 10♥ (power 10), against no. 7, 9♠ (power 10). The accused card dies.",
                "**Anna klagt Hans an:** Nr. 4, 10♥ (Stärke 10), gegen Nr. 7, 9♠ (Stärke 10). "
                "Die angeklagte Karte stirbt.",
                "**Anna klaagt Hans aan:** nr. 4, 10♥ (kracht 10), tegen nr. 7, 9♠ (kracht 10). "
                "De aangeklaagde kaart sterft.",
            ],
        ),
        (
            accused("2h", "As", "accuser", "power", army=2),
            [
                "**Anna (army 2) accuses Hans (army 2):** no. 4, 2♥ (power 2), against no. 7, A♠ (power 15). "
                "The accusing card dies.",
                "**Anna (Armee 2) klagt Hans (Armee 2) an:** Nr. 4, 2♥ (Stärke 2), gegen Nr. 7, A♠ (Stärke 15). "
                "Die anklagende Karte stirbt.",
                "**Anna (leger 2) klaagt Hans (leger 2) aan:** nr. 4, 2♥ (kracht 2), tegen nr. 7, A♠ (kracht 15). "
                "De aanklagende kaart sterft.",
            ],
        ),
        (
            accused("3c", "As", "target", "special"),
            [
                "**Anna accuses Hans:** no. 4, 3♣ (power 4), against no. 7, A♠ (power 15). "
                "The special card beats the black ace, which dies.",
                "**Anna klagt Hans an:** Nr. 4, 3♣ (Stärke 4), gegen Nr. 7, A♠ (Stärke 15). "
                "Die besondere Karte schlägt das schwarze Ass, es stirbt.",
                "**Anna klaagt Hans aan:** nr. 4, 3♣ (kracht 4), tegen nr. 7, A♠ (kracht 15). "
                "De bijzondere kaart verslaat de zwarte aas, die sterft.",
            ],
        ),
        (
            accused("2h", "joker", "target", "joker"),
            [
                "**Anna accuses Hans:** no. 4, 2♥ (power 2), against no. 7, Joker. **The Joker dies!**",
                "**Anna klagt Hans an:** Nr. 4, 2♥ (Stärke 2), gegen Nr. 7, Joker. **Der Joker stirbt!**",
                "**Anna klaagt Hans aan:** nr. 4, 2♥ (kracht 2), tegen nr. 7, joker. **De joker sterft!**",
            ],
        ),
        (
            accused("Kh", "2d", "accuser", "two"),
            [
                "**Anna accuses Hans:** no. 4, K♥ (power 13), against no. 7, 2♦ (power 2). "
                "The two destroys its accuser and lives.",
                "**Anna klagt Hans an:** Nr. 4, K♥ (Stärke 13), gegen Nr. 7, 2♦ (Stärke 2). "
                "Die Zwei zerstört die anklagende Karte und überlebt.",
                "**Anna klaagt Hans aan:** nr. 4, H♥ (kracht 13), tegen nr. 7, 2♦ (kracht 2). "
                "De twee vernietigt de aanklagende kaart en blijft leven.",
            ],
        ),
    ],
)
def test_an_accusation_says_which_card_dies_and_why(event: Event, told: list[str]) -> None:
    assert lines(event) == told


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (1, ["Hans has 1 point now.", "Hans hat jetzt 1 Punkt.", "Hans heeft nu 1 punt."]),
        (6, ["Hans has 6 points now.", "Hans hat jetzt 6 Punkte.", "Hans heeft nu 6 punten."]),
    ],
)
def test_points_are_counted(points: int, told: list[str]) -> None:
    scored = happened.PointScored(round=1, seat=1, army=0, card="2h", rank="2", suit="hearts", points=points)
    assert lines(scored) == told


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (
            0,
            [
                "For 3 points Hans would draw cards, but the middle pile is empty.",
                "Für 3 Punkte würde Hans Karten ziehen, aber der Mittelstapel ist leer.",
                "Voor 3 punten zou Hans kaarten trekken, maar de middenstapel is leeg.",
            ],
        ),
        (
            1,
            [
                "For 3 points Hans draws 1 card.",
                "Für 3 Punkte zieht Hans 1 Karte.",
                "Voor 3 punten trekt Hans 1 kaart.",
            ],
        ),
        (
            2,
            [
                "For 3 points Hans draws 2 cards.",
                "Für 3 Punkte zieht Hans 2 Karten.",
                "Voor 3 punten trekt Hans 2 kaarten.",
            ],
        ),
    ],
)
def test_a_reward_is_drawn_as_far_as_there_are_cards(number: int, told: list[str]) -> None:
    assert lines(happened.CardsDrawn(round=1, seat=1, army=0, points=3, number=number)) == told


@pytest.mark.parametrize(
    ("reason", "number", "told"),
    [
        (
            "cards",
            0,
            [
                "**Hans is eliminated:** no card is left.",
                "**Hans scheidet aus:** Keine Karte ist übrig.",
                "**Hans is uitgeschakeld:** er is geen kaart meer over.",
            ],
        ),
        (
            "points",
            1,
            [
                "**Hans is eliminated:** that was too many points. 1 card leaves the game unseen.",
                "**Hans scheidet aus:** Das waren zu viele Punkte. 1 Karte verlässt ungesehen das Spiel.",
                "**Hans is uitgeschakeld:** dat waren te veel punten. 1 kaart verlaat ongezien het spel.",
            ],
        ),
    ],
)
def test_an_army_is_eliminated_for_want_of_cards_or_by_points(reason: str, number: int, told: list[str]) -> None:
    assert lines(happened.ArmyEliminated(round=1, seat=1, army=0, reason=reason, number=number)) == told


def test_what_was_seen_is_told_with_its_power() -> None:
    facts = card("Jd", "target_")
    seen = happened.CardSeen(
        round=1,
        seats=(0,),
        seat=0,
        army=0,
        target_seat=1,
        target_army=0,
        target_slot=3,
        target_card=str(facts["target_card"]),
        target_rank=str(facts["target_rank"]),
        target_suit=str(facts["target_suit"]),
        target_power=11,
    )
    assert lines(seen) == [
        "No. 3 of Hans is J♦ (power 11).",
        "Nr. 3 von Hans ist B♦ (Stärke 11).",
        "Nr. 3 van Hans is B♦ (kracht 11).",
    ]


# --- choices and answers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "name", "told"),
    [
        ("", "", ["Hans · no. 3: face down", "Hans · Nr. 3: verdeckt", "Hans · nr. 3: gedekt"]),
        (
            "up",
            "As",
            [
                "Hans · no. 3: A♠ (15)",
                "Hans · Nr. 3: A♠ (15)",
                "Hans · nr. 3: A♠ (15)",
            ],
        ),
        (
            "peeked",
            "joker",
            [
                "Hans · no. 3: Joker, seen by you",
                "Hans · Nr. 3: Joker, von dir gesehen",
                "Hans · nr. 3: joker, door jou gezien",
            ],
        ),
        (
            "remembered",
            "As",
            [
                "Hans · no. 3: A♠ (15), turned down again",
                "Hans · Nr. 3: A♠ (15), wieder verdeckt",
                "Hans · nr. 3: A♠ (15), weer gedekt",
            ],
        ),
        ("remembered", "joker", ["Hans · no. 3: Joker", "Hans · Nr. 3: Joker", "Hans · nr. 3: joker"]),
    ],
)
def test_a_target_says_what_is_known_of_it(known: str, name: str, told: list[str]) -> None:
    facts: dict[str, Fact] = {"target_seat": 1, "target_army": 0, "target_slot": 3, "known": known}
    unknown: dict[str, Fact] = {"target_card": "", "target_rank": "", "target_suit": "", "target_power": 0}
    choice = Choice("1.3", {**facts, **(card(name, "target_") if name else unknown)}, "1")
    assert labels("target", choice) == labels("look", choice) == told


def test_back_is_only_a_step_back() -> None:
    assert labels("target", Choice("back")) == ["Back", "Zurück", "Terug"]


def test_a_traitor_without_red_cards_keeps_none() -> None:
    facts: dict[str, Fact] = {"army": 0, "traitor": 1, "jokers": 1, "cards": (), "count": 0, "kept": ()}
    assert answers(Decision("muster", (), 0, 0, facts)) == [
        "You keep no red cards.",
        "Du behältst keine roten Karten.",
        "Je houdt geen rode kaarten.",
    ]


def test_what_is_kept_is_told_with_numbers() -> None:
    suits = tuple(Choice(suit, {"suit": suit, "cards": (), "count": number}) for number, suit in enumerate(SUITS))
    facts: dict[str, Fact] = {"army": 0, "traitor": 0, "jokers": 0, "cards": (), "count": 6, "kept": ()}
    assert answers(Decision("muster", suits, 2, 2, facts), "clubs", "hearts") == [
        r"You keep ♣ clubs \(0\), ♥ hearts \(2\).",
        r"Du behältst ♣ Kreuz \(0\), ♥ Herz \(2\).",
        r"Je houdt ♣ klaveren \(0\), ♥ harten \(2\).",
    ]


@pytest.mark.parametrize("number", [1, 2])
def test_one_card_or_two_can_be_looked_at(number: int) -> None:
    unknown: dict[str, Fact] = {"target_card": "", "target_rank": "", "target_suit": "", "target_power": 0, "known": ""}
    choices = tuple(
        Choice(f"1.{slot}", {"target_seat": 1, "target_army": 0, "target_slot": slot, **unknown}, "1")
        for slot in range(number)
    )
    decision = Decision("look", choices, number, number, {"army": 0, "number": number, "points": 15})
    told = answers(decision, *decision.keys)
    assert told[0] == (
        "You look at no. 0 of Hans."
        if number == 1
        else r"You look at Hans · no. 0\: face down, Hans · no. 1\: face down."
    )
    assert all(line.endswith(".") for line in told)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everybody_is_asked_to_muster_and_to_give_in_the_same_first_line(language: str) -> None:
    say = texts.speaker(language)
    facts: dict[str, Fact] = {"army": 0, "traitor": 0, "jokers": 0, "cards": (), "count": 0, "kept": ()}
    for kind in ("muster", "gift"):
        decisions = [
            Decision(kind, (), facts={**facts, "traitor": int(jokers > 0), "jokers": jokers}) for jokers in (0, 1, 2)
        ]
        told = [texts.question(say, "traitor", decision, NAMES) for decision in decisions]
        assert len({question.splitlines()[0] for question in told}) == 1
        assert len(set(told)) == 3


# --- the help ---------------------------------------------------------------------------------------------------------


def test_the_help_tells_the_rewards_as_they_are() -> None:
    told = texts.rules(texts.speaker("en"), "traitor", "points")
    most = rewards(5)
    assert {one.points for armies in (3, 4, 5) for one in rewards(armies)} == {one.points for one in most}
    for one in most:
        assert f"**{one.points} points:**" in told
    for one in rewards(3):
        assert f"**{one.points} points:** {one.kind} {'at ' if one.kind == 'look' else ''}{one.number} " in told
    assert "**20 points:** draw 5 cards (not with 3 players)" in told
    assert rewards(4)[4] == most[4] != rewards(3)[-1]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_tells_every_number_of_points_that_brings_something(language: str) -> None:
    told = re.findall(r"\*\*(\d+) .*?:\*\*(?: \D*?(\d+) )?", texts.rules(texts.speaker(language), "traitor", "points"))
    assert [int(points) for points, _ in told] == [one.points for one in rewards(5)]
    assert [number for _, number in told[:5]] == [str(one.number) for one in rewards(5)[:5]]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_tells_from_how_many_points_there_is_a_title(language: str) -> None:
    say = texts.speaker(language)
    told = texts.rules(say, "traitor", "points").splitlines()[-1]
    for least in (4, 8, 14, 19, 25):
        assert title(least) != title(least - 1)
        assert f" {least} {say('traitor-title', key=title(least))}" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "with 3 players 1, with 4 or 5 players 2, with 6 to 8 players 3"),
        ("de", "zu dritt 1, zu viert oder fünft 2, zu sechst bis acht 3"),
        ("nl", "met 3 spelers 1, met 4 of 5 spelers 2, met 6 tot 8 spelers 3"),
    ],
)
def test_the_help_tells_how_many_armies_the_traitor_must_see_eliminated(language: str, told: str) -> None:
    assert [aim(seats) for seats in range(3, 9)] == [1, 2, 2, 3, 3, 3]
    say = texts.speaker(language)
    assert told in texts.rules(say, "traitor", "aim")
    assert told in texts.rules(say, "traitor", "end")
