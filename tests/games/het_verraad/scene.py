"""A match of Het Verraad, with the words in which its rules are told.

Areas, cards and chips are named by their keys.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine import Event, Match, Objection
from engine.het_verraad import events as happened
from engine.het_verraad.components import AREAS
from engine.het_verraad.view import AreaView, CastleView, HetVerraadView
from tests.matches import everything, truth

KINDS = frozenset(
    str(one.__struct_config__.tag)
    for one in vars(happened).values()
    if isinstance(one, type) and issubclass(one, Event)
)
"""The kinds of events that the game has."""
DRAFTS = {
    2: "O2 M8 O6 O20 O22 O4",
    3: "O2 M8 O20 O6 O4 O8 O22 O18 O11",
    4: "O2 M8 O20 O10 O6 O4 O8 O13 O22 O18 O11 O0",
    5: "O2 M8 O20 O10 O16 O6 O4 O8 O13 O14 O22 O18 O11 O0 M14",
}
"""Areas as they may be claimed one after the other, three by each seat."""


class Scene(Match):
    """A match in which a rule is told: what seats do, and what is seen then."""

    # --- what seats do ------------------------------------------------------------------------------------------------

    def say(self, *keys: str) -> list[Event]:
        """The seat that is asked first answers with a key, then the seat that is asked next with the next key."""
        return [event for key in keys for event in self.play(self.awaited[0], [key])]

    def answer(self, seat: int, *keys: str) -> list[Event]:
        """A seat answers, key after key."""
        return [event for key in keys for event in self.play(seat, [key])]

    def choose(self, area: str) -> list[Event]:
        """Answer with an area, after its ring if that is asked first."""
        return self.say(area[0], area) if self.kind.endswith("_ring") else self.say(area)

    def after(self, keys: str) -> "Scene":
        """The scene after these answers, an area with its ring; ``1:pass`` is an answer of seat 1."""
        self.news: list[Event] = []
        for word in keys.split():
            seat, _, key = word.rpartition(":")
            self.news += self.answer(int(seat), key) if seat else self.choose(key) if key in AREAS else self.say(key)
        return self

    def settle(self) -> "Scene":
        """Claim the areas of ``DRAFTS``, and build the first towers anywhere."""
        self.after(DRAFTS[self.seats])
        while self.kind == "first_tower":
            self.say(self.choices()[0])
        return self

    # --- what is asked ------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of the question that is asked now; empty when the match is over."""
        return next((decision.kind for decision in self.decisions.values()), "")

    @property
    def asked(self) -> int:
        """The only seat that is asked now."""
        (seat,) = self.awaited
        return seat

    def choices(self) -> tuple[str, ...]:
        """The keys that the seat asked first may answer with."""
        return self.decisions[self.awaited[0]].keys

    @property
    def keys(self) -> str:
        """The same in one row."""
        return " ".join(self.choices())

    @property
    def offered(self) -> str:
        """The areas that the seat asked first may choose now; those of each ring, if a ring is asked first."""
        choices = self.decisions[self.awaited[0]].choices
        rows = [choice.facts["areas"] if choice.opens else (choice.key,) for choice in choices]
        return " ".join(str(area) for row in rows if isinstance(row, tuple) for area in row if area in AREAS)

    def facts(self, key: str) -> dict[str, Any]:
        """The facts of a choice of the seat asked first."""
        choices = self.decisions[self.awaited[0]].choices
        return dict(next(choice.facts for choice in choices if choice.key == key))

    def objected(self, question: str, key: str, seat: int = 0) -> Objection:
        """The rule against an answer; asking for it has changed nothing."""
        before = everything(self)
        found = self.game.objection(self.view(seat), question, key)
        assert everything(self) == before
        assert found is not None
        return found

    def why(self, question: str, key: str, seat: int = 0) -> str:
        """The reason against an answer, in a word; there is no such choice, now or in a question that opens now."""
        if seat in self.decisions:
            opens = next((one.opens for one in self.decisions[seat].choices if one.key == question), "")
            assert self.decisions[seat].kind != question or key not in reachable(self, seat)
            assert not opens or key not in reachable(self, seat, question)
        return self.objected(question, key, seat).reason

    # --- what is seen -------------------------------------------------------------------------------------------------

    def shows(self, **seen: Any) -> "Scene":
        """Check what ``SEEN`` or a property has by each name, and parts of the only event of a kind in ``after``."""
        found = {name: self._seen(name, wanted) for name, wanted in seen.items()}
        assert found == seen, found
        return self

    def _seen(self, name: str, wanted: Any) -> Any:
        """Return what is seen in place of ``wanted``: of several things or parts those alone that are named there."""
        if name in KINDS:
            return parts(the(self.news, name), wanted)
        if name in PILES:
            return self.row(name)
        if name not in SEEN:
            return getattr(self, name)
        if isinstance(wanted, Mapping):
            return {key: SEEN[name](self, key, inside) for key, inside in wanted.items()}
        return " ".join(key for key in wanted.split() if SEEN[name](self, key, None))

    def view(self, seat: int | None = None) -> HetVerraadView:
        """A seat's view, or an onlooker's."""
        return now(self, seat)

    def area(self, name: str) -> AreaView:
        """An area and what stands there."""
        return next(one for one in self.view().areas if one.area == name)

    def building(self, name: str) -> str:
        """The card of the building in an area; empty if none stands there."""
        stands = self.area(name).building
        return stands.card if stands else ""

    def owned(self, owner: int | None) -> str:
        """The areas of a seat, of the Black Master, or of nobody."""
        return " ".join(one.area for one in self.view().areas if one.owner == owner)

    def castle(self, seat: int) -> CastleView:
        """Everybody's knowledge of a seat."""
        return self.view().castles[seat]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of all seats, and of the Black Master."""
        view = self.view()
        return (*(one.points for one in view.castles), view.master.points)

    @property
    def towers(self) -> str:
        """The areas with a tower."""
        return " ".join(one.area for one in self.view().areas if one.tower)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, if the match is over."""
        return self.result.winners if self.result else None

    @property
    def bricks(self) -> tuple[int, ...]:
        """The bricks of all seats."""
        return tuple(one.bricks for one in self.view().castles)

    def hand(self, seat: int) -> str:
        """A seat's building cards."""
        return " ".join(one.card for one in self.view(seat).hand)

    def held(self, seat: int) -> str:
        """A seat's influence cards."""
        return " ".join(one.card for one in self.view(seat).influence)

    def row(self, pile: str) -> str:
        """The cards that lie open: ``open``, ``discards``, ``pawnshop``, ``market``, ``influence_discards``."""
        lying = getattr(self.view(), pile)
        if pile == "open":
            lying = [one.building for one in lying if one.building]
        return " ".join(one.card for one in lying)

    def holder(self, power: str) -> int | None:
        """The seat that holds a great power, if a seat holds it."""
        return next(one.holder for one in self.view().powers if one.power == power)


PILES = ("open", "discards", "pawnshop", "market", "influence_discards", "replaced")
SEEN: Mapping[str, Callable[[Scene, Any, Any], Any]] = {
    "has": lambda now, key, _: key in now.choices(),
    "lacks": lambda now, key, _: key not in now.choices(),
    "told": lambda now, kind, _: told(now.news, kind),
    "untold": lambda now, kind, _: not told(now.news, kind),
    "facts": lambda now, key, wanted: parts(now.facts(key), wanted),
    "asks": lambda now, key, _: now.decisions[now.awaited[0]].facts[key],
    "view": lambda now, name, _: getattr(now.view(), name),
    "master": lambda now, name, _: getattr(now.view().master, name),
    "castle": lambda now, seat, wanted: parts(now.castle(seat), wanted),
    "owner": lambda now, area, _: now.area(area).owner,
    "building": lambda now, area, _: now.building(area),
    "owned": lambda now, seat, _: now.owned(seat),
    "hand": lambda now, seat, _: now.hand(seat),
    "held": lambda now, seat, _: now.held(seat),
    "chips": lambda now, seat, _: " ".join(one.chip for one in now.view(seat).chips),
    "holder": lambda now, power, _: now.holder(power),
    "why": lambda now, way, _: now.why(*way.split()[:2], *map(int, way.split()[2:])),
}
"""Names of what is seen of a key, a seat, an area or the like."""


def scene(match: Match) -> Scene:
    """An equal match before its first answer, in which rules can be told."""
    return Scene(match.game, truth(match), match.setup_events, match.record)


def now(match: Match, seat: int | None = None) -> HetVerraadView:
    """A seat's view of a match, or an onlooker's."""
    view = Match.view(match, seat)
    assert isinstance(view, HetVerraadView)
    return view


def reachable(match: Match, seat: int, *path: str) -> set[str]:
    """The keys of the question that these choices lead to, those of all its rings or categories."""
    found = set[str]()
    for choice in match.ahead(seat, path).choices:
        divided = choice.group == choice.key
        found |= reachable(match, seat, *path, choice.key) if divided else {choice.key}
    return found


# --- what is told -----------------------------------------------------------------------------------------------------


def told(events: Sequence[Event], kind: str) -> list[Any]:
    """The events of a kind that the game has."""
    assert kind in KINDS
    return [one for one in events if one.kind == kind]


def the(events: Sequence[Event], kind: str) -> Any:
    """The only event of a kind."""
    (one,) = told(events, kind)
    return one


def parts(whole: Any, wanted: Iterable[str]) -> dict[str, Any]:
    """Those parts of facts, of an event or of a view that are named."""
    return {name: whole[name] if isinstance(whole, Mapping) else getattr(whole, name) for name in wanted}


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of events in their order."""
    return [event.kind for event in events]
