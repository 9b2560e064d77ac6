"""The check whether a leak of a game is noticed in the present tree; ``leaks_made`` starts it."""

import sys

from tests.prove.leaks_sought import case
from tests.prove.row import Broken

TRIES = 6


def main(game: str, first: int) -> int:
    """Prints what is noticed, and in which case: the ``first`` one, or one of the others. 0: something, 1: nothing."""
    for seed in (first, *range(TRIES)):
        try:
            case(game, seed)
        except Broken as broken:
            print(f"case {seed}: {broken}")
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
