"""A process that thinks for strong computer players: it gets what a seat sees and is asked, and brings a thought.

``python -m bot.thinker 7`` reads jobs from the file descriptor 7 and answers them there, one after the other, until the
other end is closed. It has no table, no match, no token.
"""

import sys
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection

from bot.processes import stand_back
from engine import Chance, Decision, View, outside
from engine.players.by_search import Thought, think


def main() -> None:
    """Think, as long as anybody asks."""
    stand_back()
    line: Connection = Connection(int(sys.argv[1]))
    outside.load()
    with suppress(EOFError, ConnectionError):  # the bot has ended, however it did
        while True:
            line.send(_thought(*line.recv()))


def _thought(view: View, decision: Decision, chance: Chance, share: float) -> Thought | str:
    """The thought, or what went wrong."""
    try:
        return think(view, decision, chance, share)
    except Exception:  # whatever it is, it costs this thought; the next one is another game's
        return traceback.format_exc()


if __name__ == "__main__":
    main()
