"""Faults of a game in what it declares: its seats, commands and texts.

They follow from the game's kinds of questions, events, options, reasons, remarks and lessons, and no match is played.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import engine
from bot import texts
from bot.pictures.shapes import MARKS
from bot.texts import limits
from engine import Disclosed, Event, Game
from engine.hidden_roles import (
    AlliesSeen,
    AllyAnswered,
    CardsTurned,
    HiddenRoles,
    RoleDealt,
    RoleShown,
    SideWon,
    VoteShown,
)

COMMAND = re.compile(r"[-_'\w]{1,32}")
"""The names that Discord takes for a slash command; they also have no capital letters."""

SHARED_EVENTS = frozenset(
    one.kind for one in (AlliesSeen, AllyAnswered, CardsTurned, RoleDealt, RoleShown, SideWon, VoteShown)
)
"""The kinds of events that a game has of ``engine.hidden_roles``, and need not import."""

_OWN_COMMAND = re.compile(r"command-[a-z]+")


def faults(game: Game[Any]) -> Iterator[str]:
    """Yield a sentence for each fault of a registered game, with its place and a remedy."""
    yield from _seats(game)
    missing = [key for key in _needed(game) if not texts.speaker("en").knows(key)]
    yield from (f"texts/en: {key} is missing; write it" for key in missing)
    yield from _unsaid(game)
    if not any(key.startswith(f"{game.key}-rules-") for key in texts.speaker("en").keys):
        yield f"texts/en: {game.key}-rules-aim is missing; write at least one topic of the rules"
    for language in texts.LANGUAGES:
        yield from _commands(game, language)


def events(game: Game[Any]) -> dict[str, type[Event]]:
    """Return the classes of all events of a game, by kind.

    Their names stand in the module of the game's class, and of a game of which it is a kind. They also stand in the
    modules of these packages to which such a module leads. Modules of another game do not count.
    """
    classes = [one for one in type(game).__mro__ if issubclass(one, Game) and one not in (Game, HiddenRoles)]
    modules = [home for one in classes if (home := inspect.getmodule(one)) is not None]
    packages = {home.__package__ or home.__name__ for home in modules}
    found: dict[str, type[Event]] = {}
    for module in modules:  # grows meanwhile
        for value in list(vars(module).values()):
            name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
            if isinstance(value, type) and issubclass(value, Event) and value not in (Event, Disclosed):
                found[str(value.__struct_config__.tag)] = value
            if not isinstance(name, str) or all(f"{name}.".partition(f"{one}.")[0] for one in packages):
                continue
            if name in sys.modules and sys.modules[name] not in modules and not _has_another(sys.modules[name], game):
                modules.append(sys.modules[name])
    return found


def _has_another(module: ModuleType, game: Game[Any]) -> bool:
    """Return whether a module makes the class of another game, of which this one is no kind."""
    classes = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return any(issubclass(one, Game) and not isinstance(game, one) for one in classes)


def _seats(game: Game[Any]) -> Iterator[str]:
    numbers = list(game.seats)
    if not numbers or numbers[0] < 2 or numbers[-1] > len(MARKS):
        shown = f"{numbers[0]} to {numbers[-1]}" if numbers else "no"
        yield f"seats: the game is for {shown} seats; 2 to {len(MARKS)} can be shown"


def _needed(game: Game[Any]) -> Iterator[str]:
    """Yield the ids of the texts that a game cannot do without, and that have no default (``bot.games.defaults``)."""
    key = game.key
    for kind, event in events(game).items():
        yield f"{key}-{'story' if issubclass(event, Disclosed) else 'event'}-{kind}"
    yield from (f"{key}-question-{kind}" for kind in game.kinds)
    if texts.speaker("en").knows(f"{key}-round"):
        yield from (f"{key}-round.{form}" for form in ("before", "label", "which"))
    yield from (f"{key}-reason-{kind}" for kind in game.reasons)
    yield from (f"{key}-remark-{kind}" for kind in game.remarks)
    yield from (f"{key}-voice-{kind}" for kind in game.voices)
    if any(map(game.marked_parts, game.seats)):
        yield f"{key}-subject"
    if game.lessons:
        yield f"{key}-lessons"
    for chapter, lesson in game.lessons.items():
        name = f"{key}-lesson-{chapter}"
        yield from (name, f"{name}.end")
        yield from (f"{name}-{task.name}{rest}" for task in lesson.tasks for rest in ("", ".hint"))


def _unsaid(game: Game[Any]) -> Iterator[str]:
    """Yield a sentence for each text of a choice, an answer, a word, an option or an event that the game does not have.

    The default would be said instead, and nobody would notice the wrong name.
    """
    said = {thing: set(game.kinds) for thing in ("choice", "any", "group", "set", "answer", "tip")}
    said |= {"command": set(game.commands.values()), "option": {option.name for option in game.options}}
    said |= {thing: {*events(game), *SHARED_EVENTS} for thing in ("event", "story", "out")}
    said["mark"] = set(game.marks)
    if isinstance(game, HiddenRoles):
        said["cast"] = set(game.roles.sides)
    for text in texts.speaker("en").keys:
        thing, _, one = text.removeprefix(f"{game.key}-").partition("-")
        if text.startswith(f"{game.key}-") and one and one not in said.get(thing, {one}):
            yield f"texts/en: {text} is never said; the game has none of that name: {', '.join(sorted(said[thing]))}"


def _commands(game: Game[Any], language: str) -> Iterator[str]:
    """Yield what is wrong with the game's slash command and the words below it, in a language."""
    say, key = texts.speaker(language), f"{game.key}-command"
    words = list(dict.fromkeys(game.commands.values()))
    if len(words) > limits.LINES:
        yield f"kinds: {len(words)} words stand below the game's command; Discord takes {limits.LINES}"
    own = {say(one) for one in say.keys if _OWN_COMMAND.fullmatch(one)}
    commands = [f"{one}-command" for one in engine.games() if one != game.key]
    others = {say(one) for one in commands if say.knows(one)}
    if say(key) in own | others:
        yield f"texts/{language}: {key} is “{say(key)}”, which another command has; choose another word"
    below = [f"{key}-{word}" for word in words]
    for one in (key, *below, *(f"{word}.answer" for word in below)):
        if not COMMAND.fullmatch(say(one)) or say(one) != say(one).lower():
            yield f"texts/{language}: {one} is “{say(one)}”; write a word of small letters, at most 32, with no space"
    names = [say(one) for one in below]
    for twice in sorted({name for name in names if names.count(name) > 1}):
        yield f"texts/{language}: two words below {key} are “{twice}”; choose another word for either"
    for one in (
        f"{key}.description",
        *(f"{word}{rest}" for word in below for rest in (".description", ".answer-note")),
    ):
        if not 0 < len(say(one)) <= limits.LINE:
            yield f"texts/{language}: {one} has {len(say(one))} characters; Discord takes 1 to {limits.LINE}"
