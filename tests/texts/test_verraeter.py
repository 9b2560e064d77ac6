"""Verräter in words: the same thing happens in every language, and reads like one."""

import pytest

from bot import texts
from engine.decision import Choice, Decision, Fact
from engine.event import Event
from engine.verraeter import events as happened
from engine.verraeter.components import HOUSES, KINDS, ROLES

NAMES = ["Anna", "Ben", "Cleo"]


def lines(event: Event) -> list[str | None]:
    return [texts.event_line(texts.speaker(language), "verraeter", event, NAMES) for language in texts.LANGUAGES]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("house", HOUSES),
        ("landscape", KINDS),
        ("landscape-the", KINDS),
        ("landscape-to", KINDS),
        ("landscape-at", KINDS),
        ("landscape-from", KINDS),
        ("role", ROLES),
        ("role-the", ROLES),
        ("side", ("estate", "office")),
        ("phase", ("farm", "conflict", "role", "supply", "building", "income", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"verraeter-{message}", key=key) for key in keys}) == len(keys)


def test_a_position_is_told_as_on_a_clock_face() -> None:
    say = texts.speaker("en")
    assert [say("verraeter-clock", key=number) for number in (0, 12, 3)] == ["12 o’clock", "12 o’clock", "3 o’clock"]


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ((), ["Ben plays no cards.", "Ben spielt keine Karten aus.", "Ben speelt geen kaarten."]),
        ((8,), ["Ben plays 8.", "Ben spielt die 8 aus.", "Ben speelt de 8."]),
        ((3, 4), ["Ben plays 3 + 4 = 7.", "Ben spielt 3 + 4 aus, zusammen 7.", "Ben speelt 3 + 4, samen 7."]),
    ],
)
def test_cards_played_are_open(cards: tuple[int, ...], told: list[str]) -> None:
    assert lines(happened.SupplyPlayed(round=1, seat=1, cards=cards, total=sum(cards))) == told


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (
            1,
            [
                "Anna draws 1 supply card.",
                "Anna zieht 1 Versorgungskarte.",
                "Anna trekt 1 voorraadkaart.",
            ],
        ),
        (
            3,
            [
                "Anna draws 3 supply cards.",
                "Anna zieht 3 Versorgungskarten.",
                "Anna trekt 3 voorraadkaarten.",
            ],
        ),
    ],
)
def test_one_card_is_not_several(number: int, told: list[str]) -> None:
    assert lines(happened.SupplyDrawn(round=1, seat=0, number=number)) == told


@pytest.mark.parametrize(
    ("eagle", "rose", "winner", "told"),
    [
        (
            30,
            12,
            "eagle",
            [
                "**The Eagle wins, 30 to 12.**",
                "**Der Adler gewinnt 30 zu 12.**",
                "**De Adelaar wint met 30 tegen 12.**",
            ],
        ),
        (
            9,
            12,
            "rose",
            ["**The Rose wins, 12 to 9.**", "**Die Rose gewinnt 12 zu 9.**", "**De Roos wint met 12 tegen 9.**"],
        ),
        (
            9,
            9,
            "none",
            [
                "**A tie, 9 to 9:** no landscape changes hands.",
                "**Gleichstand, 9 zu 9:** Keine Landschaft wechselt den Besitzer.",
                "**Gelijkspel, 9 tegen 9:** geen landschap wisselt van eigenaar.",
            ],
        ),
    ],
)
def test_the_winner_is_named_with_the_higher_strength_first(
    eagle: int, rose: int, winner: str, told: list[str]
) -> None:
    assert lines(happened.ConflictResolved(round=1, eagle=eagle, rose=rose, winner=winner)) == told


@pytest.mark.parametrize(
    ("part", "points", "told"),
    [
        (
            "landscapes",
            5,
            [
                "Cleo scores 5 points for the victory.",
                "Cleo bekommt 5 Punkte für den Sieg.",
                "Cleo krijgt 5 punten voor de overwinning.",
            ],
        ),
        (
            "traitor",
            1,
            [
                "Cleo scores 1 point as the Traitor.",
                "Cleo bekommt 1 Punkt als Verräter.",
                "Cleo krijgt 1 punt als Verrader.",
            ],
        ),
        (
            "strategist",
            2,
            [
                "Cleo scores 2 points as the Strategist.",
                "Cleo bekommt 2 Punkte als Stratege.",
                "Cleo krijgt 2 punten als Strateeg.",
            ],
        ),
        (
            "offices",
            6,
            [
                "Cleo scores 6 points for offices.",
                "Cleo bekommt 6 Punkte für Kontore.",
                "Cleo krijgt 6 punten voor kantoren.",
            ],
        ),
    ],
)
def test_points_say_what_for(part: str, points: int, told: list[str]) -> None:
    assert lines(happened.PointsScored(round=1, seat=2, points=points, part=part)) == told


def test_a_building_moves_from_one_landscape_to_another() -> None:
    assert lines(
        happened.BuildingMoved(
            round=2,
            seat=0,
            side="office",
            source=0,
            source_landscape="town",
            source_house="rose",
            position=3,
            landscape="forest",
            house="eagle",
        )
    ) == [
        "Anna moves an office from the town (Rose, 12 o’clock) to a new place under the forest (Eagle, 3 o’clock).",
        "Anna verlegt ein Kontor von der Stadt (Rose, auf 12 Uhr) unter den Wald (Adler, auf 3 Uhr).",
        "Anna verplaatst een kantoor van de stad (Roos, op 12 uur) naar een plek onder het woud (Adelaar, op 3 uur).",
    ]


def test_a_turned_building_is_named_by_what_it_was_and_what_it_is() -> None:
    turned = happened.BuildingTurned(round=2, seat=0, side="office", position=6, landscape="river", house="rose")
    assert lines(turned) == [
        "Anna turns the estate under the river (Rose, 6 o’clock) into an office.",
        "Anna macht den Gutshof unter dem Fluss (Rose, auf 6 Uhr) zum Kontor.",
        "Anna maakt van de hoeve onder de rivier (Roos, op 6 uur) een kantoor.",
    ]


def test_which_role_was_kept_is_not_told() -> None:
    assert lines(happened.RoleKept(round=1, seat=0)) == [None, None, None]


@pytest.mark.parametrize(
    ("house", "told"),
    [
        ("eagle", "you leave the Eagle, and your cards count for the Rose"),
        ("rose", "you leave the Rose, and your cards count for the Eagle"),
    ],
)
def test_a_traitor_is_warned_where_the_cards_will_count(house: str, told: str) -> None:
    facts: dict[str, Fact] = {"house": house, "role": "traitor", "eagle": 5, "rose": 7}
    decision = Decision("supply", (Choice("3.1", {"card": 3}),), least=0, most=1, facts=facts)
    assert told in texts.question(texts.speaker("en"), "verraeter", decision, NAMES)


@pytest.mark.parametrize(("keys", "told"), [([], "You play no cards."), (["3.2", "8.1"], "You play 3 + 8.")])
def test_an_answer_says_which_cards(keys: list[str], told: str) -> None:
    cards = tuple(Choice(key, {"card": int(key[0])}) for key in ("3.1", "3.2", "8.1"))
    assert texts.answer(texts.speaker("en"), "verraeter", Decision("supply", cards, 0, 3), keys, NAMES) == told


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_back_is_only_a_step_back(language: str) -> None:
    say = texts.speaker(language)
    decision = Decision("building_to", (Choice("back"),), facts={"choice": "estate"})
    assert len(texts.choice_label(say, "verraeter", "building_to", decision.choices[0], NAMES)) < 10
    assert texts.answer(say, "verraeter", decision, ["back"], NAMES).endswith(".")


@pytest.mark.parametrize(
    ("paid", "notes"),
    [
        (
            "won",
            [
                "1 card for every round that the Eagle wins",
                "1 Karte für jede Runde, die der Adler gewinnt",
                "1 kaart voor elke ronde die de Adelaar wint",
            ],
        ),
        (
            "other",
            [
                "1 card every round, once it is your house’s; none now",
                "1 Karte pro Runde, sobald deinem Haus die Landschaft gehört; jetzt keine",
                "1 kaart per ronde zodra het landschap van jouw huis is; nu geen",
            ],
        ),
    ],
)
def test_the_first_question_says_what_an_estate_is_worth_there(paid: str, notes: list[str]) -> None:
    choice = Choice("3", {"landscape": "town", "house": "eagle", "hour": 3, "value": 15, "paid": paid})
    for language, note in zip(texts.LANGUAGES, notes, strict=True):
        say = texts.speaker(language)
        assert " 15 (" in texts.choice_label(say, "verraeter", "farm", choice, NAMES)
        assert texts.choice_note(say, "verraeter", "farm", choice, NAMES) == note
