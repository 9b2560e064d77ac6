"""Orders for pictures, which another process draws: equal orders are equal pictures."""

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Literal, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from bot import texts
from bot.pictures.chart import Chart
from bot.pictures.games import pictures_of
from bot.pictures.lettering import readable
from bot.pictures.lobby import LobbyCard
from bot.pictures.moment import Moment
from bot.pictures.reveals import Reveal, Unmasking, reveal_alt
from bot.pictures.reveals.scene import Scene, SecretDeed
from bot.pictures.sentences import sentence, shortened
from bot.pictures.suspicion import SuspicionChart
from bot.pictures.votes import Ballot, Sheet, headed, told
from engine.event import Event
from engine.view import View


def digest(value: object) -> str:
    """Return a short word that is the same for equal values."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:24]


class _Drawable(msgspec.Struct, frozen=True, dict=True):
    """An order for a picture that another process draws, unless a picture of the same fingerprint exists."""

    @cached_property
    def fingerprint(self) -> str:
        """A word that is equal for orders with the same picture."""
        return digest(self)

    @property
    def still(self) -> Self:
        """The order for the same picture without movement: the last scene alone."""
        return replace(self, moving=False) if getattr(self, "moving", False) else self


class PictureOf(_Drawable, frozen=True):
    """An order for a picture: a view's board, a ``part`` of it, its seat's hand or its role's card.

    The ``part`` of a hand is its newest card, if it is marked.
    """

    what: Literal["board", "part", "hand", "role"]
    view: View
    names: tuple[str, ...]
    language: str
    part: str = ""


class EndOf(_Drawable, frozen=True):
    """An order for the picture of a match's end: an onlooker's view, and what was hidden until then.

    ``decided`` are the events that decided the match, ``sides`` the roles or houses of the seats. ``moving``: the
    seats are shown one by one. ``hidden``: a click shows the picture if it does not move. The row of a ``reader`` is
    framed.
    """

    view: View
    names: tuple[str, ...]
    language: str
    decided: tuple[Event, ...] = ()
    sides: tuple[str, ...] = ()
    moving: bool = False
    hidden: bool = False
    reader: int | None = None
    what: Literal["end"] = "end"


class LargePictureOf(PictureOf, frozen=True, tag="large"):
    """An order for a large picture of a hand, or of the part of the board that stands for the hand."""


class HiddenPictureOf(PictureOf, frozen=True, tag="hidden"):
    """An order for a picture that a click shows: another picture is telling the same just now."""


class HiddenLargePictureOf(LargePictureOf, HiddenPictureOf, frozen=True, tag="hidden-large"):
    """An order for a large picture of a hand that a click shows."""


class ChartOf(_Drawable, frozen=True):
    """An order for a chart in a language; the name on the chart is unchanged."""

    chart: Chart
    language: str
    what: Literal["chart"] = "chart"


class MomentOf(_Drawable, frozen=True):
    """An order for the picture of a moment, and its description: the same moment is the same picture.

    ``moving``: a company comes to table one by one.
    """

    moment: Moment
    alt: str
    moving: bool = False
    what: Literal["moment"] = "moment"


class RevealOf(_Drawable, frozen=True):
    """An order for the picture that reveals a vote, and its description.

    ``moving``: the votes are turned one by one. ``hidden``: a click shows its words, and itself unless it moves.
    ``covered`` describes it until then.
    """

    vote: Reveal
    alt: str
    moving: bool = False
    hidden: bool = False
    covered: str = ""
    what: Literal["reveal"] = "reveal"


class UnmaskingOf(_Drawable, frozen=True):
    """An order for the picture that shows everybody's role, and its description.

    ``moving``: the masks come off one by one. ``hidden``: a click shows its words, and the picture if it does not move.
    ``covered`` describes it until then.
    """

    masks: Unmasking
    alt: str
    moving: bool = False
    hidden: bool = False
    covered: str = ""
    what: Literal["unmasking"] = "unmasking"


class LobbyOf(_Drawable, frozen=True):
    """An order for the picture of a lobby, and its description: the same people are the same picture."""

    card: LobbyCard
    alt: str
    what: Literal["lobby"] = "lobby"


class VotesOf(_Drawable, frozen=True):
    """An order for a page of the record of votes, and its description."""

    sheet: Sheet
    alt: str
    what: Literal["votes"] = "votes"


class SuspicionOf(_Drawable, frozen=True):
    """An order for the picture of suspicions after a match, and its description."""

    chart: SuspicionChart
    alt: str
    what: Literal["suspicion"] = "suspicion"


class SceneOf(_Drawable, frozen=True):
    """An order for a scene of a film."""

    scene: Scene
    what: Literal["scene"] = "scene"

    @property
    def alt(self) -> str:
        """The scene in words."""
        return self.scene.alt


Order: TypeAlias = (
    PictureOf | ChartOf | MomentOf | RevealOf | UnmaskingOf | EndOf | LobbyOf | VotesOf | SuspicionOf | SceneOf
)
"""An order for any picture that another process can draw."""


def moment_of(game: str, events: Sequence[Event], start: int, names: Sequence[str], language: str) -> MomentOf | None:
    """Return the order for the most telling moment among the public ``events`` from ``start`` on, if there is any.

    The events before ``start`` tell what led to it.
    """
    own = pictures_of(game)
    say = texts.speaker(language)
    moment = own.moment(events, start, drawable(names, language), say)
    spoken = own.moment(events, start, sayable(names, language), say) if moment is not None else None
    return MomentOf(moment, texts.spelled(say, spoken.alt)) if moment is not None and spoken is not None else None


def moment_at_once(
    game: str, events: Sequence[Event], begun: int, phase: str, names: Sequence[str], language: str
) -> MomentOf | None:
    """Return the order for a moment that a round has just brought; ``None`` for a game that shows moments later.

    The round has ``begun`` with that place of the events, and is in the ``phase``. In some games it has one moment,
    which stays.
    """
    own = pictures_of(game)
    match own.SHOWS_MOMENTS:
        case "round":
            start = begun
        case "deeds":
            start = own.newest_deed(events, phase)
        case "turns":
            start = own.newest_turn(events)
        case "later":
            return None
    return None if start < begun else moment_of(game, events, start, names, language)


def ends_with_board(game: str) -> bool:
    """Return whether the last picture of a match is its board: moments were shown after the deeds that brought them."""
    return pictures_of(game).SHOWS_MOMENTS == "deeds"


def tells_turns(game: str) -> bool:
    """Return whether a game tells each turn at once, whole: then no picture reveals anything at its end."""
    return pictures_of(game).SHOWS_MOMENTS == "turns"


def is_turn(game: str, events: Sequence[Event], place: int) -> bool:
    """Return whether the event at that place begins a turn that its game tells at once."""
    return tells_turns(game) and pictures_of(game).newest_turn(events[: place + 1]) == place


def reveal_of(game: str, events: Sequence[Event], start: int, names: Sequence[str], language: str) -> RevealOf | None:
    """Return the order for the last vote among the public ``events`` from ``start`` on, if any was shown."""
    say, own = texts.speaker(language), pictures_of(game)
    vote = own.vote(events, start, drawable(names, language), say)
    spoken = own.vote(events, start, sayable(names, language), say) if vote is not None else None
    if vote is None or spoken is None:
        return None
    return RevealOf(vote, texts.spelled(say, reveal_alt(spoken, say)), covered=say("picture-covered"))


def reveals_later(game: str, events: Sequence[Event], start: int, names: Sequence[str], language: str) -> bool:
    """Return whether the picture of the last vote from ``start`` on also tells what followed from it."""
    vote = pictures_of(game).vote(events, start, names, texts.speaker(language))
    return vote is not None and vote.told[0] < vote.told[1]


def unmasking_of(game: str, events: Sequence[Event], names: Sequence[str], language: str) -> UnmaskingOf | None:
    """Return the order for the unmasking at the end of the round that the last of the public events ends, if any."""
    own, say = pictures_of(game), texts.speaker(language)
    drawn, spoken = (own.unmasking(events, shown(names, language), say) for shown in (drawable, sayable))
    if drawn is None or spoken is None:
        return None
    return UnmaskingOf(drawn, texts.spelled(say, spoken.alt), covered=say("picture-covered"))


def unmasks(game: str) -> bool:
    """Return whether a game's pictures show everybody's role at the end of a round."""
    return pictures_of(game).unmasks


def tells_fates(game: str) -> bool:
    """Return whether a card tells each seat of a game that it is out."""
    return pictures_of(game).TELLS_FATES


def ballots_of(game: str, events: Sequence[Event], names: Sequence[str], language: str) -> Sequence[Ballot]:
    """Return all votes and accusations among the public ``events``, with these names, in their order."""
    return pictures_of(game).ballots(events, names, texts.speaker(language))


def deeds_of(game: str, told: Sequence[Event], names: Sequence[str], language: str) -> Sequence[SecretDeed]:
    """Return all deeds that were secret, made of the whole story of a match that is over, with ``drawable`` names."""
    return pictures_of(game).deeds(told, names, texts.speaker(language))


def votes_of(game: str, events: Sequence[Event], page: range, names: Sequence[str], language: str) -> VotesOf:
    """Return the order for a page of the record of votes: these of all ``ballots_of`` the public events."""
    say = texts.speaker(language)
    drawn, spoken = (
        tuple(ballots_of(game, events, shown(names, language), language)[page.start : page.stop])
        for shown in (drawable, sayable)
    )
    label, title = texts.round_label(say, game), texts.votes_name(say, game)
    sheet = Sheet(title, label, say("votes-result"), tuple(drawable(names, language)), drawn)
    lines = [
        sentence(f"{headed(one, f'{label} {one.round}')} {told(one, sayable(names, language), say)}")
        for one in reversed(spoken)
    ]
    return VotesOf(sheet, shortened(texts.spelled(say, " ".join(lines))))


def lobby_of(
    game: str, names: Sequence[str] | None, seats: Sequence[int], language: str, *, started: bool = False
) -> LobbyOf:
    """Return the order for the picture of a lobby: a game that is for so many ``seats``, and who sits there.

    It shows the seats that are missing, or else one more if there is room. A match that has ``started`` has no free
    seat. Without ``names`` it shows no seats at all.
    """
    say = texts.speaker(language)
    pitch, about = texts.pitch(say, game, seats) or ["", ""]
    taken = len(names or ())
    free = ("",) * max(seats[0] - taken, min(1, seats[-1] - taken)) if names is not None and not started else ()
    names = names or ()
    card = LobbyCard(
        face=pictures_of(game).FACE,
        title=texts.game_name(say, game),
        pitch=pitch,
        about=about.removeprefix("-# "),
        seats=(*drawable(names, language), *free),
        free=say("lobby-free"),
    )
    return LobbyOf(card, card._replace(seats=(*sayable(names, language), *free)).alt)


def shown_on_hand(view: View) -> View:
    """Return a view of only those facts that its hand shows."""
    lacks = pictures_of(view.game).HAND_LACKS
    return replace(view, **{name: one(view) if callable(one) else one for name, one in lacks.items()})


def hand_of(
    view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), *, large: bool = False
) -> PictureOf:
    """Return the order for a seat's hand, made only of facts that the hand shows; a ``large`` one shows fewer.

    While these facts stay the same, the picture stays the same. The newest card is marked, as the seat's ``events``
    tell it: it is the part of the order.
    """
    game = pictures_of(view.game)
    shown = shown_on_hand(view)
    newest = game.newest_card(view, events)
    if not large:
        return PictureOf("hand", shown, tuple(names), language, newest)
    part = game.part_to_choose(view)
    return LargePictureOf("part" if part else "hand", shown, tuple(names), language, part or newest)


def behind_a_click(of: PictureOf) -> HiddenPictureOf:
    """Return the order for the same picture of a hand, which a click shows."""
    order = HiddenLargePictureOf if isinstance(of, LargePictureOf) else HiddenPictureOf
    return order(of.what, of.view, of.names, of.language, of.part)


def drawable(names: Sequence[str], language: str) -> list[str]:
    """Return names of the letters that pictures have; a name without any is the number of its seat."""
    return [readable(name, "") or _number(seat, language) for seat, name in enumerate(names)]


def sayable(names: Sequence[str], language: str) -> list[str]:
    """Return names of printable letters, for descriptions."""
    say = texts.speaker(language)
    plain = ["".join(letter if letter.isprintable() else " " for letter in name) for name in names]
    kept = [" ".join(name.split())[:32].rstrip() or _number(seat, language) for seat, name in enumerate(plain)]
    return [texts.spelled(say, name) for name in kept]


def _number(seat: int, language: str) -> str:
    return texts.speaker(language)("picture-player", number=seat + 1)
