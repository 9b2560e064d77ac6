"""The Dockerfile, carried out in a folder without Docker; then the bot in it is started, and somebody joins a table.

What Docker alone can do is left out: the base image, for which this machine's Python stands, and users.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import CalledProcessError

from tests.hosting.join import joined

ROOT = Path(__file__).parents[2]
USER = 10001
SENT = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
UNSENT = re.findall(r"^\*\*/(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
"""Files that Docker is sent, and those left out among them."""


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Yield each instruction with its arguments.

    >>> [*instructions("# A comment.\\nRUN a \\\\\\n    && b\\nUSER x")]
    [('RUN', 'a     && b'), ('USER', 'x')]
    """
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in lines.replace("\\\n", "").splitlines():
        if line:
            name, _, rest = line.partition(" ")
            yield name, rest.strip()


class Image:
    """A folder that stands for the root of the image."""

    def __init__(self, root: Path) -> None:
        self._root = root
        (root / "bin").mkdir()
        (root / "bin" / "python").symlink_to(python())
        self.environ = {"PATH": f"{root / 'bin'}:{os.environ['PATH']}", "HOME": str(root)}
        self.folder = root
        self.command: list[str] = []
        self.healthy: list[str] = []

    async def carry_out(self, name: str, rest: str) -> None:
        """Carry out an instruction. Raises ``ValueError`` if it is not known here."""
        if name == "RUN":
            await self._run(rest)
        elif name == "COPY":
            self._copy(rest)
        elif name == "WORKDIR":
            self.folder = Path(self._here(rest))
        elif name == "ENV":
            for one in shlex.split(self._here(rest)):
                key, _, value = one.partition("=")
                self.environ[key] = value.replace("$PATH", self.environ["PATH"])
        elif name == "CMD":
            self.command = json.loads(rest)
        elif name == "HEALTHCHECK":
            self.healthy = json.loads(rest.partition("CMD ")[2])
        elif name not in ("FROM", "USER", "VOLUME"):
            raise ValueError(f"{name} is not known here")

    def _here(self, text: str) -> str:
        """Return words of the Dockerfile with the places that they mean here."""
        return re.sub(r"(?<!\S)/(packages|turncoat|requirements.txt)|(?<==)/packages", rf"{self._root}\g<0>", text)

    async def _run(self, command: str) -> None:
        if not command.startswith("useradd "):
            mine = command if os.geteuid() == 0 else command.replace(f"--owner={USER} ", "")
            await self.ended("sh", "-ec", self._here(mine))

    async def ended(self, *command: str) -> None:
        """Run a command to its end. Raises ``CalledProcessError`` if it fails."""
        process = await asyncio.create_subprocess_exec(*command, cwd=self.folder, env=self.environ)
        if await process.wait():
            raise CalledProcessError(process.returncode or 0, command)

    def _copy(self, rest: str) -> None:
        """Copy from the project; a stage of the image stands in the same folder as all others."""
        if rest.startswith("--from="):
            return
        source, goal = rest.split()
        for name in SENT if source == "." else [source]:
            to = (self._root / goal[1:] if goal.startswith("/") else self.folder / goal) / name
            to.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, to, ignore=shutil.ignore_patterns(*UNSENT))
            else:
                shutil.copy(ROOT / name, to)


def open_to_all(program: Path) -> bool:
    """Return whether every user of the machine can start a program."""
    return all(folder.stat().st_mode & 0o001 for folder in (program, *program.parents))


def python() -> Path:
    """Return this Python. If only root can start it, return the machine's own, if that can make environments."""
    this = Path(sys.executable).resolve()
    makes = any(Path("/usr/lib").glob("python3.1[1-9]/ensurepip/__init__.py"))
    return Path("/usr/bin/python3").resolve() if makes and not open_to_all(this) else this


async def build(root: Path) -> None:
    """Make the image, start the bot in it as its user, join a table, and ask how the bot was."""
    image, begun = Image(root), time.monotonic()
    for name, rest in instructions((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        await image.carry_out(name, rest)
    print(f"the image was made in {time.monotonic() - begun:.0f} s", flush=True)
    for part in ("packages", "turncoat"):
        size = sum(one.stat().st_size for one in (root / part).rglob("*") if one.is_file())
        print(f"/{part} has {size / 1e6:.0f} MB", flush=True)
    user = USER if os.geteuid() == 0 and open_to_all(python()) else None
    seconds = await joined(image.command, image.environ, image.folder, user, sign=image.folder / "data" / "alive")
    print(f"/join was answered {seconds:.1f} s after the start", flush=True)
    await image.ended(*image.healthy)
    print(f"the bot was healthy, as user {user or os.geteuid()}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="turncoat-image-") as folder:
        Path(folder).chmod(0o755)
        asyncio.run(build(Path(folder)))
