"""config.toml -> typed settings, every mistake named with its key."""

import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

import engine
from bot.config.data_files import files, games_with_data, text_of, wrong_game
from bot.config.mistakes import ConfigError, Mistake, found, unknown
from bot.processes.shards import Shards
from bot.store import location
from bot.watching.address import Address

__all__ = [
    "DATABASE_ALLOWED",
    "VARIABLES",
    "ConfigError",
    "Drawn",
    "LogFormat",
    "LogLevel",
    "Retention",
    "Settings",
    "load",
    "open_secret",
]

VARIABLES = {
    "token": "TURNCOAT_TOKEN",
    "database": "TURNCOAT_DATABASE",
    "role": "TURNCOAT_ROLE",
    "shards": "TURNCOAT_SHARDS",
    "api": "TURNCOAT_API",
    "pages": "TURNCOAT_PAGES",
}
"""The environment variables that may hold what a key of the file would."""

Snowflake = Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]
Drawn = Literal["auto", "processes", "threads"]
LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
Role = Literal["all", "gateway", "worker"]
ProxyAddress = Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s?#@]+/?)?$")]
PageAddress = Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s?#@]+(/[^\s?#]*)?)?$")]
Replacements = Mapping[str, Mapping[str, Path]]


class Retention(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The days for which each kind of data is kept."""

    lobbies: Annotated[int, msgspec.Meta(ge=1)] = 7
    """Tables that never started, after they were closed."""
    messages: Annotated[int, msgspec.Meta(ge=1)] = 30
    """The notes on a table's messages, after its end."""
    answers: Annotated[int, msgspec.Meta(ge=1)] = 730
    """The answers of a match and what made its deal, after its end; and what hosts and admins did."""
    servers: Annotated[int, msgspec.Meta(ge=7)] = 30
    """All of a server, after it has removed the bot. Its open tables are closed after 7 days."""


class Settings(msgspec.Struct, frozen=True):
    """Choices of the owner of the bot. Paths are complete; the ``repr`` has no secrets."""

    token: str
    data: Path = Path("data")
    """The folder of the database."""
    servers: tuple[Snowflake, ...] = ()
    """The only servers that get the commands; none: all servers."""
    abort_role: Snowflake | None = None
    """A role whose members administer tables where the server has chosen none itself."""
    log_level: LogLevel = "info"
    drawing: Drawn = "auto"
    """The place of drawing: processes of their own, a thread, or as the machine's cores suggest."""
    log_format: LogFormat = "text"
    """The form of the log: lines to be read, or a JSON object a line."""
    metrics: Address | None = None
    """The address of ``/metrics`` and ``/healthz``; none: they are not answered."""
    public_url: PageAddress = ""
    """The address by which people reach the pages of matches that are over; empty: pages are sent as files."""
    pages: Address | None = None
    """The address at which this process serves those pages; none: it does not."""
    role: Role = "all"
    """The work of this process: everything, the part that people wait for, or the rest."""
    shards: Shards | None = None
    """The shards of this process, which may be one of several; none: all that Discord recommends."""
    api: ProxyAddress = ""
    """The address of a proxy through which Discord's API is called; empty: none."""
    openings: Annotated[int, msgspec.Meta(ge=1)] = 20
    """To how many people the bot opens direct messages for the first time within ten minutes."""
    operator: str = ""
    """The operator's name, as people are told."""
    contact: str = ""
    """The way to reach the operator."""
    policy_url: str = ""
    """The address of the operator's privacy policy."""
    terms_url: str = ""
    """The address of the operator's terms of use."""
    invites: bool = False
    """Put a link that adds the bot to a server below all that people show outside of the bot's servers."""
    source: str = ""
    """The address of the program that checks deals."""
    retention: Retention = Retention()
    replacements: Replacements = {}
    """Game -> name of one of its data files -> the file that replaces it. Each has been read and checked."""
    database: str = ""
    """The address of a database of PostgreSQL; empty: it is a file in ``data``."""

    @property
    def where(self) -> Path | str:
        """The place of the database: a file, or an address of PostgreSQL."""
        return self.database or self.data / location.DATABASE

    @property
    def secrets(self) -> dict[str, str]:
        """The secrets that must be read nowhere -> the words that stand in their place."""
        return {self.token: "[token]", **dict.fromkeys(location.passwords(self.database), "[password]")}

    def __repr__(self) -> str:
        """Return all except the token and the password of the database.

        >>> settings = Settings("secret", operator="Ada", database="postgresql://turncoat:secret@127.0.0.1/turncoat")
        >>> "secret" in repr(settings), "Ada" in repr(settings), "127.0.0.1" in repr(settings)
        (False, True, True)
        """
        shown = {name: getattr(self, name) for name in self.__struct_fields__ if name != "token"}
        shown |= {"data": str(self.data), "database": location.without_password(self.database) if self.database else ""}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


DATABASE_ALLOWED = (
    'write an address of PostgreSQL, such as "postgresql://turncoat:password@127.0.0.1/turncoat"; in the password '
    "write signs other than letters and digits with a %, such as %40 for @"
)
_ALLOWED = {
    "token": "write the bot's token, in quotes",
    "data": "write the path of a folder, in quotes",
    "database": DATABASE_ALLOWED,
    "servers": "write a list of server ids, such as [123456789012345678], without quotes",
    "abort_role": "write the id of a role, such as 123456789012345678, without quotes",
    "drawing": f"write one of {', '.join(json.dumps(one) for one in get_args(Drawn))}",
    "log_format": f"write one of {', '.join(json.dumps(one) for one in get_args(LogFormat))}",
    "metrics": 'write an IP address with a port, such as "127.0.0.1:9464"',
    "public_url": 'write the address by which browsers reach the pages, such as "https://turncoat.example.org"',
    "pages": 'write an IP address with a port, such as "127.0.0.1:8080"',
    "role": f"write one of {', '.join(json.dumps(one) for one in get_args(Role))}",
    "log_level": f"write one of {', '.join(json.dumps(level) for level in get_args(LogLevel))}",
    "shards": 'write some of all shards, such as "0-15/64", or one, such as "3/8"; the first is 0',
    "api": 'write the address of a proxy for Discord\'s API, without a path, such as "http://127.0.0.1:8080"',
    "openings": "write a number of people, 1 or more, without quotes",
    "operator": "write the operator's name, in quotes",
    "contact": "write an address at which they can be reached, in quotes",
    "policy_url": 'write the address of a page, such as "https://example.org/privacy"',
    "terms_url": 'write the address of a page, such as "https://example.org/terms"',
    "invites": "write true or false, without quotes",
    "source": 'write the address of a page, such as "https://example.org/turncoat"',
}
SECRET = ("token", "database")
"""Keys whose values no mistake shows."""
RETENTION = "retention"
_DAYS = {"servers": "write a number of days, 7 or more"}
_TYPES = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def load(path: Path, environ: Mapping[str, str]) -> Settings:
    """Return the settings in the TOML file at ``path``; ``VARIABLES`` in ``environ`` win over its content.

    Paths in the file are relative to its folder. A file that replaces a game's data is read and checked by the game.
    Raises ``ConfigError`` with all mistakes.
    """
    content = _read(path)
    content |= {key: value for key, name in VARIABLES.items() if (value := environ.get(name, "").strip())}
    mistakes = list(_mistakes(content, path.parent))
    if mistakes:
        raise ConfigError(path, mistakes)
    games = [key for key in content if key in games_with_data()]
    values: dict[str, Any] = {key: _convert(key, content[key]) for key in content if key in _ALLOWED}
    values["token"] = values["token"].strip()
    values["data"] = path.parent / values.get("data", "data")
    values[RETENTION] = msgspec.convert(content.get(RETENTION, {}), Retention)
    values["replacements"] = {game: files(path.parent, content[game], list(engine.game(game).data)) for game in games}
    return Settings(**values)


def open_secret(path: Path) -> str:
    """Return what to do about a secret in the file ``path`` that others may read; empty if all is well."""
    content = _read(path)
    has_secret = content.get("token") or location.passwords(str(content.get("database", "")))
    if os.name == "nt" or not has_secret or not path.stat().st_mode & 0o077:
        return ""
    return f"it has a secret, and others may read it; chmod 600 {path}"


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text_of(path))
    except FileNotFoundError as error:
        mistake = Mistake("", "there is no such file", "copy config.example.toml and fill it in")
        raise ConfigError(path, [mistake]) from error
    except OSError as error:
        mistake = Mistake("", f"it cannot be read ({error.strerror})", "let the user of the bot read it")
        raise ConfigError(path, [mistake]) from error
    except UnicodeDecodeError as error:
        raise ConfigError(path, [Mistake("", "it is not text in UTF-8", "save it as UTF-8")]) from error
    except tomllib.TOMLDecodeError as error:
        mistake = Mistake("", f"it is not TOML: {error}", "write text in quotes, and names of parts in [brackets]")
        raise ConfigError(path, [mistake]) from error


def _mistakes(content: Mapping[str, object], folder: Path) -> Iterator[Mistake]:
    for key, value in content.items():
        if key in _ALLOWED:
            yield from _wrong_type(key, value)
        elif key == RETENTION:
            yield from _wrong_retention(value)
        elif key in games_with_data():
            yield from wrong_game(key, value, folder)
        else:
            yield unknown(key, key, [*_ALLOWED, RETENTION, *games_with_data()])
    for key in ("policy_url", "terms_url", "source"):
        page = content.get(key)
        if isinstance(page, str) and page and not page.startswith(("https://", "http://")):
            yield Mistake(key, found(page), _ALLOWED[key])
    token = str(content.get("token", "")).strip()
    if not token.isprintable():
        yield Mistake("token", "it has characters that no token has", _ALLOWED["token"])
    if not token:
        yield Mistake("token", "it is missing", f"write it into the file or into the variable {VARIABLES['token']}")
    where = content.get("database")
    if isinstance(where, str) and where and not location.is_complete(where):
        yield Mistake("database", "it is no address of a database", _ALLOWED["database"])
    role = content.get("role", "all")
    if role in ("gateway", "worker") and not where:
        yield Mistake("role", found(role), 'other roles than "all" need a database of PostgreSQL: name one as database')
    yield from _half_pages(content, alone=not where)
    if not where:
        yield from _missing_shards(content.get("shards"))


def _half_pages(content: Mapping[str, object], *, alone: bool) -> Iterator[Mistake]:
    """Yield a mistake if pages have no public address, or if ``alone`` nobody serves them."""
    public_url, pages = content.get("public_url"), content.get("pages")
    if pages is not None and not public_url:
        yield Mistake("pages", found(pages), "nobody would get a link: also name the address of the pages, public_url")
    if public_url and pages is None and alone:
        allowed = "nothing would answer there: also name an address to listen at, pages"
        yield Mistake("public_url", found(public_url), allowed)


def _missing_shards(text: object) -> Iterator[Mistake]:
    """Yield a mistake if the process has not all shards.

    A part of all shards is for one of several processes. A database in a file is for one process alone.
    """
    try:
        shards = Shards(text)
    except ValueError:
        return
    if len(shards.mine) < shards.count:
        allowed = "with a database in a file one process must have all: leave shards out, or name a database"
        yield Mistake("shards", found(text), allowed)


def _wrong_type(key: str, value: object) -> Iterator[Mistake]:
    try:
        _convert(key, value)
    except msgspec.ValidationError:
        yield Mistake(key, "it has the wrong form" if key in SECRET else found(value), _ALLOWED[key])


def _wrong_retention(part: object) -> Iterator[Mistake]:
    names = Retention.__struct_fields__
    if not isinstance(part, dict):
        yield Mistake(RETENTION, found(part), f"write a part [{RETENTION}] with {', '.join(names)}")
        return
    for name, value in part.items():
        key = f"{RETENTION}.{name}"
        if name not in names:
            yield unknown(key, name, list(names))
            continue
        try:
            msgspec.convert({name: value}, Retention)
        except msgspec.ValidationError:
            yield Mistake(key, found(value), _DAYS.get(name, "write a number of days, 1 or more"))


def _convert(key: str, value: object) -> object:
    return msgspec.convert(value, _TYPES[key], dec_hook=lambda kind, text: kind(text))
