"""Whether the leaks of a game are noticed in the tree from which this is run; ``leaks_made`` starts it."""

import sys

from tests.prove.leaks_sought import case
from tests.prove.row import Broken

TRIES = 12


def main(game: str) -> int:
    """Prints what is noticed first; 0: something, 1: nothing."""
    for seed in range(TRIES):
        try:
            case(game, seed)
        except Broken as broken:
            print(broken)
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
