"""Packages as they are installed: built from their sources, and unpacked into a folder."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
STRAWS = Path(__file__).with_name("straws")


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, built in this environment without asking anybody outside."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    subprocess.run(command, cwd=project, check=True, capture_output=True)  # noqa: S603 - our own words
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> None:
    """Unpack a wheel of plain Python, which is all that installing one means, but for its scripts."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)


def run(*arguments: str, path: Path, bare: bool = False) -> subprocess.CompletedProcess[str]:
    """Python with a folder of packages; ``bare``: with no others than these."""
    command = (sys.executable, *(("-S",) if bare else ()), *arguments)
    environ = {**os.environ, "PYTHONPATH": str(path), "PYTHONSAFEPATH": "1"}
    return subprocess.run(command, cwd=path, env=environ, check=False, capture_output=True, text=True)  # noqa: S603
