"""Alt texts of the pictures of Het Verraad for people who cannot see, and words written on the pictures."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.het_verraad.pictures import draw_board, draw_hand, draw_part, end_facts
from bot.games.het_verraad.pictures.part import CASTLES, PARTS
from bot.games.het_verraad.pictures.quarter import QUARTERS
from bot.pictures.ending import draw_end, end_words
from engine.het_verraad.components import AREAS, MASTER, RINGS
from engine.het_verraad.disclosure import HeirTold, ServiceTold
from engine.het_verraad.events import MatchEnded
from engine.het_verraad.view import Chip, Holdings, InfluenceCard
from engine.match import Match
from engine.view import Result
from tests.games.het_verraad.pictures.boards import LONG_NAMES, NAMES, SEATS, made_up, moments, the_box, views
from tests.games.het_verraad.script import situation
from tests.matches import matches, quick


@given(match=matches(game="het_verraad", most=200))
@settings(quick, max_examples=25)
def test_the_words_are_never_too_long_and_end_in_a_sentence(match: Match) -> None:
    names, shown, language = LONG_NAMES[: match.seats], views(match), texts.LANGUAGES[match.length % 3]
    words = [pictures.board_alt(shown[0], names, language)]
    words += [pictures.hand_alt(view, names, language) for view in shown[1:]]
    words += [pictures.part_alt(shown[1], part, names, language) for part in PARTS[::3]]
    assert [text for text in words if len(text) > 1024 or not text.endswith((".", "…"))] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_even_of_the_fullest_board_everybody_is_told(names: tuple[str, ...], language: str) -> None:
    for seats in SEATS:
        words = pictures.board_alt(made_up(seats), names[:seats], language)
        assert not words.endswith("…")
        assert all(f" {name[:32].rstrip()}: " in words for name in names[:seats])


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("part", [*RINGS, *QUARTERS])
def test_even_of_the_fullest_part_every_area_is_told(part: str, language: str) -> None:
    view = made_up(5)
    words = pictures.part_alt(view, part, LONG_NAMES, language)
    assert not words.endswith("…")
    told = [area for area in AREAS if any(f" {area}{end}" in words for end in (",", ".", " ("))]
    assert len(told) == {"I": 8, "M": 16, "O": 24}.get(part, 18)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_even_of_the_fullest_castle_cards_everybody_is_told(language: str) -> None:
    for seats in SEATS:
        words = pictures.part_alt(made_up(seats), CASTLES, LONG_NAMES[:seats], language)
        assert not words.endswith("…")
        assert all(f" {name[:32].rstrip()}: " in words for name in LONG_NAMES[:seats])


def test_castle_cards_are_told_with_incomes_and_shops() -> None:
    """H-3.3."""
    view = made_up(2, 0.5)
    castles = tuple(replace(castle, incomes=(1, 0, 7, 2)) for castle in view.castles)
    words = pictures.part_alt(replace(view, castles=castles), CASTLES, NAMES[:2], "en")
    assert words.startswith("Castle cards. Anna: ")
    assert "Benjamin K.: Income: Citizens 1, Crafts 0, Trade 7, Town 2." in words
    assert f"Pawnshop: {view.pawnshop[-1].name} (" in words
    assert f"Free market: {view.market[-1].name} (" in words


def test_the_most_important_comes_first() -> None:
    view = made_up(5, 0.5)
    words = pictures.board_alt(view, NAMES, "en")
    landmarks = [
        f"round {view.round}: Actions.",
        "Waiting for Emma.",
        "In the lead with ",
        "The Black Master stands on M7.",
        "attacked Anna on M7: 6 + 6 = 12 against 6 + 6 + 4 = 16.",
        "Changed last: M7, O10.",
        "25 points end the match.",
        *(f" {name}: " for name in NAMES),
        " Black Master: 23 points; areas: ",
        "Open cards",
    ]
    found = [words.find(landmark) for landmark in landmarks]
    assert -1 not in found
    assert found == sorted(found)


def test_a_castle_card_is_told() -> None:
    view = moments(3)["actions"][0]
    areas = tuple(
        replace(area, owner=1 if area.area == "I0" else None, building=None, tower=False) for area in view.areas
    )
    castle = replace(view.castles[1], points=1, bricks=7, hand=2, influence=1, white=3, black=4)
    castle = replace(castle, areas=("I0",), powers=("towers", "handel"))
    words = pictures.board_alt(replace(view, castles=(castle,) * 3, areas=areas), NAMES[:3], "en")
    assert "Benjamin K.: 1 point; 7 bricks; 2 building cards, 1 influence card; chips 3 white, 4 black; " in words
    assert "; areas: I0; great powers: towers, Trade." in words


def test_areas_of_a_part_are_told_by_owner_with_all_that_is_there() -> None:
    view = made_up(2, 0.0)
    tolhuis = next(one for one in the_box().buildings if one.card == "tolhuis")
    owned = {area.area: area for area in view.areas}
    owned["O17"] = replace(owned["O17"], owner=1, building=tolhuis, tower=True)
    owned["O18"] = replace(owned["O18"], owner=MASTER)
    areas = tuple(owned.values())
    words = pictures.part_alt(replace(view, areas=areas, possible=("M7", "O2", "O3")), "O", NAMES[:2], "en")
    assert words.startswith("Outer ring. You may choose: O2, O3. Benjamin K.: O17 (Tolhuis 3, +3, tower, road, gate). ")
    assert "Black Master: O18. Neutral: O0 (2 bricks), O1 (4 bricks, +1, road, gate), O2 (5 bricks, +2, road)," in words


@pytest.mark.parametrize(
    ("points", "winners", "told"),
    [
        (30, (2,), "Evil wins: Cléo-Marie."),
        (30, (), "Evil wins, but no player."),
        (2, (0, 1), "Good wins: Anna, Benjamin K. Anna: "),
    ],
)
def test_the_winners_are_told(points: int, winners: tuple[int, ...], told: str) -> None:
    """H-10.2, H-10.3."""
    view = moments(3)["over"][0]
    castles = tuple(replace(castle, points=17) for castle in view.castles)
    result = Result((17, 17, 17), winners, ({}, {}, {}))
    over = replace(view, result=result, castles=castles, master=replace(view.master, points=points))
    words = pictures.board_alt(over, NAMES[:3], "en")
    assert f"over in round {view.round}. {told}" in words
    assert pictures.draw_board(over, NAMES[:3], "en").alt == words
    written = [words for words, _ in draw_board(over, NAMES[:3], texts.speaker("en")).words]
    assert written[1] == "Match over · " + told.partition(":")[0].partition(",")[0].removesuffix(".")


def test_the_last_round_and_an_open_reaction_are_told() -> None:
    view = moments(3)["block"][0]
    assert view.window is not None
    words = pictures.board_alt(replace(view, ending="seat"), NAMES[:3], "en")
    assert "This is the last round." in words
    assert f"Some may react, about {view.window.area}." in words
    drawn = draw_board(replace(view, ending="seat"), NAMES[:3], texts.speaker("en"))
    assert "Last round" in [written for written, _ in drawn.words]


def test_a_hand_is_told() -> None:
    view = made_up(3, seat=2)
    own = replace(
        view,
        hand=the_box().buildings[:2],
        influence=(InfluenceCard("brand.2", "brand"), InfluenceCard("gif.1", "gif")),
        chips=(Chip("1.4", 1), Chip("3.2", 3)),
        seen=(),
        possible=("I3", "O7"),
    )
    words = pictures.hand_alt(own, NAMES[:3], "en")
    assert words.startswith(
        "Cléo-Marie, round 12. Your building cards: Plaggenhut (Citizens 1), Vissershut (Citizens 1)."
    )
    assert "Your influence cards: Fire, Poison." in words
    assert "Values of your black chips: 1, 3." in words
    assert words.endswith("You may choose: I3, O7.")
    none = pictures.hand_alt(replace(own, hand=(), influence=(), chips=(), possible=()), NAMES[:3], "en")
    assert "You hold no building cards. You hold no influence cards." in none
    assert "Values" not in none
    assert "choose" not in none


def test_a_seat_that_sees_cards_with_tovenaar_is_told_first() -> None:
    """H-8.3."""
    view = replace(made_up(3, seat=0), seen=the_box().buildings[:2])
    words = pictures.hand_alt(view, NAMES[:3], "en")
    assert words.startswith("Anna, round 12. You see Plaggenhut (Citizens 1), Vissershut (Citizens 1); one of them is")


@pytest.mark.parametrize("part", ["", "castles"])
def test_cards_held_are_told_and_drawn_once_the_match_is_over(part: str) -> None:
    view = moments(3)["over"][0]
    opera = next(one for one in the_box().buildings if one.card == "opera")
    held = Holdings((opera,), (InfluenceCard("brand.2", "brand"),), (Chip("3.1", 3), Chip("4.1", 4)))
    view = replace(view, holdings=(held, Holdings((), (), ()), Holdings((), (), ())))
    castles = tuple(replace(one, black=2 * (one.seat == 0)) for one in view.castles)
    view = replace(view, castles=castles)
    names = NAMES[:3]
    words = pictures.part_alt(view, part, names, "en") if part else pictures.board_alt(view, names, "en")
    told = words.partition("Anna: ")[2].partition(". Benjamin")[0]
    assert f"still held Opera {opera.value}, Fire; " in told
    assert "black chips worth 7" in told
    assert words.count("held") == words.count("worth") == 1
    say = texts.speaker("en")
    canvas = draw_part(view, part, names, say) if part else draw_board(view, names, say)
    drawn = [words for words, _ in canvas.words]
    assert ("2 =7" in drawn) == (not part)
    assert {"3", "4"} <= set(drawn)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_picture_of_the_end_has_room_for_the_reason(seats: int, language: str) -> None:
    """H-10.2: the heir of evil stands before the reason, if there is room for both."""
    view, say = moments(seats)["over"][0], texts.speaker(language)
    ended = MatchEnded(round=9, by="points", side="good", points=38, master_points=18, winner_seats=(0,))
    served = ServiceTold(round=9, seat=0, values=(2,), total=2, white=1, influences=(), buildings=())
    decided = (HeirTold(round=9, seat=0, wins=1), ended, served)
    facts = end_facts(view, decided, say)
    told = end_words(view, "Anna", (), decided, NAMES[:seats], facts, say)
    words = " ".join(words for words, _ in draw_end(view, NAMES[:seats], told, facts).words)
    assert told.deciding[1] in words
    assert told.deciding[0] in words or seats == 4


def test_a_hand_says_of_a_card_without_room_where_it_would_stand() -> None:
    """H-4.2."""
    match = situation("M14 O13", "M8", hands={0: "tolhuis smidse"}, bricks={0: 6})
    told = [words for words, _ in draw_hand(match.view(0), 0, NAMES[:2], texts.speaker("en")).words]
    assert "only on a road" in told
    assert "2 bricks → 2 points" in told
    assert "3 bricks → 3 points" not in told
