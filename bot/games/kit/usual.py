"""The usual hooks: those of a game that brings none, and a beginning for those that a game brings."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Literal, NamedTuple

import engine
from bot.games.kit.ballots import in_line, with_votes
from bot.games.kit.hooks import DrawnMoments, Hooks, Secret, TriedAnswer, Viewer
from bot.games.kit.matches import (
    LONG,
    State,
    a_match,
    any_options,
    begun,
    change_by_chance,
    is_short,
    play_by_chance,
    seed_of,
)
from engine import Decision, Event, IllegalAnswer, Keys, Record, SeededChance, visible

WORLDS = 4
"""So many possible truths are tried, until the viewer is told the same in one of them."""
ANSWERS = 12
"""So many answers are tried that the viewer may not tell from the answer that was given."""
TRUTHS = 10
LOOKED_AT = 120
"""So many answers of a long match are looked at."""


Way = tuple[State, list[Event]]
"""A world after an answer, and what happened then."""


class _Outcome(NamedTuple):
    """The outcome of an answer in a possible truth: answers to compare there, and the kinds of events told otherwise.

    Alike: the viewer is told the same. Shown: an event that may show secrets tells the truths apart. Unlawful: another
    event does. Impossible: there is no such answer.
    """

    name: Literal["alike", "shown", "unlawful", "impossible"]
    ways: Sequence[Way] = ()
    kinds: frozenset[str] = frozenset()


class Usual(Hooks):
    """Hooks that follow from what a game declares, and from its matches; the class of its own hooks derives from them.

    Views and questions may depend on nothing except what the viewer was told. An event may show a secret, unless
    ``showing`` names the kinds of events that do.
    """

    showing: tuple[str, ...] | None = None
    """Kinds of events that may show secrets. No event of another kind may depend on any. ``None``: any kind may."""
    thorough = False

    def __init__(self, game: str = "") -> None:
        """Make the hooks of a game; a class that derives from this one names its game itself."""
        self.game = game or type(self).game
        self.shown_by = set[str]()
        """Kinds of events that have shown secrets so far."""
        seats = engine.game(self.game).seats
        some = a_match("usual", game=self.game, seats=seats[0], answers=LONG)
        if not is_short(self.game):
            self.length, self.unseen = LOOKED_AT, LONG
        self.secrets = self.secrets or tuple(_secrets(self.game))
        quarters = tuple(some.length * number // 4 for number in (1, 2, 3))
        self.moments = self.moments or tuple(
            DrawnMoments(one, quarters) for one in dict.fromkeys((seats[0], seats[-1]))
        )

    def eventful(self) -> Iterator[Record]:
        """Return the beginnings of matches of all numbers of seats, in which answers are changed."""
        rules = engine.game(self.game)
        for number in (rules.seats[-1], *rules.seats):
            text = f"eventful {self.game} {number}"
            match = engine.start(self.game, seats=number, options=any_options(rules, number, text), seed=seed_of(text))
            while match.result is None and match.length < LONG:
                if not change_by_chance(match, seed_of(text)):
                    play_by_chance(match, seed_of(text), 1)
            yield match.record

    def ways(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[Way]:
        """Yield answers in a possible truth after which the viewer is told the same.

        If there are none, the answer has shown that these truths are not the true one. If no event may have shown it,
        yield the first answer after which the viewer is told something else.
        """
        outcomes = list[_Outcome]()
        for world, same in self._worlds(tried, viewer, other):
            outcome = self._outcome(tried, viewer, world, same)
            if outcome.name == "alike":
                yield from outcome.ways
                return
            outcomes.append(outcome)
        self.shown_by.update(*(one.kinds for one in outcomes))
        if all(one.name != "shown" for one in outcomes):
            yield from [way for one in outcomes for way in one.ways][:1]

    def _outcome(self, tried: TriedAnswer, viewer: Viewer, world: State, same: Keys) -> "_Outcome":
        """Return how the viewer is told the answer in a possible truth."""
        ours, alike = tried.told(viewer), list[Way]()
        outcome = _Outcome("impossible")
        for keys, way in self._answers(tried, viewer, world, same):
            theirs = visible(way[1], viewer)
            if tuple(theirs) == ours:
                if keys == same or not ours or tried.closes or not self.difference(tried, viewer, *way):
                    alike.append(way)  # people may see more of an answer than they are told
                outcome = _Outcome("alike", alike)
                if ours:
                    break
            elif keys == same:
                kinds = frozenset(one.kind for one in (*theirs, *ours) if (one in theirs) != (one in ours))
                lawful = self.showing is None or kinds <= {*self.showing}
                outcome = _Outcome("shown" if lawful else "unlawful", [way], kinds)
        return outcome

    def difference(self, tried: TriedAnswer, viewer: Viewer, world: State, theirs: Sequence[Event]) -> str:
        """Return the difference by which the viewer could tell two worlds apart.

        At the end, views may show all. With anything that a seat is told, chance may deal it something else of its own.
        """
        if tuple(visible(theirs, viewer)) != tried.told(viewer):
            return "an event depends on a secret"
        if tried.match.result is not None or world.result is not None:
            return ""
        here, there = tried.now[viewer], tried.match.game.view(world, viewer)
        if viewer is None or here == there or not (tried.told(viewer) or tried.closes):
            return self._seen(tried, viewer, world)
        names = {name for name in here.__struct_fields__ if getattr(here, name) != getattr(there, name)}
        for own, everybodys in ((here, tried.now[None]), (there, tried.match.game.view(world, None))):
            names -= {name for name in names if getattr(own, name) != getattr(everybodys, name)}
        return f"the next view depends on a secret ({', '.join(sorted(names))})" if names else ""

    def _worlds(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[tuple[State, Keys]]:
        """Yield possible truths in which chance goes on as in the true one, and the answer that is the same there."""
        for number in range(WORLDS):
            chance = SeededChance(seed_of(f"usual {tried.number} {viewer} {number}"))
            world = other.copy() if number == 0 else tried.match.game.determinize(tried.views[viewer], chance)
            if isinstance(tried.truth.chance, SeededChance):
                world.chance = tried.truth.chance.copy()
            yield from in_line(tried, viewer, with_votes(tried, world))

    def _answers(self, tried: TriedAnswer, viewer: Viewer, world: State, same: Keys) -> Iterator[tuple[Keys, Way]]:
        """Yield the same answer in another world, and others of which the viewer may see as little."""
        decision = tried.match.game.decisions(world).get(tried.seat)
        if decision is None:
            return
        begun = [(key,) for key in tried.said]
        for answers in ([*begun, same], [same]) if viewer != tried.seat and begun else ([same],):
            if (way := _given(tried, world, answers)) is not None:
                yield same, way
                break
        if viewer != tried.seat:
            others = [(key,) for key in decision.keys] if decision.least <= 1 <= decision.most else []
            for keys in (*others[:ANSWERS], decision.keys[: decision.least]):
                if keys != same and (way := _given(tried, world, [keys])) is not None:
                    yield keys, way


def _given(tried: TriedAnswer, world: State, answers: Sequence[Keys]) -> Way | None:
    """Give answers of the seat in another world; return ``None`` if one of them does not fit there."""
    rules, there, events = tried.match.game, world.copy(), list[Event]()
    for keys in answers:
        decision = rules.decisions(there).get(tried.seat)
        if decision is None or not _fits(decision, keys):
            return None
        events = rules.play(there, tried.seat, decision.answer(keys))
    return there, events


def _fits(decision: Decision, keys: Sequence[str]) -> bool:
    try:
        decision.answer(keys)
    except IllegalAnswer:
        return False
    return True


def _secrets(game: str) -> Iterator[Secret]:
    """Yield what the first seat cannot know, if the game has any secret: the first moment at which truths differ."""
    match = a_match("secrets", game=game, answers=LONG)
    if all(event.seats is None for event in match.events(0)):
        return
    again = begun(match.record)
    for number in range(min(match.length, LONG)):
        view = again.view(0)
        worlds = [again.game.determinize(view, SeededChance(seed_of(str(one)))) for one in range(TRUTHS)]
        if len({_all_of(world) for world in worlds}) > 1:
            yield Secret(number, 2, _all_of)
            return
        play_by_chance(again, match.record.seed or bytes(32), 1)
    yield Secret(0, 2, _all_of)


def _all_of(world: State) -> str:
    """Return a state in words, except its chance, which differs in any two of them."""
    return repr(
        [getattr(world, one.name) for one in fields(world) if one.name not in ("chance", "rounds", "questions")]
    )
