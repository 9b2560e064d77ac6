"""Configurations as text: lines of ``config.toml``, and what the bot reads in them, or is wrong with them.

They stand in ``tests/golden/configurations.txt``, parted by empty lines. A line that begins with ``$`` is a variable of
the environment; one that begins with ``@`` is a file beside the configuration, and what stands in it. ``make golden``
writes the indented lines: settings that are not the usual ones, or mistakes.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import asdict

from bot.config import ConfigError, Settings, load
from tests.sample_games import errand

FILE = Path(__file__).parents[2] / "golden" / "configurations.txt"
FAKE = "a.b.c"


def told_again() -> str:
    """Return the file as it is with what is read today."""
    whole = FILE.read_text(encoding="utf-8")
    with errand.offered():
        return "\n".join(map(_told, whole.split("\n\n")))


def _told(example: str) -> str:
    given = [line for line in example.splitlines() if not line.startswith("  ")]
    return "".join(f"{line}\n" for line in (*given, *_read(given))) if given else ""


def _read(given: Sequence[str]) -> Iterator[str]:
    environ = dict(line[2:].split("=", 1) for line in given if line.startswith("$ "))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "config.toml"
        written = [line for line in given if not line.startswith(("$ ", "@ "))]
        path.write_text("\n".join([f'token = " {FAKE} "', *written]), encoding="utf-8-sig")
        for name, _, content in (line[2:].partition(" ") for line in given if line.startswith("@ ")):
            (path.parent / name).parent.mkdir(parents=True, exist_ok=True)
            (path.parent / name).write_text(content, encoding="utf-8")
        for line in _outcome(path, environ):
            yield f"  {line.replace(folder, '.')}"


def _outcome(path: Path, environ: Mapping[str, str]) -> Iterator[str]:
    try:
        read, usual = load(path, environ), Settings(FAKE, data=path.parent / "data")
    except ConfigError as error:
        yield from (f"wrong: {one}" for one in error.mistakes)
        return
    for name, value in asdict(read).items():
        if value != getattr(usual, name):
            yield f"{name}: {value}"
    yield f"where: {read.where}"
