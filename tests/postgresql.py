"""A PostgreSQL of the tests' own: on loopback, as a user without rights, in a folder that goes when it does."""

import itertools
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg

USER = "turncoat"
DEBIAN = Path("/usr/lib/postgresql")
"""The folders in which Debian and Ubuntu have the programs of each version; they are not on PATH there."""

SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = {port}
shared_buffers = 16MB
deadlock_timeout = 100ms
"""
FORGETFUL = """
fsync = off
full_page_writes = off
"""
"""Committed data outlive the server, but not the machine: nothing waits for the disk."""

# It outlives the process that has started it, however that ends: then the other end of its standard input is closed.
GUARD = 'cat; "$0/pg_ctl" stop --silent --mode immediate --pgdata "$1/data" 2>/dev/null; rm -rf "$1" 2>/dev/null'


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, those on PATH or else Debian's newest; ``None`` if there are none."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    found = [folder for folder in DEBIAN.glob("*/bin") if (folder / "initdb").exists()]
    return max(found, key=lambda folder: float(folder.parent.name), default=None)


class Server:
    """A server at one address for as long as its folder is there, whether it runs or not."""

    def __init__(self, programs: Path, folder: Path, port: int, user: pwd.struct_passwd | None) -> None:
        """``user``: as whom it runs; ``None``: as who has started the tests."""
        self.folder = folder
        self.port = port
        self.password = secrets.token_hex(8)
        self._programs = programs
        self._user = user
        self._numbers = itertools.count(1)

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database, with the password of the server's own user, who may do everything."""
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{database}"

    @asynccontextmanager
    async def database(self) -> AsyncIterator[str]:
        """The address of a new and empty database, which is dropped at the end, even with connections."""
        name = f"test_{next(self._numbers)}"
        await self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield self.address(name)
        await self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    async def execute(self, statement: str) -> None:
        """Have something done by the server's own user, outside of any database of a test."""
        connection = await asyncpg.connect(self.address())
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def start(self) -> None:
        """Start it, and come back when it answers."""
        self._control("start", "--log", str(self.folder / "log"))

    def stop(self) -> None:
        """Stop it as an operator would: connections are closed, and all is written down."""
        self._control("stop", "--mode", "fast")

    def crash(self) -> None:
        """Stop it at once, in the middle of whatever it does; the next start recovers what was committed."""
        self._control("stop", "--mode", "immediate")

    def _control(self, what: str, *options: str) -> None:
        self.run("pg_ctl", what, *options, "--silent", "--pgdata", str(self.folder / "data"))

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs to the end. Raises ``RuntimeError`` with what it said if it fails."""
        with self.begin(str(self._programs / program), *arguments, output=subprocess.PIPE) as process:
            said, _ = process.communicate()
        if process.returncode:
            raise RuntimeError(f"{program} has failed: {said}")

    def begin(self, *command: str, output: int | None = None) -> subprocess.Popen[str]:
        """Begin a program as the server's user, in its folder, where Ctrl-C in the terminal does not end it."""
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            user=self._user and self._user.pw_uid,
            group=self._user and self._user.pw_gid,
            extra_groups=self._user and [],
        )


@contextmanager
def serving(programs: Path, *, durable: bool = False) -> Iterator[Server]:
    """A running server, which is stopped at the end, and its folder removed, even if this process is killed.

    ``durable``: it waits for the disk as one in earnest does.
    """
    folder = Path(tempfile.mkdtemp(prefix="turncoat-postgresql-"))
    user = _unprivileged() if os.geteuid() == 0 else None
    server = Server(programs, folder, free_port(), user)
    (folder / "password").write_text(server.password)
    for path in (folder, folder / "password"):
        if user is not None:
            os.chown(path, user.pw_uid, user.pw_gid)
    with server.begin("sh", "-c", GUARD, str(programs), str(folder)) as guard:
        try:
            access = ("--auth", "password", "--pwfile", str(folder / "password"), "--username", USER)
            layout = ("--encoding", "UTF8", "--locale", "C", "--pgdata", str(folder / "data"))
            server.run("initdb", "--no-sync", *access, *layout)
            with (folder / "data" / "postgresql.conf").open("a") as settings:
                settings.write(SETTINGS.format(port=server.port) + ("" if durable else FORGETFUL))
            server.start()
            yield server
        finally:
            guard.communicate()
            shutil.rmtree(folder, ignore_errors=True)  # which its user may only empty, if it is in a folder of root's


def _unprivileged() -> pwd.struct_passwd:
    """Return the user that runs the server for root: the server refuses to be root's."""
    return next(one for one in pwd.getpwall() if one.pw_name in {"postgres", "nobody"})


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port
