"""The bodies that register application commands (Discord's documentation, "Application Commands")."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from discord import Locale
from msgspec import Meta

from bot.sandbox.refusals import Refusal, invalid_form
from bot.sandbox.rest.bodies import read
from bot.sandbox.rest.shapes import Snowflake, UpTo100

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
MOST = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
"""So many commands of each type an application has: typed, on people, on messages."""
MOST_CHARACTERS = 8000
SUBCOMMAND, GROUP = 1, 2
AUTOCOMPLETED = (3, 4, 10)
LOCALES = {locale.value for locale in Locale}
LONGEST_NAME = 32
NAME = re.compile(r"[-'\w]{1,32}")

Localizations = dict[str, UpTo100] | None
Name = Annotated[str, Meta(min_length=1, max_length=32)]


class CommandChoice(msgspec.Struct, forbid_unknown_fields=True):
    """A fixed choice of an option."""

    name: UpTo100
    value: str | int | float
    name_localizations: Localizations = None


class Option(msgspec.Struct, forbid_unknown_fields=True):
    """An option, subcommand or group of subcommands."""

    type: Annotated[int, Meta(ge=1, le=11)]
    name: Name
    description: UpTo100
    name_localizations: Localizations = None
    description_localizations: Localizations = None
    required: bool | None = None
    choices: Annotated[list[CommandChoice], Meta(max_length=25)] | None = None
    options: "Annotated[list[Option], Meta(max_length=25)] | None" = None
    channel_types: list[int] | None = None
    min_value: float | None = None
    max_value: float | None = None
    min_length: Annotated[int, Meta(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Meta(ge=1, le=6000)] | None = None
    autocomplete: bool | None = None


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """An application command."""

    name: Name
    description: Annotated[str, Meta(max_length=100)] | None = None
    type: Literal[1, 2, 3] | None = None
    id: Snowflake | None = None
    name_localizations: Localizations = None
    description_localizations: Localizations = None
    options: Annotated[list[Option], Meta(max_length=25)] | None = None
    default_member_permissions: str | int | None = None
    dm_permission: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None
    nsfw: bool | None = None


def check_commands(raw: list[dict[str, Any]]) -> None:
    """Check a bulk registration of commands. Raises Refusal if Discord would refuse it."""
    commands = read(raw, list[Command])
    for kind, most in MOST.items():
        if sum((one.type or CHAT_INPUT) == kind for one in commands) > most:
            raise Refusal(400, 30032, f"Maximum number of application commands reached ({most}).", ours=True)
    seen: set[tuple[str, int]] = set()
    for index, command in enumerate(commands):
        key = command.name, command.type or CHAT_INPUT
        if key in seen:
            raise invalid_form(
                (index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
        for path, code, message in _faults(command):
            raise invalid_form((index, *path), code, message)


Fault = tuple[tuple[str | int, ...], str, str]


def _faults(command: Command) -> Iterator[Fault]:
    if (command.type or CHAT_INPUT) != CHAT_INPUT:
        yield from _faults_of_menu(command)
        return
    yield from _faults_of_names(command)
    if not command.description:
        yield ("description",), "BASE_TYPE_REQUIRED", "This field is required"
    yield from _faults_of_options(command.options or [], (SUBCOMMAND, GROUP))
    if _characters(command) > MOST_CHARACTERS:
        yield (), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})"


def _faults_of_menu(command: Command) -> Iterator[Fault]:
    """Yield the faults of a command on people or messages. Its name may have spaces and capital letters."""
    if command.description:
        yield ("description",), "APPLICATION_COMMAND_DESCRIPTION", "Context menus have no description."
    if command.options:
        yield ("options",), "APPLICATION_COMMAND_OPTIONS", "Context menus have no options."
    for locale, name in (command.name_localizations or {}).items():
        if locale not in LOCALES:
            yield ("name_localizations", locale), "BASE_TYPE_CHOICES", f"Unknown locale {locale}."
        if len(name) > LONGEST_NAME:
            yield ("name_localizations", locale), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length."


def _faults_of_options(options: list[Option], below: tuple[int, ...]) -> Iterator[Fault]:
    """Yield the faults of options. These kinds of subcommands may stand there: either all are such, or none is."""
    names = [option.name for option in options]
    has_subcommands = any(option.type in below for option in options)
    optional_seen = False
    for index, option in enumerate(options):
        here = ("options", index)
        if option.type not in below and (has_subcommands or option.type in (SUBCOMMAND, GROUP)):
            message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
            yield (*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message
        for path, code, message in _faults_of_names(option):
            yield (*here, *path), code, message
        if names.index(option.name) != index:
            yield (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
        if option.required and optional_seen:
            yield (
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.required
        if option.autocomplete and (option.choices or option.type not in AUTOCOMPLETED):
            yield (*here, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Not possible for this option."
        for language in (choice.name_localizations for choice in option.choices or []):
            if unknown := set(language or ()) - LOCALES:
                yield (*here, "choices"), "BASE_TYPE_CHOICES", f"Unknown locale {min(unknown)}."
        inside = (SUBCOMMAND,) if option.type == GROUP else ()
        for path, code, message in _faults_of_options(option.options or [], inside):
            yield (*here, *path), code, message


def _faults_of_names(one: Command | Option) -> Iterator[Fault]:
    for field, localizations in (
        ("name_localizations", one.name_localizations),
        ("description_localizations", one.description_localizations),
    ):
        if unknown := set(localizations or ()) - LOCALES:
            yield (field, min(unknown)), "BASE_TYPE_CHOICES", f"Unknown locale {min(unknown)}."
    names: dict[tuple[str | int, ...], str] = {("name",): one.name}
    names |= {("name_localizations", locale): name for locale, name in (one.name_localizations or {}).items()}
    for path, name in names.items():
        if not NAME.fullmatch(name) or name != name.lower():
            yield path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"


def _characters(one: Command | Option) -> int:
    """Count as Discord does: names, descriptions and values, the longest of all languages."""
    own = max(map(len, (one.name, *(one.name_localizations or {}).values())))
    own += max(map(len, (one.description or "", *(one.description_localizations or {}).values())))
    if isinstance(one, Option):
        own += sum(len(choice.name) + len(str(choice.value)) for choice in one.choices or [])
    return own + sum(_characters(option) for option in one.options or [])
