"""The command line: ``python -m bot run``, ``demo``, ``sandbox``, ``check``, ``verify``, ``replay``, ``results``,
``backup``, ``restore``, ``restored``, ``move``, ``person``. Authors of games have ``try`` and ``new-game``.
"""

import argparse
import asyncio
import errno
import logging
import os
import platform
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

from bot.fair_deal import verify

try:
    import aiohttp
    import discord

    from bot import VERSION, client, config, games, sandbox
    from bot.aftermath.film import FilmOrder
    from bot.aftermath.page import making
    from bot.client.pulse import set_aside
    from bot.operating import check, database, demo, logs, new_game, person, try_game
    from bot.store import StoreError, backup, restore
    from bot.tables.time.clock_rules import REAL
    from bot.texts import LANGUAGES
    from bot.watching.monitor import AddressTaken
except ModuleNotFoundError as error:
    if sys.argv[1:2] == ["verify"]:
        sys.exit(verify.alone(sys.argv[2:]))
    sys.exit(f"The bot needs {error.name}, which is not installed: install turncoat[bot], not turncoat alone")

Command = Callable[[argparse.Namespace], int]

CONFIG = Path("config.toml")
PORT = 8765
PROGRESS_EVERY = 100
TO_START = 8.0
TO_STOP = 1.0
_CLOSED = {
    4010: "Discord does not take these shards: see shards in the configuration.",
    4011: "The bot is on too many servers for so few shards: name more as shards in the configuration, or none.",
}
"""Reasons for which Discord closes the connection for good (its documentation, "Gateway Close Event Codes")."""
_EXPECTED = (
    StoreError,
    AddressTaken,
    discord.LoginFailure,
    discord.PrivilegedIntentsRequired,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.DiscordServerError,
    aiohttp.ClientError,
)
"""Exceptions that keep the bot from playing, and are no defect of it."""

_log = logging.getLogger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; the exit code is returned. Raises ``SystemExit`` (2) when it cannot be understood."""
    given = _parser().parse_args(arguments)
    _end_cleanly()
    command: Command = given.command
    try:
        return command(given)
    except (config.ConfigError, StoreError) as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        return 0


def _run(given: argparse.Namespace) -> int:
    """Play on Discord."""
    times = demo.Leash().times if given.with_parent else REAL
    if given.discord:
        sandbox.redirect(given.discord)
    _load_games()
    settings = config.load(given.config, os.environ)
    logs.set_up(settings.secrets, settings.log_level, settings.log_format)
    set_aside()
    _log.info("Turncoat %s begins, on Python %s as process %d", VERSION, platform.python_version(), os.getpid())
    try:
        asyncio.run(_play(client.create(settings, times=times), settings.token))
    except KeyboardInterrupt:
        _log.info("Turncoat has ended, because it was asked to stop")
    except _EXPECTED as error:
        _log.critical("%s", _reason(error))
        return 1
    return 0


def _reason(error: Exception) -> str:
    """Why the bot cannot go on, and what to do about it."""
    if isinstance(error, discord.LoginFailure):
        return (
            "Discord does not know the token. Reset it on the Bot page of your application at "
            "https://discord.com/developers/applications and write the new one into the configuration."
        )
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return (
            "Discord refuses the intents the bot asks for. Allow them on the Bot page of your application at "
            "https://discord.com/developers/applications."
        )
    if isinstance(error, discord.ConnectionClosed):
        return _CLOSED.get(error.code, f"Discord has closed the connection for good, with the code {error.code}.")
    if isinstance(error, StoreError | AddressTaken):
        return str(error)
    return f"Discord cannot be reached: {error}"


async def _play(turncoat: discord.Client, token: str) -> None:
    async with turncoat:
        starting = asyncio.create_task(turncoat.login(token))
        try:
            # Not interrupted halfway, where what is just being opened would stay open.
            await asyncio.shield(starting)
        finally:
            await asyncio.wait((starting,), timeout=TO_START)
        playing = asyncio.create_task(turncoat.connect())
        try:
            await asyncio.wait((playing,))
            playing.result()
        finally:
            # discord.py swallows this while it reconnects; then it ends when the client is closed.
            playing.cancel()
            await asyncio.wait((playing,), timeout=TO_STOP)


def _demo(given: argparse.Namespace) -> int:
    """Play on this machine, without Discord."""
    return _serve(given.port, demo.run(given.port, browser=given.browser))


def _sandbox(given: argparse.Namespace) -> int:
    """Serve a Discord on this machine, for any bot."""
    return _serve(given.port, _serve_sandbox(given.port))


def _serve(port: int, serving: Coroutine[object, object, None]) -> int:
    try:
        asyncio.run(serving)
    except demo.DemoError as error:
        return _refuse(str(error))
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        reason = os.strerror(error.errno)
        return _refuse(
            f"Port {port} cannot be used ({reason}). Choose another one: --port 18080, make demo PORT=18080."
        )
    return 0


async def _serve_sandbox(port: int) -> None:
    async with sandbox.Sandbox(port) as one:
        print(f"{one.address}/\nStart a bot: python -m bot run --discord {one.address}", flush=True)
        await asyncio.Event().wait()


def _check(given: argparse.Namespace) -> int:
    """Try everything the bot needs, and say what is wrong."""
    return asyncio.run(check.run(given.config, os.environ, online=given.online))


def _try(given: argparse.Namespace) -> int:
    """Play, tell and draw a game many times, and say all that is wrong with it."""
    games.load(tried=True)
    return try_game.run(given.game, given.matches)


def _new_game(given: argparse.Namespace) -> int:
    """Write the package of a game that plays at once, to be changed bit by bit."""
    games.load(tried=True)
    try:
        folder = new_game.write(given.key, given.seats, Path.cwd())
    except new_game.NewGameError as error:
        return _refuse(f"{error}.")
    shown = folder.name if folder.parent == Path.cwd() else folder
    print(f"{shown} has the game. Try it: python -m bot try {shown}")
    return 0


def _verify(given: argparse.Namespace) -> int:
    """Check what a table published at its end: the parts of the deal, and that its match follows the rules."""
    return verify.command(given)


def _replay(given: argparse.Namespace) -> int:
    """Make a page of a match that has ended, with every step; it is written to standard output."""
    _load_games(tried=True)
    try:
        text = sys.stdin.buffer.read() if given.file == "-" else Path(given.file).read_bytes()
        checked = verify.verify(text)
        order = FilmOrder(checked.match.record, checked.names, given.language, sys.maxsize)
        print(making.page(order, _tell_progress))
    except OSError as error:
        return _refuse(f"{given.file} cannot be read: {error.strerror}.")
    except verify.Unfair as error:
        return _refuse(str(error))
    return 0


def _tell_progress(done: int, of: int) -> None:
    """Say now and then on standard error how far a page is.

    If standard error is a terminal, this is said on the same line.
    """
    if done == of or done % PROGRESS_EVERY == 0:
        print(
            f"{done} of {of} answers are drawn.",
            end="\r" if sys.stderr.isatty() and done < of else "\n",
            file=sys.stderr,
        )


def _results(given: argparse.Namespace) -> int:
    """Compare the stored results with the records they follow from, while the bot is stopped."""
    _load_games(tried=True)
    settings = config.load(given.config, os.environ)
    return asyncio.run(database.compare(settings.where, write=given.rebuild))


def _backup(given: argparse.Namespace) -> int:
    """Copy the database into a file, also while the bot runs."""
    backup(_file(config.load(given.config, os.environ)), given.file)
    print(f"{given.file} is a copy of the database. It has every secret and everybody's data: keep it accordingly.")
    return 0


def _restore(given: argparse.Namespace) -> int:
    """Put a copy made by backup in the place of the database, while the bot is stopped."""
    kept = restore(given.file, _file(config.load(given.config, os.environ)))
    print(f"{given.file} is in its place now.", f"The old database is {kept}." if kept is not None else "")
    return 0


def _restored(given: argparse.Namespace) -> int:
    """Mark the database as a copy put back by other means, such as pg_restore, before the bot starts."""
    asyncio.run(database.mark_restored(config.load(given.config, os.environ).where))
    print("The next start shows everything again, and tells every table.")
    return 0


def _file(settings: config.Settings) -> Path:
    """Return the file that is the database.

    Raises ``StoreError`` when the database is PostgreSQL's, which has its own programs.
    """
    if isinstance(settings.where, Path):
        return settings.where
    raise StoreError(
        "The database is PostgreSQL's, so its programs copy it and put it back: "
        "pg_dump --format=custom --file=FILE ADDRESS, and pg_restore, then `restored` (docs/operating.md)."
    )


def _move(given: argparse.Namespace) -> int:
    """Copy a database, a file or an address of PostgreSQL, into an empty one. No bot may use either of them."""
    try:
        asyncio.run(database.move(given.source, given.target))
    except KeyboardInterrupt:
        return _refuse("The copy is not finished. Run the same command again.")
    return 0


def _person(given: argparse.Namespace) -> int:
    """Give out or delete all data of a person who cannot use /privacy, also while the bot runs."""
    _load_games(tried=True)
    return person.command(config.load(given.config, os.environ), given)


def _parser() -> argparse.ArgumentParser:
    started = "python -m bot" if Path(sys.argv[0]).name == "__main__.py" else None
    parser = argparse.ArgumentParser(prog=started, description="Games of divided loyalty on Discord.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Command) -> argparse.ArgumentParser:
        text = str(command.__doc__)
        one = commands.add_parser(name, help=text, description=text)
        one.set_defaults(command=command)
        return one

    running, checking, comparing = add("run", _run), add("check", _check), add("results", _results)
    copying, restoring, marking = add("backup", _backup), add("restore", _restore), add("restored", _restored)
    personal = add("person", _person)
    for one in (running, checking, comparing, copying, restoring, marking, personal):
        one.add_argument(
            "--config", type=Path, default=CONFIG, metavar="FILE", help=f"the configuration; {CONFIG} unless given"
        )
    running.add_argument("--discord", metavar="URL", help="a sandbox instead of Discord")
    running.add_argument("--with-parent", action="store_true", help=argparse.SUPPRESS)
    checking.add_argument("--online", action="store_true", help="also log in, and look at the servers")

    copying.add_argument("file", type=Path, metavar="FILE", help="a new file; an existing one is refused")
    restoring.add_argument("file", type=Path, metavar="FILE", help="a file made by backup")
    comparing.add_argument("--rebuild", action="store_true", help="store results that differ again")

    person.add_arguments(personal)

    moving = add("move", _move)
    moving.add_argument("source", type=_where, metavar="FROM", help="the present database")
    moving.add_argument("target", type=_where, metavar="TO", help="an empty database")

    trying = add("try", _try)
    trying.add_argument("game", metavar="GAME", help="the key of a game, or the folder of a project with a game")
    trying.add_argument("--matches", type=int, default=100, metavar="N", help="number of matches; 100 unless given")

    beginning = add("new-game", _new_game)
    beginning.add_argument("key", metavar="KEY", help="the game's key, in small letters")
    beginning.add_argument(
        "--seats", type=_seats, default=range(5, 10), metavar="N-M", help="numbers of seats; 5-9 unless given"
    )

    showing, serving = add("demo", _demo), add("sandbox", _sandbox)
    for one in (showing, serving):
        one.add_argument("--port", type=_port, default=PORT, metavar="N", help=f"instead of {PORT}; 0 is any free one")
    showing.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser")

    verifying, replaying = add("verify", _verify), add("replay", _replay)
    verify.add_arguments(verifying)
    replaying.add_argument(
        "file", metavar="FILE", help="the file that a table published at its end; - is standard input"
    )
    replaying.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="the language of the page")
    return parser


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def _seats(text: str) -> range:
    least, dash, most = text.partition("-")
    if not (least.isdecimal() and (most.isdecimal() or not dash)):
        raise argparse.ArgumentTypeError(f"seats are two numbers such as 5-9, not {text!r}")
    return range(int(least), int(most or least) + 1)


def _where(text: str) -> Path | str:
    try:
        return database.where(text)
    except ValueError:
        raise argparse.ArgumentTypeError(config.DATABASE_ALLOWED) from None


def _load_games(*, tried: bool = False) -> None:
    """Have the games of other packages, too; name each that cannot be used, and go on with the others.

    A match that was played already needs no trial of its game.
    """
    for sentence in games.load(tried=tried):
        print(sentence, file=sys.stderr)


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 1


def _end_cleanly() -> None:
    """Let SIGTERM and a closed terminal do what Ctrl-C does, which asyncio turns into a clean end."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, lambda *_: signal.raise_signal(signal.SIGINT))


if __name__ == "__main__":
    sys.exit(main())
