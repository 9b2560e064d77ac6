"""A seed brings the same evening again, whichever process holds it."""

from tests.evening.row import told
from tests.samples import samples


async def test_a_seed_repeats_its_story() -> None:
    _, first = await told("1")
    for _ in range(samples(1, 9)):
        _, again = await told("1")
        assert again == first
