"""Texts that a game need not write, because they follow from its key, its kinds, its events and its options.

They refer to general texts of the bot (``bot/texts/<language>/defaults.ftl``). Texts that depend on a single choice or
role have their defaults in ``bot.texts.games``.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.games.declared import events
from bot.texts import limits
from engine import Event, Game, Kind
from engine.hidden_roles import HiddenRoles

_PLAIN = re.compile(r"[^{}*_`#<>\n]+")
"""A text that Discord shows as it stands, also beside a command."""


def completed(game: Game[Any], texts: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of a game, by language, with defaults for those that are missing.

    A text that is there in English alone gets no default: English serves for it.
    """
    english = _ids(_messages(texts["en"]))
    return {language: _completed(game, source, english) for language, source in texts.items()}


def _completed(game: Game[Any], source: str, english: set[str]) -> str:
    resource = FluentParser(with_spans=False).parse(source)
    own = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    there = english | _ids(own)
    for name, message in _messages("\n".join(_defaults(game, own))).items():
        value = None if name in there else message.value
        attributes = [one for one in message.attributes if f"{name}.{one.id.name}" not in there]
        if name in own:
            own[name].value = own[name].value or value
            own[name].attributes += attributes
        elif value is not None or attributes:
            resource.body.append(ast.Message(message.id, value, attributes))
    return FluentSerializer().serialize(resource)


def _messages(source: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _ids(messages: Mapping[str, ast.Message]) -> set[str]:
    """Return the ids of all texts: of messages, and of their attributes after a dot."""
    found = {name for name, message in messages.items() if message.value is not None}
    return found | {f"{name}.{one.id.name}" for name, message in messages.items() for one in message.attributes}


def _defaults(game: Game[Any], own: Mapping[str, ast.Message]) -> Iterator[str]:
    """Yield all default texts of a game in Fluent's syntax; a language's ``own`` questions tell what a command does."""
    key = game.key
    yield f"{key}-game = {' '.join(word.capitalize() for word in key.split('_'))}"
    yield f"{key}-phase = {_general('default-phase')}"
    yield f"{key}-part = {_general('default-part')}"
    yield f"{key}-placing-side = {_general('default-side')}"
    yield f"{key}-zoom = {_general('default-side')}"
    if game.by_side:
        yield f"{key}-side-wins = {_general('default-side-wins')} {_side(key)}"
    for option in game.options:
        yield f"{key}-option-{option.name} = {_words(option.name)}"
        yield from (f"    .is-{value} = {_words(value)}" for value in option.values)
    if isinstance(game, HiddenRoles):
        yield from _of_hidden_roles(game)
    for topic in own:
        if topic.startswith(f"{key}-rules-"):
            yield f"{topic} =\n    .title = {_words(topic.removeprefix(f'{key}-rules-'))}"
    for kind, event in events(game).items():
        if _tells_role(event):
            yield f"{key}-event-{kind} = {_general('default-you-are')} {_side(key)}."
            yield f"{key}-story-{kind} = {{ $seat }}: {_side(key)}."
    yield f"{key}-command = {_command(key)}"
    yield f"    .description = {_general('default-command')}"
    for word in dict.fromkeys(game.commands.values()):
        kinds = [kind for name, kind in game.kinds.items() if game.commands[name] == word]
        yield f"{key}-command-{word} = {_command(word)}"
        yield f"    .description = {_description(key, kinds, own)}"
        yield f"    .answer = {_general('default-answer-name')}"
        several = any(kind.number is not None for kind in kinds)
        yield f"    .answer-note = {_general('default-answers-note' if several else 'default-answer-note')}"


def _of_hidden_roles(game: HiddenRoles[Any]) -> Iterator[str]:
    """Yield the texts of the events that ``engine.hidden_roles`` brings about in the game."""
    key, tells = game.key, {kind.tells for kind in game.kinds.values()}
    yield f"{key}-event-role_dealt = {_general('default-you-are')} {_side(key, 'role')}."
    yield f"{key}-story-role_dealt = {{ $seat }}: {_side(key, 'role')}."
    yield f"{key}-event-role_shown = {{ $seat }}: {_side(key, 'role')}."
    yield f"{key}-event-side_won = {_general('default-side-wins')} {_side(key, 'side')}."
    if game.roles.sees:
        yield f"{key}-event-allies_seen = {_general('default-event-allies_seen')}"
        yield f"{key}-story-allies_seen = {_general('default-story-allies_seen')}"
    if "choice" in tells:
        yield f"{key}-event-ally_answered = {_general('default-event-ally_answered')}"
        yield f"{key}-story-ally_answered = {_general('default-event-ally_answered')}"
    if "votes" in tells:
        yield f"{key}-event-vote_shown = {_general('default-event-vote_shown')}"
    if "keys" in tells:
        yield f"{key}-event-cards_turned = {_general('default-event-cards_turned')}"


def _general(message: str) -> str:
    """Return the reference to a message of the bot."""
    return f"{{ {message} }}"


def _words(key: str) -> str:
    return f'{{ WORDS("{key}") }}'


def _side(game: str, fact: str = "key") -> str:
    return f'{{ NAME("{game}-placing-side", ${fact}) }}'


def _command(key: str) -> str:
    """Return a key as a slash command.

    >>> _command("fifth_Column")
    'fifth-column'
    """
    return key.lower().replace("_", "-")


def _tells_role(event: type[Event]) -> bool:
    """Return whether events of a class tell a seat its role or side, by its key."""
    return event.casts is not Event.casts and {"seat", "key"} <= set(event.__struct_fields__)


def _description(game: str, kinds: Sequence[Kind[Any]], own: Mapping[str, ast.Message]) -> str:
    """Return the question that a command answers, if it answers a single question that can stand there as it is."""
    name = f"{game}-question-{kinds[0].name}"
    pattern = own[name].value if len(kinds) == 1 and name in own else None
    match pattern.elements if pattern is not None else ():
        case [ast.TextElement(value=words)] if _PLAIN.fullmatch(words) and len(words) <= limits.LINE:
            return _general(name)
    return _general("default-answer-description")
