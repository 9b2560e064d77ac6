"""Views: all that one seat, or an onlooker, may know right now."""

from collections.abc import Mapping

import msgspec

from engine.decision import NO_FACTS, Fact


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a match ended.

    ``scores`` has one number per seat; ``winners`` are the seats that share the win; ``parts`` says per seat how its
    score came about (name of the part -> points).
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[dict[str, int], ...]


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What every game's view has. Each game adds its own; none of them holds a part of the state.

    ``rules`` is the version of the rules; ``seat`` is whose view this is (``None``: an onlooker's); ``round`` counts
    from 1 (0: set-up) to ``rounds`` at most (0: nobody knows how many there will be); ``phase`` is the game's word for
    what is going on; ``asked`` are the seats that are awaited, in ascending order, as far as everybody may know: where
    it is a secret who has answered already, all who were asked, until the last answer is in (but not the seat itself in
    its own view, once it has answered).
    While several answer one question, nothing else in a view changes but what is the seat's own.
    """

    game: str
    rules: int
    seat: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    asked: tuple[int, ...]
    result: Result | None

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that are out, for now or for good, and only watch; for most games none."""
        return ()

    @property
    def hides_answers(self) -> bool:
        """Whether it is a secret who of those asked has answered, and that they have; in most games it never is."""
        return False

    @property
    def hides_steps(self) -> bool:
        """Whether somebody may answer in the present phase so that nobody else notices: yes, unless a game says no.

        What was answered before such a question cannot be taken back (``engine.taking_back``).
        """
        return True

    @property
    def stage(self) -> str:
        """What everybody can see of the course of the match: another word for each stage of a round."""
        return f"{self.round}:{self.phase}"

    @property
    def talks(self) -> int:
        """Whether everybody may talk before the present stage is answered: 1 about something new, 2 or more if again.

        0 where that makes no difference, as in most games.
        """
        return 0

    @property
    def cast(self) -> Mapping[str, Fact]:
        """The role or side of the view's own seat, as it is told when it learns it: ``key``, and facts for its text.

        Empty for an onlooker, for who has none now, and in games without any.
        """
        return NO_FACTS
