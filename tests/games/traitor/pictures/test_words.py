"""Words on the pictures of Traitor, and alt texts for people who cannot see the pictures."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.traitor.pictures import draw_hand, role_card
from bot.games.traitor.pictures.cards import card_words
from bot.pictures.role_card import RoleCard, draw_role_card
from engine.traitor.view import Fight, OwnArmy, OwnCard, Peek, SlotView
from tests.games.traitor.pictures.boards import (
    LONG_NAMES,
    MOST_CARDS,
    NAMES,
    SEATS,
    crowded,
    crowded_end,
    every_phase,
    knowing,
    with_armies,
)
from tests.pictures.looking import check_words


@pytest.mark.parametrize(("language", "told"), [("en", "over before"), ("de", "zu Ende vor"), ("nl", "afgelopen voor")])
def test_a_match_that_ended_at_its_mustering_was_over_before_round_1(language: str, told: str) -> None:
    words = pictures.board_alt(replace(crowded_end(3, 1), round=0), NAMES[:3], language)
    assert words.startswith(f"Traitor, {told} ")
    assert words.split(".")[0].endswith(" 1")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_even_of_the_fullest_board_every_army_is_told(names: tuple[str, ...], language: str) -> None:
    for view in (crowded(8), crowded(8, "joker", up=1), with_armies(crowded(8), hand=21, slots=())):
        words = pictures.board_alt(view, names, language)
        assert not words.endswith("…")
        assert all(f"{name[:32].rstrip()}: " in words for name in names)


def test_even_the_fullest_hand_is_told_from_the_most_important_on() -> None:
    words = pictures.hand_alt(knowing(crowded(2), 1), LONG_NAMES[:2], "de")
    assert len(words) <= 1024
    assert "Deine Armee 1 ist der Verräter." in words.partition("10♥")[0]


def test_the_most_important_comes_first() -> None:
    view = every_phase(8)["turn"][0]
    words = pictures.board_alt(view, NAMES, "en")
    landmarks = [
        f"Waiting for {NAMES[view.asked[0]]}",
        f"round {view.round}: ",
        "Last accusation: ",
        f"Middle pile {view.pile}",
        f"{view.eliminated} of {view.aim} armies eliminated",
        *(f". {name}: " for name in NAMES),
    ]
    found = [words.find(landmark) for landmark in landmarks]
    assert -1 not in found
    assert found == sorted(found)


def test_an_army_is_told_with_its_points_title_and_cards_by_slot() -> None:
    cards = (SlotView(0), SlotView(1, "Kh"), SlotView(2), SlotView(3), SlotView(4), SlotView(7, "joker"))
    view = with_armies(every_phase(3)["turn"][0], slots=cards, points=5, title="disciple", exposed=False, eliminated="")
    words = pictures.board_alt(replace(view, turn=1), NAMES[:3], "en")
    assert "Anna: 5 points, Disciple, 1 K♥, 7 Joker, face down 0, 2-4." in words
    assert "Benjamin K.: 5 points, Disciple, in turn, 1 K♥" in words


def test_what_has_happened_to_an_army_is_told() -> None:
    view = with_armies(every_phase(3)["turn"][0], eliminated="points", exposed=True, points=1)
    words = pictures.board_alt(view, NAMES[:3], "en")
    assert "Cléo-Marie: 1 point, " in words
    assert words.count("traitor, ") == 3
    assert words.count("eliminated.") == 3 + 1  # and in the aim


def test_with_two_seats_their_armies_are_told_apart() -> None:
    """J-0.4."""
    words = pictures.board_alt(every_phase(2)["turn"][0], NAMES[:2], "en")
    assert all(f"{name} (army {which}): " in words for name in NAMES[:2] for which in (1, 2))


def fought(dead: str, reason: str) -> str:
    """The words for a queen of spades that accused an ace of spades."""
    view = replace(every_phase(8)["turn"][0], fight=Fight(0, 3, "Qs", 1, 44, "As", dead, reason))
    words = pictures.board_alt(view, NAMES, "en")
    return words.partition("Last accusation: ")[2].partition(" Middle pile")[0]


@pytest.mark.parametrize(
    ("dead", "reason", "told"),
    [
        ("accuser", "power", "Q♠ died. Power 13 against 15."),
        ("target", "power", "A♠ died. Power 13 against 15."),
        ("target", "special", "A♠ died. The special card beats the black ace."),
        ("accuser", "two", "Q♠ died. The two destroys its accuser."),
        ("target", "joker", "A♠ died. The Joker dies: a traitor is exposed."),
    ],
)
def test_the_last_accusation_is_told_with_its_result(dead: str, reason: str, told: str) -> None:
    """J-2.2 to J-2.4, J-2.8."""
    assert fought(dead, reason) == f"Anna no. 3 Q♠ against Benjamin K. no. 44 A♠; {told}"


def test_what_both_sides_still_need_is_told() -> None:
    """J-4.2, J-5.1, J-8.3."""
    view = replace(every_phase(8)["turn"][0], eliminated=1, jokers=2, jokers_dead=0, needed=None)
    words = pictures.board_alt(view, NAMES, "en")
    assert "1 of 3 armies eliminated." in words
    assert "Joker" not in words.partition("Anna: ")[0]
    assert "1 of 2 Jokers dead." in pictures.board_alt(replace(view, jokers_dead=1), NAMES, "en")
    needed = replace(view, jokers_dead=2, needed=3)
    assert "3 more of the traitors’ cards must die." in pictures.board_alt(needed, NAMES, "en")


@pytest.mark.parametrize("seats", SEATS)
def test_the_words_of_a_finished_match_name_the_winners_and_the_traitors(seats: int) -> None:
    view = every_phase(seats)["over"][0]
    assert view.result is not None
    words = pictures.board_alt(view, NAMES[:seats], "de")
    first = words.partition("Letzte Anklage")[0]
    assert [name in first for name in NAMES[:seats]] == [seat in view.result.winners for seat in range(seats)]
    armies = words.partition("Mittelstapel")[2]
    assert armies.count("Verräter") == sum(army.traitor for army in view.armies)


def test_which_side_has_won_is_told() -> None:
    """J-5.2."""
    assert "The traitors win: Anna, " in pictures.board_alt(crowded_end(8, 2), NAMES, "en")
    assert "The traitor wins: Anna, " in pictures.board_alt(crowded_end(8, 1), NAMES, "en")
    assert "The loyal armies win: Anna, " in pictures.board_alt(crowded_end(8, 0), NAMES, "en")


def test_a_hand_is_told_by_suits_with_powers() -> None:
    """J-0.2."""
    views = every_phase(8)["muster"]
    own = OwnArmy(3, ("Ah", "2c", "joker", "9h", "3c.2"), None, (), (), traitor=True)
    words = pictures.hand_alt(replace(views[4], armies_own=(own,), fellow=5), NAMES, "en")
    assert words.startswith("Dirk, before round 1. You are a traitor. The other traitor: Frédérique.")
    assert "Your hand, with power: 2♣ (3), 3♣ (4), 9♥ (9), A♥ (14), Joker." in words


@pytest.mark.parametrize(
    ("traitor", "answer", "kept"),
    [
        (False, ("hearts", "spades"), "You keep 2: 9♥, A♥."),
        (True, ("9h",), "You keep 4: 2♣, 3♣, 9♥, Joker."),
        (True, (), "You keep 3: 2♣, 3♣, Joker."),
        (False, ("spades", "diamonds"), "You keep 0: ."),
    ],
)
def test_who_has_mustered_is_told_what_is_kept(traitor: bool, answer: tuple[str, ...], kept: str) -> None:
    """J-1.2."""
    hand = ("Ah", "2c", "9h", "3c.2", *(("joker",) if traitor else ()))
    own = OwnArmy(3, hand, answer, (), (), traitor=traitor)
    words = pictures.hand_alt(replace(every_phase(8)["muster"][4], armies_own=(own,)), NAMES, "en")
    assert kept.replace("0: .", "no cards.") in words


def test_a_seat_is_told_its_own_army_and_what_it_has_looked_at() -> None:
    """J-1.5, J-3.3."""
    cards = (OwnCard(2, "Ks.2", face_up=False), OwnCard(4, "2h", face_up=True), OwnCard(11, "joker", face_up=False))
    own = OwnArmy(0, (), None, cards, (), traitor=True)
    view = replace(every_phase(8)["turn"][1], armies_own=(own,), peeked=(Peek(4, 17, "10d.2"),), asked=())
    words = pictures.hand_alt(view, NAMES, "en")
    assert "Your cards face down, by number with power: 2 K♠ (14), 11 Joker." in words
    assert "Your cards face up, by number with power: 4 2♥ (2)." in words
    assert "You have looked at: Eva 17 10♦ (10)." in words


@pytest.mark.parametrize("phase", ["turn", "look"])
@pytest.mark.parametrize("seats", [2, 8])
def test_who_is_asked_for_cards_sees_the_others_above_its_own(seats: int, phase: str) -> None:
    for view in every_phase(seats)[phase][1:]:
        assert view.seat is not None
        hand = pictures.draw_hand(view, NAMES[:seats], "en")
        asked = view.seat in view.asked
        shown = {view.seat, *(view.armies[one.army].seat for one in view.peeked)}
        written = [words for words, _ in draw_hand(view, view.seat, NAMES[:seats], texts.speaker("en")).words]
        names = {words.rstrip("…") for words in written if words[1:]}  # one letter is a card
        assert [any(name.startswith(one) for one in names) for name in NAMES[:seats]] == [
            asked or seat in shown for seat in range(seats)
        ]
        others = [NAMES[seat] for seat in range(seats) if seat != view.seat]
        told = [any(f" {name}{end}" in hand.alt for end in (": ", " (army ")) for name in others]
        assert told == [asked] * len(others)


def test_a_closer_look_tells_where_the_cards_seen_went() -> None:
    """J-1.5, J-2.2, J-2.5: in slots, somewhere in the army, dead, or in the pile of who has beaten them."""
    slots = (SlotView(2, "Kh"), SlotView(3), SlotView(5, remembered="9s"), SlotView(7))
    view = with_armies(every_phase(3)["turn"][0], slots=slots, hidden=("Qs",), fallen=("2c", "3c"), pile=("joker",))
    told = "in the army 2 K♥, 5 9♠, ? Q♠; lost 2♣, 3♣; beaten Joker."
    assert pictures.part_alt(view, "seen", NAMES[:3], "en").count(told) == 3
    peeked = replace(view, seat=0, peeked=(Peek(1, 7, "10d"),))
    words = pictures.part_alt(peeked, "seen", NAMES[:3], "en")
    assert words.count(told) == 2
    assert "Benjamin K.: in the army 2 K♥, 5 9♠, 7 10♦, ? Q♠; lost" in words
    assert (
        pictures.draw_part(peeked, "seen", NAMES[:3], "en").png != pictures.draw_part(view, "seen", NAMES[:3], "en").png
    )


def test_even_the_fullest_closer_look_is_told() -> None:
    view = with_armies(crowded(8, up=1), fallen=("10c",) * MOST_CARDS, pile=("10h",) * MOST_CARDS)
    for language in texts.LANGUAGES:
        assert len(pictures.part_alt(view, "seen", LONG_NAMES, language)) <= 1024


def role_cards(seats: int, names: tuple[str, ...] = NAMES) -> list[RoleCard]:
    """The cards of all seats while they muster."""
    say = texts.speaker("en")
    cards = [role_card(view, seat, names, say) for seat, view in enumerate(every_phase(seats)["muster"][1:])]
    return [card for card in cards if card is not None]


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_holds_the_joker_is_told_so_with_a_card(seats: int) -> None:
    """J-1.2, J-4.2, J-5.1."""
    views = every_phase(seats)["muster"]
    cards = role_cards(seats)
    assert [card.side == "red" for card in cards] == [any(own.traitor for own in view.armies_own) for view in views[1:]]
    for card in cards:
        first, _, _ = (words for _, words in card.aims)
        assert first.startswith("Win when" if card.side == "red" else "Find")


def test_two_traitors_are_told_of_each_other_and_nobody_is_told_before_gifts_are_settled() -> None:
    """J-8.1, J-8.2."""
    views = every_phase(8)
    view = replace(views["turn"][1], fellow=5, armies_own=(OwnArmy(0, (), None, (), (), traitor=True),))
    card = role_card(view, 0, NAMES, texts.speaker("en"))
    assert card is not None
    assert ("traitor", "With you: Frédérique") in card.aims
    assert all(pictures.draw_role(one, NAMES, "en") is None for one in views["gift"][1:])
    assert pictures.draw_role(replace(view, armies_own=()), NAMES, "en") is None


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_words_on_a_role_s_card_are_never_cut_but_for_names(language: str) -> None:
    say = texts.speaker(language)
    for seats in SEATS:
        view = every_phase(seats)["muster"][1]
        for traitor, fellow in ((False, None), (True, None), (True, 1)):
            own = OwnArmy(0, (), None, (), (), traitor=traitor)
            card = role_card(replace(view, armies_own=(own,), fellow=fellow), 0, NAMES, say)
            assert card is not None
            canvas = draw_role_card(card, say)
            check_words(canvas)
            assert [words for words, _ in canvas.words if words.endswith("…")] == []


def test_at_the_end_every_card_of_the_armies_is_told() -> None:
    view = every_phase(3)["over"][0]
    words = pictures.board_alt(view, NAMES[:3], "en")
    say = texts.speaker("en")
    for army in view.armies:
        for one in army.slots:
            assert one.card
            assert f"{one.slot} {card_words(one.card, say)}" in words
    assert "face down" not in words
