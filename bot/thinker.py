"""A process that thinks for strong computer players: it gets what a seat sees and is asked, and brings a thought.

``python -m bot.thinker 7`` reads jobs from the file descriptor 7 and answers them there, one after the other, until the
other end is closed. It has no table, no match, no token.
"""

import os
import sys
import traceback
from multiprocessing.connection import Connection

from engine import outside
from engine.players.by_search import think

LOW = 10
"""How far it stands back behind whatever else the machine does."""


def main() -> None:
    """Think, as long as anybody asks; what goes wrong is answered in words."""
    os.nice(LOW)
    line: Connection = Connection(int(sys.argv[1]))
    outside.load()
    while True:
        try:
            view, decision, chance, share = line.recv()
        except EOFError:
            return
        try:
            line.send(think(view, decision, chance, share))
        except Exception:  # whatever goes wrong costs this thought; the next one is another game's
            line.send(traceback.format_exc())


if __name__ == "__main__":
    main()
