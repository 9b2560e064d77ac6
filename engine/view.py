"""Views: all that one seat, or an onlooker, may know right now."""

from collections.abc import Callable, Mapping
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from engine.decision import NO_FACTS, Fact
from engine.errors import EngineError

ViewT = TypeVar("ViewT", bound="View")
AnswerT = TypeVar("AnswerT")
Rest = ParamSpec("Rest")


class Result(msgspec.Struct, frozen=True, gc=False):
    """The result of a match.

    ``scores`` has one number per seat. ``winners`` are the seats that share the win. ``parts`` says per seat how its
    score came about (name of the part -> points).
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[dict[str, int], ...]


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The common part of all games' views. Each game adds its own part; no view holds a part of the state.

    ``rules`` is the version of the rules. ``seat`` is the seat whose view this is (``None``: an onlooker's view).
    ``round`` counts from 1 (0: set-up) to ``rounds`` at most (0: nobody knows how many rounds there will be). ``phase``
    is the game's word for what is going on. ``asked`` are the seats that are awaited, in ascending order, as far as
    everybody may know. If it is a secret who has answered, ``asked`` has all who were asked, until the last answer is
    in. In its own view a seat that has answered is not among them.
    While several seats answer one question, nothing else in a view changes except the seat's own part.
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
    def asked_openly(self) -> tuple[int, ...]:
        """The seats that are awaited as everybody sees it; a game with secret answers says more than ``asked``."""
        return self.asked

    @property
    def roles_shown(self) -> Mapping[int, str]:
        """The roles that everybody knows, by seat; in most games none."""
        return {}

    @property
    def hides_answers(self) -> bool:
        """Return whether answers are secret: who of the asked seats has answered, and that somebody has.

        In most games they never are.
        """
        return False

    @property
    def hides_steps(self) -> bool:
        """Return whether somebody may answer in the present phase without anybody else noticing.

        The result is ``True``, unless a game says otherwise. An answer given before such a question cannot be taken
        back (``engine.taking_back``).
        """
        return True

    @property
    def stage(self) -> str:
        """The word for the present stage of a round: each stage has another word.

        Everybody can see the stage.
        """
        return f"{self.round}:{self.phase}"

    @property
    def talks(self) -> int:
        """Return whether everybody may talk before the present stage is answered.

        The result is 1 if people talk about something new, and 2 or more if they talk again. It is 0 if talking makes
        no difference, as in most games.
        """
        return 0

    @property
    def cast(self) -> Mapping[str, Fact]:
        """The role or side of the view's own seat: ``key``, and facts for its text.

        The seat is told these when it learns its role or side. Empty for an onlooker, for who has none now, and in
        games without any.
        """
        return NO_FACTS


def own_view(kind: type[ViewT], view: View) -> ViewT:
    """Return a view that is of a game's own kind; otherwise raise ``EngineError``."""
    if not isinstance(view, kind):
        raise EngineError(f"this is no {kind.__name__}")
    return view


def of_view(
    kind: type[ViewT], function: Callable[Concatenate[ViewT, Rest], AnswerT]
) -> Callable[Concatenate[View, Rest], AnswerT]:
    """Return a function of any view, which checks the view (``own_view``) and gives it to a function of its kind."""

    def checked(view: View, /, *rest: Rest.args, **named: Rest.kwargs) -> AnswerT:
        return function(own_view(kind, view), *rest, **named)

    return checked
