"""Nothing is wrong with a game's declarations and lessons, nor in its matches, as the program tries them at a start."""

from itertools import product

import engine
from bot import texts
from bot.games import declared
from bot.games.kit.hooks import Hooks
from bot.games.kit.matches import LONG, a_match, is_short, samples
from bot.games.lesson_faults import lesson_faults
from bot.games.trial import Course, Trial
from engine import Kind

ANSWERS = 40
"""In long matches the game's own rules are looked at after every so many answers."""


def test_nothing_is_wrong_with_its_declarations(game: str) -> None:
    assert list(declared.faults(engine.game(game))) == []


def test_nothing_is_wrong_in_its_matches(game: str, language: str) -> None:
    """Matches by rule of thumb have the fewest seats, those by chance the most; each language has its own first match.

    Long matches are by rule of thumb; a few trials have them in the first language alone.
    """
    trial, rules = Trial(engine.game(game), (language,)), engine.game(game)
    first = texts.languages_of_game(game).index(language)
    numbers = range(first, first + samples(1, 12)) if is_short(game) else range(samples(first == 0, 1))
    for number in numbers:
        trial.play([Course(rules.seats[-(number % 2)], number)])
    if not numbers:
        trial.begin(rules.seats[0])
    assert trial.faults == []


def test_nothing_is_wrong_with_its_lessons(game: str) -> None:
    rules = engine.game(game)
    assert [fault for chapter in rules.lessons for fault in lesson_faults(rules, chapter)] == []


def test_the_rules_hold_at_any_moment(game: str, seats: int, hooks: Hooks) -> None:
    for number, answers in product(range(2), range(0, LONG, ANSWERS)):
        match = a_match(f"holds {number}", game=game, seats=seats, answers=answers)
        hooks.check(match)
        if match.result is not None:
            break


def test_every_kind_stands_under_its_own_name_and_the_preset_is_the_first_option(game: str) -> None:
    assert all(isinstance(kind, Kind) and kind.name == name for name, kind in engine.game(game).kinds.items())
    assert "preset" not in [option.name for option in engine.game(game).options[1:]]


def test_every_option_has_a_default_for_each_preset_or_number_of_seats(game: str) -> None:
    rules = engine.game(game)
    presets = next((one.values for one in rules.options if one.name == "preset"), ("",))
    for option in rules.options:
        if option.by_seats:
            assert not option.defaults
            assert set(option.by_seats) == set(rules.seats)
            assert set(option.values) == {value for allowed in option.by_seats.values() for value in allowed}
        else:
            assert set(option.defaults) in ({""}, set(presets))
            assert set(option.defaults.values()) <= set(option.values)
        for seats in rules.seats:
            assert set(option.advice(seats)) <= set(option.allowed(seats))
            assert all(option.default(preset, seats) in option.allowed(seats) for preset in presets)
