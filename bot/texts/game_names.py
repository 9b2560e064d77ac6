"""The games as a list shows them, and the game that a typed name means."""

from collections.abc import Mapping, Sequence

from bot.texts.finding import fitting, folded
from bot.texts.speech import LANGUAGES, Speaker, speaker


def game_name(say: Speaker, game: str) -> str:
    """Return the game's name; its key if the game is not here."""
    return say(f"{game}-game") if say.knows(f"{game}-game") else game


def pitch(say: Speaker, game: str, seats: Sequence[int]) -> list[str]:
    """Describe the game in one sentence, then its number of seats, its length and its difficulty.

    Return an empty list if the game's texts lack this description.
    """
    key = f"{game}-pitch"
    if not say.knows(key):
        return []
    length, level = say(f"{key}.length"), say(f"{key}.level")
    return [say(key), say("lobby-about", least=seats[0], most=seats[-1], length=length, level=level)]


def game_with_seats(say: Speaker, game: str, seats: Sequence[int]) -> str:
    """Return the game's name with its possible numbers of seats."""
    return say("game-with-seats", game=game_name(say, game), least=seats[0], most=seats[-1])


def games_fitting(say: Speaker, games: Mapping[str, Sequence[int]], typed: str) -> list[str]:
    """Return the games whose name contains the typed text; first the game with exactly this name.

    ``games`` maps games to their numbers of seats.

    >>> from bot.texts import speaker
    >>> games_fitting(speaker("en"), {"the_traitors": range(4, 9), "traitor": range(2, 9)}, "Traitor")
    ['traitor', 'the_traitors']
    """

    def names(game: str) -> list[str]:
        return [game, game_name(say, game), game_with_seats(say, game, games[game])]

    return fitting(games, names, typed)


def game_called(games: Mapping[str, Sequence[int]], typed: str) -> str | None:
    """Return the game with the typed key, name in any language, or entry in a list of games.

    >>> game_called({"the_traitors": range(4, 9), "traitor": range(2, 9)}, " TRAITOR")
    'traitor'
    """
    if typed in games:
        return typed
    for language in LANGUAGES:
        say = speaker(language)
        for game, seats in games.items():
            if folded(typed) in (folded(game), folded(game_name(say, game)), folded(game_with_seats(say, game, seats))):
                return game
    return None
