"""A seed brings the same evening again, whichever process holds it, and finds defects that are made on purpose."""

from tests.evening.defects import PATCHES, read
from tests.evening.row import told
from tests.prove import leaks_made
from tests.samples import samples


async def test_a_seed_repeats_its_story() -> None:
    _, first = await told("1")
    for _ in range(samples(1, 9)):
        _, again = await told("1")
        assert again == first


def test_every_defect_can_be_made_still() -> None:
    for patch in PATCHES:
        assert read(patch).files
        applied = leaks_made.run(leaks_made.ROOT, "git", "apply", "-C1", "--check", str(patch))
        assert not applied.code, applied.text
