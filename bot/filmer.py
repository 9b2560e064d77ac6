"""A process that makes a film: ``python -m bot.filmer FILE`` reads an order from standard input and writes that file.

To standard output it says how far it is, a line of JSON each. It has no table, no token, and no match but one that is
over; it ends by itself when nobody reads any more what it says.
"""

import sys
import traceback
from pathlib import Path

import msgspec

from bot import games
from bot.film import Order, make
from bot.processes import stand_back


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far it is: so many of its pictures; at the end the ``kind`` of the file, or what ``failed``."""

    done: int = 0
    pictures: int = 0
    boards: int = 0
    kind: str = ""
    failed: str = ""


def main() -> None:
    """Make one film."""
    stand_back()
    try:
        games.load()
        order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
        film = make(order, lambda done, pictures: _tell(Told(done, pictures)))
        Path(sys.argv[1]).write_bytes(film.content)
    except BrokenPipeError:  # the bot has ended, however it did
        sys.stderr.close()
    except Exception:
        _tell(Told(failed=traceback.format_exc()))
    else:
        _tell(Told(film.pictures, film.pictures, film.boards, film.kind))


def _tell(told: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
