"""What armies do tells who has a Joker, to whoever remembers it; the rule of thumb does not, the search does.

The numbers are those of 40 matches between rules of thumb: with 4 seats 84 of 100 accusations of a traitor, and 49 of
100 of others, were at the smallest army; with 8 seats 91 and 22.
"""

from math import pow

TRAITOR_AT_SMALLEST = 0.85  # which part of a traitor's accusations are at the smallest army of others
AT_SMALLEST = 1.5  # how many times the part that chance would bring are of others' accusations
OFTEN = 0.8  # but no greater part
MEMORY = 0.7  # how much each accusation says, as they are not independent


def by_behaviour(accusations: int, at_smallest: int, armies: int) -> float:
    """How much likelier an army does what it has done as a traitor's than as another one; ``armies`` of others live.

    A traitor goes for the smallest army; others look for the Joker, wherever it may be.
    """
    loyal = min(OFTEN, AT_SMALLEST / max(1, armies))
    small, other = TRAITOR_AT_SMALLEST / loyal, (1 - TRAITOR_AT_SMALLEST) / (1 - loyal)
    accused = pow(small, at_smallest) * pow(other, accusations - at_smallest)
    return pow(accused, MEMORY)
