"""The Traitors in words: the same thing happens in every language, and reads like one."""

from itertools import product
from typing import Literal

import pytest

from bot import texts
from engine import Objection
from engine.decision import Choice, Decision, Fact
from engine.event import Event
from engine.the_traitors import events as happened
from engine.the_traitors.components import CARDS, DECK, DIGITAL, EVENTS, HELD, KINDS, PAPER, REASONS, Role
from tests.texts.told import some_steps

NAMES = ["Anna", "Hans", "Cleo", "Dora"]


def lines(event: Event) -> list[str | None]:
    return [texts.event_line(texts.speaker(language), "the_traitors", event, NAMES) for language in texts.LANGUAGES]


def people(*seats: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(seat), {"seat": seat, "number": seat + 1}) for seat in seats)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("card", KINDS),
        ("card-a", HELD),
        ("role", ("faithful", "traitor")),
        ("event", (*DIGITAL, "final_banishment")),
        ("phase", ("turn", "murder", "vote", "end", "shield", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"the_traitors-{message}", key=key) for key in keys}) == len(keys)


def test_the_call_to_vote_says_who_is_alive_suspect_and_out() -> None:
    opened = happened.VoteOpened(
        round=1, ballot=1, final=0, suspect_seats=(0, 1, 2), living_seats=(0, 1, 2), out_seats=(3,)
    )
    assert lines(opened) == [
        "**Banishment: who is a Traitor?** Talk about it here, and vote in secret. You can change your vote until the "
        "last one is in. Alive and suspect: Anna, Hans, Cleo. Out: Dora.",
        "**Verbannung: Wer gehört zu den Verrätern?** Redet hier darüber, und stimmt geheim ab. Bis die letzte Stimme "
        "da ist, könnt ihr eure noch ändern. Am Leben und unter Verdacht: Anna, Hans, Cleo. Ausgeschieden: Dora.",
        "**Verbanning: wie is een verrader?** Praat er hier over en stem in het geheim. Tot de laatste stem binnen is, "
        "kun je die van jou wijzigen. In leven en verdacht: Anna, Hans, Cleo. Uitgeschakeld: Dora.",
    ]


def test_a_revote_is_only_for_the_tied_and_says_so() -> None:
    opened = happened.VoteOpened(
        round=1, ballot=2, final=0, suspect_seats=(0, 2), living_seats=(0, 1, 2, 3), out_seats=()
    )
    assert lines(opened) == [
        "**Vote 2: only for those who are tied.** Talk, and vote again in secret. Suspect: Anna, Cleo. "
        "Alive: Anna, Hans, Cleo, Dora.",
        "**Abstimmung Nr. 2: Stichwahl.** Redet, und stimmt noch einmal geheim ab. Unter Verdacht: Anna, Cleo. "
        "Am Leben: Anna, Hans, Cleo, Dora.",
        "**Stemming 2: alleen op wie gelijk staat.** Praat erover en stem opnieuw in het geheim. Verdacht: Anna, Cleo. "
        "In leven: Anna, Hans, Cleo, Dora.",
    ]


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (
            1,
            [
                "Anna votes for 2 · Hans (1 vote).",
                "Anna stimmt für 2 · Hans (1 Stimme).",
                "Anna stemt op 2 · Hans (1 stem).",
            ],
        ),
        (
            3,
            [
                "Anna votes for 2 · Hans (3 votes).",
                "Anna stimmt für 2 · Hans (3 Stimmen).",
                "Anna stemt op 2 · Hans (3 stemmen).",
            ],
        ),
    ],
)
def test_a_vote_is_shown_with_the_player_number_and_the_votes_so_far(count: int, told: list[str]) -> None:
    assert lines(happened.VoteShown(round=1, ballot=1, seat=0, for_seat=1, number=2, count=count)) == told


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (
            2,
            [
                "**A tie: Anna, Cleo.** 2 revotes are left.",
                "**Gleichstand: Anna, Cleo.** Es sind noch 2 Stichwahlen möglich.",
                "**Gelijke stand: Anna, Cleo.** Er zijn nog 2 herstemmingen mogelijk.",
            ],
        ),
        (
            1,
            [
                "**A tie: Anna, Cleo.** Another tie will be settled by lot.",
                "**Gleichstand: Anna, Cleo.** Beim nächsten Gleichstand entscheidet das Los.",
                "**Gelijke stand: Anna, Cleo.** Bij de volgende gelijke stand beslist het lot.",
            ],
        ),
        (0, ["**A tie: Anna, Cleo.**", "**Gleichstand: Anna, Cleo.**", "**Gelijke stand: Anna, Cleo.**"]),
        (
            "unlimited",
            [
                "**A tie: Anna, Cleo.** You vote until one of them has the most votes.",
                "**Gleichstand: Anna, Cleo.** Ihr stimmt ab, bis jemand die meisten Stimmen hat.",
                "**Gelijke stand: Anna, Cleo.** Jullie stemmen tot iemand de meeste stemmen heeft.",
            ],
        ),
    ],
)
def test_a_tie_says_what_comes_of_it(left: int | Literal["unlimited"], told: list[str]) -> None:
    assert lines(happened.VoteTied(round=1, ballot=1, tied_seats=(0, 2), left=left)) == told


@pytest.mark.parametrize(
    ("role", "cards", "gold", "told"),
    [
        (
            "traitor",
            ("gold", "dagger", "traitor"),
            1,
            [
                "**2 · Hans is banished: a Traitor!** Hand: Gold, Dagger, Traitor card. "
                "The Gold goes into the fund (now 8).",
                "**2 · Hans wird verbannt und zeigt die Rolle: Verräter!** Hand: Gold, Dolch, Verräterkarte. "
                "Das Gold kommt in den Topf (jetzt 8).",
                "**2 · Hans wordt verbannen: een verrader!** Hand: Goud, Dolk, Verraderskaart. "
                "Het goud gaat in de pot (nu 8).",
            ],
        ),
        (
            "faithful",
            (),
            0,
            [
                "**2 · Hans is banished: a Faithful.** The hand was empty.",
                "**2 · Hans wird verbannt und zeigt die Rolle: loyal.** Die Hand war leer.",
                "**2 · Hans wordt verbannen: een getrouwe.** De hand was leeg.",
            ],
        ),
    ],
)
def test_who_is_banished_shows_role_and_hand(role: Role, cards: tuple[str, ...], gold: int, told: list[str]) -> None:
    banished = happened.SeatBanished(round=1, seat=1, number=2, role=role, cards=cards, gold=gold, fund=8)
    assert lines(banished) == told


@pytest.mark.parametrize(
    ("yes", "no", "told"),
    [
        ((0, 1, 2), (), ["All say yes.", "Alle sagen Ja.", "Iedereen zegt ja."]),
        (
            (0,),
            (1, 2),
            [
                "Yes: Anna. No: Hans, Cleo. The round goes on.",
                "Ja: Anna. Nein: Hans, Cleo. Die Runde geht weiter.",
                "Ja: Anna. Nee: Hans, Cleo. De ronde gaat door.",
            ],
        ),
        (
            (),
            (0, 1),
            [
                "No: Anna, Hans. The round goes on.",
                "Nein: Anna, Hans. Die Runde geht weiter.",
                "Nee: Anna, Hans. De ronde gaat door.",
            ],
        ),
    ],
)
def test_the_answers_on_ending_the_round_are_shown_together(
    yes: tuple[int, ...], no: tuple[int, ...], told: list[str]
) -> None:
    assert lines(happened.EndAnswered(round=1, agreed=int(not no), yes_seats=yes, no_seats=no)) == told


@pytest.mark.parametrize(
    ("sharing", "share", "rest", "told"),
    [
        (
            (1,),
            7,
            0,
            [
                "Hans takes the whole fund: 7 Gold.",
                "Hans bekommt den ganzen Topf: 7 Gold.",
                "Hans krijgt de hele pot: 7 goud.",
            ],
        ),
        (
            (1, 2),
            3,
            1,
            [
                "The surviving Traitors share the fund of 7 Gold: 3 each. 1 Gold is left over and discarded.",
                "Die überlebenden Verräter teilen sich den Topf mit 7 Gold: je 3. "
                "1 Gold bleibt übrig und wird abgelegt.",
                "De overlevende verraders delen de pot van 7 goud: ieder 3. 1 goud blijft over en wordt afgelegd.",
            ],
        ),
    ],
)
def test_traitors_share_the_fund_alone(sharing: tuple[int, ...], share: int, rest: int, told: list[str]) -> None:
    shared = happened.FundShared(round=1, role="traitor", fund=7, share=share, rest=rest, sharing_seats=sharing)
    assert lines(shared) == told


def test_gold_says_where_it_came_from() -> None:
    assert lines(happened.GoldScored(round=2, seat=1, gold=9, hand=2, fund=7, score=15)) == [
        "Hans gains 9 Gold (2 in hand, 7 from the fund) and has 15.",
        "Hans bekommt 9 Gold (2 aus der Hand, 7 aus dem Topf) und hat jetzt 15.",
        "Hans krijgt 9 goud (2 uit de hand, 7 uit de pot) en heeft nu 15.",
    ]


def test_a_card_that_was_taken_is_named_to_both_alike() -> None:
    assert lines(happened.TakenCardSeen(round=1, seats=(0, 1), seat=0, named_seat=1, card="shield")) == [
        "Anna has taken a Shield from Hans; only the two of you know.",
        "Anna hat Hans einen Schild abgenommen; das wisst nur ihr beide.",
        "Anna heeft een schild van Hans genomen; dat weten alleen jullie twee.",
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_round_ends_for_one_reason_or_another(language: str) -> None:
    ends = [happened.RoundEnded(round=1, reason=reason, survivor_seats=(0, 1)) for reason in REASONS]
    say = texts.speaker(language)
    assert len({texts.event_line(say, "the_traitors", event, NAMES) for event in ends}) == len(REASONS)


# --- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "kind"), list(product(texts.LANGUAGES, ("murder", "recruit"))))
def test_what_is_asked_in_secret_begins_alike_for_faithful_and_traitor(language: str, kind: str) -> None:
    say = texts.speaker(language)
    asked = {
        role: texts.question(say, "the_traitors", Decision(kind, (), facts={"role": role}), NAMES)
        for role in ("faithful", "traitor")
    }
    assert len({question.splitlines()[0] for question in asked.values()}) == 1
    assert len(set(asked.values())) == 2


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_vote_is_put_to_all_in_the_same_words(language: str) -> None:
    say = texts.speaker(language)
    decisions = [step.decision for step in some_steps("the_traitors") if step.decision.kind == "vote"]
    by_facts: dict[str, set[str]] = {}
    for one in decisions:
        by_facts.setdefault(str(one.facts), set()).add(texts.question(say, "the_traitors", one, NAMES * 2))
    assert all(len(questions) == 1 for questions in by_facts.values())


@pytest.mark.parametrize(("kind", "language"), list(product(("vote", "blackmail", "murder", "again"), texts.LANGUAGES)))
def test_people_are_shown_with_their_player_numbers(kind: str, language: str) -> None:
    say = texts.speaker(language)
    labels = [texts.choice_label(say, "the_traitors", kind, choice, NAMES) for choice in people(1, 3)]
    assert labels == ["2 · Hans", "4 · Dora"]


@pytest.mark.parametrize(
    ("kind", "key", "told"),
    [
        ("vote", "1", ["You vote for 2 · Hans.", "Du stimmst für 2 · Hans.", "Je stemt op 2 · Hans."]),
        (
            "murder",
            "1",
            [
                "You name 2 · Hans as the victim.",
                "Du nennst 2 · Hans als Opfer.",
                "Je noemt 2 · Hans als slachtoffer.",
            ],
        ),
        ("murder", "F", ["You press F.", "Du drückst F.", "Je drukt op F."]),
        ("again", "none", ["You keep the Dagger.", "Du behältst den Dolch.", "Je houdt de dolk."]),
    ],
)
def test_an_answer_is_told_to_whom_gave_it(kind: str, key: str, told: list[str]) -> None:
    facts: dict[str, Fact] = {"named_seat": 3, "number": 4, "role": "traitor"}
    choices = (*people(1), Choice("F"), Choice("none"))
    decision = Decision(kind, choices, facts=facts)
    said = [texts.answer(texts.speaker(one), "the_traitors", decision, [key], NAMES) for one in texts.LANGUAGES]
    assert said == told


@pytest.mark.parametrize(
    ("again", "told"),
    [
        (
            0,
            [
                "You are asked whether to end the round when a Traitor was banished or nobody was murdered.",
                "Ob die Runde enden soll, werdet ihr gefragt, wenn ein Verräter verbannt oder niemand ermordet wurde.",
                "Of de ronde moet eindigen, wordt gevraagd als er een verrader is verbannen of niemand is vermoord.",
            ],
        ),
        (1, ["Traitor card was rejected.", "Verräterkarte abgelehnt wurde.", "verraderskaart is geweigerd."]),
    ],
)
def test_who_wants_to_end_the_round_is_told_when_it_is_asked(again: int, told: list[str]) -> None:
    found = Objection("end", {"again": again})
    for language, words in zip(texts.LANGUAGES, told, strict=True):
        said = texts.objection(texts.speaker(language), "the_traitors", found, NAMES, "yes")
        assert said.endswith(words)
        assert len(said) <= 300


# --- the help ---------------------------------------------------------------------------------------------------------


def test_the_help_counts_the_cards_as_they_are() -> None:
    told = texts.rules(texts.speaker("en"), "the_traitors", "round")
    gold, daggers, shields = (DECK.count(kind) for kind in ("gold", "dagger", "shield"))
    assert f"all {CARDS} cards: {gold} Gold, {daggers} Daggers, {shields} Shields, {EVENTS} Events" in told
    murders, banishments, quiet = (PAPER.count(event) for event in DIGITAL)
    told = texts.rules(texts.speaker("en"), "the_traitors", "presets")
    assert f"{murders} Murders, {banishments} Banishments and {quiet} Quiet Nights" in told


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_has_the_same_numbers_in_every_language(language: str) -> None:
    for topic in ("round", "turn", "murder", "points", "presets", "cards", "readings"):
        assert numbers(language, topic) == numbers("en", topic)


def numbers(language: str, topic: str) -> list[str]:
    told = texts.rules(texts.speaker(language), "the_traitors", topic)
    return [word for word in told.replace(",", " ").replace(".", " ").split() if word.isdecimal()]


def test_f_in_a_murder_is_labelled_for_what_it_is() -> None:
    labels = [
        texts.choice_label(texts.speaker(one), "the_traitors", "murder", Choice("F"), NAMES) for one in texts.LANGUAGES
    ]
    assert labels == ["F: sleep", "F: schlafen", "F: slapen"]
