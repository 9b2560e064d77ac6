"""``python -m bot move FROM TO``: all of one database in another one, while no bot has either."""

from pathlib import Path

from bot.store import StoreError, location, move


def where(text: str) -> Path | str:
    """What somebody has typed: the path of a file, or an address of PostgreSQL.

    Raises ``ValueError`` when it is an address, but not a whole one.

    >>> where("data/turncoat.db"), where("postgresql://127.0.0.1/turncoat")
    (PosixPath('data/turncoat.db'), 'postgresql://127.0.0.1/turncoat')
    """
    if location.is_address(text) and not location.is_complete(text):
        raise ValueError(text)
    return text if location.is_address(text) else Path(text)


async def run(source: Path | str, target: Path | str) -> None:
    """Copy, compare, and say what has been done. Raises ``StoreError`` with the reason why it could not be."""
    reason = _refusal(source, target)
    if reason:
        raise StoreError(reason)
    await move(source, target, lambda line: print(line, flush=True))
    print("All of it is in both now. Let the bot have the new one alone, and keep the old one until you are sure.")


def _refusal(source: Path | str, target: Path | str) -> str:
    """Why one cannot be copied into the other, as far as their names tell; empty if nothing speaks against it."""
    if source == target:
        return "That is one database, not two."
    return f"There is no database {source}." if isinstance(source, Path) and not source.is_file() else ""
