"""Scenes of Het Verraad whose alt texts stand in golden files."""

from collections.abc import Iterator

from tests.games.het_verraad.pictures.boards import made_up, moments
from tests.kit.alts import Scene, of_moments


def scenes() -> Iterator[Scene]:
    """All moments, and as much as there can be."""
    yield from of_moments(moments(3))
    yield Scene("as much as can be", made_up(5))
    yield Scene("as much as can be", made_up(5, seat=1), "hand")
